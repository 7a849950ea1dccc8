"""What the bench measures besides: the share of a step that is spent on connections."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.bench import BenchmarkedRule
from heliopolis.games.catan.cheops.overrides import specialize
from heliopolis.games.catan.cheops.routes import join_route, reaches_building, work_out_routes
from heliopolis.games.catan.cheops.state import State
from heliopolis.games.catan.tables import EDGE_COUNT, VERTEX_COUNT
from heliopolis.kernel.rules import rule


@rule
def look_up_everything(s: State, out: MutableSequence[int]) -> int:
    """Look up whether each seat reaches each vertex; return the number of look-ups."""
    for seat in range(s.seats):
        for vertex in range(VERTEX_COUNT):
            if reaches_building(s, seat, vertex):
                out[0] += 1
    return s.seats * VERTEX_COUNT


@rule
def join_everything(s: State, out: MutableSequence[int]) -> int:
    """Work out all routes, piece by piece; return the number of pieces."""
    work_out_routes(s)
    pieces = 0
    for edge in range(EDGE_COUNT):
        if s.road[edge] >= 0:
            pieces += 1
    return pieces


BENCHMARKED = (
    BenchmarkedRule(
        "connectivity",
        specialize(reaches_building),
        specialize(look_up_everything),
    ),
    BenchmarkedRule(
        "connectivity",
        specialize(join_route),
        specialize(join_everything),
    ),
)
