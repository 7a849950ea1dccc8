"""How bots trade with other players: what they ask for, of whom, and what they accept.

A bot makes an offer only if it expects somebody to accept it. What it expects follows from what
everybody knows: the cards that a hand certainly holds, their number, the board and the points. It
offers one kind of good for one other kind, since that is what people offer.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from heliopolis.games.catan.components import GOLD, RESOURCE_COUNT
from heliopolis.games.catan.hand_values import find_outlook, value_hand
from heliopolis.games.catan.moves import OFFER_ADD_GET, OFFER_ADD_GIVE, OFFER_DROP, OFFER_SEND
from heliopolis.games.catan.state import State
from heliopolis.games.catan.tables import GOODS, MOVE_OF
from heliopolis.games.catan.trade import GOLD_BITS, RESOURCE_BITS
from heliopolis.games.catan.turn import SEVEN_ROLLED
from heliopolis.kernel.rules import rule

NO_OFFER = -1
# An offer as a number: its value times OFFER_STRIDE, plus its goods and the units given.
OFFER_STRIDE, GOOD_STRIDE, UNIT_STRIDE = 256, 8, 4
MOST_GIVEN, MOST_ASKED = 2, 3  # units that a bot gives for one, and that it asks for one
LEAST_GAIN = 30  # what a trade must gain before it is offered
ACCEPT_GAIN = 18  # what an offer must gain before it is accepted
LEADER_POINT = 10  # more for each point that the other side is ahead
NEARLY_WON = 2  # points; nobody trades with a player so close to winning
NEVER = 10_000
# An unknown card is one of five kinds: how likely it is, in percent, that one of some is the one.
UNKNOWN_CHANCE = [0, 20, 36, 49, 59, 67]
# The number of offers per turn, by the share of the target that the best player has, in thirds.
OFFERS_PER_TURN = [3, 2, 1, 1]


# --- How many offers ------------------------------------------------------------------------------


@rule
def count_offers_left(s: State) -> int:
    """Return the number of offers that a bot still begins this turn: fewer as the game goes on."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    return OFFERS_PER_TURN[min(3, 3 * best // s.target)] - s.offers


# --- What is known of the others ------------------------------------------------------------------


@rule
def has_robbed(s: State, seat: int, other: int) -> bool:
    """Return whether the active player may have robbed the other this turn.

    The last theft counts if a seven was rolled or a card was played this turn. Asking the victim
    for a favour would be bad manners.
    """
    if s.thief != seat or s.victim != other:
        return False
    return s.card_played != 0 or s.dice[0] + s.dice[1] == SEVEN_ROLLED


@rule
def count_known(s: State, seat: int, other: int, good: int) -> int:
    """Return the units of a good that a seat knows another player to have; gold is open."""
    if good == GOLD:
        return s.hand[other][GOLD]
    return s.seen[other][good] + s.told[seat][other][good]


@rule
def chance_of_having(s: State, seat: int, other: int, good: int) -> int:
    """Return how likely a player has one unit of a good as far as a seat knows, in percent."""
    if count_known(s, seat, other, good) > 0:
        return 100
    if good == GOLD:
        return 0
    unknown = s.cards[other]
    for resource in range(RESOURCE_COUNT):
        unknown -= count_known(s, seat, other, resource)
    return UNKNOWN_CHANCE[min(unknown, 5)]


@rule
def reluctance(s: State, seat: int, partner: int) -> int:
    """Return what a trade must gain for a seat to make it with a partner who may be ahead."""
    if s.points[partner] + NEARLY_WON >= s.target:
        return NEVER
    return ACCEPT_GAIN + LEADER_POINT * max(0, s.points[partner] - s.points[seat])


