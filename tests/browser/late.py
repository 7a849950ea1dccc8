"""Games that are nearly over, so that a test plays to the final scores in a few answers."""

from __future__ import annotations

import random
from functools import cache
from itertools import count

import heliopolis
from tests.browser.rehearsal import Asked, Rehearsal
from tests.browser.servers import Person

LATE = "late"
# Seats and options of each game with which it is short when it is played at random.
_SHORT: dict[str, tuple[int, dict[str, str]]] = {
    "priests-of-ra": (2, {}),
    "amun-re": (3, {}),
    "catan-island": (3, {"turn_limit": "10"}),
    "catan-alexander": (3, {"turn_limit": "10", "starting_gold": "eight"}),
    "catan-cheops": (3, {"turn_limit": "10"}),
    "ur": (2, {"pieces": "2"}),
}
GAMES = tuple(_SHORT)
# Without these, random play trades most of the time.
_SELDOM = ("offer_begin", "bank_trade")
_SELDOM_WEIGHT = 0.05


@cache
def late(game: str, questions: int) -> Rehearsal:
    """Return a game, and where in it somebody is asked `questions` times before it ends."""
    return next(found for seed in count(1) if (found := _short_game(game, seed, questions)))


def _short_game(game: str, seed: int, questions: int) -> Rehearsal | None:
    """Play a game, and remember where its last questions to the last player begin."""
    seats, options = _SHORT[game]
    table = heliopolis.new(game, seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    moves: list[tuple[int, str]] = []
    while not table.over:
        seat = table.players_awaited[0]
        legal = [str(move) for move in table.legal(seat)]
        weights = [_SELDOM_WEIGHT if move.split()[0] in _SELDOM else 1 for move in legal]
        chosen = chance.choices(legal, weights)[0]
        table.play(chosen, seat)
        moves.append((seat, chosen))
    last = moves[-1][0]
    asked = [step for step, (seat, _) in enumerate(moves) if seat == last][-questions:]
    if len(asked) < questions:
        return None
    at = {LATE: Asked(asked[0], last)}
    return Rehearsal(game, seats, seed, tuple(options.items()), tuple(moves), at)


def late_table(person: Person, game: str, questions: int) -> str:
    """Return a table at which this person is asked about `questions` times before it ends."""
    play = late(game, questions)
    return person.at(play, LATE, *["easy"] * (play.seats - 1))
