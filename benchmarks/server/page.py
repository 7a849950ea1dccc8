"""How fast the page of a table opens, early in a long game and late."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import tracemalloc
from time import perf_counter
from typing import Any

import httpx
import orjson
import uvloop

import heliopolis
from benchmarks.server.hosting import Host, hosting
from benchmarks.server.measure import database_for
from benchmarks.server.websocket import Socket, connect
from heliopolis import games
from heliopolis.table import Table

GAME = "catan-island"  # the longest are those of Catan
STEPS = (10, 1_000, 2_000)
WARM, COLD = 60, 15  # how often a page is opened
SEED = 1
# A table that nobody looks at leaves memory almost at once; when that is surely so.
FORGETFUL = {"idle_minutes": 0.005}
FORGOTTEN_SECONDS = 2.5


def measure(wanted: str) -> dict[str, Any]:
    """The time from asking for a table until all of it is there, after few and after many moves.

    Warm: somebody else looks at the table. Cold: it must be read from the database.
    """
    with database_for(wanted) as address, hosting(address, settings=FORGETFUL) as host:
        pages = uvloop.run(_opened(host, GAME))
    return {"database": wanted.partition(":")[0], "game": GAME, "pages": pages}


def _new(game: str) -> Table:
    return heliopolis.new(game, seats=max(games.find(game).seats), seed=SEED)


async def _opened(host: Host, game: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=host.address, timeout=60) as http:
        await http.get("/api/me")
        pages = [await _Page.played(http, host, game, step) for step in STEPS]
        for page in pages:  # whatever happens only once
            await page.opened()
        others = [await page.look() for page in pages]
        warm = [[await page.opened() for page in pages] for _ in range(WARM)]
        for other in others:
            other.close()
        cold = []
        for _ in range(COLD):
            await asyncio.sleep(FORGOTTEN_SECONDS)
            cold.append([await page.opened() for page in pages])
    return [
        {
            "step": page.step,
            "warm_ms": round(statistics.median(times[number] for times in warm) * 1000, 2),
            "cold_ms": round(statistics.median(times[number] for times in cold) * 1000, 2),
            "sent_kb": round(page.heard_bytes / 1000, 1),
            "memory_kb": round(page.memory / 1000),
        }
        for number, page in enumerate(pages)
    ]


class _Page:
    """The page of a table at a step."""

    def __init__(self, http: httpx.AsyncClient, host: Host, table: str, mirror: Table) -> None:
        self._http, self._host, self._table = http, host, table
        self.step, self.memory = len(mirror.moves), _memory(mirror)
        self.heard_bytes = 0

    @classmethod
    async def played(cls, http: httpx.AsyncClient, host: Host, game: str, step: int) -> _Page:
        """A new table, played to a step; the same seed here and there says what is legal."""
        mirror, chooser = _new(game), random.Random(SEED)
        seats = [{"kind": "me"}] * mirror.seats
        request = {"game": game, "seats": seats, "seed": SEED, "start": True}
        path = f"/api/tables/{(await http.post('/api/tables', json=request)).json()['id']}"
        while len(mirror.moves) < step and not mirror.over:
            move = chooser.choice(mirror.legal())
            known = mirror.known_step(move.seat)
            data = {"step": known, "move": move.text, "seat": move.seat}
            (await http.post(f"{path}/moves", json=data)).raise_for_status()
            mirror.play(move)
        return cls(http, host, path, mirror)

    async def opened(self) -> float:
        """The time it takes once."""
        began = perf_counter()
        (await self._http.get(self._table)).raise_for_status()
        socket = await self.look()
        took = perf_counter() - began
        socket.close()
        return took

    async def look(self) -> Socket:
        """Connect, and wait until everything is there."""
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(text: bytes) -> None:
            if not heard.done():
                self.heard_bytes = len(text)
                heard.set_result(None)

        path, cookie = f"{self._table}/live", self._http.cookies["heliopolis"]
        socket = await connect("127.0.0.1", self._host.port, path, cookie, hear)
        await heard
        return socket


def _memory(table: Table) -> int:
    """The bytes that a game takes in memory after it was woken."""
    kept = orjson.dumps(table.snapshot())
    tracemalloc.start()
    twin = _new(table.game.name)
    twin.restore(orjson.loads(kept))
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken
