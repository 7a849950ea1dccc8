"""Cheops as people see it: routes and blocks in the view and in the terminal."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from heliopolis.games.catan.cheops import GAME, pyramid
from heliopolis.games.catan.cheops.overrides import specialize
from heliopolis.games.catan.cheops.terminal import Picture
from heliopolis.games.catan.terminal import draw_board
from heliopolis.table.picture import as_text
from heliopolis.texts import LANGUAGES, texts
from tests.games.catan.cheops.positions import Position

W, R, B = 0, 1, 2
EXAMPLES = json.loads(
    files("heliopolis.games.catan.cheops").joinpath("examples.json").read_text("utf-8")
)
NAMES = ["White", "Red", "Blue", "Grey"]


def at_abydos() -> Position:
    """White reaches Blue's harbour Abydos through Red's ships, and the site through Blue's road."""
    position = Position().settle(W, "2,5,n").settle(R, "3,4,n").ship(R, "3,3,se", "2,4,e")
    position.ship(R, "2,4,se", "1,5,e").settle(B, "1,6,n").road(B, "1,5,se")
    return position.turn(W)


def shown(position: Position, language: str = "en", seat: int | None = W) -> str:
    table = GAME.presentation.view(position.state, seat)
    view: dict[str, Any] = {"table": table, "names": NAMES, "players_to_move": [W], "seat": seat}
    return as_text(Picture(view, texts(language, GAME)))


@pytest.mark.rule("CH-5.3", "CH-5.5")
def test_the_view_shows_the_route_to_a_harbour() -> None:
    reached = {port["place"]: port for port in at_abydos().view()["players"][W]["reaches"]}
    abydos = reached["abydos"]
    assert (abydos["seat"], abydos["fee"], abydos["better_for"]) == (B, 1, ["brick"])
    assert abydos["through"] == [{"seat": R, "roads": 0, "ships": 2}]
    assert abydos["edges"] == ["2,4,se", "1,5,e"]
    assert reached["heliopolis"]["seat"] == R


@pytest.mark.rule("CH-5.3")
def test_the_terminal_describes_the_route_to_a_harbour() -> None:
    text = " ".join(shown(at_abydos()).split())
    assert "harbour h5 Abydos of Blue through 2 ships of Red: 1 gold per deal" in text


@pytest.mark.rule("CH-7.4", "CH-7.5")
def test_the_view_shows_the_fee_and_route_of_a_block() -> None:
    position = Position().settle(W, "1,4,n").road(W, "1,3,se").settle(B, "0,4,n")
    position.road(B, "0,4,ne").turn(W)
    host = position.view()["players"][W]["hosts"]
    assert host == [
        {
            "seat": B, "fee": 1, "edges": ["1,3,se", "0,4,ne"],
            "through": [{"seat": W, "roads": 1, "ships": 0}, {"seat": B, "roads": 1, "ships": 0}],
        }
    ]  # fmt: skip
    text = " ".join(shown(position).split())
    assert "a block through Blue by way of a road of Blue: 1 brick, 1 ore and 1 gold" in text
    assert position.view()["players"][B]["hosts"][0]["fee"] == 0
    own = " ".join(shown(position, seat=B).split())
    assert "a block through your own building: 1 brick and 1 ore" in own
    assert "you have no building at the site and reach none" in shown(position, seat=R)


@pytest.mark.rule("CH-7.6", "CH-9.3")
def test_the_pyramid_is_drawn_with_the_owners_of_its_blocks() -> None:
    text = shown(Position().settle(W, "0,4,n").blocks(W, W, "p", R, "p").turn(W))
    assert "A A ■ B ■ · ·" in text
    assert "Blessing: White" in text
    assert "Curse: Blue, Grey" in text
    assert "5 of 30 blocks, pharaoh: 14 left" in text


@pytest.mark.rule("CH-7.3")
def test_the_terminal_says_that_the_site_is_closed() -> None:
    assert "The site is closed" in shown(Position().turn(W))


