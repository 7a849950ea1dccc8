"""AR-1.10: what is public, what is secret, and what follows from what was seen."""

from __future__ import annotations

from collections import Counter

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.board import KINDS
from heliopolis.games.amun_re.state import BATCHES, State
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table
from heliopolis.testing import play_randomly
from tests.games.amun_re.positions import Position, kind


def hidden(position: Position, seat: int, seed: int) -> Position:
    """The position as a seat could believe it to be."""
    twin = Position(position.state.seats)
    twin.state = position.state.copy()
    GAME.rules.resample_hidden(twin.state, seat, seed)
    assert GAME.rules.check_invariants(twin.state) == 0
    return twin


@pytest.mark.rule("AR-1.10")
def test_kinds_in_hands_are_secret_and_their_number_is_not() -> None:
    position = Position(3).owning("memphis").hand(0, "bid_block", "eight_gold").turn_of(0)
    assert position.view(0)["hand"] == {"bid_block": 1, "eight_gold": 1}
    for seat in (1, 2, None):
        view = position.view(seat)
        assert view["players"][0]["cards"] == 2
        assert "bid_block" not in str(view)
    assert position.view(None)["hand"] is None


@pytest.mark.rule("AR-1.10")
@pytest.mark.parametrize(("option", "shown"), [("hidden", [9, None, None]), ("open", [9, 8, 7])])
def test_gold_of_others_is_hidden_unless_the_option_shows_it(
    option: str, shown: list[int | None]
) -> None:
    position = Position(3, gold_visibility=option).owning("memphis").gold(9, 8, 7).turn_of(0)
    assert [player["gold"] for player in position.view(0)["players"]] == shown


@pytest.mark.rule("AR-1.10")
def test_at_the_end_all_gold_is_shown() -> None:
    table = play_randomly(GAME, 3, 1)
    assert None not in [player["gold"] for player in table.view()["table"]["players"]]


@pytest.mark.rule("AR-1.10")
def test_hidden_gold_follows_from_public_log_events() -> None:
    """AR-R16: so resampling keeps it. Here it is computed from the log events alone."""
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        table = play_randomly(GAME, seats, seed, biased=True)
        gold = [20] * seats
        for n in table.log_events:
            seat, what = n.get("seat", 0), n["log_event"]
            if what == "sold":
                gold[seat] += 1
            elif what in ("paid", "bought-cards", "bought-farmers", "bought-bricks"):
                gold[seat] -= n["gold"]
            elif what in ("took-free", "stole"):
                gold[seat] += n["gold"]
            elif what == "offered":
                gold[seat] -= n["gold"]
            elif what == "converted":
                gold[seat] += 1
            elif what.startswith("income-"):
                gold[seat] += n["income"]
            elif what == "turned-to-gold":
                gold[seat] += n["cards"]
        assert gold == table.state().gold[:seats]


@pytest.mark.rule("AR-1.10")
def test_own_cards_and_all_numbers_stay_when_the_rest_is_resampled() -> None:
    position = Position(4).owning("memphis").hand(0, "bid_block", "eight_gold").turn_of(0)
    position.hand(1, "free_farmer", "free_farmer", "bonus_farmers")
    hands: Counter[str] = Counter()
    for seed in range(300):
        twin = hidden(position, 0, seed)
        assert twin.cards(0) == position.cards(0)
        assert [len(twin.cards(seat)) for seat in range(4)] == [2, 3, 1, 1]
        hands.update(set(twin.cards(1)))
    assert set(hands) == set(KINDS)


@pytest.mark.rule("AR-1.10", "AR-2.2")
def test_the_builder_of_the_start_is_known_until_one_is_shown() -> None:
    position = Position(3).owning("memphis").turn_of(0)
    for seed in range(30):
        assert hidden(position, 1, seed).cards(0) == ["master_builder"]
    position.play("0: buy_cards 2")
    for seed in range(30):
        assert "master_builder" in hidden(position, 1, seed).cards(0)
    if position.cards(0).count("master_builder") == 1:
        position.play("0: sell_card master_builder")
        assert any("master_builder" not in hidden(position, 1, n).cards(0) for n in range(30))


@pytest.mark.rule("AR-1.6", "AR-1.10")
def test_after_a_reshuffle_old_cards_stay_old() -> None:
    """Seat 1 drew before the deck was renewed from two known cards; seat 0 drew after that."""
    position = Position(3).owning("memphis").no_hands().hand(1, "eight_gold").hand(2)
    position.deck("harvest_boost", discard=["bid_block", "bid_block", "free_farmer"], rest=2)
    position.turn_of(0).play("0: buy_cards 3")
    drawn = set()
    for seed in range(100):
        twin = hidden(position, 2, seed)
        assert not {"bid_block"} & set(twin.cards(1))
        assert set(twin.cards(0)) - {"bid_block", "free_farmer"} <= {"harvest_boost", "eight_gold"}
        drawn.add(tuple(sorted(twin.cards(0))))
        deck = [KINDS[k] for k in range(12) for _ in range(twin.state.deck[k])]
        assert set(deck) <= {"bid_block", "free_farmer"}
    assert len(drawn) > 2


