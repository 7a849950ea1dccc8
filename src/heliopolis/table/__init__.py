"""A table: one game being played, as people see it."""

from heliopolis.table.table import Move, Refusal, Table

__all__ = ["Move", "Refusal", "Table"]
