"""The games of Catan: every kind of decision, what brings it about, and how to answer by tapping.

A rehearsal is a game in which everybody is asked everything, found by playing at random without a
server.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count, cycle
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLateError

import heliopolis
from heliopolis import Table, games
from heliopolis.texts import read
from tests.browser.chromium import PHONE, Watch, sit, visit
from tests.browser.everyone import for_everyone, for_fingers
from tests.browser.rehearsal import Asked, Rehearsal
from tests.browser.screen import OneScreen
from tests.browser.servers import Person
from tests.browser.tapping import AGAIN, Offer, offer

SEATS = 3
MANY_TURNS = 60
LONG = 600  # more taps than a game asks of one

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


def stays(kind: str, table: Table) -> bool:
    """Return whether a question waits for its player, whatever bots do in the other seats.

    When one player has accepted an offer, its owner need not wait for the answers of the others.
    """
    if kind != "offer-reply":
        return True
    others = set(table.players_to_move) - set(table.players_awaited)
    moves = {move.number for seat in others for move in table.legal(seat)}
    return len(table.players_awaited) == 1 and not moves & table.game.agreement_moves


def _own(view: dict[str, Any]) -> dict[str, Any]:
    own: dict[str, Any] = view["table"]["players"][view["seat"]]
    return own


def _in_turn(view: dict[str, Any]) -> bool:
    return bool(view["prompt"]["prompt"] == "main")


# What else is worth a look, besides the questions.
MOMENTS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "second-settlement": lambda view: (
        view["prompt"]["prompt"] == "setup-settlement" and bool(view["table"]["buildings"])
    ),
    "bought-card": lambda view: (
        _in_turn(view) and bool(set(_own(view)["bought_now"] or ()) - {"victory_point"})
    ),
    "playable-card": lambda view: (
        _in_turn(view) and any(str(move).startswith("play_") for move in view["legal"])
    ),
    "longest-road": lambda view: _in_turn(view) and view["table"].get("longest_road") is not None,
    "largest-army": lambda view: _in_turn(view) and view["table"].get("largest_army") is not None,
}


def _fullness(view: dict[str, Any]) -> int:
    """Return how much there is to see at a question: of several, the fullest is kept."""
    player = _own(view)
    return int(len(view["legal"]) + 3 * player["cards"] + 12 * player["development_cards"])


@cache
def rehearse(game: str, seed: int, turns: int) -> Rehearsal:
    """Play a random game from a seed."""
    options = {"turn_limit": str(turns), "first_player": "seat_0"}
    known = {option.name for option in games.find(game).options}
    options = {name: value for name, value in options.items() if name in known}
    table = heliopolis.new(game, seats=SEATS, seed=seed, options=options)
    chance = random.Random(seed)
    moves: list[tuple[int, str]] = []
    asked: dict[str, tuple[int, Asked]] = {}
    while not table.over:
        seat = table.players_awaited[0]
        view: dict[str, Any] = {**table.view(seat)}
        full = _fullness(view)
        for kind in [view["prompt"]["prompt"], *(m for m, holds in MOMENTS.items() if holds(view))]:
            if stays(kind, table) and (kind not in asked or full > asked[kind][0]):
                asked[kind] = full, Asked(len(moves), seat)
        legal = [str(move) for move in table.legal(seat)]
        chosen = chance.choices(legal, [WEIGHTS.get(move.split()[0], 6) for move in legal])[0]
        table.play(chosen, seat)
        moves.append((seat, chosen))
    best = {kind: question for kind, (_, question) in asked.items()}
    return Rehearsal(game, SEATS, seed, tuple(options.items()), tuple(moves), best)


@dataclass(frozen=True)
class Game:
    """One of the games, and how to reach each of its questions."""

    name: str
    questions: dict[str, str]
    turns: int
    first_seed: int

    def rehearsal(self, *kinds: str) -> Rehearsal:
        """Return the first game, counting seeds up, in which these questions are asked."""
        games = (self.rehearse(seed) for seed in count(self.first_seed))
        return next(found for found in games if found.asked.keys() >= set(kinds))

    def rehearse(self, seed: int) -> Rehearsal:
        """Play the game of a seed."""
        return rehearse(self.name, seed, self.turns)

    def asked(self, person: Person, kind: str) -> str:
        """Return a table that asks this person the question, with bots in the other seats."""
        return self._table(person, kind, self.rehearsal(kind))

    def moment(self, person: Person, name: str) -> str:
        """Return a table at one of the moments."""
        games = (rehearse(self.name, seed, MANY_TURNS) for seed in count(1))
        return self._table(person, name, next(found for found in games if name in found.asked))

    def _table(self, person: Person, kind: str, play: Rehearsal) -> str:
        return person.at(play, kind, *["easy"] * (SEATS - 1))

    def at(self, person: Person, page: Page, kind: str) -> str:
        """Open a table that asks this question; return its id."""
        table = self.asked(person, kind)
        visit(page, f"/table/{table}")
        page.locator(self.questions[kind]).first.wait_for()
        return table

    def new(self, person: Person, bots: int = 2, **options: str) -> str:
        return person.table("me", *["easy"] * bots, game=self.name, options=options)

    def pictures(self, more: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return what the gallery shows."""
        return {
            **{kind.replace("-", " "): self._look(kind) for kind in self.questions},
            "a place to confirm": self._to_confirm,
            "trade": self._trade,
            **{name.replace("-", " "): self._moment(name) for name in MOMENTS},
            "text view": self._in_words,
            "end": self._end,
            **(more or {}),
        }

    def _look(self, kind: str) -> Callable[[Person, Page], None]:
        def go(person: Person, page: Page) -> None:
            self.at(person, page, kind)

        return go

    def _moment(self, name: str) -> Callable[[Person, Page], None]:
        def go(person: Person, page: Page) -> None:
            page.goto(f"/table/{self.moment(person, name)}")
            page.locator(".board-frame").wait_for()

        return go

    def _to_confirm(self, person: Person, page: Page) -> None:
        self.at(person, page, "move-robber")
        page.locator(".spot.open").first.click(force=True)
        page.locator(".confirm").wait_for()

    def _trade(self, person: Person, page: Page) -> None:
        self.at(person, page, "main")
        open_trade(page)
        draft_offer(page)

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
    """Play to the end, mostly by ending turns."""
    while not (view := person.view(table))["over"]:
        if view["legal"]:
            chance = random.Random(view["step"])
            weights = [weigh(move["text"]) for move in view["legal"]]
            move = chance.choices(view["legal"], weights)[0]["text"]
            body = {"step": view["step"], "move": move}
            person.http.post(f"/api/tables/{table}/moves", json=body)


