"""The rulebook: reading, looking up, searching, and its coverage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heliopolis.cli import rulebook
from heliopolis.kernel.game import Game
from heliopolis.texts import LANGUAGES, texts
from tests.cli.conftest import Cli


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_is_printed(cli: Cli, ra: Game, language: str) -> None:
    done = cli("rules", "--lang", language)
    assert done.status == 0
    assert all(f"\n{rule} " in done.out for rule in ra.rule_ids)
    assert "burial_scoring=each_color" in done.out


def test_a_narrow_terminal_loses_nothing(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = cli("rules", "PR-7").said
    monkeypatch.setenv("COLUMNS", "60")
    narrow = cli("rules", "PR-7")
    assert narrow.said == wide
    assert max(map(len, narrow.out.splitlines())) <= 60


@pytest.mark.parametrize(
    ("asked", "ids"),
    [
        (["PR-5.4"], ["PR-5.4"]),
        (["pr-5.4"], ["PR-5.4"]),
        (["5.4"], ["PR-5.4"]),
        (["priests-of-ra", "PR-4"], ["PR-4.1"]),
        (["priests-of-ra", "highest", "sun"], ["PR-1.6", "PR-6.6"]),
    ],
)
def test_rules_and_chapters_are_looked_up(cli: Cli, asked: list[str], ids: list[str]) -> None:
    found = [rule["id"] for rule in json.loads(cli("rules", *asked, "--json").out)]
    assert set(ids) <= set(found)
    assert all(rule in cli("rules", *asked).out for rule in ids)


def test_search_ignores_case_and_accents(ra: Game) -> None:
    tr = texts("nl", ra)
    assert rulebook.look_up(ra, "EEN", tr).rules == rulebook.look_up(ra, "één", tr).rules
    assert rulebook.look_up(ra, "één", tr)


def test_other_games_are_found_by_their_prefix(cli: Cli) -> None:
    assert "Chance sets the prize" in cli("rules", "MO-1.2").out
    assert "Chance sets the prize" in cli("rules", "morra").out


def test_coverage_lists_every_rule(cli: Cli) -> None:
    done = cli("rules", "priests-of-ra", "--coverage", "--json")
    found = json.loads(done.out)["priests-of-ra"]
    assert found["rules"] == 52
    assert done.status == (1 if found["missing"] else 0)
    table = cli("rules", "priests-of-ra", "--coverage")
    assert "PR-9.4" in table.out
    assert "52 rules" in table.out


def test_missing_coverage_is_named(cli: Cli, tmp_path: Path) -> None:
    done = cli("rules", "--coverage", "--tests", tmp_path)
    assert done.status == 1
    assert "missing: PR-5.4: test" in done.out
    listed = json.loads(cli("rules", "--coverage", "--json", "--tests", tmp_path).out)
    assert "PR-5.4: test" in listed["priests-of-ra"]["missing"]


def test_a_game_that_shares_no_rules_has_no_differences(cli: Cli) -> None:
    assert "overrides no shared rule" in cli("rules", "--differences", "priests-of-ra").out
    assert json.loads(cli("rules", "priests-of-ra", "--differences", "--json").out) == []
    assert "takes the name of a game" in cli("rules", "--differences").err
    assert "'chess'" in cli("rules", "--differences", "chess").err
