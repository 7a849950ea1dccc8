"""Every test of the server runs on both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from heliopolis.server.core import limits
from heliopolis.server.runtime import bot_pool, heavy_reads
from tests.server import forked, postgres
from tests.server.running import Server, serving


@pytest.fixture(scope="session", autouse=True)
def _bots_start_at_once() -> Iterator[None]:
    """Fork the processes of bots and of heavy reads from one that has imported everything.

    To import it anew takes each of them longer than most tests have it work. Servers that are
    started as programs start theirs as they always do.
    """
    with pytest.MonkeyPatch.context() as patch:
        for module in (bot_pool, heavy_reads):
            patch.setattr(module, "get_context", lambda _: forked.CONTEXT)
        yield


@pytest.fixture(autouse=True)
def _forks_are_ready(request: pytest.FixtureRequest) -> None:
    """Wait here for what forks bots: on a busy machine a server would stand still meanwhile."""
    if request.node.get_closest_marker("running"):
        forked.get_ready()


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture(scope="session")
def databases(postgres_address: str) -> postgres.Databases:
    return postgres.Databases(postgres_address)


BOTH = ["sqlite", "postgresql"]


@contextmanager
def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """An empty database, for as long as it is needed."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    else:
        databases: postgres.Databases = request.getfixturevalue("databases")
        with databases.empty() as address:
            yield address


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with new_database(request.param, request, tmp_path) as address:
        yield address


@pytest.fixture
def another_database(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[[str], str]]:
    """An empty database of a kind, for tests that choose it themselves."""
    folder = tmp_path / "another"
    folder.mkdir()
    with ExitStack() as lent:
        yield lambda kind: lent.enter_context(new_database(kind, request, folder))


@pytest.fixture(scope="session", params=BOTH)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server shared by tests that do not disturb each other."""
    folder = tmp_path_factory.mktemp("server")
    with new_database(request.param, request, folder) as address, serving(address) as running:
        yield running


@pytest.fixture
def postgres_database(databases: postgres.Databases) -> Iterator[str]:
    """An empty PostgreSQL database, for tests with several processes."""
    with databases.empty() as address:
        yield address


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the rate limits, however long a request takes on a busy machine."""
    now = monotonic()
    monkeypatch.setattr(limits, "monotonic", lambda: now)


Serve = Callable[..., Server]


@pytest.fixture
def serve(database: str) -> Iterator[Serve]:
    """Start servers with settings of their own on one database."""
    started: list[Server] = []

    def start(**settings: Any) -> Server:
        from heliopolis.server.settings import Settings
        from tests.server.running import QUICK

        server = Server(Settings(database=database, **{**QUICK, **settings})).start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()
