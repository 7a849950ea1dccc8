"""The options of the island: how it is laid out."""

from __future__ import annotations

from heliopolis.games.catan import options
from heliopolis.kernel.options import Option

OPTIONS = options.OPTIONS.extend()
BOARD = OPTIONS.add(
    Option(
        "board",
        "CB-3.2",
        ("island_beginner", "island_variable"),
        "island_beginner",
        seasoned="island_variable",
    )
)
BEGINNER, VARIABLE = OPTIONS.codes(BOARD)
NUMBER_PLACEMENT = OPTIONS.add(
    Option(
        "number_placement",
        "CB-3.2",
        ("lettered_spiral", "random_no_adjacent_red", "random"),
        "lettered_spiral",
    )
)
LETTERED_SPIRAL, RANDOM_NO_ADJACENT_RED, RANDOM_NUMBERS = OPTIONS.codes(NUMBER_PLACEMENT)
HARBOUR_PLACEMENT = OPTIONS.add(
    Option("harbour_placement", "CB-3.2", ("fixed", "shuffled"), "fixed")
)
FIXED, SHUFFLED = OPTIONS.codes(HARBOUR_PLACEMENT)
OPTIONS.group("setup", BOARD, NUMBER_PLACEMENT, HARBOUR_PLACEMENT)
OPTION_COUNT = len(OPTIONS)
