"""Choose which players who search for a game are seated together.

Whoever has waited longest goes first, and gets the players whose ratings are nearest to theirs. All
players of a table must want the same game, pace and number of players, and each must be within the
range of ratings of all others. A search never widens by itself: it means what its user said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.journal import Secret
from heliopolis.server.core.clocks import Terms
from heliopolis.server.core.errors import Refused, not_in_range, of_input
from heliopolis.server.core.lobby import new_id
from heliopolis.server.core.meeting_protocol import SearchRequest
from heliopolis.server.core.record import Header

ALIVE_MS = 100_000  # after its user last asked, a search is forgotten; a hidden page asks rarely


@dataclass(frozen=True)
class Search:
    """A user who searches for a game."""

    person: str
    name: str
    game: str
    seats: tuple[int, ...]
    pace: str
    within: float | None
    rating: float
    since: int

    def takes(self, other: Search) -> bool:
        """Whether another player's rating is near enough, for this one."""
        return self.within is None or abs(self.rating - other.rating) <= self.within


def check(request: SearchRequest) -> tuple[int, ...]:
    """Return the numbers of players that are welcome; refuse those that the game does not allow."""
    try:
        allowed = games.find(request.game).seats
    except HeliopolisError as error:
        raise of_input(error) from error
    for seats in request.seats:
        if seats not in allowed:
            message = not_in_range("seats", seats, allowed[0], allowed[-1])
            raise Refused("bad_setup", message, field="seats")
    return tuple(sorted(set(request.seats)))


def match(searches: Sequence[Search]) -> list[list[Search]]:
    """Return the groups that are seated now, each in the order in which its players came."""
    waiting = sorted(searches, key=lambda one: (one.since, one.person))
    groups = []
    for first in list(waiting):
        group = _group_of(first, waiting) if first in waiting else []
        if group:
            groups.append(group)
            waiting = [one for one in waiting if one not in group]
    return groups


def _group_of(first: Search, waiting: Sequence[Search]) -> list[Search]:
    """Return the largest group that fits whoever came first, or none."""
    alike = [one for one in waiting if one != first and _alike(first, one)]
    nearest = sorted(alike, key=lambda one: (abs(one.rating - first.rating), one.since, one.person))
    for seats in sorted(first.seats, reverse=True):
        group = [first]
        for one in nearest:
            if seats in one.seats and all(one.takes(o) and o.takes(one) for o in group):
                group.append(one)
                if len(group) == seats:
                    return sorted(group, key=lambda one: (one.since, one.person))
    return []


def _alike(one: Search, other: Search) -> bool:
    return (one.game, one.pace) == (other.game, other.pace)


def table_header(group: Sequence[Search], terms: Terms | None, now: int) -> Header:
    """Return the header of the table of a group; who came first is its host."""
    game = games.find(group[0].game)
    return Header(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        options=game.complete_options({}),
        board=None,
        secret=Secret.fresh(),
        pace=group[0].pace,
        terms=terms,
        public=True,
        host=group[0].person,
        seating=[
            {"kind": "person", "name": one.name, "person": one.person} for one in group
        ],
        forked_from=None,
        rated=True,
        created=now,
    )  # fmt: skip
