"""AL-8: the three special cards, and how they change hands."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.alexander.board import CHITS_FOR_OFFICE, OFFICE_COUNT, OFFICE_POINTS
from heliopolis.games.catan.alexander.moves import (
    EXCHANGE_WITH,
    KEEP_CARD,
    KEPT,
    TOOK_OFFICE,
    TOOK_OFFICE_FROM,
    WON_CHIT,
)
from heliopolis.games.catan.alexander.state import AL, CHOICE, EXCHANGE, State
from heliopolis.games.catan.state import MAIN, NOBODY
from heliopolis.kernel.rules import log_event, rule


@rule("AL-7.2", "AL-8.3")
def win_chit(s: State, seat: int) -> None:
    """It lies before him for good; then his claims to a card are worked off, nobody else's."""
    s.chits[seat] += 1
    s.won[seat][s.event - 1] += 1
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
    """On to trade and build."""
    s.actor = s.active
    s.phase = MAIN


@rule("AL-8.1")
def office_of(s: State, seat: int) -> int:
    """The card somebody has; OFFICE_COUNT for none."""
    for office in range(OFFICE_COUNT):
        if s.office[office] == seat:
            return office
    return OFFICE_COUNT


@rule("AL-8.1")
def take_free_office(s: State, seat: int) -> None:
    """With three chits and no card he takes the best that nobody has."""
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
    """A better card than his, whose holder has fewer chits than he; equal ones take nothing."""
    holder = s.office[office]
    return (
        s.chits[seat] >= CHITS_FOR_OFFICE
        and office < office_of(s, seat)
        and holder >= 0
        and s.chits[seat] > s.chits[holder]
    )


@rule("AL-8.3")
def best_claim(s: State, seat: int) -> int:
    """The best card that he may take; OFFICE_COUNT for none."""
    for office in range(OFFICE_COUNT):
        if may_take(s, seat, office):
            return office
    return OFFICE_COUNT


@rule("AL-8.2", "AL-8.4")
def take_over(s: State, seat: int, office: int) -> None:
    """He gives his own in exchange, if he has one; the points move with the cards."""
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
    """Only with somebody whose card he may take."""
    office = office_of(s, holder)
    return 0 if office < OFFICE_COUNT and may_take(s, seat, office) else AL + 802


@rule("AL-8.3")
def list_exchanges(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write from whom he may take a card, and that he need not."""
    out[0] = KEEP_CARD
    n = 1
    for holder in range(s.seats):
        if rule_against_exchange(s, seat, holder) == 0:
            out[n] = EXCHANGE_WITH + holder
            n += 1
    return n


@rule("AL-8.3")
def keep_card(s: State, seat: int) -> None:
    """He is asked again only when he wins another chit."""
    log_event(s, KEPT, seat)
    end_event(s)
