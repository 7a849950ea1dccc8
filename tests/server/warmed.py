"""Imported by the process from which servers and bots are forked: they have all games at once."""

from __future__ import annotations

import os

from heliopolis import games
from tests import toy

# Bots and heavy reads give way to the server by their priority. Here a test waits for them, beside
# tests that compute: with a tenth of a core, two seconds of work would take half a minute.
os.nice = lambda increment, /: 0

games.register(toy.GAME)
for name in games.names():
    games.find(name)
