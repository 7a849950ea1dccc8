"""Walk through a game: one table, as it was after each of its moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heliopolis.kernel.journal import Secret
from heliopolis.table.table import Move, Table


def tables(whole: Table, last: int | None = None) -> Iterator[Table]:
    """Yield one table, as it was at each step in turn; `whole` may be played on meanwhile."""
    moves, secrets = whole.moves[:last], whole.secrets[1:]
    return _tables(whole.fork(0), moves, secrets)


def _tables(
    table: Table, moves: Sequence[Move], secrets: Sequence[tuple[int, Secret]]
) -> Iterator[Table]:
    yield table
    for step, move in enumerate(moves, 1):
        table.play(move.text, move.seat)
        for after, secret in secrets:
            if after == step:
                table.reseed(secret)
        yield table
