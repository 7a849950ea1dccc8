"""What a rule is.

A rule is a plain Python function over a state ``s``. It uses only ints, attribute access
(``s.phase``), indexing (``s.tiles[seat][face]``, never ``s.tiles[seat, face]``), loops, and calls
of other rules; no strings, dicts, closures, exceptions or recursion. Tables of the game are
module-level lists of ints. Such a function runs unchanged on

- a plain object whose fields are ints and nested lists (readable, debuggable, starts at once),
- a NumPy record, compiled for the CPU (about a hundred times faster),
- a record in GPU memory, one game per thread,

and gives the same bits on all three. The compiler is applied from outside, by
:mod:`heliopolis.kernel.specialize`; nothing here imports it.

A family of games shares rules. One that a game may replace is marked as a hook; the game's own rule
names the hook that it overrides:

    @hook("CB-4.1")
    def begin_turn(s: State) -> None: ...

    @override(begin_turn, "CH-3.1")
    def begin_turn_with_ships(s: State) -> None: ...
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, TypeVar, overload

from heliopolis.kernel.rulebook import check_id

Function = TypeVar("Function", bound=Callable[..., Any])


@overload
def rule(function: Function, /) -> Function: ...
@overload
def rule(*ids: str) -> Callable[[Function], Function]: ...
def rule(*arguments: Any) -> Any:
    """Mark a function as a rule, and name the numbered rules that it decides.

    ``@rule`` alone for a helper, and for a predicate that returns the rules it decides;
    ``@rule("PR-5.3", "PR-5.4")`` where rules are decided without being returned.
    """
    if len(arguments) == 1 and callable(arguments[0]):
        return rule()(arguments[0])
    name_rules = decides(*arguments)

    def mark(function: Any) -> Any:
        function.is_rule = True
        return name_rules(function)

    return mark


@overload
def hook(function: Function, /) -> Function: ...
@overload
def hook(*ids: str) -> Callable[[Function], Function]: ...
def hook(*arguments: Any) -> Any:
    """Mark a function as a rule that a game of the family may override; otherwise as `rule`."""
    if len(arguments) == 1 and callable(arguments[0]):
        return hook()(arguments[0])
    make_rule = rule(*arguments)

    def mark(function: Any) -> Any:
        function.is_hook = True
        return make_rule(function)

    return mark


def override(overridden: Callable[..., Any], *ids: str) -> Callable[[Function], Function]:
    """Mark a function as the rule that takes the place of a hook in the game that lists it.

    Where the rule itself calls the hook, it calls the shared rule that it overrides.
    """
    if not getattr(overridden, "is_hook", False):
        raise TypeError(f"{_name(overridden)} is no hook{_nearest_hook(overridden)}")
    make_rule = rule(*ids)

    def mark(function: Any) -> Any:
        expected, taken = _parameters(overridden), _parameters(function)
        if taken != expected:
            raise TypeError(
                f"{_name(function)}({', '.join(taken)}) overrides "
                f"{_name(overridden)}({', '.join(expected)}): the parameters differ"
            )
        function.overridden = overridden
        return make_rule(function)

    return mark


def _name(function: Any) -> str:
    """The name of a function with its module, without the packages around it."""
    module = str(getattr(function, "__module__", "")).rpartition(".")[2]
    return f"{module}.{getattr(function, '__name__', function)}"


def _parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


def _nearest_hook(function: Any) -> str:
    """A hint at the hook that was probably meant."""
    scope = getattr(function, "__globals__", {})
    hooks = [name for name, value in scope.items() if getattr(value, "is_hook", False)]
    near = get_close_matches(getattr(function, "__name__", ""), hooks, n=1, cutoff=0)
    return f"; the nearest hook is {near[0]}" if near else ""


def decides(*ids: str) -> Callable[[Function], Function]:
    """Name the numbered rules that a function decides which is not itself a rule (a view, say)."""
    for rule_id in ids:
        check_id(rule_id)

    def mark(function: Function) -> Function:
        function.rule_ids = ids  # type: ignore[attr-defined]
        return function

    return mark


def _silence(s: Any, code: int, *values: int) -> None:
    """What compiled rules do where plain ones log an event: nothing."""


@rule
def log_event(s: Any, code: int, *values: int) -> None:
    """Tell the onlookers what happened. Compiled simulations tell nobody, so there it is free."""
    s.log_events.append((code, *values))


log_event.when_compiled = _silence  # type: ignore[attr-defined]
