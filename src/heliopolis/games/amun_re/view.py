"""Amun-Re as people see it: the view of a seat, and the question it is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from heliopolis.games.amun_re import board
from heliopolis.games.amun_re.actions import (
    count_affordable,
    count_available_bricks,
    count_free_fields,
    count_placeable_farmers,
    find_card_limit,
    find_max_farmers,
    find_min_farmers,
)
from heliopolis.games.amun_re.auction import find_highest_step, find_lowest_step, is_outbid
from heliopolis.games.amun_re.board import (
    BRICKS_PER_PYRAMID,
    BRICKS_WITH_BUILDER,
    EIGHT_GOLD_INCOME,
    KINDS,
    KINGDOMS,
    LAST_ROUND,
    NOTHING,
    PRICE,
    PROVINCES,
    REGIONS,
    REWARDS,
    SIDES,
    STEAL,
    TEMPLE_FIELDS,
)
from heliopolis.games.amun_re.cards import count_drawable_cards, has_played, rule_against_play
from heliopolis.games.amun_re.income import compute_further_income, compute_harvest
from heliopolis.games.amun_re.moves import CHANGES, ITEMS
from heliopolis.games.amun_re.observation import are_offers_open, may_act, sees_gold
from heliopolis.games.amun_re.offering import find_highest_offer, find_temple_field
from heliopolis.games.amun_re.options import STRICT
from heliopolis.games.amun_re.phases import (
    ADD_FARMER,
    ASK_CARDS,
    ASK_CORRECTION,
    BID,
    BONUS,
    BUILD,
    BUY_BRICKS,
    BUY_CARDS,
    BUY_FARMERS,
    CORRECT,
    INCOME,
    OFFER,
    OVER,
    PART_OF,
    PARTS,
    PAY,
    PHASES,
    PLACE_FARMERS,
    REWARD,
    SEALED,
)
from heliopolis.games.amun_re.reveal import count_farmers, current_kingdom
from heliopolis.games.amun_re.scoring import (
    count_card_symbols,
    count_own_bricks,
    count_own_farmers,
    count_own_pyramids,
    count_sets,
    meets_bonus,
)
from heliopolis.games.amun_re.state import NOBODY, State
from heliopolis.games.amun_re.view_types import (
    AmunReAuction,
    AmunReBids,
    AmunReBuilding,
    AmunReComponents,
    AmunReHarvest,
    AmunReIncome,
    AmunReOffering,
    AmunReOwnOffering,
    AmunRePlayer,
    AmunRePlayerHarvest,
    AmunRePrice,
    AmunReProgress,
    AmunRePrompt,
    AmunReProvince,
    AmunReQuote,
    AmunReReward,
    AmunReStatus,
    AmunReStone,
    AmunReSum,
    AmunReSupply,
    AmunReTemple,
)
from heliopolis.kernel.rules import decides

SPECTATOR = -1


@decides("AR-1.10", "AR-12.2")
def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may see, and what its next move would cost or do.

    Kinds of cards are shown only of one's own hand and of the discard pile; offerings only when
    all are made; gold of others by the option.
    """
    observer = SPECTATOR if seat is None else seat
    return {
        "phase": PARTS[PART_OF[s.phase]],
        "step": PHASES[s.phase],
        "round": s.round,
        "rounds": LAST_ROUND,
        "kingdom": KINGDOMS[current_kingdom(s)],
        "start_player": s.start,
        "actor": None if s.phase in (OFFER, OVER) else s.actor,
        "temple": _temple(s),
        "provinces": [_province(s, province) for province in range(board.PROVINCE_COUNT)],
        "brick_builds": [
            name for i, name in enumerate(PROVINCES) if s.bricks[i] + 1 >= BRICKS_PER_PYRAMID
        ],
        "auction": _auction(s),
        "offering": _offering(s),
        "reward": _reward(s),
        "unplaced": s.unplaced if s.phase in (PLACE_FARMERS, BUILD) else 0,
        "deck": s.deck_left,
        "discard": _cards(s.discard),
        "supply": _supply(s),
        "prices": board.DATA["price_table"]["printed"],
        "province_cards_face_down": s.face_down_left,
        "hand": None if seat is None else _cards(s.hand[seat]),
        "own_offering": None if seat is None else _own_offering(s, seat),
        "quote": _quote(s, seat) if seat is not None and may_act(s, seat) else None,
        "players": [_player(s, observer, player) for player in range(s.seats)],
    }


