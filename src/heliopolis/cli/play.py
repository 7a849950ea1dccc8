"""``heliopolis play``: a game at the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.cli.ending import InputError
from heliopolis.cli.inputs import board_in, game_named, options_given
from heliopolis.cli.language import Language

if TYPE_CHECKING:
    from heliopolis.cli.playing.journal_file import JournalFile
    from heliopolis.cli.playing.screen import Screen
    from heliopolis.table import Table

Game = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="Such as priests-of-ra.", show_default="the first one"),
]
Seats = Annotated[
    str | None,
    typer.Option(
        metavar="N|NAMES",
        help="How many play: you and bots. Or who plays, as names with commas in between: "
        "'bot', 'easy', 'medium' and 'hard' are bots, everybody else is asked at this keyboard.",
        show_default="3",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "--bot",
        metavar="KIND",
        help="How strong bots are: easy, medium or hard; or one of your own, as module:Class.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="NUMBER", help="The same seed always brings the same chances."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A ruling to play by; may be given again. 'heliopolis rules' ends with all of them.",
    ),
]
Board = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Another board for the game, as JSON, where it takes one."),
]
Journal = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="Keep the game in this file after every move; if it exists, go on where it stands.",
    ),
]
Continue = Annotated[
    bool,
    typer.Option(
        "--continue", "-c", help="Go on with the game that you left last, if it had no --journal."
    ),
]


def play(
    game: Game = None,
    seats: Seats = None,
    bots: Bots = "medium",
    seed: Seed = None,
    option: Options = None,
    board: Board = None,
    journal: Journal = None,
    continue_: Continue = False,
    lang: Language = "",
) -> None:
    """Play at this terminal, alone against bots or with friends at one keyboard.

    You are shown the table, what happened, and a numbered list of your moves.
    Type a move or its number; 'help' lists what else there is.

    [bold]Examples[/bold]

    [cyan]heliopolis play[/cyan]

    [cyan]heliopolis play --bots hard[/cyan]

    [cyan]heliopolis play --continue[/cyan]

    [cyan]heliopolis play --seats 4 --journal evening.journal[/cyan]

    [cyan]heliopolis play priests-of-ra --seats Ada,Bob,bot --option score_visibility=open[/cyan]
    """
    from heliopolis.cli.playing.reader import reader
    from heliopolis.cli.playing.screen import Screen
    from heliopolis.cli.playing.session import Session

    asked = Asked(game, seats, bots, seed, options_given(option or []), board_in(board), lang)
    file = _file_named(journal, continue_, asked)
    kept = file.load() if file else None
    if file and kept:
        asked.check_against(kept, str(file.path))
    table = kept or asked.new_table()
    screen = Screen(lang, table.game)
    if file:
        file.write(table)  # now, so that nobody plays for an hour and cannot keep it
    if kept:
        screen.say("play-continues", "dim", moves=len(table.moves))
    else:
        screen.greet(table)
    Session(table, reader(), screen, file or _file_of_our_own(table, screen)).run()


def _file_named(journal: str | None, continued: bool, asked: Asked) -> JournalFile | None:
    """The file that the player wants the game to be kept in, if any."""
    from heliopolis.cli.playing.journal_file import JournalFile, latest_unfinished

    if not continued:
        return None if journal is None else JournalFile(Path(journal))
    if journal is not None:
        raise InputError("--continue: it does not go with --journal")
    latest = latest_unfinished(asked.game if asked.named else None)
    if latest is None:
        raise InputError("--continue: there is no unfinished game")
    return latest


def _file_of_our_own(table: Table, screen: Screen) -> JournalFile | None:
    """A place of our own to keep the game; without one it is played all the same."""
    from heliopolis.cli.playing.journal_file import JournalFile, latest_unfinished

    if latest_unfinished():
        screen.show()
        screen.say("play-unfinished", "dim")
        screen.command("heliopolis play --continue")
    file = JournalFile.of_our_own(table.game)
    try:
        file.path.parent.mkdir(parents=True, exist_ok=True)
        file.write(table)
    except (OSError, InputError):
        return None
    return file


class Asked:
    """What the command line asks for."""

    def __init__(
        self,
        game: str | None,
        seats: str | None,
        bots: str,
        seed: int | None,
        options: dict[str, str],
        board: Any,
        language: str,
    ) -> None:
        from heliopolis.texts import texts

        self.game, self.named = game_named(game), game is not None
        self.seats = seats
        self.bots = bots
        self.seed = seed
        self.options = options
        self.board = board
        self.my_name = texts(language)("play-my-name")

    def new_table(self) -> Table:
        """A new table."""
        from heliopolis.table.table import new

        players = self._players()
        return new(self.game.name, len(players), self.seed, self.options, players, self.board)

    def _players(self) -> list[str]:
        from heliopolis.cli.playing.seating import players_named

        return players_named(self.seats, self.game, self.my_name, self.bots)

    def check_against(self, kept: Table, file: str) -> None:
        """Refuse to go on with a journal if something else was asked for; name the difference."""
        if self.named and kept.game is not self.game:
            raise InputError(f"game: {file} holds a game of {kept.game.name}")
        self.game = kept.game
        if self.seats is not None and not self._seats_fit(kept.players):
            raise InputError(f"--seats: in {file} the players are {', '.join(kept.players)}")
        if self.seed is not None and self.seed != kept.secret.seed:
            raise InputError(f"--seed: {file} goes on with its own seed")
        for name, value in self.game.complete_options(self.options).items():
            if name in self.options and value != kept.options[name]:
                raise InputError(
                    f"--option {name}: {file} is played with {name}={kept.options[name]}"
                )
        if self.board is not None and self.board != kept.board:
            raise InputError(f"--board: {file} is played on another board")

    def _seats_fit(self, players: list[str]) -> bool:
        """Whether they are the same players; my own name depends on the language."""
        from heliopolis.cli.playing.seating import people_among

        wanted = self._players()
        if len(wanted) != len(players) or people_among(wanted) != people_among(players):
            return False
        pairs = zip(wanted, players, strict=True)
        return all(name in (player, self.my_name) for name, player in pairs)
