"""The legal moves as a player chooses among them at a terminal.

Few moves are a numbered list. Many are a tree along the words of their texts: first the verbs,
then what they are done with. Places get their label on the picture: nobody reads a list of 54
corners.
"""

from __future__ import annotations

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
    words: tuple[str, ...]  # with which the texts of its moves begin
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move, if it is only one."""
        return self.moves[0] if len(self.moves) == 1 else None

    @property
    def place(self) -> str:
        """The word that may be a place on the picture."""
        words = self.moves[0].text.split() if len(self.moves) == 1 else self.words
        return words[1] if len(words) > 1 else ""


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
        groups = [[move] for move in moves] if self.listed_all else _groups(moves, len(opened))
        while len(groups) == 1 and len(groups[0]) > 1:  # one word is the only way on
            opened = _words(groups[0][0])[: len(opened) + 1]
            groups = _groups(groups[0], len(opened))
        self.by_value = not self.listed_all and self._are_numbers(groups, len(opened))
        self.entries = [
            Entry(
                _words(group[0])[len(opened)] if self.by_value else str(number),
                _words(group[0])[: len(opened) + 1],
                tuple(group),
            )
            for number, group in enumerate(groups, 1)
        ]
        # Places that have their label on the picture need no line here.
        several = grouped and len(self.entries) > 1
        self.on_picture = several and all(entry.place in places for entry in self.entries)
        self.marks = self._marks(places)

    @staticmethod
    def _are_numbers(groups: Sequence[Sequence[Move]], depth: int) -> bool:
        """Return whether the choices are amounts, which are typed as they are."""
        words = [_words(group[0])[depth : depth + 1] for group in groups]
        return all(word and word[0].isdecimal() for word in words)

    def _marks(self, places: Collection[str]) -> dict[str, str]:
        """Return the labels to write on the picture."""
        shown = self.entries if self.listed_all or self.on_picture else []
        marks: dict[str, str] = {}
        for entry in shown:
            if entry.place in places:
                marks.setdefault(entry.place, entry.label)
        return marks

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


def _groups(moves: Sequence[Move], depth: int) -> list[list[Move]]:
    """Return the moves by their next word; small groups beside others stay single moves."""
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(_words(move)[: depth + 1], []).append(move)
    if len(groups) == 1:
        return list(groups.values())
    parts: list[list[Move]] = []
    for group in groups.values():
        parts += [group] if len(group) > SMALL_GROUP else [[move] for move in group]
    return parts
