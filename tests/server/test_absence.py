"""Clocks, bots for those who leave, secret maximum bids, through a real server.

What is decided by the record is in `core/test_orders.py` and `core/test_clocks.py`.
"""

from __future__ import annotations

import pytest

from tests.server.conftest import Serve
from tests.server.running import Person, Seat, Server, inside, play_out, wait_for


def test_a_player_out_of_time_is_replaced_and_may_return(serve: Serve) -> None:
    server = serve(live_minutes=60, live_seconds_a_turn=3_600, substitute="easy")
    ada = Person(server, "Ada")
    table = ada.table("priests-of-ra", "me", "easy", pace="live", start=True)
    seat = ada.sit(table).until(lambda s: s.legal)
    assert seat.parts["clocks"]["seats"][0]["running"]
    assert 0 < seat.parts["clocks"]["seats"][0]["left_ms"] <= 3_600_000
    run_out(server, table, 0)
    seat.until(lambda s: s.parts["table"]["seats"][0]["replaced_by"] == "easy")
    error = seat.refused("move", step=seat.view["step"], move="draw")
    assert error["code"] == "forbidden"
    seat.do("return")
    assert seat.parts["table"]["seats"][0]["replaced_by"] is None
    assert seat.refused("return")["code"] == "not_replaced"


def run_out(server: Server, table: str, seat: int) -> None:
    """Make a running clock run out."""

    async def run() -> None:
        live = server.process.tables.live[table]
        live.record.clocks._left[seat] = 0
        live.run_due_work()

    inside(server, run())


def test_clocks_run_without_any_connection(serve: Serve) -> None:
    server = serve(daily_hours=0.5 / 3600, substitute="random", idle_minutes=0)
    ada = Person(server, "Ada")
    table = ada.table("morra", "me", "random", pace="daily", start=True)
    wait_for(lambda: ada.get(f"/api/tables/{table}")["status"] == "over")
    assert ada.get(f"/api/tables/{table}")["seats"][0]["replaced_by"] == "random"


def test_a_bot_plays_for_a_player_who_left(serve: Serve) -> None:
    server = serve(substitute="random")
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("priests-of-ra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    one, two = ada.sit(table), bo.sit(table)
    two.until(lambda s: s.view)
    two.do("leave")
    assert two.refused("leave")["code"] == "already_left"
    assert Person(server).post(f"/api/tables/{table}/leave", status=403)
    play_out(one)
    wait_for(lambda: ada.get(f"/api/people/{bo.id}")["history"])


@pytest.mark.parametrize("otherwise", ["pass", "ask"])
def test_a_secret_maximum_is_bid_by_the_server(server: Server, otherwise: str) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("priests-of-ra", "me", "open", options={"sun_groups": "12"})
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = [ada.sit(table).until(lambda s: s.view), bo.sit(table).until(lambda s: s.view)]
    caller = next(seat for seat in seats if seat.legal)
    bidder = next(seat for seat in seats if seat is not caller)
    order = {"verb": "bid", "up_to": 13, "otherwise": otherwise}
    assert bidder.refused("order", order=order)["code"] == "no_auction"
    caller.move("invoke")
    bidder.until(lambda s: s.legal)
    suns = [int(text.split()[1]) for text in bidder.legal if text.startswith("bid")]
    bidder.do("order", order={**order, "up_to": 0 if otherwise == "ask" else max(suns)})
    if otherwise == "ask":
        bidder.until(lambda s: s.parts["you"]["order"] is None)
        asked = bidder.view["players_to_move"]
        assert asked == [bidder.parts["you"]["seat"]], "it is asked after all"
        return
    caller.until(lambda s: s.legal)
    bids = [note for note in caller.log if note["log_event"] == "bade"]
    assert bids[-1]["sun"] == min(suns), "no more than is needed"
    assert all("order" not in str(message.get("view")) for message in caller.heard)


@pytest.mark.parametrize(
    ("order", "field"),
    [
        ({"verb": "bid", "up_to": -1}, "order.up_to"),
        ({"verb": "bid", "up_to": 3, "otherwise": "fly"}, "order.otherwise"),
        ({"verb": "bid"}, "order.up_to"),
    ],
)
def test_a_bad_order_names_its_field(server: Server, order: dict[str, object], field: str) -> None:
    ada = Person(server)
    table = ada.table("priests-of-ra", "me", "me", start=True, seed=3)
    seat: Seat = ada.sit(table).until(lambda s: s.view)
    assert seat.refused("order", order=order)["field"] == field
    assert seat.parts["you"]["order"] is None
