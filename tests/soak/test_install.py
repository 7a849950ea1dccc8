"""The package in an environment of its own: what it brings, how fast it is there, what it can do.

It needs an index of packages that pip can reach.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
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


def interpreters() -> list[str]:
    """Return the Pythons of other versions on this machine; HELIOPOLIS_PYTHONS names more."""
    named = os.environ.get("HELIOPOLIS_PYTHONS", "").split(os.pathsep)
    found = (shutil.which(f"python3.{minor}") for minor in range(11, 15))
    return [path for path in dict.fromkeys([*named, *found]) if path]


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


@pytest.mark.parametrize("python", interpreters(), ids=lambda path: Path(path).name)
def test_every_version_of_python_plays(python: str, wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    if subprocess.run([python, "-m", "venv", environment], check=False).returncode:
        pytest.skip(f"{python} does not run here")
    install = ("-m", "pip", "install", "--quiet", f"heliopolis[play] @ {wheel.as_uri()}")
    run(environment, "python", *install)
    run(environment, *USES[""])
    run(environment, *USES["play"])


@pytest.mark.parametrize("tool", ["pipx", "uv"])
def test_it_installs_as_a_tool(tool: str, wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    run(environment, "python", "-m", "pip", "install", "--quiet", tool)
    folders = {name: str(tmp_path / name) for name in ("PIPX_HOME", "UV_TOOL_DIR")}
    programs = {name: str(tmp_path / "bin") for name in ("PIPX_BIN_DIR", "UV_TOOL_BIN_DIR")}
    package = f"heliopolis[all] @ {wheel.as_uri()}"
    install = ["install", package] if tool == "pipx" else ["tool", "install", package]
    subprocess.run(
        [environment / "bin" / tool, *install],
        env={**os.environ, **folders, **programs},
        check=True,
    )
    told = subprocess.run(
        [tmp_path / "bin/heliopolis", "rules", "UR-1.1"], capture_output=True, text=True, check=True
    )
    assert "UR-1.1" in told.stdout


def test_the_container_is_built_and_answers() -> None:
    builder = next(filter(shutil.which, ("podman", "docker")), "")
    if (
        not builder
        or subprocess.run([builder, "info"], capture_output=True, check=False).returncode
    ):
        pytest.skip("no container can be built here")
    name = "heliopolis-soak"
    built = ["build", "--file", "deploy/Containerfile", "--tag", name, "."]
    subprocess.run([builder, *built], cwd=ROOT, check=True)
    container = subprocess.run(
        [builder, "run", "--detach", "--publish", "127.0.0.1::8420", name],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    try:
        address = subprocess.run(
            [builder, "port", container, "8420"], capture_output=True, text=True, check=True
        ).stdout.split()[-1]
        assert _answers(f"http://{address}/healthz")
    finally:
        subprocess.run([builder, "rm", "--force", container], check=False)


def _answers(address: str) -> bool:
    """Ask until the server answers, for at most two minutes."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
        time.sleep(0.5)
    return False
