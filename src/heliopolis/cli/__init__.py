"""The command line: one module a command, what they share beside them.

What a command computes lies elsewhere (`table`, `arena`, `testing`, `bench`); here it is only asked
for and shown. Modules import what is heavy inside the functions that need it, so that ``--help``
and ``play`` start at once, without NumPy and Numba.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command in `sys.argv`; returns the exit status."""
    try:
        from heliopolis.cli.app import app
        from heliopolis.cli.ending import die_quietly_of_a_closed_pipe, run, speak_safely
    except KeyboardInterrupt:
        return 130
    die_quietly_of_a_closed_pipe()
    speak_safely()
    return run(app, sys.argv[1:])
