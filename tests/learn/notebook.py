"""Run the cells of the notebook, and keep what they print in it.

python -m tests.learn.notebook
"""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "learning.ipynb"


def code_cells() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the notebook, and those of its cells that run."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    return notebook, [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run_cells(cells: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Run cells one after another, as Jupyter does; return the outputs of each."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    outputs = []
    for cell in cells:
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), scope)
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append([{"name": "stdout", "output_type": "stream", "text": text}] if text else [])
    return outputs


def write() -> None:
    """Run the notebook and write it with its outputs."""
    notebook, cells = code_cells()
    for number, (cell, outputs) in enumerate(zip(cells, run_cells(cells), strict=True), start=1):
        cell["execution_count"], cell["outputs"] = number, outputs
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write()
