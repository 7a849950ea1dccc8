"""OpenSpiel: all games as Python games of pyspiel.

    from heliopolis.learn.openspiel import openspiel

    openspiel()                                            # registers heliopolis_ur, …
    game = pyspiel.load_game("heliopolis_priests_of_ra(players=3,seeds=1000)")

The root is a chance node: which of `seeds` games is played, all equally likely. With
`chance=seed`, everything that is drawn later follows from the seed, which no player sees. With
`chance=explicit`, only the set-up does: each die, tile and card that is drawn afterwards is a
chance node with its exact probabilities. Seats that choose at the same time act one after another,
and none sees what the others chose.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import MutableSequence
from functools import cache
from typing import Any

from heliopolis import games
from heliopolis.errors import BadSetupError
from heliopolis.extras import needs
from heliopolis.kernel.batch_loops import REWARDS, write_rewards
from heliopolis.kernel.game import Game
from heliopolis.kernel.loops import LOWEST_BIT
from heliopolis.kernel.specialize import Specializer
from heliopolis.learn.spaces import features

with needs("openspiel", "OpenSpiel"):
    import numpy as np
    import pyspiel

__all__ = ["openspiel"]

PREFIX = "heliopolis_"
SEEDS = 1000  # games at the root, unless a game is loaded with another number
CHANCE = ("seed", "explicit")
MOST_OUTCOMES = 128  # of one draw: the cards in a hand from which one is stolen
MOST_POINTS = 1000.0  # more than any game has
# By reward: the kind of its sum, the sum itself, and the least and the most that it can be.
UTILITIES: dict[str, tuple[Any, float | None, float, float]] = {
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 1.0, 0.0, 1.0),
    "rank": (pyspiel.GameType.Utility.ZERO_SUM, 0.0, -1.0, 1.0),
    "margin": (pyspiel.GameType.Utility.GENERAL_SUM, None, -1.0, 1.0),
    "points": (pyspiel.GameType.Utility.GENERAL_SUM, None, -MOST_POINTS, MOST_POINTS),
}


Outcomes = list[tuple[int, float]]  # with their probabilities


class _UndecidedError(Exception):
    """A move cannot be carried out before chance has decided."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes


class ExplicitChance:
    """The rule that carries out a move, with draws that are answered from outside."""

    def __init__(self, game: Game) -> None:
        names = {"rand": self._rand, "draw_one": self._draw_one}
        self._apply = Specializer(names).specialize(game.rules.apply)
        self._answers: list[int] = []

    def apply(self, s: Any, seat: int, move: int, answers: list[int]) -> Any:
        """Return the state after a move, given what its draws bring.

        Raise the outcomes of the first draw that has no answer.
        """
        after = s.copy()
        self._answers = answers[::-1]
        self._apply(after, seat, move)
        return after

    def _answer(self, outcomes: Outcomes) -> int:
        if len(outcomes) == 1:
            return outcomes[0][0]
        if not self._answers:
            raise _UndecidedError(outcomes)
        return self._answers.pop()

    def _rand(self, s: Any, n: int) -> int:
        """Stand for `chance.rand`."""
        return self._answer([(number, 1 / n) for number in range(n)])

    def _draw_one(self, s: Any, counts: MutableSequence[int], kinds: int, left: int) -> int:
        """Stand for `chance.draw_one`: pieces of a kind are one outcome."""
        kind = self._answer([(k, counts[k] / left) for k in range(kinds) if counts[k] > 0])
        counts[kind] -= 1
        return kind


