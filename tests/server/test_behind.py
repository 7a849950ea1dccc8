"""A process without notifications neither refuses nor shows anything by stale memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest

import heliopolis
from heliopolis.server.core.events import Event
from heliopolis.server.runtime.live_table import LiveTable
from tests.server.postgres import Databases
from tests.server.running import PATIENCE, Person, Server, inside, serving, wait_for
from tests.server.test_processes import elsewhere


@pytest.fixture(scope="module")
def deaf(databases: Databases) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database that do not receive each other's notifications."""
    with databases.empty() as database, serving(database) as one, serving(database) as other:
        for server in (one, other):
            wait_for(server.process.notices.heard.is_set)
            server.process.notices._heard = lambda line: None  # type: ignore[method-assign]
        yield one, other


class SlowRead(NamedTuple):
    """A table of Ada's, of which the second process reads its events slowly."""

    ada: Person
    there: Person  # Ada, through the second process
    table: str
    path: str
    reading: threading.Event  # is set as soon as something has been read
    go_on: threading.Event  # what has been read reaches the process when this is set

    def move(self) -> None:
        """Make the first move, through the first process."""
        seat = self.ada.get(f"{self.path}/state")["view"]["players_to_move"][0]
        self.ada.post(f"{self.path}/moves", {"seat": seat, "step": 0, "move": "draw"})


