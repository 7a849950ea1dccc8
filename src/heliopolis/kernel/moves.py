"""Moves: an int for the rules, a short text for people and journals, JSON for programs.

A game declares each verb once; codes and numbers follow from the order:

    MOVES = Moves()
    DRAW = MOVES.verb("draw")                           # 0, the code of the verb
    BID = MOVES.verb("bid", sun=range(1, 17))           # 1
    VERB_OF, ARG, ARG_2, MOVE_OF = MOVES.tables()

    MOVES.parse("bid 7")            # 7
    MOVES.text(7)                   # 'bid 7'
    MOVES.to_json(7)                # {'move': 'bid', 'sun': 7}

Rules read the tables. ``VERB_OF[move]`` is the code of the move's verb; ``ARG[move]`` is its
argument: the number itself where the values are a `range`, else the place of the value in its list
(-1 for ``""``); ``ARG_2[move]`` is its second argument. The way back is ``MOVE_OF[BID] + sun``, or
``MOVE_OF[DRAW]``; of a verb with two arguments :meth:`Moves.grid` is the table.

An argument that only some moves of a verb have takes the value ``""`` in the others, which is
neither typed nor sent; `only` says which combinations there are:

    MOVES.verb("take", lambda piece, province: (piece == "card") == (province == ""),
               piece=("card", "brick"), province=("", "memphis"))  # take card · take brick memphis

A family of games declares what its games share once, with placeholders for what differs; a game
extends that with its values and verbs, and may leave some out. Codes of shared verbs are the same
in all games of the family:

    MOVES = SHARED.extend(edges=FRAME.edge_names, without=["offer_begin"])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from heliopolis.errors import BadMoveError, ErrorText
from heliopolis.kernel.codes import Placeholder, check_placeholders, fill

Value = int | str
MOST_MOVES = 4096  # numbers of moves stay below it, so that a seat and a move make one number
NO_MOVE = -1  # where a game does not have a move


class Verb:
    """One kind of move, with the values each of its arguments can have."""

    def __init__(
        self,
        name: str,
        only: Callable[..., bool] | None = None,
        /,
        **arguments: Sequence[Value] | Placeholder,
    ) -> None:
        self.name = name
        self.arguments: dict[str, Any] = arguments
        self.only = only

    def choices(self) -> list[tuple[Value, ...]]:
        """Every combination of argument values, the last argument changing fastest."""
        combinations = product(*self.arguments.values())
        return [values for values in combinations if self.only is None or self.only(*values)]

    def numbers(self, values: Sequence[Value]) -> list[int]:
        """The values of the arguments as the numbers that rules read."""
        return [
            _number(value, all_values)
            for value, all_values in zip(values, self.arguments.values(), strict=True)
        ]

    def filled(self, values: dict[str, Any]) -> Verb:
        """The verb with placeholders replaced by values."""
        return Verb(self.name, self.only, **{n: fill(a, values) for n, a in self.arguments.items()})

    def usage(self) -> str:
        """How the move is typed: ``bid SUN``."""
        return " ".join([self.name, *map(self._placeholder, self.arguments)])

    def _placeholder(self, name: str) -> str:
        return f"[{name.upper()}]" if "" in self.arguments[name] else name.upper()

    @property
    def fewest(self) -> int:
        """The number of arguments that must be typed at least."""
        return sum("" not in values for values in self.arguments.values())


class MoveTables(NamedTuple):
    """What rules read about moves: tables by the number of the move, and one by verb."""

    verb_of: list[int]  # the code of the verb
    arg: list[int]  # the first argument; 0 without one
    arg_2: list[int]  # the second argument; 0 without one
    move_of: list[int]  # by the code of a verb: its move with the argument 0


class Moves:
    """The moves of a game: their verbs, and the codec between numbers, texts and JSON."""

    def __init__(self, *verbs: Verb) -> None:
        self._declared: list[Verb] = []
        self._left_out: set[str] = set()
        for verb in verbs:
            self._declare(verb)

    # --- Declaring --------------------------------------------------------------------------------

    def verb(
        self,
        name: str,
        only: Callable[..., bool] | None = None,
        /,
        **arguments: Sequence[Value] | Placeholder,
    ) -> int:
        """Declare a verb with its arguments and their values; returns its code for the rules."""
        return self._declare(Verb(name, only, **arguments))

    def extend(self, *, without: Iterable[str] = (), **values: Sequence[Value]) -> Moves:
        """The verbs as one game of a family has them: placeholders filled, some left out.

        Further verbs can be added behind them.
        """
        check_placeholders((a for v in self._declared for a in v.arguments.values()), values)
        moves = Moves(*(verb.filled(values) for verb in self._declared))
        for name in without:
            if name not in moves._names:
                raise ValueError(f"{name!r} is not one of the verbs {', '.join(moves._names)}")
        moves._left_out = {*self._left_out, *without}
        return moves

    def _declare(self, verb: Verb) -> int:
        if "verbs" in vars(self):
            raise ValueError(f"the verb {verb.name!r} is declared after the moves were counted")
        if verb.name in self._names:
            raise ValueError(f"the verb {verb.name!r} is declared twice")
        if verb.only is not None and len(verb.arguments) < 2:
            raise ValueError(f"verb {verb.name!r}: `only` is for verbs with several arguments")
        self._declared.append(verb)
        return len(self._declared) - 1

    @property
    def _names(self) -> list[str]:
        return [verb.name for verb in self._declared]

    # --- What rules read --------------------------------------------------------------------------

    def tables(self) -> MoveTables:
        """The tables for the rules: VERB_OF, ARG, ARG_2, MOVE_OF."""
        codes = {verb.name: code for code, verb in enumerate(self._declared)}
        numbers = [[*verb.numbers(values), 0, 0] for verb, values in self._moves]
        move_of = [NO_MOVE] * len(self._declared)
        for move, (verb, _) in reversed(list(enumerate(self._moves))):
            move_of[codes[verb.name]] = move - (numbers[move][0] if len(verb.arguments) == 1 else 0)
        verb_of = [codes[verb.name] for verb, _ in self._moves]
        return MoveTables(verb_of, [n[0] for n in numbers], [n[1] for n in numbers], move_of)

    def names(self) -> dict[str, list[int]]:
        """The tables by the names that shared rules of a family leave open."""
        return {name.upper(): table for name, table in self.tables()._asdict().items()}

    def grid(self, verb: int) -> list[list[int]]:
        """The moves of a verb with two arguments, by the numbers of both; NO_MOVE where none is."""
        name = self._declared[verb].name
        found = {
            (numbers[0], numbers[1]): move
            for move, (v, values) in enumerate(self._moves)
            if v.name == name and min(numbers := v.numbers(values)) >= 0
        }
        rows, columns = (max((key[k] for key in found), default=0) + 1 for k in range(2))
        return [[found.get((a, b), NO_MOVE) for b in range(columns)] for a in range(rows)]

    def weigh(self, default: int, **weights: int) -> list[int]:
        """A weight per move, by its verb, for random play."""
        for name in weights:
            if name not in self.verbs:
                raise ValueError(f"{name!r} is not one of the verbs {', '.join(self.verbs)}")
        return [weights.get(verb.name, default) for verb, _ in self._moves]

    # --- Numbers, texts, JSON ---------------------------------------------------------------------

    @cached_property
    def verbs(self) -> dict[str, Verb]:
        """The verbs by name, without those that the game leaves out."""
        return {verb.name: verb for verb in self._declared if verb.name not in self._left_out}

    @cached_property
    def _moves(self) -> list[tuple[Verb, tuple[Value, ...]]]:
        moves = [(verb, values) for verb in self.verbs.values() for values in verb.choices()]
        if len(moves) > MOST_MOVES:
            raise ValueError(f"a game has at most {MOST_MOVES} moves, not {len(moves)}")
        return moves

    @cached_property
    def _texts(self) -> list[str]:
        return [_typed(verb, values) for verb, values in self._moves]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        numbers = {text: number for number, text in enumerate(self._texts)}
        if len(numbers) != len(self._texts):
            raise ValueError("two moves of the game have the same text")
        return numbers

    def __len__(self) -> int:
        return len(self._moves)

    def text(self, number: int) -> str:
        """The move as people type it."""
        return self._texts[number]

    def parse(self, text: str) -> int:
        """The number of a typed move. Case and spacing do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise BadMoveError(self.explain(text))
        return number

    def to_json(self, number: int) -> dict[str, Value]:
        """The move for programs: ``{"move": "bid", "sun": 7}``."""
        verb, values = self._moves[number]
        named = zip(verb.arguments, values, strict=True)
        return {"move": verb.name, **{name: value for name, value in named if value != ""}}

    def from_json(self, data: Any) -> int:
        """The number of a move given as JSON; errors name the field that is wrong."""
        if not isinstance(data, Mapping):
            raise BadMoveError(
                f"a move is a text such as '{self.text(0)}', or an object with a field 'move', "
                f"not {data!r:.60}"
            )
        if "move" not in data:
            raise BadMoveError(ErrorText("move-no-verb", known=", ".join(self.verbs)))
        verb = self.verbs.get(data["move"]) if isinstance(data["move"], str) else None
        if verb is None:
            raise BadMoveError(
                f"field 'move': {data['move']!r:.60} is not one of {', '.join(self.verbs)}"
            )
        for field in data:
            if field != "move" and field not in verb.arguments:
                raise BadMoveError(f"field {field!r:.60}: '{verb.name}' has no such argument")
        for field, values in verb.arguments.items():
            value = data.get(field, "" if "" in values else None)
            if isinstance(value, bool) or not isinstance(value, int | str) or value not in values:
                told = ErrorText(
                    "move-value", field=field, value=f"{value!r:.60}", known=_listed(values)
                )
                raise BadMoveError(told)
        return self.parse(_typed(verb, [data.get(name, "") for name in verb.arguments]))

    def explain(self, text: str) -> ErrorText:
        """Return why a text is no move of the game: its verb, its form or an argument is wrong."""
        words = text.lower().split()
        shown = repr(text if len(text) <= 60 else text[:57] + "...")
        if not words:
            return ErrorText("move-empty", known=self._usages())
        verb = self.verbs.get(words[0])
        if verb is None:
            spoken = self._spoken_verb(words)
            if spoken is not None:
                return _explain_spoken(spoken, words, shown)
            near = get_close_matches(words[0], self.verbs, n=1)
            if near:
                return ErrorText("move-near", move=shown, near=near[0])
            return ErrorText("move-unknown", move=shown, known=self._usages())
        if not verb.fewest <= len(words) - 1 <= len(verb.arguments):
            return ErrorText("move-usage", move=shown, usage=verb.usage())
        for word, (name, values) in zip(words[1:], verb.arguments.items(), strict=False):
            if word not in map(str, values):
                return ErrorText("move-argument", move=shown, name=name, known=_listed(values))
        return ErrorText("move-none", move=shown, usage=verb.usage())

    def _spoken_verb(self, words: Sequence[str]) -> Verb | None:
        """Return the verb whose name is written in several words, as in "place 3 farmers"."""
        said = [
            verb
            for verb in self.verbs.values()
            if "_" in verb.name and {words[0]} <= set(verb.name.split("_")) <= set(words)
        ]
        return max(said, key=lambda verb: len(verb.name), default=None)

    def _usages(self) -> str:
        return ", ".join(verb.usage() for verb in self.verbs.values())


