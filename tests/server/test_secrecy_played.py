"""Nothing secret leaves the server, over whole games that are played through it.

All who play and somebody who watches follow a game to its end over WebSockets. From time to time
everything each of them can ask for is asked for, over HTTP and a new WebSocket, answers and
refusals alike. Then the table in the server is exchanged for one that is the same for all they may
know, and different wherever they may not (`resample_hidden` of the rules, other orders, other moves
that nobody has seen), and all is asked for again: it must be the same to the byte. So must it be
after a move of their own that makes nothing known. What was sent on the way adds up to what is told
to whoever comes late, no message came that told its reader nothing, and looking back shows what
could be seen then.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Iterator
from typing import Any, TypeVar

import pytest

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import actions, events, lobby
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Header, Record
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.table import Move, Table
from tests.server.records import twin
from tests.server.running import Person, Seat, Server, serving, wait_for

TRIED = 3  # seeds to try, of which one is played
LOOKS = 2  # at each game, spread over it; more often, and at all games, in `make soak`
FOLLOWED = 15  # moves before each look; in long games nobody listens to those before
PLAYERS = 2  # players who compare each time, besides the spectator
T = TypeVar("T")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("secrecy")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as running:
        yield running


class Game:
    """A table on a server with its players and a spectator, and all they receive."""

    def __init__(self, server: Server, name: str, seats: int) -> None:
        self.server, self.seats = server, seats
        self.people = [Person(server, f"P{seat}") for seat in range(seats)]
        self.viewers: dict[int | None, Person] = {**dict(enumerate(self.people))}
        self.viewers[None] = Person(server, "Watcher")
        seating = [
            {"kind": "person", "name": f"P{seat}", "person": person.id}
            for seat, person in enumerate(self.people)
        ]
        rules = games.find(name)
        options = rules.complete_options(None)
        header = Header(
            lobby.new_id(), name, rules.rules_version, options, None, Secret(seats, "salt"),
            "none", None, True, self.people[0].id, seating, None, False, 1_000,
        )  # fmt: skip
        names = [seat["name"] for seat in seating]
        begun = [Event(header.id, 0, 1_000, events.START, {"names": names})]
        self.live: LiveTable = self.inside(server.process.tables.create(header, begun))
        self.followers = {
            viewer: Follower(person, self.live.id) for viewer, person in self.viewers.items()
        }
        self._all_are_there()

    def _all_are_there(self) -> None:
        wait_for(lambda: len(self.live.audience.listeners) == self.seats + 1)
        self.inside(self._tell_who_is_there())
        for follower in self.followers.values():
            follower.seat.ask("why", move="no")  # what comes before the answer, has come

    async def _tell_who_is_there(self) -> None:
        self.live.audience.tell_changes()

    def close(self) -> None:
        """Close all connections."""
        for follower in self.followers.values():
            follower.seat.close()
        wait_for(lambda: not self.live.audience.listeners)

    def inside(self, work: Awaitable[T]) -> T:
        """Run something on the server's event loop."""

        async def done() -> T:
            return await work

        loop = self.server.process.writer._lanes[0]._task.get_loop()
        return asyncio.run_coroutine_threadsafe(done(), loop).result(60)

    @property
    def record(self) -> Record:
        return self.live.record

    async def play(self, move: Move) -> None:
        """Make a move; when this returns, it is stored and sent."""
        step = self.record.table.known_step(move.seat)
        await self.live.append(lambda r: actions.move(r, move.seat, step, move.text))

    def play_on(self, moves: list[Move]) -> None:
        """Make some moves; all follow the last of them."""

        async def play(some: list[Move]) -> None:
            for move in some:
                await self.play(move)

        if len(moves) > 2 * FOLLOWED:
            for follower in self.followers.values():
                follower.rest()
            self.inside(play(moves[:-FOLLOWED]))
            for follower in self.followers.values():
                follower.come_back()
            self._all_are_there()
            moves = moves[-FOLLOWED:]
        for move in moves:
            self.inside(play([move]))
            for follower in self.followers.values():
                follower.follow()

    def received(self, viewer: int | None) -> list[str]:
        """Everything a viewer can find out now, without earlier steps."""
        person, table = self.viewers[viewer], self.live.id
        step = self.record.table.known_step(viewer)
        base = f"/api/tables/{table}"
        paths = ["", "/state", "/log", "/replay", "/journal", "/analysis", "/proof", "/picture"]
        paths += ["/state?seat=0", "/state?seat=1", f"/replay/{step + 1}", f"/replay/{step}?seat=0"]
        answers = [person.http.get(base + path).text for path in paths]
        which = "watch" if viewer is None else "mine"
        answers.append(person.http.get(f"/api/tables?which={which}").text)
        for seat, at in ((0, step), (viewer or 0, step + 1)):
            request = {"step": at, "move": "no", "seat": seat}
            answers.append(person.http.post(f"{base}/moves", json=request).text)
        answers.append(person.http.post(f"{base}/fork", json={"step": step}).text)
        answers += self._over_a_socket(person, step)
        return answers

    def _over_a_socket(self, person: Person, step: int) -> list[str]:
        before = len(self.live.audience.listeners)
        seat = person.sit(self.live.id, "?log=3")
        answers = [str(seat.socket.recv())]
        for message in (
            {"type": "undo", "id": 1, "step": step + 1},
            {"type": "reset", "id": 2, "step": step + 1},
            {"type": "ask_undo", "id": 3, "to": step},
            {"type": "answer_undo", "id": 4, "agree": True},
            {"type": "move", "id": 5, "step": step + 1, "move": "no"},
            {"type": "why", "id": 6, "move": "no"},
            {"type": "return", "id": 7},
        ):
            seat.socket.send(json.dumps(message))
            answers.append(str(seat.socket.recv()))
        seat.close()
        wait_for(lambda: len(self.live.audience.listeners) == before)
        return answers

    def must_be_the_same(self, viewer: int | None, other: Record) -> None:
        """A viewer finds out the same at this table and at another."""
        here, real = self.received(viewer), self.record
        views = self._exchange(other, {})
        try:
            there = self.received(viewer)
        finally:
            self._exchange(real, views)
        for one, two in zip(here, there, strict=True):
            assert one == two, (real.table.journal, viewer)

    def _exchange(self, record: Record, views: dict[Any, Any]) -> dict[Any, Any]:
        """Replace the record in the server; return the cached views of the old one."""
        audience = self.live.audience
        before, audience._views = audience._views, views
        self.live.record = audience.record = record
        return before


