"""Morra, a toy game with what Priests of Ra has not: choices made at once and in secret.

Everybody secretly shows 0 to 3 fingers. When all are in, the sum names the seat that wins the
round's prize, which chance has set. It exists to test the kernel, and to show how small a game is.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.game import Feature, Game, Option, Presentation, Rules
from heliopolis.kernel.layout import BaseState, field
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves, Verb
from heliopolis.kernel.rules import decides, log_event, rule

MOST_SEATS, FINGERS, HIDDEN = 4, 4, -1
PRIZES = [1, 2, 5]
ROUNDS = [3, 5]

MOVES = Moves(Verb("show", fingers=range(FINGERS)))
LOG_EVENTS = LogEvents()
ROUND_STARTED = LOG_EVENTS.add("round-started", round=None, prize=None)
WON_ROUND = LOG_EVENTS.add("won-round", seat=None, prize=None)


class State(BaseState):
    """Fingers are HIDDEN until they are chosen; a chosen number is secret until all are in."""

    seats: int = field("i1")
    rounds_left: int = field("i1")
    rounds: int = field("i1")
    prize: int = field("i1")
    fingers: list[int] = field("i1", MOST_SEATS)
    points: list[int] = field("i2", MOST_SEATS)


@rule("MO-1.1")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Three rounds, or five."""
    seed_chance(s, seed)
    s.seats = seats
    s.rounds = ROUNDS[options[0]]
    s.rounds_left = s.rounds
    for seat in range(MOST_SEATS):
        s.points[seat] = 0
    start_round(s)


@rule("MO-1.2")
def start_round(s: State) -> None:
    """Chance sets the prize, and nobody has chosen."""
    s.prize = PRIZES[rand(s, 3)]
    log_event(s, ROUND_STARTED, s.rounds - s.rounds_left + 1, s.prize)
    for seat in range(MOST_SEATS):
        s.fingers[seat] = HIDDEN


@rule
def over(s: State) -> bool:
    """After the last round."""
    return s.rounds_left == 0


@rule("MO-2.1")
def players_to_move(s: State) -> int:
    """All who have not chosen."""
    mask = 0
    if s.rounds_left > 0:
        for seat in range(s.seats):
            if s.fingers[seat] == HIDDEN:
                mask |= 1 << seat
    return mask


@rule
def broken_rule(s: State, seat: int, move: int) -> int:
    """One choice a round."""
    return 0 if players_to_move(s) >> seat & 1 else 201


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Any number of fingers."""
    if broken_rule(s, seat, 0):
        return 0
    for fingers in range(FINGERS):
        out[fingers] = fingers
    return FINGERS


@rule("MO-2.2")
def apply(s: State, seat: int, move: int) -> None:
    """The sum of all fingers names the winner."""
    s.fingers[seat] = move
    if players_to_move(s) == 0:
        total = 0
        for other in range(s.seats):
            total += s.fingers[other]
        winner = total % s.seats
        log_event(s, WON_ROUND, winner, s.prize)
        s.points[winner] += s.prize
        s.rounds_left -= 1
        if s.rounds_left > 0:
            start_round(s)


@rule
def scores(s: State, out: MutableSequence[int]) -> None:
    """Prizes won."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def ranks(s: State, out: MutableSequence[int]) -> None:
    """By points; ties share a rank."""
    for seat in range(s.seats):
        out[seat] = 0
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                out[seat] += 1


@rule("MO-3.1")
def resample_hidden(s: State, observer: int, seed: int) -> None:
    """Others' fingers and chance."""
    seed_chance(s, seed)
    for seat in range(s.seats):
        if seat != observer and s.fingers[seat] != HIDDEN and s.rounds_left > 0:
            s.fingers[seat] = rand(s, FINGERS)


@rule
def observe(s: State, observer: int, out: MutableSequence[int]) -> None:
    """Prize, own fingers, who has chosen, points."""
    out[0] = s.prize
    out[1] = s.fingers[observer]
    for seat in range(MOST_SEATS):
        out[2 + seat] = players_to_move(s) >> seat & 1
        out[2 + MOST_SEATS + seat] = s.points[seat]


@rule
def move_score(s: State, seat: int, move: int) -> int:
    """Rather more fingers than fewer."""
    return move


@rule
def worth(s: State, seat: int) -> int:
    """Points, in hundredths."""
    return 100 * s.points[seat]


@rule
def check_invariants(s: State) -> int:
    """Nobody has less than nothing."""
    for seat in range(s.seats):
        if s.points[seat] < 0:
            return 1
    return 0


@decides("MO-3.1")
def view(s: State, seat: int | None) -> dict[str, Any]:
    """One's own fingers, and who has chosen."""
    return {
        "prize": s.prize,
        "points": s.points[: s.seats],
        "chosen": [fingers != HIDDEN for fingers in s.fingers[: s.seats]],
        "own": None if seat is None else s.fingers[seat],
    }


GAME = Game(
    name="morra",
    title="Morra",
    designer="nobody knows",
    prefix="MO",
    chapters=(2, 2, 1),
    vectors={},
    rules_version=1,
    seats=range(2, MOST_SEATS + 1),
    minutes=1,
    information="secret choices",
    longest=20,
    options=(Option("rounds", "MO-1.1", ("three", "five"), "three"),),
    state=State,
    moves=MOVES,
    log_events=LOG_EVENTS,
    rules=Rules(
        setup,
        players_to_move,
        legal,
        broken_rule,
        apply,
        over,
        scores,
        ranks,
        resample_hidden,
        observe,
        check_invariants,
        move_score,
        worth,
    ),
    features=(
        Feature("prize", 1, "of this round"),
        Feature("own fingers", 1, "or -1"),
        Feature("waiting", MOST_SEATS, "1 for who has not chosen"),
        Feature("points", MOST_SEATS, "of each seat"),
    ),
    weights=[1, 2, 3, 4],
    invariants=("points are not negative",),
    package=__name__,
    presentation=Presentation(
        view=view,
        prompt=lambda s, seat: {"prompt": "show", "prize": s.prize},
        draw=lambda view, say: say("label-prize", prize=view["table"]["prize"]),
        words={"seat": "player"},
    ),
)
