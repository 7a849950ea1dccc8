"""The conformance suite, as a library: run it on your own game or bot.

    from heliopolis.testing import CHECKS, check_bot, check_game

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(MY_GAME)

    def test_my_bot():
        check_bot(MyBot, MY_GAME)

A check that fails names the seed, and shows the journal of the game in which it failed: a file that
``heliopolis replay`` opens.
"""

from heliopolis.testing.bots import check_bot
from heliopolis.testing.conformance import CHECKS, check_game
from heliopolis.testing.coverage import Coverage, coverage
from heliopolis.testing.golden import playthrough
from heliopolis.testing.nodes import count_nodes
from heliopolis.testing.play import play_randomly

__all__ = [
    "CHECKS",
    "Coverage",
    "check_bot",
    "check_game",
    "count_nodes",
    "coverage",
    "play_randomly",
    "playthrough",
]
