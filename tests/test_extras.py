"""What a plain install can do, and what says which extra it needs."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import heliopolis
from heliopolis.cli import EXTRAS
from heliopolis.cli.app import app
from heliopolis.errors import MissingExtraError, UnavailableError
from heliopolis.extras import MODULES, needs

ROOT = Path(__file__).parents[1]
SOURCES = Path(heliopolis.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BASE = {"fluent", "platformdirs", "rich", "typing_extensions"}
# Distributions whose module has another name.
MODULE_OF = {
    "argon2_cffi": "argon2",
    "fluent.syntax": "fluent",
    "numba_cuda": "numba_cuda",
    "open_spiel": "pyspiel",
    "prometheus_client": "prometheus_client",
    "prompt_toolkit": "prompt_toolkit",
}
EVERYTHING = sorted(set().union(*MODULES.values()) | {"babel", "llvmlite"})


def python(script: str, hidden: list[str] | None = None) -> Any:
    """Run a script in a process where modules cannot be imported; return the JSON it prints."""
    hide = f"import sys\nsys.modules.update(dict.fromkeys({hidden or []}))\n"
    done = subprocess.run(
        [sys.executable, "-c", hide + script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def module_of(requirement: str) -> str:
    name = re.split(r"[\[><=;\s]", requirement)[0].replace("-", "_")
    return MODULE_OF.get(name, name)


def brought(extra: str) -> set[str]:
    """The modules that pyproject.toml says an extra brings."""
    found = set()
    for requirement in PROJECT["optional-dependencies"][extra]:
        if requirement.startswith("heliopolis["):
            inner = requirement.removeprefix("heliopolis[").rstrip("]").split(",")
            found |= set().union(*map(brought, inner))
        else:
            found.add(module_of(requirement))
    return found


def test_the_extras_are_those_of_the_package() -> None:
    assert set(MODULES) == set(PROJECT["optional-dependencies"])
    assert {module_of(requirement) for requirement in PROJECT["dependencies"]} == BASE
    with_fastapi = {"pydantic", "starlette"}
    for extra, modules in MODULES.items():
        named = modules - with_fastapi if "fastapi" in modules else modules
        assert named <= brought(extra), extra


def third_party(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"heliopolis"}


def test_every_import_is_brought_by_the_package_or_an_extra() -> None:
    known = BASE.union(*MODULES.values())
    for path in SOURCES.rglob("*.py"):
        assert third_party(path) <= known, path
    for layer in ("games", "table", "texts"):
        for path in (SOURCES / layer).rglob("*.py"):
            assert third_party(path) <= BASE, path


def test_importing_the_package_imports_next_to_nothing() -> None:
    loaded = python("import heliopolis, json; print(json.dumps(sorted(sys.modules)))")
    assert "heliopolis.table.table" in loaded
    slow = {"asyncio", "email", "importlib.metadata", "logging", "secrets", "unittest", "zipfile"}
    third = (BASE | set(EVERYTHING)) - {"typing_extensions"}  # views are typed with it
    assert not {module for module in loaded if module in slow or module.partition(".")[0] in third}
    assert not [
        module for module in loaded if re.match(r"heliopolis\.(games\.|texts|bots)", module)
    ]


def test_asking_what_is_compiled_imports_no_compiler(tmp_path: Path) -> None:
    script = f"""
import json, os
os.environ |= {{"HELIOPOLIS_CACHE": {str(tmp_path)!r}, "HELIOPOLIS_BACKGROUND_COMPILE": "0"}}
import heliopolis
from heliopolis.bots.readiness import is_compiled
is_compiled(heliopolis.find_game("ur"))
asked = ("heliopolis.kernel.targets.compiled", "numba")
print(json.dumps([name for name in asked if name in sys.modules]))
"""
    assert python(script) == ["heliopolis.kernel.targets.compiled"]


PLAIN_USE = """
import json
import heliopolis
from heliopolis.bots import SeatedBot, play_game
from heliopolis.bots.search import SearchBot

told = []
def table(): return heliopolis.new("priests-of-ra", seats=3, seed=7)
names = ["greedy", "hard", "easy"]
ended = play_game(table(), [SeatedBot.named(name, seat) for seat, name in enumerate(names)])
again = heliopolis.load(ended.journal)
bot = SeatedBot(SearchBot(1, iterations=8), table().players_to_move[0])
searched = bot.choose(table()).text
refused = table().why_not("bid 2").rule
print(json.dumps([ended.over, again.view() == ended.view(), str(again), searched, refused]))
"""


def test_a_plain_install_plays_whole_games() -> None:
    over, equal, picture, searched, refused = python(PLAIN_USE, EVERYTHING)
    assert over
    assert equal
    assert "heliopolis journal 1" in picture
    assert "╯" in picture
    assert searched in {"draw", "invoke"}
    assert refused.startswith("PR-")


def test_a_search_without_a_compiler_chooses_the_same() -> None:
    script = """
import json
import heliopolis
from heliopolis.bots import Knowledge
from heliopolis.bots.search import Search
new = heliopolis.new("ur", seed=3)
known = Knowledge.of(new, new.players_to_move[0], 5)
search = Search(known, 5, "plain", 60)
while search.left: search.grow()
print(json.dumps([search.best(), search.nodes()]))
"""
    assert python(script, EVERYTHING) == python(script)


def test_the_way_to_speed_is_told_once() -> None:
    script = """
