from __future__ import annotations

from collections import Counter

import pytest

import heliopolis
from heliopolis.games.catan.alexander.board import FIRST_CHIT
from heliopolis.games.catan.alexander.march import turn_chit
from heliopolis.games.catan.components import DESERT
from heliopolis.games.catan.desert import draw_desert
from heliopolis.kernel.chance import seed_chance
from tests.games.catan.positions import Campaign


@pytest.mark.rule("AL-1.1", "AL-1.2", "AL-2.1", "AL-2.2", "AL-2.5", "AL-2.6", "AL-2.7", "AL-2.9")
@pytest.mark.vector("AL-X4", "AL-X5")
@pytest.mark.parametrize(("seats", "pile", "bank"), [(4, 75, 0), (3, 60, 4)])
def test_everyone_is_dealt_five_cards(seats: int, pile: int, bank: int) -> None:
    position = Campaign(seats, dealt=True)
    s = position.state
    assert (s.pile_left, s.bank[:5], s.cards[:seats]) == (pile, [bank] * 5, [5] * seats)
    assert s.target == 14
    assert not any(owner >= 0 for owner in s.owner)
    assert (s.chits_left, list(s.route_kind).count(1)) == ([7] * 4, 25)
    view = position.view(None)
    assert view["offices"]["first_counsellor"] == ("put_away" if seats == 3 else None)
    assert view["route"][1]["event"] is None
    position.check()


@pytest.mark.rule("AL-2.4")
def test_the_first_player_chooses_the_robbers_desert() -> None:
    position = Campaign(dealt=True)
    assert len(position.legal(0)) == 6
    assert position.refused("0: choose_robber_desert 0,0") == "AL-2.4"
    assert position.refused("1: choose_robber_desert 5,3") == "CB-4.3"
    position.play("0: choose_robber_desert 5,3")
    assert position.view(None)["robber"] == "5,3"
    options = {"robber_start": "random_desert"}
    deserts = {
        heliopolis.new("catan-alexander", 4, seed, options).view()["table"]["robber"]
        for seed in range(40)
    }
    assert len(deserts) == 6


@pytest.mark.rule("AL-2.4")
def test_every_desert_may_be_drawn_for_the_robber_the_first_and_the_last_hex_too() -> None:
    position = Campaign()
    s = position.state
    deserts = {0, 7, len(s.terrain) - 1}
    for hex_ in range(len(s.terrain)):
        s.terrain[hex_] = DESERT if hex_ in deserts else 0
    drawn = Counter(position.call(draw_desert) for _ in range(90))
    assert drawn.keys() == deserts
    assert min(drawn.values()) > 15


@pytest.mark.rule("AL-2.2", "AL-5.2")
def test_every_chit_that_lies_face_down_is_equally_likely() -> None:
    position = Campaign(chit_mix="4-4-16-4").no_pile().at(1)
    position.state.position = 2
    turned: Counter[int] = Counter()
    for seed in range(140):
        s = position.state.copy()
        seed_chance(s, seed)
        position.specialize(turn_chit)(s)
        turned[s.event - FIRST_CHIT] += 1
        assert sum(s.chits_left) == 27
    assert [round(turned[kind] / 20) for kind in range(4)] == [1, 1, 4, 1]


@pytest.mark.rule("AL-2.8", "AL-2.2")
def test_options_change_the_set_up() -> None:
    s = Campaign(dealt=True, starting_gold="eight", chit_mix="4-4-16-4").state
    assert [s.hand[seat][5] for seat in range(4)] == [8] * 4
    assert s.chits_left == [4, 4, 16, 4]
    for wrong in ("7-7-7-8", "28", "a-b-c-d", "7,7,7,7"):
        with pytest.raises(heliopolis.HeliopolisError, match="chit_mix"):
            Campaign(chit_mix=wrong)


@pytest.mark.rule("AL-3.1", "AL-3.2", "AL-2.3", "AL-5.1")
@pytest.mark.vector("AL-X22")
def test_the_first_turn_has_no_roll() -> None:
    position = Campaign(dealt=True).play("0: choose_robber_desert 5,3")
    assert (position.phase, position.state.position, position.state.pile_left) == ("bid", 1, 75)
    position.play(*(f"{seat}: pass_bid" for seat in range(4)))
    assert position.phase == "main"
    assert "offer_begin" in position.legal(0)
    assert "bank_trade" not in position.verbs(0), "the bank is empty"
    position.play("0: end_turn")
    assert position.legal(1) == ["roll"]


