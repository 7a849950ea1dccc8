"""``heliopolis serve`` with a thread that looks at the event loop: what made it wait, and how long.

Five kinds of lines are written: how late the loop was (the latest turn of every second), what it
did while it stood still, how long each move took from message to acknowledgement, how long slow
transactions took, and how long the collector of cyclic garbage kept everything waiting. A loop that
does not turn either works, or waits for a processor that others use: the kernel counts both for
each thread.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any, TextIO

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LOOK_SECONDS = 0.02
SLOW_SECONDS = 0.05
SECOND = 1.0
DEEPEST = 14  # frames of a stack that are told


class Watch:
    """Writes a line for every moment in which the event loop stood still."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._turned = time.monotonic()
        self._latest, self._told_at = 0.0, self._turned
        self._thread = threading.get_ident()
        self._counts = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._turn(loop)
        threading.Thread(target=self._look, daemon=True).start()

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        now = time.monotonic()
        self._latest = max(self._latest, now - self._turned - LOOK_SECONDS)
        self._turned = now
        if now - self._told_at > SECOND:
            line = {"at": time.time(), "late_ms": round(self._latest * 1000, 1)}
            self._file.write(json.dumps(line) + "\n")
            self._latest, self._told_at = 0.0, now
        loop.call_later(LOOK_SECONDS, self._turn, loop)

    def _look(self) -> None:
        counts, seen = self._counted(), self._turned
        while True:
            time.sleep(LOOK_SECONDS)
            if self._turned != seen:
                counts, seen = self._counted(), self._turned
            elif time.monotonic() - seen > SLOW_SECONDS + LOOK_SECONDS:
                counts = self._tell(counts, seen)
                seen = self._turned

    def _tell(self, counts: tuple[int, int], since: float) -> tuple[int, int]:
        """Follow a slow moment to its end, looking at what is done meanwhile."""
        stacks: dict[str, int] = {}
        while self._turned == since:
            frame = sys._current_frames().get(self._thread)
            stack = traceback.extract_stack(frame)[-DEEPEST:] if frame else []
            lines = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in stack]
            stacks[" < ".join(reversed(lines))] = stacks.get(" < ".join(reversed(lines)), 0) + 1
            time.sleep(LOOK_SECONDS / 2)
        now = self._counted()
        line: dict[str, Any] = {
            "at": time.time(),
            "stood_ms": round((time.monotonic() - since) * 1000),
            "ran_ms": round((now[0] - counts[0]) / 1e6),
            "waited_for_cpu_ms": round((now[1] - counts[1]) / 1e6),
            "stack": max(stacks, key=lambda stack: stacks[stack], default=""),
        }
        self._file.write(json.dumps(line) + "\n")
        return now

    def _counted(self) -> tuple[int, int]:
        return _counted(self._counts)


def _counted(file: Path) -> tuple[int, int]:
    """Return how long a thread has run, and how long it has waited for a processor, in ns."""
    ran, waited, _ = file.read_text().split()
    return int(ran), int(waited)


def _watch_moves(file: TextIO) -> None:
    """Write how long each move took in the server: from its message to its acknowledgement."""
    from heliopolis.server.runtime.connection import Connection

    move = Connection._move

    async def timed(self: Connection, message: Any) -> None:
        began = time.monotonic()
        await move(self, message)
        line = {"at": time.time(), "move_ms": round((time.monotonic() - began) * 1000, 1)}
        file.write(json.dumps(line) + "\n")

    Connection._move = timed  # type: ignore[method-assign]


def _watch_commits(file: TextIO) -> None:
    """Write how long slow transactions of moves took."""
    from heliopolis.server.store.writer import Writer

    write = Writer._write

    async def timed(self: Writer, batch: Any) -> None:
        began = time.monotonic()
        await write(self, batch)
        if (took := time.monotonic() - began) > SLOW_SECONDS:
            file.write(json.dumps({"at": time.time(), "commit_ms": round(took * 1000)}) + "\n")

    Writer._write = timed  # type: ignore[method-assign]


def _watch_collector(file: TextIO) -> None:
    """Write how long each collection computed, by generation, and how much it found."""
    began = 0.0

    def watch(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
            return
        line = {
            "at": time.time(),
            "generation": info["generation"],
            "collected": info["collected"],
            "collector_ms": round((time.thread_time() - began) * 1000, 1),
        }
        file.write(json.dumps(line) + "\n")

    gc.callbacks.append(watch)


def main() -> None:
    path = Path(os.environ["HELIOPOLIS_ATTACK_WATCH"])
    file = path.open("a", buffering=1)  # by the line: the process ends by a signal
    begun = HttpToolsProtocol.connection_made

    def begin_watch(self: Any, transport: Any) -> None:
        """At the first connection: the thread of the loop is then known."""
        HttpToolsProtocol.connection_made = begun  # type: ignore[method-assign]
        Watch(file).start(asyncio.get_running_loop())
        begun(self, transport)

    HttpToolsProtocol.connection_made = begin_watch  # type: ignore[method-assign]
    _watch_commits(file)
    _watch_moves(file)
    _watch_collector(file)
    from heliopolis.cli import main as heliopolis

    sys.exit(heliopolis())


if __name__ == "__main__":
    main()
