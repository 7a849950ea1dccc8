"""What the bench looks at in particular: the share of a step that goes into what is connected."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.cheops.changes import OVERRIDES
from heliopolis.games.catan.cheops.routes import join_route, reaches_building, work_out_routes
from heliopolis.games.catan.cheops.state import State
from heliopolis.games.catan.names import EDGE_COUNT, VERTEX_COUNT
from heliopolis.kernel.game import Part
from heliopolis.kernel.rules import rule
from heliopolis.kernel.specialize import Specializer


@rule
def look_everything_up(s: State, out: MutableSequence[int]) -> int:
    """Whether each seat reaches each vertex; returns how many look-ups that are."""
    for seat in range(s.seats):
        for vertex in range(VERTEX_COUNT):
            if reaches_building(s, seat, vertex):
                out[0] += 1
    return s.seats * VERTEX_COUNT


@rule
def join_everything(s: State, out: MutableSequence[int]) -> int:
    """All routes anew, piece by piece; returns how many pieces there are."""
    work_out_routes(s)
    pieces = 0
    for edge in range(EDGE_COUNT):
        if s.road[edge] >= 0:
            pieces += 1
    return pieces


_specializer = Specializer(OVERRIDES)
PARTS = (
    Part(
        "connectivity",
        _specializer.specialize(reaches_building),
        _specializer.specialize(look_everything_up),
    ),
    Part(
        "connectivity",
        _specializer.specialize(join_route),
        _specializer.specialize(join_everything),
    ),
)
