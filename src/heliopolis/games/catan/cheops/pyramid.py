"""CH-7, CH-8, CH-9: the building site, stone blocks, the pharaoh's sevens, Blessing and Curse."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.catan import hooks, roads, seven
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
from heliopolis.games.catan.cheops.options import FIRST_PLAYER_BLOCK, NOBODY_CURSED
from heliopolis.games.catan.cheops.routes import reaches_building
from heliopolis.games.catan.cheops.rulebook import CH_7_1, CH_7_3, CH_7_4, CH_7_5
from heliopolis.games.catan.cheops.state import PHARAOH, State
from heliopolis.games.catan.components import GOLD, SITE
from heliopolis.games.catan.hands import can_afford, hand_over, pay
from heliopolis.games.catan.options import TRUE
from heliopolis.games.catan.seven import start_discards
from heliopolis.games.catan.state import NOBODY, OVER
from heliopolis.games.catan.tables import MOVE_OF
from heliopolis.kernel.rules import log_event, override, rule

# --- The building site ----------------------------------------------------------------------------


@override(hooks.rule_against_robber_place)
def rule_against_robber_place(s: State, hex_: int) -> int:
    """The building site is closed to the robber, unless by option."""
    return CH_7_1 if s.terrain[hex_] == SITE and s.robber_on_site != TRUE else 0


@rule("CH-2.7", "CH-7.3")
def open_site(s: State, seat: int, vertex: int) -> None:
    """Open the site for good with the first building at it."""
    if s.site_open:
        return
    for i in range(s.site_vertices):
        if s.site[i] == vertex:
            s.site_open = 1
            log_event(s, OPENED_SITE, seat)


@override(roads.after_settlement, "CH-1.2", "CH-5.6", "CH-7.3")
def after_settlement(s: State, seat: int, vertex: int) -> None:
    """Open the site if need be. No road is cut, as the longest one does not count."""
    open_site(s, seat, vertex)


@rule("CH-1.4", "CH-7.4", "CH-7.5")
def find_hosts(s: State, seat: int) -> int:
    """Return the seats through which a player may build, as bits.

    The player alone, with a building at the site; otherwise all whose site building they reach.
    """
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


@rule
def rule_against_block(s: State, seat: int, host: int) -> int:
    """A block needs an open site, a block, its cards, and a host, who is paid a fee."""
    if not s.site_open:
        return CH_7_3
    if s.blocks[seat] == BLOCKS or not find_hosts(s, seat) >> host & 1:
        return CH_7_4
    if not can_afford(s, seat, BLOCK_COST):
        return CH_7_5
    return CH_7_4 if host != seat and s.hand[seat][GOLD] < SITE_FEE else 0


@rule
def list_blocks(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the hosts through whom the player may build."""
    if not s.site_open or s.blocks[seat] == BLOCKS or not can_afford(s, seat, BLOCK_COST):
        return n
    mask = find_hosts(s, seat)
    for host in range(s.seats):
        if mask >> host & 1 and (host == seat or s.hand[seat][GOLD] >= SITE_FEE):
            out[n] = MOVE_OF[BUILD_BLOCK] + host
            n += 1
    return n


@rule("CH-7.4", "CH-7.5", "CH-9.1")
def build_block(s: State, seat: int, host: int) -> None:
    """Pay the bank and the host, lay a block, and settle Blessing and Curses."""
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
    """Lay a block on the next free field, from below."""
    s.pyramid[s.laid] = whose
    s.laid += 1


# --- The seven ------------------------------------------------------------------------------------


@override(seven.resolve_seven, "CH-8.1", "CH-8.3")
def resolve_seven(s: State) -> None:
    """Let the pharaoh build first, which may end the game; then resolve the seven."""
    build_for_pharaoh(s)
    check_pyramid(s)
    if s.phase != OVER:
        start_discards(s)


@rule("CH-8.2", "CH-9.4", "CH-9.5")
def build_for_pharaoh(s: State) -> None:
    """Let the pharaoh build once the site is open, or by option once a player has built."""
    waits = s.blessed == NOBODY if s.pharaoh_starts == FIRST_PLAYER_BLOCK else not s.site_open
    if not waits and s.laid < FIELDS:
        s.black += 1
        lay_block(s, PHARAOH)
        log_event(s, PHARAOH_BUILT, s.laid, LAYER_OF[s.laid - 1], s.pharaoh_stock - s.black)


# --- Blessing and Curse ---------------------------------------------------------------------------


@rule("CH-9.1", "CH-9.2")
def settle_blessing(s: State, seat: int) -> None:
    """Bless the first builder, later a player with more blocks than the blessed one."""
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
def seats_to_curse(s: State) -> int:
    """Return the seats with the fewest blocks, except the blessed one, as bits."""
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
    """Give Curses to the players they belong to, and take them from the others."""
    mask = seats_to_curse(s)
    for seat in range(s.seats):
        was = s.cursed >> seat & 1
        if mask >> seat & 1 and not was:
            s.points[seat] += CURSE_POINTS
            log_event(s, CURSED, seat)
        elif was and not mask >> seat & 1:
            s.points[seat] -= CURSE_POINTS
            log_event(s, FREED, seat)
    s.cursed = mask


@override(hooks.more_points, "CH-10.1")
def more_points(s: State, seat: int) -> int:
    """Return the points of Blessing and Curse."""
    points = BLESSING_POINTS if s.blessed == seat else 0
    return points + (CURSE_POINTS if s.cursed >> seat & 1 else 0)
