"""Starting: help is printed at once, without heavy imports."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise

import pytest

import heliopolis
from tests.cli.conftest import Cli

COMMANDS = ("serve", "play", "rules", "replay", "check", "simulate", "bench", "backup", "restore")


def test_help_names_every_command(cli: Cli) -> None:
    done = cli("--help")
    assert done.status == 0
    assert all(command in done.out for command in COMMANDS)
    assert "heliopolis play" in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(cli: Cli, command: str) -> None:
    done = cli(command, "--help")
    assert done.status == 0
    assert "Example" in done.out
    assert f"heliopolis {command}" in done.out.partition("Example")[2]
    assert "--lang" in done.out


@pytest.mark.parametrize("command", [*COMMANDS, "arena", "analyse", "compile", "train"])
def test_the_paragraphs_of_help_are_broken_by_the_window_only(shell: Cli, command: str) -> None:
    lines = shell(command, "--help", COLUMNS="80").out.partition("Example")[0].splitlines()
    for line, following in pairwise(lines):
        if line.strip() and following.strip():
            assert len(line.rstrip()) + 1 + len(following.split()[0]) > 79, (line, following)


def test_help_fits_a_narrow_terminal(shell: Cli) -> None:
    done = shell("play", "--help", COLUMNS="60")
    assert done.status == 0
    assert max(map(len, done.out.splitlines())) <= 60


def test_the_version_is_printed(cli: Cli) -> None:
    assert cli("--version").out == f"heliopolis {heliopolis.__version__}\n"


def test_the_package_runs_as_a_module(shell: Cli) -> None:
    assert shell("--version").out == f"heliopolis {heliopolis.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["--help"], ""),
        (["play", "--help"], ""),
        (["play", "--bots", "random", "--seed", "1"], "1\nundo\nhelp\nquit\n"),
        (["rules", "PR-5.4"], ""),
    ],
)
def test_nothing_heavy_is_imported(arguments: list[str], typed: str) -> None:
    script = (
        "import sys, json\n"
        "from heliopolis.cli import main\n"
        f"sys.argv[1:] = {arguments!r}\n"
        "assert main() == 0\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=typed, capture_output=True, text=True, check=True
    )
    modules = set(json.loads(done.stdout.splitlines()[-1]))
    assert "heliopolis.cli.play" in modules
    assert not {"numba", "numpy", "llvmlite"} & modules
    assert "prompt_toolkit" not in modules, "needed only at a terminal"


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "hoofdstuk"),
        ({"LANG": "de_AT.UTF-8"}, "Kapitel"),
        ({"LANG": "nl_NL", "LC_ALL": "de_DE"}, "Kapitel"),
        ({"LANG": "fr_FR.UTF-8"}, "chapter"),
        ({}, "chapter"),
    ],
)
def test_the_language_follows_the_locale(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], word: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert word in cli("rules", "PR-77").err
    assert "chapter" in cli("rules", "PR-77", "--lang", "en").err
