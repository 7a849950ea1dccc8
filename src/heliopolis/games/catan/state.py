"""The state of a game of Catan: everything that lies on the table, and what is asked.

A scenario subclasses it: it widens what its board needs more of, and adds what it has besides.
"""

from __future__ import annotations

from heliopolis.games.catan.components import KIND_COUNT, MOST_SEATS, RESOURCE_COUNT, ROADS
from heliopolis.kernel.layout import BaseState, field

# What is asked. Scenarios number their own questions from SCENARIO on.
(SETUP_SETTLEMENT, SETUP_ROAD, BEFORE_ROLL, MAIN, DISCARD, MOVE_ROBBER, ROB, FREE_ROAD, TAKE, NAME,
 OFFER_BUILD, OFFER_REPLY, OFFER_CLOSE, OVER) = range(14)  # fmt: skip
PHASES = ["setup_settlement", "setup_road", "before_roll", "main", "discard", "move_robber", "rob",
          "place_free_road", "take_resource", "name_resource",
          "offer_build", "offer_reply", "offer_close", "over"]  # fmt: skip
SCENARIO = len(PHASES)
SEVEN = -1  # what `resume` says while a seven is worked off; else it is a phase

# The options that all games have, in the order in which a set-up hands them over.
(TRADE_BUILD, BANK_SHORTAGE, DOMESTIC_TRADE, MOST_OFFERS, DISCARD_THRESHOLD, VICTORY_TARGET,
 FIRST_PLAYER, CARD_BEFORE_ROLL, FRIENDLY_ROBBER, TURN_LIMIT) = range(10)  # fmt: skip
COMMON_OPTIONS = 10
COMBINED, PHASED = range(2)
OFFICIAL, ALL_OR_NOTHING, UNLIMITED = range(3)
TRUE, FALSE = range(2)
RANDOM, SEAT_0, DICE = range(3)
ANY_CARD, KNIGHT_ONLY = range(2)

NOBODY = -1
OFF_LAND = -2  # a vertex or edge without land: nothing is built there
LIFTED = -3  # a road that the search for the longest has walked over
NOTHING = -1

MOST_REFUSED = 12  # the most offers a turn that the option allows
_S, _G, _R = MOST_SEATS, RESOURCE_COUNT + 1, RESOURCE_COUNT


class State(BaseState):
    """Seats are numbered clockwise from 0; goods are the five resources, then gold."""

    phase: int = field("i1")
    actor: int = field("i1")  # who decides now, unless cards are discarded, which all do at once
    active: int = field("i1")  # whose turn it is
    seats: int = field("i1")
    first: int = field("i1")  # who has the first turn
    resume: int = field("i1")  # where to go on after the robber or a card; SEVEN
    robber: int = field("i1")  # the hex
    card_played: int = field("i1")  # 1 if a development card was played in this turn
    built: int = field("i1")  # 1 after the first build of a turn
    pending: int = field("i1")  # roads still free, cards still to take; placements made at setup
    offers: int = field("i1")  # begun in this turn
    turns: int = field("i4")  # that have ended
    dice: list[int] = field("i1", 2)  # of this turn; 0 before the roll
    points: list[int] = field("i1", _S)  # those everybody sees

    hand: list[list[int]] = field("i2", _S, _G)
    cards: list[int] = field("i2", _S)  # resource cards in the hand
    bank: list[int] = field("i2", _G)  # below zero only if it never runs out
    ratio: list[list[int]] = field("i1", _S, _G)  # how many of a good the bank takes for one
    roads_left: list[int] = field("i1", _S)
    settlements_left: list[int] = field("i1", _S)
    cities_left: list[int] = field("i1", _S)
    held: list[list[int]] = field("i1", _S, KIND_COUNT)  # development cards in the hand
    held_cards: list[int] = field("i1", _S)
    fresh: list[int] = field("i1", KIND_COUNT)  # those the active player bought in this turn
    fresh_cards: int = field("i1")
    knights: list[int] = field("i1", _S)  # face up
    army_holder: int = field("i1")
    road_holder: int = field("i1")
    road_length: list[int] = field("i1", _S)
    deck: list[int] = field("i1", KIND_COUNT)  # what its cards in random order are
    deck_left: int = field("i1")
    deck_below: int = field("i1")  # knights that lie under those
    gone: list[int] = field("i1", KIND_COUNT)  # cards that were played and left the game

    owner: list[int] = field("i1", 54)  # of the building on a vertex
    city: list[int] = field("i1", 54)  # 1 if it is a city
    road: list[int] = field("i1", 72)  # whose it is
    reach: list[int] = field("i1", 72)  # the seats that could go on building there, as bits
    terrain: list[int] = field("i1", 19)
    number: list[int] = field("i1", 19)
    harbour: list[int] = field("i1", 54)  # of a vertex: a resource, ANY_HARBOUR or NO_HARBOUR

    to_discard: list[int] = field("i1", _S)
    chosen: list[list[int]] = field("i1", _S, _R)  # to be discarded
    due: list[list[int]] = field("i1", _S, _G)  # of one roll; else zero

    give: list[int] = field("i2", _G)  # the offer under way
    want: list[int] = field("i2", _G)
    accepted: int = field("i1")  # seats, as bits
    refused: list[int] = field("i8", MOST_REFUSED)  # offers nobody took since a hand changed
    refused_count: int = field("i1")

    pile: list[int] = field("i1", _R)  # a draw pile, where a scenario has one
    pile_left: int = field("i1")

    # What is known of hands: so many cards of a kind everybody knows somebody to hold, and so many
    # more a certain seat does. The last theft is known to two.
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
    threshold: int = field("i1")  # from so many cards on half are discarded
    target: int = field("i1")
    first_player: int = field("i1")
    card_before_roll: int = field("i1")
    friendly_robber: int = field("i1")
    turn_limit: int = field("i4")
    sells_gold: int = field("i1")

    pool: list[int] = field("i2", _R)  # room for dealing cards anew; else zero
    path_vertex: list[int] = field("i2", ROADS + 1)  # room for following a road
    path_edge: list[int] = field("i2", ROADS + 1)
    path_choice: list[int] = field("i1", ROADS + 1)
