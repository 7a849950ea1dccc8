"""What an observation says of the table, by the names of its features."""

from __future__ import annotations

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.board import WEST
from heliopolis.games.amun_re.reveal import current_kingdom, rounds_before
from heliopolis.games.amun_re.scoring import find_majority, score_majority
from tests.games.amun_re.positions import Position, kind, province

OWN_OFFER = "offering: gold"
LABELS = [label for feature in GAME.features for label in feature.labels()]


def observed(position: Position, seat: int = 0) -> dict[str, int]:
    """The features that are not zero, by name."""
    out = [0] * GAME.observation_size
    GAME.rules.observe(position.state, seat, out)
    return {label: value for label, value in zip(LABELS, out, strict=True) if value}


def test_the_discard_pile_is_shown_by_kind() -> None:
    position = Position(3).owning("memphis").turn_of(0)
    assert not any(label.startswith("discard pile") for label in observed(position))
    position.state.discard[kind("eight_gold")] = 2
    shown = observed(position)
    assert shown[f"discard pile {kind('eight_gold')}"] == 2
    assert sum(label.startswith("discard pile") for label in shown) == 1


def test_income_cards_are_shown_at_their_province() -> None:
    position = Position(3).owning("memphis", "edfu").turn_of(0)
    position.state.eight_at, position.state.boost_at = province("memphis"), province("edfu")
    shown = observed(position)
    assert {label for label in shown if "income card" in label} == {
        "memphis: income card 0",
        "edfu: income card 1",
    }


@pytest.mark.rule("AR-1.1")
def test_three_rounds_make_a_kingdom() -> None:
    position = Position(3)
    found = []
    for position.state.round in range(1, 7):
        found.append((current_kingdom(position.state), rounds_before(position.state)))
    assert found == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


@pytest.mark.rule("AR-8.4")
def test_who_has_not_the_most_pyramids_scores_nothing_for_them() -> None:
    position = Position(3).owning("memphis", "edfu", "abydos")
    position.state.pyramids[province("memphis")] = 2
    position.state.pyramids[province("abydos")] = 1
    s = position.state
    most = find_majority(s, WEST)
    assert sorted(score_majority(s, seat, WEST, most) for seat in range(3)) == [0, 0, 5]


@pytest.mark.rule("AR-6.1")
def test_an_offer_is_shown_to_its_owner_and_forgotten_in_the_next_round() -> None:
    position = Position(3).owning("memphis", "edfu").no_hands().gold(9, 9, 9).offering()
    position.play("0: offer 4")
    assert observed(position)[OWN_OFFER] == 4
    assert OWN_OFFER not in observed(position, 1)
    position.play("1: steal", "2: steal")
    while position.phase != "bid":
        (seat,) = position.players_to_move
        position.play(f"{seat}: {position.legal(seat)[-1]}")
    assert not any(OWN_OFFER in observed(position, seat) for seat in range(3))
    assert not any(position.state.played[:3])
