"""Compile what the tests need, once and before they run: ``python -m tests.compiled``.

Without it each test compiles what it uses when it first does, while the other workers wait for it.
"""

from __future__ import annotations

from heliopolis.prepare import prepare_games

NEEDED = {
    "priests-of-ra": ("play", "search", "simulate", "analyse", "batch", "audit"),
    "amun-re": ("play", "search"),
    "catan-island": ("play",),
    "catan-alexander": ("play",),
    "catan-cheops": ("play",),
    "ur": ("play", "search", "analyse"),
}

if __name__ == "__main__":
    prepare_games(NEEDED, print)
