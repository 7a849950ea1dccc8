"""AR-2, AR-9 and AR-10: setting up, between the kingdoms, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.amun_re.board import (
    BRICKS,
    CARD_TOTAL,
    CARDS_OF_KIND,
    FARMERS,
    KIND_COUNT,
    LAST_ROUND,
    MASTER_BUILDER,
    MOST_FREE_CARDS,
    MOST_SEATS,
    NOTHING,
    PROVINCE_COUNT,
    ROUNDS,
    START_GOLD,
)
from heliopolis.games.amun_re.cards import add_card, in_order
from heliopolis.games.amun_re.moves import KINGDOM_ENDED, STARTS_GAME, WON_GAME
from heliopolis.games.amun_re.reveal import kingdom, start_round
from heliopolis.games.amun_re.scoring import standing
from heliopolis.games.amun_re.state import (
    AUTO_SELL,
    BATCHES,
    BID_BACKING,
    CARD_CONVERSION,
    FIRST_PLAYER,
    GOLD_VISIBILITY,
    MOST_NEEDS_PYRAMID,
    NEXT_ROUND,
    NOBODY,
    OPTION_COUNT,
    OVER,
    RANDOM,
    REWARD_PICKS,
    SEALED,
    SUPPLY_LIMITS,
    TIE_BREAK,
    State,
)
from heliopolis.kernel.chance import rand, seed_chance
from heliopolis.kernel.rules import log_event, rule


@rule("AR-2.1", "AR-2.5", "AR-2.7", "AR-1.4")
def setup(s: State, seats: int, seed: int, options: Sequence[int]) -> None:
    """Gold and a master builder each, all else in the supply, the temple beside its track."""
    seed_chance(s, seed)
    s.reveals = 0
    s.seats = seats
    read_options(s, options)
    s.round = 1
    s.temple = 0
    s.turn = 0
    s.unplaced = 0
    s.place_at = 0
    s.items_left = 0
    s.committed = 0
    s.eight_at = NOTHING
    s.boost_at = NOTHING
    s.offering_sum = 0
    s.takers = 0
    s.farmer_supply = FARMERS
    s.brick_supply = BRICKS
    for province in range(PROVINCE_COUNT):
        s.bricks[province] = 0
        s.pyramids[province] = 0
        s.farmers[province] = 0
        s.flat[province] = 0
        s.owner[province] = NOBODY
        s.slot[province] = NOTHING
        s.face_down[province] = 1
        s.used[province] = 0
    s.face_down_left = PROVINCE_COUNT
    for seat in range(MOST_SEATS):
        clear_seat(s, seat)
    deal_cards(s)
    choose_first_player(s, options[FIRST_PLAYER])
    start_round(s)


@rule
def read_options(s: State, options: Sequence[int]) -> None:
    """The rulings of this table, and the numbers of its board."""
    s.bid_backing = options[BID_BACKING]
    s.gold_visibility = options[GOLD_VISIBILITY]
    s.supply_limits = options[SUPPLY_LIMITS]
    s.most_needs_pyramid = options[MOST_NEEDS_PYRAMID]
    s.card_conversion = options[CARD_CONVERSION]
    s.reward_picks = options[REWARD_PICKS]
    s.auto_sell = options[AUTO_SELL]
    s.tie_break = options[TIE_BREAK]
    for province in range(PROVINCE_COUNT):
        s.field_spaces[province] = options[OPTION_COUNT + province]
        s.card_limits[province] = options[OPTION_COUNT + PROVINCE_COUNT + province]


@rule("AR-2.1")
def clear_seat(s: State, seat: int) -> None:
    """A place at the table before anything is dealt; its score stands on 0."""
    s.gold[seat] = START_GOLD if seat < s.seats else 0
    s.points[seat] = 0
    s.gained[seat] = 0
    s.played[seat] = 0
    s.hand_size[seat] = 0
    s.owned[seat] = 0
    s.builder_known[seat] = 0
    s.revealed[seat] = NOTHING
    s.top_step[seat] = NOTHING
    s.top_seat[seat] = NOTHING
    s.stone_slot[seat] = NOTHING
    s.stone_step[seat] = NOTHING
    s.asked[seat] = SEALED
    s.sealed_moves[seat] = 0
    s.laid[seat] = 0
    s.to_convert[seat] = 0
    s.offer[seat] = 0
    s.ranking[seat] = 0
    for i in range(ROUNDS):
        s.own[seat][i] = 0
    for i in range(MOST_FREE_CARDS):
        s.under[seat][i] = NOTHING
        s.under_batch[seat][i] = 0
    for kind in range(KIND_COUNT):
        s.hand[seat][kind] = 0
        s.converted[seat][kind] = 0
        for batch in range(BATCHES):
            s.held[batch][seat][kind] = 0


@rule("AR-2.2", "AR-2.3")
def deal_cards(s: State) -> None:
    """A master builder for everyone, as all can see; the others are the deck."""
    s.batch = 0
    for kind in range(KIND_COUNT):
        s.deck[kind] = CARDS_OF_KIND[kind]
        s.discard[kind] = 0
        s.pool[kind] = 0
    s.discard_left = 0
    for seat in range(s.seats):
        add_card(s, seat, MASTER_BUILDER, 0)
        s.builder_known[seat] = 1
    s.deck[MASTER_BUILDER] -= s.seats
    s.deck_left = CARD_TOTAL - s.seats


@rule("AR-2.8")
def choose_first_player(s: State, option: int) -> None:
    """Nobody is asked for his age: chance decides, or by the option the first seat begins."""
    s.start = 0
    if option == RANDOM:
        s.start = rand(s, s.seats)
    s.first_start = s.start
    log_event(s, STARTS_GAME, s.start)


@rule("AR-1.1", "AR-10.1")
def end_round(s: State) -> None:
    """The next round, the next kingdom, or the end."""
    if s.round == LAST_ROUND:
        log_event(s, KINGDOM_ENDED, kingdom(s))
        end_game(s)
        return
    if s.round % ROUNDS == 0:
        log_event(s, KINGDOM_ENDED, kingdom(s))
        clear_kingdom(s)
    s.round += 1
    s.phase = NEXT_ROUND


@rule("AR-9.1", "AR-9.2", "AR-9.3", "AR-9.4")
def clear_kingdom(s: State) -> None:
    """Markers and farmers leave the board; bricks and pyramids wait for the next owner.

    The provinces of the old kingdom, and only they, are those of the new one.
    """
    s.face_down_left = 0
    for province in range(PROVINCE_COUNT):
        s.farmer_supply += s.farmers[province] + s.flat[province]
        s.farmers[province] = 0
        s.flat[province] = 0
        s.owner[province] = NOBODY
        s.face_down[province] = s.used[province]
        s.face_down_left += s.used[province]
        s.used[province] = 0
    for seat in range(s.seats):
        s.owned[seat] = 0
        for i in range(ROUNDS):
            s.own[seat][i] = 0


@rule("AR-10.1", "AR-10.2")
def end_game(s: State) -> None:
    """Whoever stands best has won; several may."""
    best = standing(s, 0)
    for seat in range(1, s.seats):
        best = max(best, standing(s, seat))
    for n in range(s.seats):
        seat = in_order(s, n)
        if standing(s, seat) == best:
            log_event(s, WON_GAME, seat)
    s.phase = OVER
