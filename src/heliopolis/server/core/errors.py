"""Refusals: one shape for HTTP and WebSocket alike."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Sized
from reprlib import Repr
from typing import Any

from heliopolis.errors import (
    BadMoveError,
    BadSetupError,
    ErrorText,
    HeliopolisError,
    IllegalMoveError,
    UndoError,
)

LONGEST_FIELD = 200  # characters: it may be a key that a client made up
LONGEST_VALUE = 40  # characters of what is quoted

# A value that was sent may be nested more deeply than `repr` can follow.
_QUOTE = Repr()
_QUOTE.maxlevel = 3
_QUOTE.maxstring = _QUOTE.maxlong = _QUOTE.maxother = LONGEST_VALUE


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """A request that is not carried out. Nothing has changed.

    It says a text in any language where clients have no words of their own for its code.
    """

    def __init__(
        self,
        code: str,
        text: ErrorText | str,
        *,
        status: int = 400,
        rule: str | None = None,
        field: str | None = None,
    ) -> None:
        super().__init__(text)
        self.code, self.text, self.status = code, text, status
        self.rule, self.field = rule, field

    @property
    def message(self) -> str:
        """What it says, in English."""
        return str(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        named = {"status": self.status, "rule": self.rule, "field": self.field}
        return _refused, (self.code, self.text, named)

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The problem, as clients get it, told in a language."""
        field = None if self.field is None else _quotable(self.field)[:LONGEST_FIELD]
        text = self.text
        message = _quotable(text.in_language(language) if isinstance(text, ErrorText) else text)
        return {"code": self.code, "message": message, "rule": self.rule, "field": field}


def _quotable(text: str) -> str:
    """Return a text that can be sent: it may quote a client's lone surrogate."""
    return text.encode("utf-8", "replace").decode()


# What Pydantic calls one of several forms that a field may have.
_A_FORM = re.compile(r"constrained-\w+|int|str|\w+\[.*\]")


def _refused(code: str, text: ErrorText | str, named: dict[str, Any]) -> Refused:
    """Make a refusal that another process has pickled."""
    return Refused(code, text, **named)


def not_found(what: str, field: str) -> Refused:
    """It does not exist, or not for this user."""
    return Refused("not_found", f"there is no such {what}", status=404, field=field)


def forbidden(message: str, field: str | None = None) -> Refused:
    """It exists, and belongs to somebody else."""
    return Refused("forbidden", message, status=403, field=field)


def conflict(code: str, text: ErrorText | str, field: str | None = None) -> Refused:
    """It does not fit the present state."""
    return Refused(code, text, status=409, field=field)


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
    text = error.text
    if isinstance(error, IllegalMoveError):
        return Refused("illegal_move", text, status=409, rule=error.rule, field="move")
    if isinstance(error, BadMoveError):
        field = "seat" if str(error).startswith("seat:") else "move"
        return Refused("bad_move", text, field=field)
    if isinstance(error, BadSetupError):
        return Refused("bad_setup", text, field=error.field)
    if isinstance(error, UndoError):
        return Refused("no_undo", text, status=409, field="step")
    return Refused("bad_input", text)


class _FieldText(ErrorText):
    """The name of a field: what forms call it, or the name by which programs know it."""

    def __init__(self, field: str) -> None:
        last = field.rpartition(".")[2]
        super().__init__(f"field-{last}" if last in _OF_FORMS else "field")
        self.field = field

    def in_language(self, language: str) -> str:
        """Return the name."""
        return self.field if self.key == "field" else super().in_language(language)


# The fields that people fill in, each with a text `error-field-NAME`.
_OF_FORMS = (
    "address", "break_minutes", "days", "name", "new_password", "password", "round_hours", "text",
    "up_to", "webhook",
)  # fmt: skip


def unprintable(field: str) -> Refused:
    """Refuse a name or a line that a screen cannot show."""
    return wrong_field(field, ErrorText("request-unprintable"), status=400)


def wrong_field(field: str, why: ErrorText | str, status: int = 422) -> Refused:
    """Refuse a request by what is wrong with a field of it."""
    text = ErrorText("request", name=_FieldText(field[:LONGEST_FIELD]), why=why)
    return Refused("bad_request", text, status=status, field=field)


def of_validation(errors: Sequence[Mapping[str, Any]], whole: str = "body") -> Refused:
    """Refuse what a client sent by the first thing that is wrong, naming its field or the whole.

    Of a field that may have several forms, all forms are named.
    """
    field = _field_of(errors[0])
    reasons = [_reason_of(error, field) for error in errors if _field_of(error) == field]
    why, *others = {str(reason): reason for reason in reasons}.values()
    for other in others:
        why = ErrorText("request-or", one=why, other=other)
    return wrong_field(field or whole, why)


# The texts of what Pydantic finds wrong: the value is quoted in those that have one.
_REASONS = {
    "bool_parsing": "request-yes-no",
    "bool_type": "request-yes-no",
    "dict_type": "request-object",
    "extra_forbidden": "request-unknown",
    "finite_number": "request-number",
    "float_parsing": "request-number",
    "float_type": "request-number",
    "greater_than_equal": "request-least",
    "int_from_float": "request-whole",
    "int_parsing": "request-whole",
    "int_type": "request-whole",
    "less_than": "request-below",
    "less_than_equal": "request-most",
    "list_type": "request-list",
    "literal_error": "request-one-of",
    "missing": "request-missing",
    "model_attributes_type": "request-object",
    "model_type": "request-object",
    "string_pattern_mismatch": "request-form",
    "string_too_long": "request-long",
    "string_too_short": "request-short",
    "string_type": "request-text",
    "string_unicode": "request-text",
    "too_long": "request-many",
    "too_short": "request-few",
    "union_tag_invalid": "request-one-of",
}
# What Pydantic calls what is allowed, and our texts.
_ALLOWED = {
    "expected": "known",
    "expected_tags": "known",
    "ge": "least",
    "le": "most",
    "lt": "most",
    "max_length": "most",
    "min_length": "least",
}


def _reason_of(error: Mapping[str, Any], field: str) -> ErrorText | str:
    """Return what is wrong with a field, or with the whole if it has no name."""
    kind, found = str(error["type"]), error.get("input")
    allowed = error.get("ctx", {})
    if kind == "json_invalid":
        return f"it is not JSON: {allowed['error']} at character {error['loc'][-1] + 1}"
    if not field and isinstance(found, bytes):
        # The bytes were not read as JSON, since they were sent as something else.
        return "send JSON, with Content-Type: application/json"
    if not field and kind == "missing":
        return ErrorText("request-object")
    if kind not in _REASONS:
        return str(error["msg"])
    if kind == "string_too_short" and not str(found).strip():
        return ErrorText("request-empty")
    value = allowed["tag"] if kind == "union_tag_invalid" else found
    values = {_ALLOWED[key]: allowed[key] for key in _ALLOWED if key in allowed}
    if "known" in values:
        values["known"] = str(values["known"]).replace(" or ", ", ")
    if isinstance(found, Sized):
        values["count"] = len(found)
    return ErrorText(_REASONS[kind], value=_QUOTE.repr(value)[:LONGEST_VALUE], **values)


def _field_of(error: Mapping[str, Any]) -> str:
    """Return where something is wrong, by names and numbers, without the names of types."""
    if error["type"] == "json_invalid":
        return ""  # its place is a character of the whole
    places = [str(part) for part in error["loc"]]
    if places and places[0] in ("body", "query", "path"):
        del places[0]
    return ".".join(part for part in places if not _A_FORM.fullmatch(part))
