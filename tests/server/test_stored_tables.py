"""Tables stored by an earlier version are read unchanged: tables of all games, made by
`tests.server.data.make_tables` with the version of 16 November 2026 (b8b7527)."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from heliopolis import games
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Record
from heliopolis.server.store.tables import header_of
from tests.server.data.make_tables import PASSWORD
from tests.server.running import Person, Server, asked, serving

DATA = Path(__file__).parent / "data"
EXPECTED: list[dict[str, Any]] = json.loads((DATA / "tables-1.json").read_text())
RUNNING = [table for table in EXPECTED if table["status"] == "running"]
FOREVER = {"open_days": 1e6, "guest_days": 1e6, "session_days": 1e6}  # nothing is too old to keep


def name_of(table: dict[str, Any]) -> str:
    return f"{table['game']} {table['status']} {table['id']}"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the database, to write in."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((DATA / "tables-1.sqlite.gz").read_bytes()))
    return file


def folded(file: Path, table: str) -> Record:
    """A table rebuilt from its stored events."""
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    row = connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()
    added_since = {"tournament": None}  # columns that a migration gives to older tables
    header = SimpleNamespace(**added_since, **dict(row))
    record = Record(header_of(header))  # type: ignore[arg-type]
    events = connection.execute(
        "SELECT table_id, seq, at, kind, data FROM events WHERE table_id = ? ORDER BY seq", [table]
    )
    for event in events:
        record.apply(Event.stored(*event))
    connection.close()
    return record


def test_there_are_running_and_finished_tables_of_every_game() -> None:
    names = {"priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops"}
    for status in ("running", "over"):
        assert {table["game"] for table in EXPECTED if table["status"] == status} == names
    assert any(table["chat"] for table in RUNNING)
    assert any(table["orders"] for table in RUNNING)
    assert any("\nreseed: " in table["journal"] for table in RUNNING)


@pytest.mark.parametrize("expected", EXPECTED, ids=name_of)
def test_stored_events_give_the_same_table(copy: Path, expected: dict[str, Any]) -> None:
    record = folded(copy, expected["id"])
    assert (record.status, record.next_seq) == (expected["status"], expected["events"])
    assert [said.text for said in record.chat] == expected["chat"]
    assert sorted(record.orders) == expected["orders"]
    if "journal" in expected:
        assert record.table.journal == with_version_of_rules(expected["journal"])
    if record.status == "over":
        assert (record.table.scores(), record.table.ranks()) == (
            expected["scores"],
            expected["ranks"],
        )


def test_a_server_continues_stored_tables(copy: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{copy}", **FOREVER) as server:
        people = [logged_in(server, name) for name in ("Ada", "Bo", "Cy")]
        ada = people[0]
        for table in EXPECTED:
            assert ada.get(f"/api/tables/{table['id']}")["status"] == table["status"]
        history = {game["table"]: game for game in ada.get(f"/api/people/{ada.id}")["history"]}
        for table in EXPECTED:
            if table["status"] == "over":
                found = history[table["id"]]
                assert (found["scores"], found["ranks"]) == (table["scores"], table["ranks"])
                path = f"/api/tables/{table['id']}"
                names = ada.get(f"{path}/state?language=en")["view"]["names"]
                before = with_names_of_bots(table["journal"], names)
                assert ada.http.get(f"{path}/journal").text == with_version_of_rules(before)
        for table in RUNNING:
            go_on(people, table["id"])


def with_version_of_rules(journal: str) -> str:
    """A journal of then as it is written now: games of older rules are games of today's."""
    game = re.search(r"(?m)^game: (.*)$", journal)
    assert game
    return journal.replace("rules: 1\n", f"rules: {games.find(game[1]).rules_version}\n", 1)


def with_names_of_bots(journal: str, names: list[str]) -> str:
    """A journal of then as it is written now: a bot has its name, and it says which bot it is."""
    named = iter([name for name in names if name not in ("Ada", "Bo", "Cy")])
    return re.sub(
        r"(?m)^(player \w:) (Random|Greedy|Easy|Medium|Hard) \d$",
        lambda found: f"{found[1]} {next(named)} (bot {found[2].lower()})",
        journal,
    )


def logged_in(server: Server, name: str) -> Person:
    guest = Person(server)
    guest.post("/api/login", {"name": name, "password": PASSWORD})
    return Person(server, cookie=guest.http.cookies["heliopolis"])


def go_on(people: list[Person], table: str) -> None:
    """Make one move for the seat to move."""
    waiting = people[0].get(f"/api/tables/{table}/state")["view"]["players_to_move"]
    seated = [person for person in people if person.get(f"/api/tables/{table}")["my_seats"]]
    mover = next(
        person for person in seated
        if set(person.get(f"/api/tables/{table}")["my_seats"]) & set(waiting)
    )  # fmt: skip
    seat = asked(mover, table)
    step = seat.view["step"]
    seat.move(seat.legal[0])
    seat.until(lambda s: s.view["step"] > step)
    seat.close()
