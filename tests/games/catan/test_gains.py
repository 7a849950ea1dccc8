"""What the log says of goods and points is what happens to hands and points."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge
from heliopolis.bots.roster import make_bot
from heliopolis.games.catan.components import ALL_GOODS, VICTORY_POINT
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

CARD = "card"  # one that not everybody sees
MOST_MOVES = 700
GAMES = ["catan-island", "catan-alexander", "catan-cheops"]


def owned(table: Table) -> list[Counter[str]]:
    """The goods of all seats, how many cards they hold, and the points that lie on the table."""
    s: Any = table.state()
    shown = [s.held[seat][VICTORY_POINT] if table.over else 0 for seat in range(table.seats)]
    return [
        Counter(
            dict(zip(ALL_GOODS, s.hand[seat], strict=True))
            | {"points": s.points[seat] + shown[seat], "cards": s.cards[seat]}
        )
        for seat in range(table.seats)
    ]


def told(table: Table, start: int) -> list[Counter[str]]:
    """What the log events from one on say that all seats have gained."""
    found: list[Counter[str]] = [Counter() for _ in range(table.seats)]
    for index in range(start, len(table.log_events)):
        for gain in table.game.presentation.gains(
            table.log_events[index], table.log_events[:index]
        ):
            goods = Counter(gain["goods"])
            cards = sum(goods[good] for good in (*ALL_GOODS[:-1], CARD))
            found[gain["seat"]].update(goods)
            found[gain["seat"]].update({"points": gain["points"], "cards": cards})
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["greedy", "random"])
def test_the_log_tells_what_hands_and_points_gain(name: str, player: str) -> None:
    table = Table(games.find(name), 4, Secret(6))
    bot = make_bot(player, 3)
    kinds: set[str] = set()
    for _ in range(MOST_MOVES):
        if table.over:
            break
        before, start = owned(table), len(table.log_events)
        seat = table.players_to_move[0]
        table.play(bot.choose(Knowledge.of(table, seat, 1)))
        gained = told(table, start)
        logged = {event["log_event"] for event in table.log_events[start:]}
        kinds |= logged
        for had, has, change in zip(before, owned(table), gained, strict=True):
            seen = ["points"]
            if "drew" not in logged:  # each from the pile, in secret
                seen += ["cards", *(() if change[CARD] else ALL_GOODS)]
            for what in seen:
                assert has[what] - had[what] == change[what], (what, table.log_events[start:])
    if player == "greedy":
        assert {"received", "traded-with-bank", "built-road", "built-settlement"} <= kinds
