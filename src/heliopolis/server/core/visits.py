"""What a user has seen of a table when they last left it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Visit:
    """How much of the log and the chat a user had before them, and when they left."""

    branch: int  # of the record, then
    log: int  # number of log events
    chat: int  # number of lines
    at: int  # milliseconds since 1970
