"""The analysis of a finished game, as the process for heavy reads computes it."""

from __future__ import annotations

import json
import zlib
from html import escape
from typing import NamedTuple

from heliopolis.server.runtime.heavy_reads import tell_progress
from heliopolis.table import Table
from heliopolis.texts import LANGUAGES

SECONDS = 900.0  # for one game: the first one of its kind may have to be compiled
ORIGIN = "https://origin.invalid"  # in pages, for the address at which a reader finds the server


class Analysed(NamedTuple):
    """An analysis in all the forms in which it is shown; all are small in the cache."""

    json: bytes
    pages: dict[str, bytes]  # by language, compressed
    picture: bytes  # as PNG

    def page(self, language: str, origin: str) -> str:
        """Return the page to share, on a server with that origin."""
        return zlib.decompress(self.pages[language]).decode().replace(ORIGIN, escape(origin))


def analyse_journal(journal: str, depth: str, table: str) -> Analysed:
    """Return the analysis of a journal, and the page and the picture to share it."""
    from heliopolis.analysis import analyse  # these need more than a server does
    from heliopolis.analysis.picture import draw_picture
    from heliopolis.analysis.report import report
    from heliopolis.analysis.wording import Wording
    from heliopolis.arena.report.sharing import Shared

    analysis = analyse(Table.load(journal), depth, progress=tell_progress)
    shared = Shared.at(ORIGIN, table)
    data = analysis.to_json()
    wordings = {language: Wording(analysis.table, language) for language in LANGUAGES}
    for one, decision in zip(analysis.judgements, data["decisions"], strict=True):
        if one.better and len(one.events) > 1:
            decision["told"] = {language: words.told(one) for language, words in wordings.items()}
    return Analysed(
        json.dumps(data, separators=(",", ":")).encode(),
        {
            language: zlib.compress(report(analysis, language, shared).encode())
            for language in LANGUAGES
        },
        draw_picture(analysis),
    )