# --- Playing by what is offered -------------------------------------------------------------------

_OFFERED = (
    "[...document.querySelectorAll('[data-answer]:enabled')].map(e => e.dataset.answer)"
    ".concat([...document.querySelectorAll('.spot.open')].map(e => e.dataset.move))"
)
# Seldom: the turn ends when there is nothing better to do.
LAST = ("end_turn", "offer_drop", "offer_cancel")


def choose(offered: Iterable[str], chance: random.Random, weigh: Weigh = _weigh) -> str:
    """Return one of the answers, preferring to build or to play a card over ending the turn."""
    answers = list(dict.fromkeys(offered))
    weights = [weigh(answer) for answer in answers]
    better = [n for n, answer in enumerate(answers) if answer.split()[0] not in LAST]
    if better and chance.random() < 0.7:
        return answers[chance.choices(better, [weights[n] for n in better])[0]]
    return chance.choices(answers, weights)[0]


def tap_something(page: Page, found: Offer, chance: random.Random, weigh: Weigh = _weigh) -> None:
    """Give one of the answers that the page offers: on the board, on a card, or in the prompt."""
    while found.cards or found.payment:
        if found.cards:
            page.locator("[data-card]:enabled[aria-pressed=false]").first.click()
        else:
            page.locator("[data-thing=payment] [data-more]:enabled").first.click()
            page.locator("[data-thing=payment][aria-busy=false]").wait_for()
        found = offer(page)
    if not (found.answers or found.places):  # gone in this moment
        return
    answer = choose([*found.answers, *found.places], chance, weigh)
    # While the last move is still on its way a tap does nothing, and what was offered may be gone:
    # one taps again.
    with suppress(TooLateError):
        if answer in found.places:
            # Places lie closer together than a finger is wide: the nearest to the tap is meant.
            page.evaluate("scrollTo(0, 0)")
            spot = page.locator(f'.spot.open[data-move="{answer}"]')
            spot.first.click(force=True, timeout=AGAIN)
        else:
            page.locator(f'[data-answer="{answer}"]').first.click(timeout=AGAIN)
        confirm = page.locator(".confirm .main")
        if confirm.count():
            confirm.click(timeout=AGAIN)


