"""Journals are verified and replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import heliopolis
from tests.cli.conftest import Cli


def test_a_valid_journal_is_confirmed(cli: Cli, finished: Path) -> None:
    table = heliopolis.load(finished.read_text("utf-8"))
    done = cli("check", finished)
    assert done.status == 0
    assert "The journal is valid" in done.out
    assert table.secret.commitment in done.out
    facts = json.loads(cli("check", finished, "--json").out)
    assert facts["good"] is True
    assert facts["moves"] == len(table.moves)
    assert facts["result"] == {"scores": table.scores(), "ranks": table.ranks()}


def test_an_unfinished_journal_is_reported(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(heliopolis.new("priests-of-ra", seed=1).journal)
    assert "not finished" in cli("check", path).out
    assert json.loads(cli("check", path, "--json").out)["result"] is None


def test_the_first_wrong_line_and_its_rule_are_named(cli: Cli, tmp_path: Path) -> None:
    table = heliopolis.new("priests-of-ra", seed=1)
    path = tmp_path / "game.journal"
    seat = "ABC"[table.players_to_move[0]]
    path.write_text(f"{table.journal}{seat} draw\n{seat} bid 7\n{seat} nonsense\n")
    line = len(table.journal.splitlines()) + 2
    done = cli("check", path, "--json")
    assert done.status == 2
    assert done.err.startswith(f"heliopolis: {path}: line {line}: 'bid 7' breaks PR-")
    facts = json.loads(done.out)
    assert facts["good"] is False
    assert facts["line"] == line
    assert facts["rule"].startswith("PR-")


def test_a_seed_that_does_not_match_the_commitment_is_named(cli: Cli, finished: Path) -> None:
    finished.write_text(finished.read_text().replace("seed: 3", "seed: 4"))
    done = cli("check", finished)
    assert done.status == 2
    assert "the seed does not match its commitment" in done.err


def test_a_journal_is_read_from_a_pipe(cli: Cli, finished: Path) -> None:
    assert cli("check", "-", typed=finished.read_text("utf-8")).status == 0
    assert cli("replay", "-", typed=finished.read_text("utf-8")).status == 0


def test_replay_prints_a_game_move_by_move(cli: Cli, finished: Path) -> None:
    table = heliopolis.load(finished.read_text("utf-8"))
    done = cli("replay", finished)
    assert done.status == 0
    last = len(table.moves)
    assert all(f"move {step} of {last}" in done.out for step in range(1, last + 1))
    assert "The game is over." in done.out
    assert cli("replay", finished, "--all").out == done.out


def test_replay_shows_the_table_after_a_number_of_moves(cli: Cli, finished: Path) -> None:
    done = cli("replay", finished, "--at", 10)
    assert "move 10 of" in done.out
    assert "move 11 of" not in done.out
    assert done.out.count("hidden") == 3
    for seat in ("A", "a", "random bot 1"):
        assert cli("replay", finished, "--at", 10, "--seat", seat).out.count("hidden") == 2
    assert "the start" in cli("replay", finished, "--at", 0).out


@pytest.mark.parametrize("at", [0, 10])
def test_replay_prints_json(cli: Cli, finished: Path, at: int) -> None:
    table = heliopolis.load(finished.read_text("utf-8"))
    rendered = json.loads(cli("replay", finished, "--at", at, "--seat", "B", "--json").out)
    assert rendered["view"] == json.loads(json.dumps(table.fork(at).view(1)))
    assert len(rendered["moves"]) == len(table.moves)
    log_events = [log_event for move in rendered["moves"] for log_event in move["log_events"]]
    assert log_events == [log_event for log_event in table.log_events if log_event["step"] > 0]
