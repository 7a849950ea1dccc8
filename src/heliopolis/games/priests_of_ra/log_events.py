"""What onlookers are told of a game of Priests of Ra."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.board import EPOCHS, FACES, KINDS
from heliopolis.games.priests_of_ra.state import CAUSES, REASONS
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.log_events import LogEvents

EPOCH_NUMBERS = ["", *EPOCHS]  # epochs are counted from 1

# What a scoring gives points for.
ITEMS = Codes()
PROFESSIONS_ITEM = ITEMS.add("professions")
BUILDINGS_ITEM = ITEMS.add("buildings")
PRIESTS_ITEM = ITEMS.add("priests")
PLAGUE_ITEM = ITEMS.add("plague")
STEP_PYRAMID_ITEM = ITEMS.add("step_pyramid")
BURIAL_ITEM = ITEMS.add("burial_chambers")
ANKHS_ITEM = ITEMS.add("ankhs")
SUNS_ITEM = ITEMS.add("suns")

# Those that only the scoring at the end of the last epoch counts.
LAST_EPOCH_ITEMS = [ITEMS[item] for item in (STEP_PYRAMID_ITEM, BURIAL_ITEM, ANKHS_ITEM, SUNS_ITEM)]

LOG_EVENTS = LogEvents()
SUNS_DEALT = LOG_EVENTS.add("suns-dealt", seat=None, group=None)
EPOCH_STARTED = LOG_EVENTS.add("epoch-started", epoch=EPOCH_NUMBERS, seat=None)
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
EPOCH_ENDED = LOG_EVENTS.add("epoch-ended", epoch=EPOCH_NUMBERS, cause=CAUSES)
SCORED = LOG_EVENTS.add("scored", seat=None, item=ITEMS, points=None)
SCORED_MAJORITY = LOG_EVENTS.add("scored-majority", seat=None, item=ITEMS, face=FACES, points=None)
TOOK_ANKHS = LOG_EVENTS.add("took-ankhs", seat=None, ankhs=None)
PLAGUE_RELIEVED = LOG_EVENTS.add("plague-relieved", seat=None)
BOOKED = LOG_EVENTS.add("booked", seat=None, net=None)
WON_GAME = LOG_EVENTS.add("won-game", seat=None)
