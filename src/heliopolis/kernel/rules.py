"""What a rule is.

A rule is a plain Python function over a state ``s``. It uses only ints, attribute access
(``s.phase``), indexing (``s.tiles[seat][face]``, never ``s.tiles[seat, face]``), loops, and calls
of other rules; no strings, dicts, closures, exceptions or recursion. Tables of the game are
module-level lists of ints. Such a function runs unchanged on

- a plain object whose fields are ints and nested lists (readable, debuggable, starts at once),
- a NumPy record, compiled for the CPU (about a hundred times faster),
- a record in GPU memory, one thread a game,

and gives the same bits on all three. The compiler is applied from outside, by
:mod:`heliopolis.kernel.specialize`; nothing here imports it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar, overload

Function = TypeVar("Function", bound=Callable[..., Any])

_ID = re.compile(r"([A-Z]{2})-(\d{1,2})\.(\d{1,2})")


@overload
def rule(function: Function, /) -> Function: ...
@overload
def rule(*ids: str) -> Callable[[Function], Function]: ...
def rule(*arguments: Any) -> Any:
    """Mark a function as a rule, and name the numbered rules that it decides.

    ``@rule`` alone for a helper; ``@rule("PR-5.3", "PR-5.4")`` where those rules are decided.
    """
    if len(arguments) == 1 and callable(arguments[0]):
        return rule()(arguments[0])
    name_rules = decides(*arguments)

    def mark(function: Any) -> Any:
        function.is_rule = True
        return name_rules(function)

    return mark


def decides(*ids: str) -> Callable[[Function], Function]:
    """Name the numbered rules that a function decides which is not itself a rule (a view, say)."""
    for rule_id in ids:
        rule_number(rule_id)

    def mark(function: Function) -> Function:
        function.rule_ids = ids  # type: ignore[attr-defined]
        return function

    return mark


def rule_number(rule_id: str) -> int:
    """``"PR-5.3"`` as the number a predicate returns: 503."""
    match = _ID.fullmatch(rule_id)
    if not match:
        raise ValueError(f"{rule_id!r} is not the id of a rule, such as 'PR-5.3'")
    return int(match[2]) * 100 + int(match[3])


# Where a game builds on the rulebook of another, its own rules come after it: their numbers have
# this added, once for each book before them.
RULEBOOK_STRIDE = 10_000


def rule_id(prefix: str, number: int) -> str:
    """The id of the rule that a predicate returned: ``("PR", 503)`` is ``"PR-5.3"``."""
    return f"{prefix}-{number // 100}.{number % 100}"


def _silence(s: Any, code: int, *values: int) -> None:
    """What compiled rules do where plain ones take a note: nothing."""


@rule
def log_event(s: Any, code: int, *values: int) -> None:
    """Tell the onlookers what happened. Compiled simulations tell nobody, so there it is free."""
    s.log_events.append((code, *values))


log_event.when_compiled = _silence  # type: ignore[attr-defined]
