"""Search with nets, held against a second one that is written with objects and lists."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import Knowledge, forward, nets
from heliopolis.bots.bot import is_sealed_choice
from heliopolis.bots.levels import LEVELS, make_level
from heliopolis.bots.net_bot import NetEvaluator
from heliopolis.bots.net_search import NetSearch, NetSearchBot, draw_choice
from heliopolis.bots.nets import BadNetError, Net, find_net
from heliopolis.bots.roster import make_bot
from heliopolis.bots.search import Choice, ReusableTree, SearchBot
from heliopolis.bots.tree import SAMPLE_STEP, SEAT_STEP
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.kernel.loops import random_word, seed_policy_rng
from heliopolis.table import Move
from heliopolis.testing import check_bot
from tests.bots.random_nets import random_net
from tests.bots.test_bots import flipping
from tests.bots.test_tree import POSITIONS, SecondSearch, Tree, position, tree_of

PRIOR_ONE = 65536


@dataclass
class Node:
    """A sequence of decisions, with what the net thought of the last one."""

    seat: int = -1
    move: int = -1
    prior: int = 0
    visits: int = 0
    available: int = 1
    total: float = 0.0
    children: list[Node] = field(default_factory=list)  # the newest first

    def tree(self) -> Tree:
        found: Tree = {}
        for child in self.children:
            key = child.seat * SEAT_STEP + child.move
            found[(key,)] = child.visits, child.available, round(child.total, 9)
            found |= {(key, *path): values for path, values in child.tree().items()}
        return found


class SecondNetSearch:
    """Search with a net, from its description in `heliopolis.bots.net_tree`."""

    def __init__(self, knowledge: Knowledge, seed: int, net: Net) -> None:
        self.known, self.seed, self.root = knowledge, seed, Node()
        self.game, self.hints = knowledge.game, knowledge.game.search
        self.rules: Any = knowledge.game.rules
        self.evaluator = NetEvaluator(knowledge.game, net, "plain")
        self.watched = net.has_watched
        self.end = SecondSearch(knowledge, seed)
        priors = self.priors(knowledge.state, knowledge.seat)
        self.root.children = self.expanded(knowledge.seat, priors)

    def legal(self, s: Any, seat: int) -> list[int]:
        return self.end.legal(s, seat)

    def weights(self, s: Any, seat: int) -> list[int]:
        """The weights of the legal moves by the net."""
        legal = [
            move for number in self.legal(s, seat) for move in [type("M", (), {"number": number})()]
        ]
        known = Knowledge(self.game, self.known.seats, seat, s, legal)
        logits = self.evaluator.logits(known)
        forward.soften(logits, len(logits))
        return logits

    def priors(self, s: Any, seat: int) -> dict[int, int]:
        weights = self.weights(s, seat)
        return {
            move: weight * PRIOR_ONE // sum(weights)
            for move, weight in zip(self.legal(s, seat), weights, strict=True)
        }

    @staticmethod
    def expanded(seat: int, priors: dict[int, int]) -> list[Node]:
        return [Node(seat, move, prior) for move, prior in priors.items()][::-1]

    def iterate(self) -> None:
        s, me = self.known.state.copy(), self.known.seat
        stored = {child.move: child.prior for child in self.root.children}
        child = self.select(self.root, me, stored)
        x = seed_policy_rng(self.seed + child.visits * SAMPLE_STEP)
        self.rules.resample_hidden(s, me, self.seed * 65536 + x)
        path = [child]
        rewards = self.descend(s, x, path)
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]
        self.root.visits += 1

    def descend(self, s: Any, x: int, path: list[Node]) -> list[float]:
        me, seats = self.known.seat, self.known.seats
        known = s.chance_draws, s.reveals
        self.rules.apply(s, me, path[0].move)
        while not self.rules.over(s):
            x = random_word(x)
            movers = self.end.to_move(s)
            seat = me if me in movers else movers[(x & 0xFFFF) * len(movers) >> 16]
            legal = self.legal(s, seat)
            sealed = seat != me and (len(movers) > 1 or self.hints.net_samples_others)
            node = path[-1]
            if len(legal) == 1:
                self.rules.apply(s, seat, legal[0])
            elif node.visits == 0 or (not node.children and not sealed):
                priors = self.priors(s, seat)
                worths = self.worths()
                if not sealed:
                    node.children = self.expanded(seat, priors)
                if self.watched:
                    deciders = {me, *(one.seat for one in path)}
                    return [
                        self.own_worth(s, one) if one in deciders else 0 for one in range(seats)
                    ]
                return [worths[(other - seat) % seats] for other in range(seats)]
            elif sealed:
                weights, x = self.weights(s, seat), random_word(x)
                place = forward.draw_by_weight(weights, len(weights), sum(weights), x)
                self.rules.apply(s, seat, legal[place])
                known = (-1, -1)
            else:
                if seat == me and (s.chance_draws, s.reveals) == known:
                    priors = {child.move: child.prior for child in node.children}
                else:
                    priors = self.priors(s, seat)
                path.append(self.select(node, seat, priors))
                self.rules.apply(s, seat, path[-1].move)
        return self.end.rewards(s)

    def worths(self) -> list[float]:
        """What the last position is worth to each seat, from its observer on."""
        pairs = zip(*self.evaluator.values(self.known.seats), strict=True)
        return [(2 * share + 1 + margin) / 4 for share, margin in pairs]

    def own_worth(self, s: Any, seat: int) -> float:
        """What a position is worth to a seat as it sees it itself."""
        plain, net, work = self.evaluator._engine, self.evaluator._net, self.evaluator._work
        row = plain.specialize(forward.evaluate_position)(s, seat, net, work)
        forward.write_values(net, work.hidden[row], self.known.seats, work.values)
        return self.worths()[0]

    def select(self, node: Node, seat: int, priors: dict[int, int]) -> Node:
        tried = [c for c in node.children if c.seat == seat and c.move in priors]
        for child in tried:
            child.available += 1
        visits, gained = sum(c.visits for c in tried), 0.0
        for child in tried:
            gained += child.total
        untried = gained / max(1, visits) - self.hints.net_caution
        for move, prior in priors.items():
            if move not in [child.move for child in tried]:
                node.children.insert(0, Node(seat, move, prior))
                tried.insert(0, node.children[0])

        def bound(child: Node) -> float:
            mean = child.total / child.visits if child.visits else untried
            wish = sqrt(child.available) / (1 + child.visits)
            return mean + self.hints.net_exploration * (priors[child.move] / PRIOR_ONE) * wish

        return max(tried, key=bound)


def grown(known: Knowledge, net: Net, iterations: int, target: str = "plain") -> NetSearch:
    search = NetSearch(known, 7, target, iterations, net)
    while search.left:
        search.grow()
    return search


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("other_hints", [False, True])
@pytest.mark.parametrize(("name", "seats", "choices", "decisions"), POSITIONS)
def test_the_search_grows_the_tree_that_is_described(
    name: str, seats: int, choices: int, decisions: int, other_hints: bool, watched: bool
) -> None:
    known = position(name, seats, choices, decisions)
    if other_hints:
        hints = known.game.search
        hints = replace(hints, net_exploration=0.4, net_caution=0.2)
        hints = replace(hints, net_samples_others=not hints.net_samples_others)
        known = replace(known, game=replace(known.game, search=hints))
    net = random_net(known.game, (12, 8), watched=watched)
    search, second = grown(known, net, 60), SecondNetSearch(known, 7, net)
    for _ in range(60):
        second.iterate()
    assert tree_of(search) == second.root.tree()
    assert sum(choice.visits for choice in search.choices()) == 60


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["priests-of-ra", "ur"])
def test_plain_and_compiled_search_grow_the_same_tree(name: str) -> None:
    known = position(name, 2, 2, 10)
    net = random_net(known.game)
    plain, compiled = (grown(known, net, 150, target) for target in ("plain", "compiled"))
    assert tree_of(plain) == tree_of(compiled)
    assert plain.choices() == compiled.choices()
    assert plain.is_settled() == compiled.is_settled()


def test_a_kept_tree_is_the_one_below_the_move() -> None:
    known = position("amun-re", 3, 10, 150)
    net = random_net(known.game, (12, 8))
    search = grown(known, net, 50)
    best = search.best()
    further = NetSearch(known, 8, "plain", 5, net)
    further.resume(ReusableTree(search, best, known))
    key = known.seat * SEAT_STEP + best
    below = {path[1:]: v for path, v in tree_of(search).items() if path[0] == key and path[1:]}
    assert tree_of(further) == below
    assert further.size() == len(below) + 1


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    known = position("priests-of-ra", 3, 2, 10)
    net = random_net(known.game, (8,))
    search = NetSearch(known, 7, "plain", 0, net)
    search._tree = search._tree[: len(known.legal) + 8]
    search.left = 60
    while search.left:
        search.grow()
    assert search.size() <= len(known.legal) + 8
    assert sum(choice.visits for choice in search.choices()) == 60


def test_a_choice_is_settled_when_no_rival_can_catch_up() -> None:
    known = position("priests-of-ra", 3, 2, 10)
    search = grown(known, random_net(known.game, (8,)), 40)
    most, second = [choice.visits for choice in search.choices()][:2]
    assert most > second
    search.left = 2 * (most - second)
    assert not search.is_settled()
    search.left -= 1
    assert search.is_settled()


def test_sealed_choices_are_drawn_by_visits() -> None:
    choices = [Choice(3, 60, 0.5), Choice(8, 30, 0.4), Choice(9, 5, 0.9)]
    drawn = [draw_choice(choices, True, word << 24) for word in range(256)]
    assert [drawn.count(move) for move in (3, 8, 9)] == [171, 85, 0]


def test_in_the_open_only_equally_good_moves_are_drawn() -> None:
    words = [word << 24 for word in range(256)]
    close = [Choice(3, 60, 0.500), Choice(8, 55, 0.495), Choice(9, 54, 0.45), Choice(1, 20, 0.5)]
    assert {draw_choice(close, False, word) for word in words} == {3, 8}
    clear = [Choice(3, 60, 0.5), Choice(8, 40, 0.5)]
    assert {draw_choice(clear, False, word) for word in words} == {3}


# --- Bots -----------------------------------------------------------------------------------------


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that stands for the package of Priests of Ra, with a net in it."""
    monkeypatch.setattr(nets, "files", lambda package: tmp_path)
    random_net(games.find("priests-of-ra"), (8,)).save(tmp_path / "net.bin")
    find_net.cache_clear()
    yield tmp_path
    find_net.cache_clear()


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("net_search", "net_bot", "search"):
        monkeypatch.setattr(f"heliopolis.bots.{module}.has_compiler", lambda: False)
    for module in ("net_search", "search"):  # an earlier test may have had it loaded
        monkeypatch.setattr(f"heliopolis.bots.{module}.is_compiled", lambda game, **_: False)


