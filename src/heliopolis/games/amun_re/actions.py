"""AR-5, phase 3: each player's turn: power cards, then farmers, then bricks."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    BRICKS_A_PYRAMID,
    BRICKS_WITH_BUILDER,
    FREE_FARMER,
    MASTER_BUILDER,
    MOST_BRICKS,
    MOST_FIELDS,
    PRICE,
    ROUNDS,
)
from heliopolis.games.amun_re.cards import (
    cards_to_draw,
    discard_card,
    in_order,
    list_sales,
    play_card,
    rule_against_play,
    take_card,
)
from heliopolis.games.amun_re.moves import (
    BOUGHT_BRICKS,
    BOUGHT_CARDS,
    BOUGHT_FARMERS,
    BRICKS_FIRST,
    BUILDER_FIRST,
    BUILT,
    BUILT_WITH_BUILDER,
    CARDS_FIRST,
    END_TURN,
    FARMERS_FIRST,
    FREE_FARMER_FIRST,
    LAY_FIRST,
    PLACE_FIRST,
    PLACED_BRICK,
    PLACED_FARMERS,
    PLACED_FREE_FARMER,
    SKIP,
)
from heliopolis.games.amun_re.state import (
    ADD_FARMER,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    NEXT_TURN,
    OFFERING,
    PLACE_FARMERS,
    STRICT,
    State,
)
from heliopolis.kernel.rules import log_event, rule


@rule("AR-5.1")
def next_turn(s: State) -> None:
    """In order, each takes his whole turn; it begins with power cards."""
    if s.turn == s.seats:
        s.phase = OFFERING
        return
    s.actor = in_order(s, s.turn)
    s.phase = BUY_CARDS


@rule("AR-5.2")
def most_affordable(s: State, seat: int, most: int) -> int:
    """As many pieces, up to `most`, as his gold pays for: n pieces at once cost n(n+1)/2."""
    n = 0
    while n < most and PRICE[n + 1] <= s.gold[seat]:
        n += 1
    return n


@rule("AR-5.2", "AR-1.9")
def pay_for(s: State, seat: int, n: int) -> None:
    """The gold goes to the bank, to the last piece exactly."""
    s.gold[seat] -= PRICE[n]


# --- a) Power cards -------------------------------------------------------------------------------


@rule("AR-5.3")
def card_limit(s: State, seat: int) -> int:
    """The highest card limit among his provinces, not the sum."""
    limit = 0
    for i in range(s.owned[seat]):
        limit = max(limit, s.card_limits[s.own[seat][i]])
    return limit


@rule("AR-5.2", "AR-5.3", "AR-1.6")
def rule_against_buy_cards(s: State, seat: int, n: int) -> int:
    """Within the limit, his gold, and what can be drawn."""
    if n > card_limit(s, seat):
        return 503
    if n > cards_to_draw(s):
        return 106
    return 502 if PRICE[n] > s.gold[seat] else 0


@rule
def list_card_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """So many cards, or none; before that he may sell."""
    most = most_affordable(s, seat, min(card_limit(s, seat), cards_to_draw(s)))
    for n in range(most + 1):
        out[n] = CARDS_FIRST + n
    return list_sales(s, seat, out, most + 1)


@rule("AR-5.1", "AR-5.3")
def buy_cards(s: State, seat: int, n: int) -> None:
    """Drawn at once, so that they may be used at once."""
    if n > 0:
        log_event(s, BOUGHT_CARDS, seat, n, PRICE[n])
        pay_for(s, seat, n)
        for _ in range(n):
            take_card(s, seat)
    s.phase = BUY_FARMERS


# --- b) Farmers -----------------------------------------------------------------------------------


@rule("AR-5.4")
def free_fields(s: State, seat: int) -> int:
    """Fields without a farmer in all his provinces. Printed farmers and flat land use none."""
    free = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        free += s.field_spaces[province] - s.farmers[province]
    return free


@rule("AR-5.4", "AR-12.1")
def farmers_to_place(s: State, seat: int) -> int:
    """As many as he has free fields for, and as the supply holds if it has an end."""
    most = free_fields(s, seat)
    if s.supply_limits == STRICT:
        most = min(most, s.farmer_supply)
    return most


@rule("AR-5.2", "AR-5.4", "AR-12.1")
def rule_against_buy_farmers(s: State, seat: int, n: int) -> int:
    """Within his free fields, the supply and his gold."""
    if n > free_fields(s, seat):
        return 504
    if n > farmers_to_place(s, seat):
        return 1201
    return 502 if PRICE[n] > s.gold[seat] else 0


@rule("AR-5.5", "AR-12.1")
def rule_against_free_farmer(s: State, seat: int, province: int) -> int:
    """One such card in a phase, for an own province, if the supply has a farmer."""
    if s.owner[province] != seat:
        return 505
    if s.supply_limits == STRICT and s.farmer_supply == 0:
        return 1201
    return rule_against_play(s, seat, FREE_FARMER)


@rule
def list_free_farmers(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """The provinces for a free farmer, if he can play one."""
    if s.hand[seat][FREE_FARMER] > 0:
        for i in range(s.owned[seat]):
            if rule_against_free_farmer(s, seat, s.own[seat][i]) == 0:
                out[n] = FREE_FARMER_FIRST + s.own[seat][i]
                n += 1
    return n


@rule
def list_farmer_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """So many farmers, or none; before that a free one, and sales."""
    most = most_affordable(s, seat, farmers_to_place(s, seat))
    for n in range(most + 1):
        out[n] = FARMERS_FIRST + n
    return list_sales(s, seat, out, list_free_farmers(s, seat, out, most + 1))


@rule("AR-5.5")
def play_free_farmer(s: State, seat: int, province: int) -> None:
    """A farmer of the supply goes on flat land, before or after the purchase."""
    log_event(s, PLACED_FREE_FARMER, seat, province)
    play_card(s, seat, FREE_FARMER)
    discard_card(s, FREE_FARMER)
    s.flat[province] += 1
    s.farmer_supply -= 1
    if s.phase == ADD_FARMER:
        s.phase = BUY_BRICKS


@rule("AR-5.1", "AR-5.4")
def buy_farmers(s: State, seat: int, n: int) -> None:
    """Paid together; they leave the supply now and are placed at once."""
    if n == 0:
        s.phase = BUY_BRICKS
        return
    log_event(s, BOUGHT_FARMERS, seat, n, PRICE[n])
    pay_for(s, seat, n)
    s.farmer_supply -= n
    s.unplaced = n
    s.place_at = 0
    s.phase = PLACE_FARMERS
    place_forced_farmers(s, seat)


@rule("AR-5.4")
def room(s: State, seat: int, i: int) -> int:
    """Free fields of the i-th of his provinces."""
    province = s.own[seat][i]
    return s.field_spaces[province] - s.farmers[province]


@rule("AR-5.4")
def fewest_farmers(s: State, seat: int) -> int:
    """What the province in question must take, because the later ones have no room for it."""
    left = s.unplaced
    for i in range(s.place_at + 1, s.owned[seat]):
        left -= room(s, seat, i)
    return max(0, left)


@rule("AR-5.4")
def most_farmers(s: State, seat: int) -> int:
    """What the province in question can take."""
    return min(s.unplaced, room(s, seat, s.place_at))


@rule("AR-5.4")
def rule_against_place_farmers(s: State, seat: int, province: int, n: int) -> int:
    """His provinces are asked one after another; what is left must find room in the later ones."""
    if province != s.own[seat][s.place_at]:
        return 504
    return 504 if n < fewest_farmers(s, seat) or n > most_farmers(s, seat) else 0


@rule
def list_farmer_places(s: State, seat: int, out: MutableSequence[int]) -> int:
    """How many go to the province in question; he may also sell."""
    count = 0
    first = PLACE_FIRST + s.own[seat][s.place_at] * (MOST_FIELDS + 1)
    for n in range(fewest_farmers(s, seat), most_farmers(s, seat) + 1):
        out[count] = first + n
        count += 1
    return list_sales(s, seat, out, count)


@rule("AR-5.4")
def place_farmers(s: State, seat: int, n: int) -> None:
    """So many go on fields of the province in question; then the next one is asked."""
    province = s.own[seat][s.place_at]
    if n > 0:
        log_event(s, PLACED_FARMERS, seat, province, n)
        s.farmers[province] += n
        s.unplaced -= n
    s.place_at += 1


@rule("AR-5.4")
def place_forced_farmers(s: State, seat: int) -> None:
    """A province that leaves no choice is filled without asking; after the last, step b ends."""
    while s.place_at < s.owned[seat]:
        fewest = fewest_farmers(s, seat)
        if fewest != most_farmers(s, seat):
            return
        place_farmers(s, seat, fewest)
    s.place_at = 0
    s.phase = ADD_FARMER
    end_farmers_if_done(s, seat)


@rule("AR-5.5", "AR-1.10")
def end_farmers_if_done(s: State, seat: int) -> None:
    """Who has played no free farmer and holds any card is asked again, whatever he holds."""
    if s.hand_size[seat] == 0 or s.played[seat] >> FREE_FARMER & 1:
        s.phase = BUY_BRICKS


@rule
def list_added_farmers(s: State, seat: int, out: MutableSequence[int]) -> int:
    """A free farmer after the purchase, or not; he may also sell."""
    out[0] = SKIP
    return list_sales(s, seat, out, list_free_farmers(s, seat, out, 1))


# --- c) Bricks ------------------------------------------------------------------------------------


@rule("AR-5.6", "AR-12.1", "AR-12.3")
def bricks_to_buy(s: State) -> int:
    """Any number; if the supply has an end, what it holds now, with what came back to it."""
    return min(MOST_BRICKS, s.brick_supply) if s.supply_limits == STRICT else MOST_BRICKS


@rule("AR-5.2", "AR-5.6", "AR-12.1")
def rule_against_buy_bricks(s: State, seat: int, n: int) -> int:
    """Within the supply and his gold."""
    if n > bricks_to_buy(s):
        return 1201
    return 502 if PRICE[n] > s.gold[seat] else 0


@rule("AR-5.8")
def rule_against_builder(s: State, seat: int, province: int) -> int:
    """One such card in a phase, where two bricks lie in an own province."""
    if s.owner[province] != seat or s.bricks[province] < BRICKS_WITH_BUILDER:
        return 508
    return rule_against_play(s, seat, MASTER_BUILDER)


@rule
def list_builders(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """The provinces where he can use a builder."""
    if s.hand[seat][MASTER_BUILDER] > 0:
        for i in range(s.owned[seat]):
            if rule_against_builder(s, seat, s.own[seat][i]) == 0:
                out[n] = BUILDER_FIRST + s.own[seat][i]
                n += 1
    return n


@rule
def list_brick_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """So many bricks, or none; before that a builder, and sales."""
    most = most_affordable(s, seat, bricks_to_buy(s))
    for n in range(most + 1):
        out[n] = BRICKS_FIRST + n
    return list_sales(s, seat, out, list_builders(s, seat, out, most + 1))


@rule("AR-5.1", "AR-5.6")
def buy_bricks(s: State, seat: int, n: int) -> None:
    """Paid together; they leave the supply now, and must be placed."""
    if n > 0:
        log_event(s, BOUGHT_BRICKS, seat, n, PRICE[n])
        pay_for(s, seat, n)
        s.brick_supply -= n
    s.unplaced = n
    s.phase = BUILD


@rule("AR-5.8", "AR-12.2", "AR-12.3")
def use_builder(s: State, seat: int, province: int) -> None:
    """Two bricks return to the supply, and a pyramid stands there."""
    play_card(s, seat, MASTER_BUILDER)
    discard_card(s, MASTER_BUILDER)
    s.bricks[province] -= BRICKS_WITH_BUILDER
    s.brick_supply += BRICKS_WITH_BUILDER
    s.pyramids[province] += 1
    log_event(s, BUILT_WITH_BUILDER, seat, province, s.pyramids[province])


@rule("AR-5.6", "AR-5.10")
def rule_against_place_brick(s: State, seat: int, province: int) -> int:
    """A brick he has bought, into an own province."""
    return 0 if s.unplaced > 0 and s.owner[province] == seat else 506


@rule("AR-5.6")
def rule_against_end_turn(s: State) -> int:
    """Not before all bought bricks lie somewhere."""
    return 506 if s.unplaced > 0 else 0


@rule
def list_building(s: State, seat: int, out: MutableSequence[int]) -> int:
    """A brick, a builder, a sale, or the end of the turn."""
    n = 0
    if s.unplaced > 0:
        for i in range(s.owned[seat]):
            out[n] = LAY_FIRST + s.own[seat][i]
            n += 1
    else:
        out[0] = END_TURN
        n = 1
    return list_sales(s, seat, out, list_builders(s, seat, out, n))


@rule("AR-5.6")
def place_brick(s: State, seat: int, province: int) -> None:
    """One after another, as a builder may come in between."""
    s.unplaced -= 1
    s.bricks[province] += 1
    log_event(s, PLACED_BRICK, seat, province, s.bricks[province])
    build_pyramids(s, seat, province)


@rule("AR-5.7", "AR-5.10", "AR-12.2", "AR-12.3")
def build_pyramids(s: State, seat: int, province: int) -> None:
    """Three bricks return to the supply and become a pyramid, as often as there are three."""
    while s.bricks[province] >= BRICKS_A_PYRAMID:
        s.bricks[province] -= BRICKS_A_PYRAMID
        s.brick_supply += BRICKS_A_PYRAMID
        s.pyramids[province] += 1
        log_event(s, BUILT, seat, province, s.pyramids[province])


@rule("AR-5.9")
def end_turn(s: State, seat: int) -> None:
    """What free bricks left at three or more is built now, at the latest."""
    for i in range(ROUNDS):
        if i < s.owned[seat]:
            build_pyramids(s, seat, s.own[seat][i])
    s.turn += 1
    s.phase = NEXT_TURN
