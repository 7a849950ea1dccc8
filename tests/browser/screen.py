"""A table is one screen: at every question what matters is in sight, nothing moves or scrolls."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import PHONE

SIZES = [(1280, 800), (1920, 1080), PHONE]

# What must be in sight whole, by name; of players and of the log what the width has room for.
_LOOK = """async (size) => {
  // What measures the page when its size changes does so when it is drawn, and is drawn after that.
  const has = () => innerWidth === size[0] && innerHeight === size[1];
  for (let n = 0; n < 600 && !has(); n++) await new Promise(requestAnimationFrame);
  for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
  await new Promise(setTimeout);
  const phone = innerWidth <= 820;
  const wanted = {
    board: '[data-board]',
    prompt: '.prompt',
    'main action': '[data-main]',
    players: '[data-seat]',
    'last entry': phone ? '.prompt .last' : '.log li:first-child',
  };
  const problems = has() ? [] : [`the window is ${innerWidth} x ${innerHeight}`];
  const {scrollWidth, scrollHeight} = document.documentElement;
  if (scrollHeight > innerHeight) problems.push(`${scrollHeight} px high`);
  if (scrollWidth > innerWidth) problems.push(`${scrollWidth} px wide`);
  for (const [name, selector] of Object.entries(wanted)) {
    const found = [...document.querySelectorAll(selector)];
    if (!found.length) problems.push(`no ${name}`);
    for (const element of found) {
      const {left, top, right, bottom} = element.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (!inside || !element.checkVisibility() || right - left < 10 || bottom - top < 10)
        problems.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    const {overflowY} = getComputedStyle(element);
    const scrolls = ['auto', 'scroll'].includes(overflowY) && element.checkVisibility();
    // The log may be scrolled, and a map that one has come nearer to or that a sheet lies over.
    if (!scrolls || element.matches('.pane, .window.near, .window.covered')) continue;
    const {scrollHeight, clientHeight, className} = element;
    if (scrollHeight > clientHeight + 1) problems.push(`scrolls: ${className} ${scrollHeight} px`);
  }
  const whole = '.drawer, .hand-room, .beside, button.answer, .actions .button, .pyramid';
  for (const element of document.querySelectorAll(whole)) {
    if (!element.checkVisibility() || element.matches('.down')) continue;
    const {scrollWidth, scrollHeight, clientWidth, clientHeight, className} = element;
    // A hand is cut by its room only where a piece of it sticks out for a shadow or a crown.
    if (scrollHeight > clientHeight + (element.matches('.hand-room') ? 8 : 1))
      problems.push(`cut: ${className} ${scrollHeight} px high, not ${clientHeight}`);
    if (scrollWidth > clientWidth + 1)
      problems.push(`cut: ${className} ${scrollWidth} px wide, not ${clientWidth}`);
  }
  const {left, top, width, height} = document.querySelector('[data-board]').getBoundingClientRect();
  return {problems, board: [left, top, width, height]};
}"""


class OneScreen:
    """One game at its questions: remembers where the board lay at the first of them."""

    def __init__(self) -> None:
        self.boards: dict[tuple[int, int], Any] = {}

    def check(self, page: Page, kind: str) -> None:
        """Look at the question in windows of all sizes, and leave the page as it was."""
        before = page.viewport_size
        assert before is not None
        own = before["width"], before["height"]
        # The page's own size comes last: then it has it again, and one size less is drawn.
        for size in sorted(SIZES, key=lambda size: size == own):
            found = _look(page, *size)
            assert not found["problems"], (kind, size, found["problems"])
            board = self.boards.setdefault(size, found["board"])
            assert found["board"] == board, (kind, size, "the board moved")
        if own not in SIZES:
            _look(page, *own)


def _look(page: Page, width: int, height: int) -> Any:
    """Give the window a size, and tell what is wrong when the page has drawn itself in it."""
    page.set_viewport_size({"width": width, "height": height})
    return page.evaluate(_LOOK, [width, height])
