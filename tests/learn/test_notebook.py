"""The notebook runs, and prints what it shows."""

from __future__ import annotations

from tests.learn.notebook import code_cells, run_cells


def test_every_cell_prints_what_the_notebook_shows() -> None:
    _, cells = code_cells()
    assert [cell["outputs"] for cell in cells] == run_cells(cells)


def test_the_cells_are_numbered_as_they_run() -> None:
    _, cells = code_cells()
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
