"""Training: what it computes is right, a run can be repeated and taken up. Needs torch."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import heliopolis
from heliopolis.errors import BadSetupError
from heliopolis.extras import is_installed
from heliopolis.learn.training.settings import parse_teacher, usual_settings, varied_options

needs_torch = pytest.mark.skipif(not is_installed("torch"), reason="torch is not installed")
UR = heliopolis.find_game("ur")
SMALL = {"widths": (16, 8), "envs": 24, "steps": 6, "updates": 2, "minibatches": 2}


def run_command(arguments: list[str]) -> int:
    from heliopolis.cli.app import app
    from heliopolis.cli.exits import run

    return run(app, arguments)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"envs": 0}, "envs: 0 is not in 1"),
        ({"widths": (4,)}, "widths"),
        ({"device": "tpu"}, "device: 'tpu'"),
        ({"greedy_share": 0.6, "past_share": 0.6}, "greedy_share, past_share and rival_share"),
        ({"rival_share": 0.2}, "rival_share: there is neither a rival nor a teacher"),
        ({"minutes": 0}, "minutes: 0 is not in"),
    ],
)
def test_a_wrong_setting_is_named(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(BadSetupError, match=named):
        usual_settings(UR, **changes)


@pytest.mark.parametrize("name", heliopolis.games.names())
def test_every_option_is_learned_and_half_of_the_games_are_usual(name: str) -> None:
    game = heliopolis.find_game(name)
    rows = varied_options(game)
    usual = [row for row in rows if set(row) <= {"board"}]
    assert len(usual) >= len(rows) / 2
    for row in rows:
        game.encode_setup(game.seats[0], row, None)  # the game takes it
    changed = {name for row in rows for name in row}
    assert changed == {option.name for option in game.options if len(option.values) > 1} - {
        "turn_limit"
    }


@needs_torch
def test_the_net_that_learns_is_the_net_that_plays() -> None:
    import numpy as np
    import torch

    from heliopolis.bots.quantise import float_forward, squash_array
    from heliopolis.learn.training.model import Decisions, forward, new_parameters, squash

    torch.manual_seed(3)
    net = new_parameters(5, 4, 2, (16, 8), "cpu")
    with torch.no_grad():
        net["Wp"].normal_()
        net["Wv"].normal_()
    seen = torch.tensor([[0, 1, -3, 255, -32767], [7, -1, 0, 30, 2]], dtype=torch.int16)
    weights = {name: value.detach().numpy() for name, value in net.items()}
    assert np.array_equal(squash(seen).numpy(), squash_array(seen.numpy()))
    candidates = torch.tensor([[2, 0, 1], [3, 1, 0]], dtype=torch.int16)
    scores = torch.tensor([[0, -64, -128], [-32, 0, 0]], dtype=torch.int16)
    counts = torch.tensor([3, 2])
    told = forward(net, Decisions(squash(seen), candidates, scores, counts))
    logits, values = float_forward(weights, squash_array(seen.numpy()))
    for row, count in enumerate(counts.tolist()):
        moves = candidates[row, :count].tolist()
        wanted = logits[row][moves] + values[row][-1] * scores[row, :count].numpy() / 64
        wanted -= np.log(np.exp(wanted).sum())
        assert np.allclose(told.log_policy[row, :count].detach(), wanted, atol=1e-5)
        assert told.log_policy[row, count:].exp().sum() == 0
    found = torch.cat([told.wins, told.margins], 1).detach()
    assert np.allclose(found, values[:, :-1], atol=1e-5)


@needs_torch
def test_gradients_reach_the_candidates_and_nothing_else() -> None:
    import torch

    from heliopolis.learn.training.model import Decisions, forward, new_parameters

    net = new_parameters(5, 6, 2, (16,), "cpu")
    seen = torch.tensor([[16, 32, 0, -16, 64]] * 2, dtype=torch.int8)
    # The place behind the second row's candidates names a move that is one of them.
    candidates = torch.tensor([[2, 0, 1], [3, 1, 3]], dtype=torch.int16)
    asked = Decisions(seen, candidates, torch.zeros_like(candidates), torch.tensor([3, 2]))
    forward(net, asked).log_policy[:, 0].sum().backward()
    expected = [-1 / 3, -1 / 3 - 1 / 2, 2 / 3, 1 / 2, 0, 0]
    assert torch.allclose(net["bp"].grad, torch.tensor(expected), atol=1e-6)


@needs_torch
def test_values_by_seat_are_turned_to_an_observer() -> None:
    import torch

    from heliopolis.learn.training.model import relative_to

    by_table = torch.tensor([[10.0, 11.0, 12.0, 0.0], [20.0, 21.0, 0.0, 0.0]])
    relative = relative_to(torch.tensor([2, 1]), by_table, torch.tensor([3, 2]))
    assert relative.tolist() == [[12.0, 10.0, 11.0, 0.0], [21.0, 20.0, 0.0, 0.0]]


@needs_torch
@pytest.mark.compiled
def test_games_stop_at_real_decisions_of_all_numbers_of_seats() -> None:
    import torch

    from heliopolis.kernel.decision_loops import LOWEST
    from heliopolis.learn.training.self_play import SelfPlay

    game = heliopolis.find_game("priests-of-ra")
    settings = usual_settings(game, options=({}, {}))
    played = SelfPlay(game, 16, settings, 7, groups=(8, 4))
    assert played.seats.tolist() == [2, 3, 4, 5] * 4
    assert played.learners.tolist() == [0] * 8 + [1] * 4
    assert played.learns()[12:].all()
    ended = torch.zeros(16, dtype=torch.long)
    for _ in range(600):
        asked = played.asked()
        assert (asked.counts > 1).all()
        assert (played.actors < played.seats).all()
        assert (asked.scores.max(1).values == 0).all()
        results = played.step(asked.counts - 1)
        ended += results.ended
        for row in results.ended.nonzero()[:, 0].tolist():
            seats = int(played.seats[row])
            assert (results.points[row, seats:] == LOWEST).all()
            assert (results.points[row, :seats] > LOWEST).all()
            assert results.ranks[row].min() == 0
    assert (ended > 0).all()


@needs_torch
def test_a_seat_learns_from_its_own_decisions() -> None:
    """Generalised advantages along the decisions of each seat, whatever others expect for it."""
    import torch

    from heliopolis.learn.training.ppo import Path

    # Seats 0, 1, 0 decide, the last of which ends the game; then seat 1 in the next game.
    actors = torch.tensor([[0], [1], [0], [1]])
    values = torch.tensor([[[0.5, 0.4]], [[0.9, 0.2]], [[0.6, 0.1]], [[0.7, 0.3]]])
    paid = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]])
    no, end = torch.zeros(3, 1, dtype=torch.bool), torch.tensor([[False], [False], [True]])
    watchers = torch.tensor([[1], [0], [1], [0]])
    seats = torch.tensor([2])
    gains = Path(actors, watchers, seats, end, no).advantages(values, paid, 0.9)
    assert gains.is_known.all()
    assert gains.is_watched.all()
    last = [1.0 - 0.6, -1.0 - 0.1]
    first = [0.6 - 0.5 + 0.9 * last[0], 0.1 - 0.4 + 0.9 * last[1]]
    between = [-1.0 - 0.9, 1.0 - 0.2]  # seat 1 sees itself first
    assert torch.allclose(gains.gained[:, 0], torch.tensor([first, between, last]))
    # A watcher expects what it expects at its own next decision, or what it is paid at the end.
    watched = [[-1.0, 1.0], [1.0, -1.0], [-1.0, 1.0]]
    watched[0] = [0.9 + 0.9 * between[0], 0.2 + 0.9 * between[1]]
    watched[1] = [0.6 + 0.9 * last[0], 0.1 + 0.9 * last[1]]
    assert torch.allclose(gains.watched[:, 0], torch.tensor(watched))
    # Of a game that was stopped nobody knows what would have come.
    known = Path(actors, watchers, seats, no, end).advantages(values, paid, 0.9).is_known
    assert known[:, 0].tolist() == [True, False, False]
    # Nor of the last decision of a seat, unless it decides behind the last step.
    known = Path(actors, watchers, seats, no, no).advantages(values, paid, 0.9).is_known
    assert known[:, 0].tolist() == [True, True, False]


@needs_torch
def test_a_share_of_the_win_and_a_margin_are_paid_at_the_end() -> None:
    import torch

    from heliopolis.learn.training.self_play import Results

    results = Results(
        torch.tensor([True, True, False]),
        torch.tensor([False] * 3),
        torch.tensor([[5, 3, 3], [4, 4, 1], [9, 0, 0]]),
        torch.tensor([[0, 1, 1], [0, 0, 2], [0, 1, 1]]),
    )
    wins, margins = results.paid(UR)
    assert wins.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 0, 0]]
    unit = UR.search.margin
    assert torch.allclose(margins[0], torch.tensor([2.0, -2.0, -2.0]) / unit)
    assert margins[1].tolist()[:2] == [0, 0]
    assert margins[2].abs().sum() == 0


@needs_torch
@pytest.mark.compiled
def test_a_run_is_repeated_by_its_seed_and_taken_up_where_it_was(tmp_path: Path) -> None:
    import torch

    from heliopolis.learn.training.train import Training

    def trained(seed: int, keep: Callable[[Any], None] | None = None) -> Any:
        said: list[str] = []
        settings = usual_settings(UR, **SMALL, seed=seed)
        return Training(UR, settings, said.append, keep).train()

    path = tmp_path / "run"
    first = trained(1, lambda run: run.save(path))
    again, other = trained(1), trained(2)
    assert all(torch.equal(first.net[name], again.net[name]) for name in first.net)
    assert not torch.equal(first.net["W1"], other.net["W1"])
    longer = Training(UR, usual_settings(UR, **{**SMALL, "updates": 3}), lambda said: None)
    longer.resume(path)
    assert longer.run.updates == 2
    assert longer.train().updates == 3
    wrong = Training(UR, usual_settings(UR, **{**SMALL, "widths": (8,)}), lambda said: None)
    with pytest.raises(BadSetupError, match="widths"):
        wrong.resume(path)


@needs_torch
@pytest.mark.parametrize("content", [b"", b"x", b"PK\x03\x04 and so on"])
def test_a_file_that_is_no_run_cannot_be_taken_up(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "ur.checkpoint").write_bytes(content)
    arguments = ["--resume", "--updates", "3", "--out", str(tmp_path), "--lang", "en"]
    assert run_command(["train", "ur", *arguments]) == 2
    assert "ur.checkpoint is not a run" in capsys.readouterr().err


@needs_torch
def test_weights_are_not_a_run_that_can_be_taken_up(tmp_path: Path) -> None:
    import torch

    from heliopolis.learn.training.train import Training

    torch.save({"net": {}}, tmp_path / "run")
    with pytest.raises(BadSetupError, match="run is not a run"):
        Training(UR, usual_settings(UR, **SMALL), print).resume(tmp_path / "run")


@needs_torch
def test_a_device_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from heliopolis.learn.training.train import Training

    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(BadSetupError, match="no CUDA device"):
        Training(UR, usual_settings(UR, **SMALL, device="cuda"), print)


@needs_torch
def test_a_run_that_is_taken_up_has_new_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.learn.training import train

    class StopError(Exception):
        pass

    first_seeds: list[int] = []

    def remember(game: Any, settings: Any, first_seed: int) -> None:
        first_seeds.append(first_seed)
        raise StopError

    monkeypatch.setattr(train, "make_games", remember)
    training = train.Training(UR, usual_settings(UR, **SMALL), print)
    for games in (0, 1000):
        training.run.games = games
        with pytest.raises(StopError):
            training.train()
    assert first_seeds[1] - first_seeds[0] == 1000


@needs_torch
@pytest.mark.compiled
def test_lessons_tell_what_teachers_visited_and_how_it_ended() -> None:
    import torch

    from heliopolis.learn.training.lessons import Classroom

    settings = usual_settings(UR, teacher="search:12", lesson_games=6)
    lessons = Classroom(UR, settings).lessons_until(0, steps=200)
    assert len(lessons) == 6 * 200
    assert lessons.asked.seen.shape == (1200, UR.net_input_size)
    # All visits are those of candidates, and of every iteration.
    places = torch.arange(lessons.visits.shape[1])
    assert (lessons.visits.sum(1) == 12).all()
    assert lessons.visits[places[None, :] >= lessons.asked.counts[:, None]].sum() == 0
    ended = lessons.has_ended
    assert 0.5 < ended.float().mean() < 1
    assert (lessons.wins[ended].sum(1) == 1).all()
    assert (lessons.margins[:, 0] == -lessons.margins[:, 1]).all()
    # With two seats the one that watches has what the other has not.
    assert (lessons.watched_wins[ended, 0] == lessons.wins[ended, 1]).all()
    again = Classroom(UR, settings).lessons_until(0, steps=200)
    assert (again.visits == lessons.visits).all()


@needs_torch
@pytest.mark.compiled
def test_a_net_learns_to_play_like_its_teacher() -> None:
    from heliopolis.learn.training.imitation import Lectures, imitate
    from heliopolis.learn.training.lessons import Classroom
    from heliopolis.learn.training.train import Training

    settings = usual_settings(
        UR, widths=(32,), teacher="search:12", lesson_games=6, lesson_epochs=12
    )
    lectures = Lectures(Classroom(UR, settings).lessons_until(0, steps=200), "cpu")
    training = Training(UR, settings, print)
    import torch

    rows = torch.arange(len(lectures))
    before = lectures.loss(training.run.net, rows)
    imitate(training.run.net, lectures, settings, lambda text: None)
    after = lectures.loss(training.run.net, rows)
    assert after.policy < before.policy
    assert after.values < before.values


@needs_torch
@pytest.mark.compiled
def test_the_rival_is_what_the_lessons_made_and_is_kept(tmp_path: Path) -> None:
    import torch

    from heliopolis.learn.training.train import Training

    lessons = {"teacher": "search:8", "lesson_steps": 4, "lesson_games": 8, "rival_share": 0.5}
    settings = usual_settings(UR, **SMALL, **lessons)
    path = tmp_path / "run"
    run = Training(UR, settings, lambda text: None, lambda run: run.save(path)).train()
    assert run.lessons == 32
    assert run.rival is not None
    assert not torch.equal(run.rival["W1"], run.net["W1"])
    longer = Training(UR, usual_settings(UR, **{**SMALL, **lessons, "updates": 3}), print)
    longer.resume(path)
    assert longer.run.rival is not None
    assert torch.equal(longer.run.rival["W1"], run.rival["W1"])
    assert longer.train().lessons == 32  # not taken again


@pytest.mark.parametrize("teacher", ["greedy", "search", "search:0", "search:x", "netsearch:"])
def test_a_teacher_searches(teacher: str) -> None:
    with pytest.raises(BadSetupError, match="is neither search:N nor netsearch:N"):
        usual_settings(UR, teacher=teacher)
    assert parse_teacher("search:300") == (False, 300)
    assert parse_teacher("netsearch:50") == (True, 50)


@needs_torch
@pytest.mark.compiled
def test_a_run_begins_with_a_net_and_plays_against_one(tmp_path: Path) -> None:
    import numpy as np
    import torch

    from heliopolis.learn.training.runs import read_weights, write_weights
    from heliopolis.learn.training.train import Training

    first = Training(UR, usual_settings(UR, **SMALL), lambda text: None).run
    write_weights(UR, first, tmp_path / "ur.npz")
    exact = read_weights(tmp_path / "ur.npz", UR)
    rounded = read_weights(tmp_path / "ur.bin", UR)
    for name, value in first.weights().items():
        assert (exact[name] == value).all()
        # A column of weights has 127 steps up to its largest one.
        step = np.abs(value).max(0) / 127
        assert (np.abs(rounded[name] - value) <= 0.51 * step + 1e-6).all()
    settings = usual_settings(
        UR, **SMALL, rival=str(tmp_path / "ur.bin"), rival_share=1, greedy_share=0, past_share=0
    )
    training = Training(UR, settings, lambda text: None)
    training.run.start_from(tmp_path / "ur.npz", UR)
    assert torch.equal(training.run.net["W1"], first.net["W1"])
    run = training.train()
    assert run.rival is not None
    assert np.array_equal(run.rival["W1"].detach().numpy(), rounded["W1"])
    assert [result["against"] for result in run.results] == ["greedy", "rival"]
    (tmp_path / "other.npz").write_bytes(b"no weights")
    with pytest.raises(BadSetupError, match="not the weights of a run"):
        training.run.start_from(tmp_path / "other.npz", UR)


@needs_torch
@pytest.mark.compiled
def test_the_command_writes_a_net_with_its_card_that_plays(tmp_path: Path) -> None:
    from heliopolis.bots.nets import read_net

    settings = [
        f"--set={name}={value}"
        for name, value in SMALL.items()
        if name not in ("updates", "widths")
    ]
    status = run_command(
        ["train", "ur", "--updates", "2", "--out", str(tmp_path), "--set=widths=16,8", *settings]
    )
    assert status == 0
    net = read_net(tmp_path / "ur.bin", UR)
    assert net.card["updates"] == 2
    assert json.dumps(net.card["results"])


@needs_torch
@pytest.mark.parametrize("setting", ["nothing=1", "envs", "envs=many", "game=ur"])
def test_a_wrong_setting_of_the_command_is_refused(
    setting: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        run_command(["train", "ur", "--out", str(tmp_path), "--set", setting, "--lang", "en"]) == 2
    )
    assert setting in capsys.readouterr().err
