"""The head of the window: where in the game one is, whole in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.amun_re import GAME
from tests.browser.catan_lands import ALEXANDER
from tests.browser.chromium import sit
from tests.browser.servers import Person

WIDTHS = (1280, 1440, 1520, 1610, 1760, 1920)
LOCALES = ["en", "nl", "de"]
LONG_NAME = "Hatshepsut"

# What lies outside the head, and which of its parts lie over each other.
_WRONG = """async (parts) => {
  await document.fonts.ready;
  const room = document.querySelector('.head .where').getBoundingClientRect();
  const found = parts.flatMap(selector => [...document.querySelectorAll(`.where ${selector}`)]
    .filter(element => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .map(element => [selector, element.getBoundingClientRect(), element]));
  const wrong = [];
  for (const [n, [name, box, element]] of found.entries()) {
    if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < 0 || box.bottom > 48.5)
      wrong.push(`${name} is outside at ${[box.left, box.top, box.right, box.bottom]}`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
      wrong.push(`${name} is cut: ${element.scrollWidth} > ${element.clientWidth}`);
    for (const [other, its] of found.slice(n + 1)) {
      const apart = [its.left - box.right, box.left - its.right, its.top - box.bottom,
        box.top - its.bottom];
      if (Math.max(...apart) < -1) wrong.push(`${name} lies over ${other}`);
    }
  }
  return found.length ? wrong : ['nothing is there'];
}"""


def check_head(page: Page, *parts: str) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        wrong = page.evaluate(_WRONG, parts)
        assert not wrong, (width, wrong)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_of_who_holds_the_pharaoh_is_whole(
    browser: Browser, ada: Person, locale: str
) -> None:
    """Also beside the number of other tables that wait."""
    ada.reach("bid", *["easy"] * 2, game=GAME)
    page = sit(browser, ada, (1280, 800), locale=locale).new_page()
    page.goto(f"/table/{ada.reach('bid', *['easy'] * 4, game=GAME)}")
    page.locator(".pharaoh strong").wait_for()
    page.locator(".home .badge").wait_for()
    # The last phase of the last round of a kingdom, and a long name.
    page.evaluate(
        """(name) => {
          document.querySelector('.pharaoh strong').textContent = name;
          const phases = document.querySelector('.phases');
          phases.append(phases.lastElementChild.cloneNode(true));
        }""",
        LONG_NAME,
    )
    check_head(page, ".kingdoms", ".phases", ".pharaoh > svg", ".pharaoh strong")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_way_of_alexander_lies_beside_the_draw_pile(
    browser: Browser, ada: Person, locale: str
) -> None:
    page = sit(browser, ada, (1280, 800), locale=locale).new_page()
    page.goto(f"/table/{ada.reach('main', *['easy'] * 3, game=ALEXANDER.name)}")
    page.locator(".where .thread").wait_for()
    check_head(page, ".phases", ".end", ".thread", ".pile", ".many", ".words", ".next-stop")
    inside = """() => [...document.querySelectorAll('.thread > *')].every(one =>
      one.getBoundingClientRect().right
        <= one.parentElement.getBoundingClientRect().right + 1)"""
    assert page.evaluate(inside)


def test_a_draw_pile_that_is_used_up_leaves_its_place(browser: Browser, ada: Person) -> None:
    """A 0 without a sign beside it says nothing; the sentence needs a wide window."""
    page = sit(browser, ada, (1280, 800)).new_page()
    ALEXANDER.at(ada, page, "offer-reply")
    assert ada.view(page.url.rpartition("/")[2])["table"]["draw_pile"] == 0
    page.locator(".pile.gone svg").wait_for()
    assert page.locator(".many").inner_text() == "0"
