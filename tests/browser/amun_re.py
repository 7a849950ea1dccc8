"""Every kind of decision in Amun-Re, what brings it about, and how to answer by tapping."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLateError

import heliopolis
from tests.browser.chromium import visit
from tests.browser.rehearsal import Rehearsal, running
from tests.browser.servers import DATABASES, Person
from tests.browser.tapping import AGAIN, Offer, offer

GAME = "amun-re"
BOTS = ("easy", "easy")
LONG = 600  # more taps than a game of three asks of one
DEAR = 6  # nobody bids or offers more here, so that gold is left for the rest of the game

# What each question has on the page when one can answer it.
QUESTIONS = {
    "bid": ".auction",
    "buy-cards": "[data-answer^=buy_cards]",
    "buy-farmers": "[data-thing=settle]",
    "add-farmer": "[data-answer=skip]",
    "buy-bricks": "[data-thing=build]",
    "place-bricks": "[data-answer^=place_brick]",
    "end-turn": "[data-answer=end_turn]",
    "offer": "[data-thing=offer]",
    "reward": "[data-thing=unveiling]",
    "income": "[data-thing=income]",
    "bonus": "[data-thing=bonus]",
}


def at(person: Person, page: Page, question: str) -> str:
    """Open a table that asks this question; return its id."""
    table = person.reach(question, *BOTS, game=GAME)
    visit(page, f"/table/{table}")
    page.locator(QUESTIONS[question]).first.wait_for()
    return table


def _asked(question: str) -> Callable[[Person, Page], None]:
    def go(person: Person, page: Page) -> None:
        at(person, page, question)

    return go


def _bid_to_confirm(person: Person, page: Page) -> None:
    at(person, page, "bid")
    page.locator("[data-answer^=bid]").first.click()
    page.locator(".confirm").wait_for()


def _five_players(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.reach('bid', *['easy'] * 4, game=GAME)}")
    page.locator(".auction").wait_for()


def _province(person: Person, page: Page) -> None:
    at(person, page, "bid")
    page.locator("[data-thing='province:memphis']").dispatch_event("click")
    page.locator(".facts li").first.wait_for()


def _scoring(person: Person, page: Page) -> None:
    """Keep the page open while a kingdom ends, so that its scoring is shown."""
    table = at(person, page, "bonus")
    person.play(table, lambda view: view["prompt"]["prompt"] != "bonus")
    page.locator("dialog[open]").wait_for()


def _end(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.finished(*BOTS, game=GAME)}")
    page.locator(".ending").wait_for()


PICTURES = {
    **{question.replace("-", " "): _asked(question) for question in QUESTIONS},
    "bid, to confirm": _bid_to_confirm,
    "bid of five": _five_players,
    "a province": _province,
    "scoring": _scoring,
    "end": _end,
}


# --- A full hand ----------------------------------------------------------------------------------

_KEPT = ("play_card", "sell_card", "convert", "bonus")
HOARDER = 25  # the seed of a game in which the first seat gets nine kinds of cards


@cache
def hoarded(kinds: int) -> Rehearsal:
    """Return the beginning of a game in which the first seat buys cards and plays none."""
    table = heliopolis.new(GAME, seats=3, seed=HOARDER)
    chance = Random(HOARDER)
    moves: list[tuple[int, str]] = []
    while True:
        seat = table.players_awaited[0]
        view: Any = table.view(0)
        if seat == 0 and len(view["table"]["hand"]) >= kinds:
            return Rehearsal(GAME, 3, HOARDER, (), tuple(moves), {})
        legal = [str(move) for move in table.legal(seat)]
        if seat == 0:
            legal = [move for move in legal if not move.startswith(_KEPT)] or legal
        purchases = [move for move in legal if seat == 0 and move.startswith("buy_cards")]
        move = purchases[-1] if purchases else chance.choice(legal)
        table.play(move, seat)
        moves.append((seat, move))


def with_many_cards(person: Person, kinds: int) -> str:
    """Return a table at which a person holds that many kinds of cards."""
    seating: list[dict[str, Any]] = [
        {"kind": "person", "name": person.name, "person": person.id},
        *({"kind": "bot", "name": f"Bot {n}", "bot": bot} for n, bot in enumerate(BOTS)),
    ]
    return running(DATABASES[person.address], hoarded(kinds), seating)


# --- Playing by what is offered -------------------------------------------------------------------


def _dear(answer: str) -> bool:
    verb, *values = answer.split()
    return verb == "sell_card" or (verb in ("bid", "offer") and int(values[-1]) > DEAR)


def tap_something(page: Page, found: Offer, turn: int) -> None:
    """Place a piece or two where that is offered, then give one of the answers on the page."""
    for _ in range(turn % 3):
        if found.more:
            page.locator("[data-more]:enabled").nth(turn % found.more).click()
            found = offer(page)
    if not found.answers:  # gone in this moment
        return
    wise = [answer for answer in found.answers if not _dear(answer)] or found.answers
    # While the last move is still on its way a tap does nothing, and what was offered may be gone:
    # one taps again.
    with suppress(TooLateError):
        page.locator(f'[data-answer="{wise[turn % len(wise)]}"]').first.click(timeout=AGAIN)
        confirm = page.locator(".confirm .main")
        if confirm.count():
            confirm.click(timeout=AGAIN)


def play_on(page: Page, until: Callable[[], Any]) -> None:
    """Keep tapping until a condition holds or the game is over; close scorings on the way."""
    step = -1
    for turn in range(LONG):
        found = offer(page, step)
        if until():
            return
        step = -1
        if found.dialog:
            page.locator("dialog .main").click()
        elif found.over:
            return
        else:
            tap_something(page, found, turn)
            step = found.step
    raise AssertionError("the game did not end")
