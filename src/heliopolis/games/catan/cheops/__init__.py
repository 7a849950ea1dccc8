"""Cheops (Klaus Teuber): the pyramid by the Nile, for 3 or 4 players."""

from __future__ import annotations

from heliopolis.games.catan import observation, terminal
from heliopolis.games.catan.cheops import board, watch
from heliopolis.games.catan.cheops.changes import BINDINGS
from heliopolis.games.catan.cheops.moves import BUILDING_WEIGHTS, MOVES, NOTES
from heliopolis.games.catan.cheops.options import OPTIONS
from heliopolis.games.catan.cheops.setup import setup
from heliopolis.games.catan.cheops.state import State
from heliopolis.games.catan.cheops.view import View
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import BOOK, FAMILY, WORDS, rules
from heliopolis.kernel.game import Boards, Game, Presentation, SearchHints

_view = View(board.FRAME, ALL_GOODS)

GAME = Game(
    name="catan-cheops",
    title="Catan: Cheops",
    designer="Klaus Teuber",
    prefix="CH",
    chapters=(4, 8, 2, 8, 6, 6, 7, 3, 6, 5, 1, 3),
    builds_on=(BOOK,),
    vectors={"CH-X": 34},
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    minutes=120,
    information="hidden hands and development cards; most of a hand can be told",
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
        words={**WORDS, "host": "player", "harbour": "harbour"},
    ),
    search=SearchHints(cut_off=40, margin=25, exploration=0.5),
    boards=Boards(board.OWN, board.check, board.encode),
)
