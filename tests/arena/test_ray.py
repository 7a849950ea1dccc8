"""A real Ray cluster on this machine gives the same results as this process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.arena.tournament import tournament
from heliopolis.errors import BadSetupError, MissingExtraError
from heliopolis.kernel.game import Game
from tests.arena.bots import MARKER
from tests.arena.test_tournament import timeless


@pytest.fixture(scope="module")
def marker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cluster with two cores whose workers know the marker."""
    ray = pytest.importorskip("ray")
    path = tmp_path_factory.mktemp("ray") / "marker"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(MARKER, str(path))
        ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False,
                 logging_level="error", configure_logging=False)  # fmt: skip
        yield path
        ray.shutdown()


def test_ray_and_this_process_agree_even_if_a_worker_is_lost(ra: Game, marker: Path) -> None:
    bots = "random,tests.arena.bots:Deadly"
    there = tournament(ra, bots, 12, seats=3, ray="local")
    assert marker.exists()  # so one worker was lost
    assert timeless(there) == timeless(tournament(ra, bots, 12, seats=3))


def test_games_played_by_ray_are_recorded(morra: Game, marker: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    bots = "random,tests.arena.bots:First"
    there = tournament(morra, bots, 8, ray="local", record=record)
    assert len(record.read_bytes().splitlines()) == 9
    assert timeless(tournament(morra, bots, 8, record=record)) == timeless(there)


def test_bad_bots_are_named(morra: Game, marker: Path) -> None:
    with pytest.raises(BadSetupError, match="Failing: failed at move 1"):
        tournament(morra, "random,tests.arena.bots:Failing", 2, ray="local")
    with pytest.raises(BadSetupError, match=r"bots: game .*AlwaysDeadly"):
        tournament(morra, "random,tests.arena.bots:AlwaysDeadly", 2, ray="local")


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:99999"])
def test_an_address_that_does_not_answer_is_reported(morra: Game, address: str) -> None:
    import ray

    ray.shutdown()  # otherwise the cluster of the other tests would be used
    with pytest.raises(BadSetupError, match=f"ray: {address} does not answer"):
        tournament(morra, "random", 2, ray=address)


def test_without_ray_the_error_says_how_to_install_it(
    morra: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtraError, match=r'ray: .*pip install "heliopolis\[ray\]"'):
        tournament(morra, "random", 2, ray="local")
