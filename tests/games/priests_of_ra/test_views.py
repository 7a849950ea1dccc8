"""PR-8.2 to PR-8.4: what people see."""

from __future__ import annotations

import json
from typing import Any

import pytest

import heliopolis
from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.board import KINDS
from tests.games.priests_of_ra.positions import (
    ALL_SEATS,
    Position,
    finished,
    full_row,
    phases,
    random_game,
    won_lot,
)

WATCHERS = [None, 0, 1, 2]


def rich_position() -> Position:
    """A position with something of everything: an auction of three players in epoch 2."""
    position = Position(3).set_epoch(2).set_points(31, 12, 7).set_ankhs(2, 0, 1)
    position.lay_suns("13 5 | 1 2", "12 9 6 3 |", "10 4 | 11 7", centre=8)
    position.give(0, farmer=2, plague=1).give(2, pyramid=3, burial_b=1)
    return position.lay_ra(4).lay_row("market", "plague").play("0: draw ra", "1: bid 6")


# --- Everything public ----------------------------------------------------------------------------


@pytest.mark.rule("PR-8.3")
@pytest.mark.parametrize("watching", WATCHERS)
def test_every_public_fact_is_in_every_view(watching: int | None) -> None:
    """R-26, R-27."""
    view = rich_position().view(watching)
    players = view.pop("players")
    assert view == {
        "phase": "bid",
        "epoch": 2,
        "epoch_name": "middle_kingdom",
        "ended_by": ["none", "none", "none"],
        "turn": 0,
        "ra_row": {"tiles": 5, "spaces": 8},
        "auction_row": ["market", "plague"],
        "row_spaces": 8,
        "centre_sun": 8,
        "drawn": None,
        "auction": {"reason": "ra_tile", "ra_player": 0, "best_bid": 6, "best_bidder": 1},
        "flipping": None,
        "choices": [],
        "counted_later": ["step_pyramid", "burial_chambers", "ankhs", "suns"],
        "lot_gains": [{"plague": -2}, {"plague": -1}, {"plague": -1}],
        "bag": {
            "ra": 25, "farmer_warrior": 28, "trader_scribe": 30, "burial_ab": 6, "burial_cd": 7,
            "priest": 15, "granary_fortress": 15, "market_library": 14, "pyramid": 12, "plague": 8,
        },
        "bag_left": 160,
        "box": dict.fromkeys(KINDS, 0),
    }  # fmt: skip
    for player in players:
        del player["points"]
    assert players == [
        {"seat": 0, "ankhs": 2, "suns_up": [13, 5], "suns_down": [2, 1], "sun_sum": 21,
         "display": {"farmer": 2, "plague": 1},
         "worth": {"professions": 5, "plague": -1, "ankhs": 5, "suns": -5}, "leads": ["farmer"]},
        {"seat": 1, "ankhs": 0, "suns_up": [12, 9, 6, 3], "suns_down": [], "sun_sum": 30,
         "display": {}, "worth": {}, "leads": []},
        {"seat": 2, "ankhs": 1, "suns_up": [10, 4], "suns_down": [11, 7], "sun_sum": 32,
         "display": {"burial_b": 1, "pyramid": 3},
         "worth": {"step_pyramid": 5, "suns": 5}, "leads": []},
    ]  # fmt: skip


@pytest.mark.rule("PR-8.3")
@pytest.mark.parametrize("watching", WATCHERS)
def test_tiles_that_left_the_game_are_public(watching: int | None) -> None:
    view = full_row(3).all_pass().view(watching)
    assert view["box"] == {kind: 8 * (kind == "pyramid") for kind in KINDS}


@pytest.mark.rule("PR-8.3")
@pytest.mark.parametrize("watching", WATCHERS)
def test_what_is_being_turned_is_public(watching: int | None) -> None:
    position = won_lot(3, "priest", "priest", "priest", farmer=3).play("0: flip farmer")
    view = position.view(watching)
    assert view["flipping"] == {"seat": 0, "flips_left": 2, "turned": {"warrior": 1}}
    assert view["auction"]["ra_player"] == 0


@pytest.mark.rule("PR-8.3")
def test_all_bids_and_the_breakdown_of_each_scoring_are_logged() -> None:
    position = Position(3).give(0, granary=2, priest=1).give(1, plague=2)
    position.lay_row("farmer").play("0: invoke", "1: bid 3", "2: bid 4", "0: bid 5")
    assert {"bade 1 3", "bade 2 4", "bade 0 5"} <= set(position.news())
    position.end_epoch()
    assert [told for told in position.news() if told.split()[0] in ("scored", "booked")] == [
        "scored 0 buildings 2", "scored 0 priests 2", "scored 1 plague -3",
        "booked 0 4", "booked 1 -3", "booked 2 0",
    ]  # fmt: skip


