"""Many games at once, one move per slot and step, with automatic reset.

    batch = Batch(game, 4096, seats=4)
    batch.reset()
    while learning:
        chosen = policy(batch.observations, batch.masks)      # one legal move per slot
        batch.step(chosen)
        learn_from(batch.rewards, batch.ended)

A slot whose game ends is set up again from a seed that no slot has had, in the same step, unless
`step` is told otherwise. What is to be seen lies in arrays of the batch, which the next call writes
over; a caller can give arrays of its own instead (`batch.arrays()`, or any of these shapes). On the
CUDA target all arrays are on the device (anything with ``__cuda_array_interface__`` will do); on
the others they are NumPy's, and what speaks DLPack is taken too.

Arrays are checked at every call; one that does not fit raises :class:`BadArrayError`, and nothing
has happened. What they hold may be written over: a step asks the states, not the masks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from heliopolis.errors import BadArrayError, BadSetupError, UnavailableError
from heliopolis.extras import needs
from heliopolis.kernel import batch_loops as loops
from heliopolis.kernel.array_checks import ExpectedArray
from heliopolis.kernel.batch_loops import REWARDS, BatchArrays, BatchSettings
from heliopolis.kernel.game import Game
from heliopolis.kernel.targets import TARGETS, engine
from heliopolis.kernel.targets.engine import check_seeds

with needs("fast", "batches of games"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, DTypeLike, NDArray

__all__ = ["AT_END", "POLICIES", "REWARDS", "Batch", "BatchArrays", "DeviceArray", "SavedSlots"]

# What follows the end of a game.
AT_END = {"stay": loops.STAY, "same_step": loops.SAME_STEP, "next_step": loops.NEXT_STEP}
# How seats play that the caller does not play.
POLICIES = ("random", "greedy")
# Which moves the masks show: all legal ones, or those of them that a bot considers.
MASKS = ("legal", "considered")
_STEP_LOOPS = {
    ("random", "legal"): loops.step_slots,
    ("greedy", "legal"): loops.step_slots_against_greedy,
    ("random", "considered"): loops.step_slots_considered,
    ("greedy", "considered"): loops.step_slots_considered_against_greedy,
}
_PLAY_OUT_LOOPS = {"random": loops.play_out_slots, "greedy": loops.play_out_slots_greedily}


class DeviceArray(Protocol):
    """An array on a GPU, of whatever library."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...


class Position(Protocol):
    """A table, as far as a batch needs it."""

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> int: ...
    def state(self) -> Any: ...


class SavedSlots(NamedTuple):
    """The games of some slots, as arrays in host memory: `Batch.save`, `Batch.load`."""

    states: NDArray[np.void]
    seeds: NDArray[np.int64]
    words: NDArray[np.int64]  # of the players that are not the caller's
    learners: NDArray[np.int64]
    decisions: NDArray[np.int64]


