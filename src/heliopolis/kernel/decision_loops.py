"""Self-play for learning: games in slots that stop at real decisions only.

A step makes the chosen move in every slot and plays on until some seat has several moves to
consider; a game that ends is followed by the next one. What is shown is what a net reads: the
features of the seat to decide, and for each move that it considers, how much less than the best one
it scores by the game's own `move_score`. Beside it stand the features of some other seat, the
watcher, so that a net learns to value positions in which others decide, too.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, NamedTuple

from heliopolis.kernel.batch_loops import PLAY
from heliopolis.kernel.loops import (
    apply,
    candidate_moves,
    move_score,
    over,
    pick_seat,
    players_awaited,
    random_word,
    ranks,
    scores,
    seed_policy_rng,
    setup,
    write_net_input,
)
from heliopolis.kernel.rules import rule

# By how many hundredths of a point, at most, a move counts as worse than the best one.
WORST_SCORE = -256
LOWEST, LAST = -10_000, 99  # the points and the rank where nobody sits


class DecisionSettings(NamedTuple):
    """The games to play, and what a call is to do."""

    # Rows of the number of seats, then options as `setup` reads them; slot i plays by row i, and
    # they begin again.
    options: Any
    command: int = PLAY  # or SET_UP
    observation_size: int = 0
    most_decisions: int = 1 << 62  # of a game, before it is stopped


class DecisionArrays(NamedTuple):
    """What a step is given and leaves, by slot."""

    chosen: Any  # the place of the move among the candidates
    seeds: Any  # of the games that are played
    words: Any  # random: which seat is asked first where several may act
    decisions: Any  # made in the game so far, those with a single candidate included
    actors: Any
    counts: Any  # of the candidates
    candidates: Any  # by place; what does not fit is left out
    scores: Any  # by place: 0 for the best, WORST_SCORE at the least
    watchers: Any  # another seat, drawn at random
    features: Any  # two rows: of the actor, and of the watcher
    ended: Any  # whether a game ended in this step; if so its points and ranks are below
    stopped: Any  # whether one was stopped, having taken the most decisions allowed
    points: Any  # by seat, as many as the game can have; see LOWEST
    ranks: Any


@rule
def step_to_decisions(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: DecisionSettings,
    arrays: DecisionArrays,
) -> None:
    """Make the chosen move in each slot, or begin a game, and go on to the next decision."""
    options, most = settings.options, settings.most_decisions
    seeds, words, decisions = arrays.seeds, arrays.words, arrays.decisions
    actors, counts, candidates = arrays.actors, arrays.counts, arrays.candidates
    for i in range(first, last):
        s = states[i]
        arrays.ended[i] = False
        arrays.stopped[i] = False
        begins = settings.command != PLAY
        if not begins:
            apply(s, actors[i], candidates[i][arrays.chosen[i]])
            decisions[i] += 1
        is_found = False
        while not is_found:
            if begins:
                chosen = options[i % len(options)]
                setup(s, chosen[0], seeds[i], chosen[1:])
                words[i] = seed_policy_rng(seeds[i])
                decisions[i] = 0
                begins = False
            if over(s) or decisions[i] >= most:
                if over(s):
                    arrays.ended[i] = True
                    write_results(s, arrays.points[i], arrays.ranks[i])
                else:
                    arrays.stopped[i] = True
                seeds[i] += len(seeds)
                begins = True
                continue
            words[i] = random_word(words[i])
            seat = pick_seat(players_awaited(s), words[i])
            count = candidate_moves(s, seat, moves)
            if count == 1:
                apply(s, seat, moves[0])
                decisions[i] += 1
            else:
                is_found = True
                actors[i] = seat
                counts[i] = write_candidates(s, seat, moves, count, candidates[i], arrays.scores[i])
        watcher = (actors[i] + 1 + (words[i] >> 8) % (s.seats - 1)) % s.seats
        arrays.watchers[i] = watcher
        for row in range(2):
            seat = watcher if row else actors[i]
            write_net_input(s, seat, arrays.features[i][row], settings.observation_size)


@rule
def write_results(s: Any, points: Any, places: Any) -> None:
    """Write the points and ranks of a game that has ended."""
    scores(s, points)
    ranks(s, places)
    for seat in range(s.seats, len(points)):
        points[seat] = LOWEST
        places[seat] = LAST


@rule
def write_candidates(
    s: Any, seat: int, moves: MutableSequence[int], count: int, candidates: Any, relative: Any
) -> int:
    """Write the moves to consider with their scores, the best of which counts 0.

    Return their number: what does not fit is left out.
    """
    count = min(count, len(candidates))
    best = LOWEST
    for k in range(count):
        candidates[k] = moves[k]
        score = move_score(s, seat, moves[k])
        relative[k] = score
        best = max(best, score)
    for k in range(count):
        relative[k] = max(WORST_SCORE, relative[k] - best)
    return count