@pytest.mark.rule("PR-8.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_sun_is_shown_where_it_lies(seats: int) -> None:
    """R-26: including those that lie face down, such as sun 1."""
    position = Position(seats)
    for step in random_game(seats, seed=3):
        position = step.position
        players = position.view()["players"]
        for seat, player in enumerate(players):
            assert player["suns_up"] == sorted(position.up(seat), reverse=True)
            assert player["suns_down"] == sorted(position.down(seat), reverse=True)
        shown = [sun for player in players for sun in player["suns_up"] + player["suns_down"]]
        everything = range(1, {2: 9, 3: 13, 4: 13, 5: 16}[seats] + 1)
        assert sorted([*shown, position.view()["centre_sun"]]) == list(everything)


@pytest.mark.rule("PR-8.3")
@pytest.mark.parametrize("call", ["draw ra", "invoke"])
def test_no_auction_is_shown_after_its_end(call: str) -> None:
    position = Position(3).play(f"0: {call}", "1: pass", "2: bid 4", "0: pass")
    assert position.asked == (1, "turn")
    assert position.view()["auction"] is None
    assert position.observed(0)["reason"] == [1, 0, 0, 0]
    assert position.observed(0)["best bidder"] == [0] * 5


# --- Totals ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-8.2")
@pytest.mark.parametrize(
    ("option", "watching", "totals"),
    [
        ("own_only", None, [None, None, None]),
        ("own_only", 0, [31, None, None]),
        ("own_only", 2, [None, None, 7]),
        ("open", None, [31, 12, 7]),
        ("open", 1, [31, 12, 7]),
    ],
)
def test_whose_totals_are_seen(option: str, watching: int | None, totals: list[int | None]) -> None:
    """R-26: they lie face down unless the option opens them."""
    position = Position(3, score_visibility=option).set_points(31, 12, 7)
    assert [player["points"] for player in position.view(watching)["players"]] == totals


@pytest.mark.rule("PR-8.2")
def test_under_own_only_views_differ_in_the_totals_alone() -> None:
    def without_totals(view: dict[str, Any]) -> dict[str, Any]:
        for player in view["players"]:
            player["points"] = None
        return view

    position = rich_position()
    assert position.view(0) != position.view(1)
    views = [without_totals(position.view(watching)) for watching in WATCHERS]
    assert views == [views[0]] * 4


# --- What comes next ------------------------------------------------------------------------------


@pytest.mark.rule("PR-8.4")
@pytest.mark.parametrize("watching", WATCHERS)
def test_which_tile_comes_next_is_in_no_view(watching: int | None) -> None:
    """The next tiles differ, the views do not."""
    positions = [Position(3, seed) for seed in range(20)]
    assert all(position.view(watching) == positions[0].view(watching) for position in positions)
    assert len({position.play("0: draw").log_events()[4] for position in positions}) > 3


@pytest.mark.rule("PR-8.4")
@pytest.mark.parametrize("seat", range(3))
def test_resampling_changes_the_next_tile_and_nothing_a_seat_sees(seat: int) -> None:
    position = rich_position()
    drawn = set()
    for seed in range(30):
        hidden = position.copy()
        GAME.rules.resample_hidden(hidden.state, seat, seed)
        assert hidden.view(seat) == position.view(seat)
        assert hidden.observation(seat) == position.observation(seat)
        assert hidden.legal() == position.legal()
        hidden.play("2: pass", "0: pass", "1: draw")
        drawn |= {log_event for log_event in hidden.log_events() if log_event.startswith("drew 1")}
    assert len(drawn) > 3


# --- Views at a table -----------------------------------------------------------------------------


@pytest.mark.rule("PR-8.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_view_of_a_game_can_be_sent_as_json(seats: int) -> None:
    table = heliopolis.new("priests-of-ra", seats=seats, seed=5)
    for step in random_game(seats, seed=5):
        for watching in (None, *range(seats)):
            view = table.view(watching)
            assert json.loads(json.dumps(view)) == view
        table.play(step.move, step.seat)
    assert json.loads(json.dumps(table.view())) == table.view()
    assert json.loads(json.dumps(table.log_events)) == table.log_events


@pytest.mark.rule("PR-8.4")
def test_a_view_never_shows_the_seed() -> None:
    table = heliopolis.new("priests-of-ra", seats=2, seed=123456789123)
    for watching in (None, 0, 1):
        assert "123456789123" not in json.dumps(table.view(watching))


def test_only_the_seat_to_move_gets_a_prompt_and_legal_moves() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=1, options={"sun_groups": "231"})
    assert table.view(2)["legal"] == ["draw", "invoke"]
    assert table.view(2)["prompt"] == {"prompt": "turn"}
    for watching in (None, 0, 1):
        assert table.view(watching)["legal"] == []
        assert table.view(watching)["prompt"] is None
        assert table.view(watching)["players_to_move"] == [2]


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("turn", {"prompt": "turn"}),
        ("place", {"prompt": "place", "tile": "farmer_warrior"}),
        ("bid", {"prompt": "bid-over", "best": 6, "leader": 1}),
        ("flip", {"prompt": "flip", "flips": 2}),
    ],
)
def test_each_phase_has_its_prompt(phase: str, prompt: dict[str, Any]) -> None:
    position = phases()[phase]
    assert GAME.presentation.prompt(position.state, position.asked[0]) == prompt


@pytest.mark.rule("PR-5.4")
def test_first_bids_and_forced_bids_have_different_prompts() -> None:
    position = Position(2).play("0: invoke")
    assert GAME.presentation.prompt(position.state, 1) == {"prompt": "bid-first"}
    position.play("1: pass")
    assert GAME.presentation.prompt(position.state, 0) == {"prompt": "bid-must"}


@pytest.mark.rule("PR-8.2")
def test_the_result_is_shown_at_the_end_to_everybody() -> None:
    table = finished().at_table()
    for watching in (None, 0, 1, 2):
        view = table.view(watching)
        assert view["over"] is True
        assert view["players_to_move"] == []
        assert view["result"] == {"scores": [5, 10, 15], "ranks": [2, 1, 0]}
    assert Position(3).at_table().view(0)["result"] is None
