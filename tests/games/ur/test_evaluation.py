"""The evaluation knows what a player of Ur knows."""

from __future__ import annotations

import heliopolis
from heliopolis.bots import Knowledge
from heliopolis.bots.roster import make_bot
from heliopolis.games.ur import GAME
from tests.games.ur.positions import Position


def score(position: Position, move: str) -> int:
    return GAME.rules.move_score(position.state, 0, GAME.moves.parse(move))


def test_a_capture_looks_better_than_a_step() -> None:
    position = Position((5, 9), (7,), roll=2)
    assert score(position, "move 5") > score(position, "move 9")


def test_a_rosette_looks_better_than_a_step() -> None:
    position = Position((2, 9), roll=2)
    assert score(position, "move 2") > score(position, "move 9")


def test_leaving_the_safe_rosette_looks_worse_than_entering() -> None:
    position = Position((8,), (6, 7), roll=2)
    assert score(position, "enter") > score(position, "move 8")


def test_being_ahead_is_worth_more() -> None:
    ahead = Position((12,), (2,), home=(3, 1)).state
    assert GAME.rules.evaluate(ahead, 0) > GAME.rules.evaluate(ahead, 1)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        table = heliopolis.new("ur", seats=2, seed=seed)
        bots = [make_bot("greedy", 1), make_bot("random", 2)]
        while not table.over:
            seat = table.players_to_move[0]
            table.play(bots[seat].choose(Knowledge.of(table, seat, seed=len(table.moves))))
        wins += table.ranks()[0] == 0
    assert wins >= 16
