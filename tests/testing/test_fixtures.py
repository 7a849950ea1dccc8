"""Finished games between good bots replay to their stored results: one for each way of ending.

``python -m tests.fixtures.make`` plays them again.
"""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from heliopolis import games
from heliopolis.table import Table
from tests.fixtures.make import FIXTURES, FOLDER, RA_ROW, SUNS, Fixture, ends, stored


@cache
def replayed(fixture: str) -> Table:
    return Table.load((FOLDER / f"{fixture}.journal").read_text("utf-8"))


def without_version(journal: str) -> str:
    """A journal without the line that names the version of the rules."""
    return re.sub(r"^rules: \d+\n", "", journal, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda fixture: fixture.name)
def test_a_finished_game_replays_to_its_stored_result(fixture: Fixture) -> None:
    table = replayed(fixture.name)
    assert table.over
    assert table.game.name == fixture.game
    journal = (FOLDER / f"{fixture.name}.journal").read_text("utf-8")
    assert without_version(table.journal) == without_version(journal), "older rules, the same game"
    expected = json.loads((FOLDER / f"{fixture.name}.json").read_text("utf-8"))
    assert stored(fixture, table) == expected
    assert ends(table) == fixture.ends


def test_every_game_has_fixtures_and_every_file_is_one() -> None:
    assert {fixture.game for fixture in FIXTURES} == set(games.names()) - {"morra"}
    kinds = (".journal", ".json")
    files = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*") if path.suffix in kinds}
    assert files == {f"{fixture.name}{kind}" for fixture in FIXTURES for kind in kinds}


@pytest.mark.rule("PR-6.1")
def test_each_epoch_ends_by_suns_and_by_the_ra_row() -> None:
    ways = [fixture.ends for fixture in FIXTURES if fixture.game == "priests-of-ra"]
    assert [{way[epoch] for way in ways} for epoch in range(3)] == [{SUNS, RA_ROW}] * 3


@pytest.mark.rule("CH-10.2", "CH-10.5")
def test_the_pyramid_is_unfinished_at_the_pharaohs_last_block_and_full_at_the_thirtieth() -> None:
    early, full = (replayed(f"catan-cheops/by-the-{who}").state() for who in ("pharaoh", "pyramid"))
    assert early.laid < 30
    assert early.black == early.pharaoh_stock
    assert full.laid == 30
    assert full.black < full.pharaoh_stock


@pytest.mark.rule("CB-7.2")
@pytest.mark.parametrize("name", ["catan-island", "catan-alexander", "catan-cheops"])
def test_games_of_rules_version_1_are_games_of_version_2(name: str) -> None:
    """They were answered in turn order, which is one of the orders that are allowed now."""
    old = [fixture.name for fixture in FIXTURES if fixture.game == name]
    journals = [(FOLDER / f"{fixture}.journal").read_text("utf-8") for fixture in old]
    assert all("\nrules: 1\n" in journal for journal in journals)
    assert games.find(name).rules_version == 2
    answered = [event for fixture in old for event in replayed(fixture).log_events]
    assert {"accepted", "rejected", "traded"} <= {event["log_event"] for event in answered}
