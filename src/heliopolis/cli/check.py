"""``heliopolis check``: does a journal hold, move by move, and what does it tell?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.cli.ending import WRONG_INPUT, complain
from heliopolis.cli.inputs import BadJournalError, table_in
from heliopolis.cli.language import Language
from heliopolis.cli.output import AsJson, Terminal, print_json

if TYPE_CHECKING:
    from heliopolis.table import Table

File = Annotated[str, typer.Argument(metavar="FILE", help="A journal; - reads what is piped in.")]


def check(file: File, json: AsJson = False, lang: Language = "") -> int:
    """Verify a journal: every move by the rules, and that its seed is the one committed to.

    If it does not hold, the first wrong line and the rule it breaks are named, and the exit status
    is 2.

    [bold]Example[/bold]

    [cyan]heliopolis check evening.journal[/cyan]
    """
    try:
        table = table_in(file)
    except BadJournalError as error:
        if json:
            print_json(_as_bad_json(file, error))
        complain(str(error))
        return WRONG_INPUT
    if json:
        print_json(_as_json(file, table))
    else:
        _show(table, Terminal(lang, table.game))
    return 0


def _show(table: Table, terminal: Terminal) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    terminal.say("check-good", "bold green")
    grid = Grid.grid(padding=(0, 2))
    facts = {
        "check-game": table.game.title,
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
