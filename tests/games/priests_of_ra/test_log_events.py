"""The log events, in the order in which things happen."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

import heliopolis
from heliopolis.games.priests_of_ra import GAME
from heliopolis.texts import texts
from tests.games.priests_of_ra.positions import ALL_SEATS, Position, random_end, random_game


@pytest.mark.rule("PR-1.4", "PR-1.6")
def test_setting_up() -> None:
    assert Position(3, groups="312").news() == [
        "suns-dealt 0 3",
        "suns-dealt 1 1",
        "suns-dealt 2 2",
        "epoch-started old_kingdom 1",
    ]


def test_a_small_epoch_from_beginning_to_end() -> None:
    position = Position(2).set_points(10, 10)
    position.news()
    position.play("0: draw farmer_warrior", "0: place warrior", "1: draw priest")
    assert position.news() == [
        "drew 0 farmer_warrior",
        "placed 0 warrior",
        "drew 1 priest",
    ]
    position.play("0: draw ra", "1: bid 3", "0: bid 5", "0: flip warrior")
    assert position.news() == [
        "drew 0 ra",
        "invoked 0 ra_tile",
        "bade 1 3",
        "bade 0 5",
        "won 0 5 1",
        "won-tile 0 warrior",
        "won-tile 0 priest",
        "flipped 0 warrior farmer",
    ]
    position.play("1: draw market_library", "1: place library", "0: draw ra", "1: pass", "0: pass")
    assert position.news() == [
        "drew 1 market_library",
        "placed 1 library",
        "drew 0 ra",
        "invoked 0 ra_tile",
        "passed 1",
        "passed 0",
        "nobody-bade ra_tile",
    ]
    position.play("1: invoke", "0: pass", "1: bid 8", "0: draw plague", "1: draw pyramid")
    assert position.news() == [
        "invoked 1 voluntary",
        "passed 0",
        "bade 1 8",
        "won 1 8 5",
        "won-tile 1 library",
        "drew 0 plague",
        "drew 1 pyramid",
    ]
    position.lay_ra(3).play("0: draw ra")
    assert position.news() == [
        "drew 0 ra",
        "epoch-ended old_kingdom ra_row_full",
        "row-discarded 2",
        "scored 0 priests 2",
        "booked 0 2",
        "booked 1 0",
        "epoch-started middle_kingdom 0",
    ]


@pytest.mark.rule("PR-5.5")
def test_a_full_row_without_bids() -> None:
    position = Position(2).lay_row(*["plague"] * 7)
    position.news()
    position.play("0: draw plague", "0: pass", "1: pass")
    assert position.news() == [
        "drew 0 plague",
        "invoked 1 row_full",
        "passed 0",
        "passed 1",
        "nobody-bade row_full",
        "row-discarded 8",
    ]


@pytest.mark.rule("PR-5.7")
def test_stopping_logs_the_number_of_unused_turns() -> None:
    position = Position(2).lay_row("priest", "priest", "farmer")
    position.play("0: invoke", "1: pass", "0: bid 2")
    position.news()
    position.play("0: stop")
    assert position.news() == ["stopped-flipping 0 2"]


@pytest.mark.rule("PR-6.7", "PR-7.12", "PR-8.1")
def test_a_last_scoring_in_the_order_of_the_rules() -> None:
    position = Position(2).set_epoch(3).set_points(8, 30).set_ankhs(2, 0)
    position.lay_suns("9 6 5 1 |", "8 7 4 3 |", centre=2).lay_ra(5)
    position.give(0, farmer=2, warrior=1, scribe=1, granary=2, priest=3, plague=2)
    position.give(1, pyramid=3, burial_a=4, scribe=2)
    position.news()
    position.play("0: draw ra")
    assert position.news() == [
        "drew 0 ra",
        "epoch-ended new_kingdom ra_row_full",
        "scored-majority 0 professions farmer 5",
        "scored-majority 1 professions scribe 5",
        "took-ankhs 0 1",
        "scored 0 buildings 2",
        "scored 0 priests 6",
        "plague-relieved 0",
        "scored 0 plague -1",
        "scored 0 ankhs 10",
        "scored 1 step_pyramid 10",
        "scored 1 burial_chambers 10",
        "scored 0 suns -5",
        "scored 1 suns 5",
        "booked 0 17",
        "booked 1 30",
        "won-game 1",
    ]
    assert position.points == [25, 60]


# --- Over whole games -----------------------------------------------------------------------------


@pytest.mark.rule("PR-7.12", "PR-8.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("biased", [False, True])
def test_logged_items_add_up_to_the_net_that_is_booked(seats: int, biased: bool) -> None:
    """The nets, floored at zero, add up to the totals at the end."""
    for seed in range(25):
        position = random_end(seats, seed, biased)
        counted: defaultdict[int, int] = defaultdict(int)
        totals = [10] * seats
        for raw in position.state.log_events:
            log_event = GAME.log_events.to_json(raw)
            if log_event["log_event"] in ("scored", "scored-majority"):
                counted[int(log_event["seat"])] += int(log_event["points"])
            elif log_event["log_event"] == "booked":
                seat, net = int(log_event["seat"]), int(log_event["net"])
                assert counted.pop(seat, 0) == net
                totals[seat] = max(0, totals[seat] + net)
        assert not counted
        assert position.points == totals


@pytest.mark.rule("PR-6.1", "PR-6.7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_game_logs_three_epochs_and_one_winner(seats: int) -> None:
    for seed in range(10):
        log_events = random_end(seats, seed).log_events()
        told = Counter(log_event.split()[0] for log_event in log_events)
        assert told["suns-dealt"] == seats
        assert told["epoch-started"] == told["epoch-ended"] == 3
        assert told["booked"] == 3 * seats
        assert told["won-game"] == 1
        assert told["drew"] == told["placed"] + sum(
            log_event.startswith("drew")
            and log_event.split()[2] in ("ra", "pyramid", "priest", "plague")
            for log_event in log_events
        )


@pytest.mark.rule("PR-7.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_ankhs_logged_are_those_held(seats: int) -> None:
    for seed in range(10):
        position = random_end(seats, seed)
        held = [0] * seats
        for log_event in position.log_events():
            if log_event.startswith("took-ankhs"):
                _, seat, taken = log_event.split()
                held[int(seat)] += int(taken)
        assert position.ankhs == held


@pytest.mark.rule("PR-8.2")
def test_no_log_event_reveals_a_total() -> None:
    """What was booked is public, what it adds up to is not."""
    fields = {field for kind in GAME.log_events.kinds for field in kind.values}
    assert not fields & {"total", "totals", "score"}


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_log_event_is_a_sentence_in_every_language(language: str) -> None:
    words = texts(language, GAME)
    names = ["Ada", "Ben", "Cleo"]
    for seed in range(5):
        for raw in random_end(3, seed).state.log_events:
            assert words.log_event(GAME.log_events.to_json(raw), names).strip()


def test_each_log_event_at_a_table_has_the_number_of_moves_before_it() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=8)
    for step in random_game(3, seed=8):
        table.play(step.move, step.seat)
    steps = [log_event["step"] for log_event in table.log_events]
    assert steps == sorted(steps)
    assert steps[0] == 0
    assert steps[-1] == len(table.moves)
    assert [{**log_event, "step": 0} for log_event in table.log_events] == [
        {"step": 0, **GAME.log_events.to_json(raw)} for raw in random_end(3, 8).state.log_events
    ]
