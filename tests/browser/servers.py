"""A real server in a process of its own, and people who reach it by HTTP to set a stage."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.rehearsal import LAST, WEIGHTS, Rehearsal, rehearsal, stored
from tests.server.postgres import free_port
from tests.server.running import NOT_ENCRYPTED

PATIENCE = 180.0  # seconds to wait for anything, however busy the machine is
START_SECONDS = 300.0  # for a server to import everything, however busy the machine is
SEED = 1  # of games alone against bots
AT_ONCE = ("turn", "bid")  # what is asked when a game has just begun
# Others' moves are shown as they come, and everything is asked.
ASKED = {
    "pace": "fast",
    "forced": False,
    "standing": {"decline_impossible": False, "decline_bots": False},
}
DATABASES: dict[str, Path] = {}  # of the servers that run, by address


class Servers:
    """One server for all tests of a worker, and a new one if it has died.

    A test whose server dies fails by itself: it waits for answers in vain. The next test gets a new
    server, and the warnings tell how the last one ended.
    """

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._open = ExitStack()
        self._address: str | None = None

    def __enter__(self) -> Servers:
        return self

    def __exit__(self, *error: object) -> None:
        self._close()

    def address(self) -> str:
        """Return the address of a server that answers."""
        if self._address is None or not _answers(self._address):
            self._close()
            self._address = self._open.enter_context(serving(self._folders.mktemp("server")))
        return self._address

    def _close(self) -> None:
        try:
            self._open.close()
        except AssertionError as died:
            warnings.warn(str(died), stacklevel=2)


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """Run a server for as long as it is needed; yield its address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    quick = {
        "bot_pace_ms": 0,
        "requests_a_minute": 1e9,
        "newcomers_a_minute": 1e9,
        "private_webhooks": True,
        "analysis_depth": "glance",
        **settings,
    }
    variables = {f"HELIOPOLIS_{name.upper()}": str(value) for name, value in quick.items()}
    command = [sys.executable, "-X", "faulthandler", "-m", "heliopolis", "serve", "--no-open"]
    log = (folder / "server.log").open("wb")
    DATABASES[address] = folder / "tables.sqlite"

    def last_words() -> str:
        written = (folder / "server.log").read_text(errors="replace")[-8_000:]
        return f"the server died with status {process.returncode}:\n{written}"

    process = subprocess.Popen(
        [*command, "--port", str(port), "--database", str(DATABASES[address])],
        env={**os.environ, **variables}, stdout=log, stderr=log,
    )  # fmt: skip
    try:
        wait_for(lambda: process.poll() is not None or _answers(address), START_SECONDS)
        assert process.poll() is None, last_words()
        try:
            yield address
        except Exception as error:  # whatever failed: a server that is gone is the reason
            if process.poll() is not None:
                raise AssertionError(last_words()) from error
            raise
        assert process.poll() is None, last_words()
    finally:
        process.terminate()
        process.wait(PATIENCE)
        log.close()


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", timeout=PATIENCE, verify=NOT_ENCRYPTED).is_success
    except httpx.TransportError:
        return False


def wait_for(holds: Callable[[], Any], timeout: float = PATIENCE) -> None:
    end = time.monotonic() + timeout
    while not holds():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


class Person:
    """A person with a session on the server; `cookie` logs a browser in as that person."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=NOT_ENCRYPTED)
        self.id: str = self.ask("GET", "/me")["id"]
        self.ask("PATCH", "/me", {"name": name})
        self.prefer()

    @property
    def cookie(self) -> str:
        return self.http.cookies["heliopolis"]

    def prefer(self, **settings: Any) -> None:
        """Change this person's settings; the server keeps what is sent last, all of it.

        Unless a test wants something else, they are those of `ASKED`.
        """
        self.ask("PATCH", "/me", {"settings": {**ASKED, **settings}})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = self.http.request(method, f"/api{path}", json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def table(self, *seats: str, game: str = "priests-of-ra", **wishes: Any) -> str:
        """Make a table: a seat is "me", "open" or the name of a bot.

        Alone against bots it is the same game in every run, unless a test wants something else.
        """
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        wish = {"game": game, "seats": wanted, "start": "open" not in seats, **wishes}
        if "me" in seats and "open" not in seats:
            wish.setdefault("seed", SEED)
        made: str = self.ask("POST", "/tables", wish)["id"]
        return made

    def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.ask("GET", f"/tables/{table}/state")["view"]
        return view

    def play(self, table: str, until: Callable[[dict[str, Any]], bool], seed: int = 1) -> bool:
        """Play at random until a question is asked; return whether it came before the end."""
        chance = random.Random(seed)
        view = self.view(table)
        while not (view["legal"] and until(view)):
            if view["over"]:
                return False
            if not view["legal"]:
                time.sleep(0.02)
                view = self.view(table)
                continue
            weights = [WEIGHTS.get(move["move"], 10) for move in view["legal"]]
            move = chance.choices(view["legal"], weights)[0]["text"]
            body = {"step": view["step"], "move": move}
            made = self.http.post(f"/api/tables/{table}/moves", json=body)
            view = made.json()["view"] if made.is_success else self.view(table)
        return True

    def reach(self, prompt: str, *bots: str, game: str = "priests-of-ra") -> str:
        """Return a table that asks this person the question."""
        others = bots or ("easy",)
        if prompt in AT_ONCE:
            table = self.table("me", *others, game=game)
            assert self.play(table, lambda view: view["prompt"]["prompt"] == prompt)
            return table
        return self.at(rehearsal(game, 1 + len(others), prompt), prompt, *others)

    def at(self, play: Rehearsal, kind: str, *bots: str) -> str:
        """Return a table that continues from a question of a rehearsal, against bots."""
        base = stored(DATABASES[self.address], play)
        seats: list[dict[str, str]] = [{"kind": "bot", "bot": bot} for bot in bots]
        seats.insert(play.asked[kind].seat, {"kind": "me"})
        wish = {"step": play.asked[kind].step, "seats": seats}
        forked: str = self.ask("POST", f"/tables/{base}/fork", wish)["id"]
        return forked

    def finished(self, *bots: str, game: str = "priests-of-ra") -> str:
        """Return a finished table in which this person made the last moves."""
        others = bots or ("easy",)
        table = self.at(rehearsal(game, 1 + len(others), LAST), LAST, *others)
        self.play(table, lambda view: False)
        return table

    def played(self, *bots: str, game: str = "priests-of-ra") -> str:
        """Return a finished table, complete from its first move."""
        table = self.table("me", *(bots or ("easy",)), game=game)
        self.play(table, lambda view: False)
        return table