@pytest.fixture
def slow(deaf: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> SlowRead:
    ada = Person(deaf[0], "Ada")
    there = elsewhere(ada, deaf[1])
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    store = deaf[1].process.store
    read, reading, go_on = store.events, threading.Event(), threading.Event()

    async def slowly(table: str, first: int = 0) -> list[Event]:
        found = await read(table, first)
        reading.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(store, "events", slowly)
    return SlowRead(ada, there, table, f"/api/tables/{table}", reading, go_on)


def test_a_stale_process_serves_a_table_before_its_start(deaf: tuple[Server, Server]) -> None:
    ada, bo, cy = Person(deaf[0], "Ada"), Person(deaf[1], "Bo"), Person(deaf[1], "Cy")
    table = ada.table("priests-of-ra", "me", "open", "open")
    path = f"/api/tables/{table}"
    watching = elsewhere(bo, deaf[0]).sit(table)  # this process knows them only as a spectator
    watching.hear()
    bo.post(f"{path}/join", {"seat": 1})
    cy.post(f"{path}/join", {"seat": 2})
    assert [seat["name"] for seat in ada.get(path)["seats"]] == ["Ada", "Bo", "Cy"]
    cy.post(f"{path}/leave")
    dee = Person(deaf[0], "Dee")
    dee.post(f"{path}/join", {"seat": 2})
    ada.post(f"{path}/start")
    bo.post(f"{path}/join", status=409)
    watching.do("leave")
    assert bo.get(path)["seats"][1]["replaced_by"]
    bo.post(f"{path}/return")
    watching.refused("return")


def test_starting_includes_players_who_joined_through_another_process(
    deaf: tuple[Server, Server],
) -> None:
    ada, bo = Person(deaf[0], "Ada"), Person(deaf[1], "Bo")
    for _ in range(2):
        table = ada.table("priests-of-ra", "me", "open")
        waiting = ada.sit(table)
        waiting.hear()
        live = deaf[0].process.tables.live[table]
        bo.post(f"/api/tables/{table}/join")
        assert live.record.seats[1].kind == "open", "it has not heard of it"
        ada.post(f"/api/tables/{table}/start")
        waiting.until(lambda s: s.view)
        waiting.close()


def test_a_stale_process_takes_moves_and_chat(deaf: tuple[Server, Server]) -> None:
    ada = Person(deaf[0], "Ada")
    mirror = heliopolis.new("amun-re", seats=3, seed=7)
    table = ada.table("amun-re", "me", "me", "me", start=True, seed=7)
    places = [ada, elsewhere(ada, deaf[1])]
    seats = [[person.sit(table, f"?seat={n}") for n in range(3)] for person in places]
    for each in seats:
        for seat in each:
            seat.until(lambda s: s.view)
    for turn in range(16):  # each move is made through the process that has not seen the last one
        move = mirror.legal()[0]
        here = seats[turn % 2][move.seat]
        here.do("move", step=mirror.known_step(move.seat), move=move.text)
        mirror.play(move)
        if turn < 12:
            here.do("chat", text=f"line {turn}")
    for place in places:
        state = place.get(f"/api/tables/{table}/state?seat=2")
        assert state["view"]["step"] == mirror.known_step(2)
        assert [line["text"] for line in state["chat"]["items"]] == [f"line {n}" for n in range(12)]


def test_a_stale_process_takes_undo_by_consent(deaf: tuple[Server, Server]) -> None:
    ada, *guests = (Person(deaf[0], name) for name in ("Ada", "Bo", "Cy"))
    table = ada.table("catan-island", "me", "open", "open")
    for guest in guests:
        guest.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    mover, *_ = ada.get(f"/api/tables/{table}/state")["view"]["players_to_move"]
    people = {who.get(f"/api/tables/{table}")["my_seats"][0]: who for who in (ada, *guests)}
    first = people.pop(mover)
    mine, again = (who.sit(table) for who in (first, elsewhere(first, deaf[1])))
    others = [elsewhere(who, deaf[1]).sit(table) for who in people.values()]
    for seat in (mine, again, *others):
        seat.until(lambda s: s.view)
    move = mine.legal[0]
    for one, other in ((mine, again), (again, mine)):
        one.do("move", step=0, move=move)
        assert other.ask("why", move=move)["rule"], "it cannot be made again"
        other.do("undo", step=1)
        one.do("move", step=0, move=move)
        other.do("reset", step=1)
    mine.do("move", step=0, move=move)
    others[0].do("ask_undo", to=0)
    assert mine.refused("ask_undo", to=0)["code"] == "already_asked"
    mine.do("answer_undo", agree=True)
    others[1].do("answer_undo", agree=True)
    others[1].until(lambda s: s.view["step"] == 0)
    mine.do("move", step=0, move=move)


def test_acknowledged_events_are_seen_by_every_process(deaf: tuple[Server, Server]) -> None:
    ada = Person(deaf[0], "Ada")
    there = elsewhere(ada, deaf[1])
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    path = f"/api/tables/{table}"
    there.get(path)
    for step in range(8):
        one, other = (ada, there) if step % 2 else (there, ada)
        seat = one.get(f"{path}/state")["view"]["players_to_move"][0]
        move = one.get(f"{path}/state?seat={seat}")["view"]["legal"][0]["text"]
        one.post(f"{path}/moves", {"seat": seat, "step": step, "move": move})
        assert other.get(f"{path}/state")["view"]["step"] == step + 1
        assert other.get(f"{path}/replay")["steps"] == step + 1
        assert other.get("/api/tables?which=mine")[0]["step"] == step + 1
        opened = other.sit(table)
        assert opened.hear()["view"]["step"] == step + 1
        opened.close()


def test_a_read_shared_with_another_request_may_be_too_old(
    deaf: tuple[Server, Server], slow: SlowRead, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = deaf[1].process.tables
    get, asked = tables.get, threading.Semaphore(0)

    async def counted(table: str) -> LiveTable:
        asked.release()
        return await get(table)

    monkeypatch.setattr(tables, "get", counted)
    with ThreadPoolExecutor(2) as pool:
        pool.submit(slow.there.get, f"{slow.path}/state")
        assert slow.reading.wait(PATIENCE)
        assert asked.acquire(timeout=PATIENCE)
        slow.move()
        later = pool.submit(elsewhere(slow.ada, deaf[1]).get, f"{slow.path}/state")
        assert asked.acquire(timeout=PATIENCE), "it waits for what is being read"
        slow.go_on.set()
        assert later.result(PATIENCE)["view"]["step"] == 1


def test_a_process_that_hears_again_reads_what_is_being_loaded_once_more(
    deaf: tuple[Server, Server], slow: SlowRead
) -> None:
    with ThreadPoolExecutor(1) as pool:
        opened = pool.submit(slow.there.sit, slow.table)
        assert slow.reading.wait(PATIENCE)
        slow.move()

        async def hear_again() -> None:
            deaf[1].process.tables.catch_up_all()

        inside(deaf[1], hear_again())
        slow.go_on.set()
        opened.result(PATIENCE).until(lambda s: s.view["step"] == 1)


def test_the_owner_of_a_seat_is_checked_when_a_move_is_stored(deaf: tuple[Server, Server]) -> None:
    """The seat may have been handed over through another process."""
    account = {"name": "Ada", "password": "correct horse"}
    Person(deaf[0]).post("/api/account", account)
    guest = Person(deaf[0], "Guest")
    table = guest.table("priests-of-ra", "me", "me", start=True, seed=7)
    path = f"/api/tables/{table}"
    first = guest.get(f"{path}/state")["view"]["players_to_move"][0]
    seat = elsewhere(guest, deaf[1]).sit(table, f"?seat={first}").until(lambda s: s.view)
    guest.post("/api/login", account)
    error = seat.refused("move", step=0, move="draw")
    assert (error["code"], error["field"]) == ("forbidden", "seat")
    me = Person(deaf[1], cookie=guest.http.cookies["heliopolis"])
    assert me.get(f"{path}/state")["view"]["step"] == 0
    me.post(f"{path}/moves", {"seat": first, "step": 0, "move": "draw"})
