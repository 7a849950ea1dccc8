"""What a Python user does with a table: play in three ways, copy, save, load, imagine worlds."""

from __future__ import annotations

from pathlib import Path

import pytest

import heliopolis
from heliopolis.bots import Knowledge
from heliopolis.errors import BadMoveError, BadSetupError, IllegalMoveError, JournalError
from heliopolis.games.priests_of_ra.state import State
from heliopolis.games.ur.state import State as UrState
from heliopolis.table import Table


def auction() -> Table:
    """A table of three where the second player is to bid."""
    table = heliopolis.new("priests-of-ra", seats=3, seed=7, options={"sun_groups": "123"})
    table.play("invoke")
    return table


def played(table: Table) -> list[str]:
    return [move.text for move in table.moves]


def test_a_move_is_played_by_text_by_number_or_as_it_is() -> None:
    by_text, by_number, by_move = auction(), auction(), auction()
    move = by_text.play("bid 3")
    assert by_number.play(move.number) == move
    assert by_move.play(move) == move
    assert by_move.play(by_move.legal()[-1]).text == by_number.play("pass").text == "pass"
    assert by_number.journal == by_move.journal


def test_a_number_that_is_no_move_is_refused() -> None:
    table = auction()
    for number in (-1, len(table.game.moves), 10**9):
        with pytest.raises(BadMoveError, match=rf"move: {number} is not in 0\.\."):
            table.play(number)
    with pytest.raises(BadMoveError):
        table.play(True)
    illegal = next(n for n in range(len(table.game.moves)) if table.why_not(n))
    with pytest.raises(IllegalMoveError):
        table.play(illegal)
    assert played(table) == ["invoke"]


def test_a_copy_goes_its_own_way_with_the_same_chance() -> None:
    table = heliopolis.new("ur", seed=3, players=["Ada", "Bo"])
    for _ in range(20):
        table.play(table.legal()[0])
    twin = table.copy()
    assert twin.journal == table.journal
    assert twin.log() == table.log()
    for _ in range(20):
        assert twin.play(twin.legal()[0]) == table.play(table.legal()[0])
    assert twin.view() == table.view()
    twin.play(twin.legal()[0])
    assert len(table.moves) == 40
    twin.go_back(0)
    assert len(table.moves) == 40
    assert not twin.moves


@pytest.mark.parametrize("kind", [str, Path])
def test_a_saved_game_can_be_loaded(kind: type, tmp_path: Path) -> None:
    table = auction()
    path = kind(tmp_path / "game.journal")
    table.save(path)
    assert heliopolis.load(path).journal == table.journal
    assert Path(path).read_bytes().count(b"\r") == 0
    table.play("bid 3")
    table.save(path)
    assert played(heliopolis.load(path)) == ["invoke", "bid 3"]


def test_what_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "no.journal"
    with pytest.raises(JournalError, match=r"no\.journal"):
        heliopolis.load(missing)
    with pytest.raises(JournalError, match=r"no\.journal"):
        heliopolis.load(str(missing))
    with pytest.raises(JournalError):
        heliopolis.load(tmp_path)
    # For texts of others: never a file.
    auction().save(tmp_path / "game.journal")
    with pytest.raises(JournalError):
        Table.load(str(tmp_path / "game.journal"))


def test_a_state_is_asked_for_by_its_class() -> None:
    table = auction()
    s = table.state(State)
    assert type(s) is State
    assert s == table.state()
    s.seats = 5
    assert table.state(State).seats == 3
    with pytest.raises(BadSetupError, match=r"Priests of Ra has no heliopolis\.games\.ur"):
        table.state(UrState)


def test_samples_are_other_worlds_with_the_same_knowledge() -> None:
    table = heliopolis.new("catan-island", seats=3, seed=5)
    rules = table.game.rules
    seat = table.players_to_move[0]
    known = Knowledge.of(table, seat, 1)
    before = known.state.copy()
    worlds = [known.sample(seed) for seed in (1, 1, 2)]
    assert worlds[0].state == worlds[1].state != worlds[2].state
    assert known.state == before
    for world in worlds:
        assert world.legal == known.legal
        assert world.view == known.view
        assert world.observation == known.observation
    rules.apply(worlds[0].state, seat, known.legal[0].number)
    assert worlds[1].state != worlds[0].state
    assert table.state() != worlds[2].state
