"""The option ``--lang``; the default is the language of the system."""

from __future__ import annotations

from typing import Annotated

import typer

from heliopolis.cli.error_language import system_language
from heliopolis.cli.exits import InputError
from heliopolis.errors import ErrorText
from heliopolis.texts import LANGUAGES


def wrong_input(key: str, **values: object) -> InputError:
    """Return the error with the text ``error-KEY``."""
    return InputError(ErrorText(key, **values))


def _checked(language: str) -> str:
    if not language:
        return system_language()
    if language.lower() not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise wrong_input("not-one-of", option="'--lang'", value=f"{language!r:.20}", known=known)
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
