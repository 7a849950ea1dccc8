"""The options of Amun-Re: rulings that a table chooses where the rulebook is not clear."""

from __future__ import annotations

from heliopolis.kernel.options import Option, Options

OPTIONS = Options()

BID_BACKING = OPTIONS.add(
    Option("bid_backing", "AR-4.8", ("gold_and_cards", "gold_only"), "gold_and_cards")
)
GOLD_AND_CARDS, GOLD_ONLY = OPTIONS.codes(BID_BACKING)

GOLD_VISIBILITY = OPTIONS.add(Option("gold_visibility", "AR-1.10", ("hidden", "open"), "hidden"))
HIDDEN, OPEN = OPTIONS.codes(GOLD_VISIBILITY)

SUPPLY_LIMITS = OPTIONS.add(
    Option("supply_limits", "AR-12.1", ("strict", "unlimited"), "unlimited")
)
STRICT, UNLIMITED = OPTIONS.codes(SUPPLY_LIMITS)

MOST_PYRAMIDS = OPTIONS.add(
    Option("most_pyramids_needs_pyramid", "AR-8.6", ("true", "false"), "true")
)
NEEDS_PYRAMID, NEEDS_NO_PYRAMID = OPTIONS.codes(MOST_PYRAMIDS)

CARD_CONVERSION = OPTIONS.add(
    Option("offering_card_conversion", "AR-6.4", ("true", "false"), "true")
)
CARDS_CONVERT, CARDS_DO_NOT_CONVERT = OPTIONS.codes(CARD_CONVERSION)

REWARD_PICKS = OPTIONS.add(
    Option("reward_picks", "AR-6.13", ("commit_then_draw", "sequential"), "commit_then_draw")
)
COMMIT_THEN_DRAW, SEQUENTIAL = OPTIONS.codes(REWARD_PICKS)

ENDGAME_SALE = OPTIONS.add(Option("endgame_auto_sell", "AR-8.10", ("true", "false"), "true"))
SELL_AT_END, KEEP_AT_END = OPTIONS.codes(ENDGAME_SALE)

FIRST_PLAYER = OPTIONS.add(Option("first_player", "AR-2.8", ("random", "seat_0"), "random"))
RANDOM, SEAT_0 = OPTIONS.codes(FIRST_PLAYER)

TIE_BREAK = OPTIONS.add(Option("tie_break", "AR-10.3", ("rulebook", "wbc"), "rulebook"))
BY_RULEBOOK, BY_WBC = OPTIONS.codes(TIE_BREAK)

OPTIONS.group("setup", FIRST_PLAYER)
OPTIONS.group("end", MOST_PYRAMIDS, ENDGAME_SALE, TIE_BREAK)
OPTION_COUNT = len(OPTIONS)
