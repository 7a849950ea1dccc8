"""Bots: programs that play. A bot is given what its seat may know, never the table."""

from heliopolis.bots.bot import Bot, Knowledge
from heliopolis.bots.random_bot import RandomBot
from heliopolis.bots.seated import BotError, SeatedBot, play_game

__all__ = ["Bot", "BotError", "Knowledge", "RandomBot", "SeatedBot", "play_game"]
