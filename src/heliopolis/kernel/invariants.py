"""Invariants: what holds at every moment of a game, one check each.

    INVARIANTS = Invariants()


    @INVARIANTS.check("as many suns are usable as lie face up (PR-5.6)")
    def usable_suns_are_counted(s: State) -> bool: ...

A check is a rule that says whether its invariant holds. Their numbers, from 1, follow from the
order of declaration; :meth:`Invariants.first_broken` makes the rule that the kernel calls.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

from heliopolis.kernel.codes import Declared
from heliopolis.kernel.rules import rule

Check = TypeVar("Check", bound=Callable[[Any], bool])


class Invariants(Declared[str]):
    """What holds, in words, in the order of the numbers; and the rules that check it."""

    def __init__(self, invariants: Invariants | None = None) -> None:
        super().__init__(invariants or ())
        self.checks: list[Callable[[Any], bool]] = list(invariants.checks) if invariants else []

    def check(self, text: str, *rule_ids: str) -> Callable[[Check], Check]:
        """Declare an invariant by the rule that checks it; `rule_ids` are those it decides."""

        def mark(check: Check) -> Check:
            checked: Check = rule(*rule_ids)(check)
            self._items.append(text)
            self.checks.append(checked)
            return checked

        return mark

    def extend(self) -> Invariants:
        """A copy to add further invariants to, as a scenario does."""
        return Invariants(self)

    def first_broken(self) -> Callable[[Any], int]:
        """Make the rule that returns the number of the first invariant that is violated, or 0."""
        broken: Callable[[Any], int] = none_broken
        for first in reversed(range(0, len(self.checks), GROUP)):
            names: dict[str, Any] = {"FIRST": first + 1, "first_broken_later": broken}
            for k, check in enumerate(self.checks[first : first + GROUP]):
                names[f"holds_{k}"] = check
            broken = _with_names(first_broken_of_group, names, f"first_broken_from_{first + 1}")
        return broken


# Checks are called in groups: a function per check would take longer to compile.
GROUP = 8


def _with_names(function: Any, names: dict[str, Any], qualname: str) -> Any:
    """A copy of a rule in which some names stand for something else."""
    copy = FunctionType(function.__code__, {**function.__globals__, **names}, qualname)
    copy.__module__, copy.__qualname__ = function.__module__, qualname
    copy.__dict__.update(function.__dict__)
    return copy


@rule
def holds(s: Any) -> bool:
    """Stand for the checks that a group has not."""
    return True


@rule
def none_broken(s: Any) -> int:
    """Every invariant holds."""
    return 0


FIRST = 0
holds_0 = holds_1 = holds_2 = holds_3 = holds_4 = holds_5 = holds_6 = holds_7 = holds
first_broken_later = none_broken


@rule
def first_broken_of_group(s: Any) -> int:
    """Return the number of the first violated invariant from this group on, or 0."""
    if not holds_0(s):
        return FIRST
    if not holds_1(s):
        return FIRST + 1
    if not holds_2(s):
        return FIRST + 2
    if not holds_3(s):
        return FIRST + 3
    if not holds_4(s):
        return FIRST + 4
    if not holds_5(s):
        return FIRST + 5
    if not holds_6(s):
        return FIRST + 6
    if not holds_7(s):
        return FIRST + 7
    return first_broken_later(s)