def play_on(page: Page, until: Callable[[], Any], seed: int = 1, weigh: Weigh = _weigh) -> None:
    """Keep tapping until a condition holds or the game is over."""
    chance = random.Random(seed)
    step = -1
    for _ in range(LONG):
        found = offer(page, step)
        if until():
            return
        step = -1
        if found.dialog:
            page.locator("dialog .main").click()
        elif found.over:
            return
        else:
            tap_something(page, found, chance, weigh)
            step = found.step
    raise AssertionError("the game did not end")


ISLAND = Game("catan-island", QUESTIONS, turns=40, first_seed=169)


# --- What holds at every question of every game ---------------------------------------------------

_QUESTION = "{include: [['.prompt'], ['.side'], ['.bar']]}"  # the rest is the same at all of them


def question(page: Page) -> tuple[str, list[str]]:
    """Return the question and everything that is offered."""
    return page.locator(".prompt h2").inner_text(), sorted(set(page.evaluate(_OFFERED)))


def check_screen(page: Page, screen: OneScreen, kind: str) -> None:
    """Check that all is on one screen, also with what can be opened at that question."""
    screen.check(page, kind)
    toggle = page.locator("[data-trade=toggle]")
    if kind != "main" or not toggle.count():
        return
    open_trade(page)
    screen.check(page, "trade")
    draft_offer(page)
    screen.check(page, "an offer that is put together")
    for_fingers(page, "an offer that is put together")
    toggle.click()


def open_trade(page: Page) -> None:
    """Open the place for trade, and wait until it is known what may be given."""
    page.locator("[data-trade=toggle]").click()
    page.locator("[data-thing=trade][aria-busy=false]").wait_for()


def draft_offer(page: Page) -> tuple[str, str] | None:
    """Put an offer together: one good for another; return both, if there can be one."""
    found = []
    for side in ("give", "want"):
        glowing = page.locator(f"[data-{side}].can")
        if not glowing.count():
            return None
        found.append(glowing.last.get_attribute(f"data-{side}") or "")
        glowing.last.click()
        page.locator(f"[data-less={side}-{found[-1]}]").wait_for()
        page.locator("[data-thing=trade][aria-busy=false]").wait_for()
    return found[0], found[1]


def check_every_question(browser: Browser, person: Person, game: Game) -> None:
    """Each in one of the languages, on a phone."""
    pages = pages_in_all_languages(browser, person)
    screen = OneScreen()
    for n, (kind, page) in enumerate(zip(game.questions, cycle(pages), strict=False)):
        watch = Watch(page)
        game.at(person, page, kind)
        check_screen(page, screen, kind)
        for_everyone(page, kind, night="document" if n == 0 else _QUESTION)
        watch.check()


def pages_in_all_languages(browser: Browser, person: Person) -> list[Page]:
    """Return pages on phones, one for each language."""
    return [sit(browser, person, PHONE, locale=own).new_page() for own in ("en", "nl", "de")]


def check_texts(sources: list[Path], packages: list[str], kinds: tuple[str, ...]) -> None:
    """Check that every text that the table asks for is there, and that none is unused."""
    source = "\n".join(
        file.read_text("utf-8")
        for folder in sources
        for file in folder.rglob("*")
        if file.suffix in (".svelte", ".ts")
    )
    known = {
        entry.id.name
        for package in packages
        for entry in FluentParser().parse(read(package, "en")).body
        if isinstance(entry, ast.Message)
    }
    assert set(re.findall(r'(?<![.\w])say\("([\w-]+)"', source)) <= known
    named = set(re.findall(r'[`"]([a-z][\w-]*)[`"]', source))
    families = tuple(set(re.findall(r"`([\w-]+-)\$\{", source)))
    guided = set(re.findall(r'id: "([\w-]+)", at: "', source))
    assert {f"guide-{step}" for step in guided} <= known
    of_the_table = {key for key in known if key.startswith(kinds)}
    assert {key for key in of_the_table - named if not key.startswith(families)} == set()
