"""A real PostgreSQL of our own, for as long as tests need it; the one that benchmarks use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from benchmarks.server import postgres
from benchmarks.server.postgres import free_port as free_port

from heliopolis.errors import UnavailableError


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that runs meanwhile, without the name of a database."""
    try:
        postgres.programs()
    except UnavailableError as error:
        pytest.skip(str(error))
    # Durability is what is tested elsewhere; here it would only take time.
    with postgres.running(["fsync=off"]) as cluster:
        yield cluster.address("").rstrip("/")
