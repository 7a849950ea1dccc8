"""Play the games of a setting: in this process, in worker processes, or on a Ray cluster.

Each way is a generator that yields results in any order; closing it ends its workers. A worker that
dies is replaced and its game played again. A result depends on the setting and the game's number
alone, so it does not matter which worker played it.
"""

from __future__ import annotations

import signal
import socket
import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import connection, get_context
from typing import Any

from heliopolis.arena.match import Result, Setting, play, warm_up
from heliopolis.errors import BadSetupError
from heliopolis.extras import missing

Results = Generator[Result, None, None]

MAX_WORKER_LOSSES = 3  # workers that may die on one game before it is abandoned


def in_this_process(setting: Setting, numbers: Iterable[int]) -> Results:
    """Play one game after the other."""
    for number in numbers:
        yield play(setting, number)


def in_processes(setting: Setting, numbers: Iterable[int], jobs: int) -> Results:
    """Play games in `jobs` processes."""
    pool = _WorkerPool(setting, iter(numbers), jobs)
    try:
        pool.start_worker()
        while pool.workers:
            yield from pool.results()
    finally:
        pool.stop()


class _WorkerPool:
    """Worker processes, each with the game it is playing.

    The first worker runs alone until it is ready, so that the others find the compiled code cached.
    """

    def __init__(self, setting: Setting, numbers: Iterator[int], jobs: int) -> None:
        self.setting = setting
        self.numbers = numbers
        self.missing = jobs - 1  # workers not yet started
        self.retries: list[int] = []  # games whose worker died
        self.losses: Counter[int] = Counter()
        self.workers: dict[connection.Connection, tuple[Any, int]] = {}

    def start_worker(self) -> None:
        """Start a worker if there is a game left to play."""
        number = self._next()
        if number is None:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_worker_main, args=(theirs, self.setting), daemon=True)
        process.start()
        theirs.close()
        self._assign(ours, process, number)

    def _next(self) -> int | None:
        return self.retries.pop() if self.retries else next(self.numbers, None)

    def _assign(self, line: connection.Connection, process: Any, number: int) -> None:
        self.workers[line] = process, number
        with suppress(OSError):  # a dead worker is noticed when its connection is read
            line.send(number)

    def results(self) -> Iterator[Result]:
        """Wait for messages from workers and yield the results among them."""
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
            if answer is None:  # the worker is ready and plays
                self.workers[line] = process, number
                self._complete()
                continue
            following = self._next()
            if following is None:
                line.close()  # makes the worker exit
            else:
                self._assign(line, process, following)
            yield answer

    def _complete(self) -> None:
        while self.missing:
            self.missing -= 1
            self.start_worker()

    def _lost(self, number: int) -> None:
        self.losses[number] += 1
        if self.losses[number] >= MAX_WORKER_LOSSES:
            raise _abandoned(self.setting, number)
        self.retries.append(number)
        self.start_worker()

    def stop(self) -> None:
        """Terminate all workers."""
        for line, (process, _) in self.workers.items():
            process.terminate()
            line.close()
        for process, _ in self.workers.values():
            process.join()


def _abandoned(setting: Setting, number: int) -> BadSetupError:
    names = ", ".join(dict.fromkeys(setting.bots[bot] for bot in setting.seating(number)))
    return BadSetupError(
        f"bots: game {number} of {names} killed its worker process {MAX_WORKER_LOSSES} times"
    )


def _worker_main(line: connection.Connection, setting: Setting) -> None:
    """Report readiness, then play each game received until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    with suppress(EOFError, OSError):
        try:
            warm_up(setting)
            line.send(None)
            while True:
                line.send(play(setting, line.recv()))
        except BadSetupError as error:
            line.send(str(error))


# --- Ray ------------------------------------------------------------------------------------------

LOCAL_CLUSTER = "local"
CONNECT_SECONDS = 5  # time for an address to answer
TASKS_PER_CORE = 4  # queued per core of the cluster, so that none is ever idle


def on_ray(setting: Setting, numbers: Iterable[int], address: str, jobs: int) -> Results:
    """Play games on a Ray cluster, or on a local one started with `jobs` cores."""
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
        raise missing("ray", "ray") from None
    return ray


def _connect(ray: Any, address: str, jobs: int) -> None:
    quiet = {"logging_level": "error", "log_to_driver": False}
    _check_reachable(address)
    try:
        if address == LOCAL_CLUSTER:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:
        raise BadSetupError(f"ray: {address} does not answer: {error}") from error


def _check_reachable(address: str) -> None:
    """Raise BadSetupError if an address does not answer: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError, ValueError) as error:
        raise BadSetupError(f"ray: {address} does not answer: {error}") from None


def _ray_results(ray: Any, setting: Setting, numbers: Iterator[int]) -> Iterator[Result]:
    task = ray.remote(num_cpus=1, max_retries=MAX_WORKER_LOSSES - 1, retry_exceptions=False)(
        _play_on_worker
    )
    shared = ray.put(setting)
    in_flight: dict[Any, int] = {}
    room = 1  # until one game is done, so that the others find the compiled code cached
    try:
        while True:
            while len(in_flight) < room and (number := next(numbers, None)) is not None:
                in_flight[task.remote(shared, number, sys.path)] = number
            if not in_flight:
                return
            done, _ = ray.wait(list(in_flight))
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * TASKS_PER_CORE
            for reference in done:
                number = in_flight.pop(reference)
                yield _fetch(ray, reference, setting, number)
    finally:
        for reference in in_flight:
            ray.cancel(reference, force=True)


def _fetch(ray: Any, reference: Any, setting: Setting, number: int) -> Result:
    try:
        answer = ray.get(reference)
    except ray.exceptions.WorkerCrashedError:
        raise _abandoned(setting, number) from None
    except ray.exceptions.RayError as error:
        raise BadSetupError(f"ray: game {number} failed: {error}") from error
    if isinstance(answer, str):
        raise BadSetupError(answer)
    result: Result = answer
    return result


def _play_on_worker(setting: Setting, number: int, path: list[str]) -> Result | str:
    """Play a game in a Ray worker, with the module search path of the process that asked."""
    sys.path += [folder for folder in path if folder not in sys.path]
    try:
        return play(setting, number)
    except BadSetupError as error:
        return str(error)
