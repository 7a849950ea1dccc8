"""Boards as something to edit: every offered value leads to a board or to an error at its place."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from heliopolis import games
from heliopolis.boards import EDITORS
from heliopolis.boards.editor import Change, Choice, Place, read, replace
from heliopolis.errors import BadSetupError

GAMES = sorted(EDITORS)
STRIDE = {"amun-re": 5, "catan-island": 7, "catan-alexander": 41, "catan-cheops": 53}  # of places


def change(board: Any, *changes: Change, base: Any = ()) -> None:
    """Carry out changes, as an editor in a browser does."""
    for one in changes:
        path = [*base, *one["path"]]
        at = read(board, path)
        if one["op"] == "append":
            at.append(one["value"])
        elif one["op"] == "remove":
            del at[one["value"]]
        elif one["op"] == "cut":
            del at[one["value"] :]
        else:
            read(board, path[:-1])[path[-1]] = one["value"]


def place_of(game: str, board: Any, name: str) -> Place:
    return next(place for place in EDITORS[game].places(board) if place["id"] == name)


def act(game: str, board: Any, place: str, action: str) -> None:
    """Do what a place offers under a name."""
    actions = place_of(game, board, place)["actions"]
    change(board, *next(one["changes"] for one in actions if one["name"] == action))


@pytest.mark.parametrize("game", GAMES)
def test_the_form_that_is_edited_is_the_same_board(game: str) -> None:
    editor, rules = EDITORS[game], games.find(game)
    own = editor.own()
    assert rules.boards is not None
    assert list(rules.boards.encode(own)) == list(rules.boards.encode(rules.boards.default))
    assert editor.complete(own) == own
    assert editor.errors(own) == []
    assert editor.changes(own) == []
    assert json.loads(editor.file(own)) == json.loads(editor.file(rules.boards.default))


def test_every_game_with_a_board_has_an_editor() -> None:
    assert {name for name in games.names() if games.find(name).boards} == set(EDITORS)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_playable_or_an_error_at_its_place(game: str) -> None:
    """No offered value is refused as such: what is wrong then is how it fits to the rest."""
    editor = EDITORS[game]
    own = editor.own()
    for place in editor.places(own)[:: STRIDE[game]]:
        for field in place["fields"]:
            values = editor.choices[field["choices"]] if field["choices"] else []
            ends: list[Choice] = [{"value": n, "also": []} for n in (field["least"], field["most"])]
            for choice in values or ends:
                board = deepcopy(own)
                wanted: Change = {"op": "set", "path": field["path"], "value": choice["value"]}
                change(board, wanted)
                change(board, *choice["also"], base=place["base"])
                for error in editor.errors(board):
                    assert "is not one of" not in error["why"]
                    assert error["places"], (place["id"], choice, error)


@pytest.mark.parametrize("game", GAMES)
def test_actions_can_be_carried_out(game: str) -> None:
    editor = EDITORS[game]
    own = editor.own()
    names = {
        (place["what"], one["name"]) for place in editor.places(own) for one in place["actions"]
    }
    for place in editor.places(own):
        for action in place["actions"]:
            if (place["what"], action["name"]) in names:
                names.remove((place["what"], action["name"]))
                board = deepcopy(own)
                change(board, *action["changes"])
                assert board != own
                assert editor.places(board)
    assert not names


def test_two_wrong_values_are_two_errors() -> None:
    editor = EDITORS["amun-re"]
    board = editor.own()
    board["provinces"]["memphis"]["fields"] = 9
    board["bid_track"][3] = 1
    errors = editor.errors(board)
    assert [(error["field"], error["places"]) for error in errors] == [
        ("provinces.memphis.fields", ["province:memphis"]),
        ("bid_track.3", ["track:bid_track"]),
    ]


def test_errors_are_told_in_the_language_of_the_reader() -> None:
    editor = EDITORS["catan-island"]
    board = editor.own()
    board["hexes"][0]["terrain"] = "hills"
    told = [editor.errors(board, language)[0] for language in ("en", "nl", "de")]
    assert [error["field"] for error in told] == ["hexes"] * 3
    assert [error["why"].partition(":")[0] for error in told] == ["tiles", "tegels", "Plättchen"]


def test_a_tile_too_many_is_shown_where_it_was_laid() -> None:
    editor = EDITORS["catan-island"]
    board = editor.own()
    board["hexes"][0]["terrain"] = "hills"
    (error,) = editor.errors(board)
    assert error["field"] == "hexes"
    assert error["places"] == ["hex:0,-2"]


def test_tiles_that_change_places_are_a_board() -> None:
    editor = EDITORS["catan-island"]
    board = editor.own()
    first, second = board["hexes"][0], board["hexes"][1]
    first["terrain"], second["terrain"] = second["terrain"], first["terrain"]
    assert editor.errors(board) == []
    assert [(one["place"], one["after"]) for one in editor.changes(board)] == [
        ("hex:0,-2", "pasture"),
        ("hex:1,-2", "mountains"),
    ]


def test_a_route_is_cut_and_drawn_anew() -> None:
    """From any crossing on it goes another way; the last crossings are violet on every board."""
    editor, game = EDITORS["catan-alexander"], "catan-alexander"
    board = editor.own()
    act(game, board, "vertex:5,6,n", "cut")
    assert len(board["route"]["crossings"]) == 43
    assert editor.errors(board), "three of them are violet"
    act(game, board, "vertex:5,5,s", "extend")
    act(game, board, "vertex:4,6,n", "extend")
    assert editor.errors(board) == []


def test_harbours_close_and_open() -> None:
    editor, game = EDITORS["catan-alexander"], "catan-alexander"
    board = editor.own()
    count = len(board["harbours"])
    act(game, board, "edge:-1,2,e", "close")
    assert len(board["harbours"]) == count - 1
    (change_,) = editor.changes(board)
    assert (change_["place"], change_["before"]) == ("edge:-1,2,e", "any")
    assert editor.errors(board) == []
    act(game, board, "edge:-1,2,e", "open")
    assert editor.errors(board) == []
    assert editor.changes(board) == [], "the same harbour is there again"


def test_the_building_site_moves() -> None:
    editor, game = EDITORS["catan-cheops"], "catan-cheops"
    board = editor.own()
    act(game, board, "hex:-1,4", "site")
    assert editor.errors(board) == []
    assert board["site_hexes"] == ["-1,4"]
    act(game, board, "vertex:-1,4,n", "no-corner")
    assert len(board["site_vertices"]) == 5


def test_a_contribution_changes_only_what_differs() -> None:
    """The file is written as it was, but for the values; what somebody has read is certain."""
    editor = EDITORS["amun-re"]
    board = editor.own()
    board["provinces"]["memphis"]["fields"] = 4
    before, after = editor.file(editor.own()).splitlines(), editor.file(board).splitlines()
    changed = [(a.strip(), b.strip()) for a, b in zip(before, after, strict=True) if a != b]
    assert changed == [
        ('"fields": 2,', '"fields": 4,'),
        ('"fields": "reconstructed",', '"fields": "certain",'),
    ]


def test_a_contribution_to_catan_keeps_the_lines() -> None:
    editor = EDITORS["catan-alexander"]
    board = editor.own()
    board["hexes"][0]["number"] = 9
    before, after = editor.file(editor.own()).splitlines(), editor.file(board).splitlines()
    assert [(a, b) for a, b in zip(before, after, strict=True) if a != b] == [
        (
            '        {"id": "0,0", "q": 0, "r": 0, "terrain": "forest", "number": 11, "name": "macedonia"},',  # noqa: E501
            '        {"id": "0,0", "q": 0, "r": 0, "terrain": "forest", "number": 9, "name": "macedonia"},',  # noqa: E501
        )
    ]
    board["harbours"].pop()
    assert len(json.loads(editor.file(board))["boards"]["alexander_reconstructed"]["harbours"]) == 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "board",
    [
        {"hexes": 3, "harbours": {}, "route": []},
        {"hexes": [None, {"id": 5}], "harbours": [1], "route": {"crossings": [{}, 2]}},
        {"provinces": [], "bid_track": "x", "start_vertices": 4, "named_vertices": 1},
        {"provinces": {"memphis": None}, "temple_track": [None]},
    ],
)
def test_nonsense_is_an_error(game: str, board: Any) -> None:
    editor = EDITORS[game]
    assert editor.errors(board)
    assert isinstance(editor.places(board), list)
    with pytest.raises(BadSetupError):
        editor.check(board)


def test_a_value_is_replaced_in_a_text() -> None:
    text = '{"a": [1, {"b": "x, y"}],\n "c" : {}}'
    assert replace(text, ("a", 1, "b"), "2") == '{"a": [1, {"b": 2}],\n "c" : {}}'
    assert replace(text, ("c",), "[]") == '{"a": [1, {"b": "x, y"}],\n "c" : []}'
    with pytest.raises(KeyError):
        replace(text, ("d",), "1")
