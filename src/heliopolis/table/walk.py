"""Walk through a game: one table, as it was after each of its moves."""

from __future__ import annotations

from collections.abc import Iterator

from heliopolis.table.table import Table


def tables(whole: Table, first: int = 0, last: int | None = None) -> Iterator[Table]:
    """Yield one table, at each of the steps in turn."""
    table = whole.fork(first)
    yield table
    for step in range(first, len(whole.moves) if last is None else last):
        move = whole.moves[step]
        table.play(move.text, move.seat)
        for after, secret in whole.secrets[1:]:
            if after == step + 1:
                table.reseed(secret)
        yield table
