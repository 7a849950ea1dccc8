"""Codes, log events, options, features and invariants get their numbers by declaration."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heliopolis.kernel.codes import Codes, Placeholder
from heliopolis.kernel.features import Features
from heliopolis.kernel.invariants import GROUP, Invariants
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.loops import pick_move
from heliopolis.kernel.options import Number, Option, Options
from tests import toy


def test_names_become_numbers_in_their_order() -> None:
    phases = Codes()
    turn, bid = phases.add("turn"), phases.add("bid")
    assert (turn, bid) == (0, 1)
    assert phases[bid] == "bid"
    with pytest.raises(ValueError, match="'bid' is declared twice"):
        phases.add("bid")


def test_a_scenario_adds_names_without_changing_the_shared_ones() -> None:
    shared = Codes(["turn", "bid"])
    own = shared.extend()
    assert own.add("sail") == 2
    assert list(own) == ["turn", "bid", "sail"]
    assert list(shared) == ["turn", "bid"]


def test_log_events_get_codes_and_names() -> None:
    events = LogEvents()
    drew = events.add("drew", seat=None, tile=["farmer", "warrior"])
    assert events.to_json((drew, 1, 0)) == {"log_event": "drew", "seat": 1, "tile": "farmer"}
    with pytest.raises(ValueError, match="'drew' is declared twice"):
        events.add("drew")


def test_shared_log_events_take_the_values_of_a_game() -> None:
    shared = LogEvents()
    built = shared.add("built", edge=Placeholder("edges"))
    events = shared.extend(edges=["a", "b"])
    assert events.add("sailed") == 1
    assert events.to_json((built, 1)) == {"log_event": "built", "edge": "b"}
    with pytest.raises(ValueError, match="no values are given for the placeholder 'edges'"):
        shared.extend()
    with pytest.raises(ValueError, match="'edge' is not one of the placeholders edges"):
        shared.extend(edge=["a"])


def test_options_get_places_and_their_values_codes() -> None:
    options = Options()
    first = options.add(Option("trade_build", "CB-4.2", ("combined", "phased"), "combined"))
    second = options.add(Number("target", "CB-12.2", ("10", "6"), "10", 3, 30))
    combined, phased = options.codes(first)
    assert (first, second, combined, phased) == (0, 1, 0, 1)
    with pytest.raises(ValueError, match="'target' is declared twice"):
        options.add(options[1])


def test_a_scenario_changes_defaults_and_adds_options() -> None:
    shared = Options(
        [
            Option("trade_build", "CB-4.2", ("combined", "phased"), "combined"),
            Number("target", "CB-12.2", ("10", "6"), "10", 3, 30),
        ]
    )
    options = shared.extend(trade_build="phased", target="12")
    assert [option.default for option in options] == ["phased", "12"]
    assert options[1].values == ("12", "6")
    assert [option.default for option in shared] == ["combined", "10"]
    with pytest.raises(ValueError, match="'tade_build' is not one of the options"):
        shared.extend(tade_build="phased")


def test_a_feature_begins_where_the_previous_one_ends() -> None:
    seat = Features()
    seat.add("points", 1, "total")
    cards = seat.add("cards", 3, "by kind")
    features = Features()
    phase = features.add("phase", 5, "one of five")
    seats = features.repeat_for_seats(2, seat)
    after = features.add("bag", 1, "tiles left")
    assert (cards, phase, seats, after) == (1, 0, 5, 13)
    assert features.size == 14
    assert [feature.name for feature in features][2:4] == ["you: cards", "next: points"]


def test_the_first_violated_invariant_is_found_by_its_number() -> None:
    invariants = Invariants()
    count = 2 * GROUP + 3
    for number in range(1, count + 1):
        invariants.check(f"it is not {number}")(lambda s, number=number: s != number)
    first_broken = invariants.first_broken()
    assert [first_broken(s) for s in range(count + 2)] == [*range(count + 1), 0]
    assert invariants[2] == "it is not 3"


def test_a_scenario_adds_invariants() -> None:
    shared = Invariants()
    shared.check("positive")(lambda s: s > 0)
    own = shared.extend()
    own.check("even")(lambda s: s % 2 == 0)
    assert [own.first_broken()(s) for s in (-1, 1, 2)] == [1, 2, 0]
    assert shared.first_broken()(1) == 0
    assert Invariants().first_broken()(1) == 0


def test_a_move_is_drawn_in_proportion_to_its_weight() -> None:
    moves, weights = [2, 0, 3], [1, 9, 3, 4]
    words = [(2 * place + 1 << 32) // 16 for place in range(8)]  # the middle of each eighth
    drawn = [pick_move(moves, 3, weights, 1, word) for word in words]
    assert drawn == [2, 2, 2, 0, 3, 3, 3, 3]
    assert [pick_move(moves, 2, weights, 1, word) for word in words] == [2] * 6 + [0] * 2
    assert [pick_move(moves, 2, weights, 0, word) for word in words] == [2] * 4 + [0] * 4


def test_moves_without_weights_are_played_equally_often() -> None:
    moves = len(toy.GAME.moves)
    assert replace(toy.GAME, weights=()).weights == [1] * moves
    assert replace(toy.GAME, weights=range(moves)).weights == range(moves)
