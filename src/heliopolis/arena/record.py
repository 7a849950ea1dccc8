"""The record of a tournament: a file that every finished game is appended to, to resume from.

The first line describes the tournament, every other line holds one game. Each line is written in
one call; a line that was cut off by a crash is dropped and its game played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from heliopolis.arena.match import Result, Setting
from heliopolis.errors import BadSetupError, HeliopolisError

FORMAT = 1
FORMAT_FIELD = "heliopolis arena"


class RecordError(HeliopolisError):
    """The file is not a record, or the record of another tournament."""


class Record:
    """An open record, locked against other writers."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self._header = header_of(setting)
        self.results: dict[int, Result] = {}
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise RecordError(f"--resume {path}: {reason}") from None
        try:
            self._lock()
            self._read(setting)
        except BaseException:
            self.close()
            raise

    def add(self, result: Result) -> None:
        """Add a game, unless it is already recorded."""
        if result.number not in self.results:
            self.results[result.number] = result
            self._write(result.to_json())

    def close(self) -> None:
        """Close the file and release the lock."""
        os.close(self._file)

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on every system
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RecordError(
                f"--resume {self.path}: the file is in use ({error.strerror})"
            ) from None

    def _read(self, setting: Setting) -> None:
        try:
            with open(self._file, "rb", closefd=False) as stream:
                data = stream.read()
        except OSError as error:
            raise RecordError(f"--resume {self.path}: {error.strerror}") from None
        whole, _, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        first = _line(self._header)
        if not lines and first.startswith(data):
            os.ftruncate(self._file, 0)
            self._write(self._header)
            return
        if not lines:
            raise RecordError(f"--resume {self.path}: not a record of the arena")
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result.from_json(json.loads(line))
                if len(result.scores) != setting.seats:
                    raise ValueError("not the result of a game")
            except (ValueError, RecursionError) as error:
                message = f"--resume {self.path}: line {number} is damaged ({error})"
                raise RecordError(message) from None
            self.results.setdefault(result.number, result)
        if torn:
            os.ftruncate(self._file, len(data) - len(torn))

    def _check_header(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or FORMAT_FIELD not in found:
            raise RecordError(f"--resume {self.path}: not a record of the arena")
        for field, asked in self._header.items():
            there = found.get(field)
            if there != asked:
                raise BadSetupError(
                    f"{field}: {_shown(asked)} does not match {_shown(there)} in {self.path}; "
                    "choose another file for --resume"
                )

    def _write(self, data: Any) -> None:
        line = _line(data)
        try:
            written = os.write(self._file, line)
            while written < len(line):
                written += os.write(self._file, line[written:])
        except OSError as error:
            raise RecordError(f"--resume {self.path}: {error.strerror}") from None


def header_of(setting: Setting) -> dict[str, Any]:
    """Return what must be equal for games to be counted together; their number may differ."""
    return {
        FORMAT_FIELD: FORMAT,
        "game": setting.game,
        "rules_version": setting.rules_version,
        "seats": setting.seats,
        **{f"option {name}": value for name, value in setting.options.items()},
        "seed": setting.seed,
        "bots": ",".join(setting.bots),
        "seatings": [list(seating) for seating in setting.seatings],
    }


def _line(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "…"
