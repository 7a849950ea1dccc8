"""Rulings: how a game decides what its rulebook leaves open or what can be read in two ways.

Each rulebook declares its rulings in ``rulings.toml`` beside ``rulebook.py``: the rules a ruling
belongs to and, if there is one, the option that changes it. The ruling and its reason are texts,
``CH-R7`` and ``CH-R7.why`` in ``texts/*.ftl``.

A ruling is declared if a player can meet it at a table. Left out are remarks about sources,
components and other editions, and answers to questions that cannot come up here.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from heliopolis.games.declarations import declarations
from heliopolis.kernel.game import Game

FILE = "rulings.toml"


class Ruling(NamedTuple):
    """A ruling, such as ``CH-R7``: the rules it belongs to and the option that changes it."""

    id: str
    rules: tuple[str, ...]
    option: str | None


@cache
def rulings(game: Game) -> tuple[Ruling, ...]:
    """Return all rulings of a game, in order: those of its family first."""
    return tuple(
        Ruling(name, tuple(fields["rules"]), fields.get("option"))
        for declared in declarations(game, FILE)
        for name, fields in declared.items()
    )


def rulings_on(game: Game, rule_id: str) -> list[Ruling]:
    """Return the rulings that belong to a rule."""
    return [ruling for ruling in rulings(game) if rule_id in ruling.rules]
