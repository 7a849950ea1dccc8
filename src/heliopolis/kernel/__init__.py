"""The kernel: what all games share. It knows no game, and nothing below it."""
