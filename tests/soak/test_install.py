"""The package in an environment of its own: what it brings, how fast it is there, what it can do.

It needs an index of packages that pip can reach.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
MEGABYTE = 10**6
LARGEST, SLOWEST = 30 * MEGABYTE, 0.2  # of a plain install: bytes, seconds
OTHERS = ("pip", "setuptools", "pkg_resources", "_distutils_hack")

PLAY = """
import heliopolis
from heliopolis.bots import SeatedBot, play_game
for name in heliopolis.game_names():
    seats = heliopolis.find_game(name).seats[-1]
    bots = [SeatedBot.named("greedy", seat) for seat in range(seats)]
    assert play_game(heliopolis.new(name, seats=seats, seed=1), bots).over
"""
# Of each extra: something that it can do, as arguments of Python or of a command.
USES = {
    "": ["python", "-W", "error", "-c", PLAY],
    "play": ["heliopolis", "rules", "ur"],
    "client": ["python", "-c", "from heliopolis.client import Client; import httpx, websockets"],
    "server": ["python", "-c", "from heliopolis.server.app import create; create()"],
    "fast": ["heliopolis", "simulate", "ur", "--games", "20"],
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def run(environment: Path, *command: str) -> float:
    """Run a program of an environment; return the processor time that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [environment / "bin" / command[0], *command[1:]],
        cwd=environment, env=outside, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def size(environment: Path) -> int:
    """The bytes of what is installed, without what installs."""
    packages = next(environment.glob("lib/python*/site-packages"))
    return sum(
        path.stat().st_size
        for folder in packages.iterdir()
        if not folder.name.startswith(OTHERS)
        for path in (folder.rglob("*") if folder.is_dir() else [folder])
        if path.is_file()
    )


@pytest.mark.parametrize("extra", USES, ids=lambda extra: extra or "plain")
def test_an_install_can_do_what_it_is_for(extra: str, wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    what = f"heliopolis[{extra}]" if extra else "heliopolis"
    run(environment, "python", "-m", "pip", "install", "--quiet", f"{what} @ {wheel.as_uri()}")
    run(environment, *USES[extra])
    if not extra:
        assert size(environment) <= LARGEST
        bare = min(run(environment, "python", "-c", "pass") for _ in range(5))
        assert (
            min(run(environment, "python", "-c", "import heliopolis") for _ in range(5)) - bare
            < SLOWEST
        )
