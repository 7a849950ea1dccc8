"""Bots for the tests of the arena."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from heliopolis.bots import Knowledge
from heliopolis.table import Move

MARKER = "HELIOPOLIS_TEST_MARKER"


class First:
    """Always the first legal move."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, knowledge: Knowledge) -> Move:
        return knowledge.legal[0]


class Patient:
    """In Priests of Ra: draws while the row is short, and bids its lowest sun now and then."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        by_text = {move.text: move for move in knowledge.legal}
        if "draw" in by_text and len(knowledge.view["auction_row"]) < 5:
            return by_text["draw"]
        bids = [move for move in knowledge.legal if move.text.startswith("bid")]
        if bids and self._random.random() < 0.5:
            return bids[0]
        return by_text.get("pass") or self._random.choice(knowledge.legal)


class Deadly(First):
    """Ends its process the first time it is asked; a file records that."""

    def choose(self, knowledge: Knowledge) -> Move:
        marker = Path(os.environ[MARKER])
        if not marker.exists():
            marker.touch()
            os._exit(1)
        return super().choose(knowledge)


class AlwaysDeadly(First):
    def choose(self, knowledge: Knowledge) -> Move:
        os._exit(1)


class Slow(First):
    def choose(self, knowledge: Knowledge) -> Move:
        time.sleep(0.001)
        return super().choose(knowledge)


class Failing(First):
    def choose(self, knowledge: Knowledge) -> Move:
        raise RuntimeError("no idea\nwhat to do")


class Cheating(First):
    def choose(self, knowledge: Knowledge) -> Move:
        return Move(knowledge.seat, 0, "show 9")


class Unready:
    def __init__(self, seed: int) -> None:
        raise OSError("my weights are missing")


class Mute:
    def __init__(self, seed: int) -> None:
        pass
