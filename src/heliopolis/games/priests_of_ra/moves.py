"""The 44 moves of Priests of Ra, and what onlookers are told of what they do."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import EPOCHS, FACES, HIGHEST_SUN, KINDS, TWO_FACED
from heliopolis.games.priests_of_ra.state import CAUSES, REASONS
from heliopolis.kernel.moves import Moves, Verb
from heliopolis.kernel.notes import Notes

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

NOTES = Notes()
SUNS_DEALT = NOTES.add("suns-dealt", seat=None, group=None)
EPOCH_STARTED = NOTES.add("epoch-started", epoch=["", *EPOCHS], seat=None)
DREW = NOTES.add("drew", seat=None, tile=KINDS)
PLACED = NOTES.add("placed", seat=None, face=FACES)
INVOKED = NOTES.add("invoked", seat=None, reason=REASONS)
BADE = NOTES.add("bade", seat=None, sun=None)
HAD_TO_BID = NOTES.add("had-to-bid", seat=None, sun=None)
PASSED = NOTES.add("passed", seat=None)
COULD_NOT_OUTBID = NOTES.add("could-not-outbid", seat=None, sun=None)
WON = NOTES.add("won", seat=None, sun=None, centre=None)
WON_TILE = NOTES.add("won-tile", seat=None, face=FACES)
NOBODY_BADE = NOTES.add("nobody-bade", reason=REASONS)
ROW_DISCARDED = NOTES.add("row-discarded", tiles=None)
FLIPPED = NOTES.add("flipped", seat=None, face=FACES, into=FACES)
STOPPED_FLIPPING = NOTES.add("stopped-flipping", seat=None, lost=None)
NOTHING_TO_FLIP = NOTES.add("nothing-to-flip", seat=None, lost=None)
EPOCH_ENDED = NOTES.add("epoch-ended", epoch=["", *EPOCHS], cause=CAUSES)
ITEMS = ["professions", "buildings", "priests", "plague", "step_pyramid", "burial_chambers",
         "ankhs", "suns"]  # fmt: skip
SCORED = NOTES.add("scored", seat=None, item=ITEMS, points=None)
SCORED_MAJORITY = NOTES.add("scored-majority", seat=None, item=ITEMS, face=FACES, points=None)
TOOK_ANKHS = NOTES.add("took-ankhs", seat=None, ankhs=None)
PLAGUE_RELIEVED = NOTES.add("plague-relieved", seat=None)
BOOKED = NOTES.add("booked", seat=None, net=None)
WON_GAME = NOTES.add("won-game", seat=None)

(PROFESSIONS_ITEM, BUILDINGS_ITEM, PRIESTS_ITEM, PLAGUE_ITEM, STEP_PYRAMID_ITEM, BURIAL_ITEM,
 ANKHS_ITEM, SUNS_ITEM) = range(len(ITEMS))  # fmt: skip
