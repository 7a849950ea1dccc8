"""The names of players: bots have theirs in each language."""

from __future__ import annotations

from heliopolis.server.core import events, notices
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.core.seat_names import names_at
from heliopolis.texts import LANGUAGES
from tests.server.records import header, play


def test_a_webhook_is_told_the_names_that_bots_have_at_the_table() -> None:
    seating = [
        {"kind": "bot", "name": "Easy 1", "bot": "easy"},
        {"kind": "person", "name": "Ada", "person": "p1"},
    ]
    record = Record(header("priests-of-ra", seating, 7))
    record.apply(Event("t", 0, 0, events.START, {"names": ["Easy 1", "Ada"]}))
    while True:
        (seat,) = record.players_to_move
        prompt = record.table.prompt(seat)
        if seat == 1 and prompt and prompt["prompt"] == "bid-over":
            break
        bids = [move for move in record.table.legal(seat) if move.text.startswith("bid ")]
        invoke = [move for move in record.table.legal(seat) if move.text == "invoke"]
        play(record, (bids if seat == 0 and bids else invoke or record.table.legal(seat))[0])
    for language in LANGUAGES:
        body = notices.webhook_body(record, 1, "turn", language, "")
        assert names_at(record, language)[0] in body["text"]
        assert "Easy" not in body["text"]
