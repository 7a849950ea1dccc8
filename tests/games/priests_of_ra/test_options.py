"""The options of a table: which values they take, and what they change."""

from __future__ import annotations

from typing import Any

import pytest

import heliopolis
from heliopolis.errors import BadSetupError
from tests.games.priests_of_ra.positions import Position


def test_the_options_are_those_of_the_specification() -> None:
    options = {option.name: option for option in heliopolis.find_game("priests-of-ra").options}
    assert {name: option.rule for name, option in options.items()} == {
        "burial_scoring": "PR-7.9",
        "score_visibility": "PR-8.2",
        "sun_groups": "PR-1.4",
    }
    assert options["burial_scoring"].values == ("best_color", "each_color")
    assert options["score_visibility"].values == ("own_only", "open")


def test_options_not_given_have_their_defaults() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=1)
    assert table.options == {
        "burial_scoring": "best_color",
        "score_visibility": "own_only",
        "sun_groups": "random",
    }


@pytest.mark.rule("PR-7.9")
@pytest.mark.parametrize(("value", "points"), [("best_color", 10), ("each_color", 15)])
def test_burial_scoring_decides_whether_every_colour_scores(value: str, points: int) -> None:
    """R-4: 4 chambers of one colour and 3 of another."""
    position = Position(2, burial_scoring=value).set_epoch(3).give(0, burial_a=4, burial_c=3)
    assert position.end_epoch()["burial_chambers"] == [points, 0]


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize(("value", "seen"), [("own_only", [10, None]), ("open", [10, 10])])
def test_score_visibility_decides_whose_totals_are_seen(value: str, seen: list[int | None]) -> None:
    view = Position(2, score_visibility=value).view(0)
    assert [player["points"] for player in view["players"]] == seen


@pytest.mark.rule("PR-1.4")
def test_sun_groups_assigns_the_groups_to_seats() -> None:
    for seed in range(5):
        options = {"sun_groups": "312"}
        table = heliopolis.new("priests-of-ra", seats=3, seed=seed, options=options)
        assert [player["suns_up"] for player in table.view()["table"]["players"]] == [
            [11, 10, 7, 4],
            [13, 8, 5, 2],
            [12, 9, 6, 3],
        ]


@pytest.mark.parametrize("name", ["burial_scoring", "score_visibility"])
@pytest.mark.parametrize("value", ["", "random", "BEST_COLOR", "1", 0, 1, True, None, ["open"]])
def test_an_unknown_value_of_an_option_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadSetupError, match=f"^option {name}: .* is not one of "):
        heliopolis.new("priests-of-ra", seats=2, options={name: value})


@pytest.mark.parametrize(
    "value",
    ["", "1", "12", "1234", "112", "012", "124", "1 2 3", "321 ", "-123", "abc", 123, 0, None],
)
def test_sun_groups_takes_each_digit_exactly_once(value: Any) -> None:
    with pytest.raises(BadSetupError, match=r"^option sun_groups: .* 1 to 3 "):
        heliopolis.new("priests-of-ra", seats=3, options={"sun_groups": value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetupError, match=r"^option house_rules: "):
        heliopolis.new("priests-of-ra", seats=3, options={"house_rules": "yes"})
