"""PettingZoo's parallel interface: all agents act in every step.

In these games most decisions are made by one seat while the others wait. A parallel environment is
sound all the same, because an agent that is not asked has exactly one legal action: to wait. What
seats choose at the same time is sealed, so the moves of one step cannot see each other; they are
made in the order of the seats. A move that another one of the same step has made impossible is not
made, and `infos` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heliopolis.errors import BadSetupError
from heliopolis.extras import needs
from heliopolis.kernel.batch_loops import REWARDS, write_rewards
from heliopolis.kernel.game import Game
from heliopolis.learn.aec import ILLEGAL_REWARD, Observation
from heliopolis.learn.ids import find_game, name_of
from heliopolis.learn.layouts import make_layout
from heliopolis.learn.seeding import Seeds
from heliopolis.learn.spaces import observation_space

with needs("learn", "environments for learning"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv

StepResult = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class GameParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game, played on the plain target; the last action of the space is to wait."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        *,
        board: Mapping[str, Any] | None = None,
        layout: str = "flat",
    ) -> None:
        self.game = found = find_game(game)
        self._layout = make_layout(found, layout)
        self.seats = found.check_seats(found.default_seats() if seats is None else seats)
        if reward not in REWARDS:
            raise BadSetupError(f"reward: {reward!r:.40} is not one of {', '.join(REWARDS)}")
        self.reward = reward
        self._options = found.encode_setup(self.seats, options, board)
        self._state = found.state()
        self.metadata = {"name": name_of(found), "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.wait = len(found.moves)
        space = observation_space(self._layout, self.wait + 1)
        self.observation_spaces = {
            agent: spaces.Dict(space.spaces) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._moves = [0] * len(found.moves)
        self._seeds = Seeds()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: the moves, then to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game: from the seed, else from the one behind the last game's."""
        self.game.rules.setup(self._state, self.seats, self._seeds.take(seed), self._options)
        self._state.log_events.clear()
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> StepResult:
        """Make the moves of all seats that are asked; the actions of the others are ignored."""
        agents, s, rules = self.agents, self._state, self.game.rules
        asked = rules.players_awaited(s)
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        moves = {}
        for seat, agent in enumerate(self.possible_agents):
            if asked >> seat & 1 and agent in agents:
                moves[seat] = int(actions.get(agent, self.wait))
                if not self._is_legal(seat, moves[seat]):
                    return self._illegal(agent)
        for seat, move in moves.items():
            if rules.players_awaited(s) >> seat & 1 and self._is_legal(seat, move):
                rules.apply(s, seat, move)
            else:
                infos[self.possible_agents[seat]]["not_made"] = True
        s.log_events.clear()
        ended = bool(rules.over(s))
        if ended:
            rewards = self._final_rewards()
        observations = self._observe()
        if ended:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            infos,
        )

    def _is_legal(self, seat: int, move: int) -> bool:
        in_range = 0 <= move < self.wait
        return in_range and not self.game.rules.broken_rule(self._state, seat, move)

    def _illegal(self, offender: str) -> StepResult:
        """End the game because of an illegal move, as `GameAEC` does."""
        observations, agents = self._observe(), self.agents
        self.agents = []
        rewards = {agent: ILLEGAL_REWARD if agent == offender else 0.0 for agent in agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return (
            observations,
            rewards,
            dict.fromkeys(agents, True),
            dict.fromkeys(agents, False),
            infos,
        )

    def _final_rewards(self) -> dict[str, float]:
        points, ranks = [0] * self.game.seats[-1], [0] * self.game.seats[-1]
        self.game.rules.scores(self._state, points)
        self.game.rules.ranks(self._state, ranks)
        worth = [0.0] * self.seats
        kind, margin = REWARDS.index(self.reward), self.game.search.margin
        write_rewards(kind, margin, self.seats, points, ranks, worth)
        return dict(zip(self.possible_agents, map(float, worth), strict=True))

    def _observe(self) -> dict[str, Observation]:
        """What every agent sees and may do."""
        rules, s = self.game.rules, self._state
        asked, observations = rules.players_awaited(s), {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if asked >> seat & 1:
                mask[self._moves[: rules.legal(s, seat, self._moves)]] = 1
            else:
                mask[self.wait] = 1
            seen = [0] * self.game.observation_size
            rules.observe(s, seat, seen)
            observations[agent] = {
                **self._layout.arrange(np.array(seen, np.int16)),
                "action_mask": mask,
            }
        return observations

    def close(self) -> None:
        """Leave the game; there is nothing to be closed."""


def parallel(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    **settings: Any,
) -> GameParallel:
    """Return a PettingZoo parallel environment of a game, by its name or an id."""
    return GameParallel(game, seats, options, reward, **settings)
