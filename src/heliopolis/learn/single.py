"""Gymnasium's interface for one player: one seat of one game, the others played by bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heliopolis.extras import needs
from heliopolis.kernel.batch import Batch
from heliopolis.kernel.game import Game
from heliopolis.learn.aec import Observation
from heliopolis.learn.ids import find_game, name_of, target_or_default
from heliopolis.learn.layouts import make_layout
from heliopolis.learn.seeding import Seeds
from heliopolis.learn.spaces import observation_space

with needs("learn", "environments for learning"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded


class GameEnv(gymnasium.Env[Observation, int]):
    """One seat of a game: `seat`, or one that goes round with the seeds.

    The opponents are "random" or "greedy". An illegal action is refused: the game stays as it is,
    and `info["refused"]` says so.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        *,
        opponents: str = "random",
        seat: int | None = None,
        board: Mapping[str, Any] | None = None,
        most_decisions: int | None = None,
        target: str | None = None,
        render_mode: str | None = None,
        layout: str = "flat",
    ) -> None:
        self.game = found = find_game(game)
        self._layout = make_layout(found, layout)
        self.seats = found.default_seats() if seats is None else seats
        self._batch = Batch(
            found, 1, seats=self.seats, options=options, board=board, reward=reward,
            target=target_or_default(target), most_decisions=most_decisions, opponents=opponents,
            learner="by_seed" if seat is None else seat,
        )  # fmt: skip
        self.metadata = {"name": name_of(found), "render_modes": []}
        self.render_mode = render_mode
        self.observation_space = observation_space(self._layout, len(found.moves))
        self.action_space: spaces.Space[Any] = spaces.Discrete(len(found.moves))
        self._seeds = Seeds()
        self._chosen = np.zeros(1, np.int64)
        self._make_move = self._batch.prepare_step(self._chosen, reset=False)
        self._is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game: from the seed, else from the one behind the last game's."""
        super().reset(seed=seed)
        self._batch.reset(seeds=[self._seeds.take(seed)])
        self._is_running = True
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move; the opponents answer until this seat is asked again."""
        if not self._is_running:
            raise ResetNeeded("step: the game has ended; call reset first")
        batch = self._batch
        self._chosen[0] = action
        self._make_move()
        ended, truncated = bool(batch.ended[0]), bool(batch.truncated[0])
        self._is_running = not (ended or truncated)
        reward = float(batch.rewards[0, batch.learners[0]])
        return self._observation(), reward, ended, truncated, self._info()

    def _observation(self) -> Observation:
        batch = self._batch
        return {
            **self._layout.arrange(batch.observations[0].copy()),
            "action_mask": batch.masks[0].copy(),
        }

    def _info(self) -> dict[str, Any]:
        batch = self._batch
        return {
            "seat": int(batch.learners[0]),
            "refused": bool(batch.refused[0]),
            "length": int(batch.lengths[0]),
        }


def env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    **settings: Any,
) -> GameEnv:
    """Return a Gymnasium environment of one seat of a game, by its name or an id."""
    return GameEnv(game, seats, options, reward, **settings)
