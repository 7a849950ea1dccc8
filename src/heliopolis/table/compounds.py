"""Compounds: several moves of one seat that were made, and are undone, as one.

A journal lists the single moves. A comment ``# compound: 5`` before the first of them marks a
compound, so that programs which do not know of compounds read the same game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from heliopolis.kernel.journal import Entry

Compound = tuple[int, int]  # the index of the first move, and the index after the last

_MARK = re.compile(r"#\s*compound:\s*([0-9]{1,4})\s*")


def without(compounds: Iterable[Compound], removed: Collection[int]) -> list[Compound]:
    """Return the compounds that are left, renumbered, when moves are removed from a game."""
    left = []
    for first, end in compounds:
        if not any(first <= index < end for index in removed):
            shift = sum(index < first for index in removed)
            left.append((first - shift, end - shift))
    return left


def mark(journal: str, entries: Sequence[Entry], compounds: Iterable[Compound]) -> str:
    """Insert the marks of compounds into the text of a journal that ends with these entries."""
    starts = {first: end - first for first, end in compounds}
    if not starts:
        return journal
    lines = journal.splitlines()
    head = len(lines) - len(entries)
    marked, moves = lines[:head], 0
    for line, entry in zip(lines[head:], entries, strict=True):
        if not entry.reseed:
            if moves in starts:
                marked.append(f"# compound: {starts[moves]}")
            moves += 1
        marked.append(line)
    return "\n".join(marked) + "\n"


def read_marks(journal: str, entries: Sequence[Entry]) -> list[Compound]:
    """Return the compounds that a journal marks; a mark that fits no run of moves is a comment."""
    found = []
    moves = [entry for entry in entries if not entry.reseed]
    for number, line in enumerate(journal.splitlines(), 1):
        match = _MARK.fullmatch(line.strip())
        if not match:
            continue
        first = next((i for i, entry in enumerate(moves) if entry.line > number), len(moves))
        end = first + int(match[1])
        run = moves[first:end]
        if len(run) == int(match[1]) > 1 and len({entry.seat for entry in run}) == 1:
            found.append((first, end))
    return found
