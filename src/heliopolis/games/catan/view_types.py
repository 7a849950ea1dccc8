"""The types of what people see of a game of Catan, and of what they are asked."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

CatanCounts = dict[str, int]  # the number of each kind


class CatanHex(TypedDict):
    """A hex: its terrain, its number, and in how many of 36 rolls it yields."""

    terrain: str
    number: int | None


class CatanBuilding(TypedDict):
    """A settlement or a city."""

    seat: int
    city: bool


class CatanOffer(TypedDict):
    """An offer; while it is put together, only its maker sees it."""

    give: CatanCounts | None
    want: CatanCounts | None
    accepted: list[int]
    rejected: list[int]


class CatanTheft(TypedDict):
    """The last theft; only thief and victim see the card."""

    thief: int
    victim: int
    resource: str | None


class CatanPlayer(TypedDict):
    """What a player has, as far as the viewer may know."""

    seat: int
    points: int
    cards: int
    hand: CatanCounts | None
    known: CatanCounts | None
    gold: int
    development_cards: int
    development: CatanCounts | None
    bought_now: CatanCounts | None
    knights: int
    roads_left: int
    settlements_left: int
    cities_left: int
    road_length: int | None
    road_edges: list[str]
    points_for: CatanCounts
    ratios: CatanCounts
    lacks: dict[str, CatanCounts] | None  # by what can be built: the goods missing for its price
    to_discard: int | None
    chosen: CatanCounts | None


class CatanBase(TypedDict):
    """What a seat, or a spectator, sees in every game of Catan."""

    active: int
    first: int
    turn: int
    dice: tuple[int, int] | None
    target: int
    robber: str
    yielding: list[str]  # the hexes that yield by the dice
    harbours: dict[str, str]
    buildings: dict[str, CatanBuilding]
    roads: dict[str, int]
    costs: dict[str, CatanCounts]
    bank: CatanCounts
    deck: int
    longest_road: int | None
    largest_army: int | None
    offer: CatanOffer | None
    stolen: CatanTheft | None


CatanSharedPhase = Literal[
    "setup_settlement",
    "setup_road",
    "before_roll",
    "main",
    "discard",
    "move_robber",
    "rob",
    "place_free_road",
    "take_resource",
    "name_resource",
    "offer_build",
    "offer_reply",
    "offer_close",
    "over",
]


class CatanIslandTable(CatanBase):
    """All that a seat, or a spectator, sees on the island."""

    phase: CatanSharedPhase
    hexes: dict[str, CatanHex]
    players: list[CatanPlayer]


class CatanComponents(TypedDict):
    """What is the same at every table."""

    resources: list[str]
    cards: list[str]
    yields: dict[str, str]  # the good of a terrain
    pips: list[int]  # by number: in how many of 36 rolls it comes
    harbour_ratios: CatanCounts  # by what a harbour takes, or any
    building_points: CatanCounts
    pieces: CatanCounts  # the number of each kind that a player has
    resource_cards: int  # of each kind


class CatanPlainPrompt(TypedDict):
    """A question without values."""

    prompt: Literal[
        "setup-settlement",
        "setup-road",
        "before-roll",
        "main",
        "move-robber",
        "rob",
        "name-resource",
        "offer-build",
        "offer-close",
    ]


class CatanDiscardPrompt(TypedDict):
    """Which cards to give up."""

    prompt: Literal["discard"]
    cards: int


class CatanLeftPrompt(TypedDict):
    """A choice that is made several times."""

    prompt: Literal["place-free-road", "take-resource"]
    left: int


class CatanOfferPrompt(TypedDict):
    """Whether to accept an offer; or, for its maker, whether to conclude or withdraw it already."""

    prompt: Literal["offer-reply", "offer-answers"]
    seat: int
    give_brick: int
    give_lumber: int
    give_wool: int
    give_grain: int
    give_ore: int
    give_gold: int
    want_brick: int
    want_lumber: int
    want_wool: int
    want_grain: int
    want_ore: int
    want_gold: int


CatanPrompt = CatanPlainPrompt | CatanDiscardPrompt | CatanLeftPrompt | CatanOfferPrompt
