"""AR-5, phase 3: each player's turn: power cards, then farmers, then bricks."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    BRICKS_PER_PYRAMID,
    BRICKS_WITH_BUILDER,
    FREE_FARMER,
    MASTER_BUILDER,
    MAX_BRICKS,
    PRICE,
)
from heliopolis.games.amun_re.cards import (
    count_drawable_cards,
    discard_card,
    has_played,
    list_sales,
    play_card,
    rule_against_play,
    seat_in_order,
    take_card,
)
from heliopolis.games.amun_re.moves import (
    BOUGHT_BRICKS,
    BOUGHT_CARDS,
    BOUGHT_FARMERS,
    BUILDER_VERB,
    BUILT,
    BUILT_WITH_BUILDER,
    BUY_BRICKS_VERB,
    BUY_CARDS_VERB,
    BUY_FARMERS_VERB,
    END_TURN_VERB,
    FREE_FARMER_VERB,
    MOVE_OF,
    PLACE_BRICK_VERB,
    PLACE_FARMERS_MOVE,
    PLACED_BRICK,
    PLACED_FARMERS,
    PLACED_FREE_FARMER,
    SKIP_VERB,
)
from heliopolis.games.amun_re.options import STRICT
from heliopolis.games.amun_re.phases import (
    ADD_FARMER,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    NEXT_TURN,
    OFFERING,
    PLACE_FARMERS,
)
from heliopolis.games.amun_re.rulebook import (
    AR_1_6,
    AR_5_2,
    AR_5_3,
    AR_5_4,
    AR_5_5,
    AR_5_6,
    AR_5_8,
    AR_12_1,
)
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import log_event, rule


@rule("AR-5.1")
def next_turn(s: State) -> None:
    """Call the next player to their whole turn, which begins with power cards."""
    if s.turn == s.seats:
        s.phase = OFFERING
        return
    s.actor = seat_in_order(s, s.turn)
    s.phase = BUY_CARDS


@rule("AR-5.2")
def count_affordable(s: State, seat: int, most: int) -> int:
    """Count the pieces, up to `most`, that a player can pay for: n at once cost n(n+1)/2 gold."""
    n = 0
    while n < most and PRICE[n + 1] <= s.gold[seat]:
        n += 1
    return n


@rule("AR-5.2", "AR-1.9")
def pay_for(s: State, seat: int, n: int) -> None:
    """Pay the bank for `n` pieces bought at once."""
    s.gold[seat] -= PRICE[n]


# --- a) Power cards -------------------------------------------------------------------------------


@rule("AR-5.3")
def find_card_limit(s: State, seat: int) -> int:
    """Return the highest card limit among a player's provinces, not the sum."""
    limit = 0
    for i in range(s.owned[seat]):
        limit = max(limit, s.card_limits[s.own[seat][i]])
    return limit


@rule
def rule_against_buy_cards(s: State, seat: int, n: int) -> int:
    """A purchase is within the card limit, the cards that can be drawn, and the player's gold."""
    if n > find_card_limit(s, seat):
        return AR_5_3
    if n > count_drawable_cards(s):
        return AR_1_6
    return AR_5_2 if PRICE[n] > s.gold[seat] else 0


@rule
def list_card_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List purchases of cards, from none to the most possible, and sales before that."""
    most = count_affordable(s, seat, min(find_card_limit(s, seat), count_drawable_cards(s)))
    for n in range(most + 1):
        out[n] = MOVE_OF[BUY_CARDS_VERB] + n
    return list_sales(s, seat, out, most + 1)


@rule("AR-5.1", "AR-5.3")
def buy_cards(s: State, seat: int, n: int) -> None:
    """Buy cards, which are drawn at once and may be used at once."""
    if n > 0:
        log_event(s, BOUGHT_CARDS, seat, n, PRICE[n])
        pay_for(s, seat, n)
        for _ in range(n):
            take_card(s, seat)
    s.phase = BUY_FARMERS


# --- b) Farmers -----------------------------------------------------------------------------------


@rule("AR-5.4")
def count_room(s: State, province: int) -> int:
    """Count the free fields of a province."""
    return s.field_spaces[province] - s.farmers[province]


@rule("AR-5.4")
def count_free_fields(s: State, seat: int) -> int:
    """Count the fields without a farmer in all provinces of a player.

    Printed farmers and farmers on flat land use none.
    """
    free = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        free += s.field_spaces[province] - s.farmers[province]
    return free


@rule("AR-5.4", "AR-12.1")
def count_placeable_farmers(s: State, seat: int) -> int:
    """Count the farmers that a player has free fields for, and that a limited supply holds."""
    most = count_free_fields(s, seat)
    if s.supply_limits == STRICT:
        most = min(most, s.farmer_supply)
    return most


@rule
def rule_against_buy_farmers(s: State, seat: int, n: int) -> int:
    """A purchase is within the player's free fields, the supply and their gold."""
    if n > count_free_fields(s, seat):
        return AR_5_4
    if n > count_placeable_farmers(s, seat):
        return AR_12_1
    return AR_5_2 if PRICE[n] > s.gold[seat] else 0


