"""The state of a game of Amun-Re: everything on the table, and what is asked."""

from __future__ import annotations

from heliopolis.games.amun_re import board
from heliopolis.kernel.layout import BaseState, field

NOBODY = -1
# Cards of a hand are told apart by the deck they came from: after each reshuffle everybody knows
# what the new deck holds, and so what the hands can hold from before. The oldest ones are merged.
BATCHES = 4

_S, _P, _K = board.MAX_SEATS, board.PROVINCE_COUNT, board.KIND_COUNT


class State(BaseState):
    """Seats are numbered clockwise from 0; cards are counted by kind."""

    phase: int = field("i1")
    actor: int = field("i1")  # the seat to decide, except in the offering, where all decide at once
    turn: int = field("i1")  # number of players whose turn in this phase is over (rewards: by rank)
    start: int = field("i1")  # the start player, who holds the Pharaoh
    seats: int = field("i1")
    round: int = field("i1")  # 1 to 6
    temple: int = field("i1")  # the field of the Amun-Re temple; 0 before the first offering
    unplaced: int = field("i1")  # farmers or bricks bought and not yet on the board
    place_at: int = field("i1")  # index of the own province whose farmers are being placed
    items_left: int = field("i1")  # items that the taker of a reward may still choose
    committed: int = field("i1")  # power cards that the taker has chosen and not yet drawn
    eight_at: int = field("i1")  # where the collector of income has played the card, or NOTHING
    boost_at: int = field("i1")
    placements: int = field("i1")  # bids in this auction

    gold: list[int] = field("i2", _S)
    played: list[int] = field("i2", _S)  # kinds played in this round, as bits
    hand_size: list[int] = field("i1", _S)
    hand: list[list[int]] = field("i1", _S, _K)
    owned: list[int] = field("i1", _S)  # number of provinces
    own: list[list[int]] = field("i1", _S, board.ROUNDS)  # these provinces, in order
    owner: list[int] = field("i1", _P)

    # The numbers of the board in use.
    field_spaces: list[int] = field("i1", _P)
    card_limits: list[int] = field("i1", _P)
    temples: list[int] = field("i1", _P)
    free_gold: list[int] = field("i1", _P)
    income_always: list[int] = field("i1", _P)
    income_camel: list[int] = field("i1", _P)
    side: list[int] = field("i1", _P)
    region: list[int] = field("i1", _P)
    on_bank: list[int] = field("i1", _P)
    bid_track: list[int] = field("i2", board.STEP_COUNT)  # the gold of each step
    temple_track_ends: list[int] = field("i2", board.TEMPLE_FIELDS - 1)  # highest sum of each field

    farmers: list[int] = field("i1", _P)  # on fields
    flat: list[int] = field("i1", _P)  # farmers on flat land
    bricks: list[int] = field("i1", _P)
    pyramids: list[int] = field("i1", _P)
    farmer_supply: int = field("i2")  # without limits these may fall below zero
    brick_supply: int = field("i2")

    revealed: list[int] = field("i1", _S)  # the provinces of this round, in order
    slot: list[int] = field("i1", _P)  # the index of a province among them, or NOTHING
    top_step: list[int] = field("i1", _S)  # of each: the highest stone, or NOTHING
    top_seat: list[int] = field("i1", _S)
    stone_slot: list[int] = field("i1", _S)  # of each seat: where its stone lies, or NOTHING
    stone_step: list[int] = field("i1", _S)

    deck: list[int] = field("i1", _K)
    discard: list[int] = field("i1", _K)
    deck_left: int = field("i1")
    discard_left: int = field("i1")

    asked: list[int] = field("i1", _S)  # of each seat: the step of its offering
    sealed: int = field("i1")  # number of finished offerings; when all are, they lie open
    laid: list[int] = field("i1", _S)  # 1 for a correction whose direction is not yet chosen
    to_convert: list[int] = field("i1", _S)
    offer: list[int] = field("i2", _S)  # gold, STEAL, or 0
    converted: list[list[int]] = field("i1", _S, _K)
    offering_sum: int = field("i2")
    ranking: list[int] = field("i1", _S)  # the seats that take rewards, best offer first
    takers: int = field("i1")

    points: list[int] = field("i2", _S)
    gained: list[int] = field("i2", _S)  # in the scoring under way

    bid_backing: int = field("i1")
    gold_visibility: int = field("i1")
    supply_limits: int = field("i1")
    most_pyramids: int = field("i1")
    card_conversion: int = field("i1")
    reward_picks: int = field("i1")
    endgame_sale: int = field("i1")
    tie_break: int = field("i1")
    first_start: int = field("i1")  # the start player of the first round

    face_down: list[int] = field("i1", _P)  # 1 for a province card that may still be turned up
    face_down_left: int = field("i1")
    used: list[int] = field("i1", _P)  # 1 for a province that has been turned up in this kingdom

    # What is known of cards: where they came from, and that everyone starts with a master builder.
    batch: int = field("i1")  # how often the deck was renewed
    held: list[list[list[int]]] = field("i1", BATCHES, _S, _K)
    builder_known: list[int] = field("i1", _S)
    under: list[list[int]] = field("i1", _S, board.MAX_FREE_CARDS)  # free cards of this round
    under_batch: list[list[int]] = field("i1", _S, board.MAX_FREE_CARDS)
    pool: list[int] = field("i1", _K)  # scratch room for dealing hidden cards again
