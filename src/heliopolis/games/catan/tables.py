"""The tables and numbers that the shared rules leave open; each game of the family gives them.

Those of the board come from :meth:`heliopolis.games.catan.geometry.Frame.names`, those of the moves
from the game's declared verbs; :func:`heliopolis.games.catan.game.names_of` puts them together.
"""

from __future__ import annotations

from heliopolis.kernel.rulebook import RuleId
from heliopolis.kernel.specialize import open_name

# The frame of the board.
HEX_COUNT: int = open_name()
VERTEX_COUNT: int = open_name()
EDGE_COUNT: int = open_name()
HEX_CORNERS: list[list[int]] = open_name()  # six vertices per hex
VERTEX_HEXES: list[list[int]] = open_name()  # three per vertex; NOWHERE outside the frame
VERTEX_EDGES: list[list[int]] = open_name()  # three per vertex, or NOWHERE
VERTEX_NEIGHBOURS: list[list[int]] = open_name()  # the other ends of those edges
EDGE_ENDS: list[list[int]] = open_name()  # two vertices per edge
EDGE_HEXES: list[list[int]] = open_name()  # two per edge, or NOWHERE

# The moves.
VERB_OF: list[int] = open_name()  # the verb of each move
ARG: list[int] = open_name()  # its first argument
ARG_2: list[int] = open_name()  # its second argument
MOVE_OF: list[int] = open_name()  # by verb: its move with the argument 0
BANK_TRADE_MOVE: list[list[int]] = open_name()  # by the good given and the good taken

# What is different in the box.
GOODS: int = open_name()  # five resources, and gold where a game has it
COSTS: list[list[int]] = open_name()  # by ware and resource
START_ROUNDS: int = open_name()  # the number of settlements each player places at the start

# Only in scenarios whose players choose where the robber starts.
RULE_AGAINST_DESERT: RuleId = open_name()
