"""The files in ``deploy``: what they promise holds."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
MOST_EXPOSURE = 2.0
README = (DEPLOY / "README.md").read_text("utf-8")


def _block(language: str) -> str:
    """Return the example behind the first line that names a proxy."""
    return README.partition(language)[2].partition("```")[2].partition("```")[0]


def test_the_service_is_hardly_exposed() -> None:
    """Checked by systemd itself, where it is there."""
    analyze = shutil.which("systemd-analyze")
    unit = DEPLOY / "heliopolis.service"
    for line in (
        *("NoNewPrivileges=yes", "ProtectSystem=strict", "PrivateUsers=yes", "DynamicUser=yes"),
        *("CapabilityBoundingSet=", "RestrictNamespaces=yes", "UMask=0077"),
    ):
        assert f"\n{line}\n" in unit.read_text("utf-8"), line
    if analyze is None:
        pytest.skip("there is no systemd-analyze here")
    command = [analyze, "security", "--offline=true", "--no-pager", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE).stdout
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    if exposure is None:
        pytest.skip("this version of systemd-analyze does not read files")
    assert float(exposure[1]) < MOST_EXPOSURE, told


def test_the_proxies_hide_the_metrics() -> None:
    assert re.search(r"respond /metrics 404\s+reverse_proxy", _block("With Caddy"))
    nginx = _block("With nginx")
    assert "location = /metrics { return 404; }" in nginx
    assert "proxy_set_header Host $host;" in nginx
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx, "a client's own is dropped"


@pytest.mark.parametrize("names", ["", "games.example", " games.example, b.example"])
def test_the_container_is_healthy_whatever_its_names_are(tmp_path: Path, names: str) -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", "")
    given = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", text, re.MULTILINE)
    assert given
    code = json.loads(given[1])[2]
    with serving(str(tmp_path / "tables.sqlite"), hosts=names) as server:
        command = [sys.executable, "-c", code.replace("8420", str(server.port))]
        environment = {**os.environ, "HELIOPOLIS_HOSTS": names}
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=PATIENCE
        )
    assert done.returncode == 0, done.stderr
