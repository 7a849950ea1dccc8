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
from heliopolis.errors import BadSetupError, ErrorText, HeliopolisError, system_error

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
            reason = system_error(error) if isinstance(error, OSError) else error
            raise RecordError(ErrorText("record-file", file=path, reason=reason)) from None
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
            told = ErrorText("record-busy", file=self.path, reason=system_error(error))
            raise RecordError(told) from None

    def _read(self, setting: Setting) -> None:
        try:
            with open(self._file, "rb", closefd=False) as stream:
                data = stream.read()
        except OSError as error:
            told = ErrorText("record-file", file=self.path, reason=system_error(error))
            raise RecordError(told) from None
        whole, _, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        first = _line(self._header)
        if not lines and first.startswith(data):
            os.ftruncate(self._file, 0)
            self._write(self._header)
            return
        if not lines:
            raise RecordError(ErrorText("record", file=self.path))
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result.from_json(json.loads(line))
                if len(result.scores) != setting.seats:
                    raise ValueError("not the result of a game")
            except (ValueError, RecursionError) as error:
                told = ErrorText("record-line", file=self.path, line=number, reason=error)
                raise RecordError(told) from None
            self.results.setdefault(result.number, result)
        if torn:
            os.ftruncate(self._file, len(data) - len(torn))

    def _check_header(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or FORMAT_FIELD not in found:
            raise RecordError(ErrorText("record", file=self.path))
        for field, asked in self._header.items():
            there = found.get(field)
            if there != asked:
                told = {"asked": _shown(asked), "found": _shown(there), "file": self.path}
                raise BadSetupError(ErrorText("record-other", name=field, **told))

    def _write(self, data: Any) -> None:
        line = _line(data)
        try:
            written = os.write(self._file, line)
            while written < len(line):
                written += os.write(self._file, line[written:])
        except OSError as error:
            told = ErrorText("record-file", file=self.path, reason=system_error(error))
            raise RecordError(told) from None


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
