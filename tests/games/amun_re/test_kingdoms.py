"""AR-9, AR-10 and AR-12: between the kingdoms, the end, and the supplies."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.phases import OVER
from heliopolis.testing import play_randomly
from tests.games.amun_re.positions import ALL_SEATS, Position, province


def old_kingdom_ends(**options: Any) -> Position:
    """The first scoring is over and the first round of the new kingdom has begun."""
    position = Position(3, **options).owning("baharya memphis abu").no_hands().temple(3)
    position.gold(7, 8, 9).points(1, 2, 3).start(2).hand(1, "bid_block")
    position.farmers(baharya=2, memphis=1).flat(abu=2).bricks(memphis=2).pyramids(abu=3)
    return position.scoring().play("1: pass")


@pytest.mark.rule("AR-9.1")
@pytest.mark.vector("AR-E24")
def test_markers_and_farmers_leave_and_everything_else_stays() -> None:
    position = old_kingdom_ends(supply_limits="strict")
    assert position.state.round == 4
    assert set(position.state.owner) == {-1}
    assert sum(position.state.farmers) + sum(position.state.flat) == 0
    assert position.state.farmer_supply == 45
    seen = {p["id"]: p for p in position.view()["provinces"]}
    assert seen["baharya"]["all_farmers"] == 2
    assert seen["abu"]["pyramids"] == 3
    revealed = "memphis" in position.view()["auction"]["provinces"]
    assert seen["memphis"]["bricks"] == (4 if revealed else 2)


@pytest.mark.rule("AR-9.2")
def test_gold_cards_scores_and_temple_carry_over() -> None:
    position = old_kingdom_ends()
    assert position.all_gold == [7, 8, 9]
    assert position.cards(1) == ["bid_block"]
    assert position.state.start == 2
    assert position.state.temple == 3
    assert position.state.points[1] >= 2
    assert position.asked == (2, "bid")


@pytest.mark.rule("AR-9.3")
@pytest.mark.vector("AR-E21")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_new_kingdom_uses_the_provinces_of_the_old(seats: int) -> None:
    for seed in range(4):
        table = play_randomly(GAME, seats, seed)
        revealed = [n["province"] for n in table.log_events if n["log_event"] == "revealed"]
        old, new = revealed[: 3 * seats], revealed[3 * seats :]
        assert len(set(old)) == 3 * seats
        assert sorted(old) == sorted(new)


@pytest.mark.rule("AR-9.4")
def test_pyramids_and_bricks_go_to_the_new_owner() -> None:
    position = old_kingdom_ends()
    names = position.view()["auction"]["provinces"]
    position.pyramids(**{names[0]: 2})
    position.play(f"2: bid {names[1]} 0", f"0: bid {names[2]} 0", f"1: bid {names[0]} 0")
    assert position.view()["players"][1]["pyramids"] == 2


@pytest.mark.rule("AR-10.1")
def test_the_game_ends_after_the_second_scoring() -> None:
    position = Position(3).owning("mendes amarna abu", kingdom="new").no_hands().temple(1)
    position.points(0, 9, 0).gold(0, 0, 0).scoring()
    assert position.state.phase == OVER
    assert position.players_to_move == []
    assert position.refused("0: steal") == "AR-10.1"
    assert position.logged("won-game") == [{"seat": 1}]


def ranks(position: Position) -> list[int]:
    places = [0] * position.state.seats
    GAME.rules.ranks(position.state, places)
    return places


def tied(**options: Any) -> Position:
    """Let seats 0 and 1 end with equal points, whatever they own."""
    names = ("mendes amarna abu", "thebes sawu berenike", "edfu buto kharga")
    position = Position(3, **options).owning(*names, kingdom="new").no_hands().gold(0, 0, 0)
    position.state.phase = OVER
    return position.points(40, 40, 3)


@pytest.mark.rule("AR-10.2")
@pytest.mark.vector("AR-E25")
def test_ties_go_to_pyramids_then_bricks_then_are_shared() -> None:
    assert ranks(tied().pyramids(mendes=12, thebes=11)) == [0, 1, 2]
    assert ranks(tied().pyramids(mendes=12, thebes=12).bricks(sawu=1)) == [1, 0, 2]
    assert ranks(tied().pyramids(mendes=12, thebes=12).bricks(sawu=1, abu=1)) == [0, 0, 2]
    shared = Position(3).owning("mendes amarna abu", kingdom="new").no_hands().temple(1)
    shared.points(0, 0, 0).gold(0, 0, 0)
    shared.points(*[9 - p for p in _points_at_end(shared)]).scoring()
    assert ranks(shared).count(0) == len(shared.logged("won-game")) == 3


def _points_at_end(position: Position) -> list[int]:
    """The points that the scoring will give each seat, computed on a copy."""
    twin = Position(3).owning("mendes amarna abu", kingdom="new").no_hands().temple(1)
    twin.gold(0, 0, 0).scoring()
    return twin.state.points[: position.state.seats]


@pytest.mark.rule("AR-10.3")
def test_ties_by_the_tournament_order() -> None:
    """AR-R37: bricks, pyramids, farmers, gold, the later seat in the first round."""
    assert ranks(tied(tie_break="wbc").pyramids(mendes=12, thebes=11).bricks(sawu=1)) == [1, 0, 2]
    assert ranks(tied(tie_break="wbc").pyramids(mendes=12, thebes=11)) == [0, 1, 2]
    assert ranks(tied(tie_break="wbc").farmers(mendes=2, thebes=1)) == [0, 1, 2]
    assert ranks(tied(tie_break="wbc").gold(5, 4, 0)) == [0, 1, 2]
    position = tied(tie_break="wbc")
    assert ranks(position) == [1, 0, 2]
    position.state.first_start = 1
    assert ranks(position) == [0, 1, 2]


@pytest.mark.rule("AR-10.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_tie_in_everything_goes_to_the_later_seat(seats: int) -> None:
    """At the start all have the same points, bricks, pyramids, farmers and gold."""
    position = Position(seats, tie_break="wbc")
    for first in range(seats):
        position.state.first_start = first
        order = [(first + i) % seats for i in range(seats)]
        assert ranks(position) == [seats - 1 - order.index(seat) for seat in range(seats)]
    assert ranks(Position(seats)) == [0] * seats, "by the rulebook it is shared"


# --- AR-12: supplies ------------------------------------------------------------------------------


def step_c(position: Position) -> Position:
    return position.turn_of(0).play("0: buy_cards 0", "0: buy_farmers 0")


@pytest.mark.rule("AR-12.1")
def test_without_limits_any_number_can_be_bought() -> None:
    """AR-R14."""
    position = step_c(Position(3).owning("mendes").no_hands().gold(392))
    assert position.legal(0, "buy_bricks")[-1] == "27"
    position.play("0: buy_bricks 20")
    assert position.view()["supply"] is None


@pytest.mark.rule("AR-12.1")
@pytest.mark.vector("AR-E23")
def test_a_strict_supply_counts_when_the_purchase_is_declared() -> None:
    position = Position(3, supply_limits="strict").owning("mendes").no_hands().gold(99)
    position.bricks(mendes=1, abu=2, edfu=2, thebes=2, sawu=2, kharga=2, amarna=2)
    position = step_c(position)
    assert position.view()["supply"] == {"bricks": 2, "farmers": 45}
    assert position.legal(0, "buy_bricks") == ["0", "1", "2"]
    assert position.refused("0: buy_bricks 3") == "AR-12.1"


@pytest.mark.rule("AR-12.1", "AR-5.8")
@pytest.mark.vector("AR-E27")
def test_a_builder_refills_a_strict_supply() -> None:
    position = Position(3, supply_limits="strict").owning("mendes").gold(99)
    position.bricks(mendes=2, abu=2, edfu=2, thebes=2, sawu=2, kharga=2, amarna=2, avaris=1)
    position = step_c(position)
    assert position.refused("0: buy_bricks 1") == "AR-12.1"
    position.play("0: builder mendes")
    assert position.legal(0, "buy_bricks") == ["0", "1", "2"]


@pytest.mark.rule("AR-12.1", "AR-3.2")
@pytest.mark.vector("AR-E33")
def test_free_bricks_are_limited_by_a_strict_supply() -> None:
    position = Position(3, supply_limits="strict")
    position.bricks(abu=2, edfu=2, thebes=2, sawu=2, kharga=2, amarna=2, avaris=2)
    position.auction("memphis", "abydos", "mendes")
    assert position.building("memphis") == (0, 1)
    assert position.building("abydos") == (0, 0)


@pytest.mark.rule("AR-12.1")
def test_farmers_are_limited_by_a_strict_supply() -> None:
    position = Position(3, supply_limits="strict").owning("mendes").hand(0, "free_farmer")
    position.flat(abu=20, edfu=24).gold(99).turn_of(0).play("0: buy_cards 0")
    assert position.legal(0, "buy_farmers") == ["0", "1"]
    assert position.refused("0: buy_farmers 2") == "AR-12.1"
    position.play("0: buy_farmers 1")
    assert position.legal(0, "free_farmer") == []
    assert position.refused("0: free_farmer mendes") == "AR-12.1"
    position.play("0: skip", "0: buy_bricks 0", "0: end_turn").offering()
    position.play("0: offer 1", "1: steal", "2: steal")
    assert position.refused("0: take farmer mendes") == "AR-12.1"


@pytest.mark.rule("AR-12.2")
def test_pyramids_are_unlimited() -> None:
    """AR-R15: two singles are shown as a double one, and building never stops."""
    position = step_c(Position(3).owning("mendes").pyramids(mendes=45).no_hands().gold(6))
    position.play("0: buy_bricks 3", *["0: place_brick mendes"] * 3)
    assert position.building("mendes") == (46, 0)
    assert position.view()["provinces"][province("mendes")]["double_pyramids"] == 23


@pytest.mark.rule("AR-12.3")
def test_returned_bricks_are_available_to_later_players() -> None:
    position = Position(3, supply_limits="strict").owning("mendes").no_hands().gold(6, 99)
    position.bricks(abu=2, edfu=2, thebes=2, sawu=2, kharga=2, amarna=2)
    position = step_c(position).play("0: buy_bricks 3")
    assert position.state.brick_supply == 0
    position.play(*["0: place_brick mendes"] * 3, "0: end_turn")
    position.play("1: buy_cards 0", "1: buy_farmers 0")
    assert position.legal(1, "buy_bricks") == ["0", "1", "2", "3"]
