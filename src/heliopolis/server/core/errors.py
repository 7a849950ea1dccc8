"""Refusals: one shape for HTTP and WebSocket alike."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.errors import (
    BadMoveError,
    BadSetupError,
    HeliopolisError,
    IllegalMoveError,
    UndoError,
)

LONGEST_FIELD = 200  # characters: it may be a key that a client made up


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """A request that is not carried out. Nothing has changed."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int = 400,
        rule: str | None = None,
        field: str | None = None,
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.status = code, message, status
        self.rule, self.field = rule, field

    def __reduce__(self) -> tuple[Any, ...]:
        named = {"status": self.status, "rule": self.rule, "field": self.field}
        return _refused, (self.code, self.message, named)

    def to_json(self) -> dict[str, Any]:
        """The problem, as clients get it."""
        field = None if self.field is None else _quotable(self.field)[:LONGEST_FIELD]
        message = _quotable(self.message)
        return {"code": self.code, "message": message, "rule": self.rule, "field": field}


def _quotable(text: str) -> str:
    """Return a text that can be sent: it may quote a client's lone surrogate."""
    return text.encode("utf-8", "replace").decode()


# What Pydantic calls one of several forms that a field may have.
_A_FORM = re.compile(r"constrained-\w+|\w+\[.*\]")


def _refused(code: str, message: str, named: dict[str, Any]) -> Refused:
    """Make a refusal that another process has pickled."""
    return Refused(code, message, **named)


def not_found(what: str, field: str) -> Refused:
    """It does not exist, or not for this user."""
    return Refused("not_found", f"there is no such {what}", status=404, field=field)


def forbidden(message: str, field: str | None = None) -> Refused:
    """It exists, and belongs to somebody else."""
    return Refused("forbidden", message, status=403, field=field)


def conflict(code: str, message: str, field: str | None = None) -> Refused:
    """It does not fit the present state."""
    return Refused(code, message, status=409, field=field)


def too_many(what: str) -> Refused:
    """A rate limit has been reached."""
    return Refused("too_many", f"too many {what}; wait a little", status=429)


def not_in_range(name: str, value: int, least: int, most: int) -> str:
    """Say that a number is not allowed, and which are."""
    allowed = f"in {least}..{most}" if least < most else str(least)
    return f"{name}: {value} is not {allowed}"


def unavailable() -> Refused:
    """It cannot be done now; trying again may help."""
    return Refused("unavailable", "the server cannot do that now; try again", status=503)


def of_input(error: HeliopolisError) -> Refused:
    """Turn an error of games and tables into a refusal."""
    message = str(error)
    if isinstance(error, IllegalMoveError):
        return Refused("illegal_move", message, status=409, rule=error.rule, field="move")
    if isinstance(error, BadMoveError):
        field = "seat" if message.startswith("seat:") else "move"
        return Refused("bad_move", message, field=field)
    if isinstance(error, BadSetupError):
        return Refused("bad_setup", message, field=error.field)
    if isinstance(error, UndoError):
        return Refused("no_undo", message, status=409, field="step")
    return Refused("bad_input", message)


def of_validation(errors: Sequence[Mapping[str, Any]], whole: str = "body") -> Refused:
    """Refuse what a client sent by the first thing that is wrong, naming its field or the whole.

    Of a field that may have several forms, all forms are named.
    """
    field = _field_of(errors[0])
    expected = [_reason_of(error, field) for error in errors if _field_of(error) == field]
    message = ", or ".join(
        msg.removeprefix("Input should be ") if n else msg
        for n, msg in enumerate(dict.fromkeys(expected))
    )
    name = field or whole
    return Refused("bad_request", f"{name}: {message}"[:300], status=422, field=name)


# What Pydantic says of these reads as a word of its trade.
_EXPECTED = {
    "model_attributes_type": "an object is expected",
    "model_type": "an object is expected",
    "dict_type": "an object is expected",
    "list_type": "a list is expected",
}


def _reason_of(error: Mapping[str, Any], field: str) -> str:
    """Return what is wrong with a field, or with the whole if it has no name."""
    kind = str(error["type"])
    if kind == "json_invalid":
        return f"it is not JSON: {error['ctx']['error']} at character {error['loc'][-1] + 1}"
    if not field and isinstance(error.get("input"), bytes):
        # The bytes were not read as JSON, since they were sent as something else.
        return "send JSON, with Content-Type: application/json"
    if not field and kind == "missing":
        return "an object is expected"
    return _EXPECTED.get(kind, str(error["msg"]))


def _field_of(error: Mapping[str, Any]) -> str:
    """Return where something is wrong, by names and numbers, without the names of types."""
    if error["type"] == "json_invalid":
        return ""  # its place is a character of the whole
    places = [str(part) for part in error["loc"]]
    if places and places[0] in ("body", "query", "path"):
        del places[0]
    return ".".join(part for part in places if not _A_FORM.fullmatch(part))
