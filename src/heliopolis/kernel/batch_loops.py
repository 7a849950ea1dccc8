"""The loops of a batch: many games in slots, one move each, and what there is to see of them.

One loop sets up, steps and shows, because compiling takes long and grows with the number of loops.
Whatever is asked less often has a loop of its own, compiled when it is first used. As all loops
they run on every target; see :mod:`~.loops`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any, NamedTuple

from heliopolis.kernel.loops import (
    LOWEST_BIT,
    apply,
    best_move,
    broken_rule,
    evaluate,
    legal,
    observe,
    over,
    pick_seat,
    players_to_move,
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
def begin_game(s: Any, slot: int, seed: int, settings: BatchSettings, arrays: SlotArrays) -> None:
    """Set up the game of a seed in a slot."""
    setup(s, settings.seats, seed, settings.options[slot % len(settings.options)])
    arrays.seeds[slot] = seed
    arrays.words[slot] = seed_policy_rng(seed)
    arrays.decisions[slot] = 0
    learner = settings.learner
    if learner == BY_SEED:
        learner = seed % settings.seats
    arrays.learners[slot] = learner if learner >= 0 else NOBODY


@rule
def seat_to_act(s: Any, learner: int) -> int:
    """Return the learner, or where the caller plays all seats, the first one that may act."""
    return learner if learner >= 0 else LOWEST_BIT[players_to_move(s)]


@rule
def is_asked(s: Any, learner: int) -> bool:
    """Return whether the caller has to decide: the learner may act, or the game has ended."""
    return learner < 0 or over(s) or players_to_move(s) >> learner & 1 == 1


@rule
def make_chosen_move(s: Any, slot: int, settings: BatchSettings, arrays: SlotArrays) -> int:
    """Make the chosen move in a slot, or begin its next game; return what came of it.

    That is ENDED where a game is over and stays. What was shown belongs to the caller, who may have
    written over it: the state decides who acts and how.
    """
    told = arrays.told
    if over(s) or (told.truncated[slot] and settings.at_end != SAME_STEP):
        if settings.at_end == STAY:
            return ENDED
        told.movers[slot] = NOBODY
        begin_game(s, slot, arrays.seeds[slot] + len(arrays.seeds), settings, arrays)
        return GOES_ON
    told.movers[slot] = NOBODY
    move = arrays.chosen[slot]
    seat = seat_to_act(s, arrays.learners[slot])
    if move < 0 or move >= arrays.seen.masks.shape[1] or broken_rule(s, seat, move):
        return REFUSED
    apply(s, seat, move)
    told.movers[slot] = seat
    arrays.decisions[slot] += 1
    return GOES_ON


@rule
def play_others_randomly(
    s: Any, slot: int, moves: MutableSequence[int], arrays: SlotArrays
) -> None:
    """Have the other seats play at random until the caller has to decide."""
    learner = arrays.learners[slot]
    while not is_asked(s, learner):
        x = random_word(arrays.words[slot])
        arrays.words[slot] = x
        seat = pick_seat(players_to_move(s), x)
        apply(s, seat, moves[x * legal(s, seat, moves) >> 32])
        arrays.decisions[slot] += 1


@rule
def play_others_greedily(
    s: Any, slot: int, moves: MutableSequence[int], arrays: SlotArrays
) -> None:
    """Have the other seats play greedily until the caller has to decide."""
    learner = arrays.learners[slot]
    while not is_asked(s, learner):
        x = random_word(arrays.words[slot])
        arrays.words[slot] = x
        seat = pick_seat(players_to_move(s), x)
        apply(s, seat, best_move(s, seat, moves, legal(s, seat, moves), x))
        arrays.decisions[slot] += 1


@rule
def finish_step(
    s: Any, slot: int, outcome: int, settings: BatchSettings, arrays: SlotArrays
) -> bool:
    """Note what a step led to; return whether the next game has begun in the slot."""
    seen = arrays.seen
    told = arrays.told
    for seat in range(settings.seats):
        told.rewards[slot][seat] = 0
    told.refused[slot] = outcome == REFUSED
    if outcome == ENDED:  # before this step
        return False
    told.lengths[slot] = arrays.decisions[slot]
    has_ended = over(s)
    is_stopped = not has_ended and arrays.decisions[slot] >= settings.most_decisions
    told.ended[slot] = has_ended
    told.truncated[slot] = is_stopped
    if has_ended:
        outcome = ENDED
        scores(s, seen.points[slot])
        ranks(s, seen.ranks[slot])
        write_rewards(
            settings.reward,
            settings.margin,
            settings.seats,
            seen.points[slot],
            seen.ranks[slot],
            told.rewards[slot],
        )
    elif is_stopped:
        outcome = TRUNCATED
    seen.outcomes[slot] = outcome
    if outcome <= GOES_ON or settings.at_end != SAME_STEP:
        return False
    observe(s, last_viewer(slot, arrays), told.final_observations[slot])
    begin_game(s, slot, arrays.seeds[slot] + len(arrays.seeds), settings, arrays)
    return True


@rule
def last_viewer(slot: int, arrays: SlotArrays) -> int:
    """Return the seat for which the end of a game is shown: the learner, or the one that moved."""
    learner: int = arrays.learners[slot]
    if learner >= 0:
        return learner
    mover: int = arrays.told.movers[slot]
    return mover if mover >= 0 else 0


@rule
def show_slot(
    s: Any, slot: int, moves: MutableSequence[int], settings: BatchSettings, arrays: SlotArrays
) -> None:
    """Write who may act, what the seat to act may do, and what it sees.

    A game that has ended is shown to the seat that moved last, which may do nothing.
    """
    seen = arrays.seen
    asked = players_to_move(s)
    for seat in range(settings.seats):
        arrays.told.to_move[slot][seat] = asked >> seat & 1
    mask = seen.masks[slot]
    for i in range(len(mask)):
        mask[i] = 0
    if asked == 0:
        seen.actors[slot] = NOBODY
        observe(s, last_viewer(slot, arrays), seen.observations[slot])
        return
    seat = seat_to_act(s, arrays.learners[slot])
    seen.actors[slot] = seat
    count = legal(s, seat, moves)
    for i in range(count):
        mask[moves[i]] = 1
    observe(s, seat, seen.observations[slot])


# --- Loops over the slots from `first` up to `last` -----------------------------------------------


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
    seed that no slot has had.
    """
    for i in range(first, last):
        s = states[i]
        if settings.command == PLAY:
            outcome = make_chosen_move(s, i, settings, arrays)
            play_others_randomly(s, i, moves, arrays)
            if finish_step(s, i, outcome, settings, arrays):
                play_others_randomly(s, i, moves, arrays)
        elif not arrays.chosen[i]:
            continue
        else:
            if settings.command == SET_UP:
                begin_game(s, i, arrays.seeds[i], settings, arrays)
                play_others_randomly(s, i, moves, arrays)
            forget_step(i, settings, arrays)
        show_slot(s, i, moves, settings, arrays)


