"""Write the golden files of all games again: ``python -m heliopolis.testing FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

from heliopolis import games
from heliopolis.testing.golden import golden_files


def main(folder: Path) -> None:
    """Write one folder per game, and remove what is no golden file any more."""
    for name in games.names():
        (folder / name).mkdir(parents=True, exist_ok=True)
        files = golden_files(games.find(name))
        for path in (folder / name).iterdir():
            if path.name not in files:
                path.unlink()
        for file, content in files.items():
            (folder / name / file).write_text(content, "utf-8")
            print(folder / name / file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
