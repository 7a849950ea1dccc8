"""The package as a whole: its documents are true, and it imports only what it needs."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import heliopolis
from heliopolis import games
from heliopolis.docs import page
from heliopolis.texts import LANGUAGES, message_ids

ROOT = Path(__file__).parents[1]


def test_the_tour_in_the_readme_runs() -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(ROOT / "README.md"), False, optionflags=flags)
    assert tried > 20
    assert failed == 0


@pytest.mark.parametrize("module", [heliopolis, heliopolis.table.table])
def test_examples_in_docstrings_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("name", [name for name in games.names() if name != "morra"])
def test_the_page_of_each_game_is_up_to_date(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The signature is the golden one, which tests/testing/test_golden.py holds to the game."""
    golden = (ROOT / "tests" / "golden" / name / "signature.txt").read_text("utf-8").strip()
    monkeypatch.setattr("heliopolis.docs.signature", lambda game: golden)
    path = ROOT / "docs" / "games" / f"{name}.md"
    assert path.read_text("utf-8") == page(games.find(name)), "run `make docs`"


@pytest.mark.parametrize("name", [None, *games.names()])
def test_all_languages_have_the_same_messages(name: str | None) -> None:
    package = f"{games.find(name).package}.texts" if name else "heliopolis.texts"
    messages = {language: message_ids(package, language) for language in LANGUAGES}
    assert messages["en"] == messages["nl"] == messages["de"]
    assert len(set(messages["en"])) == len(messages["en"])


def test_the_version_is_in_the_changelog() -> None:
    assert f"## {heliopolis.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_pictures_are_small() -> None:
    pictures = list((ROOT / "docs" / "images").iterdir())
    assert {f"{name}.png" for name in games.names() if name != "morra"} <= {
        p.name for p in pictures
    }
    assert max(picture.stat().st_size for picture in pictures) < 200_000


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("nav:")[2]
    for document in (ROOT / "docs").rglob("*.md"):
        assert str(document.relative_to(ROOT / "docs")) in navigation


def test_links_in_the_documents_lead_somewhere() -> None:
    for document in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", document.read_text("utf-8")):
            assert (document.parent / link).exists(), f"{document.name}: {link}"


def test_sdist_and_wheel_contain_data_texts_and_pages(tmp_path: Path) -> None:
    """They are built without Node, from pages that are already there."""
    subprocess.run(
        [
            sys.executable, "-m", "hatchling",
            "build", "-t", "sdist", "-t", "wheel", "-d", str(tmp_path),
        ],
        cwd=ROOT, env={**os.environ, "PATH": str(tmp_path)}, check=True, capture_output=True,
    )  # fmt: skip
    in_wheel = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        in_sdist = {name.partition("/src/")[2] for name in sdist.getnames()}
    assert "heliopolis/server/web/index.html" in in_wheel
    for source in (ROOT / "src").rglob("*"):
        if source.is_file() and "__pycache__" not in source.parts:
            name = str(source.relative_to(ROOT / "src"))
            assert name in in_wheel
            assert name in in_sdist
