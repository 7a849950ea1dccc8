"""Golden games: fixed random games, written so that a person can review them and a diff is short.

The golden text of a game shows its first decisions, every decision that changed somebody's points
and its last decisions. Each of them shows the move, what onlookers are told, and every public value
that differs from what the text showed before: so all public values after it can be read off.
Everything between stands as hashes of the full text, which tells every decision in this way; one
hash per 100 decisions places a difference. The full text shows what changed behind a hash:

    python -m heliopolis.testing.golden catan-cheops 4 --from 301 --to 400
"""

from __future__ import annotations

import argparse
import json
import zlib
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from heliopolis import games
from heliopolis.bench import signature
from heliopolis.kernel.game import Game
from heliopolis.table import Table
from heliopolis.testing.nodes import count_nodes
from heliopolis.testing.play import option_values, play_randomly
from heliopolis.texts import texts

GOLDEN_SEED = 7
NODE_DEPTH = 6
ENOUGH_NODES = 1000
FIRST, LAST = 12, 7  # decisions written in full at either end
HASHED = 100  # decisions under one hash
_ABSENT = object()  # in place of a value that was not there, which is not null
WIDTH = 100  # what fits on a line stays on one line


def golden_files(game: Game) -> dict[str, str]:
    """Return the golden files of a game by name: a text per number of seats, and its numbers."""
    files = {f"{seats}-seats.txt": golden_text(game, seats) for seats in game.seats}
    return {**files, "node-counts.txt": node_counts(game), "signature.txt": signature(game) + "\n"}


def golden_text(game: Game, seats: int) -> str:
    """Write the golden game of a number of seats in brief.

    It is played with weighted moves. Where games are short, one with equal chances is played as
    well, of which the text has the hashes and the result.
    """
    lines = golden_game(game, seats).brief()
    if not game.is_long:
        lines += ["", *golden_game(game, seats, biased=False).numbers()]
    return "\n".join(lines) + "\n"


def golden_game(game: Game, seats: int, *, biased: bool = True) -> Playthrough:
    """Play the golden game of a number of seats; each number has another choice of options."""
    choices = option_values(game)
    return Playthrough(
        game, seats, GOLDEN_SEED + seats, choices[seats % len(choices)], biased=biased
    )


def node_counts(game: Game) -> str:
    """The node counts from fixed positions: the start and two later ones for each seat count."""
    lines = [f"{game.title}: the number of ways to make a number of decisions from a position"]
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
    """Return the full text of one random game."""
    return Playthrough(game, seats, seed, options, biased=biased).text()


@dataclass(frozen=True)
class _Step:
    """The table after a decision: what was done and said, and all that is public."""

    told: list[str]
    public: dict[str, Any]
    scores: list[int]


