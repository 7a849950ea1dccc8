"""What an expert works out about the pyramid: features for nets, behind those of plain Catan."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import derived, hooks
from heliopolis.games.catan.cheops.board import BLOCK_COST, BLOCKS, MOST_SEATS, SHIP_COST
from heliopolis.games.catan.cheops.evaluation import (
    TURNS_PER_SEVEN,
    evaluate_more,
    value_block_points,
)
from heliopolis.games.catan.cheops.pyramid import find_hosts
from heliopolis.games.catan.cheops.state import State
from heliopolis.games.catan.derived import VALUE_STEP
from heliopolis.games.catan.evaluation import POINT
from heliopolis.games.catan.hand_values import count_buyable_cards, count_missing_cards
from heliopolis.kernel.features import BYTE, SHORT, Features
from heliopolis.kernel.rules import override, rule

BUILDER = Features()
PROMISE = BUILDER.add(
    "promise", 1, f"of site, blocks and places, in steps of {VALUE_STEP}", least=-SHORT, most=SHORT
)
BLOCK_POINTS = BUILDER.add("points of a block", 1, "that the next one brings", most=BYTE)
HOSTS = BUILDER.add("hosts", 2, "1 for a building at the site; 1 for a way to another's")
BUILDER_SIZE = BUILDER.size

MORE = Features()
TURNS_LEFT = MORE.add("pharaoh: turns left", 1, "until the last block, roughly", most=SHORT)
LACKS_BLOCK = MORE.add("you: lacks a block", 2, "cards for it; of these, from the bank", most=BYTE)
LACKS_SHIP = MORE.add("you: lacks a ship", 2, "the same for a ship", most=BYTE)
BUILDERS = MORE.repeat_for_seats(MOST_SEATS, BUILDER)
SIZE = MORE.size

DERIVED = Features([*derived.DERIVED, *MORE])


@override(hooks.derive_more)
def derive_more(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write how long the pharaoh builds, what blocks bring, and what the hand lacks for them."""
    for i in range(begin, begin + SIZE):
        out[i] = 0
    out[begin + TURNS_LEFT] = TURNS_PER_SEVEN * (s.pharaoh_stock - s.black)
    write_lacks(s, observer, BLOCK_COST, out, begin + LACKS_BLOCK)
    write_lacks(s, observer, SHIP_COST, out, begin + LACKS_SHIP)
    for place in range(s.seats):
        seat = (observer + place) % s.seats
        at = begin + BUILDERS + place * BUILDER_SIZE
        out[at + PROMISE] = evaluate_more(s, seat) // VALUE_STEP
        if s.blocks[seat] < BLOCKS:
            out[at + BLOCK_POINTS] = value_block_points(s, seat) // POINT
        through = find_hosts(s, seat)
        out[at + HOSTS] = through >> seat & 1
        out[at + HOSTS + 1] = 1 if through & ~(1 << seat) else 0


@rule
def write_lacks(s: State, observer: int, ware: int, out: MutableSequence[int], at: int) -> None:
    """Write how many cards the observer lacks for a ware, and how many of them the bank gives."""
    missing = count_missing_cards(s, observer, ware)
    out[at] = missing
    out[at + 1] = min(missing, count_buyable_cards(s, observer, ware))
