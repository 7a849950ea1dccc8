"""What must hold of every page, whoever looks at it: by day and by night, with a finger."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.chromium import PHONE, ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
FINGER = 44

# Links within a sentence are as high as its line; everything else is a place for a finger.
_SMALL = """finger => [...document.querySelectorAll(
  'button, a[href], select, summary, [role=button], input:not([type=radio])'
)].filter(e => {
    const box = e.getBoundingClientRect();
    const shown = box.width > 1 && box.height > 1 && box.right > 0 && e.checkVisibility();
    const inSentence = e.matches('p a, .reference');
    const inLabel = e.closest('label')?.getBoundingClientRect().height >= finger;
    return shown && !inSentence && !inLabel && Math.min(box.width, box.height) < finger - 0.5;
}).map(e => e.outerHTML.slice(0, 200) + ' ' + JSON.stringify(e.getBoundingClientRect()))"""
# By night only colours are different; by its tag axe would ask for more than WCAG AA does.
_THEMES: list[tuple[Literal["light", "dark"], str, str]] = [
    ("light", "day", ""),
    ("dark", "night", "runOnly: ['color-contrast', 'link-in-text-block'],"),
]

# What is wrong is told by its HTML: a selector for every element that is looked at would take a
# third of the time. Of what axe loads beforehand, style sheets are for a rule that is off.
_BRIEF = "resultTypes: ['violations'], selectors: false, preload: {assets: ['media']}"

# Axe goes by styles and places, not by the picture, but what has no opacity is none of its
# business. The page, which is not painted, tells it that it is.
_AS_PAINTED = """() => {
  const real = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const style = real(element, pseudo);
    if (element !== document.documentElement || pseudo) return style;
    const read = (name) => name === 'opacity' ? '1' : style.getPropertyValue(name);
    return new Proxy(style, {
      get: (_, name) => name === 'getPropertyValue' ? read : name === 'opacity' ? '1' : style[name],
    });
  };
}"""


def for_everyone(page: Page, kind: str, *, night: str = "document") -> None:
    """Check that axe finds nothing by day or by night, and nothing is too small or too wide.

    `night` is what axe looks at by night: what is no part of a question may be looked at once.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
        page.evaluate(_AS_PAINTED)
    for scheme, theme, rules in _THEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        where = "document" if scheme == "light" else night
        found = page.evaluate(
            f"axe.run({where}, {{{rules}{_BRIEF}}}).then(found => found.violations)"
        )
        wrong = [(v["id"], [n["html"][:200] for n in v["nodes"]][:3]) for v in found]
        assert not wrong, (kind, scheme, wrong)
    page.emulate_media(color_scheme="light")
    for_fingers(page, kind)


def for_fingers(page: Page, kind: str) -> None:
    """Check that nothing is too small for a finger, and nothing wider than a phone."""
    small = page.evaluate(_SMALL, FINGER)
    assert not small, (kind, small)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], kind
