"""Work that a hostile guest gives the server does not disturb the games of others."""

from __future__ import annotations

import asyncio
import gzip
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from httpx._decoders import GZipDecoder

from heliopolis.server import metrics
from heliopolis.server.core import lobby, messages, replay
from heliopolis.server.core.errors import Refused
from heliopolis.server.http.routes import tables as routes
from heliopolis.server.runtime import heavy_reads, live_tables, look_backs, outgoing, users
from heliopolis.server.runtime.heavy_reads import HeavyReads, LimitedProcess
from heliopolis.server.runtime.look_backs import LookBacks
from tests.server.records import new_record, play
from tests.server.running import PATIENCE, Person, Server, inside, serving, wait_for

# --- Webhooks -------------------------------------------------------------------------------------


class Endpoint:
    """A webhook that answers as it likes, on a real socket."""

    def __init__(self, reply: Callable[[socket.socket], None]) -> None:
        self.calls = self.open = 0
        self._reply = reply
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}/hook"

    def _listen(self) -> None:
        while True:
            try:
                raw, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(raw,), daemon=True).start()

    def _answer(self, raw: socket.socket) -> None:
        self.calls += 1
        self.open += 1
        try:
            with raw:
                raw.recv(65_536)
                self._reply(raw)
        except OSError:
            pass  # the server has closed the connection
        finally:
            self.open -= 1

    def close(self) -> None:
        self._listening.close()


@cache
def _bomb() -> bytes:
    return gzip.compress(bytes(200_000_000), 1)


def _gzip_bomb(raw: socket.socket) -> None:
    body = _bomb()
    head = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(body)
    raw.sendall(head + body)
    raw.recv(1)


def _endless_body(raw: socket.socket) -> None:
    raw.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
    while True:
        raw.sendall(b"x" * 65_536)


def _endless_header(raw: socket.socket) -> None:
    raw.sendall(b"HTTP/1.1 200 OK\r\nX-Long: ")
    while True:
        raw.sendall(b"x" * 65_536)


def _drops(raw: socket.socket) -> None:
    """Send a byte from time to time, so that no single step takes too long."""
    for byte in b"HTTP/1.1 200 OK\r\nX-Long: " + b"x" * 10_000:
        raw.sendall(bytes([byte]))
        time.sleep(0.05)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("work")
    with serving(str(folder / "tables.sqlite"), private_webhooks=True, tables_per_user=4) as server:
        yield server


@pytest.mark.parametrize(
    ("reply", "taken"),
    [(_gzip_bomb, True), (_endless_body, True), (_endless_header, False), (_drops, False)],
)
def test_the_answer_of_a_webhook_is_not_read(
    running: Server,
    monkeypatch: pytest.MonkeyPatch,
    reply: Callable[[socket.socket], None],
    taken: bool,
) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT_SECONDS", PATIENCE / 2)
    monkeypatch.setattr(outgoing, "TOTAL_SECONDS", PATIENCE / 2 if taken else 1.0)
    unpacked: list[bytes] = []

    def decode(_: GZipDecoder, data: bytes) -> bytes:
        unpacked.append(data)
        return b""

    monkeypatch.setattr(GZipDecoder, "decode", decode)
    _bomb()  # made before anybody waits for it
    endpoint = Endpoint(reply)
    ada = Person(running, "Ada")
    ada.patch("/api/me", {"webhook": endpoint.url})
    longest = 0.0

    async def call() -> bool:
        nonlocal longest
        posted = asyncio.create_task(running.process.notifications._posted(ada.id, "{}"))
        while not posted.done():
            before = time.thread_time()  # what this thread computed: others may keep it waiting
            await asyncio.sleep(0.01)
            longest = max(longest, time.thread_time() - before)
        return await posted

    assert inside(running, call()) == taken
    assert longest < 1, "the event loop went on"
    assert unpacked == []
    wait_for(lambda: endpoint.open == 0)
    endpoint.close()


