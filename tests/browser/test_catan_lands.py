"""Alexander and Cheops in the browser: marches, auctions and payments; ships, routes and blocks."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect

from heliopolis.texts import LANGUAGES
from tests.browser.catan import (
    check_screen,
    check_texts,
    pages_in_all_languages,
)
from tests.browser.catan_lands import ALEXANDER, CHEOPS, OWN, Land, with_curses
from tests.browser.chromium import DESKTOP, PHONE, ROOT, Watch, moved, sit, step
from tests.browser.everyone import for_everyone, for_fingers
from tests.browser.screen import OneScreen
from tests.browser.servers import Person

LANDS = [ALEXANDER, CHEOPS]
GAMES = ROOT / "web" / "src" / "games"


def _named(value: object) -> str:
    return value.name if isinstance(value, Land) else str(value)


@pytest.mark.long
@pytest.mark.parametrize("land", LANDS, ids=_named)
def test_a_whole_game_of_four_by_what_is_offered(browser: Browser, ada: Person, land: Land) -> None:
    page = sit(browser, ada, DESKTOP, locale="nl").new_page()
    watch = Watch(page)
    page.goto(f"/table/{land.brief(ada, bots=3)}")
    land.play_on(page, watch.check)
    expect(page.locator(".ending tfoot td")).to_have_count(4)
    watch.check()


@pytest.mark.parametrize("land", LANDS, ids=_named)
def test_a_whole_game_of_three_on_a_phone(browser: Browser, ada: Person, land: Land) -> None:
    page = sit(browser, ada, PHONE, locale="de").new_page()
    watch = Watch(page)
    page.goto(f"/table/{land.brief(ada)}")

    def look() -> None:
        watch.check()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    land.play_on(page, look, seed=2)
    expect(page.locator(".ending tfoot td")).to_have_count(3)
    look()


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_signs_of_the_pharaoh_leave_the_rest_in_sight_on_a_phone(
    browser: Browser, ada: Person, locale: str
) -> None:
    """Beside the names nothing is cut or lies on a player's mark; the price of a block is whole."""
    page = sit(browser, ada, PHONE, locale=locale).new_page()
    page.goto(f"/table/{with_curses(ada)}")
    page.locator("[data-thing=pyramid] .lay").wait_for()
    expect(page.locator(".players [data-thing^=curse-on]")).to_have_count(3)
    wrong = page.evaluate(
        """async () => {
          await document.fonts.ready;
          const right = element => element.getBoundingClientRect().right;
          const panels = [...document.querySelectorAll('.players .panel:not(.mine)')];
          const facts = panels.filter(panel => {
            const mark = panel.querySelector('header .mark').getBoundingClientRect();
            const last = panel.querySelector('.facts > :last-child').getBoundingClientRect();
            return last.right > mark.left + 1 && last.bottom > mark.top + 1;
          }).map(panel => panel.innerText);
          const place = '[data-thing=pyramid]';
          const all = selector => [...document.querySelectorAll(`${place} ${selector}`)];
          const edge = right(document.querySelector(place));
          const cut = all('.price .good').filter(one => right(one) > edge)
            .map(one => one.innerText);
          const price = document.querySelector(`${place} .price`).getBoundingClientRect();
          const over = all('.builders li').filter(one => right(one) > price.left + 1)
            .map(one => one.innerText);
          return [...facts, ...cut, ...over];
        }"""
    )
    assert wrong == []
    OneScreen().check(page, "curses")
    for_fingers(page, "curses")


@pytest.mark.long
@pytest.mark.parametrize("land", LANDS, ids=_named)
def test_every_question_is_on_one_screen_and_its_own_are_for_everyone(
    browser: Browser, ada: Person, land: Land
) -> None:
    """Each in one of the languages; those that only the scenario asks are looked at closely."""
    pages = pages_in_all_languages(browser, ada)
    screen = OneScreen()
    for kind, page in zip(land.questions, cycle(pages), strict=False):
        watch = Watch(page)
        land.at(ada, page, kind)
        check_screen(page, screen, kind)
        if kind in OWN:
            for_everyone(page, kind)
        else:
            for_fingers(page, kind)
        watch.check()


@pytest.mark.parametrize("land", LANDS, ids=_named)
@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_the_text_view_in_every_language(
    browser: Browser, ada: Person, land: Land, locale: str
) -> None:
    page = sit(browser, ada, locale=locale).new_page()
    watch = Watch(page)
    land.at(ada, page, "main")
    watch.check()
    words = {"en": "Text", "nl": "Tekst", "de": "Text"}[locale]
    page.get_by_role("button", name=words).click()
    page.locator("[data-typed]").first.wait_for()
    watch.check()


# --- Alexander ------------------------------------------------------------------------------------


