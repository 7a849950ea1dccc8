"""Compiling ahead of time, so that nobody waits for it later: ``heliopolis compile``.

Each purpose is a use of the compiled rules that compiles just the loops it needs. Games are
compiled side by side, each in a process of its own; one process at a time compiles for a game, so a
purpose that somebody else compiles already is waited for and loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

from heliopolis import games, processes
from heliopolis.errors import HeliopolisError

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game


def _play(game: Game) -> None:
    from heliopolis.kernel.targets import engine

    compiled = engine(game, "compiled")
    compiled.results(compiled.playouts(1, seats=game.seats[0]).states)


def _simulate(game: Game) -> None:
    from heliopolis.arena.simulate import simulate

    simulate(game, 1, seats=game.seats[0], seed=0, jobs=1, target="compiled")


def _search(game: Game) -> None:
    from heliopolis.bots.readiness import prepare

    prepare(game)


def _analyse(game: Game) -> None:
    from heliopolis.analysis.worlds import prepare

    prepare(game)


def _batch(game: Game) -> None:
    from heliopolis.kernel.batch import Batch

    # One loop sets up, steps and shows; another shows what seats see that are not to move.
    Batch(game, 1, seats=game.seats[0]).observe()


def _audit(game: Game) -> None:
    from heliopolis.kernel.targets import engine

    engine(game, "compiled").audit(1, seats=game.seats[0])


PURPOSES: dict[str, Callable[[Game], None]] = {
    "play": _play,  # random games to their ends
    "search": _search,  # the bots that think ahead
    "simulate": _simulate,  # `heliopolis simulate`
    "analyse": _analyse,  # the playouts of `heliopolis analyse`
    "batch": _batch,  # many games in step, for learning
    "audit": _audit,  # random games with every invariant checked, for tests
}

Progress = Callable[[str], None]
DONE = "compiled: "  # what a child prints before a purpose that is done


def prepare_games(wanted: Mapping[str, Sequence[str]], progress: Progress, jobs: int = 0) -> None:
    """Compile the purposes of each game, as many games at once as there are cores."""
    began = time.perf_counter()
    # Games with many moves take longest: begin with them, so that no core idles at the end.
    waiting = sorted(wanted, key=lambda name: len(games.find(name).moves))
    running: dict[str, tuple[subprocess.Popen[bytes], IO[bytes]]] = {}
    failed: list[str] = []
    heard: dict[str, int] = {}  # by game: the number of bytes of its output that were read

    def tell_purposes(name: str) -> None:
        purposes = list(wanted[name])
        for purpose in _new_lines(running[name][1], heard, name):
            number, seconds = purposes.index(purpose) + 1, time.perf_counter() - began
            progress(f"{name}: {purpose}, {number} of {len(purposes)} ({seconds:.0f} s)")

    try:
        while waiting or running:
            while waiting and len(running) < (jobs or os.cpu_count() or 1):
                name = waiting.pop()
                output: IO[bytes] = TemporaryFile()  # noqa: SIM115 - closed when the process has ended
                command = ["-m", __name__, name, *wanted[name]]
                running[name] = processes.start_child(command, output), output
            for name in running:
                tell_purposes(name)
            for name, said_by in _ended(running):
                tell_purposes(name)  # what it did since it was last listened to
                seconds = time.perf_counter() - began
                if code := running.pop(name)[0].returncode:
                    said_by.seek(0)
                    said = said_by.read().decode(errors="replace").strip()[-2000:]
                    failed.append(f"{name}: {processes.describe_exit(code)}\n{said}")
                done = len(wanted) - len(waiting) - len(running)
                progress(f"{done} of {len(wanted)}: {name} is compiled ({seconds:.0f} s)")
                said_by.close()
            time.sleep(0.05)
    finally:
        for process, _ in running.values():
            process.kill()
    if failed:
        raise HeliopolisError("compile: " + "\n".join(failed))


def _ended(
    running: Mapping[str, tuple[subprocess.Popen[bytes], IO[bytes]]],
) -> Iterator[tuple[str, IO[bytes]]]:
    for name, (process, output) in list(running.items()):
        if process.poll() is not None:
            yield name, output


def _new_lines(output: IO[bytes], heard: dict[str, int], name: str) -> list[str]:
    """The purposes that a child has told of since the last call."""
    start = heard.get(name, 0)
    # Reading by place: the child writes behind its own, which a read would move.
    whole, end, _ = os.pread(output.fileno(), 1 << 20, start).rpartition(b"\n")
    heard[name] = start + len(whole) + len(end)
    lines = whole.decode(errors="replace").splitlines()
    return [line.removeprefix(DONE) for line in lines if line.startswith(DONE)]


def _prepare_here(name: str, purposes: Sequence[str]) -> None:
    processes.end_with_parent(watch_stdin=True)
    game = games.find(name)
    for purpose in purposes:
        PURPOSES[purpose](game)
        print(f"{DONE}{purpose}", file=sys.stderr, flush=True)  # stdout leads nowhere


if __name__ == "__main__":
    _prepare_here(sys.argv[1], sys.argv[2:])
