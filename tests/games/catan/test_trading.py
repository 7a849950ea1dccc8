"""How bots trade: what they ask for, of whom, how often, and what they accept."""

from __future__ import annotations

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge, SeatedBot, play_game
from heliopolis.bots.roster import make_bot
from heliopolis.games.catan import evaluation, hand_values
from heliopolis.games.catan.components import RESOURCES
from heliopolis.games.catan.state import NOBODY
from heliopolis.kernel.journal import Secret
from heliopolis.table import Move, Table
from tests.games.catan.positions import Island


def known(position: Island, seat: int, seed: int = 1) -> Knowledge:
    """What a seat knows in a position set up by hand."""
    s = position.state.copy()
    position.game.rules.resample_hidden(s, seat, seed)
    numbers = [0] * len(position.game.moves)
    count = position.game.rules.legal(s, seat, numbers)
    moves = [Move(seat, n, position.game.moves.text(n)) for n in sorted(numbers[:count])]
    return Knowledge(position.game, s.seats, seat, s, moves)


def choose(position: Island, seat: int) -> str:
    """The move of the greedy bot."""
    return make_bot("greedy", 1).choose(known(position, seat)).text


def candidates(position: Island, seat: int) -> list[str]:
    return [move.text for move in known(position, seat).candidates]


def offer_of(position: Island, seat: int = 0) -> list[str]:
    """Let the bot act until its offer is sent or it does something else; its moves."""
    made: list[str] = []
    while not made or made[-1] != "offer_send":
        made.append(choose(position, seat))
        if not made[-1].startswith("offer_"):
            break
        position.play(f"{seat}: {made[-1]}")
    return made


def one_short() -> Island:
    """Seat 0 lacks ore for a city and has wool to spare; seat 1 has ore and lacks wool."""
    position = Island().settle(0, "0,0,n").settle(1, "1,-2,n").road(1, "1,-2,ne", "2,-3,se")
    position.hand(0, grain=2, ore=2, wool=2)
    return position.hand(1, brick=1, lumber=1, grain=1, ore=2)


def test_a_bot_offers_what_it_can_spare_for_what_it_lacks() -> None:
    made = offer_of(one_short())
    assert made == ["offer_begin", "offer_add_give wool", "offer_add_get ore", "offer_send"]


def test_both_sides_gain_so_the_bots_trade() -> None:
    position = one_short()
    offer_of(position)
    assert choose(position, 1) == "offer_accept"
    assert [choose(position, seat) for seat in (2, 3)] == ["offer_reject"] * 2
    position.play("1: offer_accept", "2: offer_reject", "3: offer_reject")
    assert choose(position, 0) == "offer_confirm 1"


@pytest.mark.rule("CB-14.1")
def test_a_bot_asks_for_nothing_that_nobody_can_have() -> None:
    """All cards of the others are known, and there is no ore among them."""
    position = one_short().hand(1, brick=3)
    assert "offer_begin" in position.legal(0)
    assert "offer_begin" not in candidates(position, 0)
    assert not offer_of(position)[0].startswith("offer")


def test_a_bot_asks_for_nothing_that_its_holder_needs_more() -> None:
    position = one_short().settle(1, "0,2,n").hand(1, grain=2, ore=3)
    assert "offer_begin" not in candidates(position, 0), "it is their city"


@pytest.mark.rule("CB-7.3")
def test_a_refused_offer_is_not_made_again_while_nothing_changes() -> None:
    position = one_short()
    first = offer_of(position)
    position.play("1: offer_reject", "2: offer_reject", "3: offer_reject")
    second = offer_of(position)
    assert second != first
    if second[0] == "offer_begin":  # a better price
        assert second.count("offer_add_give wool") == 2
        position.play("1: offer_reject", "2: offer_reject", "3: offer_reject")
    assert "offer_begin" not in candidates(position, 0)


@pytest.mark.rule("CB-6.4")
def test_the_victim_of_a_theft_is_not_asked_in_the_same_turn() -> None:
    position = one_short()
    s = position.state
    s.thief, s.victim, s.stolen = 0, 1, 0
    s.dice[0], s.dice[1] = 3, 4
    assert "offer_begin" not in candidates(position, 0)
    s.dice[1] = 5
    assert "offer_begin" in candidates(position, 0), "that was an earlier turn"
    s.card_played = 1
    assert "offer_begin" not in candidates(position, 0), "a knight"


@pytest.mark.rule("CB-7.3")
@pytest.mark.parametrize(("points", "most"), [(2, 3), (4, 2), (7, 1), (9, 1)])
def test_there_are_few_offers_per_turn_and_fewer_as_the_game_goes_on(
    points: int, most: int
) -> None:
    position = one_short()
    position.state.points[3] = points
    for made in range(5):
        position.state.offers = made
        assert ("offer_begin" in candidates(position, 0)) == (made < most)


def test_nobody_trades_with_a_player_who_is_about_to_win() -> None:
    position = one_short()
    position.state.points[0] = 8
    assert "offer_begin" not in candidates(position, 0), "nobody would accept"
    position = one_short()
    offer_of(position)
    position.state.points[0] = 8
    assert choose(position, 1) == "offer_reject"


def test_a_leader_has_to_offer_more() -> None:
    def answer(lead: int) -> str:
        position = one_short()
        offer_of(position)
        position.state.points[0] = position.state.points[1] + lead
        return choose(position, 1)

    assert (answer(0), answer(6)) == ("offer_accept", "offer_reject")


