"""The worked examples S-1 to S-19 of part 7.1."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import Position


def display(counts: tuple[int, ...], face: str, epoch: int = 1) -> Position:
    """Give each player that number of tiles with a face."""
    position = Position(len(counts)).set_epoch(epoch)
    for seat, count in enumerate(counts):
        position.give(seat, **{face: count})
    return position


@pytest.mark.vector("S-1", "S-2", "S-3", "S-4")
@pytest.mark.rule("PR-7.1")
@pytest.mark.parametrize(
    ("farmers", "points"),
    [
        ((3, 2, 1), [5, 0, 0]),
        ((2, 2, 1), [5, 5, 0]),
        ((1, 1, 0), [0, 0, 0]),
        ((1, 0), [0, 0]),
    ],
    ids=["S-1", "S-2", "S-3", "S-4"],
)
def test_farmers(farmers: tuple[int, ...], points: list[int]) -> None:
    assert display(farmers, "farmer").end_epoch()["professions"] == points


@pytest.mark.vector("S-5")
@pytest.mark.rule("PR-7.1", "PR-7.2")
def test_two_of_each_profession() -> None:
    position = Position(2).give(0, farmer=2, warrior=2, trader=2, scribe=2)
    assert position.end_epoch()["professions"] == [20, 0]
    assert position.ankhs == [2, 0]


@pytest.mark.vector("S-6")
@pytest.mark.rule("PR-7.2")
@pytest.mark.parametrize(
    ("owned", "held", "holds"),
    [
        ({"farmer": 5, "warrior": 1}, 0, 0),
        ({"farmer": 1, "warrior": 1, "scribe": 1}, 0, 1),
        ({"farmer": 1, "warrior": 1, "trader": 1, "scribe": 1}, 0, 2),
        ({"farmer": 1, "warrior": 1, "trader": 1, "scribe": 1}, 3, 4),
    ],
)
def test_ankhs_taken(owned: dict[str, int], held: int, holds: int) -> None:
    position = Position(2).set_ankhs(held, 0).give(0, **owned)
    position.end_epoch()
    assert position.ankhs[0] == holds


@pytest.mark.vector("S-7")
@pytest.mark.rule("PR-7.3")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ({"granary": 1}, 0),
        ({"granary": 2}, 2),
        ({"granary": 3}, 2),
        ({"granary": 4}, 4),
        ({"granary": 1, "fortress": 1}, 0),
        ({"granary": 2, "fortress": 2}, 4),
        ({"granary": 2, "fortress": 2, "market": 2}, 11),
        ({"granary": 2, "fortress": 2, "market": 2, "library": 2}, 18),
        ({"granary": 5, "fortress": 2, "market": 3, "library": 1}, 13),
    ],
)
def test_buildings(owned: dict[str, int], points: int) -> None:
    assert Position(2).give(0, **owned).end_epoch()["buildings"] == [points, 0]


@pytest.mark.vector("S-8")
@pytest.mark.rule("PR-7.4", "PR-7.5", "PR-7.6")
@pytest.mark.parametrize(
    ("priests", "plague", "left", "net"),
    [
        (2, 2, 2, 1),
        (3, 0, 0, 6),
        (3, 1, 0, 6),
        (3, 2, 1, 5),
        (6, 2, 1, 11),
        (3, 6, 5, -9),
        (3, 7, 6, -14),
    ],
)
def test_priests_and_plague_together(priests: int, plague: int, left: int, net: int) -> None:
    position = Position(2).give(0, priest=priests, plague=plague)
    assert position.end_epoch().net == [net, 0]
    assert position.display(0).get("plague", 0) == left


@pytest.mark.vector("S-9")
@pytest.mark.rule("PR-7.6")
def test_plague() -> None:
    for tiles, points in enumerate([0, -1, -3, -6, -10, -15, -20, -20, -20]):
        assert Position(2).give(0, plague=tiles).end_epoch()["plague"] == [points, 0]


@pytest.mark.vector("S-10")
@pytest.mark.rule("PR-7.7")
@pytest.mark.parametrize(
    ("pyramids", "chambers", "points"),
    [
        (2, 0, 0),
        (3, 0, 5),
        (5, 0, 5),
        (6, 0, 10),
        (9, 0, 10),
        (10, 0, 20),
        (15, 0, 20),
        (5, 1, 10),
    ],
)
def test_step_pyramid(pyramids: int, chambers: int, points: int) -> None:
    """R-6: 5 tiles are two levels, 9 tiles three."""
    for epoch, expected in ((1, 0), (2, 0), (3, points)):
        position = Position(2).set_epoch(epoch).give(0, pyramid=pyramids, burial_d=chambers)
        assert position.end_epoch()["step_pyramid"] == [expected, 0]


@pytest.mark.vector("S-11")
@pytest.mark.rule("PR-7.9")
@pytest.mark.parametrize(
    ("owned", "best_color", "each_color"),
    [
        ({"burial_a": 2, "burial_b": 2}, 0, 0),
        ({"burial_a": 3}, 5, 5),
        ({"burial_a": 4}, 10, 10),
        ({"burial_a": 7}, 10, 10),
        ({"burial_a": 4, "burial_c": 3}, 10, 15),
        ({"burial_a": 3, "burial_d": 3}, 5, 10),
    ],
)
def test_burial_chambers(owned: dict[str, int], best_color: int, each_color: int) -> None:
    """R-4."""
    for option, points in (("best_color", best_color), ("each_color", each_color)):
        position = Position(2, burial_scoring=option).set_epoch(3).give(0, **owned)
        assert position.end_epoch()["burial_chambers"] == [points, 0]


@pytest.mark.vector("S-11")
@pytest.mark.rule("PR-7.7", "PR-7.9")
def test_three_chambers_alone() -> None:
    """R-5: 5 for the step pyramid and 5 for the colour."""
    scoring = Position(2).set_epoch(3).give(0, burial_a=3).end_epoch()
    assert scoring.of(0) == {"step_pyramid": 5, "burial_chambers": 5}
    assert scoring.net == [10, 0]


@pytest.mark.vector("S-12")
@pytest.mark.rule("PR-7.10")
@pytest.mark.parametrize(("ankhs", "points"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 20)])
def test_ankhs_at_the_end(ankhs: int, points: int) -> None:
    assert Position(2).set_epoch(3).set_ankhs(ankhs).end_epoch()["ankhs"] == [points, 0]


@pytest.mark.vector("S-13", "S-14", "S-15")
@pytest.mark.rule("PR-7.11")
@pytest.mark.parametrize(
    ("suns", "centre", "sums", "points"),
    [
        (("9 6 5 2 |", "8 7 4 3 |"), 1, [22, 22], [0, 0]),
        (("13 9 5 3 |", "12 10 6 2 |", "8 7 4 1 |"), 11, [30, 30, 20], [5, 5, -5]),
        (
            ("13 6 2 |", "12 7 3 |", "11 9 1 |", "10 8 5 |"),
            4,
            [21, 22, 21, 23],
            [-5, 0, -5, 5],
        ),
    ],
    ids=["S-13", "S-14", "S-15"],
)
def test_suns(suns: tuple[str, ...], centre: int, sums: list[int], points: list[int]) -> None:
    """R-21, R-22."""
    position = Position(len(suns)).set_epoch(3).lay_suns(*suns, centre=centre)
    assert [player["sun_sum"] for player in position.view()["players"]] == sums
    assert position.end_epoch()["suns"] == points


@pytest.mark.vector("S-16")
@pytest.mark.rule("PR-7.12")
def test_floor() -> None:
    """R-17."""
    position = Position(2).set_points(3, 10).give(0, plague=4)
    assert position.end_epoch().net[0] == -10
    assert position.points[0] == 0

    position = Position(2).set_points(2, 10).give(0, granary=6, plague=3)
    scoring = position.end_epoch()
    assert (scoring["buildings"][0], scoring["plague"][0]) == (6, -6)
    assert position.points[0] == 2

    position = Position(2).set_points(0, 10).give(0, plague=5, farmer=2, scribe=2)
    assert position.end_epoch().net[0] == -5
    assert position.points[0] == 0


@pytest.mark.vector("S-17")
@pytest.mark.rule("PR-6.4", "PR-7.12")
def test_a_whole_scoring_of_epoch_1() -> None:
    position = Position(2)
    position.give(0, farmer=2, warrior=1, trader=1, granary=2, priest=1)
    position.give(1, farmer=1, scribe=2, plague=1, pyramid=3)
    scoring = position.end_epoch()
    assert scoring.of(0) == {"professions": 5, "buildings": 2, "priests": 2}
    assert scoring.of(1) == {"professions": 5, "plague": -1}
    assert scoring.net == [9, 4]
    assert position.ankhs == [1, 0]
    assert position.points == [19, 14]
    assert position.display(0) == {"granary": 2}
    assert position.display(1) == {"plague": 1, "pyramid": 3}


@pytest.mark.vector("S-18")
@pytest.mark.rule("PR-7.2", "PR-7.5", "PR-7.10", "PR-7.11", "PR-7.12")
def test_a_whole_scoring_of_epoch_3() -> None:
    position = Position(3).set_epoch(3).set_points(25, 31, 18).set_ankhs(3, 1, 2)
    position.lay_suns("13 9 5 3 |", "12 10 6 2 |", "8 7 4 1 |", centre=11)
    position.give(0, farmer=3, warrior=1, trader=2, granary=4, library=2, market=2)
    position.give(0, priest=3, plague=2, pyramid=6, burial_a=4)
    position.give(1, farmer=3, scribe=2, fortress=2, plague=1, pyramid=3, burial_c=2)
    position.give(2, warrior=2, scribe=1, granary=1, priest=1, plague=3, pyramid=1)
    scoring = position.end_epoch()
    assert scoring.items == {
        "professions": [10, 10, 5],
        "buildings": [13, 2, 0],
        "priests": [6, 0, 2],
        "plague": [-1, -1, -6],
        "step_pyramid": [20, 5, 0],
        "burial_chambers": [10, 0, 0],
        "ankhs": [20, 0, 5],
        "suns": [5, 5, -5],
    }
    assert scoring.net == [83, 21, 1]
    assert position.points == [108, 52, 19]
    assert position.ankhs == [4, 1, 2]
    assert position.display(0)["plague"] == 1, "one removed"


@pytest.mark.vector("S-19")
@pytest.mark.rule("PR-8.1")
def test_tie_break() -> None:
    """The ranks are: the second player, the first, the third."""
    position = Position(3).set_epoch(3).set_points(35, 45, 44)
    position.lay_suns("9 8 7 6 |", "12 10 5 2 |", "13 11 4 1 |", centre=3)
    assert [max(position.up(seat)) for seat in range(3)] == [9, 12, 13]
    assert position.end_epoch().net == [5, -5, -5], "the suns, 30 / 29 / 29"
    assert position.points == [40, 40, 39]
    assert position.ranks == [1, 0, 2]
