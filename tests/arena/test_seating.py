"""Seating: every bot in every seat equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from heliopolis.arena.seating import Lineup
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game


@pytest.mark.parametrize(
    ("bots", "seats", "seatings"),
    [
        ("a,b", None, 2),
        ("a,b,c", None, 6),
        ("a,b,c,d", None, 24),
        ("a,b,c,d,e", None, 20),  # of 120
        ("a,b*3", None, 4),
        ("a,b,b,b", None, 4),
        ("a*2,b*2", None, 6),
        ("a*2,b,c,d", None, 20),  # of 60
        ("a", None, 1),
        ("a,b,c", 2, 6),
        ("a,b,c,d,e,f", 5, 6 * 20),
        ("a,b", 3, 6),
        ("a,b", 4, 14),
        ("a,b,c", 4, 36),
        ("a,b,c", 5, 6 * 20),
        ("a", 5, 1),
        ("search:500 , my.module:Bot*2", None, 3),
    ],
)
def test_every_bot_sits_in_every_seat_equally_often(
    ra: Game, bots: str, seats: int | None, seatings: int
) -> None:
    lineup = Lineup.of(bots, ra, seats)
    assert len(lineup.seatings) == seatings
    assert {len(seating) for seating in lineup.seatings} == {lineup.seats}
    for bot in range(len(lineup.bots)):
        times = [sum(s[seat] == bot for s in lineup.seatings) for seat in range(lineup.seats)]
        assert len(set(times)) == 1
        assert times[0] > 0


@pytest.mark.parametrize("bots", ["a,b,c", "a,b,c,d", "a,b,c,d,e"])
def test_every_pair_sits_in_every_pair_of_seats_equally_often(ra: Game, bots: str) -> None:
    lineup = Lineup.of(bots, ra)
    for first, second in permutations(range(lineup.seats), 2):
        met = Counter((seating[first], seating[second]) for seating in lineup.seatings)
        assert len(set(met.values())) == 1
        assert len(met) == lineup.seats * (lineup.seats - 1)


def test_names_count_once(ra: Game) -> None:
    assert Lineup.of("b,a*2", ra).bots == ("b", "a")
    assert Lineup.of("a,b,a", ra) == Lineup.of("a*2,b", ra)


@pytest.mark.parametrize(
    ("bots", "seats", "wrong"),
    [
        ("", None, "bots: ''"),
        ("a,,b", None, "bots: ''"),
        ("a*0", None, "bots: 'a*0': 0 seats are not in 1..16"),
        ("a*b", None, "bots: 'a*b'"),
        ("*3", None, "bots: '*3'"),
        ("a*99", None, "bots: 'a*99': 99 seats are not in 1..16"),
        ("a*9,b*9", None, "bots: 18 are listed"),
        ("a\n", 2, "bots: "),
        ("a,b", 6, "seats: "),
        ("a*2,b", 5, "seats: 5 seats cannot be filled"),
    ],
)
def test_an_invalid_list_of_bots_is_refused(
    ra: Game, bots: str, seats: int | None, wrong: str
) -> None:
    with pytest.raises(BadSetupError) as caught:
        Lineup.of(bots, ra, seats)
    assert str(caught.value).startswith(wrong)
