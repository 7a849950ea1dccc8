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


def test_a_users_script_is_well_typed(tmp_path: Path) -> None:
    """As mypy sees it for a user: a file elsewhere, and the package by its marker."""
    sources = Path(heliopolis.__file__).parent
    assert (sources / "py.typed").is_file()
    script = tmp_path / "script.py"
    script.write_text((ROOT / "tests" / "typing_user_script.py").read_text("utf-8"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, str(script)],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(sources.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
