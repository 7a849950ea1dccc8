"""CB-6: the seven: discards, robber, theft."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import is_land
from heliopolis.games.catan.components import RESOURCE_COUNT
from heliopolis.games.catan.development import settle_largest_army
from heliopolis.games.catan.hands import lose, steal_card
from heliopolis.games.catan.hooks import after_seven, resume_turn, rule_against_robber_place
from heliopolis.games.catan.moves import DISCARDED, MOVED_ROBBER, STOLE
from heliopolis.games.catan.names import (
    DISCARD_ONE,
    HEX_CORNERS,
    HEX_COUNT,
    MOVE_ROBBER_TO,
    ROB_SEAT,
)
from heliopolis.games.catan.state import DISCARD, MOVE_ROBBER, ROB, SEVEN, TRUE, State
from heliopolis.kernel.rules import log_event, rule

SHIELDED_POINTS = 2  # the friendly robber spares who shows no more


@rule("CB-6.1")
def seven(s: State) -> None:
    """A seven was rolled: nothing is produced, and who has many cards gives half of them."""
    start_discards(s)


@rule("CB-6.1", "CB-13.1")
def start_discards(s: State) -> None:
    """Half of the cards, rounded down. Development cards and gold do not count."""
    anybody = False
    for seat in range(s.seats):
        if s.cards[seat] >= s.threshold:
            s.to_discard[seat] = s.cards[seat] // 2
            anybody = True
    s.resume = SEVEN
    if anybody:
        s.phase = DISCARD
    else:
        ask_robber(s)


@rule("CB-6.2")
def seats_to_discard(s: State) -> int:
    """All who owe cards choose at once; as bits."""
    mask = 0
    for seat in range(s.seats):
        if s.to_discard[seat] > 0:
            mask |= 1 << seat
    return mask


@rule("CB-6.1")
def rule_against_discard(s: State, seat: int, resource: int) -> int:
    """A card that he holds and has not chosen yet."""
    return 0 if s.hand[seat][resource] > s.chosen[seat][resource] else 601


@rule
def list_discards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the kinds he can choose from."""
    n = 0
    for resource in range(RESOURCE_COUNT):
        if s.hand[seat][resource] > s.chosen[seat][resource]:
            out[n] = DISCARD_ONE + resource
            n += 1
    return n


@rule("CB-6.1", "CB-6.2")
def discard(s: State, seat: int, resource: int) -> None:
    """One card more is chosen, unseen by the others; the last one lays all of them open."""
    s.sealed_moves[seat] += 1
    s.chosen[seat][resource] += 1
    s.to_discard[seat] -= 1
    if seats_to_discard(s) == 0:
        book_discards(s)


@rule("CB-6.2")
def book_discards(s: State) -> None:
    """In turn order from the active player the chosen cards go to the bank."""
    s.reveals += 1
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.sealed_moves[seat] > 0:
            s.sealed_moves[seat] = 0
            chosen = s.chosen[seat]
            log_event(s, DISCARDED, seat, chosen[0], chosen[1], chosen[2], chosen[3], chosen[4])
            for resource in range(RESOURCE_COUNT):
                if s.chosen[seat][resource] > 0:
                    lose(s, seat, resource, s.chosen[seat][resource])
                    s.chosen[seat][resource] = 0
    ask_robber(s)


@rule("CB-6.2")
def ask_robber(s: State) -> None:
    """The active player moves the robber."""
    s.phase = MOVE_ROBBER
    s.actor = s.active


@rule("CB-6.3", "CB-6.4")
def rule_against_robber(s: State, seat: int, hex_: int) -> int:
    """To another land hex, whosever buildings stand there."""
    if not is_land(s, hex_) or hex_ == s.robber:
        return 603
    broken = rule_against_robber_place(s, hex_)
    if broken:
        return broken
    if s.friendly_robber == TRUE and is_shielded(s, seat, hex_) and not all_shielded(s, seat):
        return 607
    return 0


@rule("CB-6.7")
def is_shielded(s: State, seat: int, hex_: int) -> bool:
    """Whether an opponent who shows few points has a building at a hex."""
    for k in range(6):
        owner = s.owner[HEX_CORNERS[hex_][k]]
        if owner >= 0 and owner != seat and s.points[owner] <= SHIELDED_POINTS:
            return True
    return False


@rule("CB-6.7")
def all_shielded(s: State, seat: int) -> bool:
    """Whether the friendly robber would find no place at all."""
    for hex_ in range(HEX_COUNT):
        open_ = is_land(s, hex_) and hex_ != s.robber and rule_against_robber_place(s, hex_) == 0
        if open_ and not is_shielded(s, seat, hex_):
            return False
    return True


@rule
def list_robber_places(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the hexes the robber may go to."""
    n = 0
    for hex_ in range(HEX_COUNT):
        if rule_against_robber(s, seat, hex_) == 0:
            out[n] = MOVE_ROBBER_TO + hex_
            n += 1
    return n


@rule("CB-6.4")
def move_robber(s: State, seat: int, hex_: int) -> None:
    """One opponent with cards there is robbed; of several the thief chooses one."""
    s.robber = hex_
    log_event(s, MOVED_ROBBER, seat, hex_)
    victims = victims_at(s, seat, hex_)
    if victims & (victims - 1):
        s.phase = ROB
        return
    for other in range(s.seats):
        if victims >> other & 1:
            rob(s, seat, other)
            return
    robber_is_done(s)


@rule("CB-6.4")
def victims_at(s: State, seat: int, hex_: int) -> int:
    """The opponents with a building at a hex and a resource card, as bits."""
    mask = 0
    for k in range(6):
        owner = s.owner[HEX_CORNERS[hex_][k]]
        if owner >= 0 and owner != seat and s.cards[owner] > 0:
            mask |= 1 << owner
    return mask


@rule("CB-6.4")
def rule_against_rob(s: State, seat: int, victim: int) -> int:
    """Only who stands at the robber's hex and has a card."""
    return 0 if victims_at(s, seat, s.robber) >> victim & 1 else 604


@rule
def list_victims(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write who can be robbed."""
    n = 0
    victims = victims_at(s, seat, s.robber)
    for other in range(s.seats):
        if victims >> other & 1:
            out[n] = ROB_SEAT + other
            n += 1
    return n


@rule("CB-6.4", "CB-6.6")
def rob(s: State, seat: int, victim: int) -> None:
    """Everybody sees who is robbed, not of what."""
    steal_card(s, seat, victim)
    log_event(s, STOLE, seat, victim)
    robber_is_done(s)


@rule("CB-9.3")
def robber_is_done(s: State) -> None:
    """On with the turn; after a knight Largest Army is checked first."""
    if s.resume == SEVEN:
        after_seven(s)
        return
    settle_largest_army(s)
    resume_turn(s)
