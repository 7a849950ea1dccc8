"""Company at a table, on records: reactions, bots in free seats, rematches, leaving, absence."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.server.core import absence, actions, events, lobby, messages
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.clocks import DAY
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.record import Occupant, Record
from heliopolis.server.core.users import User
from heliopolis.server.core.visits import Visit
from heliopolis.server.runtime.audience import MOST_NAMED, Audience, Elsewhere, Listener
from tests.server.moments import moments
from tests.server.records import happen, header, new_record, play

ADA, BO, CY = (User(f"p{number}", name, "s") for number, name in enumerate(("Ada", "Bo", "Cy")))
OPEN = {"kind": "open", "name": ""}
WEEK = 7.0


def open_table(*others: dict[str, Any]) -> Record:
    """A table of Ada's that has not started."""
    seating = [{"kind": "person", "name": "Ada", "person": ADA.id}, *(others or (OPEN, OPEN))]
    return Record(header("priests-of-ra", seating, 7))


def refusal(action: Any, *arguments: Any) -> tuple[str, str | None]:
    with pytest.raises(Refused) as refused:
        action(*arguments)
    return refused.value.code, refused.value.field


def quits(record: Record, user: User) -> list[str]:
    """Let a user leave for good; the kinds of events that took."""
    kinds = []
    while proposed := absence.next_to_quit(record, user, "easy"):
        happen(record, proposed)
        kinds.append(proposed.kind)
    return kinds


# --- Reactions ------------------------------------------------------------------------------------


def test_a_reaction_is_a_line_that_everybody_reads_in_their_own_language() -> None:
    record = new_record("ur", 2, 7)
    happen(record, actions.react(record, 1, "P1", "bravo"), at=9)
    said = messages.chat(record)["items"]
    assert said == [{"seat": 1, "name": "P1", "text": "", "time": 9, "reaction": "bravo"}]
    restored = Record(record.header)
    restored.restore(record.snapshot())
    assert restored.chat == record.chat


# --- Bots in free seats ---------------------------------------------------------------------------


def test_the_host_puts_bots_in_free_seats_and_takes_them_away() -> None:
    record = open_table()
    assert refusal(lobby.put_bots, record, BO, "easy", None)[0] == "forbidden"
    assert refusal(lobby.put_bots, record, ADA, "chess", None) == ("bad_bot", "bot")
    assert refusal(lobby.put_bots, record, ADA, "easy", 0) == ("taken", "seat")
    happen(record, lobby.put_bots(record, ADA, "hard", 2))
    happen(record, lobby.put_bots(record, ADA, "easy", None))
    assert [(seat.kind, seat.bot, seat.name) for seat in record.seats[1:]] == [
        ("bot", "easy", "Easy 2"),
        ("bot", "hard", "Hard 3"),
    ]
    assert refusal(lobby.put_bots, record, ADA, "easy", None) == ("taken", "seat")
    assert refusal(lobby.remove_bot, record, ADA, 0) == ("no_bot", "seat")
    assert refusal(lobby.remove_bot, record, ADA, 7) == ("no_bot", "seat")
    assert refusal(lobby.remove_bot, record, BO, 1)[0] == "forbidden"
    happen(record, lobby.remove_bot(record, ADA, 1))
    happen(record, lobby.join(record, BO, None))
    happen(record, lobby.start(record, ADA))
    assert record.table.players == ["Ada", "Bo", "Hard 3"]
    assert refusal(lobby.put_bots, record, ADA, "easy", None)[0] == "started"
    assert refusal(lobby.remove_bot, record, ADA, 2)[0] == "started"


# --- Rematch --------------------------------------------------------------------------------------


def rematch(*users: User, bots: int = 0) -> Record:
    """A rematch that the first of some users has asked for."""
    seating = [{"kind": "person", "name": user.name, "person": user.id} for user in users]
    seating += [{"kind": "bot", "name": "Easy", "bot": "easy"}] * bots
    return Record(lobby.rematch_header(Record(header("ur", seating, 7)), users[0], None))


