"""Catan: Alexander the Great (Klaus Teuber, 1998), for 3 or 4 players.

Rulings are named here later.
"""

from __future__ import annotations

from heliopolis.games.catan import observation
from heliopolis.games.catan.alexander import board, terminal, watch
from heliopolis.games.catan.alexander.changes import BINDINGS
from heliopolis.games.catan.alexander.moves import BUILDING_WEIGHTS, MOVES, NOTES
from heliopolis.games.catan.alexander.options import OPTIONS
from heliopolis.games.catan.alexander.setup import setup
from heliopolis.games.catan.alexander.state import State
from heliopolis.games.catan.alexander.view import View
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import BOOK, FAMILY, WORDS, rules
from heliopolis.kernel.game import Boards, Game, Presentation, SearchHints

_view = View(board.FRAME, ALL_GOODS)

GAME = Game(
    name="catan-alexander",
    title="Catan: Alexander the Great",
    designer="Klaus Teuber",
    prefix="AL",
    chapters=(2, 9, 3, 6, 4, 10, 2, 4, 4, 5, 3, 1),
    builds_on=(BOOK,),
    vectors={"AL-X": 30},
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    minutes=120,
    information="hidden hands and development cards, chits face down",
    longest=200_000,
    options=OPTIONS,
    state=State,
    moves=MOVES,
    notes=NOTES,
    rules=rules(setup, BINDINGS),
    features=observation.features(board.FRAME, watch.FEATURES),
    weights=BUILDING_WEIGHTS,
    invariants=watch.INVARIANTS,
    package=__name__,
    family=FAMILY,
    presentation=Presentation(
        view=_view.view,
        prompt=_view.prompt,
        draw=terminal.draw,
        words={
            **WORDS,
            "leader": "player",
            "event": "event",
            "office": "office",
            "payment": "good",
        },
        board=terminal.draw_board,
    ),
    search=SearchHints(cut_off=60, margin=5, exploration=0.5),
    boards=Boards(board.OWN, board.check, board.encode),
)
