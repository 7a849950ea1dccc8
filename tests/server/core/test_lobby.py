"""Joining, leaving, starting and handing over, on records."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.server.core import actions, lobby
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.protocol import TableRequest
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User
from tests.server.records import happen, header, new_record, play

ADA, BO, CY = (User(f"p{number}", name, "s") for number, name in enumerate(("Ada", "Bo", "Cy")))
OPEN = {"kind": "open", "name": ""}


def open_table(*others: dict[str, Any]) -> Record:
    """A table of Ada's that has not started."""
    seating = [{"kind": "person", "name": "Ada", "person": ADA.id}, *(others or (OPEN, OPEN))]
    return Record(header("priests-of-ra", seating, 7))


def refusal(action: Any, *arguments: Any) -> tuple[str, str | None]:
    with pytest.raises(Refused) as refused:
        action(*arguments)
    return refused.value.code, refused.value.field


def test_joining_and_starting() -> None:
    record = open_table()
    happen(record, lobby.join(record, BO, 2))
    assert record.seats_of(BO.id) == [2]
    assert refusal(lobby.join, record, BO, None) == ("seated", "seat")
    assert refusal(lobby.join, record, CY, 2) == ("taken", "seat")
    assert refusal(lobby.join, record, CY, 9) == ("bad_request", "seat")
    assert refusal(lobby.start, record, ADA)[0] == "seats_open"
    happen(record, lobby.join(record, CY, None))
    assert refusal(lobby.join, record, User("p9", "Dee", "s"), None) == ("taken", "seat")
    assert refusal(lobby.start, record, CY)[0] == "forbidden"
    happen(record, lobby.start(record, ADA))
    assert (record.status, record.table.players) == ("running", ["Ada", "Cy", "Bo"])
    for action, arguments in (
        (lobby.join, (record, User("p9", "Dee", "s"), None)),
        (lobby.get_up, (record, BO)),
        (lobby.start, (record, ADA)),
        (lobby.close, (record,)),
    ):
        assert refusal(action, *arguments)[0] == "started"


def test_leaving_before_the_start_frees_the_seat() -> None:
    record = open_table()
    assert refusal(lobby.get_up, record, BO)[0] == "not_seated"
    happen(record, lobby.join(record, BO, 1))
    happen(record, lobby.get_up(record, BO))
    assert record.seats_of(BO.id) == []
    assert record.seats[1].kind == "open"


def test_equal_names_are_made_distinct() -> None:
    record = open_table()
    for number in (1, 2):
        happen(record, lobby.join(record, User(f"q{number}", "Ada", "s"), None))
    happen(record, lobby.start(record, ADA))
    assert record.table.players == ["Ada", "Ada 2", "Ada 3"]


def test_at_least_one_person_plays() -> None:
    bot = {"kind": "bot", "name": "Easy", "bot": "easy"}
    record = Record(header("priests-of-ra", [bot, bot], 7))
    assert refusal(lobby.start, record, ADA)[0] == "nobody_plays"


def test_a_removed_table_stays_removed() -> None:
    record = open_table()
    happen(record, lobby.close(record))
    assert record.status == "frozen"
    assert "never started" in str(record.why_frozen)
    for action, me in ((lobby.join, (BO, None)), (lobby.start, (ADA,))):
        assert refusal(action, record, *me)[0] == "table_closed"


def test_a_guest_s_open_table_gets_the_name_of_the_account() -> None:
    record = open_table()
    happen(record, lobby.hand_over(record, ADA.id, User("account", "Augusta", "s")))
    assert record.seats[0].name == "Augusta"
    assert record.seats_of("account") == [0]
    assert (record.host, record.seats_of(ADA.id)) == ("account", [])


def test_logging_in_does_not_rename_a_running_seat() -> None:
    record = new_record("priests-of-ra", 3, 7)
    before = list(record.table.players)
    happen(record, lobby.hand_over(record, "p1", User("account", "Augusta", "s")))
    assert record.seats_of("account") == [1]
    assert [seat.name for seat in record.seats] == ["P0", "P1", "P2"]
    assert record.table.players == before


