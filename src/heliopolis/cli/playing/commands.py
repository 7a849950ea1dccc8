"""What can be typed besides moves, and what a line means."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from heliopolis.cli.playing.reader import Suggestion
from heliopolis.errors import BadMoveError

if TYPE_CHECKING:
    from heliopolis.table import Move, Table
    from heliopolis.texts import Texts

# In the order of the help. Each has texts: `command-NAME`, with `.usage` how it is typed.
COMMANDS = ("moves", "board", "why", "rules", "undo", "log", "save", "help", "resign", "quit")
TYPED = {"why": "why not ", "save": "save "}  # where they are not typed by their name alone

ROW = "; "  # between the moves of a row

ALIASES = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "rule": "rules", "back": "undo"}


class Line(NamedTuple):
    """What was typed: a move (its text), a command with its argument, or something else."""

    kind: str  # "move", "row" of moves, one of COMMANDS, "nothing", "number", "usage" or "unknown"
    argument: str = ""


def understand(line: str, table: Table, legal: Sequence[Move]) -> Line:
    """What a typed line means. A move goes before a command of the same name."""
    words = line.lower().split()
    if not words:
        return Line("nothing")
    if line.isdecimal():
        return _numbered(line, legal)
    if is_move(table, line):
        return Line("move", " ".join(words))
    shorthand = table.game.presentation.shorthand
    if shorthand and (moves := shorthand(line)):
        return Line("row", ROW.join(moves))
    name = ALIASES.get(words[0], words[0])
    rest = line.strip()[len(words[0]) :].strip()
    if name == "why":
        return Line("why", rest[3:].strip() if rest.lower().split()[:1] == ["not"] else rest)
    if name in COMMANDS:
        return Line(name, rest)
    if name in table.game.moves.verbs:
        return Line("usage", table.game.moves.verbs[name].usage())
    return Line("unknown", line)


def is_move(table: Table, text: str) -> bool:
    """Whether a text is a move of the game at all, legal or not."""
    try:
        table.game.moves.parse(text)
    except BadMoveError:
        return False
    return True


def _numbered(line: str, legal: Sequence[Move]) -> Line:
    """A move by its number in the list."""
    number = int(line) if len(line) < 5 else 0
    return (
        Line("move", str(legal[number - 1])) if 1 <= number <= len(legal) else Line("number", line)
    )


def nearest(line: str, table: Table) -> str:
    """The verb or command that was perhaps meant, or nothing."""
    known = [*table.game.moves.verbs, *COMMANDS]
    return (get_close_matches(line.lower().split()[0], known, n=1) or [""])[0]


# --- Completion -----------------------------------------------------------------------------------


def suggestions(line: str, table: Table, legal: Sequence[Move], say: Texts) -> list[Suggestion]:
    """How a line could go on."""
    start = line.lstrip().lower()
    if start.startswith("why not "):
        return _fitting(start[8:], _all_moves(table))
    if start.startswith(("rules ", "rule ")):
        ids = dict.fromkeys(table.game.rule_ids, "")
        chapters = {rule.partition(".")[0]: say.rule(rule.partition(".")[0]) for rule in ids}
        return _fitting(start.partition(" ")[2], {**chapters, **ids})
    if start.startswith("save "):
        return _files(line.lstrip()[5:])
    moves = {str(move): described(move, table, say) for move in legal}
    commands = {TYPED.get(name, name): say(f"command-{name}") for name in COMMANDS}
    return _fitting(start, {**moves, **commands})


def described(move: Move, table: Table, say: Texts) -> str:
    """A move as a line of a menu."""
    return say.move(table.game.moves.to_json(move.number), table.players)


def _all_moves(table: Table) -> dict[str, str]:
    moves = table.game.moves
    return dict.fromkeys(map(moves.text, range(len(moves))), "")


def _fitting(start: str, candidates: dict[str, str]) -> list[Suggestion]:
    return [
        Suggestion(text, len(start), meaning)
        for text, meaning in candidates.items()
        if text.lower().startswith(start)
    ]


def _files(start: str) -> list[Suggestion]:
    """Files and folders that a name could become."""
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