def test_a_payment_is_put_together_before_it_is_made(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    ALEXANDER.at(ada, page, "pay")
    before = step(page)
    more = page.locator("[data-thing=payment] [data-more]:enabled")
    more.first.click()
    expect(page.locator(".laid")).to_have_count(1)
    page.locator(".laid").first.click()
    expect(page.locator(".laid")).to_have_count(0)
    assert step(page) == before
    known = page.locator("[data-thing=payment][aria-busy=false]")  # the server has answered
    known.wait_for()
    while more.count():
        more.first.click()
        known.wait_for()
    page.locator("[data-answer=pay]").click()
    expect(page.locator("[data-thing=payment]")).to_have_count(0)
    moved(page, before)


def test_a_bid_tells_what_one_could_pay(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    ALEXANDER.at(ada, page, "bid-first")
    page.locator("[data-answer^='bid ']").first.click()
    expect(page.locator(".effect")).to_contain_text("that you could pay")
    expect(page.locator(".bidders li")).to_have_count(3)


def test_names_of_bidders_are_not_broken_on_a_phone(browser: Browser, ada: Person) -> None:
    """The names of bots in all languages, beside the widest range of what one could pay."""
    texts = [(ROOT / f"src/heliopolis/texts/web/{language}.ftl") for language in LANGUAGES]
    lines = [re.search("^bot-names = (.*)$", text.read_text("utf-8"), re.M) for text in texts]
    names = [name for line in lines if line for name in line[1].split(", ")]
    assert len(names) == 12 * len(LANGUAGES)
    page = sit(browser, ada, PHONE).new_page()
    ALEXANDER.at(ada, page, "bid-first")
    page.locator(".bidders .range").last.evaluate("range => range.textContent = '10–12'")
    broken = page.locator(".bidders .who").last.evaluate(
        """async (who, names) => {
            await document.fonts.ready;
            who.style.overflowWrap = 'normal';
            return names.filter((name) => {
              who.querySelector('b').textContent = name;
              return who.scrollWidth > who.clientWidth + 1;
            });
        }""",
        names,
    )
    assert broken == []


def _tap_board(page: Page, x: float, y: float) -> None:
    """A tap on a point of the drawing, in its own units."""
    page.evaluate(
        """([x, y]) => {
          const drawing = document.querySelector('.board-frame svg');
          const box = drawing.viewBox.baseVal, area = drawing.getBoundingClientRect();
          const clientX = area.left + ((x - box.x) / box.width) * area.width;
          const clientY = area.top + ((y - box.y) / box.height) * area.height;
          const made = { clientX, clientY, bubbles: true, detail: 1 };
          drawing.dispatchEvent(new MouseEvent('click', made));
        }""",
        [x, y],
    )


def test_where_nobody_settles_yet_the_rule_says_why(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    table = ALEXANDER.at(ada, page, "main")
    ahead = ada.view(table)["table"]["guarded"][-1]
    page.get_by_role("button", name="Where nobody settles yet").click()
    q, r, tip = ahead.split(",")
    _tap_board(page, 86.60254 * (2 * int(q) + int(r)), 150 * int(r) + (-100 if tip == "n" else 100))
    expect(page.locator(".why")).to_contain_text("AL-10.4")


# --- Cheops ---------------------------------------------------------------------------------------


def test_a_block_tells_price_and_effect_before_it_counts(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    table = CHEOPS.at(ada, page, "build_block")
    laid = ada.view(table)["table"]["pyramid"]["laid"]
    page.locator("[data-answer^=build_block]").first.click()
    expect(page.locator(".effect")).to_contain_text("has the Blessing")
    page.locator(".confirm .main").click()
    expect(page.locator(f"[data-thing='block:{laid + 1}']")).to_be_attached()


def test_the_route_to_a_foreign_harbour_is_drawn(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    CHEOPS.at(ada, page, "harbour_open")
    page.locator("[data-answer^=harbour_open]").first.click()
    expect(page.locator("[data-thing=route]")).to_be_visible()
    page.locator(".confirm .main").click()
    page.locator("[data-answer^=harbour_take]").first.click()
    expect(page.locator(".log")).to_contain_text("for a deal at the harbour")


# --- First games and texts ------------------------------------------------------------------------


@pytest.mark.parametrize("land", LANDS, ids=_named)
def test_the_guided_game_points_at_things(browser: Browser, ada: Person, land: Land) -> None:
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto("/")
    page.locator(f"[data-guide={land.name}]").click()
    told: set[str] = set()

    def listened() -> bool:
        while page.locator(".bubble").count():
            told.add(page.locator(".bubble h2").inner_text())
            page.get_by_role("button", name="Understood").click()
        return len(told) >= 4

    land.play_on(page, listened)
    assert {"From Macedonia to Persepolis", "The gift of the Nile"} & told
    watch.check()


@pytest.mark.parametrize(
    ("land", "kinds"),
    [(ALEXANDER, ("campaign-",)), (CHEOPS, ("egypt-", "water-", "region-", "port-"))],
    ids=_named,
)
def test_every_text_of_the_table_is_there_and_used(land: Land, kinds: tuple[str, ...]) -> None:
    package = f"heliopolis.games.catan.{land.name.removeprefix('catan-')}.texts"
    sources = [GAMES / land.name.replace("-", "_")]
    check_texts(sources, ["heliopolis.games.catan.texts", package], kinds)
