"""Make a small database with tables of all games: `python -m tests.server.data.make_tables FILE`.

It is kept as `tables-1.sqlite.gz`, so that later versions of the server are tested on what an
earlier one has stored. Run it with the version whose tables are to be kept. Next to the database it
writes `.json`: per table the status, the journal and the result that follow from its events.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heliopolis import games
from tests.server.running import Person, Reached, Seat, Server, asked, serving, wait_for

PASSWORD = "correct horse"
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "priests-of-ra": (3, {}),
    "amun-re": (3, {}),
    "catan-island": (3, {"turn_limit": "12"}),
    "catan-alexander": (3, {"victory_target": "4", "turn_limit": "15"}),
    "catan-cheops": (3, {"victory_target": "4", "turn_limit": "15"}),
}


def somebody(server: Reached, name: str) -> Person:
    """A user with an account, so that a test can log in later."""
    person = Person(server, name)
    person.post("/api/account", {"name": name, "password": PASSWORD})
    return person


def play(person: Person, table: str, moves: int) -> None:
    """Make some moves for the seats that are to move."""
    path = f"/api/tables/{table}"
    for number in range(moves):
        seat = person.get(f"{path}/state")["view"]["players_to_move"][0]
        view = person.get(f"{path}/state?seat={seat}")["view"]
        legal = view["legal"]
        move = legal[(7 * number) % len(legal)]["text"]
        person.post(f"{path}/moves", {"seat": seat, "step": view["step"], "move": move})


def finish(ada: Person, game: str) -> str:
    """Let bots play a game to its end: its user leaves at once."""
    seats, options = GAMES[game]
    bots = ["random"] * (seats - 1)
    wishes = {"pace": "live"} if game == "amun-re" else {}
    table = ada.table(game, "me", *bots, start=True, public=True, options=options, **wishes)
    ada.post(f"/api/tables/{table}/leave")
    wait_for(lambda: ada.get(f"/api/tables/{table}")["status"] == "over", 300)
    wait_for(lambda: any(g["table"] == table for g in ada.get(f"/api/people/{ada.id}")["history"]))
    return table


def go_back_and_talk(ada: Person, bo: Person) -> str:
    """A running table with undo, alone and by consent, and chat."""
    table = ada.table("catan-island", "me", "open", "open")
    bo.post(f"/api/tables/{table}/join")
    cy = somebody(ada.server, "Cy")
    cy.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = [person.sit(table).until(lambda s: s.view) for person in (ada, bo, cy)]
    for _ in range(12):
        mover = _mover(seats)
        mover.move(mover.legal[0])
    mover = _mover(seats)
    mover.do("chat", text="May I?")
    seats[0].do("ask_undo", to=seats[0].view["step"] - 3)
    for seat in seats[1:]:
        seat.do("answer_undo", agree=True)
    for seat in seats:
        seat.until(lambda s: s.view["step"] == 9)
    seats[1].do("chat", text="Of course.")
    mover = _mover(seats)
    mover.move(mover.legal[-1])
    if mover.parts["you"]["undo_to"] is not None:
        mover.do("undo", step=mover.view["step"])
        mover.move(mover.legal[0])
    return table


def _mover(seats: list[Seat]) -> Seat:
    for seat in seats:
        seat.ask("why", move="no")  # what comes before the answer, has come
    return next(seat for seat in seats if seat.legal)


def bid_by_order(ada: Person) -> str:
    """A running table with an auction and a secret maximum."""
    table = ada.table("priests-of-ra", "me", "me", "me", start=True, seed=3)
    asked(ada, table).move("invoke")
    first = asked(ada, table)
    other = next(n for n in range(3) if n != first.parts["you"]["seat"] and n != 0)
    ada.sit(table, f"?seat={other}").do("order", order={"verb": "bid", "up_to": 9})
    return table


def fill(server: Server) -> None:
    """Make all tables."""
    ada, bo = somebody(server, "Ada"), somebody(server, "Bo")
    ada.post("/api/tokens", {"name": "bot"})
    bo.patch("/api/me", {"language": "nl", "settings": {"theme": "dark"}})
    over = {game: finish(ada, game) for game in GAMES}
    for game, (seats, _) in GAMES.items():
        table = ada.table(game, *["me"] * seats, start=True)
        play(ada, table, 70 if game == "catan-cheops" else 25)
    go_back_and_talk(ada, bo)
    bid_by_order(ada)
    ada.table("priests-of-ra", "me", "open", public=True)
    bo.post(f"/api/tables/{over['priests-of-ra']}/fork", {"step": 10})
    ada.post(f"/api/tables/{over['catan-alexander']}/rematch")
    board = {"provinces": {"memphis": {"fields": 3}, "abydos": {"fields": 3}}}
    corrected = ada.table("amun-re", "me", "me", "me", board=board, start=True)
    play(ada, corrected, 5)
    left = bo.table("priests-of-ra", "me", "me", start=True)
    play(bo, left, 3)
    lives = server.process.tables.live
    wait_for(lambda: all(live._working is None for live in list(lives.values())))
    cheops = next(
        live for live in lives.values()
        if live.record.header.game == "catan-cheops" and live.record.status == "running"
    )  # fmt: skip
    wait_for(lambda: cheops.snapshot_seq >= 50)


def expected(server: Server) -> Iterator[dict[str, Any]]:
    """The expected status, journal and result of each table."""
    for live in server.process.tables.live.values():
        record = live.record
        found: dict[str, Any] = {"id": live.id, "game": record.header.game}
        found |= {"status": record.status, "events": record.next_seq}
        found["chat"] = [said.text for said in record.chat]
        found["orders"] = sorted(record.orders)
        if record.table_if_started is not None:
            found["journal"] = record.table_if_started.journal
        if record.status == "over":
            found |= {"scores": list(record.table.scores()), "ranks": list(record.table.ranks())}
        yield found


def main(file: Path) -> None:
    """Write the database and the expected results."""
    assert set(GAMES) <= set(games.names())
    with serving(f"sqlite+aiosqlite:///{file}", substitute="random", idle_minutes=60) as server:
        fill(server)
        tables = sorted(expected(server), key=lambda table: (table["game"], table["status"]))
    connection = sqlite3.connect(file)
    connection.executescript("PRAGMA journal_mode = DELETE; DELETE FROM processes; VACUUM;")
    connection.close()
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    file.with_suffix(".json").write_text(json.dumps(tables, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
