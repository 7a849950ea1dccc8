"""CB-5: the yield of a roll."""

from __future__ import annotations

from heliopolis.games.catan.hands import receive
from heliopolis.games.catan.log_events import SHORT
from heliopolis.games.catan.options import OFFICIAL, UNLIMITED
from heliopolis.games.catan.state import NOBODY, State
from heliopolis.games.catan.tables import GOODS, HEX_CORNERS, HEX_COUNT
from heliopolis.kernel.rules import log_event, rule


@rule("CB-5.1", "CB-5.3", "CB-6.5", "CB-13.2")
def produce(s: State, number: int) -> None:
    """Let hexes with the number yield to the buildings around them, except under the robber."""
    for hex_ in range(HEX_COUNT):
        if s.number[hex_] == number and hex_ != s.robber:
            good = s.terrain[hex_]
            for k in range(6):
                vertex = HEX_CORNERS[hex_][k]
                owner = s.owner[vertex]
                if owner >= 0:
                    s.due[owner][good] += 1 + s.city[vertex]
    for good in range(GOODS):
        distribute(s, good)


@rule("CB-5.2", "CB-13.3")
def distribute(s: State, good: int) -> None:
    """Give each player what they are due. If the bank is short, a single claimant gets the rest."""
    total = 0
    last = NOBODY
    several = False
    for seat in range(s.seats):
        if s.due[seat][good] > 0:
            several = total > 0
            total += s.due[seat][good]
            last = seat
    if total == 0:
        return
    if total > s.bank[good] and s.bank_shortage != UNLIMITED:
        log_event(s, SHORT, good)
        left = s.bank[good]
        for seat in range(s.seats):
            s.due[seat][good] = 0
        if not several and s.bank_shortage == OFFICIAL and left > 0:
            receive(s, last, good, left)
        return
    for seat in range(s.seats):
        if s.due[seat][good] > 0:
            receive(s, seat, good, s.due[seat][good])
            s.due[seat][good] = 0
