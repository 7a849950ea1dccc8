"""Undo, reset and undo by consent, on records."""

from __future__ import annotations

import hashlib
import random
from itertools import count
from typing import Any

import orjson
import pytest

from heliopolis.kernel.journal import Secret
from heliopolis.server.core import actions, events, messages, replay
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.audience import Audience, Listener
from tests.server.records import happen, header, new_record, play, told

SEATING = [{"kind": "person", "name": f"P{seat}", "person": f"p{seat}"} for seat in range(2)]


def code(action: object) -> str:
    with pytest.raises(Refused) as refused:
        action()  # type: ignore[operator]
    return refused.value.code


def test_a_player_can_undo_own_moves() -> None:
    record = new_record("amun-re", 3, 1)
    seat = record.players_to_move[0]
    before = messages.view(record, seat)
    assert record.branch == 0
    assert messages.you(record, seat, None, 0)["undo_to"] is None
    play(record, record.table.legal(seat)[0])
    assert messages.you(record, seat, None, 0)["undo_to"] == 0
    happen(record, actions.undo(record, seat, 1, whole_turn=False))
    assert messages.view(record, seat) == before
    assert record.branch == 1
    for whole_turn in (False, True):
        undo = lambda whole=whole_turn: actions.undo(record, seat, 0, whole_turn=whole)  # noqa: E731
        assert code(undo) == "no_undo"


def test_revealing_moves_cannot_be_undone() -> None:
    record = new_record("priests-of-ra", 2, 7)
    seat = record.players_to_move[0]
    play(record, "draw")
    with pytest.raises(Refused) as refused:
        actions.undo(record, seat, 1, whole_turn=False)
    assert (refused.value.code, refused.value.field) == ("no_undo", "step")


def against_bots(game: str, seats: int, seed: int) -> Record:
    """A game of one person, in seat 0, against bots."""
    seating: list[dict[str, Any]] = [{"kind": "person", "name": "P0", "person": "p0"}]
    seating += [{"kind": "bot", "name": f"B{n}", "bot": "easy"} for n in range(1, seats)]
    record = Record(header(game, seating, seed))
    names = [seat["name"] for seat in seating]
    record.apply(Event("t", 0, 0, events.START, {"names": names}))
    return record


def test_alone_against_bots_everything_can_be_undone() -> None:
    """What was drawn, and what bots did since; nothing that was drawn comes again."""
    records = (against_bots("priests-of-ra", 3, seed) for seed in count(1))
    record = next(record for record in records if record.players_to_move == [0])
    assert messages.you(record, 0, "p0", 0)["undo_to"] is None, "nothing was done yet"

    def undo() -> ProposedEvent:
        return actions.undo(record, 0, record.table.known_step(0), whole_turn=False)

    assert code(undo) == "no_undo"
    before, commitment = record.table.view(0)["table"], record.commitment
    play(record, "draw")
    while record.players_to_move != [0]:
        play(record, record.table.legal()[0])
    assert record.table.known_step(0) > 1, "bots have moved"
    you = messages.you(record, 0, "p0", 0)
    assert (you["undo_to"], you["reset_to"]) == (0, 0)
    happen(record, undo())
    assert record.table.view(0)["table"] == before
    assert record.commitment != commitment
    assert not record.rated, "one who plays alone took a move back"


def test_with_another_person_others_must_agree() -> None:
    """A bot that stands in for somebody who left is no reason to go back without them."""
    record = new_record("priests-of-ra", 3, 7)
    seat = record.players_to_move[0]
    play(record, "draw")
    for other in set(range(3)) - {seat}:
        happen(record, actions.leave(record, other, "easy"))
    assert record.players() == [seat]
    assert messages.you(record, seat, None, 0)["undo_to"] is None
    assert code(lambda: actions.undo(record, seat, 1, whole_turn=False)) == "no_undo"


def asked_to_go_back() -> tuple[Record, int]:
    record = new_record("priests-of-ra", 3, 7)
    asker = record.players_to_move[0]
    play(record, "draw")
    happen(record, actions.ask_undo(record, asker, 0))
    assert record.undo_request is not None
    return record, asker


