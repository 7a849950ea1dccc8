"""What a batch can do with its games, on the plain target, and that the targets agree."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import games
from heliopolis.errors import BadArrayError, BadSetupError, UnavailableError
from heliopolis.kernel.batch import Batch
from heliopolis.kernel.batch_loops import MARGIN, POINTS, RANK, WIN, write_rewards
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.kernel.targets import engine
from heliopolis.table import Table
from heliopolis.testing.agree import batch_differences

SLOTS = 3


@pytest.fixture
def ur() -> Game:
    return games.find("ur")


def started(game: Game, **setting: Any) -> Batch:
    batch = Batch(game, SLOTS, **{"seats": 2, "target": "plain", **setting})
    batch.reset()
    return batch


def chosen_by(rng: np.random.Generator, batch: Batch) -> NDArray[np.int64]:
    return np.asarray((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))


def play(batch: Batch, steps: int, seed: int = 1, **how: Any) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(chosen_by(rng, batch), **how)


def test_the_arrays_of_a_batch_show_what_tables_show(ra: Game) -> None:
    batch = Batch(ra, SLOTS, seats=3, first_seed=70, target="plain", reward="margin")
    batch.reset()
    tables = [Table(ra, 3, Secret(70 + slot)) for slot in range(SLOTS)]
    rng = np.random.default_rng(2)
    lengths, ended = [0] * SLOTS, 0
    while ended < SLOTS:
        chosen = chosen_by(rng, batch)
        asked = batch.actors.tolist()
        batch.step(chosen)
        assert not batch.refused.any()
        assert batch.movers.tolist() == asked
        for slot, table in enumerate(tables):
            table.play(ra.moves.text(int(chosen[slot])))
            lengths[slot] += 1
            assert batch.lengths[slot] == lengths[slot]
            assert batch.ended[slot] == table.over
            assert bool(batch.outcomes[slot]) == table.over
            if not table.over:
                assert batch.rewards[slot].tolist() == [0, 0, 0]
                assert np.flatnonzero(batch.to_move[slot]).tolist() == table.players_to_move
                continue
            ended += 1
            points = table.scores()
            assert batch.points[slot].tolist() == points
            assert batch.ranks[slot].tolist() == table.ranks()
            leads = [p - max(points[:i] + points[i + 1 :]) for i, p in enumerate(points)]
            wanted = np.clip(np.array(leads) / ra.search.margin, -1, 1)
            assert batch.rewards[slot] == pytest.approx(wanted)
            assert batch.final_observations[slot][4] == 1  # the phase was "over"
            assert batch.seeds[slot] == 70 + slot + SLOTS
            tables[slot] = Table(ra, 3, Secret(70 + slot + SLOTS))
            lengths[slot] = 0


@pytest.mark.compiled
@pytest.mark.parametrize("target", ["plain", "compiled"])
def test_a_prepared_step_does_what_a_step_does(ur: Game, target: str) -> None:
    usual, prepared = (Batch(ur, SLOTS, seats=2, target=target) for _ in range(2))
    chosen, rng = np.zeros(SLOTS, np.int64), np.random.default_rng(6)
    make_moves = prepared.prepare_step(chosen, reset="next_step")
    usual.reset()
    for _ in range(320):  # the first one begins the games
        chosen[:] = chosen_by(rng, usual)
        usual.step(chosen, reset="next_step")
        make_moves()
        assert (prepared.observations == usual.observations).all()
        assert (prepared.masks == usual.masks).all()
        assert (prepared.ended == usual.ended).all()
    assert (usual.seeds >= SLOTS).any()  # games have ended
    with pytest.raises(BadArrayError, match=r"^chosen: type int8 is not int64$"):
        usual.prepare_step(np.zeros(SLOTS, np.int8))


@pytest.mark.parametrize("most", [None, 40])
def test_plain_and_compiled_batches_agree(ra: Game, most: int | None) -> None:
    settings = {"reward": "rank", "learner": "by_seed", "most_decisions": most}
    assert batch_differences(ra, "plain", "compiled", 3, SLOTS, 300, **settings) == []


@pytest.mark.gpu
@pytest.mark.parametrize("name", games.names())
def test_batches_on_the_gpu_and_the_processor_agree(name: str) -> None:
    game = games.find(name)
    try:
        engine(game, "cuda")
    except UnavailableError as error:
        pytest.skip(str(error))
    for learner in (None, "by_seed"):
        seats = game.default_seats()
        assert batch_differences(game, "compiled", "cuda", seats, 512, 300, learner=learner) == []


def test_a_difference_between_batches_is_told(ur: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter([1, 2])
    monkeypatch.setattr(
        "heliopolis.testing.agree.Batch",
        lambda *given, **settings: Batch(*given, first_seed=next(seeds), **settings),
    )
    found = batch_differences(ur, "plain", "plain", 2, SLOTS, 30)
    assert "step 0: seeds" in found
    assert found[-1] == "states"


def test_a_game_that_stays_does_nothing_until_it_is_reset(ur: Game) -> None:
    batch = started(ur, options={"pieces": "1"})
    rng = np.random.default_rng(4)
    while not batch.ended[0]:
        batch.step(chosen_by(rng, batch), reset=False)
    assert batch.rewards[0].sum() == 1
    before = batch.states[0].tobytes()
    batch.step(chosen_by(rng, batch), reset=False)
    assert batch.ended[0]
    assert batch.rewards[0].sum() == 0  # an end is paid for once
    assert batch.actors[0] == -1
    assert not batch.masks[0].any()
    assert batch.states[0].tobytes() == before
    batch.reset(slots=[0], seeds=[99])
    assert not batch.ended[0]
    assert batch.masks[0].any()
    assert batch.seeds[0] == 99


def test_some_slots_are_reset_and_the_others_stay(ur: Game) -> None:
    batch = started(ur)
    play(batch, 5)
    before = batch.states.copy()
    batch.reset(slots=np.array([False, True, False]), seeds=[1234])
    assert batch.states[[0, 2]].tobytes() == before[[0, 2]].tobytes()
    fresh = Batch(ur, 1, seats=2, first_seed=1234, target="plain")
    fresh.reset()
    assert batch.states[1].tobytes() == fresh.states[0].tobytes()
    assert batch.lengths.tolist() == [5, 0, 5]


def test_saved_games_go_on_as_they_would_have(ur: Game) -> None:
    batch = started(ur, learner=0)
    play(batch, 10)
    saved = batch.save()
    play(batch, 10, seed=7)
    after = batch.states.copy()
    play(batch, 5)
    batch.load(saved)
    assert batch.lengths.tolist() == saved.decisions.tolist()
    play(batch, 10, seed=7)
    assert batch.states.tobytes() == after.tobytes()


def test_forks_are_equal_and_independent(ur: Game) -> None:
    batch = started(ur)
    play(batch, 10)
    batch.fork([0, 0], [1, 2])
    assert batch.states[0] == batch.states[1] == batch.states[2]
    assert (batch.observations == batch.observations[0]).all()
    chosen = batch.masks.argmax(axis=1)
    chosen[0] = -1
    batch.step(chosen)
    assert batch.refused.tolist() == [True, False, False]
    assert batch.states[1] == batch.states[2] != batch.states[0]


def test_a_table_is_put_into_a_slot(ur: Game) -> None:
    table = Table(ur, 2, Secret(5))
    for _ in range(7):
        table.play(table.legal()[0])
    batch = started(ur)
    batch.put(1, table)
    assert batch.actors[1] == table.players_to_move[0]
    assert np.flatnonzero(batch.masks[1]).tolist() == [move.number for move in table.legal()]
    assert batch.lengths[1] == 7
    with pytest.raises(BadSetupError, match="table: 3 players of Priests of Ra are not 2 of"):
        batch.put(1, Table(games.find("priests-of-ra"), 3))


def test_any_seat_can_be_observed(ra: Game) -> None:
    batch = started(ra)
    play(batch, 30)
    everyone = batch.observe()
    assert everyone.shape == (SLOTS, 2, ra.observation_size)
    for seat in range(2):
        assert (batch.observe(seat) == everyone[:, seat]).all()
    rows = np.arange(SLOTS)
    assert (batch.observe(batch.actors) == everyone[rows, batch.actors]).all()
    assert (batch.observations == everyone[rows, batch.actors]).all()


def test_resampling_keeps_what_a_seat_knows(ra: Game) -> None:
    batch = started(ra)
    play(batch, 30)
    seen, before = batch.observe(1), batch.states.copy()
    batch.resample_hidden([1, 1, -1], seeds=5)
    assert (batch.observe(1) == seen).all()
    assert batch.states[0] != before[0]
    assert batch.states[2] == before[2]


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_playing_out_ends_every_game_and_changes_none(ra: Game, policy: str) -> None:
    batch = started(ra)
    play(batch, 30)
    before = batch.states.copy()
    ends = batch.play_out(policy, seed=3)
    assert batch.states.tobytes() == before.tobytes()
    assert (ends.lengths > 0).all()
    assert (ends.ranks.min(axis=1) == 0).all()
    assert (batch.play_out(policy, seed=3).points == ends.points).all()


def test_estimates_are_those_of_the_game(ra: Game) -> None:
    batch = started(ra)
    play(batch, 30)
    states = [ra.state.from_record(record) for record in batch.states]
    wanted = [[ra.rules.evaluate(s, seat) for seat in range(2)] for s in states]
    assert batch.evaluate().tolist() == wanted


def test_games_can_be_stopped(ur: Game) -> None:
    batch = started(ur, most_decisions=4)
    play(batch, 4)
    assert batch.truncated.all()
    assert batch.outcomes.tolist() == [2] * SLOTS
    assert not batch.ended.any()
    assert batch.lengths.tolist() == [4] * SLOTS
    play(batch, 1)
    assert batch.lengths.tolist() == [1] * SLOTS
    batch.truncate([2])
    assert batch.lengths.tolist() == [1, 1, 0]
    assert batch.seeds.tolist() == [3, 4, 8]


def test_opponents_play_until_the_learner_is_asked(ra: Game) -> None:
    for opponents in ("random", "greedy"):
        batch = Batch(
            ra, SLOTS, seats=4, learner=2, opponents=opponents, target="plain", first_seed=4
        )
        batch.reset()
        others = 0
        for _ in range(60):
            assert batch.actors.tolist() == [2] * SLOTS
            before = batch.lengths.copy()
            batch.step(batch.masks.argmax(axis=1))
            assert batch.movers.tolist() == [2] * SLOTS
            others += int((batch.lengths - before - 1)[~batch.ended].clip(0).sum())
        assert others > 60


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_masks_may_show_what_a_bot_considers(opponents: str) -> None:
    island = games.find("catan-island")
    batch = Batch(island, 1, seats=3, opponents=opponents, masks="considered", target="plain")
    batch.reset()
    table = Table(island, seats=3, secret=Secret(9))
    fewer = 0
    for step in range(40):
        batch.put(0, table)
        batch.show()
        seat, numbers = table.players_awaited[0], [0] * len(island.moves)
        count = island.rules.candidate_moves(table.state(), seat, numbers)
        assert set(batch.masks[0].nonzero()[0].tolist()) == set(numbers[:count])
        fewer += count < len(table.legal(seat))
        table.play(numbers[step % count], seat)
    assert fewer >= 6, "the first settlements are chosen from good places only"


def test_masks_are_of_one_kind_or_the_other(ra: Game) -> None:
    with pytest.raises(BadSetupError, match="masks"):
        Batch(ra, 1, seats=2, masks="all")


def test_options_go_round_over_the_slots(ur: Game) -> None:
    batch = started(ur, options=[{"pieces": "7"}, {"pieces": "2"}])
    assert batch.states["pieces"].tolist() == [7, 2, 7]
    with pytest.raises(BadSetupError, match="an empty list has no setting"):
        started(ur, options=[])


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        (WIN, [0.5, 0, 0.5, 0]),
        (RANK, [2 / 3, -1 / 3, 2 / 3, -1]),
        (MARGIN, [0, -0.5, 0, -1]),
        (POINTS, [30, 20, 30, 5]),
    ],
)
def test_what_a_game_is_worth(kind: int, worth: list[float]) -> None:
    rewards = [0.0] * 4
    write_rewards(kind, 20, 4, [30, 20, 30, 5], [0, 2, 0, 3], rewards)
    assert rewards == pytest.approx(worth)


def test_arrays_of_other_libraries_are_taken_by_dlpack(ur: Game) -> None:
    """The moves are read where they lie, and own arrays can be read by others without a copy."""

    class Tensor:
        def __init__(self, array: NDArray[Any]) -> None:
            self.array = array

        def __dlpack__(self, **how: Any) -> Any:
            return self.array.__dlpack__(**how)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    batch = started(ur)
    batch.step(Tensor(batch.masks.argmax(axis=1)))  # type: ignore[arg-type]
    assert batch.lengths.tolist() == [1] * SLOTS
    assert np.shares_memory(np.from_dlpack(batch.observations), batch.observations)
    masks = np.zeros_like(batch.masks)
    out = batch.arrays()._replace(masks=Tensor(masks))  # type: ignore[arg-type]
    batch.step(batch.masks.argmax(axis=1), out)
    assert masks.any(axis=1).all()


def test_what_does_not_fit_is_named(ur: Game) -> None:
    batch = started(ur)
    with pytest.raises(BadArrayError, match=r"slots: \[3\] is not in 0\.\.2"):
        batch.reset(slots=[3])
    with pytest.raises(BadArrayError, match=r"slots: 1\.5 is neither a list of slots nor a mask"):
        batch.reset(slots=1.5)
    with pytest.raises(BadArrayError, match=r"seeds: \[1, 2\] is not 3 whole numbers"):
        batch.reset(seeds=[1, 2])
    with pytest.raises(BadArrayError, match=r"seats: they are not in 0\.\.1"):
        batch.observe(2)
    with pytest.raises(BadArrayError, match=r"seats: .* is neither a seat nor one for each slot"):
        batch.observe([0, 1])
    with pytest.raises(BadArrayError, match="targets: 1 slots for 2 sources"):
        batch.fork([0, 1], [2])
    with pytest.raises(BadArrayError, match="saved: these are no states of The Royal Game of Ur"):
        batch.load(Batch(games.find("priests-of-ra"), 3, seats=2, target="plain").save())
    with pytest.raises(BadSetupError, match="reset: 'later' is not one of stay, same_step"):
        batch.step(batch.masks.argmax(axis=1), reset="later")
    with pytest.raises(BadSetupError, match="policy: 'wise' is not one of random, greedy"):
        batch.play_out("wise")
    with pytest.raises(BadSetupError, match="most_decisions: 0"):
        started(ur, most_decisions=0)
