"""``heliopolis check``: verify a journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.cli.exits import WRONG_INPUT, report_error
from heliopolis.cli.inputs import BadJournalError, read_table
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from heliopolis.table import Table

File = Annotated[str, typer.Argument(metavar="FILE", help="A journal; - reads standard input.")]


def check(file: File, json: AsJson = False, lang: Language = "") -> int:
    """Verify a journal: every move is legal, and the seed matches its commitment.

    If not, print the first wrong line and the rule it breaks; the exit status is 2.

    [bold]Example[/bold]

    [cyan]heliopolis check evening.journal[/cyan]
    """
    try:
        table = read_table(file)
    except BadJournalError as error:
        if json:
            print_json(_as_bad_json(file, error))
        report_error(error.text)
        return WRONG_INPUT
    if json:
        print_json(_as_json(file, table))
    else:
        _show(table, Terminal(lang, table.game))
    return 0


def _show(table: Table, terminal: Terminal) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    terminal.print_text("check-good", "bold green")
    grid = Grid.grid(padding=(0, 2))
    facts = {
        "check-game": title_of(table.game, terminal.language),
        "check-players": ", ".join(table.players),
        "check-moves": str(len(table.moves)),
        "check-commitment": table.secret.commitment,
        "check-result": _result(table, terminal),
    }
    for key, value in facts.items():
        grid.add_row(Text(terminal.text(key), "dim"), Text(value, overflow="fold"))
    terminal.show(grid)


def _result(table: Table, terminal: Terminal) -> str:
    if not table.over:
        return terminal.text("check-unfinished")
    order = sorted(range(table.seats), key=lambda seat: table.ranks()[seat])
    return ", ".join(f"{table.players[seat]} {table.scores()[seat]}" for seat in order)


def _as_json(file: str, table: Table) -> dict[str, Any]:
    return {
        "file": file,
        "good": True,
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "seats": table.seats,
        "players": table.players,
        "options": table.options,
        "moves": len(table.moves),
        "commitment": table.secret.commitment,
        "over": table.over,
        "result": {"scores": table.scores(), "ranks": table.ranks()} if table.over else None,
    }


def _as_bad_json(file: str, error: BadJournalError) -> dict[str, Any]:
    return {
        "file": file,
        "good": False,
        "line": error.line,
        "rule": error.rule,
        "error": error.reason,
    }
