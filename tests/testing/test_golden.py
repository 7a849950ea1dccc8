"""Golden games and node counts change only on purpose.

``make golden`` writes them again; the difference shows what a change of the rules does. Where only
a hash differs, ``python -m heliopolis.testing.golden`` prints what is behind it, before and after.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from heliopolis import games
from heliopolis.bench import signature
from heliopolis.games.examples.morra import NOT_CHOSEN
from heliopolis.kernel.game import Game
from heliopolis.testing import count_nodes, play_randomly
from heliopolis.testing.golden import FIRST, GOLDEN_SEED, LAST, Playthrough, golden_files, main
from tests import toy

GOLDEN = Path(__file__).parents[1] / "golden"
OURS = sorted(path.name for path in GOLDEN.iterdir())


def longer(game: Game) -> Game:
    """Morra over 100 rounds."""

    def setup(s: toy.State, seats: int, seed: int, options: Sequence[int]) -> None:
        game.rules.setup(s, seats, seed, options)
        s.rounds = 100

    return replace(game, longest=400, rules=replace(game.rules, setup=setup))


@pytest.mark.long
@pytest.mark.parametrize("name", OURS)
def test_golden_files_are_unchanged(name: str) -> None:
    files = golden_files(games.find(name))
    assert sorted(files) == sorted(path.name for path in (GOLDEN / name).iterdir())
    for file, content in files.items():
        assert (GOLDEN / name / file).read_text("utf-8") == content, file


def test_every_game_has_golden_files() -> None:
    assert sorted(name for name in games.names() if name != "morra") == OURS


def test_the_golden_games_can_be_reviewed() -> None:
    assert sum(path.read_text("utf-8").count("\n") for path in GOLDEN.rglob("*.txt")) <= 15_000


def test_golden_games_see_what_good_players_avoid(ra: Game) -> None:
    """Full auction rows, lots that nobody wants, plagues: random play with weights gets there."""
    told = [
        event
        for seats in ra.seats
        for event in play_randomly(ra, seats, GOLDEN_SEED + seats, biased=True).log_events
    ]
    assert {event["reason"] for event in told if event["log_event"] == "invoked"} == {
        "ra_tile", "voluntary", "row_full"
    }  # fmt: skip
    assert {event["cause"] for event in told if event["log_event"] == "epoch-ended"} == {
        "suns_exhausted", "ra_row_full"
    }  # fmt: skip
    assert {"flipped", "stopped-flipping", "nobody-bade"} <= {event["log_event"] for event in told}


def test_golden_games_show_the_ends_and_every_scoring() -> None:
    """A round of Morra with 4 seats has 4 decisions; the last one awards the prize."""
    game = Playthrough(longer(toy.GAME), 4, 1, {"rounds": "five"})
    told = [int(line.split(".")[0]) for line in game.brief() if re.match(r"\d+\.", line)]
    assert told == [n for n in range(1, 401) if n <= FIRST or n % 4 == 0 or n > 400 - LAST]


def test_a_change_that_is_not_shown_changes_its_hash() -> None:
    """A difference in one decision is located to within a hundred decisions."""

    def view(s: toy.State, seat: int | None) -> dict[str, Any]:
        fault = s.round == 51 and s.fingers[0] != NOT_CHOSEN
        return {**toy.view(s, seat), "points": s.points[: s.seats - fault]}

    game = longer(toy.GAME)
    faulty = replace(game, presentation=replace(game.presentation, view=view))
    lines, others = (Playthrough(each, 4, 1).brief() for each in (game, faulty))
    assert len(lines) == len(others)
    differing = [line for line, other in zip(lines, others, strict=True) if line != other]
    assert [line.split(":")[0].strip() for line in differing] == ["201 to 300"]


def test_the_full_text_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("sys.argv", ["golden", "priests-of-ra", "2", "--from", "61", "--to", "62"]):
        main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(".")[0] for line in lines if re.match(r"\d+\.", line)] == ["61", "62"]


def test_the_signature_is_the_same_compiled(ra: Game) -> None:
    assert signature(ra) == signature(ra, "compiled")


def test_node_counts_are_counted_by_hand_at_the_start(ra: Game) -> None:
    """Two ways to begin; after invoking, three bidders with 3 suns each may bid or pass."""
    start = play_randomly(ra, 4, 1, {"sun_groups": "1234"}).fork(0)
    assert count_nodes(start, 1) == 2
    invoked = start.fork()
    invoked.play("invoke")
    assert count_nodes(invoked, 1) == 4
    # seat 1 passes: 4 answers; bids 12: seats 2 and 3 cannot beat it, only the 13 of the Ra player
    # can: 2; bids 7: 11, 8 or pass: 3; bids 3: 11, 8, 4 or pass: 4.
    assert count_nodes(invoked, 2) == 4 + 2 + 3 + 4
