"""Run many games to measure something: tournaments compare bots, studies describe a game."""

from heliopolis.arena.simulate import Spread, Standing, Study, simulate
from heliopolis.arena.tournament import Outcome, tournament

__all__ = ["Outcome", "Spread", "Standing", "Study", "simulate", "tournament"]
