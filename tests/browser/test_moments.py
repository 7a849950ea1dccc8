"""Ends and scorings are moments: what happened and why, whole in the window at every size."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.amun_re import PICTURES as AMUN_RE
from tests.browser.catan import ISLAND
from tests.browser.catan_lands import ALEXANDER, CHEOPS
from tests.browser.chromium import PHONE, Watch, sit
from tests.browser.rehearsal import LAST, Rehearsal, rehearsal, stored
from tests.browser.screen import SIZES
from tests.browser.servers import DATABASES, Person
from tests.browser.stages import scoring

# A finished game of each, and what its headline must tell.
ENDS: dict[str, tuple[Callable[[], Rehearsal], str]] = {
    "priests-of-ra": (
        lambda: rehearsal("priests-of-ra", 3, LAST),
        r"wins?( together)?: \d+ points; (all suns have been used|the Ra row is full)$",
    ),
    "amun-re": (lambda: rehearsal("amun-re", 3, LAST), r"wins?( together)?: \d+ points$"),
    "catan-island": (ISLAND.rehearsal, r"^The game is stopped after \d+ turns.*: .+ leads?$"),
    "catan-alexander": (
        ALEXANDER.rehearsal,
        r"(wins: Alexander reaches Persepolis$|^The game is stopped after \d+ turns.*: .+ leads?$)",
    ),
    "catan-cheops": (
        CHEOPS.rehearsal,
        r"(wins: .+|^The game is stopped after \d+ turns.*: .+ leads?)$",
    ),
    "ur": (lambda: rehearsal("ur", 2, LAST), r"wins: .*\d+"),
}

# What brings a scoring about, and the epoch it must name.
SCORINGS = {
    "priests-of-ra": (scoring, r"^Old Kingdom"),
    "amun-re": (AMUN_RE["scoring"], r"kingdom$"),
}

# What must be seen of a moment without scrolling, in a window of any size.
_CUT = """selector => {
  const moment = document.querySelector(selector);
  const shown = [...moment.querySelectorAll('*')].filter((one) => one.checkVisibility());
  const cut = shown.filter((one) => {
    const {left, top, right, bottom, width} = one.getBoundingClientRect();
    return width > 1 && !one.closest('.unseen')
      && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  });
  const scrolls = [moment, ...shown].filter((one) =>
    ['auto', 'scroll', 'hidden'].includes(getComputedStyle(one).overflowY)
    && !one.closest('.unseen, svg, details') && one.scrollHeight > one.clientHeight + 1);
  const {scrollHeight, scrollWidth} = document.documentElement;
  return {
    cut: cut.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)),
    scrolls: scrolls.map((one) => `${one.className} ${one.scrollHeight} in ${one.clientHeight}`),
    page: scrollHeight > innerHeight || scrollWidth > innerWidth,
  };
}"""
# The points of every line of a scoring, their sums, and the totals, by player.
_POINTS = """() => {
  const rows = [...document.querySelectorAll('dialog[open] .lines li:not(.names)')];
  const number = (text) => Number(text.replace('\u2212', '-').replace('\u2013', '0'));
  const points = (row) => [...row.querySelectorAll('.points strong')]
    .map((one) => (one.textContent === '?' ? null : number(one.textContent)));
  return rows.map((row) => [row.className.match(/sum|totals/)?.[0] ?? 'line', points(row)]);
}"""
_WHOLE = {"cut": [], "scrolls": [], "page": False}


def check_whole(page: Page, selector: str, what: str) -> None:
    """Check that nothing of what is shown is cut or must be scrolled to."""
    found = None
    for _ in range(20):  # sizes are measured when the page is drawn, and drawn after that
        found = page.evaluate(_CUT, selector)
        if found == _WHOLE:
            return
        page.evaluate("new Promise(requestAnimationFrame)")
    assert found == _WHOLE, what


@pytest.mark.parametrize("game", ENDS)
def test_the_end_tells_who_won_and_why_on_one_screen(
    browser: Browser, ada: Person, game: str
) -> None:
    """Headline, places and buttons; on a phone points and race are a tap away."""
    play, reason = ENDS[game]
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto(f"/table/{stored(DATABASES[ada.address], play())}")
    headline = page.locator(".ending h2.title")
    expect(headline).to_have_text(re.compile(reason))
    expect(page.get_by_role("button", name="Play on")).to_have_count(0)
    parts = page.locator(".ending fieldset label")
    expect(parts).to_have_count(3)
    shown = (
        page.locator(".ending .podium li").first,
        page.locator(".ending tfoot td").first,
        page.get_by_role("img", name="The race"),
    )
    for part, what in zip(parts.all(), shown, strict=True):
        part.click()
        expect(what).to_be_visible()
        check_whole(page, ".ending", f"{part.inner_text()} on a phone")
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        expect(headline).to_be_in_viewport()
        check_whole(page, ".ending", f"{width} x {height}")
        for what in shown:
            expect(what).to_be_visible()
    watch.check()


@pytest.mark.parametrize("game", SCORINGS)
def test_a_scoring_tells_all_points_on_one_screen(browser: Browser, ada: Person, game: str) -> None:
    """Whose points for what: lines add up to the sums, and the totals are what the table says."""
    bring_about, epoch = SCORINGS[game]
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    bring_about(ada, page)
    expect(page.locator("dialog[open] h2").first).to_have_text(re.compile(epoch))
    rows: list[tuple[str, list[Any]]] = page.evaluate(_POINTS)
    lines = [points for what, points in rows if what == "line"]
    assert [sum(points) for points in zip(*lines, strict=True)] == dict(rows)["sum"]
    players = ada.view(page.url.split("/")[-1])["table"]["players"]
    assert dict(rows)["totals"] == [player["points"] for player in players]
    for width, height in sorted(SIZES, key=lambda size: size != PHONE):
        page.set_viewport_size({"width": width, "height": height})
        check_whole(page, "dialog[open]", f"{width} x {height}")
        expect(page.locator("dialog[open] .main")).to_be_in_viewport(ratio=1)
    watch.check()
