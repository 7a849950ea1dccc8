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
DEBTOR = 32  # of one in which it must sell cards to pay its bid, and has seven kinds


def _begun(
    seed: int, reached: Callable[[heliopolis.Table], bool], *, hoards: bool = False
) -> Rehearsal:
    """Return the beginning of a random game; the first seat may buy cards and play none."""
    table = heliopolis.new(GAME, seats=3, seed=seed)
    chance = Random(seed)
    moves: list[tuple[int, str]] = []
    while not reached(table):
        seat = table.players_awaited[0]
        legal = [str(move) for move in table.legal(seat)]
        hoarding = hoards and seat == 0
        if hoarding:
            legal = [move for move in legal if not move.startswith(_KEPT)] or legal
        purchases = [move for move in legal if hoarding and move.startswith("buy_cards")]
        move = purchases[-1] if purchases else chance.choice(legal)
        table.play(move, seat)
        moves.append((seat, move))
    return Rehearsal(GAME, 3, seed, (), tuple(moves), {})


@cache
def hoarded(kinds: int) -> Rehearsal:
    """Return a game in which the first seat holds that many kinds of cards."""

    def reached(table: heliopolis.Table) -> bool:
        view: Any = table.view(0)
        return bool(table.players_awaited[0] == 0 and len(view["table"]["hand"]) >= kinds)

    return _begun(HOARDER, reached, hoards=True)


def _offers(table: heliopolis.Table, verb: str) -> int:
    return sum(str(move).startswith(verb) for move in table.legal(0))


@cache
def hoarded_for_bonuses() -> Rehearsal:
    """Return a game in which the first seat may play two bonus cards."""
    return _begun(HOARDER, lambda table: _offers(table, "bonus") == 2, hoards=True)


@cache
def in_debt() -> Rehearsal:
    """Return a game in which the first seat must sell one of seven kinds of cards (AR-4.11)."""

    def reached(table: heliopolis.Table) -> bool:
        prompt: Any = table.prompt(0)
        return bool((prompt or {}).get("prompt") == "pay" and _offers(table, "sell_card") == 7)

    return _begun(DEBTOR, reached, hoards=True)


def _in_the_first_seat(person: Person, play: Rehearsal) -> str:
    seating: list[dict[str, Any]] = [
        {"kind": "person", "name": person.name, "person": person.id},
        *({"kind": "bot", "name": f"Bot {n}", "bot": bot} for n, bot in enumerate(BOTS)),
    ]
    return running(DATABASES[person.address], play, seating)


def with_many_cards(person: Person, kinds: int) -> str:
    """Return a table at which a person holds that many kinds of cards."""
    return _in_the_first_seat(person, hoarded(kinds))


def with_two_bonuses(person: Person) -> str:
    """Return a table at which a person may play two bonus cards."""
    return _in_the_first_seat(person, hoarded_for_bonuses())


def with_a_debt(person: Person) -> str:
    """Return a table at which a person must sell cards to pay a bid."""
    return _in_the_first_seat(person, in_debt())


# --- A rich reward --------------------------------------------------------------------------------

REWARDED = 5  # the seed of a game in which the first seat may take any piece in three provinces
MOST_TO_TAKE = 8  # a card, a farmer or a brick in each of three provinces, nothing (AR-6.11)


@cache
def rewarded() -> Rehearsal:
    """Return the beginning of a game up to a reward with as many answers as there can be."""

    def reached(table: heliopolis.Table) -> bool:
        prompt: Any = table.prompt(0)
        asked = (prompt or {}).get("prompt") == "reward"
        return asked and len(table.legal(0)) == MOST_TO_TAKE

    return _begun(REWARDED, reached)


def with_much_to_take(person: Person) -> str:
    """Return a table at which a person chooses a reward among all that there can be."""
    return _in_the_first_seat(person, rewarded())


# --- Provinces at both ends of the map ------------------------------------------------------------

SETTLER = 2  # the seed of a game in which the first seat has Buto, Kharga and Edfu
PROVINCES = 3  # of a player, when the third round has been auctioned


@cache
def settling() -> Rehearsal:
    """Return the beginning of a game up to farmers for three provinces, with the card for one."""

    def reached(table: heliopolis.Table) -> bool:
        prompt: Any = table.prompt(0)
        asked = (prompt or {}).get("prompt") == "buy-farmers" and table.players_awaited[0] == 0
        return asked and _offers(table, "free_farmer") == PROVINCES

    return _begun(SETTLER, reached)


def with_provinces_far_apart(person: Person) -> str:
    """Return a table at which a person settles farmers in the north and in the south of the map."""
    return _in_the_first_seat(person, settling())


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
