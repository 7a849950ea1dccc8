"""Studies: counts are true to what happened, on every target and with any bots."""

from __future__ import annotations

import importlib
import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heliopolis.arena import simulate
from heliopolis.arena.course import Course, CourseWatch, course_figures
from heliopolis.arena.event_counts import SUM, EventCounts, count_events
from heliopolis.arena.simulate import compare
from heliopolis.arena.tally import Histogram, Tally
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import Engine, engine
from heliopolis.testing.play import play_randomly

study_module: Any = importlib.import_module("heliopolis.arena.simulate")


def test_histograms_grow_to_both_sides_and_merge() -> None:
    one, two = Histogram(), Histogram()
    one.add(np.array([5, 7, 7]))
    one.add(np.array([-2]))
    two.add(np.array([9, 5]))
    two.merge(Histogram())
    one.merge(two)
    assert one.items() == {-2: 1, 5: 2, 7: 2, 9: 1}
    spread = one.spread()
    assert (spread.minimum, spread.maximum) == (-2, 9)
    assert spread.mean == pytest.approx(31 / 6)
    assert spread.deviation == pytest.approx(np.std([-2, 5, 5, 7, 7, 9], ddof=1))


def test_a_shared_win_is_shared() -> None:
    tally = Tally(3)
    tally.add(np.array([[5, 5, 1], [4, 2, 9]]), np.array([[0, 0, 2], [1, 2, 0]]), np.array([8, 9]))
    assert [standing.wins for standing in tally.standings()] == [1, 1, 1]
    assert [standing.share for standing in tally.standings()] == [0.25, 0.25, 0.5]
    assert tally.winning.items() == {5: 1, 9: 1}
    assert tally.margins.items() == {0: 1, 5: 1}


def test_targets_and_threads_give_the_same_study(ra: Game) -> None:
    studies = [
        simulate(ra, 9000, seats=3, seed=3, jobs=1, target="compiled"),
        simulate(ra, 9000, seats=3, seed=3, jobs=3, target="compiled"),
    ]
    assert studies[0].standings == studies[1].standings
    assert studies[0].margin == studies[1].margin
    assert studies[0].tally.winning.items() == studies[1].tally.winning.items()
    few = [simulate(ra, 40, seats=5, seed=3, target=target) for target in ("compiled", "plain")]
    assert few[0].standings == few[1].standings
    assert few[0].winning_score == few[1].winning_score


