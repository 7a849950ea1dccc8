"""The values that the view shows: the rules' own scoring, tried on a copy."""

from __future__ import annotations

import random
from typing import cast

import pytest

import heliopolis
from heliopolis.games.priests_of_ra import GAME, appraisal
from heliopolis.games.priests_of_ra.board import FACES, KINDS
from heliopolis.games.priests_of_ra.state import FLIPPING, PLACING, State
from heliopolis.table import Table


def position(*displays: dict[str, int], row: tuple[str, ...] = ()) -> State:
    s = cast("State", heliopolis.new("priests-of-ra", seats=len(displays), seed=1).state())
    for seat, display in enumerate(displays):
        for face, count in display.items():
            s.tiles[seat][FACES.index(face)] = count
    s.row_length = len(row)
    for space, face in enumerate(row):
        s.row[space] = FACES.index(face)
    return s


def test_worth_is_what_a_scoring_would_bring() -> None:
    s = position({"farmer": 2, "granary": 2, "priest": 1, "pyramid": 3}, {"farmer": 1, "plague": 2})
    first, second = appraisal.appraise(s).worths
    assert first == {"professions": 5, "buildings": 2, "priests": 2, "step_pyramid": 5}
    assert second == {"plague": -3}


def test_the_value_of_a_lot_differs_between_players() -> None:
    s = position({"granary": 1}, {"farmer": 2}, row=("granary", "farmer", "plague"))
    assert appraisal.appraise(s).lots == [{"buildings": 2, "plague": -1}, {"plague": -1}]


def test_without_a_lot_no_values_are_shown() -> None:
    assert appraisal.appraise(position({}, {})).lots is None


def test_each_face_of_a_drawn_tile_is_valued_for_every_player() -> None:
    s = position({"farmer": 1}, {"warrior": 1})
    s.phase, s.drawn = PLACING, KINDS.index("farmer_warrior")
    assert appraisal.appraise(s).choices == [
        {"face": "farmer", "gains": [{"professions": 5}, {}]},
        {"face": "warrior", "gains": [{}, {"professions": 5}]},
    ]


def test_each_tile_that_can_be_turned_is_valued() -> None:
    s = position({"granary": 1, "fortress": 1}, {})
    s.phase, s.actor, s.flips_left = FLIPPING, 0, 1
    assert appraisal.appraise(s).choices == [
        {"face": "granary", "into": "fortress", "gain": {"buildings": 2}},
        {"face": "fortress", "into": "granary", "gain": {"buildings": 2}},
    ]


def test_a_tile_that_is_turned_is_no_longer_what_it_was() -> None:
    s = position({"granary": 2, "fortress": 1}, {})
    s.phase, s.actor, s.flips_left = FLIPPING, 0, 1
    assert appraisal.appraise(s).choices == [
        {"face": "granary", "into": "fortress", "gain": {}},
        {"face": "fortress", "into": "granary", "gain": {}},
    ]


def test_valuing_changes_nothing_and_stops_at_the_end_of_the_game() -> None:
    table: Table = heliopolis.new("priests-of-ra", seats=2, seed=3)
    while not table.over:
        assert table.view(0) == table.view(0)
        table.play(table.legal()[-1])
    assert all(player["worth"] == {} for player in table.view()["table"]["players"])


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_was_scored_before_is_what_a_scoring_finds(seats: int) -> None:
    """Appraisals are cached by what a scoring reads; bids of a whole game must not mix them up."""
    table, chance = heliopolis.new("priests-of-ra", seats, seed=3), random.Random(3)
    while not table.over:
        table.play(chance.choice(table.legal()))
        cached = appraisal.appraise(cast("State", table.state()))
        appraisal._CACHE.clear()
        assert appraisal.appraise(cast("State", table.state())) == cached
    for seat in (*range(seats), None):
        assert table.view(seat, table.common_view()) == table.view(seat)


def test_the_cache_is_bounded_and_nobody_can_change_it() -> None:
    s = position({"farmer": 2}, {"farmer": 1}, row=("granary",))
    first = appraisal.appraise(s)
    first.worths[0]["farmers"] = 99
    first.leads[0].clear()
    assert appraisal.appraise(s) != first
    assert appraisal.appraise(s).leads[0] == ["farmer"]
    appraisal._CACHE.update({(n,): ([], []) for n in range(appraisal.MOST_CACHED)})
    s.tiles[0][0] += 1
    appraisal.appraise(s)
    assert len(appraisal._CACHE) < appraisal.MOST_CACHED
