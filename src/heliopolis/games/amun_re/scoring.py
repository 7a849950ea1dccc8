"""AR-8, phase 6: the scoring that ends a kingdom, item by item in the order of the rules."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    BONUS_BANK,
    BONUS_CARDS,
    BONUS_FARMERS,
    BONUS_POINTS,
    BONUS_POWER_CARDS,
    BONUS_REGION,
    BONUS_SIDE,
    CARD_PRICE,
    CARDS_FOR_BONUS,
    FARMERS_FOR_BONUS,
    FREE_CARDS,
    GOLD_POINTS,
    KIND_COUNT,
    LAST_ROUND,
    MOST_PYRAMIDS_POINTS,
    NOTHING,
    ON_BANK,
    PYRAMID_POINTS,
    REGION,
    SET_POINTS,
    SIDE,
    TEMPLE_POINTS,
    TEMPLES,
)
from heliopolis.games.amun_re.cards import (
    discard_card,
    in_order,
    play_card,
    rule_against_play,
    show_card,
)
from heliopolis.games.amun_re.moves import (
    BONUS_FIRST,
    BONUS_ITEM,
    BOOKED,
    GOLD_ITEM,
    MOST_EAST_ITEM,
    MOST_WEST_ITEM,
    PASS,
    PLAYED_BONUS,
    PYRAMIDS_ITEM,
    SCORED,
    SETS_ITEM,
    TEMPLES_ITEM,
    TURNED_TO_GOLD,
)
from heliopolis.games.amun_re.reveal import farmers_in
from heliopolis.games.amun_re.state import BONUS, END_OF_ROUND, SCORING, TRUE, WBC, State
from heliopolis.kernel.rules import log_event, rule

WEST, EAST = range(2)
BONUS_COUNT = len(BONUS_CARDS)
FIRST_BONUS = BONUS_POWER_CARDS
BRICKS_BELOW_A_PYRAMID = 100  # so many bricks never lie in a province


@rule("AR-8.1")
def next_bonus(s: State) -> None:
    """In order everyone may play bonus cards; when all have passed, the points are added."""
    while s.turn < s.seats:
        seat = in_order(s, s.turn)
        if s.hand_size[seat] > 0:
            s.actor = seat
            s.phase = BONUS
            return
        s.turn += 1
    score_kingdom(s)
    s.phase = END_OF_ROUND


@rule("AR-8.8")
def rule_against_bonus(s: State, seat: int, kind: int) -> int:
    """A card he holds, one of a kind in a scoring, and only if its condition holds."""
    broken = rule_against_play(s, seat, kind)
    if broken:
        return broken
    return 0 if bonus_holds(s, seat, kind) else 809


@rule("AR-8.9")
def bonus_holds(s: State, seat: int, kind: int) -> bool:
    """Enough farmers, enough printed card symbols, or all three provinces of one sort."""
    if kind == BONUS_FARMERS:
        return own_farmers(s, seat) >= FARMERS_FOR_BONUS
    if kind == BONUS_POWER_CARDS:
        return card_symbols(s, seat) >= CARDS_FOR_BONUS
    first = s.own[seat][0]
    for i in range(1, s.owned[seat]):
        province = s.own[seat][i]
        if kind == BONUS_REGION and REGION[province] != REGION[first]:
            return False
        if kind == BONUS_SIDE and SIDE[province] != SIDE[first]:
            return False
        if kind == BONUS_BANK and ON_BANK[province] != ON_BANK[first]:
            return False
    return True


@rule("AR-8.9")
def own_farmers(s: State, seat: int) -> int:
    """On fields, on flat land and printed."""
    farmers = 0
    for i in range(s.owned[seat]):
        farmers += farmers_in(s, s.own[seat][i])
    return farmers


@rule("AR-8.9")
def card_symbols(s: State, seat: int) -> int:
    """Printed in his provinces: the card limits and the free cards, taken or not."""
    symbols = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        symbols += s.card_limits[province] + FREE_CARDS[province]
    return symbols


@rule("AR-8.8")
def list_bonuses(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Those that hold, or none: playing is optional, and what is not played is kept."""
    out[0] = PASS
    n = 1
    for i in range(BONUS_COUNT):
        if s.hand[seat][FIRST_BONUS + i] > 0 and rule_against_bonus(s, seat, FIRST_BONUS + i) == 0:
            out[n] = BONUS_FIRST + i
            n += 1
    return n


@rule("AR-8.8")
def play_bonus(s: State, seat: int, kind: int) -> None:
    """Its points are added with all others; with his last card his turn is over."""
    log_event(s, PLAYED_BONUS, seat, kind)
    play_card(s, seat, kind)
    discard_card(s, kind)
    if s.hand_size[seat] == 0:
        end_bonus(s)


@rule
def end_bonus(s: State) -> None:
    """The next player is asked."""
    s.turn += 1
    s.phase = SCORING


@rule("AR-8.1")
def score_kingdom(s: State) -> None:
    """All points at once; in the final scoring gold comes last of all."""
    most_west = most_pyramids(s, WEST)
    most_east = most_pyramids(s, EAST)
    for n in range(s.seats):
        seat = in_order(s, n)
        s.gained[seat] = 0
        gain(s, seat, PYRAMIDS_ITEM, PYRAMID_POINTS * own_pyramids(s, seat))
        gain(s, seat, SETS_ITEM, SET_POINTS * sets_of_pyramids(s, seat))
        gain(s, seat, MOST_WEST_ITEM, majority_points(s, seat, WEST, most_west))
        gain(s, seat, MOST_EAST_ITEM, majority_points(s, seat, EAST, most_east))
        gain(s, seat, TEMPLES_ITEM, temple_points(s, seat))
        gain(s, seat, BONUS_ITEM, BONUS_POINTS * bonuses_played(s, seat))
    if s.round == LAST_ROUND:
        score_gold(s)
    for n in range(s.seats):
        seat = in_order(s, n)
        s.points[seat] += s.gained[seat]
        log_event(s, BOOKED, seat, s.gained[seat], s.points[seat])
        s.gained[seat] = 0


