"""The layers stay apart: a module imports nothing from a layer above its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopolis

ROOT = Path(heliopolis.__file__).parent

# From the bottom up. Modules that are not here (client, docs, bench) serve several layers.
LAYERS = [
    "errors", "extras", "kernel", "games", "boards", "table", "bots", "arena", "analysis", "learn",
    "server", "cli",
]  # fmt: skip
ACROSS = {"testing"}  # packages that look at several layers
# Texts are data that games, tables and all above read; they know the kernel alone.
BESIDE = {"texts": "kernel"}


def layer_of(module: str) -> str:
    return module.removeprefix("heliopolis.").partition(".")[0]


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it: late ones and those for types count too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            if node.module == "heliopolis":
                yield from (f"heliopolis.{name.name}" for name in node.names)


def is_above(layer: str, other: str) -> bool:
    """Whether a layer is above another one."""
    if other in BESIDE or layer in BESIDE:
        return is_above(BESIDE.get(layer, layer), BESIDE.get(other, other))
    return layer in LAYERS and other in LAYERS and LAYERS.index(layer) > LAYERS.index(other)


def sources() -> list[Path]:
    return [path for layer in [*LAYERS, *BESIDE] for path in sorted((ROOT / layer).rglob("*.py"))]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_imported_from_above(path: Path) -> None:
    own = path.relative_to(ROOT).parts[0]
    upwards = {
        module
        for module in imports(path)
        if module.startswith("heliopolis.") and is_above(layer_of(module), own)
    }
    assert not upwards


def test_every_package_has_its_layer() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages <= {*LAYERS, *BESIDE, *ACROSS}


def test_the_check_would_find_something(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text(
        "def f():\n    from heliopolis.server import app\n    import heliopolis.cli\n"
    )
    assert {layer_of(module) for module in imports(source)} == {"server", "cli"}
    assert is_above("server", "kernel")
    assert not is_above("kernel", "server")
    assert is_above("texts", "errors")
    assert not is_above("texts", "kernel")
