"""How fast the page of a table opens, early in a long game and late."""

from __future__ import annotations

import asyncio
import random
import statistics
from time import perf_counter
from typing import Any

import httpx
import uvloop

import heliopolis
from heliopolis import games
from heliopolis.server.load.hosting import Host, hosting
from heliopolis.server.load.measure import database_for
from heliopolis.server.load.socket import Socket, connect
from heliopolis.table import Table

STEPS = (10, 1_000)
WARM, COLD = 50, 5  # how often a page is opened
SEED = 1
# A table that nobody looks at leaves memory almost at once; when that is surely so.
FORGETFUL = {"idle_minutes": 0.005}
FORGOTTEN_SECONDS = 2.5


def measure(wanted: str) -> dict[str, Any]:
    """The time from asking for a table until all of it is there, after few and after many moves.

    Warm: somebody else looks at the table. Cold: it must be read from the database.
    """
    game = longest_game()
    with database_for(wanted) as address, hosting(address, settings=FORGETFUL) as host:
        pages = uvloop.run(_opened(host, game))
    return {"database": wanted.partition(":")[0], "game": game, "pages": pages}


def longest_game() -> str:
    """Of all games, played at random, the one that takes the most moves."""

    def moves(name: str) -> int:
        table, chooser = _new(name), random.Random(SEED)
        while not table.over and len(table.moves) <= STEPS[-1]:
            table.play(chooser.choice(table.legal()))
        return len(table.moves)

    return max(games.names(), key=moves)


def _new(game: str) -> Table:
    return heliopolis.new(game, seats=max(games.find(game).seats), seed=SEED)


async def _opened(host: Host, game: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=host.address, timeout=60) as http:
        await http.get("/api/me")
        pages = [await _Page.played(http, host, game, step) for step in STEPS]
        warm = [await page.opened_warm() for page in pages]
        cold: list[list[float]] = [[] for _ in pages]
        for _ in range(COLD):
            await asyncio.sleep(FORGOTTEN_SECONDS)
            for page, times in zip(pages, cold, strict=True):
                times.append(await page.opened())
    return [
        {
            "step": page.step,
            "warm_ms": round(statistics.median(times) * 1000, 2),
            "cold_ms": round(statistics.median(late) * 1000, 2),
        }
        for page, times, late in zip(pages, warm, cold, strict=True)
    ]


class _Page:
    """The page of a table at a step."""

    def __init__(self, http: httpx.AsyncClient, host: Host, table: str, step: int) -> None:
        self._http, self._host, self._table, self.step = http, host, table, step

    @classmethod
    async def played(cls, http: httpx.AsyncClient, host: Host, game: str, step: int) -> _Page:
        """A new table, played to a step; the same seed here and there says what is legal."""
        mirror, chooser = _new(game), random.Random(SEED)
        seats = [{"kind": "me"}] * mirror.seats
        wish = {"game": game, "seats": seats, "seed": SEED, "start": True}
        path = f"/api/tables/{(await http.post('/api/tables', json=wish)).json()['id']}"
        while len(mirror.moves) < step and not mirror.over:
            move = chooser.choice(mirror.legal())
            known = mirror.known_step(move.seat)
            data = {"step": known, "move": move.text, "seat": move.seat}
            (await http.post(f"{path}/moves", json=data)).raise_for_status()
            mirror.play(move)
        return cls(http, host, path, len(mirror.moves))

    async def opened_warm(self) -> list[float]:
        """The times it takes while somebody looks."""
        other = await self._look()
        times = [await self.opened() for _ in range(WARM)]
        other.close()
        return times

    async def opened(self) -> float:
        """The time it takes once."""
        began = perf_counter()
        (await self._http.get(self._table)).raise_for_status()
        socket = await self._look()
        took = perf_counter() - began
        socket.close()
        return took

    async def _look(self) -> Socket:
        """Connect, and wait until everything is there."""
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(_text: bytes) -> None:
            if not heard.done():
                heard.set_result(None)

        path, cookie = f"{self._table}/live", self._http.cookies["heliopolis"]
        socket = await connect("127.0.0.1", self._host.port, path, cookie, hear)
        await heard
        return socket
