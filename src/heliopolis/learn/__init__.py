"""Environments for reinforcement learning, with the interfaces that researchers know.

    from heliopolis import learn

    env = learn.aec("amun-re", seats=3)                          # PettingZoo, one agent at a time
    env = learn.parallel("amun-re", seats=3)                     # PettingZoo, all agents at once
    env = learn.env("ur", opponents="greedy")                    # Gymnasium, one seat
    envs = learn.vector("priests-of-ra", num_envs=1024)          # Gymnasium, many games in step
    batch = learn.Batch(learn.game("ur"), 4096, seats=2)         # what they are made of

All of them play the same games, bit for bit, as a table with the same seed. docs/learning.md leads
from here to a trained agent.
"""

from __future__ import annotations

from heliopolis.extras import needs

with needs("learn", "environments for learning"):  # named first: the others would name `fast`
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401

from heliopolis.kernel.batch import REWARDS, Batch, BatchArrays
from heliopolis.learn.aec import GameAEC, aec
from heliopolis.learn.ids import find_game as game
from heliopolis.learn.ids import ids
from heliopolis.learn.layouts import LAYOUTS, Plane, planes
from heliopolis.learn.parallel import GameParallel, parallel
from heliopolis.learn.single import GameEnv, env
from heliopolis.learn.spaces import PlacedFeature, features
from heliopolis.learn.vector import GameVector, register, vector

__all__ = [
    "LAYOUTS",
    "REWARDS",
    "Batch",
    "BatchArrays",
    "GameAEC",
    "GameEnv",
    "GameParallel",
    "GameVector",
    "PlacedFeature",
    "Plane",
    "aec",
    "env",
    "features",
    "game",
    "ids",
    "parallel",
    "planes",
    "register",
    "vector",
]
