"""Analyses of finished games: for the app, and as a page to share with a picture for messengers."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from heliopolis.server.core import protocol
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.record import Record
from heliopolis.server.core.seat_names import names_at
from heliopolis.server.core.users import User
from heliopolis.server.http.routes.dependencies import (
    REFUSALS,
    Anybody,
    Id,
    TheTables,
    address,
    process_of,
)
from heliopolis.server.runtime.analyses import Analysed
from heliopolis.texts import texts, title_of

router = APIRouter(tags=["tables"], responses=REFUSALS)

# The style of the page is within it; it has no scripts, and loads nothing.
PAGE_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'none'"
)
LOOK_AGAIN_SECONDS = 3
PICTURE_SECONDS = 50.0  # that a messenger may wait for; many proxies end a request after 60
PICTURE_LOOK_SECONDS = 1.0

LATER = {"too_many", "busy"}  # refusals after which it helps to look again

ToldIn = Annotated[protocol.Language, Query()]


async def _poll(
    request: Request, record: Record, me: User | None
) -> tuple[Analysed | None, tuple[int, int]]:
    """Return the analysis of a game that is over, or how far it has come."""
    reader = me.id if me else address(request)
    return await process_of(request).analyses.poll(record, reader)


@router.get("/api/tables/{table}/analysis", response_model=protocol.AnalysisProgress)
async def analysis(request: Request, tables: TheTables, me: Anybody, table: Id) -> Response:
    """Winning chances, luck and judged decisions of a finished game, or how far they have come.

    The analysis is made in the background: ask again until it is there.
    """
    record = (await tables.get(table)).record
    found, (done, total) = await _poll(request, record, me)
    head = f'{{"done":{done},"total":{total},"analysis":'.encode()
    told = found.json if found else b"null"
    return Response(head + told + b"}", media_type="application/json")


@router.get("/report/{table}", include_in_schema=False)
async def report(
    request: Request, tables: TheTables, me: Anybody, table: Id, language: ToldIn = "en"
) -> Response:
    """The analysis as a page to share; until it is there, a page that looks again."""
    found, progress = None, (0, 0)
    try:
        record = (await tables.get(table)).record
        found, progress = await _poll(request, record, me)
    except Refused as refused:
        if refused.status in {404, 409}:  # the app has words for it
            return RedirectResponse(f"/table/{table}", 303)
        if refused.code not in LATER:
            raise
    origin = (process_of(request).settings.public_url or str(request.base_url)).rstrip("/")
    if found:
        page = found.page(language, origin)
    else:
        page = _waiting_page(record, progress, language, origin)
    headers = {"Content-Security-Policy": PAGE_POLICY, "Cache-Control": "no-cache"}
    return HTMLResponse(page, headers=headers)


@router.get("/report/{table}/picture.png", include_in_schema=False)
async def picture(request: Request, tables: TheTables, me: Anybody, table: Id) -> Response:
    """The picture of an analysis, as messengers show it beside a link.

    A messenger looks at a link once, be it before the game has been analysed: it is kept waiting
    while the analysis is made.
    """
    record = (await tables.get(table)).record
    deadline = time.monotonic() + PICTURE_SECONDS
    while (found := (await _poll(request, record, me))[0]) is None:
        if time.monotonic() > deadline:
            raise Refused("busy", "the game is still being analysed; try again", status=503)
        await asyncio.sleep(PICTURE_LOOK_SECONDS)
    headers = {"Cache-Control": "public, max-age=86400"}
    return Response(found.picture, media_type="image/png", headers=headers)


def _waiting_page(record: Record, progress: tuple[int, int], language: str, origin: str) -> str:
    """Return a page that looks again; messengers, which do not, find result and picture in it."""
    from heliopolis.arena.report.page import page, paragraph, section
    from heliopolis.arena.report.sharing import Shared, shared_head

    tr, names = texts(language, record.game), names_at(record, language)
    done, total = progress
    said = tr("analyse-making", percent=100 * done // total) if total else tr("analyse-waiting")
    shared = Shared.at(origin, record.header.id)
    return page(
        tr,
        tr("analyse-title", game=title_of(record.game, language)),
        ", ".join(names),
        [section("", paragraph(said), wide=True)],
        "",
        head=f'<meta http-equiv="refresh" content="{LOOK_AGAIN_SECONDS}">\n'
        + shared_head(record.table, names, tr, shared, tr("analyse-shared-unjudged")),
    )
