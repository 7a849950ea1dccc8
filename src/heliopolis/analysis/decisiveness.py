"""How much luck decides: the same luck with other decisions, and who wins then.

Games are played twice from the same setup, with the same dice and draws turn by turn. All seats
play greedily with a few random decisions, and only these differ. If luck decided everything, both
games would have the same winner; if it decided nothing, they would agree as often as any two games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heliopolis.analysis.worlds import Worlds
from heliopolis.arena.intervals import Interval, wilson
from heliopolis.extras import needs

with needs("fast", "analysis"):
    import numpy as np

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

OTHER_WHIMS = 7_919  # any number: the seed of the second game's decisions


@dataclass(frozen=True)
class Decisiveness:
    """How much luck decides."""

    games: int  # pairs of them
    same_winner: float  # share of the pairs
    same_ci95: Interval
    by_chance: float  # the share of any two games that have the same winner
    luck: float  # 0 if luck decides nothing, 1 if it decides everything
    luck_ci95: Interval


def measure_decisiveness(
    game: Game,
    games: int,
    *,
    seats: int,
    options: Mapping[str, str],
    seed: int = 0,
    target: str | None = None,
) -> Decisiveness:
    """Play pairs of games that have the same luck."""
    from heliopolis.kernel.journal import Secret
    from heliopolis.table import Table

    first, second = [], []
    for number in range(games):
        state = Table(game, seats, Secret(seed + number), dict(options)).state()
        worlds = Worlds(game, seats, seed + number, target)
        first.append(worlds.play(state, 0, 1))
        second.append(worlds.play(state, 0, 1, whims=OTHER_WHIMS))
    one, other = (np.concatenate([played.wins for played in of]) for of in (first, second))
    same = float((one * other).sum(axis=1).mean())
    by_chance = float((np.concatenate([one, other]).mean(axis=0) ** 2).sum())
    low, high = wilson(same * games, games)
    luck, *ends = (
        max(0.0, (share - by_chance) / max(1e-9, 1 - by_chance)) for share in (same, low, high)
    )
    return Decisiveness(games, same, (low, high), by_chance, luck, (ends[0], ends[1]))
