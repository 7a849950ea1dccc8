"""Analyses of finished games: computed once, in a process of their own, then remembered."""

from __future__ import annotations

import asyncio
from functools import partial

from heliopolis.kernel.game import Game
from heliopolis.server.core import replay
from heliopolis.server.core.record import Record
from heliopolis.server.core.seat_names import names_at
from heliopolis.server.logs import logger
from heliopolis.server.runtime.analyses import SECONDS, Analysed, analyse_journal
from heliopolis.server.runtime.heavy_reads import HeavyReads
from heliopolis.server.store.analyses import AnalysisStore
from heliopolis.texts import LANGUAGES


class AnalysisReads:
    """The analyses of finished games, made when somebody asks for them first."""

    def __init__(self, store: AnalysisStore, depth: str) -> None:
        self.reads = HeavyReads(SECONDS)
        self._store, self._depth = store, depth

    async def poll(self, record: Record, reader: str) -> tuple[Analysed | None, tuple[int, int]]:
        """Return the analysis of a game that is over, or how far it has come.

        `reader` is the user or address that asks.
        """
        journal, table = replay.finished_journal(record), record.header.id
        if not self.reads.knows(table):
            await self._recall(table, record.game)
        names = {language: names_at(record, language) for language in LANGUAGES}
        found: tuple[Analysed | None, tuple[int, int]] = self.reads.poll(
            table,
            reader,
            analyse_journal,
            journal,
            self._depth,
            table,
            names,
            remember=partial(self._remember, table, record.game),
        )
        return found

    async def _recall(self, table: str, game: Game) -> None:
        packed = await self._store.get(table, game, self._depth)
        if packed is not None:
            try:
                self.reads.keep(table, await asyncio.to_thread(Analysed.unpacked, packed))
            except Exception as error:  # whatever is wrong with it: it can be made anew
                logger.error("analysis_unusable", extra={"error": repr(error)})

    async def _remember(self, table: str, game: Game, analysed: Analysed) -> None:
        try:
            packed = await asyncio.to_thread(analysed.packed)
            await self._store.put(table, game, self._depth, packed)
        except Exception as error:  # those who ask have it, be it stored or not
            logger.error("analysis_not_stored", extra={"error": repr(error)})

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        await self.reads.close()
