"""The rulebook: reading, looking up, searching, and its coverage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heliopolis import games
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


def test_a_title_of_nobody_is_in_the_language_of_the_reader(cli: Cli) -> None:
    assert "Het Koninklijke Spel van Ur" in cli("rules", "ur", "--lang", "nl").out
    assert "The Royal Game of Ur" in cli("rules", "ur").out


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


@pytest.mark.parametrize("asked", [["CH-R7"], ["ch-r7"], ["catan-cheops", "R7"]])
def test_a_ruling_is_looked_up_with_its_rule(cli: Cli, asked: list[str]) -> None:
    done = cli("rules", *asked)
    assert done.said.startswith("CH-6 Gold and harbours CH-6.4 ")
    assert "Ruling CH-R7: One gold piece pays" in done.said
    assert "Why: The printed example gives" in done.said
    assert done.said.endswith("Option: harbour_fee.")
    assert "CH-R8" not in done.out
    (rule,) = json.loads(cli("rules", *asked, "--json").out)
    assert rule["id"] == "CH-6.4"
    assert [(r["id"], r["option"]) for r in rule["rulings"]] == [("CH-R7", "harbour_fee")]


def test_a_ruling_may_be_written_with_or_without_a_zero(cli: Cli) -> None:
    assert cli("rules", "AR-R1").out == cli("rules", "AR-R01").out
    assert "Ruling CB-R7b: " in cli("rules", "cb-r7b").said
    assert "There is no rule or chapter" in cli("rules", "CH-R99").err


def test_a_ruling_may_have_a_letter(cli: Cli) -> None:
    assert "Ruling CB-R7b:" in cli("rules", "catan-island", "cb-r7b").said
    assert "CB-R7b" not in cli("rules", "catan-island", "CB-R7").said


@pytest.mark.parametrize(("language", "word"), [("nl", "Uitspraak"), ("de", "Entscheidung")])
def test_rulings_stand_under_their_rule(cli: Cli, language: str, word: str) -> None:
    lines = cli("rules", "CH-6", "--lang", language).out.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("CH-6.4 "))
    after = next(n for n, line in enumerate(lines) if line.startswith("CH-6.5 "))
    named = [line.split(":")[0].strip() for line in lines[first:after] if word in line]
    assert named == [f"{word} CH-R7", f"{word} CH-R8", f"{word} CH-R12"]


def test_words_are_also_found_in_rulings(cli: Cli) -> None:
    cheops = games.find("catan-cheops")
    assert "gift" not in texts("en", cheops).rule("CH-6.4")
    found = rulebook.look_up(cheops, "gift of gold", texts("en", cheops))
    assert found.rules == ["CH-6.4"]
    assert "nothing but a gift of gold" in cli("rules", "gift of gold").said


@pytest.mark.parametrize("game", ["catan-alexander", "catan-cheops"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_examples_are_drawn_in_80_columns(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    book = cli("rules", game, "--lang", language)
    assert max(map(len, book.out.splitlines())) <= 80
    listed = json.loads(cli("rules", game, "--json", "--lang", language).out)
    examples = [(rule["id"], example) for rule in listed for example in rule["examples"]]
    assert len(examples) >= 3
    for rule, example in examples:
        assert " ".join(example["text"].split()) in book.said
        assert example["title"] in book.said
        drawn = cli("rules", rule, "--lang", language).out.partition(example["title"])[2]
        assert "·──·──·" in drawn, "the board of that moment"
        assert "Ada" in drawn
