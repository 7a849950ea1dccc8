"""What was agreed is taken back only with consent, and everybody is told of every undo."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from heliopolis import games
from heliopolis.server.core import actions, events, messages, undoing
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.audience import Audience, Listener
from heliopolis.texts import LANGUAGES
from tests.server.records import GAMES, happen, header, new_record, play
from tests.server.trades import TRADING, with_offer, with_trade


def undo(record: Record, seat: int, *, whole_turn: bool = False) -> None:
    step = record.table.known_step(seat)
    happen(record, actions.undo(record, seat, step, whole_turn=whole_turn))


def refuses(record: Record, seat: int) -> bool:
    """Whether a seat can neither take its last decision back alone, nor its turn."""
    for whole_turn in (False, True):
        with pytest.raises(Refused) as refused:
            undo(record, seat, whole_turn=whole_turn)
        assert refused.value.code == "no_undo"
    return messages.you(record, seat, None, 0)["undo_to"] is None


@pytest.mark.parametrize("name", GAMES)
def test_nobody_takes_back_an_agreement_alone(name: str) -> None:
    """In random games, of what any seat may take back alone nothing was agreed or another's."""
    game, chooser, free = games.find(name), random.Random(5), 0
    record = new_record(name, game.seats[-1], 5)
    table = record.table
    for _ in range(400):
        if record.status != "running":
            break
        play(record, chooser.choice(table.legal()))
        for seat in range(table.seats):
            known = table.known_moves(seat)
            alone = [table.moves[n] for n in known[table.undo_limit(seat) :]]
            assert all(move.seat == seat for move in alone)
            verbs = {game.moves.to_json(move.number)["move"] for move in alone}
            assert verbs.isdisjoint(game.agreements)
            free += bool(alone)
    assert free, "something could be taken back"


@pytest.mark.parametrize("name", TRADING)
def test_a_concluded_trade_needs_the_consent_of_the_others(name: str) -> None:
    record = new_record(name, 4, 3)
    active, partner = with_trade(record)
    hands = record.table.state().hand
    assert refuses(record, active)
    assert refuses(record, partner)
    to = messages.you(record, active, None, 0)["ask_undo_to"]
    happen(record, actions.ask_undo(record, active, to))
    assert actions.agreed_undo(record) is None
    happen(record, actions.answer_undo(record, partner, True))
    assert actions.agreed_undo(record) is None, "the others plan on it, too"
    for other in set(range(4)) - {active, partner}:
        happen(record, actions.answer_undo(record, other, True))
    agreed = actions.agreed_undo(record)
    assert agreed is not None
    happen(record, agreed)
    assert record.table.state().hand != hands
    assert f"offer_confirm {partner}" in {move.text for move in record.table.legal(active)}


@pytest.mark.parametrize("name", TRADING)
def test_an_acceptance_needs_the_consent_of_the_others(name: str) -> None:
    record = new_record(name, 3, 3)
    _, partner = with_offer(record)
    while partner not in record.players_to_move:
        play(record, "offer_reject", record.players_to_move[0])
    play(record, "offer_accept", partner)
    assert refuses(record, partner)
    assert messages.you(record, partner, None, 0)["ask_undo_to"] is not None


def test_what_follows_a_trade_can_be_taken_back_up_to_it() -> None:
    record = new_record("catan-island", 3, 3)
    active, _ = with_trade(record)
    after = record.table.known_step(active)
    legal = [move for move in record.table.legal(active) if move.text == "end_turn"]
    play(record, legal[0])
    undo(record, active, whole_turn=True)
    assert record.table.known_step(active) == after
    assert refuses(record, active)


def table_of(*seats: dict[str, Any]) -> Record:
    record = Record(header("catan-island", list(seats), 3))
    names = [seat["name"] for seat in seats]
    record.apply(Event("t", 0, 0, events.START, {"names": names}))
    return record


def person(user: str) -> dict[str, Any]:
    return {"kind": "person", "name": user.upper(), "person": user}


def bot(name: str) -> dict[str, Any]:
    return {"kind": "bot", "name": name, "bot": "easy"}


