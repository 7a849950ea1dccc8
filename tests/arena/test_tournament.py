"""Tournaments are balanced, reproducible however they are played, and true to what happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from heliopolis.arena.match import Result, play
from heliopolis.arena.record import Record, RecordError
from heliopolis.arena.tournament import Outcome, Plan, outcome_of, play_all, tournament
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from tests.arena.bots import MARKER

BOTS = "random,tests.arena.bots:First"
ROOT = Path(__file__).parents[2]


def timeless(outcome: Outcome) -> str:
    """An outcome as JSON, without times."""

    def stripped(value: Any) -> Any:
        if isinstance(value, dict):
            return {k: stripped(v) for k, v in value.items() if not k.startswith("seconds")}
        return [stripped(item) for item in value] if isinstance(value, list) else value

    return json.dumps(stripped(json.loads(json.dumps(outcome.to_json()))))


def test_seatings_share_their_deals(ra: Game) -> None:
    """With two names for the same bot, changing seats changes nothing."""
    plan = Plan.of(ra, "tests.arena.bots:First,tests.arena.bots:Slow", 6)
    results = play_all(plan)
    deals = [[r.scores for r in results if plan.setting.deal(r.number) == d] for d in range(3)]
    assert all(first == second for first, second in deals)
    assert deals[0] != deals[1] != deals[2]


def test_the_number_of_games_is_rounded_up_to_whole_rounds(ra: Game) -> None:
    plan = Plan.of(ra, BOTS, 15, seats=3)
    assert (plan.games, plan.deals) == (18, 3)
    times = Counter(plan.setting.seating(number) for number in range(plan.games))
    assert set(times.values()) == {3}


def test_the_number_of_jobs_makes_no_difference(ra: Game) -> None:
    outcomes = [tournament(ra, BOTS, 12, seats=3, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert timeless(outcomes[0]) == timeless(outcomes[1])
    assert timeless(tournament(ra, BOTS, 12, seats=3, seed=6)) != timeless(outcomes[0])


def test_workers_find_games_registered_in_this_process(morra: Game) -> None:
    """Morra is registered only in this process; choices in it are simultaneous."""
    outcomes = [
        tournament(morra, BOTS, 24, seats=4, options={"rounds": "five"}, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert timeless(outcomes[0]) == timeless(outcomes[1])


def test_the_order_of_play_makes_no_difference(ra: Game) -> None:
    plan = Plan.of(ra, BOTS, 4)
    forwards = [play(plan.setting, number) for number in range(4)]
    backwards = [play(plan.setting, number) for number in reversed(range(4))]
    assert [r.scores for r in forwards] == [r.scores for r in reversed(backwards)]


def test_a_longer_tournament_begins_with_the_same_games(ra: Game) -> None:
    few, many = (play_all(Plan.of(ra, BOTS, games)) for games in (4, 8))
    assert [r.scores for r in few] == [r.scores for r in many[:4]]


def made(number: int, ranks: list[int], scores: list[int]) -> Result:
    return Result(number, scores, ranks, [10] * len(ranks), [0.1] * len(ranks),
                  [{64: 10}] * len(ranks))  # fmt: skip


def test_figures_of_a_made_up_tournament(ra: Game) -> None:
    """One bot against two equal ones: of 6 games the first wins 3 and shares one."""
    plan = Plan.of(ra, "random,tests.arena.bots:First*2", 6)
    assert plan.setting.seatings == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    results = [
        made(0, [0, 1, 2], [30, 20, 10]),
        made(1, [1, 0, 2], [20, 30, 10]),
        made(2, [0, 1, 2], [30, 20, 10]),
        made(3, [0, 0, 2], [30, 30, 10]),
        made(4, [2, 1, 0], [10, 20, 30]),
        made(5, [2, 1, 0], [10, 20, 30]),
    ]
    outcome = outcome_of(plan, results, 1.5)
    first, other = outcome.bots
    assert (first.name, first.games, first.seats_taken) == ("random", 6, 6)
    assert first.win_share == pytest.approx(3.5 / 6)
    assert first.fair_share == pytest.approx(1 / 3)
    assert first.times_fair == pytest.approx(1.75)
    assert other.win_share == pytest.approx(2.5 / 6)
    assert other.fair_share == pytest.approx(2 / 3)
    assert (other.games, other.seats_taken) == (6, 12)
    assert first.mean_score == pytest.approx((30 + 30 + 10 + 30 + 20 + 30) / 6)
    assert first.mean_rank == pytest.approx((1 + 1 + 3 + 1.5 + 2 + 1) / 6)
    assert first.mean_rank * 6 + other.mean_rank * 12 == pytest.approx(6 * (1 + 2 + 3))
    low, high = first.score_ci95 or (0, 0)
    assert low < first.mean_score < high
    assert first.seconds_per_decision == pytest.approx(0.01)
    assert [seat.games for seat in first.by_seat] == [2, 2, 2]
    assert first.by_seat[0].win_share == pytest.approx(0.75)
    assert sum(seat.win_share for seat in outcome.seat_advantage) == pytest.approx(1)
    above = {(pair.bot, pair.other): pair.above for pair in outcome.pairings}
    assert above["random", "tests.arena.bots:First"] == pytest.approx(
        (1 + 1 + 0 + 0.75 + 0.5 + 1) / 6
    )
    assert sum(above.values()) == pytest.approx(1)
    assert outcome.complete


def test_the_better_bot_is_ranked_first(ra: Game) -> None:
    outcome = tournament(ra, "random,tests.arena.bots:Patient", 40, jobs=2)
    assert outcome.bots[0].name == "tests.arena.bots:Patient"
    assert outcome.bots[0].times_fair_ci95[0] > 1
    assert outcome.bots[0].rating > outcome.bots[1].rating


# --- What goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "wrong"),
    [
        ("fish", "bot: 'fish'"),
        ("no.such.module:Bot", "bot: 'no.such.module:Bot' cannot be imported"),
        ("tests.arena.bots:Fish", "bot: 'tests.arena.bots:Fish' cannot be imported"),
        (
            "tests.arena.bots:Unready",
            "bot tests.arena.bots:Unready: its constructor failed: OSError",
        ),
        ("tests.arena.bots:Mute", "bot tests.arena.bots:Mute: Mute has no method 'choose'"),
        ("tests.arena.bots:Failing", "bot tests.arena.bots:Failing: failed at move 1"),
        ("tests.arena.bots:Cheating", "bot tests.arena.bots:Cheating: 'show 9' is not legal"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_bad_bots_are_named(morra: Game, bot: str, wrong: str, jobs: int) -> None:
    with pytest.raises(BadSetupError) as caught:
        tournament(morra, f"random,{bot}", 2, jobs=jobs)
    assert str(caught.value).startswith(wrong)


def test_a_lost_worker_is_replaced(
    ra: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARKER, str(tmp_path / "marker"))
    bots = "random,tests.arena.bots:Deadly"
    after_a_loss = tournament(ra, bots, 6, jobs=2)
    assert (tmp_path / "marker").exists()
    assert timeless(after_a_loss) == timeless(tournament(ra, bots, 6))


def test_a_bot_that_always_kills_its_worker_ends_the_tournament(morra: Game) -> None:
    with pytest.raises(BadSetupError, match=r"bots: game \d of .*AlwaysDeadly.* killed its worker"):
        tournament(morra, "random,tests.arena.bots:AlwaysDeadly", 2, jobs=2)


# --- Records --------------------------------------------------------------------------------------


def test_a_tournament_resumes_from_its_record(morra: Game, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    whole = tournament(morra, BOTS, 20)
    tournament(morra, BOTS, 10, record=record)
    lines = record.read_bytes().splitlines(keepends=True)
    assert len(lines) == 11
    told: list[int] = []
    resumed = tournament(morra, BOTS, 20, record=record, progress=lambda done, _: told.append(done))
    assert told == list(range(10, 21))
    assert timeless(resumed) == timeless(whole)
    assert record.read_bytes().splitlines(keepends=True)[:11] == lines
    fewer = tournament(morra, BOTS, 10, record=record)
    assert timeless(fewer) == timeless(tournament(morra, BOTS, 10))


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_torn_line_is_played_again(morra: Game, tmp_path: Path, cut: int) -> None:
    record = tmp_path / "record.jsonl"
    tournament(morra, BOTS, 6, record=record)
    whole = record.read_bytes()
    record.write_bytes(whole[:-cut])
    resumed = tournament(morra, BOTS, 6, record=record)
    assert timeless(resumed) == timeless(tournament(morra, BOTS, 6))
    assert len(record.read_bytes().splitlines()) == 7


def test_a_torn_first_line_is_written_again(morra: Game, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    tournament(morra, BOTS, 2, record=record)
    record.write_bytes(record.read_bytes()[:30])
    tournament(morra, BOTS, 2, record=record)
    assert len(record.read_bytes().splitlines()) == 3


def test_a_game_recorded_twice_counts_once(morra: Game, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    first = tournament(morra, BOTS, 4, record=record)
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines, *lines[1:]]))
    assert timeless(tournament(morra, BOTS, 4, record=record)) == timeless(first)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"bots": "random,tests.arena.bots:Slow"}, "bots: random,tests.arena.bots:Slow"),
        ({"bots": BOTS, "seats": 3}, "seats: 3"),
        ({"bots": BOTS, "seed": 4}, "seed: 4"),
        ({"bots": BOTS, "options": {"rounds": "five"}}, "option rounds: five"),
        ({"bots": f"{BOTS}*2", "seats": 2}, "seatings: "),
    ],
)
def test_a_record_of_something_else_is_refused(
    morra: Game, tmp_path: Path, changed: dict[str, Any], named: str
) -> None:
    record = tmp_path / "record.jsonl"
    tournament(morra, BOTS, 6, record=record)
    before = record.read_bytes()
    with pytest.raises(BadSetupError) as caught:
        tournament(morra, games=6, record=record, **changed)
    assert str(caught.value).startswith(named)
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"hello\n", "not a record of the arena"),
        (b"hello", "not a record of the arena"),
        (b"\xff\xfe\n\n", "not a record of the arena"),
        (b"[]\n", "not a record of the arena"),
    ],
)
def test_other_files_are_left_alone(
    morra: Game, tmp_path: Path, content: bytes, wrong: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=wrong):
        tournament(morra, BOTS, 2, record=file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("line", [b"{}", b"nonsense", b'{"number": 1}', b"[[[["])
def test_a_damaged_line_is_named(morra: Game, tmp_path: Path, line: bytes) -> None:
    record = tmp_path / "record.jsonl"
    tournament(morra, BOTS, 4, record=record)
    lines = record.read_bytes().splitlines()
    lines[2] = line
    record.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(RecordError, match="line 3 is damaged"):
        tournament(morra, BOTS, 4, record=record)


def test_a_record_in_use_is_refused(morra: Game, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    held = Record(record, Plan.of(morra, BOTS, 2).setting)
    with pytest.raises(RecordError, match="the file is in use"):
        tournament(morra, BOTS, 2, record=record)
    held.close()


def started(record: Path, games: int, *more: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "heliopolis", "arena", "priests-of-ra", "--bots",
               "random,tests.arena.bots:Slow", "--games", str(games), "--jobs", "2", "--resume",
               str(record), *more]  # fmt: skip
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_lines(process: subprocess.Popen[bytes], record: Path, lines: int) -> None:
    while not record.exists() or record.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()[1].decode()
        time.sleep(0.01)


def test_a_killed_tournament_can_be_resumed(ra: Game, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    process = started(record, 1000)
    wait_for_lines(process, record, 6)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    kept = record.read_bytes().count(b"\n") - 1
    assert 5 <= kept < 1000
    bots = "random,tests.arena.bots:Slow"
    told: list[int] = []
    games = (kept + 4) // 2 * 2
    outcome = tournament(ra, bots, games, record=record,
                         progress=lambda done, _: told.append(done))  # fmt: skip
    assert told[0] >= min(kept, games) - 2  # those beyond the last deal may be among them
    assert timeless(outcome) == timeless(tournament(ra, bots, games))


def test_control_c_shows_the_results_so_far(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    process = started(record, 1000, "--json")
    wait_for_lines(process, record, 6)
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert err == b""
    outcome = json.loads(out)
    assert outcome["complete"] is False
    assert 0 < outcome["games"] < 1000
    assert outcome["games"] == outcome["deals"] * 2
