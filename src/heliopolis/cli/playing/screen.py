"""Print what a player sees: what happened, the table, the prompt, the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heliopolis.cli import rulebook
from heliopolis.cli.log_sentences import render_events
from heliopolis.cli.output import Terminal
from heliopolis.cli.player_names import highlight_names
from heliopolis.cli.playing.commands import COMMANDS, describe_move
from heliopolis.cli.scoresheet import result

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heliopolis.table import Move, Refusal, Table

LOG_MOVES = 12  # number of moves that `log` shows


class Screen(Terminal):
    """The terminal of a game session."""

    you: int | None = None  # the seat of the reader; None while several people share the terminal

    def greet(self, table: Table) -> None:
        """Print the title and the summary of the game."""
        from rich.text import Text

        game = table.game
        self.show()
        self.show(Text.assemble((game.title, "bold yellow"), f" · {game.designer}"))
        if "game-summary" in self.text:
            self.show(Text(self.text("game-summary")))

    def position(self, table: Table, seat: int, *, alone: bool) -> None:
        """Print what a seat needs to decide: recent events, the table, the prompt, the moves."""
        self.show()
        self._rule(table)
        self.since(table, seat)
        self.show()
        self.show(table.drawn(seat, self.language))
        self.show()
        self.question(table, seat, alone=alone)
        self.moves(table, table.legal(seat))

    def _rule(self, table: Table) -> None:
        from rich.rule import Rule

        title = self.text("play-title", game=table.game.title, move=len(table.moves) + 1)
        self.show(Rule(title, align="left", style="dim"))

    def since(self, table: Table, seat: int) -> None:
        """Print the log events since the seat's last move."""
        own = [step for step, move in enumerate(table.moves, 1) if move.seat == seat]
        self._events(table, own[-1] if own else 0)

    def _events(self, table: Table, first: int) -> None:
        """Print the log events from a step on."""
        log_events = [event for event in table.grouped_log if event["step"] >= first]
        self.show(render_events(log_events, table.players, self.text, self.you))

    def question(self, table: Table, seat: int, *, alone: bool) -> None:
        """Print the prompt, with the player's name if several people share the terminal."""
        from rich.text import Text

        prompt = table.prompt(seat) or {}
        question = Text(self.text.prompt(prompt, table.players), "bold")
        if not alone:
            name = highlight_names(table.players[seat], table.players)
            question = Text.assemble(name, ": ", question)
        self.show(question)

    def moves(self, table: Table, legal: Sequence[Move]) -> None:
        """Print the numbered legal moves, and how to type several of them as one line."""
        from rich.table import Table as Grid
        from rich.text import Text

        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=3)
        for number, move in enumerate(legal, 1):
            grid.add_row(
                Text(str(number), "bold"),
                Text(move.text, "green"),
                Text(describe_move(move, table, self.text)),
            )
        self.show(grid)
        for verb in dict.fromkeys(move.text.split()[0] for move in legal):
            if f"typed-{verb}" in self.text:
                self.print_text(f"typed-{verb}", "dim")

    def refusal(self, move: str, refusal: Refusal) -> None:
        """Print why a move is not allowed."""
        from rich.text import Text

        self.print_text("play-refused", "yellow", move=move)
        rule = Text.assemble((refusal.rule, "bold cyan"), " ")
        self.show(self._indented(rule.append_text(rulebook.rule_text(refusal.rule, self.text))))

    def help(self, table: Table, legal: Sequence[Move]) -> None:
        """Print the goal of the game, the commands and the options in use."""
        from rich.text import Text

        if "game-goal" in self.text:
            self.print_text("game-goal")
            self.show()
        self.print_text("help-moves", "bold")
        self.moves(table, legal)
        self.show()
        self.print_text("help-commands", "bold")
        self.show(self._commands(table.game.prefix))
        if table.game.options:
            self.show()
            self.print_text("help-options", "bold")
        for option in table.game.options:
            name = self.text(f"option-{option.name}.name")
            self.show(Text(f"     {name}: {self._chosen(table, option.name)}"))

    def _chosen(self, table: Table, option: str) -> str:
        """Return the text for the value of an option, or the value if it has none."""
        value = table.options[option]
        try:
            return self.text(f"option-{option}.{value}")
        except KeyError:
            return value

    def _commands(self, prefix: str) -> RenderableType:
        from rich.table import Table as Grid
        from rich.text import Text

        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=3)
        grid.add_column(no_wrap=True)
        for name in COMMANDS:
            usage = self.text(f"command-{name}.usage", prefix=prefix)
            grid.add_row("", Text(usage, "green"), Text(self.text(f"command-{name}")))
        return grid

    def rules(self, table: Table, query: str) -> None:
        """Print the rules that match a query, or the table of contents."""
        if not query:
            self.show(rulebook.contents(table.game, self.text))
            self.print_text("rules-how", "dim", prefix=table.game.prefix)
            return
        found = rulebook.look_up(table.game, query, self.text)
        if found:
            self.show(rulebook.shown(found, self.text))
        elif rulebook.is_number(table.game, query):
            self.print_text("rules-no-number", "yellow", query=query)
        else:
            self.print_text("rules-no-word", "yellow", query=query)

    def log(self, table: Table, *, whole: bool) -> None:
        """Print the log of the whole game or of the last moves."""
        first = 0 if whole else max(0, len(table.moves) - LOG_MOVES + 1)
        self._events(table, first)
        if first > 1:
            self.print_text("play-log-more", "dim", moves=first - 1)

    def result(self, table: Table) -> None:
        """Print the end of the game: the table, the points by reason, the winner."""
        self.show()
        self.show(result(table, self.text))

    def _indented(self, drawing: RenderableType) -> RenderableType:
        from rich.padding import Padding

        return Padding(drawing, (0, 0, 0, 2))
