"""The types of what people see of the game, and of what they are asked."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

AmunReStatus = Literal["owned", "auctioned", "face_down", "out"]
AmunReCards = dict[str, int]  # the number of cards by kind


class AmunReStone(TypedDict):
    """A stone on a province: its player's bid."""

    seat: int
    gold: int
    outbid: bool


class AmunReGrid(TypedDict):
    """Where a province lies on a grid, for drawings."""

    row: int
    col: int


class AmunReProvince(TypedDict):
    """A province: what is printed on it, and what has come to it."""

    id: str
    grid: AmunReGrid
    side: str  # west, east
    region: str  # lower, upper
    on_nile_bank: bool
    card_limit: int
    fields: int
    stand_ins: list[str]
    printed_farmers: int
    free_cards: int
    free_bricks: int
    free_gold: int
    income_always: int
    income_camel: int
    temples: int
    status: AmunReStatus
    owner: int | None
    farmers: int
    flat_farmers: int
    all_farmers: int
    bricks: int
    pyramids: int
    double_pyramids: int
    gold_per_farmer: int
    harvest: int
    camel_income: int  # what the caravan of the province brings now
    further_income: int
    eight_gold: bool
    harvest_boost: bool
    stones: list[AmunReStone]
    cards_here: int


# A key is a word of Python.
AmunReTempleField = TypedDict(
    "AmunReTempleField", {"field": int, "from": int | None, "to": int | None, "camel": bool}
)


class AmunReTemple(TypedDict):
    """The Amun-Re temple on its track, and what its space brings."""

    field: int | None
    gold_per_farmer: int
    points_per_temple: int
    camel: bool
    track: list[AmunReTempleField]


class AmunReSpace(TypedDict):
    """A space of the bid track: its gold, and the word for it in a move."""

    gold: int
    word: int  # the gold on the board of our data, which a table may have corrected


class AmunReAuction(TypedDict):
    """The auction of provinces."""

    provinces: list[str]
    paying: bool
    placements: int
    outbid: list[int]
    track: list[AmunReSpace]


class AmunReOffering(TypedDict):
    """The offerings: before all are made, only the seats that have finished."""

    open: bool
    sealed: list[int]
    sum: int | None
    field: int | None
    ranking: list[int]
    rewards: list[int]  # the number of items for each seat of the ranking


class AmunReReward(TypedDict):
    """A player takes items for an offering."""

    seat: int
    items_left: int
    cards_chosen: int


class AmunReSupply(TypedDict):
    """The pieces that are left, where they are limited."""

    bricks: int
    farmers: int


class AmunReOwnOffering(TypedDict):
    """What the viewer has laid down so far."""

    finished: bool
    correction: bool
    steal: bool
    gold: int
    converted: AmunReCards
    to_convert: int


class AmunReProgress(TypedDict):
    """How far a player is with the condition of a bonus card."""

    has: int
    needs: int


class AmunRePlayer(TypedDict):
    """What a player has, as far as the viewer may know."""

    seat: int
    points: int
    gold: int | None
    cards: int
    known_builder: bool
    played: list[str]
    provinces: list[str]
    pyramids: int
    sets: int
    bricks: int
    farmers: int
    card_symbols: int
    card_limit: int
    free_fields: int
    bonuses: dict[str, AmunReProgress]
    steals: bool | None
    offer: int | None
    correction: bool | None


class AmunRePrice(TypedDict):
    """The price of a number of pieces, and the gold that would be left."""

    n: int
    price: int
    gold_left: int


class AmunReSum(TypedDict):
    """A sum to bid or to offer: the gold that would be left, and the cards it would take."""

    gold: int
    gold_left: int
    cards: int


class AmunReBids(TypedDict):
    """The bids that are possible on a province."""

    province: str
    gold: list[int]


class AmunReBuilding(TypedDict):
    """What a brick and a builder would do in a province."""

    province: str
    brick_builds: bool
    bricks_missing: int
    builder: bool
    bricks_for_builder: int | None  # that are missing; None if no builder can be played


class AmunReIncome(TypedDict):
    """What a province will bring, without and with either card."""

    province: str
    income: int
    with_eight_gold: int
    with_harvest_boost: int
    eight_gold_adds: int
    harvest_boost_adds: int


