from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.errors import BadArrayError, BadSetupError, UnavailableError
from heliopolis.kernel.array_checks import (
    ExpectedArray,
    check_device_array,
    check_host_array,
)
from heliopolis.kernel.batch import Batch, BatchArrays
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.kernel.targets import engine
from heliopolis.table import Table

LANES = 16

pytestmark = pytest.mark.compiled


def chosen_by(rng: np.random.Generator, masks: NDArray[Any]) -> NDArray[np.int64]:
    return np.asarray((rng.random(masks.shape) * masks).argmax(axis=1))


def started(game: Game, **setting: Any) -> tuple[Batch, BatchArrays]:
    batch = Batch(game, LANES, **{"seats": 3, **setting})
    seen = batch.arrays()
    batch.reset(seen)
    return batch, seen


def test_a_batch_plays_the_same_games_as_tables(ra: Game) -> None:
    """Every slot shows what a table with the same seed shows."""
    batch, seen = started(ra, first_seed=100)
    tables = [Table(ra, 3, Secret(100 + slot)) for slot in range(LANES)]
    seeds = [100 + slot for slot in range(LANES)]
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        for slot, table in enumerate(tables):
            assert_shows(seen, slot, table)
        chosen = chosen_by(rng, seen.masks)
        batch.step(chosen, seen)
        for slot, table in enumerate(tables):
            table.play(ra.moves.text(int(chosen[slot])))
            assert seen.outcomes[slot] == int(table.over)
            if table.over:
                ended += 1
                assert seen.points[slot].tolist() == table.scores()
                assert seen.ranks[slot].tolist() == table.ranks()
                seeds[slot] += LANES
                tables[slot] = Table(ra, 3, Secret(seeds[slot]))
    assert ended > LANES


def assert_shows(seen: BatchArrays, slot: int, table: Table) -> None:
    seat = table.players_to_move[0]
    assert seen.actors[slot] == seat
    assert np.flatnonzero(seen.masks[slot]).tolist() == [m.number for m in table.legal(seat)]
    features = [0] * table.game.observation_size
    table.game.rules.observe(table.state(), seat, features)
    assert seen.observations[slot].tolist() == features


def test_of_several_seats_to_move_the_first_is_the_actor(morra: Game) -> None:
    batch, seen = started(morra)
    order = []
    for _ in range(6):
        order.append(seen.actors.tolist()[0])
        batch.step(chosen_by(np.random.default_rng(2), seen.masks), seen)
    assert order == [0, 1, 2, 0, 1, 2]


