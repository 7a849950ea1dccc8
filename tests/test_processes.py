"""Processes end with their parents, and with a last line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SET_UP = (
    "import os, signal, sys, threading\n"
    "signal.signal(signal.SIGHUP, signal.SIG_DFL)\n"  # `nohup make test` has it ignored
    "from heliopolis.processes import LastLine\n"
    "from heliopolis.server import logs\n"
    "logs.set_up('info')\n"
    "LastLine('test').watch()\n"
)


def lines_of(script: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", SET_UP + script], capture_output=True, text=True, check=False
    )
    return done.stderr.splitlines()


@pytest.mark.parametrize(
    ("script", "how", "level"),
    [
        ("pass", "done", "info"),
        ("sys.exit(3)", "done", "info"),
        ("1 / 0", "ZeroDivisionError", "error"),
        ("os.kill(os.getpid(), signal.SIGTERM); signal.pause()", "SIGTERM", "info"),
        ("os.kill(os.getpid(), signal.SIGHUP); signal.pause()", "SIGHUP", "warning"),
    ],
)
def test_a_process_logs_how_it_ends(script: str, how: str, level: str) -> None:
    last = json.loads(lines_of(script)[-1])
    assert (last["event"], last["role"], last["how"], last["level"]) == (
        "ended",
        "test",
        how,
        level,
    )
    assert ("trace" in last) == (how == "ZeroDivisionError")


def test_a_signal_still_ends_the_process() -> None:
    script = SET_UP + "os.kill(os.getpid(), signal.SIGTERM); signal.pause()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == -signal.SIGTERM


def test_a_crash_prints_the_stack() -> None:
    assert any("Fatal Python error: Aborted" in line for line in lines_of("os.abort()"))


def test_a_failed_thread_is_logged() -> None:
    script = "t = threading.Thread(target=lambda: 1 / 0); t.start(); t.join()"
    events = [json.loads(line)["event"] for line in lines_of(script)]
    assert events == ["thread_failed", "ended"]


START_CHILD = (
    "import time; from heliopolis.processes import start_child\n"
    "child = start_child(['-c', 'from heliopolis.processes import end_with_parent; import time;'\n"
    "    'end_with_parent(watch_stdin=True); time.sleep(600)'])\n"
    "print(child.pid, flush=True); time.sleep(600)\n"
)
COMPILE = (
    "import time; from heliopolis import games; from heliopolis.bots import readiness\n"
    "readiness.is_compiled(games.find('catan-cheops'))\n"
    "print(readiness._compiling['catan-cheops', False].pid, flush=True); time.sleep(600)\n"
)


@pytest.mark.parametrize("script", [START_CHILD, COMPILE], ids=["child", "background compile"])
def test_a_child_ends_when_its_parent_is_killed(script: str, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "HELIOPOLIS_CACHE": str(tmp_path),
        "HELIOPOLIS_BACKGROUND_COMPILE": "1",
    }
    parent = subprocess.Popen(
        [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert is_running(child)
    parent.kill()
    parent.wait(30)
    end = time.monotonic() + 60
    while is_running(child):
        assert time.monotonic() < end, "it outlived its parent"
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    """Whether a process runs; zombies do not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
