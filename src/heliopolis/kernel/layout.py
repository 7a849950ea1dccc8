"""State layouts: one class per game that says which fields a state has and how wide they are.

    class State(BaseState):
        phase: int = field("i1")
        tiles: list[list[int]] = field("i1", SEATS, FACES)

The class itself is the plain state (ints and nested lists, with slots); its ``dtype`` is the
NumPy record that the compiled targets use. Both hold the same values, and convert exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from heliopolis.kernel.rules import rule

if TYPE_CHECKING:
    import numpy as np

MOST_SEATS = 8  # at a table of any game
WORD_BYTES = 8
LARGEST = {"i1": 2**7 - 1, "i2": 2**15 - 1, "i4": 2**31 - 1, "i8": 2**63 - 1}


class Field(NamedTuple):
    """One field of a state: the width of its integers, and its shape if it is an array."""

    width: str
    shape: tuple[int, ...]


def field(width: str, *shape: int) -> Any:
    """Declare a field: ``field("i1")`` is a small int, ``field("i2", 5, 4)`` is 5 lists of 4."""
    if width not in LARGEST:
        raise TypeError(f"a field is one of {', '.join(LARGEST)} wide, not {width!r}")
    return Field(width, shape)


class _StateMeta(type):
    """Turns the declared fields of a state class into slots, in the order of declaration."""

    fields: dict[str, Field]
    _by_depth: tuple[list[str], list[str], list[str]]  # names of numbers, lists, lists of lists

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _StateMeta:
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in own:
            del namespace[key]
        namespace["__slots__"] = tuple(own) if bases else ("log_events", *own)
        cls = super().__new__(mcs, name, bases, namespace)
        inherited = {k: f for base in bases for k, f in getattr(base, "fields", {}).items()}
        cls.fields = {**inherited, **own}
        cls._by_depth = (
            [name for name, (_, shape) in cls.fields.items() if not shape],
            [name for name, (_, shape) in cls.fields.items() if len(shape) == 1],
            [name for name, (_, shape) in cls.fields.items() if len(shape) > 1],
        )
        return cls


class BaseState(metaclass=_StateMeta):
    """What the states of all games have: the secret source of chance, and the log events."""

    fields: ClassVar[dict[str, Field]]
    log_events: list[tuple[int, ...]]

    chance_seed: int = field("i8")
    chance_block: list[int] = field("i8", 4)
    chance_draws: int = field("i4")
    # The number of times something became known that no draw decided, as when sealed choices are
    # laid open.
    reveals: int = field("i4")
    # By seat: the number of its moves that the others do not know of yet, not even that it made
    # them.
    sealed_moves: list[int] = field("i1", MOST_SEATS)

    def __init__(self) -> None:
        self.log_events = []
        for name, (_, shape) in self.fields.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> Self:
        """Return an independent copy. Log events are no part of a state, so the copy has none."""
        cls = self.__class__
        twin = cls.__new__(cls)
        twin.log_events = []
        numbers, lists, nested = cls._by_depth
        for name in numbers:
            setattr(twin, name, getattr(self, name))
        for name in lists:
            setattr(twin, name, getattr(self, name)[:])
        for name in nested:
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def values(self) -> dict[str, Any]:
        """All fields by name, for comparing and printing."""
        return {name: getattr(self, name) for name in self.fields}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.values() == self.values()

    __hash__ = None  # type: ignore[assignment]

    def misfits(self) -> Iterator[str]:
        """Fields holding a value their width cannot: plain ints never overflow, fields do."""
        for name, (width, _) in self.fields.items():
            if not all(
                -LARGEST[width] - 1 <= v <= LARGEST[width] for v in _flat(getattr(self, name))
            ):
                yield name

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy record of this layout, aligned as the compiled targets need it.

        What alignment leaves open is filled by fields of zeros, so that equal states are equal
        bytes: NumPy leaves real padding to chance when it copies. The field `words` covers the
        whole record, so that :func:`clear_state` can write over all others.
        """
        import numpy as np

        columns: list[tuple[str, str, tuple[int, ...]]] = []
        end = 0
        for name, (width, shape) in [*cls.fields.items(), ("end", Field("i8", (0,)))]:
            size = int(width[1:])
            if gap := -end % size:
                columns.append((f"gap_{end}", "i1", (gap,)))
            columns.append((name, width, shape))
            end += gap + size * prod(shape)
        plain: Any = np.dtype(columns[:-1], align=True)
        placed = [plain.fields[name] for name in plain.names]
        layout: Any = {
            "names": [*plain.names, "words"],
            "formats": [*(place[0] for place in placed), ("i8", (plain.itemsize // WORD_BYTES,))],
            "offsets": [*(place[1] for place in placed), 0],
            "itemsize": plain.itemsize,
        }
        dtype: np.dtype[Any] = np.dtype(layout, align=True)
        return dtype

    def write_record(self, record: Any) -> None:
        """Copy the values into a NumPy record of the same layout."""
        for name in self.fields:
            record[name] = getattr(self, name)

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The plain state with the values of a NumPy record."""
        s = cls()
        for name in cls.fields:
            setattr(s, name, record[name].tolist())
        return s


def _clear_record(s: Any) -> None:
    """What clearing is on records."""
    for i in range(len(s.words)):
        s.words[i] = 0


@rule
def clear_state(s: BaseState) -> None:
    """Set every field to zero: a set-up starts with it, whatever was played before."""
    for name, (_, shape) in s.fields.items():
        setattr(s, name, _zeros(shape) if shape else 0)


clear_state.when_compiled = _clear_record  # type: ignore[attr-defined]


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) < 2:
        return [0] * shape[0] if shape else 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _copied(rows: list[Any]) -> list[Any]:
    """Return a copy of a list of lists, however deep."""
    if isinstance(rows[0][0], list):
        return [_copied(row) for row in rows]
    return [row[:] for row in rows]


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for row in value:
            yield from _flat(row)
    else:
        yield value