@rule
def gain(s: State, seat: int, item: int, points: int) -> None:
    """Count points towards this scoring, and say what for."""
    if points > 0:
        log_event(s, SCORED, seat, item, points)
        s.gained[seat] += points


@rule("AR-8.2", "AR-10.2")
def own_pyramids(s: State, seat: int) -> int:
    """All pyramids in his provinces."""
    pyramids = 0
    for i in range(s.owned[seat]):
        pyramids += s.pyramids[s.own[seat][i]]
    return pyramids


@rule("AR-10.2")
def own_bricks(s: State, seat: int) -> int:
    """All bricks in his provinces."""
    bricks = 0
    for i in range(s.owned[seat]):
        bricks += s.bricks[s.own[seat][i]]
    return bricks


@rule("AR-8.3")
def sets_of_pyramids(s: State, seat: int) -> int:
    """As many sets as the province with fewest pyramids has of them."""
    sets = s.pyramids[s.own[seat][0]]
    for i in range(1, s.owned[seat]):
        sets = min(sets, s.pyramids[s.own[seat][i]])
    return sets


@rule("AR-8.7")
def temple_points(s: State, seat: int) -> int:
    """Each temple in his provinces counts as much as the field of the Amun-Re temple."""
    temples = 0
    for i in range(s.owned[seat]):
        temples += TEMPLES[s.own[seat][i]]
    return TEMPLE_POINTS[s.temple] * temples


@rule
def bonuses_played(s: State, seat: int) -> int:
    """Bonus cards he has played in this scoring."""
    cards = 0
    for i in range(BONUS_COUNT):
        cards += s.played[seat] >> (FIRST_BONUS + i) & 1
    return cards


@rule("AR-8.5")
def building_rank(s: State, province: int) -> int:
    """A number that is higher with more pyramids, and among equals with more bricks."""
    return s.pyramids[province] * BRICKS_BELOW_A_PYRAMID + s.bricks[province]


@rule("AR-8.4", "AR-8.6")
def most_pyramids(s: State, side: int) -> int:
    """The rank to be reached on a side of the Nile: the best there, but by the option a pyramid."""
    best = BRICKS_BELOW_A_PYRAMID if s.most_needs_pyramid == TRUE else 0
    for seat in range(s.seats):
        best = max(best, best_building(s, seat, side))
    return best


@rule("AR-8.4", "AR-8.5")
def majority_points(s: State, seat: int, side: int, most: int) -> int:
    """5 points for everyone who owns a best province there, and never more than once."""
    return MOST_PYRAMIDS_POINTS if best_building(s, seat, side) == most else 0


@rule
def best_building(s: State, seat: int, side: int) -> int:
    """The rank of his best province on a side; NOTHING if he has none there."""
    best = NOTHING
    for i in range(s.owned[seat]):
        if SIDE[s.own[seat][i]] == side:
            best = max(best, building_rank(s, s.own[seat][i]))
    return best


@rule("AR-8.10")
def score_gold(s: State) -> None:
    """Cards become gold; most gold 6, then 4, then 2. Equals share the better rank."""
    if s.auto_sell == TRUE:
        for n in range(s.seats):
            turn_cards_to_gold(s, in_order(s, n))
    for n in range(s.seats):
        seat = in_order(s, n)
        gain(s, seat, GOLD_ITEM, GOLD_POINTS[richer_players(s, seat)])


@rule("AR-8.10")
def turn_cards_to_gold(s: State, seat: int) -> None:
    """All cards left in a hand are sold."""
    cards = s.hand_size[seat]
    if cards == 0:
        return
    for kind in range(KIND_COUNT):
        for _ in range(s.hand[seat][kind]):
            show_card(s, seat, kind)
            discard_card(s, kind)
            s.gold[seat] += CARD_PRICE
    log_event(s, TURNED_TO_GOLD, seat, cards, s.gold[seat])


@rule("AR-8.10")
def richer_players(s: State, seat: int) -> int:
    """How many have more gold."""
    richer = 0
    for other in range(s.seats):
        if s.gold[other] > s.gold[seat]:
            richer += 1
    return richer


@rule("AR-10.1", "AR-10.2", "AR-10.3")
def standing(s: State, seat: int) -> int:
    """A number that is higher the better he stands: points, then what breaks ties.

    By the rulebook pyramids, then bricks. By the option: bricks, pyramids, farmers, gold, and at
    last the later seat in the order of the first round.
    """
    pyramids = own_pyramids(s, seat)
    bricks = own_bricks(s, seat)
    if s.tie_break != WBC:
        return (s.points[seat] * 1000 + pyramids) * 1000 + bricks
    place = (seat - s.first_start + s.seats) % s.seats
    rank = (s.points[seat] * 1000 + bricks) * 1000 + pyramids
    return ((rank * 1000 + own_farmers(s, seat)) * 10000 + s.gold[seat]) * 10 + place
