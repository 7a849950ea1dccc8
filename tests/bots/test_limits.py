"""Limits of bots: the clock, the position a tree is valid for, and easy bots that blunder."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heliopolis.bots import Knowledge, search
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.roster import is_bot, make_bot
from heliopolis.bots.search import ReusableTree, Search, SearchBot
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