def test_one_webhook_call_at_a_time_goes_to_an_address(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "TOTAL_SECONDS", PATIENCE)

    in_flight: list[socket.socket] = []
    most = 0

    def slow(raw: socket.socket) -> None:
        nonlocal most
        in_flight.append(raw)
        most = max(most, len(in_flight))
        time.sleep(0.1)
        in_flight.remove(raw)  # before the answer, after which the next call may begin
        raw.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")

    endpoint = Endpoint(slow)
    people = [Person(running) for _ in range(5)]
    for person in people:
        person.patch("/api/me", {"webhook": endpoint.url})

    async def call() -> list[bool]:
        posted = running.process.notifications._posted
        return await asyncio.gather(*(posted(person.id, "{}") for person in people))

    assert inside(running, call()) == [True] * 5
    assert (endpoint.calls, most) == (5, 1)
    assert running.process.notifications._calls._slots == {}
    endpoint.close()


# --- Work in another process ----------------------------------------------------------------------


def test_work_that_takes_too_long_is_stopped_and_other_work_goes_on() -> None:
    async def work() -> None:
        process = LimitedProcess(2.0)
        try:
            slow = asyncio.create_task(process.run(time.sleep, 600))
            await asyncio.sleep(0)
            quick = asyncio.create_task(process.run(abs, -3))
            with pytest.raises(Refused) as refused:
                await slow
            assert (refused.value.code, refused.value.status) == ("too_long", 503)
            assert await quick == 3, "it waited, and was not cancelled with the other"
        finally:
            process.close()

    asyncio.run(work())


def test_heavy_reads_are_cached_shared_and_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_reads, "MOST_CACHED", 2)
    monkeypatch.setattr(heavy_reads, "PER_MINUTE", 2)
    done: list[int] = []

    async def run(work: Callable[..., Any], number: int) -> int:
        done.append(number)
        await asyncio.sleep(0)
        return work(-number)  # type: ignore[no-any-return]

    async def read() -> None:
        reads = HeavyReads()
        monkeypatch.setattr(reads._process, "run", run)
        asked = (_answer(reads, "a", "ada", 1) for _ in range(3))
        assert await asyncio.gather(*asked) == [1] * 3
        assert done == [1], "computed once for all who ask"
        assert await _answer(reads, "b", "ada", 2) == 2
        with pytest.raises(Refused) as refused:
            reads.poll("c", "ada", abs, 3)
        assert refused.value.status == 429
        for _ in range(20):
            assert reads.poll("a", "ada", abs, 1)[0] == 1, "what is cached is free"
        assert await _answer(reads, "c", "bo", 3) == 3
        assert await _answer(reads, "b", "bo", 2) == 2, "the oldest were forgotten"
        assert done == [1, 2, 3, 2]

    asyncio.run(read())


async def _answer(reads: HeavyReads, key: str, reader: str, number: int) -> Any:
    """Ask again until it is there."""
    while (answer := reads.poll(key, reader, abs, number)[0]) is None:
        await asyncio.sleep(0)
    return answer


def test_the_queue_of_heavy_reads_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_reads, "MOST_QUEUED", 2)

    async def read() -> None:
        reads = HeavyReads()
        never = asyncio.Event()

        async def run(*_: Any) -> None:
            await never.wait()

        monkeypatch.setattr(reads._process, "run", run)
        for n in range(2):
            reads.poll(str(n), str(n), abs, n)
        with pytest.raises(Refused) as refused:
            reads.poll("9", "9", abs, 9)
        assert (refused.value.code, refused.value.status) == ("busy", 503)

    asyncio.run(read())


