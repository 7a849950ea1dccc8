"""The 44 moves of Priests of Ra, and what onlookers are told of what they do."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import EPOCHS, FACES, HIGHEST_SUN, KINDS, TWO_FACED
from heliopolis.games.priests_of_ra.state import CAUSES, REASONS
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves, Verb

MOVES = Moves(
    Verb("draw"),
    Verb("invoke"),
    Verb("place", face=TWO_FACED),
    Verb("bid", sun=range(1, HIGHEST_SUN + 1)),
    Verb("pass"),
    Verb("flip", face=TWO_FACED),
    Verb("stop"),
)

DRAW, INVOKE, PASS, STOP = map(MOVES.first, ("draw", "invoke", "pass", "stop"))
PLACE_FIRST, FLIP_FIRST = MOVES.first("place"), MOVES.first("flip")
BID_NOTHING = MOVES.first("bid") - 1  # so that BID_NOTHING + 7 is "bid 7"

# How random play weighs the moves when it is to see long epochs, full rows and large displays: with
# equal weights Ra is invoked at every second turn and practically no epoch ends by the Ra row.
LONG_GAME_WEIGHTS = [
    {"invoke": 1, "bid": 5}.get(MOVES.text(m).split()[0], 10) for m in range(len(MOVES))
]

LOG_EVENTS = LogEvents()
SUNS_DEALT = LOG_EVENTS.add("suns-dealt", seat=None, group=None)
EPOCH_STARTED = LOG_EVENTS.add("epoch-started", epoch=["", *EPOCHS], seat=None)
DREW = LOG_EVENTS.add("drew", seat=None, tile=KINDS)
PLACED = LOG_EVENTS.add("placed", seat=None, face=FACES)
INVOKED = LOG_EVENTS.add("invoked", seat=None, reason=REASONS)
BADE = LOG_EVENTS.add("bade", seat=None, sun=None)
HAD_TO_BID = LOG_EVENTS.add("had-to-bid", seat=None, sun=None)
PASSED = LOG_EVENTS.add("passed", seat=None)
COULD_NOT_OUTBID = LOG_EVENTS.add("could-not-outbid", seat=None, sun=None)
WON = LOG_EVENTS.add("won", seat=None, sun=None, centre=None)
WON_TILE = LOG_EVENTS.add("won-tile", seat=None, face=FACES)
NOBODY_BADE = LOG_EVENTS.add("nobody-bade", reason=REASONS)
ROW_DISCARDED = LOG_EVENTS.add("row-discarded", tiles=None)
FLIPPED = LOG_EVENTS.add("flipped", seat=None, face=FACES, into=FACES)
STOPPED_FLIPPING = LOG_EVENTS.add("stopped-flipping", seat=None, lost=None)
NOTHING_TO_FLIP = LOG_EVENTS.add("nothing-to-flip", seat=None, lost=None)
EPOCH_ENDED = LOG_EVENTS.add("epoch-ended", epoch=["", *EPOCHS], cause=CAUSES)
ITEMS = ["professions", "buildings", "priests", "plague", "step_pyramid", "burial_chambers",
         "ankhs", "suns"]  # fmt: skip
SCORED = LOG_EVENTS.add("scored", seat=None, item=ITEMS, points=None)
SCORED_MAJORITY = LOG_EVENTS.add("scored-majority", seat=None, item=ITEMS, face=FACES, points=None)
TOOK_ANKHS = LOG_EVENTS.add("took-ankhs", seat=None, ankhs=None)
PLAGUE_RELIEVED = LOG_EVENTS.add("plague-relieved", seat=None)
BOOKED = LOG_EVENTS.add("booked", seat=None, net=None)
WON_GAME = LOG_EVENTS.add("won-game", seat=None)

(PROFESSIONS_ITEM, BUILDINGS_ITEM, PRIESTS_ITEM, PLAGUE_ITEM, STEP_PYRAMID_ITEM, BURIAL_ITEM,
 ANKHS_ITEM, SUNS_ITEM) = range(len(ITEMS))  # fmt: skip
