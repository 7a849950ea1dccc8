"""Compiling ahead of time, so that nobody waits for it later: ``heliopolis compile``.

Each purpose is a use of the compiled rules that compiles just the loops it needs. Games are
compiled side by side in processes of their own; where there are more cores than games, the purposes
of a game are shared out too. A rule that another process compiles already is waited for and loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING, NamedTuple

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
    from heliopolis.bots.nets import find_net
    from heliopolis.bots.readiness import prepare_search

    prepare_search(game)
    if net := find_net(game):
        prepare_search(game, net)


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


class Share(NamedTuple):
    """What one process compiles."""

    game: str
    purposes: tuple[str, ...]


def shared_out(wanted: Mapping[str, Sequence[str]], jobs: int) -> list[Share]:
    """Share the purposes out to `jobs` processes; games that take longest come first."""
    names = sorted(wanted, key=lambda name: len(games.find(name).moves), reverse=True)
    per_game = max(1, jobs // max(1, len(wanted)))
    cut = [[tuple(wanted[name][i::per_game]) for name in names] for i in range(per_game)]
    return [
        Share(name, purposes)
        for round_of_all in cut
        for name, purposes in zip(names, round_of_all, strict=True)
        if purposes
    ]


def prepare_games(wanted: Mapping[str, Sequence[str]], progress: Progress, jobs: int = 0) -> None:
    """Compile the purposes of each game, in as many processes at once as there are cores."""
    began = time.perf_counter()
    jobs = jobs or os.cpu_count() or 1
    waiting = shared_out(wanted, jobs)
    running: dict[Share, tuple[subprocess.Popen[bytes], IO[bytes]]] = {}
    failed: list[str] = []
    heard: dict[Share, int] = {}  # the number of bytes of its output that were read
    left = {name: set(purposes) for name, purposes in wanted.items() if purposes}

    def tell_purposes(share: Share) -> None:
        name = share.game
        for purpose in _new_lines(running[share][1], heard, share):
            left[name].discard(purpose)
            count, seconds = len(wanted[name]), time.perf_counter() - began
            progress(f"{name}: {purpose}, {count - len(left[name])} of {count} ({seconds:.0f} s)")
            if not left[name]:
                del left[name]
                done = len(wanted) - len(left)
                progress(f"{done} of {len(wanted)}: {name} is compiled ({seconds:.0f} s)")

    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                share = waiting.pop(0)
                output: IO[bytes] = TemporaryFile()  # noqa: SIM115 - closed when the process has ended
                command = ["-m", __name__, share.game, *share.purposes]
                running[share] = processes.start_child(command, output), output
            for share in running:
                tell_purposes(share)
            for share, said_by in _ended(running):
                tell_purposes(share)  # what it did since it was last listened to
                if code := running.pop(share)[0].returncode:
                    said_by.seek(0)
                    said = said_by.read().decode(errors="replace").strip()[-2000:]
                    failed.append(f"{share.game}: {processes.describe_exit(code)}\n{said}")
                said_by.close()
            time.sleep(0.05)
    finally:
        for process, _ in running.values():
            process.kill()
    if failed:
        raise HeliopolisError("compile: " + "\n".join(failed))


def _ended(
    running: Mapping[Share, tuple[subprocess.Popen[bytes], IO[bytes]]],
) -> Iterator[tuple[Share, IO[bytes]]]:
    for share, (process, output) in list(running.items()):
        if process.poll() is not None:
            yield share, output


def _new_lines(output: IO[bytes], heard: dict[Share, int], share: Share) -> list[str]:
    """The purposes that a child has told of since the last call."""
    start = heard.get(share, 0)
    # Reading by place: the child writes behind its own, which a read would move.
    whole, end, _ = os.pread(output.fileno(), 1 << 20, start).rpartition(b"\n")
    heard[share] = start + len(whole) + len(end)
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
