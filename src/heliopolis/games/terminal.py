"""What the terminal pictures of all games share."""

from __future__ import annotations

# Of the seats, in order; never the only thing that tells players apart.
SEAT_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")
