from __future__ import annotations

import random

import pytest

from heliopolis.games.catan import roads
from heliopolis.games.catan.island.board import FRAME
from tests.games.catan.positions import Island

PATH = ("-1,-1,se", "-1,0,ne", "0,-1,se", "0,0,ne", "1,-1,se", "1,0,ne", "2,-1,se")
RING = ("0,0,ne", "0,0,e", "0,0,se", "-1,1,ne", "-1,0,e", "0,-1,se")


@pytest.mark.rule("CB-8.4", "CB-1.2", "CB-1.4")
@pytest.mark.vector("CB-X7")
def test_settlements_keep_their_distance() -> None:
    position = Island().settle(1, "0,0,n").road(0, "0,0,ne", "1,-1,se", "1,-1,e", "0,-1,ne")
    position.road(0, "0,-1,e", "0,-1,se").hand(0, brick=1, lumber=1, wool=1, grain=1)
    for vertex in ("1,-1,s", "0,-1,s", "1,-2,s"):
        assert position.refused(f"0: build_settlement {vertex}") == "CB-8.4"
    assert position.refused("0: build_settlement 0,0,n") == "CB-1.4"
    assert position.refused("0: build_settlement 1,0,n") is None


@pytest.mark.rule("CB-8.2")
@pytest.mark.vector("CB-X8")
def test_roads_end_at_opponents_buildings() -> None:
    position = Island().road(0, "0,-1,se").settle(1, "0,0,n")
    position.hand(0, brick=1, lumber=1).hand(1, brick=1, lumber=1)
    for edge in ("0,0,ne", "0,-1,e"):
        assert position.refused(f"0: build_road {edge}") == "CB-8.2"
    assert position.refused("0: build_road 0,-1,se") == "CB-1.4"
    position.turn_of(1)
    for edge in ("0,0,ne", "0,-1,e"):
        assert position.refused(f"1: build_road {edge}") is None


@pytest.mark.rule("CB-8.1", "CB-8.3", "CB-8.5", "CB-8.6", "CB-2.4")
def test_building_needs_cards_pieces_and_a_place() -> None:
    position = Island().road(0, "0,0,ne")
    assert position.refused("0: build_road 1,-1,se") == "CB-8.1"
    position.hand(0, brick=2, lumber=2, wool=1, grain=3, ore=3)
    assert position.refused("0: build_settlement 0,2,n") == "CB-8.3"
    assert position.refused("0: build_city 0,0,n") == "CB-8.5"
    position.play("0: build_settlement 0,0,n", "0: build_city 0,0,n", "0: build_road 0,-1,se")
    assert position.goods(0) == {}
    assert position.points(0) == 2
    assert position.refused("0: build_city 0,0,n") == "CB-8.5"


@pytest.mark.rule("CB-2.2", "CB-8.5")
@pytest.mark.vector("CB-X17")
def test_pieces_run_out_and_come_back() -> None:
    position = Island().settle(0, "0,0,n", "0,2,n", "0,-2,n", "2,-1,n", "-1,3,n")
    position.road(0, "1,0,ne").hand(0, brick=1, lumber=1, wool=1, grain=3, ore=3)
    assert position.refused("0: build_settlement 1,0,n") == "CB-2.2"
    position.play("0: build_city 0,0,n", "0: build_settlement 1,0,n")
    position.state.cities_left[0] = 0
    assert position.refused("0: build_city 0,2,n") == "CB-2.2"


@pytest.mark.rule("CB-2.2")
def test_roads_run_out() -> None:
    position = Island().settle(0, "0,0,n").hand(0, brick=1, lumber=1)
    position.state.roads_left[0] = 0
    assert position.refused("0: build_road 0,0,ne") == "CB-2.2"


@pytest.mark.rule("CB-10.1", "CB-10.3")
@pytest.mark.vector("CB-X9")
@pytest.mark.parametrize(
    ("vertex", "length"),
    [("-1,0,n", 6), ("0,-1,s", 5), ("0,0,n", 4), ("1,-1,s", 4), ("1,0,n", 5), ("2,-1,s", 6)],
)
def test_an_opponents_building_interrupts_a_road(vertex: str, length: int) -> None:
    position = Island().road(0, *PATH)
    assert position.state.road_length[0] == 7
    twin = Island().road(0, *PATH).settle(0, vertex)
    assert twin.state.road_length[0] == 7
    position.settle(1, vertex)
    assert position.state.road_length[0] == length


@pytest.mark.rule("CB-10.1")
@pytest.mark.vector("CB-X10")
def test_rings_count_in_full() -> None:
    assert Island().road(0, *RING).state.road_length[0] == 6
    assert Island().road(0, *RING, "0,-1,e").state.road_length[0] == 7
    assert Island().road(0, *RING).settle(1, "0,0,n").state.road_length[0] == 6
    assert Island().road(0, *RING).settle(1, "0,0,n").settle(2, "0,0,s").state.road_length[0] == 3


@pytest.mark.rule("CB-10.1")
@pytest.mark.vector("CB-X11")
def test_only_the_longest_branch_counts() -> None:
    fork = ("0,0,ne", "1,-1,se", "0,-1,se", "-1,0,ne", "0,-1,e", "0,-1,ne")
    assert Island().road(0, *fork).state.road_length[0] == 4
    assert Island().road(0, *fork).settle(1, "0,0,n").state.road_length[0] == 2


