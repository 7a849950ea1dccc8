"""The names that the rules of Catan leave open; each game says what they stand for.

Tables and numbers of the frame come from :meth:`heliopolis.games.catan.geometry.Frame.names`, those
of the moves from :func:`heliopolis.games.catan.moves.numbers`.
"""

from __future__ import annotations

HEX_COUNT: int = 0
VERTEX_COUNT: int = 0
EDGE_COUNT: int = 0
HEX_CORNERS: list[list[int]] = []  # six each
VERTEX_HEXES: list[list[int]] = []  # three each; NOWHERE outside the frame
VERTEX_EDGES: list[list[int]] = []  # three each, or NOWHERE
VERTEX_NEIGHBOURS: list[list[int]] = []  # at the other ends of those
EDGE_ENDS: list[list[int]] = []  # two each
EDGE_HEXES: list[list[int]] = []  # two each, or NOWHERE

GOODS: int = 0  # five resources, and gold where a game has it
START_ROUNDS: int = 0  # how many settlements everybody places at the start

# The number of each verb's first move; the others follow in the order of their values.
SETUP_SETTLEMENT_AT: int = 0
SETUP_ROAD_AT: int = 0
ROLL: int = 0
PLAY_KNIGHT: int = 0
PLAY_ROAD_BUILDING: int = 0
PLAY_YEAR_OF_PLENTY: int = 0
PLAY_MONOPOLY: int = 0
DISCARD_ONE: int = 0
MOVE_ROBBER_TO: int = 0
ROB_SEAT: int = 0
BUILD_ROAD: int = 0
BUILD_SETTLEMENT: int = 0
BUILD_CITY: int = 0
BUY_CARD: int = 0
PLACE_FREE_ROAD: int = 0
TAKE_RESOURCE: int = 0
NAME_RESOURCE: int = 0
BANK_TRADE: int = 0
OFFER_BEGIN: int = 0
OFFER_ADD_GIVE: int = 0
OFFER_ADD_GET: int = 0
OFFER_SEND: int = 0
OFFER_DROP: int = 0
OFFER_ACCEPT: int = 0
OFFER_REJECT: int = 0
OFFER_CONFIRM: int = 0
OFFER_CANCEL: int = 0
END_TURN: int = 0
