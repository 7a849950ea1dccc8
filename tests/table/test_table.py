from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heliopolis
from heliopolis import (
    BadMoveError,
    BadSetupError,
    HeliopolisError,
    IllegalMoveError,
    Table,
    UndoError,
    UnknownGameError,
)
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.testing import play_randomly


@pytest.fixture
def table() -> Table:
    return heliopolis.new(
        "priests-of-ra", seats=3, seed=7, options={"sun_groups": "123"}, players=["Ada", "Bo", "Cy"]
    )


def everything(table: Table) -> tuple[Any, ...]:
    return (
        table.state(),
        table.journal,
        table.log_events[:],
        [table.view(s) for s in (None, 0, 1, 2)],
    )


class TestMoves:
    def test_legal_moves_have_texts_and_a_seat(self, table: Table) -> None:
        assert [(move.seat, str(move)) for move in table.legal()] == [(0, "draw"), (0, "invoke")]
        assert table.legal(1) == []

    def test_a_move_is_played_as_text_as_json_or_as_itself(self, table: Table) -> None:
        assert table.play("invoke").text == "invoke"
        assert table.play({"move": "bid", "sun": 9}).seat == 1
        assert table.play(table.legal()[0]).text == "bid 10"
        assert [str(move) for move in table.moves] == ["invoke", "bid 9", "bid 10"]

    def test_a_refused_move_names_the_rule_and_changes_nothing(self, table: Table) -> None:
        table.play("invoke")
        before = everything(table)
        with pytest.raises(IllegalMoveError, match=r"'bid 13' breaks PR-5\.3: ") as refused:
            table.play("bid 13")
        assert refused.value.rule == "PR-5.3"
        assert everything(table) == before

    def test_why_not_gives_the_rule_in_the_requested_language(self, table: Table) -> None:
        english, dutch = table.why_not("bid 3"), table.why_not("bid 3", language="nl")
        assert english is not None
        assert dutch is not None
        assert english.rule == dutch.rule == "PR-2.2"
        assert english.text != dutch.text
        assert str(english).startswith("PR-2.2: ")
        assert table.why_not("draw") is None

    @pytest.mark.parametrize("move", ["bid 17", "", "fly", {"move": "bid"}, "bid"])
    def test_an_unknown_move_is_explained(self, table: Table, move: Any) -> None:
        before = everything(table)
        with pytest.raises(BadMoveError):
            table.play(move)
        with pytest.raises(BadMoveError):
            table.why_not(move)
        assert everything(table) == before

    @pytest.mark.parametrize("seat", [-1, 3, "A", 1.0, True])
    def test_unknown_seats_are_refused(self, table: Table, seat: Any) -> None:
        for call in (table.view, table.legal, table.undo_limit, lambda s: table.play("draw", s)):
            with pytest.raises(BadMoveError, match="seat"):
                call(seat)

    def test_another_seat_cannot_move(self, table: Table) -> None:
        with pytest.raises(IllegalMoveError, match=r"PR-2\.1"):
            table.play("draw", seat=2)

    def test_where_several_may_move_the_seat_must_be_given(self, morra: Game) -> None:
        table = Table(morra, 3, Secret(1))
        assert table.players_to_move == [0, 1, 2]
        assert len(table.legal()) == 12
        with pytest.raises(BadMoveError, match="seat: several"):
            table.play("show 2")
        table.play("show 2", seat=1)
        assert table.players_to_move == [0, 2]

    def test_who_may_as_well_wait_is_not_awaited(self) -> None:
        """The maker of an offer may withdraw it, but it is the others who are to answer."""
        table = heliopolis.new("catan-island", seats=3, seed=2)
        offers = ("offer_send", "offer_add_get", "offer_add_give", "offer_begin")
        while not table.moves or table.moves[-1].text != "offer_send":
            moves = table.legal()
            wanted = [m for verb in offers for m in moves if m.text.split()[0] == verb]
            table.play(wanted[0] if wanted else moves[0])
        maker = table.moves[-1].seat
        assert table.players_to_move == [0, 1, 2]
        assert table.players_awaited == [seat for seat in range(3) if seat != maker]

    def test_what_the_set_up_logs_is_not_logged_again(self, table: Table) -> None:
        before = list(table.log_events)
        assert {event["step"] for event in before} == {0}
        table.play("invoke")
        assert table.log_events[: len(before)] == before
        later = table.log_events[len(before) :]
        assert [event["log_event"] for event in later] == ["invoked"]
        assert {event["step"] for event in later} == {1}

    def test_after_the_end_nothing_can_be_played(self, ra: Game) -> None:
        table = play_randomly(ra, 2, 1)
        assert table.legal() == []
        with pytest.raises(IllegalMoveError, match=r"PR-6\.7"):
            table.play("draw")


