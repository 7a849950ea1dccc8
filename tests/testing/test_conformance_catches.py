"""The suite must be able to fail: each fault put into a game is found."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import replace
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge, RandomBot
from heliopolis.kernel.chance import seed_chance
from heliopolis.kernel.game import Game
from heliopolis.kernel.layout import MOST_SEATS
from heliopolis.table import Move
from heliopolis.testing import check_bot
from heliopolis.testing import conformance as suite
from tests import toy


def with_rule(**rules: Callable[..., Any]) -> Game:
    return replace(toy.GAME, rules=replace(toy.GAME.rules, **rules))


def with_view(**parts: Any) -> Game:
    return replace(toy.GAME, presentation=replace(toy.GAME.presentation, **parts))


def leaking_view(s: toy.State, seat: int | None) -> dict[str, Any]:
    return {**toy.view(s, seat), "fingers": s.fingers[:]}


def leaking_observe(s: toy.State, seat: int, out: MutableSequence[int]) -> None:
    toy.observe(s, seat, out)
    out[1] = sum(s.fingers)


def future_view(s: toy.State, seat: int | None) -> dict[str, Any]:
    return {**toy.view(s, seat), "next": s.chance_seed % 3}


def resample_nothing(s: toy.State, seat: int, seed: int) -> None:
    """Keeps chance as it is."""


def resample_public_points(s: toy.State, seat: int, seed: int) -> None:
    seed_chance(s, seed)
    s.points[0] = -1


def lazy_observe(s: toy.State, seat: int, out: MutableSequence[int]) -> None:
    out[0] = s.prize


def forgetful_legal(s: toy.State, seat: int, out: MutableSequence[int]) -> int:
    return toy.legal(s, seat, out) - 1


def endless_apply(s: toy.State, seat: int, move: int) -> None:
    s.rounds = s.round + 1
    toy.apply(s, seat, move)


def growing_apply(s: toy.State, seat: int, move: int) -> None:
    toy.apply(s, seat, move)
    s.points[0] += 2**14


def sinking_apply(s: toy.State, seat: int, move: int) -> None:
    toy.apply(s, seat, move)
    s.points[0] = -1


def return_an_unknown_rule(s: toy.State, seat: int, move: int) -> int:
    return 999 if toy.broken_rule(s, seat, move) else 0


AMUN_RE = games.find("amun-re")


def unsealing_apply(s: Any, seat: int, move: int) -> None:
    """Forgets that sealed choices are made in secret."""
    AMUN_RE.rules.apply(s, seat, move)
    for other in range(MOST_SEATS):
        s.sealed_moves[other] = 0


def never_unsealing_apply(s: Any, seat: int, move: int) -> None:
    """Keeps hiding moves that have been revealed."""
    sealed = s.sealed_moves[:]
    AMUN_RE.rules.apply(s, seat, move)
    for other in range(MOST_SEATS):
        s.sealed_moves[other] = max(sealed[other], s.sealed_moves[other])


def unrevealing_apply(s: Any, seat: int, move: int) -> None:
    """Forgets that something became known that no draw decided."""
    reveals = s.reveals
    AMUN_RE.rules.apply(s, seat, move)
    s.reveals = reveals


@pytest.mark.parametrize(
    ("check", "apply"),
    [
        (suite.check_sealed_moves_are_counted, unsealing_apply),
        (suite.check_sealed_moves_are_counted, never_unsealing_apply),
        (suite.check_reveals_are_counted, unrevealing_apply),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_game_that_forgets_what_is_sealed_is_caught(
    check: suite.Check, apply: Callable[..., Any]
) -> None:
    with pytest.raises(AssertionError, match=r"sealed|reveals"):
        check(replace(AMUN_RE, rules=replace(AMUN_RE.rules, apply=apply)))


class SetView:
    def __call__(self, s: toy.State, seat: int | None) -> dict[str, Any]:
        return {**toy.view(s, seat), "points": set(s.points)}


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (suite.check_nothing_secret_leaks, with_view(view=leaking_view)),
        (suite.check_nothing_secret_leaks, with_view(view=future_view)),
        (suite.check_nothing_secret_leaks, with_rule(observe=leaking_observe)),
        (suite.check_nothing_secret_leaks, with_rule(resample_hidden=resample_public_points)),
        (suite.check_chance_is_hidden, with_rule(resample_hidden=resample_nothing)),
        (suite.check_observations_are_complete, with_rule(observe=lazy_observe)),
        (suite.check_legality_is_decided_once, with_rule(legal=forgetful_legal)),
        (suite.check_games_end_soundly, with_rule(apply=endless_apply)),
        (suite.check_games_end_soundly, with_rule(apply=growing_apply)),
        (suite.check_games_end_soundly, with_rule(apply=sinking_apply)),
        (suite.check_refused_moves_change_nothing, with_rule(broken_rule=return_an_unknown_rule)),
        (suite.check_facts, replace(toy.GAME, weights=[1])),
        (suite.check_facts, replace(toy.GAME, name="Toy Game")),
        (suite.check_facts, replace(toy.GAME, options=[*toy.GAME.options] * 2)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_faulty_game_is_caught(check: Callable[[Game], None], game: Game) -> None:
    check(toy.GAME)
    with pytest.raises(AssertionError):
        check(game)


def test_views_that_cannot_be_sent_are_caught() -> None:
    with pytest.raises(TypeError):
        suite.check_views_are_json(with_view(view=SetView()))


class PeekingBot:
    """Chooses by the resampled secrets of others."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, knowledge: Knowledge) -> Move:
        seed: int = knowledge.state.chance_seed
        return knowledge.legal[seed % len(knowledge.legal)]


class MeddlingBot(RandomBot):
    def choose(self, knowledge: Knowledge) -> Move:
        knowledge.state.prize = 99
        return super().choose(knowledge)


class InventiveBot(RandomBot):
    def choose(self, knowledge: Knowledge) -> Move:
        return replace(super().choose(knowledge), number=99)


@pytest.mark.parametrize("bot", [PeekingBot, MeddlingBot, InventiveBot])
def test_a_faulty_bot_is_caught(bot: Callable[[int], Any]) -> None:
    with pytest.raises(AssertionError):
        check_bot(bot, toy.GAME)
