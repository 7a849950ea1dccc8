"""The moves of Amun-Re, and what onlookers are told of what they do."""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    AUCTION_CARDS,
    BID_TRACK,
    BONUS_CARDS,
    CORRECTION_SIZE,
    HIGHEST_OFFER,
    KINDS,
    KINGDOMS,
    MOST_BRICKS,
    MOST_FARMERS,
    MOST_FIELDS,
    MOST_LIMIT,
    PIECES,
    PROVINCES,
)
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves, Verb

CHANGES = [f"+{CORRECTION_SIZE}", f"-{CORRECTION_SIZE}"]

MOVES = Moves(
    Verb("play_card", card=AUCTION_CARDS),
    Verb("bid", province=PROVINCES, gold=BID_TRACK),
    Verb("sell_card", card=KINDS),
    Verb("buy_cards", cards=range(MOST_LIMIT + 1)),
    Verb("free_farmer", province=PROVINCES),
    Verb("buy_farmers", farmers=range(MOST_FARMERS + 1)),
    Verb("place_farmers", province=PROVINCES, farmers=range(MOST_FIELDS + 1)),
    Verb("skip"),
    Verb("builder", province=PROVINCES),
    Verb("buy_bricks", bricks=range(MOST_BRICKS + 1)),
    Verb("place_brick", province=PROVINCES),
    Verb("end_turn"),
    Verb("correction", answer=("no", "yes")),
    Verb("steal"),
    Verb("offer", gold=range(1, HIGHEST_OFFER + 1)),
    Verb("convert", card=KINDS),
    Verb("correct", change=CHANGES),
    Verb(
        "take",
        lambda piece, province: (piece == "power_card") == (province == ""),
        piece=PIECES,
        province=("", *PROVINCES),
    ),
    Verb("stop"),
    Verb("eight_gold", province=PROVINCES),
    Verb("harvest_boost", province=PROVINCES),
    Verb("pass"),
    Verb("bonus", card=BONUS_CARDS),
)

# The number of each verb's first move; the others follow in the order of their values.
PLAY_CARD, BID_FIRST, SELL, CARDS_FIRST, FREE_FARMER_FIRST, FARMERS_FIRST, PLACE_FIRST, SKIP = map(
    MOVES.first,
    ("play_card", "bid", "sell_card", "buy_cards", "free_farmer", "buy_farmers", "place_farmers",
     "skip"),
)  # fmt: skip
BUILDER_FIRST, BRICKS_FIRST, LAY_FIRST, END_TURN, CORRECTION_NO, STEAL_MOVE = map(
    MOVES.first, ("builder", "buy_bricks", "place_brick", "end_turn", "correction", "steal")
)
CONVERT_FIRST, CORRECT_FIRST, TAKE_CARD, STOP, EIGHT_FIRST, BOOST_FIRST, PASS, BONUS_FIRST = map(
    MOVES.first,
    ("convert", "correct", "take", "stop", "eight_gold", "harvest_boost", "pass", "bonus"),
)
CORRECTION_YES = CORRECTION_NO + 1
OFFER_NOTHING = MOVES.first("offer") - 1  # so that OFFER_NOTHING + 7 is "offer 7"
TAKE_FARMER = MOVES.parse(f"take farmer {PROVINCES[0]}")
TAKE_BRICK = MOVES.parse(f"take brick {PROVINCES[0]}")

