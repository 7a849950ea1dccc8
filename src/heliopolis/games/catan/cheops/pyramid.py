"""CH-7, CH-8, CH-9: the building site, stone blocks, the pharaoh's sevens, Blessing and Curse."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan.cheops.board import (
    BLESSING_POINTS,
    BLOCK_COST,
    BLOCKS,
    CURSE_POINTS,
    FIELDS,
    LAYER_OF,
    SITE_FEE,
)
from heliopolis.games.catan.cheops.ending import check_pyramid
from heliopolis.games.catan.cheops.moves import (
    BLESSED,
    BLESSED_INSTEAD,
    BUILD_BLOCK,
    BUILT_BLOCK,
    CURSED,
    FREED,
    OPENED_SITE,
    PAID_HOST,
    PHARAOH_BUILT,
)
from heliopolis.games.catan.cheops.routes import reaches_building
from heliopolis.games.catan.cheops.state import (
    CH,
    FIRST_PLAYER_BLOCK,
    NOBODY_CURSED,
    PHARAOH,
    State,
)
from heliopolis.games.catan.components import GOLD, SITE
from heliopolis.games.catan.hands import affords, hand_over, pay
from heliopolis.games.catan.seven import start_discards
from heliopolis.games.catan.state import NOBODY, OVER, TRUE
from heliopolis.kernel.rules import log_event, rule

# --- The building site ----------------------------------------------------------------------------


@rule("CH-7.1")
def rule_against_robber_place(s: State, hex_: int) -> int:
    """The building site is no place for the robber, unless by option."""
    return CH + 701 if s.terrain[hex_] == SITE and s.robber_on_site != TRUE else 0


@rule("CH-2.7", "CH-7.3")
def open_site(s: State, seat: int, vertex: int) -> None:
    """The first building at the site opens it for good."""
    if s.site_open:
        return
    for i in range(s.site_vertices):
        if s.site[i] == vertex:
            s.site_open = 1
            log_event(s, OPENED_SITE, seat)


@rule("CH-1.2", "CH-5.6", "CH-7.3")
def after_settlement(s: State, seat: int, vertex: int) -> None:
    """It may open the site. It cuts no road: the longest one counts for nothing."""
    open_site(s, seat, vertex)


@rule("CH-1.4", "CH-7.4", "CH-7.5")
def hosts(s: State, seat: int) -> int:
    """Through whom he may build, as bits: himself, else whose site building he reaches."""
    mask = 0
    for i in range(s.site_vertices):
        vertex = s.site[i]
        owner = s.owner[vertex]
        if owner == seat:
            return 1 << seat
        if owner >= 0 and reaches_building(s, seat, vertex):
            mask |= 1 << owner
    return mask


# --- A block --------------------------------------------------------------------------------------


@rule("CH-7.4", "CH-7.5")
def rule_against_block(s: State, seat: int, host: int) -> int:
    """An open site, a block, the cards for it, and a host, who is paid unless it is himself."""
    if not s.site_open:
        return CH + 703
    if s.blocks[seat] == BLOCKS or not hosts(s, seat) >> host & 1:
        return CH + 704
    if not affords(s, seat, BLOCK_COST):
        return CH + 705
    return CH + 704 if host != seat and s.hand[seat][GOLD] < SITE_FEE else 0


@rule
def list_blocks(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write through whom he may build."""
    if not s.site_open or s.blocks[seat] == BLOCKS or not affords(s, seat, BLOCK_COST):
        return n
    mask = hosts(s, seat)
    for host in range(s.seats):
        if mask >> host & 1 and (host == seat or s.hand[seat][GOLD] >= SITE_FEE):
            out[n] = BUILD_BLOCK + host
            n += 1
    return n


@rule("CH-7.4", "CH-7.5", "CH-9.1")
def build_block(s: State, seat: int, host: int) -> None:
    """Pay the bank and the host; then see who is blessed and who is cursed."""
    pay(s, seat, BLOCK_COST)
    s.built = 1
    s.blocks[seat] += 1
    lay_block(s, seat)
    log_event(s, BUILT_BLOCK, seat, s.laid, LAYER_OF[s.laid - 1])
    if host != seat:
        hand_over(s, seat, host, GOLD, SITE_FEE)
        log_event(s, PAID_HOST, seat, host)
    settle_blessing(s, seat)
    settle_curses(s)


@rule("CH-7.6", "CH-7.7")
def lay_block(s: State, whose: int) -> None:
    """On the next free field, from below; it stays there."""
    s.pyramid[s.laid] = whose
    s.laid += 1


# --- The seven ------------------------------------------------------------------------------------


@rule("CH-8.1", "CH-8.3")
def seven(s: State) -> None:
    """First the pharaoh builds, which may end the game; then all goes on as ever."""
    pharaoh_builds(s)
    check_pyramid(s)
    if s.phase != OVER:
        start_discards(s)


@rule("CH-8.2", "CH-9.4", "CH-9.5")
def pharaoh_builds(s: State) -> None:
    """Once the site is open, or by option a player has built. It blesses and curses nobody."""
    waits = s.blessed == NOBODY if s.pharaoh_starts == FIRST_PLAYER_BLOCK else not s.site_open
    if not waits and s.laid < FIELDS:
        s.black += 1
        lay_block(s, PHARAOH)
        log_event(s, PHARAOH_BUILT, s.laid, LAYER_OF[s.laid - 1], s.pharaoh_stock - s.black)


# --- Blessing and Curse ---------------------------------------------------------------------------


@rule("CH-9.1", "CH-9.2")
def settle_blessing(s: State, seat: int) -> None:
    """The first block takes it; later who has more blocks than its holder."""
    holder = s.blessed
    if holder == NOBODY:
        log_event(s, BLESSED, seat)
    elif s.blocks[seat] > s.blocks[holder] and seat != holder:
        s.points[holder] -= BLESSING_POINTS
        log_event(s, BLESSED_INSTEAD, seat, holder)
    else:
        return
    s.points[seat] += BLESSING_POINTS
    s.blessed = seat


@rule("CH-9.3", "CH-9.6")
def to_be_cursed(s: State) -> int:
    """All who have the fewest blocks, but the blessed one; as bits."""
    if s.blessed == NOBODY:
        return 0
    fewest = BLOCKS
    most = 0
    for seat in range(s.seats):
        fewest = min(fewest, s.blocks[seat])
        most = max(most, s.blocks[seat])
    if fewest == most and s.curse_when_equal == NOBODY_CURSED:
        return 0
    mask = 0
    for seat in range(s.seats):
        if s.blocks[seat] == fewest and seat != s.blessed:
            mask |= 1 << seat
    return mask


@rule("CH-9.3")
def settle_curses(s: State) -> None:
    """Curses come, go and come back by themselves."""
    mask = to_be_cursed(s)
    for seat in range(s.seats):
        was = s.cursed >> seat & 1
        if mask >> seat & 1 and not was:
            s.points[seat] += CURSE_POINTS
            log_event(s, CURSED, seat)
        elif was and not mask >> seat & 1:
            s.points[seat] -= CURSE_POINTS
            log_event(s, FREED, seat)
    s.cursed = mask


@rule("CH-10.1")
def more_points(s: State, seat: int) -> int:
    """Blessing and Curse."""
    points = BLESSING_POINTS if s.blessed == seat else 0
    return points + (CURSE_POINTS if s.cursed >> seat & 1 else 0)
