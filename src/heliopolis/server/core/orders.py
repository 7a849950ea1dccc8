"""Secret maximum bids: the server bids for a player, as little as needed, up to a maximum.

An order holds for the auction that is running when it is given. Where several things are up at once
(the provinces of Amun-Re), it says for which of them. When its seat is to bid, the lowest legal bid
within the maximum is made. When every bid would be higher, the server passes or, where passing was
not ordered or is impossible, drops the order and leaves the decision to the player.
"""

from __future__ import annotations

from typing import Any

from heliopolis.kernel.game import Auction
from heliopolis.server.core import events
from heliopolis.server.core.errors import Refused, conflict
from heliopolis.server.core.protocol import Order
from heliopolis.server.core.record import Record


def check(record: Record, order: Order) -> None:
    """Refuse an order that could never be carried out; the error names the field."""
    game = record.game
    auction = game.auction
    if auction is None:
        raise Refused("bad_order", f"order: {game.title} has no auction", field="order")
    if order.verb != auction.verb:
        raise Refused("bad_order", f"verb: bids are made by '{auction.verb}'", field="verb")
    if order.otherwise == "pass" and auction.passing is None:
        raise Refused("bad_order", "otherwise: nobody can pass in this auction", field="otherwise")
    arguments = game.moves.verbs[auction.verb].arguments
    for name, value in order.match.items():
        if name not in arguments or name == auction.amount:
            raise Refused("bad_order", f"match: a bid has no {name!r:.40} to match", field="match")
        if value not in arguments[name]:
            raise Refused("bad_order", f"match: {name} cannot be {value!r:.40}", field="match")
    lots = record.table.lots
    if lots is None:
        raise conflict("no_auction", "order: there is no auction now", "order")
    if auction.lot and order.match.get(auction.lot) not in lots:
        known = ", ".join(lots)
        raise Refused("bad_order", f"match: {auction.lot} is one of {known}", field="match")


def due(record: Record) -> tuple[str, dict[str, Any]] | None:
    """The event that some order asks for now: a move, or the end of the order."""
    auction = record.game.auction
    if auction is None or record.status != "running":
        return None
    for seat in record.players_to_move:
        if seat in record.orders:
            return _carried_out(record, seat, record.orders[seat], auction)
    return None


def _carried_out(
    record: Record, seat: int, order: dict[str, Any], auction: Auction
) -> tuple[str, dict[str, Any]]:
    bid = _lowest_bid(record, seat, order, auction)
    if bid is not None:
        return events.MOVE, {"seat": seat, "move": bid}
    legal = {move.text for move in record.table.legal(seat)}
    if order["otherwise"] == "pass" and auction.passing in legal:
        return events.MOVE, {"seat": seat, "move": auction.passing}
    return events.ORDER, {"seat": seat, "order": None}


def _lowest_bid(record: Record, seat: int, order: dict[str, Any], auction: Auction) -> str | None:
    bids = []
    for move in record.table.legal(seat):
        parts = record.table.told_move(move)
        if parts["move"] != auction.verb or int(parts[auction.amount]) > order["up_to"]:
            continue
        if all(parts.get(name) == value for name, value in order["match"].items()):
            bids.append((int(parts[auction.amount]), move.text))
    return min(bids)[1] if bids else None
