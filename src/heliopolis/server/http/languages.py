"""The language of whoever sends a request."""

from __future__ import annotations

from collections.abc import Mapping

from heliopolis.texts import LANGUAGES


def language_of(headers: Mapping[str, str]) -> str:
    """Return the first language of `Accept-Language` that there are texts in, else English.

    Browsers list languages by preference, so their weights need not be read.
    """
    for wanted in headers.get("accept-language", "")[:200].split(","):
        language = wanted.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
