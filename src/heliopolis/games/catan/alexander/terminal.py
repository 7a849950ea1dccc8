"""The campaign in a terminal: the route on the board, the auction, chits and offices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from heliopolis.games.catan.terminal import Canvas
from heliopolis.games.catan.terminal import Picture as PlainPicture

if TYPE_CHECKING:
    from rich.text import Text


MARKS = {"temple": "T", "event": "?", "empty": "o", "violet": "V"}
ALEXANDER, PASSED = "★", "∙"


class Picture(PlainPicture):
    """The picture of the plain game, and the march."""

    def _put_marks(self, canvas: Canvas) -> None:
        for i, crossing in enumerate(self.board["route"], 1):
            mark, style = MARKS[crossing["kind"]], "bold magenta"
            if i < self.board["position"]:
                mark, style = PASSED, "dim"
            elif i == self.board["position"]:
                mark, style = ALEXANDER, "bold bright_yellow"
            canvas.put_vertex(crossing["vertex"], mark, style)

    def _facts(self) -> Iterator[Text]:
        from rich.text import Text

        yield from super()._facts()
        yield self._march()
        for office, holder in self.board["offices"].items():
            if isinstance(holder, int):
                yield Text.assemble(f"{self.say(f'office-{office}')}: ", self.name(holder))
        yield from self._auction()

    def _news(self) -> Iterator[Text]:
        yield from super()._news()
        yield self._march()
        yield from self._auction()

    def _march(self) -> Text:
        """Return how far Alexander has come, and where he goes next."""
        from rich.text import Text

        say, board = self.say, self.board
        route, position = board["route"], board["position"]
        text = f"{say('label-alexander')} ★: {position}/{len(route)}"
        if position < len(route):
            ahead = route[position]
            place = (ahead["place"] or "").replace("_", " ").title()
            kind = say(f"crossing-{ahead['kind']}")
            text += f", {say('label-next')}: {ahead['vertex']} {place} ({kind})"
        return Text(f"{text}  {say('label-draw-pile')} {board['draw_pile']}")

    def _auction(self) -> Iterator[Text]:
        from rich.text import Text

        auction = self.board["auction"]
        if auction is None:
            return
        line = Text(f"{self.say('label-auction')}: {self.say('event-' + auction['event'])}", "bold")
        if auction["high_bid"]:
            line = Text.assemble(line, f"  {auction['high_bid']} ", self.name(auction["bidder"]))
        yield line

    def _columns(self) -> list[str]:
        return [*super()._columns(), "chits"]

    def _cells(self, player: dict[str, Any]) -> list[str]:
        return [*super()._cells(player), str(player["chit_count"])]
