"""Catan (Klaus Teuber, 1995): the plain island, for 2 to 4 players.

Hexes bring resources, which are traded and built with: roads, settlements, cities. Who first has
ten points in his own turn wins.

All 66 numbered rules CB-1.1 to CB-14.2 are implemented in the folder around this one, which the
scenarios share; each function names those it decides. What the rulebook leaves open is ruled so,
where a name in quotes is an option:

- Trade and build may be mixed; "trade_build" (CB-R1).
- If the bank is short nobody gets any, but one who alone is due takes what there is;
  "bank_shortage" (CB-R2). A start settlement takes only what the bank has.
- A holder of Longest Road still among the longest after a break keeps the card; a tie of others
  sets it aside (CB-R3). A road counts up to a foreign building (CB-R4), a ring whole (CB-R5).
- Points of another's turn count when one's own begins (CB-R6). One must steal if one can (CB-R7).
- All who owe cards to a seven choose at once and in secret; the cards are shown and booked in turn
  order when the last has chosen (CB-R8, CB-6.2).
- Year of plenty takes what there is, road building places what it can (CB-R9, CB-R10).
- No card is played inside another action (CB-R12).
- An offer that is being put together is nobody else's business until it is sent. At most
  "max_offers_per_turn" are begun in a turn, from 0 to 12, and none has more than 31 of a resource
  or 100 pieces.
- A game stopped by "turn_limit" has no winner; its ranks go by points.

What a seat knows of a hand is kept kind by kind: so many cards everybody saw it take, and so many
more that thief or victim know of. After a theft the others know one card less of every kind that
was known; whoever offers or accepts shows that he has the goods. Hidden cards are resampled to fit
that, which is all that can be told short of keeping every possible history.

Of the spec's options "bank_sells_gold" is the scenarios' alone. A board of one's own is laid with
the tiles, tokens and harbours of the box; with "board" island_variable they are shuffled.
"""

from __future__ import annotations

from heliopolis.games.catan import observation, terminal
from heliopolis.games.catan.components import RESOURCES
from heliopolis.games.catan.game import BRIEF, FAMILY, RULEBOOK, WORDS, common_options, rules
from heliopolis.games.catan.invariants import INVARIANTS
from heliopolis.games.catan.island import board
from heliopolis.games.catan.island.moves import BUILDING_WEIGHTS, LOG_EVENTS, MOVES, NAMES
from heliopolis.games.catan.island.setup import setup
from heliopolis.games.catan.shorthand import shorthand
from heliopolis.games.catan.state import State
from heliopolis.games.catan.view import View
from heliopolis.kernel.game import Boards, Game, Option, Presentation, SearchHints

_view = View(board.FRAME, RESOURCES)

GAME = Game(
    name="catan-island",
    title="Catan",
    designer="Klaus Teuber",
    prefix=RULEBOOK.prefix,
    chapters=RULEBOOK.chapters,
    vectors={"CB-X": 28},
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    minutes=75,
    information="hidden hands and development cards; most of a hand can be told",
    # The game has no end that the rules enforce; random players need a twentieth of this.
    longest=200_000,
    options=(
        *common_options(),
        Option("board", "CB-3.2", ("island_beginner", "island_variable"), "island_beginner"),
        Option(
            "number_placement",
            "CB-3.2",
            ("lettered_spiral", "random_no_adjacent_red", "random"),
            "lettered_spiral",
        ),
        Option("harbour_placement", "CB-3.2", ("fixed", "shuffled"), "fixed"),
    ),
    state=State,
    moves=MOVES,
    log_events=LOG_EVENTS,
    rules=rules(setup, NAMES),
    features=observation.features(board.FRAME),
    weights=BUILDING_WEIGHTS,
    invariants=INVARIANTS,
    package=__name__,
    family=FAMILY,
    presentation=Presentation(
        view=_view.view,
        prompt=_view.prompt,
        draw=terminal.draw,
        shorthand=shorthand,
        words=WORDS,
    ),
    brief=BRIEF,
    search=SearchHints(cut_off=60, margin=5, exploration=0.5),
    boards=Boards(board.BEGINNERS, board.check, board.encode),
)
