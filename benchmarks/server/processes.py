"""Processes and what they started: killing them, and how much memory they take."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

_GONE_SECONDS = 10.0


def tree(pid: int) -> list[int]:
    """A process and all it started, directly or not."""
    found = [pid]
    for process in found:
        with suppress(OSError):
            children = Path(f"/proc/{process}/task/{process}/children").read_text()
            found += map(int, children.split())
    return found


def kill_tree(pid: int) -> None:
    """Kill a process and all it started, and wait until they are gone."""
    os.kill(pid, signal.SIGSTOP)  # so that it starts no other meanwhile
    processes = tree(pid)
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    end = time.monotonic() + _GONE_SECONDS
    while any(map(_runs, processes)) and time.monotonic() < end:
        time.sleep(0.005)


def _runs(pid: int) -> bool:
    """Whether a process does more than wait to be taken note of."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except OSError:
        return False
    return state not in "ZX"


def memory_mb(pid: int) -> float:
    """What a process and all it started keep in memory, in MiB; what they share counts for each."""
    return sum(map(own_memory_mb, tree(pid)))


def own_memory_mb(pid: int) -> float:
    """What a process keeps in memory, in MiB."""
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """The time that processors have worked for a process and all it started."""
    total = 0
    for process in tree(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")
