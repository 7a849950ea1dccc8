"""What the pages are made of: texts in every language, types that fit the server."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from heliopolis.texts import LANGUAGES, read
from tests.browser.chromium import ROOT
from tests.cli.test_texts import Variables

SOURCES = ROOT / "web" / "src"
# The games' own texts are checked with the games.
GAMES = {
    "priests_of_ra",
    "amun_re",
    "catan",
    "catan_island",
    "catan_alexander",
    "catan_cheops",
    "ur",
}


def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """For each message its attributes and its variables."""
    found = {}
    for entry in FluentParser().parse(read("heliopolis.texts.web", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            attributes = {attribute.id.name for attribute in entry.attributes}
            found[entry.id.name] = (attributes, variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_text_that_is_asked_for_is_there_and_used() -> None:
    source = "\n".join(
        file.read_text("utf-8")
        for file in SOURCES.rglob("*")
        if file.suffix in (".svelte", ".ts") and not GAMES & {*file.parts}
    )
    known = set(messages("en"))
    asked = set(re.findall(r'(?<![.\w])say\("([\w-]+)"', source))
    assert asked <= known
    families = set(re.findall(r"say\(`([\w-]+-)\$\{", source))
    quoted = set(re.findall(r'"([a-z][\w-]*)"', source))
    unused = {key for key in known - asked - quoted if not key.startswith(tuple(families))}
    assert unused == set()


def test_the_types_of_the_protocol_are_those_of_the_server(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    subprocess.run([ROOT / "tools" / "protocol-types", made], check=True, capture_output=True)
    kept = SOURCES / "lib" / "api" / "schema.d.ts"
    assert made.read_text("utf-8") == kept.read_text("utf-8"), "run tools/protocol-types"


def test_no_address_of_a_registry_is_kept() -> None:
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")
