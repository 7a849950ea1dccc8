"""Playing the games of a setting: here, in processes beside this one, or on a Ray cluster.

Each way is a generator of results, in whatever order they come; closing it ends its workers. A
worker that is lost is replaced and its game played again. As a result follows from the setting and
its number alone, it makes no difference who played it.
"""

from __future__ import annotations

import signal
import socket
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import connection, get_context
from typing import Any

from heliopolis.arena.match import Result, Setting, play, warm_up
from heliopolis.errors import BadSetupError

MOST_LOSSES = 3  # of workers over one game, before it is given up


def in_this_process(setting: Setting, numbers: Iterable[int]) -> Iterator[Result]:
    """One game after the other."""
    for number in numbers:
        yield play(setting, number)


def in_processes(setting: Setting, numbers: Iterable[int], jobs: int) -> Iterator[Result]:
    """So many games at once, a process each."""
    crew = _Crew(setting, iter(numbers), jobs)
    try:
        crew.hire()
        while crew.workers:
            yield from crew.results()
    finally:
        crew.dismiss()


class _Crew:
    """Worker processes, each with the game it plays.

    The first is alone until it is ready: what it had to compile, the others find done.
    """

    def __init__(self, setting: Setting, numbers: Iterator[int], jobs: int) -> None:
        self.setting = setting
        self.numbers = numbers
        self.missing = jobs - 1  # workers still to be hired
        self.again: list[int] = []  # games whose worker was lost
        self.losses: Counter[int] = Counter()
        self.workers: dict[connection.Connection, tuple[Any, int]] = {}

    def hire(self) -> None:
        """Start a worker, if there is a game left to play."""
        number = self._next()
        if number is None:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self.setting), daemon=True)
        process.start()
        theirs.close()
        self._assign(ours, process, number)

    def _next(self) -> int | None:
        return self.again.pop() if self.again else next(self.numbers, None)

    def _assign(self, line: connection.Connection, process: Any, number: int) -> None:
        self.workers[line] = process, number
        with suppress(OSError):  # where it is gone already, its end of the line tells
            line.send(number)

    def results(self) -> Iterator[Result]:
        """Wait until something happens; what has been played meanwhile."""
        for line in connection.wait(list(self.workers)):
            assert isinstance(line, connection.Connection)
            process, number = self.workers.pop(line)
            try:
                answer = line.recv()
            except (EOFError, OSError):
                process.join()
                self._lost(number)
                continue
            if isinstance(answer, str):
                raise BadSetupError(answer)
            if answer is None:  # it is ready, and plays
                self.workers[line] = process, number
                self._complete()
                continue
            following = self._next()
            if following is None:
                line.close()  # the worker ends by itself
            else:
                self._assign(line, process, following)
            yield answer

    def _complete(self) -> None:
        while self.missing:
            self.missing -= 1
            self.hire()

    def _lost(self, number: int) -> None:
        self.losses[number] += 1
        if self.losses[number] >= MOST_LOSSES:
            raise _given_up(self.setting, number)
        self.again.append(number)
        self.hire()

    def dismiss(self) -> None:
        """End all workers, whatever they are at."""
        for line, (process, _) in self.workers.items():
            process.terminate()
            line.close()
        for process, _ in self.workers.values():
            process.join()


def _given_up(setting: Setting, number: int) -> BadSetupError:
    names = ", ".join(dict.fromkeys(setting.bots[bot] for bot in setting.seating(number)))
    return BadSetupError(
        f"bots: game {number} of {names} ended its worker process {MOST_LOSSES} times"
    )


def _work(line: connection.Connection, setting: Setting) -> None:
    """A worker: says when it is ready, and plays the games it is told to while somebody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who keeps the results
    with suppress(EOFError, OSError):
        try:
            warm_up(setting)
            line.send(None)
            while True:
                line.send(play(setting, line.recv()))
        except BadSetupError as error:
            line.send(str(error))


# --- Ray ------------------------------------------------------------------------------------------

A_LOCAL_CLUSTER = "local"
PATIENCE = 5  # seconds for an address to answer
GAMES_WAITING = 4  # for each core of the cluster, so that none is ever idle


def on_ray(setting: Setting, numbers: Iterable[int], address: str, jobs: int) -> Iterator[Result]:
    """On a Ray cluster, or on one that is started here with so many cores."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address, jobs)
    try:
        yield from _ray_results(ray, setting, iter(numbers))
    finally:
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadSetupError(
            "ray: it is not installed; pip install 'heliopolis[ray]' brings it"
        ) from None
    return ray


def _connect(ray: Any, address: str, jobs: int) -> None:
    quiet = {"logging_level": "error", "log_to_driver": False}
    _knock(address)
    try:
        if address == A_LOCAL_CLUSTER:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:
        raise BadSetupError(f"ray: {address} does not answer: {error}") from error


def _knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError, ValueError) as error:
        raise BadSetupError(f"ray: {address} does not answer: {error}") from None


def _ray_results(ray: Any, setting: Setting, numbers: Iterator[int]) -> Iterator[Result]:
    task = ray.remote(num_cpus=1, max_retries=MOST_LOSSES - 1, retry_exceptions=False)(_play_there)
    shared = ray.put(setting)
    under_way: dict[Any, int] = {}
    room = 1  # until one game is done: what its worker had to compile, the others find done
    try:
        while True:
            while len(under_way) < room and (number := next(numbers, None)) is not None:
                under_way[task.remote(shared, number, sys.path)] = number
            if not under_way:
                return
            done, _ = ray.wait(list(under_way))
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * GAMES_WAITING
            for reference in done:
                number = under_way.pop(reference)
                yield _fetched(ray, reference, setting, number)
    finally:
        for reference in under_way:
            ray.cancel(reference, force=True)


def _fetched(ray: Any, reference: Any, setting: Setting, number: int) -> Result:
    try:
        answer = ray.get(reference)
    except ray.exceptions.WorkerCrashedError:
        raise _given_up(setting, number) from None
    except ray.exceptions.RayError as error:
        raise BadSetupError(f"ray: game {number} is lost: {error}") from error
    if isinstance(answer, str):
        raise BadSetupError(answer)
    result: Result = answer
    return result


def _play_there(setting: Setting, number: int, path: list[str]) -> Result | str:
    """What a Ray worker does; it finds modules where this process does, if they are there."""
    sys.path += [folder for folder in path if folder not in sys.path]
    try:
        return play(setting, number)
    except BadSetupError as error:
        return str(error)
