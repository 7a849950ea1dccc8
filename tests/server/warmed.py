"""Imported by the process from which servers and bots are forked: they have all games at once."""

from __future__ import annotations

from heliopolis import games

for name in games.names():
    games.find(name)