class Batch:
    """Games in slots, stepped together.

    `options` and `board` hold for all slots. A list of them gives one to each slot, and begins
    again where it is shorter: a distribution of settings. `learner` is the seat that the caller
    plays, "by_seed" for one that goes round; the other seats then play by `opponents`. Without a
    learner the caller plays all seats. A game that takes `most_decisions` is stopped there.
    With `masks="considered"` the masks leave out legal moves that the bots of a game never look at,
    such as offers that nobody would accept; every legal move can still be made.
    """

    def __init__(
        self,
        game: Game,
        slots: int,
        *,
        seats: int,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        board: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        first_seed: int = 0,
        target: str | None = None,
        threads: int = 1,
        reward: str = "win",
        learner: int | str | None = None,
        opponents: str = "random",
        masks: str = "legal",
        most_decisions: int | None = None,
    ) -> None:
        if target is not None and target not in TARGETS:
            raise UnavailableError(f"target {target!r:.60}: it is one of {', '.join(TARGETS)}")
        if isinstance(slots, bool) or not isinstance(slots, int) or slots < 1:
            raise BadSetupError(f"slots: {slots!r:.20} is not a whole number above zero")
        check_seeds(first_seed, slots)
        _check_choice("reward", reward, REWARDS)
        _check_choice("opponents", opponents, POLICIES)
        _check_choice("masks", masks, MASKS)
        if most_decisions is not None and most_decisions < 1:
            raise BadSetupError(f"most_decisions: {most_decisions} is not above zero")
        self.game, self.slots, self.seats, self.threads = game, slots, seats, threads
        self.reward, self.opponents = reward, opponents
        self._step_loop = _STEP_LOOPS[opponents, masks]
        self._engine = engine(game, target or "compiled")
        self._settings = BatchSettings(
            seats=game.check_seats(seats),
            options=self._engine.rows(encode_settings(game, seats, options, board)),
            learner=_learner(learner, seats),
            reward=REWARDS.index(reward),
            margin=game.search.margin,
        )
        if most_decisions is not None:
            self._settings = self._settings._replace(most_decisions=int(most_decisions))
        self._made_settings: dict[tuple[int, int], BatchSettings] = {}
        self._first_seed = first_seed
        self._states = self._engine.states(slots)
        self._seeds, self._words, self._learners, self._decisions, movers = (
            self._engine.ints([0] * slots) for _ in range(5)
        )
        zeros, count = self._engine.zeros, game.observation_size
        self._told = loops.StepResults(
            movers=movers,
            to_move=zeros(slots, seats, kind=np.int8),
            ended=zeros(slots, kind=np.bool_),
            truncated=zeros(slots, kind=np.bool_),
            refused=zeros(slots, kind=np.bool_),
            lengths=zeros(slots),
            rewards=zeros(slots, seats, kind=np.float32),
            final_observations=zeros(slots, count, kind=np.int16),
        )
        self._seen = self.arrays()
        shapes: dict[str, tuple[int, ...]] = {
            "masks": (len(game.moves),),
            "observations": (count,),
            "points": (seats,),
            "ranks": (seats,),
        }
        expected = ExpectedArray.of_batch
        self._expected_chosen = expected("chosen", slots)
        self._expected = [
            expected(name, slots, *shapes.get(name, ())) for name in BatchArrays._fields
        ]
        self._is_started = False

    # --- What there is to see -----------------------------------------------------------------

    @property
    def target(self) -> str:
        """The target that plays: plain, compiled or cuda."""
        return self._engine.target

    @property
    def actors(self) -> Any:
        """The seat to act in each slot, -1 where the game is over."""
        return self._seen.actors

    @property
    def to_move(self) -> Any:
        """A row per slot: 1 for each seat that may act, several where choices are simultaneous."""
        return self._told.to_move

    @property
    def masks(self) -> Any:
        """A row per slot: 1 for each legal (or considered) move of the seat to act."""
        return self._seen.masks

    @property
    def observations(self) -> Any:
        """A row per slot: what the seat to act sees. `observe` has it of other seats."""
        return self._seen.observations

    @property
    def final_observations(self) -> Any:
        """A row per slot: the last end of a game, before the next one was set up in that step."""
        return self._told.final_observations

    @property
    def movers(self) -> Any:
        """The seat of the caller whose move was made in the last step, or -1."""
        return self._ints(self._told.movers)

    @property
    def learners(self) -> Any:
        """The seat that the caller plays in each slot, or -1 for all of them."""
        return self._ints(self._learners)

    @property
    def rewards(self) -> Any:
        """A row per slot: what the game that ended in the last step was worth to each seat."""
        return self._told.rewards

    @property
    def ended(self) -> Any:
        """Whether the game of each slot has ended in the last step (or before, where it stays)."""
        return self._told.ended

    @property
    def truncated(self) -> Any:
        """Whether the game of each slot was stopped, having taken the most decisions allowed."""
        return self._told.truncated

    @property
    def refused(self) -> Any:
        """Whether the chosen move was not legal; such a slot stays as it was."""
        return self._told.refused

    @property
    def outcomes(self) -> Any:
        """What came of the last step: 1 ended, 0 goes on, -1 refused, 2 stopped."""
        return self._seen.outcomes

    @property
    def points(self) -> Any:
        """A row per slot: the points at the last end."""
        return self._seen.points

    @property
    def ranks(self) -> Any:
        """A row per slot: the ranks at the last end, 0 for the winner."""
        return self._seen.ranks

    @property
    def lengths(self) -> Any:
        """The number of decisions in each game; of the one that ended, if one has."""
        return self._told.lengths

    @property
    def seeds(self) -> Any:
        """The seed of the game in each slot."""
        return self._ints(self._seeds)

    @property
    def states(self) -> NDArray[np.void]:
        """The states as records, on the target they are played on (plain ones are copied)."""
        if self.target == "plain":
            return self._engine.records(self._states)
        states: NDArray[np.void] = self._states
        return states

    def arrays(self, features: DTypeLike = np.int16) -> BatchArrays:
        """Fresh arrays of the right shapes; `features` is the type of the observations."""

        def zeros(kind: DTypeLike, *shape: int) -> Any:
            return self._engine.zeros(self.slots, *shape, kind=kind)

        return BatchArrays(
            actors=zeros(np.int64),
            masks=zeros(np.int8, len(self.game.moves)),
            observations=zeros(features, self.game.observation_size),
            outcomes=zeros(np.int8),
            points=zeros(np.int64, self.seats),
            ranks=zeros(np.int64, self.seats),
        )

    # --- Playing --------------------------------------------------------------------------------

    def reset(
        self,
        out: BatchArrays | None = None,
        *,
        slots: ArrayLike | None = None,
        seeds: ArrayLike | None = None,
    ) -> None:
        """Start games again: in all slots or some, from their first seeds or those given."""
        out = self._checked(out)
        which = self._selected(slots)
        first = np.arange(self._first_seed, self._first_seed + self.slots, dtype=np.int64)
        wanted = first[which] if seeds is None else _seeds(seeds, len(which))
        if not self._is_started and len(which) < self.slots:
            self._write(self._seeds, np.arange(self.slots), first)
            self._run(np.ones(self.slots, np.int64), out, command=loops.SET_UP)
        self._write(self._seeds, which, wanted)
        self._is_started = True
        self._run(self._flags(which), out, command=loops.SET_UP)

    def step(
        self,
        chosen: NDArray[np.integer] | DeviceArray,
        out: BatchArrays | None = None,
        *,
        reset: bool | str = True,
    ) -> None:
        """Make the chosen move in every slot; one that is not legal is refused, its slot stays.

        Where a game ends, the next one begins in the same step (`reset` is True or "same_step"), in
        the next step instead of a move ("next_step"), or never: `reset=False` or "stay" leaves the
        end, where further steps do nothing, until `reset` is called.
        """
        chosen = self._engine.adopt(chosen)
        self._engine.check_array(self._expected_chosen, chosen)
        out = self._checked(out)
        at_end = _at_end(reset)
        self._begin_if_new(out)
        self._run(chosen, out, command=loops.PLAY, at_end=at_end)

    def prepare_step(
        self, chosen: NDArray[np.int64], *, reset: bool | str = True
    ) -> Callable[[], None]:
        """Return a function that makes the moves which lie in `chosen` when it is called.

        It does what `step` does, and looks at the arrays only once: for batches of one game, where
        checking them and finding out their types would take longer than playing.
        """
        self._engine.check_array(self._expected_chosen, chosen)
        if chosen.dtype != np.int64:
            raise BadArrayError(f"chosen: type {chosen.dtype} is not int64")
        if self.target != "compiled" or self.threads > 1:
            return lambda: self.step(chosen, reset=reset)
        settings = self._settings_for(loops.PLAY, _at_end(reset))
        arrays = self._slot_arrays(chosen, self._seen)
        moves = self._engine.move_buffer()
        arguments = (self._states, 0, self.slots, moves, settings, arrays)
        make_moves: Callable[..., None] | None = None

        def step() -> None:
            nonlocal make_moves
            if make_moves is None:  # only now: it may have to be compiled
                self._begin_if_new(self._seen)
                make_moves = self._engine.entry_point(self._step_loop, *arguments)
            make_moves(*arguments)

        return step

    def truncate(self, slots: ArrayLike, out: BatchArrays | None = None) -> None:
        """Stop the games of some slots without a result, and begin the next ones there."""
        which = self._selected(slots)
        self.reset(out, slots=which, seeds=self.seeds_on_host()[which] + self.slots)

    def show(self, slots: ArrayLike | None = None, out: BatchArrays | None = None) -> None:
        """Write again what is to be seen of some slots."""
        out = self._checked(out)
        self._begin_if_new(out)
        self._run(self._flags(self._selected(slots)), out, command=loops.SHOW)

    # --- Looking further ------------------------------------------------------------------------

    def observe(self, seats: ArrayLike | None = None) -> Any:
        """Return what seats see, whoever is to act: of all seats (a row each, by slot), or of one.

        `seats` is one seat for all slots, or one for each.
        """
        self._begin_if_new(self._seen)
        one = seats is not None
        viewers = np.empty((self.slots, 1 if one else self.seats), np.int64)
        viewers[:] = np.arange(self.seats) if seats is None else _column(seats, self.slots)
        self._check_viewers(viewers)
        shape = (self.slots, viewers.shape[1], self.game.observation_size)
        shown = self._engine.zeros(*shape, kind=np.int16)
        arrays = loops.ViewArrays(self._engine.rows(viewers.tolist()), shown)
        self._over_slots(loops.observe_slots, self._states, arrays)
        return shown[:, 0] if one else shown

    def resample_hidden(self, seats: ArrayLike, seeds: ArrayLike) -> None:
        """Replace in every slot what a seat cannot know by something that could be.

        `seats` is one seat for all slots, or one for each; -1 leaves a slot as it is.
        """
        self._begin_if_new(self._seen)
        viewers = _column(seats, self.slots)[:, 0]
        self._check_viewers(viewers)
        arrays = loops.SampleArrays(
            self._engine.ints(viewers.tolist()),
            self._engine.ints(_seeds(seeds, self.slots).tolist()),
        )
        self._over_slots(loops.resample_slots, self._states, arrays)
        self.show()

    def evaluate(self) -> Any:
        """Return the game's own estimate of the end: hundredths of a point, by slot and seat."""
        self._begin_if_new(self._seen)
        values = self._engine.zeros(self.slots, self.seats)
        self._over_slots(loops.evaluate_slots, self._states, values)
        return values

    def play_out(self, policy: str = "random", *, seed: int = 0) -> loops.PlayOutArrays:
        """Play all games to their ends, every seat by the policy, and return how they end.

        The batch stays where it is. Chance comes as it would in the games themselves;
        `resample_hidden` before it gives other futures.
        """
        _check_choice("policy", policy, POLICIES)
        check_seeds(seed, self.slots)
        self._begin_if_new(self._seen)
        zeros = self._engine.zeros
        arrays = loops.PlayOutArrays(
            seeds=self._engine.ints(list(range(seed, seed + self.slots))),
            points=zeros(self.slots, self.seats),
            ranks=zeros(self.slots, self.seats),
            lengths=zeros(self.slots),
        )
        states = self._engine.from_records(self._engine.records(self._states).copy())
        settings = self._settings._replace(most_decisions=self.game.longest)
        loop = _PLAY_OUT_LOOPS[policy]
        self._engine.over_slots(loop, states, settings, arrays, self.threads)
        return arrays

    # --- Moving games around (on the CUDA target through host memory) ---------------------------

    def save(self, slots: ArrayLike | None = None) -> SavedSlots:
        """Return the games of all slots or some, to be loaded later or elsewhere."""
        self._begin_if_new(self._seen)
        which = self._selected(slots)
        counters = (self._seeds, self._words, self._learners, self._decisions)
        return SavedSlots(
            self._engine.records(self._states)[which].copy(),
            *(np.array(self._host(counter), np.int64)[which] for counter in counters),
        )

    def load(self, saved: SavedSlots, slots: ArrayLike | None = None) -> None:
        """Put saved games into all slots or some, in their order."""
        which = self._selected(slots)
        if len(saved.states) != len(which):
            raise BadArrayError(f"saved: {len(saved.states)} games are not {len(which)}")
        if saved.states.dtype != self.game.state.dtype():
            raise BadArrayError(f"saved: these are no states of {self.game.title}")
        if len(saved.states) and set(saved.states["seats"].tolist()) != {self.seats}:
            raise BadArrayError(f"saved: these are no games of {self.seats} seats")
        self._begin_if_new(self._seen)
        self._put_records(which, saved.states)
        for counter, values in zip(
            (self._seeds, self._words, self._learners, self._decisions), saved[1:], strict=True
        ):
            self._write(counter, which, values)
        self.show(which)

    def fork(self, sources: ArrayLike, targets: ArrayLike) -> None:
        """Copy the games of some slots into others."""
        source, target = self._selected(sources), self._selected(targets)
        if len(source) != len(target):
            raise BadArrayError(f"targets: {len(target)} slots for {len(source)} sources")
        self.load(self.save(source), target)

    def put(self, slot: int, table: Position) -> None:
        """Put the position of a table into a slot."""
        if table.game is not self.game or table.seats != self.seats:
            raise BadSetupError(
                f"table: {table.seats} players of {table.game.title} are not "
                f"{self.seats} of {self.game.title}"
            )
        which = self._selected([slot])
        self._begin_if_new(self._seen)
        record = np.zeros(1, self.game.state.dtype())
        table.state().write_record(record[0])
        self._put_records(which, record)
        self._write(self._decisions, which, np.array([len(getattr(table, "moves", ()))]))
        self.show(which)

    def seeds_on_host(self) -> NDArray[np.int64]:
        """Return the seeds of the games as a NumPy array in host memory."""
        return np.array(self._host(self._seeds), np.int64)

    # --- Inside -----------------------------------------------------------------------------------

    def _checked(self, out: BatchArrays | None) -> BatchArrays:
        """The arrays of the caller if they fit, else those of the batch."""
        if out is None:
            return self._seen
        if not isinstance(out, BatchArrays):
            raise BadArrayError(f"out: a {type(out).__name__} is not a BatchArrays")
        out = BatchArrays(*map(self._engine.adopt, out))
        for expected, array in zip(self._expected, out, strict=True):
            self._engine.check_array(expected, array)
        return out

    def _begin_if_new(self, out: BatchArrays) -> None:
        if not self._is_started:
            self.reset(out)

    def _run(
        self, chosen: Any, out: BatchArrays, command: int, at_end: int = loops.SAME_STEP
    ) -> None:
        arrays = self._slot_arrays(self._engine.moves_to_make(chosen), out)
        settings = self._settings_for(command, at_end)
        loop = self._step_loop
        self._engine.over_slots(loop, self._states, settings, arrays, self.threads)

    def _slot_arrays(self, chosen: Any, out: BatchArrays) -> loops.SlotArrays:
        return loops.SlotArrays(
            chosen, self._seeds, self._words, self._learners, self._decisions, out, self._told
        )

    def _settings_for(self, command: int, at_end: int = loops.SAME_STEP) -> BatchSettings:
        """The settings of a call, made once: a batch of one game steps in microseconds."""
        key = (command, at_end)
        if key not in self._made_settings:
            self._made_settings[key] = self._settings._replace(command=command, at_end=at_end)
        return self._made_settings[key]

    def _over_slots(self, loop: Callable[..., Any], states: Any, arrays: Any) -> None:
        self._engine.over_slots(loop, states, self._settings, arrays, self.threads)

    def _selected(self, slots: ArrayLike | None) -> NDArray[np.int64]:
        """The numbers of slots, given as such or as a mask of all."""
        if slots is None:
            return np.arange(self.slots)
        given = np.asarray(slots)
        if given.dtype == np.bool_ and given.shape == (self.slots,):
            return np.flatnonzero(given)
        if given.ndim != 1 or (given.size and not np.issubdtype(given.dtype, np.integer)):
            raise BadArrayError(f"slots: {slots!r:.60} is neither a list of slots nor a mask")
        if given.size and not 0 <= given.min() <= given.max() < self.slots:
            raise BadArrayError(f"slots: {slots!r:.60} is not in 0..{self.slots - 1}")
        return given.astype(np.int64)

    def _flags(self, which: NDArray[np.int64]) -> Any:
        flags = np.zeros(self.slots, np.int64)
        flags[which] = 1
        return self._engine.array(flags)

    def _check_viewers(self, viewers: NDArray[np.int64]) -> None:
        if not -1 <= viewers.min() <= viewers.max() < self.seats:
            raise BadArrayError(f"seats: they are not in 0..{self.seats - 1}")

    def _host(self, counter: Any) -> Any:
        return counter if isinstance(counter, list) else self._engine.host(counter)

    def _ints(self, counter: Any) -> Any:
        return np.array(counter, np.int64) if isinstance(counter, list) else counter

    def _write(self, counter: Any, which: NDArray[np.int64], values: NDArray[np.int64]) -> None:
        if isinstance(counter, list):
            for slot, value in zip(which.tolist(), values.tolist(), strict=True):
                counter[slot] = value
        elif isinstance(counter, np.ndarray):
            counter[which] = values
        else:
            changed = self._engine.host(counter)
            changed[which] = values
            counter.copy_to_device(changed)

    def _put_records(self, which: NDArray[np.int64], records: NDArray[np.void]) -> None:
        if isinstance(self._states, np.ndarray):
            self._states[which] = records
        elif isinstance(self._states, list):
            for slot, state in zip(which, self._engine.from_records(records), strict=True):
                self._states[slot] = state
        else:
            changed = self._engine.records(self._states)
            changed[which] = records
            self._states = self._engine.from_records(changed)


