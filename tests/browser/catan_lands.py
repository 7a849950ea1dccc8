"""Alexander and Cheops: rehearsals in which everything is asked, and games that end soon.

Here the rehearsal is played by greedy bots that often move at random, so that there is much to see:
auctions with payments, offices, ships, trade routes, blocks in the pyramid.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from playwright.sync_api import Page

import heliopolis
from heliopolis.bots import Knowledge
from heliopolis.bots.greedy import GreedyBot
from tests.browser import catan
from tests.browser.catan import QUESTIONS, SEATS, Game, stays
from tests.browser.rehearsal import Asked, Rehearsal, rehearsal_of_bots, running
from tests.browser.servers import DATABASES, Person

GREED = 0.7  # how often the move that looks best is made
DEAR = 4  # nobody bids more here of his own accord
# Kinds of moves that are worth a picture of their own.
SHOWN = ("build_block", "harbour_open", "build_ship", "move_ship", "build_settlement")
# Questions that only these scenarios ask; the others are looked at closely on the island.
OWN = {"bid-over", "pay", "found", "exchange", "setup-road-or-ship", "harbour-deal", "build_block"}
WEIGHTS = {
    **catan.WEIGHTS,
    "refuse_payment": 1,
    "move_ship": 8,
    "harbour_open": 60,
    "build_block": 400,
    "pass_bid": 12,
}


@cache
def _usual(game: str) -> dict[str, int]:
    """Return how random play weighs the moves of a game."""
    found = heliopolis.games.find(game)
    return {found.moves.text(n): weight for n, weight in enumerate(found.weights)}


def weigh(game: str, move: str) -> float:
    """Return how often a move is made: bids are low, and trades are rare."""
    verb, *values = move.split()
    if verb == "bid":
        return 9 - 2 * int(values[0]) if int(values[0]) <= DEAR else 0.05
    return float(WEIGHTS.get(verb, _usual(game).get(move, 6)))


def _payable(view: dict[str, Any], seat: int) -> int:
    """Return what is to be paid, if that is not too much."""
    price: int = view["prompt"].get("left", 0)
    auction = view["table"].get("auction")
    return price if auction and price <= auction["means"][seat]["most"] else 0


@cache
def rehearse(game: str, seed: int, options: tuple[tuple[str, str], ...]) -> Rehearsal:
    """Play a game from a seed."""
    table = heliopolis.new(game, seats=SEATS, seed=seed, options=dict(options))
    chance, bot = random.Random(seed), GreedyBot(seed)
    moves: list[tuple[int, str]] = []
    asked: dict[str, tuple[int, Asked]] = {}
    while not table.over:
        seat = table.players_awaited[0]
        view: dict[str, Any] = {**table.view(seat)}
        legal = [str(move) for move in table.legal(seat)]
        verbs = {move.split()[0] for move in legal}
        full = len(moves) if len(verbs) > 1 else 0  # later there is more to see
        full += 1000 * _payable(view, seat)  # and where more is to be paid
        for kind in {view["prompt"]["prompt"], *(verbs & set(SHOWN))}:
            if stays(kind, table) and (kind not in asked or full > asked[kind][0]):
                asked[kind] = full, Asked(len(moves), seat)
        if chance.random() < GREED:
            chosen = str(bot.choose(Knowledge.of(table, seat, len(moves))))
        else:
            chosen = chance.choices(legal, [weigh(game, move) for move in legal])[0]
        table.play(chosen, seat)
        moves.append((seat, chosen))
    best = {kind: question for kind, (_, question) in asked.items()}
    return Rehearsal(game, SEATS, seed, options, tuple(moves), best)


@dataclass(frozen=True)
class Land(Game):
    """A scenario: what its rehearsal is played with, and how to make a game of it short."""

    options: tuple[tuple[str, str], ...] = ()
    short: tuple[tuple[str, str], ...] = ()

    def rehearse(self, seed: int) -> Rehearsal:
        limits = (("turn_limit", str(self.turns)), ("first_player", "seat_0"))
        return rehearse(self.name, seed, (*limits, *self.options))

    def brief(self, person: Person, bots: int = 2) -> str:
        """Return a new game that ends soon."""
        return self.new(person, bots, **dict(self.short))

    def play_on(self, page: Page, until: Callable[[], Any], seed: int = 1) -> None:
        catan.play_on(page, until, seed, lambda answer: weigh(self.name, answer))

    def pictures(self, more: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return what the gallery shows."""
        return {
            **{
                kind.replace("-", " ").replace("_", " "): self._look(kind)
                for kind in self.questions
            },
            "trade": self._trade,
            "text view": self._in_words,
            "end": self._end,
            **(more or {}),
        }

    def _end(self, person: Person, page: Page) -> None:
        table = self.brief(person)
        catan.finish(person, table, lambda answer: weigh(self.name, answer))
        page.goto(f"/table/{table}")
        page.locator(".ending").wait_for()


