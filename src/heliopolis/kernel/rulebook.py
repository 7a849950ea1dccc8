"""Numbered rulebooks: what predicates return, and what ids mean.

    PR = Rulebook("PR", chapters=(6, 4, 4, 1, 10, 7, 12, 4, 4), examples={"S": 19})
    PR_5_3 = PR.rule(5, 3)          # rule PR-5.3; to the rules of the game it is the int 503

A predicate returns such a name. Which rules a function decides is read from the names it uses, see
:func:`decided_rules`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

_ID = re.compile(r"([A-Z]{2})-(\d{1,2})\.(\d{1,2})")

CHAPTER_STRIDE = 100  # the number of rule 5.3 is 5 * CHAPTER_STRIDE + 3
# Where a game builds on the rulebook of another, its own rules come after it: their numbers have
# this added, once for each book before them.
RULEBOOK_STRIDE = 10_000


class RuleId(int):
    """The number of a rule as a predicate returns it, which knows its id."""

    id: str

    def __new__(cls, number: int, rule_id: str) -> RuleId:  # noqa: D102
        self = super().__new__(cls, number)
        self.id = rule_id
        return self

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"RuleId({self.id})"

    def __getnewargs__(self) -> tuple[int, str]:  # type: ignore[override]
        return int(self), self.id


class Rulebook:
    """A numbered rulebook: the prefix of its ids, and the number of rules in each chapter.

    `builds_on` are the rulebooks that it adds to and changes, as a scenario's does. `examples` is
    the number of its worked examples by kind: ``{"S": 19}`` for S-1 to S-19, ``{"AR-X": 16}`` for
    AR-X1 to AR-X16.
    """

    def __init__(
        self,
        prefix: str,
        chapters: Sequence[int],
        builds_on: Sequence[Rulebook] = (),
        examples: Mapping[str, int] | None = None,
    ) -> None:
        self.prefix = prefix
        self.chapters = tuple(chapters)
        self.builds_on = tuple(builds_on)
        self.examples = dict(examples or {})

    @property
    def books(self) -> tuple[Rulebook, ...]:
        """The rulebooks it builds on, then itself."""
        return (*self.builds_on, self)

    @property
    def rule_ids(self) -> list[str]:
        """The ids of its own rules, in order."""
        return [
            f"{self.prefix}-{chapter}.{number}"
            for chapter, count in enumerate(self.chapters, 1)
            for number in range(1, count + 1)
        ]

    @property
    def example_ids(self) -> list[str]:
        """The ids of its own worked examples, in order."""
        return [
            f"{kind}{n}" if "-" in kind else f"{kind}-{n}"
            for kind, count in self.examples.items()
            for n in range(1, count + 1)
        ]

    def rule(self, chapter: int, number: int) -> RuleId:
        """Return the rule of that chapter and number, for predicates to return."""
        rule_id = f"{self.prefix}-{chapter}.{number}"
        if rule_id not in self.rule_ids:
            raise ValueError(f"there is no rule {rule_id}: {self!r}")
        first = len(self.builds_on) * RULEBOOK_STRIDE
        return RuleId(first + chapter * CHAPTER_STRIDE + number, rule_id)

    def id_of(self, number: int) -> str:
        """Return the id of the rule that a predicate returned, of any of the books."""
        prefix = self.books[number // RULEBOOK_STRIDE].prefix
        chapter, rule = divmod(number % RULEBOOK_STRIDE, CHAPTER_STRIDE)
        return f"{prefix}-{chapter}.{rule}"

    def __repr__(self) -> str:
        return f"Rulebook({self.prefix!r}, chapters={self.chapters})"


def check_id(rule_id: str) -> None:
    """Refuse what is not the id of a rule."""
    if not _ID.fullmatch(rule_id):
        raise ValueError(f"{rule_id!r} is not the id of a rule, such as 'PR-5.3'")


def decided_rules(function: Callable[..., Any]) -> tuple[str, ...]:
    """The ids of the rules that a function decides: those it names, and those it returns.

    A rule that is decided without being returned is named by the decorator. What a predicate
    returns is seen from the names that it uses, alone or in a list.
    """
    named: Sequence[str] = getattr(function, "rule_ids", ())
    returned = (rule.id for name in _names(function) for rule in _rules_in(function, name))
    return tuple(dict.fromkeys([*named, *returned]))


def _names(function: Callable[..., Any]) -> Sequence[str]:
    code = getattr(function, "__code__", None)
    return code.co_names if code else ()


def _rules_in(function: Callable[..., Any], name: str) -> Iterator[RuleId]:
    value = function.__globals__.get(name)
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, RuleId):
            yield one
