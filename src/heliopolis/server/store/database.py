"""The connection to the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import event, exc
from sqlalchemy.engine import Connection, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from heliopolis.server.settings import Settings

BUSY_SECONDS = 20
CONNECT_SECONDS = 10
SQLITE_CONNECTIONS = 14
_AWAY = (
    OSError,
    exc.OperationalError,
    exc.InterfaceError,
    exc.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)


class DatabaseAwayError(ConnectionError):
    """The database does not answer. It may be back in a moment."""


class Database:
    """Reads go to a pool of connections; writes are transactions.

    SQLite has one writer at a time. Rather than let connections wait for its lock, where a thread
    sleeps and polls, all writes of the process take turns on one connection. Moves go first: they
    wait for one other write at most, however many newcomers and webhooks want to be stored.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_sqlite = settings.is_sqlite
        self.engine = _engine(settings)
        self._turns = Turns()
        self._writing: AsyncConnection | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with told_apart():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self, *, urgent: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing. An urgent one, for which moves wait, goes first."""
        with told_apart():
            if self.is_sqlite:
                async with self._turns.take(urgent), self._on_own_connection() as connection:
                    yield connection
            elif urgent:  # only the writer's, one at a time; it does not queue for the pool
                async with self._on_own_connection() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def _on_own_connection(self) -> AsyncIterator[AsyncConnection]:
        if self._writing is None:
            self._writing = await self.engine.connect()
        try:
            async with self._writing.begin():
                yield self._writing
        except BaseException:
            if not self.is_sqlite:
                await self._let_go()
            raise

    async def _let_go(self) -> None:
        """Drop the writing connection: it may be broken, and the next transaction opens another."""
        connection, self._writing = self._writing, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def rows(self, statement: Executable, **values: Any) -> Sequence[Row[Any]]:
        """Return all rows of a query."""
        async with self.read() as connection:
            return (await connection.execute(statement, values)).all()

    async def row(self, statement: Executable, **values: Any) -> Row[Any] | None:
        """Return the first row of a query, if there is one."""
        async with self.read() as connection:
            return (await connection.execute(statement, values)).first()

    async def do(self, *statements: Executable) -> int:
        """Run statements in one transaction; return the number of rows the last one changed."""
        changed = 0
        async with self.write() as connection:
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
        return changed

    async def close(self) -> None:
        """Let go of all connections."""
        if self._writing is not None:
            await self._writing.close()
            self._writing = None
        await self.engine.dispose()


class Turns:
    """A lock whose urgent waiters go first, and after each of them one of the others."""

    def __init__(self) -> None:
        self._taken = False
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._was_urgent = False

    @asynccontextmanager
    async def take(self, urgent: bool) -> AsyncIterator[None]:
        """Have the turn meanwhile."""
        if self._taken:
            await self._wait(self._urgent if urgent else self._others)
        self._taken, self._was_urgent = True, urgent
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was our turn, and nobody takes it now
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next who still waits; it stays taken until they have had it."""
        while self._urgent or self._others:
            others_first = self._others and (self._was_urgent or not self._urgent)
            mine = (self._others if others_first else self._urgent).popleft()
            if not mine.done():
                mine.set_result(None)
                return
        self._taken = False


@contextmanager
def told_apart() -> Iterator[None]:
    """A database that does not answer is one error, whatever its drivers call it."""
    try:
        yield
    except _AWAY as error:
        raise DatabaseAwayError(str(error)) from error
    except exc.DBAPIError as error:
        cause = getattr(error.orig, "__cause__", None)
        if error.connection_invalidated or isinstance(cause, _AWAY):
            raise DatabaseAwayError(str(error)) from error
        raise


async def connected(settings: Settings) -> Any:
    """Return a connection to PostgreSQL outside the pool, for a component that keeps one."""
    address = settings.database.replace("+asyncpg", "")
    return await asyncpg.connect(address, timeout=CONNECT_SECONDS, command_timeout=BUSY_SECONDS)


def _engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.database, pool_size=6, max_overflow=5, pool_pre_ping=True, pool_timeout=30
        )
    settings.sqlite_file.parent.mkdir(parents=True, exist_ok=True)
    make_private(settings.sqlite_file)
    # All connections are kept: each is a thread, and while a new one starts the event loop waits.
    engine = create_async_engine(
        settings.database,
        pool_size=SQLITE_CONNECTIONS,
        max_overflow=0,
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def make_private(file: Path) -> None:
    """Make sure that a file exists and only its owner can read it: it holds seeds and hashes.

    SQLite gives its other files (journal, shared memory) the same permissions.
    """
    file.touch(mode=0o600, exist_ok=True)
    with suppress(OSError):  # it is not ours to change
        file.chmod(0o600)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what is committed survives a power cut, too
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin by ourselves: Python's driver would begin late, and not as one who will write."""
    connection.exec_driver_sql("BEGIN")
