"""A Chromium without a window, and how the tests look at pages with it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.servers import PATIENCE, Person

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # a new page is drawn by the process that has the scripts already
]
DESKTOP, PHONE = (1280, 860), (360, 740)
expect.set_options(timeout=1000 * PATIENCE)  # of itself it waits for five seconds only


@contextmanager
def chromium() -> Iterator[Browser]:
    found = subprocess.run([ROOT / "tools" / "chromium"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield browser
        browser.close()


# Most of what a browser does is painting, and no test but those that say so looks at the picture.
# Places, styles and what can be tapped are the same without it.
_UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html {opacity: 0}');
  document.adoptedStyleSheets = [sheet];
}"""


Kind = tuple[Any, ...]
_handed_out: list[tuple[Kind, BrowserContext]] = []
_idle: dict[Kind, list[BrowserContext]] = {}
# Contexts that keep a page, the last used ones: with its last page goes the process that draws it,
# and a third of a page's time is to start another and to have it take in the scripts again.
_kept: list[BrowserContext] = []
MOST_KEPT = 3
NEARLY_NOTHING = "/badge-96.png"


def sit(
    browser: Browser,
    person: Person,
    size: tuple[int, int] = DESKTOP,
    *,
    night: bool = False,
    fresh: bool = False,
    paint: bool = False,
    **more: Any,
) -> BrowserContext:
    """Return a browser that is logged in as a person. Motion is off, so that pictures are stable.

    Pages are not painted unless that is asked for.

    It may have been used by an earlier test: then the scripts of the pages are in its cache, and
    nothing else is left of that test. A fresh one has never seen a page.
    """
    kind: Kind = (person.address, size, night, paint, *sorted(more.items()))
    if not fresh and _idle.get(kind):
        context = _idle[kind].pop()
    else:
        context = browser.new_context(
            base_url=person.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            color_scheme="dark" if night else "light",
            **{
                "reduced_motion": "reduce",
                "locale": "en",
                "service_workers": "block",
                **more,
            },
        )
        context.set_default_timeout(1000 * PATIENCE)
        if not paint:
            context.add_init_script(_UNPAINTED)
    if not fresh:
        _handed_out.append((kind, context))
    context.add_cookies([{"name": "heliopolis", "value": person.cookie, "url": person.address}])
    return context


def tidy(browser: Browser) -> None:
    """Forget all that a test has left in its browsers, except for the scripts they have loaded."""
    for kind, context in _handed_out:
        if context not in browser.contexts:
            continue  # the test has closed it
        try:
            context.set_offline(False)
            if context.pages:
                _keep_one_page(context)
                stored = {
                    "origin": kind[0],
                    "storageTypes": "local_storage,indexeddb,cache_storage",
                }
                line = context.new_cdp_session(context.pages[0])
                line.send("Storage.clearDataForOrigin", stored)
                line.detach()
            context.clear_cookies()
        except PlaywrightError:  # a page that crashed, say
            context.close()
        else:
            _idle.setdefault(kind, []).append(context)
    _handed_out.clear()
    while len(_kept) > MOST_KEPT:
        for page in _kept.pop(0).pages:
            page.close()
    kept = [context for contexts in _idle.values() for context in contexts]
    for context in browser.contexts:
        if context not in kept:
            context.close()


def shown(browser: Browser) -> Iterator[str]:
    """Yield the address and the text of every page that is open."""
    for context in browser.contexts:
        for page in context.pages:
            if page.url.endswith(NEARLY_NOTHING):
                continue
            try:
                yield f"{page.url}\n{page.locator('body').inner_text(timeout=5_000)}"
            except PlaywrightError as error:  # it crashed, or hangs
                yield f"{page.url}\n{error}"


def _keep_one_page(context: BrowserContext) -> None:
    """Close all pages but one, which shows nearly nothing."""
    page, *others = context.pages
    for other in others:
        other.close()
    if not page.url.endswith(NEARLY_NOTHING):
        page.goto(NEARLY_NOTHING)
    if context in _kept:
        _kept.remove(context)
    _kept.append(context)


_FOLLOW = """address => {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""
_NOWHERE = "/nowhere"


def visit(page: Page, address: str) -> None:
    """Open an address, from within the app if it is open: its scripts need not start again.

    A page that does not exist lies between the two, so that nothing of the last one is left.
    """
    if page.url == "about:blank":
        page.goto(address)
        return
    page.evaluate(_FOLLOW, _NOWHERE)
    page.locator("main.page > a[href='/']").wait_for()
    page.evaluate(_FOLLOW, address)


# Where a text is missing its name is shown between such brackets.
_MISSING = """() => {
  const page = document.documentElement.outerHTML;
  const at = page.indexOf('⟦');
  return at < 0 ? null : page.slice(Math.max(0, at - 80), at + 80);
}"""


class Watch:
    """The complaints of a page: no errors may be logged, and no text may be missing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def check(self) -> None:
        assert self.complaints == [], self.complaints
        missing = self.page.evaluate(_MISSING)
        assert missing is None, missing


_MOVED = """before => document.querySelector('dialog[open], .ending') ||
  Number(document.querySelector('[data-step]').dataset.step) > before"""


def answer(page: Page, text: str | None = None) -> None:
    """Tap an answer (the first if none is named), confirm, and wait until it is done."""
    before = step(page)
    chosen = page.locator(f'[data-answer="{text}"]' if text else "[data-answer]").first
    chosen.click()
    page.wait_for_function(
        f"before => document.querySelector('.confirm .main') || ({_MOVED})(before)", arg=before
    )
    confirm = page.locator(".confirm .main")
    if confirm.count():
        confirm.click()
    moved(page, before)


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def moved(page: Page, before: int) -> None:
    """Wait until something has happened since a step, or a scoring or the end is shown."""
    page.wait_for_function(_MOVED, arg=before)
