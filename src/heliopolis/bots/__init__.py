"""Bots: programs that play. A bot is given what its seat may know, never the table."""

from heliopolis.bots.bot import Bot, Knowledge
from heliopolis.bots.random_bot import RandomBot

__all__ = ["Bot", "Knowledge", "RandomBot"]
