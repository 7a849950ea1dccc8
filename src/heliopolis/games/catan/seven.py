"""CB-6: the seven: discards, robber, theft."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.build import is_land
from heliopolis.games.catan.components import RESOURCE_COUNT
from heliopolis.games.catan.development import settle_largest_army
from heliopolis.games.catan.hands import lose, steal_card
from heliopolis.games.catan.hooks import after_seven, resume_turn, rule_against_robber_place
from heliopolis.games.catan.log_events import DISCARDED, MOVED_ROBBER, STOLE
from heliopolis.games.catan.moves import DISCARD_ONE, MOVE_ROBBER_TO, ROB_SEAT
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.rulebook import CB_6_1, CB_6_3, CB_6_4, CB_6_7
from heliopolis.games.catan.state import DISCARD, MOVE_ROBBER, ROB, SEVEN, State
from heliopolis.games.catan.tables import HEX_CORNERS, HEX_COUNT, MOVE_OF
from heliopolis.kernel.rules import hook, log_event, rule

SHIELDED_POINTS = 2  # players who show no more are spared by the friendly robber


@hook("CB-6.1")
def resolve_seven(s: State) -> None:
    """Resolve a seven: nothing is produced, and players with many cards give up half of them."""
    start_discards(s)


@rule("CB-6.1", "CB-13.1")
def start_discards(s: State) -> None:
    """Ask for half of each large hand, rounded down; development cards and gold do not count."""
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
def seats_owing_discards(s: State) -> int:
    """Return the seats that still owe cards, as bits; all of them choose at once."""
    mask = 0
    for seat in range(s.seats):
        if s.to_discard[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def rule_against_discard(s: State, seat: int, resource: int) -> int:
    """A discarded card is in the hand and not chosen yet."""
    return 0 if s.hand[seat][resource] > s.chosen[seat][resource] else CB_6_1


@rule
def list_discards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the kinds of cards that the player can still choose."""
    n = 0
    for resource in range(RESOURCE_COUNT):
        if s.hand[seat][resource] > s.chosen[seat][resource]:
            out[n] = MOVE_OF[DISCARD_ONE] + resource
            n += 1
    return n


@rule("CB-6.1", "CB-6.2")
def discard(s: State, seat: int, resource: int) -> None:
    """Choose one more card, unseen by the others; the last choice reveals all of them."""
    s.sealed_moves[seat] += 1
    s.chosen[seat][resource] += 1
    s.to_discard[seat] -= 1
    if seats_owing_discards(s) == 0:
        book_discards(s)


@rule("CB-6.2")
def book_discards(s: State) -> None:
    """Move the chosen cards to the bank, in turn order from the active player."""
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
    """Ask the active player to move the robber."""
    s.phase = MOVE_ROBBER
    s.actor = s.active


@rule("CB-6.4")
def rule_against_robber(s: State, seat: int, hex_: int) -> int:
    """The robber moves to another land hex, whoever has buildings there."""
    if not is_land(s, hex_) or hex_ == s.robber:
        return CB_6_3
    broken = rule_against_robber_place(s, hex_)
    if broken:
        return broken
    if (
        s.friendly_robber == TRUE
        and is_shielded(s, seat, hex_)
        and not is_every_hex_shielded(s, seat)
    ):
        return CB_6_7
    return 0


@rule("CB-6.7")
def is_shielded(s: State, seat: int, hex_: int) -> bool:
    """Return whether an opponent with few visible points has a building at a hex."""
    for k in range(6):
        owner = s.owner[HEX_CORNERS[hex_][k]]
        if owner >= 0 and owner != seat and s.points[owner] <= SHIELDED_POINTS:
            return True
    return False


@rule("CB-6.7")
def is_every_hex_shielded(s: State, seat: int) -> bool:
    """Return whether the friendly robber would have no hex to move to."""
    for hex_ in range(HEX_COUNT):
        open_ = is_land(s, hex_) and hex_ != s.robber and rule_against_robber_place(s, hex_) == 0
        if open_ and not is_shielded(s, seat, hex_):
            return False
    return True


@rule
def list_robber_places(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the hexes that the robber may move to."""
    n = 0
    for hex_ in range(HEX_COUNT):
        if rule_against_robber(s, seat, hex_) == 0:
            out[n] = MOVE_OF[MOVE_ROBBER_TO] + hex_
            n += 1
    return n


@rule("CB-6.4")
def move_robber(s: State, seat: int, hex_: int) -> None:
    """Move the robber; of several opponents with cards there the thief chooses one."""
    s.robber = hex_
    log_event(s, MOVED_ROBBER, seat, hex_)
    victims = find_victims(s, seat, hex_)
    if victims & (victims - 1):
        s.phase = ROB
        return
    for other in range(s.seats):
        if victims >> other & 1:
            rob(s, seat, other)
            return
    finish_robber(s)


@rule("CB-6.4")
def find_victims(s: State, seat: int, hex_: int) -> int:
    """Return the opponents with a building at a hex and a resource card, as bits."""
    mask = 0
    for k in range(6):
        owner = s.owner[HEX_CORNERS[hex_][k]]
        if owner >= 0 and owner != seat and s.cards[owner] > 0:
            mask |= 1 << owner
    return mask


@rule
def rule_against_rob(s: State, seat: int, victim: int) -> int:
    """A victim has a building at the robber's hex and a card."""
    return 0 if find_victims(s, seat, s.robber) >> victim & 1 else CB_6_4


@rule
def list_victims(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the seats that can be robbed."""
    n = 0
    victims = find_victims(s, seat, s.robber)
    for other in range(s.seats):
        if victims >> other & 1:
            out[n] = MOVE_OF[ROB_SEAT] + other
            n += 1
    return n


@rule("CB-6.4", "CB-6.6")
def rob(s: State, seat: int, victim: int) -> None:
    """Steal a card; everyone sees the victim, but not the card."""
    steal_card(s, seat, victim)
    log_event(s, STOLE, seat, victim)
    finish_robber(s)


@rule("CB-9.3")
def finish_robber(s: State) -> None:
    """Go on with the turn; after a knight Largest Army is settled first."""
    if s.resume == SEVEN:
        after_seven(s)
        return
    settle_largest_army(s)
    resume_turn(s)
