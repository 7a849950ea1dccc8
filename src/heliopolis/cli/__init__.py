"""The command line: one module per command, plus what they share.

Commands only parse input and print output; the work is done elsewhere (`table`, `arena`, `testing`,
`bench`). Heavy modules are imported inside the functions that need them, so that ``--help`` and
``play`` start without NumPy and Numba.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command in `sys.argv` and return the exit status."""
    try:
        from heliopolis.cli.app import app
        from heliopolis.cli.exits import exit_quietly_on_broken_pipe, make_streams_safe, run
    except KeyboardInterrupt:
        return 130
    exit_quietly_on_broken_pipe()
    make_streams_safe()
    return run(app, sys.argv[1:])
