"""The connection to the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import create_engine, event, exc
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from heliopolis.server.settings import Settings

BUSY_SECONDS = 20
CONNECT_SECONDS = 10
SQLITE_CONNECTIONS = 14
T = TypeVar("T")
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
        self.threads = SqliteThreads(settings) if settings.is_sqlite else None
        self._turns = Turns()
        self._writing: AsyncConnection | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with told_apart():
            async with self.engine.connect() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """Do work in a transaction: all of it, or nothing. An urgent one, for a move, goes first.

        With SQLite it is done in a thread, in one go, so it must not touch what the loop uses.
        """
        with told_apart():
            if self.threads:
                async with self._turns.take(urgent):
                    return await self.threads.write(work)
            elif urgent:  # only the writer's, one at a time; it does not queue for the pool
                async with self._on_own_connection() as connection:
                    return await connection.run_sync(work)
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of several steps, for tools: nobody else can write meanwhile."""
        with told_apart():
            if self.is_sqlite:
                async with self._turns.take(urgent=False), self._on_own_connection() as connection:
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
        if self.threads:
            with told_apart():
                return await self.threads.read(lambda c: c.execute(statement, values).all())
        async with self.read() as connection:
            return (await connection.execute(statement, values)).all()

    async def row(self, statement: Executable, **values: Any) -> Row[Any] | None:
        """Return the first row of a query, if there is one."""
        if self.threads:
            with told_apart():
                return await self.threads.read(lambda c: c.execute(statement, values).first())
        async with self.read() as connection:
            return (await connection.execute(statement, values)).first()

    async def do(self, *statements: Executable) -> int:
        """Run statements in one transaction; return the number of rows the last one changed."""

        def work(connection: Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

        return await self.transact(work)

    async def close(self) -> None:
        """Let go of all connections."""
        if self.threads:
            await self.threads.close()
        if self._writing is not None:
            await self._writing.close()
            self._writing = None
        await self.engine.dispose()


class SqliteThreads:
    """SQLite in threads: a piece of work goes there once, and its result comes back once.

    An asynchronous driver crosses over for every step of a statement. Each crossing waits for the
    event loop and for the interpreter's lock: on a busy server a move took 400 ms to be stored.
    """

    def __init__(self, settings: Settings) -> None:
        self.engine = _sqlite_engine(settings)
        self._readers = ThreadPoolExecutor(SQLITE_CONNECTIONS - 1, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._writing: Connection | None = None  # the writer keeps its own

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something in one go."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction."""

        def writing() -> T:
            if self._writing is None:
                self._writing = self.engine.connect()
            with self._writing.begin():
                return work(self._writing)

        return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    async def close(self) -> None:
        """Wait for what is under way, and let go of all connections."""
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        if self._writing is not None:
            self._writing.close()
        self.engine.dispose()


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
    _make_file(settings)
    engine = create_async_engine(settings.database, connect_args=_SQLITE_ARGUMENTS)
    _prepare(engine.sync_engine)
    return engine


_SQLITE_ARGUMENTS = {"timeout": BUSY_SECONDS, "isolation_level": None}


def _sqlite_engine(settings: Settings) -> Engine:
    _make_file(settings)
    engine = create_engine(
        settings.database.replace("+aiosqlite", ""),
        pool_size=SQLITE_CONNECTIONS,
        max_overflow=0,
        connect_args={**_SQLITE_ARGUMENTS, "check_same_thread": False},
    )
    _prepare(engine)
    return engine


def _prepare(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin)


def _make_file(settings: Settings) -> None:
    settings.sqlite_file.parent.mkdir(parents=True, exist_ok=True)
    make_private(settings.sqlite_file)


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
