"""Reports: the outcome of a tournament or a study as one self-contained HTML page."""

from heliopolis.arena.report.study_report import study_page
from heliopolis.arena.report.tournament_report import tournament_page

__all__ = ["study_page", "tournament_page"]
