"""Where a game is kept: a file that is complete after every move, whatever happens."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from heliopolis.cli.ending import InputError, describe
from heliopolis.cli.inputs import table_from, text_of
from heliopolis.errors import HeliopolisError

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Table

RECENT = 20  # so many of the games we kept are looked through for one to go on with


class ChangedMeanwhileError(InputError):
    """Somebody else wrote to the journal; it was left alone."""


class AnotherFileError(InputError):
    """The file to save to exists, and is something else."""


class JournalFile:
    """A journal on disk. Each writing puts a whole new file in place of the old one."""

    def __init__(self, path: Path, *, unasked: bool = False) -> None:
        self.path = path
        self.unasked = unasked  # whether it was our idea to keep the game
        self._written: str | None = None

    @classmethod
    def of_our_own(cls, game: Game) -> JournalFile:
        """One for a player who named none: closing the window should not lose the game."""
        name = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.journal"
        return cls(_own_folder() / name, unasked=True)

    def load(self) -> Table | None:
        """The table that is kept here; None if there is no file yet, or an empty one."""
        self._written = _existing(self.path)
        if self._written is None or not self._written.strip():
            return None
        return table_from(self._written, str(self.path))

    def write(self, table: Table) -> None:
        """Keep the table. Refused if somebody else has written to the file meanwhile."""
        if _existing(self.path) not in (None, self._written):
            message = f"{self.path}: another program has changed it meanwhile"
            raise ChangedMeanwhileError(message)
        text = table.journal
        write_atomically(self.path, text)
        self._written = text

    def forget(self) -> None:
        """Remove it again, as when nothing was played."""
        with suppress(OSError):
            self.path.unlink()


def latest_unfinished(game: Game | None = None) -> JournalFile | None:
    """What a player left last without having named a journal: a certain game, or any."""
    with suppress(OSError):
        found = _own_folder().glob(f"{game.name}-*.journal" if game else "*.journal")
        latest = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
        for path in latest[:RECENT]:
            with suppress(HeliopolisError):
                if not table_from(text_of(str(path)), str(path)).over:
                    return JournalFile(path, unasked=True)
    return None


def _own_folder() -> Path:
    from platformdirs import user_state_path

    return user_state_path("heliopolis") / "games"


def save_copy(path: Path, table: Table) -> None:
    """Save the table elsewhere. Only an earlier copy of the same game is overwritten."""
    text = _existing(path)
    if text is not None and f"commitment: {table.secret.commitment}" not in text:
        raise AnotherFileError(f"{path}: it exists already and is not a copy of this game")
    write_atomically(path, table.journal)


def write_atomically(path: Path, text: str) -> None:
    """Put a file with this text in place: at every moment there is the old one or the new one."""
    try:
        target = path.resolve()  # through a link, so that it stays one
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            Path(name).chmod(_mode(target))
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise InputError(describe(error, str(path))) from None


def _existing(path: Path) -> str | None:
    """The text in the file, None if there is no such file."""
    try:
        path.stat()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InputError(describe(error, str(path))) from None
    except ValueError as error:  # a null character in the name
        raise InputError(f"{path}: {error}") from None
    if not path.is_file():  # never read from a pipe, or put a file in place of /dev/null
        raise InputError(f"{path}: it is not a file")
    return text_of(str(path))


def _mode(target: Path) -> int:
    """The permissions of the file that is replaced, or those of any new file."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
