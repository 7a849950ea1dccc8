from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.errors import BadSetupError, UnavailableError
from heliopolis.kernel.batch import Batch, BatchArrays
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
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


def test_a_batch_plays_as_tables_do(ra: Game) -> None:
    """Every lane is followed by a table with its seed: what it shows is what the table shows."""
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


def test_where_several_may_act_the_first_is_asked(morra: Game) -> None:
    batch, seen = started(morra)
    order = []
    for _ in range(6):
        order.append(seen.actors.tolist()[0])
        batch.step(chosen_by(np.random.default_rng(2), seen.masks), seen)
    assert order == [0, 1, 2, 0, 1, 2]


def test_moves_that_are_not_legal_are_refused_and_change_nothing(ra: Game) -> None:
    batch, seen = started(ra)
    before, masks = batch.states.copy(), seen.masks.copy()
    wrong = np.array([-1, 44, 10**12, 43] * (LANES // 4))
    batch.step(wrong, seen)
    assert seen.outcomes.tolist() == [-1] * LANES
    assert batch.states.tobytes() == before.tobytes()
    assert (seen.masks == masks).all()


def test_arrays_belong_to_the_caller(ra: Game) -> None:
    """Any array of the right shape will do, a slice of a larger one for instance."""
    batch, seen = started(ra)
    room = np.full((LANES, ra.observation_size + 5), -9, np.float32)
    mine = BatchArrays(seen.actors, seen.masks, room[:, 5:], seen.outcomes, seen.points, seen.ranks)
    batch.step(chosen_by(np.random.default_rng(3), seen.masks), mine)
    assert (room[:, :5] == -9).all()
    assert (room[:, 5:] >= -1).all()


def test_threads_change_nothing(ra: Game) -> None:
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
    with pytest.raises(UnavailableError, match="plain"):
        Batch(ra, 4, seats=2, target="plain")
    with pytest.raises(BadSetupError, match="slots"):
        Batch(ra, 0, seats=2)
    with pytest.raises(BadSetupError, match="seats"):
        Batch(ra, 4, seats=6)
    with pytest.raises(BadSetupError, match="seed"):
        Batch(ra, 4, seats=2, first_seed=-1)