def test_a_rematch_begins_when_all_have_said_yes() -> None:
    record = rematch(ADA, BO)
    assert record.free_seats() == record.seats_of(BO.id) == [0]
    assert refusal(lobby.start, record, ADA)[0] == "seats_open"
    assert refusal(lobby.join, record, ADA, None) == ("seated", "seat")
    assert refusal(lobby.join, record, CY, None) == ("taken", "seat")
    assert not lobby.starts_by_itself(record)
    happen(record, lobby.join(record, BO, None))
    assert lobby.starts_by_itself(record)
    happen(record, lobby.begin(record))
    assert record.table.players == ["Bo", "Ada"]
    assert not lobby.starts_by_itself(record)


def test_a_bot_takes_the_seat_of_one_who_does_not_come() -> None:
    record = rematch(ADA, BO)
    happen(record, lobby.put_bots(record, ADA, "easy", None))
    assert lobby.starts_by_itself(record)
    assert refusal(lobby.join, record, BO, None) == ("taken", "seat")


def test_a_table_of_friends_waits_for_its_host() -> None:
    record = open_table(OPEN)
    happen(record, lobby.join(record, BO, None))
    assert not lobby.starts_by_itself(record)


# --- Leaving for good -----------------------------------------------------------------------------


def test_leaving_an_empty_table_closes_it() -> None:
    record = open_table()
    assert quits(record, BO) == []
    assert quits(record, ADA) == [events.CLOSE]
    assert record.why_frozen == "it was given up, and has been cleared away"


def test_a_host_who_leaves_hands_the_table_on() -> None:
    record = open_table()
    happen(record, lobby.join(record, BO, None))
    assert quits(record, ADA) == [events.STAND, events.HAND_OVER]
    assert (record.host, record.seats_of(ADA.id), record.seats_of(BO.id)) == (BO.id, [], [1])
    assert record.seats[1].name == "Bo"
    assert quits(record, BO) == [events.CLOSE]


def test_leaving_a_game_leaves_a_bot_behind() -> None:
    record = new_record("priests-of-ra", 2, 7)
    assert quits(record, BO) == [events.REPLACE]
    assert record.seats[1].replaced_by == "easy"
    assert record.status == "running"


def test_leaving_a_game_against_bots_closes_it() -> None:
    record = open_table({"kind": "bot", "name": "Easy", "bot": "easy"})
    happen(record, lobby.start(record, ADA))
    assert quits(record, ADA) == [events.CLOSE]


# --- Abandoned ------------------------------------------------------------------------------------


def test_a_table_is_abandoned_when_no_person_has_acted_for_long() -> None:
    record = new_record("priests-of-ra", 2, 7)
    assert not absence.is_abandoned(record, 7 * DAY, WEEK)
    assert absence.is_abandoned(record, 7 * DAY + 1, WEEK)
    play_late(record, record.players_to_move[0], 3 * DAY)
    assert not absence.is_abandoned(record, 10 * DAY, WEEK), "a move takes it up again"
    happen(record, actions.say(record, None, "Eve", "anybody here?"), at=10 * DAY)
    assert absence.is_abandoned(record, 10 * DAY + 1, WEEK), "spectators do not count"
    happen(record, actions.say(record, 1, "P1", "sorry!"), at=11 * DAY)
    assert not absence.is_abandoned(record, 18 * DAY, WEEK)


def test_moves_of_bots_do_not_count() -> None:
    record = new_record("priests-of-ra", 2, 7)
    record.seats[record.players_to_move[0]] = Occupant("bot", "Easy", bot="easy")
    play_late(record, record.players_to_move[0], 3 * DAY)
    assert record.acted_at == 0


def test_a_table_played_slowly_is_given_the_time_of_a_turn() -> None:
    record = new_record("priests-of-ra", 2, 7)
    assert record.header.terms
    assert not absence.is_abandoned(record, record.header.terms.most, 0.0)
    assert absence.is_abandoned(record, record.header.terms.most + 1, 0.0)


