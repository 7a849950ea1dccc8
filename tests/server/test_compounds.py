"""Several moves as one message: stored as one event, sent once, undone as one."""

from __future__ import annotations

import pytest

from heliopolis.client import Client, RefusedError
from heliopolis.kernel.journal import Secret
from heliopolis.server.store import schema
from tests.server.core.test_compounds import _offer, can_offer
from tests.server.records import new_record, play
from tests.server.running import Person, Seat, Server, forget, inside
from tests.server.test_standing import ASK_ME


def stored_moves(server: Server, table: str) -> list[str]:
    """The data of the MOVE events of a table, as they are stored."""
    e = schema.events.c
    query = schema.events.select().where(e.table_id == table, e.kind == "move").order_by(e.seq)
    return [row.data for row in inside(server, server.process.database.rows(query))]


def about_to_trade(server: Server) -> tuple[Person, str, Seat, str]:
    """A table on a server at which somebody may offer five cards, and the line for it."""
    record = new_record("catan-island", 3, 5)
    ada = Person(server, "Ada")
    ada.patch("/api/me", {"settings": {"standing": ASK_ME}})  # the server answers no offers for her
    table = ada.table("catan-island", "me", "me", "me", start=True, seed=5)
    record.table.secret = Secret(5)  # as somebody who plays alone may choose it
    record.table.go_back(0)
    while not can_offer(record):
        moves = record.table.legal(record.players_to_move[0])
        keep = ("end_turn", "roll", "setup_", "discard", "move_robber", "rob")
        move = next((m for m in moves if m.text.startswith(keep)), moves[0])
        step = record.table.known_step(move.seat)
        ada.post(f"/api/tables/{table}/moves", {"seat": move.seat, "step": step, "move": move.text})
        play(record, move)
    seat = record.players_to_move[0]
    return ada, table, ada.sit(table, f"?seat={seat}").until(lambda s: s.legal), _offer(record)


def test_an_offer_of_five_cards_is_one_event_and_one_message(server: Server) -> None:
    ada, table, seat, line = about_to_trade(server)
    watcher = Person(server, "Bo").sit(table).until(lambda s: s.view)
    before, step = len(stored_moves(server, table)), seat.view["step"]
    heard = len(watcher.heard)
    assert seat.ask("why", move=line)["rule"] is None
    seat.move(line)
    stored = stored_moves(server, table)
    assert len(stored) == before + 1, "today one, before compounds seven"
    assert '"moves":["offer_begin","offer_add_give' in stored[-1]
    watcher.until(lambda s: s.view["step"] == step + 7)
    assert len(watcher.heard) == heard + 1, "told once"
    assert len({item["step"] for item in watcher.heard[-1]["log"]["items"]}) == 1
    log = ada.get(f"/api/tables/{table}/log")["items"]
    seat.close()
    watcher.close()
    forget(server, table)
    assert ada.get(f"/api/tables/{table}/log")["items"] == log, "and so it is when loaded"


def test_a_compound_is_undone_as_one(server: Server) -> None:
    _, _, seat, line = about_to_trade(server)
    step, view = seat.view["step"], seat.view
    give = line.split()[2]
    seat.do("move", step=step, move=["offer_begin", *[f"offer_add_give {give}"] * 2])
    seat.until(lambda s: s.view["step"] == step + 3)
    assert seat.parts["you"]["undo_to"] == step
    seat.do("undo", step=step + 3)
    seat.until(lambda s: s.view["step"] == step)
    assert seat.view == view


def test_a_compound_is_played_completely_or_not_at_all(server: Server) -> None:
    ada, table, seat, _ = about_to_trade(server)
    before, step = len(stored_moves(server, table)), seat.view["step"]
    wrong = ["offer_begin", "offer_send"]
    number = seat.view["seat"]
    assert seat.refused("move", step=step, move=wrong)["rule"].startswith("CB-")
    request = {"step": step, "seat": number, "move": wrong}
    refused = ada.post(f"/api/tables/{table}/moves", request, 409)["error"]
    assert refused["code"] == "illegal_move"
    assert seat.refused("move", step=step, move=["end_turn"] * 61)["code"] == "bad_request"
    assert seat.refused("move", step=step, move=[])["code"] == "bad_request"
    assert seat.ask("why", move=wrong)["rule"].startswith("CB-")
    token = ada.post("/api/tokens", {"name": "program"})["token"]
    with Client(server.address, token) as client:
        remote = client.table(table)
        with pytest.raises(RefusedError) as caught:
            remote.play_all(wrong)
        assert (caught.value.rule or "").startswith("CB-")
        remote.close()
    assert len(stored_moves(server, table)) == before
    moves = ["offer_begin", "offer_drop"]
    after = ada.post(f"/api/tables/{table}/moves", {"step": step, "seat": number, "move": moves})
    assert after["view"]["step"] == step + 2
    assert len(stored_moves(server, table)) == before + 1
