"""AR-1 to AR-3: the course of the game, setting up, revealing provinces."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.games.amun_re import GAME, cards
from heliopolis.games.amun_re.board import CARDS_OF_KIND, KINDS, PROVINCES
from heliopolis.games.amun_re.state import State
from heliopolis.table import Table
from heliopolis.testing import play_randomly
from tests.games.amun_re.positions import ALL_SEATS, Position, kind, province

# --- AR-1: the course of the game -----------------------------------------------------------------


@pytest.mark.rule("AR-1.1", "AR-1.2", "AR-10.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_game_has_six_rounds_of_five_phases_and_two_scorings(seats: int) -> None:
    seen: list[tuple[int, str]] = []

    def watch(table: Table) -> None:
        board = table.view()["table"]
        if (board["round"], board["phase"]) not in seen:
            seen.append((board["round"], board["phase"]))

    table = play_randomly(GAME, seats, 3, biased=True, watch=watch)
    rounds = [n["round"] for n in table.log_events if n["log_event"] == "round-started"]
    assert rounds == [1, 2, 3, 4, 5, 6]
    for number in rounds:
        phases = [phase for r, phase in seen if r == number]
        assert [p for p in phases if p != "income"] == ["auction", "actions", "offering"] + (
            ["scoring"] if number in (3, 6) else []
        )
    booked = [n["step"] for n in table.log_events if n["log_event"] == "booked"]
    assert len(booked) == 2 * seats
    assert len(set(booked)) == 2


@pytest.mark.rule("AR-1.3")
@pytest.mark.parametrize("start", range(4))
def test_the_order_of_play_is_clockwise_from_the_start_player(start: int) -> None:
    position = Position(4).start(start)
    assert [cards.seat_in_order(position.state, n) for n in range(4)] == [
        (start + n) % 4 for n in range(4)
    ]


@pytest.mark.rule("AR-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everyone_acquires_one_province_per_round(seats: int) -> None:
    def watch(table: Table) -> None:
        s = table.state()
        if s.phase >= 2 and not table.over:
            assert s.owned[:seats] == [(s.round - 1) % 3 + 1] * seats

    play_randomly(GAME, seats, 5, watch=watch)


@pytest.mark.rule("AR-1.5")
def test_cards_are_drawn_blind_without_limit_and_discarded_face_up() -> None:
    position = Position(3).owning("sawu").turn_of(0).gold(20)
    position.hand(0, *["free_farmer"] * 5, *["harvest_boost"] * 5)
    position.play("0: buy_cards 4")
    assert len(position.cards(0)) == 14
    position.play("0: sell_card harvest_boost")
    assert position.discarded == ["harvest_boost"]
    assert position.view(1)["discard"] == {"harvest_boost": 1}


@pytest.mark.rule("AR-1.6")
@pytest.mark.vector("AR-E14")
def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw() -> None:
    """With 1 card in the deck and 3 discarded, buying 3 draws 1, reshuffles and draws 2."""
    position = Position(3).owning("memphis").no_hands().gold(6)
    position.deck("eight_gold", discard=["bid_block", "bid_block", "free_farmer"], rest=1)
    position.turn_of(0)
    assert position.legal(0, "buy_cards") == ["0", "1", "2", "3"]
    position.play("0: buy_cards 3")
    assert "eight_gold" in position.cards(0)
    assert (position.state.deck_left, position.state.discard_left) == (1, 0)
    assert position.logged("reshuffled") == [{"cards": 3}]


@pytest.mark.rule("AR-1.6", "AR-12.1")
@pytest.mark.vector("AR-E14")
def test_no_more_cards_than_deck_and_discard_pile_hold() -> None:
    position = Position(3).owning("memphis").no_hands().gold(20)
    position.deck("eight_gold", discard=["bid_block"], rest=1).turn_of(0)
    assert position.legal(0, "buy_cards") == ["0", "1", "2"]
    assert position.refused("0: buy_cards 3") == "AR-1.6"


@pytest.mark.rule("AR-1.6")
def test_if_both_are_empty_no_card_is_drawn() -> None:
    position = Position(3).no_hands().deck(rest=1)
    position.auction("thebes", "edfu", "mendes")
    assert position.view()["provinces"][province("thebes")]["cards_here"] == 0
    position.play("0: bid thebes 0", "1: bid edfu 0", "2: bid mendes 0")
    assert position.cards(0) == []


@pytest.mark.rule("AR-1.7")
def test_a_card_sells_for_one_gold() -> None:
    position = Position(3).owning("memphis").turn_of(0).gold(5)
    position.play("0: sell_card master_builder")
    assert (position.all_gold[0], position.cards(0)) == (6, [])
    assert position.refused("0: sell_card master_builder") == "AR-1.7"


@pytest.mark.rule("AR-1.7")
def test_sales_are_offered_only_where_they_can_matter() -> None:
    """AR-R32: not on an auction turn, not among rewards, income and bonus cards."""
    position = Position(3).auction("mendes", "buto", "edfu")
    assert position.refused("0: sell_card master_builder") == "AR-1.7"
    position = Position(3).owning("mendes").temple(2).income()
    assert position.refused("0: sell_card master_builder") == "AR-1.7"
    position = Position(3).owning("mendes").offering().play("0: offer 1", "1: steal", "2: steal")
    assert position.refused("0: sell_card master_builder") == "AR-1.7"


@pytest.mark.rule("AR-1.8", "AR-5.8")
@pytest.mark.vector("AR-X15")
def test_a_second_builder_can_be_played_only_in_the_next_round() -> None:
    position = Position(3).owning("memphis abydos").bricks(memphis=2, abydos=2).gold(0)
    position.hand(0, "master_builder", "master_builder").turn_of(0)
    position.play("0: buy_cards 0", "0: buy_farmers 0", "0: builder memphis")
    assert position.legal(0, "builder") == []
    assert position.refused("0: builder abydos") == "AR-1.8"
    position.play("0: buy_bricks 0")
    assert position.legal(0, "builder") == []
    again = Position(3).owning("memphis abydos").bricks(abydos=2).hand(0, "master_builder")
    again.turn_of(0).play("0: buy_cards 0", "0: buy_farmers 0")
    assert again.legal(0, "builder") == ["abydos"]


@pytest.mark.rule("AR-1.8")
def test_a_card_can_be_played_only_in_its_phase() -> None:
    position = Position(3).owning("memphis").bricks(memphis=2).turn_of(0)
    position.hand(0, *KINDS)
    for move in ("play_card bid_block", "eight_gold memphis", "bonus bonus_farmers"):
        assert position.refused(f"0: {move}") == "AR-1.8"
    assert position.refused("0: builder memphis") == "AR-5.1"


@pytest.mark.rule("AR-1.9")
def test_gold_is_paid_exactly_and_the_bank_never_runs_out() -> None:
    position = Position(3).owning("memphis").turn_of(0).gold(399)
    position.play("0: buy_cards 3", "0: buy_farmers 1", "0: skip")
    assert position.all_gold[0] == 399 - 6 - 1
    position.play("0: buy_bricks 27")
    assert position.all_gold[0] == 392 - 378


@pytest.mark.rule("AR-1.11")
def test_no_move_gives_anything_to_another_player() -> None:
    verbs = set(GAME.moves.verbs)
    assert verbs.isdisjoint({"trade", "give", "lend"})
    position = Position(3).owning("memphis").turn_of(0)
    before = position.state.copy()
    position.play("0: buy_cards 1", "0: buy_farmers 1", "0: skip", "0: buy_bricks 1")
    for seat in (1, 2):
        assert position.state.gold[seat] == before.gold[seat]
        assert position.state.hand[seat] == before.hand[seat]


# --- AR-2: setting up -----------------------------------------------------------------------------


def new_game(seats: int, seed: int = 1, **options: Any) -> State:
    s = State()
    GAME.rules.setup(s, seats, seed, GAME.encode_setup(seats, options, None))
    return s


@pytest.mark.rule("AR-2.1", "AR-2.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everyone_gets_20_gold_and_a_builder(seats: int) -> None:
    s = new_game(seats)
    assert s.gold == [20] * seats + [0] * (5 - seats)
    assert s.points == [0] * 5
    for seat in range(seats):
        assert s.hand_size[seat] == s.hand[seat][kind("master_builder")] == 1
        view = GAME.presentation.view(s, (seat + 1) % seats)
        assert view["players"][seat]["known_builder"]


@pytest.mark.rule("AR-2.3")
@pytest.mark.parametrize(("seats", "deck", "builders"), [(3, 36, 5), (4, 35, 4), (5, 34, 3)])
def test_the_other_cards_are_the_deck(seats: int, deck: int, builders: int) -> None:
    position = Position(seats)
    assert position.state.deck_left == deck
    assert position.state.deck[kind("master_builder")] == builders
    assert sum(CARDS_OF_KIND) == 39


@pytest.mark.rule("AR-2.3")
def test_every_kind_of_card_is_drawn_in_some_game() -> None:
    drawn = set()
    for seed in range(60):
        position = Position(3, seed).owning("sawu").no_hands().turn_of(0).play("0: buy_cards 4")
        drawn |= set(position.cards(0))
    assert drawn == set(KINDS)


@pytest.mark.rule("AR-2.4", "AR-3.1")
def test_province_cards_are_shuffled() -> None:
    firsts = {PROVINCES[new_game(5, seed).revealed[0]] for seed in range(120)}
    assert firsts == set(PROVINCES)


@pytest.mark.rule("AR-2.5")
def test_supplies_at_the_start() -> None:
    s = Position(5, supply_limits="strict").state
    assert (s.brick_supply, s.farmer_supply) == (15, 45)


@pytest.mark.rule("AR-2.6")
def test_the_minus_three_card_can_be_used_every_round() -> None:
    position = Position(3).owning("mendes").gold(5, 5, 5)
    for _ in range(2):
        position.offering()
        assert "steal" in position.legal(0)
        position.play("0: steal", "1: steal", "2: steal")
    assert position.all_gold == [11, 11, 11]


@pytest.mark.rule("AR-2.7")
def test_the_temple_stands_beside_its_track_at_first() -> None:
    position = Position(3)
    assert position.view()["temple"]["field"] is None
    position.owning("mendes").offering().play("0: offer 5", "1: steal", "2: offer 1")
    assert position.view()["temple"]["field"] == 2


@pytest.mark.rule("AR-2.8")
def test_the_first_player_is_random_or_seat_0_by_option() -> None:
    starts = {new_game(4, seed).start for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert {new_game(4, seed, first_player="seat_0").start for seed in range(40)} == {0}
    s = new_game(4, 3)
    assert s.actor == s.start == s.first_start


# --- AR-3: reveal ---------------------------------------------------------------------------------


@pytest.mark.rule("AR-3.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_as_many_provinces_as_players(seats: int) -> None:
    s = new_game(seats)
    revealed = s.revealed[:seats]
    assert len(set(revealed)) == seats
    assert min(revealed) >= 0
    assert s.face_down_left == 15 - seats


@pytest.mark.rule("AR-3.2", "AR-3.4")
@pytest.mark.vector("AR-X3")
def test_provinces_receive_their_free_material() -> None:
    position = Position(4).auction("baharya", "dakhla", "abydos", "sawu")
    seen = {p["id"]: p for p in position.view()["provinces"]}
    assert (seen["dakhla"]["free_gold"], seen["dakhla"]["cards_here"]) == (12, 1)
    assert position.building("abydos") == (0, 1)
    assert seen["baharya"]["all_farmers"] == 2
    for name in ("baharya", "sawu"):
        assert (seen[name]["free_gold"], seen[name]["cards_here"]) == (0, 0)
        assert position.building(name) == (0, 0)
    assert position.logged("revealed")[1] == {
        "province": "dakhla", "cards": 1, "bricks": 0, "gold": 12,
    }  # fmt: skip


@pytest.mark.rule("AR-3.2")
@pytest.mark.vector("AR-E32")
def test_a_free_card_may_need_a_reshuffle() -> None:
    position = Position(3).no_hands()
    position.deck("eight_gold", discard=["bid_block", "free_farmer"], rest=2)
    position.auction("thebes", "mendes", "amarna")
    under = [KINDS[k] for k in position.state.under[0]]
    assert under[0] == "eight_gold"
    assert under[1] in ("bid_block", "free_farmer")
    assert (position.state.deck_left, position.state.discard_left) == (1, 0)


@pytest.mark.rule("AR-3.2", "AR-1.10")
def test_nobody_sees_a_free_card_before_its_buyer() -> None:
    position = Position(3).auction("buto", "mendes", "amarna")
    for seat in (None, 0, 1, 2):
        (buto,) = [p for p in position.view(seat)["provinces"] if p["id"] == "buto"]
        assert buto["cards_here"] == 1
    lies = KINDS[position.state.under[0][0]]
    position.play("0: bid buto 0", "1: bid mendes 0", "2: bid amarna 0")
    assert sorted(position.cards(0)) == sorted(["master_builder", lies])


@pytest.mark.rule("AR-3.3", "AR-5.9")
@pytest.mark.vector("AR-E12")
def test_free_bricks_are_added_to_those_left_over_in_both_kingdoms() -> None:
    """Memphis with 2 left-over bricks holds 4; ending step c: 1 pyramid, 1 brick."""
    for builder, expected in ((False, (1, 1)), (True, (1, 2))):
        position = Position(3).bricks(memphis=2).auction("memphis", "mendes", "edfu")
        assert position.building("memphis") == (0, 4)
        position.play("0: bid memphis 0", "1: bid mendes 0", "2: bid edfu 0")
        position.play("0: buy_cards 0", "0: buy_farmers 0")
        assert position.building("memphis") == (0, 4)
        if builder:
            position.play("0: builder memphis", "0: buy_bricks 0")
            assert position.cards(0) == []
        else:
            position.play("0: buy_bricks 0")
        position.play("0: end_turn")
        assert position.building("memphis") == expected
    position = Position(3).bricks(abydos=2).auction("abydos", "mendes", "edfu")
    position.play("0: bid abydos 0", "1: bid mendes 0")
    assert position.building("abydos") == (0, 3)
    position.play("2: bid edfu 0", "0: buy_cards 0", "0: buy_farmers 0", "0: buy_bricks 0")
    assert position.building("abydos") == (0, 3)
    position.play("0: end_turn")
    assert position.building("abydos") == (1, 0)


@pytest.mark.rule("AR-3.4")
def test_printed_farmers_belong_to_the_owner_and_use_no_field() -> None:
    position = Position(3).owning("baharya").temple(3).no_hands()
    fields = position.state.field_spaces[province("baharya")]
    position.farmers(baharya=fields).income()
    assert position.logged("income-one")[0]["harvest"] == 3 * (fields + 2)
