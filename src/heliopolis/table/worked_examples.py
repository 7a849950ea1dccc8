"""Worked examples: moments of games in which rules are at work, to be drawn beside those rules.

A game keeps them in its folder ``examples``: ``examples.toml`` names each with its rules, and a
journal ``NAME.journal`` ends with the moment. What it shows is told by the text ``example-NAME``,
with a ``.title``. The first of its rules is the one under which it is drawn.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from heliopolis.kernel.game import Game
from heliopolis.table.table import Table


class WorkedExample(NamedTuple):
    """A moment of a game: the last `steps` moves of its journal are what it is about."""

    id: str
    rules: tuple[str, ...]
    steps: int
    journal: str

    def after(self) -> Table:
        """Return the table at the end of the example."""
        return Table.load(self.journal)

    def before_and_after(self) -> tuple[Table, Table, list[dict[str, Any]]]:
        """Return the table before and after, and the log events in between."""
        after = self.after()
        first = len(after.moves) - self.steps
        between = [event for event in after.log_events if event["step"] > first]
        return after.fork(first), after, between


@cache
def worked_examples(game: Game) -> tuple[WorkedExample, ...]:
    """Return the worked examples of a game, in the order of its file."""
    folder = files(game.package).joinpath("examples")
    declared = folder.joinpath("examples.toml")
    if not declared.is_file():
        return ()
    return tuple(
        WorkedExample(name, tuple(fields["rules"]), fields["steps"], _journal(folder, name))
        for name, fields in tomllib.loads(declared.read_text("utf-8")).items()
    )


def _journal(folder: Traversable, name: str) -> str:
    return folder.joinpath(f"{name}.journal").read_text("utf-8")
