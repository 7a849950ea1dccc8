"""The option ``--lang``; the default is the language of the system."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from heliopolis.texts import LANGUAGES

DEFAULT = "en"


def system_language() -> str:
    """Return the language of the system if there are texts in it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first one that is set decides
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def _checked(language: str) -> str:
    if not language:
        return system_language()
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
