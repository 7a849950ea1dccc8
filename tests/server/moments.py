"""Moments at which several players choose in secret, and two ways to go on from each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

MOMENTS = 1  # of each game and number of seats, in which choices are sealed
TRIED = 12  # games in which they are looked for
LONGEST = 400  # moves of such a game
OPTIONS = {name: {"discard_threshold": "3"} for name in ("catan-island", "catan-cheops")}
Told = list[tuple[int, str]]  # of each move: the seat and the text


@dataclass(frozen=True)
class Moment:
    """A moment of a game at which several seats may choose in secret."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    moves: Told

    def table(self) -> Table:
        secret = Secret(self.seed, "salt")
        table = Table(games.find(self.game), self.seats, secret, self.options)
        for seat, text in self.moves:
            table.play(text, seat)
        return table


def moments(game: str, seats: int) -> Iterator[Moment]:
    """Find moments at which several seats are to move and can move unseen."""
    options = OPTIONS.get(game, {})
    for seed in range(seats, seats + TRIED):
        chooser, found = random.Random(seed), 0
        table = Table(games.find(game), seats, Secret(seats, "salt"), options)
        while not table.over and len(table.moves) < LONGEST and found < MOMENTS:
            if len(table.players_to_move) > 1 and _seals(table) and chooser.random() < 0.4:
                found += 1
                moves = [(move.seat, move.text) for move in table.moves]
                yield Moment(game, seats, seats, options, moves)
            table.play(chooser.choice(table.legal()))
        if found:
            return


def _seals(table: Table) -> bool:
    """Whether the next move of the first seat to move stays secret."""
    twin = table.fork()
    mover = twin.players_to_move[0]
    before = twin.known_step(None)
    twin.play(twin.legal(mover)[0])
    return twin.known_step(None) == before


def sealed(moment: Moment, done: list[int], fixed: int | None, seed: int) -> Told:
    """Choose until exactly these seats are done; others may have begun. The fixed seat always
    chooses the same."""
    table, order = moment.table(), random.Random(seed)
    own = random.Random(0)
    told: Told = []
    order.shuffle(done)
    for seat in done:
        while seat in table.players_to_move:
            told.append(_sealed_move(table, seat, own if seat == fixed else order))
    for seat in table.players_to_move:
        if seat != fixed and order.random() < 0.5:
            begun = table.fork()
            _sealed_move(begun, seat, order)
            if seat in begun.players_to_move and begun.known_step() == table.known_step():
                table.play(begun.moves[-1])
                told.append((seat, begun.moves[-1].text))
    return told


def _sealed_move(table: Table, seat: int, chooser: random.Random) -> tuple[int, str]:
    move = table.play(chooser.choice(table.legal(seat)))
    return seat, move.text


def two_worlds(moment: Moment, viewer: int | None) -> tuple[Told, Told]:
    """Two ways to go on that a viewer cannot tell apart."""
    chooser = random.Random(f"{moment.moves} {viewer}")
    waiting = moment.table().players_to_move
    done = chooser.sample(waiting, chooser.randrange(1, len(waiting)))
    return sealed(moment, list(done), viewer, 1), sealed(moment, list(done), viewer, 2)
