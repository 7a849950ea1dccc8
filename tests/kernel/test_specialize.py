from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from heliopolis.kernel import loops
from heliopolis.kernel.game import Game
from heliopolis.kernel.rules import hook, override, rule
from heliopolis.kernel.specialize import Specializer, differences, open_name, specialize_rules

TABLE = [1, 2, 3]


@rule
def double(x: int) -> int:
    return 2 * x


@rule
def triple(x: int) -> int:
    return 3 * x


@rule
def use(x: int) -> int:
    return double(x) + TABLE[0]


def test_only_the_copy_gets_new_names() -> None:
    specialized = Specializer({}, {double: triple}).specialize(use)
    assert specialized(5) == 16
    assert use(5) == 11


def test_tables_are_translated() -> None:
    specialized = Specializer({}, table=lambda values: [10 * v for v in values]).specialize(use)
    assert specialized(5) == 20
    assert TABLE == [1, 2, 3]


def test_every_reached_rule_is_translated_once() -> None:
    seen: list[str] = []

    def translate(function: Any) -> Any:
        seen.append(function.__name__)
        return function

    specializer = Specializer({}, translate=translate)
    assert specializer.specialize(use) is specializer.specialize(use)
    assert sorted(seen) == ["double", "use"]


def test_a_loop_without_a_game_says_so() -> None:
    settings = loops.Settings(seats=2, options=[], weights=[], biased=0)
    with pytest.raises(TypeError, match="through an engine"):
        loops.play_game(None, settings, 1, [])


STEP: int = 1
EXTRA: list[int] = [0]


@rule
def grow(x: int) -> int:
    return x + STEP


@rule("PR-1.1")
def twice(x: int) -> int:
    return grow(grow(x)) + EXTRA[0]


@rule
def shrink(x: int) -> int:
    return x - STEP


def test_open_names_are_filled_with_numbers_and_tables() -> None:
    assert twice(0) == 2
    assert Specializer({"STEP": 10, "EXTRA": [5]}).specialize(twice)(0) == 25
    assert Specializer({"STEP": 3}, {grow: shrink}).specialize(twice)(0) == -6
    with pytest.raises(TypeError, match="grow: a name stands for a table or a number"):
        Specializer({"grow": shrink})
    assert twice(0) == 2, "the original stays as it is"


def test_a_specialized_rule_is_a_rule_and_can_be_specialized_again() -> None:
    specialized = Specializer({"STEP": 10}).specialize(twice)
    assert specialized.is_rule
    assert specialized.rule_ids == ("PR-1.1",)
    assert Specializer({"EXTRA": [7]}).specialize(specialized)(0) == 27


@hook
def greet(x: int) -> int:
    return x + 1


@hook
def ignored(x: int) -> int:
    return x


@rule
def meet(x: int) -> int:
    return 10 * greet(x)


@override(greet)
def greet_twice(x: int) -> int:
    return greet(greet(x))


@override(greet)
def greet_nobody(x: int) -> int:
    return 0


@override(ignored)
def ignore_more(x: int) -> int:
    return 0


OPEN: int = open_name()


@rule
def read_open(x: int) -> int:
    return x + OPEN


def test_an_override_takes_the_place_of_its_hook_and_can_call_it() -> None:
    specializer = Specializer({}, [greet_twice])
    assert specializer.specialize(meet)(0) == 20
    assert specializer.specialize(greet)(0) == 2, "the hook itself may be asked for"
    assert meet(0) == 10


def test_overrides_are_found_in_a_module() -> None:
    module = ModuleType(__name__)
    vars(module).update(greet_twice=greet_twice, meet=meet, TABLE=TABLE)
    assert Specializer({}, [module]).specialize(meet)(0) == 20


def test_wrong_overrides_are_refused() -> None:
    with pytest.raises(TypeError, match=r"greet_twice and .*greet_nobody both override"):
        Specializer({}, [greet_twice, greet_nobody])
    with pytest.raises(TypeError, match="meet overrides nothing"):
        Specializer({}, [meet])
    specializer = Specializer({}, [ignore_more])
    specializer.specialize(meet)
    with pytest.raises(TypeError, match="ignored, which no rule of the game reaches"):
        specializer.check_all_reached()


def test_an_open_name_must_be_given() -> None:
    assert Specializer({"OPEN": 5}).specialize(read_open)(1) == 6
    with pytest.raises(TypeError, match="read_open reads OPEN, which the game does not give"):
        Specializer({}).specialize(read_open)


@override(greet, "PR-1.2")
def greet_loudly(x: int) -> int:
    """Twice as much.

    And more words about it.
    """
    return 2 * greet(x)


@rule
def evaluate(s: int, seat: int) -> int:
    return meet(s)


def test_what_a_game_overrides_is_listed(morra: Game) -> None:
    shared = replace(morra.rules, evaluate=evaluate)
    rules = specialize_rules(shared, {}, [greet_loudly])
    assert rules.evaluate(1, 0) == 40
    assert differences(rules) == [
        ("test_specialize.greet", "test_specialize.greet_loudly", ("PR-1.2",), "Twice as much.")
    ]
    assert differences(shared) == []
    with pytest.raises(TypeError, match="no rule of the game reaches"):
        specialize_rules(morra.rules, {}, [greet_loudly])
