"""The rules as the kernel calls them: whose turn it is, what is legal, what a move does."""

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
    is_first_lap,
    list_bids,
    play_auction_card,
    rule_against_bid,
)
from heliopolis.games.amun_re.board import AUCTION_KINDS, BONUS_KINDS
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
    ARG,
    ARG_2,
    BID_VERB,
    BONUS_VERB,
    BRICK,
    BUILDER_VERB,
    BUY_BRICKS_VERB,
    BUY_CARDS_VERB,
    BUY_FARMERS_VERB,
    CONVERT_VERB,
    CORRECT_VERB,
    CORRECTION_VERB,
    EIGHT_GOLD_VERB,
    END_TURN_VERB,
    FARMER,
    FREE_FARMER_VERB,
    HARVEST_BOOST_VERB,
    OFFER_VERB,
    PASS_VERB,
    PLACE_BRICK_VERB,
    PLACE_FARMERS_VERB,
    PLAY_CARD_VERB,
    SELL_CARD_VERB,
    SKIP_VERB,
    STEAL_VERB,
    STOP_VERB,
    TAKE_VERB,
    VERB_OF,
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
from heliopolis.games.amun_re.options import GOLD_ONLY
from heliopolis.games.amun_re.phases import (
    ACTIONS_PART,
    ADD_FARMER,
    ASK_CARDS,
    ASK_CORRECTION,
    ASK_OFFER,
    AUCTION_PART,
    BID,
    BONUS,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    COLLECTING,
    CORRECT,
    CORRECTING,
    INCOME,
    IS_AUTOMATIC,
    NEXT_ROUND,
    NEXT_TURN,
    OFFER,
    OFFERING,
    OVER,
    PART_OF,
    PAY,
    PAYING,
    PLACE_FARMERS,
    QUESTION_RULE,
    REWARD,
    REWARDING,
    SCORING,
    TURN_RULE,
)
from heliopolis.games.amun_re.reveal import start_round
from heliopolis.games.amun_re.rulebook import (
    AR_1_7,
    AR_1_8,
    AR_4_1,
    AR_5_1,
    AR_6_3,
    AR_6_4,
    AR_6_11,
)
from heliopolis.games.amun_re.scoring import (
    compute_standing,
    end_bonus,
    list_bonuses,
    next_bonus,
    play_bonus,
    rule_against_bonus,
)
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import rule

# --- Whose turn it is -----------------------------------------------------------------------------


@rule("AR-10.1")
def over(s: State) -> bool:
    """Return whether the game has ended."""
    return s.phase == OVER


@rule("AR-6.1")
def players_to_move(s: State) -> int:
    """Return the seats that may act, as a bit mask: one, or all with an unfinished offering."""
    if s.phase == OFFER:
        return seats_to_seal(s)
    return 0 if s.phase == OVER else 1 << s.actor


# --- What is legal --------------------------------------------------------------------------------


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """Return 0 if a move is legal, or the rule that it would break."""
    if players_to_move(s) >> seat & 1 == 0:
        return rule_against_acting(s)
    if PART_OF[s.phase] == AUCTION_PART:
        return rule_against_auction(s, seat, move)
    if PART_OF[s.phase] == ACTIONS_PART:
        return rule_against_action(s, seat, move)
    if s.phase == OFFER:
        return rule_against_offering(s, seat, move)
    if s.phase == REWARD:
        return rule_against_reward(s, seat, move)
    return rule_against_later(s, seat, move)


@rule
def rule_against_acting(s: State) -> int:
    """Players act when it is their turn: in an auction first once around, then when outbid."""
    if s.phase == BID and is_first_lap(s):
        return AR_4_1
    return TURN_RULE[s.phase]


@rule("AR-4.6", "AR-4.9", "AR-4.11")
def rule_against_auction(s: State, seat: int, move: int) -> int:
    """A bidder may first play the two cards for it; a player who pays may only sell."""
    verb = VERB_OF[move]
    if verb == SELL_CARD_VERB and (s.phase == PAY or s.bid_backing == GOLD_ONLY):
        return rule_against_sell(s, seat, ARG[move])
    if verb == PLAY_CARD_VERB and s.phase == BID:
        return rule_against_play(s, seat, AUCTION_KINDS[ARG[move]])
    if verb == BID_VERB and s.phase == BID:
        return rule_against_bid(s, seat, ARG[move], ARG_2[move])
    return rule_against_wrong_time(s, verb)


@rule("AR-5.1")
def rule_against_action(s: State, seat: int, move: int) -> int:
    """A turn is power cards, farmers, bricks, in this order; sales come in between."""
    verb = VERB_OF[move]
    if verb == SELL_CARD_VERB:
        return rule_against_sell(s, seat, ARG[move])
    if verb == BUY_CARDS_VERB and s.phase == BUY_CARDS:
        return rule_against_buy_cards(s, seat, ARG[move])
    if s.phase >= BUY_BRICKS:
        return rule_against_brick_step(s, seat, move)
    return rule_against_farmer_step(s, seat, move)


