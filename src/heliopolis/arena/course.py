"""The course of games: how often the lead changes, and how many moves there are to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from heliopolis.arena.tally import Histogram, Spread
from heliopolis.extras import needs

with needs("fast", "arena"):
    import numpy as np


class Course(NamedTuple):
    """The course of one game."""

    lead_changes: int  # times that another seat than before had the most points alone
    decisions: int
    forced: int  # decisions with a single legal move
    choices: int  # legal moves of all other decisions together


class CourseWatch:
    """Watches a game from its first decision to its end."""

    def __init__(self) -> None:
        self._leader: int | None = None
        self._lead_changes = self._decisions = self._forced = self._choices = 0

    def see_decision(self, legal: int) -> None:
        """Count a decision by its number of legal moves."""
        self._decisions += 1
        if legal == 1:
            self._forced += 1
        else:
            self._choices += legal

    def see_scores(self, scores: Sequence[int]) -> None:
        """Look who leads after a move; with several in front the lead has not changed yet."""
        most = max(scores)
        if scores.count(most) == 1:
            leader = scores.index(most)
            self._lead_changes += self._leader not in {None, leader}
            self._leader = leader

    def course(self) -> Course:
        """Return what was seen."""
        return Course(self._lead_changes, self._decisions, self._forced, self._choices)


@dataclass(frozen=True)
class CourseFigures:
    """The course of many games."""

    games: int
    lead_changes: Spread  # per game
    branching: float  # legal moves of a decision, of those with more than one
    forced: float  # share of the decisions with a single legal move


def course_figures(courses: Iterable[Course]) -> CourseFigures | None:
    """Sum the courses of games up; None if there are none."""
    rows = np.array(list(courses), np.int64)
    if not len(rows):
        return None
    changes = Histogram()
    changes.add(rows[:, 0])
    decisions, forced, choices = (int(n) for n in rows[:, 1:].sum(axis=0))
    return CourseFigures(
        len(rows),
        changes.spread(),
        choices / max(1, decisions - forced),
        forced / max(1, decisions),
    )
