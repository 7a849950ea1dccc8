"""Look up rules in the rulebook of a game and print them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from heliopolis.games.rulings import Ruling, rulings, rulings_on

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid
    from rich.text import Text

    from heliopolis.kernel.game import Game
    from heliopolis.table.worked_examples import WorkedExample
    from heliopolis.texts import Texts

_QUERY = re.compile(r"(?:([a-z]{2})[- ]?)?([0-9]{1,2})(?:\.([0-9]{1,2}))?")
_RULING = re.compile(r"(?:([a-z]{2})[- ]?)?r-?([0-9]{1,2})([a-z]?)")
_REFERENCE = r"\b[A-Z]{2}-(?:R\d+[a-z]?|\d+(?:\.\d+)?)\b"
PICTURE_LINES = 30


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
    ruling: str | None = None  # the ruling looked up: the only one shown

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
    """Return whether a query looks like the number of a rule, chapter or ruling."""
    text = query.strip().lower()
    match = _QUERY.fullmatch(text) or _RULING.fullmatch(text)
    prefixes = [book.prefix.lower() for book in game.books]
    return match is not None and match[1] in (None, *prefixes)


def look_up(game: Game, query: str, tr: Texts) -> Found:
    """Look up a rule (``PR-5.4``, ``5.4``), a chapter (``PR-5``), a ruling (``PR-R4``) or words."""
    ruling = _ruling(game, query)
    if ruling:
        ruled = (Chapter(c.id, [r for r in c.rules if r in ruling.rules]) for c in chapters(game))
        return Found([chapter for chapter in ruled if chapter.rules], [], ruling.id)
    if is_number(game, query):
        return Found(_numbered(game, query), [])
    words = folded(query).split()
    kept = (Chapter(c.id, [r for r in c.rules if _has(words, c, r, tr)]) for c in chapters(game))
    return Found([chapter for chapter in kept if chapter.rules], words)


def _ruling(game: Game, query: str) -> Ruling | None:
    """Return the ruling that a query names; ``AR-R1`` and ``AR-R01`` are the same."""
    match = _RULING.fullmatch(query.strip().lower())
    if match is None:
        return None
    wanted = f"{match[1] or game.prefix}-R{int(match[2])}{match[3]}".upper()
    for ruling in rulings(game):
        if re.sub("-R0+", "-R", ruling.id).upper() == wanted:
            return ruling
    return None


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
    said = [tr.rule(chapter.id), tr.rule(rule)]
    for ruling in _rulings_on(rule, tr):
        said += [tr(ruling.id), tr(f"{ruling.id}.why")]
    text = folded(" ".join(said))
    return all(word in text for word in words)


def folded(text: str) -> str:
    """Return a text in lower case and without accents, for searching."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


# --- Showing --------------------------------------------------------------------------------------


def shown(found: Found, tr: Texts, picture_columns: int = 0) -> RenderableType:
    """Render the rules found under the headings of their chapters, with their rulings.

    Worked examples are drawn beneath the rule they belong to if there are columns for a picture.
    """
    from rich.console import Group
    from rich.text import Text

    parts: list[RenderableType] = []
    for chapter in found.chapters:
        parts += [Text(), heading(chapter, tr), *_rules(chapter, found, tr, picture_columns)]
    return Group(*parts[1:])


def as_json(found: Found, tr: Texts) -> list[dict[str, Any]]:
    """Return the rules found as data, with their rulings and worked examples."""
    return [
        {
            "id": rule,
            "text": tr.rule(rule),
            "rulings": [_ruling_as_json(one, tr) for one in _shown_rulings(rule, found, tr)],
            "examples": [_example_as_json(example, tr) for example in _examples(rule, tr)],
        }
        for rule in found.rules
    ]


def _ruling_as_json(ruling: Ruling, tr: Texts) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "text": tr(ruling.id),
        "why": tr(f"{ruling.id}.why"),
        "option": ruling.option,
    }


def _example_as_json(example: WorkedExample, tr: Texts) -> dict[str, Any]:
    key = f"example-{example.id}"
    return {
        "id": example.id,
        "title": tr(f"{key}.title"),
        "text": tr(key),
        "rules": list(example.rules),
    }


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


def _rules(
    chapter: Chapter, found: Found, tr: Texts, picture_columns: int
) -> Iterator[RenderableType]:
    """Render the rules of a chapter; where an example is drawn, a new grid follows it."""
    from rich.text import Text

    grid = _grid(chapter)
    for rule in chapter.rules:
        grid.add_row(Text(rule, "cyan"), _searched(rule_text(rule, tr), found.words))
        for ruling in _shown_rulings(rule, found, tr):
            grid.add_row("", _ruling_text(ruling, found.words, tr))
        examples = _examples(rule, tr) if picture_columns else []
        if examples:
            yield grid
            for example in examples:
                yield from _drawn(example, tr, picture_columns)
            grid = _grid(chapter)
    yield grid


def _grid(chapter: Chapter) -> Grid:
    """Return an empty grid whose first column fits every number of the chapter."""
    from rich.table import Table as Grid

    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, min_width=max(map(len, chapter.rules)))
    return grid


def _searched(text: Text, words: list[str]) -> Text:
    """Return a text in which the words searched for are highlighted."""
    for word in words:
        text.highlight_regex(f"(?i){re.escape(word)}", "bold yellow")
    return text


# --- Rulings and worked examples ------------------------------------------------------------------


def _rulings_on(rule: str, tr: Texts) -> list[Ruling]:
    return rulings_on(tr.game, rule) if tr.game else []


def _shown_rulings(rule: str, found: Found, tr: Texts) -> list[Ruling]:
    """Return the rulings on a rule, or just the one looked up."""
    return [one for one in _rulings_on(rule, tr) if found.ruling in (None, one.id)]


def _ruling_text(ruling: Ruling, words: list[str], tr: Texts) -> RenderableType:
    """Render a ruling with its reason and the option that changes it, indented."""
    from rich.padding import Padding
    from rich.text import Text

    said = tr("rules-ruling", id=ruling.id, ruling=tr(ruling.id), why=tr(f"{ruling.id}.why"))
    if ruling.option:
        said += " " + tr("rules-ruling-option", option=ruling.option)
    text = Text(said)
    text.stylize("dim")
    text.highlight_regex(_REFERENCE, "cyan")
    if ruling.option:
        text.highlight_regex(rf"\b{ruling.option}\b", "green")
    return Padding(_searched(text, words), (0, 0, 0, 2))


def _examples(rule: str, tr: Texts) -> list[WorkedExample]:
    """Return the worked examples that are drawn under a rule: the first of theirs."""
    from heliopolis.table.worked_examples import worked_examples

    return [one for one in worked_examples(tr.game) if one.rules[0] == rule] if tr.game else []


def _drawn(example: WorkedExample, tr: Texts, columns: int) -> Iterator[RenderableType]:
    """Render a worked example: its title, what it shows, and the table at that moment."""
    from rich.text import Text

    from heliopolis.games.terminal import Frame

    key = f"example-{example.id}"
    yield Text()
    yield Text(tr("rules-example", title=tr(f"{key}.title")), "bold")
    yield Text(tr(key))
    yield example.after().drawn(None, tr.language, Frame(columns, PICTURE_LINES))
    yield Text()


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
