"""What is derived for nets, by the names of its features."""

from __future__ import annotations

import pytest

from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.scoring import score_temples
from tests.games.amun_re.positions import Position, province

LABELS = [label for feature in GAME.derived_features for label in feature.labels()]


def derived(position: Position, seat: int = 0) -> dict[str, int]:
    """The derived features by name."""
    out = [0] * GAME.net_input_size
    GAME.write_net_input(position.state, seat, out)
    return dict(zip(LABELS, out[GAME.observation_size :], strict=True))


@pytest.mark.rule("AR-1.10")
def test_gold_of_others_is_counted_though_it_is_not_shown() -> None:
    """AR-R16: all gold moves in public, so an attentive player knows it."""
    position = Position(3).turn_of(0)
    position.state.gold[:3] = [12, 5, 19]
    known = derived(position)
    assert [known[f"{who}: counted gold"] for who in ("you", "next", "2nd next")] == [12, 5, 19]
    assert [known[f"{who}: ahead 0"] for who in ("you", "next", "2nd next")] == [-7, -7, 7]
    assert derived(position, seat=2)["you: ahead 0"] == 7


def test_the_total_is_what_the_kingdom_would_score_now() -> None:
    position = Position(3).owning("memphis", "edfu", "abydos").turn_of(0)
    s = position.state
    s.temple = 3
    s.points[0] = 4
    s.pyramids[province("memphis")] = 2  # the most on its side, alone
    known = derived(position)
    assert known["you: total"] == 4 + 2 + 5 + score_temples(s, 0)
    assert known["next: total"] == score_temples(s, 1)
    assert known["next: ahead 1"] == known["next: total"] - known["you: total"]


@pytest.mark.rule("AR-4.6")
def test_rivals_for_a_province_lead_nowhere_and_can_pay() -> None:
    position = Position(4, bid_backing="gold_only")
    position.auction("baharya", "dakhla", "abydos", "sawu")
    position.state.gold[:4] = [20, 20, 2, 20]
    position.play("0: bid abydos 3", "1: bid sawu 1")
    known = derived(position, seat=2)
    slots = {name: position.state.slot[province(name)] + 1 for name in ("abydos", "sawu")}
    assert known[f"on offer {slots['abydos']}: rivals"] == 1  # the last player alone
    assert known[f"on offer {slots['abydos']}: price"] > position.state.gold[2]
    assert known["you: steps"] < known["next: steps"]
    assert derived(position, seat=3)[f"on offer {slots['abydos']}: rivals"] == 0
    assert derived(position, seat=3)[f"on offer {slots['sawu']}: rivals"] == 0
