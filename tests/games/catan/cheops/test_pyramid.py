"""CH-7, CH-8, CH-9: the building site, blocks, sevens, Blessing and Curse."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.catan.cheops.board import LAYER_OF
from tests.games.catan.cheops.positions import Position

W, B, R = 0, 1, 2


def at_the_site() -> Position:
    """White at the river and Blue at the site, connected by a road of each."""
    position = Position().settle(W, "1,4,n").road(W, "1,3,se")
    position.settle(B, "0,4,n").road(B, "0,4,ne")
    return position.give(W, ore=1, brick=1).turn(W)


@pytest.mark.rule("CH-1.4", "CH-7.4", "CH-7.5")
@pytest.mark.vector("CH-X11")
def test_a_block_through_another_player_costs_a_fee() -> None:
    position = at_the_site()
    assert position.legal("build_block") == ["build_block 1"]
    position.play("0: build_block 1")
    assert (position.gold(W), position.gold(B), position.hand(W)) == (2, 4, {})
    assert position.state.blocks == [1, 0, 0, 0]
    assert position.log_events()[:2] == ["built-block", "paid-host"]


@pytest.mark.rule("CH-7.4")
@pytest.mark.vector("CH-X11")
def test_without_gold_for_the_fee_no_block_can_be_built() -> None:
    position = at_the_site().no_gold(W)
    assert position.legal("build_block") == []
    assert position.refused("0: build_block 1") == "CH-7.4"


@pytest.mark.rule("CH-7.4")
@pytest.mark.vector("CH-X11")
def test_the_payer_chooses_among_several_hosts() -> None:
    position = at_the_site().settle(R, "0,5,n").road(R, "0,4,e")
    assert position.legal("build_block") == ["build_block 1", "build_block 2"]
    position.play("0: build_block 2")
    assert (position.gold(B), position.gold(R)) == (3, 4)


@pytest.mark.rule("CH-7.4", "CH-7.5")
@pytest.mark.vector("CH-X11")
def test_a_player_with_a_building_at_the_site_pays_no_fee() -> None:
    position = at_the_site().settle(W, "-1,5,n")
    assert position.legal("build_block") == ["build_block 0"]
    assert position.refused("0: build_block 1") == "CH-7.4"
    position.no_gold(W).play("0: build_block 0")
    assert position.gold(B) == 3


@pytest.mark.rule("CH-7.3")
def test_no_block_can_be_built_on_a_closed_site() -> None:
    position = Position().settle(W, "1,4,n").road(W, "1,3,se").give(W, ore=1, brick=1).turn()
    assert position.refused("0: build_block 0") == "CH-7.3"
    position.road(W, "0,4,ne").give(W, brick=1, lumber=1, wool=1, grain=1)
    position.play("0: build_settlement 0,4,n")
    assert "opened-site" in position.log_events()
    position.play("0: build_block 0")  # still in the same turn
    assert position.state.laid == 1


@pytest.mark.rule("CH-7.5")
def test_a_block_costs_one_ore_and_one_brick() -> None:
    position = Position().settle(0, "0,4,n").give(0, ore=1).turn()
    assert position.refused("0: build_block 0") == "CH-7.5"
    position.give(0, ore=2, brick=3)
    position.play("0: build_block 0", "0: build_block 0", "0: build_block 0")
    assert (position.state.blocks[0], position.hand(0)) == (3, {})


@pytest.mark.rule("CH-7.6", "CH-7.7")
@pytest.mark.vector("CH-X3")
def test_layers_are_filled_from_below() -> None:
    assert [LAYER_OF[n - 1] for n in (1, 16, 17, 25, 26, 29, 30)] == [1, 1, 2, 2, 3, 3, 4]
    position = Position().blocks(*[0] * 8, *["p"] * 9, 1).turn()
    layers = position.view()["pyramid"]["layers"]
    assert layers[0]["blocks"] == [0] * 8 + ["pharaoh"] * 8
    assert layers[1]["blocks"] == ["pharaoh", 1]
    assert [layer["fields"] for layer in layers] == [16, 9, 4, 1]


@pytest.mark.rule("CH-7.4")
@pytest.mark.vector("CH-X26")
def test_a_player_has_eleven_blocks() -> None:
    position = Position().settle(0, "0,4,n").blocks(*[0] * 11).give(0, ore=1, brick=1).turn()
    assert position.legal("build_block") == []
    assert position.refused("0: build_block 0") == "CH-7.4"


@pytest.mark.rule("CH-7.1", "CH-7.2")
@pytest.mark.vector("CH-X27")
def test_the_robber_keeps_off_the_site() -> None:
    position = Position().settle(0, "1,8,n").roll(7)
    assert position.phase == "move_robber"
    assert len(position.legal("move_robber")) == 44
    assert position.refused("0: move_robber 0,4") == "CH-7.1"
    assert position.refused("0: move_robber 2,4") == "CB-6.3"
    position.play("0: move_robber 1,8")
    position.roll(9)
    assert position.gold(0) == 3
    allowed = Position(robber_on_site="true").roll(7)
    assert "move_robber 0,4" in allowed.legal()
    assert len(allowed.legal("move_robber")) == 45


# --- The seven ------------------------------------------------------------------------------------


@pytest.mark.rule("CH-7.3", "CH-8.1", "CH-8.2", "CH-9.5")
@pytest.mark.vector("CH-X13")
def test_the_pharaoh_builds_once_the_site_is_open() -> None:
    position = Position().settle(0, "1,4,n").roll(7)
    assert (position.state.black, position.phase) == (0, "move_robber")
    position.play("0: move_robber 0,2").settle(B, "0,4,n").roll(7)
    assert (position.state.black, position.state.laid) == (1, 1)
    assert position.view()["pyramid"]["black_left"] == 15
    assert (position.blessed, position.curses) == ("", "")


@pytest.mark.rule("CH-8.2")
def test_the_pharaoh_may_wait_for_the_first_block() -> None:
    position = Position(pharaoh_starts="first_player_block").settle(0, "0,4,n").roll(7)
    assert position.state.black == 0
    position.play("0: move_robber 0,2").blocks(0).roll(7)
    assert position.state.black == 1


@pytest.mark.rule("CH-8.2")
def test_the_pharaoh_does_not_build_after_a_knight() -> None:
    position = Position().settle(0, "0,4,n").card(0, "knight").turn()
    position.play("0: play_knight", "0: move_robber 0,2")
    assert position.state.black == 0


@pytest.mark.rule("CH-8.1", "CH-8.3")
@pytest.mark.vector("CH-X22")
def test_gold_does_not_count_as_a_card() -> None:
    position = Position().settle(0, "3,4,s").give(0, wool=9, gold=3).roll(7)
    assert (position.phase, position.state.to_discard[0]) == ("discard", 4)
    assert position.legal("discard", 0) == ["discard wool"]
    position.play(*["0: discard wool"] * 4)
    assert (position.hand(0), position.gold(0)) == ({"wool": 5}, 6)
    rich = Position().settle(0, "3,4,s").give(0, wool=7, gold=27).roll(7)
    assert rich.phase == "move_robber"
    victim = Position().settle(1, "3,4,s").give(1, gold=2).roll(7)
    victim.play("0: move_robber 3,4")
    assert (victim.phase, victim.gold(1), victim.gold(0)) == ("main", 5, 3)


@pytest.mark.rule("CH-6.2", "CH-8.3")
@pytest.mark.vector("CH-X29")
def test_no_card_takes_or_brings_gold() -> None:
    position = Position().settle(0, "3,4,s").card(0, "monopoly").card(0, "year_of_plenty").turn()
    position.play("0: play_monopoly")
    assert all("gold" not in move for move in position.legal())
    position.play("0: name_resource ore")
    assert position.gold(1) == 3
    position.state.card_played = 0
    position.play("0: play_year_of_plenty")
    assert all("gold" not in move for move in position.legal())


# --- Blessing and Curse ---------------------------------------------------------------------------


def three_each(**options: Any) -> Position:
    """Every player has three settlements; seat 0 has one at the site."""
    position = Position(**options)
    position.settle(0, "0,4,n", "1,5,n", "1,6,n").settle(1, "1,7,n", "1,8,n", "1,9,n")
    position.settle(2, "3,4,n", "3,4,s", "3,5,s").settle(3, "3,6,s", "3,7,s", "3,1,s")
    return position.turn()


@pytest.mark.rule("CH-9.1", "CH-9.3")
@pytest.mark.vector("CH-X2")
def test_the_first_block_brings_the_blessing() -> None:
    position = three_each().give(0, ore=1, brick=1).play("0: build_block 0")
    assert position.points == [6, 1, 1, 1]


@pytest.mark.rule("CH-9.1", "CH-9.2", "CH-9.3", "CH-9.6")
@pytest.mark.vector("CH-X14")
def test_blessing_and_curses_move_with_a_series_of_blocks() -> None:
    series = "ABBCDACD"
    holders = "AABBBBBB"
    cursed = ["BCD", "CD", "CD", "D", "ACD", "CD", "D", "ACD"]
    position, spared = Position(), Position(curse_when_all_equal="nobody")
    for i, letter in enumerate(series):
        position.blocks("ABCD".index(letter))
        assert (position.blessed, position.curses) == (holders[i], cursed[i]), i
        spared.blocks("ABCD".index(letter))
        assert spared.curses == (cursed[i] if i < 7 else ""), i
    assert position.state.blocks == [2, 2, 2, 2]


@pytest.mark.rule("CH-9.3", "CH-9.6")
@pytest.mark.vector("CH-X32")
def test_curses_among_three_players() -> None:
    position, spared = Position(3), Position(3, curse_when_all_equal="nobody")
    for seat, cursed in ((2, "AB"), (1, "A"), (0, "AB")):
        position.blocks(seat)
        spared.blocks(seat)
        assert (position.blessed, position.curses) == ("C", cursed)
    assert spared.curses == ""


@pytest.mark.rule("CH-9.2")
@pytest.mark.vector("CH-X15")
def test_a_tie_does_not_take_the_blessing() -> None:
    position = Position().blocks(0, 0, 0, 0, 1, 1, 1, 1)
    assert position.blessed == "A"
    assert position.blocks(1).blessed == "B"


@pytest.mark.rule("CH-9.4", "CH-9.5")
def test_black_blocks_bless_and_curse_nobody() -> None:
    position = Position().blocks("p", "p", "p")
    assert (position.blessed, position.curses) == ("", "")
    assert position.blocks(2, "p", "p").blessed == "C"


@pytest.mark.rule("CH-9.3")
@pytest.mark.vector("CH-X18")
def test_others_can_lose_points_in_another_turn() -> None:
    position = Position().settle(0, "0,4,n").blocks(2, 0, 1, 3)
    assert position.blessed == "C"
    position.give(0, ore=1, brick=1).turn()
    before = list(position.points)
    position.play("0: build_block 0")
    assert position.blessed == "A"
    # C loses the Blessing and is among the fewest.
    assert position.points[2] == before[2] - 3 - 2
    equal = Position().settle(3, "0,4,n").blocks(1, 0, 2).give(3, ore=1, brick=1).turn(3)
    before = list(equal.points)
    equal.play("3: build_block 3")
    assert (equal.blessed, equal.curses) == ("B", "ACD")
    assert equal.points[:3] == [before[0] - 2, before[1], before[2] - 2]


@pytest.mark.rule("CH-11.1")
def test_everything_cheops_adds_is_public() -> None:
    position = at_the_site().blocks("p", 0)
    shown = [position.view(seat) for seat in (None, 0, 1, 2, 3)]
    for key in ("ships", "roads", "pyramid", "ports", "deal"):
        assert all(view[key] == shown[0][key] for view in shown)
    for player in range(4):
        for key in ("gold", "ships_left", "blocks", "hosts", "reaches", "blessed", "cursed"):
            assert all(v["players"][player][key] == shown[0]["players"][player][key] for v in shown)
