"""Tables of several people at which somebody can make an offer, or has just made one."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from heliopolis.games.catan.components import RESOURCES
from tests.browser.rehearsal import Rehearsal, running
from tests.browser.servers import DATABASES, Person
from tests.server.records import new_record, play

SEATS = 4


@dataclass(frozen=True)
class Market:
    """A moment at which the active seat has a good, and two others have one for it."""

    moves: tuple[tuple[int, str], ...]
    seed: int
    active: int
    partners: tuple[int, int]
    give: str
    get: str

    @property
    def offer(self) -> str:
        return f"offer 1 {self.give} for 1 {self.get}"


@cache
def market(game: str, seed: int = 1) -> Market:
    """Play at random, without trade, until the moment has come."""
    record, chance = new_record(game, SEATS, seed), random.Random(seed)
    while True:
        active = record.players_to_move[0]
        legal = [move for move in record.table.legal() if "offer" not in move.text]
        if "offer_begin" in {move.text for move in record.table.legal(active)}:
            hand = record.table.state().hand
            for give, mine in enumerate(RESOURCES):
                for get, theirs in enumerate(RESOURCES):
                    others = [s for s in range(SEATS) if s != active and hand[s][get]]
                    if give != get and hand[active][give] and len(others) > 1:
                        moves = tuple((move.seat, move.text) for move in record.table.moves)
                        pair = others[0], others[1]
                        return Market(moves, seed, active, pair, mine, theirs)
        quiet = [move for move in legal if not move.text.startswith("bank")]
        play(record, chance.choice(quiet or legal))


def at_market(
    game: str, active: Person | None, *partners: Person, offered: bool = False
) -> tuple[str, Market]:
    """Return a table of these people, with bots in the other seats, where trade is on.

    Without an active person it is a bot's turn; `offered` has the offer made already.
    """
    found = market(game)
    people = {found.active: active, **dict(zip(found.partners, partners, strict=False))}
    seating = []
    for seat in range(SEATS):
        person = people.get(seat)
        seating.append(
            {"kind": "person", "name": person.name, "person": person.id}
            if person
            else {"kind": "bot", "name": f"Bot {seat}", "bot": "easy"}
        )
    moves = list(found.moves)
    if offered:
        offer = ["offer_begin", f"offer_add_give {found.give}", f"offer_add_get {found.get}"]
        moves += [(found.active, move) for move in (*offer, "offer_send")]
    rehearsed = Rehearsal(game, SEATS, found.seed, (), tuple(moves), {}, salt="salt")
    address = (active or partners[0]).address
    return running(DATABASES[address], rehearsed, seating), found