@rule
def step_slots_against_greedy(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    arrays: SlotArrays,
) -> None:
    """Do what `step_slots` does; seats that the caller does not play, play greedily."""
    for i in range(first, last):
        s = states[i]
        if settings.command == PLAY:
            outcome = make_chosen_move(s, i, settings, arrays)
            play_others_greedily(s, i, moves, arrays)
            if finish_step(s, i, outcome, settings, arrays):
                play_others_greedily(s, i, moves, arrays)
        elif not arrays.chosen[i]:
            continue
        else:
            if settings.command == SET_UP:
                begin_game(s, i, arrays.seeds[i], settings, arrays)
                play_others_greedily(s, i, moves, arrays)
            forget_step(i, settings, arrays)
        show_slot(s, i, moves, settings, arrays)


@rule
def forget_step(slot: int, settings: BatchSettings, arrays: SlotArrays) -> None:
    """Leave nothing of the last step in a slot whose game is another now."""
    told = arrays.told
    told.movers[slot] = NOBODY
    told.ended[slot] = False
    told.truncated[slot] = False
    told.refused[slot] = False
    told.lengths[slot] = arrays.decisions[slot]
    for seat in range(settings.seats):
        told.rewards[slot][seat] = 0
    arrays.seen.outcomes[slot] = GOES_ON


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
    """Play every slot on at random, to its end or for the most decisions, and write the results."""
    for i in range(first, last):
        s = states[i]
        x = seed_policy_rng(arrays.seeds[i])
        decisions = 0
        while decisions < settings.most_decisions and not over(s):
            seat = pick_seat(players_to_move(s), x)
            apply(s, seat, moves[x * legal(s, seat, moves) >> 32])
            x = random_word(x)
            decisions += 1
        arrays.lengths[i] = decisions
        scores(s, arrays.points[i])
        ranks(s, arrays.ranks[i])


@rule
def play_out_slots_greedily(
    states: Any,
    first: int,
    last: int,
    moves: MutableSequence[int],
    settings: BatchSettings,
    arrays: PlayOutArrays,
) -> None:
    """Do what `play_out_slots` does, with greedy players."""
    for i in range(first, last):
        s = states[i]
        x = seed_policy_rng(arrays.seeds[i])
        decisions = 0
        while decisions < settings.most_decisions and not over(s):
            seat = pick_seat(players_to_move(s), x)
            apply(s, seat, best_move(s, seat, moves, legal(s, seat, moves), x))
            x = random_word(x)
            decisions += 1
        arrays.lengths[i] = decisions
        scores(s, arrays.points[i])
        ranks(s, arrays.ranks[i])
