"""The analysis of a finished game, as the process for heavy reads computes it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from html import escape
from io import BytesIO
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from heliopolis.server.runtime.heavy_reads import tell_progress
from heliopolis.table import Table
from heliopolis.texts import LANGUAGES

SECONDS = 900.0  # for one game: the first one of its kind may have to be compiled
ORIGIN = "https://origin.invalid"  # in pages, for the address at which a reader finds the server
JSON, PICTURE = "analysis.json", "picture.png"  # in the file that is stored


class Analysed(NamedTuple):
    """An analysis in all the forms in which it is shown; all are small in the cache."""

    json: bytes
    pages: dict[str, bytes]  # by language, compressed
    picture: bytes  # as PNG

    def page(self, language: str, origin: str) -> str:
        """Return the page to share, on a server with that origin."""
        return zlib.decompress(self.pages[language]).decode().replace(ORIGIN, escape(origin))

    def packed(self) -> bytes:
        """Return all of it as a zip file."""
        packed = BytesIO()
        with ZipFile(packed, "w", ZIP_DEFLATED) as file:
            file.writestr(JSON, self.json)
            file.writestr(PICTURE, self.picture)
            for language, page in self.pages.items():
                file.writestr(f"{language}.html", zlib.decompress(page))
        return packed.getvalue()

    @classmethod
    def unpacked(cls, packed: bytes) -> Analysed:
        """Return what a zip file holds."""
        with ZipFile(BytesIO(packed)) as file:
            pages = {
                language: zlib.compress(file.read(f"{language}.html")) for language in LANGUAGES
            }
            return cls(file.read(JSON), pages, file.read(PICTURE))


def analyse_journal(
    journal: str, depth: str, table: str, names: Mapping[str, Sequence[str]]
) -> Analysed:
    """Return the analysis of a journal, and the page and the picture to share it.

    `names` are those of the players, in each language.
    """
    from heliopolis.analysis import analyse  # these need more than a server does
    from heliopolis.analysis.picture import draw_picture
    from heliopolis.analysis.report import report
    from heliopolis.analysis.wording import Wording
    from heliopolis.arena.report.sharing import Shared

    analysis = analyse(Table.load(journal), depth, progress=tell_progress)
    shared = Shared.at(ORIGIN, table)
    data = analysis.to_json()
    wordings = {one: Wording(analysis.table, one, names[one]) for one in LANGUAGES}
    for one, decision in zip(analysis.judgements, data["decisions"], strict=True):
        if one.better and len(one.events) > 1:
            decision["told"] = {language: words.told(one) for language, words in wordings.items()}
    return Analysed(
        json.dumps(data, separators=(",", ":")).encode(),
        {
            language: zlib.compress(report(analysis, language, shared, names[language]).encode())
            for language in LANGUAGES
        },
        draw_picture(analysis),
    )
