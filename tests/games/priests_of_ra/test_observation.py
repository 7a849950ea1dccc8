"""The observation for learning: every feature against a position built for it."""

from __future__ import annotations

import pytest

from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.board import FACES, KINDS, TWO_FACED
from heliopolis.kernel.features import RELATIVE_SEATS
from tests.games.priests_of_ra.positions import (
    ALL_SEATS,
    Position,
    finished,
    full_row,
    phases,
    random_game,
)


def one_hot(size: int, *indices: int) -> list[int]:
    """Zeros with ones."""
    return [int(i in indices) for i in range(size)]


def suns(*values: int) -> list[int]:
    """One of sixteen places for each sun."""
    return one_hot(16, *(value - 1 for value in values))


def counts(names: list[str], **numbers: int) -> list[int]:
    """Counts in the order of the names."""
    assert set(numbers) <= set(names)
    return [numbers.get(name, 0) for name in names]


# --- Shape ----------------------------------------------------------------------------------------


def test_the_sizes_of_the_features_add_up() -> None:
    assert GAME.observation_size == sum(feature.size for feature in GAME.features)
    assert len({feature.name for feature in GAME.features}) == len(GAME.features)
    assert len(GAME.features) == 16 + 5 * 6


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_value_is_written_and_nothing_after_them(seats: int) -> None:
    for step in random_game(seats, seed=1):
        room = [-99] * (GAME.observation_size + 3)
        GAME.rules.observe(step.position.state, step.seat, room)
        assert -99 not in room[: GAME.observation_size]
        assert room[GAME.observation_size :] == [-99] * 3


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_previous_values_do_not_matter(seats: int) -> None:
    room = [0] * GAME.observation_size
    for step in random_game(seats, seed=2):
        GAME.rules.observe(step.position.state, step.seat, room)
        assert room == step.position.observation(step.seat)


# --- Feature by feature ---------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip", "over"])
def test_phase(phase: str) -> None:
    position = phases()[phase]
    assert position.asked[1] == phase
    order = ["turn", "place", "bid", "flip", "over"]
    assert position.observed(0)["phase"] == one_hot(5, order.index(phase))


def test_reason() -> None:
    none, ra_tile = Position(3), Position(3).play("0: draw ra")
    voluntary, row_full = Position(3).play("0: invoke"), full_row(3)
    for index, position in enumerate((none, ra_tile, voluntary, row_full)):
        assert position.observed(2)["reason"] == one_hot(4, index)


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_epoch(epoch: int) -> None:
    assert Position(3).set_epoch(epoch).observed(0)["epoch"] == one_hot(3, epoch - 1)


def test_options() -> None:
    for burial, each in (("best_color", 0), ("each_color", 1)):
        for visibility, is_open in (("own_only", 0), ("open", 1)):
            position = Position(2, burial_scoring=burial, score_visibility=visibility)
            assert position.observed(0)["options"] == [each, is_open]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_seats_are_relative_to_the_observer(seats: int) -> None:
    """Seat 0 is on turn and has called; seat 1 leads; the next one is asked."""
    position = Position(seats).play("0: invoke", "1: bid 3")
    asked = position.asked[0]
    for observer in range(seats):
        features = position.observed(observer)
        assert features["to act"] == one_hot(5, (asked - observer) % seats)
        assert features["on turn"] == one_hot(5, (0 - observer) % seats)
        assert features["best bidder"] == one_hot(5, (1 - observer) % seats)


def test_without_a_bid_nobody_leads() -> None:
    features = Position(3).play("0: invoke").observed(1)
    assert features["best bidder"] == [0] * 5
    assert features["best bid"] == [0]


def test_at_the_end_nobody_is_asked() -> None:
    assert finished().observed(1)["to act"] == [0] * 5


def test_best_bid_and_centre_sun() -> None:
    position = Position(3).play("0: invoke", "1: bid 9")
    assert position.observed(0)["best bid"] == [9]
    assert position.observed(0)["centre sun"] == [1]
    position.play("2: pass", "0: pass")
    assert position.observed(0)["best bid"] == [0]
    assert position.observed(0)["centre sun"] == [9]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_ra_tiles_and_spaces_left(seats: int, spaces: int) -> None:
    features = Position(seats).lay_ra(2).observed(0)
    assert (features["Ra tiles"], features["Ra spaces left"]) == ([2], [spaces - 2])


def test_auction_row() -> None:
    position = Position(3).lay_row("plague", "farmer", "burial_d", "farmer", "plague", "farmer")
    expected = counts(FACES, plague=2, farmer=3, burial_d=1)
    assert position.observed(1)["auction row"] == expected
    position.play("0: invoke", "1: bid 3", "2: pass", "0: pass")
    assert position.observed(1)["auction row"] == counts(FACES)


@pytest.mark.parametrize("kind", ["farmer_warrior", "burial_cd", "market_library"])
def test_drawn(kind: str) -> None:
    position = Position(3).play(f"0: draw {kind}")
    assert position.observed(2)["drawn"] == counts(KINDS, **{kind: 1})
    position.play(f"0: {min(position.legal())}")
    assert position.observed(2)["drawn"] == counts(KINDS)


