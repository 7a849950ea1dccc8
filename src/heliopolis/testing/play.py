"""Random games at a table: the very games that the loops play for the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from heliopolis.kernel import loops
from heliopolis.kernel.game import Arrangement, Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

Watcher = Callable[[Table], None]

# Options that cut long games short: checks of every option use those that a long game has.
SHORTENING_OPTIONS = {"turn_limit": "60"}


def play_randomly(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    biased: bool = False,
    watch: Watcher | None = None,
) -> Table:
    """A table with a finished random game; `watch` is called before every move and at the end."""
    for table in random_game(game, seats, seed, options, biased):
        if watch:
            watch(table)
    return table


def random_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    biased: bool = False,
) -> Iterator[Table]:
    """Yield one and the same table before every move of a random game and at its end."""
    table = Table(game, seats, Secret(seed), options)
    x = loops.seed_policy_rng(seed)
    moves = [0] * len(game.moves)
    while not table.over:
        yield table
        s = table.state()
        seat = loops.pick_seat(game.rules.players_to_move(s), x)
        count = game.rules.legal(s, seat, moves)
        number = loops.pick_move(moves, count, game.weights, int(biased), x)
        x = loops.random_word(x)
        table.play(game.moves.text(number), seat)
    yield table


def settings(game: Game) -> Iterator[tuple[int, dict[str, str], bool]]:
    """Every number of seats, every value of every option (one at a time), both styles of play."""
    for seats in game.seats:
        for options in option_values(game):
            for biased in (False, True):
                yield seats, options, biased


def sampled_settings(game: Game) -> Iterator[tuple[int, dict[str, str], bool]]:
    """All settings; of a long game each option once, in a shortened game, with seats in turn."""
    if not game.is_long:
        yield from settings(game)
        return
    tables = [(seats, biased) for seats in game.seats for biased in (False, True)]
    for i, options in enumerate(option_values(game)):
        for seats, biased in tables if i == 0 else [tables[i % len(tables)]]:
            yield seats, {**shortening_options(game), **options} if i else options, biased


def shortening_options(game: Game) -> dict[str, str]:
    """Return the options that shorten a long game; none for other games."""
    names = {option.name for option in game.options} if game.is_long else set()
    return {name: value for name, value in SHORTENING_OPTIONS.items() if name in names}


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


@cache
def covering_settings(game: Game) -> tuple[tuple[int, dict[str, str], bool], ...]:
    """Few settings in which each value of a choice meets each value of every other choice.

    The choices are the number of seats, the style of play and all options: most faults need one or
    two of them. Long games are shortened, except for one with each number of seats.
    """
    fixed = shortening_options(game)
    options: dict[str, Sequence[Any]] = {
        option.name: (fixed[option.name],) if option.name in fixed else option.values
        for option in game.options
        if not isinstance(option, Arrangement)
    }
    usual = [(seats, dict[str, str](), True) for seats in game.seats]
    covering = [
        (seats, dict(zip(options, values, strict=True)), biased)
        for seats, biased, *values in covering_rows(game.seats, (True, False), *options.values())
    ]
    return (*usual, *covering)


def covering_rows(*factors: Sequence[Any]) -> list[list[Any]]:
    """Choose a value of every factor, row by row, until each pair of values is in some row.

    A row starts with a pair that is missing and takes, factor by factor, the value that brings most
    missing pairs: that gives nearly as few rows as there can be.
    """
    missing = dict.fromkeys(
        frozenset({(one, a), (other, b)})
        for one, other in combinations(range(len(factors)), 2)
        for a in factors[one]
        for b in factors[other]
    )
    rows = []
    while missing:
        row: dict[int, Any] = dict(next(iter(missing)))
        for factor, values in enumerate(factors):
            if factor not in row:
                brings = [
                    sum(frozenset({(factor, value), there}) in missing for there in row.items())
                    for value in values
                ]
                row[factor] = values[brings.index(max(brings))]
        for pair in combinations(row.items(), 2):
            missing.pop(frozenset(pair), None)
        rows.append([row[factor] for factor in range(len(factors))])
    return rows
