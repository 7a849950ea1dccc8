"""Games played to learn about them: tournaments of bots, and studies of the games themselves."""

from heliopolis.arena.simulate import Spread, Standing, Study, simulate
from heliopolis.arena.tournament import Outcome, tournament

__all__ = ["Outcome", "Spread", "Standing", "Study", "simulate", "tournament"]
