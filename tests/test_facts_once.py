"""Each fact of a game is declared once: nothing that follows from a declaration is repeated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import heliopolis
from heliopolis import games
from heliopolis.kernel.rulebook import RuleId, decided_rules

GAMES = [name for name in games.names() if name != "morra"]
FOLDER = Path(heliopolis.__file__).parent / "games"
SOURCES = sorted(FOLDER.rglob("*.py"))


def modules(name: str) -> Iterator[str]:
    game = games.find(name)
    root = game.family or game.package
    return (module.name for module in walk_packages(import_module(root).__path__, f"{root}."))


@pytest.mark.parametrize("name", GAMES)
def test_names_of_rules_match_their_ids(name: str) -> None:
    """`PR_5_3` is PR-5.3 and nothing else."""
    for module in modules(name):
        for called, rule in vars(import_module(module)).items():
            if isinstance(rule, RuleId):
                assert called == re.sub(r"[-.]", "_", rule.id), f"{module}.{called} is {rule.id}"


@pytest.mark.parametrize("name", GAMES)
def test_decided_rules_are_in_the_rulebooks(name: str) -> None:
    """For a family, the rulebooks of all its games count."""
    family = games.find(name).family
    known = {rule for other in GAMES for rule in games.find(other).rule_ids}
    for module in modules(name):
        for function in vars(import_module(module)).values():
            if getattr(function, "__module__", None) == module and callable(function):
                assert set(decided_rules(function)) <= known, f"{function} of {family or name}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_predicates_return_named_rules(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and re.match(r"rule_against|broken_rule", node.name):
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and isinstance(part.value, ast.Constant):
                    assert part.value.value == 0, f"{node.name} returns {part.value.value!r}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_rule_calculates_with_the_numbers_of_moves(path: Path) -> None:
    """Verbs and arguments are looked up: ``VERB_OF[move]``, ``ARG[move]``."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        operands: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
            operands = [node.left]
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt):
            operands = [node.left, *node.comparators]
        names = {operand.id for operand in operands if isinstance(operand, ast.Name)}
        assert "move" not in names, f"line {getattr(node, 'lineno', 0)}"
