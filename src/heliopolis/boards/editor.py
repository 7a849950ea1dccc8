"""What the editors of all games have in common: errors at their places, changes, contributions."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal, NotRequired, TypedDict

from heliopolis.errors import BadBoardError

Path = list[str | int]

ANYTHING = "any"  # what a harbour without a resource trades
MOST_ERRORS = 12  # that are looked for; after these, others will be found when they are mended


class Change(TypedDict):
    """A change of the data: a value is set, appended to a list or removed, or a list is cut."""

    op: Literal["set", "append", "remove", "cut"]
    path: Path
    value: NotRequired[Any]  # to set or append; the index to remove; the length to cut to


class Choice(TypedDict):
    """A value that a field may have; `also` changes other fields of the same place with it."""

    value: Any
    also: list[Change]


class Field(TypedDict):
    """A value of a place: where it stands, and which values it may have."""

    name: str
    path: Path
    choices: str | None  # the name of a list of choices; else a whole number
    least: int | None
    most: int | None
    certainty: str | None  # of what the game's own board has there


class Action(TypedDict):
    """Something else to do at a place, such as to open a harbour."""

    name: str
    changes: list[Change]


class Place(TypedDict):
    """A place of a board: a hex, an edge, a vertex, a province or a track."""

    id: str
    kind: str
    at: str
    what: str  # what is there: the key of a text
    base: Path  # where its data begins; the paths of `also` begin there
    fields: list[Field]
    actions: list[Action]


class BoardError(TypedDict):
    """Something wrong with a board: the field, why, and the places that it concerns."""

    field: str
    why: str
    places: list[str]


class BoardChange(TypedDict):
    """A difference to the game's own board; without a value there is no such field."""

    place: str
    field: str
    before: Any
    after: Any


def put(path: Path, value: Any) -> Change:
    """Return the change that sets a value."""
    return {"op": "set", "path": path, "value": value}


def field_of(name: str, path: Path, choices: str, certainty: str | None = None) -> Field:
    """Return a field whose value is one of a list of choices."""
    return {
        "name": name,
        "path": path,
        "choices": choices,
        "least": None,
        "most": None,
        "certainty": certainty,
    }


def number_of(name: str, path: Path, least: int, most: int, certainty: str | None = None) -> Field:
    """Return a field whose value is a whole number in a range."""
    return {
        "name": name,
        "path": path,
        "choices": None,
        "least": least,
        "most": most,
        "certainty": certainty,
    }


def read(data: Any, path: Sequence[str | int]) -> Any:
    """Return the value at a path; None where there is none."""
    for key in path:
        if isinstance(data, list):
            data = data[key] if isinstance(key, int) and key < len(data) else None
        else:
            data = data.get(key) if isinstance(data, Mapping) else None
    return data


