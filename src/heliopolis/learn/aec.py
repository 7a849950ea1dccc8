"""PettingZoo's AEC interface: one agent acts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heliopolis.extras import needs
from heliopolis.kernel.batch import Batch
from heliopolis.kernel.game import Game
from heliopolis.learn.ids import find_game, name_of, target_or_default
from heliopolis.learn.layouts import make_layout
from heliopolis.learn.seeding import Seeds
from heliopolis.learn.spaces import observation_space

with needs("learn", "environments for learning"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

ILLEGAL_REWARD = -1.0

Observation = dict[str, Any]


class GameAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game, whose seats are the agents ``player_0``, ``player_1``, and so on.

    An observation has what the seat sees (`observation`, or the parts of another `layout`) and a
    mask of its legal moves (`action_mask`), all zero unless it is to move. Where several seats
    choose at the same time they act one after another, and none sees what the others chose. Rewards
    come at the end. An illegal move ends the game: its player gets ILLEGAL_REWARD and the others
    nothing, as PettingZoo's own games do.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        *,
        board: Mapping[str, Any] | None = None,
        target: str | None = None,
        most_decisions: int | None = None,
        layout: str = "flat",
    ) -> None:
        super().__init__()
        self.game = found = find_game(game)
        self._layout = make_layout(found, layout)
        self.seats = found.default_seats() if seats is None else seats
        self._batch = Batch(
            found, 1, seats=self.seats, options=options, board=board, reward=reward,
            target=target_or_default(target), most_decisions=most_decisions,
        )  # fmt: skip
        self.metadata = {"name": name_of(found), "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(found.moves)
        space = observation_space(self._layout, count)
        self.observation_spaces = {
            agent: spaces.Dict(space.spaces) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._no_moves = np.zeros(count, np.int8)
        self._observation, self._mask = self._batch.observations[0], self._batch.masks[0]
        self._outcomes, self._actors = self._batch.outcomes, self._batch.actors
        self._chosen = np.zeros(1, np.int64)
        self._make_move = self._batch.prepare_step(self._chosen, reset=False)
        self._seeds = Seeds()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's moves, which have the numbers of the game's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: from the seed, else from the one behind the last game's."""
        self._batch.reset(seeds=[self._seeds.take(seed)])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._actor = int(self._batch.actors[0])
        self.agent_selection = self.possible_agents[self._actor]

    def step(self, action: int | None) -> None:
        """Make a move for the agent that is to act; an agent whose game is over gives None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._chosen[0] = -1 if action is None else action
        self._make_move()
        self._cumulative_rewards[agent] = 0.0
        outcome = self._outcomes[0]
        if outcome == 0:
            self._actor = int(self._actors[0])
            self.agent_selection = self.possible_agents[self._actor]
            return
        if outcome < 0:
            self._end({agent: ILLEGAL_REWARD}, self.terminations)
        elif self._batch.truncated[0]:
            self._end({}, self.truncations)
        else:
            self._end(
                dict(zip(self.possible_agents, self._batch.rewards[0].tolist(), strict=True)),
                self.terminations,
            )

    def _end(self, rewards: dict[str, float], ends: dict[str, bool]) -> None:
        """Tell all agents that the game has ended, the first one first."""
        self._actor = -1
        for agent in self.agents:
            ends[agent] = True
            self.rewards[agent] = rewards.get(agent, 0.0)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and may do now, whether it is to act or not."""
        seat, batch = self._seat_of[agent], self._batch
        if seat == self._actor:
            seen = self._layout.arrange(self._observation.copy())
            seen["action_mask"] = self._mask.copy()
            return seen
        return {
            **self._layout.arrange(batch.observe(seat)[0]),
            "action_mask": self._no_moves.copy(),
        }

    def close(self) -> None:
        """Leave the game; there is nothing to be closed."""


def aec(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    **settings: Any,
) -> GameAEC:
    """Return a PettingZoo AEC environment of a game, by its name or an id as `ids` lists them.

    `reward` is "win", "rank", "margin" or "points"; `settings` are those of :class:`GameAEC`.
    """
    return GameAEC(game, seats, options, reward, **settings)
