"""Reloading, and losing the network, in the middle of every kind of decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser import amun_re, catan
from tests.browser.catan import ISLAND
from tests.browser.catan_lands import ALEXANDER, CHEOPS, OWN
from tests.browser.chromium import PHONE, answer, moved, sit, step, visit
from tests.browser.screen import OneScreen
from tests.browser.servers import Person
from tests.browser.stages import UR

# A question, what opens a table that asks it, and what is then to be seen.
Opened = tuple[str, Callable[[Person, Page], None], str]
KINDS = ["turn", "place", "bid-first", "bid-over", "bid-must", "flip"]


def _of_catan(game: catan.Game, *kinds: str) -> Iterator[Opened]:
    for kind in kinds:
        yield kind, partial(_at, game, kind), game.questions[kind]


def _at(game: catan.Game, kind: str, person: Person, page: Page) -> None:
    game.at(person, page, kind)


def _of_amun_re() -> Iterator[Opened]:
    for kind, shown in amun_re.QUESTIONS.items():
        yield kind, amun_re.PICTURES[kind.replace("-", " ")], shown


def _of_ur() -> Iterator[Opened]:
    def at(kind: str, person: Person, page: Page) -> None:
        visit(page, f"/table/{person.reach(kind, 'easy', game=UR)}")

    for kind, shown in (("roll", "[data-answer=roll]"), ("move", ".spot.open")):
        yield kind, partial(at, kind), shown


OTHERS: dict[str, Callable[[], Iterator[Opened]]] = {
    "amun-re": _of_amun_re,
    "catan-island": lambda: _of_catan(ISLAND, *ISLAND.questions),
    "catan-alexander": lambda: _of_catan(ALEXANDER, *sorted(OWN & set(ALEXANDER.questions))),
    "catan-cheops": lambda: _of_catan(CHEOPS, *sorted(OWN & set(CHEOPS.questions))),
    "ur": _of_ur,
}


@pytest.mark.long
@pytest.mark.parametrize("game", OTHERS)
def test_nothing_is_lost_in_other_games_either(browser: Browser, ada: Person, game: str) -> None:
    """In games of Catan what all of them ask is asked on the island."""
    context = sit(browser, ada, PHONE)
    page = context.new_page()
    for kind, open_it, shown in OTHERS[game]():
        open_it(ada, page)
        page.locator(shown).first.wait_for()
        asked = catan.question(page)

        page.reload()
        page.locator(shown).first.wait_for()
        assert catan.question(page) == asked, kind

        context.set_offline(True)
        expect(page.locator(".lost")).to_be_visible()
        context.set_offline(False)
        expect(page.locator(".lost")).to_be_hidden()
        assert catan.question(page) == asked, kind


@pytest.fixture(scope="module")
def screen() -> OneScreen:
    return OneScreen()


def question(page: Page) -> tuple[str, list[str]]:
    page.locator("[data-answer]").first.wait_for()
    answers = page.locator("[data-answer]").evaluate_all("all => all.map(a => a.dataset.answer)")
    return page.locator(".prompt h2").inner_text(), answers


@pytest.mark.parametrize("kind", KINDS)
def test_reload_and_lost_network_lose_nothing(
    browser: Browser, ada: Person, screen: OneScreen, kind: str
) -> None:
    context = sit(browser, ada, PHONE)
    page = context.new_page()
    page.goto(f"/table/{ada.reach(kind, 'easy', 'easy')}")
    asked = question(page)
    screen.check(page, kind)
    told = page.locator(".log li").count()

    page.reload()
    assert question(page) == asked
    assert page.locator(".log li").count() == told

    context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    context.set_offline(False)
    expect(page.locator(".lost")).to_be_hidden()
    assert question(page) == asked

    answer(page)


def test_a_move_made_while_the_line_is_down_is_not_lost(browser: Browser, ada: Person) -> None:
    context = sit(browser, ada)
    page = context.new_page()
    table = ada.reach("turn")
    page.goto(f"/table/{table}")
    question(page)
    before = step(page)
    context.set_offline(True)
    page.locator("[data-answer=draw]").click()
    expect(page.locator(".lost")).to_be_visible()
    context.set_offline(False)
    moved(page, before)
    assert ada.view(table)["step"] > before


def test_the_next_move_does_not_wait_until_the_last_is_answered(
    browser: Browser, ada: Person
) -> None:
    """What follows from a move may come long before the server says that it has it."""
    page = sit(browser, ada).new_page()
    page.route_web_socket("**/live?*", _never_say_done)
    page.goto(f"/table/{ada.table('me', 'easy')}")
    for _ in range(4):
        question(page)
        answer(page)


def _never_say_done(line: WebSocketRoute) -> None:
    server = line.connect_to_server()
    server.on_message(lambda text: None if json.loads(text)["type"] == "done" else line.send(text))


def test_what_happened_meanwhile_is_listed(browser: Browser, ada: Person) -> None:
    context = sit(browser, ada)
    page = context.new_page()
    table = ada.reach("turn")
    page.goto(f"/table/{table}")
    question(page)
    context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    start = ada.view(table)["step"]
    ada.play(table, lambda view: view["step"] >= start + 4)
    context.set_offline(False)
    expect(page.locator(".line")).to_contain_text("Meanwhile")
    assert page.locator(".log .missed").count() > 0
