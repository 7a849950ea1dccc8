"""Save a game to a file that is complete after every move, whatever happens."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING

from heliopolis.cli.exits import InputError, describe
from heliopolis.cli.inputs import parse_table, read_text
from heliopolis.cli.language import wrong_input
from heliopolis.errors import ErrorText, HeliopolisError

try:
    import fcntl
except ImportError:  # on Windows, where a game open elsewhere is not noticed
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game
    from heliopolis.table import Table

RECENT = 20  # number of automatic journals searched for an unfinished game


class FileChangedError(InputError):
    """Another program changed the journal, so it was not overwritten."""


class DifferentFileError(InputError):
    """The file to save to exists and is not a copy of this game."""


class JournalFile:
    """A journal on disk. Each write atomically replaces the whole file."""

    def __init__(self, path: Path, *, automatic: bool = False) -> None:
        self.path = path
        self.automatic = automatic  # whether the player named no file
        self._written: str | None = None
        self._lock: IO[str] | None = None

    @classmethod
    def automatic_file(cls, game: Game) -> JournalFile:
        """Return a new file for a player who named none, so that no game is lost."""
        name = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.journal"
        return cls(_own_folder() / name, automatic=True)

    def load(self) -> Table | None:
        """Load the table; None if the file does not exist or is empty."""
        self._written = _existing(self.path)
        if self._written is None or not self._written.strip():
            return None
        return parse_table(self._written, str(self.path))

    def write(self, table: Table) -> None:
        """Save the table; raise FileChangedError if another program has written to the file."""
        if _existing(self.path) not in (None, self._written):
            raise FileChangedError(ErrorText("file-changed", file=self.path))
        text = table.journal
        write_atomically(self.path, text)
        self._written = text

    def delete(self) -> None:
        """Delete the file, when nothing was played."""
        with suppress(OSError):
            self.path.unlink()
            _lock_path(self.path).unlink(missing_ok=True)

    def hold(self) -> bool:
        """Keep the game for this process until it ends; False if another process has it open.

        The lock is on a file of its own, because each write replaces the journal.
        """
        if fcntl is None:
            return True
        try:
            self._lock = _lock_path(self.path).open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # where files cannot be locked, nothing is kept
            return True
        return True

    def release(self) -> None:
        """Let others open the game."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
            with suppress(OSError):
                _lock_path(self.path).unlink()


def latest_unfinished(game: Game | None = None) -> JournalFile | None:
    """Return the most recent unfinished automatic journal, of one game or of any.

    It is held for this process; a game that is open elsewhere is passed over.
    """
    with suppress(OSError):
        found = _own_folder().glob(f"{game.name}-*.journal" if game else "*.journal")
        latest = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
        for path in latest[:RECENT]:
            with suppress(HeliopolisError):
                if parse_table(read_text(str(path)), str(path)).over:
                    continue
                file = JournalFile(path, automatic=True)
                if file.hold():
                    return file
    return None


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")


def _own_folder() -> Path:
    from platformdirs import user_state_path

    return user_state_path("heliopolis") / "games"


def save_copy(path: Path, table: Table) -> None:
    """Save a copy of the table. Overwrite only an earlier copy of the same game."""
    text = _existing(path)
    if text is not None and f"commitment: {table.secret.commitment}" not in text:
        raise DifferentFileError(ErrorText("file-other", file=path))
    write_atomically(path, table.journal)


def write_atomically(path: Path, text: str) -> None:
    """Replace a file atomically: at every moment either the old or the new text is there."""
    try:
        target = path.resolve()  # follow a symbolic link, so that it stays one
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
    """Return the text of the file; None if it does not exist."""
    try:
        path.stat()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InputError(describe(error, str(path))) from None
    except ValueError as error:  # a null character in the name
        raise InputError(f"{path}: {error}") from None
    if not path.is_file():  # never read a pipe or replace /dev/null
        raise wrong_input("file-kind", file=str(path))
    return read_text(str(path))


def _mode(target: Path) -> int:
    """Return the permissions of the file to replace, or those of a new file."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
