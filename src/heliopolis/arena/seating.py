"""Assign bots to seats so that each bot plays each seat equally often.

``greedy,search:500,random*2`` lists the bots; ``*2`` gives a bot two seats at the same table. The
number of seats decides which bots meet:

- as many seats as bots listed: all of them play in one group;
- fewer: every group of that size that can be chosen from the list;
- more: every group in which each listed bot takes at least one seat.

Each group plays in all distinct seat orders. If there are more than 24, it plays a balanced subset:
with a prime number of seats every pair of bots occupies every pair of seats equally often,
otherwise every bot occupies every seat equally often.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from heliopolis.bots.roster import listed_bots
from heliopolis.errors import BadSetupError, ErrorText
from heliopolis.kernel.game import Game

MAX_ORDERS = 24

Seating = tuple[int, ...]  # the bot in each seat, as an index into the list of bots


@dataclass(frozen=True)
class Lineup:
    """The distinct bots in the order listed, and the seatings they play."""

    bots: tuple[str, ...]
    seats: int
    seatings: tuple[Seating, ...]

    @classmethod
    def of(cls, text: str, game: Game, seats: int | None = None) -> Lineup:
        """Parse a lineup.

        Without `seats`, the number of bots listed is used, clamped to what the game allows.
        """
        named = listed_bots(text)
        if seats is None:
            seats = min(max(len(named), game.seats[0]), game.seats[-1])
        game.check_seats(seats)
        bots = tuple(dict.fromkeys(named))
        places = [bots.index(name) for name in named]
        seatings = tuple(order for group in _groups(places, seats) for order in orders(group))
        return cls(bots, seats, seatings)


def _groups(named: list[int], seats: int) -> list[Seating]:
    """Return all groups that may share a table, regardless of order."""
    missing = seats - len(named)
    if missing <= 0:
        return sorted(set(combinations(sorted(named), seats)))
    if len(set(named)) < len(named):
        raise BadSetupError(ErrorText("bots-repeated", seats=seats, count=len(named)))
    return [
        tuple(sorted([*named, *more])) for more in combinations_with_replacement(named, missing)
    ]


def orders(group: Seating) -> list[Seating]:
    """Return the orders in which a group is seated: all distinct ones, or a balanced subset."""
    distinct = _distinct_orders(group, MAX_ORDERS)
    if distinct:
        return distinct
    seats = len(group)
    prime = all(seats % n for n in range(2, seats))
    # Modulo a prime, x -> a * x + b maps every pair of places to every other pair exactly once.
    factors = range(1, seats) if prime else [1]
    return [
        tuple(group[(a * seat + b) % seats] for seat in range(seats))
        for a in factors
        for b in range(seats)
    ]


def _distinct_orders(group: Seating, maximum: int) -> list[Seating]:
    """Return all distinct orders, or an empty list if there are more than `maximum`."""
    found: dict[Seating, None] = {}
    for order in permutations(group):
        found[order] = None
        if len(found) > maximum:
            return []
    return sorted(found)