@rule
def rule_against_farmer_step(s: State, seat: int, move: int) -> int:
    """Farmers are bought and then placed; a free one comes before or after."""
    verb = VERB_OF[move]
    if verb == FREE_FARMER_VERB and (s.phase == BUY_FARMERS or s.phase == ADD_FARMER):
        return rule_against_free_farmer(s, seat, ARG[move])
    if verb == BUY_FARMERS_VERB and s.phase == BUY_FARMERS:
        return rule_against_buy_farmers(s, seat, ARG[move])
    if verb == PLACE_FARMERS_VERB and s.phase == PLACE_FARMERS:
        return rule_against_place_farmers(s, seat, ARG[move], ARG_2[move])
    if verb == SKIP_VERB and s.phase == ADD_FARMER:
        return 0
    return rule_against_wrong_time(s, verb)


@rule
def rule_against_brick_step(s: State, seat: int, move: int) -> int:
    """Bricks are bought and then placed; a builder may come at any moment."""
    verb = VERB_OF[move]
    if verb == BUILDER_VERB:
        return rule_against_builder(s, seat, ARG[move])
    if verb == BUY_BRICKS_VERB and s.phase == BUY_BRICKS:
        return rule_against_buy_bricks(s, seat, ARG[move])
    if verb == PLACE_BRICK_VERB and s.phase == BUILD:
        return rule_against_place_brick(s, seat, ARG[move])
    if verb == END_TURN_VERB and s.phase == BUILD:
        return rule_against_end_turn(s)
    return rule_against_wrong_time(s, verb)


@rule("AR-6.1")
def rule_against_offering(s: State, seat: int, move: int) -> int:
    """A correction or none comes first, then steal or offer, then cards for the missing gold."""
    verb = VERB_OF[move]
    asked = s.asked[seat]
    if asked == ASK_CORRECTION and verb == CORRECTION_VERB:
        return 0
    if asked == ASK_OFFER and verb == STEAL_VERB:
        return 0
    if asked == ASK_OFFER and verb == OFFER_VERB:
        return rule_against_offer(s, seat, ARG[move])
    if asked == ASK_CARDS and verb == CONVERT_VERB:
        return rule_against_convert(s, seat, ARG[move])
    if asked == ASK_CARDS and verb == STEAL_VERB:
        return AR_6_3
    if asked == ASK_CARDS and verb == OFFER_VERB:
        return AR_6_4
    return rule_against_wrong_time(s, verb)


@rule("AR-6.10")
def rule_against_reward(s: State, seat: int, move: int) -> int:
    """An item is a power card, a farmer or a brick; fewer may be taken."""
    verb = VERB_OF[move]
    if verb == STOP_VERB:
        return 0
    if verb == TAKE_VERB:
        if ARG[move] == FARMER:
            return rule_against_take_farmer(s, seat, ARG_2[move])
        if ARG[move] == BRICK:
            return rule_against_take_brick(s, seat, ARG_2[move])
        return rule_against_take_card(s)
    return rule_against_wrong_time(s, verb)


@rule("AR-6.6", "AR-7.6", "AR-8.8")
def rule_against_later(s: State, seat: int, move: int) -> int:
    """Corrections, income cards and bonus cards each have their phase."""
    verb = VERB_OF[move]
    if verb == CORRECT_VERB and s.phase == CORRECT:
        return 0
    if verb == EIGHT_GOLD_VERB and s.phase == INCOME:
        return rule_against_eight_gold(s, seat, ARG[move])
    if verb == HARVEST_BOOST_VERB and s.phase == INCOME:
        return rule_against_harvest_boost(s, seat, ARG[move])
    if verb == BONUS_VERB and s.phase == BONUS:
        return rule_against_bonus(s, seat, BONUS_KINDS[ARG[move]])
    if verb == PASS_VERB and (s.phase == INCOME or s.phase == BONUS):
        return 0
    return rule_against_wrong_time(s, verb)


