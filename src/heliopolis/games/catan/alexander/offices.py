"""AL-8: the three special cards, and how they change hands."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.alexander.board import (
    CHITS_FOR_OFFICE,
    FIRST_CHIT,
    OFFICE_COUNT,
    OFFICE_POINTS,
)
from heliopolis.games.catan.alexander.moves import (
    EXCHANGE_WITH,
    KEEP_CARD,
    KEPT,
    TOOK_OFFICE,
    TOOK_OFFICE_FROM,
    WON_CHIT,
)
from heliopolis.games.catan.alexander.options import CHOICE
from heliopolis.games.catan.alexander.rulebook import AL_8_2
from heliopolis.games.catan.alexander.state import EXCHANGE, State
from heliopolis.games.catan.state import MAIN, NOBODY
from heliopolis.games.catan.tables import MOVE_OF
from heliopolis.kernel.rules import log_event, rule


@rule("AL-7.2", "AL-8.3")
def win_chit(s: State, seat: int) -> None:
    """Give a chit to its winner for good; then settle that player's claims to a card."""
    s.chits[seat] += 1
    s.won[seat][s.event - FIRST_CHIT] += 1
    log_event(s, WON_CHIT, seat, s.event, s.chits[seat])
    take_free_office(s, seat)
    claimed = best_claim(s, seat)
    if claimed == OFFICE_COUNT:
        end_event(s)
    elif s.card_exchange == CHOICE:
        s.phase = EXCHANGE
    else:
        take_over(s, seat, claimed)


@rule
def end_event(s: State) -> None:
    """Go on to trade and build."""
    s.actor = s.active
    s.phase = MAIN


@rule("AL-8.1")
def office_of(s: State, seat: int) -> int:
    """Return the card that a player has; OFFICE_COUNT for none."""
    for office in range(OFFICE_COUNT):
        if s.office[office] == seat:
            return office
    return OFFICE_COUNT


@rule("AL-8.1")
def take_free_office(s: State, seat: int) -> None:
    """Give the best free card to a player with three chits and no card."""
    if s.chits[seat] < CHITS_FOR_OFFICE or office_of(s, seat) < OFFICE_COUNT:
        return
    for office in range(OFFICE_COUNT):
        if s.office[office] == NOBODY:
            s.office[office] = seat
            s.points[seat] += OFFICE_POINTS[office]
            log_event(s, TOOK_OFFICE, seat, office)
            return


@rule("AL-8.2", "AL-8.4")
def may_take(s: State, seat: int, office: int) -> bool:
    """Return whether a player may take a better card from a holder with fewer chits."""
    holder = s.office[office]
    return (
        s.chits[seat] >= CHITS_FOR_OFFICE
        and office < office_of(s, seat)
        and holder >= 0
        and s.chits[seat] > s.chits[holder]
    )


@rule("AL-8.3")
def best_claim(s: State, seat: int) -> int:
    """Return the best card that a player may take; OFFICE_COUNT for none."""
    for office in range(OFFICE_COUNT):
        if may_take(s, seat, office):
            return office
    return OFFICE_COUNT


@rule("AL-8.2", "AL-8.4")
def take_over(s: State, seat: int, office: int) -> None:
    """Take a card, giving one's own in exchange; the points move with the cards."""
    holder = s.office[office]
    own = office_of(s, seat)
    s.office[office] = seat
    s.points[seat] += OFFICE_POINTS[office]
    s.points[holder] -= OFFICE_POINTS[office]
    if own < OFFICE_COUNT:
        s.office[own] = holder
        s.points[holder] += OFFICE_POINTS[own]
        s.points[seat] -= OFFICE_POINTS[own]
    log_event(s, TOOK_OFFICE_FROM, seat, office, holder)
    end_event(s)


@rule("AL-8.3")
def rule_against_exchange(s: State, seat: int, holder: int) -> int:
    """Cards are exchanged only with a holder whose card the player may take."""
    office = office_of(s, holder)
    return 0 if office < OFFICE_COUNT and may_take(s, seat, office) else AL_8_2


@rule("AL-8.3")
def list_exchanges(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the players from whom a card may be taken, and the choice to keep one's own."""
    out[0] = MOVE_OF[KEEP_CARD]
    n = 1
    for holder in range(s.seats):
        if rule_against_exchange(s, seat, holder) == 0:
            out[n] = MOVE_OF[EXCHANGE_WITH] + holder
            n += 1
    return n


@rule("AL-8.3")
def keep_card(s: State, seat: int) -> None:
    """Keep one's card; the player is asked again only after winning another chit."""
    log_event(s, KEPT, seat)
    end_event(s)
