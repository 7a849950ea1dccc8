"""Settings for operators: by the command line, or by variables named ``HELIOPOLIS_…``.

Worker processes are started with the same variables, so all of them agree.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from platformdirs import user_data_path

from heliopolis.errors import HeliopolisError

PREFIX = "HELIOPOLIS_"
_TRUE, _FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite+aiosqlite:///{user_data_path('heliopolis') / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Everything that differs from server to server."""

    database: str = ""
    hosts: str = ""  # the names of this server, with commas between; empty: any
    origins: str = ""  # further origins that browsers may come from, with commas between
    secure_cookies: bool = False  # set where TLS ends in front of the server
    private_webhooks: bool = False  # may webhooks go to private addresses?
    public_url: str = ""  # the address of the server for users, for links in notifications
    live_minutes: float = 15.0  # a seat's time at a live table
    live_seconds_a_turn: float = 30.0  # gained at each turn
    daily_hours: float = 48.0  # for every turn at a table that is played by the day
    bot_pace_ms: int = 700  # between moves of bots, so that people can follow
    bot_processes: int = 0  # that think for searching bots; 0: one core is left to the server
    substitute: str = "medium"  # the bot for those who left
    messages_a_second: float = 20.0  # over one WebSocket, with a burst of five times that
    requests_a_minute: float = 240.0  # that change something, per user
    newcomers_a_minute: float = 60.0  # from one address
    idle_minutes: float = 10.0  # without a viewer, after which a table leaves memory
    session_days: float = 180.0  # after which a browser that was not seen is forgotten
    guest_days: float = 60.0  # after which a guest without tables, not seen, is forgotten
    open_days: float = 30.0  # after which a table that was never started is cleared away
    abandoned_days: float = 180.0  # without an event, after which a started table is cleared away
    tables_per_user: int = 100  # open and running tables of which a user is the host
    sockets_per_user: int = 30  # WebSockets at once
    log_level: str = "info"

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", default_database())
        object.__setattr__(self, "database", driven(self.database))
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, float | int) and not (math.isfinite(value) and value >= 0):
                raise HeliopolisError(
                    f"{PREFIX}{field.name.upper()}: {value} is not a number of 0 or more"
                )

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is an SQLite file."""
        return self.database.startswith("sqlite")

    @property
    def sqlite_file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.database.partition(":///")[2])

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings of this process."""
        given = os.environ if environment is None else environment
        types = get_type_hints(cls)
        values = {
            field.name: _converted(field.name, given[name], types[field.name])
            for field in fields(cls)
            if (name := PREFIX + field.name.upper()) in given
        }
        return cls(**values)

    def as_environment(self) -> dict[str, str]:
        """The variables that make another process have these settings."""
        return {PREFIX + f.name.upper(): str(getattr(self, f.name)) for f in fields(self)}


def driven(database: str) -> str:
    """A database's address with the driver the server uses; errors say what is possible."""
    scheme, separator, rest = database.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }
    if not separator and "://" not in database and database.endswith((".sqlite", ".db")):
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    if not separator or scheme not in drivers:
        raise HeliopolisError(
            "--database: it is a file that ends in .sqlite, or "
            "postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
        )
    return f"{drivers[scheme]}://{rest}"


def _converted(name: str, text: str, kind: Any) -> Any:
    try:
        if kind is bool:
            if text.lower() not in _TRUE + _FALSE:
                raise ValueError
            return text.lower() in _TRUE
        return kind(text)
    except ValueError:
        raise HeliopolisError(
            f"{PREFIX}{name.upper()}: {text!r:.40} is not of the kind {kind.__name__}"
        ) from None
