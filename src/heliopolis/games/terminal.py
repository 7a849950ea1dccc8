"""What the terminal pictures of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment
    from rich.text import Text

    from heliopolis.texts import Texts

# Of the seats, in order; never the only thing that tells players apart.
SEAT_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")
MARKED = "bold reverse"  # a place that the player can choose


@dataclass(frozen=True)
class Frame:
    """The room that a window has for a picture, and what is written at its places.

    `marks` maps places, as they are typed in moves, to the labels that a player types instead.
    """

    columns: int
    lines: int
    marks: Mapping[str, str] = field(default_factory=dict)


class Picture(ABC):
    """The table from one seat's point of view.

    In a frame, the first of its layouts that fits is drawn; without one, there is room for all.
    """

    def __init__(self, view: dict[str, Any], say: Texts) -> None:
        self.view, self.board, self.say = view, view["table"], say
        self.frame: Frame | None = view.get("frame")
        self._fitted: dict[int, list[list[Segment]]] = {}  # by width: it is measured, then printed

    @property
    def places(self) -> frozenset[str]:
        """The places at which the picture can show a mark, as they are typed in moves."""
        return frozenset()

    @property
    def legend(self) -> str:
        """What the signs and letters of the picture stand for, for those who ask for help."""
        return ""

    @abstractmethod
    def whole(self, columns: int) -> Iterator[RenderableType]:
        """Draw everything, as high as it gets."""

    @abstractmethod
    def layouts(self, frame: Frame) -> Iterable[RenderableType]:
        """Yield the picture in ever smaller layouts."""

    def mark(self, place: str) -> str:
        """Return the label to show at a place, or an empty string."""
        return self.frame.marks.get(place, "") if self.frame else ""

    def name(self, seat: int) -> Text:
        """Return a player's name in the colour of the seat."""
        from rich.text import Text

        return Text(self.view["names"][seat], f"bold {SEAT_COLOURS[seat]}")

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType | Segment]:
        from rich.segment import Segment

        if self.frame is None:
            yield from self.whole(options.max_width)
            return
        width = min(self.frame.columns, options.max_width)
        if width not in self._fitted:
            lines: list[list[Segment]] = []
            for drawing in self.layouts(self.frame):
                lines = console.render_lines(drawing, options.update(width=width), pad=False)
                if len(lines) <= self.frame.lines:
                    break
            self._fitted[width] = lines
        for line in self._fitted[width]:
            yield from line
            yield Segment.line()


class Cropped:
    """A drawing cut to a number of lines; the last one then is an ellipsis."""

    def __init__(self, drawing: RenderableType, lines: int) -> None:
        self.drawing, self.lines = drawing, lines

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType | Segment]:
        from rich.segment import Segment

        lines = console.render_lines(self.drawing, options.update(height=None))
        if len(lines) > self.lines:
            lines = [*lines[: self.lines - 1], [Segment("…")]]
        for line in lines:
            yield from line
            yield Segment.line()


def beside(left: RenderableType, right: RenderableType, width: int) -> RenderableType:
    """Return two drawings side by side, the right one `width` columns wide."""
    from rich.table import Table as Grid

    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(width=width, overflow="fold")
    grid.add_row(left, right)
    return grid


def shortened(text: str, columns: int) -> str:
    """Return a text cut to a number of columns, with an ellipsis where it was cut."""
    return text if len(text) <= columns else f"{text[: columns - 1]}…"
