"""The state of a game of Amun-Re: everything that lies on the table, and what is asked."""

from __future__ import annotations

from heliopolis.games.amun_re import board
from heliopolis.kernel.layout import BaseState, field

# What is asked. The first thirteen wait for players; the engine carries out the others by itself.
(BID, PAY, BUY_CARDS, BUY_FARMERS, PLACE_FARMERS, ADD_FARMER, BUY_BRICKS, BUILD, OFFER, CORRECT,
 REWARD, INCOME, BONUS,
 NEXT_ROUND, PAYING, NEXT_TURN, OFFERING, CORRECTING, REWARDING, COLLECTING, SCORING, END_OF_ROUND,
 OVER) = range(23)  # fmt: skip
PHASES = ["bid", "pay", "buy_cards", "buy_farmers", "place_farmers", "add_farmer", "buy_bricks",
          "build", "offer", "correct", "reward", "income", "bonus",
          "next_round", "paying", "next_turn", "offering", "correcting", "rewarding", "collecting",
          "scoring", "end_of_round", "over"]  # fmt: skip

# How far a seat is with its sealed offering (AR-6.1).
ASK_CORRECTION, ASK_OFFER, ASK_CARDS, SEALED = range(4)

# The options, in the order in which a set-up hands them over; the board's numbers follow them.
(BID_BACKING, GOLD_VISIBILITY, SUPPLY_LIMITS, MOST_NEEDS_PYRAMID, CARD_CONVERSION, REWARD_PICKS,
 AUTO_SELL, FIRST_PLAYER, TIE_BREAK) = range(9)  # fmt: skip
OPTION_COUNT = 9
GOLD_AND_CARDS, GOLD_ONLY = range(2)
HIDDEN, OPEN = range(2)
STRICT, UNLIMITED = range(2)
TRUE, FALSE = range(2)
COMMIT_THEN_DRAW, SEQUENTIAL = range(2)
RANDOM, SEAT_0 = range(2)
RULEBOOK, WBC = range(2)

NOBODY = -1
# Cards of a hand are told apart by the deck they came from: after each reshuffle everybody knows
# what the new deck holds, and so what the hands can hold from before. More than that are one.
BATCHES = 4

_S, _P, _K = board.MOST_SEATS, board.PROVINCE_COUNT, board.KIND_COUNT


class State(BaseState):
    """Seats are numbered clockwise from 0; cards are counted by kind."""

    phase: int = field("i1")
    actor: int = field("i1")  # who decides now, unless offerings are made, which all do at once
    turn: int = field("i1")  # how many have had their turn in this phase (rewards: by rank)
    start: int = field("i1")  # who holds the Pharaoh
    seats: int = field("i1")
    round: int = field("i1")  # 1 to 6
    temple: int = field("i1")  # the field of the Amun-Re temple; 0 before the first offering
    unplaced: int = field("i1")  # farmers or bricks bought and not yet on the board
    place_at: int = field("i1")  # the own province whose farmers are being placed: 0, 1, 2
    items_left: int = field("i1")  # what the taker of a reward may still choose
    committed: int = field("i1")  # power cards he has chosen and not yet drawn
    eight_at: int = field("i1")  # where the collector of income has played the card, or NOTHING
    boost_at: int = field("i1")
    placements: int = field("i1")  # bids in this auction

    gold: list[int] = field("i2", _S)
    played: list[int] = field("i2", _S)  # kinds played in this round, as bits
    hand_size: list[int] = field("i1", _S)
    hand: list[list[int]] = field("i1", _S, _K)
    owned: list[int] = field("i1", _S)  # how many provinces
    own: list[list[int]] = field("i1", _S, board.ROUNDS)  # which ones, in order
    owner: list[int] = field("i1", _P)

    field_spaces: list[int] = field("i1", _P)  # the board's numbers
    card_limits: list[int] = field("i1", _P)
    farmers: list[int] = field("i1", _P)  # on fields
    flat: list[int] = field("i1", _P)  # farmers on flat land
    bricks: list[int] = field("i1", _P)
    pyramids: list[int] = field("i1", _P)
    farmer_supply: int = field("i2")  # without limits these may fall below zero
    brick_supply: int = field("i2")

    revealed: list[int] = field("i1", _S)  # the provinces of this round, in order
    slot: list[int] = field("i1", _P)  # where a province lies among them, or NOTHING
    top_step: list[int] = field("i1", _S)  # of each: the highest stone, or NOTHING
    top_seat: list[int] = field("i1", _S)
    stone_slot: list[int] = field("i1", _S)  # of each seat: where its stone lies, or NOTHING
    stone_step: list[int] = field("i1", _S)

    deck: list[int] = field("i1", _K)
    discard: list[int] = field("i1", _K)
    deck_left: int = field("i1")
    discard_left: int = field("i1")

    asked: list[int] = field("i1", _S)  # of the offering
    sealed: int = field("i1")  # how many have made their offering; all: it lies open
    laid: list[int] = field("i1", _S)  # 1 for a correction that has not been said yet
    to_convert: list[int] = field("i1", _S)
    offer: list[int] = field("i2", _S)  # gold, STEAL, or 0
    converted: list[list[int]] = field("i1", _S, _K)
    offering_sum: int = field("i2")
    ranking: list[int] = field("i1", _S)  # who takes rewards, best offer first
    takers: int = field("i1")

    points: list[int] = field("i2", _S)
    gained: list[int] = field("i2", _S)  # in the scoring under way

    bid_backing: int = field("i1")
    gold_visibility: int = field("i1")
    supply_limits: int = field("i1")
    most_needs_pyramid: int = field("i1")
    card_conversion: int = field("i1")
    reward_picks: int = field("i1")
    auto_sell: int = field("i1")
    tie_break: int = field("i1")
    first_start: int = field("i1")  # who was start player in the first round

    face_down: list[int] = field("i1", _P)  # 1 for a province card that may still be turned up
    face_down_left: int = field("i1")
    used: list[int] = field("i1", _P)  # 1 for a province that has been turned up in this kingdom

    # What is known of cards: where they came from, and that everyone starts with a master builder.
    batch: int = field("i1")  # how often the deck was made anew
    held: list[list[list[int]]] = field("i1", BATCHES, _S, _K)
    builder_known: list[int] = field("i1", _S)
    under: list[list[int]] = field("i1", _S, board.MOST_FREE_CARDS)  # free cards of this round
    under_batch: list[list[int]] = field("i1", _S, board.MOST_FREE_CARDS)
    pool: list[int] = field("i1", _K)  # room for sorting cards anew; else zero
