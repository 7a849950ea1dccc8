"""What a seat may take back on its own: everything until something becomes known."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import heliopolis
from heliopolis import Table


def table_where(fits: Callable[[Table], bool], seats: int = 3) -> Table:
    """The first table at which seat 0 draws a tile that fits."""
    for seed in range(1000):
        options = {"sun_groups": "12345"[:seats]}
        table = heliopolis.new("priests-of-ra", seats=seats, seed=seed, options=options)
        table.play("draw")
        if fits(table):
            return table
    raise AssertionError("no such table")


def phase(table: Table) -> str:
    """What is asked."""
    return str(table.view()["table"]["phase"])


def two_faced() -> Table:
    """Seat 0 has drawn a tile whose face it must choose."""
    return table_where(lambda table: phase(table) == "place")


def ra_tile() -> Table:
    """Seat 0 has drawn a Ra tile."""
    return table_where(lambda table: phase(table) == "bid")


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize("make", [two_faced, ra_tile])
def test_a_draw_cannot_be_taken_back(make: Callable[[], Table]) -> None:
    assert make().undo_limit(0) == 1


@pytest.mark.rule("PR-3.3")
def test_a_placed_tile_can_be_taken_back_until_somebody_else_moves() -> None:
    table = two_faced()
    before = table.state()
    table.play(table.legal()[0])
    assert table.undo_limit(0) == 1
    assert table.undo_limit(1) == table.undo_limit(2) == 2
    table.play("invoke")
    assert table.undo_limit(0) == 3
    assert table.undo_limit(1) == 2
    table.undo()
    table.undo()
    assert table.state() == before
    assert [str(move) for move in table.legal()] == [str(move) for move in two_faced().legal()]


@pytest.mark.rule("PR-4.1")
def test_invoking_ra_can_be_taken_back_until_somebody_else_moves() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=1, options={"sun_groups": "123"})
    before = table.state()
    table.play("invoke")
    assert table.undo_limit(0) == 0
    table.undo()
    assert table.state() == before


@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("answer", ["pass", "bid 3"])
def test_a_bid_or_pass_can_be_taken_back_until_somebody_else_moves(answer: str) -> None:
    table = ra_tile()
    before = table.state()
    table.play(answer)
    assert table.undo_limit(1) == 1
    assert table.undo_limit(0) == 2, "somebody else has moved"
    assert table.undo_limit(2) == 2, "it has not moved"
    after = table.state()
    table.undo()
    assert table.state() == before
    table.play(answer)
    assert table.state() == after
    table.play("pass")
    assert table.undo_limit(1) == 3
    assert table.undo_limit(2) == 2


@pytest.mark.rule("PR-5.6")
def test_a_bid_that_decided_the_auction_can_be_taken_back() -> None:
    """The tiles and suns that it moved go back as well: nothing new became known."""
    table = heliopolis.new("priests-of-ra", seats=2, seed=1, options={"sun_groups": "12"})
    table.play("invoke")
    table.play("pass")
    before = table.view()
    table.play("bid 5")
    assert phase(table) == "turn"
    assert table.undo_limit(0) == 2
    table.undo()
    assert {**table.view(), "step": 0} == {**before, "step": 0}


@pytest.mark.rule("PR-5.7")
def test_flips_can_be_taken_back_until_somebody_else_moves() -> None:
    table = flipping()
    winner = table.players_to_move[0]
    before = table.state()
    start = len(table.moves)
    flips = [move for move in table.legal() if move.text.startswith("flip")]
    table.play(flips[0])
    assert table.undo_limit(winner) <= start
    table.undo()
    assert table.state() == before
    table.play(flips[-1])
    while phase(table) == "flip":
        table.play("stop")
    assert table.undo_limit(winner) <= start
    other = table.players_to_move[0]
    if other != winner:
        table.play("invoke")
        assert table.undo_limit(winner) == len(table.moves)


def flipping() -> Table:
    """A table where somebody has won two priests and tiles to turn."""
    for seed in range(1000):
        chance = random.Random(seed)
        table = heliopolis.new("priests-of-ra", seats=3, seed=seed)
        for _ in range(40):
            if phase(table) == "flip" and table.view()["table"]["flipping"]["flips_left"] > 1:
                return table
            moves = [move for move in table.legal() if move.text != "invoke"]
            table.play(chance.choice(moves or table.legal()))
    raise AssertionError("no such table")


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=1)
    assert [table.undo_limit(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_before_a_draw_or_another_seats_move_can_be_taken_back(seats: int) -> None:
    chance = random.Random(seats)
    table = heliopolis.new("priests-of-ra", seats=seats, seed=6)
    while not table.over:
        table.play(chance.choice(table.legal()))
        for seat in range(seats):
            kept = table.undo_limit(seat)
            taken = table.moves[kept:]
            assert all(move.seat == seat and move.text != "draw" for move in taken)
            if kept:
                last = table.moves[kept - 1]
                assert last.seat != seat or last.text == "draw"
