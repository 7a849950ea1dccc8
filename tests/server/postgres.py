"""A temporary PostgreSQL server for tests; benchmarks use the same one."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from benchmarks.server import postgres
from benchmarks.server.postgres import free_port as free_port

from heliopolis.errors import UnavailableError


@contextmanager
def running() -> Iterator[str]:
    """Run a server; yield its address without the name of a database."""
    try:
        postgres.programs()
    except UnavailableError as error:
        pytest.skip(str(error))
    # Durability is tested elsewhere; here it would only take time.
    with postgres.running(["fsync=off"]) as cluster:
        yield cluster.address("").rstrip("/")


class Databases:
    """Empty databases. One that a test has used is emptied: to make one takes ten times as long."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._numbers = itertools.count()
        self._used: list[str] = []

    @contextmanager
    def empty(self) -> Iterator[str]:
        """Lend one; return its address."""
        if self._used:
            name = self._used.pop()
            self._do(name, _DISCONNECT, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        else:
            name = f"t{next(self._numbers)}"
            self._do("postgres", f"CREATE DATABASE {name}")
        yield f"{self._address}/{name}"
        self._used.append(name)

    def _do(self, database: str, *statements: str) -> None:
        import asyncpg

        async def work() -> None:
            address = f"{self._address.replace('+asyncpg', '')}/{database}"
            connection = await asyncpg.connect(address)
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        asyncio.run(work())


# A server that was killed may have left connections, which would keep its tables.
_DISCONNECT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid != pg_backend_pid()"""
