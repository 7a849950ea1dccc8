"""The server as an ASGI app: everything that one process has, put together."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from functools import cache
from importlib import import_module
from multiprocessing import parent_process
from typing import Any

import orjson
from fastapi import FastAPI
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import heliopolis
from heliopolis import games as all_games
from heliopolis.processes import LastLine, end_with_parent
from heliopolis.server import logs, metrics
from heliopolis.server.core import protocol
from heliopolis.server.core.limits import Limit, LoginLimits
from heliopolis.server.core.record import Record
from heliopolis.server.http import guard, problems, static_files
from heliopolis.server.http.routes import (
    analyses as analysis_routes,
)
from heliopolis.server.http.routes import (
    boards,
    games,
    live,
    meeting,
    notifications,
    operators,
    seating,
    tables,
    tournaments,
    users,
)
from heliopolis.server.logs import logger
from heliopolis.server.runtime import cleaning
from heliopolis.server.runtime.advisor import Advisor
from heliopolis.server.runtime.analysis_reads import AnalysisReads
from heliopolis.server.runtime.background_work import BackgroundWork
from heliopolis.server.runtime.bot_pool import BotPool
from heliopolis.server.runtime.channels import Channels
from heliopolis.server.runtime.heavy_reads import LimitedProcess
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.runtime.look_backs import LookBacks
from heliopolis.server.runtime.mailboxes import Mailboxes
from heliopolis.server.runtime.mails import Mails
from heliopolis.server.runtime.notifications import Notifications
from heliopolis.server.runtime.outgoing import Calls
from heliopolis.server.runtime.process_notices import ProcessNotices
from heliopolis.server.runtime.push_devices import PushDevices
from heliopolis.server.runtime.searches import Searches
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.runtime.tournaments import Tournaments
from heliopolis.server.runtime.turns import Turns
from heliopolis.server.runtime.users import Users
from heliopolis.server.runtime.vacations import Vacations
from heliopolis.server.settings import Settings
from heliopolis.server.store.analyses import AnalysisStore
from heliopolis.server.store.boards import BoardStore
from heliopolis.server.store.database import Database
from heliopolis.server.store.results import Results
from heliopolis.server.store.searches import SearchStore
from heliopolis.server.store.snapshots import Snapshots
from heliopolis.server.store.tables import TableStore
from heliopolis.server.store.tournaments import TournamentStore
from heliopolis.server.store.upgrade import upgrade
from heliopolis.server.store.visits import Visits
from heliopolis.server.store.writer import Writer
from heliopolis.table.schema import log_event_type, type_prefix
from heliopolis.texts import LANGUAGES, texts

TEXTS_AFTER_SECONDS = 5.0  # then the server has started
COLLECTED_AFTER = 2_000, 5, 5  # new objects, and collections of younger ones
BOARD_SECONDS = 10.0  # for trying a board of a user's own
# Libraries import these on first use; the event loop would stand still meanwhile.
IMPORTED_LATE = (
    "anyio._backends._asyncio",  # work in threads
    "heliopolis.texts.messages",  # sentences
    "multiprocessing.popen_spawn_posix",  # bots, analyses
    "rich._emoji_codes",  # pictures
)


class Process:
    """The parts of one server process. Only this class knows all of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(6)
        self.tasks = Tasks()
        self.turns = Turns()
        self.database = Database(settings)
        self.store = TableStore(self.database)
        self.writer = Writer(self.database, self.id)
        self.results = Results(self.database)
        self.boards = BoardStore(self.database)
        self.visits = Visits(self.database)
        self.bots = BotPool(settings)
        self.analyses = AnalysisReads(AnalysisStore(self.database), settings.analysis_depth)
        self.look_backs = LookBacks()
        self.board_check = LimitedProcess(BOARD_SECONDS)
        self.advisor = Advisor()
        self.notices = ProcessNotices(self.database, settings, self.id, self.tasks)
        self.channels = Channels(self.database, self.notices)
        self.mailboxes = Mailboxes(self.database, settings, self.channels)
        calls = Calls(private=settings.private_webhooks)
        self.devices = PushDevices(self.database, settings, self.channels, calls)
        self.vacations = Vacations(self.database, days_a_year=settings.vacation_days)
        self.notifications = Notifications(
            self.database,
            self.tasks,
            settings,
            self.channels,
            self.devices,
            calls,
            lambda table: self.tables.get(table),
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
        self.mails = Mails(self.database, settings, self.notifications, self.mailboxes, self.tables)
        self.tournament_store = TournamentStore(self.database)
        self.tournaments = Tournaments(self.tournament_store, self.tables, self.results, settings)
        self.searches = Searches(SearchStore(self.database), self.tables, self.results, settings)
        self.background = BackgroundWork(
            self.database,
            self.tables,
            self.notifications,
            self.mails,
            self.notices,
            self._clean,
            [self.tournaments.run_due, self.searches.match],
            self.id,
        )
        self.guest_limit = Limit(settings.newcomers_a_minute)
        self.change_limit = Limit(settings.requests_a_minute)
        self.logins = LoginLimits(settings.newcomers_a_minute / 4)
        self.chat_limit = Limit(30, burst=8)
        self.figures = metrics.Figures()

    def _make_live(self, record: Record) -> LiveTable:
        return LiveTable(
            record,
            self.store,
            self.writer,
            self.results,
            self.bots,
            self.notifications,
            self.vacations,
            self.tasks,
            self.turns,
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
        await self.background.close()
        await self.writer.close()
        await self.tasks.close()  # nobody waits for a bot any more
        await asyncio.gather(
            self.bots.close(),
            self.analyses.close(),
            self.board_check.end(),
            self.advisor.close(),
        )
        self.mails.close()
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
        await asyncio.to_thread(_import_all)
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
        openapi_url=None,  # served by a route of ours, made off the event loop
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    problems.install(app)
    for routes in (
        *(users, notifications, games, boards, tables, seating, analysis_routes),
        *(meeting, tournaments, live, operators),
    ):
        # As they are: to include a router would have FastAPI build each of its routes once more.
        app.router.routes.extend(routes.router.routes)
    _describe_messages(app)
    _serve_description(app)
    static_files.install(app)
    app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=4)
    app.add_middleware(guard.Guard, settings=chosen)
    return app


def _import_all() -> None:
    """Import all games, and what libraries import late, before anybody is served.

    Later everybody would wait for it: the first to use a thread imported for 0.7 s.
    """
    for name in all_games.names():
        all_games.find(name)
    for module in IMPORTED_LATE:
        with suppress(ImportError):  # another version of the library has no such module
            import_module(module)


def _spare_collector() -> None:
    """Collect cyclic garbage soon and in small portions; never look through what stays for good.

    Every connection that has ended is such garbage. To let it wait would take memory, and to
    collect much of it at once would keep all tables waiting: half a second was seen.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _describe_messages(app: FastAPI) -> None:
    """Put the messages of the WebSocket and the types of the games into the OpenAPI document.

    It is made when somebody asks for it: a server starts sooner without.
    """
    plain = app.openapi

    @cache
    def described() -> dict[str, Any]:
        made = plain()
        schemas = made["components"]["schemas"]
        types: dict[str, Any] = {
            "AnyClientMessage": protocol.AnyClientMessage,
            "ServerMessage": protocol.ServerMessage,
            **_game_types(),
        }
        for name, kind in types.items():
            schema = TypeAdapter(kind).json_schema(ref_template="#/components/schemas/{model}")
            schemas.update(schema.pop("$defs", {}))
            schemas[name] = schema
        made["paths"]["/api/tables/{table}/live"] = {
            "description": "A WebSocket. Clients send AnyClientMessage, the server ServerMessage. "
            "Query: branch, log and chat are what a returning client has; seat is which of the "
            "user's seats to look from; language is in which the log is told.",
        }
        return made

    app.openapi = described  # type: ignore[method-assign]


def _serve_description(app: FastAPI) -> None:
    """Serve the OpenAPI document: made once, in a thread, because it takes most of a second."""
    making = asyncio.Lock()
    made: list[bytes] = []

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        async with making:
            if not made:
                made.append(await asyncio.to_thread(lambda: orjson.dumps(app.openapi())))
        return Response(made[0], media_type="application/json")


def _game_types() -> dict[str, Any]:
    """Return the types of what our games show, ask and tell, by the names of their schemas."""
    types: dict[str, Any] = {}
    for game in map(all_games.find, all_games.names()):
        prefix, shown = type_prefix(game), game.presentation
        types[f"{prefix}Table"] = shown.view_type
        types[f"{prefix}Prompt"] = shown.prompt_type
        types[f"{prefix}LogEvent"] = log_event_type(game)
        types[f"{prefix}Components"] = shown.components_type
    return types
