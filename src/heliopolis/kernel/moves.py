"""Moves: an int for the rules, a short text for people and journals, JSON for programs.

A game lists its verbs once; numbers follow from the order:

    MOVES = Moves(Verb("draw"), Verb("bid", sun=SUNS))
    MOVES.parse("bid 7")            # 7
    MOVES.text(7)                   # 'bid 7'
    MOVES.to_json(7)                # {'move': 'bid', 'sun': 7}

Rules use ``MOVES.first("bid")``, the number of a verb's first move; its others follow in the order
of the named values.

An argument that only some moves of a verb have takes the value ``""`` in the others, which is
neither typed nor sent; `only` says which combinations there are:

    Verb("take", lambda piece, province: (piece == "card") == (province == ""),
         piece=("card", "brick"), province=("", "memphis"))      # take card · take brick memphis
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Any

from heliopolis.errors import BadMoveError

Value = int | str


class Verb:
    """One kind of move, with the values each of its arguments can have."""

    def __init__(
        self,
        name: str,
        only: Callable[..., bool] | None = None,
        /,
        **arguments: Sequence[Value],
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.only = only

    def choices(self) -> list[tuple[Value, ...]]:
        """Every combination of argument values, the last argument changing fastest."""
        combinations = product(*self.arguments.values())
        return [values for values in combinations if self.only is None or self.only(*values)]

    def usage(self) -> str:
        """How the move is typed: ``bid SUN``."""
        return " ".join([self.name, *map(self._placeholder, self.arguments)])

    def _placeholder(self, name: str) -> str:
        return f"[{name.upper()}]" if "" in self.arguments[name] else name.upper()

    @property
    def fewest(self) -> int:
        """How many arguments must be typed at least."""
        return sum("" not in values for values in self.arguments.values())


class Moves:
    """The codec between a game's move numbers, their texts and their JSON."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self._moves = [(verb, values) for verb in verbs for values in verb.choices()]
        self._texts = [_typed(verb, values) for verb, values in self._moves]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two moves of the game have the same text")

    def __len__(self) -> int:
        return len(self._moves)

    def first(self, verb: str) -> int:
        """The number of the first move of a verb; the others follow in order."""
        return next(n for n, (v, _) in enumerate(self._moves) if v.name == verb)

    def text(self, number: int) -> str:
        """The move as people type it."""
        return self._texts[number]

    def parse(self, text: str) -> int:
        """The number of a typed move. Case and spacing do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise BadMoveError(self._explain(text))
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
        verb = self.verbs.get(data.get("move", "")) if isinstance(data.get("move"), str) else None
        if verb is None:
            raise BadMoveError(
                f"field 'move': {data.get('move')!r:.60} is not one of {', '.join(self.verbs)}"
            )
        for field in data:
            if field != "move" and field not in verb.arguments:
                raise BadMoveError(f"field {field!r:.60}: '{verb.name}' has no such argument")
        for field, values in verb.arguments.items():
            value = data.get(field, "" if "" in values else None)
            if isinstance(value, bool) or not isinstance(value, int | str) or value not in values:
                raise BadMoveError(f"field '{field}': {value!r:.60} is not {_listed(values)}")
        return self.parse(_typed(verb, [data.get(name, "") for name in verb.arguments]))

    def _explain(self, text: str) -> str:
        words = text.lower().split()
        shown = repr(text if len(text) <= 60 else text[:57] + "...")
        if not words:
            return f"an empty line is no move; moves are: {self._usages()}"
        verb = self.verbs.get(words[0])
        if verb is None:
            near = get_close_matches(words[0], self.verbs, n=1)
            hint = f"did you mean '{near[0]}'?" if near else f"moves are: {self._usages()}"
            return f"{shown} is no move: {hint}"
        if not verb.fewest <= len(words) - 1 <= len(verb.arguments):
            return f"{shown} is no move: it is typed '{verb.usage()}'"
        for word, (name, values) in zip(words[1:], verb.arguments.items(), strict=False):
            if word not in map(str, values):
                return f"{shown} is no move: {name} is {_listed(values)}"
        return f"{shown} is no move of this game: it is typed '{verb.usage()}'"

    def _usages(self) -> str:
        return ", ".join(verb.usage() for verb in self.verbs.values())


def _typed(verb: Verb, values: Sequence[Value]) -> str:
    return " ".join([verb.name, *(str(value) for value in values if value != "")])


def _listed(values: Sequence[Value]) -> str:
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return "one of " + ", ".join(str(value) for value in values if value != "")
