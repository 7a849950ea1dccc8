"""The types of what people see of the game, and of what they are asked."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

PriestsOfRaWorth = dict[str, int]  # points by item of the scoring


class PriestsOfRaPlayer(TypedDict):
    """What a player has; points are None for those who may not see them."""

    seat: int
    points: int | None
    ankhs: int
    suns_up: list[int]
    suns_down: list[int]
    sun_sum: int
    display: dict[str, int]
    worth: PriestsOfRaWorth
    leads: list[str]


class PriestsOfRaRow(TypedDict):
    """The Ra tiles of this epoch, and the spaces for them."""

    tiles: int
    spaces: int


class PriestsOfRaAnswer(TypedDict):
    """What a player said in the auction: the sun of a bid, or None for a pass."""

    seat: int
    bid: int | None


class PriestsOfRaAuction(TypedDict):
    """The auction under way."""

    reason: str
    ra_player: int
    best_bid: int | None
    best_bidder: int | None


class PriestsOfRaFlipping(TypedDict):
    """The winner of a lot turns tiles over."""

    seat: int
    flips_left: int
    turned: dict[str, int]


class PriestsOfRaChoice(TypedDict):
    """A face to choose, or a tile to turn, and what it would bring."""

    face: str
    into: NotRequired[str]
    gain: NotRequired[PriestsOfRaWorth]
    gains: NotRequired[list[PriestsOfRaWorth]]


class PriestsOfRaTable(TypedDict):
    """All that a seat, or a spectator, sees."""

    phase: Literal["turn", "place", "bid", "flip", "over"]
    epoch: int
    epoch_name: str
    ended_by: list[str]
    turn: int
    ra_row: PriestsOfRaRow
    auction_row: list[str]
    row_spaces: int
    centre_sun: int
    drawn: str | None
    auction: PriestsOfRaAuction | None
    answers: list[PriestsOfRaAnswer]
    flipping: PriestsOfRaFlipping | None
    choices: list[PriestsOfRaChoice]
    lot_gains: list[PriestsOfRaWorth] | None
    counted_later: list[str]  # items that the scoring of this epoch does not count
    bag: dict[str, int]
    bag_left: int
    box: dict[str, int]
    players: list[PriestsOfRaPlayer]


class PriestsOfRaComponents(TypedDict):
    """The tiles: the faces of each kind, the faces by what they are, and the board's spaces."""

    faces: dict[str, list[str]]
    professions: list[str]
    buildings: list[str]
    chambers: list[str]
    ra_row_spaces: int
    blocked_spaces: dict[str, int]  # of the Ra row, by number of players
    row_spaces: int
    epochs: list[str]
    tiles_per_building: int
    pyramid_levels: list[int]  # by the number of tiles of the step pyramid; the last is the most


class PriestsOfRaPlainPrompt(TypedDict):
    """A question without values."""

    prompt: Literal["turn", "bid-must", "bid-first"]


class PriestsOfRaPlacePrompt(TypedDict):
    """Which face of the drawn tile is placed."""

    prompt: Literal["place"]
    tile: str


class PriestsOfRaBidOverPrompt(TypedDict):
    """A bid above the best one, or a pass."""

    prompt: Literal["bid-over"]
    best: int
    leader: int


class PriestsOfRaFlipPrompt(TypedDict):
    """Which tile is turned over."""

    prompt: Literal["flip"]
    flips: int


PriestsOfRaPrompt = (
    PriestsOfRaPlainPrompt
    | PriestsOfRaPlacePrompt
    | PriestsOfRaBidOverPrompt
    | PriestsOfRaFlipPrompt
)
