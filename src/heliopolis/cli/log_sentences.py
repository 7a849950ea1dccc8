"""Render log events: as sentences, and each scoring as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from heliopolis.cli.player_names import highlight_names
from heliopolis.cli.scoresheet import sheet
from heliopolis.table.log_text import Narrator, is_score

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heliopolis.texts import Texts

LogEvent = Mapping[str, Any]
NO_MOVER = -1  # the sentences of a few events need no turns


def render_events(
    log_events: Sequence[LogEvent], players: Sequence[str], tr: Texts, you: int | None = None
) -> RenderableType:
    """Render log events for a terminal, one line each, the points of a scoring as one table.

    `you` is the seat of the reader, if there is only one.
    """
    from rich.console import Group
    from rich.padding import Padding

    parts: list[RenderableType] = []
    for is_scoring, run in _parts(log_events):
        if is_scoring:
            parts.append(Padding(sheet(run, players, tr), (0, 0, 0, 3)))
        else:
            parts.append(_lines(sentences(run, players, tr, you), players))
    return Group(*parts)


def _parts(log_events: Sequence[LogEvent]) -> Iterator[tuple[bool, list[LogEvent]]]:
    """Yield the log events in order, with all points of one move moved to the first of them."""
    plain: list[LogEvent] = []
    for _, group in groupby(log_events, lambda log_event: log_event["step"]):
        step = list(group)
        scores = list(filter(is_score, step))
        if len(scores) < 2:  # a sentence is clearer than a table of one number
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
        lines.add_row(Text(" ·", "dim"), highlight_names(sentence, players))
    return lines


def sentences(
    log_events: Sequence[LogEvent], players: Sequence[str], tr: Texts, you: int | None = None
) -> list[str]:
    """Return the log events as sentences: the small steps of a player in a turn become one."""
    narrator = Narrator(tr, players, you)
    lines: dict[int, str] = {}
    for log_event in log_events:
        told = narrator.tell(log_event, NO_MOVER)
        lines[told["line"]] = told["text"]
    return list(lines.values())
