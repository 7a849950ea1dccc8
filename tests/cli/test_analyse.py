"""`heliopolis analyse`, and hints while playing."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

import heliopolis
from tests.cli.conftest import Cli


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A game of Ur, some moves long."""
    table = heliopolis.new("ur", seed=8, players=["Ada", "Bo"])
    while len(table.moves) < 12:
        table.play(table.legal()[0])
    path = tmp_path / "short.journal"
    table.save(path)
    return path


def test_an_analysis_is_printed(cli: Cli, journal: Path) -> None:
    done = cli("analyse", journal, "--depth", "quick")
    assert done.status == 0
    assert "The Royal Game of Ur: analysis" in done.said
    assert "The game is not over: its last figures are expectations." in done.said
    assert "Accuracy" in done.said
    assert "Ada" in done.said


def test_an_analysis_as_json_and_as_a_report(cli: Cli, journal: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = cli("analyse", journal, "--depth", "quick", "--json", "--report", page)
    assert done.status == 0
    data = json.loads(done.out)
    assert data["players"] == ["Ada", "Bo"]
    assert len(data["steps"]) == 13
    assert "<svg" in page.read_text("utf-8")


def test_a_report_in_german(cli: Cli, journal: Path, tmp_path: Path) -> None:
    page = tmp_path / "seite.html"
    done = cli("analyse", journal, "--depth", "quick", "--report", page, "--lang", "de")
    assert done.status == 0
    assert f"Der Bericht steht in {page}" in done.out.replace("\n", "") or "Bericht" in done.said
    assert "Gewinnchancen" in page.read_text("utf-8")
    assert "Das königliche Spiel von Ur: Analyse" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "unjudged", "nothing_found"),
    [
        ("en", "No decision was judged at this depth.", "Nobody made a mistake"),
        ("nl", "Op deze diepte is geen beslissing beoordeeld.", "Niemand maakte"),
        ("de", "Bei dieser Tiefe wurde keine Entscheidung beurteilt.", "Niemand machte"),
    ],
)
def test_where_nothing_was_judged_it_is_said(
    cli: Cli,
    journal: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    unjudged: str,
    nothing_found: str,
) -> None:
    few = importlib.import_module("heliopolis.analysis.analyse")
    monkeypatch.setattr(few, "choose_depth", lambda *_: few.Depth(1, 0))
    done = cli("analyse", journal, "--lang", language)
    assert unjudged in done.said
    assert nothing_found not in done.said


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_word_of_a_table_is_cut(cli: Cli, journal: Path, language: str) -> None:
    done = cli("analyse", journal, "--depth", "quick", "--lang", language)
    assert done.status == 0
    assert "…" not in done.out
    heads = ("Ungenauigkeit", "Grober Fehler") if language == "de" else ("Onnauwkeurigheid",)
    assert all(head in done.out for head in heads)


def test_a_path_is_no_table(journal: Path) -> None:
    for given in (journal, str(journal)):
        with pytest.raises(TypeError, match=r"heliopolis\.load"):
            heliopolis.analyse(given)  # type: ignore[arg-type]


def test_an_unknown_depth_is_refused_and_leaves_no_file(
    cli: Cli, journal: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    done = cli("analyse", journal, "--depth", "abyss", "--report", page)
    assert done.status != 0
    assert "'abyss' is not one of glance, quick, normal, deep" in done.err
    assert not page.exists()


def test_a_hint_while_playing(cli: Cli) -> None:
    done = cli("play", "ur", "--seed", "5", "--bots", "greedy", typed="hint\nquit\n")
    assert done.status == 0
    assert "Try: " in done.said
