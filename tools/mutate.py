#!/usr/bin/env python3
"""Do the tests notice faults? Make some, one at a time, and find out.

    python tools/mutate.py                     a sample of 300, resumed where the last run stopped
    python tools/mutate.py --sample 60 --only catan --minutes 20

Faults are small: a changed comparison, a number one higher or lower, `and` for `or`, a statement
left out, a condition turned round. For each, the tests of its area are run on plain Python until
one fails: first those that enter the function of the fault, the quickest first, then the others.
The last are the checks of conformance; the golden games are not among them. The report lists every
fault that no test noticed. Faults that change nothing anybody could see are named, with the reason,
in tools/harmless_faults.toml: they are not tried, count neither way and are listed apart.

The same seed gives the same sample. Results are kept in .mutation, so a run can be stopped and
taken up again as long as the sources do not change. Where tests of an area were added since, only
what was not noticed there is tried again.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import cProfile
import difflib
import hashlib
import importlib
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import threading
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import chain
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/heliopolis"
TESTS = ROOT / "tests"
WORK = ROOT / ".mutation"
HARMLESS = ROOT / "tools/harmless_faults.toml"
GOAL = 0.95
TIMES_SLOWER = 4  # a fault that makes the tests take this much longer counts as noticed: they hang
SLACK_SECONDS = 20  # of processor time: whoever is first compiles and imports for all others
CONFORMANCE_SECONDS = 600
FILES_A_PART = 8  # of tests whose functions are recorded in one go
MEMORY = 12 << 30  # as has one that makes them eat memory
HANGING = {signal.SIGXCPU, signal.SIGPROF, signal.SIGALRM, signal.SIGKILL}
OPTIONS = [
    "-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist",
    "-m", "not soak and not compiled and not running",
]  # fmt: skip
# Packages of others that our modules and the tests import.
LOADED = (
    "alembic.command", "argon2", "fastapi", "fluent.syntax", "httpx", "hypothesis.strategies",
    "numpy", "openskill.models", "orjson", "prometheus_client", "prompt_toolkit", "rich.console",
    "sqlalchemy.ext.asyncio", "typer", "uvicorn", "websockets",
)  # fmt: skip

# What is looked at, and the tests that guard it. What only shows or judges (views, pictures,
# evaluations) is guarded by golden games and by play, and is not looked at here.
RULES = r"^(?!(view|terminal|evaluation|parts|docs|__init__)\.py$).*\.py$"
AREAS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "priests-of-ra": ("games/priests_of_ra", RULES, ("tests/games/priests_of_ra",)),
    "amun-re": ("games/amun_re", RULES, ("tests/games/amun_re",)),
    "catan": ("games/catan", RULES, ("tests/games/catan",)),
    "kernel": (
        "kernel",
        r"^(chance|game|journal|layout|log_events|loops|moves|rules|specialize)\.py$",
        ("tests/kernel", "tests/table"),
    ),
    "table": ("table", r"^table\.py$", ("tests/table",)),
    "bots": ("bots", r"^(greedy|policy|search|tree|roster)\.py$", ("tests/bots",)),
    "server": (
        "server",
        r"^(actions|addresses|clocks|limits|orders|record|replay|results)\.py$",
        ("tests/server", "tests/table"),
    ),
}

# What every game must do is checked last, for the games of the area: it takes longest.
CONFORMANCE = "tests/testing/test_conformance.py"
GAMES = {
    "priests-of-ra": ("priests-of-ra",),
    "amun-re": ("amun-re",),
    "catan": ("catan-island", "catan-alexander", "catan-cheops"),
}

COMPARISONS = {
    "<=": "<", ">=": ">", "<": "<=", ">": ">=", "==": "!=", "!=": "==",
    "not in": "in", "in": "not in", "is not": "is", "is": "is not",
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One change of one place."""

    area: str
    path: str  # below src/heliopolis
    line: int
    function: int  # the first line of the function it is in
    kind: str
    start: int  # what is replaced, in characters of the file
    end: int
    by: str

    def applied(self, source: str) -> str:
        """The source with the fault in it."""
        return source[: self.start] + self.by + source[self.end :]

    @property
    def key(self) -> str:
        """The name under which the result is kept."""
        return f"{self.path}:{self.start}:{self.end}:{self.by}"

    def change(self) -> tuple[str, str, str]:
        """The name of its function, and the lines it changes, before and after."""
        source = (PACKAGE / self.path).read_text("utf-8")
        lines = source.splitlines()[self.function - 1 :]
        name = next(found[1] for line in lines if (found := re.search(r"\bdef (\w+)", line)))
        first = source.rfind("\n", 0, self.start) + 1
        last = source.find("\n", self.end)
        before = source[first:last]
        after = source[first : self.start] + self.by + source[self.end : last]
        return name, before.strip(), after.strip()


