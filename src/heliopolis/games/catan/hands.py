"""CB-2, CB-13, CB-14: goods in hands and bank, and what everybody knows of them.

Goods move in public but for a card that is stolen or drawn from a pile: so of every hand it is
known, kind by kind, how many cards it surely holds, to everybody (`seen`) and beyond that to those
who took part in a theft (`told`).
"""

from __future__ import annotations

from heliopolis.games.catan.components import COSTS, GOLD, RESOURCE_COUNT
from heliopolis.games.catan.moves import RECEIVED
from heliopolis.games.catan.state import UNLIMITED, State
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import log_event, rule


@rule("CB-2.1", "CB-13.1")
def gain(s: State, seat: int, good: int, count: int) -> None:
    """Goods come out of the bank. Gold is no card."""
    s.bank[good] -= count
    s.hand[seat][good] += count
    s.refused_count = 0
    if good != GOLD:
        s.cards[seat] += count
        s.seen[seat][good] += count


@rule("CB-2.1")
def lose(s: State, seat: int, good: int, count: int) -> None:
    """Goods go back to the bank."""
    s.bank[good] += count
    s.hand[seat][good] -= count
    s.refused_count = 0
    if good != GOLD:
        s.cards[seat] -= count
        forget(s, seat, good, count)


@rule
def hand_over(s: State, giver: int, taker: int, good: int, count: int) -> None:
    """Goods go from player to player, in public."""
    lose(s, giver, good, count)
    gain(s, taker, good, count)


@rule("CB-14.1")
def forget(s: State, seat: int, resource: int, count: int) -> None:
    """Cards that leave a hand in public are first those that everybody knew of."""
    known = s.seen[seat][resource]
    if known >= count:
        s.seen[seat][resource] = known - count
        return
    s.seen[seat][resource] = 0
    for other in range(s.seats):
        s.told[other][seat][resource] = max(0, s.told[other][seat][resource] - count + known)


@rule("CB-14.1")
def show_held(s: State, seat: int, resource: int, count: int) -> None:
    """Everybody learns that a hand holds so many cards of a kind: it was offered or promised."""
    more = count - s.seen[seat][resource]
    if more > 0:
        s.seen[seat][resource] = count
        for other in range(s.seats):
            s.told[other][seat][resource] = max(0, s.told[other][seat][resource] - more)


@rule("CB-6.4", "CB-6.6", "CB-14.2")
def steal_card(s: State, thief: int, victim: int) -> int:
    """One card, all equally likely; the two know which, the others only that it is one of his."""
    pick = rand(s, s.cards[victim])
    stolen = 0
    while pick >= s.hand[victim][stolen]:
        pick -= s.hand[victim][stolen]
        stolen += 1
    for other in range(s.seats):
        if other != thief and other != victim:
            blur(s, other, victim)
    s.told[thief][victim][stolen] -= 1  # of what he knew, and now has
    for kind in range(RESOURCE_COUNT):
        if s.seen[victim][kind] > 0:  # what all knew becomes what only the thief still knows
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
def blur(s: State, observer: int, victim: int) -> None:
    """Any kind of the hand may have lost a card: one less is sure of each that was known of."""
    for kind in range(RESOURCE_COUNT):
        if s.seen[victim][kind] == 0 and s.told[observer][victim][kind] > 0:
            s.told[observer][victim][kind] -= 1


@rule("CB-8.1")
def affords(s: State, seat: int, what: int) -> bool:
    """Whether he has the cards that something costs."""
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
    """The cards that something costs go to the bank."""
    for resource in range(RESOURCE_COUNT):
        if COSTS[what][resource] > 0:
            lose(s, seat, resource, COSTS[what][resource])


@rule("CB-2.1", "CB-5.2")
def in_bank(s: State, good: int) -> bool:
    """Whether the bank can give one."""
    return s.bank[good] > 0 or s.bank_shortage == UNLIMITED


@rule
def receive(s: State, seat: int, good: int, count: int) -> None:
    """Goods from the bank, with a note."""
    gain(s, seat, good, count)
    log_event(s, RECEIVED, seat, good, count)
