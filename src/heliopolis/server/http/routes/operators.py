"""For operators: health and metrics."""

from __future__ import annotations

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import Response

import heliopolis
from heliopolis.server.core import protocol
from heliopolis.server.core.errors import Refused
from heliopolis.server.http.routes.dependencies import REFUSALS, as_json, process_of

router = APIRouter(tags=["operators"], responses=REFUSALS)


@router.get("/healthz", response_model=protocol.Health)
async def health(request: Request) -> Response:
    """Whether the server and its database are well."""
    process = process_of(request)
    if process.tasks.closing:
        raise Refused("closing", "the server is shutting down", status=503)
    try:
        await process.database.row(text("SELECT 1"))
    except Exception as error:
        raise Refused("no_database", "the database does not answer", status=503) from error
    if not process.background.can_store():
        raise Refused("cannot_store", "nothing can be stored; the log says why", status=503)
    kind = "sqlite" if process.database.is_sqlite else "postgresql"
    return as_json({"status": "ok", "version": heliopolis.__version__, "database": kind})


@router.get("/metrics", include_in_schema=False)
async def read_metrics(request: Request) -> Response:
    """Figures for Prometheus; of all processes of this machine together."""
    figures = await process_of(request).figures.get()
    return Response(figures, media_type=CONTENT_TYPE_LATEST)
