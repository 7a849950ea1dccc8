"""``heliopolis play``: play at the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.bots.levels import LEVELS
from heliopolis.cli.exits import InputError
from heliopolis.cli.inputs import find_game, parse_options, read_board
from heliopolis.cli.language import Language, wrong_input

if TYPE_CHECKING:
    from heliopolis.cli.playing.full_screen import FullScreen
    from heliopolis.cli.playing.journal_file import JournalFile
    from heliopolis.cli.playing.screen import Screen
    from heliopolis.table import Table

Game = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help="The game, such as priests-of-ra.", show_default="priests-of-ra"
    ),
]
Seats = Annotated[
    str | None,
    typer.Option(
        metavar="N|NAMES",
        help="The number of players, you and bots; or their names, separated by commas: 'bot' and "
        f"the strengths of bots ({', '.join(LEVELS)}) are bots, all others play at this keyboard.",
        show_default="as many as the game is usually played with",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "--bot",
        metavar="NAME[*N],…",
        help=f"The strength of bots: {', '.join(LEVELS)}; or a bot of your own, as module:Class. "
        "One name is for all bots; a list, such as hard,easy*2, names your opponents in the order "
        "of seats, and so their number.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        metavar="NUMBER",
        help="Seed of the game's chance; the same seed gives the same dice and draws.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A game option; may be repeated. 'heliopolis rules GAME' ends with a list of them.",
    ),
]
Board = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="A board of your own as JSON, for games that accept one."),
]
Journal = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="Save the game to this file after every move; if it exists, continue from it.",
    ),
]
Continue = Annotated[
    bool,
    typer.Option(
        "--continue", "-c", help="Continue the last unfinished game that had no --journal."
    ),
]
FullScreenMode = Annotated[
    bool,
    typer.Option(
        "--full-screen",
        "-f",
        help="Fill the window: the table stays in its place, and choices can be clicked or reached "
        "by the arrow keys.",
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
    full_screen: FullScreenMode = False,
    lang: Language = "",
) -> None:
    """Play at this terminal, alone against bots or with friends at one keyboard.

    Each turn shows what happened, the table and a numbered list of your moves. Type a move or its
    number; 'help' lists all commands.

    [bold]Examples[/bold]

    [cyan]heliopolis play[/cyan]

    [cyan]heliopolis play amun-re --full-screen[/cyan]

    [cyan]heliopolis play --bots hard[/cyan]

    [cyan]heliopolis play amun-re --bots hard,medium,easy*2[/cyan]

    [cyan]heliopolis play --continue[/cyan]

    [cyan]heliopolis play --seats 4 --journal evening.journal[/cyan]

    [cyan]heliopolis play priests-of-ra --seats Ada,Bob,bot --option score_visibility=open[/cyan]
    """
    from heliopolis.cli.playing.reader import at_terminal, reader
    from heliopolis.cli.playing.screen import Screen
    from heliopolis.cli.playing.session import Session

    if full_screen and not at_terminal():
        raise wrong_input("no-terminal", option="--full-screen")

    asked = PlayRequest(
        game, seats, bots, seed, parse_options(option or []), read_board(board), lang
    )
    file = _requested_file(journal, continue_, asked)
    kept = file.load() if file else None
    if file and kept:
        asked.check_against(kept, str(file.path))
    table = kept or asked.new_table()
    window = _full_screen(lang, table) if full_screen else None
    screen = window or Screen(lang, table.game)
    if file:
        file.write(table)  # now, so that an unwritable file is noticed before the first move
    if kept:
        screen.print_text("play-continues", "dim", moves=len(table.moves))
    else:
        screen.greet(table)
    kept_in = file or _automatic_file(table, screen)
    try:
        session = Session(table, window or reader(), screen, kept_in)
        if window:
            window.run(session.run)
        else:
            session.run()
    finally:
        if kept_in:
            kept_in.release()


def _full_screen(language: str, table: Table) -> FullScreen:
    from heliopolis.cli.playing.full_screen import FullScreen

    return FullScreen(language, table.game)


def _requested_file(journal: str | None, continued: bool, asked: PlayRequest) -> JournalFile | None:
    """Return the journal file that the command line asks for, if any."""
    from heliopolis.cli.playing.journal_file import JournalFile, latest_unfinished

    if not continued:
        return None if journal is None else JournalFile(Path(journal))
    if journal is not None:
        raise wrong_input("not-together", option="--continue", other="--journal")
    latest = latest_unfinished(asked.game if asked.named else None)
    if latest is None:
        raise wrong_input("no-unfinished")
    return latest


def _automatic_file(table: Table, screen: Screen) -> JournalFile | None:
    """Return an automatic journal file, or None if it cannot be written."""
    from heliopolis.cli.playing.journal_file import JournalFile, latest_unfinished

    if unfinished := latest_unfinished():
        unfinished.release()
        screen.show()
        screen.print_text("play-unfinished", "dim")
        screen.print_command("heliopolis play --continue")
    file = JournalFile.automatic_file(table.game)
    try:
        file.path.parent.mkdir(parents=True, exist_ok=True)
        file.write(table)
        file.hold()
    except (OSError, InputError):
        return None
    return file


class PlayRequest:
    """The table that the command line asks for."""

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

        self.game, self.named = find_game(game), game is not None
        self.seats = seats
        self.bots = bots
        self.seed = seed
        self.options = options
        self.board = board
        self.my_name = texts(language)("play-my-name")

    def new_table(self) -> Table:
        """Make a new table."""
        from heliopolis.table.table import new

        players = self._players()
        return new(self.game.name, len(players), self.seed, self.options, players, self.board)

    def _players(self) -> list[str]:
        from heliopolis.cli.playing.seating import parse_players

        return parse_players(self.seats, self.game, self.my_name, self.bots)

    def check_against(self, kept: Table, file: str) -> None:
        """Raise InputError if the command line contradicts the journal to continue."""
        if self.named and kept.game is not self.game:
            raise wrong_input("kept-game", file=file, game=kept.game.name)
        self.game = kept.game
        if self.seats is not None and not self._seats_match(kept.players):
            raise wrong_input("kept-seats", file=file, players=", ".join(kept.players))
        if self.seed is not None and self.seed != kept.secret.seed:
            raise wrong_input("kept-seed", seed=str(self.seed), file=file)
        for name, value in self.game.complete_options(self.options).items():
            if name in self.options and value != kept.options[name]:
                raise wrong_input("kept-option", option=name, file=file, value=kept.options[name])
        if self.board is not None and self.board != kept.board:
            raise wrong_input("kept-board", file=file)

    def _seats_match(self, players: list[str]) -> bool:
        """Return whether the players are the same; the default name depends on the language."""
        from heliopolis.cli.playing.seating import human_seats

        wanted = self._players()
        if len(wanted) != len(players) or human_seats(wanted) != human_seats(players):
            return False
        pairs = zip(wanted, players, strict=True)
        return all(name in (player, self.my_name) for name, player in pairs)
