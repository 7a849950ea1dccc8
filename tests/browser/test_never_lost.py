"""Reloading, and losing the network, in the middle of every kind of decision."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.chromium import PHONE, answer, moved, sit, step
from tests.browser.screen import OneScreen
from tests.browser.servers import Person

KINDS = ["turn", "place", "bid-first", "bid-over", "bid-must", "flip"]


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
