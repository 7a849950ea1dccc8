"""Random games on a GPU, the games of a block in step.

The threads of a GPU are fast while they do the same. Games that have drifted apart make each warp
walk through the sum of all phases, and every warp through another part of a program that is larger
than the instruction cache: waiting for instructions then takes most of the time. Here the games of
a block vote instead. Those in the most common phase make their decision, the others wait until
theirs is the most common one. A thread keeps several games, so that it seldom has none to play, and
takes the next slot when one is done, so that it need not wait for the longest game of its block.
What each game plays is the same as everywhere, only the time is not. Measured figures are in
docs/performance.md; a game says by its :class:`~heliopolis.kernel.game.GpuHints` what suits it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heliopolis.kernel import loops
from heliopolis.kernel.game import Game, GpuHints

BINS = 32  # of votes, one per thread of a warp; two phases may share one, and wait a little more
BEGIN = BINS - 1  # the bin of games that have ended or not begun
NO_GAME = BINS  # all slots have been taken
EVERY_THREAD = 0xFFFFFFFF  # of a warp


def blocks_to_fill(hints: GpuHints, device: Any, slots: int) -> int:
    """Return the number of blocks that a device runs at a time.

    More would begin only when the first have played all their games.
    """
    threads = min(
        device.MAX_THREADS_PER_MULTIPROCESSOR,
        device.MAX_REGISTERS_PER_MULTIPROCESSOR // hints.registers,
    )
    at_a_time: int = device.MULTIPROCESSOR_COUNT * max(1, threads // hints.threads)
    return min(slots, at_a_time)


def play_slots_kernel(game: Game, cuda: Any, dispatcher: Callable[[Any], Any]) -> Any:
    """Return the kernel that does what `loops.play_slots` does, with the same results.

    Its last argument is an array of one number, 0: the number of slots that have been taken.
    """
    import numba

    room, kept, begin, no_game = len(game.moves), game.gpu.games, BEGIN, NO_GAME
    int8, int16, int32, int64 = numba.int8, numba.int16, numba.int32, numba.int64
    setup, over = dispatcher(game.rules.setup), dispatcher(game.rules.over)
    play_move, extend_hash = dispatcher(loops.play_move), dispatcher(loops.extend_hash)
    seed_policy_rng, random_word = dispatcher(loops.seed_policy_rng), dispatcher(loops.random_word)
    phase_of = cuda.jit(device=True)(_phase if "phase" in game.state.fields else _no_phase)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fullest(votes: Any) -> int:
        """Return the bin with most votes, or NO_GAME if there are none; all threads call it."""
        own = cuda.threadIdx.x % BINS
        best = int32(votes[own] * BINS + own)
        step = BINS // 2
        while step > 0:
            best = max(best, int32(cuda.shfl_xor_sync(EVERY_THREAD, best, step)))
            step //= 2
        return best % BINS if best >= BINS else NO_GAME

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def bin_of(s: Any) -> int:
        return begin if over(s) else phase_of(s) % begin

    def kernel(
        states: Any, settings: loops.Settings, arrays: loops.PlayoutArrays, taken: Any
    ) -> None:
        votes = cuda.shared.array(BINS, int32)
        moves = cuda.local.array(room, int16)
        bins = cuda.local.array(kept, int8)  # of the games that this thread keeps
        slots = cuda.local.array(kept, int64)
        left = cuda.local.array(kept, int64)  # games to play in the slot, this one included
        words = cuda.local.array(kept, int64)  # the next random word of the players
        played = cuda.local.array(kept, int64)  # decisions in the slot, before this game
        traces = cuda.local.array(kept, int64)
        lengths = cuda.local.array(kept, int64)  # decisions of the game under way
        paths = cuda.local.array(kept, int64)  # and their trace
        if cuda.threadIdx.x < BINS:
            votes[cuda.threadIdx.x] = 0
        cuda.syncthreads()
        for i in range(kept):
            bins[i] = begin
            left[i] = 0
        cuda.atomic.add(votes, begin, kept)
        while True:
            cuda.syncthreads()  # all have voted
            chosen = fullest(votes)
            cuda.syncthreads()  # all have counted
            if chosen == no_game:
                break
            k = 0
            while k < kept and bins[k] != chosen:
                k += 1
            if k == kept:
                continue
            if chosen != begin:
                s = states[slots[k]]
                made = play_move(s, settings.weights, settings.biased, words[k], moves)
                paths[k] = extend_hash(paths[k], made)
                words[k] = random_word(words[k])
                lengths[k] += 1
                bins[k] = bin_of(s) if lengths[k] < settings.longest else begin
            else:
                if left[k] > 0:  # a game has ended
                    played[k] += lengths[k]
                    traces[k] = extend_hash(traces[k], paths[k])
                    left[k] -= 1
                    if left[k] == 0:
                        arrays.decisions[slots[k]], arrays.traces[slots[k]] = played[k], traces[k]
                if left[k] == 0:
                    slots[k] = cuda.atomic.add(taken, 0, 1)
                    if slots[k] < states.shape[0]:
                        left[k] = settings.games
                        played[k] = 0
                        traces[k] = 0
                bins[k] = no_game
                if left[k] > 0:
                    game_of_slot = settings.games - left[k]
                    seed = settings.first_seed + slots[k] * settings.games + game_of_slot
                    lengths[k] = 0
                    paths[k] = 0
                    words[k] = seed_policy_rng(seed)
                    setup(states[slots[k]], settings.seats, seed, settings.options)
                    bins[k] = bin_of(states[slots[k]])
            if bins[k] != chosen:
                cuda.atomic.add(votes, chosen, -1)
                if bins[k] != no_game:
                    cuda.atomic.add(votes, bins[k], 1)

    return cuda.jit(kernel, max_registers=game.gpu.registers)


def _phase(s: Any) -> int:
    return s.phase  # type: ignore[no-any-return]


def _no_phase(s: Any) -> int:
    return 0
