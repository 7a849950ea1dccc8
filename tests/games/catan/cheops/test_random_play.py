"""What holds in whole games: no piece is lost, routes match a search, points rise on turn only."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.catan.cheops import GAME
from heliopolis.games.catan.cheops.board import FRAME
from heliopolis.games.catan.cheops.overrides import specialize
from heliopolis.games.catan.cheops.routes import reaches_building
from heliopolis.games.catan.cheops.state import PHARAOH, SHIP
from heliopolis.games.catan.components import GOLD
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.state import SETUP_ROAD
from heliopolis.table import Table
from heliopolis.testing.play import play_randomly

_FRAME: dict[str, Any] = FRAME.names()


@pytest.mark.rule("CH-2.1", "CH-7.6", "CH-7.7")
@pytest.mark.vector("CH-X30")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 1), (4, 2)])
def test_no_piece_or_card_is_lost(seats: int, seed: int) -> None:
    laid: list[int] = []

    def watch(table: Table) -> None:
        s = table.state()
        assert s.bank[GOLD] + sum(s.hand[seat][GOLD] for seat in range(seats)) == 40
        for resource in range(5):
            assert s.bank[resource] + sum(s.hand[n][resource] for n in range(seats)) == 19
        assert s.pyramid.count(PHARAOH) == s.black <= 16
        assert sum(s.blocks) + s.black == s.laid <= 30
        assert s.pyramid[: len(laid)] == laid  # blocks stay
        laid[:] = s.pyramid[: s.laid]
        for seat in range(seats):
            pieces = [s.ship[e] >= SHIP for e, owner in enumerate(s.road) if owner == seat]
            assert sum(pieces) + s.ships_left[seat] == 8
            assert len(pieces) - sum(pieces) + s.roads_left[seat] == 15

    play_randomly(GAME, seats, seed, {}, True, watch)


def found_by_search(s: Any, seat: int, goal: int) -> bool:
    """Search by CH-5.2 as written: from a player's buildings along pieces of any player."""
    seen: set[int] = set()
    open_ = [v for v, owner in enumerate(s.owner) if owner == seat]
    while open_:
        vertex = open_.pop()
        if vertex == goal:
            return True
        foreign = s.owner[vertex] >= 0 and s.owner[vertex] != seat
        if vertex in seen or (foreign and s.building_blocks_route == TRUE):
            continue
        seen.add(vertex)
        ways = zip(_FRAME["VERTEX_EDGES"][vertex], _FRAME["VERTEX_NEIGHBOURS"][vertex], strict=True)
        open_ += [other for edge, other in ways if edge >= 0 and s.road[edge] >= 0]
    return False


@pytest.mark.rule("CH-5.1", "CH-5.2", "CH-5.3", "CH-5.4", "CH-12.3")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"foreign_building_blocks_route": "true"},
        {"ship_rules": "seafarers"},
        {"ship_rules": "seafarers", "foreign_building_blocks_route": "true"},
        {"third_start_road": "false"},
    ],
)
def test_routes_match_a_search(options: dict[str, str]) -> None:
    reaches = specialize(reaches_building)

    def watch(table: Table) -> None:
        s = table.state()
        if len(table.moves) % 29 or s.phase <= SETUP_ROAD:
            return
        for vertex, owner in enumerate(s.owner):
            for seat in range(s.seats) if owner >= 0 else ():
                if seat != owner:
                    expected = found_by_search(s, seat, vertex)
                    assert reaches(s, seat, vertex) == expected, (
                        len(table.moves),
                        seat,
                        vertex,
                    )

    play_randomly(GAME, 4, 3, {**options, "turn_limit": 300}, True, watch)


@pytest.mark.rule("CH-3.2", "CH-10.1")
@pytest.mark.vector("CH-X18")
def test_nobody_gains_points_in_another_turn() -> None:
    before: list[int] = []

    def watch(table: Table) -> None:
        s = table.state()
        points = [0] * s.seats
        GAME.rules.scores(s, points)
        if s.phase > SETUP_ROAD:
            if before:
                changed = [n for n in range(s.seats) if points[n] > before[n]]
                mover = table.moves[-1].seat
                assert all(n == mover for n in changed)
            if not table.over:
                assert max(points) <= 11
            before[:] = points

    for seed in (1, 2):
        before.clear()
        play_randomly(GAME, 4, seed, {}, True, watch)
