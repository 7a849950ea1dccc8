"""The rules that every game has, with defaults for those that a first game can do without.

The functions below stand for the rules of whatever game is played: loops, bots and defaults call
them, and :mod:`~.specialize` puts the game's own rules in their place.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from heliopolis.kernel.chance import seed_chance
from heliopolis.kernel.features import Features
from heliopolis.kernel.invariants import none_broken
from heliopolis.kernel.layout import MOST_SEATS
from heliopolis.kernel.rules import hook, rule
from heliopolis.kernel.specialize import Specializer, open_name


def _no_game() -> TypeError:
    return TypeError("a loop is called through an engine, which gives it the rules of a game")


@hook
def setup(s: Any, seats: int, seed: int, options: Sequence[int]) -> None:
    """Start a game in `s`, whatever was in it before."""
    raise _no_game()


@hook
def players_to_move(s: Any) -> int:
    """Return the seats that may act now, as a bit mask."""
    raise _no_game()


@hook
def players_awaited(s: Any) -> int:
    """Return the seats that the game waits for, as a bit mask.

    They are the seats that may act, without those that may as well leave it to the others: a player
    whose offer is being answered may withdraw it, but nobody waits for that.
    """
    raise _no_game()


@hook
def legal(s: Any, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves of a seat that may act; return their number."""
    raise _no_game()


@hook
def broken_rule(s: Any, seat: int, move: int) -> int:
    """Return 0 if the move is legal, or the rule that it would break."""
    raise _no_game()


