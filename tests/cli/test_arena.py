"""The commands arena and simulate: what they print, what they write, what they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heliopolis.arena import speed
from heliopolis.cli import arena as command
from heliopolis.kernel.game import Game
from heliopolis.texts import LANGUAGES
from tests.cli.conftest import Cli

BOTS = "random,tests.arena.bots:First"


def test_an_arena_prints_json(cli: Cli) -> None:
    done = cli("arena", "morra", "--bots", BOTS, "--games", 20, "--json")
    assert (done.status, done.err) == (0, "")
    outcome = json.loads(done.out)
    assert (outcome["game"], outcome["seats"], outcome["games"]) == ("morra", 2, 20)
    for bot in outcome["bots"]:
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert bot["games"] == 20
        assert bot["fair_share"] == 0.5
        assert {"name", "mean_score", "rating", "seconds_per_decision"} <= set(bot)
    assert sum(bot["win_share"] for bot in outcome["bots"]) == pytest.approx(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arena_prints_a_table(cli: Cli, language: str, tmp_path: Path) -> None:
    report = tmp_path / "arena.html"
    done = cli("arena", "morra", "--bots", BOTS, "--seats", 3, "--games", 12, "--option",
               "rounds=five", "--lang", language, "--report", report)  # fmt: skip
    assert (done.status, done.err) == (0, "")
    assert "random" in done.out
    assert "%" in done.out
    assert f'lang="{language}"' in report.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arena_stops_when_it_knows_which_bot_is_stronger(cli: Cli, language: str) -> None:
    test = ("arena", "morra", "--bots", BOTS, "--games", 40, "--sprt", "-400,-200")
    done = cli(*test, "--lang", language)
    assert (done.status, done.err) == (0, "")
    assert "LLR" in done.out
    assert "Elo" in done.out
    outcome = json.loads(cli(*test, "--json").out)
    assert outcome["sprt"]["decision"] == "accepted"
    assert outcome["games"] == 32 == 2 * outcome["sprt"]["deals"]
    refused = cli("arena", "morra", "--bots", BOTS, "--sprt", "10,0", "--lang", language)
    assert refused.status == 2
    assert "--sprt" in refused.err


def test_an_arena_resumes_from_its_record(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "record"
    arguments = ["arena", "morra", "--bots", BOTS, "--resume", record, "--json", "--games"]
    few, many, again = (json.loads(cli(*arguments, n).out) for n in (6, 12, 12))
    assert (few["games"], many["games"]) == (6, 12)
    assert [bot["win_share"] for bot in many["bots"]] == [bot["win_share"] for bot in again["bots"]]
    assert len(record.read_bytes().splitlines()) == 13


@pytest.mark.parametrize(
    ("given", "address"),
    [
        (["--ray"], "local"),
        (["--ray", "--json"], "local"),
        (["--ray", "auto"], "auto"),
        (["--ray", "ray://head:10001"], "ray://head:10001"),
        (["--ray", "10.0.0.1:6379"], "10.0.0.1:6379"),
        (["--ray=head:1"], "head:1"),
        ([], None),
    ],
)
def test_the_address_of_ray_is_optional(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, given: list[str], address: str | None
) -> None:
    asked: list[Any] = []
    original = command._played

    def played(plan: Any, games: int, jobs: int, resume: Any, ray: Any, *others: Any) -> Any:
        asked.append(ray)
        return original(plan, games, jobs, resume, None, *others)

    monkeypatch.setattr(command, "_played", played)
    assert cli("arena", "morra", "--bots", BOTS, "--games", 2, *given).status == 0
    assert cli("arena", *given, "morra", "--bots", BOTS, "--games", 2).status == 0
    assert asked == [address, address]
    monkeypatch.setenv("RAY_ADDRESS", "cluster:6379")
    cli("arena", "morra", "--bots", BOTS, "--games", 2, *given)
    assert asked[2] == ("cluster:6379" if address == "local" else address)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("arena", "Missing argument 'GAME'"),
        ("arena morra", "Missing option '--bots'"),
        ("arena qwerty --bots random", "game 'qwerty'"),
        ("arena morra --bots fish", "bot: 'fish'"),
        ("arena morra --bots random,,random", "bots: ''"),
        ("arena morra --bots random*x", "bots: 'random*x'"),
        ("arena morra --bots search:x", "bot: 'search:x'"),
        ("arena morra --bots no_such:Bot", "bot: 'no_such:Bot' cannot be imported"),
        ("arena morra --bots random --seats 9", "seats: Morra is for 2 to 4 players, not 9"),
        ("arena morra --bots random --games 0", "games: 0"),
        ("arena morra --bots random,greedy --seats 3 --games 5", "games: 5 is fewer than"),
        ("arena morra --bots random --jobs 0", "jobs: 0"),
        ("arena morra --bots random --seed -1", "seed: -1"),
        (f"arena morra --bots random --seed {2**63 - 1}", "seed: "),
        ("arena morra --bots random --option fish=1", "option fish: "),
        ("arena morra --bots random --option rounds=two", "option rounds: 'two'"),
        ("arena morra --bots random --resume {folder}", "--resume "),
        ("arena morra --bots random --resume {folder}/no/where", "No such file"),
        ("arena morra --bots random --resume {file}", "not a record of the arena"),
        ("arena morra --bots random --report {folder}", "--report "),
        ("arena morra --bots random --report {folder}/no/where", "No such file"),
        ("arena morra --bots random --lang fr", "'--lang'"),
        ("arena morra --bots tests.arena.bots:Failing --report {new}", "no idea what to do"),
        ("simulate morra --bots fish", "bot: 'fish'"),
        ("simulate morra --bots greedy --target plain", "target: "),
        ("simulate morra --bots greedy --biased", "biased: "),
        ("simulate morra --detail -1", "detail: -1"),
        ("simulate morra --report {folder}", "--report "),
        ("simulate morra --speed --report {new}", "--report: "),
    ],
)
def test_bad_input_is_named_in_one_line(cli: Cli, tmp_path: Path, given: str, named: str) -> None:
    files = {"folder": tmp_path, "file": tmp_path / "file", "new": tmp_path / "new"}
    files["file"].write_text("something else\n")
    done = cli(*(word.format(**files) for word in given.split(" ")))
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("heliopolis: ")
    assert done.err.count("\n") == 1
    assert named in done.err
    assert files["file"].read_text() == "something else\n"
    assert not files["new"].exists()


STEP_PYRAMID = {"en": "step pyramid", "nl": "trappenpiramide", "de": "Stufenpyramide"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_shows_what_winners_have(cli: Cli, language: str, tmp_path: Path) -> None:
    report = tmp_path / "study.html"
    done = cli("simulate", "priests-of-ra", "--games", 150, "--seats", 3, "--target", "plain",
               "--report", report, "--lang", language)  # fmt: skip
    assert (done.status, done.err) == (0, "")
    assert f"\n{STEP_PYRAMID[language]} " in done.out
    assert f'lang="{language}"' in report.read_text("utf-8")


def test_a_study_can_be_played_by_bots(cli: Cli) -> None:
    done = cli("simulate", "morra", "--bots", BOTS, "--games", 8, "--detail", 4, "--json")
    study = json.loads(done.out)
    assert (study["target"], study["games"], study["detailed"]) == ("table", 8, 4)
    assert study["bots"] == BOTS.split(",")
    assert study["seat_events"]
    assert "Morra" in cli("simulate", "morra", "--bots", BOTS, "--games", 8).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_speed_is_shown(cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    measured = {
        "game": "morra", "seats": 4, "bench_games_per_s": 80_000, "simulate_games_per_s": 79_000,
        "simulate_2_cores_games_per_s": 155_000, "ratio_simulate_bench": 0.9875,
        "ratio_2_cores": 1.962,
    }  # fmt: skip

    def measure(game: Game, seats: int | None = None) -> dict[str, Any]:
        return measured

    monkeypatch.setattr(speed, "measure", measure)
    out = cli("simulate", "morra", "--speed", "--lang", language).out
    assert ("1.96" if language == "en" else "1,96") in out
    assert json.loads(cli("simulate", "morra", "--speed", "--json").out) == measured
