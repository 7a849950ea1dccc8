"""``heliopolis compile``: compile the rules ahead of time."""

from __future__ import annotations

from typing import Annotated

import typer

from heliopolis import games
from heliopolis.cli.inputs import find_game
from heliopolis.cli.language import Language, wrong_input

Names = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="The games.", show_default="all")
]
For = Annotated[
    str,
    typer.Option(
        "--for",
        metavar="WHAT,...",
        help="What they are to be used for: play, search, simulate, analyse, batch, audit.",
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="Games compiled at once.", show_default="one per core"),
]


def compile_games(
    names: Names = None,
    purposes: For = "search,play,simulate,batch",
    jobs: Jobs = None,
    lang: Language = "",
) -> None:
    """Compile the rules for this machine now, so that nothing has to be compiled later.

    What is compiled already is not compiled again.

    [bold]Examples[/bold]

    [cyan]heliopolis compile[/cyan]

    [cyan]heliopolis compile priests-of-ra amun-re --for search[/cyan]
    """
    from heliopolis.prepare import PURPOSES, prepare_games

    chosen = [find_game(name).name for name in names] if names else games.names()
    wanted = [purpose.strip() for purpose in purposes.split(",")]
    for purpose in wanted:
        if purpose not in PURPOSES:
            known = ", ".join(PURPOSES)
            raise wrong_input("not-one-of", option="--for", value=f"{purpose!r:.40}", known=known)
    prepare_games(dict.fromkeys(chosen, wanted), typer.echo, jobs or 0)
