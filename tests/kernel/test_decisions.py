"""Games for learning stop at real decisions, and show the same on every target."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import games
from heliopolis.bots.bot import Knowledge
from heliopolis.errors import UnavailableError
from heliopolis.kernel.batch import encode_settings
from heliopolis.kernel.batch_loops import PLAY, SET_UP
from heliopolis.kernel.decision_loops import (
    LAST,
    LOWEST,
    WORST_SCORE,
    DecisionArrays,
    DecisionSettings,
    step_to_decisions,
)
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import engine

PLACES = 64


class Played:
    """A few games on one target."""

    def __init__(self, game: Game, target: str, count: int = 3) -> None:
        self.game, self.count, self.engine = game, count, engine(game, target)
        most = game.seats[-1]
        rows = [(seats, *encode_settings(game, seats, None, None)[0]) for seats in game.seats]
        self.settings = DecisionSettings(
            self.engine.rows(rows), SET_UP, game.observation_size, most_decisions=3000
        )
        self.states = self.engine.states(count)
        plain = target == "plain"

        def room(*shape: int, kind: str = "int64") -> Any:
            made = np.zeros((count, *shape), kind)
            return made.tolist() if plain else self.engine.array(made)

        self.arrays = DecisionArrays(
            chosen=room(),
            seeds=self.engine.ints(list(range(5, 5 + count))),
            words=room(),
            decisions=room(),
            actors=room(),
            counts=room(),
            candidates=room(PLACES, kind="int16"),
            scores=room(PLACES, kind="int16"),
            watchers=room(),
            features=room(2, game.net_input_size, kind="int16"),
            ended=room(kind="bool"),
            stopped=room(kind="bool"),
            points=room(most),
            ranks=room(most),
        )
        self.run(SET_UP)

    def run(self, command: int) -> None:
        settings = self.settings._replace(command=command)
        self.engine.over_slots(step_to_decisions, self.states, settings, self.arrays)

    def step(self, chosen: list[int]) -> None:
        if self.engine.target == "cuda":
            self.arrays = self.arrays._replace(chosen=self.engine.ints(chosen))
        else:
            self.arrays.chosen[:] = chosen
        self.run(PLAY)

    def shown(self, name: str) -> NDArray[Any]:
        return np.array(self.engine.host(getattr(self.arrays, name)))

    def told(self, name: str) -> list[Any]:
        found: list[Any] = self.shown(name).tolist()
        return found


@pytest.mark.parametrize("name", games.names())
def test_a_decision_is_shown_as_bots_know_it(name: str) -> None:
    game = games.find(name)
    played = Played(game, "plain")
    for step in range(25):
        for slot, s in enumerate(played.states):
            seat, count = played.told("actors")[slot], played.told("counts")[slot]
            known = Knowledge(game, s.seats, seat, s, [])
            watcher = played.told("watchers")[slot]
            assert watcher != seat
            assert 0 <= watcher < s.seats
            watched = Knowledge(game, s.seats, watcher, s, [])
            assert played.told("features")[slot] == [known.net_input, watched.net_input]
            moves = [0] * len(game.moves)
            assert count == game.rules.candidate_moves(s, seat, moves) > 1
            assert played.told("candidates")[slot][:count] == moves[:count]
            scores = [game.rules.move_score(s, seat, move) for move in moves[:count]]
            worse = [max(WORST_SCORE, score - max(scores)) for score in scores]
            assert played.told("scores")[slot][:count] == worse
        played.step([step % count for count in played.told("counts")])


def games_ended_alike(one: Played, other: Played, steps: int) -> int:
    """Make the same moves on both targets, compare all that they show, and count the ends."""
    ends = 0
    for step in range(steps):
        counts = one.told("counts")
        is_candidate = np.arange(PLACES) < np.array(counts)[:, None]
        for field in DecisionArrays._fields:
            differs = one.shown(field) != other.shown(field)
            if field in ("candidates", "scores"):  # places behind them keep what was there
                differs &= is_candidate
            assert not differs.any(), field
        ends += sum(one.told("ended"))
        chosen = [(7 * step + slot) % count for slot, count in enumerate(counts)]
        one.step(chosen)
        other.step(chosen)
    return ends


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["priests-of-ra", "ur"])
def test_plain_and_compiled_go_on_to_the_same_decisions(name: str) -> None:
    game = games.find(name)
    assert games_ended_alike(Played(game, "plain"), Played(game, "compiled"), 400) > 0


@pytest.mark.gpu
@pytest.mark.parametrize("name", games.names())
def test_the_gpu_and_the_processor_go_on_to_the_same_decisions(name: str) -> None:
    game = games.find(name)
    try:
        device = Played(game, "cuda", 256)
    except UnavailableError as error:
        pytest.skip(str(error))
    games_ended_alike(Played(game, "compiled", 256), device, 300)


def test_the_end_tells_points_and_ranks_and_empty_seats_last() -> None:
    game = games.find("priests-of-ra")
    played = Played(game, "plain", 1)
    while not played.told("ended")[0]:
        played.step([played.told("counts")[0] - 1])
    assert played.told("ranks")[0][2:] == [LAST] * 3
    assert played.told("points")[0][2:] == [LOWEST] * 3
    assert min(played.told("ranks")[0]) == 0
    assert played.told("seeds") == [6]


def test_a_game_that_takes_too_long_is_stopped() -> None:
    game = games.find("ur")
    played = Played(game, "plain", 1)
    played.settings = played.settings._replace(most_decisions=10)
    while not played.told("stopped")[0]:
        played.step([0])
    assert not played.told("ended")[0]
    assert played.told("seeds") == [6]
    assert played.told("decisions")[0] < 10
