"""Processes that end with the one that started them, and never without a last line.

A parent that is killed cannot end its children. So each child watches: a pipe that only the parent
holds is closed by the operating system, and a child whose parent is gone gets another one. (Linux
could send a signal instead, but does so when the *thread* ends that started the child.)
"""

from __future__ import annotations

import atexit
import faulthandler
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from multiprocessing import parent_process
from types import FrameType, TracebackType
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

LOOK_SECONDS = 0.5
ORPHANED = 75  # the exit status of a child that ends because its parent has

logger = logging.getLogger("heliopolis.processes")
logger.addHandler(logging.NullHandler())


def start_child(
    command: Sequence[str], output: IO[bytes] | int = subprocess.DEVNULL
) -> subprocess.Popen[bytes]:
    """Start a Python process that calls :func:`end_with_parent`, with the pipe that it watches."""
    return subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=output,
        start_new_session=True,  # Ctrl-C in a game is not meant for it
    )


def end_with_parent(*, watch_stdin: bool = False) -> None:
    """End this process as soon as its parent has ended, however that was.

    `watch_stdin`: it was started by :func:`start_child`, so its input ends with its parent.
    """
    parent = os.getppid()

    def end() -> None:
        logger.warning("orphaned", extra={"pid": os.getpid(), "parent": parent})
        sys.stderr.flush()
        os._exit(ORPHANED)

    def watch_pipe() -> None:
        while os.read(0, 4096):
            pass
        end()

    def watch_parent() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_SECONDS)
        end()

    def watch_sentinel(parent: BaseProcess) -> None:
        parent.join()
        end()

    threads = [threading.Thread(target=watch_parent, daemon=True)]
    if watch_stdin:
        threads.append(threading.Thread(target=watch_pipe, daemon=True))
    if (started_by := parent_process()) is not None:
        threads.append(threading.Thread(target=watch_sentinel, args=(started_by,), daemon=True))
    for thread in threads:
        thread.start()


def end_pool(pool: ProcessPoolExecutor, *, wait: bool = True) -> None:
    """End a pool and its processes, also those at work; `wait` until nothing of it is left.

    What is left of a pool when a program dies of a signal are semaphores of the operating system,
    and Python warns that they leaked.
    """
    processes = list((pool._processes or {}).values())
    for process in processes:
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)


class LastLine:
    """Logs one last line when this process ends: by itself, by an exception or by a signal.

    What nobody can log is SIGKILL: that is for the parent to tell. A crash of the interpreter
    leaves the stack of every thread on stderr.
    """

    def __init__(self, role: str) -> None:
        self.role = role
        self.how = "done"
        self._logged = False

    def watch(self) -> None:
        """From now on."""
        if not faulthandler.is_enabled():
            faulthandler.enable()
        sys.excepthook = self._failed
        threading.excepthook = self._thread_failed
        if threading.current_thread() is threading.main_thread():
            for name in ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK"):
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) == signal.SIG_DFL:
                    signal.signal(number, self._signalled)
        atexit.register(self.log)

    def dismiss(self) -> None:
        """Log nothing: what has to be said about the end is said elsewhere."""
        self._logged = True

    def log(self, level: int = logging.INFO, error: BaseException | None = None) -> None:
        """The last line, once."""
        if not self._logged:
            self._logged = True
            told = {"role": self.role, "pid": os.getpid(), "how": self.how}
            logger.log(level, "ended", extra=told, exc_info=error)

    def _failed(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.how = kind.__name__
        self.log(logging.ERROR, error)

    def _thread_failed(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_type is SystemExit or failed.exc_value is None:
            return
        logger.error(
            "thread_failed",
            exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback),
            extra={"in_thread": failed.thread.name if failed.thread else None},
        )

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        """Log, then die of the signal as if nobody had caught it."""
        self.how = signal.Signals(number).name
        self.log(logging.INFO if number == signal.SIGTERM else logging.WARNING)
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)


def describe_exit(code: int | None) -> str:
    """How a child ended, in a word: ``SIGKILL``, or its exit status."""
    if code is not None and code < 0:
        try:
            return signal.Signals(-code).name
        except ValueError:
            return f"signal {-code}"
    return f"exit status {code}"
