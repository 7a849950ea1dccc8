"""A real PostgreSQL of our own, for as long as tests need it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "heliopolis"


def programs() -> Path | None:
    """Where the programs of PostgreSQL are."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return installed[-1] if installed else None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that runs meanwhile, without the name of a database."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="heliopolis-postgres-"))
    data, port = folder / "data", free_port()
    as_user = _as_postgres(folder)
    try:
        _run([*as_user, found / "initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync"])
        # Durability is what is tested elsewhere; here it would only take time.
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder} -c fsync=off"
        _run([*as_user, found / "pg_ctl", "-D", data, "-o", options, "-w", "-l", folder / "log",
              "start"])  # fmt: skip
        yield f"postgresql+asyncpg://{USER}@127.0.0.1:{port}"
    finally:
        subprocess.run(
            [*as_user, found / "pg_ctl", "-D", data, "-m", "immediate", "stop"],
            capture_output=True, check=False,
        )  # fmt: skip
        shutil.rmtree(folder, ignore_errors=True)


def _as_postgres(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root: its own user runs it then."""
    if os.getuid() != 0:
        return []
    shutil.chown(folder, "postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]


def _run(command: list[str | Path]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/tmp")
    assert done.returncode == 0, done.stdout + done.stderr