@pytest.mark.rule("AL-4.1", "AL-4.2", "AL-4.5", "CB-13.2")
@pytest.mark.vector("AL-X7")
@pytest.mark.parametrize(
    ("number", "goods"), [(10, {}), (11, {"lumber": 1}), (3, {"gold": 1}), (-3, {"gold": 2})]
)
def test_the_bank_starts_empty(number: int, goods: dict[str, int]) -> None:
    position = Campaign().at(1)
    (position.city if number < 0 else position.settle)(0, "0,1,n")
    position.hand(1, lumber=2, brick=1, grain=1).hand(1)  # what the first settlement was paid with
    before = position.goods(0)
    position.turn_of(1, rolled=False)
    drawn = position.state.pile_left
    position.roll(abs(number))
    assert position.state.pile_left == drawn - 4
    got = {good: n - before.get(good, 0) for good, n in position.goods(0).items()}
    drawn_card = sum(got.values()) - sum(goods.values())
    assert drawn_card == 1, "besides the yield there is the card that was drawn"
    assert all(got.get(good, 0) >= n for good, n in goods.items())
    received = [told for told in position.log_events if told["log_event"] == "received"]
    assert {told["good"]: told["count"] for told in received} == goods


@pytest.mark.rule("AL-4.3", "AL-4.4")
@pytest.mark.vector("AL-X6")
@pytest.mark.parametrize(("seats", "draws", "left"), [(4, 18, 3), (3, 20, 0)])
def test_the_end_of_the_draw_pile_fills_the_bank(seats: int, draws: int, left: int) -> None:
    from heliopolis.games.catan.alexander.march import draw_cards

    position = Campaign(seats, dealt=True)
    bank = sum(position.state.bank[:5])
    for draw in range(1, draws + 1):
        assert position.state.pile_left > 0
        position.call(draw_cards)
        position.check()
        assert position.state.cards[:seats] == [5 + draw] * seats
    assert position.state.pile_left == 0
    assert sum(position.state.bank[:5]) == bank + left
    position.call(draw_cards)
    assert position.state.cards[0] == 5 + draws


@pytest.mark.rule("AL-4.1", "AL-4.6")
@pytest.mark.vector("AL-X8")
@pytest.mark.parametrize(("option", "owed"), [("draw_first", 6), ("seven_first", 0)])
def test_players_draw_on_a_seven_as_the_option_says(option: str, owed: int) -> None:
    position = Campaign(draw_and_seven=option).at(1).hand(1, wool=11, gold=9)
    position.turn_of(0, rolled=False).roll(7)
    assert position.state.to_discard[1] == owed
    if not owed:
        assert position.state.cards[1] == 11
        position.play(f"0: {position.legal(0)[0]}")
        assert position.state.cards[1] == 12
    assert position.state.hand[1][5] == 9


@pytest.mark.rule("AL-4.6", "CB-6.4")
@pytest.mark.vector("AL-X26")
def test_the_robber_steals_nothing_where_nobody_has_a_building() -> None:
    position = Campaign().at(1).turn_of(0, rolled=False).roll(7)
    assert len(position.legal(0)) == 53
    position.play(f"0: {position.legal(0)[0]}")
    assert all(log_event["log_event"] != "stole" for log_event in position.log_events)


@pytest.mark.rule("AL-5.2", "AL-6.3", "AL-10.4")
@pytest.mark.vector("AL-X11")
def test_an_unsold_temple_stays_empty() -> None:
    position = Campaign().auction("settlement", position=4)
    position.play(*(f"{seat}: pass_bid" for seat in range(4)))
    assert position.phase == "main"
    position.road(0, "1,1,se").no_pile().hand(0, brick=1, lumber=1, wool=1, grain=1)
    assert position.refused("0: build_settlement 1,1,s") == "AL-10.4"
    position.at(5)
    assert position.refused("0: build_settlement 1,1,s") is None


@pytest.mark.rule("AL-5.2")
def test_an_empty_crossing_brings_nothing() -> None:
    position = Campaign().at(11).turn_of(0, rolled=False).roll(6)
    assert (position.phase, position.state.position) == ("main", 12)


@pytest.mark.rule("AL-5.3")
@pytest.mark.vector("AL-X19")
def test_violet_crossings_wait_for_a_seven() -> None:
    position = Campaign().no_pile().at(42)
    for seat, number in ((0, 6), (1, 8)):
        position.turn_of(seat, rolled=False).roll(number)
        assert (position.phase, position.state.position) == ("main", 42)
    position.turn_of(2, rolled=False).roll(7).play(f"2: {position.legal(2)[0]}")
    assert (position.phase, position.state.position) == ("main", 43)


