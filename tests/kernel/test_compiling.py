"""Each rule is compiled once, by one process at a time; dead processes hold no lock."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis.kernel.targets.locking import hold_lock

TOY = (
    "from heliopolis.kernel.targets import engine\n"
    "from tests import toy\n"
    "compiled = engine(toy.GAME, 'compiled')\n"
)
PLAY_TOY = TOY + "print(compiled.playouts(3, seats=3).traces.tolist())\n"
AUDIT_TOY = TOY + "print(compiled.audit(3, seats=3).tolist())\n"
HOLD = (
    "import sys, time; from pathlib import Path\n"
    "from heliopolis.kernel.targets.locking import hold_lock\n"
    "with hold_lock(Path(sys.argv[1])):\n"
    "    print('held', flush=True)\n"
    "    time.sleep(600)\n"
)


def test_a_lock_is_held_by_one_process_and_released_when_it_dies(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    holder = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    waited = []

    def end_the_holder() -> None:
        waited.append(True)
        holder.kill()

    with hold_lock(path, end_the_holder):
        assert waited == [True]
    assert holder.wait(30) != 0
    with hold_lock(path, lambda: pytest.fail("the lock is free")):
        pass


def in_two_processes(folder: Path, *scripts: str) -> list[tuple[str, str]]:
    """Run scripts at the same time with an empty cache; returns what each of them printed."""
    environment = {**os.environ, "HELIOPOLIS_CACHE": str(folder), "NUMBA_DEBUG_CACHE": "1"}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for script in scripts
    ]
    return [process.communicate(timeout=300) for process in both]


def saved_rules(said: list[tuple[str, str]]) -> list[str]:
    """The files that the processes saved, as Numba tells them."""
    found = [re.findall(r"data saved to '(.*)'", out) for out, _ in said]
    return [path for paths in found for path in paths if "_silence" not in path]


@pytest.mark.long
@pytest.mark.compiled
def test_two_processes_compile_a_game_once_and_each_rule_once(tmp_path: Path) -> None:
    said = in_two_processes(tmp_path, PLAY_TOY, PLAY_TOY)
    assert said[0][0].splitlines()[-1] == said[1][0].splitlines()[-1] != ""
    assert "".join(err for _, err in said).count("Compiling Morra (play_slots)") == 1
    saved = saved_rules(said)
    assert len(saved) == len(set(saved)) > 10
    assert [name for name in saved if not name.endswith(".1.nbc")] == []


@pytest.mark.compiled
def test_processes_that_compile_different_loops_share_the_rules(tmp_path: Path) -> None:
    said = in_two_processes(tmp_path, PLAY_TOY, AUDIT_TOY)
    told = "".join(err for _, err in said)
    assert (
        told.count("Compiling Morra (play_slots)") == told.count("Compiling Morra (audit_sl") == 1
    )
    assert "Waiting" not in told
    saved = saved_rules(said)
    assert len(saved) == len(set(saved)) > 10
