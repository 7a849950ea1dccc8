"""Counter-proposals, on records: who may make one, how long it stands, and what is refused."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from heliopolis.games.catan.components import RESOURCES
from heliopolis.server.core import actions, messages
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.protocol import Suggestion
from heliopolis.server.core.record import Record
from tests.server.records import happen, new_record, play
from tests.server.trades import with_offer

WANTED = {"give": {"ore": 1}, "get": {"wool": 2}}


def suggest(record: Record, seat: int, **wanted: Any) -> None:
    happen(record, actions.suggest(record, seat, Suggestion.model_validate(wanted or WANTED)))


def refusal(record: Record, seat: int, wanted: Suggestion | None) -> tuple[str, str | None]:
    with pytest.raises(Refused) as refused:
        actions.suggest(record, seat, wanted)
    return refused.value.code, refused.value.field


def suggested() -> tuple[Record, int, int]:
    """A record with an open offer and a suggestion, its maker's seat and the suggester's."""
    record = new_record("catan-island", 3, 3)
    active, partner = with_offer(record)
    suggest(record, partner)
    return record, active, partner


def all_reject(record: Record, active: int) -> None:
    while others := [seat for seat in record.players_to_move if seat != active]:
        play(record, "offer_reject", others[0])


def test_everybody_hears_a_suggestion_and_its_maker_can_change_it() -> None:
    record, _, partner = suggested()
    assert messages.suggestions(record) == [{"seat": partner, **WANTED}]
    better = {"give": {"ore": 2}, "get": {"wool": 1}}
    suggest(record, partner, **better)
    assert messages.suggestions(record) == [{"seat": partner, **better}]
    kept = Record(record.header)
    kept.restore(orjson.loads(orjson.dumps(record.snapshot())))
    assert kept.suggestions == record.suggestions
    happen(record, actions.suggest(record, partner, None))
    assert messages.suggestions(record) == []
    assert refusal(record, partner, None)[0] == "no_suggestion"


def test_a_suggestion_outlives_the_offer_it_answers() -> None:
    record, active, partner = suggested()
    all_reject(record, active)
    assert list(record.suggestions) == [partner], "the active player may take it up now"


def test_the_next_offer_and_the_next_turn_end_suggestions() -> None:
    record, active, _ = suggested()
    all_reject(record, active)
    lines = [f"offer 1 {give} for 1 {get}" for give in RESOURCES for get in RESOURCES]
    line = next(line for line in lines if record.table.why_not(line, active) is None)
    step = record.table.known_step(active)
    happen(record, actions.move(record, active, step, line))
    assert record.suggestions == {}

    record, active, _ = suggested()
    all_reject(record, active)
    play(record, "end_turn", active)
    assert record.suggestions == {}


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"give": {"any": 1}, "get": {"wool": 1}}, "give"),
        ({"give": {"ore": 1}, "get": {"gold": 1}}, "get"),
        ({"give": {"ore": 1}, "get": {"ore": 2}}, "get"),
    ],
)
def test_a_bad_suggestion_names_its_field(wanted: dict[str, Any], field: str) -> None:
    record, _, partner = suggested()
    assert refusal(record, partner, Suggestion.model_validate(wanted)) == ("bad_suggestion", field)


def test_a_suggestion_needs_somebody_who_makes_offers() -> None:
    record, active, _ = suggested()
    wanted = Suggestion.model_validate(WANTED)
    assert refusal(record, active, wanted)[0] == "no_suggestion", "they can make the offer itself"
    assert refusal(new_record("catan-island", 3, 3), 0, wanted)[0] == "no_suggestion"
    assert refusal(new_record("ur", 2, 3), 0, wanted) == ("bad_suggestion", "suggestion")
