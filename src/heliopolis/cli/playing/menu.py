"""The legal moves as a player chooses among them at a terminal.

Few moves are a numbered list. Many are a tree along the words of their texts: first the verbs,
then what they are done with. Places get their label on the picture: nobody reads a list of 54
corners.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heliopolis.table import Move

FLAT = 9  # moves that are listed one by one, wherever they are made
SMALL_GROUP = 2  # moves of a verb that are listed one by one beside other verbs


@dataclass(frozen=True)
class Entry:
    """A choice: what the player types, and the moves that remain after it."""

    label: str
    words: tuple[str, ...]  # that the player is shown; the texts of its moves begin with them
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move, if the player is shown all of it: nobody pays an amount they have not seen."""
        return self.moves[0] if _words(self.moves[0]) == self.words else None

    @property
    def place(self) -> str:
        """The word that may be a place on the picture."""
        return _place(self.words)


class Menu:
    """The choices at one point of the tree."""

    def __init__(
        self,
        legal: Sequence[Move],
        opened: tuple[str, ...] = (),
        places: Collection[str] = (),
        *,
        grouped: bool = True,
        flat: int = FLAT,
    ) -> None:
        moves = [move for move in legal if _words(move)[: len(opened)] == opened]
        if not moves:  # what was opened is no longer possible
            opened, moves = (), list(legal)
        self.opened = opened
        self.grouped = grouped
        self.listed_all = not grouped or len(moves) <= flat
        if self.listed_all:
            groups = [[move] for move in moves]
        else:
            groups = _groups(moves, len(opened), places)
        while len(groups) == 1 and len(groups[0]) > 1:  # one word is the only way on
            opened = _words(groups[0][0])[: len(opened) + 1]
            groups = _groups(groups[0], len(opened), places)
        depth = len(opened)
        firsts = [_words(group[0]) for group in groups]
        begins = firsts if self.listed_all else [first[: depth + 1] for first in firsts]
        self.by_value = not self.listed_all and _are_amounts(begins, depth)
        # Places that have their label on the picture need no line here.
        self.on_picture = grouped and _are_places(begins, places)
        in_full = not (self.by_value or self.on_picture)  # a line here has room for a whole move
        self.entries = [
            Entry(
                begin[depth] if self.by_value else str(number),
                first if in_full and len(group) == 1 else begin,
                tuple(group),
            )
            for number, (group, first, begin) in enumerate(
                zip(groups, firsts, begins, strict=True), 1
            )
        ]
        self.marks = self._marks(places)

    def _marks(self, places: Collection[str]) -> dict[str, str]:
        """Return the labels to write on the picture, each at a place that is one choice only."""
        shown = self.entries if self.listed_all or self.on_picture else []
        number_at = Counter(entry.place for entry in shown)
        return {
            entry.place: entry.label
            for entry in shown
            if entry.place in places and number_at[entry.place] == 1
        }

    @property
    def amounts(self) -> str:
        """The amounts to choose from, those that follow one another as a range."""
        values = sorted({int(entry.label) for entry in self.entries})
        runs: list[list[int]] = []
        for value in values:
            if runs and value == runs[-1][-1] + 1:
                runs[-1].append(value)
            else:
                runs.append([value])
        parts = [
            f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs
        ]
        return ", ".join(parts)

    def leads_to(self, words: Sequence[str]) -> bool:
        """Return whether moves begin with some words, so that they can be opened."""
        moves = (move for entry in self.entries for move in entry.moves)
        return any(_words(move)[: len(words)] == tuple(words) for move in moves)

    def find(self, typed: str) -> Entry | None:
        """Return the choice with a label."""
        return next((entry for entry in self.entries if entry.label == typed), None)


def _words(move: Move) -> tuple[str, ...]:
    return tuple(move.text.split())


def _place(words: Sequence[str]) -> str:
    """Return the word that may be a place: the one after the verb."""
    return words[1] if len(words) > 1 else ""


def _are_amounts(begins: Sequence[tuple[str, ...]], depth: int) -> bool:
    """Return whether the choices are amounts, which are typed as they are."""
    return all(len(begin) > depth and begin[depth].isdecimal() for begin in begins)


def _are_places(begins: Sequence[tuple[str, ...]], places: Collection[str]) -> bool:
    """Return whether each choice is a place of its own and nothing besides."""
    named = {_place(begin) for begin in begins if len(begin) == 2}
    return len(begins) > 1 and len(named) == len(begins) and named.issubset(places)


def _groups(moves: Sequence[Move], depth: int, places: Collection[str]) -> list[list[Move]]:
    """Return the moves by their next word.

    Small groups beside others stay single moves, but those at a place stay together: the picture
    shows one label at each place.
    """
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(_words(move)[: depth + 1], []).append(move)
    if len(groups) == 1:
        return list(groups.values())
    parts: list[list[Move]] = []
    for words, group in groups.items():
        together = len(group) > SMALL_GROUP or _place(words) in places
        parts += [group] if together else [[move] for move in group]
    return parts
