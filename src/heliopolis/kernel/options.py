"""Options: rulings that a table chooses, declared once.

    OPTIONS = Options()
    BURIAL_SCORING = OPTIONS.add(
        Option("burial_scoring", "PR-7.9", ("best_color", "each_color"), "best_color")
    )
    BEST_COLOUR, EACH_COLOUR = OPTIONS.codes(BURIAL_SCORING)

`add` returns the place of the option in what `setup` reads (``options[BURIAL_SCORING]``), and
`codes` the numbers of its values. ``OPTIONS.group("end", BURIAL_SCORING)`` says under which heading
it is offered.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any, Self

from heliopolis.errors import BadSetupError, ErrorText
from heliopolis.kernel.codes import Declared

# The headings under which options are offered, in this order.
GROUPS = ("setup", "trade", "robber", "play", "end")


@dataclass(frozen=True)
class Option:
    """A ruling that a table chooses: its name, the rule it settles, its values."""

    name: str
    rule: str
    values: tuple[str, ...]
    default: str
    # Under which heading it is offered, and what is suggested to those who have played before.
    group: str = field(default="play", kw_only=True)
    seasoned: str | None = field(default=None, kw_only=True)

    def encode(self, value: Any, seats: int) -> int:
        """Return the value as the int that the rules read."""
        if value not in self.values:
            raise self.refusal(f"{value!r:.60}", "option-value", known=", ".join(self.values))
        return self.values.index(value)

    def refusal(
        self, value: str, key: str, package: str = "heliopolis", **values: object
    ) -> BadSetupError:
        """Return the error about a value that it does not take, with a text of a package."""
        return BadSetupError(ErrorText(key, package, name=self.name, value=value, **values))

    def usage(self) -> str:
        """Say which values it takes."""
        return f"one of {', '.join(self.values)}"

    def named(self) -> tuple[str, ...]:
        """Return the values that have a text of their own."""
        return self.values

    def with_default(self, default: str) -> Self:
        """Return the option with another default."""
        return replace(self, default=default)


@dataclass(frozen=True)
class Arrangement(Option):
    """An option that leaves something to chance or fixes it: one digit per seat, each used once."""

    values: tuple[str, ...] = ("random",)
    default: str = "random"

    def encode(self, value: Any, seats: int) -> int:
        """Return 0 for chance, or the digits as a number."""
        if value == "random":
            return 0
        digits = [str(n) for n in range(1, seats + 1)]
        if not isinstance(value, str) or sorted(value) != digits:
            raise self.refusal(f"{value!r:.60}", "option-arrangement", last=digits[-1])
        return int(value)


@dataclass(frozen=True)
class Number(Option):
    """An option that is a whole number; `values` are some that are worth a trial."""

    least: int = 0
    most: int = 0

    def encode(self, value: Any, seats: int) -> int:
        """Return the number itself; 0 for a word such as "none"."""
        if value in self.values and not value.isdecimal():
            return 0
        number = int(value) if isinstance(value, str) and re.fullmatch(r"\d{1,5}", value) else value
        if isinstance(number, bool) or not isinstance(number, int):
            raise self._out_of_range(f"{value!r:.60}")
        if not self.least <= number <= self.most:
            raise self._out_of_range(str(number))
        return number

    def _out_of_range(self, value: str) -> BadSetupError:
        key = "option-number-or" if self.named() else "option-number"
        words = ", ".join(self.named())
        return self.refusal(value, key, least=self.least, most=self.most, words=words)

    def usage(self) -> str:
        """Say which values it takes."""
        words = "".join(f", or {value}" for value in self.named())
        return f"a whole number from {self.least} to {self.most}{words}"

    def named(self) -> tuple[str, ...]:
        """Return the values that are no numbers."""
        return tuple(value for value in self.values if not value.isdecimal())

    def with_default(self, default: str) -> Self:
        """Return the option with another default, which takes the old one's place in the trials."""
        values = tuple(default if value == self.default else value for value in self.values)
        return replace(self, default=default, values=values)


class Options(Declared[Option]):
    """The options of a game, in the order in which `setup` reads them."""

    def add(self, option: Option) -> int:
        """Declare an option; returns its place in what `setup` reads."""
        if any(option.name == other.name for other in self):
            raise ValueError(f"the option {option.name!r} is declared twice")
        self._items.append(option)
        return len(self._items) - 1

    def group(self, name: str, *places: int) -> None:
        """Offer options under a heading, one of `GROUPS`."""
        if name not in GROUPS:
            raise ValueError(f"the group {name!r} is not one of {', '.join(GROUPS)}")
        for place in places:
            self._items[place] = replace(self._items[place], group=name)

    def codes(self, place: int) -> range:
        """Return the numbers of an option's values, to be given names."""
        return range(len(self[place].values))

    def extend(self, **defaults: str) -> Options:
        """A copy with other defaults, to add further options to, as a scenario does."""
        names = [option.name for option in self]
        for name in defaults:
            if name not in names:
                raise ValueError(f"{name!r} is not one of the options {', '.join(names)}")
        return Options(
            option.with_default(defaults[option.name]) if option.name in defaults else option
            for option in self
        )
