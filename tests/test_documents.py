"""The Python examples in the guides run, as scripts in files of their own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
# docs/programs.md is run against a server, in tests/server/test_client.py.
SHORTENED = {"100_000, seats=4, detail=500": '100, seats=4, detail=50, target="plain"'}


def examples(page: str) -> str:
    """All Python examples of a page, one after the other."""
    text = (DOCS / f"{page}.md").read_text("utf-8")
    return "\n\n".join(re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


def run(script: str, folder: Path) -> str:
    for long, short in SHORTENED.items():
        script = script.replace(long, short)
    (folder / "script.py").write_text(script, "utf-8")
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=folder, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_arena_runs_from_a_script(tmp_path: Path) -> None:
    lines = run(examples("arena"), tmp_path).splitlines()
    assert lines[0].startswith("greedy ")
    assert len(lines) == 2


def test_the_custom_bot_of_the_guide_plays(tmp_path: Path) -> None:
    use = """
from heliopolis.bots import Knowledge

new = heliopolis.new("priests-of-ra", seats=3, seed=7)
known = Knowledge.of(new, new.players_to_move[0], seed=1)
print([value(known, move) for move in known.legal])
"""
    scores, values = run(examples("bots") + use, tmp_path).splitlines()
    assert scores.count(",") == 2
    assert values.count(",") == 1


@pytest.mark.parametrize("page", [path.stem for path in DOCS.glob("*.md")])
def test_every_example_compiles(page: str) -> None:
    compile(examples(page), f"{page}.md", "exec")
