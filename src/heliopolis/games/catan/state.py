"""The state of a game of Catan: everything that lies on the table, and the question that is asked.

A scenario subclasses it: it widens the fields of its larger board, and adds its own.
"""

from __future__ import annotations

from heliopolis.games.catan.components import KIND_COUNT, MOST_SEATS, RESOURCE_COUNT, ROADS
from heliopolis.games.catan.options import MOST_REFUSED
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.layout import BaseState, field

# The questions that a player can be asked. Scenarios add theirs behind.
PHASES = Codes()
SETUP_SETTLEMENT = PHASES.add("setup_settlement")
SETUP_ROAD = PHASES.add("setup_road")
BEFORE_ROLL = PHASES.add("before_roll")
MAIN = PHASES.add("main")
DISCARD = PHASES.add("discard")
MOVE_ROBBER = PHASES.add("move_robber")
ROB = PHASES.add("rob")
FREE_ROAD = PHASES.add("place_free_road")
TAKE = PHASES.add("take_resource")
NAME = PHASES.add("name_resource")
OFFER_BUILD = PHASES.add("offer_build")
OFFER_REPLY = PHASES.add("offer_reply")
OFFER_CLOSE = PHASES.add("offer_close")
OVER = PHASES.add("over")
SCENARIO = len(PHASES)  # the first phase of a scenario

SCENARIO_PHASES = PHASES.extend()
CHOOSE_DESERT = SCENARIO_PHASES.add("choose_robber_desert")

SEVEN = -1  # the value of `resume` while a seven is resolved; otherwise it is a phase

NOBODY = -1
OFF_LAND = -2  # a vertex or edge without land: nothing is built there
LIFTED = -3  # a road that the search for the longest road has walked over
NOTHING = -1

_S, _G, _R = MOST_SEATS, RESOURCE_COUNT + 1, RESOURCE_COUNT


class State(BaseState):
    """Seats are numbered clockwise from 0; goods are the five resources, then gold."""

    phase: int = field("i1")
    actor: int = field("i1")  # the seat that decides now, unless several are asked at once
    active: int = field("i1")  # the seat whose turn it is
    seats: int = field("i1")
    first: int = field("i1")  # the seat that has the first turn
    resume: int = field("i1")  # the phase to go back to after the robber or a card, or SEVEN
    robber: int = field("i1")  # the hex
    card_played: int = field("i1")  # 1 if a development card was played this turn
    built: int = field("i1")  # 1 after the first build of a turn
    pending: int = field("i1")  # free roads to lay, cards to take, or placements made at set-up
    start_vertex: int = field("i2")  # at set-up: the settlement that the next road touches
    offers: int = field("i1")  # begun this turn
    turns: int = field("i4")  # that have ended
    dice: list[int] = field("i1", 2)  # of this turn; 0 before the roll
    points: list[int] = field("i1", _S)  # that all players see

    hand: list[list[int]] = field("i2", _S, _G)
    cards: list[int] = field("i2", _S)  # resource cards in the hand
    bank: list[int] = field("i2", _G)  # below zero only if it never runs out
    ratio: list[list[int]] = field("i1", _S, _G)  # units of a good that the bank takes for one
    roads_left: list[int] = field("i1", _S)
    settlements_left: list[int] = field("i1", _S)
    cities_left: list[int] = field("i1", _S)
    held: list[list[int]] = field("i1", _S, KIND_COUNT)  # development cards in the hand
    held_cards: list[int] = field("i1", _S)
    fresh: list[int] = field("i1", KIND_COUNT)  # of those, bought this turn by the active player
    fresh_cards: int = field("i1")
    knights: list[int] = field("i1", _S)  # face up
    army_holder: int = field("i1")
    road_holder: int = field("i1")
    road_length: list[int] = field("i1", _S)
    deck: list[int] = field("i1", KIND_COUNT)  # its cards in random order, by kind
    deck_left: int = field("i1")
    deck_below: int = field("i1")  # knights that lie under those
    gone: list[int] = field("i1", KIND_COUNT)  # cards that were played and left the game

    owner: list[int] = field("i1", 54)  # of the building on a vertex
    city: list[int] = field("i1", 54)  # 1 if that building is a city
    road: list[int] = field("i1", 72)  # the owner of the road on an edge
    reach: list[int] = field("i1", 72)  # the seats that could extend their roads there, as bits
    terrain: list[int] = field("i1", 19)
    number: list[int] = field("i1", 19)
    harbour: list[int] = field("i1", 54)  # of a vertex: a resource, ANY_HARBOUR or NO_HARBOUR

    to_discard: list[int] = field("i1", _S)
    chosen: list[list[int]] = field("i1", _S, _R)  # to be discarded
    due: list[list[int]] = field("i1", _S, _G)  # what one roll yields; zero at all other times

    give: list[int] = field("i2", _G)  # the offer under way
    want: list[int] = field("i2", _G)
    answered: int = field("i1")  # the seats that accept or reject it, as bits
    accepted: int = field("i1")  # of those, the seats that accept
    refused: list[int] = field("i8", MOST_REFUSED)  # offers nobody took since a hand changed
    refused_count: int = field("i1")

    pile: list[int] = field("i1", _R)  # a draw pile, where a scenario has one
    pile_left: int = field("i1")

    # What is known of hands: the number of cards of a kind that all players know a seat to hold,
    # and the number beyond that which one other seat knows of. The last theft is known to two.
    seen: list[list[int]] = field("i1", _S, _R)
    told: list[list[list[int]]] = field("i1", _S, _S, _R)
    sure_knights: list[int] = field("i1", _S)
    thief: int = field("i1")
    victim: int = field("i1")
    stolen: int = field("i1")

    winner: int = field("i1")
    trade_build: int = field("i1")
    bank_shortage: int = field("i1")
    domestic_trade: int = field("i1")
    most_offers: int = field("i1")
    threshold: int = field("i1")  # the number of cards from which half are discarded
    target: int = field("i1")
    first_player: int = field("i1")
    card_before_roll: int = field("i1")
    friendly_robber: int = field("i1")
    turn_limit: int = field("i4")
    sells_gold: int = field("i1")

    # Scratch space: what it holds between moves has no meaning.
    pool: list[int] = field("i2", _R)  # for dealing cards anew
    path_vertex: list[int] = field("i2", ROADS + 1)  # for following a road
    path_edge: list[int] = field("i2", ROADS + 1)
    path_choice: list[int] = field("i1", ROADS + 1)
