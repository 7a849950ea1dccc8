"""A game from the first question to the result: who is asked, what the answer does."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from heliopolis.cli.ending import InputError, one_line
from heliopolis.cli.playing import journal_file
from heliopolis.cli.playing.commands import ROW, is_move, nearest, suggestions, understand
from heliopolis.cli.playing.seating import bot_move, people_among
from heliopolis.cli.playing.takeback import last_decision
from heliopolis.cli.story import sentences

if TYPE_CHECKING:
    from heliopolis.cli.playing.journal_file import JournalFile
    from heliopolis.cli.playing.reader import Reader, Suggestion
    from heliopolis.cli.playing.screen import Screen
    from heliopolis.table import Move, Table

LONGEST_ECHO = 60  # characters of a wrong line that are repeated


class LeftError(Exception):
    """The player has left the table."""


class Session:
    """People and bots at one terminal."""

    def __init__(
        self, table: Table, reader: Reader, screen: Screen, journal: JournalFile | None
    ) -> None:
        self.table = table
        self.seated = frozenset(people_among(table.players))
        self.people = set(self.seated)  # less those who gave up
        self.reader = reader
        self.screen = screen
        self.journal = journal
        self._unseen = True  # whether the position has changed since it was last shown
        self._new_here = True  # whether nothing has been played in this session
        self._looking: int | None = None  # whose view was shown last
        self._commands: dict[str, Callable[[int, str], None]] = {
            "nothing": self._moves,
            "move": self._move,
            "row": self._row,
            "number": self._wrong_number,
            "usage": self._wrong_usage,
            "unknown": self._unknown,
            "moves": self._moves,
            "board": self._board,
            "why": self._why_not,
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
        except (EOFError, LeftError):
            self._farewell()
            return
        self._result()

    def _result(self) -> None:
        """The end: what led to it since a person last moved, and how it came out."""
        moved = [move.seat for move in self.table.moves if move.seat in self.people]
        if self._unseen and moved:
            self.screen.show()
            self.screen.since(self.table, moved[-1])
        self.screen.result(self.table)
        if self.journal:
            self.screen.show()
            self.screen.say("play-kept-finished", "dim")
            self.screen.command(f"heliopolis replay {self._file()}")

    def _next(self) -> None:
        seat = self._seat_to_act()
        if seat not in self.people:
            self._play(bot_move(self.table, seat))
            return
        if self._unseen:
            self._hand_over(seat)
            self.screen.position(self.table, seat, alone=len(self.people) == 1)
            if self._new_here:
                self.screen.say("play-hint", "dim")
            self._unseen = False
        self._answer(seat, self.reader.read(lambda line: self._suggestions(seat, line)))

    def _seat_to_act(self) -> int:
        """Where several may act at once, bots go first: people then see that all are ready."""
        return min(self.table.players_to_move, key=lambda seat: seat in self.people)

    def _hand_over(self, seat: int) -> None:
        """At a shared terminal: let the next player sit down before his secrets are shown."""
        before, self._looking = self._looking, seat
        if not self.reader.live or before is None or before == seat:
            return
        if self.table.view(before)["table"] == self.table.view(seat)["table"]:
            return  # nothing is secret
        self.screen.console.clear()
        self.screen.say("play-hand-over", player=self.table.players[seat])
        self.reader.read(lambda line: [])

    def _suggestions(self, seat: int, line: str) -> list[Suggestion]:
        return suggestions(line, self.table, self.table.legal(seat), self.screen.text)

    def _answer(self, seat: int, line: str) -> None:
        meant = understand(line, self.table, self.table.legal(seat))
        self._commands[meant.kind](seat, meant.argument)

    # --- Moves ------------------------------------------------------------------------------------

    def _move(self, seat: int, text: str) -> None:
        refusal = self.table.why_not(text, seat, self.screen.language)
        if refusal:
            self.screen.refusal(text, refusal)
            return
        self._new_here = False
        self._play(next(move for move in self.table.legal(seat) if move.text == text))

    def _row(self, seat: int, texts: str) -> None:
        """Several moves typed in one line: all of them, or none."""
        moves = texts.split(ROW)
        for played, text in enumerate(moves):
            refusal = self.table.why_not(text, seat, self.screen.language)
            if refusal:
                for _ in range(played):
                    self.table.undo()
                self.screen.refusal(text, refusal)
                return
            self.table.play(text, seat)
        self._new_here = False
        self._changed()

    def _play(self, move: Move) -> None:
        self.table.play(move)
        self._changed()

    def _changed(self) -> None:
        self._unseen = True
        self._keep()

    def _keep(self) -> None:
        """Write the journal. If that fails, the player is told and the game goes on."""
        if self.journal is None:
            return
        try:
            self.journal.write(self.table)
        except journal_file.ChangedMeanwhileError:
            raise
        except InputError as error:
            self.screen.say("play-not-kept", "bold red", reason=str(error))

    def _undo(self, seat: int, argument: str) -> None:
        back = last_decision(self.table, self.people)
        if back.step is not None:
            taken, after = self.table.moves[back.step], len(self.table.moves) - back.step - 1
            self.table = self.table.fork(back.step)
            if taken.seat == seat:
                self.screen.say("play-undone", move=taken.text, after=after)
            else:  # what it was may be a secret
                self.screen.say("play-undone-other", player=self.table.players[taken.seat])
            self._changed()
        elif back.blocked_by is not None:
            self._say_what_became_known(back.blocked_by)
        else:
            self.screen.say("play-undo-nothing", "yellow")

    def _say_what_became_known(self, index: int) -> None:
        log_events = [
            log_event for log_event in self.table.log_events if log_event["step"] == index + 1
        ]
        told = sentences(log_events, self.table.players, self.screen.text)
        own = self.table.moves[index].seat in self.people
        key = "play-undo-known" if own else "play-undo-known-since"
        self.screen.say(key, "yellow", what=told[0] if told else "")

    def _resign(self, seat: int, argument: str) -> None:
        self.screen.say("play-resign-sure", "bold")
        answer = self.reader.read(lambda line: [])
        if answer.lower() not in self.screen.text("answer-yes").split():
            self.screen.say("play-resign-not")
            return
        self.people.discard(seat)
        self.screen.say("play-resigned", player=self.table.players[seat])
        self._unseen = True

    # --- Questions --------------------------------------------------------------------------------

    def _moves(self, seat: int, argument: str) -> None:
        self.screen.question(self.table, seat, alone=len(self.people) == 1)
        self.screen.moves(self.table, self.table.legal(seat))

    def _board(self, seat: int, argument: str) -> None:
        self.screen.show(self.table.drawn(seat, self.screen.language))

    def _why_not(self, seat: int, text: str) -> None:
        text = " ".join(text.lower().split())
        legal = self.table.legal(seat)
        if text.isdecimal() and 1 <= int(text[:4]) <= len(legal):
            text = str(legal[int(text[:4]) - 1])
        if not is_move(self.table, text):
            self.screen.say("play-why-usage", "yellow", example=self._forbidden(seat))
            return
        refusal = self.table.why_not(text, seat, self.screen.language)
        if refusal:
            self.screen.refusal(text, refusal)
        else:
            self.screen.say("play-allowed", move=text)

    def _forbidden(self, seat: int) -> str:
        """Some move that is not allowed now, to ask about."""
        legal = {move.number for move in self.table.legal(seat)}
        moves = self.table.game.moves
        return moves.text(next(n for n in range(len(moves)) if n not in legal))

    def _rules(self, seat: int, query: str) -> None:
        self.screen.rules(self.table, query)

    def _log(self, seat: int, argument: str) -> None:
        self.screen.log(self.table, whole=bool(argument))

    def _help(self, seat: int, argument: str) -> None:
        self.screen.help(self.table, self.table.legal(seat))

    def _wrong_number(self, seat: int, typed: str) -> None:
        count = len(self.table.legal(seat))
        self.screen.say("play-wrong-number", "yellow", typed=_echo(typed), count=count)

    def _wrong_usage(self, seat: int, usage: str) -> None:
        self.screen.say("play-wrong-usage", "yellow", usage=usage)

    def _unknown(self, seat: int, typed: str) -> None:
        near = nearest(typed, self.table)
        key = "play-unknown-near" if near else "play-unknown"
        self.screen.say(key, "yellow", typed=_echo(typed), near=near)

    # --- Keeping and leaving ----------------------------------------------------------------------

    def _save(self, seat: int, name: str) -> None:
        if not name:
            self.screen.say("play-save-usage", "yellow")
            return
        try:
            journal_file.save_copy(Path(name).expanduser(), self.table)
        except journal_file.AnotherFileError:
            self.screen.say("play-save-other", "yellow", file=name)
        except (InputError, RuntimeError) as error:  # RuntimeError: no such ~user
            self.screen.say("play-save-failed", "yellow", reason=str(error))
        else:
            self.screen.say("play-saved", file=name)

    def _quit(self, seat: int, argument: str) -> None:
        raise LeftError

    def _farewell(self) -> None:
        if self.journal and self.journal.unasked and not self._anybody_moved():
            self.journal.forget()
        elif self.journal:
            self.screen.say("play-kept")
            how = "--continue" if self.journal.unasked else f"--journal {self._file()}"
            self.screen.command(f"heliopolis play {how}")
        self.screen.say("play-goodbye")

    def _anybody_moved(self) -> bool:
        return any(move.seat in self.seated for move in self.table.moves)

    def _file(self) -> str:
        """The journal's name as it is typed in a shell."""
        return shlex.quote(str(self.journal.path)) if self.journal else ""


def _echo(typed: str) -> str:
    """What was typed, to be repeated: not too long, and harmless to the terminal."""
    return one_line(typed)[:LONGEST_ECHO]
