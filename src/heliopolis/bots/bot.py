"""What a bot is, and what it knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, cast

from heliopolis import games
from heliopolis.kernel.game import Game
from heliopolis.table import GameState, Move, Table


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows when it is to move.

    `state` is one possible world: it is consistent with everything the seat knows, and whatever the
    seat cannot know has been resampled, so there is nothing in it to peek at. That includes chance:
    every `copy()` of `state` has the same future. Use `sample` for other possible worlds.
    """

    game: Game
    seats: int
    seat: int
    state: GameState
    legal: list[Move]

    @classmethod
    def of(cls, table: Table, seat: int, seed: int) -> Knowledge:
        """Return what a seat at a table knows; `seed` decides what stands in for the rest."""
        known = table.known_state(seat, seed)
        return cls(table.game, table.seats, seat, known, table.legal(seat))

    @classmethod
    def from_values(
        cls, game: str, seats: int, seat: int, values: Mapping[str, Any], legal: Sequence[int]
    ) -> Knowledge:
        """Return knowledge that came from elsewhere: the fields of its state, and legal moves."""
        found = games.find(game)
        state = cast("GameState", found.state())
        for name in state.fields:
            setattr(state, name, values[name])
        moves = [Move(seat, number, found.moves.text(number)) for number in legal]
        return cls(found, seats, seat, state, moves)

    def sample(self, seed: int) -> Knowledge:
        """Return the same knowledge with another possible world as its `state`.

        Hidden information and future chance are drawn anew from `seed`; equal seeds give equal
        worlds.
        """
        s = self.state.copy()
        self.game.rules.resample_hidden(s, self.seat, seed)
        return replace(self, state=s)

    @property
    def candidates(self) -> list[Move]:
        """The legal moves worth considering, by the rules of the game: it knows pointless ones."""
        numbers = [0] * len(self.game.moves)
        count = self.game.rules.candidate_moves(self.state.copy(), self.seat, numbers)
        worth = set(numbers[:count])
        return [move for move in self.legal if move.number in worth]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as a person sees it."""
        return self.game.presentation.view(self.state, self.seat)

    @property
    def observation(self) -> list[int]:
        """What the seat sees, as numbers for learning."""
        features = [0] * self.game.observation_size
        self.game.rules.observe(self.state, self.seat, features)
        return features

    @property
    def net_input(self) -> list[int]:
        """What a net reads: the observation, and what is derived from it."""
        features = [0] * self.game.net_input_size
        self.game.write_net_input(self.state, self.seat, features)
        return features


class Bot(Protocol):
    """A program that plays.

    A bot may also have ``prepare(game)``, called once before play, ``reseed(seed)``, called before
    a decision that must not depend on earlier ones, and ``stop()``, to answer soon.
    """

    def choose(self, knowledge: Knowledge) -> Move:
        """Return one of the legal moves."""
        ...


def is_sealed_choice(knowledge: Knowledge) -> bool:
    """Return whether others choose at the same time, not knowing what this seat chooses."""
    s: Any = knowledge.state
    others = knowledge.game.rules.players_to_move(s) & ~(1 << knowledge.seat)
    return bool(others) or any(
        s.sealed_moves[seat] for seat in range(knowledge.seats) if seat != knowledge.seat
    )
