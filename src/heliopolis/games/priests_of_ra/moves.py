"""The 44 moves of Priests of Ra."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import HIGHEST_SUN, TWO_FACED
from heliopolis.kernel.moves import Moves

MOVES = Moves()
DRAW = MOVES.verb("draw")
INVOKE = MOVES.verb("invoke")
PLACE = MOVES.verb("place", face=TWO_FACED)
BID = MOVES.verb("bid", sun=range(1, HIGHEST_SUN + 1))
PASS = MOVES.verb("pass")
FLIP = MOVES.verb("flip", face=TWO_FACED)
STOP = MOVES.verb("stop")

VERB_OF, ARG, _, MOVE_OF = MOVES.tables()

# For random play that is to see long epochs, full rows and large displays: with equal weights Ra is
# invoked at every second turn, and practically no epoch ends by the Ra row.
LONG_GAME_WEIGHTS = MOVES.weigh(10, invoke=1, bid=5)
