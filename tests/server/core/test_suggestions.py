"""Counter-proposals, on records: who may make one, how long it stands, and what is refused."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from heliopolis.games.catan.components import RESOURCES
from heliopolis.server.core import actions, messages, suggestions
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


@pytest.mark.rule("CB-7.2")
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


@pytest.mark.rule("CB-7.2")
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


def test_a_bot_that_rejects_an_offer_of_a_person_says_what_it_would_take() -> None:
    record, active, seat, counter = _with_counter()
    assert suggestions.counter_of(record, seat, "offer_accept") is None
    play(record, "offer_reject", seat)
    happen(record, actions.suggest(record, seat, counter))
    assert record.suggestions == {seat: counter.model_dump()}
    all_reject(record, active)
    given, wanted = (next(iter(side.items())) for side in (counter.get, counter.give))
    line = f"offer {given[1]} {given[0]} for {wanted[1]} {wanted[0]}"
    assert record.table.why_not(line, active) is None, "it can be taken up"


def test_a_bot_suggests_nothing_to_a_bot() -> None:
    record, active, seat, _ = _with_counter()
    record.seats[active].kind = "bot"
    assert suggestions.counter_of(record, seat, "offer_reject") is None


@pytest.mark.rule("CB-7.2")
def test_a_bot_takes_up_what_a_person_suggests() -> None:
    record, active, partner = _with_good_suggestion()
    moves = suggestions.taken_up(record, active)
    assert moves is not None
    assert suggestions.taken_up(record, partner) is None, "it is not their turn"
    happen(record, actions.checked_move(record, active, moves))
    offer = record.table.offer_to(partner)
    assert offer is not None
    assert record.suggestions == {}, "it has been taken up"
    assert suggestions.taken_up(record, active) is None


def test_a_bot_takes_up_nothing_that_it_loses_by_or_that_a_bot_says() -> None:
    record, active, partner = _with_good_suggestion()
    good = record.suggestions[partner]
    suggest(record, partner, give=good["give"], get={next(iter(good["get"])): 19})
    assert suggestions.taken_up(record, active) is None
    suggest(record, partner, **good)
    record.seats[partner].kind = "bot"
    assert suggestions.taken_up(record, active) is None


def _with_good_suggestion() -> tuple[Record, int, int]:
    """A record whose active player would gain by what another seat suggests, and the two seats."""
    for seed in range(100):
        record = new_record("catan-island", 3, seed)
        active, partner = with_offer(record)
        all_reject(record, active)
        for give in RESOURCES:
            for get in RESOURCES:
                if give != get:
                    suggest(record, partner, give={get: 1}, get={give: 1})
                    if suggestions.taken_up(record, active):
                        return record, active, partner
    raise AssertionError("nothing that is suggested is any good")


def _with_counter() -> tuple[Record, int, int, Suggestion]:
    """A record with an offer, its maker, and a seat that has something to suggest instead."""
    for seed in range(100):
        record = new_record("catan-island", 3, seed)
        active, partner = with_offer(record)
        counter = suggestions.counter_of(record, partner, "offer_reject")
        if counter is not None:
            return record, active, partner, counter
    raise AssertionError("nobody suggests anything")