def _check_choice(name: str, given: str, allowed: Sequence[str]) -> None:
    if given not in allowed:
        raise BadSetupError(f"{name}: {given!r:.40} is not one of {', '.join(allowed)}")


def _at_end(reset: bool | str) -> int:
    if isinstance(reset, bool):
        reset = "same_step" if reset else "stay"
    _check_choice("reset", reset, tuple(AT_END))
    return AT_END[reset]


def _learner(learner: int | str | None, seats: int) -> int:
    if learner is None:
        return loops.ALL_SEATS
    if learner == "by_seed":
        return loops.BY_SEED
    if isinstance(learner, bool) or not isinstance(learner, int) or not 0 <= learner < seats:
        raise BadSetupError(f"learner: {learner!r:.40} is neither 'by_seed' nor in 0..{seats - 1}")
    return learner


def encode_settings(game: Game, seats: int, options: Any, board: Any) -> list[list[int]]:
    """A row of numbers per setting, as `setup` reads them."""
    all_options = [options] if options is None or isinstance(options, Mapping) else list(options)
    boards = [board] if board is None or isinstance(board, Mapping) else list(board)
    if not all_options or not boards:
        raise BadSetupError("options, board: an empty list has no setting")
    rows = max(len(all_options), len(boards))
    game.check_seats(seats)
    # One more than there are, so that no row is empty and its type always known.
    return [
        [*game.encode_setup(seats, all_options[i % len(all_options)], boards[i % len(boards)]), 0]
        for i in range(rows)
    ]


def _seeds(seeds: ArrayLike, count: int) -> NDArray[np.int64]:
    """Seeds as given: one for each, or the first of a run."""
    given = np.asarray(seeds)
    if given.ndim == 0:
        check_seeds(given.item(), count)
        return np.arange(given.item(), given.item() + count, dtype=np.int64)
    if given.shape != (count,) or (count and not np.issubdtype(given.dtype, np.integer)):
        raise BadArrayError(f"seeds: {seeds!r:.60} is not {count} whole numbers")
    if count and given.min() < 0:
        raise BadSetupError(f"seed: {given.min()} is negative")
    return given.astype(np.int64)


def _column(seats: ArrayLike, count: int) -> NDArray[np.int64]:
    """Seats as given, one or one for each slot, as a column."""
    given = np.asarray(seats)
    if given.shape not in {(), (count,)} or not np.issubdtype(given.dtype, np.integer):
        raise BadArrayError(f"seats: {seats!r:.60} is neither a seat nor one for each slot")
    return np.broadcast_to(given, (count,)).astype(np.int64).reshape(count, 1)