def _number(value: Value, values: Sequence[Value]) -> int:
    """An argument as rules read it: see the beginning of this module."""
    if isinstance(values, range):
        return int(value)
    named = [other for other in values if other != ""]
    return named.index(value) if value != "" else -1


def _typed(verb: Verb, values: Sequence[Value]) -> str:
    return " ".join([verb.name, *(str(value) for value in values if value != "")])


def _explain_spoken(verb: Verb, words: Sequence[str], shown: str) -> ErrorText:
    """Say which number cannot be; with numbers that can, how the move is typed."""
    ranges = {
        name: values
        for name, values in verb.arguments.items()
        if all(isinstance(value, int) for value in values)
    }
    numbers = [word for word in words if word.isdecimal()]
    # With two numbers it is not known which is meant for which argument.
    if len(numbers) == len(ranges) == 1:
        [(name, values)] = ranges.items()
        if numbers[0] not in map(str, values):
            return ErrorText("move-argument", move=shown, name=name, known=_listed(values))
    return ErrorText("move-usage", move=shown, usage=verb.usage())


def _listed(values: Sequence[Value]) -> ErrorText:
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return ErrorText("values-range", least=numbers[0], most=numbers[-1])
    return ErrorText("values-list", known=", ".join(str(value) for value in values if value != ""))