LOG_EVENTS = LogEvents()
STARTS_GAME = LOG_EVENTS.add("starts-game", seat=None)
ROUND_STARTED = LOG_EVENTS.add("round-started", round=None, kingdom=KINGDOMS, seat=None)
REVEALED = LOG_EVENTS.add("revealed", province=PROVINCES, cards=None, bricks=None, gold=None)
RESHUFFLED = LOG_EVENTS.add("reshuffled", cards=None)
PLAYED = LOG_EVENTS.add("played", seat=None, card=KINDS)
BADE = LOG_EVENTS.add("bade", seat=None, province=PROVINCES, gold=None)
SOLD = LOG_EVENTS.add("sold", seat=None, card=KINDS)
PAID = LOG_EVENTS.add("paid", seat=None, province=PROVINCES, gold=None)
TOOK_FREE = LOG_EVENTS.add("took-free", seat=None, province=PROVINCES, cards=None, gold=None)
BOUGHT_CARDS = LOG_EVENTS.add("bought-cards", seat=None, cards=None, gold=None)
BOUGHT_FARMERS = LOG_EVENTS.add("bought-farmers", seat=None, farmers=None, gold=None)
PLACED_FARMERS = LOG_EVENTS.add("placed-farmers", seat=None, province=PROVINCES, farmers=None)
PLACED_FREE_FARMER = LOG_EVENTS.add("placed-free-farmer", seat=None, province=PROVINCES)
BOUGHT_BRICKS = LOG_EVENTS.add("bought-bricks", seat=None, bricks=None, gold=None)
PLACED_BRICK = LOG_EVENTS.add("placed-brick", seat=None, province=PROVINCES, bricks=None)
BUILT = LOG_EVENTS.add("built", seat=None, province=PROVINCES, pyramids=None)
BUILT_WITH_BUILDER = LOG_EVENTS.add(
    "built-with-builder", seat=None, province=PROVINCES, pyramids=None
)
OFFERED = LOG_EVENTS.add("offered", seat=None, gold=None)
STOLE = LOG_EVENTS.add("stole", seat=None, gold=None)
CONVERTED = LOG_EVENTS.add("converted", seat=None, card=KINDS)
LAID_CORRECTION = LOG_EVENTS.add("laid-correction", seat=None)
CORRECTED = LOG_EVENTS.add("corrected", seat=None, change=CHANGES)
TEMPLE_MOVED = LOG_EVENTS.add("temple-moved", sum=None, field=None)
MAY_TAKE = LOG_EVENTS.add("may-take", seat=None, items=None)
TOOK_CARD = LOG_EVENTS.add("took-card", seat=None)
TOOK_FARMER = LOG_EVENTS.add("took-farmer", seat=None, province=PROVINCES)
TOOK_BRICK = LOG_EVENTS.add("took-brick", seat=None, province=PROVINCES, bricks=None)
LEFT_ITEMS = LOG_EVENTS.add("left-items", seat=None, items=None)
TOOK_PHARAOH = LOG_EVENTS.add("took-pharaoh", seat=None)
PLAYED_IN = LOG_EVENTS.add("played-in", seat=None, card=KINDS, province=PROVINCES)
INCOME_ONE = LOG_EVENTS.add("income-one", seat=None, income=None,
                       province=PROVINCES, harvest=None, further=None)  # fmt: skip
INCOME_TWO = LOG_EVENTS.add("income-two", seat=None, income=None,
                       province=PROVINCES, harvest=None, further=None,
                       province2=PROVINCES, harvest2=None, further2=None)  # fmt: skip
INCOME_THREE = LOG_EVENTS.add("income-three", seat=None, income=None,
                         province=PROVINCES, harvest=None, further=None,
                         province2=PROVINCES, harvest2=None, further2=None,
                         province3=PROVINCES, harvest3=None, further3=None)  # fmt: skip
PLAYED_BONUS = LOG_EVENTS.add("played-bonus", seat=None, card=KINDS)
ITEMS = ["pyramids", "sets", "most_west", "most_east", "temples", "bonus_cards", "gold"]
SCORED = LOG_EVENTS.add("scored", seat=None, item=ITEMS, points=None)
TURNED_TO_GOLD = LOG_EVENTS.add("turned-to-gold", seat=None, cards=None, gold=None)
BOOKED = LOG_EVENTS.add("booked", seat=None, points=None, total=None)
KINGDOM_ENDED = LOG_EVENTS.add("kingdom-ended", kingdom=KINGDOMS)
WON_GAME = LOG_EVENTS.add("won-game", seat=None)

(PYRAMIDS_ITEM, SETS_ITEM, MOST_WEST_ITEM, MOST_EAST_ITEM, TEMPLES_ITEM, BONUS_ITEM,
 GOLD_ITEM) = range(len(ITEMS))  # fmt: skip

# How random play weighs the moves when it is to see farmers, pyramids and full hands: with equal
# weights players sell what they draw, bid all they have and give the rest away as an offering.
_WEIGHTS = {
    "play_card": 400,
    "sell_card": 1,
    "convert": 1,
    "skip": 4,
    "steal": 30,
    "stop": 1,
    "pass": 3,
}


def _weight(move: int) -> int:
    """More for buying much, less for bidding and offering much."""
    verb, *values = MOVES.text(move).split()
    if verb in ("buy_cards", "buy_farmers", "buy_bricks"):
        return 4 + 6 * int(values[-1])
    if verb == "bid":
        return max(1, 40 - 4 * BID_TRACK.index(int(values[-1])) ** 2)
    if verb == "offer":
        return max(1, 20 - 2 * int(values[-1]))
    return _WEIGHTS.get(verb, 10)


BUILDING_WEIGHTS = [_weight(move) for move in range(len(MOVES))]
