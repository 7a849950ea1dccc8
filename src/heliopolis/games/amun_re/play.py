"""The rules as the kernel calls them: who is asked, what is allowed, what a move does, who won."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.actions import (
    buy_bricks,
    buy_cards,
    buy_farmers,
    end_farmers_if_done,
    end_turn,
    list_added_farmers,
    list_brick_purchases,
    list_building,
    list_card_purchases,
    list_farmer_places,
    list_farmer_purchases,
    next_turn,
    place_brick,
    place_farmers,
    place_forced_farmers,
    play_free_farmer,
    rule_against_builder,
    rule_against_buy_bricks,
    rule_against_buy_cards,
    rule_against_buy_farmers,
    rule_against_end_turn,
    rule_against_free_farmer,
    rule_against_place_brick,
    rule_against_place_farmers,
    use_builder,
)
from heliopolis.games.amun_re.auction import (
    bid,
    collect_bids,
    list_bids,
    play_in_auction,
    rule_against_bid,
)
from heliopolis.games.amun_re.board import MOST_FIELDS, STEPS
from heliopolis.games.amun_re.cards import (
    list_sales,
    rule_against_play,
    rule_against_sell,
    sell_card,
)
from heliopolis.games.amun_re.income import (
    end_income,
    list_income_cards,
    next_income,
    play_eight_gold,
    play_harvest_boost,
    rule_against_eight_gold,
    rule_against_harvest_boost,
)
from heliopolis.games.amun_re.kingdom import end_round
from heliopolis.games.amun_re.moves import (
    BID_FIRST,
    BONUS_FIRST,
    BOOST_FIRST,
    BRICKS_FIRST,
    BUILDER_FIRST,
    CARDS_FIRST,
    CONVERT_FIRST,
    CORRECT_FIRST,
    CORRECTION_NO,
    EIGHT_FIRST,
    END_TURN,
    FARMERS_FIRST,
    FREE_FARMER_FIRST,
    LAY_FIRST,
    OFFER_NOTHING,
    PASS,
    PLACE_FIRST,
    PLAY_CARD,
    SELL,
    SKIP,
    STEAL_MOVE,
    STOP,
    TAKE_BRICK,
    TAKE_CARD,
    TAKE_FARMER,
)
from heliopolis.games.amun_re.offering import (
    convert_card,
    correct,
    lay_correction,
    list_corrections,
    list_offers,
    list_rewards,
    make_offer,
    next_correction,
    next_taker,
    rule_against_convert,
    rule_against_offer,
    rule_against_take_brick,
    rule_against_take_card,
    rule_against_take_farmer,
    seats_to_seal,
    start_offering,
    steal,
    stop_taking,
    take_reward_brick,
    take_reward_card,
    take_reward_farmer,
)
from heliopolis.games.amun_re.reveal import start_round
from heliopolis.games.amun_re.scoring import (
    FIRST_BONUS,
    end_bonus,
    list_bonuses,
    next_bonus,
    play_bonus,
    rule_against_bonus,
    standing,
)
from heliopolis.games.amun_re.state import (
    ADD_FARMER,
    ASK_CARDS,
    ASK_CORRECTION,
    ASK_OFFER,
    BID,
    BONUS,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    COLLECTING,
    CORRECT,
    CORRECTING,
    GOLD_ONLY,
    INCOME,
    NEXT_ROUND,
    NEXT_TURN,
    OFFER,
    OFFERING,
    OVER,
    PAY,
    PAYING,
    PLACE_FARMERS,
    REWARD,
    REWARDING,
    SCORING,
    State,
)
from heliopolis.kernel.rules import rule

# The rule that says whose turn it is in each phase, and the one that says what is asked there.
TURN_OF = [404, 411, 501, 501, 501, 501, 501, 501, 601, 606, 610, 701, 801]
ASKED_BY = [406, 411, 501, 501, 504, 505, 501, 506, 601, 606, 610, 701, 801]


@rule("AR-10.1")
def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@rule("AR-6.1")
def players_to_move(s: State) -> int:
    """The seats that may act now, as bits: one, or all that have not made their offering."""
    if s.phase == OFFER:
        return seats_to_seal(s)
    return 0 if s.phase == OVER else 1 << s.actor


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """0 if the move is allowed, or the number of the rule it would break."""
    if s.phase == OVER:
        return 1001
    if players_to_move(s) >> seat & 1 == 0:
        return TURN_OF[s.phase]
    if s.phase <= PAY:
        return rule_against_auction(s, seat, move)
    if s.phase < OFFER:
        return rule_against_action(s, seat, move)
    if s.phase == OFFER:
        return rule_against_offering(s, seat, move)
    return rule_against_later(s, seat, move)


@rule("AR-4.6", "AR-4.9", "AR-4.11")
def rule_against_auction(s: State, seat: int, move: int) -> int:
    """Who bids may first play the two cards for it; who pays may only sell."""
    if SELL <= move < CARDS_FIRST and (s.phase == PAY or s.bid_backing == GOLD_ONLY):
        return rule_against_sell(s, seat, move - SELL)
    if s.phase == BID and move < SELL:
        if move < BID_FIRST:
            return rule_against_play(s, seat, move - PLAY_CARD)
        return rule_against_bid(s, seat, (move - BID_FIRST) // STEPS, (move - BID_FIRST) % STEPS)
    return misplaced(s, move)


@rule("AR-5.1")
def rule_against_action(s: State, seat: int, move: int) -> int:
    """Power cards, farmers, bricks, in this order; sales in between."""
    phase = s.phase
    if SELL <= move < CARDS_FIRST:
        return rule_against_sell(s, seat, move - SELL)
    if phase == BUY_CARDS and CARDS_FIRST <= move < FREE_FARMER_FIRST:
        return rule_against_buy_cards(s, seat, move - CARDS_FIRST)
    if FREE_FARMER_FIRST <= move < FARMERS_FIRST and phase in (BUY_FARMERS, ADD_FARMER):
        return rule_against_free_farmer(s, seat, move - FREE_FARMER_FIRST)
    if phase == BUY_FARMERS and FARMERS_FIRST <= move < PLACE_FIRST:
        return rule_against_buy_farmers(s, seat, move - FARMERS_FIRST)
    if phase == PLACE_FARMERS and PLACE_FIRST <= move < SKIP:
        place = move - PLACE_FIRST
        return rule_against_place_farmers(
            s, seat, place // (MOST_FIELDS + 1), place % (MOST_FIELDS + 1)
        )
    if phase == ADD_FARMER and move == SKIP:
        return 0
    if phase >= BUY_BRICKS and BUILDER_FIRST <= move < BRICKS_FIRST:
        return rule_against_builder(s, seat, move - BUILDER_FIRST)
    if phase == BUY_BRICKS and BRICKS_FIRST <= move < LAY_FIRST:
        return rule_against_buy_bricks(s, seat, move - BRICKS_FIRST)
    if phase == BUILD and LAY_FIRST <= move < END_TURN:
        return rule_against_place_brick(s, seat, move - LAY_FIRST)
    if phase == BUILD and move == END_TURN:
        return rule_against_end_turn(s)
    return misplaced(s, move)


@rule("AR-6.1", "AR-6.3", "AR-6.4")
def rule_against_offering(s: State, seat: int, move: int) -> int:
    """A correction or not, then steal or offer, then the cards that the offer lacks."""
    asked = s.asked[seat]
    if asked == ASK_CORRECTION and CORRECTION_NO <= move < STEAL_MOVE:
        return 0
    if asked == ASK_OFFER and move == STEAL_MOVE:
        return 0
    if asked == ASK_OFFER and OFFER_NOTHING < move < CONVERT_FIRST:
        return rule_against_offer(s, seat, move - OFFER_NOTHING)
    if asked == ASK_CARDS and CONVERT_FIRST <= move < CORRECT_FIRST:
        return rule_against_convert(s, seat, move - CONVERT_FIRST)
    if asked == ASK_CARDS and move == STEAL_MOVE:
        return 603
    if asked == ASK_CARDS and OFFER_NOTHING < move < CONVERT_FIRST:
        return 604
    return misplaced(s, move)


@rule("AR-6.6", "AR-6.10", "AR-7.6", "AR-8.8")
def rule_against_later(s: State, seat: int, move: int) -> int:
    """Corrections, rewards, income cards and bonus cards."""
    if s.phase == CORRECT and CORRECT_FIRST <= move < TAKE_CARD:
        return 0
    if s.phase == REWARD and TAKE_CARD <= move <= STOP:
        if move == STOP:
            return 0
        if move == TAKE_CARD:
            return rule_against_take_card(s)
        if move < TAKE_BRICK:
            return rule_against_take_farmer(s, seat, move - TAKE_FARMER)
        return rule_against_take_brick(s, seat, move - TAKE_BRICK)
    if s.phase == INCOME and EIGHT_FIRST <= move < BOOST_FIRST:
        return rule_against_eight_gold(s, seat, move - EIGHT_FIRST)
    if s.phase == INCOME and BOOST_FIRST <= move < PASS:
        return rule_against_harvest_boost(s, seat, move - BOOST_FIRST)
    if s.phase == BONUS and move >= BONUS_FIRST:
        return rule_against_bonus(s, seat, FIRST_BONUS + move - BONUS_FIRST)
    if move == PASS and s.phase in (INCOME, BONUS):
        return 0
    return misplaced(s, move)


@rule("AR-1.2", "AR-1.7", "AR-1.8", "AR-6.11")
def misplaced(s: State, move: int) -> int:
    """What a move breaks that is none of those asked for: a card has its phase, a sale its time."""
    if SELL <= move < CARDS_FIRST:
        return 107
    if FREE_FARMER_FIRST <= move < FARMERS_FIRST or BUILDER_FIRST <= move < BRICKS_FIRST:
        if s.phase == REWARD:
            return 611
        return 501 if BUY_CARDS <= s.phase <= BUILD else 108
    if move < BID_FIRST or EIGHT_FIRST <= move < PASS or move >= BONUS_FIRST:
        return 108
    return ASKED_BY[s.phase]


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat to `out`; return how many."""
    phase = s.phase
    if phase == OFFER:
        return list_offers(s, seat, out)
    if phase == OVER or seat != s.actor:
        return 0
    if phase == BID:
        return list_bids(s, seat, out)
    if phase == BUILD:
        return list_building(s, seat, out)
    if phase == BUY_CARDS:
        return list_card_purchases(s, seat, out)
    if phase == BUY_FARMERS:
        return list_farmer_purchases(s, seat, out)
    if phase == BUY_BRICKS:
        return list_brick_purchases(s, seat, out)
    if phase == REWARD:
        return list_rewards(s, seat, out)
    if phase == INCOME:
        return list_income_cards(s, seat, out)
    if phase == PLACE_FARMERS:
        return list_farmer_places(s, seat, out)
    if phase == ADD_FARMER:
        return list_added_farmers(s, seat, out)
    if phase == CORRECT:
        return list_corrections(out)
    if phase == BONUS:
        return list_bonuses(s, seat, out)
    return list_sales(s, seat, out, 0)