@cache
def _explicit_chance(name: str) -> ExplicitChance:
    return ExplicitChance(games.find(name))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; the root, where chance chooses the seed; or a draw within a move."""

    def __init__(
        self, spiel_game: Any, name: str, seats: int, seeds: int, reward: str, chance: str
    ) -> None:
        super().__init__(spiel_game)
        self._name, self._seats, self._seeds, self._reward = name, seats, seeds, reward
        self._is_explicit = chance == "explicit"
        self._state: Any = None  # until chance has chosen
        self._history = [b""] * seats  # by seat: a hash of all it has seen and done
        self._shown: list[bytes] = [b""] * seats
        # A move within which chance decides: by whom, what the draws have brought, and what the
        # next one may bring.
        self._undecided: tuple[int, int] | None = None
        self._answers: list[int] = []
        self._outcomes: Outcomes = []

    @property
    def _game(self) -> Game:
        return games.find(self._name)  # not kept here: states are copied with all they hold

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance and for the end."""
        if self._state is None or self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self._game.rules.over(self._state):
            return int(pyspiel.PlayerId.TERMINAL)
        return LOWEST_BIT[self._game.rules.players_awaited(self._state)]

    def chance_outcomes(self) -> Outcomes:
        """Return what chance may bring: a seed, or a draw, by its number."""
        if self._state is None:
            return [(seed, 1 / self._seeds) for seed in range(self._seeds)]
        return self._outcomes

    def _legal_actions(self, player: int) -> list[int]:
        moves = [0] * len(self._game.moves)
        return sorted(moves[: self._game.rules.legal(self._state, player, moves)])

    def _apply_action(self, action: int) -> None:
        rules = self._game.rules
        if self._state is None:
            self._state = self._game.state()
            options = self._game.encode_setup(self._seats, None, None)
            rules.setup(self._state, self._seats, action, options)
        elif self._undecided is not None:
            self._answers.append(action)
            if not self._carry_out():
                return
        else:
            player = self.current_player()
            self._undecided, self._answers = (player, action), []
            self._remember(player, b"move %d" % action)
            if not self._carry_out():
                return
        self._state.log_events.clear()
        for seat in range(self._seats):
            seen = struct.pack(f"<{self._game.observation_size}h", *self.observation(seat))
            if seen != self._shown[seat]:  # what a seat does not notice leaves no trace
                self._shown[seat] = seen
                self._remember(seat, seen)

    def _carry_out(self) -> bool:
        """Carry out the move under way, unless chance has to decide first."""
        assert self._undecided is not None
        self._outcomes = []
        if not self._is_explicit:
            self._game.rules.apply(self._state, *self._undecided)
        else:
            chance = _explicit_chance(self._name)
            try:
                self._state = chance.apply(self._state, *self._undecided, self._answers)
            except _UndecidedError as draw:
                self._outcomes = draw.outcomes
                return False
        self._undecided = None
        return True

    def _remember(self, seat: int, what: bytes) -> None:
        self._history[seat] = hashlib.blake2b(self._history[seat] + what, digest_size=16).digest()

    def observation(self, seat: int) -> list[int]:
        """Return what a seat sees; nothing at the root."""
        seen = [0] * self._game.observation_size
        if self._state is not None:
            self._game.rules.observe(self._state, seat, seen)
        return seen

    def known_history(self, seat: int) -> str:
        """Return a name for all that a seat has seen and done, in order: its information state."""
        return self._history[seat].hex()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}" if self._state is None else f"draw {action}"
        return self._game.moves.text(action)

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        if self._state is None or self._outcomes:
            return False
        return bool(self._game.rules.over(self._state))

    def returns(self) -> list[float]:
        """Return what the game is worth to each seat; 0 before its end."""
        worth = [0.0] * self._seats
        if self.is_terminal():
            points, ranks = [0] * self._game.seats[-1], [0] * self._game.seats[-1]
            self._game.rules.scores(self._state, points)
            self._game.rules.ranks(self._state, ranks)
            kind, margin = REWARDS.index(self._reward), self._game.search.margin
            write_rewards(kind, margin, self._seats, points, ranks, worth)
        return worth

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "root"


class SpielObserver:
    """What a seat sees, as a tensor and as text."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._features = features(game)
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        self.tensor[:] = state.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat sees, and where all counts, what it has seen before."""
        seen = state.observation(player)
        said = "; ".join(
            f"{feature.name}: {' '.join(map(str, seen[feature.numbers]))}"
            for feature in self._features
            if any(seen[feature.numbers])
        )
        return f"{state.known_history(player)} {said}" if self._perfect_recall else said


def _register(game: Game) -> str:
    """Register one game, and return its name."""
    short_name = PREFIX + game.name.replace("-", "_")
    if short_name in pyspiel.registered_names():
        return short_name
    usual = {"players": game.default_seats(), "seeds": SEEDS, "reward": "win", "chance": "seed"}

    def game_type(reward: str) -> Any:
        kinds = pyspiel.GameType
        return kinds(
            short_name=short_name,
            long_name=game.title,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=UTILITIES[reward][0],
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=usual,
        )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """A game of ours for OpenSpiel."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**usual, **(params or {})}
            self.seats = game.check_seats(int(given["players"]))
            self.seeds, self.reward = int(given["seeds"]), str(given["reward"])
            self.chance = str(given["chance"])
            if self.chance not in CHANCE:
                raise BadSetupError(
                    f"chance: {self.chance!r:.40} is not one of {', '.join(CHANCE)}"
                )
            _, total, least, most = UTILITIES[self.reward]
            info = pyspiel.GameInfo(
                num_distinct_actions=len(game.moves),
                max_chance_outcomes=max(self.seeds, MOST_OUTCOMES),
                num_players=self.seats,
                min_utility=least,
                max_utility=most,
                utility_sum=total,
                max_game_length=game.longest,
            )
            super().__init__(game_type(self.reward), info, given)

        def new_initial_state(self) -> SpielState:
            """Return the root."""
            return SpielState(self, game.name, self.seats, self.seeds, self.reward, self.chance)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> SpielObserver:
            """Return an observer: of information states if it has to recall everything."""
            return SpielObserver(game, bool(iig_obs_type and iig_obs_type.perfect_recall))

    pyspiel.register_game(game_type("win"), SpielGame)
    return short_name


def openspiel() -> list[str]:
    """Register all games with OpenSpiel, and return their names for ``pyspiel.load_game``."""
    return [_register(games.find(name)) for name in games.names()]
