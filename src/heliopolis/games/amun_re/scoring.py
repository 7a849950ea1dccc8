"""AR-8, phase 6: the scoring that ends a kingdom, item by item in the order of the rules."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    BONUS_BANK,
    BONUS_FARMERS,
    BONUS_KINDS,
    BONUS_POINTS,
    BONUS_POWER_CARDS,
    BONUS_REGION,
    BONUS_SIDE,
    CARD_PRICE,
    CARDS_FOR_BONUS,
    EAST,
    FARMERS_FOR_BONUS,
    FREE_CARDS,
    GOLD_POINTS,
    KIND_COUNT,
    LAST_ROUND,
    MOST_PYRAMIDS_POINTS,
    NOTHING,
    PYRAMID_POINTS,
    SET_POINTS,
    TEMPLE_POINTS,
    WEST,
)
from heliopolis.games.amun_re.cards import (
    discard_card,
    has_played,
    play_card,
    remove_card,
    rule_against_play,
    seat_in_order,
)
from heliopolis.games.amun_re.moves import (
    BONUS_ITEM,
    BONUS_VERB,
    BOOKED,
    GOLD_ITEM,
    MOST_EAST_ITEM,
    MOST_WEST_ITEM,
    MOVE_OF,
    PASS_VERB,
    PLAYED_BONUS,
    PYRAMIDS_ITEM,
    SCORED,
    SETS_ITEM,
    TEMPLES_ITEM,
    TURNED_TO_GOLD,
)
from heliopolis.games.amun_re.options import BY_WBC, NEEDS_PYRAMID, SELL_AT_END
from heliopolis.games.amun_re.phases import BONUS, END_OF_ROUND, SCORING
from heliopolis.games.amun_re.reveal import count_farmers
from heliopolis.games.amun_re.rulebook import AR_8_9
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import log_event, rule

BONUS_COUNT = len(BONUS_KINDS)
# More than all pyramids, bricks, farmers, gold or seats that a player can have: numbers are
# compared one after another as the digits of one number.
PIECES_STRIDE = 1_000
GOLD_STRIDE = 10_000
SEAT_STRIDE = 10
BRICKS_STRIDE = 100  # more than all bricks that can lie in a province


@rule("AR-8.1")
def next_bonus(s: State) -> None:
    """Let everyone play bonus cards in order; when all have passed, add the points."""
    while s.turn < s.seats:
        seat = seat_in_order(s, s.turn)
        if s.hand_size[seat] > 0:
            s.actor = seat
            s.phase = BONUS
            return
        s.turn += 1
    score_kingdom(s)
    s.phase = END_OF_ROUND


@rule("AR-8.8")
def rule_against_bonus(s: State, seat: int, kind: int) -> int:
    """A bonus card is in hand, the first of its kind in a scoring, and its condition is met."""
    broken = rule_against_play(s, seat, kind)
    if broken:
        return broken
    return 0 if meets_bonus(s, seat, kind) else AR_8_9


@rule("AR-8.9")
def meets_bonus(s: State, seat: int, kind: int) -> bool:
    """Return whether a condition is met: enough farmers or card symbols, or provinces all alike."""
    if kind == BONUS_FARMERS:
        return count_own_farmers(s, seat) >= FARMERS_FOR_BONUS
    if kind == BONUS_POWER_CARDS:
        return count_card_symbols(s, seat) >= CARDS_FOR_BONUS
    first = s.own[seat][0]
    for i in range(1, s.owned[seat]):
        province = s.own[seat][i]
        if kind == BONUS_REGION and s.region[province] != s.region[first]:
            return False
        if kind == BONUS_SIDE and s.side[province] != s.side[first]:
            return False
        if kind == BONUS_BANK and s.on_bank[province] != s.on_bank[first]:
            return False
    return True


@rule("AR-8.9")
def count_own_farmers(s: State, seat: int) -> int:
    """Count the farmers of a player: on fields, on flat land and printed."""
    farmers = 0
    for i in range(s.owned[seat]):
        farmers += count_farmers(s, s.own[seat][i])
    return farmers


@rule("AR-8.9")
def count_card_symbols(s: State, seat: int) -> int:
    """Count the card symbols printed in own provinces: limits and free cards, taken or not."""
    symbols = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        symbols += s.card_limits[province] + FREE_CARDS[province]
    return symbols


@rule("AR-8.8")
def list_bonuses(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List the bonus cards whose condition is met, and passing: the others are kept."""
    out[0] = MOVE_OF[PASS_VERB]
    n = 1
    for i in range(BONUS_COUNT):
        if s.hand[seat][BONUS_KINDS[i]] > 0 and rule_against_bonus(s, seat, BONUS_KINDS[i]) == 0:
            out[n] = MOVE_OF[BONUS_VERB] + i
            n += 1
    return n


