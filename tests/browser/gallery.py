"""``make gallery``: every page and kind of decision in pictures, both widths, day and night."""

from __future__ import annotations

import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import DESKTOP, PHONE, chromium, sit
from tests.browser.house import Person, serving
from tests.browser.stages import AMUN_RE_STAGES, CATAN_STAGES, STAGES, Stage

LOOKS = [
    ("desktop-day", DESKTOP, False),
    ("desktop-night", DESKTOP, True),
    ("phone-day", PHONE, False),
    ("phone-night", PHONE, True),
]
_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Heliopolis: gallery</title>
<style>
body {{ font: 16px sans-serif; margin: 1rem; background: #ddd }}
section {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 2rem }}
h2 {{ flex: 1 0 100%; margin: 0 }}
img {{ max-height: 640px; max-width: 48%; border: 1px solid #888 }}
</style>
<h1>Heliopolis: every page and every kind of decision</h1>
{sections}
</html>
"""


def main(folder: Path) -> None:
    """Make the gallery in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    house = tempfile.TemporaryDirectory()
    with house, serving(Path(house.name)) as address, chromium() as browser:
        every = STAGES + AMUN_RE_STAGES + CATAN_STAGES
        sections = [_section(browser, address, stage, folder) for stage in every]
    page = _PAGE.format(sections="\n".join(sections))
    (folder / "index.html").write_text(page, "utf-8")
    print(folder / "index.html")


def _section(browser: Browser, address: str, stage: Stage, folder: Path) -> str:
    """Come to the stage once, then look at it in every way."""
    person = Person(address, "Ada")
    images = []
    for look, size, night in LOOKS:
        context = sit(browser, person, size, night=night)
        page = context.new_page()
        stage.set(person, page)
        page.wait_for_timeout(300)
        name = f"{stage.name.replace(' ', '-').replace(',', '')}-{look}.png"
        page.screenshot(path=folder / name, full_page=True)
        images.append(f'<a href="{name}"><img src="{name}" alt="{escape(stage.name)}, {look}"></a>')
        context.close()
    print(stage.name, flush=True)
    return f"<section><h2>{escape(stage.name)}</h2>{''.join(images)}</section>"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
