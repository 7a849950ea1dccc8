"""The packages that build the pages are named by version and hash."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[1] / "web" / "package-lock.json"
# The bundler's native parts for other machines than the ones we build on. The registry that the
# lock was made with does not hold them, so npm could not write their hashes down.
OTHER_MACHINES = "node_modules/@rolldown/binding-"
OURS = "node_modules/@rolldown/binding-linux-x64-gnu"


def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text())["packages"]
    return {name: package for name, package in found.items() if name}


def test_every_package_that_is_installed_here_has_a_hash() -> None:
    unhashed = {name for name, package in packages().items() if "integrity" not in package}
    assert OURS not in unhashed
    assert {name for name in unhashed if not name.startswith(OTHER_MACHINES)} == set()


def test_what_has_no_hash_is_optional_and_for_other_machines() -> None:
    for name, package in packages().items():
        if "integrity" not in package:
            assert package["optional"], name
            assert package["dev"], name
            here = "linux" in package.get("os", ["linux"]) and "x64" in package.get("cpu", ["x64"])
            assert not here or "glibc" not in package.get("libc", ["glibc"]), name


def test_hashes_are_strong_and_packages_come_from_no_named_place() -> None:
    for name, package in packages().items():
        assert package.get("integrity", "sha512-").startswith("sha512-"), name
        assert "resolved" not in package, name
