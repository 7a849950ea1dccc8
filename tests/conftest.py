"""What all tests share: the games, the toy game among them, and the tiers they belong to."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from types import ModuleType

import hypothesis
import pytest

from heliopolis import games
from heliopolis.kernel.game import Game
from tests import toy
from tests.durations import pytest_runtest_logreport, pytest_terminal_summary

__all__ = ["pytest_runtest_logreport", "pytest_terminal_summary"]

games.register(toy.GAME)

# Tests make hundreds of databases, every one of which waits for the disk at each commit. In memory
# nothing waits. What must survive the loss of power is not for a test that runs while it is there.
MEMORY = "/dev/shm"
ROOM = 4 << 30  # more than all of it takes


def keep_scratch_in_memory() -> None:
    """Have temporary files in memory, unless TMPDIR says where they shall be."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    runs_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    if runs_programs and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = MEMORY
        tempfile.tempdir = None  # it is looked up once


keep_scratch_in_memory()

# Bots that think ahead play greedily where search is not compiled: to compile it for every game
# would keep both cores busy for minutes while the tests run.
os.environ.setdefault("HELIOPOLIS_BACKGROUND_COMPILE", "0")

# How long an example takes says how busy the machine is. Where faults are made on purpose, the same
# fault has to meet the same examples.
hypothesis.settings.register_profile("usual", deadline=None)
hypothesis.settings.register_profile("faults", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile(os.environ.get("HELIOPOLIS_HYPOTHESIS", "usual"))

# A shell that starts something in the background has it ignore Control-C, and so would all that the
# tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def ra() -> Game:
    return games.find("priests-of-ra")


@pytest.fixture
def morra() -> Game:
    return toy.GAME


# What a module of the server's tests has to import to start a server or a database.
RUNNING = {
    f"tests.server.{name}" for name in ("conftest", "forked", "killing", "postgres", "running")
}


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Iterator[None]:
    """Mark what starts something, and put what takes long first."""
    _mark_running(items)
    yield
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = _long_first(items, workers)


def _mark_running(items: list[pytest.Item]) -> None:
    """Mark as `running` what starts servers, databases, browsers or other programs."""
    for item in items:
        folder = item.path.relative_to(item.config.rootpath).parts[1]
        needs: set[str] = set(getattr(item, "fixturenames", ()))
        if folder == "browser" or (
            folder == "server"
            and (needs & {"database", "postgres_address"} or _starts_something(item))
        ):
            item.add_marker("running")


def _starts_something(item: pytest.Item) -> bool:
    """Whether a test's module imports what starts a server or a program."""
    module = sys.modules[item.module.__name__]  # type: ignore[attr-defined]
    for value in vars(module).values():
        name = str(getattr(value, "__module__", ""))
        if isinstance(value, ModuleType):
            name = value.__name__
        if name in {"subprocess", *RUNNING} or name.startswith("benchmarks.server"):
            return True
    return False


def _long_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Let each worker begin with its share of the long tests.

    What was begun last would keep one worker busy while the others have nothing left to do.
    pytest-xdist gives each of its workers an equal part of the list, and steals from their ends.
    """
    if workers == 1:
        return items
    long = [item for item in items if item.get_closest_marker("long")]
    others = iter([item for item in items if not item.get_closest_marker("long")])
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        part = (len(items) - len(ordered)) // (workers - worker)
        share = long[worker::workers]
        ordered += share
        ordered += islice(others, max(0, part - len(share)))
    return [*ordered, *others]