class AmunReQuote(TypedDict):
    """What the seat that is asked can do, at what price and with what effect, by the step."""

    bids: NotRequired[list[AmunReBids]]
    sums: NotRequired[list[AmunReSum]]
    missing: NotRequired[int]
    prices: NotRequired[list[AmunRePrice]]
    limit: NotRequired[int | None]
    province: NotRequired[str]
    least: NotRequired[int]
    most: NotRequired[int]
    building: NotRequired[list[AmunReBuilding]]
    gold: NotRequired[int]
    income: NotRequired[list[AmunReIncome]]
    bonuses: NotRequired[dict[str, bool]]
    fields: NotRequired[dict[str, int]]  # of the temple track, by correction


class AmunReHarvest(TypedDict):
    """What a province brought."""

    province: str
    harvest: int
    further: int


class AmunRePlayerHarvest(TypedDict):
    """The income of a player."""

    seat: int
    income: int
    provinces: list[AmunReHarvest]


class AmunReTable(TypedDict):
    """All that a seat, or a spectator, sees."""

    phase: Literal["reveal", "auction", "actions", "offering", "income", "scoring"]
    step: Literal[
        "bid",
        "pay",
        "buy_cards",
        "buy_farmers",
        "place_farmers",
        "add_farmer",
        "buy_bricks",
        "build",
        "offer",
        "correct",
        "reward",
        "income",
        "bonus",
        "over",
    ]
    round: int
    rounds: int
    kingdom: Literal["old", "new"]
    start_player: int
    actor: int | None
    temple: AmunReTemple
    provinces: list[AmunReProvince]
    brick_builds: list[str]  # the provinces in which one more brick makes a pyramid
    auction: AmunReAuction | None
    offering: AmunReOffering | None
    reward: AmunReReward | None
    unplaced: int
    deck: int
    discard: AmunReCards
    supply: AmunReSupply | None
    prices: list[int]  # of one piece, of two, and so on
    province_cards_face_down: int
    hand: AmunReCards | None
    own_offering: AmunReOwnOffering | None
    quote: AmunReQuote | None
    last_harvest: list[AmunRePlayerHarvest]
    players: list[AmunRePlayer]


class AmunReComponents(TypedDict):
    """What is the same at every table."""

    parts: list[str]  # of a round
    rounds_per_kingdom: int
    bricks_per_pyramid: int
    set_points: int
    bonus_points: int
    correction: int
    bonus_cards: list[str]
    scored_items: list[str]


class AmunRePlainPrompt(TypedDict):
    """A question without values."""

    prompt: Literal["bid", "add-farmer", "end-turn", "correction", "steal-only", "bonus"]


class AmunReBidAgainPrompt(TypedDict):
    """A player who was outbid places the stone anew."""

    prompt: Literal["bid-again"]
    province: str


class AmunRePayPrompt(TypedDict):
    """Cards are sold to pay a bid."""

    prompt: Literal["pay"]
    province: str
    gold: int


class AmunReBuyCardsPrompt(TypedDict):
    """The number of power cards to buy."""

    prompt: Literal["buy-cards"]
    limit: int
    gold: int


class AmunReBuyFarmersPrompt(TypedDict):
    """The number of farmers to buy."""

    prompt: Literal["buy-farmers"]
    fields: int
    gold: int


class AmunRePlaceFarmersPrompt(TypedDict):
    """The number of farmers for a province."""

    prompt: Literal["place-farmers"]
    province: str
    farmers: int


class AmunReGoldPrompt(TypedDict):
    """A question that depends on the gold there is."""

    prompt: Literal["buy-bricks", "offer"]
    gold: int


class AmunRePlaceBricksPrompt(TypedDict):
    """Where bricks go."""

    prompt: Literal["place-bricks"]
    bricks: int


class AmunReConvertPrompt(TypedDict):
    """Which cards count as gold of an offering."""

    prompt: Literal["convert"]
    cards: int


class AmunReCorrectPrompt(TypedDict):
    """Whether the sum of the offerings goes up or down."""

    prompt: Literal["correct"]
    sum: int
    field: int


class AmunReRewardPrompt(TypedDict):
    """Which items to take."""

    prompt: Literal["reward"]
    items: int


class AmunReIncomePrompt(TypedDict):
    """Whether a card raises the income."""

    prompt: Literal["income"]
    field: int


AmunRePrompt = (
    AmunRePlainPrompt
    | AmunReBidAgainPrompt
    | AmunRePayPrompt
    | AmunReBuyCardsPrompt
    | AmunReBuyFarmersPrompt
    | AmunRePlaceFarmersPrompt
    | AmunReGoldPrompt
    | AmunRePlaceBricksPrompt
    | AmunReConvertPrompt
    | AmunReCorrectPrompt
    | AmunReRewardPrompt
    | AmunReIncomePrompt
)
