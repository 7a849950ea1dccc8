"""In which language to speak: the one asked for, or the one of the machine."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from heliopolis.texts import LANGUAGES

DEFAULT = "en"


def spoken_here() -> str:
    """The language of the machine, where we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first that is set decides
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def _checked(language: str) -> str:
    if not language:
        return spoken_here()
    if language.lower() not in LANGUAGES:
        raise typer.BadParameter(f"{language!r:.20} is not one of {', '.join(LANGUAGES)}")
    return language.lower()


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="English, Dutch or German.",
        callback=_checked,
        show_default="your system's language, or en",
    ),
]