@pytest.mark.rule("AR-1.6")
def test_reshuffles_beyond_the_limit_are_merged() -> None:
    """More than a few hardly ever happen; if they do, the oldest decks are merged."""
    position = Position(3).owning("memphis").no_hands()
    s = position.state
    position.deck("harvest_boost", rest=2).turn_of(0)
    for _ in range(2 * BATCHES):
        s.phase, s.gold[0] = 2, 9
        position.play("0: buy_cards 1")
        s.phase = 2
        position.play(f"0: sell_card {position.cards(0)[0]}")
    assert s.batch == BATCHES - 1
    hidden(position, 1, 5)


@pytest.mark.rule("AR-3.2", "AR-1.10")
def test_cards_under_a_province_are_resampled_for_everyone() -> None:
    position = Position(3).auction("thebes", "mendes", "amarna")
    for seat in range(3):
        kinds = {KINDS[hidden(position, seat, seed).state.under[0][0]] for seed in range(120)}
        assert len(kinds) > 8


@pytest.mark.rule("AR-6.1", "AR-6.5")
def test_sealed_offerings_are_resampled_and_stay_sealed() -> None:
    position = Position(3).owning("mendes").gold(3, 3, 3).hand(0, "offering_correction")
    position.hand(1, "bid_block").hand(2).offering()
    position.play("0: correction yes", "0: offer 3", "1: offer 4")
    offers: Counter[int] = Counter()
    for seed in range(200):
        twin = hidden(position, 2, seed)
        assert twin.players_to_move == position.players_to_move == [1, 2]
        offers[twin.state.offer[0]] += 1
        assert twin.state.offer[1] == twin.state.to_convert[1] == 0
        assert hidden(position, 0, seed).state.offer[0] == 3
    assert set(offers) == {-3, 1, 2, 3, 4}
    position.play("1: convert bid_block")
    for seed in range(20):
        twin = hidden(position, 2, seed)
        twin.play("2: steal")
        assert twin.state.sealed == 3


@pytest.mark.rule("AR-6.1", "AR-6.5")
def test_resampled_offerings_count_the_moves_they_took() -> None:
    """An answer about a correction card, an offer, and each card added to it."""
    position = Position(3).owning("mendes").gold(1, 3, 3).hand(0, "bid_block", "bid_block")
    position.hand(1, "offering_correction").hand(2).offering()
    position.play("0: offer 2", "0: convert bid_block", "1: correction no")
    counts: Counter[int] = Counter()
    for seed in range(200):
        s = hidden(position, 2, seed).state
        answers = s.hand[0][kind("offering_correction")] > 0
        assert s.sealed_moves[0] == answers + 1 + sum(s.converted[0])
        assert s.sealed_moves[1] == 0, "who is not finished may not have begun"
        counts[s.sealed_moves[0]] += 1
        assert hidden(position, 0, seed).state.sealed_moves[0] == 2, "one's own are known"
    assert set(counts) == {1, 2, 3, 4}


@pytest.mark.rule("AR-1.10")
def test_questions_depend_on_public_facts_only() -> None:
    """The same questions whatever the hands hold: play continues equally after resampling."""
    for seed in range(12):
        table = Table(GAME, 4, Secret(seed))
        while not table.over and len(table.moves) < 150:
            table.play(table.legal(table.players_to_move[0])[len(table.moves) % 2 * -1])
            for seat in range(4):
                twin = table.known_state(seat, seed)
                assert GAME.rules.players_to_move(twin) == sum(
                    1 << who for who in table.players_to_move
                )
                assert twin.phase == table.state().phase


@pytest.mark.rule("AR-1.10", "AR-4.11")
def test_taking_free_cards_cannot_be_undone() -> None:
    """A bid that ends the auction with free cards for somebody cannot be taken back."""
    for seed in range(40):
        table = Table(GAME, 3, Secret(seed))
        while table.view()["table"]["step"] == "bid":
            last = table.players_to_move[0]
            free = [move for move in table.legal(last) if str(move).endswith(" 0")]
            table.play(free[0])
        took = any(n["log_event"] == "took-free" and n["cards"] for n in table.log_events)
        assert (table.undo_limit(last) == len(table.moves)) == took


def test_the_state_is_within_its_size_limit() -> None:
    assert State.dtype().itemsize <= 1536


def test_observations_hide_gold_and_sealed_offers_of_others() -> None:
    """Features of other seats show no gold, and no offers before these are open."""
    position = Position(3).owning("mendes").gold(11, 12, 13).offering().play("1: offer 7")
    out = [0] * GAME.observation_size
    GAME.rules.observe(position.state, 0, out)
    features = {}
    at = 0
    for feature in GAME.features:
        features[feature.name] = out[at : at + feature.size]
        at += feature.size
    assert features["you: gold"] == [11]
    assert features["next: gold"] == features["2nd next: gold"] == [-1]
    assert features["next: offer"] == [0]
    assert features["next: asked"] == [0]
    assert features["hand"][kind("master_builder")] == 1
    assert at == len(out)
