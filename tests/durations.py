"""How long tests take: per folder, the slowest ones, and compared with the last run.

Where HELIOPOLIS_DURATIONS names a file (`make test` does), the figures are written to it at the
end, and shown next to those that were in it.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

SLOWEST = 30
WORTH_TELLING = 2.0  # seconds by which a folder or a test must differ from the last run

_began = time.monotonic()
_seconds: dict[str, float] = defaultdict(float)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up set-up, call and tear-down. With several workers, all of them report here."""
    _seconds[report.nodeid] += report.duration


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print and store the figures."""
    path = os.environ.get("HELIOPOLIS_DURATIONS")
    if not path or "PYTEST_XDIST_WORKER" in os.environ or not _seconds:
        return
    figures = {
        "when": time.strftime("%Y-%m-%d %H:%M:%S"),
        "wall": round(time.monotonic() - _began, 1),
        "folders": by_folder(_seconds),
        "tests": {name: round(took, 2) for name, took in sorted(_seconds.items())},
    }
    terminalreporter.section("durations")
    for line in report(figures, read(Path(path))):
        terminalreporter.write_line(line)
    Path(path).write_text(json.dumps(figures, indent=0) + "\n", "utf-8")


def by_folder(seconds: dict[str, float]) -> dict[str, float]:
    """The sum for each folder; of the games, for each game."""
    folders: dict[str, float] = defaultdict(float)
    for name, took in seconds.items():
        parts = Path(name.partition("::")[0]).parts[:-1]
        folders["/".join(parts[: 3 if "games" in parts else 2])] += took
    return {folder: round(took, 1) for folder, took in sorted(folders.items())}


def read(path: Path) -> dict[str, Any]:
    """The figures of the last run, if there are any."""
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def report(now: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """Time per folder and the slowest tests, with what has changed since the last run."""
    known = before.get("folders", {})
    lines = [f"{now['wall']:8.1f} s in all{_change(now['wall'], before.get('wall'))}"]
    if before:
        lines.append(f"           (in brackets: against the run of {before['when']})")
    for folder, took in sorted(now["folders"].items(), key=lambda item: -item[1]):
        lines.append(f"{took:8.1f} s  {folder}{_change(took, known.get(folder))}")
    lines.append(f"The {SLOWEST} slowest tests:")
    known = before.get("tests", {})
    slowest = sorted(now["tests"].items(), key=lambda item: -item[1])[:SLOWEST]
    lines += [f"{took:8.1f} s  {name}{_change(took, known.get(name))}" for name, took in slowest]
    return lines


def _change(now: float, before: float | None) -> str:
    if before is None or abs(now - before) < WORTH_TELLING:
        return ""
    return f"  ({now - before:+.1f} s)"
