"""Random games at a table: the very games that the drivers play for the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from heliopolis.kernel import loops
from heliopolis.kernel.game import Arrangement, Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

Watcher = Callable[[Table], None]


def play_randomly(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    biased: bool = False,
    watch: Watcher | None = None,
) -> Table:
    """A table with a finished random game; `watch` is called before every move and at the end."""
    table = Table(game, seats, Secret(seed), options)
    x = loops.seed_policy_rng(seed)
    moves = [0] * len(game.moves)
    while not table.over:
        if watch:
            watch(table)
        s = table.state()
        seat = loops.pick_seat(game.rules.players_to_move(s), x)
        count = game.rules.legal(s, seat, moves)
        number = loops.pick_move(moves, count, game.weights, int(biased), x)
        x = loops.random_word(x)
        table.play(game.moves.text(number), seat)
    if watch:
        watch(table)
    return table


def settings(game: Game) -> Iterator[tuple[int, dict[str, str], bool]]:
    """Every number of seats, every value of every option (one at a time), both styles of play."""
    for seats in game.seats:
        for options in option_values(game):
            for biased in (False, True):
                yield seats, options, biased


def sampled_settings(game: Game) -> Iterator[tuple[int, dict[str, str], bool]]:
    """All settings; of a game whose games are long, each option only once and in a brief game, with
    seats in turn.
    """
    if not game.is_long:
        yield from settings(game)
        return
    tables = [(seats, biased) for seats in game.seats for biased in (False, True)]
    for i, options in enumerate(option_values(game)):
        for seats, biased in tables if i == 0 else [tables[i % len(tables)]]:
            yield seats, {**game.brief, **options} if i else options, biased


def option_values(game: Game) -> list[dict[str, str]]:
    """The defaults, and then each other value of each option."""
    others = [
        {option.name: value}
        for option in game.options
        if not isinstance(option, Arrangement)
        for value in option.values
        if value != option.default
    ]
    return [{}, *others]
