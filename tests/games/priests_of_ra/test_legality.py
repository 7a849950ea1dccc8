"""The rule that each illegal move breaks, in every phase; a refused move changes nothing."""

from __future__ import annotations

import pytest

import heliopolis
from heliopolis.errors import IllegalMoveError
from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.moves import MOVES
from tests.games.priests_of_ra.positions import ALL_SEATS, Position, full_row, phases, random_game

ALL_MOVES = [MOVES.text(move) for move in range(len(MOVES))]
PHASE_OF_VERB = {
    "draw": "turn", "invoke": "turn", "place": "place", "bid": "bid", "pass": "bid",
    "flip": "flip", "stop": "flip",
}  # fmt: skip
# What is asked in each phase, and the rule that asks it.
ASKED_BY = {"turn": "PR-2.2", "place": "PR-3.3", "bid": "PR-5.2", "flip": "PR-5.7"}
# Whose move it is: the next player clockwise; the drawer of a tile; the next bidder; the winner.
ORDERED_BY = {"turn": "PR-2.1", "place": "PR-3.3", "bid": "PR-5.2", "flip": "PR-5.7"}


# --- Every wrong move of every phase --------------------------------------------------------------


@pytest.mark.rule("PR-2.2", "PR-3.3", "PR-5.2", "PR-5.7")
@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip"])
def test_a_move_of_another_kind_breaks_the_rule_that_says_what_is_asked(phase: str) -> None:
    position = phases()[phase]
    seat = position.asked[0]
    for move in ALL_MOVES:
        if PHASE_OF_VERB[move.split()[0]] != phase:
            assert position.broken_rule(f"{seat}: {move}") == ASKED_BY[phase]


@pytest.mark.rule("PR-2.1", "PR-3.3", "PR-5.2", "PR-5.7")
@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip"])
def test_every_move_of_a_seat_that_is_not_asked_breaks_the_order_of_play(phase: str) -> None:
    position = phases()[phase]
    for seat in {0, 1, 2} - {position.asked[0]}:
        assert position.legal(seat) == set()
        assert {position.broken_rule(f"{seat}: {move}") for move in ALL_MOVES} == {
            ORDERED_BY[phase]
        }


@pytest.mark.rule("PR-6.7")
def test_after_the_end_every_move_of_every_seat_breaks_the_end() -> None:
    position = phases()["over"]
    for seat in range(3):
        assert position.legal(seat) == set()
        assert {position.broken_rule(f"{seat}: {move}") for move in ALL_MOVES} == {"PR-6.7"}


@pytest.mark.rule("PR-3.3")
def test_the_other_faces_break_the_choice_of_the_drawer() -> None:
    position = phases()["place"]
    places = [move for move in ALL_MOVES if move.startswith("place")]
    broken = {move: position.broken_rule(f"0: {move}") for move in places}
    assert [move for move in places if broken[move] is None] == ["place farmer", "place warrior"]
    assert set(broken.values()) == {None, "PR-3.3"}


@pytest.mark.rule("PR-5.3")
def test_wrong_suns_break_the_rule_of_bids() -> None:
    """Seat 2 has 11, 10, 7 and 4; the bid to beat is 6."""
    position = phases()["bid"]
    bids = [move for move in ALL_MOVES if move.startswith("bid")]
    broken = {move: position.broken_rule(f"2: {move}") for move in bids}
    assert [move for move in bids if broken[move] is None] == ["bid 7", "bid 10", "bid 11"]
    assert set(broken.values()) == {None, "PR-5.3"}


@pytest.mark.rule("PR-5.4")
def test_an_illegal_pass_breaks_the_duty_of_the_ra_player() -> None:
    position = Position(2).play("0: invoke", "1: pass")
    assert position.broken_rule("0: pass") == "PR-5.4"


@pytest.mark.rule("PR-5.8")
def test_turning_tiles_not_held_or_already_turned_breaks_the_rule_of_turning() -> None:
    position = phases()["flip"].play("2: flip market")
    flips = [move for move in ALL_MOVES if move.startswith("flip")]
    broken = {move: position.broken_rule(f"2: {move}") for move in flips}
    assert [move for move in flips if broken[move] is None] == ["flip farmer"]
    assert set(broken.values()) == {None, "PR-5.8"}