def test_illegal_moves_are_refused_and_change_nothing(ra: Game) -> None:
    batch, seen = started(ra)
    before, masks = batch.states.copy(), seen.masks.copy()
    wrong = np.array([-1, 44, 10**12, 43] * (LANES // 4))
    batch.step(wrong, seen)
    assert seen.outcomes.tolist() == [-1] * LANES
    assert batch.states.tobytes() == before.tobytes()
    assert (seen.masks == masks).all()


def test_arrays_belong_to_the_caller(ra: Game) -> None:
    """Any array of the right shape will do, for instance a slice of a larger one."""
    batch, seen = started(ra)
    room = np.full((LANES, ra.observation_size + 5), -9, np.float32)
    mine = BatchArrays(seen.actors, seen.masks, room[:, 5:], seen.outcomes, seen.points, seen.ranks)
    batch.step(chosen_by(np.random.default_rng(3), seen.masks), mine)
    assert (room[:, :5] == -9).all()
    assert (room[:, 5:] >= -1).all()


def test_what_was_shown_may_be_written_over(ra: Game) -> None:
    """A step asks the states who acts and what is legal, not the caller's masks and actors."""
    batch, seen = started(ra)
    other, shown = started(ra)
    rng = np.random.default_rng(6)
    for _ in range(60):
        chosen = chosen_by(rng, seen.masks)
        seen.masks[:], seen.actors[:] = 1, 99
        batch.step(chosen, seen)
        other.step(chosen, shown)
        assert (seen.outcomes >= 0).all()
        assert batch.states.tobytes() == other.states.tobytes()
    seen.masks[:] = 1
    before = batch.states.copy()
    batch.step((shown.masks == 0).argmax(axis=1), seen)
    assert seen.outcomes.tolist() == [-1] * LANES
    assert batch.states.tobytes() == before.tobytes()


def test_arrays_of_a_smaller_batch_are_refused(ra: Game) -> None:
    """They would have compiled code write behind their ends: the interpreter crashed."""
    large = Batch(ra, 256, seats=3)
    small = Batch(ra, 4, seats=3).arrays()
    with pytest.raises(BadArrayError, match=r"^actors: shape 4 is not 256$"):
        large.reset(small)
    seen = large.arrays()
    large.reset(seen)
    before = large.states.copy()
    with pytest.raises(BadArrayError, match=r"^actors: shape 4 is not 256$"):
        large.step(seen.masks.argmax(axis=1), small)
    for name, array in small._asdict().items():
        shape, right = (" x ".join(map(str, part.shape)) for part in (array, getattr(seen, name)))
        with pytest.raises(BadArrayError, match=f"^{name}: shape {shape} is not {right}$"):
            large.step(seen.masks.argmax(axis=1), seen._replace(**{name: array}))
    assert large.states.tobytes() == before.tobytes()


def test_no_array_crashes_the_interpreter() -> None:
    """In a process of its own: without the checks it is killed, or writes over its own memory."""
    script = (
        "import numpy as np\n"
        "from heliopolis import games\n"
        "from heliopolis.errors import BadArrayError\n"
        "from heliopolis.kernel.batch import Batch\n"
        "ra = games.find('priests-of-ra')\n"
        "large = Batch(ra, 256, seats=3)\n"
        "small = Batch(ra, 4, seats=3).arrays()\n"
        "refused = 0\n"
        "for _ in range(200):\n"
        "    for work in (lambda: large.reset(small), lambda: large.step(small.actors, small)):\n"
        "        try:\n"
        "            work()\n"
        "        except BadArrayError:\n"
        "            refused += 1\n"
        "print(refused)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()) == (0, ["400"]), done.stderr[-2_000:]


def test_five_moves_for_1024_slots_are_refused(ra: Game) -> None:
    batch = Batch(ra, 1024, seats=3)
    seen = batch.arrays()
    batch.reset(seen)
    with pytest.raises(BadArrayError, match=r"^chosen: shape 5 is not 1024$"):
        batch.step(np.zeros(5, np.int64), seen)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False
    return array


def _shifted_by_a_byte(array: NDArray[Any]) -> NDArray[Any]:
    return np.zeros(array.nbytes + 1, np.int8)[1:].view(array.dtype).reshape(array.shape)


WRONG: list[tuple[str, Any, str]] = [
    ("chosen", lambda a: a.astype(np.float64), r"type <f8 \(float64\) is not one of int8, int16"),
    ("chosen", lambda a: a.astype(">i8"), r"type >i8 \(>i8\) is not one of int8, int16"),
    ("chosen", lambda a: a.tolist(), "a list is not a NumPy array in host memory"),
    ("chosen", lambda a: np.repeat(a, 2)[::2], "it is not contiguous"),
    ("chosen", lambda a: a.reshape(-1, 1), "shape 16 x 1 is not 16"),
    ("chosen", lambda a: np.int64(1), "is not a NumPy array"),
    ("actors", lambda a: a.astype(np.uint64), "type <u8"),
    ("masks", lambda a: a.astype(np.float32), r"\(float32\) is not one of int8, uint8, bool"),
    ("masks", np.asfortranarray, "its rows are not contiguous"),
    ("masks", lambda a: a[:, :-1], "shape 16 x 43 is not 16 x 44"),
    ("masks", lambda a: a.T, "shape 44 x 16 is not 16 x 44"),
    ("observations", lambda a: a.astype(np.int8), "type |i1"),
    ("observations", lambda a: a.astype(np.complex128), "type <c16"),
    ("observations", lambda a: np.broadcast_to(a[:1], a.shape), "its rows are not contiguous"),
    ("observations", lambda a: _read_only(a.copy()), "it is read-only, and a step writes to it"),
    ("outcomes", lambda a: np.zeros(3 * len(a) + 1, np.int8)[1::3], "it is not contiguous"),
    ("points", lambda a: a[:, ::-1], "its rows are not contiguous"),
    ("points", lambda a: a.astype(object), "type |O"),
    ("ranks", lambda a: None, "a NoneType is not a NumPy array"),
    ("ranks", lambda a: a[0], "shape 3 is not 16 x 3"),
    (
        "ranks",
        lambda a: np.zeros(a.nbytes + 1, np.int8)[1:].view(np.int64).reshape(a.shape),
        "alig",
    ),
]


@pytest.mark.parametrize(("name", "spoil", "message"), WRONG)
def test_a_wrong_array_is_named_and_nothing_happens(
    ra: Game, name: str, spoil: Any, message: str
) -> None:
    batch, seen = started(ra)
    before, chosen = batch.states.copy(), seen.masks.argmax(axis=1)
    given = {"chosen": chosen, **seen._asdict()}
    given[name] = spoil(given[name])
    with pytest.raises(BadArrayError, match=f"^{name}: .*{message}"):
        batch.step(given.pop("chosen"), BatchArrays(**given))
    assert batch.states.tobytes() == before.tobytes()
    batch.step(chosen, seen)
    assert seen.outcomes.tolist() == [0] * LANES


def test_an_array_that_shrank_after_its_first_use_is_refused(ra: Game) -> None:
    batch, seen = started(ra)
    seen.points.resize((2, 3), refcheck=False)
    with pytest.raises(BadArrayError, match=r"^points: shape 2 x 3 is not 16 x 3$"):
        batch.step(seen.masks.argmax(axis=1), seen)


def test_only_a_record_of_arrays_is_taken(ra: Game) -> None:
    batch, seen = started(ra)
    with pytest.raises(BadArrayError, match=r"^out: a tuple is not a BatchArrays$"):
        batch.reset(tuple(seen))  # type: ignore[arg-type]


class OnDevice:
    """What CuPy, PyTorch and Numba say about an array on a device."""

    def __init__(self, array: NDArray[Any], *, strides: Any = None, read_only: bool = False):
        self.__cuda_array_interface__ = {
            "shape": array.shape,
            "typestr": array.dtype.str,
            "data": (0x7F0000000000, read_only),
            "strides": strides,
            "version": 3,
        }


MASKS = ExpectedArray.of_batch("masks", 16, 44)


def test_arrays_on_a_device_are_checked_by_what_they_say_of_themselves() -> None:
    right = np.zeros((16, 44), np.int8)
    check_device_array(MASKS, OnDevice(right))
    check_device_array(MASKS, OnDevice(right, strides=(44, 1)))
    check_device_array(MASKS, OnDevice(right, strides=(64, 1)))
    check_device_array(MASKS, OnDevice(right, strides=(1, 16)))
    wrong: list[tuple[Any, str]] = [
        (right, "a numpy.ndarray is not an array on a CUDA device"),
        (OnDevice(right[:4]), "shape 4 x 44 is not 16 x 44"),
        (OnDevice(right.astype(np.int64)), "type <i8"),
        (OnDevice(right, strides=(1, 8)), "its rows are not contiguous"),
        (OnDevice(right, strides=(0, 1)), "its rows are not contiguous"),
        (OnDevice(right, read_only=True), "it is read-only"),
    ]
    for array, message in wrong:
        with pytest.raises(BadArrayError, match=f"^masks: {message}"):
            check_device_array(MASKS, array)
    with pytest.raises(BadArrayError, match="is not a NumPy array in host memory"):
        check_host_array(MASKS, OnDevice(right))


@pytest.mark.gpu
def test_a_batch_on_a_device_refuses_what_does_not_fit(ra: Game) -> None:
    try:
        batch = Batch(ra, 256, seats=3, target="cuda")
    except UnavailableError as error:
        pytest.skip(str(error))
    seen = batch.arrays()
    batch.reset(seen)
    with pytest.raises(BadArrayError, match=r"^actors: shape 4 is not 256$"):
        batch.step(seen.actors, Batch(ra, 4, seats=3, target="cuda").arrays())
    with pytest.raises(BadArrayError, match=r"^chosen: .* is not an array on a CUDA device"):
        batch.step(np.zeros(256, np.int64), seen)
    host, device = Batch(ra, 256, seats=3), engine(ra, "cuda")
    shown = host.arrays()
    host.reset(shown)
    rng = np.random.default_rng(7)
    for _ in range(100):
        chosen = chosen_by(rng, shown.masks)
        host.step(chosen, shown)
        batch.step(device.array(chosen), seen)
        assert (device.host(seen.masks) == shown.masks).all()
        assert (device.host(seen.outcomes) == shown.outcomes).all()


def test_the_number_of_threads_makes_no_difference(ra: Game) -> None:
    one, seen_by_one = started(ra)
    two, seen_by_two = started(ra, threads=2)
    rng = np.random.default_rng(4)
    for _ in range(50):
        chosen = chosen_by(rng, seen_by_one.masks)
        one.step(chosen, seen_by_one)
        two.step(chosen, seen_by_two)
    assert one.states.tobytes() == two.states.tobytes()
    assert (seen_by_one.observations == seen_by_two.observations).all()


def test_reset_starts_again(ra: Game) -> None:
    batch, seen = started(ra)
    before = batch.states.copy()
    batch.step(chosen_by(np.random.default_rng(5), seen.masks), seen)
    batch.reset(seen)
    assert batch.states.tobytes() == before.tobytes()


def test_bad_settings_are_refused(ra: Game) -> None:
    with pytest.raises(UnavailableError, match="target 'fpga': it is one of plain, compiled"):
        Batch(ra, 4, seats=2, target="fpga")
    with pytest.raises(BadSetupError, match="slots"):
        Batch(ra, 0, seats=2)
    with pytest.raises(BadSetupError, match="seats"):
        Batch(ra, 4, seats=6)
    with pytest.raises(BadSetupError, match="seed"):
        Batch(ra, 4, seats=2, first_seed=-1)
