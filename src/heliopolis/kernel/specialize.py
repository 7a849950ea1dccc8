"""Specializing: one set of rules, many games and targets.

A rule calls other rules and reads tables by their module-level names. The specializer copies a rule
and everything it reaches, so that

- hooks become the rules that override them: those of a scenario, or, for the hooks of
  :mod:`~.contract`, the rules of the game that is played,
- names that shared rules leave open (:func:`open_name`) become the tables and numbers of a game,
- rules and tables take the form a target needs: compiled functions, NumPy arrays.

The originals stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.kernel.rulebook import RuleId, decided_rules

if TYPE_CHECKING:
    from heliopolis.kernel.contract import Rules

Override = Callable[..., Any] | ModuleType


class OpenName:
    """Stands for a table or number that each game of a family fills in."""

    def __repr__(self) -> str:
        return "open_name()"


def open_name() -> Any:
    """Declare a module-level name whose value each game of a family gives by that name."""
    return OpenName()


def overrides_in(items: Iterable[Override]) -> dict[Any, Any]:
    """The rules that override hooks, by hook: given one by one, or all that modules define."""
    found: dict[Any, Any] = {}
    for item in items:
        functions = [item] if not isinstance(item, ModuleType) else vars(item).values()
        for function in functions:
            overridden = getattr(function, "overridden", None)
            if isinstance(item, ModuleType) and (
                overridden is None or function.__module__ != item.__name__
            ):
                continue
            if overridden is None:
                raise TypeError(f"{_name(function)} overrides nothing: mark it with @override")
            if found.setdefault(overridden, function) is not function:
                raise TypeError(
                    f"{_name(found[overridden])} and {_name(function)} both override "
                    f"{_name(overridden)}"
                )
    return found


def specialize_rules(
    rules: Rules, names: Mapping[str, Any], overrides: Iterable[Override] = ()
) -> Rules:
    """The rules of a family of games as those of one of them.

    `names` gives what the shared rules leave open. `overrides` are the game's rules that take the
    place of hooks, or the modules that define them; a hook that no rule reaches is an error.
    """
    specializer = Specializer(names, overrides)
    specialized = rules.specialized(specializer)
    specializer.check_all_reached()
    return specialized


def reached(functions: Iterable[Any]) -> list[Any]:
    """All rules that these call, directly or through others, and they themselves."""
    found: dict[Any, None] = {}
    left = list(functions)
    while left:
        function = left.pop()
        if function not in found and hasattr(function, "__code__"):
            found[function] = None
            values = (function.__globals__.get(name) for name in function.__code__.co_names)
            left += [value for value in values if getattr(value, "is_rule", False)]
    return list(found)


class Difference(NamedTuple):
    """A shared rule that a game overrides."""

    hook: str
    override: str
    rule_ids: tuple[str, ...]  # that the override decides
    meaning: str  # the first line of its docstring


def differences(rules: Rules) -> list[Difference]:
    """What a game overrides of the rules that its family shares, in the order of the hooks."""
    found = [rule for rule in reached(rules.by_hook().values()) if hasattr(rule, "overridden")]
    return sorted(
        Difference(
            _name(rule.overridden),
            _name(rule),
            decided_rules(rule),
            (rule.__doc__ or "").partition("\n")[0],
        )
        for rule in found
    )


class Specializer:
    """Copies rules with `names` for what they leave open, and `overrides` in place of hooks.

    Overrides are given as functions or modules, or directly as the rules that replace others.
    `translate` turns each copied function into what will be called (a compiler, or nothing at
    all); `table` does the same for the tables, which are lists of ints.
    """

    def __init__(
        self,
        names: Mapping[str, Any],
        overrides: Iterable[Override] | Mapping[Any, Any] = (),
        *,
        translate: Callable[[FunctionType], Any] = lambda function: function,
        table: Callable[[list[Any]], Any] = lambda values: values,
        silent: bool = False,
    ) -> None:
        for name, value in names.items():
            if getattr(value, "is_rule", False):
                raise TypeError(f"{name}: a name stands for a table or a number; override a hook")
        self.names = names
        self.replaced = overrides if isinstance(overrides, Mapping) else overrides_in(overrides)
        self.translate = translate
        self.table = table
        self.silent = silent
        self._done: dict[Any, Any] = {}
        self._reached: set[Any] = set()

    def specialize(self, function: Any) -> Any:
        """The specialized form of a rule; the same one each time it is asked for."""
        return self._specialize(self._replace(function))

    def _replace(self, function: Any, within: Any = None) -> Any:
        """The rule that takes the place of a hook; inside that rule, the hook is the hook."""
        if function not in self.replaced or self.replaced[function] is within:
            return function
        self._reached.add(function)
        return self.replaced[function]

    def _specialize(self, function: Any) -> Any:
        if function in self._done:
            return self._done[function]
        source = getattr(function, "when_compiled", function) if self.silent else function
        scope = dict(source.__globals__)
        copy = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        copy.__module__, copy.__qualname__ = source.__module__, source.__qualname__
        copy.__kwdefaults__, copy.__doc__ = source.__kwdefaults__, source.__doc__
        copy.__dict__.update(source.__dict__)  # what it decides, and that it is a rule
        specialized = self._done[function] = self.translate(copy)
        for name in source.__code__.co_names:
            if name in self.names:
                scope[name] = self.names[name]
            if name in scope:
                scope[name] = self._value(function, name, scope[name])
        return specialized

    def _value(self, function: Any, name: str, value: Any) -> Any:
        """What a name in a rule stands for."""
        if getattr(value, "is_rule", False):
            return self._specialize(self._replace(value, within=function))
        if isinstance(value, list):
            return self.table(value)
        if isinstance(value, RuleId):
            return int(value) if self.silent else value
        if isinstance(value, OpenName):
            raise TypeError(f"{_name(function)} reads {name}, which the game does not give")
        return value

    def check_all_reached(self) -> None:
        """Refuse overrides that change nothing, because no rule calls their hooks."""
        for hook, function in self.replaced.items():
            if hook not in self._reached:
                raise TypeError(
                    f"{_name(function)} overrides {_name(hook)}, which no rule of the game reaches"
                )


def _name(function: Any) -> str:
    module = str(getattr(function, "__module__", "")).rpartition(".")[2]
    return f"{module}.{getattr(function, '__name__', function)}"
