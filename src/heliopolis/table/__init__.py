"""A table: one game being played, as people see it."""

from heliopolis.table.table import Decision, Move, Refusal, Table
from heliopolis.table.views import GameState, LogEvent, Prompt, Result, TableView

__all__ = [
    "Decision",
    "GameState",
    "LogEvent",
    "Move",
    "Prompt",
    "Refusal",
    "Result",
    "Table",
    "TableView",
]
