"""What scenarios change: rules that do next to nothing on the plain island.

A scenario lists its own rules of these names in its ``CHANGES``. It may as well change any other
rule of this folder; these are made for it, besides

- ``begin_game``, ``begin_turn``, ``standing``, ``check_victory`` in :mod:`~.turn`,
- ``placing_seat``, ``start_vertex_breaks``, ``start_income`` in :mod:`~.start`,
- ``seven`` in :mod:`~.seven`,
- ``connects``, ``after_road``, ``after_settlement`` in :mod:`~.build` and :mod:`~.roads`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.state import MAIN, State
from heliopolis.kernel.rules import rule


@rule("CB-4.1")
def after_roll(s: State) -> None:
    """The roll is worked off: trade and build."""
    s.phase = MAIN
    s.actor = s.active


@rule
def after_production(s: State) -> None:
    """Everybody has what the roll yields."""
    after_roll(s)


@rule
def after_seven(s: State) -> None:
    """Discards are made and the robber has moved."""
    after_roll(s)


@rule("CB-9.2")
def resume_turn(s: State) -> None:
    """A development card has done its work: the turn goes on where it was."""
    s.phase = s.resume


@rule
def rule_against_robber_place(s: State, hex_: int) -> int:
    """0, or the rule that keeps the robber from a land hex."""
    return 0


@rule
def rule_against_settlement_place(s: State, vertex: int) -> int:
    """0, or the rule that keeps everybody from building a settlement on a vertex."""
    return 0


@rule
def after_city(s: State, seat: int, vertex: int) -> None:
    """A city stands."""


@rule
def more_points(s: State, seat: int) -> int:
    """The points everybody sees that a scenario adds; they are in `points` already."""
    return 0


# --- Questions and moves of a scenario's own ------------------------------------------------------


@rule
def players_to_move_more(s: State) -> int:
    """Who may act in a question of the scenario, as bits."""
    return 1 << s.actor


@rule
def list_more(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write what the scenario adds to the moves of `main`, or those of its own questions."""
    return n


@rule
def broken_rule_more(s: State, seat: int, move: int) -> int:
    """0, or the rule that a move breaks which is none of the plain game's moves of this phase."""
    return 401


@rule
def apply_more(s: State, seat: int, move: int) -> None:
    """Carry out a move of the scenario."""


# --- What is hidden, seen and sound besides -------------------------------------------------------


@rule
def pledged(s: State, seat: int) -> int:
    """How many cards of `pledged_kind` a hand must hold, because its owner has bid them."""
    return 0


@rule
def pledged_kind(s: State, resource: int) -> bool:
    """Whether a resource may pay what was bid."""
    return False


@rule
def resample_more_hidden(s: State, seat: int) -> None:
    """Resample what a scenario hides from a seat."""


@rule
def observe_more(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Write the features that a scenario adds; returns where they end."""
    return n


@rule
def knights_are_being_paid(s: State) -> bool:
    """Whether Largest Army is settled only when something under way is done."""
    return False


@rule
def check_more_invariants(s: State) -> int:
    """0, or the number of the scenario's own invariant that is violated."""
    return 0


@rule
def more_move_score(s: State, seat: int, move: int) -> int:
    """How good a move of the scenario looks."""
    return 0


@rule
def plan_more(s: State, seat: int, spot: bool) -> int:
    """The best plan for a hand that a scenario adds; `spot`: he has a place to settle."""
    return 0


@rule
def worth_more(s: State, seat: int) -> int:
    """What a seat can expect of what the scenario adds, in hundredths of a point."""
    return 0


@rule
def pip_worth(s: State) -> int:
    """What one way of 36 to get a card promises until the end, in hundredths of a point."""
    return 6