@pytest.mark.usefixtures("plain", "shipped")
def test_searching_with_nets_conforms(ra: Game) -> None:
    check_bot(lambda seed: make_bot("netsearch:3", seed), ra)


@pytest.mark.usefixtures("plain", "shipped")
def test_levels_play_the_net_until_search_is_compiled(ra: Game) -> None:
    """They never peek: the net sees what its seat observes."""
    check_bot(lambda seed: make_bot("master", seed), ra)
    known = position("priests-of-ra", 3, 2, 10)
    chosen = make_bot("net", 4).choose(known)
    assert is_sealed_choice(known) or all(
        make_level(name, 4).choose(known) == chosen for name in LEVELS[1:]
    )


@pytest.mark.usefixtures("plain")
def test_without_a_net_levels_play_as_search_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nets, "files", lambda package: tmp_path)
    find_net.cache_clear()
    asked: list[SearchBot] = []

    def answer(bot: SearchBot, known: Knowledge) -> Move:
        asked.append(bot)
        return known.legal[0]

    monkeypatch.setattr(SearchBot, "choose", answer)
    known = position("priests-of-ra", 3, 2, 10)
    for name in LEVELS[1:]:
        assert make_bot(name, 1).choose(known) == known.legal[0]
    assert len(asked) == 3
    with pytest.raises(BadNetError, match="no net"):
        make_bot("netsearch", 1).choose(known)
    find_net.cache_clear()


