"""Parse what a player types: moves and commands."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from heliopolis.cli import piece_cards
from heliopolis.cli.playing.reader import Suggestion
from heliopolis.errors import BadMoveError
from heliopolis.table.shorthand import expand

if TYPE_CHECKING:
    from heliopolis.cli.playing.menu import Menu
    from heliopolis.table import Move, Table
    from heliopolis.texts import Texts

# In the order of the help. Each has a text `command-NAME` with an attribute `.usage`.
COMMANDS = (
    "moves", "board", "explain", "why", "hint", "rules", "undo", "log", "save", "help", "resign",
    "quit",
)  # fmt: skip
TYPED = {"why": "why not ", "save": "save "}  # completions that differ from the name

ALIASES = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "rule": "rules", "back": "undo"}


class ParsedLine(NamedTuple):
    """A parsed line: a move (its text), a command with its argument, or something else."""

    # "move", "compound", "open", one of COMMANDS, "nothing", "number", "usage", "wrong", "unknown"
    kind: str
    argument: str = ""


def parse_line(line: str, table: Table, menu: Menu) -> ParsedLine:
    """Parse a line. A move takes precedence over a command of the same name."""
    words = line.lower().split()
    if not words:
        return ParsedLine("nothing")
    if line.isdecimal():
        return _numbered(line, menu)
    if is_move(table, line):
        return ParsedLine("move", " ".join(words))
    if moves := expand(table.game, line):
        return ParsedLine("move", moves[0]) if len(moves) == 1 else ParsedLine("compound", line)
    name = ALIASES.get(words[0], words[0])
    rest = line.strip()[len(words[0]) :].strip()
    if name == "why":
        return ParsedLine("why", rest[3:].strip() if rest.lower().split()[:1] == ["not"] else rest)
    if name in COMMANDS:
        return ParsedLine(name, rest)
    if name in table.game.moves.verbs:
        if menu.grouped and menu.leads_to(words):
            return _opened(words)
        verb = table.game.moves.verbs[name]
        if len(words) - 1 < verb.fewest:
            return ParsedLine("usage", verb.usage())
        return ParsedLine("wrong", line)
    return ParsedLine("unknown", line)


def is_move(table: Table, text: str) -> bool:
    """Return whether a text is a move of the game, legal or not."""
    try:
        table.game.moves.parse(text)
    except BadMoveError:
        return False
    return True


def _numbered(line: str, menu: Menu) -> ParsedLine:
    """Parse the number of a choice."""
    entry = menu.find(line)
    if entry is None:
        return ParsedLine("number", line)
    return ParsedLine("move", entry.move.text) if entry.move else _opened(entry.words)


def _opened(words: Sequence[str]) -> ParsedLine:
    return ParsedLine("open", " ".join(words))


def nearest(line: str, table: Table) -> str:
    """Return the verb or command most similar to a line, or an empty string."""
    known = [*table.game.moves.verbs, *COMMANDS]
    return (get_close_matches(line.lower().split()[0], known, n=1) or [""])[0]


# --- Completion -----------------------------------------------------------------------------------


def suggestions(line: str, table: Table, legal: Sequence[Move], tr: Texts) -> list[Suggestion]:
    """Return completions of a line."""
    start = line.lstrip().lower()
    if start.startswith("why not "):
        return _matching(start[8:], _all_moves(table))
    if start.startswith(("rules ", "rule ")):
        ids = dict.fromkeys(table.game.rule_ids, "")
        chapters = {rule.partition(".")[0]: tr.rule(rule.partition(".")[0]) for rule in ids}
        return _matching(start.partition(" ")[2], {**chapters, **ids})
    if start.startswith("explain "):
        pieces = dict.fromkeys(piece_cards.names(table.game, tr), "")
        return _matching(start.partition(" ")[2], pieces)
    if start.startswith("save "):
        return _files(line.lstrip()[5:])
    moves = {str(move): describe_move(move, table, tr) for move in legal}
    commands = {TYPED.get(name, name): tr(f"command-{name}") for name in COMMANDS}
    return _matching(start, {**moves, **commands})


def describe_move(move: Move, table: Table, tr: Texts) -> str:
    """Return the description of a move for a menu."""
    return tr.move(table.told_move(move), table.players)


def _all_moves(table: Table) -> dict[str, str]:
    moves = table.game.moves
    return dict.fromkeys(map(moves.text, range(len(moves))), "")


def _matching(start: str, candidates: dict[str, str]) -> list[Suggestion]:
    return [
        Suggestion(text, len(start), meaning)
        for text, meaning in candidates.items()
        if text.lower().startswith(start)
    ]


def _files(start: str) -> list[Suggestion]:
    """Return files and folders that complete a name."""
    folder, _, name = start.rpartition("/")
    try:
        found = sorted(Path(f"{folder}/" if "/" in start else ".").iterdir())
    except (OSError, ValueError):
        return []
    return [
        Suggestion(path.name + ("/" if path.is_dir() else ""), len(name))
        for path in found
        if path.name.startswith(name) and (name or not path.name.startswith("."))
    ]
