"""Show a game step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from heliopolis.cli.log_sentences import render_events
from heliopolis.cli.player_names import highlight_names
from heliopolis.cli.scoresheet import result
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from rich.text import Text

    from heliopolis.cli.output import Terminal
    from heliopolis.table import Move, Table

FORWARD = {"", "n", "next", "+"}
BACK = {"b", "back", "p", "previous", "-"}
QUIT = {"q", "quit", "exit"}


class Replay:
    """A game that can be shown after any of its moves, as seen by a seat or a spectator."""

    def __init__(self, table: Table, seat: int | None, terminal: Terminal) -> None:
        self.table = table
        self.seat = seat
        self.terminal = terminal

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self.table.moves)

    def log_events_of(self, step: int) -> list[dict[str, Any]]:
        """Return the log events of the move that led to a step."""
        return [log_event for log_event in self.table.log_events if log_event["step"] == step]

    def tell_all(self) -> None:
        """Print every move with its log events, then the final table."""
        self._tell(0, [])
        step = 0
        for decision in self.table.decisions:
            step += len(decision)
            self._tell(step, decision)
        self.terminal.show()
        self._table(self.last)

    def _tell(self, step: int, decision: Sequence[Move]) -> None:
        """Print the moves that were made as one, up to a step, with their log events."""
        self.terminal.show(self._heading(step, decision))
        events = [event for event in self.table.grouped_log if event["step"] == step]
        self.terminal.show(render_events(events, self.table.players, self.terminal.text))

    def show(self, step: int) -> None:
        """Print the table after `step` moves, below the log events of the last of them."""
        from rich.rule import Rule

        self.terminal.show()
        self.terminal.show(Rule(self._heading(step), align="left", style="dim"))
        self.terminal.show(
            render_events(self.log_events_of(step), self.table.players, self.terminal.text)
        )
        self.terminal.show()
        self._table(step)

    def _heading(self, step: int, decision: Sequence[Move] = ()) -> Text:
        from rich.text import Text

        tr = self.terminal.text
        if step == 0:
            title = title_of(self.table.game, tr.language)
            return Text(tr("replay-start", game=title), "bold")
        move = self.table.moves[step - 1]
        number = Text(tr("replay-step", step=step, last=self.last), "dim")
        name = highlight_names(self.table.players[move.seat], self.table.players)
        return Text.assemble(
            number, "  ", name, "  ", (", ".join(one.text for one in decision or [move]), "green")
        )

    def _table(self, step: int) -> None:
        then = self.table.fork(step)
        if then.over:
            self.terminal.show(result(then, self.terminal.text))
        else:
            self.terminal.show(then.drawn(self.seat, self.terminal.language))


def step_through(shown: Replay, step: int) -> None:
    """Show steps as the user types commands."""
    from heliopolis.cli.playing.reader import TerminalReader

    reader = TerminalReader()
    shown.show(step)
    shown.terminal.print_text("replay-hint", "dim", last=shown.last)
    while True:
        try:
            typed = reader.read(lambda line: []).lower()
        except EOFError:
            return
        if typed in QUIT:
            return
        wanted = _wanted(typed, step, shown.last)
        if wanted is None:
            shown.terminal.print_text("replay-hint", "yellow", last=shown.last)
        elif not 0 <= wanted <= shown.last:
            shown.terminal.print_text("replay-end" if wanted > 0 else "replay-beginning", "yellow")
        else:
            step = wanted
            shown.show(step)


def _wanted(typed: str, step: int, last: int) -> int | None:
    """Return the requested step, which may not exist; None if the input is not understood."""
    if typed in FORWARD:
        return step + 1
    if typed in BACK:
        return step - 1
    number = typed.removeprefix("goto").strip()
    if number == "end":
        return last
    return int(number) if number.isdecimal() and len(number) < 9 else None
