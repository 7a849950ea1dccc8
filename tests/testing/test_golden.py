"""Golden games and node counts: what they say changes only when somebody means it to.

``make golden`` writes them anew; the difference shows what a change of the rules does.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.bench import signature
from heliopolis.kernel.game import Game
from heliopolis.testing import count_nodes, play_randomly
from heliopolis.testing.golden import golden_files

GOLDEN = Path(__file__).parents[1] / "golden"
OURS = sorted(path.name for path in GOLDEN.iterdir())


@pytest.mark.parametrize("name", OURS)
def test_golden_files_are_as_they_were(name: str) -> None:
    files = golden_files(games.find(name))
    assert sorted(files) == sorted(path.name for path in (GOLDEN / name).iterdir())
    for file, content in files.items():
        assert (GOLDEN / name / file).read_text("utf-8") == content, file


def test_every_game_has_golden_files() -> None:
    assert sorted(name for name in games.names() if name != "morra") == OURS


def test_golden_games_end_in_every_way() -> None:
    """Epochs, the last one among them, end by suns and by the Ra row; full rows are lost."""
    text = "".join(
        path.read_text("utf-8") for path in (GOLDEN / "priests-of-ra").glob("*-seats-*.txt")
    )
    last = re.findall(r'ended_by = \["\w+", "\w+", "(\w+)"\]', text)
    assert {"suns_exhausted", "ra_row_full"} <= set(last)
    assert 'reason = "row_full"' in text
    assert 'phase = "flip"' in text


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
