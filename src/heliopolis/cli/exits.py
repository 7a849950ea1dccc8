"""Turn every way a command can end into an exit status and at most one line on stderr.

0: success; 1: the answer to the question is no; 2: wrong input; 130: Ctrl-C.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import typer

from heliopolis.errors import HeliopolisError

WRONG_INPUT = 2
INTERRUPTED = 130


class InputError(HeliopolisError):
    """The command line is wrong; the message names the option or the file."""


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Run the app and return the exit status."""
    try:
        status = app(list(arguments), prog_name="heliopolis", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return report_error(_misuse(error))
    except HeliopolisError as error:
        return report_error(str(error))
    except OSError as error:  # for example, the disk is full
        discard_output()
        return report_error(describe(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def report_error(message: str) -> int:
    """Print an error on stderr in one line and return the exit status for wrong input."""
    print(f"heliopolis: {one_line(message)}", file=sys.stderr)
    return WRONG_INPUT


def _misuse(error: typer.TyperException) -> str:
    """Describe how a command was misused and name its help."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "heliopolis"
    return f"{error.format_message().rstrip('.')} (see '{command} --help')"


def one_line(message: str) -> str:
    """Return the message without line breaks and control characters."""
    flat = " ".join(message.split())
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in flat)


def describe(error: OSError, name: str | None = None) -> str:
    """Format an error of the operating system as ``name: reason``."""
    shown = name or error.filename
    reason = error.strerror or str(error)
    return f"{shown}: {reason}" if shown else reason


def exit_quietly_on_broken_pipe() -> None:
    """Make ``heliopolis rules | head`` end like any other program whose reader has gone."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def make_streams_safe() -> None:
    """Replace closed standard streams, and characters that the encoding lacks by '?'."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nothing, "r" if name == "stdin" else "w"))
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Discard buffered output, so that it is not written again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
