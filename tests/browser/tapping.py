"""What a page offers, and how far it is by Tab: asked in few calls, for games have hundreds."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.servers import PATIENCE

AGAIN = 2000  # milliseconds after which one taps again

# Wait until there is something to do after a step, and tell what it is. A scoring or the end may
# come without a step; when nothing has come in time, what is offered now is told: one taps again.
_OFFER = """async ([after, again, patience]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (element) => element.checkVisibility();
  const look = () => ({
    step: Number(document.querySelector('[data-step]')?.dataset.step ?? 0),
    dialog: all('dialog .main').some(seen),
    over: all('.ending').some(seen),
    answers: all('[data-answer]:enabled').filter(seen).map((one) => one.dataset.answer),
    places: all('.spot.open').map((one) => one.dataset.move),
    cards: all('[data-card]:enabled[aria-pressed=false]').length > 0,
    more: all('[data-more]:enabled').length,
    payment: all('[data-thing=payment] [data-more]:enabled').length > 0,
  });
  const began = performance.now();
  for (;;) {
    const found = look(), took = performance.now() - began;
    const asked = found.answers.length || found.places.length || found.cards || found.more;
    const past = found.step > after || took > again;
    if (found.dialog || found.over || (asked && past)) return found;
    if (took > patience) return null;
    await new Promise(requestAnimationFrame);
  }
}"""


@dataclass(frozen=True)
class Offer:
    """What one can do on a page."""

    step: int
    dialog: bool  # a scoring, say, that one closes
    over: bool
    answers: list[str]
    places: list[str]  # on the board
    cards: bool  # of the hand, that can be chosen
    more: int  # things of which one more can be laid down
    payment: bool  # whether they are goods to pay with


def offer(page: Page, after: int = -1) -> Offer:
    """Wait until the page offers something, after a step if one is named; return what."""
    found = page.evaluate(_OFFER, [after, AGAIN, 1000 * PATIENCE])
    assert found is not None, "nothing was offered in time"
    return Offer(**found)


# How many things that Tab stops at lie between the focus and the next one that is wanted; 0 if that
# has the focus. Of a group of radio buttons Tab stops at one only, so it may be less.
_DISTANCE = """(wanted) => {
  const here = document.activeElement;
  if (here.matches(wanted)) return 0;
  const places = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stops = [...document.querySelectorAll(places)].filter((one) =>
    one === here || (one.tabIndex >= 0 && !one.disabled && one.checkVisibility()));
  const at = stops.indexOf(here);
  const ahead = [...stops.slice(at + 1), ...stops.slice(0, at + 1)];
  return 1 + Math.max(0, ahead.findIndex((one) => one.matches(wanted)));
}"""


def tab_to(page: Page, wanted: str, most: int) -> None:
    """Press Tab until something has the focus, at most `most` times.

    Half of the distance is gone without looking: to look takes as long as to press.
    """
    pressed = 0
    while distance := page.evaluate(_DISTANCE, wanted):
        for _ in range(max(1, distance // 2)):
            page.keyboard.press("Tab")
            pressed += 1
        assert pressed <= most, f"{wanted} cannot be reached by keyboard"
