"""AR-7, phase 5: harvests and further income."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    CAMEL,
    EIGHT_GOLD,
    EIGHT_GOLD_INCOME,
    HARVEST,
    HARVEST_BOOST,
    NOTHING,
    ROUNDS,
)
from heliopolis.games.amun_re.cards import (
    discard_card,
    play_card,
    rule_against_play,
    seat_in_order,
)
from heliopolis.games.amun_re.moves import (
    EIGHT_GOLD_VERB,
    HARVEST_BOOST_VERB,
    INCOME_ONE,
    INCOME_THREE,
    INCOME_TWO,
    MOVE_OF,
    PASS_VERB,
    PLAYED_IN,
)
from heliopolis.games.amun_re.phases import COLLECTING, END_OF_ROUND, INCOME, SCORING
from heliopolis.games.amun_re.reveal import count_farmers
from heliopolis.games.amun_re.rulebook import AR_7_4, AR_7_5, AR_7_6
from heliopolis.games.amun_re.state import State
from heliopolis.kernel.rules import log_event, rule


@rule("AR-7.1", "AR-1.2")
def next_income(s: State) -> None:
    """Call players in order from the new start player to play cards; scoring ends a kingdom."""
    while s.turn < s.seats:
        seat = seat_in_order(s, s.turn)
        s.eight_at = NOTHING
        s.boost_at = NOTHING
        if s.hand_size[seat] > 0:
            s.actor = seat
            s.phase = INCOME
            return
        collect_income(s, seat)
    s.turn = 0
    s.phase = SCORING if s.round % ROUNDS == 0 else END_OF_ROUND


@rule
def rule_against_eight_gold(s: State, seat: int, province: int) -> int:
    """One such card goes to an own province whose harvest has not been increased."""
    if s.owner[province] != seat:
        return AR_7_5
    return AR_7_6 if s.boost_at == province else rule_against_play(s, seat, EIGHT_GOLD)


@rule
def rule_against_harvest_boost(s: State, seat: int, province: int) -> int:
    """One such card goes to an own province with a farmer that harvests."""
    if s.owner[province] != seat or count_farmers(s, province) == 0:
        return AR_7_4
    return AR_7_6 if s.eight_at == province else rule_against_play(s, seat, HARVEST_BOOST)


@rule("AR-7.6")
def list_income_cards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """List either card or both, in any order, and passing."""
    out[0] = MOVE_OF[PASS_VERB]
    n = 1
    if s.hand[seat][EIGHT_GOLD] > 0:
        for i in range(s.owned[seat]):
            if rule_against_eight_gold(s, seat, s.own[seat][i]) == 0:
                out[n] = MOVE_OF[EIGHT_GOLD_VERB] + s.own[seat][i]
                n += 1
    if s.hand[seat][HARVEST_BOOST] > 0:
        for i in range(s.owned[seat]):
            if rule_against_harvest_boost(s, seat, s.own[seat][i]) == 0:
                out[n] = MOVE_OF[HARVEST_BOOST_VERB] + s.own[seat][i]
                n += 1
    return n


@rule("AR-7.5")
def play_eight_gold(s: State, seat: int, province: int) -> None:
    """Let a province give 8 gold and nothing else."""
    s.eight_at = province
    play_income_card(s, seat, EIGHT_GOLD, province)


@rule("AR-7.4")
def play_harvest_boost(s: State, seat: int, province: int) -> None:
    """Let each farmer of a province harvest one gold more."""
    s.boost_at = province
    play_income_card(s, seat, HARVEST_BOOST, province)


@rule
def play_income_card(s: State, seat: int, kind: int, province: int) -> None:
    """Play and discard a card; with the last one in hand the turn is over."""
    log_event(s, PLAYED_IN, seat, kind, province)
    play_card(s, seat, kind)
    discard_card(s, kind)
    if s.hand_size[seat] == 0:
        end_income(s, seat)


@rule("AR-7.1")
def end_income(s: State, seat: int) -> None:
    """Collect the income before the next player is asked."""
    collect_income(s, seat)
    s.phase = COLLECTING


@rule("AR-7.2", "AR-7.4", "AR-7.5")
def compute_harvest(s: State, province: int) -> int:
    """Return the harvest: per farmer the gold of the temple's field, and one more if increased."""
    if s.eight_at == province:
        return 0
    each = HARVEST[s.temple]
    if s.boost_at == province:
        each += 1
    return count_farmers(s, province) * each


@rule("AR-7.3", "AR-7.5")
def compute_further_income(s: State, province: int) -> int:
    """Return what is printed, by camel only if the temple's field shows one; or 8 by the card."""
    if s.eight_at == province:
        return EIGHT_GOLD_INCOME
    if CAMEL[s.temple]:
        return s.income_always[province] + s.income_camel[province]
    return s.income_always[province]


@rule("AR-7.1")
def collect_income(s: State, seat: int) -> None:
    """Collect everything that the provinces of a player bring in this round."""
    income = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        income += compute_harvest(s, province) + compute_further_income(s, province)
    log_income(s, seat, income)
    s.gold[seat] += income
    s.eight_at = NOTHING
    s.boost_at = NOTHING
    s.turn += 1


@rule
def log_income(s: State, seat: int, income: int) -> None:
    """Tell where an income came from, province by province."""
    a = s.own[seat][0]
    b = s.own[seat][1]
    c = s.own[seat][2]
    harvest_a, further_a = compute_harvest(s, a), compute_further_income(s, a)
    if s.owned[seat] == 1:
        log_event(s, INCOME_ONE, seat, income, a, harvest_a, further_a)
        return
    harvest_b, further_b = compute_harvest(s, b), compute_further_income(s, b)
    if s.owned[seat] == 2:
        log_event(s, INCOME_TWO, seat, income, a, harvest_a, further_a, b, harvest_b, further_b)
        return
    harvest_c, further_c = compute_harvest(s, c), compute_further_income(s, c)
    log_event(s, INCOME_THREE, seat, income, a, harvest_a, further_a, b, harvest_b, further_b,
              c, harvest_c, further_c)  # fmt: skip
