"""``heliopolis replay``: watch a game again, move by move."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.cli.ending import InputError
from heliopolis.cli.inputs import STDIN, table_in
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json

if TYPE_CHECKING:
    from heliopolis.table import Table

File = Annotated[str, typer.Argument(metavar="FILE", help="A journal; - reads what is piped in.")]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="STEP", help="Show the table as it stood after so many moves."),
]
All = Annotated[bool, typer.Option("--all", help="Tell the whole game at once, without stepping.")]
Seat = Annotated[
    str | None,
    typer.Option(
        metavar="SEAT",
        help="Whose eyes to see with: a letter (A is the first seat) or a player's name.",
        show_default="a spectator's",
    ),
]


def replay(
    file: File,
    at: At = None,
    all_: All = False,
    seat: Seat = None,
    json: AsJson = False,
    lang: Language = "",
) -> None:
    """Watch a game again: step through its moves, or have it told at once.

    In a terminal, Enter goes on, 'back' goes back, a number goes to that move.

    [bold]Examples[/bold]

    [cyan]heliopolis replay evening.journal[/cyan]

    [cyan]heliopolis replay evening.journal --at 40 --seat A[/cyan]

    [cyan]heliopolis replay evening.journal --all[/cyan]
    """
    from heliopolis.cli.replaying import Replay, step_through

    table = table_in(file)
    shown = Replay(table, _seat(table, seat), Terminal(lang, table.game))
    if at is not None and not 0 <= at <= len(table.moves):
        raise InputError(f"--at {at}: {file} has {len(table.moves)} moves")
    if json:
        print_json(_as_json(shown, len(table.moves) if at is None else at))
    elif not all_ and file != STDIN and sys.stdin.isatty() and sys.stdout.isatty():
        step_through(shown, 0 if at is None else at)
    elif at is not None:
        shown.show(at)
    else:
        shown.tell_all()


def _seat(table: Table, wanted: str | None) -> int | None:
    """The seat meant by a letter or a name; None is a spectator."""
    from heliopolis.kernel.journal import SEAT_LETTERS

    if wanted is None:
        return None
    names = [name.casefold() for name in table.players]
    if wanted.strip().casefold() in names:
        return names.index(wanted.strip().casefold())
    letters = SEAT_LETTERS[: table.seats]
    if len(wanted.strip()) == 1 and wanted.strip().upper() in letters:
        return letters.index(wanted.strip().upper())
    raise InputError(
        f"--seat {wanted!r:.60}: it is one of {', '.join(letters)} or {', '.join(table.players)}"
    )


def _as_json(shown: Any, at: int) -> dict[str, Any]:
    table: Table = shown.table
    return {
        "game": table.game.name,
        "players": table.players,
        "options": table.options,
        "moves": [
            {
                "step": step,
                "seat": move.seat,
                "move": table.game.moves.to_json(move.number),
                "notes": shown.log_events_of(step),
            }
            for step, move in enumerate(table.moves, 1)
        ],
        "at": at,
        "view": table.fork(at).view(shown.seat),
    }