def test_undo_by_consent_needs_everybody() -> None:
    record, asker = asked_to_go_back()
    others = [seat for seat in range(3) if seat != asker]
    assert messages.you(record, others[0], None, 0)["undo_asked"] == {
        "by": asker, "to": 0, "agreed": [asker], "text": None,
    }  # fmt: skip
    assert code(lambda: actions.ask_undo(record, others[0], 0)) == "already_asked"
    happen(record, actions.answer_undo(record, others[0], True))
    assert actions.agreed_undo(record) is None
    happen(record, actions.answer_undo(record, others[1], True))
    draft, commitment = actions.agreed_undo(record), record.commitment
    assert draft is not None
    assert draft.data["seed"] != record.header.secret.seed, "what was drawn must not come again"
    happen(record, draft)
    assert (record.undo_request, record.table.moves) == (None, [])
    assert record.commitment != commitment


def test_consent_of_players_who_left_is_not_needed() -> None:
    record, asker = asked_to_go_back()
    one, other = (seat for seat in range(3) if seat != asker)
    happen(record, actions.answer_undo(record, one, True))
    happen(record, actions.leave(record, other, "easy"))
    assert actions.agreed_undo(record) is not None


def test_one_refusal_ends_an_undo_request() -> None:
    record, asker = asked_to_go_back()
    happen(record, actions.answer_undo(record, (asker + 1) % 3, False))
    assert record.undo_request is None
    assert len(record.table.moves) == 1
    assert code(lambda: actions.answer_undo(record, asker, True)) == "nothing_asked"


def test_the_next_public_move_ends_an_undo_request() -> None:
    record, _ = asked_to_go_back()
    play(record, record.table.legal()[0])
    assert record.undo_request is None


def test_a_sealed_move_does_not_end_an_undo_request() -> None:
    record, chooser = new_record("amun-re", 3, 1), random.Random(1)
    while len(record.players_to_move) < 3:
        play(record, chooser.choice(record.table.legal()))
    happen(record, ProposedEvent(events.ASK, {"seat": 0, "to": 0}))
    known = record.table.known_step()
    play(record, record.table.legal(1)[0])
    assert record.table.known_step() == known, "it was sealed"
    assert record.undo_request is not None
    while record.table.known_step() == known:
        play(record, record.table.legal()[0])
    assert record.undo_request is None


def test_an_unknown_step_is_refused() -> None:
    record = new_record("priests-of-ra", 3, 7)
    with pytest.raises(Refused) as refused:
        actions.ask_undo(record, 0, 0)
    assert (refused.value.code, refused.value.field) == ("no_undo", "to")


def at_the_offering() -> Record:
    """A game of Amun-Re in which a player is asked whether to play a card."""
    for seed in range(400):
        record = new_record("amun-re", 3, seed)
        chooser = random.Random(seed)
        for _ in range(80):
            if record.status != "running":
                break
            for seat in record.players_to_move:
                if "correction yes" in {move.text for move in record.table.legal(seat)}:
                    return record
            seat = record.players_to_move[0]
            play(record, chooser.choice(record.table.legal(seat)), seat)
    raise AssertionError("nobody was ever asked")


def test_a_sealed_choice_taken_back_is_not_noticed() -> None:
    record = at_the_offering()
    seat = next(
        seat for seat in record.players_to_move
        if "correction yes" in {move.text for move in record.table.legal(seat)}
    )  # fmt: skip
    others = [viewer for viewer in (None, 0, 1, 2) if viewer != seat]
    audience = Audience(record)
    listeners = []
    for viewer in others:
        listener = Listener("somebody" if viewer is None else f"p{viewer}", "s")
        listener.look_from(record.seats_of(listener.user))
        audience.listeners.add(listener)
        audience.state(listener)
        listeners.append(listener)
    audience.tell_changes()
    before = {viewer: told(record, viewer) for viewer in others}
    for listener in listeners:
        listener.unsent.clear()
    for _ in range(2):
        play(record, "correction yes", seat)
        audience.tell_changes()
        step = record.table.known_step(seat)
        happen(record, actions.undo(record, seat, step, whole_turn=False))
        audience.tell_changes()
    assert {viewer: told(record, viewer) for viewer in others} == before
    assert [list(listener.unsent) for listener in listeners] == [[], [], []]


