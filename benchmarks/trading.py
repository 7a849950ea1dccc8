"""How do bots trade? Whole games of four bots, or of three and a person who trades sensibly.

    PYTHONPATH=src python -m benchmarks.trading GAME [--games 100] [--bots greedy] [--person]

For the offers of the bots it counts how many there are per turn, how many lead to a trade, and how
many could not have been accepted by anybody. The person is a script: it builds as the greedy bot
does, and trades as people are taught to, without looking at what bots think of a hand. It takes up
counter-proposals of bots that bring what it lacks for what it can spare.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from typing import Any

from heliopolis import games
from heliopolis.arena.intervals import wilson
from heliopolis.bots import SeatedBot
from heliopolis.bots.bot import Knowledge
from heliopolis.bots.greedy import GreedyBot
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.kernel.journal import Secret
from heliopolis.table import Move, Table

WISHES = ("settlement", "city", "development_card", "road")  # in the order of a person's wishes
TOO_CLOSE = 2  # points from winning: nobody trades with such a player
OFFERS_PER_TURN = 2


class SensibleTrader:
    """A person who knows what they want to build, and trades what they do not need for it."""

    def __init__(self, seed: int) -> None:
        self._builder = GreedyBot(seed)
        self._turn = -1
        self._refused: list[tuple[str, int, str]] = []  # this turn: good given, units, good wanted
        self._plan: list[str] = []  # the moves of an offer that is being put together
        self._heard: list[tuple[dict[str, int], dict[str, int]]] = []  # counter-proposals

    def hear(self, give: Mapping[str, int], get: Mapping[str, int]) -> None:
        """Hear what another player would take: what this person would give and get."""
        self._heard.append((dict(give), dict(get)))

    def choose(self, knowledge: Knowledge) -> Move:
        """Return the next move: answers and offers are this person's own."""
        view = knowledge.view
        legal = {move.text: move for move in knowledge.legal}
        if "offer_reject" in legal:
            accepts = "offer_accept" in legal and self._likes(knowledge, view)
            return legal["offer_accept" if accepts else "offer_reject"]
        if "offer_cancel" in legal:
            partners = [text for text in legal if text.startswith("offer_confirm")]
            points = {text: view["players"][int(text.split()[1])]["points"] for text in partners}
            return legal[min(partners, key=points.__getitem__, default="offer_cancel")]
        if self._plan and self._plan[0] in legal:
            return legal[self._plan.pop(0)]
        if "offer_drop" in legal:
            return legal["offer_drop"]
        chosen = self._builder.choose(knowledge)
        if chosen.text in ("end_turn", "offer_begin") or chosen.text.startswith("bank_trade"):
            if "offer_begin" in legal and self._has_idea(knowledge, view):
                return legal["offer_begin"]
            if chosen.text == "offer_begin":
                return legal["end_turn"]
        return chosen

    def _needs(self, knowledge: Knowledge, me: dict[str, Any]) -> tuple[Counter[str], Counter[str]]:
        """Return what is missing for the nearest wish, and what is left over for it."""
        hand = Counter({good: n for good, n in me["hand"].items() if n})
        costs = knowledge.view["costs"]
        wishes = [what for what in WISHES if what in costs and self._can_place(me, what)]
        near = min(wishes, key=lambda what: (Counter(costs[what]) - hand).total())
        return Counter(costs[near]) - hand, hand - Counter(costs[near])

    @staticmethod
    def _can_place(me: dict[str, Any], what: str) -> bool:
        if what == "city":
            return bool(me["cities_left"] and me["points_for"].get("settlements"))
        return what != "settlement" or bool(me["settlements_left"])

    def _likes(self, knowledge: Knowledge, view: dict[str, Any]) -> bool:
        """Whether an offer brings something missing for something left over, at a fair price."""
        me, maker = view["players"][knowledge.seat], view["players"][view["active"]]
        if maker["points"] + TOO_CLOSE >= view["target"]:
            return False
        missing, spare = self._needs(knowledge, me)
        comes, goes = Counter(view["offer"]["give"]), Counter(view["offer"]["want"])
        useful = (comes & missing).total()
        return useful > 0 and not goes - spare and goes.total() <= comes.total() + 1

    def _has_idea(self, knowledge: Knowledge, view: dict[str, Any]) -> bool:
        """Plan an offer of what is left over most for something missing; whether there is one."""
        if self._turn != view["turn"]:
            self._turn, self._refused, self._heard = view["turn"], [], []
        missing, spare = self._needs(knowledge, view["players"][knowledge.seat])
        while self._heard:
            gives, gets = (Counter(side) for side in self._heard.pop(0))
            if (gets & missing).total() and not gives - spare:
                self._plan = _offer(gives, gets)
                return True
        if len(self._refused) >= OFFERS_PER_TURN:
            return False
        for want in missing:
            if not any(
                _may_have(other, want) for other in view["players"] if other["known"] is not None
            ):
                continue
            for give, count in spare.most_common():
                for units in (1, 2):
                    offer = (give, units, want)
                    if count < units + (units > 1) or offer in self._refused:
                        continue
                    self._refused.append(offer)  # if it is accepted, hands and needs are others
                    self._plan = _offer(Counter({give: units}), Counter({want: 1}))
                    return True
        return False


