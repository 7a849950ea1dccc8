"""PR-8: who wins, and what is secret until then."""

from __future__ import annotations

import pytest

from tests.games.priests_of_ra.positions import ALL_SEATS, Position, finished, phases, random_end


def ended(*totals: int, suns: tuple[str, ...], centre: int) -> Position:
    """A game that ends with these totals: only the suns gain and lose points."""
    position = Position(len(totals)).set_epoch(3).lay_suns(*suns, centre=centre)
    sums = [sum(map(int, hand.replace("|", " ").split())) for hand in suns]
    bonus = [5 * (s == max(sums)) - 5 * (s == min(sums)) for s in sums]
    position.set_points(*(total - more for total, more in zip(totals, bonus, strict=True)))
    position.end_epoch()
    assert position.points == list(totals)
    return position


@pytest.mark.rule("PR-8.1")
def test_the_highest_total_wins() -> None:
    position = ended(20, 31, 30, suns=("13 8 5 2 |", "9 6 3 1 |", "11 10 7 4 |"), centre=12)
    assert position.ranks == [2, 0, 1]
    assert position.news()[-1] == "won-game 1"


@pytest.mark.rule("PR-8.1")
def test_tied_players_are_ranked_by_their_highest_single_sun() -> None:
    position = ended(30, 30, 30, suns=("13 8 5 2 |", "12 9 6 3 |", "11 10 7 4 |"), centre=1)
    assert position.ranks == [0, 1, 2]
    position = ended(30, 30, 30, suns=("9 8 5 2 |", "11 10 6 3 |", "12 7 4 1 |"), centre=13)
    assert position.ranks == [2, 1, 0]
    assert position.news()[-1] == "won-game 2"


@pytest.mark.rule("PR-8.1")
def test_a_face_down_sun_breaks_the_tie_as_well() -> None:
    position = ended(30, 30, suns=("9 6 5 2 |", "7 4 3 | 8"), centre=1)
    assert position.ranks == [0, 1]
    position = ended(30, 30, suns=("7 4 3 | 8", "6 5 2 | 9"), centre=1)
    assert position.ranks == [1, 0]


@pytest.mark.rule("PR-8.1")
def test_the_centre_sun_does_not_break_ties() -> None:
    """R-21: seat 0 gave the 9 away, so the 8 is the highest."""
    position = ended(30, 30, suns=("6 5 2 | 1", "8 7 4 3 |"), centre=9)
    assert position.ranks == [1, 0]


@pytest.mark.rule("PR-8.1")
def test_the_others_are_ranked_by_the_same_two_keys() -> None:
    suns = ("16 7 2 |", "15 8 3 |", "14 9 4 |", "13 10 5 |", "12 11 6 |")
    position = ended(7, 50, 9, 9, 9, suns=suns, centre=1)
    assert position.ranks == [4, 0, 1, 2, 3]


@pytest.mark.rule("PR-8.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_there_is_always_exactly_one_winner(seats: int) -> None:
    for seed in range(25):
        position = random_end(seats, seed)
        assert sorted(position.ranks) == list(range(seats))
        assert position.log_events()[-1] == f"won-game {position.ranks.index(0)}"


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_players_see_their_own_total_only(seats: int) -> None:
    position = Position(seats)
    for seat in range(seats):
        shown = [player["points"] for player in position.view(seat)["players"]]
        assert shown == [10 if other == seat else None for other in range(seats)]


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize("phase", ["turn", "place", "bid", "flip"])
def test_in_every_phase_totals_are_hidden_until_the_end(phase: str) -> None:
    position = phases()[phase]
    assert [player["points"] for player in position.view(1)["players"]] == [None, 10, None]
    assert [player["points"] for player in position.view()["players"]] == [None, None, None]


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_at_the_end_all_totals_are_shown(seat: int | None) -> None:
    assert [player["points"] for player in finished().view(seat)["players"]] == [5, 10, 15]
