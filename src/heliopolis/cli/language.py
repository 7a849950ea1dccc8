"""The option ``--lang``; the default is the language of the system."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from heliopolis.cli.exits import InputError
from heliopolis.texts import LANGUAGES, texts

DEFAULT = "en"

_chosen: str | None = None  # by --lang, once it has been read


def wrong_input(key: str, **values: object) -> InputError:
    """Return the error with the text ``error-KEY``, in the language of the user."""
    text = texts(_chosen or system_language())
    return InputError(text(f"error-{key}", **values))


def system_language() -> str:
    """Return the language of the system if there are texts in it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first one that is set decides
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def _checked(language: str) -> str:
    """Check the language, and remember it for errors."""
    global _chosen
    _chosen = None
    if not language:
        return system_language()
    if language.lower() not in LANGUAGES:
        raise typer.BadParameter(f"{language!r:.20} is not one of {', '.join(LANGUAGES)}")
    _chosen = language.lower()
    return _chosen


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
