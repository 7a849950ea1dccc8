"""The server as an ASGI app: everything that one process has, put together."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipMiddleware

import heliopolis
from heliopolis import games as all_games
from heliopolis.processes import LastLine, end_with_parent
from heliopolis.server import logs
from heliopolis.server.core import protocol
from heliopolis.server.core.limits import Limit, LoginLimits
from heliopolis.server.core.record import Record
from heliopolis.server.http import guard, problems, static_files
from heliopolis.server.http.routes import games, live, operators, tables, users
from heliopolis.server.logs import logger
from heliopolis.server.runtime import analyses, cleaning
from heliopolis.server.runtime.background_work import BackgroundWork
from heliopolis.server.runtime.bot_pool import BotPool
from heliopolis.server.runtime.heavy_reads import HeavyReads, LimitedProcess
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.look_backs import LookBacks
from heliopolis.server.runtime.notifications import Notifications
from heliopolis.server.runtime.process_notices import ProcessNotices
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.runtime.users import Users
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from heliopolis.server.store.results import Results
from heliopolis.server.store.snapshots import Snapshots
from heliopolis.server.store.tables import TableStore
from heliopolis.server.store.upgrade import upgrade
from heliopolis.server.store.writer import Writer
from heliopolis.texts import LANGUAGES, texts

TEXTS_AFTER_SECONDS = 5.0  # then the server has started
BOARD_SECONDS = 10.0  # for trying a board of a user's own


class Process:
    """The parts of one server process. Only this class knows all of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(6)
        self.tasks = Tasks()
        self.database = Database(settings)
        self.store = TableStore(self.database)
        self.writer = Writer(self.database, self.id)
        self.results = Results(self.database)
        self.bots = BotPool(settings)
        self.analyses = HeavyReads(analyses.SECONDS)
        self.look_backs = LookBacks()
        self.board_check = LimitedProcess(BOARD_SECONDS)
        self.notices = ProcessNotices(self.database, settings, self.id, self.tasks)
        self.notifications = Notifications(
            self.database, self.tasks, settings, lambda table: self.tables.get(table)
        )
        self.tables = LiveTables(
            self.store,
            Snapshots(self.database),
            self.notices,
            self.tasks,
            self._make_live,
            idle_minutes=settings.idle_minutes,
        )
        self.users = Users(
            self.database, self.tables, self.notifications, session_days=settings.session_days
        )
        self.background = BackgroundWork(
            self.database, self.tables, self.notifications, self.notices, self._clean, self.id
        )
        self.guest_limit = Limit(settings.newcomers_a_minute)
        self.change_limit = Limit(settings.requests_a_minute)
        self.logins = LoginLimits(settings.newcomers_a_minute / 4)
        self.chat_limit = Limit(30, burst=8)

    def _make_live(self, record: Record) -> LiveTable:
        return LiveTable(
            record,
            self.store,
            self.writer,
            self.results,
            self.bots,
            self.notifications,
            self.tasks,
            self.settings,
        )

    def _clean(self) -> Awaitable[object]:
        return cleaning.clean(self.database, self.tables, self.settings)

    async def open(self) -> None:
        """Bring the database up to date, and begin."""
        await upgrade(self.database)
        self.writer.start()
        self.notices.start()
        await self.background.start()
        self.tasks.run(self._read_texts())
        logger.info("open", extra={"server": self.id})

    async def _read_texts(self) -> None:
        """Read the texts of all games when nobody waits for them: each takes a while."""
        await asyncio.sleep(TEXTS_AFTER_SECONDS)
        for language in LANGUAGES:
            for name in all_games.names():
                await asyncio.to_thread(texts, language, all_games.find(name))

    async def close(self) -> None:
        """Shut down in good order: store what was accepted, leave the rest to other processes."""
        self.tasks.closing = True
        self.bots.close()
        self.analyses.close()
        self.board_check.close()
        await self.background.close()
        await self.writer.close()
        await self.tasks.close()
        await self.notices.close()
        await self.store.close()
        await self.database.close()
        logger.info("closed", extra={"server": self.id})


def create(settings: Settings | None = None) -> FastAPI:
    """Return the app. Without settings, they come from the environment."""
    chosen = settings or Settings.from_environment()
    logs.set_up(chosen.log_level)
    last_line = LastLine("worker")
    if settings is None and parent_process() is not None:  # one of several workers
        last_line.watch()
        end_with_parent()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(_import_games)
        process = Process(chosen)
        await process.open()
        _spare_collector()
        app.state.process = process
        yield
        await process.close()
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
    for routes in (users, games, tables, live, operators):
        app.include_router(routes.router)
    _describe_messages(app)
    static_files.install(app)
    app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=4)
    app.add_middleware(guard.Guard, settings=chosen)
    return app


def _import_games() -> None:
    """Import all games before anybody is served: later everybody would wait for it."""
    for name in all_games.names():
        all_games.find(name)


def _spare_collector() -> None:
    """Collect cyclic garbage less often, and never look through what stays for good.

    Tables hold many small objects and hardly any cycles: looking through all of them every few
    moves would take more time than the moves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _describe_messages(app: FastAPI) -> None:
    """Put the messages of the WebSocket into the OpenAPI document."""
    made = app.openapi()
    schemas = made["components"]["schemas"]
    messages: dict[str, Any] = {
        "AnyClientMessage": protocol.AnyClientMessage,
        "ServerMessage": protocol.ServerMessage,
    }
    for name, kind in messages.items():
        described = TypeAdapter(kind).json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(described.pop("$defs", {}))
        schemas[name] = described
    made["paths"]["/api/tables/{table}/live"] = {
        "description": "A WebSocket. Clients send AnyClientMessage, the server ServerMessage. "
        "Query: branch, log and chat are what a returning client has; seat is which of the "
        "user's seats to look from.",
    }
    app.openapi = lambda: made  # type: ignore[method-assign]
