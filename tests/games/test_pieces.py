"""Pieces: each has a name and rules, and whatever the pages draw can be explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.games.pieces import pieces
from heliopolis.kernel.game import Game
from heliopolis.texts import LANGUAGES, texts

GAMES = ["priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops", "ur"]
PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
_DRAWN = re.compile(r'data-piece="([^"]*)"')


@pytest.mark.parametrize("name", GAMES)
def test_each_piece_is_named_in_every_language_and_has_rules(name: str) -> None:
    game = games.find(name)
    assert pieces(game)
    for piece in pieces(game).values():
        assert set(piece.rules) <= set(game.rule_ids), piece
        assert piece.rules or piece.text, piece
        for language in LANGUAGES:
            say = texts(language, game)
            assert say(piece.name), piece
            assert piece.text is None or say(piece.text), piece


def _declared(game: Game, kind: str) -> set[str]:
    return {piece.partition(":")[2] for piece in pieces(game) if piece.startswith(f"{kind}:")}


def test_all_faces_of_tiles_are_explained() -> None:
    game = games.find("priests-of-ra")
    faces = game.presentation.components["faces"].values()
    assert _declared(game, "face") == {face for tile in faces for face in tile}


@pytest.mark.parametrize("name", ["catan-island", "catan-alexander", "catan-cheops"])
def test_all_cards_goods_and_lands_are_explained(name: str) -> None:
    game = games.find(name)
    components = game.presentation.components
    assert _declared(game, "card") == {*components["cards"], "back", "dev-back"}
    yields = components["yields"]
    gold = {"gold"} if name != "catan-island" else set()
    assert _declared(game, "good") == {*yields.values()} - {"gold"} | gold
    site = {"site"} if name == "catan-cheops" else set()
    assert _declared(game, "hex") == {*yields} - {"gold"} | gold | site | {"desert", "sea"}


def test_all_signs_of_the_campaign_are_explained() -> None:
    game = games.find("catan-alexander")
    components = game.presentation.components
    assert {*components["events"], *components["offices"]} <= _declared(game, "sign")


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("priests_of_ra", "priests-of-ra"),
        ("amun_re", "amun-re"),
        ("catan", "catan-cheops"),
        ("catan_alexander", "catan-alexander"),
        ("catan_cheops", "catan-cheops"),
        ("ur", "ur"),
    ],
)
def test_every_kind_of_piece_on_the_pages_is_explained(folder: str, name: str) -> None:
    known = pieces(games.find(name))
    drawn = {
        found
        for file in (PAGES / folder).rglob("*.svelte")
        for found in _DRAWN.findall(file.read_text("utf-8"))
    }
    assert drawn
    for piece in drawn:
        kind = piece.partition(":")[0]
        assert piece in known or "{" in piece, piece
        assert any(one.partition(":")[0] == kind for one in known), piece
