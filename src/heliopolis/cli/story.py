"""What happened, told: notes as sentences, and every scoring as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from heliopolis.cli.names import with_names
from heliopolis.cli.scoresheet import is_score, sheet

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heliopolis.texts import Texts

Note = Mapping[str, Any]


def told(log_events: Sequence[Note], players: Sequence[str], say: Texts) -> RenderableType:
    """The notes for a terminal, a line each; the points of a scoring as one table."""
    from rich.console import Group
    from rich.padding import Padding

    parts: list[RenderableType] = []
    for is_scoring, run in _parts(log_events):
        if is_scoring:
            parts.append(Padding(sheet(run, players, say), (0, 0, 0, 3)))
        else:
            parts.append(_lines(sentences(run, players, say), players))
    return Group(*parts)


def _parts(log_events: Sequence[Note]) -> Iterator[tuple[bool, list[Note]]]:
    """The notes in order, but all points of one move together where the first of them stand."""
    plain: list[Note] = []
    for _, group in groupby(log_events, lambda log_event: log_event["step"]):
        step = list(group)
        scores = list(filter(is_score, step))
        if len(scores) < 2:  # a table of one number would say less than a sentence
            plain += step
            continue
        first = step.index(scores[0])
        if plain + step[:first]:
            yield False, plain + step[:first]
        yield True, scores
        plain = [log_event for log_event in step[first:] if not is_score(log_event)]
    if plain:
        yield False, plain


def _lines(sentences: Sequence[str], players: Sequence[str]) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    lines = Grid.grid(padding=(0, 1))
    for sentence in sentences:
        lines.add_row(Text(" ·", "dim"), with_names(sentence, players))
    return lines


def sentences(log_events: Sequence[Note], players: Sequence[str], say: Texts) -> list[str]:
    """The notes as sentences: what only differs in one word is said in one."""
    return [_sentence(alike, players, say) for alike in _alike(log_events)]


def _alike(log_events: Sequence[Note]) -> Iterator[list[Note]]:
    """Runs of notes that tell the same of one seat but for a single field: a lot, tile by tile."""
    run: list[Note] = []
    for log_event in log_events:
        if run and not _joins(run, log_event):
            yield run
            run = []
        run.append(log_event)
    if run:
        yield run


def _joins(run: list[Note], log_event: Note) -> bool:
    first = run[0]
    if "seat" not in log_event or is_score(log_event) or log_event.keys() != first.keys():
        return False
    changed = _changed([*run, log_event])
    return not changed or (len(changed) == 1 and not changed & {"note", "seat", "step"})


def _changed(log_events: Sequence[Note]) -> set[str]:
    return {
        field
        for field in log_events[0]
        if any(n[field] != log_events[0][field] for n in log_events)
    }


def _sentence(alike: Sequence[Note], players: Sequence[str], say: Texts) -> str:
    first = alike[0]
    if len(alike) == 1:
        return say.log_event(first, players)
    field = next(iter(_changed(alike)), None) or _last_field(first)
    words = [_word(field, log_event[field], say) for log_event in alike]
    counted = {word: words.count(word) for word in words}
    listed = ", ".join(f"{word} ×{n}" if n > 1 else word for word, n in counted.items())
    # The sentence of the first, with all the words in place of its own.
    values = {f: _word(f, v, say) for f, v in first.items() if f not in {"note", "seat"}}
    return say(f"note-{first['note']}", **{**values, "seat": players[first["seat"]], field: listed})


def _last_field(log_event: Note) -> str:
    return list(log_event)[-1]


def _word(field: str, value: Any, say: Texts) -> Any:
    group = say.game.presentation.words.get(field) if say.game else None
    return say(f"{group}-{value}") if group and group != "player" else value
