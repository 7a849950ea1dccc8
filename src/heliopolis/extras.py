"""The extras of the package: what is installed only where it is used.

``pip install heliopolis`` brings the rules and the table. Whatever needs more says in one line what
to install, instead of failing somewhere inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec

from heliopolis.errors import ErrorText, MissingExtraError

# The modules that each extra brings, as far as ours import them.
MODULES: dict[str, frozenset[str]] = {
    "fast": frozenset({"numba", "numpy", "openskill", "typer"}),
    "play": frozenset({"prompt_toolkit", "typer"}),
    "client": frozenset({"httpx", "websockets"}),
    "server": frozenset(
        {
            "aiosqlite", "alembic", "argon2", "asyncpg", "cryptography", "fastapi", "httpx",
            "openskill", "orjson", "prometheus_client", "pydantic", "pydantic_settings",
            "sqlalchemy", "starlette", "typer", "uvicorn", "websockets",
        }
    ),
    "gpu": frozenset({"numba", "numba_cuda", "numpy"}),
    "ray": frozenset({"ray"}),
}  # fmt: skip
MODULES["learn"] = MODULES["fast"] | {"gymnasium", "pettingzoo"}
MODULES["train"] = MODULES["learn"] | {"torch"}
MODULES["openspiel"] = MODULES["learn"] | {"pyspiel"}
# What players want; a GPU and Ray are for particular machines, and large.
MODULES["all"] = frozenset().union(
    *(MODULES[name] for name in ("fast", "learn", "play", "client", "server"))
)


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Name the extra to install if an import inside fails because its packages are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if isinstance(error, MissingExtraError) or not _brings(extra, error.name):
            raise
        raise missing(extra, what) from None


def missing(extra: str, what: str) -> MissingExtraError:
    """Return the error that names the extra to install."""
    return MissingExtraError(ErrorText("missing-extra", what=what, extra=extra))


def _brings(extra: str, module: str | None) -> bool:
    return (module or "").partition(".")[0] in MODULES[extra]


@cache
def has_compiler() -> bool:
    """Whether rules can be compiled here; if they cannot, say once how they could."""
    if all(is_installed(module) for module in ("numba", "numpy")):
        return True
    import logging

    logging.getLogger(__name__).warning(
        'The rules run as plain Python; pip install "heliopolis[fast]" makes them about a hundred '
        "times faster, and lets bots think ahead."
    )
    return False


def is_installed(module: str) -> bool:
    """Whether a module can be imported."""
    try:
        return find_spec(module) is not None
    except ValueError:  # hidden: there is an entry without a module
        return False