@hook
def apply(s: Any, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    raise _no_game()


@hook
def over(s: Any) -> bool:
    """Return whether the game has ended."""
    raise _no_game()


@hook
def scores(s: Any, out: MutableSequence[int]) -> None:
    """Write the points of every seat."""
    raise _no_game()


@hook
def ranks(s: Any, out: MutableSequence[int]) -> None:
    """Write the rank of every seat: 0 for the winner."""
    raise _no_game()


@hook
def resample_hidden(s: Any, seat: int, seed: int) -> None:
    """Replace what a seat cannot know by something that could be, drawn from `seed`."""
    raise _no_game()


@hook
def observe(s: Any, seat: int, out: MutableSequence[int]) -> None:
    """Write the features that a seat sees."""
    raise _no_game()


@hook
def derive_features(s: Any, seat: int, out: MutableSequence[int], begin: int) -> None:
    """Write what an expert works out from what a seat sees, from ``out[begin]`` on."""
    raise _no_game()


@hook
def check_invariants(s: Any) -> int:
    """Return 0, or the number of the first invariant that is violated."""
    raise _no_game()


@hook
def candidate_moves(s: Any, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal moves that a bot considers, at least one; return their number."""
    raise _no_game()


@hook
def move_score(s: Any, seat: int, move: int) -> int:
    """Estimate how good a legal move is for its seat."""
    raise _no_game()


@hook
def evaluate(s: Any, seat: int) -> int:
    """Estimate what a seat will have at the end, in hundredths of a point."""
    raise _no_game()


@hook
def turns_ended(s: Any) -> int:
    """Return the number of turns that have ended."""
    raise _no_game()


# --- Defaults -------------------------------------------------------------------------------------

MOVE_COUNT: int = open_name()  # of the game

DEFAULT_FEATURES = Features()
TO_MOVE = DEFAULT_FEATURES.add(
    "to move", MOST_SEATS, "by seat, from the observer on: 1 if it may act"
)

RANK_STRIDE = 16  # more than there are seats


@rule
def await_players_to_move(s: Any) -> int:
    """Every seat that may act is waited for."""
    return players_to_move(s)


@rule
def legal_by_predicate(s: Any, seat: int, out: MutableSequence[int]) -> int:
    """Every move that breaks no rule."""
    n = 0
    for move in range(MOVE_COUNT):
        if broken_rule(s, seat, move) == 0:
            out[n] = move
            n += 1
    return n


@rule
def consider_all(s: Any, seat: int, out: MutableSequence[int]) -> int:
    """Bots consider every legal move."""
    return legal(s, seat, out)


@rule
def ranks_by_scores(s: Any, out: MutableSequence[int]) -> None:
    """More points are better, and equal points share a rank.

    While ranks are counted, `out` holds both: the points times RANK_STRIDE, plus the rank. It may
    be an array of floats, which search uses for rewards.
    """
    scores(s, out)
    for seat in range(s.seats):
        out[seat] *= RANK_STRIDE
    for seat in range(s.seats):
        for other in range(s.seats):
            if out[other] // RANK_STRIDE > out[seat] // RANK_STRIDE:
                out[seat] += 1
    for seat in range(s.seats):
        out[seat] %= RANK_STRIDE


@rule
def resample_chance(s: Any, seat: int, seed: int) -> None:
    """Only what chance will bring is hidden."""
    seed_chance(s, seed)


@rule
def observe_turn(s: Any, seat: int, out: MutableSequence[int]) -> None:
    """Whose move it is, from the observer on."""
    mask = players_to_move(s)
    for place in range(MOST_SEATS):
        out[TO_MOVE + place] = 0
        if place < s.seats:
            out[TO_MOVE + place] = mask >> (seat + place) % s.seats & 1


@rule
def derive_nothing(s: Any, seat: int, out: MutableSequence[int], begin: int) -> None:
    """An observation says it all."""


@rule
def score_no_move(s: Any, seat: int, move: int) -> int:
    """All moves look equally good."""
    return 0


@rule
def evaluate_nothing(s: Any, seat: int) -> int:
    """No estimate: the end will tell."""
    return 0


@rule
def count_no_turns(s: Any) -> int:
    """The game does not count its turns."""
    return 0


# --- The rules of a game --------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of a game as the kernel calls them: plain functions over its state.

    Six must be written; the others have defaults.
    """

    setup: Callable[[Any, int, int, Any], None]
    players_to_move: Callable[[Any], int]
    broken_rule: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int], None]
    over: Callable[[Any], bool]
    scores: Callable[[Any, Any], None]
    players_awaited: Callable[[Any], int] = await_players_to_move
    legal: Callable[[Any, int, Any], int] = legal_by_predicate
    ranks: Callable[[Any, Any], None] = ranks_by_scores
    resample_hidden: Callable[[Any, int, int], None] = resample_chance
    observe: Callable[[Any, int, Any], None] = observe_turn
    derive_features: Callable[[Any, int, Any, int], None] = derive_nothing
    check_invariants: Callable[[Any], int] = none_broken
    candidate_moves: Callable[[Any, int, Any], int] = consider_all
    move_score: Callable[[Any, int, int], int] = score_no_move
    evaluate: Callable[[Any, int], int] = evaluate_nothing
    turns_ended: Callable[[Any], int] = count_no_turns

    def by_hook(self) -> dict[Any, Any]:
        """The rules by the function of this module that stands for each."""
        return {globals()[field.name]: getattr(self, field.name) for field in fields(self)}

    def specialized(self, specializer: Specializer) -> Rules:
        """The rules as a specializer makes them; defaults stay for `completed`."""
        own = {f.name: getattr(self, f.name) for f in fields(self)}
        return replace(
            self,
            **{
                name: specializer.specialize(function)
                for name, function in own.items()
                if function is not CALLING_DEFAULTS.get(name)
            },
        )

    def completed(self, move_count: int) -> Rules:
        """The rules with defaults that call this game's rules."""
        specializer = Specializer({"MOVE_COUNT": move_count}, self.by_hook())
        return replace(
            self,
            **{
                name: specializer.specialize(default)
                for name, default in CALLING_DEFAULTS.items()
                if getattr(self, name) is default
            },
        )


# The defaults that call rules of the game.
CALLING_DEFAULTS = {
    "players_awaited": await_players_to_move,
    "legal": legal_by_predicate,
    "candidate_moves": consider_all,
    "ranks": ranks_by_scores,
    "observe": observe_turn,
}
