"""Catan (Klaus Teuber, 1995): the plain island, for 2 to 4 players.

Rulings are named here later.
"""

from __future__ import annotations

from heliopolis.games.catan import observation, terminal
from heliopolis.games.catan.components import RESOURCES
from heliopolis.games.catan.game import BOOK, FAMILY, WORDS, common_options, rules
from heliopolis.games.catan.island import board
from heliopolis.games.catan.island.moves import BUILDING_WEIGHTS, MOVES, NAMES, NOTES
from heliopolis.games.catan.island.setup import setup
from heliopolis.games.catan.sound import INVARIANTS
from heliopolis.games.catan.state import State
from heliopolis.games.catan.view import View
from heliopolis.kernel.game import Boards, Game, Option, Presentation, SearchHints

_view = View(board.FRAME, RESOURCES)

GAME = Game(
    name="catan-island",
    title="Catan",
    designer="Klaus Teuber",
    prefix=BOOK.prefix,
    chapters=BOOK.chapters,
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
    notes=NOTES,
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
        words=WORDS,
    ),
    search=SearchHints(cut_off=60, margin=5, exploration=0.5),
    boards=Boards(board.BEGINNERS, board.check, board.encode),
)
