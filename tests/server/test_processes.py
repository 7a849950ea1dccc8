"""Several processes on one database: each can serve any table, and each may die."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.events import Event
from heliopolis.server.runtime import background_work
from heliopolis.server.store import schema
from tests.server.postgres import Databases
from tests.server.running import (
    PATIENCE,
    Person,
    Server,
    asked,
    inside,
    play_out,
    serving,
    wait_for,
)


@pytest.fixture(scope="module")
def two(databases: Databases) -> Iterator[tuple[Server, Server]]:
    with databases.empty() as database, serving(database) as one, serving(database) as other:
        for server in (one, other):
            wait_for(server.process.notices.heard.is_set)
        yield one, other


def elsewhere(person: Person, server: Server) -> Person:
    """The same user, through another process."""
    return Person(server, cookie=person.http.cookies["heliopolis"])


def test_a_game_is_played_through_two_processes(two: tuple[Server, Server]) -> None:
    ada, bo = Person(two[0], "Ada"), Person(two[1], "Bo")
    table = ada.table("amun-re", "me", "open", "easy")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    one, other = ada.sit(table), bo.sit(table)
    play_out(one, other)
    assert one.view["result"] == other.view["result"]
    assert one.log == other.log


def test_presence_is_known_to_every_process(two: tuple[Server, Server]) -> None:
    ada, bo, cy = Person(two[0], "Ada"), Person(two[1], "Bo"), Person(two[1], "Cy the Younger")
    table = ada.table("priests-of-ra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    one = ada.sit(table)
    one.hear()
    other, watcher = bo.sit(table), cy.sit(table)
    one.until(lambda s: s.parts["table"]["seats"][1]["online"])
    one.until(lambda s: s.parts["you"]["spectators"] == 1)
    assert one.parts["you"]["watching"] == ["Cy the Younger"]
    other.until(lambda s: s.parts["table"]["seats"][0]["online"])
    other.close()
    watcher.close()
    one.until(lambda s: not s.parts["table"]["seats"][1]["online"])
    one.until(lambda s: s.parts["you"]["spectators"] == 0)


def test_another_process_is_known_as_soon_as_it_is_heard(two: tuple[Server, Server]) -> None:
    """It has asked who is there, and is to hear of those who come before it is looked up."""
    notices = two[0].process.notices

    async def hear(sender: str) -> bool:
        notices.has_other_processes = False
        notices._heard(f"{sender} :who nothing")
        return notices.has_other_processes

    assert inside(two[0], hear("another"))
    assert not inside(two[0], hear(notices._process))


def test_only_one_of_two_moves_at_once_wins(two: tuple[Server, Server]) -> None:
    ada = Person(two[0], "Ada")
    people = [ada, elsewhere(ada, two[1])]
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            state = ada.get(f"/api/tables/{table}/state?seat=0")
            number = state["view"]["players_to_move"][0]
            state = ada.get(f"/api/tables/{table}/state?seat={number}")
            request = {
                "seat": number,
                "step": state["view"]["step"],
                "move": state["view"]["legal"][0]["text"],
            }
            post = partial(_post, f"/api/tables/{table}/moves", request)
            answers = list(pool.map(post, people))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert ada.get(f"/api/tables/{table}/state?seat={number}")["view"]["step"] == (
                request["step"] + 1
            )


def _post(path: str, data: Any, person: Person) -> httpx.Response:
    return person.http.post(path, json=data)


def test_secret_choices_are_taken_from_several_processes_at_once(
    two: tuple[Server, Server],
) -> None:
    people = [Person(two[n % 2], f"P{n}") for n in range(4)]
    table = people[0].table("morra", "me", "open", "open", "open")
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")

    def play(person: Person) -> int:
        seat = person.sit(table).until(lambda s: s.view)
        chosen = 0
        while not seat.view["over"]:
            if not seat.legal:
                seat.hear()
                continue
            answer = seat.ask("move", step=seat.view["step"], move="show 1")
            chosen += answer["type"] == "done"  # otherwise another move came first: try again
        return chosen

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, people)) == [3, 3, 3, 3]


def test_an_ended_session_is_ended_everywhere(two: tuple[Server, Server]) -> None:
    ada = Person(two[0], "Ada")
    table = ada.table("priests-of-ra", "me", "easy", start=True)
    again = elsewhere(ada, two[1])
    seat = again.sit(table)
    seat.hear()
    session = ada.get("/api/sessions")[0]
    assert session["current"]
    ada.delete(f"/api/sessions/{session['id']}")
    with pytest.raises(ConnectionClosed) as closed:
        seat.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    assert again.get("/api/sessions", 401)["error"]["code"] == "unknown_person"


def test_what_could_not_be_read_is_read_again_without_being_asked_for(
    two: tuple[Server, Server],
) -> None:
    """A connection that broke unnoticed fails the read that a notice brings."""
    ada = Person(two[0], "Ada")
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    watching = elsewhere(ada, two[1]).sit(table).until(lambda s: s.view)
    reader = two[1].process.store._reader
    assert reader is not None

    async def broken() -> None:
        await two[1].process.tables.live[table].catch_up()
        reader._link.terminate()

    inside(two[1], broken())
    played = asked(ada, table)
    played.move(played.legal[0])
    watching.until(lambda s: s.view["step"] == 1)


def test_a_line_of_chat_gets_in_however_fast_others_play(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(two[0], "Ada")
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=7)
    seats = [ada.sit(table, f"?seat={number}") for number in range(2)]
    slow = Person(two[1], "Bo").sit(table).until(lambda s: s.view)
    writer, races = two[1].process.writer, iter(range(30))
    append = writer.append

    def move(step: int) -> None:
        for seat in seats:
            seat.until(lambda s: s.view["step"] == step)
        mover = next(seat for seat in seats if seat.legal)
        mover.move(mover.legal[0])

    async def overtaken(event: Event) -> bool:
        for step in races:  # somebody is first each time
            await asyncio.to_thread(move, step)
            break
        return await append(event)

    monkeypatch.setattr(writer, "append", overtaken)
    slow.do("chat", text="at last")
    slow.until(lambda s: s.view["step"] == 30)
    assert [line["text"] for line in slow.chat] == ["at last"]


def test_alone_on_its_database_a_process_takes_over_at_once(tmp_path: Path) -> None:
    """With SQLite nobody else can be there: whoever has left a heartbeat was killed."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    killed = {"id": "killed", "started": 0, "beat": now_ms() + 10**9}
    with serving(database) as before:
        inside(before, before.process.database.do(insert(schema.processes).values(**killed)))
    with serving(database) as after:
        wait_for(lambda: after.process.background.leads)


def test_work_of_a_dead_process_is_taken_over(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_work, "BEAT_SECONDS", 0.2)
    with serving(postgres_database) as one, serving(postgres_database) as other:
        ada = Person(one, "Ada")
        wait_for(lambda: one.process.background.leads)
        _stop_beating(one)
        one.process.tasks.closing = (
            True  # from now on it does no background work, as if it were dead
        )
        table = ada.table("priests-of-ra", "me", "random", start=True, seed=7)
        wait_for(lambda: other.process.background.leads)
        again = elsewhere(ada, other)
        state = again.get(f"/api/tables/{table}/state")
        while not state["view"]["legal"]:
            state = again.get(f"/api/tables/{table}/state")
        one.process.tasks.closing = False


def _stop_beating(server: Server) -> None:
    process = server.process
    loop = process.notices._listening.get_loop()  # type: ignore[union-attr]

    async def stop() -> None:
        for task in process.background._tasks:
            task.cancel()
        await asyncio.gather(*process.background._tasks, return_exceptions=True)
        p = schema.processes
        await process.database.do(update(p).where(p.c.id == process.id).values(beat=0))

    asyncio.run_coroutine_threadsafe(stop(), loop).result(PATIENCE)
