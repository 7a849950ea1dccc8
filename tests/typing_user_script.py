"""A program that uses the library as a user would: mypy checks its types, and a test runs it.

A line with ``type: ignore`` is a mistake that the types have to catch: mypy complains where an
ignored line is right.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, assert_type

import heliopolis
from heliopolis import Move, Refusal, Table
from heliopolis.bots import Knowledge, SeatedBot, play_game
from heliopolis.games.priests_of_ra.state import State as RaState
from heliopolis.games.ur.state import State as UrState
from heliopolis.kernel.targets import Playouts, engine
from heliopolis.table import GameState, LogEvent, Result, TableView

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from heliopolis.kernel.batch import Batch


class Last:
    """A bot of one's own."""

    def choose(self, knowledge: Knowledge) -> Move:
        """Return the last legal move."""
        assert_type(knowledge.legal, list[Move])
        other = knowledge.sample(1)
        assert_type(other, Knowledge)
        assert_type(other.state, GameState)
        assert_type(other.observation, list[int])
        return knowledge.legal[-1]


class Wrong:
    """No bot: it chooses a text."""

    def choose(self, knowledge: Knowledge) -> str:
        """Return the text of a move."""
        return knowledge.legal[0].text


def use_a_table(folder: Path) -> Table:
    """Play by text, number and move; look, undo, save and load."""
    table = heliopolis.new("priests-of-ra", seats=3, seed=7, options={"sun_groups": "123"})
    assert_type(table, Table)
    assert_type(table.legal(), list[Move])
    assert_type(table.play("invoke"), Move)
    assert_type(table.play(16), Move)
    assert_type(table.play(table.legal()[0]), Move)
    assert_type(table.play_all(["pass"]), list[Move])
    assert_type(table.why_not("bid 2"), Refusal | None)
    assert_type(table.undo(), Move)
    assert_type(table.copy(), Table)
    assert_type(table.fork(1), Table)
    assert_type(table.scores(), list[int])
    assert_type(table.players_to_move, list[int])
    assert_type(table.log(), list[LogEvent])

    view = table.view(seat=2)
    assert_type(view, TableView)
    assert_type(view["result"], Result | None)
    assert_type(view["over"], bool)

    table.save(folder / "game.journal")
    again = heliopolis.load(folder / "game.journal")
    assert_type(again, Table)
    assert again.journal == table.journal
    return again


def use_states(table: Table) -> None:
    """Read a whole state, with or without knowing its game."""
    some = table.state()
    assert_type(some, GameState)
    assert_type(some.copy(), GameState)
    assert_type(some.chance_draws, int)
    known = table.state(RaState)
    assert_type(known, RaState)
    assert_type(known.phase, int)
    assert known.seats == 3
    try:
        table.state(UrState)
    except heliopolis.BadSetupError as error:
        assert "heliopolis.games.ur.state.State" in str(error)  # noqa: PT017


def use_playouts() -> Playouts:
    """Play random games."""
    played = engine(heliopolis.find_game("ur"), "plain").playouts(3, seats=2)
    if TYPE_CHECKING:
        assert_type(played.states, NDArray[np.void])
        assert_type(played.decisions, NDArray[np.int64])
        assert_type(played.points, NDArray[np.int64])
        assert_type(played.ranks, NDArray[np.int64])
    return played


if TYPE_CHECKING:

    def use_a_batch(batch: Batch) -> None:
        """Step many games."""
        seen = batch.arrays(np.float32)
        batch.reset(seen)
        batch.step(seen.masks.argmax(axis=1), seen)
        assert_type(seen.masks, NDArray[np.integer | np.bool])
        assert_type(seen.points, NDArray[np.signedinteger])
        assert_type(batch.states, NDArray[np.void])
        batch.step([0, 1], seen)  # type: ignore[arg-type]
        batch.step(seen.observations, seen)  # type: ignore[arg-type]
        seen.legal  # type: ignore[attr-defined]  # noqa: B018

    def make_mistakes(table: Table) -> None:
        """Mistakes that an editor shows."""
        table.play(1.5)  # type: ignore[arg-type]
        table.view("A")  # type: ignore[arg-type]
        table.view()["scores"]  # type: ignore[typeddict-item]
        table.state(RaState).no_such_field  # type: ignore[attr-defined]  # noqa: B018
        table.state(dict)  # type: ignore[type-var]
        heliopolis.new("ur", seats="two")  # type: ignore[arg-type]
        heliopolis.load(3)  # type: ignore[arg-type]
        SeatedBot(Wrong(), 0)  # type: ignore[arg-type]


def main() -> list[Any]:
    """Do all of it."""
    with tempfile.TemporaryDirectory() as folder:
        table = use_a_table(Path(folder))
    use_states(table)
    new = heliopolis.new("ur", seed=1)
    ended = play_game(new, [SeatedBot(Last(), 0), SeatedBot.named("greedy", 1)])
    assert_type(ended.ranks(), list[int])
    played = use_playouts()
    return [table.over, ended.over, played.points.shape, played.ranks.min(axis=1).tolist()]


if __name__ == "__main__":
    print(main())