@pytest.mark.rule("CB-10.1")
def test_the_longest_road_is_exact_on_networks_of_all_shapes() -> None:
    choose = random.Random(5)
    ends = [tuple(FRAME.vertex_index[e] for e in _ends(edge)) for edge in range(72)]
    for _ in range(60):
        position = Island()
        start = choose.randrange(72)
        network = [start]
        while len(network) < choose.randrange(8, 16):
            near = [e for e in range(72) if e not in network and _touch(ends, e, network)]
            network.append(choose.choice(near))
        for edge in network:
            position.state.road[edge] = 0
            position.state.roads_left[0] -= 1
        blocked = set()
        for vertex in choose.sample(range(54), 4):
            if position.state.owner[vertex] == -1:
                position.state.owner[vertex] = 1
                blocked.add(vertex)
        found = position.call(roads.longest_road, 0)
        assert found == _longest_by_trying(ends, network, blocked)
        assert [e for e in range(72) if position.state.road[e] == 0] == sorted(network)


@pytest.mark.rule("CB-10.3")
def test_a_new_road_is_measured_as_the_whole_network_would_be() -> None:
    choose = random.Random(6)
    ends = [tuple(FRAME.vertex_index[e] for e in _ends(edge)) for edge in range(72)]
    rings = 0
    for _ in range(40):
        position = Island()
        for vertex in choose.sample(range(54), 3):
            if position.state.owner[vertex] == -1:
                position.state.owner[vertex] = 1
        network = [choose.randrange(72)]
        while len(network) < 15:
            near = [e for e in range(72) if e not in network and _touch(ends, e, network)]
            touched = {vertex for edge in network for vertex in ends[edge]}
            closing = [e for e in near if set(ends[e]) <= touched]
            network.append(choose.choice(closing or near))
        for edge in network:
            position.state.road[edge] = 0
            position.state.roads_left[0] -= 1
            position.call(roads.after_road, 0, edge)
            assert position.state.road_length[0] == position.call(roads.longest_road, 0)
        rings += len({v for e in network for v in ends[e]}) < len(network) + 1
    assert 10 < rings < 40


def _ends(edge: int) -> list[tuple[int, int, str]]:
    from heliopolis.games.catan.geometry import ends

    return ends(*FRAME.edges[edge])


def _touch(ends: list[tuple[int, ...]], edge: int, network: list[int]) -> bool:
    return any(set(ends[edge]) & set(ends[other]) for other in network)


def _longest_by_trying(ends: list[tuple[int, ...]], network: list[int], blocked: set[int]) -> int:
    def walk(vertex: int, used: frozenset[int]) -> int:
        if used and vertex in blocked:
            return len(used)
        onward = [e for e in network if e not in used and vertex in ends[e]]
        return max([len(used)] + [walk(sum(ends[e]) - vertex, used | {e}) for e in onward])

    return max(walk(v, frozenset()) for e in network for v in ends[e])


@pytest.mark.rule("CB-10.2", "CB-10.3", "CB-10.4")
@pytest.mark.vector("CB-X12")
def test_a_tie_does_not_take_longest_road() -> None:
    position = with_lengths(6, 6)
    assert position.state.road_holder == 0
    assert position.points(0) == 2
    position.settle(2, "0,-1,s")  # cuts the six of seat 0 into two and four
    assert position.state.road_length[:2] == [4, 6]
    assert (position.state.road_holder, position.points(0), position.points(1)) == (1, 0, 2)


@pytest.mark.rule("CB-10.3")
@pytest.mark.vector("CB-X12")
def test_a_tie_of_others_sets_the_card_aside() -> None:
    position = with_lengths(6, 6, 6)
    position.settle(2, "0,-1,s")
    assert position.state.road_holder == -1
    position.hand(1, brick=1, lumber=1).turn_of(1)
    position.play(f"1: build_road {SOUTH[6]}")
    assert position.state.road_holder == 1


@pytest.mark.rule("CB-10.3")
@pytest.mark.vector("CB-X13")
def test_a_holder_who_is_tied_after_a_break_keeps_the_card() -> None:
    position = Island().road(0, "-2,0,ne", *PATH)
    position.road(1, *SOUTH[:5])
    assert position.state.road_length[:2] == [8, 5]
    position.settle(2, "1,-1,s")  # five on one side, three on the other
    assert position.state.road_length[:2] == [5, 5]
    assert position.state.road_holder == 0


# Paths along other rows, from west to east.
SOUTH = ("-3,2,ne", "-2,1,se", "-2,2,ne", "-1,1,se", "-1,2,ne", "0,1,se", "0,2,ne")
NORTH = ("0,-3,se", "0,-2,ne", "1,-3,se", "1,-2,ne", "2,-3,se", "2,-2,ne")


def with_lengths(*lengths: int) -> Island:
    position = Island()
    paths = {0: PATH, 1: SOUTH, 3: NORTH}
    for seat, length in zip(paths, lengths, strict=False):
        position.road(seat, *paths[seat][:length])
        assert position.state.road_length[seat] == length
    return position
