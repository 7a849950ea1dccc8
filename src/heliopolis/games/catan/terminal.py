"""Catan in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heliopolis.texts import Texts


def draw(view: dict[str, Any], say: Texts) -> Any:
    """The whole table from one seat's point of view."""
    from rich.text import Text

    return Text(str(view["table"]["players"]))
