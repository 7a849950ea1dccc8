"""Draw the icons of the installed app anew from their SVG files, with Chromium.

`python tools/icons.py` writes the PNG files of web/public. They are kept in the repository, because
a build of the pages needs no browser.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "web"
ICONS = {
    "icon-192.png": ("public/icon.svg", 192),
    "icon-512.png": ("public/icon.svg", 512),
    "icon-maskable-192.png": ("icons/maskable.svg", 192),
    "icon-maskable-512.png": ("icons/maskable.svg", 512),
    "apple-touch-icon.png": ("icons/maskable.svg", 180),
    "badge-96.png": ("icons/badge.svg", 96),
}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]


def main() -> None:
    """Draw all icons."""
    found = subprocess.run([WEB.parent / "tools" / "chromium"], capture_output=True, text=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip().splitlines()[-1], args=FLAGS
        )
        for name, (source, size) in ICONS.items():
            drawing = (WEB / source).read_text("utf-8")
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=WEB / "public" / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
