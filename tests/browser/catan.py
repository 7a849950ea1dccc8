"""The games of Catan: every kind of decision, what brings it about, and how to answer by tapping.

A rehearsal is a game in which everybody is asked everything: found by playing at random without a
server, then played again on one where the same person has all seats. When it is over, a table can
go on from any of its questions, with that person in the seat that is asked and bots in the others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLateError

import heliopolis
from tests.browser.house import Person

SEATS = 3
LONG = 600  # more taps than a game asks of one
AGAIN = 2000  # milliseconds after which one taps again

# Random play that builds, buys and plays cards, and does not trade all day.
WEIGHTS = {
    "build_road": 4,
    "build_settlement": 60,
    "build_city": 60,
    "buy_development_card": 30,
    "play_knight": 30,
    "play_road_building": 60,
    "play_year_of_plenty": 60,
    "play_monopoly": 60,
    "offer_begin": 2,
    "offer_send": 40,
    "offer_accept": 12,
    "offer_confirm": 12,
    "offer_drop": 1,
    "bank_trade": 1,
    "end_turn": 12,
}
# What each question has on the page when one can answer it.
QUESTIONS = {
    "setup-settlement": ".spot.open[data-move^=setup_settlement]",
    "setup-road": ".spot.open[data-move^=setup_road]",
    "before-roll": "[data-answer=roll]",
    "main": "[data-answer=end_turn]",
    "discard": "[data-thing=discard]",
    "move-robber": ".spot.open[data-move^=move_robber]",
    "rob": "[data-answer^=rob]",
    "place-free-road": ".spot.open[data-move^=place_free_road]",
    "take-resource": "[data-answer^=take_resource]",
    "name-resource": "[data-answer^=name_resource]",
    "offer-build": "[data-answer=offer_drop]",
    "offer-reply": "[data-answer=offer_reject]",
    "offer-close": "[data-answer=offer_cancel]",
}


@dataclass(frozen=True)
class Asked:
    """A question of a rehearsal: after how many moves, and whom."""

    step: int
    seat: int


@dataclass(frozen=True, eq=False)
class Rehearsal:
    """A game in which all those questions came up."""

    game: str
    seed: int
    options: tuple[tuple[str, str], ...]
    moves: tuple[tuple[int, str], ...]
    asked: dict[str, Asked]


def _fullness(view: dict[str, Any], seat: int) -> int:
    """How much there is to see at a question: of several the fullest is kept."""
    player = view["table"]["players"][seat]
    return len(view["legal"]) + 3 * player["cards"] + 12 * player["development_cards"]


def rehearse(game: str, seed: int, turns: int, weights: dict[str, int]) -> Rehearsal:
    """Play a game at random, as the seed has it."""
    options = {"turn_limit": str(turns), "first_player": "seat_0"}
    known = {option.name for option in heliopolis.games.find(game).options}
    options = {name: value for name, value in options.items() if name in known}
    table = heliopolis.new(game, seats=SEATS, seed=seed, options=options)
    chance = random.Random(seed)
    moves: list[tuple[int, str]] = []
    asked: dict[str, tuple[int, Asked]] = {}
    while not table.over:
        seat = table.waiting[0]
        view = table.view(seat)
        kind, full = view["prompt"]["prompt"], _fullness(view, seat)
        if kind not in asked or full > asked[kind][0]:
            asked[kind] = full, Asked(len(moves), seat)
        legal = [str(move) for move in table.legal(seat)]
        chosen = chance.choices(legal, [weights.get(move.split()[0], 6) for move in legal])[0]
        table.play(chosen, seat)
        moves.append((seat, chosen))
    best = {kind: question for kind, (_, question) in asked.items()}
    return Rehearsal(game, seed, tuple(options.items()), tuple(moves), best)


@cache
def rehearsal(
    game: str, wanted: frozenset[str], turns: int, first_seed: int, weights: Any = None
) -> Rehearsal:
    """The first game from a seed on in which all questions are asked."""
    for seed in count(first_seed):
        found = rehearse(game, seed, turns, dict(weights or WEIGHTS.items()))
        if wanted <= set(found.asked):
            return found
    raise AssertionError("seeds have no end")


_played: dict[tuple[str, Rehearsal], tuple[Person, str]] = {}


def _performed(address: str, play: Rehearsal) -> tuple[Person, str]:
    """The rehearsal at a table of the server, once; who played it, and the table."""
    key = address, play
    if key not in _played:
        person = Person(address, "Ada")
        wish = {"options": dict(play.options), "seed": play.seed}
        table = person.table(*["me"] * SEATS, game=play.game, **wish)
        for seat, move in play.moves:
            # Secret choices of others are no steps for one yet: each seat counts for itself.
            known = person.ask("GET", f"/tables/{table}/state?seat={seat}")["view"]["step"]
            body = {"step": known, "move": move, "seat": seat}
            person.ask("POST", f"/tables/{table}/moves", body)
        _played[key] = person, table
    return _played[key]


@dataclass(frozen=True)
class Game:
    """One of the games, and how to come to each of its questions."""

    name: str
    questions: dict[str, str]
    turns: int
    first_seed: int

    def rehearsal(self) -> Rehearsal:
        return rehearsal(self.name, frozenset(self.questions), self.turns, self.first_seed)

    def asked(self, person: Person, kind: str) -> str:
        """A table at which this person is asked that, with bots in the other seats."""
        play = self.rehearsal()
        _, table = _performed(person.address, play)
        question = play.asked[kind]
        seats = [
            {"kind": "me"} if seat == question.seat else {"kind": "bot", "bot": "easy"}
            for seat in range(SEATS)
        ]
        wish = {"step": question.step, "seats": seats}
        forked: str = person.ask("POST", f"/tables/{table}/fork", wish)["id"]
        return forked

    def at(self, person: Person, page: Page, kind: str) -> str:
        """Look at a table that asks this; its id."""
        table = self.asked(person, kind)
        page.goto(f"/table/{table}")
        page.locator(self.questions[kind]).first.wait_for()
        return table

    def new(self, person: Person, bots: int = 2, **options: str) -> str:
        return person.table("me", *["easy"] * bots, game=self.name, options=options)

    def pictures(self, more: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the gallery shows."""
        return {
            **{kind.replace("-", " "): self._look(kind) for kind in self.questions},
            "a place to confirm": self._to_confirm,
            "trade": self._trade,
            "text view": self._in_words,
            "end": self._end,
            **(more or {}),
        }

    def _look(self, kind: str) -> Callable[[Person, Page], None]:
        def go(person: Person, page: Page) -> None:
            self.at(person, page, kind)

        return go

    def _to_confirm(self, person: Person, page: Page) -> None:
        self.at(person, page, "move-robber")
        page.locator(".spot.open").first.click(force=True)
        page.locator(".confirm").wait_for()

    def _trade(self, person: Person, page: Page) -> None:
        self.at(person, page, "main")
        page.locator("[data-trade=toggle]").click()
        page.locator("[data-trade=players]").click()
        more = page.locator("[data-more]:enabled")
        more.first.click()
        more.last.click()

    def _in_words(self, person: Person, page: Page) -> None:
        self.at(person, page, "main")
        page.get_by_role("button", name="Text").click()
        page.locator("[data-typed]").first.wait_for()

    def _end(self, person: Person, page: Page) -> None:
        table = self.new(person, victory_target="4")
        finish(person, table)
        page.goto(f"/table/{table}")
        page.locator(".ending").wait_for()