@rule("AR-1.11")
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows from it. None gives anything to another."""
    if move < CARDS_FIRST:
        apply_in_auction(s, seat, move)
    elif move < CORRECTION_NO:
        apply_action(s, seat, move)
    elif move < CORRECT_FIRST:
        apply_offering(s, seat, move)
    else:
        apply_later(s, seat, move)
    if s.phase >= NEXT_ROUND:
        play_on(s)


@rule
def apply_in_auction(s: State, seat: int, move: int) -> None:
    """Cards of the auction, bids, and sales in whatever phase."""
    if move >= SELL:
        sell_card(s, seat, move - SELL)
        if s.phase == PAY:
            s.phase = PAYING
        elif s.phase == ADD_FARMER:
            end_farmers_if_done(s, seat)
    elif move >= BID_FIRST:
        bid(s, seat, (move - BID_FIRST) // STEPS, (move - BID_FIRST) % STEPS)
    else:
        play_in_auction(s, seat, move - PLAY_CARD)


@rule
def apply_action(s: State, seat: int, move: int) -> None:
    """The three purchases, and what is done with them."""
    if move < FREE_FARMER_FIRST:
        buy_cards(s, seat, move - CARDS_FIRST)
    elif move < FARMERS_FIRST:
        play_free_farmer(s, seat, move - FREE_FARMER_FIRST)
    elif move < PLACE_FIRST:
        buy_farmers(s, seat, move - FARMERS_FIRST)
    elif move < SKIP:
        place_farmers(s, seat, (move - PLACE_FIRST) % (MOST_FIELDS + 1))
        place_forced_farmers(s, seat)
    elif move == SKIP:
        s.phase = BUY_BRICKS
    elif move < BRICKS_FIRST:
        use_builder(s, seat, move - BUILDER_FIRST)
    elif move < LAY_FIRST:
        buy_bricks(s, seat, move - BRICKS_FIRST)
    elif move < END_TURN:
        place_brick(s, seat, move - LAY_FIRST)
    else:
        end_turn(s, seat)


@rule
def apply_offering(s: State, seat: int, move: int) -> None:
    """A part of a sealed choice."""
    if move < STEAL_MOVE:
        lay_correction(s, seat, move - CORRECTION_NO)
    elif move == STEAL_MOVE:
        steal(s, seat)
    elif move < CONVERT_FIRST:
        make_offer(s, seat, move - OFFER_NOTHING)
    else:
        convert_card(s, seat, move - CONVERT_FIRST)


@rule
def apply_later(s: State, seat: int, move: int) -> None:
    """Corrections, rewards, income cards, bonus cards."""
    if move < TAKE_CARD:
        correct(s, seat, move - CORRECT_FIRST)
    elif move == TAKE_CARD:
        take_reward_card(s, seat)
    elif move < TAKE_BRICK:
        take_reward_farmer(s, seat, move - TAKE_FARMER)
    elif move < STOP:
        take_reward_brick(s, seat, move - TAKE_BRICK)
    elif move == STOP:
        stop_taking(s, seat)
    elif move < BOOST_FIRST:
        play_eight_gold(s, seat, move - EIGHT_FIRST)
    elif move < PASS:
        play_harvest_boost(s, seat, move - BOOST_FIRST)
    elif move > PASS:
        play_bonus(s, seat, FIRST_BONUS + move - BONUS_FIRST)
    elif s.phase == INCOME:
        end_income(s, seat)
    else:
        end_bonus(s)


@rule("AR-1.2")
def play_on(s: State) -> None:
    """Do what needs no decision until somebody is asked, or the game is over."""
    while s.phase >= NEXT_ROUND and s.phase != OVER:
        if s.phase == NEXT_TURN:
            next_turn(s)
        elif s.phase == PAYING:
            collect_bids(s)
        elif s.phase == OFFERING:
            start_offering(s)
        elif s.phase == CORRECTING:
            next_correction(s)
        elif s.phase == REWARDING:
            next_taker(s)
        elif s.phase == COLLECTING:
            next_income(s)
        elif s.phase == SCORING:
            next_bonus(s)
        elif s.phase == NEXT_ROUND:
            start_round(s)
        else:
            end_round(s)


@rule
def scores(s: State, out: MutableSequence[int]) -> None:
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule("AR-10.2", "AR-10.3")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """The rank of every seat: 0 has won, and several may have."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better