class Follower:
    """A connection that stays open, and everything that came through it."""

    def __init__(self, person: Person, table: str) -> None:
        self.seat: Seat = person.sit(table)
        self._table = table
        self.views: dict[int, list[Any]] = {}  # by step
        self.seat.until(lambda s: s.view)
        self._log_event()

    def rest(self) -> None:
        """Close the connection for a while."""
        self.seat.close()

    def come_back(self) -> None:
        """Reconnect with what is known, and receive the rest."""
        before = self.seat
        known = f"?branch={before.parts['branch']}&log={len(before.log)}"
        self.seat = before.person.sit(self._table, known)
        self.seat.log = before.log
        self.seat.until(lambda s: s.view)
        self._log_event()

    def follow(self) -> None:
        """Take in all messages; each must contain something new."""
        self.seat.socket.send('{"type":"ping"}')
        while True:
            before = {**self.seat.parts, "log": list(self.seat.log)}
            message = self.seat.hear()
            if message["type"] == "pong":
                return
            after = {**self.seat.parts, "log": self.seat.log, "type": before["type"]}
            changed = [name for name in message if after[name] != before[name]]
            assert changed, message
            assert message["type"] == "update", message
            self._log_event()

    def _log_event(self) -> None:
        seen = self.views.setdefault(self.seat.view["step"], [])
        if self.seat.view not in seen:
            seen.append(self.seat.view)

    def must_add_up(self, person: Person, table: str) -> None:
        """What was sent bit by bit equals what a new viewer receives at once."""
        late = person.sit(table)
        late.hear()
        assert late.view == self.seat.view
        assert late.log == self.seat.log
        assert late.parts["table"] == self.seat.parts["table"]
        assert {**late.parts["you"], "spectators": 0} == {**self.seat.parts["you"], "spectators": 0}
        late.close()


