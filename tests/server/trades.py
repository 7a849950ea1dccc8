"""Records at which players trade: offers that somebody can accept, in any game of Catan."""

from __future__ import annotations

import random

from heliopolis.games.catan.components import RESOURCES
from heliopolis.server.core import actions
from heliopolis.server.core.record import Record
from tests.server.records import happen, play

TRADING = ("catan-island", "catan-alexander", "catan-cheops")


def tradable(record: Record) -> tuple[int, int, str, str] | None:
    """Return who could trade with whom, and what for what; None if nobody can now."""
    (active, *_), state = record.players_to_move, record.table.state()
    if "offer_begin" not in {move.text for move in record.table.legal(active)}:
        return None
    for partner in set(range(len(record.seats))) - {active}:
        for give, mine in enumerate(RESOURCES):
            for get, theirs in enumerate(RESOURCES):
                held = state.hand[active][give] and state.hand[partner][get]
                if give != get and held and not state.hand[partner][give]:
                    return active, partner, mine, theirs
    return None


def with_offer(record: Record, seed: int = 1) -> tuple[int, int]:
    """Play until an offer is out that somebody can accept; return the active seat and that one."""
    chooser = random.Random(seed)
    while (found := tradable(record)) is None:
        legal = record.table.legal()
        quiet = [move for move in legal if not move.text.startswith(("offer", "bank"))]
        play(record, chooser.choice(quiet or legal))
    active, partner, give, get = found
    offer(record, active, give, get)
    return active, partner


def offer(record: Record, seat: int, give: str, get: str, count: int = 1) -> None:
    """Offer one good for another."""
    step = record.table.known_step(seat)
    happen(record, actions.move(record, seat, step, f"offer {count} {give} for 1 {get}"))


def others_reject(record: Record, active: int, partner: int) -> None:
    """Let all but two players reject the offer as long as they are asked."""
    while others := [s for s in record.players_to_move if s not in (active, partner)]:
        play(record, "offer_reject", others[0])


def with_trade(record: Record, seed: int = 1) -> tuple[int, int]:
    """Play until a trade has just been concluded; return the two seats."""
    active, partner = with_offer(record, seed)
    while partner not in record.players_to_move:
        other = next(s for s in record.players_to_move if s not in (active, partner))
        play(record, "offer_reject", other)
    play(record, "offer_accept", partner)
    others_reject(record, active, partner)
    play(record, f"offer_confirm {partner}", active)
    return active, partner
