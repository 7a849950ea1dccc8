"""Look up rules in the rulebook of a game and print them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from heliopolis.kernel.game import Game
    from heliopolis.texts import Texts

_QUERY = re.compile(r"(?:([a-z]{2})[- ]?)?([0-9]{1,2})(?:\.([0-9]{1,2}))?")
_REFERENCE = r"\b[A-Z]{2}-\d+(?:\.\d+)?\b"


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook: its id, such as ``PR-5``, and the ids of its rules."""

    id: str
    rules: list[str]


@dataclass(frozen=True)
class Found:
    """The rules that a query found, grouped by chapter."""

    chapters: list[Chapter]
    words: list[str]  # the words searched for, if it was a search

    def __bool__(self) -> bool:
        return bool(self.chapters)

    @property
    def rules(self) -> list[str]:
        """The ids of all rules found, in the order of the rulebook."""
        return [rule for chapter in self.chapters for rule in chapter.rules]


def chapters(game: Game) -> list[Chapter]:
    """Return all chapters of the rulebook."""
    book: dict[str, list[str]] = {}
    for rule in game.rule_ids:
        book.setdefault(rule.partition(".")[0], []).append(rule)
    return [Chapter(name, rules) for name, rules in book.items()]


def is_number(game: Game, query: str) -> bool:
    """Return whether a query looks like the number of a rule or chapter."""
    match = _QUERY.fullmatch(query.strip().lower())
    prefixes = [book.prefix.lower() for book in game.books]
    return match is not None and match[1] in (None, *prefixes)


def look_up(game: Game, query: str, tr: Texts) -> Found:
    """Look up a rule (``PR-5.4``, ``5.4``), a chapter (``PR-5``, ``5``) or words in the texts."""
    if is_number(game, query):
        return Found(_numbered(game, query), [])
    words = _folded(query).split()
    kept = (Chapter(c.id, [r for r in c.rules if _has(words, c, r, tr)]) for c in chapters(game))
    return Found([chapter for chapter in kept if chapter.rules], words)


def _numbered(game: Game, query: str) -> list[Chapter]:
    match = _QUERY.fullmatch(query.strip().lower())
    if not match:
        return []
    chapter_id = f"{(match[1] or game.prefix).upper()}-{int(match[2])}"
    wanted = f"{chapter_id}.{int(match[3])}" if match[3] else None
    for chapter in chapters(game):
        if chapter.id == chapter_id and wanted is None:
            return [chapter]
        if wanted in chapter.rules:
            return [Chapter(chapter_id, [wanted])]
    return []


def _has(words: list[str], chapter: Chapter, rule: str, tr: Texts) -> bool:
    text = _folded(f"{tr.rule(chapter.id)} {tr.rule(rule)}")
    return all(word in text for word in words)


def _folded(text: str) -> str:
    """Return a text in lower case and without accents, for searching."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


# --- Showing --------------------------------------------------------------------------------------


def shown(found: Found, tr: Texts) -> RenderableType:
    """Render the rules found under the headings of their chapters."""
    from rich.console import Group
    from rich.text import Text

    parts: list[RenderableType] = []
    for chapter in found.chapters:
        parts += [Text(), heading(chapter, tr), _rules(chapter, found.words, tr)]
    return Group(*parts[1:])


def contents(game: Game, tr: Texts) -> RenderableType:
    """Render the table of contents."""
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid.grid(padding=(0, 2))
    for chapter in chapters(game):
        grid.add_row(Text(chapter.id, "bold cyan"), Text(tr.rule(chapter.id)))
    return grid


def heading(chapter: Chapter, tr: Texts) -> Text:
    """Render the title of a chapter with its id."""
    from rich.text import Text

    return Text.assemble((chapter.id, "bold cyan"), "  ", (tr.rule(chapter.id), "bold"))


def rule_text(rule: str, tr: Texts) -> Text:
    """Render the text of a rule with references to other rules highlighted."""
    from rich.text import Text

    text = Text(tr.rule(rule))
    text.highlight_regex(_REFERENCE, "cyan")
    return text


def _rules(chapter: Chapter, words: list[str], tr: Texts) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for rule in chapter.rules:
        text = rule_text(rule, tr)
        for word in words:
            text.highlight_regex(f"(?i){re.escape(word)}", "bold yellow")
        grid.add_row(Text(rule, "cyan"), text)
    return grid


def options(game: Game, tr: Texts) -> RenderableType:
    """Render the options of a game: what each decides and how its values are typed."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    parts: list[RenderableType] = []
    for option in game.options:
        title = Text.assemble((option.rule, "cyan"), f"  {tr(f'option-{option.name}.name')}")
        meaning = Text(tr(f"option-{option.name}"))
        meaning.highlight_regex(_REFERENCE, "cyan")
        values = Grid.grid(padding=(0, 2))
        for value in option.values:
            words = tr(f"option-{option.name}.{value}") if value in option.named() else ""
            if value == option.default:
                words = tr("rules-usual", value=words)
            values.add_row(Text(f"{option.name}={value}", "green"), Text(words))
        parts += [Text(), title, *(Padding(part, (0, 0, 0, 4)) for part in (meaning, values))]
    return Group(*parts)
