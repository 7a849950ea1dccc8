"""The tool that makes faults on purpose: which it can make, and which are known as harmless."""

from __future__ import annotations

import ast
import importlib.util
import sys
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOL = Path(__file__).parents[1] / "tools/mutate.py"


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module  # where its dataclasses look for their names
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def faults(mutate: ModuleType) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = mutate.all_faults(None)
    return found


def test_what_is_known_as_harmless_can_be_made(
    mutate: ModuleType, faults: dict[str, list[Any]]
) -> None:
    """Where a line has changed, look at the fault again: is there still nothing to notice?"""
    assert mutate.Harmless(mutate.HARMLESS).unfit(chain(*faults.values())) == []


def test_the_same_seed_draws_the_same_faults_from_every_area(
    mutate: ModuleType, faults: dict[str, list[Any]]
) -> None:
    drawn = mutate.sample(faults, 300, 1)
    assert drawn == mutate.sample(faults, 300, 1)
    assert drawn != mutate.sample(faults, 300, 2)
    assert len(drawn) == len({fault.key for fault in drawn}) >= 300
    assert {fault.area for fault in drawn} == set(mutate.AREAS)


def test_a_fault_changes_one_place_of_a_source_that_can_still_be_read(
    mutate: ModuleType, faults: dict[str, list[Any]]
) -> None:
    for fault in mutate.sample(faults, 40, 1):
        source = (mutate.PACKAGE / fault.path).read_text("utf-8")
        changed = fault.applied(source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))
        name, before, after = fault.change()
        assert f"def {name}(" in source
        assert before in source
        assert after in changed
