from __future__ import annotations

import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge
from heliopolis.bots.readiness import is_compiled
from heliopolis.bots.roster import make_bot
from heliopolis.bots.search import ReusableTree, Search, SearchBot
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table
from heliopolis.testing import check_bot

# Compiling search for a long game and playing it takes minutes, so only `make soak` does.
SEARCHED = [
    pytest.param(name, marks=[pytest.mark.soak] if games.find(name).is_long else [])
    for name in games.names()
]
OURS = [name for name in games.names() if name != "morra"]
OURS_SEARCHED = [given for given in SEARCHED if given.values[0] != "morra"]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_simple_bots_conform(name: str, game: str) -> None:
    check_bot(lambda seed: make_bot(name, seed), games.find(game))


@pytest.mark.compiled
@pytest.mark.parametrize("game", SEARCHED)
@pytest.mark.parametrize("name", ["easy", "search:24"])
def test_searching_bots_conform(name: str, game: str) -> None:
    check_bot(lambda seed: make_bot(name, seed), games.find(game))


def winners(game: Game, names: list[str], count: int) -> list[int]:
    """The number of wins of each bot, every bot in every seat equally often."""
    wins = [0] * len(names)
    for number in range(count):
        shift = number % len(names)
        order = [(seat + shift) % len(names) for seat in range(len(names))]
        table = Table(game, len(names), Secret(number // len(names)))
        bots = [make_bot(names[who], number * 10 + who) for who in order]
        while not table.over:
            seat = table.players_to_move[0]
            table.play(bots[seat].choose(Knowledge.of(table, seat, len(table.moves))))
        wins[order[table.ranks().index(0)]] += 1
    return wins


@pytest.mark.parametrize("game", OURS)
def test_greedy_beats_random(game: str) -> None:
    seats = games.find(game).seats[0]
    wins = winners(games.find(game), ["greedy", *["random"] * (seats - 1)], 12)
    assert wins[0] >= 10


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("game", [given for given in OURS_SEARCHED if given.values[0] != "ur"])
def test_search_beats_greedy(game: str) -> None:
    """The figures are in docs/strength.md; this only shows that search works.

    Not in Ur, where luck decides most games and greedy play is hard to improve on.
    """
    seats = games.find(game).seats[0]
    wins = winners(games.find(game), ["search:400", *["greedy"] * (seats - 1)], 6 * seats)
    assert wins[0] > 6


def position(game: Game) -> Knowledge:
    table = Table(game, 3 if 3 in game.seats else game.seats[0], Secret(4))
    table.play(table.legal()[0])
    seat = table.players_to_move[0]
    return Knowledge.of(table, seat, 3)


@pytest.mark.compiled
@pytest.mark.parametrize("game", SEARCHED)
def test_plain_and_compiled_grow_the_same_tree(game: str) -> None:
    grown = []
    for target in ("plain", "compiled"):
        search = Search(position(games.find(game)), 77, target, 256)
        search.burst = 64
        while search.left:
            search.grow()
        grown.append((search.best(), search.nodes()))
    assert grown[0] == grown[1]
    assert len(grown[0][1]) > 2


@pytest.mark.compiled
def test_the_same_seed_chooses_the_same(ra: Game) -> None:
    choices = {make_bot("search:300", 5).choose(position(ra)).text for _ in range(3)}
    assert len(choices) == 1


def test_a_single_legal_move_is_played_without_search(ra: Game) -> None:
    known = position(ra)
    only = replace(known, legal=known.legal[:1])
    assert SearchBot(1).choose(only) == known.legal[0]


@pytest.mark.compiled
def test_a_search_stops_when_told_to(ra: Game) -> None:
    make_bot("search:10", 0).choose(position(ra))  # compiled, so that only thinking takes time
    bot = SearchBot(1, iterations=200_000)
    answered = threading.Event()

    def think() -> None:
        bot.choose(position(ra))
        answered.set()

    threading.Thread(target=think, daemon=True).start()
    assert not answered.wait(0.05)
    bot.stop()
    assert answered.wait(60)


@pytest.mark.compiled
def test_until_the_rules_are_compiled_a_bot_plays_on_plain_python(
    ra: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = position(ra)
    searched: list[int] = []
    original = SearchBot._search

    def watch(self: SearchBot, knowledge: Knowledge, seed: int) -> Search:
        searched.append(seed)
        return original(self, knowledge, seed)

    monkeypatch.setattr(SearchBot, "_search", watch)
    monkeypatch.setattr("heliopolis.bots.search.is_compiled", lambda game: False)
    assert make_bot("hard-0.1", 1).choose(known) in known.legal
    assert not searched
    monkeypatch.setattr("heliopolis.bots.search.is_compiled", lambda game: True)
    assert make_bot("medium-0.1", 1).choose(known) in known.legal
    assert searched


@pytest.mark.compiled
def test_what_was_compiled_is_loaded_in_the_background(ra: Game) -> None:
    make_bot("search:10", 0).choose(position(ra))
    for _ in range(600):
        if is_compiled(ra):
            return
        time.sleep(0.1)
    pytest.fail("the search was never loaded")


def test_knowledge_has_the_view_and_the_observation(ra: Game) -> None:
    known = position(ra)
    assert known.view["phase"] in ("turn", "place", "bid")
    assert len(known.observation) == ra.observation_size


@pytest.mark.parametrize(
    "name", ["", "senet", "search:0", "search:x", "search:9999999", "nowhere:Bot", "json:Nothing"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(BadSetupError, match="bot"):
        make_bot(name, 1)


MY_BOT = '''
class Cautious:
    """Passes if it may, otherwise plays the first legal move."""

    def __init__(self, seed):
        pass

    def choose(self, knowledge):
        for move in knowledge.legal:
            if move.text == "pass":
                return move
        return knowledge.legal[0]
'''


def test_a_custom_bot_is_found_by_its_path(
    ra: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(MY_BOT)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    bot: Any = make_bot("my_bots:Cautious", 1)
    assert bot.choose(position(ra)) in position(ra).legal
    check_bot(lambda seed: make_bot("my_bots:Cautious", seed), ra)


def flipping(game: Game) -> Table:
    """A table at which the winner of several priests is about to turn tiles."""
    for seed in range(1000):
        table = Table(game, 3, Secret(seed))
        bots = [make_bot("greedy", seed + seat) for seat in range(3)]
        while not table.over:
            seat = table.players_to_move[0]
            flips = table.view(seat)["prompt"].get("flips", 0)
            if flips > 1:
                return table
            table.play(bots[seat].choose(Knowledge.of(table, seat, 1)))
    raise AssertionError("nobody ever won two priests")


@pytest.mark.compiled
def test_a_tree_is_reused_while_its_seat_moves_and_nothing_is_revealed(
    ra: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    resumed: list[int] = []
    original = Search.resume

    def watch(self: Search, kept: ReusableTree) -> None:
        original(self, kept)
        resumed.append(self.size())

    monkeypatch.setattr(Search, "resume", watch)
    table = flipping(ra)
    seat = table.players_to_move[0]
    bot = SearchBot(1, iterations=500)
    flip = next(move for move in table.legal() if move.text.startswith("flip"))
    bot.choose(Knowledge.of(table, seat, 1))
    assert not resumed
    search = Search(Knowledge.of(table, seat, 1), 1, "compiled", 500)
    while search.left:
        search.grow()
    bot._reusable = ReusableTree.after(search, Knowledge.of(table, seat, 1), flip.number)
    table.play(flip)
    bot.choose(Knowledge.of(table, seat, 2))
    assert len(resumed) == 1
    assert 1 < resumed[0] < search.size()


@pytest.mark.compiled
def test_a_tree_is_not_reused_after_a_draw_or_moves_of_others(ra: Game) -> None:
    known = position(ra)
    search = Search(known, 1, "compiled", 50)
    search.grow()
    assert all(ReusableTree.after(search, known, move.number) is None for move in known.legal)


@pytest.mark.compiled
def test_transplanting_keeps_visits_and_rewards(ra: Game) -> None:
    known = position(ra)
    grown = []
    for target in ("plain", "compiled"):
        search = Search(known, 5, target, 256)
        search.burst = 64
        while search.left:
            search.grow()
        further = Search(known, 6, target, 10)
        move = known.legal[0].number
        further.resume(ReusableTree(search, move, known))
        grown.append(sorted(further.nodes()))
    assert grown[0] == grown[1]
    assert 1 < len(grown[0]) < 256
