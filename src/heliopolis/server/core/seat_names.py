"""The names of players at a table: bots have names of their own, in each language."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from heliopolis.texts import read

if TYPE_CHECKING:
    from heliopolis.server.core.record import Record


def names_at(record: Record, language: str | None) -> list[str]:
    """Return the names of all seats for a reader of a language; None for what bots are."""
    table = record.table_if_started  # there namesakes are told apart
    names = table.players if table else [seat.name for seat in record.seats]
    if language is None:
        return list(names)
    known = _bot_names(language)
    first = _hash(record.header.id) % len(known)
    return [
        known[(first + number) % len(known)] if seat.kind == "bot" else names[number]
        for number, seat in enumerate(record.seats)
    ]


@cache
def _bot_names(language: str) -> list[str]:
    found = re.search(r"^bot-names = (.+)$", read("heliopolis.texts.web", language), re.MULTILINE)
    assert found
    return found[1].split(", ")


@cache
def _hash(text: str) -> int:
    """Return a number that is the same for a table in every process."""
    number = 7
    for letter in text:
        number = (number * 31 + ord(letter)) & 0xFFFFFFFF
    return number
