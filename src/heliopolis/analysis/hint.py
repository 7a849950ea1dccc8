"""A hint for a player: the move that looks best from what their seat knows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from heliopolis.analysis.judging import Judgement, best_move
from heliopolis.analysis.wording import Wording
from heliopolis.analysis.worlds import Worlds, ready_target

if TYPE_CHECKING:
    from heliopolis.table import Table

SECONDS = 1.0
FEWEST, MOST = 4, 1024  # worlds of each move


def find_hint(table: Table, seat: int, seconds: float = SECONDS) -> Judgement:
    """Return the move that looks best to a seat, with the others that were tried.

    It takes about a second. Nobody waits for a compiler: where the playouts are not compiled, the
    plain target plays fewer of them.
    """
    worlds = Worlds(
        table.game, table.seats, len(table.moves), ready_target(table.game, may_compile=False)
    )
    state, step = table.known_state(seat, 0), len(table.moves)
    worlds.play(state, step, 1)  # loads what is compiled
    began = time.thread_time()
    worlds.play(state, step, 2)
    one = max(1e-6, (time.thread_time() - began) / 2)
    tried = min(10, len(table.legal(seat)))
    count = int(seconds / (one * max(1, tried)))
    return best_move(table, seat, worlds, max(FEWEST, min(MOST, count)))


def hint(table: Table, seat: int, language: str, seconds: float = SECONDS) -> list[str]:
    """Return a hint as sentences."""
    words = Wording(table, language)
    found = find_hint(table, seat, seconds)
    lines = [words.tr("analyse-hint", move=f"{found.move.text} ({words.move(found.move)})")]
    if len(found.candidates) < 2:
        return [*lines, words.tr("analyse-hint-only")]
    best, second = found.candidates[:2]
    percent = words.format.whole_percent
    chance = words.tr(
        "analyse-hint-chance",
        chance=percent(best.wins),
        second=words.move(second.move),
        other=percent(second.wins),
    )
    return [*lines, chance]
