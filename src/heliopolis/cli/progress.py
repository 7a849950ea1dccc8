"""A progress bar on stderr, if that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from heliopolis.cli.output import console


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar; call what it yields with the number of games done and the total."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    ) as bar:
        task = bar.add_task("", total=max(0, games))
        yield lambda done, total: bar.update(task, completed=done, total=total)
