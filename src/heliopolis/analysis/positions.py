"""The positions of a game, one after another, as the analysis walks through them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heliopolis.table.walk import tables

if TYPE_CHECKING:
    from heliopolis.table import GameState, Move, Table


@dataclass(frozen=True)
class Position:
    """A position before a move that was made."""

    step: int  # the number of moves before it
    table: Table  # at this position; it is played on afterwards, so copy what is to stay
    state: GameState
    move: Move  # that was made here
    forced: bool  # whether it was the only legal one
    drew: bool  # whether chance decided something in it


def positions(whole: Table) -> Iterator[Position]:
    """Yield the position before each move of a game."""
    rules = whole.game.rules
    for step, table in enumerate(tables(whole)):
        if step == len(whole.moves):
            return
        move, state = whole.moves[step], table.state()
        played = state.copy()
        rules.apply(played, move.seat, move.number)
        yield Position(
            step,
            table,
            state,
            move,
            forced=len(table.legal(move.seat)) == 1,
            drew=played.chance_draws != state.chance_draws,
        )
