"""Part of building the package: an sdist and a wheel have the pages of the browser app.

Pages that are there are taken as they are, so that an sdist becomes a wheel without Node.
`make wheel` brings them up to date first. Nothing is ever installed here.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages where there are none yet."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before the files of an sdist or a wheel are collected."""
        root = Path(self.root)
        if version == "editable" or (root / "src/heliopolis/server/web/index.html").is_file():
            return
        if subprocess.run([root / "tools" / "web"], check=False).returncode:
            raise SystemExit("The pages of the browser app are missing, and could not be built.")
