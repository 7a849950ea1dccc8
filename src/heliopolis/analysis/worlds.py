"""Worlds of a game: positions played out on the target that is ready, as arrays of results."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from heliopolis.analysis import playouts
from heliopolis.bots.readiness import SWITCH
from heliopolis.extras import has_compiler, needs
from heliopolis.kernel.contract import count_no_turns
from heliopolis.kernel.layout import MOST_SEATS
from heliopolis.kernel.targets import engine

with needs("fast", "analysis"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import GameState

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Outcomes:
    """How a position ended in each world, by world and seat."""

    wins: Array  # 1 for the winner; shared winners share it
    points: Array  # at the end

    @classmethod
    def of_results(cls, points: Any, ranks: Any, seats: int) -> Outcomes:
        """Make them from what the playouts wrote."""
        first = np.asarray(ranks, np.float64)[:, :seats] == 0
        return cls(
            first / first.sum(axis=1, keepdims=True),
            np.asarray(points, np.float64)[:, :seats],
        )

    def __len__(self) -> int:
        return len(self.wins)

    def utility(self, seat: int, margin: float) -> Array:
        """Return how well each world ended for a seat, from 0 to 1: the win, and the margin.

        The margin tells moves apart that win equally often; it is what the bots search for, too.
        """
        others = np.delete(self.points, seat, axis=1).max(axis=1)
        lead = np.clip((self.points[:, seat] - others) / margin, -1.0, 1.0)
        utility: Array = 0.5 * self.wins[:, seat] + 0.25 + 0.25 * lead
        return utility

    def joined(self, more: Outcomes) -> Outcomes:
        """Return these worlds followed by others."""
        return Outcomes(
            np.concatenate([self.wins, more.wins]), np.concatenate([self.points, more.points])
        )


class Worlds:
    """Plays out positions of one game at one table."""

    def __init__(self, game: Game, seats: int, seed: int = 0, target: str | None = None) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self._engine = engine(game, target or ready_target(game))
        self._states = self._engine.states(2)
        self._moves = self._engine.move_buffer()
        self._by_turns = int(game.rules.turns_ended is not count_no_turns)
        self.played = 0  # the number of worlds so far

    @property
    def target(self) -> str:
        """The target that plays."""
        return self._engine.target

    def play(
        self,
        state: GameState,
        step: int,
        worlds: int,
        *,
        move: tuple[int, int] | None = None,
        viewer: int | None = None,
        first: int = 0,
        whims: int = 0,
        most: int | None = None,
    ) -> Outcomes:
        """Play out a position that is reached after `step` moves.

        With `move` (its seat and number) that move is made first. With `viewer`, what that seat
        cannot know is drawn anew in each world; else all hands are as they are. `first` is the
        number of the first world: other worlds are independent of these. With other `whims` the
        same worlds have the same luck, and players who decide otherwise where it is a matter of
        taste. `most` cuts playouts off after that number of decisions.
        """
        self._set(state)
        seat, number = move or (0, playouts.NO_MOVE)
        settings = playouts.WorldSettings(
            seats=self.seats,
            seed=self.seed,
            whims=self.seed + 2 + whims,
            randomly=self.game.search.randomly,
            by_turns=self._by_turns,
            decisions=step,
            most=self.game.longest if most is None else most,
        )
        results = playouts.WorldResults(*(self._room(worlds) for _ in range(2)))
        viewing = playouts.NOBODY if viewer is None else viewer
        self._engine.specialize(playouts.play_worlds)(
            self._states, viewing, seat, number, first, worlds, settings, self._moves, results
        )
        self.played += worlds
        return Outcomes.of_results(results.points, results.ranks, self.seats)

    def _set(self, state: GameState) -> None:
        if self.target == "plain":
            self._states[0] = state.copy()
        else:
            state.write_record(self._states[0])

    def _room(self, worlds: int) -> Any:
        if self.target == "plain":
            return [[0] * MOST_SEATS for _ in range(worlds)]
        return np.zeros((worlds, MOST_SEATS), np.int64)


def ready_target(game: Game, *, may_compile: bool | None = None) -> str:
    """Return "compiled" where the playouts are compiled or may be, else "plain".

    They may be compiled unless the environment forbids it, as for bots.
    """
    if not has_compiler():
        return "plain"
    from heliopolis.kernel.targets.compiled import is_cached

    if may_compile is None:
        may_compile = os.environ.get(SWITCH) != "0"
    return "compiled" if may_compile or is_cached(game, playouts.play_worlds) else "plain"


def prepare(game: Game) -> None:
    """Compile the playouts of a game now: play out one world."""
    from heliopolis.table import Table

    table = Table(game, game.seats[0])
    Worlds(game, table.seats, target="compiled").play(table.state(), 0, 1)