def test_people_take_turns_with_heavy_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who asks for two things has the second after all who ask for one."""
    done: list[int] = []

    async def run(work: Callable[..., Any], number: int) -> int:
        done.append(number)
        await asyncio.sleep(0.01)
        return number

    async def read() -> None:
        reads = HeavyReads()
        monkeypatch.setattr(reads._process, "run", run)
        for number, reader in enumerate(["ada", "ada", "bo", "cy", "bo"]):
            reads.poll(str(number), reader, abs, number)
        await asyncio.sleep(0)
        cancelled = reads._under_way["3"].task
        cancelled.cancel()
        await asyncio.wait([one.task for one in reads._under_way.values()])
        assert done == [0, 2, 1, 4], "ada, bo, then both again; cy left the queue"
        assert await _answer(reads, "5", "ada", 5) == 5

    asyncio.run(read())


def test_what_is_polled_is_computed_meanwhile_and_tells_how_far_it_is() -> None:
    async def read() -> None:
        reads = HeavyReads(60.0)
        try:
            work = (_slow_work, "a")
            answer, progress = reads.poll("a", "ada", *work)
            assert (answer, progress) == (None, (0, 0))
            while progress == (0, 0):
                answer, progress = reads.poll("a", "ada", *work)
                await asyncio.sleep(0.01)
            assert progress == (3, 7)
            waiting, queued = reads.poll("b", "ada", abs, -5)
            assert (waiting, queued) == (None, (0, 0)), "it waits for the first"
            with pytest.raises(Refused) as refused:
                reads.poll("c", "ada", abs, -5)
            assert refused.value.status == 429, "one user has two under way at most"
            assert reads.poll("c", "bo", abs, -5)[0] is None, "others may ask"
        finally:
            await reads.close()

    asyncio.run(read())


def test_a_poll_tells_why_it_failed_and_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        reads = HeavyReads()
        fails = [True]

        async def run(work: Callable[..., Any], number: int) -> Any:
            if fails:
                raise Refused("too_long", "this took too long here", status=503)
            return work(number)

        monkeypatch.setattr(reads._process, "run", run)
        assert reads.poll("a", "ada", abs, -1)[0] is None
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too long"):
            reads.poll("a", "ada", abs, -1)
        fails.clear()
        assert reads.poll("a", "ada", abs, -1)[0] is None
        await asyncio.sleep(0)
        assert reads.poll("a", "ada", abs, -1)[0] == 1

    asyncio.run(read())


def _slow_work(_: str) -> None:
    heavy_reads.tell_progress(3, 7)
    time.sleep(600)


# --- Looking back ---------------------------------------------------------------------------------


def test_others_are_served_while_a_long_game_is_looked_back_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(look_backs, "SLICE_SECONDS", 0.0)
    turned = 0

    def work() -> replay.Work:
        for _ in range(50):
            yield
        return [turned]

    async def read() -> None:
        reads = LookBacks()

        async def turn() -> None:
            nonlocal turned
            while True:
                turned += 1
                await asyncio.sleep(0)

        others = asyncio.create_task(turn())
        (seen,) = orjson.loads(await reads.get("a", "ada", work))
        assert seen >= 49, "the loop turned between the parts"
        assert orjson.loads(await reads.get("a", "ada", work)) == [seen], "it was cached"
        others.cancel()

    asyncio.run(read())


def test_looking_back_is_limited_queued_and_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_backs, "PER_MINUTE", 8)
    monkeypatch.setattr(look_backs, "MOST_QUEUED", 1)
    monkeypatch.setattr(look_backs, "MOST_CACHED_BYTES", 10)

    def work() -> replay.Work:
        yield
        return "1234"

    async def read() -> None:
        reads = LookBacks()
        for number in range(2):
            await reads.get(number, "ada", work)
        with pytest.raises(Refused) as refused:
            await reads.get(2, "ada", work)
        assert refused.value.status == 429
        await reads.get(1, "ada", work)
        assert list(reads._cache) == [1], "the oldest was forgotten"
        monkeypatch.setattr(look_backs, "SLICE_SECONDS", 0.0)
        first = asyncio.create_task(reads.get(3, "bo", work))
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await reads.get(4, "cy", work)
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        assert await first == b'"1234"'

    asyncio.run(read())


def test_a_game_goes_on_while_it_is_looked_back_at() -> None:
    """What is shown is what was there when somebody asked."""
    record = new_record("priests-of-ra", 3, 1)
    for _ in range(6):
        play(record, record.table.legal(record.players_to_move[0])[0])
    steps = replay.steps(record)
    at_once = replay.shown(record, 0, steps, None)
    work = replay.show_steps(record, 0, steps, None)
    next(work)
    while record.table.moves:
        record.table.undo()
    assert replay.run(work) == at_once


# --- What anybody may ask for ---------------------------------------------------------------------


class Held:
    """Work that takes as long as a test wants, and counts how often it is begun."""

    def __init__(self, answer: Any) -> None:
        self.begun, self.release = 0, threading.Event()
        self._answer = answer

    def __call__(self) -> Any:
        self.begun += 1
        assert self.release.wait(PATIENCE)
        return self._answer


def _asked_while_others_are_served(server: Server, path: str, held: Held) -> list[httpx.Response]:
    """Ask for something twice at once; others are answered before it is done."""
    with ThreadPoolExecutor(2) as pool:
        url = f"{server.address}{path}"
        asked = [pool.submit(httpx.get, url, timeout=PATIENCE) for _ in range(2)]
        wait_for(lambda: held.begun)
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).is_success
        held.release.set()
        return [one.result(PATIENCE) for one in asked]


def test_the_description_of_the_api_is_made_once_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes most of a second, and anybody may ask for it."""
    with serving(str(tmp_path / "tables.sqlite")) as server:
        held = Held({"openapi": "3.1.0"})
        monkeypatch.setattr(server.app, "openapi", held)
        answers = _asked_while_others_are_served(server, "/api/openapi.json", held)
        answers.append(httpx.get(f"{server.address}/api/openapi.json"))
        assert [answer.json() for answer in answers] == [{"openapi": "3.1.0"}] * 3
        assert held.begun == 1


