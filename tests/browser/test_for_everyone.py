"""Keyboard alone, words alone, every language, both themes, fingers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import PHONE, Watch, sit
from tests.browser.everyone import for_everyone
from tests.browser.servers import Person
from tests.browser.stages import STAGES, Stage
from tests.browser.tapping import tab_to

# Whether a scoring is shown, the step, and the first move that can be typed.
_TYPED = """() => [
  document.querySelector('dialog .main') !== null,
  document.querySelector('[data-step]')?.dataset.step,
  document.querySelector('[data-typed]')?.dataset.typed,
]"""


@pytest.mark.long
def test_a_whole_game_by_keyboard(browser: Browser, ada: Person) -> None:
    table = ada.table("me", "easy")
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{table}")
    for _ in range(400):
        page.locator("[data-answer], .ending, dialog[open]").first.wait_for()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif page.locator(".ending").count():
            return
        else:
            _answer_by_keyboard(page)
    raise AssertionError("the game did not end")


def _answer_by_keyboard(page: Page) -> None:
    """Tab to the answers and press Enter; confirm likewise."""
    before = page.locator("[data-step]").get_attribute("data-step")
    for wanted in ("[data-answer]", ".confirm .main"):
        if wanted == ".confirm .main" and not page.locator(wanted).count():
            break
        tab_to(page, wanted, most=200)
        page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('dialog[open], .ending') ||"
        " document.querySelector('[data-step]').dataset.step !== before",
        arg=before,
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bots"), [("priests-of-ra", 1), ("amun-re", 2)], ids=["priests-of-ra", "amun-re"]
)
def test_a_whole_game_in_the_text_view(browser: Browser, ada: Person, game: str, bots: int) -> None:
    """The text view with typed moves, for a game with a board and for one without."""
    table = ada.table("me", *["easy"] * bots, game=game)
    ada.prefer(text_view=True)
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    page.goto(f"/table/{table}")
    move = page.get_by_label("Type a move or its number")
    result = page.get_by_role("heading", name="The end of the game")
    first = True
    for _ in range(500):
        scoring = page.locator("dialog .main")
        page.locator("[data-typed]").first.or_(result).or_(scoring).first.wait_for()
        scored, before, typed = page.evaluate(_TYPED)
        if scored:
            scoring.click()
            continue
        if not typed:
            if result.count():
                break
            continue
        if first:
            move.fill("why not pass")
            move.press("Enter")
            expect(page.locator(".answer[role=status]")).to_contain_text("pass")
            first = False
        move.fill(typed)
        move.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('dialog[open]') ||"
            " document.querySelector('[data-step]').dataset.step !== before",
            arg=before,
        )
    expect(result).to_be_visible()
    watch.check()


@pytest.mark.parametrize("language", ["nl", "de"])
def test_every_page_in_every_language(browser: Browser, ada: Person, language: str) -> None:
    ended = ada.finished("easy")
    paths = [
        "/", "/new/priests-of-ra", "/new/amun-re", f"/table/{ada.table('me', 'open')}",
        *(f"/table/{ada.reach(kind)}" for kind in ("turn", "place", "bid-first", "flip")),
        f"/table/{ended}", f"/table/{ended}/replay/40", "/rules/priests-of-ra", "/rules/amun-re",
        "/settings", f"/people/{ada.id}", "/nowhere",
    ]  # fmt: skip
    page = sit(browser, ada, locale=language).new_page()
    watch = Watch(page)
    for path in paths:
        page.goto(path)
        page.locator("main:not([aria-busy]) :is(h1, h2)").first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        watch.check()


def test_the_language_can_be_changed(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/settings")
    page.get_by_text("Nederlands").click()
    expect(page.get_by_role("heading", name="Profiel en instellingen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Profiel en instellingen")).to_be_visible()


def test_a_newcomer_has_a_name_in_their_language(browser: Browser, ada: Person) -> None:
    for language, name in (("nl-NL", "Gast"), ("de-AT", "Gast"), ("fr-FR", "Guest")):
        context = browser.new_context(base_url=ada.address, locale=language)
        page = context.new_page()
        page.goto("/settings")
        field = page.locator("main input[autocomplete=nickname]")
        expect(field).to_have_value(re.compile(rf"^{name} \d{{4}}$"))
        context.close()


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_every_page_is_for_everyone(browser: Browser, ada: Person, stage: Stage) -> None:
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    stage.set(ada, page)
    for_everyone(page, stage.name)
    watch.check()
