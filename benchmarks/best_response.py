"""What would a player gain who knew how a bot mixes its sealed choices?

    PYTHONPATH=src python -m benchmarks.best_response amun-re [--bot medium] [--positions 12]

Where several seats choose at the same time, a bot whose answer is always the same can be exploited.
In each position of greedy games where that happens, the bot chooses in every other seat, over and
over with other seeds: that is its mixture. One seat knows the mixture (not the choice that is drawn
from it, nor what the others hold), and takes the answer that does best against it in playouts. What
this gains over the bot's own answers is printed in hundredths of the reward of search: half for
winning, half for the margin. The answer is found on one half of the playouts and measured on the
other, so that luck is no gain. The second figure is the gain against bots that always give their
most frequent answer instead.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import mean, stdev

from heliopolis import games
from heliopolis.bots import SeatedBot
from heliopolis.bots.bot import Knowledge, is_sealed_choice
from heliopolis.bots.roster import make_bot
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

Mixture = Sequence[int]  # moves, as often as they were chosen


def sealed_positions(game: Game, seats: int, wanted: int) -> list[tuple[Table, list[int]]]:
    """Return tables at which several seats are to choose at once, from greedy games."""
    found: list[tuple[Table, list[int]]] = []
    seed = 1
    while len(found) < wanted:
        table = Table(game, seats, Secret(seed))
        bots = [SeatedBot.named("greedy", seat, seed=seat) for seat in range(seats)]
        met = 0
        while not table.over and len(found) < wanted:
            awaited = table.players_awaited
            known = Knowledge.of(table, awaited[0], 0)
            if len(awaited) > 1 and len(known.candidates) > 2 and is_sealed_choice(known):
                if len(awaited) == seats and met % 2 == 0:  # every second one: games go on longer
                    found.append((table.fork(len(table.moves)), awaited))
                met += len(awaited) == seats
            seat = awaited[0]
            table.play(bots[seat].choose(table).number, seat)
        seed += 1
    return found


def mixture(table: Table, seat: int, bot: str, samples: int) -> list[int]:
    """Return what a bot chooses in a seat, with that many seeds."""
    return [
        make_bot(bot, seed).choose(Knowledge.of(table, seat, seed)).number
        for seed in range(samples)
    ]


def reward_of(table: Table, seat: int, move: int, others: dict[int, int], seed: int) -> float:
    """Return what a seat gets for a move in a world that it holds possible, played on greedily."""
    game = table.game
    rules, s = game.rules, Knowledge.of(table, seat, seed).state
    rules.apply(s, seat, move)
    for other, answer in others.items():
        if rules.players_to_move(s) >> other & 1 and not rules.broken_rule(s, other, answer):
            rules.apply(s, other, answer)
    chance, moves = random.Random(seed), [0] * len(game.moves)
    while not rules.over(s):
        awaited = [one for one in range(s.seats) if rules.players_to_move(s) >> one & 1]
        mover = chance.choice(awaited)
        legal = moves[: rules.candidate_moves(s, mover, moves)]
        rules.apply(s, mover, max(legal, key=lambda one: rules.move_score(s, mover, one)))
    points, ranks = [0] * s.seats, [0] * s.seats
    rules.scores(s, points)
    rules.ranks(s, ranks)
    lead = points[seat] - max(own for other, own in enumerate(points) if other != seat)
    margin = min(1.0, max(-1.0, lead / game.search.margin))
    return (0.5 if ranks[seat] == 0 else 0.0) + 0.25 + 0.25 * margin


def gain(
    table: Table, seat: int, own: Mixture, others: Mapping[int, Mixture], worlds: int
) -> float:
    """Return what the best answer to mixtures gains over a seat's own answers."""
    numbers = [0] * len(table.game.moves)
    count = table.game.rules.candidate_moves(table.state(), seat, numbers)
    values: dict[int, tuple[list[float], list[float]]] = {}
    for move in numbers[:count]:
        halves: tuple[list[float], list[float]] = ([], [])
        for world in range(worlds):
            drawn = {other: answers[world % len(answers)] for other, answers in others.items()}
            halves[world % 2].append(reward_of(table, seat, move, drawn, world))
        values[move] = halves
    best = max(values, key=lambda move: mean(values[move][0]))
    usual = mean(mean(values[move][1]) for move in own)
    return mean(values[best][1]) - usual


def main() -> None:
    """Measure a bot, and print what a best response gains."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=80)
    given = parser.parse_args()
    game = games.find(given.game)
    if given.seats not in game.seats:
        parser.error(f"--seats: {given.seats} is not one of {', '.join(map(str, game.seats))}")
    if min(given.positions, given.worlds) < 2 or given.samples < 1:
        parser.error("--positions and --worlds: at least 2; --samples: at least 1")
    try:
        bot = make_bot(given.bot, 0)
    except HeliopolisError as refusal:
        parser.error(str(refusal))
    if prepare := getattr(bot, "prepare", None):
        prepare(game)
    mixed: list[float] = []
    pure: list[float] = []
    kinds: list[int] = []
    for table, awaited in sealed_positions(game, given.seats, given.positions):
        mixtures = {seat: mixture(table, seat, given.bot, given.samples) for seat in awaited}
        kinds += [len(set(answers)) for answers in mixtures.values()]
        seat = awaited[0]
        others = {other: answers for other, answers in mixtures.items() if other != seat}
        usual = {
            other: [Counter(answers).most_common(1)[0][0]] for other, answers in others.items()
        }
        mixed.append(100 * gain(table, seat, mixtures[seat], others, given.worlds))
        pure.append(100 * gain(table, seat, mixtures[seat], usual, given.worlds))
        print(
            f"step {len(table.moves)}: {mixed[-1]:+.1f}, always the same {pure[-1]:+.1f}",
            flush=True,
        )
    for name, gains in (("mixed", mixed), ("always the same", pure)):
        error = 1.96 * stdev(gains) / len(gains) ** 0.5
        print(f"{name}: {mean(gains):+.1f} ± {error:.1f} hundredths, {len(gains)} positions")
    print(f"answers per seat and position: {mean(kinds):.1f} of {given.samples} samples")


if __name__ == "__main__":
    main()
