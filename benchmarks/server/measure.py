"""How much load a table server carries on this machine, and how fast it answers under that load."""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server import postgres
from benchmarks.server.crowd import Crowd, percentile
from benchmarks.server.hosting import Host, hosting

WARM_UP_SECONDS = 3.0
SPARE_FILES = 500  # besides one for every connection: databases, pipes, the libraries


def raise_file_limit(connections: int) -> None:
    """Allow this process, and each server that it starts, to have that many connections."""
    wanted = connections + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):  # only root raises what the machine allows
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, hard)))
            return
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


@dataclass(frozen=True)
class Load:
    """What is to be measured."""

    database: str = "sqlite"  # or postgresql, or the address of one
    tables: int = 500
    connections: int = 2_000
    seconds: float = 20.0
    rate: float = 0.0  # moves a second; 0: as fast as it goes
    workers: int = 1
    game: str = "priests-of-ra"
    seats: int = 3
    idle_seconds: float = 0.0  # before anybody moves


def measure(load: Load) -> dict[str, Any]:
    """Start a server, play at many tables, and say how it went."""
    raise_file_limit(load.connections)
    with database_for(load.database) as address, hosting(address, load.workers) as host:
        return uvloop.run(_played(load, host))


async def _idle(host: Host, seconds: float) -> float | None:
    """Return how much of a processor the server takes while all are there and nobody moves."""
    if not seconds:
        return None
    worked = host.cpu_seconds()
    await asyncio.sleep(seconds)
    return round((host.cpu_seconds() - worked) / seconds * 100, 1)


@contextmanager
def database_for(wanted: str) -> Iterator[str]:
    """The address of the database to be measured; a temporary one if only its kind is named."""
    if wanted == "postgresql":
        with postgres.running() as cluster:
            yield cluster.make_database("bench")
    elif wanted == "sqlite":
        with tempfile.TemporaryDirectory(prefix="heliopolis-bench-") as folder:
            yield str(Path(folder) / "bench.sqlite")
    else:
        yield wanted


async def _played(load: Load, host: Host) -> dict[str, Any]:
    watchers = max(0, load.connections // load.tables - load.seats)
    crowd = Crowd("127.0.0.1", host.port, load.game, load.seats, watchers)
    empty_mb = host.memory_mb()
    await crowd.sit_down(load.tables)
    idle_percent, idle_mb = await _idle(host, load.idle_seconds), host.memory_mb()
    if not load.rate:
        crowd.let_play()
    await crowd.play(WARM_UP_SECONDS, load.rate)
    worked = host.cpu_seconds()
    took = await crowd.play(load.seconds, load.rate)
    worked = host.cpu_seconds() - worked
    latencies = sorted(crowd.latencies)
    return {
        "database": load.database.partition(":")[0],
        "workers": load.workers,
        "game": load.game,
        "tables": load.tables,
        "connections": crowd.connections,
        "rate": load.rate or None,
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / took, 1),
        "p50_ms": round(percentile(latencies, 0.5) * 1000, 1),
        "p99_ms": round(percentile(latencies, 0.99) * 1000, 1),
        "max_ms": round(latencies[-1] * 1000, 1),
        "cpu_ms_a_move": round(worked / len(latencies) * 1000, 3),
        "rss_mb": round(host.memory_mb(), 1),
        "empty_mb": round(empty_mb, 1),
        "idle_mb": round(idle_mb, 1),
        "idle_cpu_percent": idle_percent,
        "refused": len(crowd.refused),
        "load_average": round(os.getloadavg()[0], 2),
    }
