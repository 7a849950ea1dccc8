"""Start the command at a terminal of a given size."""

from __future__ import annotations

import os
import struct
import subprocess
import sys

import pytest

fcntl = pytest.importorskip("fcntl", reason="there are no pseudo-terminals")
termios = pytest.importorskip("termios")


def start_at_terminal(
    *arguments: object, columns: int, lines: int
) -> tuple[subprocess.Popen[bytes], int]:
    """Start ``heliopolis``; return the process, and the file to type into and to read from."""
    screen, end = os.openpty()
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    # Other tests of the worker may have left the size of another window behind.
    size = ("COLUMNS", "LINES")
    environment = {name: value for name, value in os.environ.items() if name not in size}
    # A pseudo-terminal does not answer where its cursor is.
    environment |= {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    # Not by pexpect.spawn: it forks, and workers of pytest-xdist have threads.
    process = subprocess.Popen(
        [sys.executable, "-m", "heliopolis", *map(str, arguments)],
        stdin=end,
        stdout=end,
        stderr=end,
        env=environment,
        start_new_session=True,
    )
    os.close(end)
    return process, screen
