"""The moves of Amun-Re, and the log events that tell onlookers what they do."""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    AUCTION_CARDS,
    BID_TRACK,
    BONUS_CARDS,
    CORRECTION_SIZE,
    KINDS,
    KINGDOMS,
    MAX_BRICKS,
    MAX_CARD_LIMIT,
    MAX_FARMERS,
    MAX_FIELDS,
    MAX_OFFER,
    PIECES,
    PROVINCES,
)
from heliopolis.kernel.codes import Codes
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves

# --- Moves ----------------------------------------------------------------------------------------

ANSWERS = Codes()
NO = ANSWERS.add("no")
YES = ANSWERS.add("yes")

CHANGES = Codes()
RAISE = CHANGES.add(f"+{CORRECTION_SIZE}")
LOWER = CHANGES.add(f"-{CORRECTION_SIZE}")

POWER_CARD, FARMER, BRICK = map(PIECES.index, ("power_card", "farmer", "brick"))

MOVES = Moves()
PLAY_CARD_VERB = MOVES.verb("play_card", card=AUCTION_CARDS)
BID_VERB = MOVES.verb("bid", province=PROVINCES, gold=BID_TRACK)
SELL_CARD_VERB = MOVES.verb("sell_card", card=KINDS)
BUY_CARDS_VERB = MOVES.verb("buy_cards", cards=range(MAX_CARD_LIMIT + 1))
FREE_FARMER_VERB = MOVES.verb("free_farmer", province=PROVINCES)
BUY_FARMERS_VERB = MOVES.verb("buy_farmers", farmers=range(MAX_FARMERS + 1))
PLACE_FARMERS_VERB = MOVES.verb("place_farmers", province=PROVINCES, farmers=range(MAX_FIELDS + 1))
SKIP_VERB = MOVES.verb("skip")
BUILDER_VERB = MOVES.verb("builder", province=PROVINCES)
BUY_BRICKS_VERB = MOVES.verb("buy_bricks", bricks=range(MAX_BRICKS + 1))
PLACE_BRICK_VERB = MOVES.verb("place_brick", province=PROVINCES)
END_TURN_VERB = MOVES.verb("end_turn")
CORRECTION_VERB = MOVES.verb("correction", answer=ANSWERS)
STEAL_VERB = MOVES.verb("steal")
OFFER_VERB = MOVES.verb("offer", gold=range(1, MAX_OFFER + 1))
CONVERT_VERB = MOVES.verb("convert", card=KINDS)
CORRECT_VERB = MOVES.verb("correct", change=CHANGES)
TAKE_VERB = MOVES.verb(
    "take",
    lambda piece, province: (piece == "power_card") == (province == ""),
    piece=PIECES,
    province=("", *PROVINCES),
)
STOP_VERB = MOVES.verb("stop")
EIGHT_GOLD_VERB = MOVES.verb("eight_gold", province=PROVINCES)
HARVEST_BOOST_VERB = MOVES.verb("harvest_boost", province=PROVINCES)
PASS_VERB = MOVES.verb("pass")
BONUS_VERB = MOVES.verb("bonus", card=BONUS_CARDS)

VERB_OF, ARG, ARG_2, MOVE_OF = MOVES.tables()
BID_MOVE = MOVES.grid(BID_VERB)  # by province and step
PLACE_FARMERS_MOVE = MOVES.grid(PLACE_FARMERS_VERB)  # by province and number of farmers
TAKE_MOVE = MOVES.grid(TAKE_VERB)  # by piece and province; a power card goes to no province

# --- Log events -----------------------------------------------------------------------------------

# What is scored at the end of a kingdom.
ITEMS = Codes()
PYRAMIDS_ITEM = ITEMS.add("pyramids")
SETS_ITEM = ITEMS.add("sets")
MOST_WEST_ITEM = ITEMS.add("most_west")
MOST_EAST_ITEM = ITEMS.add("most_east")
TEMPLES_ITEM = ITEMS.add("temples")
BONUS_ITEM = ITEMS.add("bonus_cards")
GOLD_ITEM = ITEMS.add("gold")

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
SCORED = LOG_EVENTS.add("scored", seat=None, item=ITEMS, points=None)
TURNED_TO_GOLD = LOG_EVENTS.add("turned-to-gold", seat=None, cards=None, gold=None)
BOOKED = LOG_EVENTS.add("booked", seat=None, points=None, total=None)
KINGDOM_ENDED = LOG_EVENTS.add("kingdom-ended", kingdom=KINGDOMS)
WON_GAME = LOG_EVENTS.add("won-game", seat=None)

# --- Weights for random play ----------------------------------------------------------------------

# How random play weighs the moves when it is to see farmers, pyramids and full hands: with equal
# weights players sell what they draw, bid all they have and give the rest away as an offering.
NO_PIECE_WEIGHT, PIECE_WEIGHT = 4, 6
LOWEST_BID_WEIGHT, STEP_WEIGHT = 40, 4
LOWEST_OFFER_WEIGHT, GOLD_WEIGHT = 20, 2
_VERB_WEIGHTS = MOVES.weigh(
    10, play_card=400, sell_card=1, convert=1, skip=4, steal=30, stop=1, **{"pass": 3}
)


def _weigh(move: int) -> int:
    """Return the weight of a move: more for buying much, less for bidding and offering much."""
    verb = VERB_OF[move]
    if verb in (BUY_CARDS_VERB, BUY_FARMERS_VERB, BUY_BRICKS_VERB):
        return NO_PIECE_WEIGHT + PIECE_WEIGHT * ARG[move]
    if verb == BID_VERB:
        return max(1, LOWEST_BID_WEIGHT - STEP_WEIGHT * ARG_2[move] ** 2)
    if verb == OFFER_VERB:
        return max(1, LOWEST_OFFER_WEIGHT - GOLD_WEIGHT * ARG[move])
    return _VERB_WEIGHTS[move]


BUILDING_WEIGHTS = [_weigh(move) for move in range(len(MOVES))]
