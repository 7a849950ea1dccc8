"""A bot of an operator's own, as a server's bot processes import it."""

from __future__ import annotations

import time

from heliopolis.bots import Knowledge
from heliopolis.table import Move


class Remembering:
    """Takes another legal move each time it is asked, from the first on."""

    def __init__(self, seed: int) -> None:
        self._asked = -1

    def choose(self, knowledge: Knowledge) -> Move:
        self._asked += 1
        return knowledge.legal[self._asked % len(knowledge.legal)]


class Broken:
    """Never moves: it fails."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, knowledge: Knowledge) -> Move:
        raise ZeroDivisionError


class Hanging(Broken):
    """Thinks for ever."""

    def choose(self, knowledge: Knowledge) -> Move:
        while True:
            time.sleep(1)
