"""Sealed choices of others stay secret, whatever is requested.

Games of every kind are played to each moment at which several people choose in secret. From there
on two tables go on. At both the viewer seals the same and the same people are done; but the others
have chosen something else, in another order, and some who are not done have begun. Whatever the
viewer then receives, over WebSocket and HTTP, answers and refusals alike, must be the same to the
byte. Of all games and seats that is compared on records, in `tests/server/core/test_sealed.py`, and
here in `make soak`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import events, lobby
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header
from heliopolis.server.runtime.live_table import LiveTable
from tests.server.moments import Moment, Told, moments, two_worlds
from tests.server.running import Person, Seat, Server, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sealed")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


def place(server: Server, moment: Moment, told: Told, people: list[Person]) -> str:
    """A table on the server with these events."""
    seating = [
        {"kind": "person", "name": f"P{number}", "person": person.id}
        for number, person in enumerate(people[: moment.seats])
    ]
    header = Header(
        lobby.new_id(), moment.game, games.find(moment.game).rules_version,
        moment.table().options, None, Secret(moment.seed, "salt"), "none", None, False,
        people[0].id, seating, None, False, 1_000,
    )  # fmt: skip
    names = [seat["name"] for seat in seating]
    happened: list[tuple[str, dict[str, Any]]] = [(events.START, {"names": names})]
    happened += [
        (events.MOVE, {"seat": seat, "move": text}) for seat, text in (*moment.moves, *told)
    ]
    begun = [Event(header.id, seq, 1_000 + seq, *event) for seq, event in enumerate(happened)]
    _in_server(server, server.process.tables.create(header, begun))
    return header.id


def _in_server(server: Server, work: Any) -> LiveTable:
    loop = server.process.writer._lanes[0]._task.get_loop()
    live: LiveTable = asyncio.run_coroutine_threadsafe(work, loop).result(10)
    return live


def received(person: Person, table: str, step: int, seats: int) -> list[str]:
    """Everything a user can find out about a table."""
    base = f"/api/tables/{table}"
    paths = ["", "/state", "/replay", "/journal", "/log", "/analysis", "/proof", "/picture"]
    paths += [f"/replay/{step}", f"/replay/{step + 1}", f"/replay/{max(0, step - 1)}"]
    paths += [f"/replay/all?from={max(0, step - 20)}&to={step}", f"/picture?step={step}"]
    paths += [f"/state?seat={seat}" for seat in range(seats)]
    answers = [person.http.get(base + path).text for path in paths]
    answers += [
        person.http.post(f"{base}/moves", json={"step": at, "move": "nothing", "seat": seat}).text
        for at in (step, step + 1, step + 2)
        for seat in range(seats)
    ]
    answers.append(person.http.post(f"{base}/fork", json={"step": step}).text)
    seat = person.sit(table)
    answers.append(str(seat.socket.recv()))
    for message in (
        {"type": "undo", "id": 1, "step": step + 5},
        {"type": "ask_undo", "id": 2, "to": step + 5},
        {"type": "move", "id": 3, "step": step + 5, "move": "x"},
        {"type": "ping"},
    ):
        seat.socket.send(json.dumps(message))
        answers.append(_answer(seat))
    seat.close()
    return [answer.replace(table, "TABLE") for answer in answers]


def _answer(seat: Seat) -> str:
    """The next answer; presence messages are skipped."""
    while (text := str(seat.socket.recv())).startswith('{"type":"update","table"'):
        pass
    return text


def compare(server: Server, moment: Moment, viewer: int | None, people: list[Person]) -> bool:
    """Compare what a viewer finds out at two tables; returns whether they were different at all."""
    first, second = two_worlds(moment, viewer)
    person = people[viewer] if viewer is not None else people[-1]
    step = moment.table().known_step(None)
    seen = [
        received(person, place(server, moment, told, people), step, moment.seats)
        for told in (first, second)
    ]
    for before, after in zip(*seen, strict=True):
        assert before == after, (moment, viewer, first, second)
    return first != second


@pytest.mark.parametrize(("game", "seats"), [("amun-re", 3), ("catan-island", 4)])
def test_sealed_choices_of_others_cannot_be_found_out(
    running: Server, game: str, seats: int
) -> None:
    people = [Person(running, f"P{seat}") for seat in range(seats + 1)]
    compared = [
        compare(running, moment, viewer, people)
        for moment in moments(game, seats)
        for viewer in (None, 0, seats - 1)
    ]
    assert any(compared), "the two differ where something is sealed"
