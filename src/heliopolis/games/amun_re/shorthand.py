"""Lists of moves: farmers are given to any provinces, while the rules ask about one at a time."""

from __future__ import annotations

from heliopolis.games.amun_re.moves import (
    ARG,
    ARG_2,
    PLACE_FARMERS_MOVE,
    PLACE_FARMERS_VERB,
    VERB_OF,
)
from heliopolis.games.amun_re.phases import PLACE_FARMERS
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.moves import NO_MOVE
from heliopolis.kernel.rules import decides


@decides("AR-5.4")
def next_of_list(before: State, s: State, seat: int, move: int) -> int:
    """Return the next move towards a move of a list; NO_MOVE if the rules have carried it out.

    A province that is not listed before a later one takes no farmers. One that leaves no choice is
    filled by the rules: if it took the number that is listed, there is nothing left to do.
    """
    if VERB_OF[move] != PLACE_FARMERS_VERB:
        return move
    own = s.own[seat][: s.owned[seat]]
    province = ARG[move]
    if province not in own:
        return move
    if s.phase == PLACE_FARMERS and own.index(province) >= s.place_at:
        asked = own[s.place_at]
        return move if asked == province else PLACE_FARMERS_MOVE[asked][0]
    placed = s.farmers[province] - before.farmers[province]
    return NO_MOVE if placed == ARG_2[move] else move
