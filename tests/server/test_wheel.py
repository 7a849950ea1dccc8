"""The wheel works where there is nothing but Python: no Node, no sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import free_port
from tests.server.running import NOT_ENCRYPTED, wait_for

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src/heliopolis/server/web/index.html"
START_SECONDS = 300.0  # for a server to import everything, however busy the machine is

pytestmark = pytest.mark.skipif(not PAGES.exists(), reason="the pages have not been built")


def built(source: Path, folder: Path) -> Path:
    """The wheel that is built from a folder."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "-w", str(folder), str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("heliopolis-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel, and the packages it needs, in it."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = built(ROOT, folder)
    home = folder / "fresh"
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin/python"
    site = Path(sysconfig.get_path("purelib", "venv", {"base": home, "platbase": home}))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    (site / "needed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    (home / "bin/heliopolis").write_text(f"#!{python}\nfrom heliopolis.cli import main\nmain()\n")
    (home / "bin/heliopolis").chmod(0o755)
    return home


@contextmanager
def serving(home: Path, folder: Path) -> Iterator[str]:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [str(home / "bin/heliopolis"), "serve", "--no-open", "--port", str(port)]
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "PATH": str(home / "bin"),  # and nothing else: no Node
        "XDG_DATA_HOME": str(folder),
        "HELIOPOLIS_BOT_PACE_MS": "0",
    }
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, env=environment, stderr=out)
    try:
        wait_for(lambda: process.poll() is not None or _answers(address), START_SECONDS)
        assert process.poll() is None, log.read_text()
        yield address
        assert process.poll() is None, log.read_text()
    finally:
        process.terminate()
        process.wait(60)


def _answers(address: str) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}/healthz", verify=NOT_ENCRYPTED).is_success
    return False


def test_an_installed_wheel_serves_pages_and_games(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    where = [str(installed / "bin/python"), "-c", "import heliopolis; print(heliopolis.__file__)"]
    found = subprocess.run(where, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert str(installed) in found.stdout
    with serving(installed, tmp_path) as address, httpx.Client(base_url=address) as http:
        page = http.get("/")
        assert page.is_success
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert any(asset.endswith(".js") for asset in assets)
        for asset in assets:
            assert http.get(asset).is_success
        http.get("/api/me").raise_for_status()
        for game in http.get("/api/games").json():
            assert http.get(f"/api/games/{game['name']}/rules?language=de").json()["rules"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        wish = {"game": "priests-of-ra", "seats": seats, "start": True}
        table = f"/api/tables/{http.post('/api/tables', json=wish).json()['id']}"
        view = http.get(f"{table}/state").json()["view"]
        while not view["legal"]:
            view = http.get(f"{table}/state").json()["view"]
        move = {"step": view["step"], "move": view["legal"][0]["text"]}
        assert http.post(f"{table}/moves", json=move).is_success
    assert (tmp_path / "heliopolis/tables.sqlite").is_file()


def test_the_container_copies_all_that_its_wheel_is_built_from(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for line in (ROOT / "deploy/Containerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            *given, to = line.split()[1:]
            for name in given:
                goal = source / name if to in (name, "./") else source / to
                goal.parent.mkdir(parents=True, exist_ok=True)
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, goal, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copy(ROOT / name, goal)
    wheel = built(source, tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "heliopolis/server/web/index.html" in names
    assert "heliopolis/server/store/migrations/versions/m0001_first_tables.py" in names


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_the_systemd_unit_is_valid(tmp_path: Path) -> None:
    text = (ROOT / "deploy/heliopolis.service").read_text()
    unit = tmp_path / "heliopolis.service"
    unit.write_text(text.replace("/opt/heliopolis/bin/heliopolis", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if "heliopolis" in line]
    assert complaints == []
