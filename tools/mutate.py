#!/usr/bin/env python3
"""Do the tests notice faults? Make some, one at a time, and find out.

    python tools/mutate.py                     a sample of 300, resumed where the last run stopped
    python tools/mutate.py --sample 60 --only catan --minutes 20

Faults are small: a changed comparison, a number one higher or lower, `and` for `or`, a statement
left out, a condition turned round. For each, the tests that guard its file are run on plain Python
until one fails; the golden games are not among them. The report lists every fault that no test
noticed. The same seed gives the same sample; results are kept in .mutation, so a run can be stopped
and taken up again, as long as the sources do not change.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/heliopolis"
WORK = ROOT / ".mutation"
GOAL = 0.95
TIMES_SLOWER = 4  # a fault that makes the tests take this much longer counts as noticed: they hang
SELECTION = "not soak and not compiled and not running"

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


def faults_in(area: str, path: Path) -> Iterator[Fault]:
    """Every fault that can be made inside the functions of a file."""
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
        return Fault(area, str(path.relative_to(PACKAGE)), line, kind, start, end, by)

    def between(left: ast.expr, right: ast.expr, pattern: str) -> re.Match[str] | None:
        return re.compile(pattern).search(source, span(left)[1], span(right)[0])

    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
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
            found[area] = [
                fault for path in chosen for fault in dict.fromkeys(faults_in(area, path))
            ]
    return found


def sample(faults: dict[str, list[Fault]], size: int, seed: int) -> list[Fault]:
    """So many faults, from every area in proportion to the root of how many it can have."""
    chooser = random.Random(seed)
    roots = {area: len(found) ** 0.5 for area, found in faults.items()}
    chosen: list[Fault] = []
    for area, found in faults.items():
        share = round(size * roots[area] / sum(roots.values()))
        chosen += chooser.sample(found, min(len(found), max(1, share)))
    chooser.shuffle(chosen)
    return chosen


class Bench:
    """Copies of the sources, each of which can have one fault at a time."""

    def __init__(self, jobs: int, folder: Path) -> None:
        self._copies: Queue[Path] = Queue()
        for number in range(jobs):
            copy = folder / str(number)
            shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
            self._copies.put(copy)
        self.seconds: dict[str, float] = {}

    def measure(self, area: str) -> None:
        """Without a fault all tests must pass; how long that takes says when one hangs."""
        began = time.monotonic()
        copy = self._copies.get()
        try:
            code, said = self._run(copy, area, 3600)
        finally:
            self._copies.put(copy)
        if code:
            sys.exit(f"{area}: the tests fail without any fault\n{said}")
        self.seconds[area] = time.monotonic() - began

    def try_fault(self, fault: Fault) -> str:
        """What noticed the fault, or nothing."""
        copy = self._copies.get()
        path = copy / "heliopolis" / fault.path
        source = path.read_text("utf-8")
        try:
            self._write(path, fault.applied(source))
            code, said = self._run(copy, fault.area, 30 + TIMES_SLOWER * self.seconds[fault.area])
        finally:
            self._write(path, source)
            self._copies.put(copy)
        if code is None:
            return "the tests hang"
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
        return "" if code == 0 else failed[0] if failed else f"exit status {code}"

    def _write(self, path: Path, source: str) -> None:
        """Python would not notice a change within a second that keeps the size."""
        path.write_text(source, "utf-8")
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            compiled.unlink()

    def _run(self, copy: Path, area: str, seconds: float) -> tuple[int | None, str]:
        command = [
            sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider",
            "-p", "no:xdist", "-m", SELECTION, *AREAS[area][2],
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": str(copy), "HELIOPOLIS_HYPOTHESIS": "faults"}
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, timeout=seconds, capture_output=True, text=True,
                check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return None, ""
        return done.returncode, done.stdout[-4000:]


def source_digest() -> str:
    """Results hold for these sources and tests only."""
    digest = hashlib.sha256()
    for folder in (PACKAGE, ROOT / "tests"):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def report(results: dict[str, tuple[Fault, str]]) -> str:
    """How many were noticed in each area, and the others one by one."""
    caught = Counter(fault.area for fault, by in results.values() if by)
    tried = Counter(fault.area for fault, _ in results.values())
    share = caught.total() / max(1, tried.total())
    lines = ["# Faults that were made, and whether a test noticed", ""]
    lines += [f"{caught.total()} of {tried.total()} were noticed: {share:.1%}.", ""]
    lines += ["| area | made | noticed |", "| --- | --- | --- |"]
    lines += [f"| {area} | {tried[area]} | {caught[area]} |" for area in sorted(tried)]
    lines += ["", "## Not noticed", ""]
    for fault, by in results.values():
        if not by:
            before = (PACKAGE / fault.path).read_text("utf-8")
            change = difflib.unified_diff(
                before.splitlines(), fault.applied(before).splitlines(), n=1, lineterm=""
            )
            lines += [f"### {fault.path}:{fault.line} ({fault.kind})", "", "```diff"]
            lines += [*list(change)[2:], "```", ""]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Make faults until the sample is done or the time is up; 0 if enough were noticed."""
    parser = argparse.ArgumentParser(description="Do the tests notice faults?")
    parser.add_argument("--sample", type=int, default=300, help="how many faults are made")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=600, help="begin no fault after these")
    parser.add_argument("--only", choices=AREAS, help="one area")
    chosen = parser.parse_args()

    faults = sample(all_faults(chosen.only), chosen.sample, chosen.seed)
    WORK.mkdir(exist_ok=True)
    kept = WORK / f"results-{source_digest()}.jsonl"
    known = {}
    if kept.exists():
        known = {line["key"]: line["by"] for line in map(json.loads, kept.open(encoding="utf-8"))}
    results, writing = dict[str, tuple[Fault, str]](), threading.Lock()
    end = time.monotonic() + 60 * chosen.minutes

    def attempt(bench: Bench, fault: Fault) -> None:
        if fault.key not in known:
            if time.monotonic() > end:
                return
            known[fault.key] = bench.try_fault(fault)
            line = {"key": fault.key, "by": known[fault.key], **asdict(fault)}
            with writing, kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        with writing:
            results[fault.key] = fault, known[fault.key]
            by = known[fault.key] or "NOT NOTICED"
            print(f"{len(results)}/{len(faults)} {fault.path}:{fault.line} {fault.kind}: {by}")

    with (
        tempfile.TemporaryDirectory(prefix="copies-", dir=WORK) as folder,
        ThreadPoolExecutor(chosen.jobs) as pool,
    ):
        bench = Bench(chosen.jobs, Path(folder))
        list(pool.map(bench.measure, sorted({fault.area for fault in faults})))
        list(pool.map(partial(attempt, bench), faults))
    told = report(results)
    (WORK / "report.md").write_text(told, "utf-8")
    print(f"\n{told}")
    caught = sum(bool(by) for _, by in results.values())
    return 0 if len(results) == len(faults) and caught >= GOAL * len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