def _cards(counts: list[int]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n}


def _temple(s: State) -> AmunReTemple:
    return {
        "field": s.temple or None,
        "gold_per_farmer": board.HARVEST[s.temple],
        "points_per_temple": board.TEMPLE_POINTS[s.temple],
        "camel": bool(board.CAMEL[s.temple]),
        "track": [
            {
                "field": field,
                "from": s.temple_track_ends[field - 2] + 1 if field > 1 else None,
                "to": s.temple_track_ends[field - 1] if field < TEMPLE_FIELDS else None,
                "camel": bool(board.CAMEL[field]),
            }
            for field in range(1, TEMPLE_FIELDS + 1)
        ],
    }


def _province(s: State, province: int) -> AmunReProvince:
    slot = s.slot[province]
    return {
        "id": PROVINCES[province],
        "grid": board.DATA["provinces"][province]["grid"],
        "side": SIDES[s.side[province]],
        "region": REGIONS[s.region[province]],
        "on_nile_bank": bool(s.on_bank[province]),
        "card_limit": s.card_limits[province],
        "fields": s.field_spaces[province],
        "stand_ins": _stand_ins(s, province),
        "printed_farmers": board.PRINTED_FARMERS[province],
        "free_cards": board.FREE_CARDS[province],
        "free_bricks": board.FREE_BRICKS[province],
        "free_gold": s.free_gold[province],
        "income_always": s.income_always[province],
        "income_camel": s.income_camel[province],
        "temples": s.temples[province],
        "status": _status(s, province),
        "owner": None if s.owner[province] == NOBODY else s.owner[province],
        "farmers": s.farmers[province],
        "flat_farmers": s.flat[province],
        "all_farmers": count_farmers(s, province),
        "bricks": s.bricks[province],
        "pyramids": s.pyramids[province],
        "double_pyramids": s.pyramids[province] // 2,
        "gold_per_farmer": board.HARVEST[s.temple] + (s.boost_at == province),
        "harvest": compute_harvest(s, province),
        "camel_income": s.income_camel[province] if board.CAMEL[s.temple] else 0,
        "further_income": compute_further_income(s, province),
        "eight_gold": s.eight_at == province,
        "harvest_boost": s.boost_at == province,
        "stones": [] if slot == NOTHING else _stones(s, slot),
        "cards_here": 0 if slot == NOTHING else sum(kind != NOTHING for kind in s.under[slot]),
    }


def _stand_ins(s: State, province: int) -> list[str]:
    """Return the numbers of a province that are guesses and that the table has not corrected."""
    printed = board.DATA["provinces"][province]
    in_use = {"fields": s.field_spaces[province], "card_limit": s.card_limits[province]}
    return [
        column
        for column in board.STAND_INS
        if board.is_stand_in(printed, column) and in_use[column] == printed[column]
    ]


def _status(s: State, province: int) -> AmunReStatus:
    """Return whether a province is owned, auctioned, still to come, or out of the game."""
    if s.owner[province] != NOBODY:
        return "owned"
    if s.slot[province] != NOTHING:
        return "auctioned"
    return "face_down" if s.face_down[province] else "out"


def _stones(s: State, slot: int) -> list[AmunReStone]:
    """Return the stones on a province, the highest first."""
    stones: list[AmunReStone] = [
        {"seat": seat, "gold": s.bid_track[s.stone_step[seat]], "outbid": is_outbid(s, seat)}
        for seat in range(s.seats)
        if s.stone_slot[seat] == slot
    ]
    return sorted(stones, key=lambda stone: -int(stone["gold"]))


def list_lots(s: State) -> list[str]:
    """Return the provinces that are up for auction (AR-3.1)."""
    return [PROVINCES[s.revealed[slot]] for slot in range(s.seats)]


def _auction(s: State) -> AmunReAuction | None:
    if s.phase not in (BID, PAY):
        return None
    return {
        "provinces": list_lots(s),
        "paying": s.phase == PAY,
        "placements": s.placements,
        "outbid": [seat for seat in range(s.seats) if s.phase == BID and is_outbid(s, seat)],
        "track": [
            {"gold": gold, "word": word}
            for gold, word in zip(s.bid_track, board.BID_TRACK, strict=True)
        ],
    }


