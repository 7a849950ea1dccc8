"""The options of the campaign."""

from __future__ import annotations

import re
from typing import Any

from heliopolis.errors import BadSetupError
from heliopolis.games.catan.alexander.board import CHIT_KINDS, CHITS, USUAL_MIX
from heliopolis.games.catan.alexander.setup import MIX_BASE
from heliopolis.games.catan.game import common_options
from heliopolis.kernel.game import Option


class ChitMix(Option):
    """How many chits of each kind there are: four numbers with hyphens, that add up to all."""

    def encode(self, value: Any, seats: int) -> int:
        """The numbers as digits of one."""
        parts = value.split("-") if isinstance(value, str) else []
        fits = len(parts) == len(CHIT_KINDS) and all(re.fullmatch(r"\d{1,2}", p) for p in parts)
        if not fits or sum(map(int, parts)) != CHITS:
            raise BadSetupError(f"option {self.name}: {value!r:.60} is not {self.usage()}")
        code = 0
        for part in parts:
            code = code * MIX_BASE + int(part)
        return code

    def usage(self) -> str:
        """Which values it takes."""
        kinds = ", ".join(CHIT_KINDS)
        return f"such as {self.default}: how many {kinds}, {CHITS} in all"

    def named(self) -> tuple[str, ...]:
        """No value has a text of its own."""
        return ()


_MIX = "-".join(map(str, USUAL_MIX))

OPTIONS: tuple[Option, ...] = (
    *common_options(trade_build="phased", discard_threshold="12", victory_target="14"),
    Option("starting_gold", "AL-2.8", ("none", "eight"), "none"),
    Option(
        "robber_start", "AL-2.4", ("first_player_chooses", "random_desert"), "first_player_chooses"
    ),
    Option("overbid", "AL-6.7", ("forbidden", "penalty"), "forbidden"),
    Option("knight_overpay", "AL-6.6", ("true", "false"), "false"),
    Option("draw_and_seven", "AL-4.1", ("draw_first", "seven_first"), "draw_first"),
    Option("dev_card_windows", "AL-3.3", ("all", "roll_and_build"), "all"),
    Option("card_exchange", "AL-8.3", ("best", "choice"), "best"),
    Option("route_guard", "AL-10.4", ("strict", "lenient"), "strict"),
    Option("decline_settlement", "AL-7.1", ("true", "false"), "true"),
    Option("bank_sells_gold", "AL-10.2", ("true", "false"), "true"),
    ChitMix("chit_mix", "AL-2.2", (_MIX, "4-4-16-4"), _MIX),
)
