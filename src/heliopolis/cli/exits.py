"""Turn every way a command can end into an exit status and at most one line on stderr.

0: success; 1: the answer to the question is no; 2: wrong input; 130: Ctrl-C.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any

import typer

from heliopolis.cli.error_language import choose_language, language_of_errors
from heliopolis.errors import ErrorText, HeliopolisError, system_error

WRONG_INPUT = 2
INTERRUPTED = 130


class InputError(HeliopolisError):
    """The command line is wrong; the message names the option or the file."""


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Run the app and return the exit status."""
    choose_language(arguments)
    try:
        status = app(list(arguments), prog_name="heliopolis", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return report_error(_misuse(error))
    except HeliopolisError as error:
        return report_error(error.text)
    except OSError as error:  # for example, the disk is full
        discard_output()
        return report_error(describe(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def report_error(message: ErrorText | str) -> int:
    """Print an error on stderr in one line and return the exit status for wrong input."""
    print(f"heliopolis: {one_line(told(message))}", file=sys.stderr)
    return WRONG_INPUT


def told(message: ErrorText | str) -> str:
    """Return what an error says in the language of the user."""
    return message if isinstance(message, str) else message.in_language(language_of_errors())


# What Typer says, which has no translations, and the key of the same in ours.
_MISUSES = {
    r"No such command (?P<name>'.*')": "usage-command",
    r"No such option: (?P<name>\S+)": "usage-option",
    r"No such option: (?P<name>\S+) \(Possible options: (?P<near>.*)\)": "usage-near",
    r"Option (?P<name>'.*') requires (?:an argument|\d+ arguments)": "usage-argument",
    r"Option (?P<name>'.*') does not take a value": "usage-no-value",
    r"Missing argument (?P<name>'.*')": "usage-missing",
    r"Missing option (?P<name>'.*')": "usage-missing-option",
    r"Got unexpected extra argument\(?s?\)? \((?P<name>.*)\)": "usage-extra",
    r"Invalid value for (?P<name>'.*?'): (?P<why>.*)": "usage-value",
    r"Input should be a valid integer.*": "usage-whole",
    r"Input should be a valid number.*": "usage-number",
    r"Input should be greater than or equal to (?P<least>\S+)": "usage-least",
    r"Input should be less than or equal to (?P<most>\S+)": "usage-most",
}


def _misuse(error: typer.TyperException) -> ErrorText:
    """Describe how a command was misused and name its help."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "heliopolis"
    return ErrorText("usage", why=_translatable(error.format_message()), command=command)


def _translatable(said: str) -> ErrorText | str:
    """Return what Typer says as a text of ours, if there is one."""
    said = said.rstrip(".")
    for pattern, key in _MISUSES.items():
        if match := re.fullmatch(pattern, said):
            values: dict[str, Any] = match.groupdict()
            if "why" in values:
                values["why"] = _translatable(values["why"])
            return ErrorText(key, **values)
    return said


def one_line(message: str) -> str:
    """Return the message without line breaks and control characters."""
    flat = " ".join(message.split())
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in flat)


def describe(error: OSError, name: str | None = None) -> ErrorText | str:
    """Format an error of the operating system as ``name: reason``."""
    shown = name or error.filename
    reason = system_error(error)
    return ErrorText("file", file=shown, reason=reason) if shown else reason


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
