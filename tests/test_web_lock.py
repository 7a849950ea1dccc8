"""The packages that build the pages are named by version and hash.

Vite and its bundler are pinned in `web/package.json`: newer ones have native parts for other
machines whose hashes the registry could not tell.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[1] / "web" / "package-lock.json"


def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text())["packages"]
    return {name: package for name, package in found.items() if name}


def test_every_package_has_a_strong_hash_and_comes_from_no_named_place() -> None:
    assert packages()
    for name, package in packages().items():
        assert package.get("integrity", "").startswith("sha512-"), name
        assert "resolved" not in package, name
