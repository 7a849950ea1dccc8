"""Render log events: as sentences, and each scoring as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from heliopolis.cli.player_names import highlight_names
from heliopolis.cli.scoresheet import is_score, sheet

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heliopolis.texts import Texts

LogEvent = Mapping[str, Any]


def render_events(
    log_events: Sequence[LogEvent], players: Sequence[str], tr: Texts
) -> RenderableType:
    """Render log events for a terminal, one line each, the points of a scoring as one table."""
    from rich.console import Group
    from rich.padding import Padding

    parts: list[RenderableType] = []
    for is_scoring, run in _parts(log_events):
        if is_scoring:
            parts.append(Padding(sheet(run, players, tr), (0, 0, 0, 3)))
        else:
            parts.append(_lines(sentences(run, players, tr), players))
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


def sentences(log_events: Sequence[LogEvent], players: Sequence[str], tr: Texts) -> list[str]:
    """Return the log events as sentences; runs that differ in one field become one sentence."""
    return [_sentence(run_of_similar, players, tr) for run_of_similar in _similar_runs(log_events)]


def _similar_runs(log_events: Sequence[LogEvent]) -> Iterator[list[LogEvent]]:
    """Yield runs of events of one seat that differ in a single field, such as tiles of a lot."""
    run: list[LogEvent] = []
    for log_event in log_events:
        if run and not _continues_run(run, log_event):
            yield run
            run = []
        run.append(log_event)
    if run:
        yield run


def _continues_run(run: list[LogEvent], log_event: LogEvent) -> bool:
    first = run[0]
    if "seat" not in log_event or is_score(log_event) or log_event.keys() != first.keys():
        return False
    changed = _changed_fields([*run, log_event])
    return not changed or (len(changed) == 1 and not changed & {"log_event", "seat", "step"})


def _changed_fields(log_events: Sequence[LogEvent]) -> set[str]:
    return {
        field
        for field in log_events[0]
        if any(n[field] != log_events[0][field] for n in log_events)
    }


def _sentence(run_of_similar: Sequence[LogEvent], players: Sequence[str], tr: Texts) -> str:
    first = run_of_similar[0]
    if len(run_of_similar) == 1:
        return tr.log_event(first, players)
    field = next(iter(_changed_fields(run_of_similar)), None) or _last_field(first)
    words = [_word(field, log_event[field], tr) for log_event in run_of_similar]
    counted = {word: words.count(word) for word in words}
    listed = ", ".join(f"{word} ×{n}" if n > 1 else word for word, n in counted.items())
    # The sentence of the first event, with the words of all events in place of its own.
    values = {f: _word(f, v, tr) for f, v in first.items() if f not in {"log_event", "seat"}}
    values |= {"seat": players[first["seat"]], field: listed}
    return tr(f"log-{first['log_event']}", **values)


def _last_field(log_event: LogEvent) -> str:
    return list(log_event)[-1]


def _word(field: str, value: Any, tr: Texts) -> Any:
    group = tr.game.presentation.words.get(field) if tr.game else None
    return tr(f"{group}-{value}") if group and group != "player" else value
