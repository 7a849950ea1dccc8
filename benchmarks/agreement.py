"""Do mistakes stand at ten times the depth? Games of bots are judged, and their mistakes once more.

    PYTHONPATH=src python -m benchmarks.agreement --out agreement.jsonl [--games priests-of-ra,ur]
        [--mistakes 200] [--seconds 90] [--workers 16]
    PYTHONPATH=src python -m benchmarks.agreement --summary agreement.jsonl

Bots that err now and then play whole games, with every number of seats in turn. Of each game some
decisions, chosen at random, are judged as `heliopolis analyse` does at normal depth; each mistake
or blunder is judged anew, with other worlds and ten times as many. It is confirmed if it is a
mistake or a blunder again; those that still lost something (an inaccuracy) are counted beside it.
The second measurement stops where its outcome is settled: the worlds that are left would have to
be four standard errors off to change it.
The number of worlds follows from the speed of the machine; `--slower 2` takes half as many, as a
machine of half the speed would.

The rules are compiled first, all games at once; one game after the other is then measured by all
workers, as soon as it is compiled. Every mistake is a line of the file at once, so that a run that
was stopped keeps what it has; the next run with the same file goes on from there. numpy and numba
are enough (and what the rules themselves need: typing-extensions; platformdirs, or HELIOPOLIS_CACHE
set to a folder).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import connection, get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO

import heliopolis
from heliopolis import games
from heliopolis.analysis.analyse import choose_depth
from heliopolis.analysis.curve import Z_95
from heliopolis.analysis.judging import (
    AGAIN,
    FLAWS,
    FRESH,
    LIMITS,
    MEASURED,
    SURE,
    Judgement,
    Trial,
    difference,
    judge,
    verdict_of,
)
from heliopolis.analysis.positions import positions
from heliopolis.analysis.worlds import Worlds
from heliopolis.arena.intervals import wilson
from heliopolis.bots import Knowledge, SeatedBot, play_game
from heliopolis.errors import HeliopolisError
from heliopolis.prepare import prepare_games

if TYPE_CHECKING:
    from heliopolis.table import Move, Table

USUAL = ("ur", "priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops")
BOTS = ("easy", "greedy", "random")
DEEPER = 10
SEEDS = 1_000_003  # between the worlds of the first judgement and those of the second
SAMPLE = 120  # moves of one game: more games say more than more moves of the same
SETTLED = 4.0  # standard errors: what is left to measure does not change the outcome
LOOKS = 8  # portions in which a loss is measured


@dataclass(frozen=True)
class Mistake:
    """A mistake, and what became of it at ten times the depth."""

    game: str
    seed: int  # of the game
    seats: int
    step: int
    bot: str
    move: str
    better: str
    worlds: int  # of the first judgement
    verdict: str
    loss: float
    error: float
    deep_verdict: str
    deep_loss: float
    deep_error: float

    @property
    def confirmed(self) -> bool:
        """Whether it is a mistake or a blunder again."""
        return self.deep_verdict in FLAWS

    @property
    def lost_something(self) -> bool:
        """Whether something was lost again, if less."""
        return self.deep_verdict in {"inaccuracy", *FLAWS}


@dataclass(frozen=True)
class Judged:
    """What a worker did with one game."""

    decisions: int
    seconds: float  # of the processor


# --- One game, in a worker ------------------------------------------------------------------------


def mistakes_of(
    name: str, seed: int, slower: float, is_closed: Callable[[], bool]
) -> Iterator[Mistake | Judged]:
    """Judge a sample of one game's decisions, until there is enough of them."""
    began = time.process_time()
    table = _played(name, seed)
    worlds = Worlds(table.game, table.seats, seed)
    deeper = Worlds(table.game, table.seats, seed + SEEDS)
    count = round(choose_depth(table, worlds, "normal").judged / slower)
    steps = range(len(table.moves))
    chosen = set(random.Random(seed).sample(steps, min(SAMPLE, len(steps))))
    decisions = 0
    for position in positions(table):
        if is_closed():
            break
        if position.forced or position.step not in chosen:
            continue
        decisions += 1
        judgement = judge(position.table, position.move, worlds, count)
        if judgement.verdict in FLAWS:
            again = judge_deeper(position.table, position.move, deeper, DEEPER * count)
            yield _mistake(table, seed, count, judgement, again)
    yield Judged(decisions, time.process_time() - began)


class Deeper(NamedTuple):
    """What a mistake is at ten times the depth."""

    verdict: str
    loss: float
    deviation: float  # its standard error


