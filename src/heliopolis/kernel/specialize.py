"""The linker: gives rules another meaning for the names they use.

A rule calls other rules and reads tables by their module-level names. The linker copies a rule and
everything it reaches, so that those names stand for something else: the rules of a game (in the
drivers of :mod:`heliopolis.kernel.loops`), their compiled forms, tables as NumPy arrays. The
originals stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import FunctionType
from typing import Any

from heliopolis.kernel.game import Game, Rules


def specialize_rules(rules: Rules, names: Mapping[str, Any]) -> Rules:
    """The rules of a family of games as those of one of them: `names` fills what they leave open.

    So a scenario says what it adds and changes, and the rules it shares are written once.
    """
    specializer = Specializer(names)
    return Rules(**{f.name: specializer.specialize(getattr(rules, f.name)) for f in fields(rules)})


def overrides(game: Game) -> dict[str, Callable[..., Any]]:
    """What the names that drivers leave open stand for in a game: its rules."""
    return {field.name: getattr(game.rules, field.name) for field in fields(game.rules)}


class Specializer:
    """Links rules with `bindings` for the names they leave open: rules, tables, numbers.

    `translate` turns each copied function into what will be called (a compiler, or nothing at
    all); `table` does the same for the tables, which are lists of ints.
    """

    def __init__(
        self,
        overrides: Mapping[str, Any],
        translate: Callable[[FunctionType], Any] = lambda function: function,
        table: Callable[[list[Any]], Any] = lambda values: values,
        silent: bool = False,
    ) -> None:
        self.overrides = overrides
        self.translate = translate
        self.table = table
        self.silent = silent
        self._done: dict[Any, Any] = {}

    def specialize(self, function: Any) -> Any:
        """The linked form of a rule; the same one each time it is asked for."""
        if function in self._done:
            return self._done[function]
        source = getattr(function, "when_compiled", function) if self.silent else function
        scope = dict(source.__globals__)
        copy = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        copy.__module__, copy.__qualname__ = source.__module__, source.__qualname__
        copy.__kwdefaults__ = source.__kwdefaults__
        copy.__dict__.update(source.__dict__)  # what it decides, and that it is a rule
        specialized = self._done[function] = self.translate(copy)
        for name in source.__code__.co_names:
            value = self.overrides.get(name, scope.get(name))
            if getattr(value, "is_rule", False):
                scope[name] = self.specialize(value)
            elif isinstance(value, list):
                scope[name] = self.table(value)
            elif name in self.overrides:
                scope[name] = value
        return specialized
