"""Nets as data: files, whole numbers in place of floats, and the same bits on every target."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heliopolis import games
from heliopolis.bots import Knowledge, forward, nets
from heliopolis.bots.bot import is_sealed_choice
from heliopolis.bots.net_bot import NetBot, NetEvaluator, draw_place
from heliopolis.bots.net_numpy import NumpyEvaluator
from heliopolis.bots.nets import BadNetError, Layer, Net, facts_of, find_net, parse_net, read_net
from heliopolis.bots.quantise import float_forward, quantise, squash_array
from heliopolis.bots.roster import make_bot
from heliopolis.errors import BadSetupError, UnavailableError
from heliopolis.kernel.decision_loops import WORST_SCORE
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.kernel.targets import Engine, engine
from heliopolis.table import Table
from heliopolis.testing import check_bot
from tests.bots.random_nets import random_net, random_weights

OURS = [name for name in games.names() if name != "morra"]


def decisions(game: Game, seats: int, count: int, seed: int = 3) -> Iterator[Knowledge]:
    """What seats know at the decisions of a random game."""
    table, rng = Table(game, seats, Secret(seed)), random.Random(seed)
    while count and not table.over:
        seat = table.players_to_move[-1]
        known = Knowledge.of(table, seat, len(table.moves))
        if len(known.legal) > 1:
            count -= 1
            yield known
        table.play(rng.choice(known.legal))


def test_features_are_squashed_to_their_magnitude() -> None:
    numbers = [0, 1, 2, 3, 15, 254, 255, 30_000]
    expected = [0, 16, 25, 32, 64, 127, 127, 127]
    assert [forward.squash(number) for number in numbers] == expected
    assert [forward.squash(-number) for number in numbers] == [-number for number in expected]
    assert squash_array([numbers, [-n for n in numbers]]).tolist() == [
        expected,
        [-n for n in expected],
    ]
    for x in range(256):
        assert forward.SQUASHED[x] == min(127, round(16 * float(np.log2(1 + x))))


def test_softmax_is_a_table_of_whole_numbers() -> None:
    weights = [1024, 0, -20_480, 1024]
    assert forward.soften(weights, 4) == sum(weights)
    assert weights == [65536, round(65536 / float(np.e)), 0, 65536]
    counts = [0, 0, 0]
    for point in range(100):
        counts[forward.draw_by_weight([1, 0, 3], 3, 4, point * (1 << 32) // 100)] += 1
    assert counts == [25, 0, 75]


@pytest.mark.parametrize("name", ["priests-of-ra", "amun-re", "ur"])
@pytest.mark.parametrize("widths", [(32,), (24, 16), (16, 32, 24)])
def test_whole_numbers_come_close_to_floats(name: str, widths: tuple[int, ...]) -> None:
    game = games.find(name)
    weights = random_weights(game, widths)
    evaluator = NetEvaluator(game, quantise(game, weights, {}), "plain")
    equal = total = 0
    for known in decisions(game, game.seats[-1], 20):
        logits = np.array(evaluator.logits(known)) / forward.LOGIT_ONE
        exact, values = float_forward(weights, squash_array([known.net_input]))
        rules, numbers = game.rules, [move.number for move in known.legal]
        scores = np.array([rules.move_score(known.state, known.seat, n) for n in numbers])
        worse = np.maximum(WORST_SCORE, scores - scores.max())
        legal = exact[0][numbers] + values[0][-1] * worse / 64
        assert np.abs(logits - legal).max() < 0.15 + 0.1 * np.abs(worse / 64).max()
        equal += int(logits.argmax() == legal.argmax())
        total += 1
        shares, margins = evaluator.values(known.seats)
        most = game.seats[-1]
        assert np.abs(shares - values[0][: known.seats].clip(0, 1)).max() < 0.1
        assert np.abs(margins - values[0][most : most + known.seats].clip(-1, 1)).max() < 0.1
    assert equal >= 0.8 * total


@pytest.mark.parametrize("name", ["priests-of-ra", "amun-re", "catan-island"])
def test_sums_that_are_kept_equal_fresh_ones(name: str) -> None:
    """The sums of the first layer, brought along through a game, are those from nothing."""
    game = games.find(name)
    net = random_net(game)
    kept, with_numpy = NetEvaluator(game, net, "plain"), NumpyEvaluator(net)
    for known in decisions(game, game.seats[-1], 25):
        assert kept.logits(known) == with_numpy.logits(known)
        fresh = NetEvaluator(game, net, "plain")
        fresh.logits(known)
        assert kept._work.kept[known.seat] == fresh._work.kept[known.seat]
        assert kept._work.values == fresh._work.values


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["priests-of-ra", "ur"])
def test_plain_and_compiled_nets_give_the_same_bits(name: str) -> None:
    game = games.find(name)
    net = random_net(game, (40, 24, 32))
    plain, compiled = (NetEvaluator(game, net, target) for target in ("plain", "compiled"))
    for seats in game.seats:
        for known in decisions(game, seats, 15, seats):
            assert plain.logits(known) == compiled.logits(known)
            assert plain.values(seats) == compiled.values(seats)


def evaluated(runner: Engine, net: Net, records: Any) -> list[Any]:
    """The actors, logits and values of positions, on a target."""
    arrays = forward.new_forward_arrays(runner, net, len(records))
    states = runner.from_records(records)
    runner.over_slots(forward.evaluate_slots, states, net.arrays(runner), arrays)
    left = (arrays.actors, arrays.logits, arrays.values)
    return [np.array(part if isinstance(part, list) else runner.host(part)) for part in left]


def positions(game: Game, count: int) -> Any:
    """Positions of a random game as records."""
    known = list(decisions(game, game.seats[-1], count))
    records = np.zeros(len(known), game.state.dtype())
    for one, record in zip(known, records, strict=True):
        one.state.write_record(record)
    return records


@pytest.mark.compiled
def test_many_positions_at_once_give_the_same_bits(ra: Game) -> None:
    net, records = random_net(ra), positions(ra, 30)
    plain, compiled = (evaluated(engine(ra, name), net, records) for name in ("plain", "compiled"))
    for one, other in zip(plain, compiled, strict=True):
        assert (one == other).all()
    alone = NetEvaluator(ra, net, "plain")
    for slot, known in enumerate(decisions(ra, ra.seats[-1], 30)):
        if plain[0][slot] == known.seat:
            considered = replace(known, legal=known.candidates)
            numbers = [move.number for move in considered.legal]
            assert plain[1][slot][numbers].tolist() == alone.logits(considered)
            assert (plain[1][slot] == forward.NOT_CONSIDERED).sum() == len(ra.moves) - len(numbers)


@pytest.mark.gpu
@pytest.mark.parametrize("name", ["priests-of-ra", "amun-re"])
def test_nets_on_the_gpu_give_the_same_bits(name: str) -> None:
    game = games.find(name)
    try:
        device = engine(game, "cuda")
    except UnavailableError as error:
        pytest.skip(str(error))
    net, records = random_net(game, (64, 48, 32)), positions(game, 200)
    for one, other in zip(
        evaluated(engine(game, "compiled"), net, records),
        evaluated(device, net, records),
        strict=True,
    ):
        assert (one == other).all()


# --- Files ----------------------------------------------------------------------------------------


def test_a_file_holds_the_net_and_its_card(ra: Game, tmp_path: Path) -> None:
    net = random_net(ra)
    net.save(tmp_path / "net.bin")
    read = read_net(tmp_path / "net.bin", ra)
    assert read.card == net.card
    assert read.card["trained"] == "not at all"
    assert read.card["widths"] == [24, 16]
    assert read.to_bytes() == net.to_bytes()
    known = next(decisions(ra, 3, 1))
    assert NetEvaluator(ra, read, "plain").logits(known) == NetEvaluator(ra, net, "plain").logits(
        known
    )


def with_header(content: bytes, old: bytes, new: bytes) -> bytes:
    """A file with something else in its header."""
    size = int.from_bytes(content[8:12], "little")
    header = content[12 : 12 + size]
    assert old in header
    header = header.replace(old, new, 1)
    return content[:8] + len(header).to_bytes(4, "little") + header + content[12 + size :]


def test_what_is_no_net_is_refused(ra: Game, tmp_path: Path) -> None:
    good = random_net(ra).to_bytes()
    bad = {
        "not a net": [b"", b"HelioNe", b"{}", b"x" * 100, good + b"x" * nets.MOST_BYTES],
        "damaged": [
            good[:12],
            good[:-1],
            good + b"x",
            good[:-4] + b"abcd",
            with_header(good, b'"inputs": 24', b'"inputs": 25'),
            with_header(good, b'"inputs": 24', b'"inputs": -4'),
            with_header(good, b'   "inputs": 331', b'   "inputs": 65535'),
            with_header(good, b'"format": 1', b'"format": 2'),
            with_header(good, b'"sha256"', b'"sha255"'),
            with_header(good, b'"layers"', b'"layer5"'),
        ],
    }
    for why, contents in bad.items():
        for content in contents:
            with pytest.raises(BadNetError, match=why):
                parse_net(content, ra)
    with pytest.raises(BadNetError, match="No such file"):
        read_net(tmp_path / "nowhere.bin", ra)


def test_a_net_that_does_not_fit_is_refused_by_name(ra: Game) -> None:
    content = random_net(ra).to_bytes()
    with pytest.raises(BadNetError, match="rules_version is 1, priests-of-ra has 2"):
        parse_net(content, replace(ra, rules_version=2))
    with pytest.raises(BadNetError, match="game is 'priests-of-ra', amun-re has amun-re"):
        parse_net(content, games.find("amun-re"))
    for field in (b"observation_size", b"inputs", b"moves", b"seats"):
        said = b'"%s": %d' % (field, facts_of(ra)[field.decode()])
        lied = with_header(content, said, b'"%s": 7' % field)
        with pytest.raises(BadNetError, match=f"{field.decode()} is 7"):
            parse_net(lied, ra)


def test_numbers_that_could_overflow_are_refused(ra: Game) -> None:
    net = random_net(ra)
    for most in (1 << 30, -(1 << 30)):
        layer = replace(net.policy, bias=[most, *net.policy.bias[1:]])
        parse_net(replace(net, policy=layer).to_bytes(), ra)
        layer = replace(net.policy, bias=[most + most // abs(most), *net.policy.bias[1:]])
        with pytest.raises(BadNetError, match="damaged"):
            parse_net(replace(net, policy=layer).to_bytes(), ra)
    layer = replace(net.policy, multipliers=[-1, *net.policy.multipliers[1:]])
    with pytest.raises(BadNetError, match="damaged"):
        parse_net(replace(net, policy=layer).to_bytes(), ra)


def test_a_net_too_large_to_ship_is_refused(ra: Game, tmp_path: Path) -> None:
    rng = random.Random(1)
    net = random_net(ra, (1024, 1024, 1024))

    def noise(one: Layer) -> Layer:
        return replace(one, weights=rng.choices(range(-127, 128), k=len(one.weights)))

    noisy = map(noise, net.body)
    with pytest.raises(BadNetError, match=f"the maximum is {nets.MOST_BYTES}"):
        replace(net, body=tuple(noisy)).save(tmp_path / "net.bin")
    assert not (tmp_path / "net.bin").exists()


def test_weights_of_the_wrong_shape_are_refused(ra: Game) -> None:
    weights = random_weights(ra)
    with pytest.raises(BadSetupError, match="W1 is missing"):
        quantise(ra, {}, {})
    with pytest.raises(BadSetupError, match="bp is missing"):
        quantise(ra, {key: weights[key] for key in weights if key != "bp"}, {})
    with pytest.raises(BadSetupError, match=r"W2 has shape \(23, 16\), not \(24, 16\)"):
        quantise(ra, {**weights, "W2": weights["W2"][1:]}, {})
    with pytest.raises(BadSetupError, match=r"bv has shape \(9,\), not \(10,\)"):
        quantise(ra, {**weights, "Wv": weights["Wv"][:, 1:], "bv": weights["bv"][2:]}, {})
    with pytest.raises(BadSetupError, match="W1 has numbers that are not finite"):
        quantise(ra, {**weights, "W1": weights["W1"] * np.nan}, {})


def test_a_neuron_without_weights_keeps_its_bias(ra: Game) -> None:
    weights = random_weights(ra)
    for name, bias in (("Wp", "bp"), ("Wv", "bv")):
        weights[name] = weights[name] * 0
        weights[bias] = np.linspace(-1, 1, len(weights[bias]))
    weights["bv"][-1] = 0  # scores of moves do not count
    known = next(decisions(ra, 5, 1))
    evaluator = NetEvaluator(ra, quantise(ra, weights, {}), "plain")
    expected = weights["bp"][[move.number for move in known.legal]] * forward.LOGIT_ONE
    assert np.abs(np.array(evaluator.logits(known)) - expected).max() <= 1
    assert evaluator.values(5)[0] == pytest.approx(weights["bv"][:5].clip(0, 1), abs=0.001)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that stands for the packages of all games."""
    monkeypatch.setattr(nets, "files", lambda package: tmp_path)
    find_net.cache_clear()
    yield tmp_path
    find_net.cache_clear()


