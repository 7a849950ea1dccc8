"""Random games on a GPU, the games of a block in step.

The threads of a GPU are fast while they do the same. Games that have drifted apart make each warp
walk through the sum of all phases, and every warp through another part of a program that is larger
than the instruction cache: waiting for instructions then takes most of the time. Here the threads
of a block take turns instead. They vote; those whose games are in the most common phase make their
decision, the others wait until theirs is the most common one. What each game plays is the same as
everywhere, only the time is not. Measured figures are in docs/performance.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heliopolis.kernel import loops
from heliopolis.kernel.game import Game

THREADS_A_BLOCK = 1024
REGISTERS_A_THREAD = 64  # more would not fit into a processor for all threads of a block
BINS = 32  # of votes; two phases may share one, at the price of some waiting
ROUNDS = 3  # of votes kept: one is counted, one written, one wiped


def play_slots_kernel(game: Game, cuda: Any, dispatcher: Callable[[Any], Any]) -> Any:
    """Return the kernel that does what `loops.play_slots` does, with the same results."""
    import numba

    room, bins, rounds = len(game.moves), BINS, ROUNDS
    int16, int32, int64 = numba.int16, numba.int32, numba.int64
    record: Any = numba.from_dtype(game.state.dtype())
    setup, over = dispatcher(game.rules.setup), dispatcher(game.rules.over)
    play_move, extend_hash = dispatcher(loops.play_move), dispatcher(loops.extend_hash)
    seed_policy_rng, random_word = dispatcher(loops.seed_policy_rng), dispatcher(loops.random_word)
    phase_of = cuda.jit(device=True)(_phase if "phase" in game.state.fields else _no_phase)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fullest(votes: Any) -> int:
        """Return the bin with most votes, or -1 if there are none."""
        most = 0
        best = -1
        for i in range(bins):
            if votes[i] > most:
                most = votes[i]
                best = i
        return best

    def kernel(states: Any, settings: loops.Settings, arrays: loops.PlayoutArrays) -> None:
        seats, options, games = settings.seats, settings.options, settings.games
        slot, thread = cuda.grid(1), cuda.threadIdx.x
        votes = cuda.shared.array((rounds, bins), int32)
        moves = cuda.local.array(room, int16)
        # Of the threads' own memory the hardware lays equal fields side by side: threads in the
        # same phase then read theirs with one access.
        own = cuda.local.array(1, record)
        s = own[0]
        left = games if slot < states.shape[0] else 0  # beyond the last slot a thread only waits
        seed = int64(settings.first_seed) + slot * games
        x = seed_policy_rng(seed)
        played, trace, path = int64(0), int64(0), int64(0)
        if left > 0:
            own[0] = states[slot]
            setup(s, seats, seed, options)
        for i in range(rounds):
            if thread < bins:
                votes[i][thread] = 0
        cuda.syncthreads()
        now = 0
        while True:
            mine = phase_of(s) % bins
            if left > 0:
                cuda.atomic.add(votes, (now, mine), 1)
            cuda.syncthreads()
            chosen = fullest(votes[now])
            if chosen < 0:
                break
            now = (now + 1) % rounds
            if thread < bins:
                votes[(now + 1) % rounds][thread] = 0
            if left == 0 or mine != chosen:
                continue
            if not over(s):
                path = extend_hash(path, play_move(s, settings.weights, settings.biased, x, moves))
                x = random_word(x)
                played += 1
                continue
            trace, path = extend_hash(trace, path), int64(0)
            left -= 1
            if left > 0:
                seed += 1
                x = seed_policy_rng(seed)
                setup(s, seats, seed, options)
        if slot < states.shape[0]:
            arrays.decisions[slot], arrays.traces[slot] = played, trace
            states[slot] = own[0]

    return cuda.jit(kernel, max_registers=REGISTERS_A_THREAD)


def _phase(s: Any) -> int:
    return s.phase  # type: ignore[no-any-return]


def _no_phase(s: Any) -> int:
    return 0
