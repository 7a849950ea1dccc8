"""Secret maximum bids, on records: what is bid, and when the player is asked instead."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from heliopolis.server.core import actions, events, messages, orders
from heliopolis.server.core.actions import ProposedEvent
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.protocol import Order
from heliopolis.server.core.record import Record
from tests.server.records import happen, header, new_record, play

SUNS = {"sun_groups": "123"}  # the third seat has 4, 7, 10 and 11


def auction() -> Record:
    """Priests of Ra: the first seat has called an auction, the second has bid 3."""
    record = new_record("priests-of-ra", 3, 7, SUNS)
    play(record, "invoke")
    play(record, "bid 3")
    assert [move.text for move in record.table.legal(2)][:4] == [
        "bid 4",
        "bid 7",
        "bid 10",
        "bid 11",
    ]
    return record


def ordered(record: Record, seat: int, up_to: int, otherwise: str = "ask", **match: Any) -> None:
    order = Order.model_validate(
        {"verb": "bid", "up_to": up_to, "otherwise": otherwise, "match": match}
    )
    happen(record, actions.order(record, seat, order))


@pytest.mark.parametrize(
    ("up_to", "bid"), [(4, "bid 4"), (5, "bid 4"), (6, "bid 4"), (99, "bid 4")]
)
def test_no_more_is_bid_than_is_needed(up_to: int, bid: str) -> None:
    record = auction()
    ordered(record, 2, up_to)
    assert orders.due(record) == (events.MOVE, {"seat": 2, "move": bid})


@pytest.mark.parametrize("up_to", [0, 3])
@pytest.mark.parametrize("otherwise", ["pass", "ask"])
def test_an_order_passes_or_ends_when_every_bid_is_too_high(up_to: int, otherwise: str) -> None:
    record = auction()
    ordered(record, 2, up_to, otherwise)
    due = orders.due(record)
    assert due is not None
    if otherwise == "pass":
        assert due == (events.MOVE, {"seat": 2, "move": "pass"})
        return
    assert due == (events.ORDER, {"seat": 2, "order": None})
    happen(record, ProposedEvent(*due))
    assert orders.due(record) is None
    assert record.players_to_move == [2], "it is asked after all"


@pytest.mark.parametrize("up_to", [5, 6])
def test_a_maximum_between_two_suns_is_not_exceeded(up_to: int) -> None:
    """The third seat has 4 and 7; once 4 is no longer enough, 7 is too much."""
    record = new_record("priests-of-ra", 3, 7, SUNS)
    play(record, "invoke")
    second = [move.text for move in record.table.legal(1)]
    play(record, next(bid for bid in second if bid.startswith("bid") and bid > "bid 4"))
    lowest = next(move.text for move in record.table.legal(2))
    assert lowest == "bid 7"
    ordered(record, 2, up_to, "pass")
    assert orders.due(record) == (events.MOVE, {"seat": 2, "move": "pass"})
    ordered(record, 2, 7, "pass")
    assert orders.due(record) == (events.MOVE, {"seat": 2, "move": "bid 7"})


@pytest.mark.parametrize(("game", "seats"), [("priests-of-ra", 4), ("amun-re", 4)])
def test_no_maximum_is_exceeded_and_the_lowest_bid_is_made(game: str, seats: int) -> None:
    """In auctions of random games, every maximum is compared with the legal moves."""
    chooser = random.Random(4)
    record, looked = new_record(game, seats, 4), 0
    auction = record.game.auction
    assert auction is not None
    moves = record.game.moves
    while record.status == "running" and looked < 30:
        if record.table.bidding and len(record.players_to_move) == 1:
            seat = record.players_to_move[0]
            bids = [moves.to_json(move.number) for move in record.table.legal(seat)]
            amounts = [int(bid[auction.amount]) for bid in bids if bid["move"] == auction.verb]
            for up_to in range(max(amounts, default=0) + 2):
                record.orders = {seat: {"up_to": up_to, "otherwise": "ask", "match": {}}}
                found = orders.due(record)
                assert found is not None
                within = [amount for amount in amounts if amount <= up_to]
                if not within:
                    assert found[0] == events.ORDER
                    continue
                number = moves.parse(found[1]["move"])
                assert int(moves.to_json(number)[auction.amount]) == min(within) <= up_to
            record.orders = {}
            looked += 1
        play(record, chooser.choice(record.table.legal()))
    assert looked > 5


def test_an_order_is_for_one_auction() -> None:
    record = auction()
    ordered(record, 2, 9)
    for text in ("pass", "pass"):
        play(record, text)
        if not record.table.bidding:
            break
        assert list(record.orders) == [2], "while others bid it is kept"
    assert not record.table.bidding
    assert record.orders == {}


def test_an_order_can_be_withdrawn() -> None:
    record = auction()
    with pytest.raises(Refused, match="none to take back"):
        actions.order(record, 2, None)
    ordered(record, 2, 9)
    happen(record, actions.order(record, 2, None))
    assert record.orders == {}
    assert orders.due(record) is None


def test_an_order_ends_when_its_player_leaves_or_the_bid_is_undone() -> None:
    record = auction()
    ordered(record, 2, 9)
    happen(record, actions.leave(record, 2, "easy"))
    assert record.orders == {}
    with pytest.raises(Refused) as refused:
        ordered(record, 2, 9)
    assert refused.value.code == "forbidden"
    happen(record, actions.come_back(record, 2))
    ordered(record, 2, 9)
    happen(record, ProposedEvent(events.UNDO, {"to": 1}))
    assert record.orders == {}, "it would at once do again what has been taken back"


def test_who_takes_a_bid_back_has_no_order_any_more_and_others_keep_theirs() -> None:
    record = auction()
    ordered(record, 0, 13)
    ordered(record, 2, 9)
    play(record, "bid 4")
    happen(record, actions.undo(record, 2, len(record.table.moves), whole_turn=False))
    assert record.players_to_move == [2]
    assert list(record.orders) == [0]
    assert orders.due(record) is None


@pytest.mark.parametrize(
    ("order", "field"),
    [
        ({"verb": "draw", "up_to": 3}, "verb"),
        ({"verb": "bid", "up_to": 3, "match": {"province": "memphis"}}, "match"),
        ({"verb": "bid", "up_to": 3, "match": {"sun": 3}}, "match"),
    ],
)
def test_a_bad_order_names_its_field(order: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as refused:
        actions.order(auction(), 2, Order.model_validate(order))
    assert refused.value.field == field


def test_an_order_says_what_is_bid_for_where_several_things_are_up() -> None:
    record = new_record("amun-re", 3, 7)
    lots = record.table.lots
    assert lots
    assert len(lots) == 3
    seat = record.players_to_move[0]
    for match in ({}, {"province": "memphis"}, {"province": lots[0], "gold": 3}):
        assert "memphis" not in lots
        with pytest.raises(Refused) as refused:
            ordered(record, seat, 3, **match)
        assert (refused.value.code, refused.value.field) == ("bad_order", "match")
    assert record.orders == {}
    for lot in lots:
        ordered(record, seat, 3, province=lot)
        assert orders.due(record) == (events.MOVE, {"seat": seat, "move": f"bid {lot} 0"})


def test_what_is_up_for_auction_is_told() -> None:
    record = new_record("amun-re", 3, 7)
    table = record.table
    assert messages.you(record, 0, None, 0)["lots"] == table.view()["table"]["auction"]["provinces"]
    assert messages.you(auction(), 0, None, 0)["lots"] == [], "there is one thing to bid for"
    assert messages.you(new_record("priests-of-ra", 3, 7), 0, None, 0)["lots"] is None


def test_there_must_be_an_auction() -> None:
    record = new_record("priests-of-ra", 3, 7)
    order = Order(verb="bid", up_to=3)
    with pytest.raises(Refused) as refused:
        actions.order(record, 2, order)
    assert refused.value.code == "no_auction"
    with pytest.raises(Refused) as refused:
        actions.order(new_record("catan-island", 3, 7), 2, order)
    assert (refused.value.code, refused.value.field) == ("bad_order", "order")


@pytest.mark.parametrize(("up_to", "bids"), [(4, False), (5, True)])
def test_a_maximum_is_gold_also_on_a_corrected_bid_track(up_to: int, bids: bool) -> None:
    """The second space costs 5 there; its moves are still called after the 1 of our data."""
    seating = [{"kind": "person", "name": f"P{n}", "person": f"p{n}"} for n in range(3)]
    own = {"bid_track": [0, 5, 6, 7, 10, 16, 22, 29, 37]}
    record = Record(replace(header("amun-re", seating, 1), board=own))
    happen(record, ProposedEvent(events.START, {"names": ["P0", "P1", "P2"]}))
    province = record.table.view()["table"]["auction"]["provinces"][0]
    play(record, f"bid {province} 0")
    seat = record.players_to_move[0]
    ordered(record, seat, up_to, province=province)
    bid = (events.MOVE, {"seat": seat, "move": f"bid {province} 1"})
    assert orders.due(record) == (bid if bids else (events.ORDER, {"seat": seat, "order": None}))
