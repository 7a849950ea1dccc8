"""AR-7, phase 5: harvests and further income."""

from __future__ import annotations

from collections.abc import MutableSequence

from heliopolis.games.amun_re.board import (
    CAMEL,
    EIGHT,
    EIGHT_GOLD,
    HARVEST,
    HARVEST_BOOST,
    INCOME_ALWAYS,
    INCOME_CAMEL,
    NOTHING,
    ROUNDS,
)
from heliopolis.games.amun_re.cards import discard_card, in_order, play_card, rule_against_play
from heliopolis.games.amun_re.moves import (
    BOOST_FIRST,
    EIGHT_FIRST,
    INCOME_ONE,
    INCOME_THREE,
    INCOME_TWO,
    PASS,
    PLAYED_IN,
)
from heliopolis.games.amun_re.reveal import farmers_in
from heliopolis.games.amun_re.state import COLLECTING, END_OF_ROUND, INCOME, SCORING, State
from heliopolis.kernel.rules import log_event, rule


@rule("AR-7.1", "AR-1.2")
def next_income(s: State) -> None:
    """In order from the new start player: cards first, then the gold; scoring ends a kingdom."""
    while s.turn < s.seats:
        seat = in_order(s, s.turn)
        s.eight_at = NOTHING
        s.boost_at = NOTHING
        if s.hand_size[seat] > 0:
            s.actor = seat
            s.phase = INCOME
            return
        collect_income(s, seat)
    s.turn = 0
    s.phase = SCORING if s.round % ROUNDS == 0 else END_OF_ROUND


@rule("AR-7.5", "AR-7.6")
def rule_against_eight_gold(s: State, seat: int, province: int) -> int:
    """One such card, in an own province whose harvest he has not increased."""
    if s.owner[province] != seat:
        return 705
    return 706 if s.boost_at == province else rule_against_play(s, seat, EIGHT_GOLD)


@rule("AR-7.4", "AR-7.6")
def rule_against_harvest_boost(s: State, seat: int, province: int) -> int:
    """One such card, in an own province with a farmer that harvests."""
    if s.owner[province] != seat or farmers_in(s, province) == 0:
        return 704
    return 706 if s.eight_at == province else rule_against_play(s, seat, HARVEST_BOOST)


@rule("AR-7.6")
def list_income_cards(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Either card or both, in any order; then he passes."""
    out[0] = PASS
    n = 1
    if s.hand[seat][EIGHT_GOLD] > 0:
        for i in range(s.owned[seat]):
            if rule_against_eight_gold(s, seat, s.own[seat][i]) == 0:
                out[n] = EIGHT_FIRST + s.own[seat][i]
                n += 1
    if s.hand[seat][HARVEST_BOOST] > 0:
        for i in range(s.owned[seat]):
            if rule_against_harvest_boost(s, seat, s.own[seat][i]) == 0:
                out[n] = BOOST_FIRST + s.own[seat][i]
                n += 1
    return n


@rule("AR-7.5")
def play_eight_gold(s: State, seat: int, province: int) -> None:
    """This province will give 8 gold and nothing else."""
    s.eight_at = province
    play_income_card(s, seat, EIGHT_GOLD, province)


@rule("AR-7.4")
def play_harvest_boost(s: State, seat: int, province: int) -> None:
    """Each farmer here will harvest one gold more."""
    s.boost_at = province
    play_income_card(s, seat, HARVEST_BOOST, province)


@rule
def play_income_card(s: State, seat: int, kind: int, province: int) -> None:
    """The card is discarded; with his last one his turn is over."""
    log_event(s, PLAYED_IN, seat, kind, province)
    play_card(s, seat, kind)
    discard_card(s, kind)
    if s.hand_size[seat] == 0:
        end_income(s, seat)


@rule("AR-7.1")
def end_income(s: State, seat: int) -> None:
    """He gets his income before the next player is asked."""
    collect_income(s, seat)
    s.phase = COLLECTING


@rule("AR-7.2", "AR-7.4", "AR-7.5")
def harvest(s: State, province: int) -> int:
    """Each farmer brings as much gold as the temple's field says, and one more if increased."""
    if s.eight_at == province:
        return 0
    each = HARVEST[s.temple]
    if s.boost_at == province:
        each += 1
    return farmers_in(s, province) * each


@rule("AR-7.3", "AR-7.5")
def further_income(s: State, province: int) -> int:
    """What is printed, with a camel only while the temple's field shows one; or 8 by the card."""
    if s.eight_at == province:
        return EIGHT
    if CAMEL[s.temple]:
        return INCOME_ALWAYS[province] + INCOME_CAMEL[province]
    return INCOME_ALWAYS[province]


@rule("AR-7.1")
def collect_income(s: State, seat: int) -> None:
    """Everything his provinces bring in this round."""
    income = 0
    for i in range(s.owned[seat]):
        province = s.own[seat][i]
        income += harvest(s, province) + further_income(s, province)
    tell_income(s, seat, income)
    s.gold[seat] += income
    s.eight_at = NOTHING
    s.boost_at = NOTHING
    s.turn += 1


@rule
def tell_income(s: State, seat: int, income: int) -> None:
    """Where it came from, province by province."""
    a = s.own[seat][0]
    b = s.own[seat][1]
    c = s.own[seat][2]
    if s.owned[seat] == 1:
        log_event(s, INCOME_ONE, seat, income, a, harvest(s, a), further_income(s, a))
    elif s.owned[seat] == 2:
        log_event(s, INCOME_TWO, seat, income, a, harvest(s, a), further_income(s, a),
             b, harvest(s, b), further_income(s, b))  # fmt: skip
    else:
        log_event(s, INCOME_THREE, seat, income, a, harvest(s, a), further_income(s, a),
             b, harvest(s, b), further_income(s, b),
             c, harvest(s, c), further_income(s, c))  # fmt: skip