def _weigh(answer: str) -> float:
    return WEIGHTS.get(answer.split()[0], 6)


Weigh = Callable[[str], float]


def finish(person: Person, table: str, weigh: Weigh = _weigh) -> None:
    """Play to the end, mostly passing the dice on."""
    while not (view := person.view(table))["over"]:
        if view["legal"]:
            chance = random.Random(view["step"])
            weights = [weigh(move["text"]) for move in view["legal"]]
            move = chance.choices(view["legal"], weights)[0]["text"]
            body = {"step": view["step"], "move": move}
            person.http.post(f"/api/tables/{table}/moves", json=body)


# --- Playing by what is offered -------------------------------------------------------------------

_MOVED = (
    "before => document.querySelector('dialog[open], .ending') ||"
    " Number(document.querySelector('[data-step]').dataset.step) > before"
)
_OFFERED = (
    "[...document.querySelectorAll('[data-answer]:enabled')].map(e => e.dataset.answer)"
    ".concat([...document.querySelectorAll('.spot.open')].map(e => e.dataset.move))"
)
# Seldom: the turn ends when there is nothing better to do.
LAST = ("end_turn", "offer_drop", "offer_cancel")


def choose(offered: Iterable[str], chance: random.Random, weigh: Weigh = _weigh) -> str:
    """One of the answers: rather to build or to play a card than to end the turn."""
    answers = list(dict.fromkeys(offered))
    weights = [weigh(answer) for answer in answers]
    better = [n for n, answer in enumerate(answers) if answer.split()[0] not in LAST]
    if better and chance.random() < 0.7:
        return answers[chance.choices(better, [weights[n] for n in better])[0]]
    return chance.choices(answers, weights)[0]


def tap_something(page: Page, chance: random.Random, weigh: Weigh = _weigh) -> None:
    """Give one of the answers that the page offers: on the board, on a card, or in the line."""
    before = page.locator("[data-step]").get_attribute("data-step")
    while page.locator("[data-card]:enabled[aria-pressed=false]").count():
        page.locator("[data-card]:enabled[aria-pressed=false]").first.click()
    while page.locator("[data-thing=payment] [data-more]:enabled").count():
        page.locator("[data-thing=payment] [data-more]:enabled").first.click()
    answer = choose(page.evaluate(_OFFERED), chance, weigh)
    spot = page.locator(f'.spot.open[data-move="{answer}"]')
    if spot.count():
        spot.dispatch_event("click")
    else:
        page.locator(f'[data-answer="{answer}"]').first.click()
    confirm = page.locator(".confirm .main")
    if confirm.count():
        confirm.click()
    # While the last move is still on its way a tap does nothing: one taps again.
    with suppress(TooLateError):
        page.wait_for_function(_MOVED, arg=int(before or 0), timeout=AGAIN)


def play_on(page: Page, until: Callable[[], Any], seed: int = 1, weigh: Weigh = _weigh) -> None:
    """Tap on until something holds or the game is over."""
    chance = random.Random(seed)
    for _ in range(LONG):
        page.locator(
            ".ending, [data-answer]:enabled, .spot.open, [data-card]:enabled,"
            " [data-more]:enabled, dialog .main"
        ).first.wait_for(state="attached")
        if until():
            return
        if page.locator("dialog .main").count():
            page.locator("dialog .main").click()
        elif page.locator(".ending").count():
            return
        else:
            tap_something(page, chance, weigh)
    raise AssertionError("the game did not end")


ISLAND = Game("catan-island", QUESTIONS, turns=40, first_seed=169)