def _offering(s: State) -> AmunReOffering | None:
    """Return the offerings: before all are made, only which seats have finished."""
    if s.phase == OFFER:
        sealed = [seat for seat in range(s.seats) if s.asked[seat] == SEALED]
        return {
            "open": False,
            "sealed": sealed,
            "sum": None,
            "field": None,
            "ranking": [],
            "rewards": [],
        }
    if not are_offers_open(s):
        return None
    ranking = [] if s.phase == CORRECT else s.ranking[: s.takers]
    return {
        "open": True,
        "sealed": list(range(s.seats)),
        "sum": s.offering_sum,
        "field": find_temple_field(s, s.offering_sum),
        "ranking": ranking,
        "rewards": REWARDS[: len(ranking)],
    }


def _reward(s: State) -> AmunReReward | None:
    if s.phase != REWARD:
        return None
    return {"seat": s.actor, "items_left": s.items_left, "cards_chosen": s.committed}


def _supply(s: State) -> AmunReSupply | None:
    if s.supply_limits != STRICT:
        return None
    return {"bricks": s.brick_supply, "farmers": s.farmer_supply}


def _own_offering(s: State, seat: int) -> AmunReOwnOffering | None:
    """Return what a seat has laid down so far, which nobody else sees."""
    if s.phase != OFFER:
        return None
    return {
        "finished": s.asked[seat] == SEALED,
        "correction": bool(s.laid[seat]),
        "steal": s.offer[seat] == STEAL,
        "gold": max(0, s.offer[seat]),
        "converted": _cards(s.converted[seat]),
        "to_convert": s.to_convert[seat],
    }


def _player(s: State, observer: int, seat: int) -> AmunRePlayer:
    opened = are_offers_open(s)
    return {
        "seat": seat,
        "points": s.points[seat],
        "gold": s.gold[seat] if sees_gold(s, observer, seat) else None,
        "cards": s.hand_size[seat],
        "known_builder": bool(s.builder_known[seat]),
        "played": [kind for i, kind in enumerate(KINDS) if has_played(s, seat, i)],
        "provinces": [PROVINCES[province] for province in s.own[seat][: s.owned[seat]]],
        "pyramids": count_own_pyramids(s, seat),
        "sets": count_sets(s, seat) if s.owned[seat] == board.ROUNDS else 0,
        "bricks": count_own_bricks(s, seat),
        "farmers": count_own_farmers(s, seat),
        "card_symbols": count_card_symbols(s, seat),
        "card_limit": find_card_limit(s, seat),
        "free_fields": count_free_fields(s, seat),
        "bonuses": _bonus_progress(s, seat),
        "steals": s.offer[seat] == STEAL if opened else None,
        "offer": max(0, s.offer[seat]) if opened else None,
        "correction": bool(s.laid[seat]) if opened else None,
    }


def _bonus_progress(s: State, seat: int) -> dict[str, AmunReProgress]:
    """Return how far a player is with each bonus: what their provinces have, and what it takes."""
    own = s.own[seat][: s.owned[seat]]

    def alike(values: list[int]) -> tuple[int, int]:
        return max(Counter(values[province] for province in own).values(), default=0), board.ROUNDS

    counted = {
        board.BONUS_POWER_CARDS: (count_card_symbols(s, seat), board.CARDS_FOR_BONUS),
        board.BONUS_FARMERS: (count_own_farmers(s, seat), board.FARMERS_FOR_BONUS),
        board.BONUS_REGION: alike(s.region),
        board.BONUS_SIDE: alike(s.side),
        board.BONUS_BANK: alike(s.on_bank),
    }
    return {KINDS[kind]: {"has": has, "needs": needs} for kind, (has, needs) in counted.items()}


# --- What a move would cost and do ----------------------------------------------------------------


def _quote(s: State, seat: int) -> AmunReQuote | None:
    """Return, for the seat that is asked, what it can do, at what price and with what effect."""
    quote = QUOTES.get(s.phase)
    return quote(s, seat) if quote else None


def _quote_bids(s: State, seat: int) -> AmunReQuote:
    bids = [_bids(s, seat, slot) for slot in range(s.seats)]
    sums = sorted({gold for province in bids for gold in province["gold"]})
    return {"bids": bids, "sums": _sums(s, seat, sums)}


def _quote_payment(s: State, seat: int) -> AmunReQuote:
    return {"missing": _missing(s, seat)}


def _quote_cards(s: State, seat: int) -> AmunReQuote:
    limit = min(find_card_limit(s, seat), count_drawable_cards(s))
    return {"prices": _prices(s, seat, limit), "limit": limit}


def _quote_farmers(s: State, seat: int) -> AmunReQuote:
    limit = count_placeable_farmers(s, seat)
    return {"prices": _prices(s, seat, limit), "limit": limit}


