"""Golden playthroughs: one game told completely, so that a person can read it and a diff judge it.

The start shows every public value; each step shows the move, what onlookers are told, and every
public value that changed. Together that is every public value at every step.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from heliopolis.bench import signature
from heliopolis.kernel.game import Game
from heliopolis.table import Table
from heliopolis.testing.nodes import count_nodes
from heliopolis.testing.play import option_values, play_randomly
from heliopolis.texts import texts

GOLDEN_SEED = 7
NODE_DEPTH = 6
ENOUGH_NODES = 1000


def golden_files(game: Game) -> dict[str, str]:
    """All golden files of a game: a playthrough for each seat count and style, and its numbers.

    Long games are told only as they go with weighted moves, which is a third as long.
    """
    files = {
        f"{seats}-seats-{'biased' if biased else 'uniform'}.txt": playthrough(
            game, seats, GOLDEN_SEED + seats, _options(game, seats), biased
        )
        for seats in game.seats
        for biased in ((True,) if game.is_long else (False, True))
    }
    return {**files, "node-counts.txt": node_counts(game), "signature.txt": signature(game) + "\n"}


def _options(game: Game, seats: int) -> dict[str, str]:
    """Each number of seats plays with another choice of options."""
    choices = option_values(game)
    return choices[seats % len(choices)]


def node_counts(game: Game) -> str:
    """The node counts from fixed positions: the start and two later ones for each seat count."""
    lines = [f"{game.title}: how many ways there are to make so many decisions from a position"]
    for seats in game.seats:
        whole = play_randomly(game, seats, GOLDEN_SEED, biased=True)
        for step in (0, len(whole.moves) // 3, 2 * len(whole.moves) // 3):
            counts = _counts_by_depth(whole.fork(step))
            lines.append(f"{seats} seats, step {step}: " + " ".join(map(str, counts)))
    return "\n".join(lines) + "\n"


def _counts_by_depth(table: Table) -> list[int]:
    """Depth by depth, until there are many: the next depth takes as much longer as it has more."""
    counts: list[int] = []
    while len(counts) < NODE_DEPTH and (not counts or counts[-1] < ENOUGH_NODES):
        counts.append(count_nodes(table, len(counts) + 1))
    return counts


def playthrough(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    biased: bool = False,
) -> str:
    """The playthrough of one random game."""
    teller = _Teller(game)
    play_randomly(game, seats, seed, options, biased, watch=teller.tell)
    style = "biased" if biased else "uniform"
    title = (
        f"{game.title}: {seats} seats, seed {seed}, {style} random play, rules {game.rules_version}"
    )
    return "\n".join([title, *teller.lines]) + "\n"


class _Teller:
    def __init__(self, game: Game) -> None:
        self.say = texts("en", game)
        self.lines: list[str] = []
        self.known: dict[str, str] = {}
        self.told = 0

    def tell(self, table: Table) -> None:
        """What happened since the last time, and what is different now."""
        if table.moves:
            move = table.moves[-1]
            self.lines.append(f"\n{len(table.moves)}. {table.players[move.seat]} {move}")
        for log_event in table.log_events[self.told :]:
            said = {field: value for field, value in log_event.items() if field != "step"}
            self.lines.append(f"   {self.say.log_event(said, table.players)}")
        self.told = len(table.log_events)
        values = dict(_flattened("", _public(table)))
        for path in sorted(self.known.keys() - values.keys()):
            self.lines.append(f"     {path} is gone")
        for path, value in values.items():
            if self.known.get(path) != value:
                self.lines.append(f"     {path} = {value}")
        self.known = values


def _public(table: Table) -> dict[str, Any]:
    """What everybody sees; of each seat what it is asked and a check sum of what it observes."""
    asked = []
    for seat in table.players_to_move:
        view = table.view(seat)
        asked.append(
            f"{table.players[seat]} {view['prompt']['prompt']}: {', '.join(view['legal'])}"
        )
    sums = [_observation_sum(table, seat) for seat in range(table.seats)]
    return {
        **table.view(None), "asked": asked, "observation_sums": sums, "scores": table.scores()
    }  # fmt: skip


def _observation_sum(table: Table, seat: int) -> int:
    features = [0] * table.game.observation_size
    table.game.rules.observe(table.state(), seat, features)
    return sum(value * position for position, value in enumerate(features, 1))


def _flattened(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Nested values as lines; lists of plain values stay on one line."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _flattened(f"{path}.{key}" if path else str(key), inner)
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        for index, inner in enumerate(value):
            yield from _flattened(f"{path}[{index}]", inner)
    else:
        yield path, json.dumps(value, ensure_ascii=False)