@rule
def rule_against_free_farmer(s: State, seat: int, province: int) -> int:
    """One such card per phase goes to an own province, if the supply has a farmer."""
    if s.owner[province] != seat:
        return AR_5_5
    if s.supply_limits == STRICT and s.farmer_supply == 0:
        return AR_12_1
    return rule_against_play(s, seat, FREE_FARMER)


@rule
def list_free_farmers(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """List the provinces for a free farmer, if the player can play one."""
    if s.hand[seat][FREE_FARMER] > 0:
        for i in range(s.owned[seat]):
            if rule_against_free_farmer(s, seat, s.own[seat][i]) == 0:
                out[n] = MOVE_OF[FREE_FARMER_VERB] + s.own[seat][i]
                n += 1
    return n


@rule
def list_farmer_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List purchases of farmers, from none to the most possible, and before that a free one."""
    most = count_affordable(s, seat, count_placeable_farmers(s, seat))
    for n in range(most + 1):
        out[n] = MOVE_OF[BUY_FARMERS_VERB] + n
    return list_sales(s, seat, out, list_free_farmers(s, seat, out, most + 1))


@rule("AR-5.5")
def play_free_farmer(s: State, seat: int, province: int) -> None:
    """Put a farmer of the supply on flat land, before or after the purchase."""
    log_event(s, PLACED_FREE_FARMER, seat, province)
    play_card(s, seat, FREE_FARMER)
    discard_card(s, FREE_FARMER)
    s.flat[province] += 1
    s.farmer_supply -= 1
    if s.phase == ADD_FARMER:
        s.phase = BUY_BRICKS


@rule("AR-5.1", "AR-5.4")
def buy_farmers(s: State, seat: int, n: int) -> None:
    """Buy farmers, which leave the supply now and are placed at once."""
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
def find_min_farmers(s: State, seat: int) -> int:
    """Return what the province in question must take because the later ones have no room."""
    left = s.unplaced
    for i in range(s.place_at + 1, s.owned[seat]):
        left -= count_room(s, s.own[seat][i])
    return max(0, left)


@rule("AR-5.4")
def find_max_farmers(s: State, seat: int) -> int:
    """Return what the province in question can take."""
    return min(s.unplaced, count_room(s, s.own[seat][s.place_at]))


@rule
def rule_against_place_farmers(s: State, seat: int, province: int, n: int) -> int:
    """Provinces are asked about one after another; the rest must find room in the later ones."""
    if province != s.own[seat][s.place_at]:
        return AR_5_4
    return AR_5_4 if n < find_min_farmers(s, seat) or n > find_max_farmers(s, seat) else 0


@rule
def list_farmer_places(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List the numbers of farmers that may go to the province in question, and sales."""
    count = 0
    province = s.own[seat][s.place_at]
    for n in range(find_min_farmers(s, seat), find_max_farmers(s, seat) + 1):
        out[count] = PLACE_FARMERS_MOVE[province][n]
        count += 1
    return list_sales(s, seat, out, count)


@rule("AR-5.4")
def place_farmers(s: State, seat: int, n: int) -> None:
    """Put `n` farmers on fields of the province in question, and go on to the next one."""
    province = s.own[seat][s.place_at]
    if n > 0:
        log_event(s, PLACED_FARMERS, seat, province, n)
        s.farmers[province] += n
        s.unplaced -= n
    s.place_at += 1


@rule("AR-5.4")
def place_forced_farmers(s: State, seat: int) -> None:
    """Fill provinces that leave no choice without asking; after the last, step b ends."""
    while s.place_at < s.owned[seat]:
        fewest = find_min_farmers(s, seat)
        if fewest != find_max_farmers(s, seat):
            return
        place_farmers(s, seat, fewest)
    s.place_at = 0
    s.phase = ADD_FARMER
    end_farmers_if_done(s, seat)


@rule("AR-5.5", "AR-1.10")
def end_farmers_if_done(s: State, seat: int) -> None:
    """End step b, unless the player may still play a free farmer for all that others can see.

    A player with cards is asked again whatever they hold, so that the question tells nothing.
    """
    if s.hand_size[seat] == 0 or has_played(s, seat, FREE_FARMER):
        s.phase = BUY_BRICKS


@rule
def list_added_farmers(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List free farmers after the purchase, doing without, and sales."""
    out[0] = MOVE_OF[SKIP_VERB]
    return list_sales(s, seat, out, list_free_farmers(s, seat, out, 1))


# --- c) Bricks ------------------------------------------------------------------------------------


@rule("AR-5.6", "AR-12.1", "AR-12.3")
def count_available_bricks(s: State) -> int:
    """Count the bricks that can be bought: any number, or what a limited supply holds now."""
    return min(MAX_BRICKS, s.brick_supply) if s.supply_limits == STRICT else MAX_BRICKS


@rule
def rule_against_buy_bricks(s: State, seat: int, n: int) -> int:
    """A purchase is within the supply and the player's gold."""
    if n > count_available_bricks(s):
        return AR_12_1
    return AR_5_2 if PRICE[n] > s.gold[seat] else 0


@rule
def rule_against_builder(s: State, seat: int, province: int) -> int:
    """One such card per phase goes where two bricks lie in an own province."""
    if s.owner[province] != seat or s.bricks[province] < BRICKS_WITH_BUILDER:
        return AR_5_8
    return rule_against_play(s, seat, MASTER_BUILDER)


@rule
def list_builders(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """List the provinces where the player can use a builder."""
    if s.hand[seat][MASTER_BUILDER] > 0:
        for i in range(s.owned[seat]):
            if rule_against_builder(s, seat, s.own[seat][i]) == 0:
                out[n] = MOVE_OF[BUILDER_VERB] + s.own[seat][i]
                n += 1
    return n


@rule
def list_brick_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List purchases of bricks, from none to the most possible, and before that a builder."""
    most = count_affordable(s, seat, count_available_bricks(s))
    for n in range(most + 1):
        out[n] = MOVE_OF[BUY_BRICKS_VERB] + n
    return list_sales(s, seat, out, list_builders(s, seat, out, most + 1))


@rule("AR-5.1", "AR-5.6")
def buy_bricks(s: State, seat: int, n: int) -> None:
    """Buy bricks, which leave the supply now and must be placed."""
    if n > 0:
        log_event(s, BOUGHT_BRICKS, seat, n, PRICE[n])
        pay_for(s, seat, n)
        s.brick_supply -= n
    s.unplaced = n
    s.phase = BUILD


@rule("AR-5.8", "AR-12.2", "AR-12.3")
def use_builder(s: State, seat: int, province: int) -> None:
    """Return two bricks to the supply, and build a pyramid."""
    play_card(s, seat, MASTER_BUILDER)
    discard_card(s, MASTER_BUILDER)
    s.bricks[province] -= BRICKS_WITH_BUILDER
    s.brick_supply += BRICKS_WITH_BUILDER
    s.pyramids[province] += 1
    log_event(s, BUILT_WITH_BUILDER, seat, province, s.pyramids[province])


@rule("AR-5.10")
def rule_against_place_brick(s: State, seat: int, province: int) -> int:
    """A brick that was bought goes into an own province."""
    return 0 if s.unplaced > 0 and s.owner[province] == seat else AR_5_6


@rule
def rule_against_end_turn(s: State) -> int:
    """A turn ends only when all bought bricks are placed."""
    return AR_5_6 if s.unplaced > 0 else 0


@rule
def list_building(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List placing a brick, or the end of the turn once all are placed; a builder, and sales."""
    n = 0
    if s.unplaced > 0:
        for i in range(s.owned[seat]):
            out[n] = MOVE_OF[PLACE_BRICK_VERB] + s.own[seat][i]
            n += 1
    else:
        out[0] = MOVE_OF[END_TURN_VERB]
        n = 1
    return list_sales(s, seat, out, list_builders(s, seat, out, n))


@rule("AR-5.6")
def place_brick(s: State, seat: int, province: int) -> None:
    """Place one brick; a builder may come between two of them."""
    s.unplaced -= 1
    s.bricks[province] += 1
    log_event(s, PLACED_BRICK, seat, province, s.bricks[province])
    build_pyramids(s, seat, province)


@rule("AR-5.7", "AR-5.10", "AR-12.2", "AR-12.3")
def build_pyramids(s: State, seat: int, province: int) -> None:
    """Exchange three bricks for a pyramid, as often as there are three; the supply gets them."""
    while s.bricks[province] >= BRICKS_PER_PYRAMID:
        s.bricks[province] -= BRICKS_PER_PYRAMID
        s.brick_supply += BRICKS_PER_PYRAMID
        s.pyramids[province] += 1
        log_event(s, BUILT, seat, province, s.pyramids[province])


@rule("AR-5.9")
def end_turn(s: State, seat: int) -> None:
    """Build now, at the latest, where free bricks have left three or more."""
    for i in range(s.owned[seat]):
        build_pyramids(s, seat, s.own[seat][i])
    s.turn += 1
    s.phase = NEXT_TURN