def test_an_offer_that_a_bot_did_not_begin_is_finished_or_dropped() -> None:
    position = one_short().play("0: offer_begin", "0: offer_add_give ore")
    assert candidates(position, 0) == ["offer_drop"]
    position = one_short().play("0: offer_begin", "0: offer_add_give wool", "0: offer_add_get ore")
    assert candidates(position, 0) == ["offer_send"]


def test_two_trades_with_the_bank_that_lead_to_a_city_are_both_made() -> None:
    position = Island(domestic_trade="false").settle(0, "0,0,n").hand(0, wool=8, grain=2, ore=1)
    made = []
    for _ in range(3):
        made.append(choose(position, 0))
        position.play(f"0: {made[-1]}")
    assert made == ["bank_trade wool ore", "bank_trade wool ore", "build_city 0,0,n"]


@pytest.mark.rule("CB-6.1")
def test_a_hand_that_a_seven_would_halve_is_worth_less() -> None:
    def value(cards: int, threshold: int) -> int:
        position = Island(discard_threshold=threshold).hand(0, wool=cards)
        return int(position.call(hand_values.value_hand, 0, False))

    assert value(7, 8) == value(7, 95)
    assert value(8, 8) == value(8, 95) - hand_values.SEVEN_LOSS
    assert value(10, 8) == value(10, 95) - hand_values.SEVEN_LOSS - 2 * hand_values.SEVEN_CARD_LOSS


def test_a_first_settlement_counts_pips_and_new_kinds_once() -> None:
    position = Island()
    value = position.call(evaluation.value_vertex, 0, position.vertex("0,2,n"))
    pips = 5 - 1 + 2 + 3  # wool 5, wool 11, grain 4
    assert value == evaluation.PIP * pips + 2 * evaluation.NEW_KIND


@pytest.mark.parametrize("game", ["catan-island", "catan-alexander", "catan-cheops"])
def test_most_offers_of_bots_lead_to_a_trade(game: str) -> None:
    offers, trades, turns = 0, 0, 0
    for seed in range(2):
        table = Table(games.find(game), 4, Secret(seed))
        play_game(table, [SeatedBot.named("greedy", seat, seed) for seat in range(4)])
        told = [event["log_event"] for event in table.log_events]
        offers += told.count("offered")
        trades += told.count("traded")
        turns += told.count("ended-turn")
    assert 0 < offers < 1.5 * turns
    assert trades * 4 >= offers


@pytest.mark.rule("CB-7.2")
def test_a_bot_that_rejects_says_what_it_would_take() -> None:
    """Grain for ore is no use to seat 1, which would build a settlement with wool."""
    position = (
        one_short().hand(0, wool=3, grain=2, ore=2).hand(1, brick=1, lumber=1, grain=1, ore=1)
    )
    position.play("0: offer_begin", "0: offer_add_give grain", "0: offer_add_get ore")
    position.play("0: offer_send")
    assert choose(position, 1) == "offer_reject"
    assert counter_offer(position, 1) == ({"wool": 1}, {"ore": 1})
    assert counter_offer(position, 2) is None, "without ore"
    position.hand(1, grain=2, ore=3)
    assert counter_offer(position, 1) is None, "that ore is for a city"


def counter_offer(position: Island, seat: int) -> object:
    """What a seat suggests: what the active player would give and get."""
    offers = position.game.offers
    assert offers is not None
    assert offers.counter is not None
    return offers.counter(known(position, seat).state, seat)


@pytest.mark.rule("CB-7.2")
def test_a_bot_takes_up_a_suggestion_that_it_gains_by() -> None:
    """Seat 0 lacks ore for a city and has wool to spare."""
    position = one_short()
    steps = ["offer_begin", "offer_add_give wool", "offer_add_get ore", "offer_send"]
    assert taken_up(position, {"wool": 1}, {"ore": 1}) == steps
    twice = taken_up(position, {"wool": 2}, {"ore": 1})
    assert twice == [*steps[:2], *steps[1:]]
    assert taken_up(position, {"ore": 1}, {"brick": 1}) is None, "that ore is for the city"
    assert taken_up(position, {"wool": 3}, {"ore": 1}) is None, "there are two"
    assert taken_up(position, {"wool": 1}, {"ore": 3}) is None, "seat 1 is known to have two"
    position.state.points[1] = 8
    assert taken_up(position, {"wool": 1}, {"ore": 1}) is None, "seat 1 is about to win"


def taken_up(position: Island, give: dict[str, int], get: dict[str, int]) -> object:
    """The moves of seat 0 if seat 1 suggests that it gives something for something."""
    offers = position.game.offers
    assert offers is not None
    assert offers.take_up is not None
    return offers.take_up(known(position, 0).state, 0, 1, give, get)


def test_an_exchange_is_valued_as_the_hand_after_it_and_leaves_the_hand_as_it_was() -> None:
    position = one_short()
    ore, wool = RESOURCES.index("ore"), RESOURCES.index("wool")
    has_place = position.call(hand_values.has_settlement_place, 0)
    before = position.call(hand_values.value_hand, 0, has_place)
    for give, given, get, got, after in (
        (wool, 2, ore, 1, {"grain": 2, "ore": 3}),
        (wool, 2, NOBODY, 0, {"grain": 2, "ore": 2}),
        (NOBODY, 0, ore, 1, {"grain": 2, "ore": 3, "wool": 2}),
    ):
        swapped = position.call(hand_values.value_swap, 0, give, given, get, got)
        assert position.goods(0) == {"grain": 2, "ore": 2, "wool": 2}
        exchanged = one_short().hand(0, **after)
        assert swapped == exchanged.call(hand_values.value_hand, 0, has_place) - before