def faults_in(area: str, path: Path) -> list[Fault]:
    """Every fault that can be made inside the functions of a file, with the innermost of them."""
    return list({fault.key: fault for fault in _faults_in(area, path)}.values())


def _faults_in(area: str, path: Path) -> Iterator[Fault]:
    """The same; what lies in a function within a function comes twice, the inner one last."""
    source = path.read_text("utf-8")
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    lines = source.splitlines(keepends=True)

    def at(line: int, column: int) -> int:
        """A place in characters; the columns of `ast` count bytes."""
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    def span(node: ast.AST) -> tuple[int, int]:
        node_any: ast.expr = node  # type: ignore[assignment]
        assert node_any.end_lineno is not None
        assert node_any.end_col_offset is not None
        return (
            at(node_any.lineno, node_any.col_offset),
            at(node_any.end_lineno, node_any.end_col_offset),
        )

    def fault(node: ast.AST, kind: str, start: int, end: int, by: str) -> Fault:
        line: int = node.lineno  # type: ignore[attr-defined]
        return Fault(area, str(path.relative_to(PACKAGE)), line, first, kind, start, end, by)

    def between(left: ast.expr, right: ast.expr, pattern: str) -> re.Match[str] | None:
        return re.compile(pattern).search(source, span(left)[1], span(right)[0])

    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = min(part.lineno for part in (function, *function.decorator_list))
        for node in (inner for stated in function.body for inner in ast.walk(stated)):
            if isinstance(node, ast.Compare) and len(node.ops) == 1:
                words = r"not\s+in|is\s+not|in|is|<=|>=|==|!=|<|>"
                if found := between(node.left, node.comparators[0], words):
                    other = COMPARISONS[" ".join(found[0].split())]
                    yield fault(node, "comparison", *found.span(), other)
            elif isinstance(node, ast.BoolOp):
                for left, right in zip(node.values, node.values[1:], strict=False):
                    if found := between(left, right, r"\b(and|or)\b"):
                        other = "or" if found[0] == "and" else "and"
                        yield fault(node, "and/or", *found.span(), other)
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                for step in (1, -1):
                    yield fault(node, "number", *span(node), f"({node.value + step})")
            elif isinstance(node, ast.If | ast.While):
                start, end = span(node.test)
                yield fault(node, "condition", start, end, f"not ({source[start:end]})")
            elif (
                isinstance(node, ast.AugAssign)
                or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
                or (
                    isinstance(node, ast.Assign)
                    and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
                )
            ):
                yield fault(node, "statement", *span(node), "pass")


def all_faults(only: str | None) -> dict[str, list[Fault]]:
    """The faults that can be made, by area."""
    found: dict[str, list[Fault]] = {}
    for area, (folder, names, _) in AREAS.items():
        if only in (None, area):
            files = sorted(PACKAGE.joinpath(folder).rglob("*.py"))
            chosen = [path for path in files if re.match(names, path.name)]
            found[area] = [fault for path in chosen for fault in faults_in(area, path)]
    return found


def sample(faults: dict[str, list[Fault]], size: int, seed: int) -> list[Fault]:
    """A number of faults, from every area in proportion to the root of how many it can have."""
    chooser = random.Random(seed)
    roots = {area: len(found) ** 0.5 for area, found in faults.items()}
    chosen: list[Fault] = []
    for area, found in faults.items():
        share = round(size * roots[area] / sum(roots.values()))
        chosen += chooser.sample(found, min(len(found), max(1, share)))
    if len(chosen) < size:  # shares were rounded down
        drawn = set(chosen)
        left = [fault for found in faults.values() for fault in found if fault not in drawn]
        chosen += chooser.sample(left, min(len(left), size - len(chosen)))
    chooser.shuffle(chosen)
    return chosen


