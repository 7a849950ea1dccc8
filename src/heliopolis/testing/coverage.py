"""Which rules have a text in every language, a place in code, and a test that cites them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.rulebook import decided_rules
from heliopolis.texts import LANGUAGES, texts


@dataclass(frozen=True)
class Row:
    """What there is for one rule."""

    id: str
    text: dict[str, bool]  # by language
    code: list[str]  # the functions that decide it
    tests: list[str]  # the tests that cite it

    def gaps(self) -> list[str]:
        """What is missing, by name."""
        found = {**self.text, "code": bool(self.code), "test": bool(self.tests)}
        return [what for what, there in found.items() if not there]


@dataclass(frozen=True)
class Coverage:
    """All rules of a game, and the worked examples of its specification."""

    rows: list[Row]
    vectors: dict[str, list[str]]  # each worked example, and the tests that replay it

    @property
    def missing(self) -> list[str]:
        """Each gap in a line: the id and what it lacks."""
        rules = [f"{row.id}: {', '.join(row.gaps())}" for row in self.rows if row.gaps()]
        return rules + [f"{vector}: test" for vector, tests in self.vectors.items() if not tests]

    def to_json(self) -> dict[str, object]:
        """The short form for programs."""
        return {"rules": len(self.rows), "missing": self.missing}


def coverage(game: Game, tests: Path | None = None) -> Coverage:
    """What there is for each rule of a game. `tests` is the folder of tests that are read."""
    code, (cited, replayed) = decided_in(game), _citations(tests or _own_tests(), game)
    rows = [
        Row(rule, {lang: has_text(game, rule, lang) for lang in LANGUAGES}, code[rule], cited[rule])
        for rule in game.rule_ids
    ]
    return Coverage(rows, {vector: replayed[vector] for vector in game.rulebook.example_ids})


def has_text(game: Game, rule: str, language: str) -> bool:
    """Whether a rule has a text of its own in a language."""
    return rule.replace(".", "-") in texts(language, game)


def decided_in(game: Game) -> defaultdict[str, list[str]]:
    """For each rule the functions that decide it: they return it, or say so."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    root = game.family or game.package
    for module in walk_packages(import_module(root).__path__, f"{root}."):
        for name, value in vars(import_module(module.name)).items():
            if getattr(value, "__module__", None) == module.name:
                for rule in decided_rules(value):
                    found[rule].append(f"{module.name.removeprefix(root + '.')}.{name}")
    return found


def _own_tests() -> Path:
    """The tests of a checkout of this project."""
    folder = Path(__file__).parents[3] / "tests"
    if not folder.is_dir():
        raise HeliopolisError("--tests: name the folder of the tests to read (there is none here)")
    return folder


def _citations(
    folder: Path, game: Game
) -> tuple[defaultdict[str, list[str]], defaultdict[str, list[str]]]:
    """The tests that cite rules, and those that replay worked examples of this game."""
    rules: defaultdict[str, list[str]] = defaultdict(list)
    vectors: defaultdict[str, list[str]] = defaultdict(list)
    own = game.package.rpartition(".")[2]
    for path in sorted(folder.rglob("test_*.py")):
        for test, marker, rule in _marks(path.read_text("utf-8")):
            where = f"{path.relative_to(folder)}::{test}"
            if marker == "rule":
                rules[rule].append(where)
            elif own in path.parts:  # the ids of worked examples are not unique over games
                vectors[rule].append(where)
    return rules, vectors


@cache  # the same files are read for every game
def _marks(source: str) -> tuple[tuple[str, str, str], ...]:
    """Every ``@pytest.mark.rule("…")`` and ``vector("…")`` of a file: test, marker, id."""
    if ".rule(" not in source and ".vector(" not in source:
        return ()  # as in most files: parsing takes long
    return tuple(_marks_in(ast.parse(source)))


def _marks_in(tree: ast.AST) -> Iterator[tuple[str, str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        for call in node.decorator_list:
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in {"rule", "vector"}:
                for argument in call.args:
                    if isinstance(argument, ast.Constant):
                        yield node.name, call.func.attr, str(argument.value)
