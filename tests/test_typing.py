"""The types that users meet: mypy is content with a user's script, and the script runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import heliopolis
from tests import typing_user_script

ROOT = Path(__file__).parents[1]


def test_a_users_script_runs() -> None:
    over, ended, shape, winners = typing_user_script.main()
    assert not over
    assert ended
    assert shape == (3, 2)
    assert winners == [0, 0, 0]


USER_SCRIPT = """
import heliopolis
from heliopolis.bots import Knowledge
from heliopolis.table import GameState, Move, TableView

table = heliopolis.new("priests-of-ra", seats=3, seed=7)
move: Move = table.play(0)
moves: list[Move] = table.play_all(["draw"])
view: TableView = table.view(seat=0)
legal: list[str] = view["legal"]
over: bool = view["over"]
state: GameState = table.state().copy()
draws: int = state.chance_draws
anything = state.some_field_of_the_game
world: GameState = Knowledge.of(table, 0, seed=1).sample(2).state
twin: heliopolis.Table = table.copy()
"""
WRONG_LINES = {
    'view["legall"]': "typeddict-item",
    "table.play(1.5)": "arg-type",
    "table.state().copy(1)": "call-arg",
    'table.copy().plya("draw")': "attr-defined",
}


def test_right_lines_of_a_user_are_well_typed_and_wrong_ones_are_not(tmp_path: Path) -> None:
    """As mypy sees it for a user: files elsewhere, and the package by its marker."""
    sources = Path(heliopolis.__file__).parent
    assert (sources / "py.typed").is_file()
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text((ROOT / "tests" / "typing_user_script.py").read_text("utf-8"), "utf-8")
    wrong.write_text(USER_SCRIPT + "".join(f"{line}\n" for line in WRONG_LINES), "utf-8")
    strict = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull]
    done = subprocess.run(
        [*strict, str(right), str(wrong)],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(sources.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    first = USER_SCRIPT.count("\n") + 1
    expected = [f"wrong.py:{first + i}" for i in range(len(WRONG_LINES))]
    places = [Path(line.partition(": error:")[0]).name for line in errors]
    assert places == expected, done.stdout + done.stderr
    for line, code in zip(errors, WRONG_LINES.values(), strict=True):
        assert f"[{code}]" in line
