"""The loops of a batch: many games in slots, one move each, and what there is to see of them.

One loop sets up, steps and shows, because compiling takes long and grows with the number of loops.
Whatever is asked less often has a loop of its own, compiled when it is first used. As all loops
they run on every target; see :mod:`~.loops`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.kernel.features import clear
from heliopolis.kernel.loops import (
    LOWEST_BIT,
    apply,
    best_move,
    broken_rule,
    candidate_moves,
    evaluate,
    legal,
    observe,
    over,
    pick_seat,
    players_awaited,
    random_word,
    ranks,
    resample_hidden,
    scores,
    seed_policy_rng,
    setup,
)
from heliopolis.kernel.rules import rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# What a call is to do.
PLAY, SET_UP, SHOW = range(3)
# What follows the end of a game: nothing, the next game in the same step, or in the next step.
STAY, SAME_STEP, NEXT_STEP = range(3)
# What a step did: the move was refused; the game goes on, has ended, was stopped at the limit.
REFUSED, GOES_ON, ENDED, TRUNCATED = range(-1, 3)
# What a game is worth to a seat; see `write_rewards`.
REWARDS = ("win", "rank", "margin", "points")
WIN, RANK, MARGIN, POINTS = range(len(REWARDS))
# Which seats the caller plays: all, one that changes with the seed, or the seat of that number.
ALL_SEATS, BY_SEED = -2, -1
NOBODY = -1


class BatchSettings(NamedTuple):
    """The games to play in a batch, and what a call is to do."""

    seats: int
    options: Any  # rows as `setup` reads them; slot i plays by row i, and they begin again
    command: int = PLAY
    at_end: int = SAME_STEP
    learner: int = ALL_SEATS
    reward: int = WIN
    margin: int = 1  # the lead in points that counts as 1
    most_decisions: int = 1 << 62  # of a game, before it is stopped


class BatchArrays(NamedTuple):
    """What a step leaves, by slot. On the CUDA target these are arrays on the device."""

    actors: NDArray[np.signedinteger]  # to act (where several may, the first that has not)
    masks: NDArray[np.integer | np.bool]  # 1 for each legal move of that seat, else 0
    observations: NDArray[np.number]  # what that seat sees
    outcomes: NDArray[np.signedinteger]  # 1 ended, 0 goes on, -1 the move was refused, 2 stopped
    points: NDArray[np.signedinteger]  # the scores of the last game that ended in the slot
    ranks: NDArray[np.signedinteger]  # and the ranks


class StepResults(NamedTuple):
    """What a step leaves besides, by slot, in arrays of the batch."""

    movers: Any  # the seat whose move was made, or NOBODY
    to_move: Any  # by seat: 1 if it may act
    ended: Any
    truncated: Any
    refused: Any
    lengths: Any  # decisions of the game; of the one that ended, if one has in this step
    rewards: Any  # by seat, at the end of a game; else 0
    final_observations: Any  # the last end, as the seat saw it that moved


class SlotArrays(NamedTuple):
    """What the loop of a batch is given and leaves, by slot."""

    chosen: Any  # the moves to make; else 1 for each slot to set up or to show
    seeds: Any  # of the games that are played
    words: Any  # the random words of the players that are not the caller's
    learners: Any  # the seat that the caller plays, or NOBODY if it plays all
    decisions: Any  # made in the game so far
    seen: BatchArrays
    told: StepResults


class ViewArrays(NamedTuple):
    """What some seats of each slot see."""

    viewers: Any  # by slot, one or several seats; NOBODY is skipped
    observations: Any  # by slot and viewer


class SampleArrays(NamedTuple):
    """The seats whose hidden information is drawn anew, and the seeds."""

    viewers: Any  # by slot; NOBODY is skipped
    seeds: Any


class PlayOutArrays(NamedTuple):
    """How games end if they are played on."""

    seeds: Any  # of the players
    points: Any
    ranks: Any
    lengths: Any  # the number of decisions


@rule
def write_rewards(
    kind: int, margin: int, seats: int, points: Any, places: Any, rewards: Any
) -> None:
    """Write what a finished game is worth to each seat.

    WIN is 1 for the winner, shared by shared winners, and 0 for the others; RANK goes evenly from
    1 for the first to -1 for the last, and shared ranks take the mean; MARGIN is the lead over the
    best of the others in units of `margin`, at most 1 and at least -1; POINTS are the points.
    """
    for seat in range(seats):
        if kind == POINTS:
            rewards[seat] = points[seat]
        elif kind == MARGIN:
            best = points[1] if seat == 0 else points[0]
            for other in range(seats):
                if other != seat and points[other] > best:
                    best = points[other]
            lead = (points[seat] - best) / margin
            rewards[seat] = 1.0 if lead > 1.0 else -1.0 if lead < -1.0 else lead
        else:
            worse = 0
            equal = 0
            for other in range(seats):
                if places[other] > places[seat]:
                    worse += 1
                elif places[other] == places[seat]:
                    equal += 1
            if kind == RANK:
                rewards[seat] = (2 * worse + equal - seats) / (seats - 1)
            else:
                rewards[seat] = 1.0 / equal if places[seat] == 0 else 0.0


@rule
def learner_of(setting: int, seed: int, seats: int) -> int:
    """Return the seat that the caller plays in the game of a seed, or NOBODY for all of them."""
    if setting == BY_SEED:
        return seed % seats
    return setting if setting >= 0 else NOBODY


@rule
def is_asked(s: Any, learner: int) -> bool:
    """Return whether the caller has to decide: the learner may act, or the game has ended."""
    return over(s) or players_awaited(s) >> learner & 1 == 1


@rule
def choose_for_others(s: Any, seat: int, moves: MutableSequence[int], count: int, x: int) -> int:
    """Return the move of a player that is not the caller: any of the legal ones."""
    return moves[x * count >> 32]


@rule
def play_others(s: Any, learner: int, moves: MutableSequence[int], x: int) -> tuple[int, int]:
    """Have the other seats play until the caller has to decide.

    Returns the last random word, and the number of decisions.
    """
    made = 0
    while not is_asked(s, learner):
        x = random_word(x)
        seat = pick_seat(players_awaited(s), x)
        apply(s, seat, choose_for_others(s, seat, moves, legal(s, seat, moves), x))
        made += 1
    return x, made


# --- Loops over the slots from `first` up to `last` -----------------------------------------------


# Compiled code that hands these records down passes each of their arrays in seven words: at every
# call of a rule, in every step. The loop therefore takes them apart, and its rules get single rows.


@rule
def step_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    arrays: SlotArrays,
) -> None:
    """Make one move in each slot and show what it leads to; or set up or show the chosen slots.

    Seats that the caller does not play, play at random. A finished game is followed by one from a
    seed that no slot has had. What was shown belongs to the caller, who may have written over it:
    the state decides who acts and how. A game that has ended is shown to the seat that moved last,
    which may do nothing.
    """
    command, at_end, seats = settings.command, settings.at_end, settings.seats
    options = settings.options
    chosen, seeds, words = arrays.chosen, arrays.seeds, arrays.words
    learners, decisions = arrays.learners, arrays.decisions
    seen, told = arrays.seen, arrays.told
    masks, observations, outcomes = seen.masks, seen.observations, seen.outcomes
    movers, rewards, truncated = told.movers, told.rewards, told.truncated
    for i in range(first, last):
        if command != PLAY and not chosen[i]:
            continue
        s = states[i]
        outcome = GOES_ON
        begins = command == SET_UP
        if command != PLAY:
            movers[i] = NOBODY
        elif over(s) or (truncated[i] and at_end != SAME_STEP):
            if at_end == STAY:
                outcome = ENDED
            else:
                movers[i] = NOBODY
                seeds[i] += len(seeds)
                begins = True
        else:
            movers[i] = try_move(s, learners[i], chosen[i], masks.shape[1])
            if movers[i] == NOBODY:
                outcome = REFUSED
            else:
                decisions[i] += 1
        clear(rewards[i], seats)
        told.refused[i] = outcome == REFUSED
        is_new = outcome != ENDED  # else the game ended before this step
        while is_new:
            is_new = False
            if begins:
                setup(s, seats, seeds[i], options[i % len(options)])
                words[i] = seed_policy_rng(seeds[i])
                learners[i] = learner_of(settings.learner, seeds[i], seats)
                decisions[i] = 0
            if learners[i] >= 0 and command != SHOW:
                words[i], made = play_others(s, learners[i], moves, words[i])
                decisions[i] += made
            if begins and outcome > GOES_ON:  # the game after one that ended in this step
                continue
            has_ended = command == PLAY and over(s)
            is_stopped = (
                command == PLAY and not has_ended and decisions[i] >= settings.most_decisions
            )
            told.lengths[i] = decisions[i]
            told.ended[i] = has_ended
            truncated[i] = is_stopped
            if has_ended:
                outcome = ENDED
                points, places = seen.points[i], seen.ranks[i]
                scores(s, points)
                ranks(s, places)
                write_rewards(settings.reward, settings.margin, seats, points, places, rewards[i])
            elif is_stopped:
                outcome = TRUNCATED
            outcomes[i] = outcome
            if outcome > GOES_ON and at_end == SAME_STEP:
                observe(s, last_viewer(learners[i], movers[i]), told.final_observations[i])
                seeds[i] += len(seeds)
                begins = True
                is_new = True
        seen.actors[i] = show_slot(
            s, learners[i], movers[i], moves, told.to_move[i], masks[i], observations[i]
        )


@rule
def try_move(s: Any, learner: int, move: int, move_count: int) -> int:
    """Make a move for the seat that the caller plays; return the seat, or NOBODY if refused."""
    seat = learner if learner >= 0 else LOWEST_BIT[players_awaited(s)]
    if move < 0 or move >= move_count or broken_rule(s, seat, move):
        return NOBODY
    apply(s, seat, move)
    return seat


@rule
def show_slot(
    s: Any,
    learner: int,
    mover: int,
    moves: MutableSequence[int],
    to_move: Any,
    mask: Any,
    observation: Any,
) -> int:
    """Write what is to be seen of a game; return the seat to act, or NOBODY at its end."""
    asked = players_awaited(s)
    for seat in range(len(to_move)):
        to_move[seat] = asked >> seat & 1
    clear(mask, len(mask))
    actor = NOBODY
    if asked:
        actor = learner if learner >= 0 else LOWEST_BIT[asked]
        for place in range(legal(s, actor, moves)):
            mask[moves[place]] = 1
    observe(s, actor if asked else last_viewer(learner, mover), observation)
    return actor


@rule
def last_viewer(learner: int, mover: int) -> int:
    """Return the seat for which the end of a game is shown: the learner, or the one that moved."""
    if learner >= 0:
        return learner
    return mover if mover >= 0 else 0


@rule
def observe_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    arrays: ViewArrays,
) -> None:
    """Write what some seats of each slot see."""
    for i in range(first, last):
        viewers = arrays.viewers[i]
        for place in range(len(viewers)):
            if viewers[place] >= 0:
                observe(states[i], viewers[place], arrays.observations[i][place])


@rule
def resample_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    arrays: SampleArrays,
) -> None:
    """Replace in each slot what a seat cannot know by something that could be."""
    for i in range(first, last):
        if arrays.viewers[i] >= 0:
            resample_hidden(states[i], arrays.viewers[i], arrays.seeds[i])


@rule
def evaluate_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    values: Any,
) -> None:
    """Estimate what each seat of each slot will have at the end, in hundredths of a point."""
    for i in range(first, last):
        for seat in range(settings.seats):
            values[i][seat] = evaluate(states[i], seat)


@rule
def play_out_slots(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    arrays: PlayOutArrays,
) -> None:
    """Play every slot on, to its end or for the most decisions, and write the results."""
    for i in range(first, last):
        s = states[i]
        x = seed_policy_rng(arrays.seeds[i])
        decisions = 0
        while decisions < settings.most_decisions and not over(s):
            seat = pick_seat(players_awaited(s), x)
            apply(s, seat, choose_for_others(s, seat, moves, legal(s, seat, moves), x))
            x = random_word(x)
            decisions += 1
        arrays.lengths[i] = decisions
        scores(s, arrays.points[i])
        ranks(s, arrays.ranks[i])


# --- The same loops with greedy players -----------------------------------------------------------


def with_rule(function: Any, name: str, replaced: Any, by: Any) -> Any:
    """Return a rule that calls another one in the place of one that it calls itself.

    It has a name of its own, under which it is compiled: a loop that could do both would take as
    long to compile as the two together, for callers that use only one.
    """
    scope = {**function.__globals__, replaced.__name__: by}
    copy = FunctionType(function.__code__, scope, name, function.__defaults__)
    copy.__module__, copy.__qualname__, copy.__doc__ = function.__module__, name, function.__doc__
    return rule(copy)


play_others_greedily = with_rule(play_others, "play_others_greedily", choose_for_others, best_move)
step_slots_against_greedy = with_rule(
    step_slots, "step_slots_against_greedy", play_others, play_others_greedily
)
# For those who learn to play as bots do: masks of the moves that a bot considers at all.
show_considered = with_rule(show_slot, "show_considered", legal, candidate_moves)
step_slots_considered = with_rule(step_slots, "step_slots_considered", show_slot, show_considered)
step_slots_considered_against_greedy = with_rule(
    step_slots_against_greedy, "step_slots_considered_against_greedy", show_slot, show_considered
)
play_out_slots_greedily = with_rule(
    play_out_slots, "play_out_slots_greedily", choose_for_others, best_move
)
