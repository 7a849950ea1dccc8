"""``make gallery``: every page and kind of decision in pictures, three widths, day and night.

``python -m tests.browser.gallery FOLDER Cheops scoring`` makes only those whose name has one of the
words in it.
"""

from __future__ import annotations

import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import PHONE, chromium, sit
from tests.browser.servers import Person, serving
from tests.browser.stages import (
    AMUN_RE_STAGES,
    ANALYSIS_STAGES,
    CATAN_STAGES,
    STAGES,
    UR_STAGES,
    Stage,
)

SIZES = {"desktop": (1280, 800), "wide": (1920, 1080), "phone": PHONE}
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


def main(folder: Path, *words: str) -> None:
    """Make the gallery in a folder: all stages, or those whose name has one of the words in it."""
    folder.mkdir(parents=True, exist_ok=True)
    every = STAGES + AMUN_RE_STAGES + CATAN_STAGES + UR_STAGES + ANALYSIS_STAGES
    wanted = [stage for stage in every if not words or any(word in stage.name for word in words)]
    storage = tempfile.TemporaryDirectory()
    server = serving(Path(storage.name), analysis_depth="quick")
    with storage, server as address, chromium() as browser:
        sections = [_section(browser, address, stage, folder) for stage in wanted]
    page = _PAGE.format(sections="\n".join(sections))
    (folder / "index.html").write_text(page, "utf-8")
    print(folder / "index.html")


def _section(browser: Browser, address: str, stage: Stage, folder: Path) -> str:
    """Reach the stage once on a desktop and once on a phone, then take every picture of it."""
    person = Person(address, "Ada")
    images = []
    for sizes in (("desktop", "wide"), ("phone",)):
        context = sit(browser, person, SIZES[sizes[0]], paint=True)
        page = context.new_page()
        stage.set(person, page)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for theme, scheme in (("day", "light"), ("night", "dark")):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                page.wait_for_timeout(200)
                look = f"{size}-{theme}"
                name = f"{stage.name.replace(' ', '-').replace(',', '')}-{look}.png"
                page.screenshot(path=folder / name, full_page=True)
                shown = f'<img src="{name}" alt="{escape(stage.name)}, {look}">'
                images.append(f'<a href="{name}">{shown}</a>')
        context.close()
    print(stage.name, flush=True)
    return f"<section><h2>{escape(stage.name)}</h2>{''.join(images)}</section>"


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
