"""The page: one file with its style and its plots in it, that loads nothing from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from heliopolis.texts import Texts


def page(say: Texts, title: str, subtitle: str, parts: Iterable[str], foot: str) -> str:
    """A whole page."""
    style = files(__package__).joinpath("style.css").read_text("utf-8")
    return f"""<!doctype html>
<html lang="{say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)} · Heliopolis</title>
<style>
{style}</style>
</head>
<body>
<header>
<div class="sun" aria-hidden="true"></div>
<div>
<h1>{escape(title)}</h1>
<p>{escape(subtitle)}</p>
</div>
</header>
<main>
{"".join(parts)}</main>
<footer>{escape(foot)}</footer>
</body>
</html>
"""


def section(title: str, *parts: str, hint: str = "", wide: bool = False) -> str:
    """A part of the page under a title; `hint` says how to read it."""
    kind = ' class="wide"' if wide else ""
    lead = f'<p class="hint">{escape(hint)}</p>\n' if hint else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n{lead}{''.join(parts)}</section>\n"


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>\n"


def listing(lines: Iterable[str]) -> str:
    """A list of sentences."""
    return "<ul>\n" + "".join(f"<li>{escape(line)}</li>\n" for line in lines) + "</ul>\n"


def command(text: str) -> str:
    """A command to be typed."""
    return f'<pre tabindex="0">{escape(text)}</pre>\n'


def cards(facts: Iterable[tuple[str, str, str]]) -> str:
    """A few numbers that matter most: what it is, the number, and what else is to be said."""
    inner = "".join(
        f'<div class="card"><span>{escape(what)}</span><strong>{escape(number)}</strong>'
        f"<span>{escape(more)}</span></div>\n"
        for what, number, more in facts
    )
    return f'<div class="cards">\n{inner}</div>\n'


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column names its rows; it scrolls by itself where it is too wide."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{_cell(text)}</td>" for text in row[1:])
        + "</tr>\n"
        for row in rows
    )
    return (
        f'<div class="scroll" role="region" aria-label="{escape(caption)}" tabindex="0">\n'
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>\n"
    )


def _cell(text: str) -> str:
    """A cell; a second line in it is small."""
    first, _, second = text.partition("\n")
    return f"{escape(first)}<br><small>{escape(second)}</small>" if second else escape(first)


def folded(title: str, *parts: str) -> str:
    """Something that is long and shown when asked for."""
    return f"<details>\n<summary>{escape(title)}</summary>\n{''.join(parts)}</details>\n"
