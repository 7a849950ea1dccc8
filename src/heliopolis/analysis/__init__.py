"""Analysis: what a game was worth at every step, who decided what, and what luck did."""

from heliopolis.analysis.analyse import Analysis, Depth, analyse

__all__ = ["Analysis", "Depth", "analyse"]