@rule
def expected_gain(
    s: State, seat: int, other: int, loses: int, lost: int, gets: int, got: int
) -> int:
    """Return what a player would gain by a trade of one kind for another, as far as a seat knows.

    The player's hand is taken to be what is known of it, and what is to be given away.
    """
    hand = s.hand[other]
    brick, lumber, wool, grain, ore, gold = hand[0], hand[1], hand[2], hand[3], hand[4], hand[5]
    for resource in range(RESOURCE_COUNT):
        hand[resource] = count_known(s, seat, other, resource)
    hand[loses] = max(lost, hand[loses])
    outlook = find_outlook(s, other)
    before = value_hand(s, other, outlook)
    hand[loses] -= lost
    hand[gets] += got
    after = value_hand(s, other, outlook)
    hand[0], hand[1], hand[2] = brick, lumber, wool
    hand[3], hand[4], hand[5] = grain, ore, gold
    return after - before


# --- The best offer -------------------------------------------------------------------------------


@rule
def find_best_offer(s: State, seat: int) -> int:
    """Return the best offer that somebody may well accept, as a number, or NO_OFFER.

    A higher price is asked of the others first: one unit for one, and then two for one.
    """
    best = NO_OFFER
    outlook = find_outlook(s, seat)
    hand = s.hand[seat]
    before = value_hand(s, seat, outlook)
    for give in range(GOODS):
        for given in range(1, min(MOST_GIVEN, hand[give]) + 1):
            if given >= s.ratio[seat][give]:
                continue  # the bank takes as little
            hand[give] -= given
            for want in range(GOODS):
                if want == give:
                    continue
                hand[want] += 1
                gain = value_hand(s, seat, outlook) - before
                hand[want] -= 1
                value = 0
                if gain > LEAST_GAIN and not was_refused(s, give, given, want):
                    value = gain * chance_of_trade(s, seat, give, given, want) // 100
                if value > LEAST_GAIN and value > best // OFFER_STRIDE:
                    goods = give * GOOD_STRIDE + want
                    best = value * OFFER_STRIDE + goods * UNIT_STRIDE + given
            hand[give] += given
    return best


@rule
def chance_of_trade(s: State, seat: int, give: int, given: int, want: int) -> int:
    """Return how likely somebody takes an offer, in percent: of those who would, the likeliest."""
    best = 0
    for other in range(s.seats):
        if other == seat or has_robbed(s, seat, other):
            continue
        chance = chance_of_having(s, seat, other, want)
        if chance > best and reluctance(s, other, seat) < NEVER:
            gain = expected_gain(s, seat, other, want, 1, give, given)
            if gain > reluctance(s, other, seat):
                best = chance
    return best


@rule("CB-7.3")
def was_refused(s: State, give: int, given: int, want: int) -> bool:
    """Return whether all have refused this, or more for the same, since a hand changed."""
    for units in range(given, MOST_GIVEN + 1):
        key = key_of_swap(give, units, want)
        for i in range(s.refused_count):
            if s.refused[i] == key:
                return True
    return False


@rule
def key_of_swap(give: int, given: int, want: int) -> int:
    """Return the number that stands for an offer of one kind for one unit of another."""
    key = 0
    for resource in range(RESOURCE_COUNT):
        key = key << RESOURCE_BITS | (given if resource == give else 0)
        key = key << RESOURCE_BITS | (1 if resource == want else 0)
    if GOODS > GOLD:
        key = key << GOLD_BITS | (given if give == GOLD else 0)
        key = key << GOLD_BITS | (1 if want == GOLD else 0)
    return key


# --- Making it ------------------------------------------------------------------------------------


@rule
def value_of_offering(s: State, seat: int) -> int:
    """Return what the best offer is expected to gain; 0 if there is none to be made."""
    if count_offers_left(s) <= 0:
        return 0
    return max(0, find_best_offer(s, seat)) // OFFER_STRIDE


@rule
def next_offer_step(s: State, seat: int) -> int:
    """Return the next move towards the best offer; an offer that is another one is dropped."""
    offer = find_best_offer(s, seat)
    if offer == NO_OFFER:
        return MOVE_OF[OFFER_DROP]
    given = offer % UNIT_STRIDE
    want = offer // UNIT_STRIDE % GOOD_STRIDE
    give = offer // UNIT_STRIDE // GOOD_STRIDE % GOOD_STRIDE
    strangers = 0  # units that are no part of it
    for good in range(GOODS):
        strangers += s.give[good] if good != give else max(0, s.give[good] - given)
        strangers += s.want[good] if good != want else max(0, s.want[good] - 1)
    if strangers > 0 or (s.want[want] > 0 and s.give[give] < given):
        return MOVE_OF[OFFER_DROP]
    if s.want[want] > 0:
        return MOVE_OF[OFFER_SEND]
    return MOVE_OF[OFFER_ADD_GIVE] + give if s.give[give] < given else MOVE_OF[OFFER_ADD_GET] + want


