"""CB-2, CB-13, CB-14: goods in hands and bank, and what is known of them.

Goods move in public, except for a card that is stolen or drawn from a pile. So for every hand it is
known, kind by kind, how many cards it certainly holds: to all players (`seen`) and, beyond that, to
those who took part in a theft (`told`).
"""

from __future__ import annotations

from heliopolis.games.catan.components import GOLD, RESOURCE_COUNT
from heliopolis.games.catan.log_events import RECEIVED
from heliopolis.games.catan.options import UNLIMITED
from heliopolis.games.catan.state import State
from heliopolis.games.catan.tables import COSTS
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import log_event, rule


@rule("CB-2.1", "CB-13.1")
def gain(s: State, seat: int, good: int, count: int) -> None:
    """Move goods from the bank to a hand. Gold is not a card."""
    s.bank[good] -= count
    s.hand[seat][good] += count
    s.refused_count = 0
    if good != GOLD:
        s.cards[seat] += count
        s.seen[seat][good] += count


@rule("CB-2.1")
def lose(s: State, seat: int, good: int, count: int) -> None:
    """Move goods from a hand back to the bank."""
    s.bank[good] += count
    s.hand[seat][good] -= count
    s.refused_count = 0
    if good != GOLD:
        s.cards[seat] -= count
        forget_known(s, seat, good, count)


@rule
def hand_over(s: State, giver: int, taker: int, good: int, count: int) -> None:
    """Move goods from one player to another, in public."""
    lose(s, giver, good, count)
    gain(s, taker, good, count)


@rule("CB-14.1")
def forget_known(s: State, seat: int, resource: int, count: int) -> None:
    """Forget cards that leave a hand in public: first those that all players knew of."""
    known = s.seen[seat][resource]
    if known >= count:
        s.seen[seat][resource] = known - count
        return
    s.seen[seat][resource] = 0
    for other in range(s.seats):
        s.told[other][seat][resource] = max(0, s.told[other][seat][resource] - count + known)


@rule("CB-14.1")
def show_held(s: State, seat: int, resource: int, count: int) -> None:
    """Record that a hand was shown to hold `count` cards of a kind, by an offer or a promise."""
    more = count - s.seen[seat][resource]
    if more > 0:
        s.seen[seat][resource] = count
        for other in range(s.seats):
            s.told[other][seat][resource] = max(0, s.told[other][seat][resource] - more)


@rule("CB-6.4", "CB-6.6", "CB-14.2")
def steal_card(s: State, thief: int, victim: int) -> int:
    """Steal one card, each equally likely; only thief and victim know which one it is."""
    pick = rand(s, s.cards[victim])
    stolen = 0
    while pick >= s.hand[victim][stolen]:
        pick -= s.hand[victim][stolen]
        stolen += 1
    for other in range(s.seats):
        if other != thief and other != victim:
            blur_known(s, other, victim)
    s.told[thief][victim][stolen] -= 1  # one that the thief knew of, and now has
    for kind in range(RESOURCE_COUNT):
        if s.seen[victim][kind] > 0:  # what all players knew is now certain to the thief only
            s.seen[victim][kind] -= 1
            s.told[thief][victim][kind] += 1
    s.told[thief][victim][stolen] = max(0, s.told[thief][victim][stolen])
    s.hand[victim][stolen] -= 1
    s.cards[victim] -= 1
    s.hand[thief][stolen] += 1
    s.cards[thief] += 1
    s.told[victim][thief][stolen] += 1
    s.refused_count = 0
    s.thief = thief
    s.victim = victim
    s.stolen = stolen
    return stolen


@rule
def blur_known(s: State, observer: int, victim: int) -> None:
    """Lower what is certain by one card for each known kind: any of them may be stolen."""
    for kind in range(RESOURCE_COUNT):
        if s.seen[victim][kind] == 0 and s.told[observer][victim][kind] > 0:
            s.told[observer][victim][kind] -= 1


@rule("CB-8.1")
def can_afford(s: State, seat: int, what: int) -> bool:
    """Return whether a player has the cards that a ware costs."""
    hand = s.hand[seat]
    cost = COSTS[what]
    return (
        hand[0] >= cost[0]
        and hand[1] >= cost[1]
        and hand[2] >= cost[2]
        and hand[3] >= cost[3]
        and hand[4] >= cost[4]
    )


@rule("CB-8.1")
def pay(s: State, seat: int, what: int) -> None:
    """Pay the cards that a ware costs to the bank."""
    for resource in range(RESOURCE_COUNT):
        if COSTS[what][resource] > 0:
            lose(s, seat, resource, COSTS[what][resource])


@rule("CB-2.1", "CB-5.2")
def is_in_bank(s: State, good: int) -> bool:
    """Return whether the bank can give one unit of a good."""
    return s.bank[good] > 0 or s.bank_shortage == UNLIMITED


@rule
def receive(s: State, seat: int, good: int, count: int) -> None:
    """Move goods from the bank to a hand and log it."""
    gain(s, seat, good, count)
    log_event(s, RECEIVED, seat, good, count)