def test_alone_against_bots_a_trade_can_be_taken_back() -> None:
    for number in range(3):
        seats = [bot("One"), bot("Two")]
        seats.insert(number, person("p0"))
        record = table_of(*seats)
        with_trade(record)
        before = len(record.table.moves)
        undo(record, number)
        assert len(record.table.moves) < before


def test_one_who_plays_several_seats_is_asked_once() -> None:
    record = table_of(person("p0"), person("p0"), bot("One"))
    active, partner = with_trade(record)
    seat = active if active != 2 else partner
    happen(record, actions.ask_undo(record, seat, 0))
    assert actions.agreed_undo(record) is not None, "nobody else is there to be asked"
    shared = table_of(person("p0"), person("p0"), person("p1"))
    with_trade(shared)
    happen(shared, actions.ask_undo(shared, 0, 0))
    assert actions.agreed_undo(shared) is None
    happen(shared, actions.answer_undo(shared, 2, True))
    assert actions.agreed_undo(shared) is not None


# --- Everybody is told ----------------------------------------------------------------------------


def listening(record: Record) -> tuple[Audience, list[Listener]]:
    """Players and a spectator who read in some language, and know all so far."""
    audience, listeners = Audience(record), []
    for number, language in zip((*range(len(record.seats)), None), LANGUAGES * 2, strict=False):
        user = "somebody" if number is None else f"p{number}"
        listener = Listener(user, "s", language=language)
        listener.look_from(record.seats_of(user))
        audience.listeners.add(listener)
        audience.state(listener)
        listeners.append(listener)
    return audience, listeners


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_of_an_undo(name: str) -> None:
    """A public move is taken back by consent: all hear by whom, and what it was."""
    chooser = random.Random(7)
    record = new_record(name, games.find(name).seats[0], 7)
    seat = log = moves = 0
    while moves < 15 or log == len(record.table.log_events):
        log, moves = len(record.table.log_events), len(record.table.moves)
        move = chooser.choice(record.table.legal())
        seat = move.seat
        play(record, move)
    audience, listeners = listening(record)
    other = (seat + 1) % len(record.seats)
    data = {"to": moves, "seat": seat, "agreed": [other]}
    happen(record, ProposedEvent(events.UNDO, data), at=9_000)
    audience.tell_changes()
    for listener in listeners:
        (message,) = map(orjson.loads, listener.unsent)
        (told,) = message["undos"]
        assert told.pop("text"), "a sentence says what it was"
        assert told == {"number": 1, "seat": seat, "agreed": [other], "log": log, "time": 9_000}


def test_an_undo_is_told_in_the_words_of_the_log() -> None:
    record = new_record("catan-island", 3, 3)
    active, partner = with_trade(record)
    happen(record, actions.ask_undo(record, active, record.table.known_step(active) - 1))
    asked = messages.you(record, partner, None, 0, "en")["undo_asked"]["text"]
    seen = record.table.told(partner, language="en")[-1]["text"]
    assert asked == seen
    for seat in set(range(3)) - {active}:
        happen(record, actions.answer_undo(record, seat, True))
    agreed = actions.agreed_undo(record)
    assert agreed is not None
    happen(record, agreed)
    (told,) = undoing.told(record, partner, "en")
    assert told["text"] == seen
    (told,) = undoing.told(record, partner, None)
    assert told["text"] is None, "programs that name no language are told no sentences"


def test_undos_outlive_a_restart_and_only_the_last_are_kept() -> None:
    record = new_record("amun-re", 3, 1)
    seat = record.players_to_move[0]
    for _ in range(undoing.MOST_KEPT + 2):
        play(record, record.table.legal(seat)[0])
        undo(record, seat)
    assert [undo.number for undo in record.undos] == list(range(3, undoing.MOST_KEPT + 3))
    kept = Record(record.header)
    kept.restore(orjson.loads(orjson.dumps(record.snapshot())))
    assert kept.undos == record.undos


def test_undos_of_older_versions_name_nobody() -> None:
    record = new_record("priests-of-ra", 2, 7)
    play(record, "draw")
    happen(record, ProposedEvent(events.UNDO, {"to": 0}))
    assert undoing.told(record, None, None)[0]["seat"] is None
