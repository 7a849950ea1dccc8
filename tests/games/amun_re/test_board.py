"""Boards as data: the numbers of the game's own, and those a table brings."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import heliopolis
from heliopolis.errors import BadSetupError
from heliopolis.games.amun_re import GAME, board
from heliopolis.games.amun_re.terminal import draw_board
from heliopolis.kernel.targets import engine
from heliopolis.table.picture import as_text
from heliopolis.texts import texts
from tests.games.amun_re.positions import Position, province


def test_the_printed_splits() -> None:
    """Part 3.1: 8 west and 7 east, 8 upper and 7 lower, 8 on the bank and 7 not."""
    assert sorted((board.SIDE.count(0), board.SIDE.count(1))) == [7, 8]
    assert board.SIDE.count(board.SIDES.index("west")) == 8
    assert board.REGION.count(board.REGIONS.index("upper")) == 8
    assert sum(board.ON_BANK) == 8
    assert board.encode(board.DATA)[:15] == [p["fields"] for p in board.DATA["provinces"]]


def test_thirteen_fields_and_twelve_limits_are_stand_ins() -> None:
    unsure = [p["confidence"] for p in board.DATA["provinces"]]
    assert sum(c["fields"] == "reconstructed" for c in unsure) == 13
    assert sum(c["card_limit"] == "reconstructed" for c in unsure) == 12
    shown = Position(3).view()["provinces"]
    assert sum("fields" in p["stand_ins"] for p in shown) == 13
    assert sum("card_limit" in p["stand_ins"] for p in shown) == 12


def test_the_rules_page_shows_which_numbers_are_stand_ins() -> None:
    page = as_text(draw_board(texts("en", GAME)))
    assert page.count("?") == 25
    assert "Memphis" in page


def test_a_number_that_a_table_brings_is_no_stand_in() -> None:
    own = {"provinces": {"sawu": {"card_limit": 2}}}
    sawu = Position(3, board=own).view()["provinces"][province("sawu")]
    assert sawu["stand_ins"] == ["fields"]


@pytest.mark.rule("AR-5.3", "AR-5.4")
def test_a_table_may_bring_its_own_numbers() -> None:
    own = {"provinces": {"sawu": {"card_limit": 2, "fields": 1}, "amarna": {"fields": 3}}}
    position = Position(3, board=own).owning("sawu").no_hands().turn_of(0)
    assert position.legal(0, "buy_cards") == ["0", "1", "2"]
    position.play("0: buy_cards 0")
    assert position.legal(0, "buy_farmers") == ["0", "1"]
    assert position.state.field_spaces[province("mendes")] == 6


def test_the_whole_file_corrected_is_a_board_too() -> None:
    own: dict[str, Any] = copy.deepcopy(board.DATA)
    own["data_version"] = "read off my copy"
    own["provinces"][0]["card_limit"] = 4
    assert board.encode(own)[15] == 4


def test_the_board_is_kept_in_the_journal() -> None:
    own = {"name": "mine", "provinces": {"sawu": {"card_limit": 1}}}
    table = heliopolis.new("amun-re", seats=3, seed=1, board=own)
    assert heliopolis.load(table.journal).board == own
    sawu = heliopolis.load(table.journal).view()["table"]["provinces"][province("sawu")]
    assert sawu["card_limit"] == 1


def test_other_numbers_need_no_other_rules() -> None:
    own = {"provinces": {"mendes": {"fields": 0}, "sawu": {"card_limit": 0}}}
    plain = engine(GAME, "plain")
    one = plain.playouts(3, seats=4)
    other = plain.playouts(3, seats=4, board=own)
    assert one.traces.tolist() != other.traces.tolist()
    assert not plain.audit(10, seats=5, board=own, biased=True).any()


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        (7, ""),
        ({}, "provinces"),
        ({"provinces": 3}, "provinces"),
        ({"provinces": {"atlantis": {"fields": 1}}}, "provinces.atlantis"),
        ({"provinces": {"memphis": 3}}, "provinces.memphis"),
        ({"provinces": {"memphis": {"farms": 3}}}, "provinces.memphis.farms"),
        ({"provinces": {"memphis": {"fields": 7}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"fields": -1}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"fields": True}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"fields": "3"}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"card_limit": 2}}}, "provinces.memphis.card_limit"),
        ({"provinces": {"avaris": {"card_limit": 3}}}, "provinces.avaris.card_limit"),
        ({"provinces": {"berenike": {"fields": 1}}}, "provinces.berenike.fields"),
        ({"provinces": {"baharya": {"fields": 1}}}, "provinces.baharya.fields"),
        ({"provinces": {"memphis": {"temples": 1}}}, "provinces.memphis.temples"),
        ({"provinces": {"memphis": {"fields": 6}}}, "provinces"),
        ({"provinces": [{"fields": 1}]}, "provinces.0"),
        ({"provinces": [{"id": "abu"}, {"id": "abu"}]}, "provinces.abu"),
        ({"provinces": {}, "bid_track": [0, 1]}, "bid_track"),
        ({"provinces": {}, "name": 4}, "name"),
    ],
)
def test_a_wrong_board_is_refused_with_the_field(bad: Any, field: str) -> None:
    with pytest.raises(BadSetupError, match=rf"^board.*{field}'?:"):
        heliopolis.new("amun-re", seats=3, seed=1, board=bad)


def test_the_sum_of_the_fields_is_told() -> None:
    with pytest.raises(BadSetupError, match="add up to 44; with 5 free farmers that takes 49"):
        heliopolis.new("amun-re", board={"provinces": {"memphis": {"fields": 6}}})
