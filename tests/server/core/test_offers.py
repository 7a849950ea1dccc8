"""An offer is answered by all at once: steps, clocks and bots while several players may move."""

from __future__ import annotations

import json

import pytest

from heliopolis.server.core import actions, events
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.record import Record
from tests.server.core.test_compounds import trading
from tests.server.records import happen, new_record, play
from tests.server.trades import with_offer

pytestmark = pytest.mark.rule("CB-7.2")


def offered() -> tuple[Record, int, list[int], int]:
    """A game with an offer: its maker, the two others, and the step at which all see it."""
    record, maker, line = trading()
    happen(record, actions.move(record, maker, record.table.known_step(maker), line), at=1_000)
    others = [seat for seat in range(3) if seat != maker]
    return record, maker, others, len(record.table.moves)


def answer(
    record: Record, seat: int, step: int, move: str = "offer_reject", at: int = 1_000
) -> None:
    happen(record, actions.move(record, seat, step, move), at=at)


def refusal(record: Record, seat: int, step: int, move: str) -> str:
    with pytest.raises(Refused) as refused:
        actions.move(record, seat, step, move)
    return str(refused.value.code)


def test_answers_that_cross_each_other_are_all_taken() -> None:
    record, maker, (first, second), step = offered()
    answer(record, second, step)
    answer(record, first, step)
    assert record.table.players_to_move == [maker]
    assert [move.seat for move in record.table.moves[-2:]] == [second, first]


def test_an_answer_may_cross_the_conclusion_but_not_the_next_offer() -> None:
    record, maker, (first, second), step = offered()
    answer(record, second, step)
    answer(record, maker, step, "offer_cancel")
    assert refusal(record, first, step, "offer_reject") == "stale"
    given = record.table.view(maker)["table"]["players"][maker]["hand"]
    good = max(given, key=given.get)
    line = f"offer 1 {good} for 1 {'ore' if good != 'ore' else 'wool'}"
    happen(record, actions.move(record, maker, len(record.table.moves), line))
    assert refusal(record, first, step, "offer_reject") == "stale", "it was the earlier offer"
    answer(record, first, len(record.table.moves))


def test_nobody_answers_twice() -> None:
    record, _, (first, _), step = offered()
    answer(record, first, step)
    assert refusal(record, first, step, "offer_reject") == "stale"
    assert refusal(record, first, step + 1, "offer_reject") == "illegal_move"


def test_only_the_clocks_of_those_who_have_to_answer_run() -> None:
    record, maker, others, step = offered()
    assert sorted(record.awaited_since) == others
    running = [n for n, clock in enumerate(_clocks(record)) if clock["running"]]
    assert running == others
    answer(record, others[0], step, at=4_000)
    left = _clocks(record)
    assert [n for n, clock in enumerate(left) if clock["running"]] == [others[1]]
    answer(record, others[1], step, at=6_000)
    assert [n for n, clock in enumerate(_clocks(record)) if clock["running"]] == [maker]


def _clocks(record: Record) -> list[dict[str, int]]:
    told = record.clocks.to_json(record.last_at)
    assert told is not None
    seats: list[dict[str, int]] = told["seats"]
    return seats


def test_a_bot_with_an_offer_waits_for_the_answers() -> None:
    record, maker, others, step = offered()
    replace = {"seat": maker, "bot": "easy", "why": "left"}
    happen(record, actions.ProposedEvent(events.REPLACE, replace))
    assert record.bots_to_move() == []
    for seat in others:
        answer(record, seat, step)
    assert record.bots_to_move() == [maker]


def test_a_bot_may_conclude_before_the_last_answer() -> None:
    record = new_record("catan-island", 3, 3)
    maker, partner = with_offer(record)
    replace = {"seat": maker, "bot": "easy", "why": "left"}
    happen(record, actions.ProposedEvent(events.REPLACE, replace))
    assert record.bots_to_agree() == [], "nobody has accepted"
    play(record, "offer_accept", partner)
    assert record.bots_to_move() == []
    assert record.bots_to_agree() == [maker]
    play(record, f"offer_confirm {partner}", maker)
    assert record.bots_to_agree() == []


def test_a_record_keeps_the_questions_in_its_snapshot() -> None:
    record, _, (first, second), step = offered()
    answer(record, first, step)
    again = Record(record.header)
    again.restore(json.loads(json.dumps(record.snapshot())))
    answer(again, second, step)
    assert again.table.moves[-1].seat == second


def test_an_undo_renews_every_question() -> None:
    record, maker, (first, second), step = offered()
    answer(record, first, step)
    happen(record, actions.undo(record, first, step + 1, whole_turn=False))
    assert record.question_steps == dict.fromkeys(sorted([maker, first, second]), step)
    answer(record, first, step)