def test_an_undo_request_stays_when_a_sealed_choice_is_taken_back() -> None:
    record = at_the_offering()
    seat = next(
        seat for seat in record.players_to_move
        if "correction yes" in {move.text for move in record.table.legal(seat)}
    )  # fmt: skip
    other = (seat + 1) % 3
    happen(record, actions.ask_undo(record, other, 0))
    play(record, "correction yes", seat)
    happen(record, actions.undo(record, seat, record.table.known_step(seat), whole_turn=False))
    assert record.undo_request is not None


# --- Ratings --------------------------------------------------------------------------------------


def alone(seats: list[dict[str, Any]]) -> Record:
    record = Record(header("morra", seats, 7))
    names = [seat["name"] for seat in seats]
    record.apply(Event("t", 0, 0, events.START, {"names": names}))
    return record


ADA, BO = ({"kind": "person", "name": name, "person": name} for name in ("Ada", "Bo"))
BOT = {"kind": "bot", "name": "Easy 2", "bot": "easy"}


@pytest.mark.parametrize(("seats", "rated"), [([ADA, BOT], False), ([ADA, BO], True)])
def test_a_game_alone_is_not_rated_once_a_move_was_taken_back(
    seats: list[dict[str, Any]], rated: bool
) -> None:
    record = alone(seats)
    assert record.rated
    play(record, record.table.legal(0)[0], 0)
    assert record.rated
    happen(record, actions.undo(record, 0, record.table.known_step(0), whole_turn=False))
    assert record.rated == rated
    kept = Record(record.header)
    kept.restore(orjson.loads(orjson.dumps(record.snapshot())))
    assert kept.rated == rated, "a restart does not forget it"


def test_times_are_those_of_the_moves_that_stand() -> None:
    happened: list[tuple[int, str, dict[str, Any]]] = [
        (0, events.START, {}),
        (1000, events.MOVE, {"seat": 0, "move": "a"}),
        (2500, events.MOVE, {"seat": 1, "moves": ["b", "c"]}),
        (4000, events.UNDO, {"seat": 1, "to": 1}),
        (6000, events.MOVE, {"seat": 1, "move": "d"}),
        (7000, events.MOVE, {"seat": 0, "move": "e"}),
        (8000, events.UNDO, {"seat": 1, "remove": [1]}),
    ]
    stored = [Event("t", seq, at, kind, data) for seq, (at, kind, data) in enumerate(happened)]
    assert replay.move_times(stored, 2) == [1.0, 7.0]
    assert replay.move_times(stored, 3) is None


def test_the_draws_are_proved_when_the_game_is_over() -> None:
    """Until then there is the commitment, of each seed from the move on that it was drawn for."""
    record = Record(header("ur", SEATING, 3))
    assert code(lambda: replay.proof(record)) == "not_started"
    record.apply(Event("t", 0, 0, events.START, {"names": ["P0", "P1"]}))
    secrets = [record.table.secret, Secret(8, "grain")]
    record.table.play(record.table.legal()[0])
    record.table.reseed(secrets[1])
    running = replay.proof(record)
    assert [told["step"] for told in running["secrets"]] == [0, 1]
    assert [told["commitment"] for told in running["secrets"]] == [s.commitment for s in secrets]
    assert not any(told["seed"] or told["salt"] for told in [running, *running["secrets"]])
    assert running["commitment"] == secrets[1].commitment
    record.status = "over"
    over = replay.proof(record)
    assert [(told["seed"], told["salt"]) for told in over["secrets"]] == [
        ("3", "salt"),
        ("8", "grain"),
    ]
    assert (over["seed"], over["salt"]) == ("8", "grain")
    assert hashlib.sha256(over["text"].encode()).hexdigest() == over["commitment"]


def test_a_public_move_of_which_the_log_says_nothing_is_seen_to_be_taken_back() -> None:
    record = new_record("amun-re", 3, 4)
    while not any(move.text == "buy_cards 0" for move in record.table.legal()):
        play(record, record.table.legal()[0])
    seat, told_before = record.players_to_move[0], list(record.table.log_events)
    play(record, "buy_cards 0")
    assert record.table.log_events == told_before
    happen(record, actions.undo(record, seat, len(record.table.moves), whole_turn=False))
    assert record.table.log_events == told_before
    assert record.branch == 1