# --- Answering ------------------------------------------------------------------------------------


@rule
def value_acceptance(s: State, seat: int) -> int:
    """Value what an offer does to the player's hand, against helping the one who makes it."""
    outlook = find_outlook(s, seat)
    before = value_hand(s, seat, outlook)
    for good in range(GOODS):
        s.hand[seat][good] += s.give[good] - s.want[good]
    after = value_hand(s, seat, outlook)
    for good in range(GOODS):
        s.hand[seat][good] -= s.give[good] - s.want[good]
    return after - before - reluctance(s, seat, s.active)


@rule("CB-7.2")
def find_counter_offer(s: State, seat: int) -> int:
    """Return the offer that a player who is asked would rather hear, as a number, or NO_OFFER.

    The active player would get one unit of what they want, for another price: one that they have,
    and after which they would still gain. Of those it is the one that they gain most by.
    """
    best = NO_OFFER
    outlook = find_outlook(s, seat)
    hand = s.hand[seat]
    before = value_hand(s, seat, outlook)
    for want in range(GOODS):
        if s.want[want] == 0 or hand[want] == 0:
            continue
        hand[want] -= 1
        for give in range(GOODS):
            for given in range(1, min(MOST_ASKED, count_known(s, seat, s.active, give)) + 1):
                if give == want:
                    continue
                hand[give] += given
                gain = value_hand(s, seat, outlook) - before
                hand[give] -= given
                if gain > reluctance(s, seat, s.active):
                    value = expected_gain(s, seat, s.active, give, given, want, 1)
                    if value > max(0, best // OFFER_STRIDE):
                        goods = give * GOOD_STRIDE + want
                        best = value * OFFER_STRIDE + goods * UNIT_STRIDE + given
        hand[want] += 1
    return best


@rule("CB-7.2")
def value_suggestion(
    s: State, seat: int, partner: int, give: Sequence[int], want: Sequence[int]
) -> int:
    """Return what a player would gain by the offer that a partner suggests, less their reluctance.

    The player must have what they would give, and the partner may have what is wanted for it, as
    far as the player knows.
    """
    unknown = s.cards[partner]
    missing = 0
    for good in range(GOODS):
        if s.hand[seat][good] < give[good]:
            return -NEVER
        known = count_known(s, seat, partner, good)
        if good != GOLD:
            unknown -= known
            missing += max(0, want[good] - known)
        elif known < want[good]:
            return -NEVER
    if missing > unknown:
        return -NEVER
    outlook = find_outlook(s, seat)
    before = value_hand(s, seat, outlook)
    for good in range(GOODS):
        s.hand[seat][good] += want[good] - give[good]
    after = value_hand(s, seat, outlook)
    for good in range(GOODS):
        s.hand[seat][good] -= want[good] - give[good]
    return after - before - reluctance(s, seat, partner)


@rule
def without(moves: MutableSequence[int], count: int, move: int) -> int:
    """Remove a move from a list and return the number of moves that stay."""
    kept = 0
    for i in range(count):
        if moves[i] != move:
            moves[kept] = moves[i]
            kept += 1
    return kept


def read_offer(offer: int, goods: Sequence[str]) -> tuple[dict[str, int], dict[str, int]] | None:
    """Return what an offer gives and wants, by the names of the goods; None for NO_OFFER."""
    if offer == NO_OFFER:
        return None
    kinds, given = divmod(offer % OFFER_STRIDE, UNIT_STRIDE)
    give, want = divmod(kinds, GOOD_STRIDE)
    return {goods[give]: given}, {goods[want]: 1}
