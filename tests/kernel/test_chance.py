from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from heliopolis.kernel.chance import LARGEST_SEED, draw_one, rand, seed_chance
from heliopolis.kernel.layout import BaseState

ROTATIONS = (5, 8, 16, 7, 13, 16)


def seeded(seed: int) -> BaseState:
    s = BaseState()
    seed_chance(s, seed)
    return s


def chaskey_reference(words: list[int]) -> list[int]:
    """The permutation as published, on real 32-bit arithmetic."""

    def rotl(x: int, n: int) -> int:
        return (x << n | x >> (32 - n)) & 0xFFFFFFFF

    v0, v1, v2, v3 = words
    for _ in range(8):
        v0 = (v0 + v1) & 0xFFFFFFFF
        v1 = rotl(v1, 5) ^ v0
        v0 = rotl(v0, 16)
        v2 = (v2 + v3) & 0xFFFFFFFF
        v3 = rotl(v3, 8) ^ v2
        v0 = (v0 + v3) & 0xFFFFFFFF
        v3 = rotl(v3, 13) ^ v0
        v2 = (v2 + v1) & 0xFFFFFFFF
        v1 = rotl(v1, 7) ^ v2
        v2 = rotl(v2, 16)
    return [v0, v1, v2, v3]


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 + 5, LARGEST_SEED])
def test_words_are_the_cipher_in_counter_mode(seed: int) -> None:
    s = seeded(seed)
    words = [rand(s, 2**32) for _ in range(12)]
    key = [seed & 0xFFFFFFFF, seed >> 32, 0x243F6A88, 0x85A308D3]
    expected = []
    for counter in (0, 4, 8):
        block = chaskey_reference([key[0], key[1], key[2] ^ counter, key[3]])
        expected += [word ^ half for word, half in zip(block, key, strict=True)]
    assert words == expected


def test_all_numbers_are_about_equally_likely() -> None:
    s = seeded(1)
    counts = Counter(rand(s, 6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    chi_squared = sum((n - 10_000) ** 2 / 10_000 for n in counts.values())
    assert chi_squared < 20.5  # one in a thousand, for 5 degrees of freedom; the seed is fixed


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    words = [[rand(seeded(seed), 2**32) for _ in range(1)] for seed in range(1000)]
    assert len({word[0] for word in words}) == 1000
    flips = [(a[0] ^ b[0]).bit_count() for a, b in pairwise(words)]
    assert 15 < sum(flips) / len(flips) < 17


def test_seeding_again_starts_again() -> None:
    s = seeded(5)
    first = [rand(s, 1000) for _ in range(7)]
    seed_chance(s, 5)
    assert [rand(s, 1000) for _ in range(7)] == first


def test_drawing_takes_each_piece_exactly_once() -> None:
    s, counts = seeded(3), [3, 0, 5, 1]
    kinds = [draw_one(s, counts, 4, left) for left in range(9, 0, -1)]
    assert Counter(kinds) == {0: 3, 2: 5, 3: 1}
    assert counts == [0, 0, 0, 0]
