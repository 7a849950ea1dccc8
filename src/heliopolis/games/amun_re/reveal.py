"""AR-3, phase 1: provinces are turned up and receive their free material."""

from __future__ import annotations

from heliopolis.games.amun_re.board import (
    FREE_BRICKS,
    FREE_CARDS,
    MAX_FREE_CARDS,
    NOTHING,
    PRINTED_FARMERS,
    PROVINCE_COUNT,
    ROUNDS,
)
from heliopolis.games.amun_re.cards import draw_card
from heliopolis.games.amun_re.moves import REVEALED, ROUND_STARTED
from heliopolis.games.amun_re.options import STRICT
from heliopolis.games.amun_re.phases import BID
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.chance import rand
from heliopolis.kernel.rules import log_event, rule


@rule("AR-1.1")
def current_kingdom(s: State) -> int:
    """Return 0 for the old kingdom, 1 for the new one."""
    return (s.round - 1) // ROUNDS


@rule
def rounds_before(s: State) -> int:
    """Return the number of rounds of this kingdom that are over."""
    return (s.round - 1) % ROUNDS


@rule("AR-1.2", "AR-3.1", "AR-3.2")
def start_round(s: State) -> None:
    """Turn up one province per player, each with its free material before the next."""
    log_event(s, ROUND_STARTED, s.round, current_kingdom(s), s.start)
    s.placements = 0
    s.sealed = 0
    for seat in range(s.seats):
        s.played[seat] = 0
        s.offer[seat] = 0
        s.stone_slot[seat] = NOTHING
        s.stone_step[seat] = NOTHING
    for slot in range(s.seats):
        province = turn_up_province(s)
        s.revealed[slot] = province
        s.slot[province] = slot
        s.top_step[slot] = NOTHING
        s.top_seat[slot] = NOTHING
        lay_free_material(s, slot, province)
    s.turn = 0
    s.actor = s.start
    s.phase = BID


@rule("AR-2.4", "AR-3.1")
def turn_up_province(s: State) -> int:
    """Turn up any of the province cards that lie face down, each equally likely."""
    skip = rand(s, s.face_down_left)
    province = 0
    while skip > 0 or s.face_down[province] == 0:
        skip -= s.face_down[province]
        province += 1
    s.face_down[province] = 0
    s.face_down_left -= 1
    s.used[province] = 1
    return province


@rule("AR-3.2", "AR-3.3", "AR-12.1")
def lay_free_material(s: State, slot: int, province: int) -> None:
    """Lay cards that nobody sees, bricks beside those left there, gold; all as far as it lasts."""
    cards = 0
    for i in range(MAX_FREE_CARDS):
        s.under[slot][i] = NOTHING
        s.under_batch[slot][i] = 0
        if i < FREE_CARDS[province]:
            kind = draw_card(s)
            if kind != NOTHING:
                s.under[slot][i] = kind
                s.under_batch[slot][i] = s.batch
                cards += 1
    bricks = FREE_BRICKS[province]
    if s.supply_limits == STRICT:
        bricks = min(bricks, s.brick_supply)
    s.bricks[province] += bricks
    s.brick_supply -= bricks
    log_event(s, REVEALED, province, cards, bricks, s.free_gold[province])


@rule("AR-3.4", "AR-7.2", "AR-8.9")
def count_farmers(s: State, province: int) -> int:
    """Count all farmers of a province: on fields, on flat land, and printed on the board."""
    return s.farmers[province] + s.flat[province] + PRINTED_FARMERS[province]


@rule
def clear_provinces(s: State) -> None:
    """Take all province cards off the board."""
    for slot in range(s.seats):
        s.revealed[slot] = NOTHING
        s.top_step[slot] = NOTHING
        s.top_seat[slot] = NOTHING
    for province in range(PROVINCE_COUNT):
        s.slot[province] = NOTHING
