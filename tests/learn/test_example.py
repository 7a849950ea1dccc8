"""The example of docs/learning.md runs, where torch is installed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from heliopolis.extras import is_installed

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


def test_the_example_fits_on_a_few_pages() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 300


@pytest.mark.compiled
@pytest.mark.skipif(not is_installed("torch"), reason="torch is not installed")
def test_the_example_learns_and_plays() -> None:
    spec = importlib.util.spec_from_file_location("ppo_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    ppo: Any = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = ppo
    spec.loader.exec_module(ppo)
    settings = ppo.Settings(envs=16, steps=32, updates=2, minibatches=2, hidden=16, threads=1)
    net = ppo.train(settings, tell=False)
    assert net.policy.weight.abs().sum() > 0  # it began at zero
    assert 0 <= ppo.evaluate(net, settings, games=500) <= 1
