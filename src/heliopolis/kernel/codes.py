"""Names that rules know as numbers: phases, reasons, items.

A list of names is declared once, and each name where it is declared becomes the number that rules
compare:

    PHASES = Codes()
    TURN = PHASES.add("turn")       # 0
    BID = PHASES.add("bid")         # 1
    PHASES[s.phase]                 # 'bid'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar, overload

Item = TypeVar("Item")


class Declared(Sequence[Item]):
    """What has been declared, in order: read like a tuple, added to where it is declared."""

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items = list(items)

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | Sequence[Item]:
        return self._items[index]

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._items})"


class Codes(Declared[str]):
    """Names in the order of their numbers, which start from 0."""

    def add(self, name: str) -> int:
        """Declare a name; returns its number for the rules."""
        if name in self._items:
            raise ValueError(f"the name {name!r} is declared twice")
        self._items.append(name)
        return len(self._items) - 1

    def extend(self) -> Codes:
        """A copy to add further names to, as a scenario does; shared names keep their numbers."""
        return Codes(self._items)


class Placeholder(NamedTuple):
    """Values that differ between the games of a family, such as the edges of their boards.

    The family declares a verb or log event with the placeholder, and each game gives the values:
    ``MOVES.extend(edges=FRAME.edge_names)`` fills ``Placeholder("edges")``.
    """

    name: str

    def fill(self, values: dict[str, Any]) -> Any:
        """The values that a game gives."""
        if self.name not in values:
            raise ValueError(f"no values are given for the placeholder {self.name!r}")
        return values[self.name]


def fill(given: Any, values: dict[str, Any]) -> Any:
    """What was declared, with a placeholder replaced by its values."""
    return given.fill(values) if isinstance(given, Placeholder) else given


def check_placeholders(declared: Iterable[Any], values: dict[str, Any]) -> None:
    """Refuse values for placeholders that nobody has declared: a name is probably misspelled."""
    known = {given.name for given in declared if isinstance(given, Placeholder)}
    for name in values:
        if name not in known:
            raise ValueError(f"{name!r} is not one of the placeholders {', '.join(sorted(known))}")
