"""Small games to learn from. They are not registered: ``games.register(morra.GAME)`` does that."""
