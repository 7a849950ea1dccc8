"""The desert on which the robber starts, where a scenario leaves it to chance or to a player."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.components import DESERT
from heliopolis.games.catan.log_events import CHOSE_DESERT
from heliopolis.games.catan.moves import CHOOSE_DESERT_AT
from heliopolis.games.catan.setup import start_placing
from heliopolis.games.catan.state import State
from heliopolis.games.catan.tables import HEX_COUNT, MOVE_OF, RULE_AGAINST_DESERT
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import hook, log_event, rule


@rule
def draw_desert(s: State) -> int:
    """Return one of the deserts, each equally likely."""
    count = 0
    for hex_ in range(HEX_COUNT):
        if s.terrain[hex_] == DESERT:
            count += 1
    skip = rand(s, count)
    chosen = 0
    while s.terrain[chosen] != DESERT or skip > 0:
        if s.terrain[chosen] == DESERT:
            skip -= 1
        chosen += 1
    return chosen


@rule
def rule_against_desert(s: State, hex_: int) -> int:
    """The robber starts on a desert."""
    return 0 if s.terrain[hex_] == DESERT else RULE_AGAINST_DESERT


@rule
def list_deserts(s: State, out: MutableSequence[int]) -> int:
    """Write the deserts on which the robber may start."""
    n = 0
    for hex_ in range(HEX_COUNT):
        if rule_against_desert(s, hex_) == 0:
            out[n] = MOVE_OF[CHOOSE_DESERT_AT] + hex_
            n += 1
    return n


@rule
def choose_desert(s: State, seat: int, hex_: int) -> None:
    """Put the robber on a desert."""
    s.robber = hex_
    log_event(s, CHOSE_DESERT, seat, hex_)
    after_desert(s)


@hook
def after_desert(s: State) -> None:
    """Go on to the placement of the first settlements."""
    start_placing(s)
