"""Each invariant notices every way in which it can be violated."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.board import FACES, KINDS
from heliopolis.games.priests_of_ra.state import NEXT_BIDDER, State
from tests.games.priests_of_ra.positions import Position, finished, phases

TILES, BAG, SUNS, USABLE, ANKHS, BELOW_ZERO, ROWS, ASKED = range(1, 9)


def lose_a_tile_from_the_box(s: State) -> None:
    s.box[KINDS.index("plague")] -= 1


def gain_a_tile(s: State) -> None:
    s.tiles[2][FACES.index("market")] += 1


def swap_a_tile(s: State) -> None:
    s.tiles[1][FACES.index("market")] += 1
    s.box[KINDS.index("granary_fortress")] -= 1


def lose_a_ra_tile(s: State) -> None:
    s.ra_tiles -= 1


def miscount_the_bag(s: State) -> None:
    s.bag_left += 1


def take_all_ra_tiles_out_of_the_bag(s: State) -> None:
    ra = KINDS.index("ra")
    s.box[ra] += s.bag[ra]
    s.bag_left -= s.bag[ra]
    s.bag[ra] = 0


def a_sun_twice(s: State) -> None:
    s.suns[0][0] = s.suns[1][0]


def the_centre_sun_in_a_hand(s: State) -> None:
    s.suns[2][3] = -s.centre_sun


def a_sun_of_another_game(s: State) -> None:
    s.suns[0][0] = 16


def no_sun_in_a_place(s: State) -> None:
    s.suns[0][0] = 0


def one_usable_sun_too_many(s: State) -> None:
    s.usable[1] += 1


def a_sun_turned_down_unnoticed(s: State) -> None:
    s.suns[2][0] = -s.suns[2][0]


def five_ankhs(s: State) -> None:
    s.ankhs[1] = 5


def negative_points(s: State) -> None:
    s.points[2] = -1


def negative_ankhs(s: State) -> None:
    s.ankhs[0] = -1


def negative_flips(s: State) -> None:
    s.flips_left = -1


def negative_tiles_in_a_display(s: State) -> None:
    s.tiles[0][FACES.index("market")] -= 1
    s.tiles[0][FACES.index("library")] += 1


def negative_tiles_in_the_box(s: State) -> None:
    s.box[KINDS.index("market_library")] = -1
    s.tiles[0][FACES.index("market")] += 1


def negative_tiles_in_the_bag(s: State) -> None:
    kind = KINDS.index("burial_ab")
    s.box[kind] += s.bag[kind] + 1
    s.bag_left -= s.bag[kind] + 1
    s.bag[kind] = -1


def a_full_ra_row(s: State) -> None:
    ra = KINDS.index("ra")
    s.bag[ra] -= 8 - s.ra_tiles
    s.bag_left -= 8 - s.ra_tiles
    s.ra_tiles = 8


def ask_somebody_else(s: State) -> None:
    s.actor = (s.actor + 1) % s.seats


def stop_in_the_middle(s: State) -> None:
    s.phase = NEXT_BIDDER


@pytest.mark.parametrize(
    ("breaking", "invariant"),
    [
        (lose_a_tile_from_the_box, TILES),
        (gain_a_tile, TILES),
        (swap_a_tile, TILES),
        (lose_a_ra_tile, TILES),
        (miscount_the_bag, BAG),
        (take_all_ra_tiles_out_of_the_bag, BAG),
        (a_sun_twice, SUNS),
        (the_centre_sun_in_a_hand, SUNS),
        (a_sun_of_another_game, SUNS),
        (no_sun_in_a_place, SUNS),
        (one_usable_sun_too_many, USABLE),
        (a_sun_turned_down_unnoticed, USABLE),
        (five_ankhs, ANKHS),
        (negative_points, BELOW_ZERO),
        (negative_ankhs, BELOW_ZERO),
        (negative_flips, BELOW_ZERO),
        (negative_tiles_in_a_display, BELOW_ZERO),
        (negative_tiles_in_the_box, BELOW_ZERO),
        (negative_tiles_in_the_bag, BELOW_ZERO),
        (a_full_ra_row, ROWS),
        (ask_somebody_else, ASKED),
        (stop_in_the_middle, ASKED),
    ],
)
def test_a_broken_invariant_is_noticed(breaking: Callable[[State], None], invariant: int) -> None:
    s = Position(3).lay_ra(2).lay_row("plague").state
    assert GAME.rules.check_invariants(s) == 0
    breaking(s)
    assert GAME.rules.check_invariants(s) == invariant
    assert GAME.invariants[invariant - 1]


@pytest.mark.rule("PR-9.2")
def test_all_twenty_ankhs_may_be_held() -> None:
    position = Position(5).set_ankhs(4, 4, 4, 4, 4)
    position.check_invariants()


@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip", "over"])
def test_the_invariants_hold_in_every_phase(phase: str) -> None:
    phases()[phase].check_invariants()


@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip"])
def test_in_every_phase_no_other_seat_could_answer(phase: str) -> None:
    """The leader cannot bid, a player not on turn cannot draw, only the winner turns tiles."""
    position = phases()[phase]
    s = position.state
    s.actor = 1 if phase == "bid" else (s.actor + 1) % 3
    assert GAME.rules.check_invariants(s) == ASKED


def test_a_player_without_suns_cannot_be_asked() -> None:
    position = Position(3).lay_suns("| 13 8 5 2", "12 9 6 3 |", "11 10 7 4 |", centre=1)
    assert GAME.rules.check_invariants(position.turn_of(0).state) == ASKED
    assert GAME.rules.check_invariants(position.turn_of(1).state) == 0
    position.play("1: invoke").state.actor = 0
    assert GAME.rules.check_invariants(position.state) == ASKED


def test_with_a_full_row_nobody_can_be_on_turn() -> None:
    position = Position(3).lay_row(*["plague"] * 8)
    assert GAME.rules.check_invariants(position.state) == ASKED


def test_there_must_be_a_tile_to_place_and_a_flip_to_make() -> None:
    place = phases()["place"].state
    kind, place.drawn = place.drawn, -1
    place.box[kind] += 1
    assert GAME.rules.check_invariants(place) == ASKED
    flip = phases()["flip"].state
    flip.flips_left = 0
    assert GAME.rules.check_invariants(flip) == ASKED


@pytest.mark.rule("PR-9.1")
def test_the_bag_may_lack_ra_tiles_only_at_the_end() -> None:
    position = finished()
    position.leave_in_bag()
    position.check_invariants()
