"""What the processes of a server tell each other, through PostgreSQL's LISTEN and NOTIFY.

A notice is a line of words: its sender, then either the events that were stored (``table:seq``,
sent by the writer with the events themselves) or a word that starts with a colon and its subject.
Nothing depends on a notice being heard: a process that lost its connection reads what it missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from heliopolis.server.logs import logger
from heliopolis.server.runtime.tasks import Tasks
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database, connected

CHANNEL = "heliopolis"
RETRY_SECONDS = 1.0
GATHER_SECONDS = 0.1
LONGEST_LINE = 7_900
_NOTIFY = text("SELECT pg_notify('heliopolis', CAST(:line AS text))")

Handler = Callable[[str, list[str]], None]


class ProcessNotices:
    """Sends and receives notices. With SQLite there is one process, so nothing is sent."""

    def __init__(self, database: Database, settings: Settings, process: str, tasks: Tasks) -> None:
        self._database, self._settings = database, settings
        self._process, self._tasks = process, tasks
        self._listening: asyncio.Task[None] | None = None
        self._unsent: dict[str, str] = {}  # gathered lines, by their subject
        self._handlers: dict[str, Handler] = {}
        self.shared = not database.is_sqlite  # may other processes store events?
        self.has_other_processes = False  # looked up now and then, and known when one is heard
        self.on_events: Callable[[str, int], None] = lambda table, seq: None
        self.on_connect: Callable[[], None] = lambda: None
        self.heard = asyncio.Event()  # set while notices can be received

    def on(self, word: str, handler: Handler) -> None:
        """Call a handler with the sender and the further words of each notice of a kind."""
        self._handlers[word] = handler

    def start(self) -> None:
        """Begin to listen."""
        if self.shared:
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                connection = await connected(self._settings)
                try:
                    await self._hear(connection)
                finally:
                    self.heard.clear()
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("notices_lost", extra={"error": repr(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, connection: Any) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, lambda *notice: self._heard(str(notice[3])))
        self.on_connect()
        self.heard.set()
        await gone.wait()

    def _heard(self, line: str) -> None:
        sender, *words = line.split(" ")
        if sender == self._process or not words:
            return
        self.has_other_processes = True
        if handler := self._handlers.get(words[0]):
            handler(sender, words[1:])
            return
        for word in words:
            table, _, seq = word.rpartition(":")
            self.on_events(table, int(seq))

    def send_soon(self, subject: str, line: str) -> None:
        """Send a line in one transaction with others; the last one on a subject counts."""
        if not self.shared:
            return
        if not self._unsent:
            self._tasks.run(self._send_gathered())
        self._unsent[subject] = line

    async def _send_gathered(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        lines, self._unsent = list(self._unsent.values()), {}
        await self.send(lines)

    async def send(self, lines: list[str]) -> None:
        """Send lines to all other processes."""
        if self.shared:
            rows = [{"line": f"{self._process} {line}"[:LONGEST_LINE]} for line in lines]
            async with self._database.write() as connection:
                await connection.execute(_NOTIFY, rows)
