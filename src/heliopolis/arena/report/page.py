"""Build an HTML page that contains its style and plots and loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from heliopolis.texts import Texts


def page(
    tr: Texts, title: str, subtitle: str, parts: Iterable[str], foot: str, head: str = ""
) -> str:
    """Return a whole page; `head` is what else its head says."""
    style = files(__package__).joinpath("style.css").read_text("utf-8")
    return f"""<!doctype html>
<html lang="{tr.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)} · Heliopolis</title>
{head}<style>
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
    """Return a section of the page; `hint` explains how to read it."""
    kind = ' class="wide"' if wide else ""
    lead = f'<p class="hint">{escape(hint)}</p>\n' if hint else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n{lead}{''.join(parts)}</section>\n"


def paragraph(text: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(text)}</p>\n"


def link(text: str, address: str) -> str:
    """Return a link in a paragraph of its own."""
    return f'<p><a href="{escape(address)}">{escape(text)}</a></p>\n'


def listing(lines: Iterable[str]) -> str:
    """Return a list of sentences."""
    return "<ul>\n" + "".join(f"<li>{escape(line)}</li>\n" for line in lines) + "</ul>\n"


def command(text: str) -> str:
    """Return a shell command."""
    return f'<pre tabindex="0">{escape(text)}</pre>\n'


def cards(facts: Iterable[tuple[str, str, str]]) -> str:
    """Return a row of cards, each with a label, a number and a remark."""
    inner = "".join(
        f'<div class="card"><span>{escape(label)}</span><strong>{escape(number)}</strong>'
        f"<span>{escape(remark)}</span></div>\n"
        for label, number, remark in facts
    )
    return f'<div class="cards">\n{inner}</div>\n'


def table(caption: str, headers: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table whose first column holds row headers; it scrolls if it is too wide."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headers)
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
    """Return the content of a cell; its second line is set small."""
    first, _, second = text.partition("\n")
    return f"{escape(first)}<br><small>{escape(second)}</small>" if second else escape(first)


def folded(title: str, *parts: str) -> str:
    """Return content that is collapsed until it is opened."""
    return f"<details>\n<summary>{escape(title)}</summary>\n{''.join(parts)}</details>\n"
