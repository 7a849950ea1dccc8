"""AR-8: scoring."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.amun_re.board import FREE_CARDS
from tests.games.amun_re.positions import Position, province


def final(*provinces: str, seats: int = 3, **options: Any) -> Position:
    """The sixth round, everyone with three provinces and no cards."""
    position = Position(seats, **options).owning(*provinces, kingdom="new").no_hands()
    return position.temple(1).gold(0, 0, 0, 0, 0)


def first(*provinces: str, seats: int = 3, **options: Any) -> Position:
    """The third round, everyone with three provinces and no cards."""
    position = Position(seats, **options).owning(*provinces).no_hands()
    return position.temple(1)


@pytest.mark.rule("AR-8.1")
def test_bonus_cards_are_played_in_order_before_points_are_added() -> None:
    position = first("mendes amarna thebes").start(1)
    for seat in range(3):
        position.hand(seat, "harvest_boost")
    position.pyramids(mendes=2).scoring()
    for seat in (1, 2, 0):
        assert position.asked == (seat, "bonus")
        assert position.state.points == [0] * 5
        position.play(f"{seat}: pass")
    assert position.state.points[0] == 2 + 5 + 1


@pytest.mark.rule("AR-8.2", "AR-8.3")
@pytest.mark.vector("AR-E16")
@pytest.mark.parametrize(
    ("pyramids", "points", "sets"), [((2, 2, 3), 7, 6), ((0, 5, 5), 10, 0), ((1, 1, 1), 3, 3)]
)
def test_pyramids_and_sets_score(pyramids: tuple[int, int, int], points: int, sets: int) -> None:
    position = first("mendes amarna thebes")
    position.pyramids(**dict(zip(("mendes", "amarna", "thebes"), pyramids, strict=True))).scoring()
    scored = position.scored(0)
    assert scored["pyramids"] == points
    assert scored.get("sets", 0) == sets


@pytest.mark.rule("AR-8.4", "AR-8.5")
@pytest.mark.vector("AR-X11")
def test_most_pyramids_score_on_each_side_of_the_nile() -> None:
    blue, white = 0, 1
    position = first("edfu abu dakhla", "berenike buto kharga")
    position.pyramids(edfu=3, abu=2, berenike=2).bricks(abu=1, berenike=1).scoring()
    assert position.scored(blue)["most_west"] + position.scored(blue)["most_east"] == 10
    assert position.scored(white)["most_east"] == 5
    assert "most_west" not in position.scored(white)
    assert "most_east" not in position.scored(2)


@pytest.mark.rule("AR-8.5")
@pytest.mark.vector("AR-E17")
def test_two_tied_provinces_of_one_player_score_once() -> None:
    position = first("edfu buto mendes").pyramids(edfu=2, buto=2).scoring()
    assert position.scored(0)["most_west"] == 5
    assert all("most_east" not in position.scored(seat) for seat in range(3))


@pytest.mark.rule("AR-8.5")
@pytest.mark.vector("AR-E18")
def test_bricks_break_a_tie_in_pyramids() -> None:
    position = first("edfu abu dakhla", "buto berenike kharga").pyramids(edfu=2, buto=2)
    position.bricks(buto=1).scoring()
    assert "most_west" not in position.scored(0)
    assert position.scored(1)["most_west"] == 5


@pytest.mark.rule("AR-8.6")
def test_a_side_without_pyramids_scores_only_by_option() -> None:
    """AR-R25."""
    provinces = ("edfu abu dakhla", "buto berenike kharga", "memphis amarna mendes")
    none = first(*provinces).scoring()
    assert all("most_west" not in none.scored(seat) for seat in range(3))
    option = first(*provinces, most_pyramids_needs_pyramid="false").bricks(abu=1).scoring()
    assert [option.scored(seat).get("most_west") for seat in range(3)] == [5, 5, 5]
    assert [option.scored(seat).get("most_east") for seat in range(3)] == [5, None, None]


@pytest.mark.rule("AR-8.7")
@pytest.mark.vector("AR-X12")
def test_temples_score_the_field_of_the_amun_re_temple() -> None:
    position = first("damanhur mendes thebes", "edfu amarna abu").temple(3).scoring()
    assert position.scored(0)["temples"] == 6
    assert position.scored(1)["temples"] == 6
    assert "temples" not in position.scored(2)


@pytest.mark.rule("AR-8.8")
@pytest.mark.vector("AR-X16")
def test_only_one_bonus_card_of_a_kind_is_played_per_scoring() -> None:
    position = first("mendes thebes amarna").farmers(mendes=6, thebes=3)
    position.hand(0, "bonus_farmers", "bonus_farmers", "bonus_nile_side").scoring()
    position.play("0: bonus bonus_farmers")
    assert position.legal(0) == ["pass", "bonus bonus_nile_side"]
    assert position.refused("0: bonus bonus_farmers") == "AR-1.8"
    position.play("0: bonus bonus_nile_side", "0: pass")
    assert position.scored(0)["bonus_cards"] == 6
    assert position.cards(0) == ["bonus_farmers"]
    assert position.discarded == ["bonus_farmers", "bonus_nile_side"]


@pytest.mark.rule("AR-8.8")
def test_playing_is_optional_and_needs_the_condition() -> None:
    """AR-R26."""
    position = first("mendes thebes damanhur").hand(0, "bonus_nile_side", "bonus_farmers").scoring()
    assert position.legal(0) == ["pass"]
    assert position.refused("0: bonus bonus_nile_side") == "AR-8.9"
    assert position.view(0)["quote"]["bonuses"]["bonus_nile_side"] is False
    kept = first("mendes thebes amarna").hand(0, "bonus_nile_side").scoring().play("0: pass")
    assert kept.cards(0) == ["bonus_nile_side"]


@pytest.mark.rule("AR-8.9")
def test_the_farmer_bonus_counts_all_farmers() -> None:
    position = first("baharya mendes thebes").hand(0, "bonus_farmers", "bid_block")
    position.farmers(mendes=3, thebes=1).flat(thebes=2).scoring()
    assert position.refused("0: bonus bonus_farmers") == "AR-8.9"
    position = first("baharya mendes thebes").hand(0, "bonus_farmers", "bid_block")
    position.farmers(mendes=4, thebes=1).flat(thebes=2).scoring()
    assert position.refused("0: bonus bonus_farmers") is None


@pytest.mark.rule("AR-8.9")
def test_the_power_card_bonus_counts_printed_symbols() -> None:
    """AR-R27: limits and free-card boxes, not cards held."""
    for names in ("sawu thebes memphis", "mendes buto memphis", "kharga dakhla edfu"):
        position = first(names).hand(0, "bonus_power_cards", "bid_block").scoring()
        limits = position.state.card_limits
        symbols = sum(limits[province(p)] + FREE_CARDS[province(p)] for p in names.split())
        assert position.view()["players"][0]["card_symbols"] == symbols
        holds = position.refused("0: bonus bonus_power_cards") is None
        assert holds == (symbols >= 7)


@pytest.mark.rule("AR-8.9")
@pytest.mark.parametrize(
    ("kind", "provinces", "holds"),
    [
        ("bonus_nile_side", "damanhur edfu kharga", True),
        ("bonus_nile_side", "damanhur edfu abu", False),
        ("bonus_lower_upper", "damanhur mendes avaris", True),
        ("bonus_lower_upper", "damanhur mendes sawu", False),
        ("bonus_nile_bank", "buto abu thebes", True),
        ("bonus_nile_bank", "damanhur sawu kharga", True),
        ("bonus_nile_bank", "buto abu sawu", False),
    ],
)
def test_the_province_bonuses_need_provinces_that_are_alike(
    kind: str, provinces: str, holds: bool
) -> None:
    position = first(provinces).hand(0, kind, "bid_block").scoring()
    assert (position.refused(f"0: bonus {kind}") is None) == holds
    standing = position.view()["players"][0]["bonuses"]
    assert standing[kind] == {"has": 3 if holds else 2, "needs": 3}
    told = {kind: one["has"] >= one["needs"] for kind, one in standing.items()}
    assert told == position.view(0)["quote"]["bonuses"]


@pytest.mark.rule("AR-8.10")
@pytest.mark.vector("AR-X13")
def test_two_players_share_the_most_gold() -> None:
    position = final("mendes amarna abu", seats=4).gold(50, 50, 31, 12).scoring()
    assert [position.scored(seat).get("gold", 0) for seat in range(4)] == [6, 6, 2, 0]


@pytest.mark.rule("AR-8.10")
@pytest.mark.vector("AR-E19")
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((9, 9, 9, 1), [6, 6, 6, 0]),
        ((9, 5, 5, 1), [6, 4, 4, 0]),
        ((9, 8, 1, 1), [6, 4, 2, 2]),
        ((9, 4, 0), [6, 4, 2]),
    ],
)
def test_tied_players_share_the_points_for_gold(gold: tuple[int, ...], points: list[int]) -> None:
    """AR-R02, AR-R28."""
    position = final("mendes amarna abu", seats=len(gold)).gold(*gold).scoring()
    assert [position.scored(seat).get("gold", 0) for seat in range(len(gold))] == points
    old = first("mendes amarna abu", seats=len(gold)).gold(*gold).scoring()
    assert all("gold" not in old.scored(seat) for seat in range(len(gold)))


@pytest.mark.rule("AR-8.10")
@pytest.mark.vector("AR-E20")
def test_cards_left_become_gold() -> None:
    def game(**options: Any) -> Position:
        position = final("mendes amarna abu", **options).gold(30, 31, 0)
        return position.hand(0, "bid_block", "eight_gold").scoring().play("0: pass")

    assert game().all_gold[:2] == [32, 31]
    assert [game().scored(seat)["gold"] for seat in (0, 1)] == [6, 4]
    assert game().cards(0) == []
    unsold = game(endgame_auto_sell="false")
    assert [unsold.scored(seat)["gold"] for seat in (0, 1)] == [4, 6]
    assert len(unsold.cards(0)) == 2


@pytest.mark.rule("AR-8.2", "AR-8.3", "AR-8.4", "AR-8.7", "AR-8.8", "AR-8.10")
@pytest.mark.vector("AR-X14")
def test_the_final_scoring_of_the_rulebook() -> None:
    position = final("edfu mendes abu", seats=4).gold(1, 9, 8, 7).temple(1)
    position.hand(0, "bonus_nile_bank", "bonus_farmers").farmers(mendes=6, edfu=3)
    position.pyramids(edfu=3, mendes=3, abu=1).scoring()
    position.play("0: bonus bonus_nile_bank", "0: bonus bonus_farmers")
    assert position.scored(0) == {
        "pyramids": 7, "sets": 3, "most_west": 5, "most_east": 5, "temples": 1, "bonus_cards": 6,
    }  # fmt: skip
    assert position.state.points[0] == 27
    assert position.logged("booked")[0] == {"seat": 0, "points": 27, "total": 27}
