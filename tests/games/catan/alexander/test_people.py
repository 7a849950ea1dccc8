"""Alexander as people see it: what the view shows of the auction and of guarded places."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from heliopolis.games.catan.alexander import GAME
from heliopolis.texts import LANGUAGES, texts
from tests.games.catan.positions import Campaign

EXAMPLES = json.loads(
    files("heliopolis.games.catan.alexander").joinpath("examples.json").read_text("utf-8")
)


def shown(position: Campaign, seat: int | None = 0) -> dict[str, Any]:
    return dict(GAME.presentation.view(position.state, seat))


@pytest.mark.rule("AL-6.4", "AL-12.1")
def test_the_view_shows_what_bidders_can_pay_as_far_as_the_observer_knows() -> None:
    position = Campaign().hand(0, ore=2, grain=1, gold=1).hand(1, ore=3, gold=2).auction("battle")
    position.state.seen[1][4] = 0  # nobody has seen where the ore came from
    auction = shown(position)["auction"]
    assert auction["pays"] == {"wool": 1, "ore": 1, "gold": 1, "knight": 3}
    own, other = auction["means"][:2]
    assert (own["units"], own["sure"], own["most"]) == ({"ore": 2}, 3, 3)
    assert (other["units"], other["hidden"], other["sure"], other["most"]) == ({}, 3, 2, 5)
    assert shown(position, None)["auction"]["means"][0]["most"] == 3


@pytest.mark.rule("AL-6.4", "AL-12.1")
def test_a_bid_shows_what_its_bidder_can_pay_at_least() -> None:
    position = Campaign().hand(0, ore=3, gold=1).auction("statue").play("0: bid 4")
    assert shown(position, 1)["auction"]["means"][0]["sure"] == 4


@pytest.mark.rule("AL-10.4")
@pytest.mark.parametrize(("passed", "free"), [(0, 75), (4, 83), (20, 107), (43, 149)])
def test_the_view_names_the_guarded_places(passed: int, free: int) -> None:
    position = Campaign().at(passed)
    buildable = sum(owner == -1 for owner in position.state.owner)
    guarded = shown(position)["guarded"]
    assert buildable - len(guarded) == free
    vertex = shown(position)["route"][min(passed, 44)]["vertex"]
    assert vertex in guarded


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_name(language: str) -> None:
    known = texts(language, GAME)
    table = shown(Campaign())
    places = [crossing["place"] for crossing in table["route"]]
    places += [tile["place"] for tile in table["hexes"].values()]
    assert [place for place in places if f"place-{place}" not in known] == []


@pytest.mark.rule("AL-8.1", "AL-8.2", "AL-8.3")
def test_the_example_for_the_browser_is_up_to_date() -> None:
    (example,) = EXAMPLES
    position, after = Campaign(), {then["chit"]: then for then in example["after"]}
    for n, winner in enumerate(example["winners"], 1):
        position.win_chit(winner, ("famine", "bridge", "battle", "statue")[n % 4])
        if n in after:
            seen = shown(position)
            assert [player["chit_count"] for player in seen["players"]] == after[n]["chits"]
            assert list(seen["offices"].values()) == after[n]["offices"]
