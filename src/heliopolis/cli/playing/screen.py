"""Print what a player sees: what happened, the table, the prompt, the moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from heliopolis.cli import piece_cards, rulebook
from heliopolis.cli.log_sentences import render_events
from heliopolis.cli.output import Terminal
from heliopolis.cli.player_names import highlight_names
from heliopolis.cli.playing.commands import COMMANDS, describe_move
from heliopolis.cli.playing.menu import Entry, Menu
from heliopolis.cli.scoresheet import result
from heliopolis.games.terminal import Frame, shortened
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from heliopolis.table import Refusal, Table

LOG_MOVES = 12  # number of moves that `log` shows
LEAST_LINES = 24  # of a window; pictures are made to fit it
ROOMY = 30  # lines of a window that has room for an explanation
MENU_LINES = 3  # for the choices in the smallest window
MAX_PICTURE = 140  # columns
LABEL_WIDTH = 4  # of a choice, with the space after it
CHOICE = "choice"  # the label of a choice, as data of its style: a full screen can be clicked


class Screen(Terminal):
    """The terminal of a game session."""

    on_picture = "play-on-picture"  # the text that says how to choose a place
    you: int | None = None  # the seat of the reader; None while several people share the terminal

    def greet(self, table: Table) -> None:
        """Print the title and the summary of the game."""
        from rich.text import Text

        game = table.game
        self.show()
        designer = f" · {game.designer}" if game.designer else ""
        title = title_of(game, self.language)
        self.show(Text.assemble((title, "bold yellow"), designer))
        if "game-summary" in self.text:
            self.show(Text(self.text("game-summary")))

    def clear(self) -> None:
        """Empty the window, so that the next player sees nothing of the last one."""
        self.console.clear()

    @property
    def lines(self) -> int | None:
        """The number of lines of the window; None where the output is no window, such as a pipe."""
        return self.console.height if self.console.is_terminal else None

    def menu(self, table: Table, seat: int, opened: tuple[str, ...] = ()) -> Menu:
        """Return the choices of a seat: in a window a tree, elsewhere a list of all moves."""
        if self.lines is None:
            return Menu(table.legal(seat), grouped=False)
        frame = Frame(self.console.width, self.lines)
        places = getattr(table.drawn(seat, self.language, frame), "places", ())
        menu = Menu(table.legal(seat), opened, places)
        if menu.listed_all and not menu.on_picture and not self._fits(table, menu):
            return Menu(table.legal(seat), opened, places, flat=0)
        return menu

    def _fits(self, table: Table, menu: Menu) -> bool:
        """Return whether a window surely has room for the choices with all their words."""
        columns = min(self.console.width, MAX_PICTURE)
        words = [self._choice(table, entry) for entry in menu.entries]
        lines = -(-len(words) // max(1, columns // _width_of(words)))
        return lines <= MENU_LINES + max(0, (self.lines or 0) - LEAST_LINES) // 4

    def position(
        self, table: Table, seat: int, menu: Menu, *, alone: bool, hint: bool = False
    ) -> None:
        """Print what a seat needs to decide: recent events, the table, the prompt, the moves."""
        self.show()
        self._rule(table)
        self.since(table, seat)
        if self.lines is not None:
            self.window(table, seat, menu, alone=alone, hint=hint)
            return
        self.show()
        self.show(table.drawn(seat, self.language))
        self.show()
        self.question(table, seat, alone=alone)
        self.moves(table, menu)
        if hint:
            self.print_text("play-hint", "dim")

    def window(
        self, table: Table, seat: int, menu: Menu, *, alone: bool, hint: bool = False
    ) -> None:
        """Print the table, the prompt and the choices so that all of it is in the window."""
        for part in self.page(table, seat, menu, alone=alone, hint=hint):
            self.console.print(part, width=min(self.console.width, MAX_PICTURE))

    def page(
        self, table: Table, seat: int, menu: Menu, *, alone: bool, hint: bool = False
    ) -> list[RenderableType]:
        """Return the table, the prompt and the choices, no higher than the window has room for."""
        from rich.text import Text

        height, columns = self.lines or LEAST_LINES, min(self.console.width, MAX_PICTURE)
        asked = [self._question(table, seat, alone=alone)]
        if hint and height >= ROOMY:
            asked.append(Text(self.text("play-hint"), "dim"))
        spare = max(0, height - LEAST_LINES)
        most = max(1, MENU_LINES + spare // 4 + 1 - self._height(asked))
        choices = self.choices(table, menu, columns, most)
        room = height - self._height([*asked[:1], *choices, *asked[1:]]) - 1  # the line typed
        picture = table.drawn(seat, self.language, Frame(columns, room, menu.marks))
        if spare := room - self._height([picture]):  # what the picture leaves is for more words
            choices = self.choices(table, menu, columns, self._height(choices) + spare)
        return [picture, *asked[:1], *choices, *asked[1:]]

    def _height(self, parts: Sequence[RenderableType]) -> int:
        """Return the number of lines that drawings take."""
        options = self.console.options.update(width=min(self.console.width, MAX_PICTURE))
        return sum(len(self.console.render_lines(part, options, pad=False)) for part in parts)

    def choices(self, table: Table, menu: Menu, columns: int, most: int) -> list[RenderableType]:
        """Return the choices in at most `most` lines, with as many words as there is room for."""
        from rich.text import Text

        if menu.on_picture:
            return [Text(self.text(self.on_picture), "dim")]
        if menu.by_value:
            verb = " ".join(menu.entries[0].words[:-1])
            line = self.text("play-amounts", move=verb, amounts=menu.amounts)
            return [Text(line, "dim")]
        if len(menu.entries) <= most and menu.listed_all:
            return [self._list(table, menu)]
        described = [self._choice(table, entry) for entry in menu.entries]
        texts = [
            entry.move.text if entry.move else self._more(table, entry) for entry in menu.entries
        ]
        for words in (described, texts):
            width = _width_of(words)
            if -(-len(words) // max(1, columns // width)) <= most:
                break
        else:
            per_line = -(-len(texts) // most)
            width = columns // per_line
            words = [shortened(text, width - LABEL_WIDTH - 2) for text in texts]
        return self._in_columns(menu, words, width, columns // width)

    def _in_columns(
        self, menu: Menu, words: Sequence[str], width: int, per_line: int
    ) -> list[RenderableType]:
        from rich.text import Text

        lines: list[RenderableType] = []
        cells = [
            Text.assemble(
                (entry.label.rjust(LABEL_WIDTH - 1), "bold"), f" {word.ljust(width - LABEL_WIDTH)}"
            )
            for entry, word in zip(menu.entries, words, strict=True)
        ]
        for cell, entry in zip(cells, menu.entries, strict=True):
            cell.apply_meta({CHOICE: entry.label})
        for first in range(0, len(cells), per_line):
            line = Text("", no_wrap=True).join(cells[first : first + per_line])
            line.rstrip()
            lines.append(line)
        return lines

    def _choice(self, table: Table, entry: Entry) -> str:
        if entry.move:
            return describe_move(entry.move, table, self.text)
        return self._more(table, entry)

    def _more(self, table: Table, entry: Entry) -> str:
        """Return what several moves have in common, and how many there are."""
        verb, *values = entry.words
        key = f"move-{verb}"
        named = self.text(f"{key}.more") if self.text.has_attribute(key, "more") else verb
        told = table.told_move(entry.moves[0])
        given = [field for field in told if field != "move"][: len(values)]
        words = [str(self.text.word(field, told[field], table.players)) for field in given]
        common = f"{named}: {', '.join(words)}" if words else named
        return f"{common} … ({len(entry.moves)})"

    def _rule(self, table: Table) -> None:
        from rich.rule import Rule

        game = title_of(table.game, self.language)
        title = self.text("play-title", game=game, move=len(table.moves) + 1)
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
        self.show(self._question(table, seat, alone=alone))

    def _question(self, table: Table, seat: int, *, alone: bool) -> Text:
        from rich.text import Text

        prompt = table.prompt(seat) or {}
        only = len(table.legal(seat)) == 1
        question = Text(self.text.prompt(prompt, table.players, only=only), "bold")
        if not alone:
            name = highlight_names(table.players[seat], table.players)
            question = Text.assemble(name, ": ", question)
        return question

    def moves(self, table: Table, menu: Menu) -> None:
        """Print the numbered choices, and how to type several moves as one line."""
        self.show(self._list(table, menu))
        for verb in dict.fromkeys(entry.words[0] for entry in menu.entries):
            if f"typed-{verb}" in self.text:
                self.print_text(f"typed-{verb}", "dim")

    def _list(self, table: Table, menu: Menu) -> RenderableType:
        """Return a line per choice: its label, its text and what it means."""
        from rich.table import Table as Grid
        from rich.text import Text

        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=3)
        for entry in menu.entries:
            text = entry.move.text if entry.move else " ".join(entry.words)
            meaning = self._choice(table, entry)
            row = (Text(entry.label, "bold"), Text(text, "green"), Text(meaning))
            for cell in row:
                cell.apply_meta({CHOICE: entry.label})
            grid.add_row(*row)
        return grid

    def refusal(self, move: str, refusal: Refusal) -> None:
        """Print why a move is not allowed."""
        from rich.text import Text

        self.print_text("play-refused", "yellow", move=move)
        rule = Text.assemble((refusal.rule, "bold cyan"), " ")
        self.show(self._indented(rule.append_text(rulebook.rule_text(refusal.rule, self.text))))

    def help(self, table: Table, menu: Menu) -> None:
        """Print the goal of the game, the commands and the options in use."""
        from rich.padding import Padding
        from rich.text import Text

        if "game-goal" in self.text:
            self.print_text("game-goal")
            self.show()
        self.print_text("help-moves", "bold")
        if menu.on_picture:
            self.show(Padding(Text(self.text(self.on_picture)), (0, 0, 0, 5)))
        else:
            self.moves(table, menu)
        self.show()
        if legend := getattr(table.drawn(None, self.language), "legend", ""):
            self.print_text("help-picture", "bold")
            self.show(Padding(Text(legend), (0, 0, 0, 5)))
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

    def explain(self, table: Table, word: str) -> None:
        """Print what is known of a piece, or the names of all pieces."""
        names = ", ".join(piece_cards.names(table.game, self.text))
        if not word:
            self.print_text("explain-names", names=names)
        elif found := piece_cards.find(table.game, word, self.text):
            self.show(piece_cards.shown(found, self.text))
        else:
            self.print_text("explain-no-piece", "yellow", word=word, names=names)

    def log(self, table: Table, *, whole: bool) -> None:
        """Print the log of the whole game or of the last moves."""
        first = 0 if whole else max(0, len(table.moves) - LOG_MOVES + 1)
        self._events(table, first)
        if first > 1:
            self.print_text("play-log-more", "dim", moves=first - 1)

    def result(self, table: Table, resigned: Collection[int] = ()) -> None:
        """Print the end of the game: the table, the points by reason, the winner.

        A bot finished the game for the seats that resigned, and is named as it.
        """
        players = [
            self.text("play-stand-in", player=name) if seat in resigned else name
            for seat, name in enumerate(table.players)
        ]
        frame = None
        if self.lines is not None:
            frame = Frame(min(self.console.width, MAX_PICTURE), self.lines - 1)
        self.show()
        self.console.print(
            result(table, self.text, players, frame), width=min(self.console.width, MAX_PICTURE)
        )

    def _indented(self, drawing: RenderableType) -> RenderableType:
        from rich.padding import Padding

        return Padding(drawing, (0, 0, 0, 2))


def _width_of(words: Sequence[str]) -> int:
    """Return the columns of a choice with these words, its label and a gap."""
    return max(map(len, words)) + LABEL_WIDTH + 2
