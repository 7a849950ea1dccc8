"""The command line: one module per command, plus what they share.

Commands only parse input and print output; the work is done elsewhere (`table`, `arena`, `testing`,
`bench`). Heavy modules are imported inside the functions that need them, so that ``--help`` and
``play`` start without NumPy and Numba.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from heliopolis.cli.error_language import choose_language, language_of_errors
from heliopolis.errors import MissingExtraError
from heliopolis.extras import needs

# The extra that brings all a command needs.
EXTRAS = {
    "analyse": "fast",
    "arena": "fast",
    "backup": "server",
    "bench": "fast",
    "check": "play",
    "compile": "fast",
    "play": "play",
    "replay": "play",
    "restore": "server",
    "rules": "play",
    "serve": "server",
    "simulate": "fast",
    "train": "train",
}


def main() -> int:
    """Run the command in `sys.argv` and return the exit status."""
    command = next((word for word in sys.argv[1:] if word in EXTRAS), "")
    # Without a command it is the server; with an option alone, such as --help, all are meant.
    extra = EXTRAS.get(command, "all" if sys.argv[1:] else "server")
    try:
        with needs(extra, command or "the command line"):
            return _run(sys.argv[1:])
    except MissingExtraError as error:
        choose_language(sys.argv[1:])
        said = error.in_language(language_of_errors())
        print(f"heliopolis: {said}", file=sys.stderr)
        return 2


def _run(arguments: Sequence[str]) -> int:
    try:
        from heliopolis.cli.app import app
        from heliopolis.cli.exits import exit_quietly_on_broken_pipe, make_streams_safe, run
    except KeyboardInterrupt:
        return 130
    exit_quietly_on_broken_pipe()
    make_streams_safe()
    return run(app, arguments)
