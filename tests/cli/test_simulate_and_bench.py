"""Studies and measurements: computing the former, presenting both."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heliopolis import bench
from heliopolis.arena import simulate
from heliopolis.arena.simulate import wilson
from heliopolis.kernel.game import Game
from heliopolis.texts import LANGUAGES
from tests.cli.conftest import Cli


def test_wilson_intervals_match_published_values() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = wilson(0, 10)
    assert (low, round(high, 3)) == (0.0, 0.278)
    low, high = wilson(10, 10)
    assert (round(low, 3), round(high, 9)) == (0.722, 1.0)


def test_a_study_of_few_games_is_exact(morra: Game) -> None:
    """Compared with the same games played one by one."""
    from heliopolis.kernel.targets import engine

    study = simulate(morra, 45, seats=3, seed=7, target="plain")
    plain = engine(morra, "plain")
    scores = []
    for seed in range(7, 52):
        end = plain.playouts(1, seats=3, first_seed=seed)
        scores.append(end.states[0]["points"].tolist()[:3])
    for seat, standing in enumerate(study.standings):
        own = [row[seat] for row in scores]
        mean = sum(own) / 45
        assert standing.wins == sum(row[seat] == max(row) for row in scores)
        assert standing.score.mean == pytest.approx(mean)
        deviation = (sum((points - mean) ** 2 for points in own) / 44) ** 0.5
        assert standing.score.deviation == pytest.approx(deviation)
        assert (standing.score.minimum, standing.score.maximum) == (min(own), max(own))
    assert study.decisions.mean == 9


def test_the_spread_of_one_game_is_zero(morra: Game) -> None:
    study = simulate(morra, 1, target="plain")
    assert study.decisions.deviation == 0
    assert study.games == 1


def test_progress_ends_with_all_games(morra: Game) -> None:
    render_events: list[int] = []
    simulate(morra, 50, target="plain", progress=render_events.append)
    assert render_events == [20, 40, 50]


def test_compiled_and_plain_give_the_same_study(ra: Game) -> None:
    """Shares the cache of compiled rules with the other tests."""
    studies = [
        simulate(ra, 60, seats=3, seed=11, biased=True, target=target, jobs=2)
        for target in ("plain", "compiled")
    ]
    assert studies[0].standings == studies[1].standings
    assert studies[0].decisions == studies[1].decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_printed(cli: Cli, language: str) -> None:
    done = cli("simulate", "priests-of-ra", "--games", 30, "--seats", 3, "--target", "plain",
               "--option", "sun_groups=231", "--lang", language)  # fmt: skip
    assert done.status == 0
    assert done.err == ""
    assert [line.split()[0] for line in done.out.splitlines() if line[:2] in {"A ", "B ", "C "}]
    assert "%" in done.out
    assert "30" in done.out


def test_options_are_compared(cli: Cli) -> None:
    asked = ("simulate", "ur", "--games", 6, "--target", "plain", "--against", "pieces=1")
    done = cli(*asked, "--lang", "en")
    assert done.status == 0
    assert "The same games with pieces=1" in done.out
    told = json.loads(cli(*asked, "--json").out)["against"]
    (length,) = (one for one in told if one["figure"] == "decisions")
    assert length["ci95"][1] < 0  # one piece is home much sooner than seven
    assert length["difference"] == pytest.approx(length["second"] - length["first"])


def test_other_options_are_checked_before_anything_is_played(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.arena.simulate", lambda *_, **__: pytest.fail("played"))
    done = cli("simulate", "ur", "--games", 6, "--against", "stones=1", "--lang", "en")
    assert done.status == 2
    assert "option stones" in done.err


def test_a_study_is_printed_as_json(cli: Cli) -> None:
    done = cli("simulate", "morra", "--games", 40, "--target", "plain", "--biased", "--json")
    study = json.loads(done.out)
    assert study["games"] == 40
    assert study["biased"] is True
    assert [seat["seat"] for seat in study["standings"]] == ["A", "B", "C", "D"]
    low, high = study["standings"][0]["interval"]
    assert 0 <= low <= study["standings"][0]["share"] <= high <= 1


MEASURED: dict[str, Any] = {
    "game": "priests-of-ra",
    "seats": 4,
    "plain": {"decisions_per_s": 200_000, "games_per_s": 1200},
    "compiled": {"decisions_per_s": 15_000_000, "games_per_s": 90_000},
    "cuda": None,
    "ratio_compiled_plain": 75.0,
    "decisions_per_game": 168.9,
    "state_bytes": 328,
    "copy_ns": 12.3,
    "compile_s": 12.5,
    "load_s": 0.4,
    "shares": {"connectivity": 0.0312},
    "signature": "0123456789abcdef",
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int | None]]:
    """Replace measuring: return the list of what would have been measured."""
    asked: list[tuple[str, int | None]] = []

    def measure(game: Game, seats: int | None = None) -> dict[str, Any]:
        asked.append((game.name, seats))
        return {**MEASURED, "game": game.name}

    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(bench, "signature", lambda game, target: f"{game.prefix}-{target}")
    return asked


def test_measurements_are_printed_as_json(cli: Cli, measured: list[tuple[str, int | None]]) -> None:
    assert json.loads(cli("bench", "priests-of-ra", "--seats", 4, "--json").out) == MEASURED
    assert json.loads(cli("bench", "--json").out)["priests-of-ra"] == MEASURED
    assert measured[0] == ("priests-of-ra", 4)
    assert ("priests-of-ra", None) in measured[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_measurements_are_printed(
    cli: Cli, measured: list[tuple[str, int | None]], language: str
) -> None:
    out = cli("bench", "priests-of-ra", "--lang", language).out
    assert all(target in out for target in ("plain", "compiled", "cuda"))
    assert "0123456789abcdef" in out
    assert "3.1 %" in out
    assert ("15,000,000" if language == "en" else "15.000.000") in out


def test_signatures_are_printed_per_target(
    cli: Cli, measured: list[tuple[str, int | None]]
) -> None:
    assert cli("bench", "priests-of-ra", "--signature").out == "PR-plain\n"
    assert "priests-of-ra PR-compiled\n" in cli("bench", "--signature", "--target", "compiled").out
    assert json.loads(cli("bench", "priests-of-ra", "--signature", "--json").out) == "PR-plain"
