"""Boards as data: the numbers of our own board, and those a table brings."""

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
    columns = board.read_board(board.DATA).columns
    assert sorted(map(columns["nile_side"].count, (board.WEST, board.EAST))) == [7, 8]
    assert columns["nile_side"].count(board.WEST) == 8
    assert columns["region"].count(board.REGIONS.index("upper")) == 8
    assert sum(columns["on_nile_bank"]) == 8
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
    assert "Fields in total: 40" in page


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


def test_a_corrected_copy_of_the_whole_file_is_a_board() -> None:
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


def test_a_corrected_board_needs_no_other_rules() -> None:
    own = {"provinces": {"mendes": {"fields": 0}, "sawu": {"card_limit": 0}}}
    plain = engine(GAME, "plain")
    one = plain.playouts(3, seats=4)
    other = plain.playouts(3, seats=4, board=own)
    assert one.traces.tolist() != other.traces.tolist()
    assert not plain.audit(10, seats=5, board=own, biased=True).any()


# --- Corrected boards (AR-R38) ------------------------------------------------------------------

SIWA = {  # the other placing that fits all three splits: Sawu read as the Siwa oasis
    "sawu": {"nile_side": "west", "region": "lower", "on_nile_bank": False},
    "buto": {"nile_side": "east"},
    "damanhur": {"on_nile_bank": True},
    "mendes": {"on_nile_bank": False},
    "amarna": {"region": "upper"},
}


def test_the_board_of_the_specification_is_a_board() -> None:
    """It is our data without our remarks, plus test vectors that no rule reads."""
    own: dict[str, Any] = copy.deepcopy(board.DATA)
    own["test_vectors"] = [{"id": "AR-X01", "kind": "price", "expect": {"gold": 19}}]
    own["data_version"] = "hig-2003/reconstructed-1"
    for province_data in own["provinces"]:
        province_data["confidence"]["fields"] = "certain"
        province_data["notes"] = "read off a printed copy"
    assert board.encode(own) == board.encode(board.DATA)
    table = heliopolis.new("amun-re", seats=4, seed=1, board=own)
    assert heliopolis.load(table.journal).board == own


def test_a_board_of_an_older_version_is_accepted() -> None:
    """Journals may contain a copy of our data with the ranges that it once had."""
    own: dict[str, Any] = copy.deepcopy(board.DATA)
    for province_data in own["provinces"]:
        province_data["ranges"] = {"fields": [0, 6], "card_limit": [0, 4]}
    assert board.encode(own) == board.encode(board.DATA)


@pytest.mark.parametrize("fields", [0, 3, 6])
def test_any_sum_of_fields_is_accepted(fields: int) -> None:
    own = {"provinces": {key: {"fields": fields} for key in board.PROVINCES}}
    plain = engine(GAME, "plain")
    for supply in ("strict", "unlimited"):
        options = {"supply_limits": supply}
        assert not plain.audit(3, seats=5, options=options, board=own, biased=True).any()


@pytest.mark.rule("AR-8.7")
def test_a_corrected_number_of_temples_scores() -> None:
    own = {"provinces": {"amarna": {"temples": 2}}}
    position = Position(3, board=own).no_hands().owning("amarna buto mendes").temple(3).scoring()
    assert position.scored(0)["temples"] == 6
    assert position.view()["provinces"][province("amarna")]["temples"] == 2


@pytest.mark.rule("AR-7.3")
def test_corrected_coins_and_camels_pay() -> None:
    own = {"provinces": {"abu": {"income_always": 5}, "sawu": {"income_camel": 6}}}
    position = Position(3, board=own).no_hands().owning("abu sawu").gold(0).temple(1).income()
    assert position.all_gold[0] == 5 + 6


@pytest.mark.rule("AR-4.11")
def test_corrected_free_gold_is_taken() -> None:
    own = {"provinces": {"dakhla": {"free_gold": 10}}}
    position = Position(3, board=own).no_hands().auction("dakhla", "mendes", "sawu").gold(6)
    position.play("0: bid dakhla 6", "1: bid mendes 0", "2: bid sawu 0")
    assert position.all_gold[0] == 10


@pytest.mark.rule("AR-8.9")
def test_another_placing_of_provinces_changes_bonuses_and_majorities() -> None:
    position = Position(3, board={"provinces": SIWA}).owning("sawu baharya memphis")
    position.hand(0, "bonus_nile_side", "bonus_lower_upper", "bonus_nile_bank").pyramids(sawu=2)
    position.scoring()
    assert position.legal(0, "bonus") == ["bonus_lower_upper", "bonus_nile_side"]
    shown = position.view()["provinces"][province("sawu")]
    assert (shown["side"], shown["region"], shown["on_nile_bank"]) == ("west", "lower", False)
    position.play("0: pass", "1: pass", "2: pass")
    assert position.scored(0)["most_west"] == 5


@pytest.mark.rule("AR-6.7")
def test_corrected_ranges_of_the_temple_track() -> None:
    own = {"temple_track": [{"field": 1, "max": 4}, {"field": 3, "min": 13, "max": 20}]}
    position = Position(3, board=own)
    track = position.view()["temple"]["track"]
    assert [(row["from"], row["to"]) for row in track] == [
        (None, 4), (5, 12), (13, 20), (21, None),
    ]  # fmt: skip
    position.no_hands().owning("abu").offering()
    position.play("0: offer 4", "1: steal", "2: offer 3")
    assert position.logged("temple-moved") == [{"sum": 4, "field": 1}]


