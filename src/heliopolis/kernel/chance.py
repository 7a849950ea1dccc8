"""Chance: what is drawn is decided when it is drawn.

No deck order is stored, so there is nothing to leak and search need not reshuffle. The only
secret is the seed. Words come from a block cipher in counter mode: the Chaskey permutation (four
32-bit words, 8 rounds) with the seed as its key. An observer of every draw of a game still cannot
tell the next one, which a small generator such as xorshift would give away after a few.

All arithmetic stays in 64-bit signed ints that hold 32-bit values, so that Python's ints and the
machine's agree on every target.
"""

from __future__ import annotations

from typing import Any

from heliopolis.kernel.layout import BaseState
from heliopolis.kernel.rules import rule

WORD = 0xFFFFFFFF
LARGEST_SEED = 2**63 - 1
ROUNDS = 8
# The half of the key that is not the seed: digits of pi, so that nobody chose them.
KEY_2, KEY_3 = 0x243F6A88, 0x85A308D3


@rule
def seed_chance(s: BaseState, seed: int) -> None:
    """Start chance again from `seed` (0 to 2^63 - 1)."""
    s.chance_seed = seed
    s.chance_draws = 0
    for i in range(4):
        s.chance_block[i] = 0


@rule
def rand(s: BaseState, n: int) -> int:
    """Draw a number from 0 to n - 1, all equally likely (to within n in 2^32)."""
    i = s.chance_draws & 3
    if i == 0:
        _fill_block(s)
    s.chance_draws += 1
    return (s.chance_block[i] * n) >> 32


@rule
def _fill_block(s: BaseState) -> None:
    key_0 = s.chance_seed & WORD
    key_1 = s.chance_seed >> 32
    a = key_0
    b = key_1
    c = KEY_2 ^ s.chance_draws  # apart from the seed: else neighbouring seeds would share blocks
    d = KEY_3
    for _ in range(ROUNDS):
        a = (a + b) & WORD
        b = ((b << 5 | b >> 27) & WORD) ^ a
        a = (a << 16 | a >> 16) & WORD
        c = (c + d) & WORD
        d = ((d << 8 | d >> 24) & WORD) ^ c
        a = (a + d) & WORD
        d = ((d << 13 | d >> 19) & WORD) ^ a
        c = (c + b) & WORD
        b = ((b << 7 | b >> 25) & WORD) ^ c
        c = (c << 16 | c >> 16) & WORD
    s.chance_block[0] = a ^ key_0
    s.chance_block[1] = b ^ key_1
    s.chance_block[2] = c ^ KEY_2
    s.chance_block[3] = d ^ KEY_3


@rule
def draw_one(s: BaseState, counts: Any, kinds: int, left: int) -> int:
    """Draw one of the `left` pieces counted by kind in `counts`, each piece equally likely."""
    pick = rand(s, left)
    kind = 0
    while kind < kinds - 1 and pick >= counts[kind]:
        pick -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
