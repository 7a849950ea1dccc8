"""``heliopolis replay``: step through a game."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.cli.inputs import STDIN, read_table
from heliopolis.cli.language import Language, wrong_input
from heliopolis.cli.output import AsJson, Terminal, print_json

if TYPE_CHECKING:
    from heliopolis.table import Table

File = Annotated[str, typer.Argument(metavar="FILE", help="A journal; - reads standard input.")]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="STEP", help="Show the table after this number of moves."),
]
All = Annotated[bool, typer.Option("--all", help="Print the whole game at once, without stepping.")]
Seat = Annotated[
    str | None,
    typer.Option(
        metavar="SEAT",
        help="The seat whose view is shown: a letter (A is the first seat) or a player's name.",
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
    """Step through the moves of a game, or print it at once.

    In a terminal, Enter shows the next move, 'back' the previous one, a number jumps to a move.

    [bold]Examples[/bold]

    [cyan]heliopolis replay evening.journal[/cyan]

    [cyan]heliopolis replay evening.journal --at 40 --seat A[/cyan]

    [cyan]heliopolis replay evening.journal --all[/cyan]
    """
    from heliopolis.cli.replay_viewer import Replay, step_through

    table = read_table(file)
    shown = Replay(table, _seat(table, seat), Terminal(lang, table.game))
    if at is not None and not 0 <= at <= len(table.moves):
        raise wrong_input("at-range", at=str(at), last=str(len(table.moves)), file=file)
    if json:
        print_json(_as_json(shown, len(table.moves) if at is None else at))
    elif not all_ and file != STDIN and sys.stdin.isatty() and sys.stdout.isatty():
        step_through(shown, 0 if at is None else at)
    elif at is not None:
        shown.show(at)
    else:
        shown.tell_all()


def _seat(table: Table, wanted: str | None) -> int | None:
    """Return the seat with a letter or a name; None is a spectator."""
    from heliopolis.kernel.journal import SEAT_LETTERS

    if wanted is None:
        return None
    names = [name.casefold() for name in table.players]
    if wanted.strip().casefold() in names:
        return names.index(wanted.strip().casefold())
    letters = SEAT_LETTERS[: table.seats]
    if len(wanted.strip()) == 1 and wanted.strip().upper() in letters:
        return letters.index(wanted.strip().upper())
    known = ", ".join([*letters, *table.players])
    raise wrong_input("not-one-of", option="--seat", value=f"{wanted!r:.60}", known=known)


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
                "log_events": shown.log_events_of(step),
            }
            for step, move in enumerate(table.moves, 1)
        ],
        "at": at,
        "view": table.fork(at).view(shown.seat),
    }
