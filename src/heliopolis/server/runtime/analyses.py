"""The analysis of a finished game, as the process for heavy reads computes it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from html import escape
from importlib.util import find_spec
from io import BytesIO
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

from heliopolis.server.runtime.heavy_reads import tell_progress
from heliopolis.table import Table
from heliopolis.texts import LANGUAGES

SECONDS = 900.0  # for one game: the first one of its kind may have to be compiled
ORIGIN = "https://origin.invalid"  # in pages, for the address at which a reader finds the server
# In the file that is stored. The pages are one: in three languages most of them is the same.
JSON, PAGES, PICTURE = "analysis.json", "pages.json", "picture.png"
CLOSEST = ZIP_LZMA if find_spec("_lzma") else ZIP_DEFLATED  # some builds of Python lack it


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
        pages = {one: zlib.decompress(page).decode() for one, page in self.pages.items()}
        with ZipFile(packed, "w", CLOSEST) as file:
            file.writestr(JSON, self.json)
            file.writestr(PAGES, json.dumps(pages))
            file.writestr(PICTURE, self.picture, ZIP_STORED)
        return packed.getvalue()

    @classmethod
    def unpacked(cls, packed: bytes) -> Analysed:
        """Return what a zip file holds."""
        with ZipFile(BytesIO(packed)) as file:
            pages = json.loads(file.read(PAGES))
            packed_pages = {one: zlib.compress(pages[one].encode()) for one in LANGUAGES}
            return cls(file.read(JSON), packed_pages, file.read(PICTURE))


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
