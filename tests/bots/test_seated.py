"""A bot in a seat: what it is given, what it keeps, and what happens when it fails."""

from __future__ import annotations

import random

import pytest

import heliopolis
from heliopolis.bots import BotError, Knowledge, RandomBot, SeatedBot, play_game
from heliopolis.bots.seated import bot_kind, bot_player
from heliopolis.errors import BadSetupError
from heliopolis.table import Move, Table


class Scripted:
    """Plays scripted moves, and remembers what it was given."""

    def __init__(self, seed: int = 0) -> None:
        self.told: list[Knowledge] = []
        self.seeds: list[int] = []
        self.stopped = False

    def choose(self, knowledge: Knowledge) -> Move:
        self.told.append(knowledge)
        return knowledge.legal[0]

    def reseed(self, seed: int) -> None:
        self.seeds.append(seed)

    def stop(self) -> None:
        self.stopped = True


class Failing(Scripted):
    def choose(self, knowledge: Knowledge) -> Move:
        raise RuntimeError("no idea")


class Cheating(Scripted):
    def choose(self, knowledge: Knowledge) -> Move:
        return Move(knowledge.seat, 10, "bid 1")


def table_of(seats: int = 2) -> Table:
    return heliopolis.new("priests-of-ra", seats=seats, seed=7, options={"sun_groups": "12"})


def test_a_bot_plays_a_whole_game_in_its_seat() -> None:
    first = Scripted()
    bots = [SeatedBot(first, 0), SeatedBot.named("random", 1, seed=3)]
    table = play_game(table_of(), bots)
    assert table.over
    assert [bot.decisions for bot in bots] == [
        sum(move.seat == seat for move in table.moves) for seat in range(2)
    ]
    assert len(first.told) == bots[0].decisions
    assert {knowledge.seat for knowledge in first.told} == {0}
    assert bots[0].seconds >= bots[0].last_seconds > 0


def test_the_same_seeds_give_the_same_game() -> None:
    def played() -> str:
        bots = {seat: SeatedBot.named("greedy", seat, seed=seat + 5) for seat in range(2)}
        return play_game(table_of(), bots).journal

    assert played() == played()


def test_hidden_information_is_resampled_from_the_seed_of_the_position() -> None:
    table, bot = table_of(), Scripted()
    seated = SeatedBot(bot, 0, seed_for=lambda at: 100 + len(at.moves))
    seated.choose(table)
    seated.choose(table)
    assert bot.seeds == [100, 100]
    assert bot.told[0].state == bot.told[1].state == table.known_state(0, 100)


def test_a_resumed_game_continues_the_same_way() -> None:
    def seats() -> list[SeatedBot]:
        return [SeatedBot(RandomBot(1), seat, seed_for=lambda at: len(at.moves)) for seat in (0, 1)]

    whole = play_game(table_of(), seats())
    resumed = play_game(whole.fork(30), seats())
    assert resumed.journal == whole.journal


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (Failing(), "bot Failing: failed at move 1: RuntimeError: no idea"),
        (Cheating(), "bot Cheating: 'bid 1' is not legal at move 1"),
    ],
)
def test_a_failure_names_the_bot_and_the_move(bot: Scripted, message: str) -> None:
    table = table_of()
    with pytest.raises(BotError) as failed:
        SeatedBot(bot, 0).choose(table)
    assert str(failed.value) == message
    assert not table.moves


def test_stop_is_passed_on_to_the_bot() -> None:
    bot = Scripted()
    SeatedBot(bot, 0).stop()
    assert bot.stopped
    SeatedBot(RandomBot(0), 0).stop()  # has no such method


def test_a_bot_that_cannot_be_constructed_is_named() -> None:
    for name in ("no_such_bot", "no.such.module:Bot", "tests.bots.test_seated:Move"):
        with pytest.raises(BadSetupError, match="bot"):
            SeatedBot.named(name, 0)


@pytest.mark.parametrize(
    ("player", "kind"),
    [
        ("Bo (bot hard)", "hard"),
        ("Bo (bot my_module:MyBot)", "my_module:MyBot"),
        ("hard bot 1", "hard"),
        ("bot", ""),
        ("Bot 2", ""),
        ("Ada", None),
        ("Bo (botanist)", None),
    ],
)
def test_bots_are_recognised_by_their_names(player: str, kind: str | None) -> None:
    assert bot_kind(player) == kind


def test_a_journal_names_a_bot() -> None:
    players = ["Ada", bot_player("Bo", "hard")]
    table = heliopolis.new("priests-of-ra", seats=2, seed=7, players=players)
    assert "player B: Bo (bot hard)\n" in table.journal
    assert heliopolis.load(table.journal).players == players
    with pytest.raises(BadSetupError, match="longer than 40 characters"):
        bot_player("Bo", "a.module.with.a.long.name:AndAClass")


def test_samples_are_other_possible_worlds() -> None:
    table = heliopolis.new("amun-re", seats=3, seed=4)
    for _ in range(40):
        seat = table.players_to_move[0]
        table.play(random.Random(1).choice(table.legal(seat)))
    seat = table.players_to_move[0]
    knowledge = Knowledge.of(table, seat, seed=1)
    worlds = [knowledge.sample(seed) for seed in range(8)]
    assert knowledge.sample(3).state == worlds[3].state
    assert len({tuple(map(str, world.state.values().items())) for world in worlds}) > 1
    for world in worlds:
        assert world.legal == knowledge.legal
        assert world.view == knowledge.view
        assert world.observation == knowledge.observation
    futures = set()
    for world in worlds:
        assert world.state.copy() == world.state
        futures.add(world.state.chance_seed)
    assert len(futures) == len(worlds)
