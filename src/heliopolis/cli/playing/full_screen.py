"""Play on the whole screen: the table stays in its place, and choices can be clicked.

The session runs in a thread of its own and meets the window at two points. What it prints is
collected and shown as news or in a box above the table; what it reads comes from the line at the
bottom, from a click on a choice, or from the arrow keys, which go from choice to choice wherever
these are on the screen.
"""

from __future__ import annotations

import io
import queue
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.cli.log_sentences import render_events
from heliopolis.cli.playing.reader import PROMPT, Suggest, complete_by
from heliopolis.cli.playing.screen import CHOICE, LEAST_LINES, MAX_PICTURE, ROOMY, Screen
from heliopolis.extras import needs
from heliopolis.games.terminal import shortened

if TYPE_CHECKING:
    from prompt_toolkit.application import Application
    from prompt_toolkit.formatted_text import StyleAndTextTuples
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.layout import Layout
    from prompt_toolkit.mouse_events import MouseEvent
    from rich.console import RenderableType
    from rich.segment import Segment
    from rich.style import Style

    from heliopolis.cli.playing.menu import Menu
    from heliopolis.kernel.game import Game
    from heliopolis.table import Table

SIDE_COLUMNS = 38  # of the news beside the table
WIDE = 140  # columns of a window with room for them
NEWS_LINES = 8  # of the news below the table, at most
INPUT_COLUMNS = 28
BOX_COLUMNS = 76
SHORT = 50  # characters of a message that needs no box
SELECTED = "bold reverse underline fg:ansiyellow"  # seen without colours as well
CLOSED = object()  # what the reader gets when the player closes the window

# What a key types, in the order of the line that names them.
KEYS = {"f1": "help", "f2": "log", "f3": "rules", "f4": "hint", "f5": "undo"}
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
ANSI_NAMES = (
    "ansiblack", "ansired", "ansigreen", "ansiyellow",
    "ansiblue", "ansimagenta", "ansicyan", "ansigray",
    "ansibrightblack", "ansibrightred", "ansibrightgreen", "ansibrightyellow",
    "ansibrightblue", "ansibrightmagenta", "ansibrightcyan", "ansiwhite",
)  # fmt: skip


class Spot(NamedTuple):
    """A choice on the screen: what it types, and where it begins."""

    label: str
    line: int
    column: int


@dataclass(frozen=True)
class Question:
    """What a player is asked, to be drawn again whenever the window changes its size."""

    table: Table
    seat: int
    menu: Menu
    alone: bool


