"""The analysis of a finished game, as the process for heavy reads computes it."""

from __future__ import annotations

import json

from heliopolis.server.runtime.heavy_reads import tell_progress
from heliopolis.table import Table

SECONDS = 900.0  # for one game: the first one of its kind may have to be compiled


def analyse_journal(journal: str, depth: str) -> bytes:
    """Return the analysis of a journal as JSON: bytes take a tenth of the memory in the cache."""
    from heliopolis.analysis import analyse  # needs more than a server does

    analysis = analyse(Table.load(journal), depth, progress=tell_progress)
    return json.dumps(analysis.to_json(), separators=(",", ":")).encode()
