"""Judging: by what the player could know, measured in fresh worlds, with the better move."""

from __future__ import annotations

import time
import zlib
from itertools import count
from typing import Any, cast

import numpy as np
import pytest

import heliopolis
from heliopolis.analysis import Depth, analyse, judging
from heliopolis.analysis.analyse import choose_depth
from heliopolis.analysis.judging import LIMITS, VERDICTS, Judgement, judge, verdict_of
from heliopolis.analysis.worlds import Outcomes, Worlds
from heliopolis.bots import Knowledge
from heliopolis.table import Move, Table
from heliopolis.table.walk import tables
from tests.analysis.games import WHOLE_GAMES, MadeUpWorlds, finished, short_game

HIDING = {"amun-re", "catan-island", "catan-alexander", "catan-cheops"}  # more than what is drawn


class Rigged(MadeUpWorlds):
    """Worlds in which a move always wins a given share of the games for its seat."""

    def __init__(self, seats: int, shares: dict[str, float], table: Table) -> None:
        super().__init__(seats)
        self.shares, self.table = shares, table

    def play(self, state: Any, step: int, worlds: int, **how: Any) -> Outcomes:
        self.asked.append({"step": step, "worlds": worlds, "state": state, **how})
        seat, number = how["move"]
        share = self.shares.get(self.table.game.moves.text(number), 0.0)
        won = np.arange(worlds) < round(share * worlds)
        ranks = np.tile(won[:, None], (1, self.seats)).astype(int)
        ranks[:, seat] = 1 - ranks[:, seat]
        points = np.where(ranks == 0, 5, 0)
        return Outcomes.of_results(points, ranks, self.seats)


def at_bid() -> Table:
    table = heliopolis.new("priests-of-ra", 3, seed=7, options={"sun_groups": "123"})
    table.play("invoke")
    return table


def judged(shares: dict[str, float], made: str, count: int = 64) -> tuple[Judgement, Rigged]:
    table = at_bid()
    worlds = Rigged(3, shares, table)
    move = next(move for move in table.legal() if move.text == made)
    return judge(table, move, worlds, count), worlds  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [(0.0, "best"), (0.01, "good"), (0.03, "inaccuracy"), (0.06, "mistake"), (0.5, "blunder")],
)
def test_verdicts_follow_the_winning_chance_lost(lost: float, verdict: str) -> None:
    assert verdict_of(lost) == verdict
    assert verdict in VERDICTS
    assert verdict_of(lost - 1e-9) != verdict or verdict == "best" or lost not in LIMITS.values()


def test_a_blunder_names_the_better_move_and_what_it_brings() -> None:
    judgement, worlds = judged({"bid 3": 0.9, "pass": 0.1}, "pass")
    assert judgement.verdict == "blunder"
    assert judgement.better is not None
    assert judgement.better.text == "bid 3"
    assert judgement.loss == pytest.approx(0.8, abs=0.01)
    assert judgement.points[judgement.seat] == pytest.approx(4.0, abs=0.1)
    assert judgement.events[0]["log_event"] == "bade"
    assert judgement.candidates[0].move.text == "bid 3"
    fresh = [asked for asked in worlds.asked if asked.get("first", 0) >= judging.FRESH]
    assert len(fresh) == 4  # what seems to be a mistake is measured once more, in other worlds
    assert len({asked["first"] for asked in fresh}) == 2


def test_the_best_move_is_called_best_without_measuring() -> None:
    judgement, worlds = judged({"bid 3": 0.9, "pass": 0.1}, "bid 3")
    assert judgement.verdict == "best"
    assert judgement.loss == 0
    assert judgement.accuracy == pytest.approx(1, abs=0.001)
    assert all(asked.get("first", 0) < judging.FRESH for asked in worlds.asked)


def test_equal_moves_are_all_good() -> None:
    judgement, _ = judged(dict.fromkeys(["bid 3", "pass", "bid 6"], 0.5), "pass")
    assert judgement.verdict in {"best", "good"}
    assert judgement.better is None


def test_what_is_hidden_has_no_part_in_a_judgement() -> None:
    judgement, worlds = judged({"bid 3": 0.9}, "pass")
    assert all(asked["viewer"] == judgement.seat for asked in worlds.asked)
    actual = at_bid().state()
    assert all(asked["state"].chance_seed != actual.chance_seed for asked in worlds.asked)


