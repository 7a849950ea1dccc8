"""The worked examples in the rulebook agree with the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

import heliopolis
from heliopolis import games
from heliopolis.games.priests_of_ra import scoring
from heliopolis.games.priests_of_ra.board import FACES, RA_SPACES, ROW_SPACES
from heliopolis.games.priests_of_ra.log_events import LOG_EVENTS
from heliopolis.texts import LANGUAGES, texts

GAME = games.find("priests-of-ra")
EXAMPLES: list[dict[str, Any]] = json.loads(
    files("heliopolis.games.priests_of_ra").joinpath("examples.json").read_text("utf-8")
)
SCORINGS = [example for example in EXAMPLES if "players" in example]
BOARDS = [example for example in EXAMPLES if "board" in example]


@pytest.mark.parametrize("example", SCORINGS, ids=lambda example: example["id"])
def test_a_scoring_gives_the_points_of_the_example(example: dict[str, Any]) -> None:
    players = example["players"]
    s: Any = heliopolis.new("priests-of-ra", seats=len(players), seed=1).state()
    s.epoch = example["epoch"]
    for seat, player in enumerate(players):
        s.ankhs[seat] = player["ankhs"]
        for face, count in player["display"].items():
            s.tiles[seat][FACES.index(face)] = count
        for place, sun in enumerate(player["suns"]):
            s.suns[seat][place] = sun
    scoring.score_epoch(s)
    gains: list[dict[str, int]] = [{} for _ in players]
    leads: list[list[str]] = [[] for _ in players]
    taken = [0] * len(players)
    for log_event in map(LOG_EVENTS.to_json, s.log_events):
        told: dict[str, Any] = log_event
        if "points" in told:
            gain = gains[told["seat"]]
            gain[told["item"]] = gain.get(told["item"], 0) + told["points"]
        if told["log_event"] == "scored-majority":
            leads[told["seat"]].append(told["face"])
        if told["log_event"] == "took-ankhs":
            taken[told["seat"]] = told["ankhs"]
    assert gains == [player["gains"] for player in players]
    assert leads == [player["leads"] for player in players]
    assert taken == [player["takes_ankhs"] for player in players]


@pytest.mark.parametrize("example", BOARDS, ids=lambda example: example["id"])
def test_a_board_is_possible(example: dict[str, Any]) -> None:
    board = example["board"]
    assert board["seats"] in GAME.seats
    assert 0 <= board["ra_tiles"] <= RA_SPACES[board["seats"]]
    assert len(board["row"]) <= ROW_SPACES
    assert set(board["row"]) <= set(FACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_rule_and_a_text(language: str) -> None:
    say = texts(language, GAME)
    for example in EXAMPLES:
        assert set(example["rules"]) <= set(GAME.rule_ids)
        assert example["id"] in GAME.rulebook.example_ids
        assert say(f"example-{example['id']}")
