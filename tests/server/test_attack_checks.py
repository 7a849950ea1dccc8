"""The checks of the attack in the soak tier notice what they are for."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from heliopolis.server.core.events import Event
from heliopolis.server.settings import Settings
from heliopolis.server.store.database import Database
from heliopolis.server.store.tables import TableStore
from tests.server.running import Person, serving
from tests.soak.attack.battle import Outcome, check_table, hurried_orders
from tests.soak.attack.honest import MadeMove, Seen


def _played(database: str) -> tuple[str, list[MadeMove], list[Seen]]:
    """Play a little; return the table, the moves that were acknowledged, and what was shown."""
    moves, seen = [], []
    with serving(database) as server:
        people = [Person(server) for _ in range(3)]
        table = people[0].table("priests-of-ra", "me", "open")
        people[1].post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/start")
        seats = [person.sit(table).until(lambda s: s.view) for person in people]
        for step in range(1, 16):
            number = next(n for n in (0, 1) if seats[n].legal)
            text = seats[number].legal[-1]
            seats[number].move(text)
            moves.append(MadeMove(table, number, text, 0.0, took=0.1))
            for viewer, seat in enumerate(seats):
                seat.until(lambda s, at=step: s.view["step"] == at)  # type: ignore[misc]
                shown = viewer if viewer < 2 else None
                seen.append(Seen(table, shown, step, seat.view))
    return table, moves, seen


def _checked(database: str, table: str, moves: list[MadeMove], seen: list[Seen]) -> Outcome:
    outcome = Outcome("sqlite")

    async def check() -> None:
        opened = Database(Settings(database=database))
        await check_table(TableStore(opened), table, moves, seen, outcome)
        await opened.close()

    asyncio.run(check())
    return outcome


def test_a_view_that_shows_more_and_a_move_that_is_gone_are_noticed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    table, moves, seen = _played(database)
    outcome = _checked(database, table, moves, seen)
    assert (outcome.leaked, outcome.lost, outcome.views_checked) == ([], [], 45)
    others = {**seen[-1].view, "log_events": "of another seat"}
    wrong = [*seen[:-1], replace(seen[-1], view=others)]
    later = [*seen[:-3], *(replace(one, step=one.step - 1) for one in seen[-3:])]
    promised = [*moves, MadeMove(table, 0, "bid 99", 0.0, took=0.1)]
    outcome = _checked(database, table, promised, wrong)
    assert (len(outcome.leaked), len(outcome.lost)) == (1, 1)
    assert len(_checked(database, table, moves, later).leaked) == 3, "at its step, not at another"


def test_an_order_that_is_carried_out_at_once_is_noticed() -> None:
    def event(seq: int, at: int, kind: str, **data: Any) -> Event:
        return Event("t", seq, at, kind, data)

    def told(at: int) -> list[str]:
        return hurried_orders(
            [
                event(0, 0, "start"),
                event(1, 0, "order", seat=1, order={"up_to": 3}),
                event(2, 1_000, "move", seat=0, move="pass"),
                event(3, 1_000 + at, "move", seat=1, move="bid 1"),
            ],
            seat=1,
        )

    assert told(30) == ["an order was carried out after 30 ms"]
    assert told(400) == []
