from __future__ import annotations

import pytest

from tests.games.catan.positions import Campaign


def won(position: Campaign, seat: int, value: int) -> Campaign:
    """Let a seat win the auction with a bid; all others pass."""
    while position.phase == "bid":
        asked = position.state.actor
        bids = asked == seat and position.state.bidder != seat
        position.play(f"{asked}: bid {value}" if bids else f"{asked}: pass_bid")
    return position


def pays(position: Campaign) -> list[str]:
    return sorted(move.split()[1] for move in position.legal(position.state.actor))


@pytest.mark.rule("AL-6.5", "AL-6.9", "AL-7.1")
@pytest.mark.vector("AL-X1")
@pytest.mark.parametrize(
    "mixture", [("lumber", "lumber", "brick", "brick", "grain"), ("grain", "grain", *["gold"] * 3)]
)
def test_a_bid_may_be_paid_with_mixed_goods(mixture: tuple[str, ...]) -> None:
    position = Campaign().hand(0, brick=2, lumber=2, grain=2, ore=5, gold=3).auction("settlement")
    won(position, 0, 5)
    assert position.refused("0: pay ore") == "AL-6.5"
    for good in mixture:
        position.play(f"0: pay {good}")
    assert position.phase == "found"
    assert position.state.hand[0][4] == 5


@pytest.mark.rule("AL-6.1", "AL-6.3", "AL-6.5", "AL-6.6", "AL-7.2", "AL-9.3")
@pytest.mark.vector("AL-X2")
def test_a_battle_is_paid_with_knights_and_goods() -> None:
    position = Campaign().knights(1).hand(0, ore=1, wool=1, gold=1).hand(1, ore=5)
    position.auction("battle")
    bank = {good: position.is_in_bank(good) for good in ("ore", "wool", "gold")}
    deck = position.state.deck_left
    position.play("0: bid 3", "1: bid 5", "2: pass_bid", "3: pass_bid", "0: bid 6", "1: pass_bid")
    position.play("0: pay ore", "0: pay wool", "0: pay gold", "0: pay knight")
    assert {good: position.is_in_bank(good) for good in bank} == {g: n + 1 for g, n in bank.items()}
    assert (position.state.deck_left, position.state.deck_below) == (deck, 1)
    assert (position.state.knights[0], position.state.chits[0]) == (0, 1)
    assert position.phase == "main"