class Recorder:
    """A plugin that writes down which functions each test enters, and the processor time it takes.

    What is entered outside of a test (imports, fixtures shared by several) belongs to all of them.
    The profiler of Python sees one thread, at little cost; the others are listened to.
    """

    def __init__(self, package: Path) -> None:
        self._inside = f"{package}{os.sep}"
        self._now: set[CodeType] = set()
        self._profile = cProfile.Profile(subcalls=False, builtins=False)
        self.entered: dict[str, set[CodeType]] = {"": self._now}
        self.seconds: dict[str, float] = {}

    def _enter(self, frame: FrameType, _event: str, _: object) -> None:
        self._now.add(frame.f_code)

    def start(self) -> None:
        """Listen from here on."""
        threading.settrace(self._enter)
        self._profile.enable()

    def stop(self) -> None:
        """Listen no longer."""
        self._profile.disable()
        threading.settrace(None)
        self._keep()

    def _keep(self) -> None:
        """Write down what the profiler has seen."""
        self._now |= {
            entry.code for entry in self._profile.getstats() if isinstance(entry.code, CodeType)
        }
        self._profile.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Write down one test, with its fixtures."""
        self._keep()
        self._now = self.entered[item.nodeid] = set()
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self._keep()
            self._now = self.entered[""]

    def written(self, file: str) -> dict[str, Any]:
        """Of the tests of a file: the functions they enter, by file and first line, and times."""
        by_function: dict[str, list[str]] = {}
        for test, codes in self.entered.items():
            if test and not test.startswith(f"{file}::"):
                continue
            for code in codes:
                if code.co_filename.startswith(self._inside):
                    name = f"{code.co_filename[len(self._inside) :]}:{code.co_firstlineno}"
                    by_function.setdefault(name, []).append(test)
        own = {test: took for test, took in self.seconds.items() if test.startswith(f"{file}::")}
        return {"functions": by_function, "seconds": own}


class Chooser:
    """A plugin that keeps the chosen tests only, in the order in which they are named.

    A test that computes for much longer than usual ends the process: a fault has made it endless.
    """

    def __init__(self, tests: list[str], seconds: dict[str, float]) -> None:
        self._places = {test: place for place, test in enumerate(tests)}
        self._seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out and put in order."""
        items[:] = [item for item in items if item.nodeid in self._places]
        items.sort(key=lambda item: self._places[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Limit the processor time of one test; the signal ends the process."""
        usual = self._seconds[item.nodeid]
        signal.setitimer(signal.ITIMER_PROF, SLACK_SECONDS + TIMES_SLOWER * usual)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


class Area:
    """What is known of the tests of an area: their times, and which of them enter a function."""

    def __init__(self, files: Iterable[dict[str, Any]]) -> None:
        self.seconds: dict[str, float] = {}
        self._functions: dict[str, list[str]] = {}
        for found in files:
            self.seconds |= found["seconds"]
            for function, tests in found["functions"].items():
                self._functions.setdefault(function, []).extend(tests)

    def tests(self, fault: Fault) -> list[str]:
        """The tests that enter the function of a fault, the quickest first."""
        entered = self._functions.get(f"{fault.path}:{fault.function}", [])
        return self.ordered(self.seconds if "" in entered else entered)

    def ordered(self, tests: Iterable[str]) -> list[str]:
        """Tests, the quickest first."""
        return sorted(tests, key=lambda test: (self.seconds[test], test))


class Bench:
    """A copy of the sources that can have one fault at a time, and the tests that are run on it.

    Each run is a fork of this process, which has the packages of others loaded already and none of
    ours. The time limit of a run is processor time: it does not matter how busy the machine is.
    """

    def __init__(self, folder: Path) -> None:
        self._copy = folder / "src"
        self._said = folder / "output"
        shutil.copytree(ROOT / "src", self._copy, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(self._copy, quiet=2)

    def record(self, files: dict[str, Path]) -> None:
        """Without a fault all tests must pass; write down what each file of them enters."""

        def work() -> int:
            recorder = Recorder(self._copy / "heliopolis")
            recorder.start()
            code = pytest.main([*OPTIONS, *files], [recorder])
            recorder.stop()
            for file, path in files.items():
                written = path.with_suffix(f".{os.getpid()}")
                written.write_text(json.dumps(recorder.written(file)), "utf-8")
                written.rename(path)
            return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else int(code)

        code, said = self._run(work, 3600)
        if code:
            for path in files.values():
                path.unlink(missing_ok=True)
            sys.exit(f"the tests fail without any fault ({code})\n{said}")

    def try_fault(self, fault: Fault, area: Area, hint: str) -> str:
        """What noticed the fault, or nothing.

        First the tests that enter its function. Where they see nothing all tests of the area are
        run: a value that one test computes and keeps may be used by another.
        """
        path = self._copy / "heliopolis" / fault.path
        source, written = path.read_text("utf-8"), path.stat().st_mtime
        likely = area.tests(fault)
        if hint in likely:
            likely.insert(0, likely.pop(likely.index(hint)))
        others = area.ordered(set(area.seconds) - set(likely))
        try:
            path.write_text(fault.applied(source), "utf-8")
            os.utime(path, (written + 60, written + 60))  # so that Python sees the change
            return (
                self._notice(likely, area)
                or self._notice(others, area)
                or self._conform(fault.area)
            )
        finally:
            path.write_text(source, "utf-8")
            os.utime(path, (written, written))

    def _notice(self, tests: list[str], area: Area) -> str:
        """The first test that fails."""
        if not tests:
            return ""
        files = sorted({test.partition("::")[0] for test in tests})

        def work() -> int:
            sys.dont_write_bytecode = True
            return int(pytest.main([*OPTIONS, *files], [Chooser(tests, area.seconds)]))

        usual = sum(area.seconds[test] for test in tests)
        return self._failed(work, 10 * SLACK_SECONDS + TIMES_SLOWER * usual)

    def _conform(self, area: str) -> str:
        """The first check of conformance that fails; plain and compiled are not compared here."""
        if area not in GAMES:
            return ""
        chosen = f"({' or '.join(GAMES[area])}) and not targets_agree"

        def work() -> int:
            sys.dont_write_bytecode = True
            return int(pytest.main([*OPTIONS, "-k", chosen, CONFORMANCE]))

        return self._failed(work, CONFORMANCE_SECONDS)

    def _failed(self, work: Callable[[], int], seconds: float) -> str:
        """What a run of tests says: the one that failed, or nothing."""
        code, said = self._run(work, seconds)
        if code == 0:
            return ""
        if code < 0:
            return "the tests hang" if -code in HANGING else signal.Signals(-code).name
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+.*?)(?: - .*)?$", said, re.MULTILINE)
        return failed[0] if failed else f"exit status {code}"

    def _run(self, work: Callable[[], int], seconds: float) -> tuple[int, str]:
        """Do something in a process of its own; its exit status, or minus the signal."""
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            code = 99
            try:
                self._become(seconds)
                code = work()
                sys.stdout.flush()
            finally:
                os._exit(code)
        _, status = os.waitpid(pid, 0)
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)  # what the tests have left running
        return os.waitstatus_to_exitcode(status), self._said.read_text("utf-8", "replace")[-4000:]

    def _become(self, seconds: float) -> None:
        """Be the process of one run: its output, its limits, its copy of the sources."""
        os.setsid()
        output = os.open(self._said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(60 + 20 * int(seconds))  # where nothing is computed, only waited
        os.chdir(ROOT)
        sys.path[:0] = [str(self._copy), str(ROOT)]
        os.environ.update(PYTHONPATH=str(self._copy), HELIOPOLIS_HYPOTHESIS="faults")


def digest(paths: Iterable[Path]) -> str:
    """What has changed has another digest."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:12]


def _test_files(area: str) -> list[Path]:
    """The tests that guard an area."""
    folders = (ROOT / folder for folder in AREAS[area][2])
    return [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]


@cache
def _with_imports(path: Path) -> frozenset[Path]:
    """A file of tests, and what it takes from others: what they import, and their fixtures."""
    found: set[Path] = set()
    left = [path]
    while left:
        if (file := left.pop()) in found or not file.exists():
            continue
        found.add(file)
        left += [folder / "conftest.py" for folder in file.parents if folder.is_relative_to(TESTS)]
        text = file.read_text("utf-8")
        for module, names in re.findall(r"^\s*from (tests[\w.]*) import (.*)", text, re.MULTILINE):
            place = ROOT.joinpath(*module.split("."))
            for near in (place, *(place / name.strip() for name in names.split(","))):
                left += [near.with_suffix(".py"), near / "__init__.py"]
    return frozenset(found)


def _guard(area: str) -> str:
    """The digest of all that guards an area."""
    conformance = [ROOT / CONFORMANCE] if area in GAMES else []
    files = [*conformance, *_test_files(area)]
    return digest(set().union(*map(_with_imports, files)))


# Results hold for these sources, and those that tell of gaps for these tests.
SOURCES = digest(PACKAGE.rglob("*.py"))
GUARDS = {area: _guard(area) for area in AREAS}


class Harmless:
    """Faults that change nothing anybody could see, and why, as they are written in a file.

    Each is known by its file and function and by the lines it changes, before and after: it is not
    taken for known any more once somebody changes these lines.
    """

    def __init__(self, path: Path) -> None:
        self._reasons: dict[tuple[str, ...], str] = {
            tuple(entry[name] for name in ("path", "function", "before", "after")): entry["reason"]
            for entry in tomllib.loads(path.read_text("utf-8"))["fault"]
        }

    def reason(self, fault: Fault) -> str:
        """Why a fault changes nothing; of others, nothing."""
        return self._reasons.get((fault.path, *fault.change()), "")

    def unfit(self, faults: Iterable[Fault]) -> list[str]:
        """What is written but cannot be made, or could be several faults."""
        paths = {path for path, *_ in self._reasons}
        made: Counter[tuple[str, ...]] = Counter(
            (fault.path, *fault.change()) for fault in faults if fault.path in paths
        )
        return [" | ".join(key) for key in self._reasons if made[key] != 1]


def report(results: dict[str, tuple[Fault, str]], harmless: list[tuple[Fault, str]]) -> str:
    """How many were noticed in each area, and the others one by one."""
    caught = Counter(fault.area for fault, by in results.values() if by)
    tried = Counter(fault.area for fault, _ in results.values())
    share = caught.total() / max(1, tried.total())
    lines = ["# Faults that were made, and whether a test noticed", ""]
    lines += [f"{caught.total()} of {tried.total()} were noticed: {share:.1%}."]
    lines += [f"{len(harmless)} more of the sample change nothing anybody could see.", ""]
    lines += ["| area | made | noticed |", "| --- | --- | --- |"]
    lines += [f"| {area} | {tried[area]} | {caught[area]} |" for area in sorted(tried)]
    lines += ["", "## Not noticed", ""]
    for fault, by in results.values():
        if not by:
            lines += [*_shown(fault), ""]
    lines += ["## Nothing to notice", ""]
    for fault, reason in harmless:
        lines += [*_shown(fault), "", reason, ""]
    return "\n".join(lines) + "\n"


def _shown(fault: Fault) -> list[str]:
    """Where a fault is and what it changes."""
    before = (PACKAGE / fault.path).read_text("utf-8")
    change = difflib.unified_diff(
        before.splitlines(), fault.applied(before).splitlines(), n=1, lineterm=""
    )
    title = f"### {fault.path}:{fault.line} ({fault.kind})"
    return [title, "", "```diff", *list(change)[2:], "```"]


def main() -> int:
    """Make faults until the sample is done or the time is up; 0 if enough were noticed."""
    parser = argparse.ArgumentParser(description="Do the tests notice faults?")
    parser.add_argument("--sample", type=int, default=300, help="how many faults are made")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=600, help="begin no fault after these")
    parser.add_argument("--only", choices=AREAS, help="one area")
    chosen = parser.parse_args()

    for package in LOADED:
        importlib.import_module(package)
    possible = all_faults(chosen.only)
    known = Harmless(HARMLESS)
    if chosen.only is None and (unfit := known.unfit(chain(*possible.values()))):
        sys.exit("\n".join([f"{HARMLESS.name} names what is not one fault:", *unfit]))
    drawn = sample(possible, chosen.sample, chosen.seed)
    harmless = [(fault, reason) for fault in drawn if (reason := known.reason(fault))]
    faults = [fault for fault in drawn if not known.reason(fault)]
    WORK.mkdir(exist_ok=True)
    end = time.monotonic() + 60 * chosen.minutes
    with tempfile.TemporaryDirectory(prefix="copies-", dir=WORK) as folder:
        benches = [Bench(Path(folder) / str(job)) for job in range(chosen.jobs)]
        kept = _kept()
        left = [fault for fault in faults if not _holds(kept, fault)]
        names = sorted({fault.area for fault in left})
        if _shared(benches, _recordings(names)):
            return 1
        areas = {name: _area(name) for name in names}
        for name in names:
            count = sum(fault.area == name for fault in left)
            print(f"{name}: {count} faults, {len(areas[name].seconds)} tests", flush=True)
        tasks = [
            partial(_try, fault, areas[fault.area], kept.get(fault.key, {}).get("noticed", ""), end)
            for fault in left
        ]
        broken = _shared(benches, tasks)
    kept = _kept()
    results = {
        fault.key: (fault, kept[fault.key]["noticed"]) for fault in faults if _holds(kept, fault)
    }
    told = report(results, harmless)
    (WORK / "report.md").write_text(told, "utf-8")
    print(f"\n{told}")
    caught = sum(bool(by) for _, by in results.values())
    done = not broken and len(results) == len(faults)
    return 0 if done and caught >= GOAL * len(results) else 1


def _shared(benches: list[Bench], tasks: Sequence[Callable[[Bench], None]]) -> int:
    """Do all tasks, each on the bench that is free next; how many benches broke."""
    taken = multiprocessing.Value("i", 0)

    def work(bench: Bench) -> None:
        while True:
            with taken.get_lock():
                place = taken.value
                taken.value += 1
            if place >= len(tasks):
                return
            tasks[place](bench)

    pids = [_begin(partial(work, bench)) for bench in benches]
    return sum(bool(os.waitpid(pid, 0)[1]) for pid in pids)


def _begin(work: Callable[[], None]) -> int:
    """Start a process that does something; its id."""
    sys.stdout.flush()
    if pid := os.fork():
        return pid
    code = 1
    try:
        work()
        sys.stdout.flush()
        code = 0
    finally:
        os._exit(code)


def _try(fault: Fault, area: Area, hint: str, end: float, bench: Bench) -> None:
    """Try a fault and keep the result, unless the time is up."""
    if time.monotonic() > end:
        return
    began = time.monotonic()
    noticed = bench.try_fault(fault, area, hint)
    result = {
        "key": fault.key,
        "noticed": noticed,
        "tests": GUARDS[fault.area],
        "seconds": round(time.monotonic() - began, 1),
        **asdict(fault),
    }
    with _results().open("a", encoding="utf-8") as file:
        file.write(json.dumps(result) + "\n")
    print(f"{fault.path}:{fault.line} {fault.kind}: {noticed or 'NOT NOTICED'}", flush=True)


def _recordings(areas: Iterable[str]) -> list[Callable[[Bench], None]]:
    """What is left to write down of what tests enter, in parts of some files each."""
    files = sorted({file for area in areas for file in _test_files(area)})
    unseen = [file for file in files if not _coverage_file(file).exists()]
    parts = [unseen[at : at + FILES_A_PART] for at in range(0, len(unseen), FILES_A_PART)]
    named = [{str(file.relative_to(ROOT)): _coverage_file(file) for file in part} for part in parts]
    return [partial(Bench.record, files=part) for part in named]


def _area(name: str) -> Area:
    """What was written down of the tests of an area."""
    texts = (_coverage_file(file).read_text("utf-8") for file in _test_files(name))
    return Area(map(json.loads, texts))


def _coverage_file(test: Path) -> Path:
    """Where it is written down what a file of tests enters: once, while nothing of it changes."""
    return WORK / f"entered-{test.stem}-{SOURCES}-{digest(_with_imports(test))}.json"


def _results() -> Path:
    return WORK / f"results-{SOURCES}.jsonl"


def _kept() -> dict[str, dict[str, Any]]:
    """The results of earlier runs on the same sources."""
    if not _results().exists():
        return {}
    lines = map(json.loads, _results().read_text("utf-8").splitlines())
    return {line["key"]: line for line in lines}


def _holds(kept: dict[str, dict[str, Any]], fault: Fault) -> bool:
    """Whether a result is known and holds: a gap may have been closed by newer tests."""
    known = kept.get(fault.key)
    return known is not None and bool(known["noticed"] or known["tests"] == GUARDS[fault.area])


if __name__ == "__main__":
    sys.exit(main())