def test_compiling_is_no_play(ra: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first compiled game takes as long as compiling does; the clock starts behind it."""
    now = [0.0]
    plain = engine(ra, "plain")

    def play_first_for_a_minute(runner: Engine, games: int, *how: Any) -> Any:
        now[0] += 60 if now[0] == 0 else 1
        return study_module._simulate_plain(plain, games, *how)

    monkeypatch.setattr(study_module, "_simulate_compiled", play_first_for_a_minute)
    monkeypatch.setattr(study_module.time, "perf_counter", lambda: now[0])
    study = simulate(ra, 5, seats=3, target="compiled")
    assert study.seconds == 1
    assert study.games == 5


def test_event_counts_match_the_log_events(ra: Game) -> None:
    """Compared with the same games played at tables."""
    study = simulate(ra, 25, seats=3, seed=4, target="plain", detail=25)
    assert study.detailed == 25
    tables = [play_randomly(ra, 3, seed) for seed in range(4, 29)]
    won = [table.ranks().index(0) for table in tables]
    for event in study.seat_events:
        had = [
            {told["seat"] for told in table.log_events
             if told["log_event"] == event.log_event and event.values.items() <= told.items()}
            for table in tables
        ]  # fmt: skip
        winners = sum(winner in seats for winner, seats in zip(won, had, strict=True))
        others = sum(len(seats) for seats in had) - winners
        assert event.share_in_wins == pytest.approx(winners / 25)
        assert event.share_in_losses == pytest.approx(others / 50)
        assert event.win_share_with == pytest.approx(winners / (winners + others))
        assert event.wins_ci95[0] <= event.share_in_wins <= event.wins_ci95[1]
    items = {t.values["item"]: t for t in study.seat_events if t.log_event == "scored"}
    gained = sum(log_event["points"] for table, winner in zip(tables, won, strict=True)
                 for log_event in table.log_events
                 if log_event["log_event"] == "scored" and log_event["seat"] == winner
                 and log_event["item"] == "priests")  # fmt: skip
    assert items["priests"].points_in_wins == pytest.approx(gained / 25)
    assert any(event.log_event == "epoch-ended" for event in study.game_events)


def test_a_study_shows_what_distinguishes_winners(morra: Game) -> None:
    seat_events = EventCounts(morra)
    for _ in range(40):
        seat_events.add({"won-round": [2, 0], "won-round" + SUM: [7, 0]}, [0, 1], [7, 0])
    for _ in range(40):
        seat_events.add({"won-round": [1, 1], "won-round" + SUM: [5, 1]}, [0, 1], [5, 2])
    (event,) = seat_events.seat_events()
    assert (event.share_in_wins, event.share_in_losses) == (1.0, 0.5)
    assert (event.mean_in_wins, event.mean_in_losses) == (1.5, 0.5)
    assert (event.points_in_wins, event.points_in_losses) == (6.0, 0.5)
    assert event.win_share_with == pytest.approx(80 / 120)
    assert event.separation > 0


def test_an_event_is_worth_what_seats_with_more_of_it_score(morra: Game) -> None:
    counts = EventCounts(morra)
    for n in range(30):
        noise = n % 3 - 1
        counts.add({"won-round": [n % 4, 1]}, [0, 1], [10 + 3 * (n % 4) + noise, 13 - noise])
    (event,) = counts.seat_events()
    assert event.worth is not None
    assert event.worth_ci95 is not None
    low, high = event.worth_ci95
    assert low < event.worth < high
    assert event.worth == pytest.approx(3, abs=0.3)
    assert high - low < 1


def test_the_worth_of_what_everybody_has_or_hardly_anybody_is_unknown(morra: Game) -> None:
    always, seldom = EventCounts(morra), EventCounts(morra)
    for n in range(40):
        always.add({"won-round": [1, 1]}, [0, 1], [n, 1])
        seldom.add({"won-round": [int(n < 5), 0]}, [0, 1], [n, 1])
    for counts in (always, seldom):
        (event,) = counts.seat_events()
        assert (event.worth, event.worth_ci95) == (None, None)


def test_no_seat_is_best_within_chance(morra: Game) -> None:
    study = simulate(morra, 60, seats=3, target="plain")
    assert study.best_seat() is None
    clear = replace(study.standings[1], share=0.9, interval=(0.8, 0.95))
    others = [replace(one, interval=(0.02, 0.2)) for one in study.standings]
    assert replace(study, standings=[others[0], clear, others[2]]).best_seat() == clear


def test_two_studies_are_compared(morra: Game) -> None:
    first, second = (simulate(morra, 60, seats=3, seed=seed, target="plain") for seed in (0, 60))
    same = compare(first, first)
    assert all(one.difference == 0 and not one.beyond_chance for one in same)
    found = {(one.figure, one.seat): one for one in compare(first, second)}
    score = found["score", "B"]
    assert score.difference == pytest.approx(
        second.standings[1].score.mean - first.standings[1].score.mean
    )
    assert score.ci95[0] < score.difference < score.ci95[1]
    far = replace(second, decisions=replace(second.decisions, mean=1e6))
    assert compare(first, far)[0].beyond_chance


def test_an_event_without_a_seat_is_counted_per_game(morra: Game) -> None:
    log_events = play_randomly(morra, 3, 1).log_events
    counts = count_events(log_events, morra, 3)
    assert counts["round-started"] == [3, 0, 0]
    assert sum(counts["won-round"]) == 3
    assert "round-started" not in [
        t.log_event for t in simulate(morra, 9, target="plain", detail=9).seat_events
    ]


def test_bots_other_than_random_play_at_tables(morra: Game) -> None:
    studies = [
        simulate(morra, 30, seats=3, bots="random,tests.arena.bots:First", detail=10, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert studies[0].target == "table"
    assert studies[0].games == 30
    assert studies[0].detailed == 10
    timeless = [{**study.to_json(), "seconds": 0} for study in studies]
    assert json.dumps(timeless[0]) == json.dumps(timeless[1])
    assert sum(standing.share for standing in studies[0].standings) == pytest.approx(1)


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ({"detail": -1}, "detail: "),
        ({"jobs": 0}, "jobs: "),
        ({"bots": "fish"}, "bot: "),
        ({"bots": "greedy", "target": "plain"}, "target: "),
        ({"bots": "greedy", "biased": True}, "biased: "),
    ],
)
def test_invalid_settings_of_a_study_are_refused(
    morra: Game, asked: dict[str, object], wrong: str
) -> None:
    with pytest.raises(BadSetupError) as caught:
        simulate(morra, 10, **asked)  # type: ignore[arg-type]
    assert str(caught.value).startswith(wrong)


def test_the_lead_changes_when_another_seat_is_alone_in_front() -> None:
    watch = CourseWatch()
    for scores in ([0, 0], [1, 0], [1, 1], [1, 2], [3, 2], [3, 3], [4, 3]):
        watch.see_scores(scores)
    for legal in (1, 4, 2, 1):
        watch.see_decision(legal)
    assert watch.course() == Course(lead_changes=2, decisions=4, forced=2, choices=6)
    figures = course_figures([watch.course(), Course(0, 2, 0, 4)])
    assert figures is not None
    assert (figures.lead_changes.mean, figures.lead_changes.maximum) == (1.0, 2)
    assert figures.branching == 10 / 4
    assert figures.forced == 2 / 6
    assert course_figures([]) is None


def test_the_course_is_that_of_the_games_played(ra: Game) -> None:
    study = simulate(ra, 5, seats=2, seed=3, target="plain", detail=5)
    assert study.course is not None
    assert study.course.games == 5
    assert study.course.lead_changes.minimum >= 0
    assert 1 < study.course.branching < len(ra.moves)
    bots = simulate(ra, 2, seats=2, seed=3, bots="greedy", detail=2)
    assert bots.course is not None
    assert bots.course.games == 2