def _quote_places(s: State, seat: int) -> AmunReQuote:
    return {
        "province": PROVINCES[s.own[seat][s.place_at]],
        "least": find_min_farmers(s, seat),
        "most": find_max_farmers(s, seat),
    }


def _quote_bricks(s: State, seat: int) -> AmunReQuote:
    limit = count_available_bricks(s)
    return {
        "prices": _prices(s, seat, limit),
        "limit": limit if s.supply_limits == STRICT else None,
        "building": _building(s, seat),
    }


def _quote_building(s: State, seat: int) -> AmunReQuote:
    return {"building": _building(s, seat)}


def _quote_offer(s: State, seat: int) -> AmunReQuote:
    most = find_highest_offer(s, seat)
    return {"most": most, "gold": s.gold[seat], "sums": _sums(s, seat, range(1, most + 1))}


def _quote_correction(s: State, seat: int) -> AmunReQuote:
    fields = {change: find_temple_field(s, s.offering_sum + int(change)) for change in CHANGES}
    return {"fields": fields}


def _quote_income(s: State, seat: int) -> AmunReQuote:
    return {"income": [_income(s, s.own[seat][i]) for i in range(s.owned[seat])]}


def _quote_bonuses(s: State, seat: int) -> AmunReQuote:
    met = {KINDS[kind]: bool(meets_bonus(s, seat, kind)) for kind in board.BONUS_KINDS}
    return {"bonuses": met}


QUOTES = {
    BID: _quote_bids,
    PAY: _quote_payment,
    BUY_CARDS: _quote_cards,
    BUY_FARMERS: _quote_farmers,
    PLACE_FARMERS: _quote_places,
    BUY_BRICKS: _quote_bricks,
    BUILD: _quote_building,
    OFFER: _quote_offer,
    CORRECT: _quote_correction,
    INCOME: _quote_income,
    BONUS: _quote_bonuses,
}


def _bids(s: State, seat: int, slot: int) -> AmunReBids:
    steps = range(find_lowest_step(s, seat, slot), find_highest_step(s, seat) + 1)
    return {
        "province": PROVINCES[s.revealed[slot]],
        "gold": [s.bid_track[step] for step in steps],
    }


@decides("AR-1.7")
def _sums(s: State, seat: int, sums: Iterable[int]) -> list[AmunReSum]:
    """Return what is left of the gold after each sum; each card pays for one that is missing."""
    have = s.gold[seat]
    return [
        {"gold": gold, "gold_left": max(0, have - gold), "cards": max(0, gold - have)}
        for gold in sums
    ]


def _missing(s: State, seat: int) -> int:
    return s.bid_track[s.stone_step[seat]] - s.gold[seat]


def _prices(s: State, seat: int, limit: int) -> list[AmunRePrice]:
    most = count_affordable(s, seat, limit)
    return [
        {"n": n, "price": PRICE[n], "gold_left": s.gold[seat] - PRICE[n]} for n in range(most + 1)
    ]


def _building(s: State, seat: int) -> list[AmunReBuilding]:
    """Return what a brick and a builder would do in each own province."""
    builder = rule_against_play(s, seat, board.MASTER_BUILDER) == 0
    return [
        {
            "province": PROVINCES[province],
            "brick_builds": s.bricks[province] + 1 >= BRICKS_PER_PYRAMID,
            "bricks_missing": max(0, BRICKS_PER_PYRAMID - s.bricks[province]),
            "builder": s.bricks[province] >= BRICKS_WITH_BUILDER and builder,
            "bricks_for_builder": max(0, BRICKS_WITH_BUILDER - s.bricks[province])
            if builder
            else None,
        }
        for province in s.own[seat][: s.owned[seat]]
    ]


def _income(s: State, province: int) -> AmunReIncome:
    """Return what a province will bring, without and with either card."""
    now = compute_harvest(s, province) + compute_further_income(s, province)
    return {
        "province": PROVINCES[province],
        "income": now,
        "with_eight_gold": EIGHT_GOLD_INCOME,
        "with_harvest_boost": now + count_farmers(s, province),
        "eight_gold_adds": EIGHT_GOLD_INCOME - now,
        "harvest_boost_adds": count_farmers(s, province),
    }


# --- The question ---------------------------------------------------------------------------------


def progress(s: State) -> dict[str, int]:
    """Return the number of the round, and how many there are."""
    return {"n": s.round, "of": LAST_ROUND}


