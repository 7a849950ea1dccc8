"""The language of errors: known before anything else of a command line is, and without extras."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from heliopolis.texts import LANGUAGES

DEFAULT = "en"

_chosen: str | None = None  # by --lang


def language_of_errors() -> str:
    """Return the language that was asked for, or that of the system."""
    return _chosen or system_language()


def choose_language(arguments: Sequence[str]) -> None:
    """Remember the language that a command line asks for."""
    global _chosen
    _chosen = None
    for word, following in pairwise([*arguments, ""]):
        name, joined, value = word.partition("=")
        wanted = (value if joined else following).lower()
        if name == "--lang" and wanted in LANGUAGES:
            _chosen = wanted


def system_language() -> str:
    """Return the language of the system if there are texts in it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first one that is set decides
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
