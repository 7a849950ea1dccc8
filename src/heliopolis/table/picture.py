"""Render a Rich drawing as plain text."""

from __future__ import annotations

from io import StringIO
from typing import Any

WIDTH = 96


def as_text(drawing: Any, width: int = WIDTH) -> str:
    """Return the drawing without colour, at most `width` columns wide."""
    from rich.console import Console

    console = Console(file=StringIO(), width=width, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(drawing)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
