"""A temporary PostgreSQL server for tests; benchmarks use the same one."""

from __future__ import annotations

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