import contextlib, io, json
import heliopolis
from heliopolis.bots import SeatedBot, play_game
with contextlib.redirect_stderr(io.StringIO()) as said:
    play_game(heliopolis.new("ur", seed=1), [SeatedBot.named("hard", seat) for seat in (0, 1)])
print(json.dumps(said.getvalue().splitlines()))
"""
    (line,) = python(script, ["numba"])
    assert 'pip install "heliopolis[fast]"' in line
    assert python(script) == []


CALLS = {
    "engine(game, 'compiled')": "fast",
    "engine(game, 'cuda')": "gpu",
    "engine(game).playouts(1, seats=2)": "fast",
    "__import__('heliopolis.kernel.batch')": "fast",
    "__import__('heliopolis.arena')": "fast",
    "__import__('heliopolis.learn')": "learn",
    "__import__('heliopolis.client').client.Client('http://127.0.0.1:1')": "client",
}


def test_functions_say_which_extra_they_need() -> None:
    script = f"""
import json
import heliopolis
from heliopolis.kernel.targets import engine
game, said = heliopolis.find_game("ur"), []
for call in {list(CALLS)}:
    try:
        eval(call)
    except heliopolis.MissingExtraError as error:
        said.append(str(error))
print(json.dumps(said))
"""
    for extra, line in zip(CALLS.values(), python(script, EVERYTHING), strict=True):
        assert line.endswith(f'pip install "heliopolis[{extra}]"')


def run_commands(commands: list[list[str]], hidden: list[str]) -> list[list[Any]]:
    """The exit status and error lines of commands."""
    script = f"""
import contextlib, io, json
from heliopolis.cli import main
done = []
for arguments in {commands}:
    sys.argv = ["heliopolis", *arguments]
    with contextlib.redirect_stderr(io.StringIO()) as said:
        with contextlib.redirect_stdout(io.StringIO()):
            status = main()
    done.append([status, said.getvalue().splitlines()])
print(json.dumps(done))
"""
    result: list[list[Any]] = python(script, hidden)
    return result


def test_every_command_has_its_extra() -> None:
    names = {
        command.name or getattr(command.callback, "__name__", "")
        for command in app.registered_commands
    }
    assert names == set(EXTRAS)


def test_commands_of_a_plain_install_say_which_extra_they_need() -> None:
    wanted = {**EXTRAS, "--help": "all"}
    commands = [[name] for name in wanted]
    for extra, (status, lines) in zip(
        [*wanted.values(), "server"], run_commands([*commands, []], EVERYTHING), strict=True
    ):
        assert status == 2
        assert len(lines) == 1
        assert lines[0].startswith("heliopolis: ")
        assert lines[0].endswith(f'pip install "heliopolis[{extra}]"')


@pytest.mark.long
def test_a_command_line_alone_is_not_enough() -> None:
    wanted = {
        "serve --no-open": "server",
        "backup x": "server",
        "simulate ur --games 2": "fast",
        "arena ur --games 2 --bots greedy,random": "fast",
        "bench ur": "fast",
    }
    hidden = [name for name in EVERYTHING if name not in {"typer", "pydantic"}]
    done = run_commands([command.split() for command in wanted], hidden)
    for extra, (status, lines) in zip(wanted.values(), done, strict=True):
        assert status == 2
        assert len(lines) == 1
        assert lines[0].endswith(f'pip install "heliopolis[{extra}]"')


def test_rules_need_no_more_than_a_command_line() -> None:
    hidden = [name for name in EVERYTHING if name not in {"typer", "pydantic"}]
    done = run_commands([["rules", "ur"], ["check", "no.journal"], ["--help"]], hidden)
    assert [status for status, _ in done] == [0, 2, 0]
    assert "pip" not in done[1][1][0]


def test_other_missing_modules_are_not_explained_away() -> None:
    with pytest.raises(ModuleNotFoundError) as missing, needs("fast", "test"):
        __import__("no_such_module_at_all")
    assert not isinstance(missing.value, MissingExtraError)
    assert issubclass(MissingExtraError, UnavailableError)
    assert issubclass(MissingExtraError, ImportError)


def test_a_build_installs_nothing(tmp_path: Path) -> None:
    """Without Node and without pages it says what is missing, even to root with apt-get."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("sh", "dirname", "find", "sort", "xargs", "cksum", "cut"):
        (programs / name).symlink_to(str(shutil.which(name)))
    for name, line in {"apt-get": f"touch {tmp_path}/installed", "id": "echo 0"}.items():
        (programs / name).write_text(f"#!/bin/sh\n{line}\n")
        (programs / name).chmod(0o755)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "web", tmp_path / "tools" / "web")
    for folder in ("web", "src/heliopolis/texts/web", "src/heliopolis/games"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "board.json").touch()
    done = subprocess.run(
        [tmp_path / "tools" / "web"],
        env={**os.environ, "PATH": str(programs)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "Node 20.19" in done.stderr
    assert not (tmp_path / "installed").exists()
