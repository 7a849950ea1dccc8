"""What processes tell each other, through PostgreSQL's LISTEN and NOTIFY.

A notice is a line of words: who sends it, then either the events that were stored (``table:seq``,
sent by the writer with the events themselves) or a word with a colon in front and what it is about.
Nothing depends on a notice being heard: whoever lost the connection reads what was missed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from heliopolis.server.logs import logger
from heliopolis.server.store.database import connected

if TYPE_CHECKING:
    from heliopolis.server.house import House
    from heliopolis.server.live import Live

CHANNEL = "heliopolis"
RETRY_SECONDS = 1.0
GATHER_SECONDS = 0.1
_NOTIFY = text("SELECT pg_notify('heliopolis', CAST(:line AS text))")
LONGEST_LINE = 7_900


class Notices:
    """Sends and hears notices. With SQLite there is one process, and nobody to tell."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._untold: dict[str, str] = {}  # lines that are gathered, by what they are about
        self.heard = asyncio.Event()  # set while notices can be heard

    def start(self) -> None:
        """Begin to listen."""
        if not self._house.database.is_sqlite:
            self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                connection = await connected(self._house.settings)
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
        self._house.tables.catch_up_all()
        self.heard.set()
        await gone.wait()

    def _heard(self, line: str) -> None:
        sender, *words = line.split(" ")
        if sender == self._house.process or not words:
            return
        if words[0] == ":session":
            self._close_session(words[1])
        elif words[0] == ":presence":
            self._note_presence(sender, words[1], int(words[2]), words[3:])
        elif words[0] == ":who":
            if live := self._house.tables.live.get(words[1]):
                self.tell_presence(live, asked=True)
        else:
            for word in words:
                table, _, seq = word.rpartition(":")
                self._house.tables.heard_of(table, int(seq))

    # --- Sessions ---------------------------------------------------------------------------------

    async def session_ended(self, session: str) -> None:
        """A session or token is no longer good, in any process."""
        self._close_session(session)
        await self._send([f":session {session}"])

    def _close_session(self, session: str) -> None:
        for live in self._house.tables.live.values():
            for listener in live.audience.listeners:
                if listener.session == session:
                    listener.close(4001, "the session was ended")

    # --- Who is there -----------------------------------------------------------------------------

    def tell_presence(self, live: Live, *, asked: bool = False) -> None:
        """Tell who looks at a table from here, if there is anybody to tell."""
        if asked or self._house.duties.others:
            audience = live.audience
            people = {listener.person for listener in audience.listeners} & live.record.people()
            words = [":presence", live.id, str(audience.spectators_here()), *sorted(people)]
            self._gather(f"presence {live.id}", " ".join(words))

    def ask_presence(self, live: Live) -> None:
        """Ask who looks at a table elsewhere."""
        if not self._house.database.is_sqlite:
            self._gather(f"who {live.id}", f":who {live.id}")

    def _gather(self, about: str, line: str) -> None:
        """Send a line soon, in one transaction with others; the last about something counts."""
        if not self._untold:
            self._house.run(self._send_gathered())
        self._untold[about] = line

    async def _send_gathered(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        lines, self._untold = list(self._untold.values()), {}
        await self._send(lines)

    def _note_presence(self, sender: str, table: str, spectators: int, people: list[str]) -> None:
        if live := self._house.tables.live.get(table):
            live.audience.elsewhere[sender] = set(people), spectators
            live.audience.tell_changes()

    def process_gone(self, process: str) -> None:
        """Nobody is there through a process that is no more."""
        for live in self._house.tables.live.values():
            if live.audience.elsewhere.pop(process, None):
                live.audience.tell_changes()

    async def _send(self, lines: list[str]) -> None:
        if self._house.database.is_sqlite:
            return
        told = [{"line": f"{self._house.process} {line}"[:LONGEST_LINE]} for line in lines]
        async with self._house.database.write() as connection:
            await connection.execute(_NOTIFY, told)
