"""The kernel: what all games share. It knows no game, and no layer above it."""
