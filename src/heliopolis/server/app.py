"""The app: routes, errors, pages and the house behind them, put together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipMiddleware

import heliopolis
from heliopolis.processes import LastLine, end_with_parent
from heliopolis.server import guard, logs, problems, protocol, web
from heliopolis.server.house import House
from heliopolis.server.routes import games, live, operators, people, tables
from heliopolis.server.settings import Settings


def create(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI app. Without settings, the environment says them."""
    chosen = settings or Settings.from_environment()
    logs.set_up(chosen.log_level)
    last_line = LastLine("worker")
    if settings is None and parent_process() is not None:  # one of several workers
        last_line.watch()
        end_with_parent()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(chosen)
        await house.open()
        _spare_collector()
        app.state.house = house
        yield
        await house.close()
        if parent_process() is not None:
            last_line.log()

    app = FastAPI(
        title="Heliopolis",
        version=heliopolis.__version__,
        summary="An open table for the games of antiquity.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    problems.install(app)
    for routes in (people, games, tables, live, operators):
        app.include_router(routes.router)
    _describe_messages(app)
    web.install(app)
    app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=4)
    app.add_middleware(guard.Guard, settings=chosen)
    return app


def _spare_collector() -> None:
    """Look for garbage in cycles less often, and never in what stays for good.

    Tables hold many small objects and hardly any cycles: to look through all of them every few
    moves would take more time than the moves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _describe_messages(app: FastAPI) -> None:
    """Put the messages of the WebSocket into the OpenAPI document, beside everything else."""
    made = app.openapi()
    schemas = made["components"]["schemas"]
    messages: dict[str, Any] = {
        "ClientMessage": protocol.ClientMessage,
        "ServerMessage": protocol.ServerMessage,
    }
    for name, kind in messages.items():
        described = TypeAdapter(kind).json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(described.pop("$defs", {}))
        schemas[name] = described
    made["paths"]["/api/tables/{table}/live"] = {
        "description": "A WebSocket. Clients say ClientMessage, the server says ServerMessage. "
        "Query: branch, log and chat are what a returning client has; seat is which of one's "
        "seats to look from.",
    }
    app.openapi = lambda: made  # type: ignore[method-assign]
