"""Nothing secret leaves the server: all games, with more samples."""

from __future__ import annotations

import pytest

from tests.server.core.test_secrecy import compare_all_viewers
from tests.server.records import GAMES
from tests.server.running import Server
from tests.server.test_secrecy_played import play_whole
from tests.server.test_secrecy_played import server as server

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("name", [*GAMES, "morra"])
def test_whole_games_reveal_nothing_secret(server: Server, name: str) -> None:
    play_whole(server, name, looks=5)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_messages_to_a_viewer_do_not_depend_on_secrets(name: str, seed: int) -> None:
    compare_all_viewers(name, seed, looks=75)
