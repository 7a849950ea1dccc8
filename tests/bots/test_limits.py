"""Limits of bots: the clock, when they end early, what they mix, and easy bots that blunder."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge, search
from heliopolis.bots.bot import is_sealed_choice
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.levels import LEVELS
from heliopolis.bots.net_search import NetSearchBot
from heliopolis.bots.roster import is_bot, make_bot
from heliopolis.bots.search import (
    Choice,
    EarlyEnd,
    ReusableTree,
    Search,
    SearchBot,
    draw_by_visits,
)
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table
from tests.bots.test_bots import flipping, position


class PlainSearch(Search):
    """A search that needs no compiler."""

    def __init__(self, knowledge: Knowledge, seed: int, target: str, iterations: int) -> None:
        super().__init__(knowledge, seed, "plain", iterations)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "Search", PlainSearch)


class Clock:
    """Time that passes only while a search grows: a second per burst."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.bursts = 0
        monkeypatch.setattr("heliopolis.bots.search.time.monotonic", lambda: self.now)
        grow = Search.grow

        def grow_and_tick(searching: Search) -> None:
            grow(searching)
            self.now += 1.0
            self.bursts += 1

        monkeypatch.setattr(Search, "grow", grow_and_tick)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("seconds", "bursts"), [(0.0, 1), (0.5, 1), (2.5, 3), (99.0, 10)])
def test_a_search_ends_when_its_time_is_up(
    ra: Game, monkeypatch: pytest.MonkeyPatch, seconds: float, bursts: int
) -> None:
    """Of 40 iterations in bursts of 4, as many bursts as fit are run, and at least one."""
    clock = Clock(monkeypatch)
    known = position(ra)
    assert SearchBot(1, iterations=40, seconds=seconds).choose(known) in known.legal
    assert clock.bursts == bursts


def test_built_in_searching_bots_have_a_time_limit() -> None:
    for name, most in (("medium-0.1", 0.2), ("hard-0.1", 1.6)):
        bot = make_bot(name, 1)
        assert isinstance(bot, SearchBot)
        assert bot._seconds == most


def kept_after_a_flip(game: Game) -> tuple[Table, ReusableTree, str, str]:
    """A table where two tiles may be turned, a tree for turning the first, and both moves."""
    table = flipping(game)
    seat = table.players_to_move[0]
    known = Knowledge.of(table, seat, 1)
    grown = PlainSearch(known, 1, "plain", 40)
    while grown.left:
        grown.grow()
    first, second = [move for move in table.legal() if move.text.startswith("flip")][:2]
    kept = ReusableTree.after(grown, known, first.number)
    assert kept is not None
    return table, kept, first.text, second.text


