"""The board: the path of each player, as numbers along it (UR-1.2).

Square 0 is the hand, 1 to 4 are a player's own, 5 to 12 are shared, 13 and 14 are the player's own
again, and 15 is home.
"""

from __future__ import annotations

SEATS = 2
MOST_PIECES = 7
HAND, HOME = 0, 15
SQUARES = HOME + 1  # along a path, hand and home included
FIRST_SHARED, LAST_SHARED = 5, 12
SHARED_ROSETTE = 8
DICE = 4  # with two marked corners of four each: a die counts 1 as often as 0
ROLL_LIMIT = 1_000

ROSETTE = [int(square in (4, SHARED_ROSETTE, 14)) for square in range(SQUARES)]
SHARED = [int(FIRST_SHARED <= square <= LAST_SHARED) for square in range(SQUARES)]
# The number of ways, of 16, in which the dice show 0 to 4.
WAYS = [1, 4, 6, 4, 1]
