"""Analyses of finished games are stored: a restart does not make anybody wait for them again."""

from __future__ import annotations

import re
import time
import zlib
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select, update

from heliopolis import games
from heliopolis.server.core.clocks import DAY
from heliopolis.server.runtime import analysis_reads, cleaning, heavy_reads
from heliopolis.server.runtime.analyses import Analysed
from heliopolis.server.store import schema
from heliopolis.server.store.analyses import AnalysisStore, made_by
from heliopolis.texts import LANGUAGES
from tests.server.running import PATIENCE, Person, Server, inside, play_out, serving

STORED = schema.analyses
# What does not depend on the kind of database: a server's first analysis takes seconds.
on_one_database = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def analysed(person: Person, table: str) -> dict[str, Any]:
    """Ask until the analysis is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: dict[str, Any] = person.get(f"/api/tables/{table}/analysis")
        if found["analysis"]:
            return found
        time.sleep(0.05)
    raise AssertionError("it was not analysed in time")


async def _rows(server: Server) -> int:
    row = await server.process.database.row(select(func.count()).select_from(STORED))
    assert row is not None
    return int(row[0])


def stored(server: Server) -> int:
    """Return the number of analyses in the database, when all that were made are stored."""
    reads = server.process.analyses.reads
    end = time.monotonic() + PATIENCE
    while reads._under_way and time.monotonic() < end:
        time.sleep(0.01)
    return inside(server, _rows(server))


def finished(person: Person) -> str:
    table = person.table("ur", "me", "easy", start=True, options={"pieces": "2"})
    play_out(person.sit(table))
    return table


def test_after_a_restart_the_analysis_is_there_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as server:
        ada = Person(server)
        table = finished(ada)
        before = analysed(ada, table)
        page = ada.http.get(f"/report/{table}?language=nl").text.replace(server.address, "")
        picture = ada.http.get(f"/report/{table}/picture.png").content
        assert stored(server) == 1

    def never(*_: Any) -> Analysed:
        raise AssertionError("it is analysed again")

    monkeypatch.setattr(analysis_reads, "analyse_journal", never)
    with serving(database) as server:
        anybody = Person(server)
        assert anybody.get(f"/api/tables/{table}/analysis") == before
        shown = anybody.http.get(f"/report/{table}?language=nl").text
        assert shown.replace(server.address, "") == page
        assert anybody.http.get(f"/report/{table}/picture.png").content == picture
        assert stored(server) == 1


def made_up(*_: Any) -> Analysed:
    """Analyse nothing, in the process for it: which analysis counts does not depend on it."""
    page = zlib.compress(b"<p>A page.</p>")
    return Analysed(b'{"over":true}', dict.fromkeys(LANGUAGES, page), b"\x89PNG")


def test_an_analysis_that_does_not_count_is_made_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_reads, "analyse_journal", made_up)
    with serving(database) as server:
        ada = Person(server)
        table = finished(ada)
        analysed(ada, table)
        made = made_by(games.find("ur"))
        of_others: list[dict[str, Any]] = [{"made_by": "f" * 64}, {"depth": "deep"}]
        for change in (*of_others, {"data": b"damaged"}):
            assert stored(server) == 1
            inside(server, server.process.database.do(update(STORED).values(**change)))
            server.process.analyses.reads._cache.clear()  # as a restart does
            assert ada.get(f"/api/tables/{table}/analysis")["analysis"] is None
            analysed(ada, table)
            assert stored(server) == 1, "the new one has taken its place"
            row = inside(server, server.process.database.row(select(STORED)))
            assert row is not None
            assert (row.depth, row.made_by) == ("glance", made)
            assert Analysed.unpacked(bytes(row.data)).picture.startswith(b"\x89PNG")


def test_it_goes_with_its_game(database: str) -> None:
    with serving(database) as server:
        ada = Person(server)
        table, kept = (ada.table("ur", "me", "open") for _ in range(2))
        process = server.process
        game = games.find("ur")
        store = AnalysisStore(process.database)
        for one in (table, kept):
            inside(server, store.put(one, game, "glance", b"anything"))
        t, e = schema.tables, schema.events
        gone = (
            update(t).where(t.c.id == table).values(status="closed"),
            update(e).where(e.c.table_id == table).values(at=e.c.at - DAY),
        )
        inside(server, process.database.do(*gone))
        inside(server, cleaning.clean(process.database, process.tables, server.settings))
        assert inside(server, store.get(table, game, "glance")) is None
        assert inside(server, store.get(kept, game, "glance")) == b"anything"


@on_one_database
def test_a_report_that_must_wait_looks_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heavy_reads, "MOST_PER_READER", 0)
    with serving(database) as server:
        ada = Person(server)
        table = finished(ada)
        for _ in range(2 * heavy_reads.PER_MINUTE):
            waiting = ada.http.get(f"/report/{table}")
            assert waiting.status_code == 200
            assert 'http-equiv="refresh"' in waiting.text
            assert "waits for its turn" in waiting.text
        assert ada.get(f"/api/tables/{table}/analysis", 429)["error"]["code"] == "too_many"
        monkeypatch.undo()
        analysed(ada, table)  # having asked in vain does not count


@on_one_database
def test_an_answer_that_cannot_be_stored_is_given_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(AnalysisStore, "put", fail)
    with serving(database) as server:
        ada = Person(server)
        table = finished(ada)
        assert analysed(ada, table)["analysis"]["over"]
        assert stored(server) == 0


@on_one_database
def test_players_are_called_in_the_report_as_in_the_replay(database: str) -> None:
    with serving(database) as server:
        ada = Person(server, "Ada")
        table = finished(ada)
        analysed(ada, table)
        for language in ("en", "nl", "de"):
            names = ada.get(f"/api/tables/{table}/replay/0?language={language}")["view"]["names"]
            page = ada.http.get(f"/report/{table}?language={language}").text
            legend = re.findall(r"</svg> ([^<]+)</span>", page)
            assert legend[:2] == names
            assert "Easy 2" not in page


def test_the_sources_of_the_rules_and_the_texts_are_in_the_digest() -> None:
    ur = games.find("ur")
    assert made_by(ur) != made_by(games.find("amun-re"))
    assert made_by(ur) != made_by(replace(ur, rules_version=ur.rules_version + 1))