def prompt(s: State, seat: int) -> AmunRePrompt:
    """Return what a seat that may act is asked: the key of a text, with its values."""
    return PROMPTS[s.phase](s, seat)


def _ask_bid(s: State, seat: int) -> AmunRePrompt:
    if s.stone_slot[seat] == NOTHING:
        return {"prompt": "bid"}
    return {"prompt": "bid-again", "province": _stone_province(s, seat)}


def _ask_payment(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "pay", "province": _stone_province(s, seat), "gold": _missing(s, seat)}


def _stone_province(s: State, seat: int) -> str:
    return PROVINCES[s.revealed[s.stone_slot[seat]]]


def _ask_cards(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "buy-cards", "limit": find_card_limit(s, seat), "gold": s.gold[seat]}


def _ask_farmers(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "buy-farmers", "fields": count_free_fields(s, seat), "gold": s.gold[seat]}


def _ask_places(s: State, seat: int) -> AmunRePrompt:
    province = PROVINCES[s.own[seat][s.place_at]]
    return {"prompt": "place-farmers", "province": province, "farmers": s.unplaced}


def _ask_free_farmer(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "add-farmer"}


def _ask_bricks(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "buy-bricks", "gold": s.gold[seat]}


def _ask_building(s: State, seat: int) -> AmunRePrompt:
    if s.unplaced:
        return {"prompt": "place-bricks", "bricks": s.unplaced}
    return {"prompt": "end-turn"}


def _ask_offer(s: State, seat: int) -> AmunRePrompt:
    if s.asked[seat] == ASK_CORRECTION:
        return {"prompt": "correction"}
    if s.asked[seat] == ASK_CARDS:
        return {"prompt": "convert", "cards": s.to_convert[seat]}
    most = find_highest_offer(s, seat)
    return {"prompt": "offer", "gold": most} if most else {"prompt": "steal-only"}


def _ask_correction(s: State, seat: int) -> AmunRePrompt:
    field = find_temple_field(s, s.offering_sum)
    return {"prompt": "correct", "sum": s.offering_sum, "field": field}


def _ask_reward(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "reward", "items": s.items_left}


def _ask_income(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "income", "field": s.temple}


def _ask_bonus(s: State, seat: int) -> AmunRePrompt:
    return {"prompt": "bonus"}


PROMPTS = {
    BID: _ask_bid,
    PAY: _ask_payment,
    BUY_CARDS: _ask_cards,
    BUY_FARMERS: _ask_farmers,
    PLACE_FARMERS: _ask_places,
    ADD_FARMER: _ask_free_farmer,
    BUY_BRICKS: _ask_bricks,
    BUILD: _ask_building,
    OFFER: _ask_offer,
    CORRECT: _ask_correction,
    REWARD: _ask_reward,
    INCOME: _ask_income,
    BONUS: _ask_bonus,
}


@decides("AR-4.1")
def move_values(s: State, parts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the gold of a bid as this table's bid track has it."""
    if parts["move"] != "bid":
        return {}
    return {"gold": s.bid_track[board.BID_TRACK.index(parts["gold"])]}


# --- What is in no state, and what is the same at every table -------------------------------------

INCOME_EVENTS = ("income-one", "income-two", "income-three")


def recall(s: State, log_events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the last income of all players, province by province."""
    found: list[AmunRePlayerHarvest] = []
    for told in reversed(log_events):
        if told["log_event"] in INCOME_EVENTS:
            found.insert(0, _harvest(told))
        elif found and told["log_event"] == "round-started":
            break
    return {"last_harvest": found}


def _harvest(told: Mapping[str, Any]) -> AmunRePlayerHarvest:
    provinces: list[AmunReHarvest] = [
        {
            "province": told[f"province{n}"],
            "harvest": told[f"harvest{n}"],
            "further": told[f"further{n}"],
        }
        for n in ("", "2", "3")
        if f"province{n}" in told
    ]
    return {"seat": told["seat"], "income": told["income"], "provinces": provinces}


COMPONENTS: AmunReComponents = {
    "parts": list(PARTS),
    "rounds_per_kingdom": board.ROUNDS,
    "bricks_per_pyramid": BRICKS_PER_PYRAMID,
    "set_points": board.SET_POINTS,
    "bonus_points": board.BONUS_POINTS,
    "correction": board.CORRECTION_SIZE,
    "bonus_cards": board.BONUS_CARDS,
    "scored_items": list(ITEMS),
}
