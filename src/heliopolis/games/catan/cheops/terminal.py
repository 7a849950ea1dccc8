"""Egypt in a terminal: ships on the board, the pyramid layer by layer, and what a seat reaches.

On a side a small letter is a road and a capital one a ship of the player with that letter.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from heliopolis.games.catan.terminal import Canvas
from heliopolis.games.catan.terminal import Picture as PlainPicture
from heliopolis.games.terminal import SEAT_COLOURS
from heliopolis.kernel.journal import SEAT_LETTERS

if TYPE_CHECKING:
    from rich.text import Text


START, SITE = "○", "◇"
PHARAOH, FREE = "■", "·"


class Picture(PlainPicture):
    """The picture of the plain game, with ships, the pyramid and routes."""

    def _put_marks(self, canvas: Canvas) -> None:
        for name in self.board["start_vertices"]:
            canvas.put_vertex(name, START, "yellow")
        for name in self.board["site"]:
            canvas.put_vertex(name, SITE, "magenta")
        for name, seat in self.board["ships"].items():
            letter = SEAT_LETTERS[seat].upper()
            canvas.put_edge(name, letter, f"bold {SEAT_COLOURS[seat]}")

    @property
    def legend(self) -> str:
        """What the signs stand for, those of ships and the site included."""
        return f"{super().legend}\n{self.say('label-legend-ships')}"

    def _facts(self) -> Iterator[Text]:
        yield self._dim("label-legend-ships")
        yield from super()._facts()
        yield from self._pyramid()
        yield from self._reach()

    def _news(self) -> Iterator[Text]:
        from rich.text import Text

        pyramid = self.board["pyramid"]
        yield from super()._news()
        counts = {"laid": pyramid["laid"], "left": pyramid["black_left"]}
        yield Text(self.say("label-pyramid.short", **counts), "bold")
        yield from self._favours()

    def _harbours(self) -> str:
        return "; ".join(self._port(port) for port in self.board["ports"])

    def _port(self, port: dict[str, Any]) -> str:
        """Describe a harbour: its name, where it lies, what it takes, its owner."""
        any_ = port["kind"] == "any"
        kind = self.say("harbour-any") if any_ else f"2:1 {self.say('good-' + port['kind'])}"
        owner = "" if port["seat"] is None else f" ({self.view['names'][port['seat']]})"
        return f"{self._port_name(port)} {port['edge']} {kind}{owner}"

    def _port_name(self, port: dict[str, Any]) -> str:
        known = port["place"] is not None
        return self.say(f"harbour-{port['harbour']}") if known else str(port["harbour"])

    # --- The pyramid ------------------------------------------------------------------------------

    def _pyramid(self) -> Iterator[Text]:
        """Draw its layers from the top down, with the owners of the blocks; Blessing and Curses."""
        from rich.text import Text

        pyramid = self.board["pyramid"]
        yield from self._progress()
        if not pyramid["open"]:
            yield self._dim("label-site-closed")
            return
        widest = max(layer["fields"] for layer in pyramid["layers"])
        for layer in reversed(pyramid["layers"]):
            line = Text("  " + " " * (widest - layer["fields"]))
            for i in range(layer["fields"]):
                blocks = layer["blocks"]
                line.append_text(self._block(blocks[i] if i < len(blocks) else None))
                line.append(" ")
            yield line
        yield from self._favours()

    def _progress(self) -> Iterator[Text]:
        from rich.text import Text

        pyramid, say = self.board["pyramid"], self.say
        laid = say("label-blocks-laid", laid=pyramid["laid"])
        black = say("label-black-left", left=pyramid["black_left"])
        yield Text.assemble((say("label-pyramid"), "bold"), f": {laid}, {black}")

    def _favours(self) -> Iterator[Text]:
        """Yield who has the Blessing and who the Curse."""
        from rich.text import Text

        pyramid, say = self.board["pyramid"], self.say
        if pyramid["open"] and pyramid["blessed"] is not None:
            cursed = [self.name(seat) for seat in pyramid["cursed"]]
            yield Text.assemble(
                f"{say('label-blessing')}: ", self.name(pyramid["blessed"]),
                f"  {say('label-curse')}: ",
                Text(", ").join(cursed) if cursed else say("label-nobody"),
            )  # fmt: skip

    def _block(self, whose: int | str | None) -> Text:
        from rich.text import Text

        if isinstance(whose, int):
            return Text(SEAT_LETTERS[whose], f"bold {SEAT_COLOURS[whose]}")
        return Text(PHARAOH, "bold") if whose else Text(FREE, "dim")

    # --- What a seat reaches ----------------------------------------------------------------------

    def _reach(self) -> Iterator[Text]:
        """List the routes by which the observer, or the active player, reaches harbours and site"""
        from rich.text import Text

        own = self.view["seat"] is not None
        seat = self.view["seat"] if own else self.board["active"]
        player = self.board["players"][seat]
        name = self.view["names"][seat]
        title = self.say("label-reach") if own else self.say("label-reach-of", seat=name)
        yield Text(f"{title}:", "bold")
        lines = [self._way_to(port, seat) for port in player["reaches"]]
        if self.board["pyramid"]["open"]:
            lines += [self._way_to_site(host, seat) for host in player["hosts"]]
            if not player["hosts"]:
                lines.append(self.say("label-block-no-way"))
        for line in lines or [self.say("label-no-reach")]:
            yield Text(f"  {line}")

    def _way_to(self, port: dict[str, Any], seat: int) -> str:
        pieces = self._pieces(port["through"], seat)
        line = self.say(
            "label-harbour-through" if pieces else "label-harbour-own-way",
            harbour=self._port_name(port), seat=self.view["names"][port["seat"]], pieces=pieces,
        )  # fmt: skip
        return line if port["better_for"] else f"{line} ({self.say('label-worse')})"

    def _way_to_site(self, host: dict[str, Any], seat: int) -> str:
        if host["seat"] == seat:
            return self.say("label-block-own")
        pieces = self._pieces(host["through"], seat)
        return self.say(
            "label-block-through" if pieces else "label-block-own-way",
            seat=self.view["names"][host["seat"]], pieces=pieces,
        )  # fmt: skip

    def _pieces(self, through: list[dict[str, int]], seat: int) -> str:
        """List the pieces of others on the way."""
        return ", ".join(
            self.say(f"label-{kind}-of", count=part[kind], seat=self.view["names"][part["seat"]])
            for part in through
            for kind in ("roads", "ships")
            if part["seat"] != seat and part[kind]
        )

    # --- What players have -----------------------------------------------------------------------

    def _columns(self) -> list[str]:
        plain = [label for label in super()._columns() if label != "road"]
        return [*plain, "blocks", "ships-blocks"]

    def _cells(self, player: dict[str, Any]) -> list[str]:
        cells = super()._cells(player)
        del cells[super()._columns().index("road")]
        left = f"{player['ships_left']}/{player['blocks_left']}"
        return [*cells, str(player["blocks"]), left]
