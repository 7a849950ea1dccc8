"""What every bot must do."""

from __future__ import annotations

from collections.abc import Callable

from heliopolis.bots.bot import Bot, Knowledge
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table


def check_bot(make: Callable[[int], Bot], game: Game, seed: int = 1) -> None:
    """Whole games with a bot in every seat, made by ``make(seed)``.

    It makes only legal moves, changes nothing that it is given, chooses the same with the same
    seed, and its choice does not change when what it cannot know does.
    """
    for seats in game.seats:
        table = Table(game, seats, Secret(seed))
        bots = [make(seed + seat) for seat in range(seats)]
        twins = [make(seed + seat) for seat in range(seats)]
        while not table.over:
            seat = table.players_awaited[0]
            told, otherwise = (Knowledge.of(table, seat, s) for s in (11, 2**61 + 1))
            before = told.state.copy()
            move = bots[seat].choose(told)
            assert move in table.legal(seat), f"{move!r} is not legal\n{table.journal}"
            assert told.state == before, f"the bot changed what it was given\n{table.journal}"
            twin = twins[seat].choose(otherwise)
            assert twin == move, f"the choice depends on what is hidden\n{table.journal}"
            table.play(move)
