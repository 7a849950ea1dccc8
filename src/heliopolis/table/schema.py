"""The types of what a game shows, asks and tells, made from what it declares.

Views, prompts and components have types of their own in the game's `view_types.py`; the types of
log events follow from their declarations. The API schema and the browser's types come from these.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Literal

from typing_extensions import TypedDict

from heliopolis.kernel.game import Game
from heliopolis.kernel.log_events import Gain

MOST_NAMED = 20  # a field with more values than this is any text


def type_prefix(game: Game) -> str:
    """Return what the names of a game's types begin with: "CatanCheops"."""
    return _camel(game.name)


@cache
def log_event_type(game: Game) -> Any:
    """Return the union of the types of a game's log events, as `Table.told` returns them."""
    prefix = type_prefix(game)
    types = [
        TypedDict(  # type: ignore[operator]
            f"{prefix}{_camel(kind.name)}Event",
            {
                "step": int,
                "log_event": Literal[kind.name],
                **{name: _value_type(values) for name, values in kind.values.items()},
                "turn": int,
                "line": int,
                "text": str,
                "gains": list[Gain],
            },
        )
        for kind in game.log_events.kinds
    ]
    for made, kind in zip(types, game.log_events.kinds, strict=True):
        made.__doc__ = f"The log event {kind.name}."
    return reduce(or_, types) if types else dict[str, Any]


def _value_type(values: Any) -> Any:
    if values is None:
        return int
    names = list(values)
    return Literal[tuple(names)] if len(names) <= MOST_NAMED else str


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.replace("_", "-").split("-"))
