"""What a server keeps of its guests' company: visits, hidden tables, bots and watchers."""

from __future__ import annotations

from tests.server.running import Person, Seat, Server, wait_for


def come(person: Person, table: str) -> Seat:
    """Connect like a browser that knows nothing of the table yet."""
    return person.sit(table, "?nolog=").until(lambda seat: seat.view)


def listed(person: Person, which: str = "mine") -> list[str]:
    return [card["id"] for card in person.get(f"/api/tables?which={which}&language=en")]


def test_a_player_who_returns_learns_what_they_had_seen(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("priests-of-ra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seat = come(ada, table)
    assert "seen" not in seat.parts
    seat.do("seen", log=1, chat=999_999)
    assert seat.refused("seen", log=-1, chat=0)["field"] == "log"
    assert seat.refused("react", reaction="rude")["field"] == "reaction"
    seat.close()

    talking = come(bo, table)
    talking.do("chat", text="hello")
    talking.do("react", reaction="wait")

    def unread() -> int:
        (card,) = ada.get("/api/tables?which=mine&language=en")
        assert card["progress"] == "Epoch 1 of 3"
        return int(card["unread"])

    wait_for(lambda: unread() == 2)  # what Ada had seen is stored after she has gone
    again = come(ada, table)
    assert (again.parts["seen"]["log"], again.parts["seen"]["chat"]) == (1, 0)
    assert again.parts["seen"]["ago_ms"] >= 0
    eve = come(Person(server, "Eve"), table)
    assert "seen" not in eve.parts
    again.until(lambda s: s.parts["you"]["watching"] == ["Eve"])


def test_tables_are_hidden_shown_again_and_left(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("ur", "me", "open")
    bo.post(f"/api/tables/{table}/hide", {"hidden": True}, 403)
    bo.post(f"/api/tables/{table}/quit", status=403)
    ada.post(f"/api/tables/{table}/hide", {"hidden": True}, 204)
    assert (listed(ada), listed(ada, "hidden")) == ([], [table])
    ada.post(f"/api/tables/{table}/hide", {"hidden": False}, 204)
    assert (listed(ada), listed(ada, "hidden")) == ([table], [])

    bo.post(f"/api/tables/{table}/bots", {"bot": "easy"}, 403)
    ada.post(f"/api/tables/{table}/bots", {"bot": "easy"})
    assert ada.http.delete(f"/api/tables/{table}/bots/1").json()["seats"][1]["kind"] == "open"
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/quit")
    assert (listed(ada), listed(bo)) == ([], [table])
    assert bo.get(f"/api/tables/{table}")["host"]
    bo.post(f"/api/tables/{table}/quit")
    assert (listed(bo), listed(bo, "hidden")) == ([], [])
    assert ada.get("/api/me")["played"] == []
