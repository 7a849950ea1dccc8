"""What others seal is not told, by whatever way one asks.

Games of every kind are played to each moment at which several people choose in secret. From there
on two tables go on. At both the viewer seals the same and the same people are done; but the others
have chosen something else, in another order, and some who are not done have begun. Whatever the
viewer then receives, over WebSocket and HTTP, answers and refusals alike, must be the same to the
byte.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.server import events, lobby
from heliopolis.server.events import Event
from heliopolis.server.live import Live
from heliopolis.server.record import Header
from heliopolis.table import Table
from tests.server.running import Person, Seat, Server, serving

MOMENTS = 1  # of each game and number of seats, in which choices are sealed
Told = list[tuple[int, str]]  # of each move: the seat and the text


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sealed")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@dataclass(frozen=True)
class Moment:
    """A game at which several may choose in secret."""

    game: str
    seats: int
    seed: int
    moves: Told

    def table(self) -> Table:
        table = Table(games.find(self.game), self.seats, Secret(self.seed, "salt"))
        for seat, text in self.moves:
            table.play(text, seat)
        return table


def moments(game: str, seats: int) -> Iterator[Moment]:
    """Some at which several are asked and can move unseen."""
    chooser, found = random.Random(seats), 0
    table = Table(games.find(game), seats, Secret(seats, "salt"))
    while not table.over and found < MOMENTS:
        if len(table.players_to_move) > 1 and _seals(table) and chooser.random() < 0.4:
            found += 1
            yield Moment(game, seats, seats, [(m.seat, m.text) for m in table.moves])
        table.play(chooser.choice(table.legal()))


def _seals(table: Table) -> bool:
    """Whether the next move of the first who is asked stays secret."""
    twin = table.fork()
    mover = twin.players_to_move[0]
    before = twin.known_step(None)
    twin.play(twin.legal(mover)[0])
    return twin.known_step(None) == before


def sealed(moment: Moment, done: list[int], fixed: int | None, seed: int) -> Told:
    """What is chosen until just these seats are done; others may have begun. The fixed seat always
    chooses the same."""
    table, order = moment.table(), random.Random(seed)
    own = random.Random(0)
    told: Told = []
    order.shuffle(done)
    for seat in done:
        while seat in table.players_to_move:
            told.append(_sealed_move(table, seat, own if seat == fixed else order))
    for seat in table.players_to_move:
        if seat != fixed and order.random() < 0.5:
            begun = table.fork()
            _sealed_move(begun, seat, order)
            if seat in begun.players_to_move and begun.known_step() == table.known_step():
                table.play(begun.moves[-1])
                told.append((seat, begun.moves[-1].text))
    return told


def _sealed_move(table: Table, seat: int, chooser: random.Random) -> tuple[int, str]:
    move = table.play(chooser.choice(table.legal(seat)))
    return seat, move.text


def place(server: Server, moment: Moment, told: Told, people: list[Person]) -> str:
    """A table of the server at which all that has happened."""
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
    _in_server(server, server.house.tables.create(header, begun, "running"))
    return header.id


def _in_server(server: Server, work: Any) -> Live:
    loop = server.house.writer._task.get_loop()  # type: ignore[union-attr]
    live: Live = asyncio.run_coroutine_threadsafe(work, loop).result(10)
    return live


def received(person: Person, table: str, step: int, seats: int) -> list[str]:
    """All that somebody can find out about a table."""
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
    """The next answer. News of who is there come when they come, and are no answer."""
    while (text := str(seat.socket.recv())).startswith('{"type":"update","table"'):
        pass
    return text


def compare(server: Server, moment: Moment, viewer: int | None, people: list[Person]) -> bool:
    """Compare what a viewer finds out at two tables; returns whether they were different at all."""
    chooser = random.Random(f"{moment.moves} {viewer}")
    waiting = moment.table().players_to_move
    done = chooser.sample(waiting, chooser.randrange(1, len(waiting)))
    first, second = (sealed(moment, list(done), viewer, seed) for seed in (1, 2))
    person = people[viewer] if viewer is not None else people[-1]
    step = moment.table().known_step(None)
    seen = [
        received(person, place(server, moment, told, people), step, moment.seats)
        for told in (first, second)
    ]
    for before, after in zip(*seen, strict=True):
        assert before == after, (moment, viewer, first, second)
    return first != second


@pytest.mark.parametrize("game", games.names())
def test_what_others_seal_cannot_be_found_out(running: Server, game: str) -> None:
    people = [Person(running, f"P{seat}") for seat in range(max(games.find(game).seats) + 1)]
    compared = [
        compare(running, moment, viewer, people)
        for seats in games.find(game).seats
        for moment in moments(game, seats)
        for viewer in (None, *range(seats))
    ]
    assert any(compared) or not compared, "the two differ where something is sealed"