def test_a_judgement_does_not_depend_on_what_the_player_could_not_know() -> None:
    """Two tables that look the same to a seat give the same judgement, whatever comes later."""
    game = short_game()
    step = 40
    move = game.moves[step]
    twins = [game.fork(step), game.fork(step, heliopolis.new("ur", seed=9).secret)]
    found = [judge(twin, move, Worlds(twin.game, twin.seats, 3, "plain"), 8) for twin in twins]
    assert found[0] == found[1]


class DecidedByState(MadeUpWorlds):
    """Worlds whose results depend on every field of the position that is played out."""

    def play(self, state: Any, step: int, worlds: int, **how: Any) -> Outcomes:
        fields = [getattr(state, name) for name in state.fields]
        seed = zlib.crc32(repr((fields, how["move"], how["viewer"])).encode())
        self._random = np.random.default_rng(seed)
        return super().play(state, step, worlds, **how)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_other_hands_than_a_player_could_see_do_not_change_a_verdict(name: str) -> None:
    """All hidden hands, decks and sealed choices of a whole game are dealt anew."""
    whole, changed = finished(name), 0
    verdicts = set()
    for step, table in enumerate(tables(whole)):
        if step % 7 or step == len(whole.moves):
            continue
        move, actual = whole.moves[step], table.state()
        twin = whole.fork(step)
        twin._state = table.known_state(move.seat, 99)  # the same to this seat, other elsewhere
        changed += any(
            getattr(actual, field) != getattr(twin._state, field)
            for field in actual.fields
            if not field.startswith("chance")
        )
        one, other = (
            judge(each, move, cast(Any, DecidedByState(whole.seats)), 16) for each in (table, twin)
        )
        assert one == other
        verdicts.add(one.verdict)
    assert len(verdicts) > 1
    assert (changed > 0) == (name in HIDING)


def test_an_analysis_of_a_whole_game_as_json() -> None:
    table = heliopolis.new("ur", seed=11)
    while len(table.moves) < 20:
        table.play(table.legal()[0])
    seen: list[tuple[int, int]] = []
    analysis = analyse(table, Depth(4, 4), target="plain", progress=lambda *done: seen.append(done))
    data = analysis.to_json()
    assert [step["step"] for step in data["steps"]] == list(range(21))
    assert seen[0] == (0, 40)
    assert seen[-1] == (40, 40)
    assert seen == sorted(seen)
    for summary in data["summaries"]:
        assert sum(summary["counts"].values()) == sum(
            one["seat"] == summary["seat"] for one in data["decisions"]
        )
        points = summary["points"]
        explained = points["start"] + points["luck"] + points["own"] + points["others"]
        assert explained == pytest.approx(points["end"], abs=0.03)
    assert {one["verdict"] for one in data["decisions"]} <= set(VERDICTS)


def test_the_depth_must_be_known() -> None:
    with pytest.raises(heliopolis.BadSetupError, match="'bottomless' is not one of glance, quick"):
        analyse(heliopolis.new("ur", seed=1), "bottomless", target="plain")


@pytest.mark.parametrize(
    ("target", "depth", "worlds_played"),
    [
        ("compiled", "normal", (24, 12)),
        ("compiled", "quick", (1, 0)),
        ("plain", "normal", (1, 0)),
    ],
)
def test_in_slow_games_and_on_slow_machines_a_normal_depth_still_judges(
    monkeypatch: pytest.MonkeyPatch, target: str, depth: str, worlds_played: tuple[int, int]
) -> None:
    table = short_game()
    worlds = MadeUpWorlds(table.seats)
    worlds.target = target  # type: ignore[attr-defined]
    clock = count()
    monkeypatch.setattr(time, "thread_time", lambda: next(clock))
    assert choose_depth(table, cast(Any, worlds), depth) == worlds_played


def test_a_hint_is_the_best_move() -> None:
    table = at_bid()
    worlds = Rigged(3, {"bid 3": 0.9, "pass": 0.1}, table)
    seat = table.players_to_move[0]
    known = Knowledge.of(table, seat, 0)
    hint = judging.best_move(known, len(table.moves), worlds, 32, 10)  # type: ignore[arg-type]
    assert isinstance(hint.move, Move)
    assert hint.move.text == "bid 3"
