"""PR-7: the scoring, item by item. The worked examples are in test_vectors_scoring.py."""

from __future__ import annotations

import random

import pytest

from heliopolis.games.priests_of_ra.board import FACES, KIND_OF_FACE, KINDS
from tests.games.priests_of_ra.positions import ALL_SEATS, Position

PROFESSIONS = ["farmer", "warrior", "trader", "scribe"]
BUILDINGS = ["granary", "fortress", "market", "library"]
BURIALS = ["burial_a", "burial_b", "burial_c", "burial_d"]
LAST_ONLY = ["step_pyramid", "burial_chambers", "ankhs", "suns"]


# --- Professions and ankhs ------------------------------------------------------------------------


@pytest.mark.rule("PR-7.1")
@pytest.mark.parametrize("face", PROFESSIONS)
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ((2, 0, 0, 0), [5, 0, 0, 0]),
        ((1, 0, 0, 0), [0, 0, 0, 0]),
        ((4, 5, 1, 3), [0, 5, 0, 0]),
        ((3, 0, 3, 3), [5, 0, 5, 5]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_most_of_a_profession_with_at_least_two_tiles(
    face: str, tiles: tuple[int, ...], points: list[int]
) -> None:
    position = Position(4)
    for seat, count in enumerate(tiles):
        position.give(seat, **{face: count})
    assert position.end_epoch()["professions"] == points


@pytest.mark.rule("PR-7.1")
def test_the_professions_are_counted_separately() -> None:
    position = Position(2).give(0, farmer=3, trader=2, scribe=1).give(1, warrior=2, trader=2)
    assert position.end_epoch()["professions"] == [10, 10]
    told = [log_event for log_event in position.news() if log_event.startswith("scored-majority")]
    assert told == [
        "scored-majority 0 professions farmer 5",
        "scored-majority 1 professions warrior 5",
        "scored-majority 0 professions trader 5",
        "scored-majority 1 professions trader 5",
    ]


@pytest.mark.rule("PR-7.2")
@pytest.mark.parametrize("missing", PROFESSIONS)
def test_three_professions_bring_one_ankh_whichever_is_missing(missing: str) -> None:
    position = Position(2).give(1, **{face: 2 for face in PROFESSIONS if face != missing})
    position.end_epoch()
    assert position.ankhs == [0, 1]


@pytest.mark.rule("PR-7.2")
@pytest.mark.parametrize(("held", "holds"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_nobody_keeps_more_than_four_ankhs(held: int, holds: int) -> None:
    """R-19."""
    position = Position(2).set_ankhs(held, 0).give(0, **dict.fromkeys(PROFESSIONS, 1))
    position.end_epoch()
    assert position.ankhs == [holds, 0]
    took = [log_event for log_event in position.news() if log_event.startswith("took-ankhs")]
    assert took == ([f"took-ankhs 0 {holds - held}"] if holds > held else [])


@pytest.mark.rule("PR-7.2")
def test_ankhs_bring_no_points_yet() -> None:
    position = Position(2).set_ankhs(2, 0).give(0, **dict.fromkeys(PROFESSIONS, 1))
    assert position.end_epoch().net == [0, 0]


# --- Buildings, priests, plague -------------------------------------------------------------------


@pytest.mark.rule("PR-7.3")
@pytest.mark.parametrize("missing", BUILDINGS)
def test_three_types_bring_five_more_whichever_is_missing(missing: str) -> None:
    position = Position(2).give(0, **{face: 2 for face in BUILDINGS if face != missing})
    assert position.end_epoch()["buildings"] == [3 * 2 + 5, 0]


@pytest.mark.rule("PR-7.3")
@pytest.mark.parametrize("face", BUILDINGS)
def test_two_tiles_of_a_type_make_a_building(face: str) -> None:
    """R-2: any two tiles; an odd one counts for nothing."""
    position = Position(2).give(0, **{face: 7})
    assert position.end_epoch()["buildings"] == [6, 0]


@pytest.mark.rule("PR-7.3")
def test_one_tile_of_each_type_is_no_building() -> None:
    position = Position(2).give(0, **dict.fromkeys(BUILDINGS, 1))
    assert position.end_epoch()["buildings"] == [0, 0]


@pytest.mark.rule("PR-7.4")
@pytest.mark.parametrize("priests", [0, 1, 2, 3, 7, 15])
def test_two_points_for_each_priest(priests: int) -> None:
    position = Position(2).give(1, priest=priests)
    assert position.end_epoch()["priests"] == [0, 2 * priests]


@pytest.mark.rule("PR-7.5")
@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("priests", [0, 1, 2, 3, 4, 6, 9])
def test_three_priests_drive_out_exactly_one_plague_tile(epoch: int, priests: int) -> None:
    """R-15: however many priests, and by itself."""
    position = Position(2).set_epoch(epoch).give(0, priest=priests, plague=3).give(1, plague=1)
    scoring = position.end_epoch()
    relieved = priests >= 3
    assert position.display(0)["plague"] == (2 if relieved else 3)
    assert position.box.get("plague", 0) == (1 if relieved else 0)
    assert ("plague-relieved 0" in position.news()) == relieved
    assert scoring["plague"] == [-3 if relieved else -6, -1], "before plague is scored"


@pytest.mark.rule("PR-7.5")
def test_priests_without_plague_drive_nothing_out() -> None:
    position = Position(2).give(0, priest=4)
    position.end_epoch()
    assert not [
        log_event for log_event in position.news() if log_event.startswith("plague-relieved")
    ]


@pytest.mark.rule("PR-7.6")
def test_plague_tiles_stay_and_cost_again() -> None:
    """R-16."""
    position = Position(2).give(0, plague=2)
    assert [position.end_epoch().net for _ in range(3)] == [[-3, 0], [-3, 0], [-3, 0]]
    assert position.display(0) == {"plague": 2}


# --- After the last epoch -------------------------------------------------------------------------


@pytest.mark.rule("PR-7.7", "PR-7.9", "PR-7.10", "PR-7.11")
@pytest.mark.parametrize("epoch", [1, 2])
def test_four_items_are_scored_after_epoch_3_only(epoch: int) -> None:
    position = Position(3).set_epoch(epoch).set_ankhs(4, 0, 0).give(0, burial_a=5, pyramid=8)
    assert position.end_epoch().net == [0, 0, 0]
    last = Position(3).set_epoch(3).set_ankhs(4, 0, 0).give(0, burial_a=5, pyramid=8)
    scoring = last.end_epoch()
    assert [scoring[item][0] for item in LAST_ONLY] == [20, 10, 20, -5]


def levels(tiles: int) -> int:
    """The number of levels: a base of 2 or more, then one tile fewer per level."""
    return max(
        (
            height
            for base in range(2, tiles + 1)
            for height in range(2, base + 1)
            if sum(base - level for level in range(height)) <= tiles
        ),
        default=0,
    )


@pytest.mark.rule("PR-7.7", "PR-7.8")
@pytest.mark.parametrize("tiles", range(30))
def test_the_step_pyramid_counts_by_the_levels_that_can_be_built(tiles: int) -> None:
    """R-6: it need not end in a single tile."""
    pyramids = min(tiles, 15)
    chambers = tiles - pyramids
    position = Position(2).set_epoch(3)
    position.give(0, pyramid=pyramids, burial_a=min(chambers, 7), burial_c=max(0, chambers - 7))
    points = {0: 0, 2: 5, 3: 10}.get(levels(tiles), 20)
    assert position.end_epoch()["step_pyramid"] == [points, 0]


@pytest.mark.rule("PR-7.8")
@pytest.mark.parametrize("tiles", range(30))
def test_k_levels_take_the_kth_triangular_number_of_tiles(tiles: int) -> None:
    for k in range(2, 8):
        assert (levels(tiles) >= k) == (tiles >= k * (k + 1) // 2)


@pytest.mark.rule("PR-7.7")
@pytest.mark.parametrize("face", BURIALS)
def test_a_burial_chamber_of_any_colour_belongs_to_the_step_pyramid(face: str) -> None:
    position = Position(2).set_epoch(3).give(0, pyramid=2, **{face: 1})
    assert position.end_epoch()["step_pyramid"] == [5, 0]


@pytest.mark.rule("PR-7.7")
@pytest.mark.parametrize("face", ["granary", "fortress", "priest", "plague", "farmer", "scribe"])
def test_no_other_tile_belongs_to_the_step_pyramid(face: str) -> None:
    position = Position(2).set_epoch(3).give(0, pyramid=2, **{face: 8})
    assert position.end_epoch()["step_pyramid"] == [0, 0]


@pytest.mark.rule("PR-7.9")
@pytest.mark.parametrize("face", BURIALS)
@pytest.mark.parametrize(("chambers", "points"), [(2, 0), (3, 5), (4, 10), (7, 10)])
def test_chambers_of_one_colour(face: str, chambers: int, points: int) -> None:
    """R-5: it is enough to own them; they count in the step pyramid as well."""
    position = Position(2).set_epoch(3).give(0, **{face: chambers})
    scoring = position.end_epoch()
    assert scoring["burial_chambers"] == [points, 0]
    assert scoring["step_pyramid"] == [{2: 0, 3: 5, 4: 5, 7: 10}[chambers], 0]


@pytest.mark.rule("PR-7.9")
@pytest.mark.parametrize("option", ["best_color", "each_color"])
def test_the_face_that_lies_up_decides_the_colour(option: str) -> None:
    position = Position(2, burial_scoring=option).set_epoch(3).give(0, burial_a=2, burial_b=2)
    assert position.end_epoch()["burial_chambers"] == [0, 0]


@pytest.mark.rule("PR-7.9")
def test_each_color_scores_every_colour_separately() -> None:
    """R-4."""
    owned = {"burial_a": 4, "burial_b": 3, "burial_c": 3, "burial_d": 4}
    each = Position(2, burial_scoring="each_color").set_epoch(3).give(1, **owned)
    assert each.end_epoch()["burial_chambers"] == [0, 30]
    best = Position(2, burial_scoring="best_color").set_epoch(3).give(1, **owned)
    assert best.end_epoch()["burial_chambers"] == [0, 10]


@pytest.mark.rule("PR-7.10")
def test_ankhs_just_taken_count() -> None:
    """R-20."""
    position = Position(2).set_epoch(3).set_ankhs(2, 0).give(0, **dict.fromkeys(PROFESSIONS, 1))
    assert position.end_epoch()["ankhs"] == [20, 0]


@pytest.mark.rule("PR-7.11")
def test_suns_face_up_and_face_down_count_and_the_centre_sun_does_not() -> None:
    """R-21: 28, 27 and 24; by the face-up ones alone it would be 2, 27 and 24."""
    position = Position(3).set_epoch(3)
    position.lay_suns("2 | 13 8 5", "11 9 6 1 |", "10 7 4 3 |", centre=12)
    assert position.end_epoch()["suns"] == [5, 0, -5]


@pytest.mark.rule("PR-7.11")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_with_the_first_suns_group_1_has_the_lowest_sum(seats: int) -> None:
    """R-22: with two players the sums are equal, and nothing happens."""
    scoring = Position(seats).set_epoch(3).end_epoch()
    assert scoring["suns"] == ([0, 0] if seats == 2 else [-5, *[0] * (seats - 2), 5])


@pytest.mark.rule("PR-7.11")
def test_two_players_with_unequal_sums_gain_and_lose() -> None:
    """R-22."""
    position = Position(2).set_epoch(3).lay_suns("9 6 | 5 1", "8 7 4 3 |", centre=2)
    assert position.end_epoch()["suns"] == [-5, 5]


# --- Booking --------------------------------------------------------------------------------------


@pytest.mark.rule("PR-7.12")
def test_a_scoring_is_netted_before_it_is_booked() -> None:
    """R-17."""
    position = Position(2).set_points(1, 10).give(0, plague=4, priest=2, farmer=2)
    scoring = position.end_epoch()
    assert scoring.of(0) == {"professions": 5, "priests": 4, "plague": -10}
    assert scoring.net == [-1, 0]
    assert position.points == [0, 10]


@pytest.mark.rule("PR-7.12")
def test_nobody_goes_below_zero_and_no_debt_is_kept() -> None:
    """R-17: 10 - 20 is 0; the next scoring counts from there."""
    position = Position(2).give(0, plague=6)
    position.end_epoch()
    assert position.points == [0, 10]
    position.give(0, granary=8, fortress=2, market=2, library=2, farmer=2)
    assert position.end_epoch().net == [-20 + 14 + 10 + 5, 0]
    assert position.points == [9, 10]


@pytest.mark.rule("PR-7.12")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_seat_is_booked_even_with_nothing(seats: int) -> None:
    position = Position(seats)
    position.end_epoch()
    booked = [log_event for log_event in position.news() if log_event.startswith("booked")]
    assert booked == [f"booked {seat} 0" for seat in range(seats)]


# --- All of it, counted again by hand -------------------------------------------------------------


def recount(position: Position, each_colour: bool) -> dict[str, list[int]]:
    """Score a position by PR-7, straight from the text of the rules."""
    seats = range(position.state.seats)
    shown: list[dict[str, int]] = [position.display(seat) for seat in seats]
    last = position.state.epoch == 3

    def count(seat: int, *faces: str) -> list[int]:
        return [shown[seat].get(face, 0) for face in faces]

    def majorities(seat: int) -> int:
        return sum(
            5
            for face in PROFESSIONS
            if count(seat, face)[0] >= 2
            and all(count(seat, face)[0] >= count(other, face)[0] for other in seats)
        )

    def buildings(seat: int) -> int:
        pairs = [n // 2 for n in count(seat, *BUILDINGS)]
        return 2 * sum(pairs) + {3: 5, 4: 10}.get(sum(n > 0 for n in pairs), 0)

    def plague(seat: int) -> int:
        tiles, priests = count(seat, "plague", "priest")
        if priests >= 3 and tiles:
            tiles -= 1
        return -[0, 1, 3, 6, 10, 15, 20][min(tiles, 6)]

    def step_pyramid(seat: int) -> int:
        tiles = sum(count(seat, "pyramid", *BURIALS))
        return 20 if tiles >= 10 else 10 if tiles >= 6 else 5 if tiles >= 3 else 0

    def chambers(seat: int) -> int:
        awards = [10 if n >= 4 else 5 if n == 3 else 0 for n in count(seat, *BURIALS)]
        return sum(awards) if each_colour else max(awards)

    def ankhs(seat: int) -> int:
        taken = {3: 1, 4: 2}.get(sum(n > 0 for n in count(seat, *PROFESSIONS)), 0)
        return [0, 0, 5, 10, 20][min(4, position.ankhs[seat] + taken)]

    def suns(seat: int) -> int:
        sums = [sum(position.up(who) | position.down(who)) for who in seats]
        if min(sums) == max(sums):
            return 0
        return 5 * (sums[seat] == max(sums)) - 5 * (sums[seat] == min(sums))

    def priests(seat: int) -> int:
        return 2 * count(seat, "priest")[0]

    every = {
        "professions": majorities, "buildings": buildings, "priests": priests, "plague": plague,
    }  # fmt: skip
    final = [step_pyramid, chambers, ankhs, suns]
    counted = {item: [points(seat) for seat in seats] for item, points in every.items()}
    for item, points in zip(LAST_ONLY, final, strict=True):
        counted[item] = [points(seat) if last else 0 for seat in seats]
    return counted


def strew(position: Position, chance: random.Random) -> None:
    """Deal about half of the bag to the displays, all suns and some ankhs at random."""
    seats = position.state.seats
    for kind in range(len(KINDS)):
        own = [face for n, face in enumerate(FACES) if KIND_OF_FACE[n] == kind]
        for _ in range(chance.randint(0, position.state.bag[kind]) if own else 0):
            position.give(chance.randrange(seats), **{chance.choice(own): 1})
    suns = [sun for seat in range(seats) for sun in position.up(seat)] + [1]
    chance.shuffle(suns)
    each = (len(suns) - 1) // seats
    hands = [suns[seat * each : (seat + 1) * each] for seat in range(seats)]
    position.lay_suns(
        *(f"{hand[0]} | {' '.join(map(str, hand[1:]))}" for hand in hands), centre=suns[-1]
    )
    position.set_ankhs(*(chance.randint(0, 4) for _ in range(seats)))
    position.set_points(*(chance.randint(0, 30) for _ in range(seats)))


@pytest.mark.rule("PR-7.1", "PR-7.3", "PR-7.4", "PR-7.6", "PR-7.7", "PR-7.9", "PR-7.10", "PR-7.11")
@pytest.mark.rule("PR-7.12")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("option", ["best_color", "each_color"])
def test_random_displays_score_as_counted_by_hand(seats: int, epoch: int, option: str) -> None:
    for seed in range(15):
        position = Position(seats, burial_scoring=option).set_epoch(epoch)
        strew(position, random.Random(seed))
        before = position.points
        expected = recount(position, option == "each_color")
        scoring = position.end_epoch()
        assert scoring.items == expected
        net = [sum(points[seat] for points in expected.values()) for seat in range(seats)]
        assert scoring.net == net
        assert position.points == [max(0, a + b) for a, b in zip(before, net, strict=True)]