def test_what_has_ended_or_is_frozen() -> None:
    record = new_record("priests-of-ra", 2, 7)
    record.status = "over"
    assert not absence.is_abandoned(record, 10**15, WEEK)
    record.freeze("its rules have changed")
    assert absence.is_abandoned(record, 0, WEEK), "it cannot be taken up"


def test_a_sealed_move_and_an_order_do_not_show_that_somebody_was_there() -> None:
    moment = next(moments("amun-re", 3))
    record = new_record("amun-re", 3, moment.seed, moment.options)
    for seat, text in moment.moves:
        play(record, text, seat)
    before, shown = record.acted_at, record.table.known_step()
    first = record.players_to_move[0]
    play_late(record, first, DAY)
    assert record.table.known_step() == shown, "nobody may know of it"
    happen(record, ProposedEvent(events.ORDER, {"seat": first, "order": None}), at=2 * DAY)
    assert record.acted_at == before
    while record.table.known_step() == shown:
        play_late(record, record.players_to_move[0], 3 * DAY)
    assert record.acted_at == 3 * DAY, "it counts when all is shown"


def play_late(record: Record, seat: int, at: int) -> None:
    """Let a seat make its first legal move at a time."""
    move = record.table.legal(seat)[0].text
    happen(record, ProposedEvent(events.MOVE, {"seat": seat, "move": move}), at=at)


# --- While one was away ---------------------------------------------------------------------------


def test_what_one_has_seen_before() -> None:
    record = new_record("priests-of-ra", 2, 7)
    play(record, "draw")
    seen = len(record.table.log_events)
    happen(record, actions.say(record, 0, "P0", "mine"))
    visit = Visit(record.branch, seen, 0, at=1_000)
    play(record, "draw")
    happen(record, actions.say(record, 1, "P1", "hello"))
    assert messages.away(record, visit, 4_000) == {"log": seen, "chat": 0, "ago_ms": 3_000}
    assert messages.unread(record, 0, visit) == 1, "not what one has said oneself"
    assert messages.unread(record, None, visit) == 2
    record.branch, record.shared_log = record.branch + 1, 1
    assert messages.away(record, visit, 500) == {"log": 1, "chat": 0, "ago_ms": 0}


def test_a_card_tells_how_far_the_game_is_and_what_happened_last() -> None:
    record = new_record("priests-of-ra", 2, 7)
    play(record, "draw")
    card = messages.table_card(record, "p0", set(), "nl")
    assert card["progress"] == "Tijdperk 1 van 3"
    assert card["last"] == messages.log(record, 0, language="nl")["items"][-1]["text"]
    assert card["abandoned"]
    plain = messages.table_card(record, "p0", set())
    assert (plain["progress"], plain["last"], plain["unread"]) == (None, None, 0)
    waiting = messages.table_card(open_table(), "p0", set(), "en")
    assert (waiting["progress"], waiting["last"], waiting["host"]) == (None, None, True)


# --- Watching -------------------------------------------------------------------------------------


def listening(audience: Audience, user: str, name: str) -> Listener:
    listener = Listener(user, "s", name=name)
    listener.look_from(audience.record.seats_of(user))
    audience.listeners.add(listener)
    return listener


def test_spectators_are_known_by_name_and_players_are_not_among_them() -> None:
    audience = Audience(new_record("priests-of-ra", 2, 7))
    listening(audience, "p0", "P0")
    listening(audience, "eve", "Eve")
    listening(audience, "eve", "Eve")
    assert audience.watching() == (1, ["Eve"]), "two windows are one person"
    audience.elsewhere["other"] = Elsewhere({"p1"}, (30, ["Dee", "Zoe"]))
    assert audience.watching() == (31, ["Dee", "Eve", "Zoe"])
    assert audience.online() == {"p0", "eve", "p1"}
    for number in range(2 * MOST_NAMED):
        listening(audience, f"u{number}", f"U{number:02}")
    count, names = audience.watching()
    assert (count, len(names)) == (31 + 2 * MOST_NAMED, MOST_NAMED)
