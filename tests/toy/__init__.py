"""Morra, the packaged example, with what is optional: for tests of layers that use it."""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import replace

from heliopolis.games.examples import morra
from heliopolis.games.examples.morra import (
    MOST_SEATS,
    State,
    apply,
    broken_rule,
    players_to_move,
    start_round,
    view,
)
from heliopolis.kernel.features import BYTE, Features
from heliopolis.kernel.game import Presentation, SearchHints
from heliopolis.kernel.invariants import Invariants
from heliopolis.kernel.rules import rule

__all__ = ["GAME", "State", "apply", "broken_rule", "legal", "start_round", "view"]

legal = morra.GAME.rules.legal

FEATURES = Features()
PRIZE = FEATURES.add("prize", 1, "of this round", most=BYTE)
OWN_FINGERS = FEATURES.add("own fingers", 1, "or -1", least=-1, most=BYTE)
TO_MOVE = FEATURES.add("to move", MOST_SEATS, "1 for a seat that has not chosen")
POINTS = FEATURES.add("points", MOST_SEATS, "of each seat", most=BYTE)

INVARIANTS = Invariants()


@INVARIANTS.check("points are not negative")
def points_are_not_negative(s: State) -> bool:
    negative = 0
    for seat in range(s.seats):
        negative += s.points[seat] < 0
    return negative == 0


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    out[PRIZE] = s.prize
    out[OWN_FINGERS] = s.fingers[observer]
    for seat in range(MOST_SEATS):
        out[TO_MOVE + seat] = players_to_move(s) >> seat & 1
        out[POINTS + seat] = s.points[seat]


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """Rather more fingers than fewer."""
    return move


@rule
def evaluate(s: State, seat: int) -> int:
    """Points, in hundredths."""
    return 100 * s.points[seat]


GAME = replace(
    morra.GAME,
    designer="nobody knows",
    minutes=1,
    information="secret choices",
    rules=replace(
        morra.GAME.rules,
        observe=observe,
        check_invariants=INVARIANTS.first_broken(),
        move_score=move_score,
        evaluate=evaluate,
    ),
    features=FEATURES,
    invariants=INVARIANTS,
    weights=[1, 2, 3, 4],
    search=SearchHints(cut_off=12, margin=25),
    package=__name__,
    presentation=Presentation(
        view=view,
        prompt=lambda s, seat: {"prompt": "show", "prize": s.prize},
        draw=lambda view, say: say("label-prize", prize=view["table"]["prize"]),
        words={"seat": "player"},
    ),
)
