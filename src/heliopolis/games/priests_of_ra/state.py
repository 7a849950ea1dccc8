"""The state of a game of Priests of Ra: everything that lies on the table, and what is asked."""

from __future__ import annotations

from heliopolis.games.priests_of_ra import board
from heliopolis.kernel.layout import BaseState, field

# What is asked. The first four wait for a player; the engine carries out the others by itself.
TURN, PLACE, BID, FLIP, NEXT_TURN, NEXT_BIDDER, END_OF_AUCTION, END_OF_EPOCH, OVER = range(9)
PHASES = ["turn", "place", "bid", "flip", "next_turn", "next_bidder", "end_of_auction",
          "end_of_epoch", "over"]  # fmt: skip

# Why an auction is held (PR-3.2, PR-4.1).
NO_AUCTION, RA_TILE, VOLUNTARY, ROW_FULL = range(4)
REASONS = ["none", "ra_tile", "voluntary", "row_full"]

# What ended an epoch (PR-6.1).
NOT_ENDED, SUNS_EXHAUSTED, RA_ROW_FULL = range(3)
CAUSES = ["none", "suns_exhausted", "ra_row_full"]

# The options, in the order in which a set-up hands them over.
BURIAL_SCORING, SCORE_VISIBILITY, SUN_GROUPS = range(3)
BEST_COLOUR, EACH_COLOUR = range(2)
OWN_ONLY, OPEN = range(2)

NOBODY = -1


class State(BaseState):
    """Seats are numbered clockwise from 0; tiles are counted by face, the bag and box by kind."""

    phase: int = field("i1")
    actor: int = field("i1")  # who decides now; while bidders are called, who was called last
    turn: int = field("i1")  # whose turn it is; in an auction he is the Ra player
    seats: int = field("i1")
    epoch: int = field("i1")  # 1 to 3

    ra_tiles: int = field("i1")  # in the Ra row
    row_length: int = field("i1")
    row: list[int] = field("i1", board.ROW_SPACES)  # faces, in the order in which they came
    drawn: int = field("i1")  # the kind whose face is being chosen, or NOTHING
    centre_sun: int = field("i1")

    reason: int = field("i1")
    best_bid: int = field("i1")
    best_bidder: int = field("i1")  # or NOBODY; while priests are used, the winner
    flips_left: int = field("i1")
    turned: list[int] = field("i1", board.TWO_FACED_COUNT)  # tiles turned into a face in this lot

    usable: list[int] = field("i1", board.MOST_SEATS)  # how many suns lie face up
    # A sun that lies face down is stored as its negative value: it is below every bid.
    suns: list[list[int]] = field("i1", board.MOST_SEATS, board.MOST_SUNS)
    tiles: list[list[int]] = field("i1", board.MOST_SEATS, board.FACE_COUNT)
    ankhs: list[int] = field("i1", board.MOST_SEATS)

    bag: list[int] = field("i1", board.KIND_COUNT)
    box: list[int] = field("i1", board.KIND_COUNT)  # tiles that left the game
    bag_left: int = field("i2")

    points: list[int] = field("i2", board.MOST_SEATS)
    net: list[int] = field("i2", board.MOST_SEATS)  # gains and losses of the scoring under way

    burial_scoring: int = field("i1")
    score_visibility: int = field("i1")
    ended_by: list[int] = field("i1", board.LAST_EPOCH)  # what ended each epoch