class Playthrough:
    """One random game, to be written in full or in brief."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        *,
        biased: bool = False,
    ) -> None:
        style = "biased" if biased else "uniform"
        self.title = (
            f"{game.title}: {seats} seats, seed {seed}, {style} random play, "
            f"rules {game.rules_version}"
        )
        self._say = texts("en", game)
        self._steps: list[_Step] = []
        self._events_told = 0
        play_randomly(game, seats, seed, options, biased, watch=self._record)

    def _record(self, table: Table) -> None:
        told = []
        if table.moves:
            move = table.moves[-1]
            told += ["", f"{len(table.moves)}. {table.players[move.seat]} {move}"]
        for event in table.log_events[self._events_told :]:
            said = {field: value for field, value in event.items() if field != "step"}
            told.append(f"   {self._say.log_event(said, table.players)}")
        self._events_told = len(table.log_events)
        self._steps.append(_Step(told, _public(table), table.scores()))

    def text(self, first: int = 0, last: int | None = None) -> str:
        """Tell every decision from `first` to `last`; 0 is the start, which shows every value."""
        numbers = range(len(self._steps))[first : None if last is None else last + 1]
        return "\n".join([self.title, *map(self._full, numbers)]) + "\n"

    def brief(self) -> list[str]:
        """Tell the first decisions, every scoring and the last decisions, and hash the rest."""
        lines, before = [self.title], -1
        for number in self._told_in_brief():
            if number > before + 1:
                lines += ["", f"(decisions {before + 1} to {number - 1}: see the hashes below)"]
            lines += self._lines(number, before)
            before = number
        return [*lines, "", *self.numbers()]

    def numbers(self) -> list[str]:
        """Return the result, and the hashes of the full text."""
        hashes = [
            f"   {first} to {last}: {self._hash(first, last)}" for first, last in self._stretches()
        ]
        return [
            f"{self.title}: {len(self._steps) - 1} decisions, scores {self._steps[-1].scores}",
            "Hashes of the full text of the decisions:",
            *hashes,
        ]

    def _told_in_brief(self) -> list[int]:
        """The numbers of the decisions at either end, and of those after which scores differ."""
        end = len(self._steps)
        return [
            number
            for number in range(end)
            if number <= FIRST
            or number >= end - LAST
            or self._steps[number].scores != self._steps[number - 1].scores
        ]

    def _stretches(self) -> Iterator[tuple[int, int]]:
        """The start, and the decisions by the hundred."""
        yield 0, 0
        for first in range(1, len(self._steps), HASHED):
            yield first, min(first + HASHED, len(self._steps)) - 1

    def _hash(self, first: int, last: int) -> str:
        full = "\n".join(self._full(number) for number in range(first, last + 1))
        return sha256(full.encode()).hexdigest()[:16]

    def _full(self, number: int) -> str:
        return "\n".join(self._lines(number, number - 1))

    def _lines(self, number: int, before: int) -> list[str]:
        """Tell a decision, with what is different from after an earlier one; -1: from nothing."""
        step = self._steps[number]
        old = self._steps[before].public if before >= 0 else {}
        return [*step.told, *(f"     {line}" for line in _changes("", old, step.public))]


def _public(table: Table) -> dict[str, Any]:
    """What everybody sees; also what the seats to move are asked, and what one seat observes."""
    asked = []
    for seat in table.players_to_move:
        prompt = table.prompt(seat) or {}
        legal = ", ".join(str(move) for move in table.legal(seat))
        asked.append(f"{table.players[seat]} {prompt['prompt']}: {legal}")
    return {
        **table.view(None),
        # What views recall from the log events is left out: the log events are here.
        "table": table.game.presentation.view(table.state(), None),
        "asked": asked,
        "observed": _observed(table),
        "scores": table.scores(),
    }


def _observed(table: Table) -> dict[str, int]:
    """A check sum of what one seat observes; the seats take turns."""
    seat, features = len(table.moves) % table.seats, [0] * table.game.observation_size
    table.game.rules.observe(table.state(), seat, features)
    return {"seat": seat, "sum": zlib.crc32(array("q", features).tobytes())}


def _changes(path: str, old: Any, new: Any) -> Iterator[str]:
    """A line for each value that is new, different or gone; what fits on a line stays on it."""
    if old == new and type(old) is type(new):
        return
    line = f"{path} = {json.dumps(new, ensure_ascii=False)}"
    now, then = _parts(path, new), _parts(path, old)
    if len(line) <= WIDTH or not now:
        yield line
        return
    for inner in then:
        if inner not in now:
            yield f"{inner} is gone"
    for inner, value in now.items():
        yield from _changes(inner, then.get(inner, _ABSENT), value)


def _parts(path: str, value: Any) -> dict[str, Any]:
    """The values within a value, by their paths."""
    if isinstance(value, dict):
        return {f"{path}.{key}" if path else str(key): inner for key, inner in value.items()}
    if isinstance(value, list):
        return {f"{path}[{index}]": inner for index, inner in enumerate(value)}
    return {}


def main() -> None:
    """Print the full text of a golden game."""
    parser = argparse.ArgumentParser(prog="heliopolis.testing.golden", description=main.__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("seats", type=int)
    parser.add_argument("--uniform", action="store_true", help="the game with equal chances")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first decision")
    parser.add_argument("--to", type=int, dest="last", help="the last decision")
    given = parser.parse_args()
    told = golden_game(games.find(given.game), given.seats, biased=not given.uniform)
    print(told.text(given.first, given.last), end="")


if __name__ == "__main__":
    main()
