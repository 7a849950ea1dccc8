"""Who sits where: every bot in every seat equally often.

``greedy,search:500,random*2`` names the bots; a star says how many seats a bot takes at the same
table. What follows from the number of seats:

- as many as are named: they play each other in one company;
- fewer: every company of that size that can be chosen from those named;
- more: every company in which each of those named takes at least one seat.

Each company sits in all orders that differ. Where these are more than 24 it sits in fewer that are
still fair: with a prime number of seats every pair of bots is in every pair of seats equally often,
else every bot in every seat.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game

MOST_ORDERS = 24
MOST_NAMED = 16
LONGEST_NAME = 200

Seating = tuple[int, ...]  # the bot in each seat, by its place in the list of bots

_NAMED = re.compile(r"(?P<name>[^*]+?)(?:\s*\*\s*(?P<times>[0-9]{1,3}))?")


@dataclass(frozen=True)
class Lineup:
    """The bots, each once and in the order named, and the seatings they play."""

    bots: tuple[str, ...]
    seats: int
    seatings: tuple[Seating, ...]

    @classmethod
    def of(cls, text: str, game: Game, seats: int | None = None) -> Lineup:
        """The lineup that a text describes.

        Where nobody says how many seats, there are as many as bots are named, as far as the game
        allows that.
        """
        named = _named(text)
        if seats is None:
            seats = min(max(len(named), game.seats[0]), game.seats[-1])
        game.check_seats(seats)
        bots = tuple(dict.fromkeys(named))
        places = [bots.index(name) for name in named]
        seatings = tuple(
            order for company in _companies(places, seats) for order in orders(company)
        )
        return cls(bots, seats, seatings)


def _named(text: str) -> list[str]:
    """The names, each as often as it is to sit at one table."""
    named: list[str] = []
    for part in text.split(","):
        match = _NAMED.fullmatch(part.strip())
        if not match or len(part) > LONGEST_NAME or not part.isprintable():
            raise BadSetupError(f"bots: {part!r:.60} is not a bot, such as greedy or greedy*3")
        times = int(match["times"] or 1)
        if not 1 <= times <= MOST_NAMED:
            raise BadSetupError(f"bots: {part!r:.60} asks for {times} seats, not 1 to {MOST_NAMED}")
        named += [match["name"]] * times
    if len(named) > MOST_NAMED:
        raise BadSetupError(f"bots: {len(named)} are named, {MOST_NAMED} is the most")
    return named


def _companies(named: list[int], seats: int) -> list[Seating]:
    """All who may sit together at one table, whatever their order."""
    missing = seats - len(named)
    if missing <= 0:
        return sorted(set(combinations(sorted(named), seats)))
    if len(set(named)) < len(named):
        raise BadSetupError(
            f"seats: {len(named)} are named with a star or twice, so {seats} seats are not filled; "
            "name each bot as often as it is to sit"
        )
    return [
        tuple(sorted([*named, *more])) for more in combinations_with_replacement(named, missing)
    ]


def orders(company: Seating) -> list[Seating]:
    """The orders in which a company sits: all that differ, or where they are many a fair part."""
    everything = _distinct_orders(company, MOST_ORDERS)
    if everything:
        return everything
    seats = len(company)
    prime = all(seats % n for n in range(2, seats))
    # Over a prime, x -> a * x + b takes every pair of places to every other pair exactly once.
    factors = range(1, seats) if prime else [1]
    return [
        tuple(company[(a * seat + b) % seats] for seat in range(seats))
        for a in factors
        for b in range(seats)
    ]


def _distinct_orders(company: Seating, most: int) -> list[Seating]:
    """All orders that differ, or none if they are more than `most`."""
    found: dict[Seating, None] = {}
    for order in permutations(company):
        found[order] = None
        if len(found) > most:
            return []
    return sorted(found)