def _offer(give: Counter[str], get: Counter[str]) -> list[str]:
    """Return the moves of an offer after its beginning, in the order of the goods."""
    gives = [f"offer_add_give {good}" for good in sorted(give.elements(), key=ALL_GOODS.index)]
    gets = [f"offer_add_get {good}" for good in sorted(get.elements(), key=ALL_GOODS.index)]
    return [*gives, *gets, "offer_send"]


def _may_have(other: dict[str, Any], good: str) -> bool:
    """Whether a player may have a good, as far as the table can see."""
    if good == "gold":
        return bool(other["gold"])
    return good in other["known"] or other["cards"] > sum(other["known"].values())


def play(name: str, bot: str, seed: int, person: int | None) -> Table:
    """Play a game; a person has one of the seats, or nobody."""
    game = games.find(name)
    table = Table(game, game.default_seats(), Secret(seed))
    players = [SeatedBot.named(bot, seat, 10 * seed + seat) for seat in range(table.seats)]
    trader = SensibleTrader(seed)
    if person is not None:
        players[person] = SeatedBot(trader, person)
    while not table.over:
        seat = table.players_awaited[0]
        move = players[seat].choose(table)
        if move.text == "offer_reject" and table.offering_seat == person:
            counter = game.offers and game.offers.counter
            if counter and (said := counter(table.known_state(seat, 0), seat)):
                trader.hear(*said)
        table.play(move)
    return table


def could_be_accepted(table: Table, step: int, seat: int, event: dict[str, Any]) -> bool:
    """Whether some opponent held what an offer wanted."""
    s = table.fork(step).state()
    wanted = [event[f"want_{good}"] for good in ALL_GOODS]
    return any(
        all(s.hand[other][good] >= count for good, count in enumerate(wanted))
        for other in range(table.seats)
        if other != seat
    )


def count(table: Table, person: int | None) -> tuple[Counter[str], Counter[str]]:
    """Count turns, offers and trades of the bots, and of the person."""
    bots: Counter[str] = Counter()
    human: Counter[str] = Counter()
    for event in table.log_events:
        what, seat = event["log_event"], event.get("seat", -1)
        counts = human if seat == person else bots
        if what in ("offered", "traded", "ended-turn", "rejected", "accepted"):
            counts[what] += 1
        if what == "offered" and not could_be_accepted(table, event["step"], seat, event):
            counts["impossible"] += 1
    ranks = table.ranks()
    if person is not None:
        human["won"] += ranks[person] == 0
    return bots, human


def tell(who: str, counts: Counter[str], games_played: int) -> None:
    """Print one line of the result."""
    offers, trades, turns = counts["offered"], counts["traded"], counts["ended-turn"]
    share = f"{100 * trades / offers:.0f} %" if offers else "none"
    low, high = wilson(trades, offers) if offers else (0.0, 0.0)
    print(
        f"{who}: {offers} offers in {turns} turns of {games_played} games "
        f"({offers / max(1, turns):.2f} per turn), {trades} trades "
        f"({share}, 95 % interval {100 * low:.0f} to {100 * high:.0f} %), "
        f"{counts['impossible']} that nobody could accept"
    )


def main() -> None:
    """Play the games and print what was counted."""
    parser = argparse.ArgumentParser(prog="benchmarks.trading", description=main.__doc__)
    parser.add_argument("game", choices=[name for name in games.names() if "catan" in name])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--person", action="store_true", help="a person who trades sensibly plays")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args()
    bots: Counter[str] = Counter()
    human: Counter[str] = Counter()
    for number in range(given.games):
        person = number % games.find(given.game).default_seats() if given.person else None
        table = play(given.game, given.bots, given.seed + number, person)
        for total, found in zip((bots, human), count(table, person), strict=True):
            total.update(found)
    tell(f"{given.game}, {given.bots}", bots, given.games)
    if given.person:
        tell("the person", human, given.games)
        low, high = (100 * end for end in wilson(human["won"], given.games))
        won = 100 * human["won"] / given.games
        print(f"the person won {won:.0f} % (95 % interval {low:.0f} to {high:.0f} %)")


if __name__ == "__main__":
    main()
