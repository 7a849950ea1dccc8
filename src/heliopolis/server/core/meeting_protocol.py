"""The protocol of meeting others: open tables, searches for a game, leaderboards, tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from heliopolis.server.core.protocol import (
    MOST_SEATS,
    Answer,
    Name,
    Pace,
    Rating,
    Request,
    Seat,
)

MOST_PLAYERS = 64
MOST_ROUNDS = 9
MOST_BOTS = 16
MOST_HOURS = 720

GameName = Annotated[str, StringConstraints(max_length=60)]
BotName = Annotated[str, StringConstraints(max_length=100)]
Seats = Annotated[int, Field(ge=2, le=MOST_SEATS, strict=True)]

# --- Open tables and leaderboards -----------------------------------------------------------------


class OpenTable(Answer):
    """A public table that waits for players; `ratings` has one entry per seat."""

    id: str
    game: str
    pace: Pace
    options: dict[str, str]
    own_board: bool
    created: int
    seats: list[Seat]
    ratings: list[Rating | None]
    host: str
    my_seats: list[int]


class Leader(Answer):
    """A place on the leaderboard of a game: of a user, or of a level of bots.

    `sure` is what decides: the rating that the player has at least, nearly surely.
    """

    place: int
    user: str | None
    bot: str | None
    name: str
    rating: Rating
    sure: float


# --- Searches -------------------------------------------------------------------------------------


class SearchRequest(Request):
    """A game that a user wants to play with whoever fits."""

    game: GameName
    seats: Annotated[list[Seats], Field(min_length=1, max_length=MOST_SEATS)] = Field(
        description="The numbers of players that are welcome."
    )
    pace: Literal["live", "daily"] = "live"
    within: Annotated[float, Field(ge=0.5, le=50, allow_inf_nan=False)] | None = Field(
        default=None, description="How far the ratings of others may differ; None: any."
    )


class Search(Answer):
    """A search: it waits, or has found a table. It ends if nobody asks for it for a while."""

    status: Literal["none", "waiting", "seated"]
    game: str | None = None
    seats: list[int]
    pace: Pace | None = None
    within: float | None = None
    since: int | None = None
    others: int = Field(description="How many others search for this game.")
    table: str | None = None


# --- Tournaments ----------------------------------------------------------------------------------

Draw = Literal["swiss", "rating"]
TournamentStatus = Literal["open", "running", "over", "closed"]


class TournamentRequest(Request):
    """A new tournament."""

    name: Name
    game: GameName
    seats: Seats = Field(description="Players per table; some tables may have one less.")
    options: Annotated[dict[str, str], Field(max_length=40)] = Field(default_factory=dict)
    pace: Literal["live", "daily"] = "live"
    draw: Draw = "swiss"
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS, strict=True)] = 3
    most_players: Annotated[int, Field(ge=2, le=MOST_PLAYERS, strict=True)] = 16
    round_hours: Annotated[int, Field(ge=1, le=MOST_HOURS, strict=True)] | None = Field(
        default=None,
        description="After which bots play the tables of a round to their end; "
        "3 hours at a live pace and 14 days at a daily one, if it is left out.",
    )
    break_minutes: Annotated[int, Field(ge=0, le=1440, strict=True)] = Field(
        default=0, description="Between the last result of a round and the next round."
    )
    public: bool = Field(default=True, description="Whether it is listed for everybody.")
    play: bool = Field(default=True, description="Whether the host takes part.")
    bots: Annotated[list[BotName], Field(max_length=MOST_BOTS)] = Field(default_factory=list)


class BotEntry(Request):
    """A bot that takes part."""

    bot: BotName


class EntrantNumber(Request):
    """A player of a tournament, by number."""

    number: Annotated[int, Field(ge=0, le=100_000, strict=True)]


class TournamentCard(Answer):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    pace: Pace
    draw: Draw
    rounds: int
    round: int
    status: TournamentStatus
    public: bool
    players: int
    most_players: int
    created: int
    host_name: str
    host: bool
    playing: bool


class Entrant(Answer):
    """A player of a tournament."""

    number: int
    name: str
    user: str | None
    bot: str | None
    rating: float | None
    withdrawn: bool


class TournamentPlace(Answer):
    """A seat at a table of a tournament; points are shares of a win, None while it is played."""

    number: int
    seat: int
    rank: int | None
    score: int | None
    points: float | None
    absent: bool


class TournamentTable(Answer):
    """A table of a round; its id lets anybody watch."""

    number: int
    table: str
    over: bool
    places: list[TournamentPlace]


class TournamentRound(Answer):
    """A round: its tables, and the numbers of those who sit out."""

    round: int
    tables: list[TournamentTable]
    out: list[int]


class TournamentStanding(Answer):
    """A place in the standings; equal places where nothing tells players apart.

    `mates` is the first tie-break: per round the mean of the points of the table-mates, added up.
    `wins` is the second: tables won.
    """

    number: int
    place: int
    points: float
    mates: float
    wins: int
    rounds: int


class TournamentInfo(TournamentCard):
    """A tournament with its players, rounds and standings, as the one who asks sees it."""

    options: dict[str, str]
    round_hours: int
    break_minutes: int
    deadline: int | None
    next_round_at: int | None
    ended: int | None
    entrants: list[Entrant]
    drawn: list[TournamentRound]
    standings: list[TournamentStanding]
    sitting_out: int = Field(description="How many would sit out if the next round began now.")
    my_number: int | None
    my_table: str | None
    seed: str | None = Field(description="From which all draws follow; told when it is over.")
