"""Part of building the package: the browser app is built first, so that a wheel has its pages."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages where their sources are; an installed wheel needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before the files of the wheel are collected."""
        if version != "editable" and (Path(self.root) / "web" / "package.json").is_file():
            subprocess.run([Path(self.root) / "tools" / "web"], check=True)