@rule("AR-8.8")
def play_bonus(s: State, seat: int, kind: int) -> None:
    """Play a card whose points are added with all others; with the last card the turn is over."""
    log_event(s, PLAYED_BONUS, seat, kind)
    play_card(s, seat, kind)
    discard_card(s, kind)
    if s.hand_size[seat] == 0:
        end_bonus(s)


@rule
def end_bonus(s: State) -> None:
    """Go on to the next player."""
    s.turn += 1
    s.phase = SCORING


@rule("AR-8.1")
def score_kingdom(s: State) -> None:
    """Add all points at once; in the final scoring gold comes last of all."""
    most_west = find_majority(s, WEST)
    most_east = find_majority(s, EAST)
    for n in range(s.seats):
        seat = seat_in_order(s, n)
        s.gained[seat] = 0
        score_item(s, seat, PYRAMIDS_ITEM, PYRAMID_POINTS * count_own_pyramids(s, seat))
        score_item(s, seat, SETS_ITEM, SET_POINTS * count_sets(s, seat))
        score_item(s, seat, MOST_WEST_ITEM, score_majority(s, seat, WEST, most_west))
        score_item(s, seat, MOST_EAST_ITEM, score_majority(s, seat, EAST, most_east))
        score_item(s, seat, TEMPLES_ITEM, score_temples(s, seat))
        score_item(s, seat, BONUS_ITEM, BONUS_POINTS * count_bonuses_played(s, seat))
    if s.round == LAST_ROUND:
        score_gold(s)
    for n in range(s.seats):
        seat = seat_in_order(s, n)
        s.points[seat] += s.gained[seat]
        log_event(s, BOOKED, seat, s.gained[seat], s.points[seat])
        s.gained[seat] = 0


@rule
def score_item(s: State, seat: int, item: int, points: int) -> None:
    """Add points to this scoring, and tell what they are for."""
    if points > 0:
        log_event(s, SCORED, seat, item, points)
        s.gained[seat] += points


@rule("AR-8.2", "AR-10.2")
def count_own_pyramids(s: State, seat: int) -> int:
    """Count the pyramids in the provinces of a player."""
    pyramids = 0
    for i in range(s.owned[seat]):
        pyramids += s.pyramids[s.own[seat][i]]
    return pyramids


@rule("AR-10.2")
def count_own_bricks(s: State, seat: int) -> int:
    """Count the bricks in the provinces of a player."""
    bricks = 0
    for i in range(s.owned[seat]):
        bricks += s.bricks[s.own[seat][i]]
    return bricks


@rule("AR-8.3")
def count_sets(s: State, seat: int) -> int:
    """Count the sets: as many as the province with the fewest pyramids has."""
    sets = s.pyramids[s.own[seat][0]]
    for i in range(1, s.owned[seat]):
        sets = min(sets, s.pyramids[s.own[seat][i]])
    return sets