@rule("AR-1.2")
def rule_against_wrong_time(s: State, verb: int) -> int:
    """Return the rule against a move that is not asked for: cards and sales have their time."""
    if verb == SELL_CARD_VERB:
        return AR_1_7
    if verb in (FREE_FARMER_VERB, BUILDER_VERB):
        if s.phase == REWARD:
            return AR_6_11
        return AR_5_1 if PART_OF[s.phase] == ACTIONS_PART else AR_1_8
    if verb in (PLAY_CARD_VERB, EIGHT_GOLD_VERB, HARVEST_BOOST_VERB, BONUS_VERB):
        return AR_1_8
    return QUESTION_RULE[s.phase]


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat to `out`; return their number."""
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


# --- What a move does -----------------------------------------------------------------------------


@rule("AR-1.11")
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows from it. None gives anything to another."""
    phase = s.phase
    if VERB_OF[move] == SELL_CARD_VERB:
        apply_sale(s, seat, ARG[move])
    elif PART_OF[phase] == ACTIONS_PART:
        apply_action(s, seat, move)
    elif phase == BID:
        apply_bid(s, seat, move)
    elif phase == OFFER:
        apply_offering(s, seat, move)
    elif phase == REWARD:
        apply_reward(s, seat, move)
    else:
        apply_later(s, seat, move)
    if IS_AUTOMATIC[s.phase]:
        play_on(s)


@rule
def apply_sale(s: State, seat: int, kind: int) -> None:
    """Sell a card in whatever phase: it may pay a bid, or end the question for a free farmer."""
    sell_card(s, seat, kind)
    if s.phase == PAY:
        s.phase = PAYING
    elif s.phase == ADD_FARMER:
        end_farmers_if_done(s, seat)


@rule
def apply_bid(s: State, seat: int, move: int) -> None:
    """Place a bid, or play a card before it."""
    if VERB_OF[move] == BID_VERB:
        bid(s, seat, ARG[move], ARG_2[move])
    else:
        play_auction_card(s, seat, AUCTION_KINDS[ARG[move]])


@rule
def apply_action(s: State, seat: int, move: int) -> None:
    """Make one of the three purchases, or place what was bought."""
    verb = VERB_OF[move]
    if verb == BUY_CARDS_VERB:
        buy_cards(s, seat, ARG[move])
    elif verb == FREE_FARMER_VERB:
        play_free_farmer(s, seat, ARG[move])
    elif verb == BUY_FARMERS_VERB:
        buy_farmers(s, seat, ARG[move])
    elif verb == PLACE_FARMERS_VERB:
        place_farmers(s, seat, ARG_2[move])
        place_forced_farmers(s, seat)
    elif verb == SKIP_VERB:
        s.phase = BUY_BRICKS
    elif verb == BUILDER_VERB:
        use_builder(s, seat, ARG[move])
    elif verb == BUY_BRICKS_VERB:
        buy_bricks(s, seat, ARG[move])
    elif verb == PLACE_BRICK_VERB:
        place_brick(s, seat, ARG[move])
    else:
        end_turn(s, seat)


@rule
def apply_offering(s: State, seat: int, move: int) -> None:
    """Make a part of a sealed choice."""
    verb = VERB_OF[move]
    if verb == CORRECTION_VERB:
        lay_correction(s, seat, ARG[move])
    elif verb == STEAL_VERB:
        steal(s, seat)
    elif verb == OFFER_VERB:
        make_offer(s, seat, ARG[move])
    else:
        convert_card(s, seat, ARG[move])


@rule
def apply_reward(s: State, seat: int, move: int) -> None:
    """Take an item, or no more of them."""
    if VERB_OF[move] == STOP_VERB:
        stop_taking(s, seat)
    elif ARG[move] == FARMER:
        take_reward_farmer(s, seat, ARG_2[move])
    elif ARG[move] == BRICK:
        take_reward_brick(s, seat, ARG_2[move])
    else:
        take_reward_card(s, seat)


@rule
def apply_later(s: State, seat: int, move: int) -> None:
    """Say what a correction does, or play income cards and bonus cards."""
    verb = VERB_OF[move]
    if verb == CORRECT_VERB:
        correct(s, seat, ARG[move])
    elif verb == EIGHT_GOLD_VERB:
        play_eight_gold(s, seat, ARG[move])
    elif verb == HARVEST_BOOST_VERB:
        play_harvest_boost(s, seat, ARG[move])
    elif verb == BONUS_VERB:
        play_bonus(s, seat, BONUS_KINDS[ARG[move]])
    elif s.phase == INCOME:
        end_income(s, seat)
    else:
        end_bonus(s)


@rule("AR-1.2")
def play_on(s: State) -> None:
    """Do what needs no decision until somebody is asked, or the game is over."""
    while IS_AUTOMATIC[s.phase]:
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


# --- The result -----------------------------------------------------------------------------------


@rule
def scores(s: State, out: MutableSequence[int]) -> None:
    """Write the points of every seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule("AR-10.2", "AR-10.3")
def ranks(s: State, out: MutableSequence[int]) -> None:
    """Write the rank of every seat: 0 has won, and several may have."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if compute_standing(s, other) > compute_standing(s, seat):
                better += 1
        out[seat] = better
