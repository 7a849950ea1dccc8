"""PR-8.2 to PR-8.4: what a seat cannot know."""

from __future__ import annotations

from heliopolis.games.priests_of_ra.options import OPEN
from heliopolis.games.priests_of_ra.state import OVER, State
from heliopolis.kernel.chance import seed_chance
from heliopolis.kernel.rules import rule


@rule("PR-8.2", "PR-8.3")
def sees_points(s: State, observer: int, seat: int) -> bool:
    """Totals lie face down, but for one's own; all are open by the option, and at the end."""
    return seat == observer or s.score_visibility == OPEN or s.phase == OVER


@rule("PR-8.4")
def resample_hidden(s: State, seat: int, seed: int) -> None:
    """Resample which tiles come next: nothing else is unknown.

    Totals are kept, though they lie face down: every scoring was public, so a player who remembers
    knows them (ruling R-26).
    """
    seed_chance(s, seed)
