"""AR-2: setting up a game."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from heliopolis.games.amun_re.board import (
    BRICK_TOTAL,
    CARD_TOTAL,
    CARDS_OF_KIND,
    FARMER_TOTAL,
    KIND_COUNT,
    MASTER_BUILDER,
    MAX_FREE_CARDS,
    MAX_SEATS,
    NOTHING,
    PROVINCE_COUNT,
    START_GOLD,
    STEP_COUNT,
    TEMPLE_FIELDS,
)
from heliopolis.games.amun_re.cards import add_card
from heliopolis.games.amun_re.moves import STARTS_GAME
from heliopolis.games.amun_re.options import (
    BID_BACKING,
    CARD_CONVERSION,
    ENDGAME_SALE,
    FIRST_PLAYER,
    GOLD_VISIBILITY,
    MOST_PYRAMIDS,
    OPTION_COUNT,
    RANDOM,
    REWARD_PICKS,
    SUPPLY_LIMITS,
    TIE_BREAK,
)
from heliopolis.games.amun_re.phases import SEALED
from heliopolis.games.amun_re.reveal import start_round
from heliopolis.games.amun_re.state import NOBODY, State
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.layout import clear_state
from heliopolis.kernel.rules import log_event, rule


@rule("AR-2.5", "AR-2.7", "AR-1.4")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Deal gold and a master builder to each; all else is supply, the temple beside its track."""
    clear_state(s)
    seed_chance(s, seed)
    s.seats = seats
    s.round = 1
    read_options(s, options)
    read_board(s, options)
    lay_out_provinces(s)
    s.farmer_supply = FARMER_TOTAL
    s.brick_supply = BRICK_TOTAL
    for seat in range(MAX_SEATS):
        set_up_seat(s, seat)
    deal_cards(s)
    choose_first_player(s, options[FIRST_PLAYER])
    start_round(s)


@rule
def read_options(s: State, options: Sequence[int]) -> None:
    """Copy the rulings of this table."""
    s.bid_backing = options[BID_BACKING]
    s.gold_visibility = options[GOLD_VISIBILITY]
    s.supply_limits = options[SUPPLY_LIMITS]
    s.most_pyramids = options[MOST_PYRAMIDS]
    s.card_conversion = options[CARD_CONVERSION]
    s.reward_picks = options[REWARD_PICKS]
    s.endgame_sale = options[ENDGAME_SALE]
    s.tie_break = options[TIE_BREAK]


@rule
def read_board(s: State, options: Sequence[int]) -> None:
    """Copy the numbers of the board, which follow the options in the order of `board.encode`."""
    n = copy_numbers(options, OPTION_COUNT, PROVINCE_COUNT, s.field_spaces)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.card_limits)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.temples)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.free_gold)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.income_always)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.income_camel)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.side)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.region)
    n = copy_numbers(options, n, PROVINCE_COUNT, s.on_bank)
    n = copy_numbers(options, n, STEP_COUNT, s.bid_track)
    copy_numbers(options, n, TEMPLE_FIELDS - 1, s.temple_track_ends)


@rule
def copy_numbers(
    options: Sequence[int], begin: int, count: int, target: MutableSequence[int]
) -> int:
    """Copy `count` numbers of a set-up; return where they end."""
    for i in range(count):
        target[i] = options[begin + i]
    return begin + count


@rule
def lay_out_provinces(s: State) -> None:
    """Lay all province cards face down; nobody owns a province, and no income card lies in one."""
    for province in range(PROVINCE_COUNT):
        s.owner[province] = NOBODY
        s.slot[province] = NOTHING
        s.face_down[province] = 1
    s.face_down_left = PROVINCE_COUNT
    s.eight_at = NOTHING
    s.boost_at = NOTHING


@rule("AR-2.1")
def set_up_seat(s: State, seat: int) -> None:
    """Prepare a place at the table before anything is dealt; its score stands on 0."""
    s.gold[seat] = START_GOLD if seat < s.seats else 0
    s.revealed[seat] = NOTHING
    s.top_step[seat] = NOTHING
    s.top_seat[seat] = NOTHING
    s.stone_slot[seat] = NOTHING
    s.stone_step[seat] = NOTHING
    s.asked[seat] = SEALED
    for i in range(MAX_FREE_CARDS):
        s.under[seat][i] = NOTHING


@rule("AR-2.2", "AR-2.3")
def deal_cards(s: State) -> None:
    """Deal a master builder to everyone, as all can see; the other cards are the deck."""
    for kind in range(KIND_COUNT):
        s.deck[kind] = CARDS_OF_KIND[kind]
    for seat in range(s.seats):
        add_card(s, seat, MASTER_BUILDER, 0)
        s.builder_known[seat] = 1
    s.deck[MASTER_BUILDER] -= s.seats
    s.deck_left = CARD_TOTAL - s.seats


@rule("AR-2.8")
def choose_first_player(s: State, option: int) -> None:
    """Let chance decide who begins, or by the option the first seat: nobody is asked their age."""
    if option == RANDOM:
        s.start = rand(s, s.seats)
    s.first_start = s.start
    log_event(s, STARTS_GAME, s.start)