@pytest.mark.rule("AL-6.6", "AL-9.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_knight_that_has_paid_cannot_pay_again(seat: int) -> None:
    """Neither one of the active player nor one of another player."""
    position = Campaign().knights(1, 1).hand(seat, ore=4).auction("battle")
    won(position, seat, 6)
    assert position.refused(f"{seat}: pay knight") is None
    position.play(f"{seat}: pay knight")
    assert position.state.knights[seat] == 0
    assert position.refused(f"{seat}: pay knight") == "AL-6.6"
    assert pays(position) == ["ore"]


@pytest.mark.rule("AL-6.7")
@pytest.mark.vector("AL-X3")
def test_refusing_a_payment_costs_half_of_the_cards() -> None:
    position = Campaign(overbid="penalty").hand(0, wool=7).auction("bridge")
    assert "bid 50" in position.legal(0)
    assert position.refused("0: bid 51") == "AL-6.4"
    assert position.refused("1: bid 5") == "CB-4.3"
    won(position, 0, 9)
    assert position.legal(0) == ["refuse_payment"]
    position.play("0: refuse_payment")
    assert position.state.to_lose == 4
    assert position.refused("0: lose_card ore") == "AL-6.7"
    position.play(*["0: lose_card wool"] * 4)
    assert (position.phase, position.state.actor) == ("bid", 0)
    assert position.goods(0) == {"wool": 3}
    assert "bid 1" in position.legal(0)  # the bid that was not paid is forgotten


@pytest.mark.rule("AL-6.1")
def test_the_bids_of_an_auction_do_not_count_in_the_next() -> None:
    position = Campaign(chit_mix="28-0-0-0").no_pile().at(1).hand(0, grain=6).hand(1, grain=1)
    position.turn_of(0, rolled=False).roll(6)
    won(position, 0, 5).play(*["0: pay grain"] * 5, "0: end_turn")
    position.at(5).turn_of(1, rolled=False).roll(6)
    assert position.phase == "bid"
    assert "bid 1" in position.legal(1)


@pytest.mark.rule("AL-6.7")
def test_a_payment_cannot_be_refused_by_default_or_after_the_first_unit() -> None:
    position = won(Campaign().hand(0, wool=3).auction("famine"), 0, 2)
    assert position.refused("0: refuse_payment") == "AL-6.7"
    position = won(Campaign(overbid="penalty").hand(0, wool=3).auction("famine"), 0, 2)
    position.play("0: pay wool")
    assert position.refused("0: refuse_payment") == "AL-6.7"


@pytest.mark.rule("AL-6.4", "AL-6.6", "AL-6.10")
@pytest.mark.vector("AL-X9")
@pytest.mark.parametrize(
    ("event", "ore", "knights", "bids"),
    [
        ("battle", 1, 2, [1, 3, 4, 6, 7]),
        ("battle", 3, 1, [1, 2, 3, 4, 5, 6]),
        ("battle", 0, 3, [3, 6, 9]),
        ("famine", 0, 3, []),
    ],
)
def test_only_values_that_can_be_paid_exactly_can_be_bid(
    event: str, ore: int, knights: int, bids: list[int]
) -> None:
    position = Campaign().knights(knights).hand(0, ore=ore).auction(event)
    assert position.legal(0) == sorted(["pass_bid", *(f"bid {bid}" for bid in bids)])
    if bids == [1, 3, 4, 6, 7]:
        position.state.high_bid, position.state.bidder = 4, 0
        assert position.legal(0) == ["bid 6", "bid 7", "pass_bid"]
        assert position.refused("0: bid 4") == "AL-6.1"
        assert position.refused("0: bid 5") == "AL-6.4"


@pytest.mark.rule("AL-6.6", "AL-3.3")
@pytest.mark.vector("AL-X10")
def test_a_knight_played_after_the_chit_was_turned_does_not_pay() -> None:
    position = Campaign(chit_mix="0-0-28-0").no_pile().at(1).holds(0, knight=1)
    position.turn_of(0, rolled=False).roll(6).play("0: continue_turn")
    assert position.phase == "before_event"
    position.play("0: play_knight", "0: move_robber 5,3")
    assert (position.phase, position.legal(0)) == ("bid", ["pass_bid"])
    position.play(*(f"{seat}: pass_bid" for seat in range(4)))
    position.turn_of(1, rolled=False).roll(6)
    position.play("1: pass_bid", "2: pass_bid", "3: pass_bid")
    assert position.legal(0) == ["bid 3", "pass_bid"]


@pytest.mark.rule("AL-7.1")
@pytest.mark.vector("AL-X14")
def test_a_winner_without_a_settlement_left_pays_for_nothing() -> None:
    position = Campaign().settle(2, "0,0,n", "4,0,n", "6,0,n", "7,0,n", "8,0,n")
    position.hand(2, wool=2).auction("settlement", position=25)
    won(position, 2, 2).play("2: pay wool", "2: pay wool")
    assert position.phase == "main"
    assert position.state.owner[position.vertex("3,4,n")] == -1


@pytest.mark.rule("AL-7.1", "AL-10.1")
def test_the_winner_may_found_or_decline_the_settlement() -> None:
    position = won(Campaign().hand(0, wool=1, gold=3).auction("settlement", position=4), 0, 1)
    position.play("0: pay wool")
    assert position.legal(0) == ["decline_settlement", "found_settlement"]
    assert position.refused("0: pass_bid") == "AL-7.1"
    position.play("0: found_settlement")
    assert (position.points(0), position.state.built) == (1, 0)
    assert position.state.ratio[0][5] == 3, "its harbour serves at once"
    position = won(Campaign().hand(0, wool=1).auction("settlement", position=4), 0, 1)
    position.play("0: pay wool", "0: decline_settlement")
    assert (position.points(0), position.phase) == (0, "main")
    position = (
        Campaign(decline_settlement="false").hand(0, wool=1).auction("settlement", position=4)
    )
    won(position, 0, 1).play("0: pay wool")
    assert (position.points(0), position.phase) == (1, "main")


@pytest.mark.rule("AL-9.1", "AL-9.2", "AL-9.4")
@pytest.mark.vector("AL-X18")
@pytest.mark.parametrize(("others", "holder"), [((2, 0), -1), ((3, 0), 1), ((3, 3), -1)])
def test_paying_with_knights_can_lose_largest_army(others: tuple[int, int], holder: int) -> None:
    position = Campaign().knights(3).knights(3, *others).auction("battle")
    assert position.state.army_holder == 0
    won(position, 0, 3).play("0: pay knight")
    assert position.state.army_holder == holder
    assert position.points(0) == 0
    if holder == -1:
        position.turn_of(1).holds(1, knight=1).play("1: play_knight", "1: move_robber 5,3")
        assert position.state.army_holder == 1


@pytest.mark.rule("AL-9.3", "CB-2.3")
@pytest.mark.vector("AL-X23")
def test_knights_paid_are_drawn_last() -> None:
    position = Campaign().knights(2).no_pile().hand(1, wool=4, grain=4, ore=4).auction("battle")
    s = position.state
    for kind in range(5):
        s.gone[kind] += s.deck[kind]
        s.deck[kind] = 0
    s.gone[1] -= 2
    s.deck[1], s.deck_left = 2, 2
    won(position, 0, 6).play("0: pay knight", "0: pay knight")
    assert (s.deck_left, s.deck_below) == (2, 2)
    position.turn_of(1).play(*["1: buy_development_card"] * 4)
    assert (s.held[1][0], s.held[1][1], s.sure_knights[1]) == (2, 2, 2)
    for seed in range(5):
        guess = s.copy()
        position.game.rules.resample_hidden(guess, 0, seed)
        assert guess.held[1][0] == 2, "all know where the knights are"


@pytest.mark.rule("AL-10.2", "CB-13.4", "CB-13.5")
@pytest.mark.vector("AL-X24")
def test_the_bank_trades_gold() -> None:
    position = Campaign().no_pile().hand(0, gold=4, wool=4)
    assert "bank_trade gold ore" in position.legal(0)
    assert "bank_trade wool gold" in position.legal(0)
    position.settle(0, "2,2,s")
    assert position.state.ratio[0] == [4, 2, 4, 4, 4, 4]
    position.settle(0, "0,3,n")
    assert position.state.ratio[0] == [3, 2, 3, 3, 3, 3]
    position.play("0: bank_trade gold ore")
    assert position.goods(0) == {"wool": 4, "ore": 1, "gold": 1}
    position = Campaign(bank_sells_gold="false").no_pile().hand(0, wool=4)
    assert position.refused("0: bank_trade wool gold") == "CB-13.5"


@pytest.mark.rule("CB-13.1", "CB-13.4", "CB-9.6", "CB-9.5")
def test_gold_is_traded_between_players_and_safe_from_cards() -> None:
    position = Campaign().no_pile().hand(0, gold=2).hand(1, ore=1)
    position.play("0: offer_begin", "0: offer_add_give gold", "0: offer_add_get ore")
    position.play("0: offer_send", "1: offer_accept", "2: offer_reject", "3: offer_reject")
    position.play("0: offer_confirm 1")
    assert (position.goods(0), position.goods(1)) == ({"ore": 1, "gold": 1}, {"gold": 1})
    moves = [position.game.moves.text(m) for m in range(len(position.game.moves))]
    assert "name_resource gold" not in moves
    assert "take_resource gold" not in moves


@pytest.mark.rule("CB-13.3")
@pytest.mark.vector("AL-X25")
def test_gold_is_limited_by_its_supply() -> None:
    position = Campaign().no_pile().at(1).settle(0, "1,0,n").settle(1, "0,1,n").hand(3, gold=39)
    position.turn_of(2, rolled=False).roll(3)
    assert (position.state.hand[0][5], position.state.hand[1][5]) == (0, 0)
    position = Campaign().no_pile().at(1).city(0, "1,0,n").hand(3, gold=39)
    position.turn_of(2, rolled=False).roll(3)
    assert position.state.hand[0][5] == 1


@pytest.mark.rule("AL-6.1", "AL-6.2", "AL-6.3", "AL-6.10")
@pytest.mark.vector("AL-X27")
def test_bidding_goes_clockwise_from_the_active_player() -> None:
    position = Campaign().hand(1, wool=3).hand(3, wool=3).auction("famine")
    position.play("0: pass_bid", "1: bid 1", "2: pass_bid", "3: bid 2")
    assert position.refused("0: bid 3") == "CB-4.3"
    position.play("1: pass_bid")
    assert (position.phase, position.state.actor, position.state.price) == ("pay", 3, 2)
    position = Campaign().hand(3, wool=1).auction("famine")
    position.play("0: pass_bid", "1: pass_bid", "2: pass_bid")
    assert position.legal(3) == ["bid 1", "pass_bid"], "the last one is asked too"


@pytest.mark.rule("CB-2.1", "CB-13.3", "AL-9.3")
@pytest.mark.vector("AL-X28")
def test_the_deal_keeps_the_number_of_goods() -> None:
    position = Campaign(dealt=True, seed=3).check()
    s = position.state
    for resource in range(5):
        held = sum(s.hand[seat][resource] for seat in range(4))
        assert s.bank[resource] + s.pile[resource] + held == 19


@pytest.mark.rule("AL-6.5", "AL-6.6", "AL-6.9")
@pytest.mark.vector("AL-X29")
def test_a_bid_is_paid_unit_by_unit() -> None:
    position = won(Campaign().hand(0, wool=5, ore=2).auction("settlement"), 0, 3)
    for _ in range(3):
        assert pays(position) == ["wool"]
        position.play("0: pay wool")
    position = won(Campaign().knights(1).hand(0, ore=2).auction("battle"), 0, 3)
    assert pays(position) == ["knight"]
    position = won(Campaign().knights(1).hand(0, ore=3).auction("battle"), 0, 3)
    assert pays(position) == ["knight", "ore"]
    position.play("0: pay ore")
    assert pays(position) == ["ore"]
    assert position.refused("0: pay knight") == "AL-6.6"
    position = won(Campaign().knights(1).hand(0, ore=1, gold=1).auction("battle"), 0, 4)
    assert pays(position) == ["gold", "knight", "ore"]
    position.play("0: pay ore")
    assert pays(position) == ["knight"]
    position = Campaign(knight_overpay="true").knights(1).hand(0, ore=1).auction("battle")
    won(position, 0, 2)
    assert pays(position) == ["knight", "ore"]
    position.play("0: pay ore")
    assert pays(position) == ["knight"]
    position.play("0: pay knight")
    assert position.phase == "main"


@pytest.mark.rule("AL-6.8")
def test_nothing_else_happens_in_an_auction() -> None:
    position = Campaign().holds(0, knight=1).hand(0, wool=4).auction("famine")
    assert position.refused("0: play_knight") == "AL-6.8"
    assert position.refused("0: offer_begin") == "AL-6.1"
    won(position, 0, 1)
    assert position.refused("0: bank_trade wool ore") == "AL-6.9"


@pytest.mark.rule("AL-12.1", "AL-6.4")
def test_a_bid_reveals_that_it_can_be_paid() -> None:
    position = Campaign(dealt=True, seed=1).play("0: choose_robber_desert 5,3")
    position.play("0: pass_bid", "1: pass_bid")
    bid = max(int(move.split()[1]) for move in position.legal(2) if move.startswith("bid"))
    position.play(f"2: bid {bid}")
    for seed in range(30):
        s = position.state.copy()
        position.game.rules.resample_hidden(s, 0, seed)
        assert sum(s.hand[2][:4]) >= bid
        assert not position.game.rules.check_invariants(s)


@pytest.mark.rule("AL-10.4")
def test_a_temple_without_room_is_not_auctioned() -> None:
    position = Campaign(route_guard="lenient").no_pile().at(3).settle(1, "0,2,n")
    position.turn_of(0, rolled=False).roll(6)
    assert (position.phase, position.state.position) == ("main", 4)
    assert any(log_event["log_event"] == "no-room" for log_event in position.log_events)