def test_a_shipped_net_that_does_not_fit_is_as_none(
    ra: Game, shipped: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert find_net(ra) is None
    find_net.cache_clear()
    random_net(games.find("ur")).save(shipped / "net.bin")
    assert find_net(ra) is None
    assert [record.message for record in caplog.records] == ["net_refused"]
    find_net.cache_clear()
    random_net(ra).save(shipped / "net.bin")
    found = find_net(ra)
    assert found is not None
    assert find_net(ra) is found


@pytest.mark.parametrize("name", OURS)
def test_shipped_nets_fit_their_games(name: str) -> None:
    game = games.find(name)
    file = files(game.package) / nets.FILE_NAME
    if not file.is_file():
        pytest.skip("no net is shipped with it")
    assert len(file.read_bytes()) <= nets.MOST_BYTES
    net = parse_net(file.read_bytes(), game)
    assert net.card["trained_hash"]


def test_packed_numbers_cannot_fill_the_memory(ra: Game) -> None:
    good = random_net(ra).to_bytes()
    size = int.from_bytes(good[8:12], "little")
    with pytest.raises(BadNetError, match="damaged"):
        parse_net(good[: 12 + size] + zlib.compress(bytes(100_000_000)), ra)


# --- The bot --------------------------------------------------------------------------------------


@pytest.fixture
def net_files(tmp_path: Path) -> dict[str, Path]:
    """Random nets of some games."""
    found = {}
    for name in ("priests-of-ra", "ur", "amun-re"):
        found[name] = tmp_path / f"{name}.bin"
        random_net(games.find(name), (8,)).save(found[name])
    return found


def use_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.bots.net_bot.has_compiler", lambda: False)


@pytest.mark.parametrize("name", ["priests-of-ra", "ur"])
def test_net_bots_conform(
    name: str, net_files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_plain(monkeypatch)
    check_bot(lambda seed: make_bot(f"net:{net_files[name]}", seed), games.find(name))


def test_a_net_bot_without_a_net_says_so(shipped: Path, ra: Game) -> None:
    known = next(decisions(ra, 3, 1))
    with pytest.raises(BadNetError, match="no net is shipped with this game"):
        NetBot(1).choose(known)
    random_net(games.find("ur")).save(shipped / "other.bin")
    with pytest.raises(BadNetError, match=r"other.bin: game is 'ur'"):
        make_bot(f"net:{shipped / 'other.bin'}", 1).choose(known)


def test_sealed_choices_are_drawn_and_open_ones_are_not(
    net_files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_plain(monkeypatch)
    game = games.find("amun-re")
    name = f"net:{net_files['amun-re']}"
    kinds = {True: 0, False: 0}
    varied = 0
    for known in decisions(game, 3, 200):
        sealed = is_sealed_choice(known)
        if kinds[sealed] < 4:
            kinds[sealed] += 1
            choices = {make_bot(name, seed).choose(known).number for seed in range(12)}
            assert sealed or len(choices) == 1
            varied += sealed and len(choices) > 1
            assert len({make_bot(name, 5).choose(known).number for _ in range(3)}) == 1
    assert kinds == {True: 4, False: 4}
    assert varied >= 2


def test_what_is_unlikely_is_never_drawn() -> None:
    one = forward.LOGIT_ONE
    drawn = {draw_place([0, -one, -3 * one], word << 20) for word in range(1 << 12)}
    assert drawn == {0, 1}