class FullScreen(Screen):
    """A screen that fills the window. It is the reader of the session as well."""

    live = True
    on_picture = "play-click-picture"

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, game)
        from rich.console import Console

        self._printed = io.StringIO()
        self.console = Console(
            file=self._printed,
            force_terminal=True,
            color_system="standard",
            markup=False,
            highlight=False,
            emoji=False,
        )
        self._lines_typed: queue.Queue[Any] = queue.Queue()
        self._question_shown: Question | None = None
        self._drawn_for: tuple[object, int, int] | None = None
        self._page: list[list[Segment]] = []
        self._spots: list[Spot] = []
        self._selected: str | None = None
        self._news: list[RenderableType] = []
        self._latest_news = ""  # in one line
        self._message = ""  # a short answer to what was typed
        self._box = ""  # what is shown above the table
        self._suggest: Suggest = lambda line: []
        self._reading = False  # whether the session waits for a line
        self._failure: BaseException | None = None
        with needs("play", "heliopolis play --full-screen"):
            self._app = self._make_app()

    # --- What the session calls, in its own thread ------------------------------------------------

    def position(
        self, table: Table, seat: int, menu: Menu, *, alone: bool, hint: bool = False
    ) -> None:
        """Show what a seat needs to decide, and keep what happened as news."""
        own = [step for step, move in enumerate(table.moves, 1) if move.seat == seat]
        first = own[-1] if own else 0
        events = [event for event in table.grouped_log if event["step"] >= first]
        self._news = [render_events(events, table.players, self.text, self.you)]
        self._latest_news, self._message = self._last_line(self._news), ""
        self.window(table, seat, menu, alone=alone, hint=hint)

    def window(
        self, table: Table, seat: int, menu: Menu, *, alone: bool, hint: bool = False
    ) -> None:
        """Show the table, the prompt and the choices."""
        # A copy: the session goes on with the table while the window may be drawn again.
        self._question_shown = Question(table.copy(), seat, menu, alone)
        self._selected = None

    def show(self, drawing: RenderableType = "") -> None:
        """Print a drawing, or an empty line, for the box."""
        self.console.print(drawing, width=min(self._columns(), BOX_COLUMNS) - 6)

    def clear(self) -> None:
        """Show nothing, for the next player to sit down."""
        self._question_shown, self._news, self._latest_news = None, [], ""

    def read(self, suggest: Suggest) -> str:
        """Return what the player types or clicks; EOFError when they close the window."""
        self._suggest = suggest
        self._tell(self._take_printed())
        self._reading = True
        self._app.invalidate()
        line = self._lines_typed.get()
        if line is CLOSED:
            self._lines_typed.put(CLOSED)  # whoever asks again gets the same answer
            raise EOFError
        self._box = ""
        return str(line)

    def _tell(self, printed: str) -> None:
        """Show what was printed since the last line was read: in a box unless it is short."""
        from rich.text import Text

        lines = printed.strip("\n").splitlines()
        if len(lines) == 1 and len(line := Text.from_ansi(lines[0]).plain) <= SHORT:
            self._message = line.strip()
        elif lines:
            self._box = "\n".join(lines)

    def _take_printed(self) -> str:
        printed = self._printed.getvalue()
        self._printed.seek(0)
        self._printed.truncate()
        return printed

    def _last_line(self, parts: list[RenderableType]) -> str:
        lines = self._rendered(parts, 1000)
        return "".join(segment.text for segment in lines[-1]).strip(" ·") if lines else ""

    # --- The window -------------------------------------------------------------------------------

    def run(self, play: Callable[[], None]) -> None:
        """Open the window, play, close it, and print what the session said at its end."""

        def work() -> None:
            try:
                play()
            except BaseException as error:  # shown where the command can tell it
                self._failure = error
            loop = self._app.loop
            if loop is not None:
                loop.call_soon_threadsafe(self._app.exit)

        worker = Thread(target=work, name="session", daemon=True)
        self._app.run(pre_run=worker.start)
        worker.join()
        sys.stdout.write(self._take_printed())
        sys.stdout.flush()
        if self._failure:
            raise self._failure

    def _make_app(self) -> Application[None]:
        from prompt_toolkit.application import Application

        return Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            full_screen=True,
            mouse_support=True,
        )

    def _layout(self) -> Layout:
        from prompt_toolkit.filters import Condition
        from prompt_toolkit.formatted_text import ANSI
        from prompt_toolkit.layout import (
            ConditionalContainer,
            Dimension,
            Float,
            FloatContainer,
            FormattedTextControl,
            HSplit,
            Layout,
            VSplit,
            Window,
        )
        from prompt_toolkit.layout.menus import CompletionsMenu
        from prompt_toolkit.layout.scrollable_pane import ScrollablePane
        from prompt_toolkit.widgets import Frame as Border
        from prompt_toolkit.widgets import TextArea

        self._input = TextArea(
            prompt=PROMPT,
            multiline=False,
            completer=complete_by(lambda line: self._suggest(line)),
            complete_while_typing=False,
            accept_handler=lambda buffer: self._accept(buffer.text),
            width=Dimension(preferred=INPUT_COLUMNS, max=INPUT_COLUMNS),
        )
        table = Window(FormattedTextControl(self._table_fragments), always_hide_cursor=True)
        side = Window(
            FormattedTextControl(lambda: self._news_fragments(SIDE_COLUMNS, self._rows())),
            width=SIDE_COLUMNS,
        )
        below = Window(
            FormattedTextControl(lambda: self._news_fragments(self._columns(), self._news_rows())),
            height=lambda: Dimension.exact(self._news_rows()),
        )
        keys = Window(FormattedTextControl(self._key_fragments), height=1)
        latest = Window(FormattedTextControl(self._latest_fragments), height=1)
        box = ScrollablePane(
            Window(FormattedTextControl(lambda: ANSI(self._box)), wrap_lines=True),
            show_scrollbar=Condition(lambda: self._box.count("\n") + 5 > self._rows()),
        )
        self._box_pane = box
        body = HSplit(
            [
                VSplit([table, ConditionalContainer(side, Condition(self._is_wide))]),
                ConditionalContainer(below, Condition(lambda: self._news_rows() > 0)),
                ConditionalContainer(keys, Condition(self._is_roomy)),
                VSplit([self._input, latest]),
            ]
        )
        floats = [
            Float(
                ConditionalContainer(
                    Border(box, title=lambda: self.text("play-box-title")),
                    Condition(lambda: bool(self._box)),
                ),
                width=lambda: min(BOX_COLUMNS, self._columns() - 2),
                height=lambda: min(self._box.count("\n") + 3, self._rows() - 2),
            ),
            Float(CompletionsMenu(max_height=8), xcursor=True, ycursor=True),
        ]
        return Layout(FloatContainer(body, floats), focused_element=self._input)

    def _keys(self) -> KeyBindings:
        from prompt_toolkit.filters import Condition, has_completions
        from prompt_toolkit.key_binding import KeyBindings

        keys = KeyBindings()
        empty = Condition(lambda: not self._input.text) & ~has_completions
        boxed = Condition(lambda: bool(self._box))

        for key, command in KEYS.items():
            keys.add(key)(lambda event, command=command: self._accept(command))
        for key, step in ARROWS.items():
            keys.add(key, filter=empty & ~boxed)(lambda event, step=step: self._go(*step))

        @keys.add("escape", eager=True)
        def _(event: KeyPressEvent) -> None:
            if self._box:
                self._close_box()
            elif self._input.text:
                self._input.text = ""
            else:
                self._accept("")  # back to all choices

        @keys.add("pagedown", filter=boxed)
        @keys.add("down", filter=boxed)
        def _(event: KeyPressEvent) -> None:
            self._scroll(1 if event.key_sequence[0].key == "down" else self._rows() // 2)

        @keys.add("pageup", filter=boxed)
        @keys.add("up", filter=boxed)
        def _(event: KeyPressEvent) -> None:
            self._scroll(-1 if event.key_sequence[0].key == "up" else -self._rows() // 2)

        @keys.add("c-c")
        @keys.add("c-d")
        def _(event: KeyPressEvent) -> None:
            self._lines_typed.put(CLOSED)

        return keys

    def _scroll(self, lines: int) -> None:
        most = max(0, self._box.count("\n") + 5 - self._rows())
        self._box_pane.vertical_scroll = min(most, max(0, self._box_pane.vertical_scroll + lines))

    def _close_box(self) -> None:
        self._box, self._box_pane.vertical_scroll = "", 0

    def _accept(self, line: str) -> bool:
        """Send a line to the session; False: the line typed is cleared."""
        if not line and self._box:
            self._close_box()
        elif self._reading:  # what is typed while bots think would answer a later question
            self._reading = False
            chosen = self._selected if not line and self._selected else line
            self._box_pane.vertical_scroll = 0
            self._lines_typed.put(chosen)
        self._input.text = ""
        return False

    # --- Size -------------------------------------------------------------------------------------

    def _columns(self) -> int:
        return self._app.output.get_size().columns

    def _rows(self) -> int:
        return self._app.output.get_size().rows

    def _is_wide(self) -> bool:
        return self._columns() >= WIDE

    def _is_roomy(self) -> bool:
        return self._rows() >= ROOMY

    def _news_rows(self) -> int:
        """The lines of news below the table: none in a small window or where they are beside it."""
        if self._is_wide() or not self._is_roomy():
            return 0
        return min(NEWS_LINES, (self._rows() - LEAST_LINES) // 3)

    @property
    def lines(self) -> int:
        """The number of lines for the table, its prompt, the choices and the line typed."""
        return self._rows() - self._news_rows() - (1 if self._is_roomy() else 0)

    # --- Drawing ----------------------------------------------------------------------------------

    def _table_fragments(self) -> StyleAndTextTuples:
        self._draw()
        marks = self._marks()
        return [
            fragment
            for line in self._page
            for fragment in [*(self._fragment(part, marks) for part in line), ("", "\n")]
        ] + self._news_fragments(self._columns(), self._spare_rows())

    def _spare_rows(self) -> int:
        """The lines that a small window has left for news below the choices."""
        if self._is_wide() or self._is_roomy() or not self._page:
            return 0
        return max(0, self.lines - 1 - len(self._page))  # the line typed

    def _draw(self) -> None:
        """Draw the page if the question or the window has changed."""
        wanted = (self._question_shown, self._columns(), self._rows())
        if wanted == self._drawn_for:
            return
        self._drawn_for = wanted
        self._page, self._spots = [], []
        columns = self._columns() - (SIDE_COLUMNS + 1 if self._is_wide() else 0)
        self.console.size = (columns, self.lines)
        asked = self._question_shown
        if asked is None:
            return
        parts = self.page(asked.table, asked.seat, asked.menu, alone=asked.alone)
        self._page = self._rendered(parts, min(columns, MAX_PICTURE))
        self._spots = list(_spots(self._page, self._marks()))

    def _marks(self) -> set[str]:
        """Return the labels that stand at places of the picture."""
        return set(self._question_shown.menu.marks.values()) if self._question_shown else set()

    def _rendered(self, parts: list[RenderableType], columns: int) -> list[list[Segment]]:
        options = self.console.options.update(width=columns, height=None)
        return [
            line for part in parts for line in self.console.render_lines(part, options, pad=False)
        ]

    def _fragment(self, segment: Segment, marks: set[str]) -> Any:
        label = _choice(segment, marks)
        if label is None:
            return (_style(segment.style), segment.text)
        style = SELECTED if label == self._selected else _style(segment.style)
        return (style, segment.text, self._clicked(label))

    def _clicked(self, label: str) -> Callable[[MouseEvent], object]:
        from prompt_toolkit.mouse_events import MouseEventType

        def handle(event: MouseEvent) -> object:
            if event.event_type != MouseEventType.MOUSE_UP:
                return NotImplemented
            self._accept(label)
            return None

        return handle

    def _go(self, down: int, right: int) -> None:
        """Select the nearest choice in a direction, or the first one."""
        here = next((spot for spot in self._spots if spot.label == self._selected), None)
        if here is None:
            self._selected = self._spots[0].label if self._spots else None
            return
        ahead = [spot for spot in self._spots if _distance(here, spot, down, right) is not None]
        if ahead:
            nearest = min(ahead, key=lambda spot: _distance(here, spot, down, right) or 0)
            self._selected = nearest.label

    def _news_fragments(self, columns: int, rows: int) -> StyleAndTextTuples:
        """Draw the last lines of what happened."""
        lines = self._rendered(self._news, columns)[-rows:] if rows else []
        return [
            fragment
            for line in lines
            for fragment in [*((_style(part.style), part.text) for part in line), ("", "\n")]
        ]

    def _latest_fragments(self) -> StyleAndTextTuples:
        """Draw a short answer, or the last of the news where these have no room of their own."""
        has_room = self._is_wide() or self._news_rows() or self._spare_rows()
        line = self._message or ("" if has_room else self._latest_news)
        style = "fg:ansiyellow" if self._message else "fg:ansibrightblack"
        return [(style, shortened(line, self._columns() - INPUT_COLUMNS))]

    def _key_fragments(self) -> StyleAndTextTuples:
        fragments: StyleAndTextTuples = []
        for key, command in KEYS.items():
            name = self.text(f"command-{command}.name")
            fragments += [("reverse", f" {key.upper()} "), ("", f" {name}  ")]
        return [*fragments, ("reverse", " ← ↑ ↓ → "), ("", f" {self.text('play-keys-choose')}")]


def _distance(here: Spot, there: Spot, down: int, right: int) -> int | None:
    """Return how far a choice is in a direction; None if it is not there at all."""
    lines, columns = there.line - here.line, there.column - here.column
    along = lines * down * 2 + columns * right  # a line is about as high as two columns are wide
    across = abs(columns) if down else abs(lines) * 2
    return along + 2 * across if along > 0 else None


def _spots(page: list[list[Segment]], marks: set[str]) -> Iterator[Spot]:
    """Yield the choices of a page, each once, from top to bottom."""
    seen: set[str] = set()
    for number, line in enumerate(page):
        column = 0
        for segment in line:
            label = _choice(segment, marks)
            if label is not None and label not in seen:
                seen.add(label)
                yield Spot(label, number, column)
            column += segment.cell_length


def _choice(segment: Segment, marks: set[str]) -> str | None:
    """Return what a click on a segment types: the label of a choice or of a marked place."""
    if segment.style is None:
        return None
    if chosen := segment.style.meta.get(CHOICE):
        return str(chosen)
    label = segment.text.strip()
    return label if label in marks and segment.style.reverse else None


def _style(style: Style | None) -> str:
    """Return a style of Rich in the words of prompt-toolkit."""
    if style is None:
        return ""
    words = [
        name for name in ("bold", "dim", "italic", "underline", "reverse") if getattr(style, name)
    ]
    for side, colour in (("fg", style.color), ("bg", style.bgcolor)):
        if colour is None or colour.is_default:
            continue
        if colour.number is not None and colour.number < len(ANSI_NAMES):
            words.append(f"{side}:{ANSI_NAMES[colour.number]}")
        else:
            with suppress(ValueError):
                words.append(f"{side}:{colour.get_truecolor().hex}")
    return " ".join(words)
