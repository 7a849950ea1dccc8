"""Points by reason: of one scoring, or of the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid

    from heliopolis.table import Table
    from heliopolis.texts import Texts

Note = Mapping[str, Any]

REASONS = ("item", "face")  # the fields of a note that may say what points are for


def is_score(log_event: Note) -> bool:
    """Whether a note tells of points that a seat got for something."""
    return (
        "seat" in log_event
        and "points" in log_event
        and any(field in log_event for field in REASONS)
    )


def by_reason(log_events: Sequence[Note], seats: int) -> dict[tuple[str, str], list[int]]:
    """For each reason, as field and value, the points of every seat."""
    points: dict[tuple[str, str], list[int]] = {}
    for log_event in filter(is_score, log_events):
        field = next(field for field in REASONS if field in log_event)
        row = points.setdefault((field, log_event[field]), [0] * seats)
        row[log_event["seat"]] += log_event["points"]
    return points


def sheet(log_events: Sequence[Note], players: Sequence[str], say: Texts) -> Grid:
    """The points that some notes tell of: a row a reason, a column a player."""
    grid = _ruled(players)
    for (field, value), row in by_reason(log_events, len(players)).items():
        grid.add_row(_reason(field, value, say), *map(_points, row))
    return grid


def final_sheet(table: Table, say: Texts) -> Grid:
    """The points of the whole game by reason, their sums, and the places."""
    from rich.text import Text

    grid = _ruled(table.players)
    reasons = by_reason(table.log_events, table.seats)
    totals = table.scores()
    # What everybody starts with, and what was forgiven to who had nothing to lose.
    rest = [total - sum(row[seat] for row in reasons.values()) for seat, total in enumerate(totals)]
    if reasons and any(rest):
        grid.add_row(say("result-rest"), *map(_points, rest))
    for (field, value), row in reasons.items():
        grid.add_row(_reason(field, value, say), *map(_points, row))
    grid.add_section()
    grid.add_row(Text(say("result-total"), "bold"), *(Text(str(total), "bold") for total in totals))
    places = (say("result-place-number", place=rank + 1) for rank in table.ranks())
    grid.add_row(Text(say("result-place"), "bold"), *places)
    return grid


def result(table: Table, say: Texts) -> RenderableType:
    """The end of a game: the table with everything open, the points by reason, who won."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from heliopolis.cli.names import with_names

    return Group(
        table.drawn(None, say.language),
        Text(),
        Text(say("result-title"), "bold"),
        Padding(final_sheet(table, say), (0, 0, 0, 2)),
        Text(),
        with_names(_winner(table, say), table.players),
    )


def _winner(table: Table, say: Texts) -> str:
    first = [seat for seat, rank in enumerate(table.ranks()) if rank == 0]
    names = ", ".join(table.players[seat] for seat in first)
    key = "result-winner" if len(first) == 1 else "result-winners"
    return say(key, winner=names, points=table.scores()[first[0]])


def _ruled(players: Sequence[str]) -> Grid:
    from rich import box
    from rich.table import Table as Grid

    from heliopolis.cli.names import with_names

    grid = Grid(box=box.SIMPLE, pad_edge=False, show_edge=False)
    grid.add_column("")
    for name in players:
        grid.add_column(with_names(name, players), justify="right", overflow="fold")
    return grid


def _reason(field: str, value: str, say: Texts) -> str:
    group = say.game.presentation.words.get(field) if say.game else None
    return say(f"{group}-{value}") if group else value


def _points(points: int) -> Any:
    from rich.text import Text

    return Text(f"{points:+d}" if points else "·", "red" if points < 0 else "" if points else "dim")
