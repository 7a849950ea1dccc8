"""``heliopolis train``: let a net learn a game from self-play."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis.cli.inputs import find_game
from heliopolis.cli.language import Language, wrong_input
from heliopolis.extras import needs

if TYPE_CHECKING:
    from heliopolis.learn.training.settings import TrainSettings

Name = Annotated[str, typer.Argument(metavar="GAME", help="The game.", show_default=False)]
Minutes = Annotated[
    float, typer.Option(min=0.01, metavar="N", help="How long to play, lessons not counted.")
]
Updates = Annotated[
    int,
    typer.Option(
        min=0,
        metavar="N",
        help="The number of updates, instead of a time: such a run can be repeated.",
        show_default="as many as there is time for",
    ),
]
Device = Annotated[
    str | None,
    typer.Option(metavar="cuda|cpu", help="Where to train.", show_default="cuda if there is one"),
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        min=1,
        max=256,
        metavar="N",
        help="The number of cores that play: threads of the rules and of a teacher.",
        show_default="one per core",
    ),
]
Seed = Annotated[int, typer.Option(min=0, metavar="NUMBER", help="Decides everything random.")]
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files of the run lie.")]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the run whose files lie in the folder.")
]
From = Annotated[
    Path | None,
    typer.Option(
        "--from",
        metavar="FILE",
        help="Begin with the weights of an earlier run (.npz) or of a net (.bin).",
    ),
]
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="Another setting, such as envs=4096, teacher=search:300 or widths=256,256; may be "
        "given several times.",
    ),
]


def train(
    game: Name,
    minutes: Minutes = 10.0,
    updates: Updates = 0,
    device: Device = None,
    jobs: Jobs = None,
    seed: Seed = 1,
    out: Out = Path("training"),
    resume: Resume = False,
    start: From = None,
    changes: Set = None,
    lang: Language = "",
) -> None:
    """Let a net learn a game by playing against itself, and write its weights with their card.

    From time to time the net is measured against greedy players. The run is written down every
    minute, so that --resume can go on with it.

    [bold]Examples[/bold]

    [cyan]heliopolis train priests-of-ra --minutes 10[/cyan]

    [cyan]heliopolis train ur --updates 200 --device cpu --set envs=256[/cyan]
    """
    with needs("train", "training"):
        import torch

        from heliopolis.learn.training.runs import Run, write_weights
        from heliopolis.learn.training.settings import usual_settings
        from heliopolis.learn.training.train import Training
    found, cores = find_game(game), jobs or os.cpu_count() or 1
    chosen: dict[str, Any] = {
        "minutes": minutes,
        "updates": updates,
        "device": device or ("cuda" if torch.cuda.is_available() else "cpu"),
        "threads": cores,
        "seed": seed,
    }
    chosen |= _parse(changes or [], usual_settings(found))
    settings = usual_settings(found, **chosen)
    out.mkdir(parents=True, exist_ok=True)
    checkpoint, weights = out / f"{found.name}.checkpoint", out / f"{found.name}.npz"
    if resume and not checkpoint.exists():
        raise wrong_input("train-resume", folder=str(out))

    def keep(run: Run) -> None:
        run.save(checkpoint)
        write_weights(found, run, weights)

    training = Training(found, settings, typer.echo, keep)
    if resume:
        training.resume(checkpoint)
    elif start is not None:
        training.run.start_from(start, found)
    training.train()
    typer.echo(f"wrote {weights} and {weights.with_suffix('.bin')}")


def _parse(pairs: list[str], usual: TrainSettings) -> dict[str, Any]:
    """Return settings by name, each read as what it usually is."""
    chosen = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not hasattr(usual, name) or name in ("game", "options"):
            raise wrong_input("train-setting", setting=f"{pair!r:.60}")
        try:
            chosen[name] = _value(getattr(usual, name), text)
        except ValueError:
            raise wrong_input("train-setting", setting=f"{pair!r:.60}") from None
    return chosen


def _value(usual: Any, text: str) -> Any:
    if isinstance(usual, str):
        return text
    if isinstance(usual, tuple):
        return tuple(type(usual[0])(part) for part in text.split(","))
    return type(usual)(json.loads(text))