@pytest.mark.usefixtures("plain")
def test_a_tree_is_refused_in_another_position(ra: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    gone_on: list[ReusableTree] = []
    monkeypatch.setattr(Search, "resume", lambda self, kept: gone_on.append(kept))
    table, kept, first, second = kept_after_a_flip(ra)
    seat = kept.knowledge.seat

    def goes_on_at(known: Knowledge) -> bool:
        gone_on.clear()
        bot = SearchBot(1, iterations=4)
        bot._reusable = kept
        bot.choose(known)
        return bool(gone_on)

    expected, other = table.fork(), table.fork()
    expected.play(first)
    other.play(second)
    assert goes_on_at(Knowledge.of(expected, seat, 2))
    assert not goes_on_at(Knowledge.of(table, seat, 2))
    assert not goes_on_at(Knowledge.of(other, seat, 2))
    assert not kept.matches(Knowledge.of(other, seat, 2))
    fitting = Knowledge.of(expected, seat, 2)
    assert kept.matches(fitting)
    assert not kept.matches(replace(fitting, seat=(seat + 1) % 3))
    assert not kept.matches(replace(fitting, seats=4))
    assert not kept.matches(replace(fitting, game=replace(ra)))


def test_the_easy_bot_blunders_and_the_greedy_one_does_not(ra: Game) -> None:
    """It moves at random 15 % of the time: 25 to 95 of 400 moves differ from the greedy ones."""
    known = obvious(ra)
    (best,) = {GreedyBot(seed).choose(known).number for seed in range(30)}
    easy = [make_bot("easy", seed).choose(known).number for seed in range(400)]
    blunders = sum(number != best for number in easy)
    assert 25 <= blunders <= 95
    assert {move.number for move in known.legal} >= set(easy)


class Lowest(random.Random):
    """Draws the lowest number, and does not choose."""

    def random(self) -> float:
        return 0.0

    def choice(self, seq: Any) -> Any:
        raise AssertionError("a blunder")


def test_a_bot_that_never_blunders_does_not_at_the_lowest_draw(ra: Game) -> None:
    known = obvious(ra)
    bot = GreedyBot(1)
    bot._random = Lowest(1)
    assert bot.choose(known) == GreedyBot(1).choose(known)


def test_a_bot_that_was_prepared_waits_for_its_search(
    ra: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[Game] = []
    monkeypatch.setattr(search, "prepare_search", prepared.append)
    monkeypatch.setattr(search, "has_compiler", lambda: True)
    bot = SearchBot(1, wait=False)
    bot.prepare(ra)
    assert prepared == [ra]
    assert bot._wait


def obvious(game: Game) -> Knowledge:
    """A position with several moves, one of which looks best."""
    table = Table(game, 3, Secret(4))
    while not table.over:
        seat = table.players_to_move[0]
        known = Knowledge.of(table, seat, 1)
        choices = {GreedyBot(seed).choose(known).number for seed in range(12)}
        if len(known.legal) >= 4 and len(choices) == 1:
            return known
        table.play(GreedyBot(1).choose(known))
    raise AssertionError("no position had a single best move")


@pytest.mark.parametrize("name", ["greedy", "search", "search:200", "my_module:MyBot"])
def test_names_of_bots_are_known(name: str) -> None:
    assert is_bot(name)


def test_other_names_are_no_bots() -> None:
    assert not is_bot("Nefertari")


# --- Ending early ---------------------------------------------------------------------------------


class Told:
    """Stands for a search: tells what it is told to."""

    def __init__(self, *choices: tuple[int, int, float], best: int | None = None) -> None:
        self.given = [Choice(*one) for one in choices]
        self.preferred = best

    def choices(self) -> list[Choice]:
        return self.given

    def visits(self) -> int:
        return sum(one.visits for one in self.given)

    def two_most_visits(self) -> tuple[int, int]:
        return self.given[0].visits, self.given[1].visits

    def best(self) -> int:
        return self.given[0].move if self.preferred is None else self.preferred


def early_end(told: Told) -> EarlyEnd:
    return EarlyEnd(cast(Search, told))


def test_a_choice_is_clear_when_no_rival_has_a_quarter_of_its_visits() -> None:
    assert early_end(Told((3, 404, 0.5), (8, 100, 0.4))).is_reached(0.07)
    assert not early_end(Told((3, 400, 0.5), (8, 100, 0.4))).is_reached(0.07)
    # Not after the first few iterations, which are mostly noise.
    assert not early_end(Told((3, 404, 0.5), (8, 100, 0.4))).is_reached(0.06)
    assert not early_end(Told((3, 404, 0.5), (8, 95, 0.4))).is_reached(0.5)


def test_a_choice_that_stays_while_the_search_doubles_is_made() -> None:
    told = Told((3, 400, 0.500), (8, 300, 0.495))
    end = early_end(told)
    assert not any(end.is_reached(progress) for progress in (0.07, 0.08, 0.12, 0.15))
    assert end.is_reached(0.16)


def test_a_choice_that_changes_is_thought_about_for_longer() -> None:
    told = Told((3, 400, 0.5), (8, 300, 0.5))
    end = early_end(told)
    assert not end.is_reached(0.08)
    told.preferred = 8
    assert not any(end.is_reached(progress) for progress in (0.16, 0.2, 0.31))
    assert end.is_reached(0.32)


def test_a_choice_that_another_move_looks_better_than_is_thought_about_for_longer() -> None:
    """The score of a move may overrule visits that are close, but not for good."""
    told = Told((3, 400, 0.52), (8, 300, 0.50), best=8)
    end = early_end(told)
    assert not any(end.is_reached(progress) for progress in (0.1, 0.2, 0.4, 0.8))


@pytest.mark.usefixtures("plain")
def test_a_level_ends_its_search_early(ra: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    known = obvious(ra)
    assert SearchBot(1, iterations=1600).choose(known) in known.legal
    assert clock.bursts == 400
    clock.bursts = 0
    assert SearchBot(1, iterations=1600, ends_early=True).choose(known) in known.legal
    assert 125 <= clock.bursts <= 200


@pytest.mark.usefixtures("plain")
def test_a_level_looks_at_the_clock_to_end_early(ra: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine the share of the time counts that is used up."""
    clock = Clock(monkeypatch)
    SearchBot(1, iterations=200_000, seconds=600, ends_early=True).choose(obvious(ra))
    assert 125 <= clock.bursts <= 300


# --- Sealed choices -------------------------------------------------------------------------------


def sealed_position(name: str, seats: int) -> Knowledge:
    """The first position of a greedy game in which others choose at the same time."""
    table = Table(games.find(name), seats, Secret(4))
    while not table.over:
        seat = table.players_to_move[0]
        known = Knowledge.of(table, seat, 1)
        if is_sealed_choice(known) and len(known.candidates) > 2:
            return known
        table.play(GreedyBot(1).choose(known))
    raise AssertionError("nothing was sealed")


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("name", "seats"), [("morra", 2), ("amun-re", 3)])
def test_levels_mix_sealed_choices(name: str, seats: int) -> None:
    known = sealed_position(name, seats)
    bots = [SearchBot(seed, iterations=60, mixes=True) for seed in range(12)]
    drawn = [bot.choose(known).number for bot in bots]
    assert len(set(drawn)) > 1
    assert drawn == [SearchBot(seed, 60, mixes=True).choose(known).number for seed in range(12)]


def test_sealed_choices_are_drawn_by_visits_among_good_moves() -> None:
    choices = [Choice(3, 60, 0.5), Choice(8, 40, 0.4), Choice(9, 35, 0.9)]
    drawn = [draw_by_visits(choices, 0.6, word << 24) for word in range(256)]
    assert [drawn.count(move) for move in (3, 8, 9)] == [154, 102, 0]


@pytest.mark.usefixtures("plain")
def test_open_choices_are_not_drawn(ra: Game) -> None:
    known = obvious(ra)
    assert not is_sealed_choice(known)
    plain_choice = SearchBot(5, iterations=60).choose(known)
    assert SearchBot(5, iterations=60, mixes=True).choose(known) == plain_choice


def test_levels_end_early_and_mix() -> None:
    for name in LEVELS[1:]:
        bot = make_bot(name, 1)
        assert isinstance(bot, NetSearchBot)
        assert bot._otherwise is not None
        assert bot._otherwise._ends_early
        assert bot._otherwise._mixes
    for name in ("search:100", "hard-0.1", "medium-0.1"):  # what newer bots are measured against
        bot = make_bot(name, 1)
        assert isinstance(bot, SearchBot)
        assert not bot._ends_early
        assert not bot._mixes


@pytest.mark.usefixtures("plain")
def test_a_bot_that_cannot_win_plays_for_points(ra: Game) -> None:
    """Where every move loses alike, the one that looks best for its seat is made, not any one."""
    known = obvious(ra)
    lost = replace(known, state=known.state.copy())
    for seat in range(lost.seats):
        if seat != lost.seat:
            lost.state.points[seat] += 500
    best = GreedyBot(1).choose(lost)
    for seed in range(6):
        assert SearchBot(seed, iterations=60, ends_early=True, mixes=True).choose(lost) == best
