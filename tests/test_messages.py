"""Our texts read as Fluent's own runtime would write them, and wrong ones are noticed."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from heliopolis import games
from heliopolis.texts import LANGUAGES, Texts, read, sources
from heliopolis.texts.messages import Messages

NUMBERS: list[Any] = [
    0, 1, 2, 3, 7, 12, 999, 1000, 1234567, -1, -1500, True,
    0.0, 1.0, 0.5, 0.25, 0.125, 0.375, 2.5, 0.005, 0.045, 0.0449, 1234.5678, -0.04, -2.5, 1e-7, 1e9,
    Decimal("1.50"), Decimal("0.1"),
]  # fmt: skip
FEW: list[Any] = [0, 1, 2, 1000, 0.125, "Ada", "1"]


class Words(Visitor):
    """Collects the variables of a message, and the words that choose between its variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.counts: set[str] = set()  # variables that have to be numbers

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        inner = Words()
        inner.visit(node.arguments)
        self.counts |= inner.variables
        self.variables |= inner.variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [None, *games.names()])
def test_every_message_reads_as_fluent_writes_it(name: str | None, language: str) -> None:
    game = games.find(name) if name else None
    ours, theirs = Texts(language, game), FluentBundle([language], use_isolating=False)
    resources = [FluentResource(read("heliopolis.texts", language))]
    resources += [FluentResource(source) for source in sources(game, language)] if game else []
    words = Words()
    for resource in resources:
        theirs.add_resource(resource)
        words.visit(resource)
    for entry in resources[-1].body:
        if not isinstance(entry, ast.Message):
            continue
        message = theirs.get_message(entry.id.name)
        patterns: dict[str, Any] = {f".{key}": value for key, value in message.attributes.items()}
        if message.value:
            patterns[""] = message.value
        own = Words()
        own.visit(entry)
        # The texts "one" and "other" would match numbers there, which no other Fluent does.
        keys = sorted(own.keys - {"one", "other"})
        for value in [*FEW, *keys] if own.variables else FEW[:1]:
            # What a message refers to may need values that it does not name itself.
            values = dict.fromkeys(own.variables if own.variables else words.variables, value)
            values |= dict.fromkeys(words.counts, value if value in NUMBERS else 2)
            for attribute, pattern in patterns.items():
                expected, errors = theirs.format_pattern(pattern, values)
                assert not errors
                assert ours(entry.id.name + attribute, **values) == expected


SOURCE = """
-brand = { $case ->
   *[subject] Ra
    [object] Ras
  }
    .light = day
plain = plain
  .title = A title
uses = { -brand }, { -brand(case: "object") }, { plain.title }
by-attribute = { -brand.light ->
    [night] moon
   *[day] sun
  }
literal = { 1000 } and {"{"} and { 1.50 }
share = { NUMBER($n, style: "percent") }
picked = { NUMBER($n, minimumFractionDigits: 1) ->
    [1] exactly one
    [2.5] two and a half
    [one] one
   *[other] { $n }
  }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_texts_of_others_may_use_reads_the_same(language: str) -> None:
    ours, theirs = Messages(language), FluentBundle([language], use_isolating=False)
    ours.add(SOURCE)
    theirs.add_resource(FluentResource(SOURCE))
    for name in ("plain", "uses", "by-attribute", "literal", "share", "picked"):
        for number in NUMBERS:
            pattern: Any = theirs.get_message(name).value
            expected, errors = theirs.format_pattern(pattern, {"n": number})
            assert not errors
            assert ours.format(name, "", {"n": number}) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_table_write_a_minus_as_in_print(language: str) -> None:
    tr = Texts(language, games.find("amun-re"))
    for said in (
        tr.log_event({"log_event": "temple-moved", "sum": -3, "field": 1}, []),
        tr.prompt({"prompt": "correct", "sum": -3, "field": 1}, []),
        tr.move({"move": "correct", "change": "-3"}, []),
    ):
        assert "\N{MINUS SIGN}3" in said
        assert "-3" not in said
    assert "-1" in tr("error-range", name="seats", value=-1, least=1, most=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_hyphen_for_a_minus(language: str) -> None:
    """Only numbers to be typed have one, after the name of their option."""
    hyphen = re.compile(r"(?<![\w)}\[.-])-(?=\d|\{ ?\$)")
    of_games = {package for name in games.names() for package in games.find(name).text_packages}
    packages = ["heliopolis.texts", "heliopolis.texts.web", *sorted(of_games)]
    lines = [line for package in packages for line in read(package, language).splitlines()]
    assert len(lines) > 3_000
    assert [line for line in lines if hyphen.search(line) and "--sprt:" not in line] == []


def test_a_wrong_use_names_the_text() -> None:
    tr = Texts("nl", games.find("priests-of-ra"))
    wrong: dict[str, dict[str, Any]] = {
        "no-such-text": {},
        "play-continues.nothing": {"moves": 1},
        "play-continues": {},
        "study-decimal": {"n": "many"},
        "play-continues ": {"moves": 1},
    }
    for key, values in wrong.items():
        with pytest.raises(KeyError) as refused:
            tr(key, **values)
        assert refused.value.args[0].startswith(f"text {key!r} in nl: ")
    with pytest.raises(KeyError, match="neither a text nor a number"):
        tr("play-continues", moves=[1])
    assert "no-such-text" not in tr
    assert "play-continues" in tr


def test_an_unknown_function_and_a_part_that_is_missing_are_named() -> None:
    messages = Messages("en")
    messages.add(
        'a = { DATETIME($d) }\nb = { c }\nd =\n  .only = x\ne = { NUMBER($n, style: "currency") }\n'
    )
    for name, said in {"a": "FunctionReference", "e": "currency"}.items():
        with pytest.raises(ValueError, match=said):
            messages.format(name, "", {"d": 1, "n": 1})
    for name in ("b", "d"):
        with pytest.raises(KeyError, match="message"):
            messages.format(name, "", {})
    assert messages.format("d", "only", {}) == "x"
