"""The options of Priests of Ra."""

from __future__ import annotations

from heliopolis.kernel.options import Arrangement, Option, Options

OPTIONS = Options()

BURIAL_SCORING = OPTIONS.add(
    Option("burial_scoring", "PR-7.9", ("best_color", "each_color"), "best_color")
)
BEST_COLOUR, EACH_COLOUR = OPTIONS.codes(BURIAL_SCORING)

SCORE_VISIBILITY = OPTIONS.add(
    Option("score_visibility", "PR-8.2", ("own_only", "open"), "own_only")
)
OWN_ONLY, OPEN = OPTIONS.codes(SCORE_VISIBILITY)

SUN_ASSIGNMENT = OPTIONS.add(Arrangement("sun_groups", "PR-1.4"))

OPTIONS.group("setup", SUN_ASSIGNMENT)
OPTIONS.group("end", BURIAL_SCORING)