def test_a_user_gets_only_one_seat() -> None:
    record = new_record("priests-of-ra", 3, 7)
    assert refusal(lobby.hand_over, record, "p1", CY)[0] == "not_seated"
    happen(record, lobby.hand_over(record, "p0", CY))  # but the host's rights
    assert (record.host, record.seats_of("p0"), record.seats_of(CY.id)) == (CY.id, [0], [2])


# --- A new table ----------------------------------------------------------------------------------


def requested(*seats: str, **request: Any) -> Any:
    kinds = [{"kind": seat} for seat in seats]
    given = TableRequest.model_validate({"game": "priests-of-ra", "seats": kinds, **request})
    return lobby.new_header(ADA, given, None)


def test_a_game_with_a_chosen_seed_is_not_rated() -> None:
    chosen = requested("me", "bot", seed=7)
    assert (chosen.rated, chosen.secret.seed) == (False, 7)
    other = requested("me", "bot")
    assert other.rated
    assert other.secret.salt, "nobody can guess it"


def test_a_seed_can_be_chosen_only_alone_against_bots() -> None:
    for seats in (("me", "open"), ("open", "bot")):
        with pytest.raises(Refused) as refused:
            requested(*seats, seed=7)
        assert refused.value.field == "seed"
    assert requested("me", "me", seed=7).secret.seed == 7


# --- Who leaves while it runs ---------------------------------------------------------------------


def test_a_bot_plays_for_a_player_who_left_until_they_return() -> None:
    record = new_record("priests-of-ra", 2, 7)
    seat = record.players_to_move[0]
    assert refusal(actions.come_back, record, seat)[0] == "not_replaced"
    happen(record, actions.leave(record, seat, "easy"))
    assert record.bots_to_move() == [seat]
    assert refusal(actions.leave, record, seat, "easy")[0] == "already_left"
    assert refusal(actions.move, record, seat, 0, "draw") == ("forbidden", "seat")
    happen(record, actions.come_back(record, seat))
    assert record.bots_to_move() == []
    play(record, "draw")


@pytest.mark.parametrize(
    ("status", "code"), [("open", "not_started"), ("over", "over"), ("frozen", "frozen")]
)
def test_nobody_leaves_or_returns_unless_the_game_runs(status: str, code: str) -> None:
    record = new_record("priests-of-ra", 2, 7)
    happen(record, actions.leave(record, 0, "easy"))
    record.status = status
    assert refusal(actions.come_back, record, 0)[0] == code
    assert refusal(actions.leave, record, 1, "easy")[0] == code
    assert refusal(actions.play_out, record, "easy")[0] == code


def test_a_move_for_another_step_is_refused() -> None:
    record = new_record("priests-of-ra", 2, 7)
    seat = record.players_to_move[0]
    assert refusal(actions.move, record, seat, 1, "draw") == ("stale", "step")
    with pytest.raises(Refused) as refused:
        actions.move(record, seat, 0, "bid 3")
    assert refused.value.code == "illegal_move"
    assert str(refused.value.rule).startswith("PR-")
    assert refusal(actions.move, record, seat, 0, "fly away") == ("bad_move", "move")
    assert refusal(actions.move, record, 1 - seat, 0, "draw")[0] == "illegal_move"
    happen(record, actions.move(record, seat, 0, {"move": "draw"}))
    assert record.table.known_step() == 1


def test_unprintable_chat_is_refused() -> None:
    record = new_record("priests-of-ra", 2, 7)
    assert refusal(actions.say, record, 0, "Ada", "a\0b") == ("bad_request", "text")
    happen(record, actions.say(record, None, "Eve", "hello"), at=5)
    assert [said.to_json() for said in record.chat] == [
        {"seat": None, "name": "Eve", "text": "hello", "time": 5, "reaction": None}
    ]