def judge_deeper(table: Table, move: Move, worlds: Worlds, count: int) -> Deeper:
    """Judge a move as `judge` does, but measure its loss no longer than until it is settled."""
    step = len(table.moves)
    knowledge = Knowledge.of(table, move.seat, worlds.seed + step)
    tried = Trial(knowledge, step, worlds, move)
    best = tried.find_best(count)
    if best == move or not tried.seems_worse():
        return Deeper("good", 0.0, 0.0)
    found = _measure(tried, best, MEASURED * count, 0)
    return _measure(tried, best, AGAIN * count, FRESH) if found.verdict in FLAWS else found


def _measure(tried: Trial, best: Move, count: int, further: int) -> Deeper:
    assert tried.made is not None
    seat, portion = tried.made.seat, max(2, count // LOOKS)
    made = better = None
    for done in range(0, count, portion):
        size = min(portion, count - done)
        one, other = (tried.fresh(move, size, further + done) for move in (tried.made, best))
        made, better = (one, other) if made is None else (made.joined(one), better.joined(other))
        loss, deviation = difference(better.wins[:, seat], made.wins[:, seat])
        now = done + size
        at_the_end = deviation * sqrt(now / count)  # the standard error, all worlds measured
        left = sqrt(max(0.0, deviation**2 - at_the_end**2))
        judged = loss - SURE * at_the_end
        if abs(judged - LIMITS["mistake"]) > SETTLED * left:
            break
    return Deeper(verdict_of(judged), loss, deviation)


def _mistake(table: Table, seed: int, count: int, one: Judgement, again: Deeper) -> Mistake:
    assert one.better is not None
    return Mistake(
        game=table.game.name,
        seed=seed,
        seats=table.seats,
        step=one.step,
        bot=_bot(seed, one.seat),
        move=one.move.text,
        better=one.better.text,
        worlds=count,
        verdict=one.verdict,
        loss=round(one.loss, 4),
        error=round(one.error, 4),
        deep_verdict=again.verdict,
        deep_loss=round(again.loss, 4),
        deep_error=round(Z_95 * again.deviation, 4),
    )


def _played(name: str, seed: int) -> Table:
    numbers = games.find(name).seats
    table = heliopolis.new(name, numbers[seed % len(numbers)], seed=seed)
    seated = [
        SeatedBot.named(_bot(seed, seat), seat, seed=seed + seat) for seat in range(table.seats)
    ]
    return play_game(table, seated)


def _bot(seed: int, seat: int) -> str:
    return BOTS[(seed + seat) % len(BOTS)]


def _work(line: connection.Connection, closed: Any) -> None:
    """Judge the games that come along the line, until it closes or the game is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it
    with suppress(EOFError, OSError):
        while True:
            number, name, seed, slower = line.recv()
            is_closed = partial(lambda n: bool(closed[n]), number)
            for found in mistakes_of(name, seed, slower, is_closed):
                line.send(found)


# --- Sharing the games out ------------------------------------------------------------------------


@dataclass
class Run:
    """One game being measured."""

    name: str
    mistakes: list[Mistake] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    next_seed: int = 0
    began: float | None = None
    seconds: float = 0.0
    core_seconds: float = 0.0

    def describe(self) -> str:
        """Return the figures of this run in one line."""
        return (
            f"{summary_line(self.name, self.mistakes)}; this run judged {self.decisions} "
            f"decisions of {self.games} games in {self.seconds:.0f} s "
            f"({self.core_seconds:.0f} s of a core)"
        )


class Limits(NamedTuple):
    """How much is measured of each game."""

    mistakes: int
    seconds: float  # by the clock, from its first decision on
    slower: float  # the factor by which the number of worlds is cut


class Measurement:
    """Shares games out to worker processes and writes down what they find."""

    def __init__(self, names: list[str], limits: Limits, out: TextIO) -> None:
        self.limits, self.out = limits, out
        self.runs = {name: Run(name) for name in names}
        self.ready: list[str] = []  # compiled, in the order of the compilation
        self.compiling = set(names)
        self.failed: list[str] = []
        self._context = get_context("spawn")
        self._closed = self._context.Array("b", len(names), lock=False)
        self._busy: dict[connection.Connection, str] = {}
        self._idle: list[connection.Connection] = []

    def go_on_from(self, known: Iterable[Mistake]) -> None:
        """Count what an earlier run has found; its games are not played again."""
        for one in known:
            if run := self.runs.get(one.game):
                run.mistakes.append(one)
                run.next_seed = max(run.next_seed, one.seed + 1)

    def measure(self, workers: int) -> None:
        """Compile, start the workers and measure all games."""
        for name in self.runs:
            threading.Thread(target=self._compile, args=(name,), daemon=True).start()
        started = [self._start_worker() for _ in range(workers)]
        try:
            while self.compiling or self._busy or self._open():
                if not self._busy and not self._idle:
                    raise HeliopolisError("all workers have died")
                self._close_games()
                self._hand_out()
                self._listen()
        finally:
            for process, line in started:
                process.terminate()
                line.close()
            for process, _ in started:
                process.join()

    def _compile(self, name: str) -> None:
        try:
            prepare_games({name: ["analyse"]}, lambda said: None, 1)
            self.ready.append(name)
            _tell(f"{name} is compiled")
        except HeliopolisError as error:
            self.failed.append(f"{name}: {error}")
        self.compiling.discard(name)

    def _start_worker(self) -> tuple[Any, connection.Connection]:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs, self._closed), daemon=True)
        process.start()
        theirs.close()
        self._idle.append(ours)
        return process, ours

    def _open(self) -> list[Run]:
        """Return the games that are compiled and not done."""
        numbers = {name: n for n, name in enumerate(self.runs)}
        return [self.runs[name] for name in self.ready if not self._closed[numbers[name]]]

    def _close_games(self) -> None:
        for number, run in enumerate(self.runs.values()):
            spent = 0.0 if run.began is None else time.monotonic() - run.began
            enough = len(run.mistakes) >= self.limits.mistakes
            if not self._closed[number] and (enough or spent >= self.limits.seconds):
                self._closed[number] = 1
                run.seconds = spent
                _tell(run.describe())

    def _hand_out(self) -> None:
        for run in self._open()[:1]:
            number = list(self.runs).index(run.name)
            while self._idle:
                if run.began is None:
                    run.began = time.monotonic()
                line = self._idle.pop()
                line.send((number, run.name, run.next_seed, self.limits.slower))
                run.next_seed += 1
                self._busy[line] = run.name

    def _listen(self) -> None:
        if not self._busy:
            time.sleep(0.2)
        for line in connection.wait(list(self._busy), timeout=0.5):
            assert isinstance(line, connection.Connection)
            run = self.runs[self._busy[line]]
            try:
                found = line.recv()
            except (EOFError, OSError):
                del self._busy[line]
                _tell(f"{run.name}: a worker has died")
                continue
            if isinstance(found, Mistake):
                run.mistakes.append(found)
                print(json.dumps(asdict(found)), file=self.out, flush=True)
            else:
                run.games += 1
                run.decisions += found.decisions
                run.core_seconds += found.seconds
                del self._busy[line]
                self._idle.append(line)


def _tell(said: str) -> None:
    print(said, file=sys.stderr, flush=True)


# --- What is printed ------------------------------------------------------------------------------


def summary_line(name: str, mistakes: list[Mistake]) -> str:
    """Return the share of mistakes that were confirmed, with its 95 % interval."""
    if not mistakes:
        return f"{name}: no mistakes"
    confirmed = [one for one in mistakes if one.confirmed]
    low, high = wilson(len(confirmed), len(mistakes))
    lost = sum(one.lost_something for one in mistakes) / len(mistakes)
    worlds = sorted(one.worlds for one in mistakes)
    blunders = [one for one in mistakes if one.verdict == "blunder"]
    return (
        f"{name}: {len(confirmed)} of {len(mistakes)} confirmed "
        f"({len(confirmed) / len(mistakes):.1%}, {low:.1%} to {high:.1%}), {lost:.1%} lost "
        f"something; {sum(one.confirmed for one in blunders)} of {len(blunders)} blunders; "
        f"{worlds[len(worlds) // 2]} worlds"
    )


def read_mistakes(file: Path) -> list[Mistake]:
    """Return what a file holds; a last line that was cut off is left out."""
    found = []
    for line in file.read_text("utf-8").splitlines():
        with suppress(ValueError):
            found.append(Mistake(**json.loads(line)))
    return found


def main() -> int:
    """Measure, and print a line per game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", default=",".join(USUAL), help="their names, with commas")
    parser.add_argument("--mistakes", type=int, default=200, help="per game")
    parser.add_argument("--seconds", type=float, default=600.0, help="per game, by the clock")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--slower", type=float, default=1.0, help="divides the number of worlds")
    parser.add_argument("--out", type=Path, help="a line of JSON per mistake; goes on from it")
    parser.add_argument("--summary", type=Path, help="only print the figures of such a file")
    asked = parser.parse_args()
    names = asked.games.split(",")
    if asked.summary:
        known = read_mistakes(asked.summary)
        for name in dict.fromkeys(one.game for one in known):
            print(summary_line(name, [one for one in known if one.game == name]))
        return 0
    known = read_mistakes(asked.out) if asked.out and asked.out.exists() else []
    with asked.out.open("a") if asked.out else open(os.devnull, "w") as out:  # noqa: PTH123
        measurement = Measurement(names, Limits(asked.mistakes, asked.seconds, asked.slower), out)
        measurement.go_on_from(known)
        measurement.measure(asked.workers)
    for run in measurement.runs.values():
        print(run.describe())
    for failure in measurement.failed:
        _tell(failure)
    return 1 if measurement.failed else 0


if __name__ == "__main__":
    sys.exit(main())
