"""Run a game at the terminal, from the first prompt to the result."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from heliopolis.cli.exits import InputError, one_line
from heliopolis.cli.log_sentences import sentences
from heliopolis.cli.playing import journal_file
from heliopolis.cli.playing.commands import (
    is_move,
    nearest,
    parse_line,
    suggestions,
)
from heliopolis.cli.playing.seating import human_seats, seat_bot
from heliopolis.cli.playing.takeback import last_decision
from heliopolis.errors import BadMoveError, MissingExtraError

if TYPE_CHECKING:
    from heliopolis.bots.seated import SeatedBot
    from heliopolis.cli.playing.journal_file import JournalFile
    from heliopolis.cli.playing.menu import Menu
    from heliopolis.cli.playing.reader import Reader, Suggestion
    from heliopolis.cli.playing.screen import Screen
    from heliopolis.table import Move, Table

MAX_ECHO = 60  # characters of a wrong line to repeat


class PlayerLeftError(Exception):
    """The player left the table."""


class Session:
    """A game of people and bots at one terminal."""

    def __init__(
        self, table: Table, reader: Reader, screen: Screen, journal: JournalFile | None
    ) -> None:
        self.table = table
        self.seated = frozenset(human_seats(table.players))
        self._bots: dict[int, SeatedBot] = {}
        self.people = set(self.seated)  # without those who resigned
        self.reader = reader
        self.screen = screen
        self.journal = journal
        self._unseen = True  # whether the position has changed since it was printed
        self._new_here = True  # whether no move has been made in this session
        self._looking: int | None = None  # the seat whose view was printed last
        self._opened: tuple[str, ...] = ()  # the words of a move that have been chosen
        self._commands: dict[str, Callable[[int, str], None]] = {
            "nothing": self._moves,
            "move": self._move,
            "compound": self._compound,
            "open": self._open,
            "number": self._wrong_number,
            "usage": self._wrong_usage,
            "wrong": self._wrong_move,
            "unknown": self._unknown,
            "moves": self._moves,
            "board": self._board,
            "explain": self._explain,
            "why": self._why_not,
            "hint": self._hint,
            "rules": self._rules,
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "resign": self._resign,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while not self.table.over:
                self._next()
        except (EOFError, PlayerLeftError):
            self._say_goodbye()
            return
        self._result()

    def _result(self) -> None:
        """Print the last events and the result."""
        moved = [move.seat for move in self.table.moves if move.seat in self.people]
        if self._unseen and moved:
            self.screen.show()
            self.screen.since(self.table, moved[-1])
        self.screen.result(self.table, self.seated - self.people)
        if self.journal:
            self.screen.show()
            self.screen.print_text("play-kept-finished", "dim")
            self.screen.print_command(f"heliopolis replay {self._file()}")

    def _next(self) -> None:
        seat = self._seat_to_act()
        self.screen.you = next(iter(self.people)) if len(self.people) == 1 else None
        if seat not in self.people:
            self._play(self._bot(seat).choose(self.table))
            return
        if self._unseen:
            self._hand_over(seat)
            self._opened = ()
            self.screen.position(
                self.table, seat, self._menu(seat), alone=self._alone, hint=self._new_here
            )
            self._unseen = False
        self._answer(seat, self.reader.read(lambda line: self._suggestions(seat, line)))

    @property
    def _alone(self) -> bool:
        return len(self.people) == 1

    def _menu(self, seat: int) -> Menu:
        return self.screen.menu(self.table, seat, self._opened)

    def _bot(self, seat: int) -> SeatedBot:
        """Return the bot of a seat, which stays for the whole game."""
        if seat not in self._bots:
            self._bots[seat] = seat_bot(self.table, seat)
        return self._bots[seat]

    def _seat_to_act(self) -> int:
        """Return the next seat to move; of simultaneous ones bots first, so that nobody waits."""
        return min(self.table.players_awaited, key=lambda seat: seat in self.people)

    def _hand_over(self, seat: int) -> None:
        """At a shared terminal, let the next player sit down before their secrets are shown."""
        before, self._looking = self._looking, seat
        if not self.reader.live or before is None or before == seat:
            return
        if self.table.view(before)["table"] == self.table.view(seat)["table"]:
            return  # nothing is secret
        self.screen.clear()
        self.screen.print_text("play-hand-over", player=self.table.players[seat])
        self.reader.read(lambda line: [])

    def _suggestions(self, seat: int, line: str) -> list[Suggestion]:
        return suggestions(line, self.table, self.table.legal(seat), self.screen.text)

    def _answer(self, seat: int, line: str) -> None:
        meant = parse_line(line, self.table, self._menu(seat))
        self._commands[meant.kind](seat, meant.argument)

    # --- Moves ------------------------------------------------------------------------------------

    def _move(self, seat: int, text: str) -> None:
        refusal = self.table.why_not(text, seat, self.screen.language)
        if refusal:
            self.screen.refusal(text, refusal)
            return
        self._new_here = False
        self._play(next(move for move in self.table.legal(seat) if move.text == text))

    def _compound(self, seat: int, line: str) -> None:
        """Play several moves typed as one line: all of them or none."""
        try:
            refusal = self.table.why_not(line, seat, self.screen.language)
            if not refusal:
                self.table.play(line, seat)
        except BadMoveError as error:
            reason = error.in_language(self.screen.language)
            self.screen.print_text("play-not-together", "yellow", reason=reason)
            return
        if refusal:
            self.screen.refusal(line, refusal)
            return
        self._new_here = False
        self._changed()

    def _play(self, move: Move) -> None:
        self.table.play(move)
        self._changed()

    def _changed(self) -> None:
        self._unseen = True
        self._save_journal()

    def _save_journal(self) -> None:
        """Write the journal; if that fails, tell the player and continue."""
        if self.journal is None:
            return
        try:
            self.journal.write(self.table)
        except journal_file.FileChangedError:
            raise
        except InputError as error:
            reason = error.in_language(self.screen.language)
            self.screen.print_text("play-not-kept", "bold red", reason=reason)

    def _undo(self, seat: int, argument: str) -> None:
        back = last_decision(self.table, self.people)
        if back.step is not None:
            taken, after = self.table.moves[back.step], len(self.table.moves) - back.step - 1
            self.table = self.table.fork(back.step)
            if taken.seat == seat:
                self.screen.print_text("play-undone", move=taken.text, after=after)
            else:  # the move itself may be secret
                self.screen.print_text("play-undone-other", player=self.table.players[taken.seat])
            self._changed()
        elif back.blocked_by is not None:
            self._explain_reveal(back.blocked_by)
        else:
            self.screen.print_text("play-undo-nothing", "yellow")

    def _explain_reveal(self, index: int) -> None:
        log_events = [
            log_event for log_event in self.table.log_events if log_event["step"] == index + 1
        ]
        screen = self.screen
        told = sentences(log_events, self.table.players, screen.text, screen.you)
        own = self.table.moves[index].seat in self.people
        key = "play-undo-known" if own else "play-undo-known-since"
        screen.print_text(key, "yellow", what=told[0] if told else "")

    def _resign(self, seat: int, argument: str) -> None:
        self.screen.print_text("play-resign-sure", "bold")
        answer = self.reader.read(lambda line: [])
        if answer.lower() not in self.screen.text("answer-yes").split():
            self.screen.print_text("play-resign-not")
            return
        self.people.discard(seat)
        self.screen.print_text("play-resigned", player=self.table.players[seat])
        self._unseen = True

    # --- Questions --------------------------------------------------------------------------------

    def _open(self, seat: int, words: str) -> None:
        """Go on to the choices that begin with some words."""
        self._opened = tuple(words.split())
        self.screen.window(self.table, seat, self._menu(seat), alone=self._alone)

    def _moves(self, seat: int, argument: str) -> None:
        self._opened = ()
        if self.screen.lines is not None:
            self.screen.window(self.table, seat, self._menu(seat), alone=self._alone)
            return
        self.screen.question(self.table, seat, alone=self._alone)
        self.screen.moves(self.table, self._menu(seat))

    def _board(self, seat: int, argument: str) -> None:
        self.screen.show(self.table.drawn(seat, self.screen.language))

    def _explain(self, seat: int, word: str) -> None:
        self.screen.explain(self.table, _echo(word))

    def _why_not(self, seat: int, text: str) -> None:
        text = " ".join(text.lower().split())
        entry = self._menu(seat).find(text)
        if entry and entry.move:
            text = entry.move.text
        if not is_move(self.table, text):
            self.screen.print_text("play-why-usage", "yellow", example=self._forbidden(seat))
            return
        refusal = self.table.why_not(text, seat, self.screen.language)
        if refusal:
            self.screen.refusal(text, refusal)
        else:
            self.screen.print_text("play-allowed", move=text)

    def _forbidden(self, seat: int) -> str:
        """Return some move that is illegal now, as an example."""
        legal = {move.number for move in self.table.legal(seat)}
        moves = self.table.game.moves
        return moves.text(next(n for n in range(len(moves)) if n not in legal))

    def _hint(self, seat: int, argument: str) -> None:
        """Tell the move that looks best from what the seat knows."""
        try:
            from heliopolis.analysis.hint import hint
        except MissingExtraError as error:
            self.screen.show(error.in_language(self.screen.language))
            return
        for line in hint(self.table, seat, self.screen.language):
            self.screen.show(line)

    def _rules(self, seat: int, query: str) -> None:
        self.screen.rules(self.table, _echo(query))

    def _log(self, seat: int, argument: str) -> None:
        self.screen.log(self.table, whole=bool(argument))

    def _help(self, seat: int, argument: str) -> None:
        self.screen.help(self.table, self._menu(seat))

    def _wrong_number(self, seat: int, typed: str) -> None:
        menu = self._menu(seat)
        if menu.by_value:
            words = " ".join(menu.entries[0].words[:-1])
            self.screen.print_text("play-amounts", "yellow", move=words, amounts=menu.amounts)
            return
        count = len(menu.entries)
        self.screen.print_text("play-wrong-number", "yellow", typed=_echo(typed), count=count)

    def _wrong_usage(self, seat: int, usage: str) -> None:
        self.screen.print_text("play-wrong-usage", "yellow", usage=usage)

    def _wrong_move(self, seat: int, typed: str) -> None:
        """Tell which part of a line that has all parts of a move is wrong."""
        why = self.table.game.moves.explain(typed)
        self.screen.print_line(why.in_language(self.screen.language), "yellow")

    def _unknown(self, seat: int, typed: str) -> None:
        near = nearest(typed, self.table)
        key = "play-unknown-near" if near else "play-unknown"
        self.screen.print_text(key, "yellow", typed=_echo(typed), near=near)

    # --- Keeping and leaving ----------------------------------------------------------------------

    def _save(self, seat: int, name: str) -> None:
        if not name:
            self.screen.print_text("play-save-usage", "yellow")
            return
        try:
            journal_file.save_copy(Path(name).expanduser(), self.table)
        except journal_file.DifferentFileError:
            self.screen.print_line(self.screen.text("play-save-other", file=name), "yellow")
        except (InputError, RuntimeError) as error:  # RuntimeError: ~user does not exist
            reason = str(error)
            if isinstance(error, InputError):
                reason = error.in_language(self.screen.language)
            line = self.screen.text("play-save-failed", reason=reason)
            self.screen.print_line(line, "yellow")
        else:
            self.screen.print_line(self.screen.text("play-saved", file=name))

    def _quit(self, seat: int, argument: str) -> None:
        raise PlayerLeftError

    def _say_goodbye(self) -> None:
        if self.journal and self.journal.automatic and not self._anybody_moved():
            self.journal.delete()
        elif self.journal:
            self.screen.print_text("play-kept")
            how = "--continue" if self.journal.automatic else f"--journal {self._file()}"
            self.screen.print_command(f"heliopolis play {how}")
        self.screen.print_text("play-goodbye")

    def _anybody_moved(self) -> bool:
        return any(move.seat in self.seated for move in self.table.moves)

    def _file(self) -> str:
        """Return the journal's name, quoted for a shell."""
        return shlex.quote(str(self.journal.path)) if self.journal else ""


def _echo(typed: str) -> str:
    """Return what was typed, shortened and without control characters."""
    return one_line(typed)[:MAX_ECHO]
