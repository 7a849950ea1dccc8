"""The board of Amun-Re as something to edit: the provinces and both tracks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from heliopolis.boards.editor import Choice, Editor, Field, Place, field_of, number_of, replace
from heliopolis.games.amun_re import board as rules

_PROVINCES: list[dict[str, Any]] = rules.DATA["provinces"]
_TRACK: list[dict[str, Any]] = rules.DATA["temple_track"]
CERTAIN = "certain"


class AmunReEditor(Editor):
    """The editor for boards of Amun-Re (AR-R38)."""

    package = "heliopolis.games.amun_re"

    @property
    def choices(self) -> dict[str, list[Choice]]:
        """The sides, regions and banks of provinces."""
        return {
            column: [{"value": word, "also": []} for word in words]
            for column, words in rules.WORDS_OF_COLUMN.items()
        }

    def check(self, board: Any) -> None:
        """Refuse a board that cannot be played."""
        rules.check(board)

    def complete(self, board: Mapping[str, Any]) -> dict[str, Any]:
        """Return all that can be corrected, with the values of a board."""
        numbers = rules.read_board(board if board else rules.DATA)
        words = rules.WORDS_OF_COLUMN
        provinces = {
            name: {
                column: words[column][values[n]] if column in words else values[n]
                for column, values in numbers.columns.items()
            }
            for n, name in enumerate(rules.PROVINCES)
        }
        ends = [*numbers.temple_track_ends, None]
        track = [{"field": n, "max": end} for n, end in enumerate(ends, 1)]
        return {
            "provinces": provinces,
            "bid_track": list(numbers.bid_track),
            "temple_track": track,
        }

    def places(self, board: Mapping[str, Any]) -> list[Place]:
        """Return the provinces and the tracks."""
        return [*map(_province, _PROVINCES), _bid_track(), _temple_track()]

    def repair(self, board: dict[str, Any], field: str) -> bool:
        """Put a province or a track back; a province is corrected by name here."""
        part, *more = field.split(".")
        if part not in ("bid_track", "temple_track") and not (part == "provinces" and more):
            return False
        own = self.own()
        if part != "provinces":
            changed = bool(board.get(part) != own[part])
            board[part] = own[part]
            return changed
        given = board.get("provinces")
        if not isinstance(given, dict) or more[0] not in own["provinces"]:
            return False
        was_changed = bool(given.get(more[0]) != own["provinces"][more[0]])
        given[more[0]] = own["provinces"][more[0]]
        return was_changed

    def own_file(self, board: Mapping[str, Any], text: str) -> str:
        """Return board.json with the values of a board; what was corrected is certain now."""
        given, own = self.complete(board), self.own()
        for n, name in enumerate(rules.PROVINCES):
            for column, value in given["provinces"][name].items():
                if value != own["provinces"][name][column]:
                    text = replace(text, ("provinces", n, column), json.dumps(value))
                    sure = ("provinces", n, "confidence", column)
                    text = replace(text, sure, json.dumps(CERTAIN))
        for n, value in enumerate(given["bid_track"]):
            if value != own["bid_track"][n]:
                text = replace(text, ("bid_track", "values", n), json.dumps(value))
        ends = [row["max"] for row in given["temple_track"]]
        for n, end in enumerate(ends[:-1]):
            if end != own["temple_track"][n]["max"]:
                text = replace(text, ("temple_track", n, "max"), json.dumps(end))
                text = replace(text, ("temple_track", n + 1, "min"), json.dumps(end + 1))
        return text


def _province(province: Mapping[str, Any]) -> Place:
    name, sure = province["id"], province["confidence"]
    fields: list[Field] = [
        number_of(column, ["provinces", name, column], 0, most, sure[column])
        for column, most in rules.MAX_OF_COLUMN.items()
    ]
    fields += [
        field_of(column, ["provinces", name, column], column, sure[column])
        for column in rules.WORDS_OF_COLUMN
    ]
    return {
        "id": f"province:{name}",
        "kind": "province",
        "at": name,
        "what": "province",
        "base": ["provinces", name],
        "fields": fields,
        "actions": [],
    }


def _bid_track() -> Place:
    most, sure = rules.MAX_TRACK_NUMBER, rules.DATA["bid_track"]["confidence"]
    return {
        "id": "track:bid_track",
        "kind": "track",
        "at": "bid_track",
        "what": "bid_track",
        "base": ["bid_track"],
        "fields": [  # the first step is 0 on every board
            number_of(f"step-{n}", ["bid_track", n], 0, most, sure)
            for n in range(1, rules.STEP_COUNT)
        ],
        "actions": [],
    }


def _temple_track() -> Place:
    most = rules.MAX_TRACK_NUMBER
    return {
        "id": "track:temple_track",
        "kind": "track",
        "at": "temple_track",
        "what": "temple_track",
        "base": ["temple_track"],
        "fields": [  # the last field has no end
            number_of(f"end-{n + 1}", ["temple_track", n, "max"], 0, most, row["confidence"])
            for n, row in enumerate(_TRACK[:-1])
        ],
        "actions": [],
    }