@pytest.mark.rule("AR-4.8", "AR-4.11")
def test_a_corrected_bid_track_is_paid() -> None:
    """A bid is named by its space in our data; its price is the one on the corrected board."""
    own = {"bid_track": {"values": [0, 1, 3, 6, 10, 16, 22, 29, 37]}}
    position = Position(3, board=own).no_hands().auction("mendes", "damanhur", "sawu")
    position.gold(15, 16)
    assert position.refused("0: bid mendes 15") == "AR-4.8"
    position.play("0: bid mendes 10", "1: bid damanhur 15", "2: bid sawu 0")
    assert [event["gold"] for event in position.logged("paid")] == [10, 16, 0]
    assert position.all_gold[:2] == [5, 0]


@pytest.mark.rule("AR-4.1")
def test_bids_on_a_corrected_bid_track_are_told_by_their_gold() -> None:
    """Texts of moves keep the names of the spaces, so that journals stay; people see the gold."""
    own = {"bid_track": {"values": [0, 1, 3, 6, 10, 16, 22, 29, 37]}}
    table = heliopolis.new("amun-re", seats=3, seed=1, board=own)
    shown = table.view(table.players_to_move[0])["table"]
    track = shown["auction"]["track"]
    assert [(space["gold"], space["word"]) for space in track[4:7]] == [
        (10, 10),
        (16, 15),
        (22, 21),
    ]
    legal = {move.text: table.told_move(move) for move in table.legal()}
    province = shown["auction"]["provinces"][0]
    assert legal[f"bid {province} 15"] == {"move": "bid", "province": province, "gold": 16}
    assert {told["gold"] for told in legal.values() if told["move"] == "bid"} <= {
        quote["gold"] for quote in shown["quote"]["sums"]
    }


def test_a_corrected_board_is_played_to_the_end() -> None:
    own = {
        "name": "as printed",
        "provinces": {**SIWA, "amarna": {"temples": 2, "region": "upper", "income_always": 3}},
        "bid_track": [0, 1, 3, 6, 10, 16, 22, 29, 37],
        "temple_track": [{"field": 1, "max": 4}, {"field": 2, "max": 14}, {"field": 3, "max": 24}],
    }
    assert not engine(GAME, "plain").audit(5, seats=4, board=own, biased=True).any()


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        (7, ""),
        ({}, "provinces"),
        ({"name": "nothing corrected"}, "provinces"),
        ({"provinces": 3}, "provinces"),
        ({"provinces": {"atlantis": {"fields": 1}}}, "provinces.atlantis"),
        ({"provinces": {"memphis": 3}}, "provinces.memphis"),
        ({"provinces": {"memphis": {"farms": 3}}}, "provinces.memphis.farms"),
        ({"provinces": {"memphis": {"fields": 7}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"fields": -1}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"fields": True}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"fields": "3"}}}, "provinces.memphis.fields"),
        ({"provinces": {"memphis": {"card_limit": 5}}}, "provinces.memphis.card_limit"),
        ({"provinces": {"memphis": {"temples": -1}}}, "provinces.memphis.temples"),
        ({"provinces": {"memphis": {"income_camel": 1.5}}}, "provinces.memphis.income_camel"),
        ({"provinces": {"memphis": {"nile_side": "north"}}}, "provinces.memphis.nile_side"),
        ({"provinces": {"memphis": {"region": []}}}, "provinces.memphis.region"),
        ({"provinces": {"memphis": {"on_nile_bank": 1}}}, "provinces.memphis.on_nile_bank"),
        ({"provinces": {"memphis": {"free_bricks": 3}}}, "provinces.memphis.free_bricks"),
        ({"provinces": {key: {"nile_side": "west"} for key in board.PROVINCES}}, "provinces"),
        ({"provinces": {key: {"region": "lower"} for key in board.PROVINCES}}, "provinces"),
        ({"provinces": {key: {"on_nile_bank": True} for key in board.PROVINCES}}, "provinces"),
        ({"provinces": [{"fields": 1}]}, "provinces.0"),
        ({"provinces": [{"id": "abu"}, {"id": "abu"}]}, "provinces.abu"),
        ({"provinces": {}, "bid_track": [0, 1]}, "bid_track"),
        ({"bid_track": "0 1 3"}, "bid_track"),
        ({"bid_track": {"values": [0, 1, 3, 6, 10, 15, 21, 28, 28]}}, "bid_track.8"),
        ({"bid_track": [1, 2, 3, 6, 10, 15, 21, 28, 36]}, "bid_track.0"),
        ({"bid_track": [0, 1, 3, 6, 10, 15, 21, 28, None]}, "bid_track.8"),
        ({"bid_track": {"steps": []}}, "bid_track.steps"),
        ({"temple_track": {}}, "temple_track"),
        ({"temple_track": [7]}, "temple_track.0"),
        ({"temple_track": [{"max": 3}]}, "temple_track.0.field"),
        ({"temple_track": [{"field": 5, "max": 3}]}, "temple_track.0.field"),
        ({"temple_track": [{"field": 1, "max": 12}]}, "temple_track.1"),
        ({"temple_track": [{"field": 1, "max": None}]}, "temple_track.0.max"),
        ({"temple_track": [{"field": 2, "min": 4}]}, "temple_track.0.min"),
        ({"temple_track": [{"field": 4, "max": 40}]}, "temple_track"),
        ({"temple_track": [{"field": 1, "camel": False}]}, "temple_track.0.camel"),
        ({"provinces": {}, "offering": {}}, "offering"),
        ({"provinces": {}, "name": 4}, "name"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused_with_the_field(bad: Any, field: str) -> None:
    with pytest.raises(BadSetupError, match=rf"^board.*{field}'?:"):
        heliopolis.new("amun-re", seats=3, seed=1, board=bad)


def test_a_refusal_says_what_is_allowed() -> None:
    with pytest.raises(BadSetupError, match=r"memphis.fields': 7 is not in 0..6"):
        heliopolis.new("amun-re", board={"provinces": {"memphis": {"fields": 7}}})