@pytest.mark.rule("PR-2.3", "PR-5.2")
def test_on_a_full_row_nobody_can_draw() -> None:
    """R-11: the question is for a bid."""
    position = full_row(3)
    for seat in range(3):
        assert position.broken_rule(f"{seat}: draw") == "PR-5.2"


@pytest.mark.rule("PR-2.1")
def test_a_seat_without_suns_breaks_the_order_of_play() -> None:
    position = Position(3).lay_suns("| 13 8 5 2", "12 9 6 3 |", "11 10 7 4 |", centre=1)
    position.turn_of(1)
    assert position.broken_rule("0: draw") == "PR-2.1"
    assert position.play("1: invoke").broken_rule("0: bid 13") == "PR-5.2"


# --- Legal moves are those that break nothing -----------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("biased", [False, True])
def test_the_legal_moves_are_exactly_those_that_break_no_rule(seats: int, biased: bool) -> None:
    known = set(GAME.rule_ids)
    for seed in range(3):
        for step in random_game(seats, seed, biased):
            for seat in range(seats):
                broken = {move: step.position.broken_rule(f"{seat}: {move}") for move in ALL_MOVES}
                legal = {move for move, rule in broken.items() if rule is None}
                assert legal == step.position.legal(seat)
                assert {rule for rule in broken.values() if rule} <= known
                assert bool(legal) == (seat == step.seat)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_there_are_never_more_options_than_the_specification_says(seats: int) -> None:
    most = {"turn": 2, "place": 2, "bid": 5, "flip": 13}
    for seed in range(10):
        for step in random_game(seats, seed):
            assert len(step.position.legal()) <= most[step.position.asked[1]]


# --- At a table -----------------------------------------------------------------------------------

REFUSED = [
    ("turn", 1, "pass", "PR-2.2"),
    ("turn", 0, "draw", "PR-2.1"),
    ("place", 0, "place market", "PR-3.3"),
    ("place", 0, "draw", "PR-3.3"),
    ("place", 1, "place farmer", "PR-3.3"),
    ("bid", 2, "bid 4", "PR-5.3"),
    ("bid", 2, "bid 12", "PR-5.3"),
    ("bid", 2, "invoke", "PR-5.2"),
    ("bid", 0, "bid 13", "PR-5.2"),
    ("bid", 1, "bid 12", "PR-5.2"),
    ("flip", 2, "flip scribe", "PR-5.8"),
    ("flip", 2, "pass", "PR-5.7"),
    ("flip", 0, "stop", "PR-5.7"),
    ("over", 0, "draw", "PR-6.7"),
    ("over", 2, "stop", "PR-6.7"),
]


@pytest.mark.parametrize(("phase", "seat", "move", "rule"), REFUSED)
def test_a_refused_move_names_its_rule_and_changes_nothing(
    phase: str, seat: int, move: str, rule: str
) -> None:
    table = phases()[phase].at_table()
    state, log_events, journal = table.state(), list(table.log_events), table.journal
    refusal = table.why_not(move, seat)
    assert refusal is not None
    assert refusal.rule == rule
    assert refusal.text
    assert str(refusal).startswith(f"{rule}: ")
    with pytest.raises(IllegalMoveError) as refused:
        table.play(move, seat)
    assert refused.value.rule == rule
    assert f"'{move}' breaks {rule}: " in str(refused.value)
    assert table.state() == state
    assert table.log_events == log_events
    assert (table.moves, table.journal) == ([], journal)


@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip"])
def test_why_not_is_none_for_a_legal_move(phase: str) -> None:
    table = phases()[phase].at_table()
    for move in table.legal():
        assert table.why_not(move) is None


def test_asking_why_not_changes_nothing() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=4)
    state = table.state()
    for seat in range(3):
        for move in ALL_MOVES:
            table.why_not(move, seat)
    assert table.state() == state


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_reason_is_given_in_the_language_asked_for(language: str) -> None:
    table = phases()["bid"].at_table()
    refusal = table.why_not("bid 4", 2, language)
    assert refusal is not None
    assert refusal.rule == "PR-5.3"
    assert len(refusal.text) > 20
