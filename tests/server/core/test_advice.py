"""Hints and opinions: who may ask for them, what they rest on, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.analysis import hint
from heliopolis.analysis.worlds import Worlds
from heliopolis.bots import Knowledge
from heliopolis.server.core import actions, events, messages
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.advisor import find_advice
from tests.server.records import happen, header, new_record, play, twin


@pytest.fixture(autouse=True)
def _a_world_takes_a_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing depends on how busy the machine is, and nothing compiled has to be loaded."""

    def measured(knowledge: Knowledge, step: int, seconds: float) -> tuple[Worlds, float]:
        return Worlds(knowledge.game, knowledge.seats, step, "plain"), 0.001

    monkeypatch.setattr(hint, "_measured_worlds", measured)


def against_bots(game: str = "priests-of-ra", seats: int = 3, seed: int = 7) -> tuple[Record, int]:
    """A game of one user against bots, at the user's turn."""
    for own in range(seats):
        seating: list[dict[str, Any]] = [
            {"kind": "bot", "name": f"B{seat}", "bot": "easy"} for seat in range(seats)
        ]
        seating[own] = {"kind": "person", "name": "P", "person": "p"}
        record = Record(header(game, seating, seed))
        names = [seat["name"] for seat in seating]
        record.apply(Event("t", 0, 0, events.START, {"names": names}))
        if record.players_to_move == [own]:
            return record, own
    raise AssertionError("nobody begins")


def refusal(record: Record, seat: int, step: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        actions.check_advice(record, seat, step)
    return refused.value.code


def test_one_who_plays_alone_against_bots_may_be_advised() -> None:
    record, own = against_bots()
    assert messages.you(record, own, "p", 0)["advice"] == "unrates"
    assert messages.you(record, None, None, 0)["advice"] is None
    actions.check_advice(record, own, 0)
    assert refusal(record, own, 1) == "stale"


def test_nobody_is_advised_against_people() -> None:
    record = new_record("priests-of-ra", 2, 7)
    seat = record.players_to_move[0]
    assert messages.you(record, seat, f"p{seat}", 0)["advice"] is None
    assert refusal(record, seat) == "forbidden"


def test_there_is_advice_only_for_a_seat_that_is_to_move() -> None:
    record, own = against_bots()
    play(record, "invoke")
    assert own not in record.players_to_move
    assert refusal(record, own, 1) == "not_your_turn"


def test_who_left_or_is_done_is_not_advised() -> None:
    record, own = against_bots()
    happen(record, actions.leave(record, own, "easy"))
    assert refusal(record, own) == "forbidden"
    record.status = "over"
    assert refusal(record, own) == "over"
    assert messages.you(record, own, "p", 0)["advice"] is None


def test_a_game_with_advice_does_not_count_for_ratings() -> None:
    record, own = against_bots()
    assert record.rated
    happen(record, actions.ask_advice(record, own, 0))
    assert not record.rated
    assert messages.you(record, own, "p", 0)["advice"] == "free"
    again = Record(record.header)
    again.restore(record.snapshot())
    assert again.advised


@pytest.mark.parametrize("seed", range(2))
def test_advice_rests_on_what_the_seat_knows(seed: int) -> None:
    record, own = against_bots("priests-of-ra", 3, 11)
    known = messages.knowledge(record, own, 5)
    other = messages.knowledge(twin(record, own, seed), own, 5)
    legal = [move.text for move in record.table.legal(own)]
    for move in (None, legal[-1]):
        assert find_advice(known, move, 0.01) == find_advice(other, move, 0.01)


def test_a_hint_is_a_legal_move_with_its_chances() -> None:
    record, own = against_bots("ur", 2)
    play(record, "roll")
    while len(record.table.legal(own)) < 2:
        play(record, record.table.legal()[0])
    known = messages.knowledge(record, own, 5)
    legal = [move.text for move in record.table.legal(own)]
    found = find_advice(known, None, 0.02)
    assert found["move"] in legal
    assert found["second"] in set(legal) - {found["move"]}
    assert 0 <= found["chance"] <= 1
    assert find_advice(known, legal[0], 1e-9) == {"verdict": None, "loss": 0.0}
    assert find_advice(known, found["move"], 0.1)["verdict"] in {"best", "good", "inaccuracy"}


def test_where_there_is_no_time_a_hint_is_the_move_with_the_highest_score() -> None:
    record, own = against_bots()
    found = find_advice(messages.knowledge(record, own, 5), None, 1e-9)
    assert found["move"] in [move.text for move in record.table.legal(own)]
    assert found["chance"] is None
