"""The rooms of the server stay apart: what a module may import follows from where it lies."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import heliopolis.server

SERVER = Path(heliopolis.server.__file__).parent
# What a room must not import: other rooms, and libraries for input and output.
APART = {
    "core": {
        *("heliopolis.server.runtime", "heliopolis.server.store", "heliopolis.server.http"),
        *("heliopolis.server.app", "heliopolis.server.serve", "heliopolis.server.logs"),
        *("heliopolis.server.metrics", "asyncio", "threading", "socket", "sqlalchemy", "asyncpg"),
        *("aiosqlite", "fastapi", "starlette", "uvicorn", "httpx"),
    },
    "store": {
        *("heliopolis.server.runtime", "heliopolis.server.http", "heliopolis.server.app"),
        *("heliopolis.server.serve", "fastapi", "starlette", "uvicorn", "httpx"),
    },
    "runtime": {
        *("heliopolis.server.http", "heliopolis.server.app", "heliopolis.server.serve"),
        *("fastapi", "uvicorn"),
    },
    "http": {"heliopolis.server.app", "heliopolis.server.serve", "asyncpg", "aiosqlite"},
}
MODULES = [
    (room, path) for room in APART for path in sorted((SERVER / room).rglob("*.py"))
]  # fmt: skip


def imported(tree: ast.Module) -> set[str]:
    """The names of all modules that are imported anywhere in the code."""
    for_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if node in for_types:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize(
    ("room", "path"), MODULES, ids=[str(path.relative_to(SERVER)) for _, path in MODULES]
)
def test_a_room_imports_only_what_it_may(room: str, path: Path) -> None:
    wrong = {
        name
        for name in imported(ast.parse(path.read_text()))
        if any(f"{name}.".startswith(f"{apart}.") for apart in APART[room])
    }
    assert not wrong


def test_the_server_leaves_the_random_generator_of_its_process_alone() -> None:
    """A program with a server in a thread may have seeded it, and what it draws is no secret."""
    for path in SERVER.rglob("*.py"):
        names = {name for name in imported(ast.parse(path.read_text())) if "random" in name}
        assert names <= {"random.SystemRandom"}, path


def test_no_other_part_of_the_package_imports_the_server() -> None:
    """Only commands start it: rules, tables and bots know nothing of it."""
    package = SERVER.parent
    for path in package.rglob("*.py"):
        below = path.relative_to(package).parts[0]
        if below not in ("server", "cli"):
            names = imported(ast.parse(path.read_text()))
            assert not any(name.startswith("heliopolis.server") for name in names), path
