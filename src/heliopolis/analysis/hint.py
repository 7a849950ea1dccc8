"""Advice for a player at the table: the move that looks best, and a word before a blunder.

Both are found from what the player's seat knows, and in about a second. Nobody waits for a
compiler: where the playouts are not compiled, the plain target plays fewer of them, or none where
even one would take too long.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from heliopolis.analysis.judging import (
    MOST_CANDIDATES,
    Candidate,
    Judgement,
    best_move,
    judge_known,
)
from heliopolis.analysis.wording import Wording
from heliopolis.analysis.worlds import Worlds, ready_target
from heliopolis.bots.bot import Knowledge

if TYPE_CHECKING:
    from heliopolis.table import Move, Table

SECONDS = 1.0
FEWEST, MOST = 4, 1024  # worlds of each move
FEWEST_TRIED = 2  # moves; where there is no time even for that, none is played out
JUDGED_COST = 11  # worlds for each that a judgement is told to play; before a blunder 36
FEWEST_JUDGED = 8  # with fewer worlds nothing can be said of a decision
FIRST_DECISIONS = (20, 80, 320)  # of a playout: longer and longer ones tell if a whole one fits
FIRST_SHARE = 1 / 8  # of the time, for each of these


def find_hint(knowledge: Knowledge, step: int, seconds: float = SECONDS) -> Judgement:
    """Return the move that looks best to a seat after `step` moves, with others that were tried.

    Where there is no time to play anything out, it is the move with the highest score.
    """
    worlds, one = _measured_worlds(knowledge, step, seconds)
    tried = min(MOST_CANDIDATES, len(knowledge.legal))
    count = int(seconds / (one * tried))
    if count < FEWEST:
        tried = int(seconds / (one * FEWEST))
        count = FEWEST if tried >= FEWEST_TRIED else 0
    return best_move(knowledge, step, worlds, min(MOST, count), tried)


def find_warning(
    knowledge: Knowledge, step: int, move: Move, seconds: float = SECONDS
) -> Judgement | None:
    """Return the judgement of a move before it is made; None where there is no time for one."""
    if len(knowledge.legal) == 1:
        return None
    worlds, one = _measured_worlds(knowledge, step, seconds)
    count = int(seconds / (one * JUDGED_COST))
    if count < FEWEST_JUDGED:
        return None
    return judge_known(knowledge, step, move, worlds, min(MOST // 4, count))


def _measured_worlds(knowledge: Knowledge, step: int, seconds: float) -> tuple[Worlds, float]:
    """Return worlds to play out, and the seconds that one takes; infinity if there is no time."""
    game, state = knowledge.game, knowledge.state
    worlds = Worlds(game, knowledge.seats, step, ready_target(game, may_compile=False))
    worlds.play(state, step, 1, most=1)  # loads what is compiled
    for most in FIRST_DECISIONS:
        first = partial(worlds.play, state, step, 1, most=most)
        if _timed(first) > FIRST_SHARE * seconds:
            return worlds, inf
    return worlds, max(1e-6, _timed(lambda: worlds.play(state, step, 2)) / 2)


def _timed(work: Callable[[], object]) -> float:
    """Return the seconds of the processor that some work takes."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


def best_and_second(found: Judgement) -> tuple[Candidate, Candidate] | None:
    """Return the move of a hint and the best other one; None where nothing was played out."""
    best = next((one for one in found.candidates if one.move == found.move), None)
    second = next((one for one in found.candidates if one.move != found.move), None)
    return (best, second) if best and second else None


def hint(table: Table, seat: int, language: str, seconds: float = SECONDS) -> list[str]:
    """Return a hint as sentences."""
    words = Wording(table, language)
    step = len(table.moves)
    found = find_hint(Knowledge.of(table, seat, step), step, seconds)
    lines = [words.tr("analyse-hint", move=f"{found.move.text} ({words.move(found.move)})")]
    if len(table.legal(seat)) < 2:
        return [*lines, words.tr("analyse-hint-only")]
    compared = best_and_second(found)
    if compared is None:
        return [*lines, words.tr("analyse-hint-glance")]
    best, second = compared
    percent = words.format.whole_percent
    chance = words.tr(
        "analyse-hint-chance",
        chance=percent(best.wins),
        second=words.move(second.move),
        other=percent(second.wins),
    )
    return [*lines, chance]
