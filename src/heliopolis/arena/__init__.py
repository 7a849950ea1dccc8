"""Games played to learn about them: random studies now; tournaments and ratings to come."""

from heliopolis.arena.simulate import Spread, Standing, Study, simulate

__all__ = ["Spread", "Standing", "Study", "simulate"]
