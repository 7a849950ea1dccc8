"""Sealed choices of others stay secret over HTTP and WebSockets, for all games and seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heliopolis import games
from tests.server.moments import moments
from tests.server.running import Person, Server, serving
from tests.server.test_sealed import compare

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sealed")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.mark.parametrize("game", games.names())
def test_sealed_choices_of_others_cannot_be_found_out(running: Server, game: str) -> None:
    people = [Person(running, f"P{seat}") for seat in range(max(games.find(game).seats) + 1)]
    compared = [
        compare(running, moment, viewer, people)
        for seats in games.find(game).seats
        for moment in moments(game, seats)
        for viewer in (None, *range(seats))
    ]
    assert any(compared) or not compared, "the two differ where something is sealed"
