from __future__ import annotations

import pytest

from tests.games.catan.positions import Campaign

A, B, C, D = range(4)
NOBODY, AWAY = -1, -2


def offices(position: Campaign) -> list[int]:
    return list(position.state.office)


@pytest.mark.rule("AL-8.1", "AL-8.2", "AL-8.3", "AL-8.4", "AL-7.2")
@pytest.mark.vector("AL-X15")
def test_four_players_compete_for_three_offices() -> None:
    position = Campaign(chit_mix="28-0-0-0").chits(2, 2, 2, 2)
    for seat, expected in (
        (A, [A, NOBODY, NOBODY]),
        (B, [A, B, NOBODY]),
        (B, [B, A, NOBODY]),
        (C, [B, A, C]),
        (D, [B, A, C]),
        (D, [B, D, C]),
        (A, [B, D, A]),
    ):
        position.win_chit(seat)
        assert offices(position) == expected
    assert [position.points(seat) for seat in range(4)] == [2, 4, 0, 3]


@pytest.mark.rule("AL-8.2", "AL-8.3", "AL-8.4")
@pytest.mark.vector("AL-X16")
def test_a_player_without_an_office_can_take_the_best_one() -> None:
    position = Campaign(chit_mix="28-0-0-0").chits(4, 4, 4, 4).office(A, B, C).win_chit(D)
    assert offices(position) == [D, B, C]
    assert [position.points(seat) for seat in range(4)] == [0, 3, 2, 4]
    position = Campaign(chit_mix="28-0-0-0").chits(4, 4, 4, 4).office(A, B, D).win_chit(D)
    assert offices(position) == [D, B, A]


@pytest.mark.rule("AL-8.1", "AL-2.7")
@pytest.mark.vector("AL-X17")
def test_three_players_compete_for_two_offices() -> None:
    position = Campaign(3, chit_mix="28-0-0-0").chits(2, 2, 2)
    position.win_chit(A).win_chit(B).win_chit(C)
    assert offices(position) == [A, AWAY, B]
    position.win_chit(A).win_chit(A).win_chit(C)
    assert offices(position) == [A, AWAY, C]
    assert [position.points(seat) for seat in range(3)] == [4, 0, 2]


@pytest.mark.rule("AL-8.3")
def test_exchanging_offices_is_a_choice_by_option() -> None:
    position = Campaign(chit_mix="28-0-0-0", card_exchange="choice").chits(4, 4, 4, 4)
    position.office(A, B, C).win_chit(D)
    assert position.phase == "exchange"
    assert position.legal(D) == [f"exchange_card {s}" for s in (A, B, C)] + ["keep_card"]
    assert position.refused("3: exchange_card 3") == "AL-8.2"
    twin = position.state.copy()
    position.play("3: exchange_card 1")
    assert offices(position) == [A, D, C]
    position.state = twin
    position.play("3: keep_card")
    assert offices(position) == [A, B, C]
    assert position.phase == "main"
