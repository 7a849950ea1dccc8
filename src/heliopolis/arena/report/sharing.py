"""What the head of a page tells messengers to show beside a link to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from heliopolis.texts import title_of

if TYPE_CHECKING:
    from heliopolis.table import Table
    from heliopolis.texts import Texts

PICTURE_WIDTH, PICTURE_HEIGHT = 1200, 630  # the shape that messengers ask for


@dataclass(frozen=True)
class Shared:
    """Where the analysis of a game is shown: whole addresses, since messengers take no others."""

    page: str
    picture: str
    replay: str

    @classmethod
    def at(cls, origin: str, table: str) -> Shared:
        """Return the addresses of a table on a server with that origin."""
        page = f"{origin}/report/{table}"
        return cls(page, f"{page}/picture.png", f"{origin}/table/{table}/replay")


def shared_head(table: Table, names: Sequence[str], tr: Texts, shared: Shared, told: str) -> str:
    """Return what messengers read: the result as the title, a description, and the picture."""
    title = title_of(table.game, tr.language)
    named = {
        "og:type": "article",
        "og:site_name": "Heliopolis",
        "og:title": f"{title}: {', '.join(results(table, names))}",
        "og:description": told,
        "og:url": shared.page,
        "og:locale": tr.language,
        "og:image": shared.picture,
        "og:image:type": "image/png",
        "og:image:width": str(PICTURE_WIDTH),
        "og:image:height": str(PICTURE_HEIGHT),
        "og:image:alt": tr("analyse-chances"),
    }
    tags = [f'<meta property="{key}" content="{escape(text)}">\n' for key, text in named.items()]
    return "".join(
        [
            *tags,
            f'<meta name="description" content="{escape(told)}">\n',
            '<meta name="twitter:card" content="summary_large_image">\n',
        ]
    )


def results(table: Table, names: Sequence[str]) -> list[str]:
    """Return each player with their points, the best first."""
    scores = table.scores()
    order = sorted(range(table.seats), key=table.ranks().__getitem__)
    return [f"{names[seat]}: {scores[seat]}" for seat in order]
