"""A lock between processes: a file that only one of them holds at a time.

The operating system gives it back when its holder ends, however it ends.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

LOOK_AGAIN_SECONDS = 0.1


@contextmanager
def hold_lock(path: Path, on_wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold the lock of a file meanwhile; `on_wait` is called once if somebody else holds it."""
    with path.open("ab") as file:
        if not _try_lock(file):
            on_wait()
            _wait_for_lock(file)
        yield  # closing the file gives the lock back


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: BinaryIO) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_for_lock(file: BinaryIO) -> None:
        while not _try_lock(file):
            time.sleep(LOOK_AGAIN_SECONDS)

else:
    import fcntl

    def _try_lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait_for_lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
