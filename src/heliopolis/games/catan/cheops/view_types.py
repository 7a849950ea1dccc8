"""The types of what people see of Egypt beside what the plain game shows."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from heliopolis.games.catan.view_types import (
    CatanBase,
    CatanCounts,
    CatanHex,
    CatanPlayer,
    CatanPrompt,
    CatanSharedPhase,
)


class CatanCheopsHex(CatanHex):
    """A hex with the names of its water or region."""

    water: str | None
    region: str | None


class CatanCheopsPart(TypedDict):
    """The pieces of a player on a route."""

    seat: int
    roads: int
    ships: int


class CatanCheopsPort(TypedDict):
    """A harbour: where it lies, what it takes and gives, its owner."""

    harbour: str
    place: str | None
    edge: str
    kind: str
    ratio: int
    seat: int | None


class CatanCheopsHost(TypedDict):
    """A player through whom a block could be built: the fee and the route."""

    seat: int
    fee: int
    edges: list[str]
    through: list[CatanCheopsPart]


class CatanCheopsReach(TypedDict):
    """A connected harbour of another player: the fee and the route."""

    harbour: str
    place: str | None
    edge: str
    kind: str
    ratio: int
    seat: int
    fee: int
    better_for: list[str]
    edges: list[str]
    through: list[CatanCheopsPart]


class CatanCheopsAfterBlock(TypedDict):
    """The players that one more block would bless and curse, and what it would bring."""

    blessed: int
    cursed: list[int]
    points: int
    last: bool  # whether it would finish the pyramid


class CatanCheopsPlayer(CatanPlayer):
    """A player with ships, blocks and what they reach."""

    ships_left: int
    blocks: int
    blocks_left: int
    blessed: bool
    cursed: bool
    block_cost: CatanCounts
    after_block: CatanCheopsAfterBlock
    hosts: list[CatanCheopsHost]
    reaches: list[CatanCheopsReach]


class CatanCheopsLayer(TypedDict):
    """A layer of the pyramid with the owners of its blocks."""

    fields: int
    blocks: list[int | Literal["pharaoh"]]


class CatanCheopsPyramid(TypedDict):
    """The pyramid, from the ground up."""

    open: bool
    laid: int
    layers: list[CatanCheopsLayer]
    black_blocks: int
    black_left: int
    blessing: int
    curse: int
    next_layer: int | None
    blessed: int | None
    cursed: list[int]


class CatanCheopsDeal(TypedDict):
    """A deal at a harbour of another player."""

    harbour: str
    give: str
    ratio: int
    takes: int


class CatanCheopsTable(CatanBase):
    """All that a seat, or a spectator, sees of Egypt."""

    phase: CatanSharedPhase | Literal["choose_robber_desert", "harbour_deal", "move_ship_to"]
    hexes: dict[str, CatanCheopsHex]
    players: list[CatanCheopsPlayer]
    ships: dict[str, int]
    start_vertices: list[str]
    site: list[str]
    ports: list[CatanCheopsPort]
    pyramid: CatanCheopsPyramid
    deal: CatanCheopsDeal | None
    lifted: str | None
    ended_by: Literal["points", "pharaoh", "pyramid"] | None


class CatanCheopsPlainPrompt(TypedDict):
    """A question without values."""

    prompt: Literal["choose-robber-desert", "setup-road-or-ship", "move-ship-to"]


class CatanCheopsFreePiecePrompt(TypedDict):
    """Where a free road or ship goes."""

    prompt: Literal["place-free-piece"]
    left: int


class CatanCheopsDealPrompt(TypedDict):
    """What is taken in a deal."""

    prompt: Literal["harbour-deal"]
    good: str
    count: int


CatanCheopsPrompt = (
    CatanPrompt | CatanCheopsPlainPrompt | CatanCheopsFreePiecePrompt | CatanCheopsDealPrompt
)