def test_a_route_may_use_own_pieces_only() -> None:
    position = Position().settle(W, "2,5,n").ship(W, "2,4,se", "1,5,e").settle(B, "1,6,n").turn(W)
    assert "harbour h5 Abydos of Blue along your own pieces" in shown(position)


def test_a_spectator_sees_what_the_active_player_reaches() -> None:
    assert "What White reaches:" in shown(at_abydos(), seat=None)


def test_a_harbour_without_a_better_ratio_is_marked() -> None:
    position = at_abydos().settle(W, "2,3,s").ship(W, "2,4,ne")
    position.state.ratio[W][0] = 2
    assert "no better than your own ratio" in " ".join(shown(position).split())


def test_the_map_shows_ships_and_start_vertices() -> None:
    assert "○" in shown(Position())
    text = shown(at_abydos())
    assert "○ a start crossing" in text
    assert "C" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_shown_in_every_language(language: str) -> None:
    text = shown(at_abydos().settle(R, "0,4,n").blocks(W, "p"), language)
    assert "h5 Abydos" in text
    assert as_text(draw_board(texts(language, GAME)))


def test_cheops_has_prompts_of_its_own() -> None:
    prompt = GAME.presentation.prompt
    deal = at_abydos().give(W, brick=2).play("0: harbour_open h5 brick")
    assert prompt(deal.state, W) == {"prompt": "harbour-deal", "good": "brick", "count": 2}
    assert deal.view()["deal"] == {"harbour": "h5", "give": "brick", "ratio": 2, "takes": 0}
    start = Position(setup_ship="true").play("0: setup_settlement 2,5,n")
    assert prompt(start.state, W) == {"prompt": "setup-road-or-ship"}
    free = at_abydos().card(W, "road_building").play("0: play_road_building")
    assert prompt(free.state, W) == {"prompt": "place-free-piece", "left": 2}


def test_a_harbour_of_another_board_is_named_by_its_number() -> None:
    own = {"harbours": [{"edge": "1,4,NE", "ratio": 3, "resource": None}]}
    position = Position(board=own)
    assert position.view()["ports"][0]["place"] is None
    assert "h1 1,4,ne 3:1" in shown(position)


@pytest.mark.rule("CH-9.1", "CH-9.2", "CH-9.3")
def test_the_view_shows_whom_one_more_block_would_bless_and_curse() -> None:
    position = Position().settle(W, "0,4,n").turn(W)
    assert position.view()["players"][W]["after_block"] == {
        "blessed": W,
        "cursed": [1, 2, 3],
        "points": 3,
        "last": False,
    }
    position.give(W, brick=1, ore=1).play("0: build_block 0")
    players = position.view()["players"]
    assert players[R]["after_block"] == {
        "blessed": W,
        "cursed": [2, 3],
        "points": 2,  # the Curse would leave
        "last": False,
    }


def test_waters_and_regions_have_names() -> None:
    hexes = Position().view()["hexes"]
    assert (hexes["2,6"]["water"], hexes["2,6"]["region"]) == ("nile", None)
    assert (hexes["9,0"]["water"], hexes["9,0"]["region"]) == (None, "palestine")


@pytest.mark.rule("CH-9.2", "CH-9.3")
def test_the_example_for_the_browser_is_up_to_date() -> None:
    (example,) = EXAMPLES
    position = Position().settle(0, "0,4,n")
    for builder, then in zip(example["builders"], example["after"], strict=True):
        position.state.blocks[builder] += 1
        specialize(pyramid.lay_block)(position.state, builder)
        specialize(pyramid.settle_blessing)(position.state, builder)
        specialize(pyramid.settle_curses)(position.state)
        seen = position.view()
        assert [player["blocks"] for player in seen["players"]] == then["blocks"]
        assert seen["pyramid"]["blessed"] == then["blessed"]
        assert seen["pyramid"]["cursed"] == then["cursed"]
