"""Reports: what an arena or a study showed as one page that needs nothing else."""

from heliopolis.arena.report.of_study import study_page
from heliopolis.arena.report.of_tournament import tournament_page

__all__ = ["study_page", "tournament_page"]