class TestViews:
    def test_a_view_has_the_seats_to_move_and_the_prompt(self, table: Table) -> None:
        view = table.view(0)
        assert view["prompt"] == {"prompt": "turn"}
        assert view["legal"] == ["draw", "invoke"]
        assert view["players_to_move"] == [0]
        assert view["names"] == ["Ada", "Bo", "Cy"]
        assert table.view(1)["prompt"] is None
        assert table.view()["legal"] == []

    def test_no_view_contains_the_seed(self, ra: Game) -> None:
        secret = Secret(8_765_432_187_654_321, "5a17")
        table = Table(ra, 2, secret)
        for seat in (None, 0, 1):
            text = json.dumps(table.view(seat))
            assert str(secret.seed) not in text
            assert "5a17" not in text
            assert secret.commitment in text

    def test_the_result_comes_with_the_end(self, ra: Game) -> None:
        table = play_randomly(ra, 3, 1)
        assert table.view()["result"] == {"scores": table.scores(), "ranks": table.ranks()}
        assert table.fork(3).view()["result"] is None

    def test_printing_shows_the_table_below_the_journal(self, table: Table) -> None:
        table.play("draw")
        text = str(table)
        assert text.startswith(table.journal)
        assert "Auction row" in text
        assert "Ada" in text
        assert heliopolis.load(text).journal == table.journal
        assert repr(table) == "<Table priests-of-ra seats=3 step=1>"


class TestGoingBack:
    def test_undo_is_the_inverse_of_play(self, table: Table) -> None:
        states = [everything(table)]
        for move in ("invoke", "bid 3", "pass", "pass"):
            table.play(move)
            states.append(everything(table))
        for before in reversed(states[:-1]):
            table.undo()
            assert everything(table) == before
        with pytest.raises(UndoError, match="no move"):
            table.undo()

    def test_a_seat_can_undo_until_something_was_revealed(self, table: Table) -> None:
        assert table.undo_limit(0) == 0
        table.play("invoke")
        assert table.undo_limit(0) == 0
        assert table.undo_limit(1) == 1
        table.play("bid 3")
        assert table.undo_limit(0) == 2  # Bo has moved since
        assert table.undo_limit(1) == 1

    def test_a_seat_takes_back_its_own_moves(self, table: Table) -> None:
        table.play("invoke")
        before = everything(table)
        table.play("bid 3")
        with pytest.raises(UndoError, match="no own move"):
            table.take_back(0, 1)
        with pytest.raises(UndoError, match="no own move"):
            table.take_back(1, 0)
        table.take_back(1, 1)
        assert everything(table) == before

    def test_a_move_that_later_moves_need_cannot_be_taken_back(self, table: Table) -> None:
        for move in ("invoke", "bid 3"):
            table.play(move)
        before = everything(table)
        with pytest.raises(UndoError, match="a later move would be illegal"):
            table.remove([0])
        assert everything(table) == before

    def test_a_draw_cannot_be_taken_back(self, table: Table) -> None:
        table.play("draw")
        assert table.undo_limit(0) == 1

    def test_a_fork_is_independent(self, table: Table) -> None:
        table.play("invoke")
        table.play("bid 3")
        twin = table.fork(1)
        assert len(twin.moves) == 1
        twin.play("pass")
        assert len(table.moves) == 2
        assert table.fork().journal == table.journal

    @pytest.mark.parametrize("step", [-1, 3, "1", 1.0, True])
    def test_unknown_steps_are_refused(self, table: Table, step: Any) -> None:
        table.play("invoke")
        with pytest.raises(UndoError, match="step"):
            table.fork(step)

    def test_a_fork_may_get_a_new_seed(self, ra: Game) -> None:
        whole = play_randomly(ra, 2, 5)
        step = next(i for i, move in enumerate(whole.moves) if i > 5 and str(move) == "draw")
        futures = set()
        for seed in range(20):
            twin = whole.fork(step, Secret(seed))
            twin.play("draw")
            futures.add(
                str([log_event for log_event in twin.log_events if log_event["step"] == step + 1])
            )
            again = heliopolis.load(twin.journal)
            assert everything_of_two(again) == everything_of_two(twin)
            assert again.undo().text == "draw"
            again.play("draw")
            assert again.journal == twin.journal
        assert len(futures) > 3
        same = whole.fork(step)
        same.play("draw")
        assert same.state() == whole.fork(step + 1).state()


def everything_of_two(table: Table) -> tuple[Any, ...]:
    return table.state(), table.journal, table.log_events, table.view(0), table.view(1)