class Editor(ABC):
    """The editor for the boards of one game."""

    package: str  # of the game, with its board.json
    certainty: str | None = None  # of the game's own board as a whole

    @property
    @abstractmethod
    def choices(self) -> dict[str, list[Choice]]:
        """The values that fields may have, by the names of the lists."""

    @abstractmethod
    def complete(self, board: Mapping[str, Any]) -> dict[str, Any]:
        """Return a valid board in the form that is edited: everything that can be changed."""

    @abstractmethod
    def places(self, board: Mapping[str, Any]) -> list[Place]:
        """Return the places of a board, as far as it can be read."""

    @abstractmethod
    def check(self, board: Any) -> None:
        """Refuse a board that cannot be played, as the game does."""

    @abstractmethod
    def repair(self, board: dict[str, Any], field: str) -> bool:
        """Put the game's own values back where a field is wrong; return whether that is possible.

        What is wrong elsewhere can be found then.
        """

    @abstractmethod
    def own_file(self, board: Mapping[str, Any], text: str) -> str:
        """Return the text of board.json with the values of a board."""

    @cached_property
    def _own(self) -> dict[str, Any]:
        return self.complete({})

    @cached_property
    def _own_values(self) -> dict[tuple[str, str], Any]:
        return _values(self.places(self._own), self._own)

    def own(self) -> dict[str, Any]:
        """Return the game's own board in the form that is edited."""
        return deepcopy(self._own)

    def errors(self, board: Any, language: str = "en") -> list[BoardError]:
        """Return what is wrong with a board: all wrong values, or what is wrong with the whole."""
        found: list[BoardError] = []
        trial = deepcopy(board)
        while len(found) < MOST_ERRORS:
            try:
                self.check(trial)
                break
            except BadBoardError as error:
                field, why = error.place, error.why.in_language(language)
            mended = isinstance(trial, dict) and self.repair(trial, field)
            if found and not mended:
                break  # it may be wrong only because of what was put back
            found.append({"field": field, "why": why, "places": []})
            if not mended:
                break
        if found and isinstance(board, Mapping):
            self._locate(found, board)
        return found

    def _locate(self, errors: list[BoardError], board: Mapping[str, Any]) -> None:
        """Name the places of errors; of the whole, those that differ from the game's own board."""
        places = self.places(board)
        for error in errors:
            at = [place["id"] for place in places if _is_at(place, error["field"])]
            if not at:
                changed = {change["place"] for change in self.changes(board)}
                changed_places = [place for place in places if place["id"] in changed]
                part = error["field"].partition(".")[0]
                of_part = [place for place in changed_places if place["base"][:1] == [part]]
                at = [place["id"] for place in of_part or changed_places]
            error["places"] = at

    def changes(self, board: Mapping[str, Any]) -> list[BoardChange]:
        """Return how a board differs from the game's own."""
        before, after = self._own_values, _values(self.places(board), board)
        return [
            {
                "place": place,
                "field": field,
                "before": before.get((place, field)),
                "after": after.get((place, field)),
            }
            for place, field in dict.fromkeys([*before, *after])
            if before.get((place, field)) != after.get((place, field))
        ]

    def file_path(self) -> str:
        """Return where the game's own board is in the repository."""
        return f"src/{self.package.replace('.', '/')}/board.json"

    def file(self, board: Mapping[str, Any]) -> str:
        """Return board.json with the values of a board."""
        return self.own_file(board, files(self.package).joinpath("board.json").read_text("utf-8"))


def _is_at(place: Place, field: str) -> bool:
    paths = [place["base"], *(one["path"] for one in place["fields"])]
    written = [".".join(map(str, path)) for path in paths if path]
    return any(field == path or field.startswith(f"{path}.") for path in written)


def _values(places: list[Place], board: Mapping[str, Any]) -> dict[tuple[str, str], Any]:
    """Return the values of all fields; a harbour that trades anything has one too: "any"."""
    return {
        (place["id"], field["name"]): _told(field, read(board, field["path"]))
        for place in places
        for field in place["fields"]
    }


def _told(field: Field, value: Any) -> Any:
    return ANYTHING if field["choices"] == "harbour" and value is None else value


# --- Changing a JSON text in place ----------------------------------------------------------------

_SPACE = re.compile(r"\s*")
_decoder = json.JSONDecoder()


def replace(text: str, path: Sequence[str | int], value: str) -> str:
    """Return a JSON text with the value at a path replaced, and all else as it is written."""
    start = _SPACE.match(text).end()  # type: ignore[union-attr]
    for key in path:
        start = _find(text, start, key)
    end = _decoder.raw_decode(text, start)[1]
    return f"{text[:start]}{value}{text[end:]}"


def _find(text: str, start: int, key: str | int) -> int:
    """Return where the member of an object, or the item of a list, begins."""
    at, index, is_object = start + 1, 0, text[start] == "{"
    while True:
        at = _skip(text, at)
        name: str | int = index
        if is_object:
            name, at = _decoder.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)  # the colon
        if name == key:
            return at
        at = _skip(text, _decoder.raw_decode(text, at)[1])
        if text[at] != ",":
            raise KeyError(key)
        at, index = at + 1, index + 1


def _skip(text: str, at: int) -> int:
    return _SPACE.match(text, at).end()  # type: ignore[union-attr]
