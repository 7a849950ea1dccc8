"""A hint and a coach in games against bots; what they say is tested without a browser."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Route, expect

from tests.browser.chromium import PHONE, Watch, moved, sit, step
from tests.browser.servers import Person

GLOWS = "element => getComputedStyle(element).filter.includes('drop-shadow')"


def test_a_hint_is_asked_for_and_glows(browser: Browser, ada: Person) -> None:
    table = ada.table("me", "easy", seed=None)  # one that counts
    assert ada.play(table, lambda view: view["prompt"]["prompt"] == "turn")
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto(f"/table/{table}")
    draw, invoke = ({"text": text, "move": text} for text in ("draw", "invoke"))
    at = ada.view(table)["step"]
    told = {"step": at, "move": draw, "chance": 0.61, "second": invoke, "second_chance": 0.54}
    page.route("**/hint", lambda route: route.fulfill(json=told))
    page.locator("[data-hint]").click()
    question = page.get_by_role("dialog", name="A hint")
    expect(question).to_contain_text("no longer counts for your rating")
    question.get_by_role("button", name="Show the hint").click()
    hint = page.locator(".advice")
    expect(hint).to_contain_text("It wins about 61 %")
    expect(hint).to_contain_text("54 %")
    spot = page.locator("[data-move=draw]")
    assert spot.evaluate(GLOWS)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    assert not spot.evaluate(GLOWS)
    watch.check()


def test_the_coach_says_a_word_before_a_blunder(browser: Browser, ada: Person) -> None:
    ada.prefer(coach=True, confirm=False)
    table = ada.reach("turn")
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{table}")
    asked: list[str] = []

    def warn(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["move"])
        route.fulfill(json={"step": before, "verdict": "blunder", "loss": 0.23})

    page.route("**/opinion", warn)
    page.locator("[data-move=draw].open").wait_for()
    before = step(page)
    warning = page.get_by_role("dialog", name="Wait a moment")
    page.locator("[data-move=draw]").click()
    expect(warning).to_contain_text("about 23 %")
    warning.get_by_role("button", name="Let me think again").click()
    expect(warning).to_have_count(0)
    assert ada.view(table)["step"] == before
    page.locator("[data-move=draw]").click()
    warning.get_by_role("button", name="Play it anyway").click()
    moved(page, before)
    assert asked == ["draw", "draw"]


def test_there_are_no_hints_against_people(browser: Browser, ada: Person, bob: Person) -> None:
    table = ada.table("me", "open")
    bob.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start")
    for person in (ada, bob):
        page = sit(browser, person).new_page()
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
        expect(page.locator("[data-hint]")).to_have_count(0)
