"""Each rule is compiled once, by one process at a time; dead processes hold no lock."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis.kernel.targets.locking import hold_lock

PLAY_TOY = (
    "from heliopolis.kernel.targets import engine\n"
    "from tests import toy\n"
    "print(engine(toy.GAME, 'compiled').playouts(3, seats=3).traces.tolist())\n"
)
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


@pytest.mark.long
@pytest.mark.compiled
def test_two_processes_compile_a_game_once_and_each_rule_once(tmp_path: Path) -> None:
    environment = {**os.environ, "HELIOPOLIS_CACHE": str(tmp_path)}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY_TOY],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    said = [process.communicate(timeout=300) for process in both]
    assert said[0][0] == said[1][0] != ""
    assert "".join(err for _, err in said).count("Compiling Morra (play_slots)") == 1
    kept = [path.name for path in tmp_path.rglob("*.nbc") if "_silence" not in path.name]
    assert len(kept) > 10
    assert [name for name in kept if not name.endswith(".1.nbc")] == []
