"""Tables of points by reason, for one scoring or the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from heliopolis.table.log_text import is_score

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid

    from heliopolis.games.terminal import Frame
    from heliopolis.table import Table
    from heliopolis.texts import Texts

LogEvent = Mapping[str, Any]

REASONS = ("item", "face")  # the fields of a log event that may name the reason for points


def by_reason(log_events: Sequence[LogEvent], seats: int) -> dict[tuple[str, str], list[int]]:
    """Return the points of every seat for each reason, given as field and value."""
    points: dict[tuple[str, str], list[int]] = {}
    for log_event in filter(is_score, log_events):
        field = next(field for field in REASONS if field in log_event)
        row = points.setdefault((field, log_event[field]), [0] * seats)
        row[log_event["seat"]] += log_event["points"]
    return points


def sheet(log_events: Sequence[LogEvent], players: Sequence[str], tr: Texts) -> Grid:
    """Render the points of some log events: one row per reason, one column per player."""
    grid = _new_grid(players)
    for (field, value), row in by_reason(log_events, len(players)).items():
        grid.add_row(_reason(field, value, tr), *map(_points, row))
    return grid


def final_sheet(table: Table, tr: Texts, players: Sequence[str]) -> Grid:
    """Render the points of the whole game by reason, the totals and the places."""
    from rich.text import Text

    grid = _new_grid(players)
    reasons = by_reason(table.log_events, table.seats)
    totals = table.scores()
    # Starting points, plus losses that were not deducted because points never fall below 0.
    rest = [total - sum(row[seat] for row in reasons.values()) for seat, total in enumerate(totals)]
    if reasons and any(rest):
        grid.add_row(tr("result-rest"), *map(_points, rest))
    for (field, value), row in reasons.items():
        grid.add_row(_reason(field, value, tr), *map(_points, row))
    grid.add_section()
    grid.add_row(Text(tr("result-total"), "bold"), *(Text(str(total), "bold") for total in totals))
    places = (tr("result-place-number", place=rank + 1) for rank in table.ranks())
    grid.add_row(Text(tr("result-place"), "bold"), *places)
    return grid


def result(
    table: Table, tr: Texts, players: Sequence[str] | None = None, frame: Frame | None = None
) -> RenderableType:
    """Render the end of a game: the table with everything open, points by reason, the winner.

    `players` are the names to print, if not those of the table.
    """
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from heliopolis.cli.player_names import highlight_names

    names = table.players if players is None else players
    return Group(
        table.drawn(None, tr.language, frame),
        Text(),
        Text(tr("result-title"), "bold"),
        Padding(final_sheet(table, tr, names), (0, 0, 0, 2)),
        Text(),
        highlight_names(_winner(table, tr, names), names),
    )


def _winner(table: Table, tr: Texts, players: Sequence[str]) -> str:
    first = [seat for seat, rank in enumerate(table.ranks()) if rank == 0]
    names = tr.list([players[seat] for seat in first])
    key = "result-winner" if len(first) == 1 else "result-winners"
    return tr(key, winner=names, points=table.scores()[first[0]])


def _new_grid(players: Sequence[str]) -> Grid:
    from rich import box
    from rich.table import Table as Grid

    from heliopolis.cli.player_names import highlight_names

    grid = Grid(box=box.SIMPLE, pad_edge=False, show_edge=False)
    grid.add_column("")
    for name in players:
        grid.add_column(highlight_names(name, players), justify="right", overflow="fold")
    return grid


def _reason(field: str, value: str, tr: Texts) -> str:
    group = tr.game.presentation.words.get(field) if tr.game else None
    return tr(f"{group}-{value}") if group else value


def _points(points: int) -> Any:
    from rich.text import Text

    return Text(f"{points:+d}" if points else "·", "red" if points < 0 else "" if points else "dim")
