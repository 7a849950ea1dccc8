"""What chance brought against what it brings on average."""

from __future__ import annotations

from typing import Any, cast

import pytest

from heliopolis.analysis.curve import draw_curve
from heliopolis.analysis.facts import Facts, collect_facts
from tests.analysis.games import WHOLE_GAMES, MadeUpWorlds, finished


def facts_of(name: str) -> dict[str, Facts]:
    table = finished(name)
    curve = draw_curve(table, cast(Any, MadeUpWorlds(table.seats)), 2)
    return {facts.key: facts for facts in collect_facts(table, curve)}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_luck_by_kind_adds_up_to_all_luck(name: str) -> None:
    table = finished(name)
    curve = draw_curve(table, cast(Any, MadeUpWorlds(table.seats)), 2)
    luck = collect_facts(table, curve)[0]
    assert luck.key == "luck"
    for row in luck.rows:
        assert sum(v or 0 for v in row.values) == pytest.approx(curve.luck.points[row.label])


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_every_kind_of_luck_has_a_name(name: str) -> None:
    assert "other" not in facts_of(name)["luck"].columns


@pytest.mark.parametrize("name", ["catan-island", "catan-alexander", "catan-cheops", "ur"])
def test_dice_are_counted_and_expected(name: str) -> None:
    dice = facts_of(name)["dice"]
    rolls = sum(event["log_event"] == "rolled" for event in finished(name).log_events)
    assert sum(row.values[0] or 0 for row in dice.rows) == rolls
    assert sum(row.values[1] or 0 for row in dice.rows) == pytest.approx(rolls)
    if name != "ur":
        expected = {row.label: row.values[1] or 0 for row in dice.rows}
        assert expected[7] / rolls == pytest.approx(1 / 6, abs=0.03)


def test_production_and_the_robber_of_a_catan_game() -> None:
    table, rows = finished("catan-island"), facts_of("catan-island")["production"].rows
    assert [row.label for row in rows] == list(range(table.seats))
    rolled = {event["step"] for event in table.log_events if event["log_event"] == "rolled"}
    for row in rows:
        received, expected, robbed = (value or 0 for value in row.values)
        told = sum(
            event["count"]
            for event in table.log_events
            if event["log_event"] == "received"
            and event["seat"] == row.label
            and event["step"] in rolled
        )
        assert received == told
        assert expected == pytest.approx(received, abs=15)
        assert robbed >= 0
    assert sum(row.values[2] or 0 for row in rows) > 0


def test_auctions_tell_what_was_paid() -> None:
    table, lots = finished("priests-of-ra"), facts_of("priests-of-ra")["lots"]
    won = [event for event in table.log_events if event["log_event"] == "won"]
    assert [(row.seat, row.values[0], row.values[1]) for row in lots.rows] == [
        (event["seat"], event["sun"], event["centre"]) for event in won
    ]
    tiles = sum(event["log_event"] == "won-tile" for event in table.log_events)
    assert sum(row.values[2] or 0 for row in lots.rows) == tiles
    suns = facts_of("priests-of-ra")["suns"]
    assert sum(row.values[0] or 0 for row in suns.rows) == len(won)
    assert sum((row.values[0] or 0) * (row.values[1] or 0) for row in suns.rows) == tiles
    amun = facts_of("amun-re")
    bought = [e for e in finished("amun-re").log_events if e["log_event"] == "bought-cards"]
    assert sum(row.values[2] or 0 for row in amun["cards"].rows) == sum(e["gold"] for e in bought)
    assert all((row.values[0] or 0) >= (row.values[1] or 0) for row in amun["cards"].rows)
    moved = [e for e in finished("amun-re").log_events if e["log_event"] == "temple-moved"]
    assert [row.values[0] for row in amun["temple"].rows] == [event["sum"] for event in moved]
    paid = [e for e in finished("amun-re").log_events if e["log_event"] == "paid"]
    assert [row.values[0] for row in amun["provinces"].rows] == [e["gold"] for e in paid]
    alexander = facts_of("catan-alexander")["auctions"]
    sold = [e for e in finished("catan-alexander").log_events if e["log_event"] == "won-auction"]
    assert [row.values[0] for row in alexander.rows] == [event["value"] for event in sold]


def test_facts_as_json() -> None:
    data = facts_of("ur")["dice"].to_json()
    assert data["columns"] == ["rolled", "expected"]
    assert data["rows"][0]["label"] == 0
