"""Morra: every player secretly shows 0 to 3 fingers, and the sum names the winner of the prize.

A whole game, to start from. `resample_hidden` and `view` are only here because choices are secret.
"""

from __future__ import annotations

from typing import Any

from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.game import Game, Presentation, Rules
from heliopolis.kernel.layout import BaseState, clear_state, field
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves
from heliopolis.kernel.options import Option, Options
from heliopolis.kernel.rulebook import Rulebook
from heliopolis.kernel.rules import log_event, rule

MO = Rulebook("MO", chapters=(2, 2))
MO_2_1 = MO.rule(2, 1)
OPTIONS = Options()
ROUNDS = OPTIONS.add(Option("rounds", "MO-1.1", ("three", "five"), "three"))
MOVES = Moves()
SHOW = MOVES.verb("show", fingers=range(4))
ARG = MOVES.tables().arg
LOG_EVENTS = LogEvents()
ROUND_STARTED = LOG_EVENTS.add("round-started", round=None, prize=None)
WON_ROUND = LOG_EVENTS.add("won-round", seat=None, prize=None)

MOST_SEATS, NOT_CHOSEN, ROUND_COUNTS, PRIZES = 4, -1, [3, 5], [1, 2, 5]


class State(BaseState):
    """What the table holds; fingers are NOT_CHOSEN at first, and secret until all have chosen."""

    seats: int = field("i1")
    rounds: int = field("i1")
    round: int = field("i1")
    prize: int = field("i1")
    fingers: list[int] = field("i1", MOST_SEATS)
    points: list[int] = field("i2", MOST_SEATS)


@rule("MO-1.1")
def setup(s: State, seats: int, seed: int, options: list[int]) -> None:
    """Three rounds are played, or five."""
    clear_state(s)
    seed_chance(s, seed)
    s.seats = seats
    s.rounds = ROUND_COUNTS[options[ROUNDS]]
    start_round(s)


@rule("MO-1.2")
def start_round(s: State) -> None:
    """Chance sets the prize, and nobody has chosen."""
    s.round += 1
    s.prize = PRIZES[rand(s, 3)]
    log_event(s, ROUND_STARTED, s.round, s.prize)
    for seat in range(s.seats):
        s.fingers[seat] = NOT_CHOSEN


@rule
def players_to_move(s: State) -> int:
    """All that have not chosen may act, in any order; nobody after the last round."""
    mask = 0
    for seat in range(s.seats):
        if s.fingers[seat] == NOT_CHOSEN:
            mask |= 1 << seat
    return mask


@rule
def over(s: State) -> bool:
    """The game ends when all have chosen in the last round."""
    return players_to_move(s) == 0


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """Every player chooses once per round."""
    return 0 if players_to_move(s) >> seat & 1 else MO_2_1


@rule("MO-2.2")
def apply(s: State, seat: int, move: int) -> None:
    """When all have chosen, the sum names the winner."""
    s.fingers[seat] = ARG[move]
    if players_to_move(s) == 0:
        total = 0
        for other in range(s.seats):
            total += s.fingers[other]
        log_event(s, WON_ROUND, total % s.seats, s.prize)
        s.points[total % s.seats] += s.prize
        if s.round < s.rounds:
            start_round(s)


@rule
def scores(s: State, out: list[int]) -> None:
    """Prizes count as points."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule("MO-2.1")
def resample_hidden(s: State, observer: int, seed: int) -> None:
    """A player knows neither what others have chosen nor what chance will bring."""
    seed_chance(s, seed)
    for seat in range(s.seats):
        if seat != observer and s.fingers[seat] != NOT_CHOSEN and not over(s):
            s.fingers[seat] = rand(s, 4)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Show the prize, the points, and one's own fingers."""
    own = None if seat is None else s.fingers[seat]
    return {"prize": s.prize, "points": s.points[: s.seats], "own": own}


GAME = Game(
    name="morra", title="Morra", seats=range(2, MOST_SEATS + 1), longest=20, rulebook=MO,
    options=OPTIONS, state=State, moves=MOVES, log_events=LOG_EVENTS, package=__name__,
    rules=Rules(
        setup=setup, players_to_move=players_to_move, broken_rule=broken_rule, apply=apply,
        over=over, scores=scores, resample_hidden=resample_hidden,
    ),
    presentation=Presentation(view=view),
)  # fmt: skip