@rule("AR-8.7")
def score_temples(s: State, seat: int) -> int:
    """Return the points for temples: each scores the field of the Amun-Re temple."""
    temples = 0
    for i in range(s.owned[seat]):
        temples += s.temples[s.own[seat][i]]
    return TEMPLE_POINTS[s.temple] * temples


@rule
def count_bonuses_played(s: State, seat: int) -> int:
    """Count the bonus cards that a player has played in this scoring."""
    cards = 0
    for i in range(BONUS_COUNT):
        if has_played(s, seat, BONUS_KINDS[i]):
            cards += 1
    return cards


@rule("AR-8.5")
def rank_building(s: State, province: int) -> int:
    """Return a number that is higher with more pyramids, and among equals with more bricks."""
    return s.pyramids[province] * BRICKS_STRIDE + s.bricks[province]


@rule("AR-8.4", "AR-8.6")
def find_majority(s: State, side: int) -> int:
    """Return the rank that scores on a side of the Nile; by the option at least a pyramid."""
    best = BRICKS_STRIDE if s.most_pyramids == NEEDS_PYRAMID else 0
    for seat in range(s.seats):
        best = max(best, find_best_building(s, seat, side))
    return best


@rule("AR-8.4", "AR-8.5")
def score_majority(s: State, seat: int, side: int, most: int) -> int:
    """Return 5 points for the owner of a best province on a side, never more than once."""
    return MOST_PYRAMIDS_POINTS if find_best_building(s, seat, side) == most else 0


@rule
def find_best_building(s: State, seat: int, side: int) -> int:
    """Return the rank of a player's best province on a side; NOTHING without one."""
    best = NOTHING
    for i in range(s.owned[seat]):
        if s.side[s.own[seat][i]] == side:
            best = max(best, rank_building(s, s.own[seat][i]))
    return best


@rule("AR-8.10")
def score_gold(s: State) -> None:
    """Turn cards to gold; most gold scores 6, then 4, then 2. Equals share the better rank."""
    if s.endgame_sale == SELL_AT_END:
        for n in range(s.seats):
            turn_cards_to_gold(s, seat_in_order(s, n))
    for n in range(s.seats):
        seat = seat_in_order(s, n)
        score_item(s, seat, GOLD_ITEM, GOLD_POINTS[count_richer_players(s, seat)])


@rule("AR-8.10")
def turn_cards_to_gold(s: State, seat: int) -> None:
    """Sell all cards left in a hand."""
    cards = s.hand_size[seat]
    if cards == 0:
        return
    for kind in range(KIND_COUNT):
        for _ in range(s.hand[seat][kind]):
            remove_card(s, seat, kind)
            discard_card(s, kind)
            s.gold[seat] += CARD_PRICE
    log_event(s, TURNED_TO_GOLD, seat, cards, s.gold[seat])


@rule("AR-8.10")
def count_richer_players(s: State, seat: int) -> int:
    """Count the players with more gold."""
    richer = 0
    for other in range(s.seats):
        if s.gold[other] > s.gold[seat]:
            richer += 1
    return richer


@rule("AR-10.1", "AR-10.2", "AR-10.3")
def compute_standing(s: State, seat: int) -> int:
    """Return a number that is higher the better a player stands: points, then what breaks ties.

    By the rulebook pyramids, then bricks. By the option: bricks, pyramids, farmers, gold, and
    finally the later seat in the order of the first round.
    """
    pyramids = count_own_pyramids(s, seat)
    bricks = count_own_bricks(s, seat)
    if s.tie_break != BY_WBC:
        return (s.points[seat] * PIECES_STRIDE + pyramids) * PIECES_STRIDE + bricks
    place = (seat - s.first_start + s.seats) % s.seats
    rank = (s.points[seat] * PIECES_STRIDE + bricks) * PIECES_STRIDE + pyramids
    rank = (rank * PIECES_STRIDE + count_own_farmers(s, seat)) * GOLD_STRIDE + s.gold[seat]
    return rank * SEAT_STRIDE + place
