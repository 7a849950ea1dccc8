"""A client for programs that play on a game server.

    from heliopolis.client import Client

    with Client("http://127.0.0.1:8420", token="helio_…") as client:
        table = client.new_table("priests-of-ra", ["me", "easy", "easy"], start=True)
        for view in table.turns():
            table.play(view["legal"][0]["text"])
        print(table.view["result"])

The server sends a program what it sends a browser. A lost connection is re-established and resumes
where it stopped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

from heliopolis.errors import HeliopolisError
from heliopolis.extras import needs

if TYPE_CHECKING:
    import httpx
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import ClientConnection

    from heliopolis.bots import Bot, Knowledge

NOT_ALLOWED, NO_SUCH_TABLE = 4001, 4004  # WebSocket close codes of the server
RESPONSE_SECONDS = 30.0
RECONNECT_SECONDS = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)


class RefusedError(HeliopolisError):
    """The server refused a request; `code` is for programs, `rule` or `field` names the cause."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(str(error.get("message")))
        self.code = str(error.get("code"))
        self.rule: str | None = error.get("rule")
        self.field: str | None = error.get("field")


class Client:
    """A user of a game server: the owner of a token, or a new guest without one."""

    def __init__(self, address: str, token: str | None = None) -> None:
        with needs("client", "client"):
            import httpx
            import websockets  # noqa: F401 - better missed now than in the middle of a game

        self.address = address.rstrip("/")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.Client(base_url=self.address, headers=headers, timeout=RESPONSE_SECONDS)
        self.me: dict[str, Any] = self.get("/api/me")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def games(self) -> list[dict[str, Any]]:
        """Return the games that can be played."""
        games: list[dict[str, Any]] = self.get("/api/games")
        return games

    def tables(self, which: str = "open") -> list[dict[str, Any]]:
        """Return tables: ``open``, ``mine`` or ``watch``."""
        tables: list[dict[str, Any]] = self.get(f"/api/tables?which={which}")
        return tables

    def new_table(self, game: str, seats: Sequence[str], **settings: Any) -> RemoteTable:
        """Make a table. A seat is ``me``, ``open``, or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = self.post("/api/tables", {"game": game, "seats": wanted, **settings})
        return RemoteTable(self, made["id"])

    def table(self, table: str) -> RemoteTable:
        """Return the table with an id, or with a link to it."""
        return RemoteTable(self, table.rstrip("/").rpartition("/")[2])

    def get(self, path: str) -> Any:
        """Send a GET request to any path of the API and return the JSON."""
        return _parse_response(self._http.get(path))

    def post(self, path: str, data: Any = None) -> Any:
        """Send a POST request to any path of the API and return the JSON."""
        return _parse_response(self._http.post(path, json={} if data is None else data))

    def text(self, path: str) -> str:
        """Send a GET request and return the response as text."""
        response = self._http.get(path)
        if not response.is_success:
            _parse_response(response)
        return response.text

    def headers(self) -> dict[str, str]:
        """Return the headers that authenticate this user."""
        if "Authorization" in self._http.headers:
            return {"Authorization": self._http.headers["Authorization"]}
        return {"Cookie": f"heliopolis={self._http.cookies['heliopolis']}"}


class RemoteTable:
    """A table on a server, as seen from the user's seat."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.id = client, table
        self._path = f"/api/tables/{table}"
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._parts: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []  # log events
        self._number = 0

    def __repr__(self) -> str:
        return f"<RemoteTable {self.client.address}/table/{self.id}>"

    # --- Before and after the game ----------------------------------------------------------------

    def info(self) -> dict[str, Any]:
        """Return the table and its players."""
        info: dict[str, Any] = self.client.get(self._path)
        return info

    def join(self, seat: int | None = None) -> None:
        """Take a seat, or any free seat if none is given."""
        self.client.post(f"{self._path}/join", {} if seat is None else {"seat": seat})

    def start(self) -> None:
        """Start the game; only the host may."""
        self.client.post(f"{self._path}/start")

    def journal(self, language: str = "en") -> str:
        """Return the journal of a finished game; bots have their names in a language."""
        return self.client.text(f"{self._path}/journal?language={language}")

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees: the legal moves, the prompt and the table."""
        while self._parts.get("view") is None:
            self._receive()
        view: dict[str, Any] = self._parts["view"]
        return view

    def turns(self) -> Iterator[dict[str, Any]]:
        """Yield the view each time the seat has to move, until the game is over."""
        while not self.view["over"]:
            if self.view["legal"]:
                step = self.view["step"]
                yield self.view
                if self.view["step"] != step:
                    continue
            self._receive()

    def play(self, move: str | Mapping[str, Any]) -> None:
        """Make a move, given as text or as one of the legal moves of the view.

        A text may be a line that stands for several moves, such as ``offer 2 wool for 1 ore``.
        """
        self.send("move", step=self.view["step"], move=_given(move))

    def play_all(self, moves: Sequence[str | Mapping[str, Any]]) -> None:
        """Make several moves as one: all of them, or none if one is illegal."""
        self.send("move", step=self.view["step"], move=[_given(move) for move in moves])

    def knowledge(self) -> Knowledge:
        """Return what the seat knows, as bots of the arena get it.

        The server sends one possible world; whatever the seat cannot know is drawn anew.
        """
        return self._knowledge()[0]

    def _knowledge(self) -> tuple[Knowledge, int]:
        from heliopolis.bots import Knowledge

        seat = self.view["seat"]
        told = self.client.get(f"{self._path}/knowledge?seat={seat}")
        known = Knowledge.from_values(
            told["game"], told["seats"], told["seat"], told["state"], told["legal"]
        )
        return known, told["step"]

    def play_with(self, bot: Bot | str, seed: int = 0) -> dict[str, Any]:
        """Let a bot play the seat to the end of the game; return the result.

        The bot is one of the arena, unchanged, or the name of one, such as ``greedy``. It keeps its
        seat, and with it whatever it remembers, for the whole game.
        """
        from heliopolis.bots import SeatedBot

        seat = self.view["seat"]
        seated = SeatedBot.named(bot, seat, seed) if isinstance(bot, str) else SeatedBot(bot, seat)
        for _ in self.turns():
            knowledge, step = self._knowledge()
            if not knowledge.legal:
                continue  # the table has gone on meanwhile
            try:
                self.send("move", step=step, move=seated.choose_from(knowledge).text)
            except RefusedError as error:
                if error.code not in ("stale", "connection_lost"):
                    raise
        result: dict[str, Any] = self.view["result"]
        return result

    def chat(self, text: str) -> None:
        """Send a chat message to the table."""
        self.send("chat", text=text)

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send any message of the protocol and wait for the reply."""
        from websockets.exceptions import ConnectionClosed

        self._number += 1
        number = self._number
        socket = self._socket or self._connect()
        try:
            socket.send(json.dumps({"type": kind, "id": number, **fields}))
            while (message := self._handle(socket.recv())).get("id") != number:
                pass
        except ConnectionClosed as closed:
            self._reconnect(closed)
            lost = {
                "code": "connection_lost",
                "message": "the connection was lost; read the view again",
            }
            raise RefusedError(lost) from None
        if message["type"] == "error":
            raise RefusedError(message["error"])
        return message

    def close(self) -> None:
        """Close the connection."""
        self._open.close()
        self._socket = None

    def _connect(self) -> ClientConnection:
        from websockets.sync.client import connect

        known = "?log=0"
        if "branch" in self._parts:
            known = f"?branch={self._parts['branch']}&log={len(self.log)}"
        address = self.client.address.replace("http", "ws", 1)
        self._socket = self._open.enter_context(
            connect(
                f"{address}{self._path}/live{known}",
                additional_headers=self.client.headers(),
                max_size=None,
            )
        )
        return self._socket

    def _receive(self) -> None:
        """Receive and handle the next message."""
        from websockets.exceptions import ConnectionClosed

        try:
            self._handle((self._socket or self._connect()).recv())
        except ConnectionClosed as closed:
            self._reconnect(closed)

    def _handle(self, text: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("state", "update"):
            before = self._parts.get("branch", message.get("branch"))
            self._parts.update(message)
            if "log" in message:
                first = message["log"]["from"]
                if message["type"] == "state" and message["branch"] != before:
                    self.log = self.client.get(f"{self._path}/log?to={first}")["items"]
                del self.log[first:]
                self.log.extend(message["log"]["items"])
        return message

    def _reconnect(self, closed: ConnectionClosed) -> None:
        """Reconnect after a lost connection, unless the server closed it for good."""
        from websockets.exceptions import WebSocketException

        self.close()
        if closed.rcvd is not None and closed.rcvd.code in (NOT_ALLOWED, NO_SUCH_TABLE):
            raise HeliopolisError(closed.rcvd.reason) from None
        for pause in RECONNECT_SECONDS:
            time.sleep(pause)
            try:
                self._connect()
                return
            except (OSError, WebSocketException):
                continue
        raise HeliopolisError(f"server: {self.client.address} cannot be reached")


def _given(move: str | Mapping[str, Any]) -> str | dict[str, Any]:
    """Return a move as the server takes it: one of the view without its text."""
    if isinstance(move, str):
        return move
    return {name: value for name, value in move.items() if name != "text"}


def _parse_response(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json() if response.content else None
    try:
        error = dict(response.json()["error"])
    except (ValueError, KeyError, TypeError):
        raise HeliopolisError(f"server: unexpected status {response.status_code}") from None
    raise RefusedError(error)
