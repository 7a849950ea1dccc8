"""The types of what people see of the campaign beside what the plain game shows."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from heliopolis.games.catan.view_types import (
    CatanBase,
    CatanComponents,
    CatanCounts,
    CatanHex,
    CatanPlayer,
    CatanPrompt,
    CatanSharedPhase,
)


class CatanAlexanderHex(CatanHex):
    """A hex with the name of its land."""

    place: str | None


class CatanAlexanderCrossing(TypedDict):
    """A crossing of the route; the event of its chit once that was turned."""

    vertex: str
    place: str | None
    kind: str  # temple, event, empty, violet
    event: str | None


class CatanAlexanderMeans(TypedDict):
    """What a player can pay in an auction, as far as the viewer can know."""

    seat: int
    units: CatanCounts
    gold: int
    knights: int
    hidden: int
    sure: int
    most: int


class CatanAlexanderAuction(TypedDict):
    """The auction under way: what it may be paid with, the means of all, and the bids."""

    event: str
    pays: CatanCounts
    overpay: bool
    means: list[CatanAlexanderMeans]
    high_bid: int | None
    bidder: int | None
    passed: list[int]
    to_pay: int | None
    payable: list[str]  # what the winner may pay with next, for the winner alone
    to_lose: int | None


class CatanAlexanderPlayer(CatanPlayer):
    """A player with the chits won."""

    chits: CatanCounts
    chit_count: int


class CatanAlexanderTable(CatanBase):
    """All that a seat, or a spectator, sees of the campaign."""

    phase: (
        CatanSharedPhase
        | Literal[
            "choose_robber_desert",
            "before_move",
            "before_event",
            "bid",
            "pay",
            "found",
            "exchange",
            "lose_card",
        ]
    )
    hexes: dict[str, CatanAlexanderHex]
    players: list[CatanAlexanderPlayer]
    draw_pile: int
    draws_left: int
    position: int
    route: list[CatanAlexanderCrossing]
    start_arrow: str | None
    end_arrow: str | None
    guarded: list[str]
    chits_face_down: CatanCounts
    offices: dict[str, int | Literal["put_away"] | None]
    office_points: CatanCounts
    auction: CatanAlexanderAuction | None
    paid: list[str]  # what the winner of the auction has paid so far


class CatanAlexanderComponents(CatanComponents):
    """What is the same at every table."""

    events: list[str]
    offices: list[str]
    chits_for_office: int


class CatanAlexanderPlainPrompt(TypedDict):
    """A question without values."""

    prompt: Literal["choose-robber-desert", "before-move", "found", "exchange"]


class CatanAlexanderEventPrompt(TypedDict):
    """A question about an event."""

    prompt: Literal["bid-first", "before-event"]
    event: str


class CatanAlexanderBidOverPrompt(TypedDict):
    """A bid above the best one, or a pass."""

    prompt: Literal["bid-over"]
    event: str
    best: int
    leader: int


class CatanAlexanderLeftPrompt(TypedDict):
    """A choice that is made several times."""

    prompt: Literal["pay", "lose-card"]
    left: int


CatanAlexanderPrompt = (
    CatanPrompt
    | CatanAlexanderPlainPrompt
    | CatanAlexanderEventPrompt
    | CatanAlexanderBidOverPrompt
    | CatanAlexanderLeftPrompt
)
