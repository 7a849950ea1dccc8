"""The documents say what is so: Python examples run as scripts, and commands can be typed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer

import heliopolis
from heliopolis.cli.app import app

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "deploy/README.md",
    *DOCS.glob("*.md"),
]
SHORTENED = {
    "100_000, seats=4, detail=500": '100, seats=4, detail=50, target="plain"',
}
# How the examples of a page are run; those that are not here run as one script.
ELSEWHERE = {
    "programs": "against a server, in tests/server/test_client.py",
    "architecture": "excerpts of the rules, which conformance runs",
    "add-a-game": "as a package, below",
    "analysis": "with a finished game, below",
    "arena": "below",
    "bots": "below",
    "learning": "below",
}
COMPILES = (
    "check_targets_agree"  # takes a while, and is done for every game by the conformance suite
)


def examples(page: str) -> str:
    """All Python examples of a page, one after the other."""
    return "\n\n".join(blocks(page, "python"))


def blocks(page: str, kind: str) -> list[str]:
    """All blocks of a kind on a page."""
    text = (DOCS / f"{page}.md").read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def run(script: str, folder: Path) -> str:
    for long, short in SHORTENED.items():
        script = script.replace(long, short)
    (folder / "script.py").write_text(script, "utf-8")
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=folder, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_arena_runs_from_a_script(tmp_path: Path) -> None:
    lines = run(examples("arena"), tmp_path).splitlines()
    assert lines[0].startswith("greedy ")
    assert len(lines) == 2


def test_the_custom_bot_of_the_guide_plays(tmp_path: Path) -> None:
    use = """
from heliopolis.bots import Knowledge

new = heliopolis.new("priests-of-ra", seats=3, seed=7)
known = Knowledge.of(new, new.players_to_move[0], seed=1)
print([value(known, move) for move in known.legal])
"""
    scores, net, values = run(examples("bots") + use, tmp_path).splitlines()
    assert scores.count(",") == 2
    assert "512" in net, "the net that is shipped with Priests of Ra says how wide it is"
    assert values.count(",") == 1


@pytest.mark.parametrize(
    "page",
    [
        path.stem
        for path in DOCS.glob("*.md")
        if blocks(path.stem, "python") and path.stem not in ELSEWHERE
    ],
)
def test_the_examples_of_a_page_run(page: str, tmp_path: Path) -> None:
    assert run(examples(page), tmp_path)


def test_the_game_of_the_tutorial_is_sound(tmp_path: Path) -> None:
    rules, *uses = blocks("add-a-game", "python")
    (words,) = blocks("add-a-game", "ftl")
    texts = tmp_path / "nim" / "texts"
    texts.mkdir(parents=True)
    (texts / "__init__.py").touch()
    (texts / "en.ftl").write_text(words, "utf-8")
    (tmp_path / "nim" / "__init__.py").write_text(rules, "utf-8")
    script = "\n".join(uses)
    checks = f"[check(GAME) for check in testing.CHECKS if check.__name__ != {COMPILES!r}]"
    script = script.replace("check_game(GAME)", f"from heliopolis import testing\n{checks}")
    lines = run(script, tmp_path).splitlines()
    assert lines == ["NI-1.2: In turn, take one, two or three sticks.", "[1, 0]"]


def test_an_analysis_runs_from_a_script(tmp_path: Path) -> None:
    table = heliopolis.new("ur", seed=1, players=["Ada", "Bo"])
    while len(table.moves) < 60:
        table.play(table.legal()[0])
    table.save(tmp_path / "game.journal")
    quick = examples("analysis").replace(
        "heliopolis.analyse(table", 'heliopolis.analysis.analyse(table, "glance", target="plain"'
    )
    lines = run(f"import heliopolis.analysis\n{quick}", tmp_path).splitlines()
    assert [line.split()[0] for line in lines[-2:]] == ["Ada", "Bo"]


def test_the_page_on_learning_runs_as_a_script(tmp_path: Path) -> None:
    feature, shape, planes, plane, _ = run(examples("learning"), tmp_path).splitlines()
    assert feature == "phase one-hot 0 1 one of: turn, place, bid, flip, over"
    assert shape == "(4, 5)"
    assert planes == "(2, 52, 7, 7) (2, 191)"
    assert plane == "terrain 0 hexes  0 1"


@pytest.mark.parametrize("page", [path.stem for path in DOCS.glob("*.md")])
def test_every_example_compiles(page: str) -> None:
    compile(examples(page), f"{page}.md", "exec")


def commands(text: str) -> Iterator[str]:
    """Every line of the blocks that are no Python, without what explains it."""
    for kind, block in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for line in block.splitlines() if kind in {"", "sh"} else []:
            yield re.split(r"\s\s+| #", line)[0].strip()
    # And what stands between backquotes in a sentence.
    outside = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    yield from re.findall(r"`((?:heliopolis|make|python -m) [^`]+)`", outside.replace("\n", " "))


def check_arguments(arguments: list[str]) -> None:
    """Parse a command line of heliopolis as it would be, without running it."""
    group: Any = typer.main.get_command(app)
    context = group.make_context("heliopolis", list(arguments), resilient_parsing=True)
    if arguments and not arguments[0].startswith("-"):
        command = group.get_command(context, arguments[0])
        assert command, f"there is no command {arguments[0]}"
        named_only = len(arguments) == 1  # in a sentence: `heliopolis backup`
        command.make_context(
            arguments[0], arguments[1:], parent=context, resilient_parsing=named_only
        )


def check_command(line: str) -> bool:
    """Check what a line says, if it is a command of ours."""
    words = shlex.split(line.removeprefix("HELIOPOLIS_DURATIONS=/tmp/kernel.json "))
    match words:
        case ["heliopolis", *arguments]:
            check_arguments(
                ["ur" if word in {"GAME", "my-game", "nim"} else word for word in arguments]
            )
        case ["make", *targets]:
            known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
            assert set(targets) <= set(known)
        case ["python", "-m", module, *_]:
            assert module in {"pip", "build"} or find_spec(module)
        case [".venv/bin/pytest" | ".venv/bin/python", path, *_]:
            assert (ROOT / path).exists()
        case ["pip", "install", package]:
            assert re.fullmatch(r"heliopolis(\[[a-z,]+\])?", package)
        case [path] if path.startswith(("src/", "docs/", "deploy/")):
            assert (ROOT / path).exists()
        case _:
            return False
    return True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_can_be_typed(page: Path) -> None:
    for line in commands(page.read_text("utf-8")):
        if not line.endswith(("…", "(")):
            try:
                check_command(line)
            except (AssertionError, ValueError, typer.TyperException) as error:
                pytest.fail(f"{line}: {error}")


def test_a_command_that_cannot_be_typed_is_noticed() -> None:
    assert check_command("heliopolis serve --no-open")
    for wrong in (
        "heliopolis sevre",
        "heliopolis play --bots",
        "heliopolis rules ur --speed",
        "make plaie",
        "python -m heliopolis.nothing",
        ".venv/bin/pytest tests/nowhere",
    ):
        with pytest.raises((AssertionError, typer.TyperException)):
            check_command(wrong)


def test_the_plot_shows_the_figures_of_the_page() -> None:
    plots = subprocess.run([sys.executable, ROOT / "tools/plots.py", "--check"], check=False)
    assert plots.returncode == 0, "run tools/plots.py"