def test_flips_left_and_turned() -> None:
    position = Position(2).give(0, farmer=4, market=1).lay_row(*["priest"] * 4)
    position.play("0: invoke", "1: pass", "0: bid 2")
    assert position.observed(1)["flips left"] == [4]
    assert position.observed(1)["turned"] == counts(TWO_FACED)
    position.play("0: flip farmer", "0: flip farmer", "0: flip market")
    assert position.observed(1)["flips left"] == [1]
    assert position.observed(1)["turned"] == counts(TWO_FACED, warrior=2, library=1)
    position.play("0: stop")
    assert position.observed(1)["flips left"] == [0]
    assert position.observed(1)["turned"] == counts(TWO_FACED), "the next lot starts anew"


@pytest.mark.rule("PR-8.3")
def test_bag() -> None:
    """R-27: the number of tiles left of each kind is known."""
    position = Position(2).give(0, plague=4).lay_ra(3).play("0: draw burial_ab")
    assert position.observed(1)["bag"] == counts(
        KINDS, ra=27, farmer_warrior=30, trader_scribe=30, burial_ab=6, burial_cd=7,
        granary_fortress=15, market_library=15, pyramid=15, priest=15, plague=6,
    )  # fmt: skip


@pytest.mark.parametrize("observer", range(4))
def test_the_places_around_the_table(observer: int) -> None:
    position = Position(4, score_visibility="open").set_points(11, 22, 33, 44).set_ankhs(0, 1, 2, 4)
    position.lay_suns("13 6 | 1", "| 12 7 3", "11 8 4 |", "10 9 | 5", centre=2)
    position.give(0, farmer=2).give(1, plague=3, burial_a=1).give(3, priest=1, pyramid=2, library=1)
    features = position.observed(observer)
    expected = [
        ([11], [0], counts(FACES, farmer=2), suns(13, 6), suns(1)),
        ([22], [1], counts(FACES, plague=3, burial_a=1), suns(), suns(12, 7, 3)),
        ([33], [2], counts(FACES), suns(11, 8, 4), suns()),
        ([44], [4], counts(FACES, priest=1, pyramid=2, library=1), suns(10, 9), suns(5)),
    ]
    for place in range(4):
        assert features[f"{RELATIVE_SEATS[place]}: taken"] == [1]
        names = ("points", "ankhs", "tiles", "suns up", "suns down")
        seen = tuple(features[f"{RELATIVE_SEATS[place]}: {name}"] for name in names)
        assert seen == expected[(observer + place) % 4]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_empty_places_are_all_zero(seats: int) -> None:
    features = Position(seats).observed(1)
    for place in range(seats, 5):
        for name in ("taken", "points", "ankhs", "tiles", "suns up", "suns down"):
            assert not any(features[f"{RELATIVE_SEATS[place]}: {name}"])


def test_the_highest_sun_has_the_last_place() -> None:
    """Sun 16 up, sun 16 down, and sun 1: the ends of the two runs do not touch."""
    position = Position(5)
    assert position.observed(0)["you: suns up"] == suns(16, 7, 2)
    position.lay_suns("7 2 1 |", "15 8 3 |", "14 9 4 |", "13 10 5 |", "12 11 | 16", centre=6)
    assert position.observed(0)["you: suns up"] == suns(7, 2, 1)
    assert position.observed(0)["4th next: suns down"] == suns(16)


# --- What is hidden -------------------------------------------------------------------------------


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hidden_totals_are_minus_one(seats: int) -> None:
    position = Position(seats).set_points(*range(20, 20 + seats))
    for observer in range(seats):
        features = position.observed(observer)
        seen = [features[f"{RELATIVE_SEATS[place]}: points"][0] for place in range(seats)]
        assert seen == [20 + observer, *[-1] * (seats - 1)]


@pytest.mark.rule("PR-8.2")
def test_all_totals_are_shown_when_open_and_at_the_end() -> None:
    features = Position(3, score_visibility="open").observed(1)
    assert [features[f"{RELATIVE_SEATS[place]}: points"] for place in range(3)] == [
        [10],
        [10],
        [10],
    ]
    features = finished().observed(1)
    assert [features[f"{RELATIVE_SEATS[place]}: points"] for place in range(3)] == [[10], [15], [5]]


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip"])
def test_changing_hidden_totals_changes_neither_view_nor_observation(phase: str) -> None:
    position = phases()[phase]
    for observer in range(3):
        other = position.copy()
        for seat in range(3):
            other.state.points[seat] += 0 if seat == observer else 17 + seat
        assert other.view(observer) == position.view(observer)
        assert other.observation(observer) == position.observation(observer)
        assert other.view() == position.view()
        assert other.observation((observer + 1) % 3) != position.observation((observer + 1) % 3)


@pytest.mark.rule("PR-8.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_source_of_chance_is_in_no_observation(seats: int) -> None:
    one, other = Position(seats, seed=1), Position(seats, seed=2)
    for seat in range(seats):
        assert one.observation(seat) == other.observation(seat)
