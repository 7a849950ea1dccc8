"""How the program ends: with an exit status and at most one line of complaint, never a traceback.

0: done; 1: the answer to what was asked is no; 2: something in the input was wrong; 130: Ctrl-C.
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
    """What was given on the command line is wrong; the message names the option or the file."""


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Run the app; every way it can end becomes an exit status."""
    try:
        status = app(list(arguments), prog_name="heliopolis", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return complain(_misuse(error))
    except HeliopolisError as error:
        return complain(str(error))
    except OSError as error:  # the disk is full, say
        drop_output()
        return complain(describe(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def complain(message: str) -> int:
    """Say in one line on stderr what was wrong; returns the exit status for it."""
    print(f"heliopolis: {one_line(message)}", file=sys.stderr)
    return WRONG_INPUT


def _misuse(error: typer.TyperException) -> str:
    """How a command was misused, and where to read how it is used."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "heliopolis"
    return f"{error.format_message().rstrip('.')} (see '{command} --help')"


def one_line(message: str) -> str:
    """The message without line breaks and other characters that would upset a terminal."""
    flat = " ".join(message.split())
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in flat)


def describe(error: OSError, name: str | None = None) -> str:
    """An error of the operating system as ``name: what is wrong``."""
    shown = name or error.filename
    reason = error.strerror or str(error)
    return f"{shown}: {reason}" if shown else reason


def die_quietly_of_a_closed_pipe() -> None:
    """``heliopolis rules | head`` ends like any other program whose reader has gone."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def speak_safely() -> None:
    """Streams that never fail: what an encoding lacks becomes '?', what is closed is empty."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nothing, "r" if name == "stdin" else "w"))
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """What could not be written is given up, so that ending does not try it again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
