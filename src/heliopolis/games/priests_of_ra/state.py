"""The state of a game of Priests of Ra: all that lies on the table, and what is asked."""

from __future__ import annotations

from heliopolis.games.priests_of_ra import board
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.layout import BaseState, field

PHASES = Codes()
# In these a player is asked.
TURN = PHASES.add("turn")
PLACING = PHASES.add("place")
BIDDING = PHASES.add("bid")
FLIPPING = PHASES.add("flip")
# These the engine carries out by itself.
NEXT_TURN = PHASES.add("next_turn")
NEXT_BIDDER = PHASES.add("next_bidder")
END_OF_AUCTION = PHASES.add("end_of_auction")
END_OF_EPOCH = PHASES.add("end_of_epoch")
OVER = PHASES.add("over")

# Why an auction is held (PR-3.2, PR-4.1).
REASONS = Codes()
NO_AUCTION = REASONS.add("none")
RA_TILE = REASONS.add("ra_tile")
VOLUNTARY = REASONS.add("voluntary")
ROW_FULL = REASONS.add("row_full")

# What ended an epoch (PR-6.1).
CAUSES = Codes()
NOT_ENDED = CAUSES.add("none")
SUNS_EXHAUSTED = CAUSES.add("suns_exhausted")
RA_ROW_FULL = CAUSES.add("ra_row_full")

NOBODY = -1


class State(BaseState):
    """Seats are numbered clockwise from 0; tiles are counted by face, the bag and box by kind."""

    phase: int = field("i1")
    actor: int = field("i1")  # the seat that decides; while bidders are called, the last one called
    turn: int = field("i1")  # the seat whose turn it is; in an auction the Ra player
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

    usable: list[int] = field("i1", board.MOST_SEATS)  # the number of suns that lie face up
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