@pytest.mark.rule("AL-5.4", "AL-11.2", "AL-11.3")
@pytest.mark.vector("AL-X20")
@pytest.mark.parametrize(
    ("built", "offices", "chits", "ranks"),
    [
        ((8, 7, 9, 0), (1, 0, None), (6, 6, 0, 0), [1, 0, 2, 3]),
        ((8, 8, 2, 0), (None, None, None), (2, 1, 0, 0), [0, 1, 2, 3]),
        ((8, 8, 2, 0), (None, None, None), (2, 2, 0, 0), [0, 0, 2, 3]),
    ],
)
def test_reaching_persepolis_ends_the_game(
    built: tuple[int, ...],
    offices: tuple[int | None, ...],
    chits: tuple[int, ...],
    ranks: list[int],
) -> None:
    position = Campaign(victory_target="30").no_pile().chits(*chits).office(*offices).at(44)
    places = iter(
        ("0,0,n", "1,0,n", "4,0,n", "6,0,n", "7,0,n", "8,0,n", "9,0,n", "-3,6,s", "-2,6,s",
         "1,6,s", "-1,2,n", "4,1,n", "9,1,s", "2,1,n")
    )  # fmt: skip
    for seat, points in enumerate(built):
        for _ in range(points // 2):
            position.city(seat, next(places))
        if points % 2:
            position.settle(seat, next(places))
    position.turn_of(0, rolled=False).roll(7)
    position.play(f"0: {position.legal(0)[0]}")
    while position.phase == "rob":
        position.play(f"0: {position.legal(0)[0]}")
    assert (position.phase, position.state.position) == ("over", 45)
    assert position.ranks() == ranks


@pytest.mark.rule("AL-3.3", "AL-9.1")
@pytest.mark.vector("AL-X30")
def test_development_cards_are_played_only_in_their_windows() -> None:
    position = Campaign().no_pile().at(3).holds(0, victory_point=1)
    position.turn_of(0, rolled=False).roll(6)
    assert (position.phase, position.legal(0)) == ("before_move", ["continue_turn"])
    position.play("0: continue_turn")
    assert position.phase == "bid"
    position = Campaign().no_pile().at(3).turn_of(0, rolled=False).roll(6)
    assert position.phase == "bid", "a player without a card is not asked"
    position = Campaign().no_pile().at(3).holds(0, knight=2).turn_of(0, rolled=False)
    position.play("0: play_knight", "0: move_robber 5,3").roll(6)
    assert position.phase == "bid", "a player who has played a knight is not asked"
    position = Campaign().no_pile().at(44).holds(0, knight=1).knights(2).turn_of(0, rolled=False)
    position.roll(7).play("0: move_robber 5,3")
    assert position.phase == "before_move"
    position.play("0: play_knight", "0: move_robber 6,1")
    assert (position.phase, position.state.army_holder) == ("over", 0)
    assert position.points(0) == 2
    position = Campaign(dev_card_windows="roll_and_build").no_pile().at(3).holds(0, knight=1)
    position.turn_of(0, rolled=False).roll(6)
    assert position.phase == "bid"


@pytest.mark.rule("AL-11.1")
@pytest.mark.vector("AL-X21")
def test_fourteen_points_win_only_in_ones_own_turn() -> None:
    position = Campaign().no_pile().chits(0, 2).at(2)
    position.city(1, "0,0,n", "1,0,n", "4,0,n", "6,0,n").settle(1, "7,0,n", "8,0,n")
    assert position.points(1) == 10
    position.turn_of(0).win_chit(1)
    assert (position.points(1), position.phase) == (14, "main")
    position.play("0: end_turn")
    assert (position.phase, position.state.winner) == ("over", 1)


@pytest.mark.rule("AL-12.1")
def test_drawn_cards_and_chits_are_hidden() -> None:
    position = Campaign(dealt=True)
    assert position.view(0)["players"][1]["hand"] is None
    assert position.view(0)["players"][1]["known"] == {}
    hands = set()
    for seed in range(20):
        s = position.state.copy()
        position.game.rules.resample_hidden(s, 0, seed)
        hands.add(tuple(s.hand[1]))
        assert s.hand[0] == position.state.hand[0]
    assert len(hands) > 5