def test_metrics_are_made_seldom_and_off_the_event_loop(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(b"figures")
    monkeypatch.setattr(metrics, "generate_latest", held)
    monkeypatch.setattr(metrics, "KEEP_SECONDS", PATIENCE)
    running.process.figures = metrics.Figures()
    answers = _asked_while_others_are_served(running, "/metrics", held)
    answers.append(httpx.get(f"{running.address}/metrics"))
    assert [answer.content for answer in answers] == [b"figures"] * 3
    assert held.begun == 1
    running.process.figures = metrics.Figures()


def test_others_are_served_while_tables_are_listed(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "CARDS_AT_ONCE", 1)
    ada = Person(running)
    for _ in range(4):
        ada.table("ur", "me", "open")
    turned: list[int] = [0]
    seen: list[int] = []

    def card(*_: Any) -> dict[str, Any]:
        asyncio.get_running_loop().call_soon(lambda: turned.append(turned[-1] + 1))
        seen.append(turned[-1])
        return {}

    monkeypatch.setattr(messages, "table_card", card)
    assert len(ada.get("/api/tables?which=mine")) == 4
    assert seen == [0, 1, 2, 3], "the loop turned after every one"


def test_what_is_imported_late_is_imported_before_anybody_comes(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys\n"
        "from heliopolis.server.app import IMPORTED_LATE, create\n"
        "from heliopolis.server.settings import Settings\n"
        f"app = create(Settings(database={str(tmp_path / 'x.sqlite')!r}, log_level='error'))\n"
        "async def main():\n"
        "    async with app.router.lifespan_context(app):\n"
        "        print(sorted(set(IMPORTED_LATE) - set(sys.modules)))\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["[]"], done.stderr


# --- Boards and quotas ----------------------------------------------------------------------------


def test_the_size_of_a_board_is_limited(running: Server) -> None:
    ada = Person(running)
    request = {"game": "amun-re", "seats": [{"kind": "me"}] * 3}
    board = {"name": "x" * 100_000}
    error = ada.post("/api/tables", {**request, "board": board}, 400)["error"]
    assert (error["code"], error["field"]) == ("bad_request", "board")
    assert "65536" in error["message"]


def test_a_board_is_checked_in_another_process_within_a_time_limit(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(running)
    request: dict[str, Any] = {"game": "amun-re", "seats": [{"kind": "me"}] * 3}
    board = {"provinces": {"memphis": {"fields": 3}, "abydos": {"fields": 3}}}
    wrong = ada.post("/api/tables", {**request, "board": {"provinces": {"rome": {}}}}, 400)
    assert wrong["error"]["code"] == "bad_setup"
    assert ada.post("/api/tables", {**request, "board": board})["game"] == "amun-re"
    check = running.process.board_check
    monkeypatch.setattr(check, "_seconds", 1e-9)
    error = ada.post("/api/tables", {**request, "board": board}, 503)["error"]
    assert error["code"] == "too_long"
    assert ada.get("/healthz")["status"] == "ok"


def test_a_board_that_is_slow_to_set_up_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    setup: tuple[Any, ...] = ("amun-re", 3, {}, {"provinces": {"memphis": {"fields": 2}}})
    monkeypatch.setattr(lobby, "LONGEST_SETUP", 60.0)
    assert lobby.try_board(*setup) is None
    monkeypatch.setattr(lobby, "LONGEST_SETUP", 0.0)
    refused = lobby.try_board(*setup)
    assert refused
    assert (refused.code, refused.field) == ("bad_setup", "board")


def test_tables_per_host_are_limited(running: Server) -> None:
    ada, bo = Person(running), Person(running)
    for _ in range(4):
        ada.table("priests-of-ra", "me", "open")
    request = {"game": "priests-of-ra", "seats": [{"kind": "me"}, {"kind": "open"}]}
    error = ada.post("/api/tables", request, 409)["error"]
    assert error["code"] == "too_many_tables"
    bo.table("priests-of-ra", "me", "open")


def test_tables_that_nobody_follows_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_UNUSED", 2)
    with serving(str(tmp_path / "tables.sqlite")) as server:
        ada = Person(server)
        made = [ada.table("ur", "me", "me", start=True) for _ in range(6)]
        followed = ada.sit(made[0]).until(lambda s: s.view)
        live = server.process.tables.live
        wait_for(lambda: len(live) == 3)
        assert set(live) == {made[0], made[4], made[5]}, "those used last, and what is followed"
        for table in made:
            assert ada.get(f"/api/tables/{table}")["status"] == "running"
        followed.close()


# --- Passwords ------------------------------------------------------------------------------------


def test_a_flood_of_logins_is_refused_before_it_is_hashed(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(users, "_MOST_WAITING", 4)

    async def flood() -> list[Any]:
        hashed = (running.process.users._hash("correct horse") for _ in range(30))
        return await asyncio.gather(*hashed, return_exceptions=True)

    results = inside(running, flood())
    refused = [result for result in results if isinstance(result, Refused)]
    assert len(refused) == 26
    assert {result.status for result in refused} == {429}
    assert running.process.users._waiting_to_hash == 0


# --- Paces ----------------------------------------------------------------------------------------


def test_bots_without_users_keep_their_pace(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), bot_pace_ms=1_000, substitute="random") as server:
        ada = Person(server, "Ada")
        table = ada.table("priests-of-ra", "me", "random", start=True, public=True)
        ada.post(f"/api/tables/{table}/leave")
        live = server.process.tables.live[table]
        moves, began = len(live.record.table.moves), live.record.last_at
        wait_for(lambda: len(live.record.table.moves) >= moves + 2)
        assert live.record.last_at - began >= 2 * 0.8 * 1_000


def test_an_order_is_carried_out_at_the_pace_of_a_person(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), bot_pace_ms=400) as server:
        ada, bo = Person(server, "Ada"), Person(server, "Bo")
        table = ada.table("priests-of-ra", "me", "open", "open")
        cy = Person(server, "Cy")
        for person in (bo, cy):
            person.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        seats = [person.sit(table).until(lambda s: s.view) for person in (ada, bo, cy)]
        first = seats[0].view["players_to_move"][0]
        seats[first].move("invoke")
        record = server.process.tables.live[table].record
        wait_for(lambda: record.table.bidding)
        asked = record.players_to_move[0]
        other = next(n for n in range(3) if n != asked)
        for seat in seats:
            seat.until(lambda s: s.view["step"] == 1)
        seats[other].do("order", order={"verb": "bid", "up_to": 99, "otherwise": "pass"})
        while record.players_to_move == [asked] or other not in record.players_to_move:
            mover = record.players_to_move[0]
            step = record.table.known_step(mover)
            seats[mover].until(lambda s, at=step: s.view["step"] == at)  # type: ignore[misc]
            seats[mover].move("pass" if "pass" in seats[mover].legal else seats[mover].legal[0])
        moves, began = len(record.table.moves), record.last_at
        wait_for(lambda: len(record.table.moves) > moves)
        assert record.last_at - began >= 0.8 * 400
