"""Hooks that do next to nothing on the plain island: scenarios override them.

They stand here in the order of play. Further hooks are rules of the plain game, marked `@hook`
where they are defined. ``heliopolis rules --differences catan-cheops`` lists what a scenario
overrides.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.rulebook import CB_4_1
from heliopolis.games.catan.state import MAIN, State
from heliopolis.kernel.rules import hook, rule


@rule("CB-4.1")
def start_main(s: State) -> None:
    """Start trading and building once the roll is resolved."""
    s.phase = MAIN
    s.actor = s.active


@hook
def after_production(s: State) -> None:
    """Go on after all players have received what the roll yields."""
    start_main(s)


@hook
def after_seven(s: State) -> None:
    """Go on after the discards and the move of the robber."""
    start_main(s)


@hook("CB-9.2")
def resume_turn(s: State) -> None:
    """Return to the phase in which a development card was played."""
    s.phase = s.resume


@hook
def rule_against_robber_place(s: State, hex_: int) -> int:
    """Return the rule that keeps the robber from a land hex, or 0."""
    return 0


@hook
def rule_against_settlement_place(s: State, vertex: int) -> int:
    """Return the rule that keeps all players from building a settlement on a vertex, or 0."""
    return 0


@hook
def more_points(s: State, seat: int) -> int:
    """Return the visible points that a scenario adds; they are part of `points` already."""
    return 0


# --- Phases and moves of a scenario ---------------------------------------------------------------


@hook
def list_more(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the moves that the scenario adds to MAIN, or those of one of its own phases."""
    return n


@hook
def broken_rule_more(s: State, seat: int, move: int) -> int:
    """Judge a move that is none of the plain game's moves in this phase."""
    return CB_4_1


@hook
def apply_more(s: State, seat: int, move: int) -> None:
    """Carry out a move of the scenario."""


# --- Hidden information, observation, evaluation --------------------------------------------------


@hook
def count_pledged(s: State, seat: int) -> int:
    """Return the number of cards of `is_pledged_kind` that a hand must hold to back a bid."""
    return 0


@hook
def is_pledged_kind(s: State, resource: int) -> bool:
    """Return whether a resource may pay what was bid."""
    return False


@hook
def observe_more(s: State, observer: int, out: MutableSequence[int], n: int) -> int:
    """Write the features that a scenario adds; return where they end."""
    return n


@hook
def derive_more(s: State, observer: int, out: MutableSequence[int], begin: int) -> None:
    """Write the derived features that a scenario adds, from ``out[begin]`` on."""


@hook
def is_army_unsettled(s: State) -> bool:
    """Return whether Largest Army is settled only when a payment under way is complete."""
    return False


@hook
def score_more(s: State, seat: int, move: int) -> int:
    """Return how good a move of the scenario looks."""
    return 0


@hook
def value_plan_more(s: State, seat: int, outlook: int) -> int:
    """Return the value of the best plan for a hand that a scenario adds.

    `outlook` is what `hand_values.find_outlook` returns.
    """
    return 0


@hook
def evaluate_more(s: State, seat: int) -> int:
    """Return what a seat can expect of what the scenario adds, in hundredths of a point."""
    return 0


PIP_UNTIL_END = 6


@hook
def value_pip(s: State) -> int:
    """Return what one roll of 36 that brings a card is worth until the end of the game."""
    return PIP_UNTIL_END
