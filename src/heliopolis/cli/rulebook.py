"""The rulebook of a game: looking rules up, and showing them."""

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
    """What a query found: rules, each under the chapter it stands in."""

    chapters: list[Chapter]
    words: list[str]  # that were searched for, if it was a search

    def __bool__(self) -> bool:
        return bool(self.chapters)

    @property
    def rules(self) -> list[str]:
        """The ids of all rules found, in the order of the book."""
        return [rule for chapter in self.chapters for rule in chapter.rules]


def chapters(game: Game) -> list[Chapter]:
    """The whole book."""
    book: dict[str, list[str]] = {}
    for rule in game.rule_ids:
        book.setdefault(rule.partition(".")[0], []).append(rule)
    return [Chapter(name, rules) for name, rules in book.items()]


def is_number(game: Game, query: str) -> bool:
    """Whether a query asks for a rule or a chapter by its number, be there one or not."""
    match = _QUERY.fullmatch(query.strip().lower())
    prefixes = [book.prefix.lower() for book in game.books]
    return match is not None and match[1] in (None, *prefixes)


def look_up(game: Game, query: str, say: Texts) -> Found:
    """What a query is about: ``PR-5.4`` or ``5.4``, ``PR-5`` or ``5``, or words in the texts."""
    if is_number(game, query):
        return Found(_numbered(game, query), [])
    words = _folded(query).split()
    kept = (Chapter(c.id, [r for r in c.rules if _has(words, c, r, say)]) for c in chapters(game))
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


def _has(words: list[str], chapter: Chapter, rule: str, say: Texts) -> bool:
    text = _folded(f"{say.rule(chapter.id)} {say.rule(rule)}")
    return all(word in text for word in words)


def _folded(text: str) -> str:
    """Lower case and without accents, so that ``priester`` and ``één`` are found as typed."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


# --- Showing --------------------------------------------------------------------------------------


def shown(found: Found, say: Texts) -> RenderableType:
    """The rules found, under the headings of their chapters."""
    from rich.console import Group
    from rich.text import Text

    parts: list[RenderableType] = []
    for chapter in found.chapters:
        parts += [Text(), heading(chapter, say), _rules(chapter, found.words, say)]
    return Group(*parts[1:])


def contents(game: Game, say: Texts) -> RenderableType:
    """The chapters of the book, a line each."""
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid.grid(padding=(0, 2))
    for chapter in chapters(game):
        grid.add_row(Text(chapter.id, "bold cyan"), Text(say.rule(chapter.id)))
    return grid


def heading(chapter: Chapter, say: Texts) -> Text:
    """The title of a chapter with its id."""
    from rich.text import Text

    return Text.assemble((chapter.id, "bold cyan"), "  ", (say.rule(chapter.id), "bold"))


def rule_text(rule: str, say: Texts) -> Text:
    """What a rule says, with the rules it refers to standing out."""
    from rich.text import Text

    text = Text(say.rule(rule))
    text.highlight_regex(_REFERENCE, "cyan")
    return text


def _rules(chapter: Chapter, words: list[str], say: Texts) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for rule in chapter.rules:
        text = rule_text(rule, say)
        for word in words:
            text.highlight_regex(f"(?i){re.escape(word)}", "bold yellow")
        grid.add_row(Text(rule, "cyan"), text)
    return grid


def options(game: Game, say: Texts) -> RenderableType:
    """The rulings a table may choose: what each is about, and how its values are typed."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    parts: list[RenderableType] = []
    for option in game.options:
        title = Text.assemble((option.rule, "cyan"), f"  {say(f'option-{option.name}.name')}")
        meaning = Text(say(f"option-{option.name}"))
        meaning.highlight_regex(_REFERENCE, "cyan")
        values = Grid.grid(padding=(0, 2))
        for value in option.values:
            words = say(f"option-{option.name}.{value}") if value in option.named() else ""
            if value == option.default:
                words = say("rules-usual", value=words)
            values.add_row(Text(f"{option.name}={value}", "green"), Text(words))
        parts += [Text(), title, *(Padding(part, (0, 0, 0, 4)) for part in (meaning, values))]
    return Group(*parts)
