"""The rows that are required of the bots grow from run to run, and stand in the documentation."""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks import strength
from benchmarks.strength import HEAD, ROWS, Row, line, main, outcome, play

from heliopolis.arena.record import Record, RecordError

DOCS = Path(__file__).parents[2] / "docs/strength.md"
ROW = Row("ur", 2, "greedy", "random", 8, 1.4, 1.2)


def test_a_row_grows_from_run_to_run(tmp_path: Path) -> None:
    assert outcome(ROW, tmp_path) is None
    assert "| `ur-2-greedy-random` | ur | 2 | `greedy` | `random` | 0 of 8 |" in line(ROW, None)
    play(ROW, tmp_path, 1, until=-math.inf)  # the time is up before the first game
    assert outcome(ROW, tmp_path) is None
    play(replace(ROW, games=2), tmp_path, 1, until=math.inf)
    begun = outcome(ROW, tmp_path)
    assert begun is not None
    assert (begun.games, begun.complete) == (2, False)
    assert "| 2 of 8 |" in line(ROW, begun)
    play(ROW, tmp_path, 1, until=math.inf)
    whole = outcome(ROW, tmp_path)
    assert whole is not None
    assert (whole.games, whole.complete) == (8, True)
    assert len(line(ROW, whole).split("|")) == len(HEAD.splitlines()[0].split("|"))


def test_a_row_says_whether_what_is_required_was_reached(tmp_path: Path) -> None:
    play(ROW, tmp_path, 1, until=math.inf)
    found = outcome(ROW, tmp_path)
    assert found is not None
    greedy = next(bot for bot in found.bots if bot.name == "greedy")
    reached = greedy.times_fair >= ROW.ratio and greedy.times_fair_ci95[0] >= ROW.lowest
    assert line(ROW, found).endswith(f"1.4, interval from 1.2: {'yes' if reached else 'no'} |")
    impossible = Row("ur", 2, "greedy", "random", 8, 2.1, 0.0)
    assert line(impossible, found).endswith("2.1: no |")


def test_a_record_that_cannot_be_used_stays_as_it_is(tmp_path: Path) -> None:
    path = ROW.record(tmp_path)
    path.write_text("days of games\n", "utf-8")
    with pytest.raises(RecordError):
        play(ROW, tmp_path, 1, until=math.inf)
    assert path.read_text("utf-8") == "days of games\n"
    path.unlink()
    in_use = Record(path, ROW.plan().setting)  # by another run
    before = path.read_bytes()
    with pytest.raises(RecordError):
        play(ROW, tmp_path, 1, until=math.inf)
    assert path.read_bytes() == before
    in_use.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["chess*"], "'chess*' is no row; the rows are:"),
        (["--minutes", "-1"], "--minutes: -1 is not in 0..100000"),
        (["--minutes", "nan"], "--minutes: nan is not in 0..100000"),
        (["--minutes", "inf"], "--minutes: inf is not in 0..100000"),
        (["*net-greedy", "--minutes", "1", "--jobs", "0"], "jobs: 0 is not in 1..1024"),
        (["--records", __file__], "is no folder"),
    ],
)
def test_bad_input_is_refused(
    wrong: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", "--records", str(tmp_path / "new"), *wrong])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.glob("new/*"))


def test_every_required_row_stands_in_the_documentation() -> None:
    text = DOCS.read_text("utf-8")
    assert len({row.name for row in ROWS}) == len(ROWS)
    assert [row.name for row in ROWS if f"`{row.name}`" not in text] == []


def test_records_in_the_repository_fit_their_rows() -> None:
    rows = {row.record(strength.RECORDS): row for row in ROWS}
    kept = [path for path in strength.RECORDS.glob("*.jsonl") if path in rows]
    for path in kept:
        assert outcome(rows[path], strength.RECORDS) is not None
