"""What operators rely on: health, metrics, logs, headers, a graceful end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from heliopolis.server.app import create
from heliopolis.server.http import problems, static_files
from heliopolis.server.settings import Settings
from tests.cli.conftest import Cli
from tests.cli.conftest import cli as cli
from tests.server.conftest import Serve
from tests.server.postgres import free_port
from tests.server.running import NOT_ENCRYPTED, PATIENCE, Person, Server, play_out, wait_for


def test_health_and_metrics_are_served(server: Server) -> None:
    Person(server).table("priests-of-ra", "me", "easy", start=True)
    health = httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json()
    assert health["status"] == "ok"
    assert health["database"] == ("sqlite" if server.settings.is_sqlite else "postgresql")
    figures = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    for name in ("heliopolis_events_total", "heliopolis_live_tables", "heliopolis_request_seconds"):
        assert name in figures


def test_headers_keep_browsers_safe(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere/at/all"):
        headers = httpx.get(f"{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_requests_from_other_sites_are_refused(server: Server) -> None:
    ada = Person(server)
    seats = {"game": "priests-of-ra", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ada.http.post("/api/tables", json=seats, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["field"] == "origin"
    own = {"Origin": server.address}
    assert ada.http.post("/api/tables", json=seats, headers=own).status_code == 201
    table = ada.table("priests-of-ra", "me", "easy", start=True)
    address = server.address.replace("http", "ws")
    cookie = {"Cookie": f"heliopolis={ada.http.cookies['heliopolis']}"}
    url = f"{address}/api/tables/{table}/live"
    for origin, headers, code in (
        ("https://evil.example", cookie, 4001),
        (None, {}, 4001),
        (None, {"Authorization": "Bearer helio_wrong"}, 4001),
    ):
        with (
            connect(url, origin=_origin(origin), additional_headers=headers) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
    with connect(url, origin=_origin(server.address), additional_headers=cookie) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "state"
    with (
        connect(f"{address}/api/tables/nowhere/live", additional_headers=cookie) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def _origin(text: str | None) -> Origin | None:
    return None if text is None else Origin(text)


def test_large_requests_are_refused(server: Server) -> None:
    ada = Person(server)
    body = b'{"name": "' + b"x" * 300_000 + b'"}'
    answer = ada.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b"x" * 10_000

    answer = ada.http.patch("/api/me", content=pieces())
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too_large"


@pytest.mark.usefixtures("no_time_passes")
def test_too_many_messages_are_refused(serve: Serve) -> None:
    server = serve(messages_a_second=2.0)
    ada = Person(server)
    seat = ada.sit(ada.table("priests-of-ra", "me", "easy", start=True)).until(lambda s: s.view)
    for number in range(12):
        seat.socket.send(f'{{"type":"ping","id":{number}}}')
    seat.until(lambda s: any(m.get("error", {}).get("code") == "too_many" for m in s.heard))
    assert seat.refused("why", move="draw")["code"] == "too_many"  # answered by its id
    with pytest.raises(ConnectionClosed) as closed:
        _flood(seat.socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4008


def _flood(socket: object) -> None:
    for _ in range(500):
        socket.send('{"type":"ping"}')  # type: ignore[attr-defined]
    while True:
        socket.recv(PATIENCE)  # type: ignore[attr-defined]


def test_pages_are_served_with_caching_headers(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the app</title>")
    (tmp_path / "assets" / "app-123.js").write_text("go()")
    (tmp_path.parent / "secret.txt").write_text("secret")
    for path in ("/", "/table/abc", "/rules/amun-re", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
        answer = _page(tmp_path, path)
        assert "the app" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in _page(tmp_path, "/assets/app-123.js").headers["cache-control"]
    assert "have not been built" in _page(tmp_path / "nowhere", "/").text


def test_the_documentation_is_served_from_its_folder(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    (docs / "play").mkdir(parents=True)
    (docs / "index.html").write_text("<title>the manual</title>")
    (docs / "play" / "index.html").write_text("<title>how to play</title>")
    (tmp_path / "secret.txt").write_text("secret")
    home = _page(tmp_path, "/docs/", docs)
    assert "the manual" in home.text
    assert "'unsafe-inline'" in home.headers["content-security-policy"]
    assert "how to play" in _page(tmp_path, "/docs/play/", docs).text
    assert _page(tmp_path, "/docs", docs).headers["location"] == "/docs/"
    assert _page(tmp_path, "/docs/play", docs).headers["location"] == "/docs/play/"
    assert "make docs" in _page(tmp_path, "/docs/", tmp_path / "nowhere").text
    for path in ("/docs/nothing/", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt"):
        answer = _page(tmp_path, path, docs)
        assert "secret" not in answer.text
        assert answer.status_code != 200 or "the manual" in answer.text


def _page(folder: Path, path: str, docs: Path = static_files.DOCS) -> httpx.Response:
    app = FastAPI(docs_url=None)
    problems.install(app)
    static_files.install(app, folder, docs)

    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path)

    return asyncio.run(get())


def test_every_message_is_described(tmp_path: Path) -> None:
    described = create(Settings(database=str(tmp_path / "x.sqlite"))).openapi()
    schemas = described["components"]["schemas"]
    for name in ("AnyClientMessage", "ServerMessage", "ClientMove", "View", "TableInfo", "Failure"):
        assert name in schemas
    for path, methods in described["paths"].items():
        if path.endswith("/live"):
            continue
        for method, operation in methods.items():
            assert "422" in operation["responses"], (path, method)


@contextmanager
def process(database: str, *arguments: str, **variables: str) -> Iterator[tuple[str, Path]]:
    """A server as operators run it; its address and its log."""
    port = free_port()
    log = Path(os.environ.get("TMPDIR", "/tmp")) / f"heliopolis-{port}.log"
    command = [sys.executable, "-m", "heliopolis", "serve", "--no-open", "--port", str(port)]
    environment = {**os.environ, "HELIOPOLIS_BOT_PACE_MS": "0", **variables}
    with log.open("wb") as out:
        running = subprocess.Popen(
            [*command, "--database", database, *arguments], stderr=out, env=environment
        )
        try:
            wait_for(lambda: running.poll() is not None or _answers(port), 2 * PATIENCE)
            assert running.poll() is None, log.read_text()
            yield f"http://127.0.0.1:{port}", log
            assert running.poll() is None, f"it died: {log.read_text()[-8_000:]}"
            running.send_signal(signal.SIGTERM)
            status = running.wait(PATIENCE)
            assert status in (0, -signal.SIGTERM), log.read_text()[-8_000:]
        finally:  # SIGTERM first: workers do not end with a parent that is killed
            running.terminate()
            with suppress(subprocess.TimeoutExpired):
                running.wait(PATIENCE)
            running.kill()
    log.unlink()


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", verify=NOT_ENCRYPTED).is_success
    except httpx.HTTPError:
        return False


class Process:
    """What tests need to reach the process."""

    def __init__(self, address: str) -> None:
        self.address = address


def test_the_server_ends_gracefully_and_logs_no_secrets(database: str) -> None:
    with process(database) as (address, log):
        ada = Person(Process(address), "Ada")
        ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
        token = ada.post("/api/tokens", {"name": "bot"})["token"]
        table = ada.table("priests-of-ra", "me", "easy", start=True)
        seat = ada.sit(table).until(lambda s: s.legal)
        seat.move(seat.legal[0])
        ada.http.get("/api/tables/../../etc/passwd")
        cookie = ada.http.cookies["heliopolis"]
        text = log.read_text()
    for line in text.splitlines():
        assert {"time", "level", "event"} <= json.loads(line).keys()
    for secret in ("correct horse", token, cookie, table, ada.id):
        assert secret not in text
    with pytest.raises(ConnectionClosed) as closed:
        seat.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


@pytest.mark.long
def test_workers_share_a_database(postgres_database: str) -> None:
    quick = {"HELIOPOLIS_MESSAGES_A_SECOND": "1e6"}
    with process(postgres_database, "--workers", "2", **quick) as (address, _):
        people = [Person(Process(address), name) for name in ("Ada", "Bo")]
        table = people[0].table("priests-of-ra", "me", "open", "easy")
        people[1].post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/start")
        play_out(*(person.sit(table) for person in people))
        assert "heliopolis_events_total" in httpx.get(f"{address}/metrics", timeout=PATIENCE).text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--workers", "2", "--database", "x.sqlite"], "--workers"),
        (["--database", "x.txt"], "--database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "--database: it cannot be opened"),
        (["--database", "/dev/null/x.sqlite"], "--database: it cannot be opened"),
        (["--host", "192.0.2.1"], "--host"),
        (["--port", "0"], "--port"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli("serve", "--no-open", *arguments)
    assert done.status == 2
    assert complaint in done.err
    assert len(done.err.splitlines()) == 1


def test_the_server_starts_without_a_compiler(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys, json\n"
        "from heliopolis.server.app import Process, create\n"
        "from heliopolis.server.settings import Settings\n"
        f"settings = Settings(database={str(tmp_path / 'x.sqlite')!r}, log_level='error')\n"
        "create(settings)\n"
        "async def main():\n"
        "    process = Process(settings)\n"
        "    await process.open()\n"
        "    await process.close()\n"
        "asyncio.run(main())\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    modules = set(json.loads(done.stdout.splitlines()[-1]))
    assert not {"numba", "numpy", "llvmlite"} & modules
