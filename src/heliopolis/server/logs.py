"""The server's log: one JSON object per line, without secrets.

Paths are logged as the routes they match: ids of tables are links, and links are keys.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import orjson

logger = logging.getLogger("heliopolis")

_KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=repr).decode()


def set_up(level: str) -> None:
    """Write logs to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # uvicorn would log the paths of WebSockets, and with them the ids of tables.
    for name, least in (("heliopolis", level.upper()), ("uvicorn", "WARNING")):
        found = logging.getLogger(name)
        found.handlers = [handler]
        found.setLevel(least)
        found.propagate = False
