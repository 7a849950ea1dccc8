"""Parse a line that stands for several moves, such as ``place 3 farmers in abydos, 2 in memphis``.

The vocabulary comes from the verbs of the game, so every game understands such lines; a game may
add its own by `Presentation.shorthand`, which takes precedence. A line is a list of clauses
separated by commas, semicolons or ``and``. A clause names a verb and its arguments in any order;
later clauses may leave the verb out. A number that is no argument repeats the move.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from heliopolis.errors import BadMoveError
from heliopolis.kernel.game import Game
from heliopolis.kernel.moves import Moves, Verb

FILLERS = frozenset({"a", "at", "for", "from", "in", "of", "on", "the", "to", "with"})
MAX_REPEATS = 20
MAX_LENGTH = 500  # characters
MAX_MOVES = 60

_SEPARATOR = re.compile(r"[,;]|\band\b")
_NUMBER = re.compile(r"[0-9]{1,3}")


def expand(game: Game, line: str) -> list[str] | None:
    """Return the texts of the moves that a line stands for, or None if it is not understood.

    >>> from heliopolis import games
    >>> expand(games.find("amun-re"), "place 3 farmers in abydos, 2 in memphis")
    ['place_farmers abydos 3', 'place_farmers memphis 2']
    """
    if len(line) > MAX_LENGTH:
        return None
    own = game.presentation.shorthand
    if own and (moves := own(line)):
        return moves
    texts: list[str] = []
    verb: Verb | None = None
    for clause in _SEPARATOR.split(line.lower()):
        parsed = _parse_clause(game.moves, clause.split(), verb)
        if parsed is None:
            return None
        verb, found = parsed
        texts += found
    return texts if len(texts) <= MAX_MOVES else None


def _parse_clause(
    moves: Moves, words: Sequence[str], previous: Verb | None
) -> tuple[Verb, list[str]] | None:
    """Return the verb and the moves of a clause; a clause without a verb uses the previous one."""
    if not words:
        return None
    found = []
    for verb in moves.verbs.values():
        rest = _without_verb(verb, words)
        if rest is not None and (texts := _with_arguments(moves, verb, rest)):
            found.append((verb, texts))
    if not found and previous and (texts := _with_arguments(moves, previous, words)):
        found.append((previous, texts))
    return found[0] if len(found) == 1 else None  # an ambiguous clause is not understood


def _without_verb(verb: Verb, words: Sequence[str]) -> list[str] | None:
    """Return the words that are not part of the verb, or None if the clause lacks the verb."""
    if words[0] == verb.name:
        return list(words[1:])
    rest = list(words)
    for part in verb.name.split("_"):
        forms = [word for word in rest if word.removesuffix("s") == part.removesuffix("s")]
        if not forms or (part == verb.name.split("_")[0] and forms[0] != words[0]):
            return None
        rest.remove(forms[0])
    return rest


def _with_arguments(moves: Moves, verb: Verb, words: Sequence[str]) -> list[str] | None:
    """Return the moves of a verb with arguments in any order, or None if they do not fit."""
    values: dict[str, str] = {}
    repeats = 1
    for word in words:
        if word in FILLERS:
            continue
        fitting = [
            name
            for name, allowed in verb.arguments.items()
            if name not in values and word in map(str, allowed)
        ]
        if fitting:
            values[fitting[0]] = word
        elif repeats == 1 and _NUMBER.fullmatch(word) and 1 <= int(word) <= MAX_REPEATS:
            repeats = int(word)
        else:
            return None
    text = " ".join([verb.name, *(values[name] for name in verb.arguments if name in values)])
    try:
        return [moves.text(moves.parse(text))] * repeats
    except BadMoveError:
        return None