def other_world(record: Record, viewer: int | None, chooser: random.Random) -> Record:
    """A record that looks the same to the viewer and differs elsewhere."""
    if viewer is None:
        eyes = chooser.randrange(len(record.seats))  # a spectator knows no more than each player
        other = twin(record, eyes, chooser.getrandbits(30))
        other.orders = {seat: {"secret": chooser.random()} for seat in range(len(record.seats))}
        return other
    return twin(record, viewer, chooser.getrandbits(30))


def look(game: Game, chooser: random.Random) -> int:
    """Compare what each viewer receives; return the number of records that really differed."""
    different = 0
    for follower in game.followers.values():
        follower.follow()
    for viewer in (None, *chooser.sample(range(game.seats), PLAYERS)):
        follower = game.followers[viewer]
        other = other_world(game.record, viewer, chooser)
        different += other.table._state != game.record.table._state
        game.must_be_the_same(viewer, other)
        before = len(game.live.audience.listeners)
        follower.must_add_up(game.viewers[viewer], game.live.id)
        wait_for(lambda count=before: len(game.live.audience.listeners) == count)  # type: ignore[misc]
    return different


def own_move(game: Game, move: Move, chooser: random.Random) -> None:
    """Let a player make a move that reveals nothing, in both records."""
    other = twin(game.record, move.seat, chooser.getrandbits(30))
    game.play_on([move])
    data, at = {"seat": move.seat, "move": move.text}, game.record.last_at
    other.apply(Event(game.live.id, other.next_seq, at, events.MOVE, data))
    game.must_be_the_same(move.seat, other)


def look_back(game: Game) -> None:
    """Earlier steps show only what could be seen then."""
    watcher = game.followers[None]
    step = watcher.seat.view["step"]
    first = max(0, step - 20)
    path = f"/api/tables/{game.live.id}/replay/all?from={first}&to={step}"
    for viewer in (None, 0):
        for shown in game.viewers[viewer].get(path):
            if shown["step"] in watcher.views:
                assert shown["view"] in watcher.views[shown["step"]]
            told = [note for note in watcher.seat.log if note["step"] == shown["step"]]
            assert shown["log"] == told


def planned(name: str, seats: int) -> Table:
    """The shortest of a few random games."""
    best: Table | None = None
    for seed in range(TRIED):
        table, chooser = Table(games.find(name), seats, Secret(seats, "salt")), random.Random(seed)
        while not table.over and (best is None or len(table.moves) < len(best.moves)):
            table.play(chooser.choice(table.legal()))
        best = table if table.over else best
    assert best is not None
    return best


@pytest.mark.parametrize("name", ["priests-of-ra", "amun-re", "morra"])
def test_whole_games_reveal_nothing_secret(server: Server, name: str) -> None:
    play_whole(server, name, LOOKS)


def play_whole(server: Server, name: str, looks: int) -> None:
    server.process.tables.presence_changed = lambda live: None  # type: ignore[method-assign]
    plan = planned(name, max(games.find(name).seats))
    game = Game(server, name, plan.seats)
    try:
        play_and_look(game, plan, random.Random(name), looks)
    finally:
        game.close()


def play_and_look(game: Game, plan: Table, chooser: random.Random, looks: int) -> None:
    count, played, different = len(plan.moves), 0, 0
    quiet = [index for index in range(count - 1) if not plan.revealed(index)]
    for number in range(looks):
        wanted = max(played, int((number + chooser.random()) * count / looks))
        stop = next((index for index in quiet if index >= wanted), None)
        if stop is None:
            break
        game.play_on(plan.moves[played:stop])
        different += look(game, chooser)
        own_move(game, plan.moves[stop], chooser)
        look_back(game)
        played = stop + 1
    game.play_on(plan.moves[played:])
    for viewer, follower in game.followers.items():
        assert follower.seat.view["over"]
        follower.must_add_up(game.viewers[viewer], game.live.id)
    assert different, "there was something to hide"