@pytest.mark.usefixtures("plain")
def test_a_game_may_want_its_levels_to_search_without_its_net(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = position("amun-re", 3, 10, 150)
    assert find_net(known.game) is not None
    monkeypatch.setattr(SearchBot, "choose", lambda bot, known: known.legal[0])
    monkeypatch.setattr(NetSearchBot, "_search", None)
    for name in LEVELS[1:]:
        assert make_bot(name, 1).choose(known) == known.legal[0]


@pytest.mark.parametrize("name", ["netsearch:0", "netsearch:x", "netsearch::", "netsearch:9999999"])
def test_bad_numbers_of_iterations_are_refused(name: str, tmp_path: Path) -> None:
    if name != "netsearch::":
        with pytest.raises(BadSetupError, match="netsearch"):
            make_bot(name, 1)
    else:
        assert isinstance(make_bot(name, 1), NetSearchBot)


@pytest.mark.usefixtures("plain", "shipped")
def test_a_search_with_a_net_stops_when_its_time_is_up(
    ra: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    bursts: list[int] = []
    grow = NetSearch.grow

    def grow_and_tick(search: NetSearch) -> None:
        grow(search)
        now[0] += 1.0
        bursts.append(search.left)

    monkeypatch.setattr("heliopolis.bots.net_search.time.monotonic", lambda: now[0])
    monkeypatch.setattr(NetSearch, "grow", grow_and_tick)
    monkeypatch.setattr(NetSearch, "is_settled", lambda search: False)
    known = position("priests-of-ra", 3, 2, 10)
    NetSearchBot(1, 400, 2.5).choose(known)
    assert len(bursts) == 3
    monkeypatch.setattr(NetSearch, "is_settled", lambda search: True)
    bursts.clear()
    NetSearchBot(1, 400, 2.5).choose(known)
    assert len(bursts) == 1


@pytest.mark.usefixtures("plain", "shipped")
def test_a_tree_with_a_net_is_reused_while_nothing_is_revealed(
    ra: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    resumed: list[int] = []
    original = NetSearch.resume

    def watch(self: NetSearch, kept: ReusableTree) -> None:
        original(self, kept)
        resumed.append(self.size())

    monkeypatch.setattr(NetSearch, "resume", watch)
    table = flipping(ra)
    seat = table.players_to_move[0]
    bot = NetSearchBot(1, 40)
    known = Knowledge.of(table, seat, 1)
    net = find_net(ra)
    assert net is not None
    search = grown(known, net, 200)
    texts = {move.number: move for move in table.legal()}
    tried = [texts[choice.move] for choice in search.choices() if choice.visits > 4]
    best = next(move for move in tried if move.text.startswith("flip"))
    bot._reusable = ReusableTree.after(search, known, best.number)
    table.play(best)
    bot.choose(Knowledge.of(table, seat, 2))
    assert len(resumed) == 1
    assert resumed[0] > 1


def test_draws_follow_from_the_seed() -> None:
    rng = random.Random(3)
    choices = [Choice(move, 50, 0.5) for move in range(6)]
    words = [rng.getrandbits(32) for _ in range(60)]
    first = [draw_choice(choices, False, word) for word in words]
    assert first == [draw_choice(choices, False, word) for word in words]
    assert set(first) == set(range(6))