class TestSettingUp:
    def test_a_table_without_a_seed_gets_a_random_one(self) -> None:
        tables = [heliopolis.new("priests-of-ra") for _ in range(2)]
        assert tables[0].secret != tables[1].secret
        assert len(tables[0].secret.salt) == 32
        assert tables[0].seats == 4

    @pytest.mark.parametrize(
        ("given", "says"),
        [
            ({"seats": 1}, "seats: Priests of Ra is for 2 to 5"),
            ({"seats": 6}, "seats"),
            ({"seats": "3"}, "seats"),
            ({"seats": True}, "seats"),
            ({"seed": -1}, "seed"),
            ({"seed": 2**63}, "seed"),
            ({"seed": "7"}, "seed"),
            ({"options": {"colour": "red"}}, "option colour: Priests of Ra has only"),
            ({"options": {"burial_scoring": "none"}}, "option burial_scoring: 'none' is not one"),
            ({"options": {"burial_scoring": 0}}, "option burial_scoring"),
            ({"options": {"sun_groups": "11"}}, "option sun_groups"),
            ({"options": {"sun_groups": "123"}}, "option sun_groups"),
            ({"options": {"sun_groups": 12}}, "option sun_groups"),
            ({"players": ["Ada"]}, "players: 1 names are given, 2 are needed"),
            ({"players": "Ad"}, "players"),
            ({"players": ["Ada", ""]}, "players"),
            ({"players": ["Ada", "B\no"]}, "players"),
            ({"players": ["Ada", "B" * 41]}, "players"),
            ({"players": ["Ada", 2]}, "players"),
            ({"board": {}}, "board: Priests of Ra takes no other board"),
        ],
    )
    def test_bad_set_ups_name_the_field(self, given: dict[str, Any], says: str) -> None:
        with pytest.raises(BadSetupError, match=says):
            heliopolis.new("priests-of-ra", **{"seats": 2, **given})

    def test_unknown_games_are_refused(self) -> None:
        with pytest.raises(UnknownGameError, match="game: 'senet' is not one of priests-of-ra"):
            heliopolis.new("senet")

    def test_all_errors_have_one_base_class(self) -> None:
        for error in (BadMoveError, BadSetupError, IllegalMoveError, UndoError, UnknownGameError):
            assert issubclass(error, HeliopolisError)
            assert issubclass(error, ValueError)


@given(text=st.text() | st.sampled_from(["bid", "flip", "place", "draw"]).map(lambda v: v + " 7"))
def test_any_text_is_a_move_or_a_documented_error(text: str) -> None:
    table = heliopolis.new("priests-of-ra", seats=2, seed=1)
    table.play("invoke")
    for call in (table.why_not, table.play):
        with suppress(HeliopolisError):
            call(text)
    assert [str(move) for move in table.moves[1:]] in ([], [" ".join(text.lower().split())])


class TestSealedMoves:
    """Sealed moves of others are unknown, even that they were made."""

    def at_the_offering(self) -> Table:
        table = heliopolis.new("amun-re", seats=3, seed=1)
        while len(table.players_to_move) < 3:
            table.play(table.legal()[0])
        return table

    def test_known_steps_count_known_moves_only(self) -> None:
        table = self.at_the_offering()
        step, log_events = len(table.moves), table.log(1)
        mover = table.players_to_move[0]
        table.play("steal" if "steal" in map(str, table.legal(mover)) else "correction no", mover)
        others = [seat for seat in range(3) if seat != mover]
        assert table.known_step(mover) == step + 1
        assert [table.known_step(seat) for seat in (*others, None)] == [step] * 3
        assert list(table.known_moves(others[0])) == list(range(step))
        assert table.log(others[0]) == log_events
        assert table.undo_limit(mover) == step

    def test_a_log_event_has_the_step_known_to_its_reader(self) -> None:
        table = self.at_the_offering()
        table.play(table.legal()[-1])
        while table.known_step() < len(table.moves):
            table.play(table.legal()[-1])
        assert [log_event["step"] for log_event in table.log()] == [
            log_event["step"] for log_event in table.log_events
        ]

    def test_a_table_says_whether_bids_are_being_made(self) -> None:
        table = heliopolis.new("priests-of-ra", seats=2, seed=7)
        assert not table.bidding
        table.play("invoke")
        assert table.bidding
        assert table.prompt(table.players_to_move[0]) is not None
        assert table.prompt(None) is None


def test_steps_of_the_log_do_not_count_others_sealed_moves(morra: Game) -> None:
    """As in a game that logs something while only some players have chosen in secret."""
    table = Table(morra, 4, Secret(7))
    for seat in range(3):
        table.play("show 1", seat)
        table._state.sealed_moves[seat] = 1
        table.log_events.append({"log_event": "told-meanwhile", "step": len(table.moves)})
    steps = {
        viewer: [e["step"] for e in table.log(viewer) if e["log_event"] == "told-meanwhile"]
        for viewer in (None, 0, 1, 2, 3)
    }
    assert steps == {None: [0, 0, 0], 0: [1, 1, 1], 1: [0, 1, 1], 2: [0, 0, 1], 3: [0, 0, 0]}
    table._state.sealed_moves[:3] = [0, 0, 0]
    told = [told["step"] for told in table.log() if told["log_event"] == "told-meanwhile"]
    assert told == [1, 2, 3], "now all are known"
