"""The options that all games of Catan have; a game adds its own behind them."""

from __future__ import annotations

from heliopolis.kernel.options import Number, Option, Options

YES_NO = ("true", "false")
TRUE, FALSE = range(len(YES_NO))
MOST_REFUSED = 12  # the most offers per turn that a table may allow

OPTIONS = Options()
TRADE_BUILD = OPTIONS.add(Option("trade_build", "CB-4.2", ("combined", "phased"), "combined"))
COMBINED, PHASED = OPTIONS.codes(TRADE_BUILD)
BANK_SHORTAGE = OPTIONS.add(
    Option("bank_shortage", "CB-5.2", ("official", "all_or_nothing", "unlimited"), "official")
)
OFFICIAL, ALL_OR_NOTHING, UNLIMITED = OPTIONS.codes(BANK_SHORTAGE)
DOMESTIC_TRADE = OPTIONS.add(Option("domestic_trade", "CB-7.6", YES_NO, "true"))
MOST_OFFERS = OPTIONS.add(
    Number("max_offers_per_turn", "CB-7.3", ("10", "1"), "10", 0, MOST_REFUSED)
)
DISCARD_THRESHOLD = OPTIONS.add(Number("discard_threshold", "CB-6.1", ("8", "5"), "8", 2, 95))
VICTORY_TARGET = OPTIONS.add(Number("victory_target", "CB-12.2", ("10", "6"), "10", 3, 30))
FIRST_PLAYER = OPTIONS.add(Option("first_player", "CB-3.3", ("random", "seat_0", "dice"), "random"))
RANDOM, SEAT_0, DICE = OPTIONS.codes(FIRST_PLAYER)
CARD_BEFORE_ROLL = OPTIONS.add(
    Option("dev_card_before_roll", "CB-9.2", ("any", "knight_only"), "any")
)
ANY_CARD, KNIGHT_ONLY = OPTIONS.codes(CARD_BEFORE_ROLL)
FRIENDLY_ROBBER = OPTIONS.add(Option("friendly_robber", "CB-6.7", YES_NO, "false"))
TURN_LIMIT = OPTIONS.add(Number("turn_limit", "CB-12.5", ("none", "60"), "none", 1, 99_999))
OPTIONS.group("setup", FIRST_PLAYER)
OPTIONS.group("trade", TRADE_BUILD, BANK_SHORTAGE, DOMESTIC_TRADE, MOST_OFFERS)
OPTIONS.group("robber", DISCARD_THRESHOLD, FRIENDLY_ROBBER, CARD_BEFORE_ROLL)
OPTIONS.group("end", VICTORY_TARGET, TURN_LIMIT)
COMMON_OPTIONS = len(OPTIONS)
