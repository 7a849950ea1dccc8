"""Gymnasium's vector interface: many games in step, on :class:`~heliopolis.kernel.batch.Batch`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis import games
from heliopolis.extras import needs
from heliopolis.kernel.batch import Batch
from heliopolis.kernel.game import Game
from heliopolis.learn.ids import NAMESPACE, find_game, name_of, target_or_default
from heliopolis.learn.layouts import make_layout
from heliopolis.learn.seeding import random_seed
from heliopolis.learn.spaces import observation_space

with needs("learn", "environments for learning"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

AT_END = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "stay",
}

Observations = dict[str, NDArray[Any]]


class GameVector(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Games in step, one action each per step.

    With `opponents` ("random" or "greedy") the caller plays one seat of every game, `seat` or a
    seat that goes round with the seeds. Without, the caller plays all seats: the observation is
    that of the seat to act, which `infos["actor"]` names, and the reward is that of the seat that
    has just moved; `infos["rewards"]` has those of all seats.

    An illegal action is refused: the game stays as it is, and `infos["refused"]` says so. Arrays
    are the caller's to keep, unless `copy` is False: then the next step writes over them.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        reward: str = "win",
        *,
        opponents: str | None = None,
        seat: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        board: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        most_decisions: int | None = None,
        target: str | None = None,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        layout: str = "flat",
    ) -> None:
        self.game = found = find_game(game)
        self._layout = make_layout(found, layout)
        self.seats = found.default_seats() if seats is None else seats
        learner = None if opponents is None else "by_seed" if seat is None else seat
        self.num_envs = num_envs
        self.batch = Batch(
            found, num_envs, seats=self.seats, options=options, board=board, reward=reward,
            target=target_or_default(target), threads=threads, most_decisions=most_decisions,
            opponents=opponents or "random", learner=learner,
        )  # fmt: skip
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": name_of(found), "render_modes": [], "autoreset_mode": self.autoreset_mode,
        }  # fmt: skip
        self.single_observation_space = observation_space(self._layout, len(found.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(len(found.moves))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self._rows = np.arange(num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)
        self._no_moves = np.zeros((num_envs, len(found.moves)), np.int8)
        self._needs_reset = np.ones(num_envs, np.bool_)
        self._next_seeds: NDArray[np.int64] | None = None

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Start all games again, or those of `options["reset_mask"]`.

        A seed stands for itself and the numbers behind it, one for each environment; without one,
        the games go on with seeds that have not been played.
        """
        mask = self._everywhere
        if options and "reset_mask" in options:
            mask = np.asarray(options["reset_mask"])
            if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
                raise ValueError(f"reset_mask: {mask!r:.60} is no mask of {self.num_envs} games")
            if self._next_seeds is None and not mask.all():
                raise ResetNeeded("reset_mask: all games are reset first")
        seeds = self._seeds(seed)
        self.batch.reset(slots=np.flatnonzero(mask), seeds=seeds[mask])
        self._needs_reset[mask] = False
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one move in every game."""
        mode, batch = self.autoreset_mode, self.batch
        if self._next_seeds is None or (mode == AutoresetMode.DISABLED and self._needs_reset.any()):
            raise ResetNeeded("step: some games have ended; call reset first")
        batch.step(np.asarray(actions), reset=AT_END[mode])
        ended, truncated = self._given(batch.ended), self._given(batch.truncated)
        done = self._needs_reset = ended | truncated
        infos = self._infos()
        # The mover is the seat whose game it was; in a new game the learner may have another seat.
        rewards = batch.rewards[self._rows, batch.movers].astype(np.float64)
        if mode == AutoresetMode.SAME_STEP and done.any():
            parts = {
                **self._layout.arrange(self._final_observations(done)),
                "action_mask": self._given(self._no_moves),
            }
            infos["final_obs"] = {**parts, **{f"_{name}": done for name in parts}}
            infos["_final_obs"] = done
            infos["final_info"] = {"rewards": infos["rewards"], "_rewards": done}
            infos["_final_info"] = done
        return self._observations(), rewards, ended, truncated, infos

    def _seeds(self, seed: int | Sequence[int | None] | None) -> NDArray[np.int64]:
        """The seeds of games to begin, by environment."""
        count = self.num_envs
        if self._next_seeds is None:
            first = random_seed()
            self._next_seeds = np.arange(first, first + count, dtype=np.int64)
        else:
            self._next_seeds = self.batch.seeds_on_host() + count
        if seed is None:
            return self._next_seeds
        if isinstance(seed, int | np.integer):
            return np.arange(int(seed), int(seed) + count, dtype=np.int64)
        if len(seed) != count:
            raise ValueError(f"seed: {len(seed)} seeds for {count} environments")
        given = zip(seed, self._next_seeds.tolist(), strict=True)
        return np.array([other if one is None else one for one, other in given], np.int64)

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        """The array as the caller gets it."""
        return array.copy() if self.copy else array

    def _final_observations(self, done: NDArray[np.bool_]) -> NDArray[Any]:
        """The ends of the games that are done; other rows mean nothing."""
        if not self.copy:
            final: NDArray[Any] = self.batch.final_observations
            return final
        ends: NDArray[Any] = np.zeros_like(self.batch.final_observations)
        ends[done] = self.batch.final_observations[done]
        return ends

    def _observations(self) -> Observations:
        given, batch = self._given, self.batch
        seen = self._layout.arrange(given(batch.observations))
        seen["action_mask"] = given(batch.masks)
        return seen

    def _infos(self) -> dict[str, Any]:
        given, batch, everywhere = self._given, self.batch, self._everywhere
        return {
            "actor": given(batch.actors), "_actor": everywhere,
            "rewards": given(batch.rewards), "_rewards": everywhere,
            "refused": given(batch.refused), "_refused": everywhere,
            "length": given(batch.lengths), "_length": everywhere,
        }  # fmt: skip


def vector(
    game: Game | str,
    num_envs: int = 1,
    seats: int | None = None,
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    reward: str = "win",
    **settings: Any,
) -> GameVector:
    """Return a Gymnasium vector environment of a game, by its name or an id.

    `reward` is "win", "rank", "margin" or "points"; `settings` are those of :class:`GameVector`.
    A list of options gives one to each game, and begins again where it is shorter.
    """
    return GameVector(game, num_envs, seats, options, reward, **settings)


def register() -> list[str]:
    """Register all games with Gymnasium, and return their ids, such as ``heliopolis/ur-v1``.

    ``gymnasium.make(id)`` gives one game against opponents, ``gymnasium.make_vec(id, num_envs)``
    many.
    """
    registered = []
    for name in games.names():
        game = games.find(name)
        gym_id = f"{NAMESPACE}/{name.replace('-', '_')}-v{game.rules_version}"
        if gym_id not in gymnasium.registry:
            gymnasium.register(
                gym_id,
                entry_point="heliopolis.learn.single:GameEnv",
                vector_entry_point="heliopolis.learn.vector:GameVector",
                kwargs={"game": name},
                disable_env_checker=True,
            )
        registered.append(gym_id)
    return registered
