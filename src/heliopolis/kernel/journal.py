"""The journal: a whole game as text that people can read and programs can replay.

    heliopolis journal 1
    game: priests-of-ra
    rules: 1
    seats: 2
    player A: Ada
    option burial_scoring: best_color
    commitment: 3b0f…
    seed: 7
    moves:
    A draw
    A place farmer
    B invoke

Lines that start with ``#`` are comments. The commitment is published when a game starts, the seed
(with its salt) when it ends, so that everybody can check that no draw was made up on the way. A
line ``reseed: COMMITMENT SEED [SALT]`` among the moves says that from there on chance has a new
seed, as when a game is forked and nobody may know what comes.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from heliopolis.errors import ErrorText, HeliopolisError, JournalError
from heliopolis.kernel.chance import LARGEST_SEED

FORMAT = 1
SEAT_LETTERS = "ABCDEFGH"
LONGEST_NAME = 40
LARGEST_JOURNAL = 1_000_000

_PLAIN_FIELDS = {"game", "rules", "seats", "board", "commitment", "seed", "salt"}
_HEADER = re.compile(r"heliopolis journal ([0-9]{1,6})")
_FIELD = re.compile(r"([a-z]+)(?: ([A-Za-z_]+))?:(?: (.*))?")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_SEED = re.compile(r"[0-9]{1,19}")
_SALT = re.compile(r"[0-9a-f]{0,64}")


@dataclass(frozen=True)
class Secret:
    """The seed of a game's chance, with the salt that keeps its commitment from being guessed."""

    seed: int
    salt: str = ""

    @classmethod
    def fresh(cls) -> Secret:
        """One that nobody can guess."""
        import secrets

        return cls(secrets.randbelow(LARGEST_SEED + 1), secrets.token_hex(16))

    @cached_property
    def commitment(self) -> str:
        """What is published before the game: it fixes the seed without telling it."""
        return hashlib.sha256(f"heliopolis:{self.seed}:{self.salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Entry:
    """One line among the moves: a move of a seat, or a new seed for chance."""

    line: int
    seat: int = -1
    move: str = ""
    reseed: Secret | None = None


@dataclass
class Journal:
    """What a journal says, line by line, before anything is known to be right."""

    game: str
    rules: int
    seats: int
    secret: Secret
    players: dict[int, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    board: Any = None  # another board than the game's own, as JSON
    entries: list[Entry] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)  # where each field of the header stands

    def __str__(self) -> str:
        header = [
            f"heliopolis journal {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            *(f"player {SEAT_LETTERS[seat]}: {name}" for seat, name in self.players.items()),
            *(f"option {name}: {value}" for name, value in self.options.items()),
            *([f"board: {json.dumps(self.board)}"] if self.board is not None else []),
            f"commitment: {self.secret.commitment}",
            f"seed: {self.secret.seed}",
            *([f"salt: {self.secret.salt}"] if self.secret.salt else []),
            "moves:",
        ]
        return "\n".join([*header, *map(_entry_text, self.entries)]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Journal:
        """Read a journal. Errors name the line; whether the moves are legal is not asked here."""
        if len(text) > LARGEST_JOURNAL:
            raise JournalError(ErrorText("journal-size", most=LARGEST_JOURNAL))
        return _Reader(text).journal()


def _entry_text(entry: Entry) -> str:
    if entry.reseed:
        secret = entry.reseed
        return f"reseed: {secret.commitment} {secret.seed} {secret.salt}".rstrip()
    return f"{SEAT_LETTERS[entry.seat]} {entry.move}"


class _Reader:
    """Reads a journal from top to bottom."""

    def __init__(self, text: str) -> None:
        self.lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.fields: dict[str, tuple[int, str]] = {}
        self.players: dict[int, str] = {}
        self.options: dict[str, str] = {}

    def journal(self) -> Journal:
        self._first_line()
        body = self._header()
        seats = self._number("seats", 1, len(SEAT_LETTERS))
        for seat in self.players:
            if seat >= seats:
                self._fail(f"player {SEAT_LETTERS[seat]}", ErrorText("journal-seats", seats=seats))
        return Journal(
            game=self._value("game"),
            rules=self._number("rules", 1, 10**6),
            seats=seats,
            secret=self._secret(),
            players=self.players,
            options=self.options,
            board=self._board(),
            entries=[self._entry(number, line, seats) for number, line in self.lines[body:]],
            lines={name: number for name, (number, _) in self.fields.items()},
        )

    def _first_line(self) -> None:
        match = _HEADER.fullmatch(self.lines[0][1]) if self.lines else None
        if not match:
            raise JournalError(ErrorText("journal-start", format=FORMAT), 1)
        if int(match[1]) != FORMAT:
            told = ErrorText("journal-format", format=match[1], known=FORMAT)
            raise JournalError(told, self.lines[0][0])

    def _header(self) -> int:
        """Reads up to and with ``moves:``; returns where the moves begin."""
        for index, (number, line) in enumerate(self.lines[1:], 1):
            match = _FIELD.fullmatch(line)
            if not match:
                raise JournalError(ErrorText("journal-line", text=f"{line!r:.60}"), number)
            name, argument, value = match[1], match[2], match[3] or ""
            if name == "moves" and not argument and not value:
                return index + 1
            self._field(number, name, argument, value)
        raise JournalError(ErrorText("journal-moves"), self.lines[-1][0])

    def _field(self, number: int, name: str, argument: str | None, value: str) -> None:
        key = f"{name} {argument}" if argument else name
        if key in self.fields:
            raise JournalError(ErrorText("journal-twice", field=key), number)
        self.fields[key] = (number, value)
        if name == "option" and argument:
            self.options[argument] = value
        elif name == "player" and argument and len(argument) == 1 and argument in SEAT_LETTERS:
            if not value or len(value) > LONGEST_NAME or not value.isprintable():
                why = ErrorText("journal-name", most=LONGEST_NAME)
                raise JournalError(ErrorText("journal-field", field=key, why=why), number)
            self.players[SEAT_LETTERS.index(argument)] = value
        elif argument or name not in _PLAIN_FIELDS:
            raise JournalError(ErrorText("journal-unknown", field=f"{key!r:.60}"), number)

    def _board(self) -> Any:
        if "board" not in self.fields:
            return None
        try:
            return json.loads(self._value("board"))
        except (ValueError, RecursionError):
            told = ErrorText("journal-field", field="board", why=ErrorText("journal-json"))
            raise JournalError(told, self.fields["board"][0]) from None

    def _secret(self) -> Secret:
        seed = self._matching("seed", _SEED, "journal-number")
        salt = self._matching("salt", _SALT, "journal-salt") if "salt" in self.fields else ""
        commitment = self._matching("commitment", _COMMITMENT, "journal-commitment")
        number = self.fields["seed"][0]
        return _checked_secret(number, commitment, seed, salt)

    def _entry(self, number: int, line: str, seats: int) -> Entry:
        if line.startswith("reseed:"):
            words = [*line.split()[1:], ""]
            if not 3 <= len(words) <= 4 or not all(
                pattern.fullmatch(word)
                for pattern, word in zip((_COMMITMENT, _SEED, _SALT), words, strict=False)
            ):
                raise JournalError(ErrorText("journal-reseed"), number)
            return Entry(number, reseed=_checked_secret(number, words[0], words[1], words[2]))
        letter, _, move = line.partition(" ")
        if len(letter) != 1 or letter not in SEAT_LETTERS[:seats] or not move.strip():
            first, last = SEAT_LETTERS[0], SEAT_LETTERS[seats - 1]
            told = ErrorText("journal-entry", text=f"{line!r:.60}", first=first, last=last)
            raise JournalError(told, number)
        return Entry(number, SEAT_LETTERS.index(letter), " ".join(move.split()))

    def _value(self, name: str) -> str:
        if name not in self.fields:
            raise JournalError(ErrorText("journal-missing", field=name))
        return self.fields[name][1]

    def _matching(self, name: str, pattern: re.Pattern[str], key: str) -> str:
        """Return the value of a field; `key` is the text about one that does not match."""
        value = self._value(name)
        if not pattern.fullmatch(value):
            self._fail(name, ErrorText(key, value=f"{value!r:.60}"))
        return value

    def _number(self, name: str, least: int, most: int) -> int:
        value = self._matching(name, re.compile(r"[0-9]{1,9}"), "journal-number")
        if not least <= int(value) <= most:
            self._fail(name, ErrorText("journal-range", value=value, least=least, most=most))
        return int(value)

    def _fail(self, name: str, why: ErrorText) -> None:
        raise JournalError(ErrorText("journal-field", field=name, why=why), self.fields[name][0])


def _checked_secret(line: int, commitment: str, seed: str, salt: str) -> Secret:
    if int(seed) > LARGEST_SEED:
        raise JournalError(ErrorText("journal-seed", seed=seed, most=LARGEST_SEED), line)
    secret = Secret(int(seed), salt)
    if secret.commitment != commitment:
        raise JournalError(ErrorText("journal-mismatch"), line)
    return secret


def relabelled(error: HeliopolisError, line: int | None) -> JournalError:
    """Any other error, as one about a line of the journal."""
    return JournalError(error.text, line, getattr(error, "rule", None))
