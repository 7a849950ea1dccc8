"""The options of the campaign."""

from __future__ import annotations

import re
from typing import Any

from heliopolis.games.catan import options
from heliopolis.games.catan.alexander.board import CHIT_KINDS, CHITS, USUAL_MIX
from heliopolis.games.catan.options import YES_NO
from heliopolis.kernel.options import Option

MIX_BASE = 32  # the mix of chits is one number: four digits to this base


class ChitMix(Option):
    """The number of chits of each kind: four numbers with hyphens that add up to all chits."""

    def encode(self, value: Any, seats: int) -> int:
        """Return the four numbers as digits of one."""
        parts = value.split("-") if isinstance(value, str) else []
        fits = len(parts) == len(CHIT_KINDS) and all(re.fullmatch(r"\d{1,2}", p) for p in parts)
        if not fits or sum(map(int, parts)) != CHITS:
            raise self.refusal(
                f"{value!r:.60}", "chit-mix", "heliopolis.games.catan",
                example=self.default, kinds=", ".join(CHIT_KINDS), count=CHITS,
            )  # fmt: skip
        code = 0
        for part in parts:
            code = code * MIX_BASE + int(part)
        return code

    def usage(self) -> str:
        """Say which values it takes."""
        kinds = ", ".join(CHIT_KINDS)
        return f"such as {self.default}: the numbers of {kinds}, {CHITS} in total"

    def named(self) -> tuple[str, ...]:
        """Return nothing: no value has a text of its own."""
        return ()


OPTIONS = options.OPTIONS.extend(trade_build="phased", discard_threshold="12", victory_target="14")
STARTING_GOLD = OPTIONS.add(Option("starting_gold", "AL-2.8", ("none", "eight"), "none"))
NO_GOLD, EIGHT_GOLD = OPTIONS.codes(STARTING_GOLD)
ROBBER_START = OPTIONS.add(
    Option(
        "robber_start", "AL-2.4", ("first_player_chooses", "random_desert"), "first_player_chooses"
    )
)
FIRST_PLAYER_CHOOSES, RANDOM_DESERT = OPTIONS.codes(ROBBER_START)
OVERBID = OPTIONS.add(Option("overbid", "AL-6.7", ("forbidden", "penalty"), "forbidden"))
FORBIDDEN, PENALTY = OPTIONS.codes(OVERBID)
KNIGHT_OVERPAY = OPTIONS.add(Option("knight_overpay", "AL-6.6", YES_NO, "false"))
DRAW_AND_SEVEN = OPTIONS.add(
    Option("draw_and_seven", "AL-4.1", ("draw_first", "seven_first"), "draw_first")
)
DRAW_FIRST, SEVEN_FIRST = OPTIONS.codes(DRAW_AND_SEVEN)
WINDOWS = OPTIONS.add(Option("dev_card_windows", "AL-3.3", ("all", "roll_and_build"), "all"))
ALL_WINDOWS, ROLL_AND_BUILD = OPTIONS.codes(WINDOWS)
CARD_EXCHANGE = OPTIONS.add(Option("card_exchange", "AL-8.3", ("best", "choice"), "best"))
BEST_CARD, CHOICE = OPTIONS.codes(CARD_EXCHANGE)
ROUTE_GUARD = OPTIONS.add(Option("route_guard", "AL-10.4", ("strict", "lenient"), "strict"))
STRICT, LENIENT = OPTIONS.codes(ROUTE_GUARD)
DECLINE_SETTLEMENT = OPTIONS.add(Option("decline_settlement", "AL-7.1", YES_NO, "true"))
SELLS_GOLD = OPTIONS.add(Option("bank_sells_gold", "AL-10.2", YES_NO, "true"))
_MIX = "-".join(map(str, USUAL_MIX))
CHIT_MIX = OPTIONS.add(ChitMix("chit_mix", "AL-2.2", (_MIX, "4-4-16-4"), _MIX))
OPTIONS.group("setup", STARTING_GOLD, ROBBER_START, CHIT_MIX)
OPTIONS.group("trade", SELLS_GOLD)
OPTIONS.group("robber", WINDOWS, CARD_EXCHANGE)
OPTION_COUNT = len(OPTIONS)