# What cards and the robber ask is as on the island, and seldom comes up in a few turns.
_SELDOM = ("rob", "place-free-road", "take-resource")
_PLAIN = {
    kind: shown
    for kind, shown in QUESTIONS.items()
    if not kind.startswith("setup") and kind not in _SELDOM
}

ALEXANDER = Land(
    "catan-alexander",
    {
        "choose-robber-desert": ".spot.open[data-move^=choose_robber_desert]",
        **_PLAIN,
        "before-move": "[data-answer=continue_turn]",
        "before-event": "[data-answer=continue_turn]",
        "bid-first": "[data-answer=pass_bid]",
        "bid-over": "[data-answer=pass_bid]",
        "pay": "[data-thing=payment]",
        "found": "[data-answer=found_settlement]",
        "exchange": "[data-answer=keep_card]",
        "lose-card": "[data-answer^=lose_card]",
    },
    turns=44,
    first_seed=115,
    options=(("card_exchange", "choice"), ("overbid", "penalty"), ("discard_threshold", "8")),
    short=(("turn_limit", "8"), ("starting_gold", "eight")),
)
CHEOPS = Land(
    "catan-cheops",
    {
        "choose-robber-desert": ".spot.open[data-move^=choose_robber_desert]",
        "setup-settlement": QUESTIONS["setup-settlement"],
        "setup-road-or-ship": "[data-thing=road-or-ship]",
        **_PLAIN,
        "rob": QUESTIONS["rob"],
        "place-free-piece": ".spot.open[data-move^=place_free]",
        "harbour-deal": "[data-thing=deal]",
        "move-ship-to": ".spot.open[data-move^=move_ship_to]",
        "build_block": "[data-answer^=build_block]",
        "harbour_open": "[data-answer^=harbour_open]",
    },
    turns=80,
    first_seed=21,
    options=(
        ("ship_rules", "seafarers"),
        ("robber_start", "first_player_chooses"),
        ("setup_ship", "true"),
    ),
    short=(("turn_limit", "10"), ("victory_target", "5")),
)


def _closed_land(person: Person, page: Page) -> None:
    ALEXANDER.at(person, page, "main")
    page.get_by_role("button", name="Where nobody settles yet").click()


def _bid_to_confirm(person: Person, page: Page) -> None:
    ALEXANDER.at(person, page, "bid-first")
    page.locator("[data-answer^='bid ']").first.click()
    page.locator(".confirm").wait_for()


def _half_paid(person: Person, page: Page) -> None:
    ALEXANDER.at(person, page, "pay")
    page.locator("[data-thing=payment] [data-more]:enabled").first.click()
    page.locator("[data-thing=payment][aria-busy=false]").wait_for()


def _block_to_confirm(person: Person, page: Page) -> None:
    CHEOPS.at(person, page, "build_block")
    page.locator("[data-answer^=build_block]").first.click()
    page.locator(".confirm").wait_for()


def _route(person: Person, page: Page) -> None:
    CHEOPS.at(person, page, "harbour_open")
    page.locator("[data-answer^=harbour_open]").first.click()
    page.locator("[data-thing=route]").wait_for()


CURSED = 117  # moves, after which one of four has laid a block and all others are cursed


@cache
def cursed() -> Rehearsal:
    """Return the beginning of a game of Cheops up to a turn of the first seat, who is blessed."""
    whole = rehearsal_of_bots("catan-cheops", 4, ("easy",) * 4)
    return replace(whole, moves=whole.moves[:CURSED])


def with_curses(person: Person) -> str:
    """Return a table of four at which everybody has a sign of the pharaoh."""
    seating: list[dict[str, Any]] = [
        {"kind": "person", "name": person.name, "person": person.id},
        *({"kind": "bot", "name": f"Bot {n}", "bot": "easy"} for n in range(3)),
    ]
    return running(DATABASES[person.address], cursed(), seating)


PICTURES = {
    "Alexander": ALEXANDER.pictures(
        {"closed land": _closed_land, "bid to confirm": _bid_to_confirm, "half paid": _half_paid}
    ),
    "Cheops": CHEOPS.pictures({"block to confirm": _block_to_confirm, "trade route": _route}),
}
