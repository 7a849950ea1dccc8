"""The protocol: every request, answer and message between server and clients, as models.

Everything is JSON. What a client sends is checked strictly (unknown fields are refused), and what
the server sends is described here so that types for other languages can be made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from heliopolis.table.shorthand import MAX_LENGTH, MAX_MOVES

LONGEST_CHAT = 500
MOST_LINES = 1_000_000  # of a log or a chat
LONGEST_PASSWORD = 200
SHORTEST_PASSWORD = 8
MOST_SEATS = 8
MOST_TRIED = 16  # lists of moves in one question
MOST_BARGAINS = 8  # that a player leaves with the server at a table

Pace = Literal["live", "daily", "none"]
Status = Literal["open", "running", "over", "frozen"]
Language = Literal["en", "nl", "de"]
Reaction = Literal["hello", "bravo", "wow", "oops", "thanks", "wait", "good_game"]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Password = Annotated[
    str, StringConstraints(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Step = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
# A move as text or in parts; a text may be a line that stands for several moves.
OneMove = Annotated[str, StringConstraints(max_length=MAX_LENGTH)] | dict[str, Any]
# A list of moves is made as one: all of them, or none.
MoveGiven = OneMove | Annotated[list[OneMove], Field(min_length=1, max_length=MAX_MOVES)]
MessageId = Annotated[int, Field(strict=True)] | Annotated[str, StringConstraints(max_length=64)]


class Request(BaseModel):
    """Anything a client sends; an unknown field is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """Anything the server sends."""


# --- Errors ---------------------------------------------------------------------------------------


class Problem(Answer):
    """An error: a code for programs, a sentence for people, and the rule or field concerned."""

    code: str
    message: str
    rule: str | None = None
    field: str | None = None


class Failure(Answer):
    """The answer to a request that was refused. Nothing has changed."""

    error: Problem


# --- People ---------------------------------------------------------------------------------------


class Me(Answer):
    """The user who asks."""

    id: str
    name: str
    account: str | None
    language: Language | None
    settings: dict[str, Any]
    webhook: str | None
    played: list[str] = Field(description="The games of which I have finished at least one.")


class MeChange(Request):
    """The fields that users may change about themselves; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None


class Credentials(Request):
    """Name and password of an account."""

    name: Name
    password: Password


class PasswordChange(Request):
    """The present password of an account, and the next one."""

    password: Password
    new_password: Password


class PasswordProof(Request):
    """The password of an account, for what cannot be taken back."""

    password: Password


class Session(Answer):
    """A browser in which a user is logged in."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool


class TokenRequest(Request):
    """The name of a new token for programs."""

    name: Name


class Token(Answer):
    """A token for programs; `token` itself is shown only once, when it is made."""

    id: str
    name: str
    created: int
    used: int | None
    token: str | None = None


# --- Notifications --------------------------------------------------------------------------------

MailMode = Literal["off", "daily", "now"]


class PushKeys(Request):
    """What a browser gives to be sent messages that only it can read."""

    p256dh: Annotated[str, StringConstraints(max_length=100)]
    auth: Annotated[str, StringConstraints(max_length=40)]


class PushSubscription(Request):
    """A browser's subscription to push messages, as `PushSubscription.toJSON()` tells it."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1_000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser calls it so


class PushDevice(Answer):
    """A browser in which a user is told by push messages."""

    id: str
    agent: str
    created: int
    current: bool


class NoticeKinds(Answer):
    """Of which kinds of news a user is told by push messages and e-mail."""

    turn: bool
    invitation: bool
    over: bool
    chat: bool


class MailInfo(Answer):
    """The e-mail address of a user, whether it is confirmed, and how often it is written to.

    A server without a mail server sends none: `available` is false.
    """

    available: bool
    address: str | None
    confirmed: bool
    mode: MailMode


class NotificationInfo(Answer):
    """How a user is told what happens while they are away."""

    kinds: NoticeKinds
    push_key: str = Field(description="The key with which browsers subscribe (VAPID).")
    devices: list[PushDevice]
    mail: MailInfo


class KindsChange(Request):
    """Of which kinds of news to tell; what is left out stays."""

    turn: bool | None = None
    invitation: bool | None = None
    over: bool | None = None
    chat: bool | None = None


class NotificationChange(Request):
    """What to change about notifications; what is left out stays."""

    kinds: KindsChange | None = None
    mail: MailMode | None = None


class MailRequest(Request):
    """An e-mail address, to which a link is sent by which it is confirmed."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=254)]


class MailKey(Request):
    """The key of a link that was sent to an e-mail address."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class VacationRequest(Request):
    """How many days a vacation takes, from now on."""

    days: Annotated[int, Field(ge=1, le=366, strict=True)]


class VacationInfo(Answer):
    """Whether a user is on vacation, and how many days of this year they have left."""

    days_a_year: int
    days_left: int
    until: int | None


class Rating(Answer):
    """A player's strength at a game: an estimate, its uncertainty, and the number of games."""

    mean: float
    sigma: float
    games: int


class PastGame(Answer):
    """A finished game of a user."""

    table: str
    game: str
    ended: int
    seat: int
    names: list[str]
    bots: list[str | None]
    scores: list[int]
    ranks: list[int]


class Profile(Answer):
    """The public page of a user."""

    id: str
    name: str
    history: list[PastGame]
    ratings: dict[str, Rating]


# --- Games ----------------------------------------------------------------------------------------


class OptionInfo(Answer):
    """A ruling that a table chooses."""

    name: str
    rule: str
    values: list[str]
    default: str
    seasoned: str | None = Field(description="What is suggested to those who have played before.")
    group: str = Field(description="The heading under which it is offered.")
    arrangement: bool
    form: Literal["choice", "number", "text"] = Field(
        description="Whether its values are all listed, whole numbers, or texts of a form."
    )
    least: int | None
    most: int | None


class VerbInfo(Answer):
    """A kind of move, and the values of its arguments."""

    name: str
    arguments: dict[str, list[int | str]]


class AuctionInfo(Answer):
    """What a client needs to order a secret maximum bid in a game's auction."""

    verb: str
    amount: str
    passing: str | None
    lot: str | None = Field(
        description="The argument that says what is bid for, where several things are up at once."
        " An order must match one of them; the game's texts name a value as LOT-VALUE."
    )


class OffersInfo(Answer):
    """What a client needs to leave standing answers to a game's offers."""

    accept: str
    reject: str
    goods: list[str]


class PieceInfo(Answer):
    """What explains a piece: the names of its texts, and its rules."""

    name: str
    text: str | None
    rules: list[str]


class GameInfo(Answer):
    """A game that can be played."""

    name: str
    title: str
    titles: dict[Language, str] = Field(description="The title in each language.")
    designer: str
    seats: list[int]
    default_seats: int
    minutes: int
    information: str
    rules_version: int
    options: list[OptionInfo]
    verbs: list[VerbInfo]
    words: dict[str, str]
    components: dict[str, Any] = Field(
        description="What is the same at every table: see the schema of that name, per game."
    )
    pieces: dict[str, PieceInfo]
    takes_board: bool
    edits_board: bool
    auction: AuctionInfo | None
    offers: OffersInfo | None


class RulingText(Answer):
    """How a rule is read where the rulebook leaves something open, why, and what changes it."""

    id: str
    text: str
    why: str
    option: str | None


class RuleText(Answer):
    """A numbered rule in a language."""

    id: str
    chapter: str
    text: str
    rulings: list[RulingText]


class ChapterInfo(Answer):
    """A chapter of a rulebook."""

    id: str
    title: str
    rules: list[str]


class Rulebook(Answer):
    """All numbered rules of a game."""

    rules: list[RuleText]
    chapters: list[ChapterInfo]


class BotInfo(Answer):
    """A bot that can take a seat."""

    name: str
    searches: bool
    level: bool = Field(description="Whether it is one of the levels offered first.")


# --- Boards ---------------------------------------------------------------------------------------

BoardPath = list[str | int]
BoardId = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,40}$")]


class BoardChange(Answer):
    """A change of a board's data: a value is set or appended, an index removed, or a list cut."""

    op: Literal["set", "append", "remove", "cut"]
    path: BoardPath
    value: Any = None


class BoardChoice(Answer):
    """A value that a field may have; `also` has paths that begin at the place."""

    value: Any
    also: list[BoardChange]


class BoardField(Answer):
    """A value of a place: one of a list of choices, or a whole number in a range."""

    name: str
    path: BoardPath
    choices: str | None
    least: int | None
    most: int | None
    certainty: str | None


class BoardAction(Answer):
    """Something else that can be done at a place."""

    name: str
    changes: list[BoardChange]


class BoardPlace(Answer):
    """A place of a board, with its fields and where in the board's data they stand."""

    id: str
    kind: Literal["hex", "edge", "vertex", "province", "track"]
    at: str
    what: str
    base: BoardPath
    fields: list[BoardField]
    actions: list[BoardAction]


class BoardDifference(Answer):
    """Where a board differs from the game's own."""

    place: str
    field: str
    before: Any
    after: Any


class BoardProblem(Answer):
    """What is wrong with a board: the field, why, and the places to look at."""

    field: str
    why: str
    places: list[str]


class BoardSheet(Answer):
    """A game's own board for an editor; `view` is a table on it, as it is drawn."""

    game: str
    board: dict[str, Any]
    places: list[BoardPlace]
    choices: dict[str, list[BoardChoice]]
    certainty: str | None
    view: View


class BoardRequest(Request):
    """A board of a game, as data."""

    game: Annotated[str, StringConstraints(max_length=60)]
    board: dict[str, Any]


class BoardCheckRequest(BoardRequest):
    """A board to check; what is wrong is told in a language."""

    language: Language = "en"


class BoardSaveRequest(BoardRequest):
    """A board to store."""

    name: Name


class BoardReport(Answer):
    """What is wrong with a board, its places, and how it differs from the game's own.

    `board` is the board in the form that is edited, if nothing is wrong with it.
    """

    errors: list[BoardProblem]
    board: dict[str, Any] | None
    places: list[BoardPlace]
    changes: list[BoardDifference]


class BoardContribution(Answer):
    """What corrects a board for everybody: a file of the repository, and what to write with it."""

    path: str
    file: str
    title: str
    text: str
    changes: list[BoardDifference]


class BoardCard(Answer):
    """A board in a list."""

    id: str
    game: str
    name: str
    created: int
    changed: int


class BoardInfo(BoardCard):
    """A stored board, and who made it."""

    board: dict[str, Any]
    by: str
    mine: bool


# --- Tables ---------------------------------------------------------------------------------------


class SeatRequest(Request):
    """The wanted occupant of a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, StringConstraints(max_length=100)] | None = None


class TableRequest(Request):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=60)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    board: dict[str, Any] | None = None
    board_id: BoardId | None = Field(default=None, description="A stored board, instead of one.")
    pace: Pace = "none"
    public: bool = False
    start: bool = False
    seed: Annotated[int, Field(ge=0, le=2**63 - 1, strict=True)] | None = None


class JoinRequest(Request):
    """Which seat to take; any that is open if none is named."""

    seat: SeatNumber | None = None


class BotsRequest(Request):
    """Which bot takes the free seats, or the one that is named."""

    bot: Annotated[str, StringConstraints(max_length=100)]
    seat: SeatNumber | None = None


class HideRequest(Request):
    """Whether a table is to be left out of my list."""

    hidden: Annotated[bool, Field(strict=True)]


class ForkRequest(Request):
    """The number of moves after which a fork starts, and its occupants."""

    step: Step
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)] | None = None


class MoveRequest(Request):
    """A move, or several as one, and the number of moves that its player knew of."""

    step: Step
    move: MoveGiven
    seat: SeatNumber | None = None


class HintRequest(Request):
    """Ask for the move that looks best; `step` is the number of moves that the player knows of."""

    step: Step
    seat: SeatNumber | None = None


class Seat(Answer):
    """A seat of a table and who sits there."""

    seat: int
    kind: Literal["user", "bot", "open"]
    name: str
    user: str | None
    bot: str | None
    replaced_by: str | None
    online: bool
    awaited: bool = Field(description="Whether its player has not said yes to a rematch yet.")


class TableInfo(Answer):
    """A table, as the one who asks sees it."""

    id: str
    game: str
    options: dict[str, str]
    board: dict[str, Any] | None
    pace: Pace
    public: bool
    status: Status
    why_frozen: str | None
    is_closed: bool = Field(description="Whether it has been cleared away, and is deleted soon.")
    created: int
    seats: list[Seat]
    host_seat: int | None = Field(description="Where the host sits, if they do.")
    link_join: str
    host: bool
    my_seats: list[int]
    rematch: str | None
    forked_from: str | None
    tournament: str | None
    commitment: str | None


class TableCard(Answer):
    """A table in a list."""

    id: str
    game: str
    pace: Pace
    public: bool
    status: Status
    created: int
    seats: list[Seat]
    step: int
    progress: str | None = Field(description="How far the game has come, told in a language.")
    last: str | None = Field(description="What happened last, told in a language.")
    acted_at: int = Field(description="When a person last did something there.")
    abandoned: bool = Field(description="It has not ended, and no person acted for many days.")
    host: bool
    unread: int = Field(description="Lines that others have said since I looked.")
    players_to_move: list[int]
    my_seats: list[int]
    my_turn: bool
    prompt: dict[str, Any] | None


class Turn(Answer):
    """A turn of mine: what is asked, until when, and what happened last."""

    table: str
    game: str
    title: str
    pace: Pace
    seat: int
    seats: list[Seat]
    question: str
    last: str | None
    last_at: int
    deadline: int | None


class Turns(Answer):
    """All my turns, by deadline, and the moment at which they are told."""

    now: int
    turns: list[Turn]


class LegalMove(Answer):
    """A legal move: its text, and its parts as further fields."""

    model_config = ConfigDict(extra="allow")
    text: str
    move: str


class Hint(Answer):
    """The move that looks best from what a seat knows, and the next best.

    Chances are shares of games won; they are missing where nothing could be played out in time.
    """

    step: int
    move: LegalMove
    chance: float | None
    second: LegalMove | None
    second_chance: float | None


class Opinion(Answer):
    """What a move would be called, from what its seat knows, and the winning chance it would lose.

    There is no verdict where there is no time for one, and for moves that are made as one.
    """

    step: int
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | None
    loss: float


class Result(Answer):
    """The result of a game."""

    scores: list[int]
    ranks: list[int]


class View(Answer):
    """What a seat, or a spectator, may see. `step` is the number of moves the viewer knows of."""

    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    commitment: str
    seat: int | None
    step: int
    players_to_move: list[int]
    over: bool
    prompt: dict[str, Any] | None = Field(description="The game's Prompt schema has its fields.")
    legal: list[LegalMove]
    result: Result | None
    table: dict[str, Any] = Field(description="The game's Table schema has its fields.")


class WorkedExample(Answer):
    """A moment of a game that shows rules at work, as a spectator sees it.

    It belongs under the first of its `rules`.
    """

    id: str
    title: str
    text: str
    rules: list[str]
    view: View


class LogGain(Answer):
    """What a log event brings a player, or takes away."""

    seat: int
    points: int
    goods: dict[str, int]


class KnowledgeInfo(Answer):
    """What a seat knows, for bots that think in states.

    `state` is one possible world: whatever the seat cannot know is drawn anew each time. `legal`
    are the numbers of its legal moves, `step` is the number of moves it knows of.
    """

    game: str
    seats: int
    seat: int
    step: int
    state: dict[str, Any]
    legal: list[int]


class LogItem(Answer):
    """A log event, with its values as further fields: the game's LogEvent schema has them.

    What follows is there if a language was named: the events since the number `line` are told in
    one text, that of the last of them; `turn` is the number of the event with which the turn began;
    `gains` is what the event means in points and goods.
    """

    model_config = ConfigDict(extra="allow")
    step: int
    log_event: str
    turn: int | None = None
    line: int | None = None
    text: str | None = None
    gains: list[LogGain] | None = None


class Log(Answer):
    """Cut the log to `from` items, then append these.

    A new connection receives the last of them; those before can be asked for.
    """

    from_: int = Field(alias="from")
    items: list[LogItem]


class OldLog(Log):
    """A part of the log, as it is in this branch."""

    branch: int


class ChatItem(Answer):
    """A line of chat, or a reaction, for which every language has words."""

    seat: int | None
    name: str
    text: str
    time: int
    reaction: Reaction | None = None


class Chat(Answer):
    """Cut the chat to `from` items, then append these."""

    from_: int = Field(alias="from")
    items: list[ChatItem]


class SeatClock(Answer):
    """The time a seat has left, at the moment `now` of its clocks.

    While its player is on vacation, also a clock that runs stands still.
    """

    left_ms: int
    running: bool
    vacation_until: int | None


class Clocks(Answer):
    """The clocks of a table."""

    pace: Pace
    seats: list[SeatClock]
    now: int


class Order(Request):
    """A secret maximum: bid as little as is needed, up to so much; then pass, or ask me."""

    verb: Annotated[str, StringConstraints(max_length=40)]
    match: Annotated[dict[str, int | str], Field(max_length=8)] = {}
    up_to: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    otherwise: Literal["pass", "ask"] = "ask"


ANY_GOOD = "any"  # in a bargain: goods of whatever kind
GoodCounts = Annotated[
    dict[
        Annotated[str, StringConstraints(max_length=40)],
        Annotated[int, Field(ge=1, le=99, strict=True)],
    ],
    Field(min_length=1, max_length=12),
]


class Bargain(Request):
    """An offer I accept: I give at most this, and get at least that; `any` is any good."""

    give: GoodCounts
    get: GoodCounts


class Suggestion(Request):
    """A counter-proposal: what I would give, and what I want for it."""

    give: GoodCounts
    get: GoodCounts


class StandingAnswers(Request):
    """How the server answers offers for me, after the pause of a person; nobody learns of it."""

    decline_impossible: Annotated[bool, Field(strict=True)] = Field(
        True, description="Decline what I cannot accept."
    )
    decline_bots: Annotated[bool, Field(strict=True)] = Field(
        False, description="Decline all offers of bots."
    )
    accept: Annotated[list[Bargain], Field(max_length=MOST_BARGAINS)] = Field(
        [], description="Accept offers that are at least as good for me as one of these."
    )


class Suggested(Answer):
    """A counter-proposal of a player to the one who makes the offers; it binds nobody."""

    seat: int
    give: dict[str, int]
    get: dict[str, int]


class UndoAsked(Answer):
    """Somebody asks all others to go back; `text` says what would be taken back."""

    by: int
    to: int
    agreed: list[int]
    text: str | None


class TakenBack(Answer):
    """Moves that were taken back: by whom, who agreed to it, when, and what they were.

    `log` is the number of log events that stayed; sentences are there for clients that named a
    language.
    """

    number: int
    seat: int | None
    agreed: list[int]
    log: int
    time: int
    text: str | None


class You(Answer):
    """What concerns only the viewer who receives it."""

    seat: int | None
    user: str | None
    awaited: bool = Field(
        description="Whether the game waits for me; I may have legal moves that can wait."
    )
    undo_to: int | None
    reset_to: int | None
    ask_undo_to: int | None = Field(
        description="The step before my last decision, if others must agree to go back there."
    )
    undo_asked: UndoAsked | None
    order: Order | None
    lots: list[str] | None = Field(
        description="What is up for auction, where a bid names it; null while there is no auction."
    )
    standing: StandingAnswers | None = Field(
        description="How offers are answered for me, if I chose it at this table."
    )
    standing_answer: str | None = Field(
        description="The answer to an offer that the server is about to give for me."
    )
    spectators: int
    watching: list[str] = Field(description="The names of spectators; not of all if many watch.")
    advice: Literal["free", "unrates"] | None = Field(
        description="Whether I may ask for hints, and whether the game then ceases to be rated."
    )


class SeenBefore(Answer):
    """What I had seen when I left: log events, lines of chat, and how long ago that was."""

    log: int
    chat: int
    ago_ms: int


class StateMessage(Answer):
    """Everything there is to know, first of all and whenever much has changed.

    `seen` is there when I come to a table where I have been before.
    """

    type: Literal["state"]
    table: TableInfo
    you: You
    view: View | None
    log: Log
    chat: Chat
    clocks: Clocks | None
    branch: int
    undos: list[TakenBack]
    suggestions: list[Suggested]
    seen: SeenBefore | None = None


class UpdateMessage(Answer):
    """The parts that have changed; parts left out are as they were."""

    type: Literal["update"]
    table: TableInfo | None = None
    you: You | None = None
    view: View | None = None
    log: Log | None = None
    chat: Chat | None = None
    clocks: Clocks | None = None
    branch: int | None = None
    undos: list[TakenBack] | None = None
    suggestions: list[Suggested] | None = None


class DoneMessage(Answer):
    """A request has been carried out, and is durable."""

    type: Literal["done"]
    id: int | str | None


class ErrorMessage(Answer):
    """A request was refused, and nothing has changed."""

    type: Literal["error"]
    id: int | str | None
    error: Problem


class WhyMessage(Answer):
    """The rule that a move would break, and its text; neither if the move may be made."""

    type: Literal["why"]
    id: int | str | None
    rule: str | None
    text: str | None


class PreviewMessage(Answer):
    """What would lie on the table after the moves that were asked about."""

    type: Literal["preview"]
    id: int | str | None
    table: dict[str, Any]


class TriedMessage(Answer):
    """Whether each list of moves that was asked about could be made now."""

    type: Literal["tried"]
    id: int | str | None
    allowed: list[bool]


class PongMessage(Answer):
    """The answer to a ping."""

    type: Literal["pong"]


ServerMessage = (
    StateMessage
    | UpdateMessage
    | DoneMessage
    | ErrorMessage
    | WhyMessage
    | PreviewMessage
    | TriedMessage
    | PongMessage
)


# --- What clients send over a WebSocket -----------------------------------------------------------


class ClientMessage(Request):
    """A message of a client, with an id that the answer repeats."""

    id: MessageId | None = None


class ClientMove(ClientMessage):
    """Make a move, or several as one."""

    type: Literal["move"]
    step: Step
    move: MoveGiven


class ClientUndo(ClientMessage):
    """Take back my last move, or my last moves that were made as one."""

    type: Literal["undo"]
    step: Step


class ClientReset(ClientMessage):
    """Take back my whole turn, as far as nothing became known."""

    type: Literal["reset"]
    step: Step


class ClientAskUndo(ClientMessage):
    """Ask all others to go back to a step."""

    type: Literal["ask_undo"]
    to: Step


class ClientAnswerUndo(ClientMessage):
    """Agree to going back, or not."""

    type: Literal["answer_undo"]
    agree: Annotated[bool, Field(strict=True)]


class ClientOrder(ClientMessage):
    """Leave a secret maximum with the server, or take it back."""

    type: Literal["order"]
    order: Order | None


class ClientStanding(ClientMessage):
    """Leave with the server how offers are to be answered for me."""

    type: Literal["standing"]
    standing: StandingAnswers


class ClientSuggest(ClientMessage):
    """Suggest an offer to the player who makes them, or take the suggestion back."""

    type: Literal["suggest"]
    suggestion: Suggestion | None


class ClientTry(ClientMessage):
    """Ask which of several lists of moves could be made now. Nothing is played."""

    type: Literal["try"]
    moves: Annotated[list[MoveGiven], Field(min_length=1, max_length=MOST_TRIED)]


class ClientWhy(ClientMessage):
    """Ask why a move, or several as one, may not be made."""

    type: Literal["why"]
    move: MoveGiven
    language: Language = "en"


class ClientPreview(ClientMessage):
    """Ask what moves of mine would do. Nothing is played."""

    type: Literal["preview"]
    move: MoveGiven


class ClientChat(ClientMessage):
    """Say something to all at the table."""

    type: Literal["chat"]
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)
    ]


class ClientReact(ClientMessage):
    """React, in words that everybody reads in their own language."""

    type: Literal["react"]
    reaction: Reaction


class ClientSeen(ClientMessage):
    """Tell how many log events and lines of chat I have seen, for when I return."""

    type: Literal["seen"]
    log: Annotated[int, Field(ge=0, le=MOST_LINES, strict=True)]
    chat: Annotated[int, Field(ge=0, le=MOST_LINES, strict=True)]


class ClientLeave(ClientMessage):
    """Let a bot take over my seat."""

    type: Literal["leave"]


class ClientReturn(ClientMessage):
    """Take my seat back from the bot."""

    type: Literal["return"]


class ClientPing(ClientMessage):
    """Is anybody there?"""

    type: Literal["ping"]


AnyClientMessage = Annotated[
    ClientMove
    | ClientUndo
    | ClientReset
    | ClientAskUndo
    | ClientAnswerUndo
    | ClientOrder
    | ClientStanding
    | ClientSuggest
    | ClientTry
    | ClientWhy
    | ClientPreview
    | ClientChat
    | ClientReact
    | ClientSeen
    | ClientLeave
    | ClientReturn
    | ClientPing,
    Field(discriminator="type"),
]


# --- After the game -------------------------------------------------------------------------------


class ReplayLength(Answer):
    """The number of steps of a replay, counted from 0.

    Of a game that is over, `times` are the seconds from its start to each of its moves.
    """

    steps: int
    times: list[float] | None = None


class OwnThings(Answer):
    """What a seat saw of itself: its player in the view, and its hand where that lies apart."""

    player: dict[str, Any]
    hand: dict[str, Any] | None


class ReplayStep(Answer):
    """A table as it was after a number of moves; with `hands`, what each seat had in hand."""

    step: int
    view: View
    log: list[LogItem]
    own: list[OwnThings] | None = None


class Secret(Answer):
    """The seed in use from a step on; seed and salt are published when the game is over.

    Seeds have 63 bits, more than some languages' numbers: so they are texts.
    """

    step: int
    commitment: str
    seed: str | None = None
    salt: str | None = None
    text: str


class Proof(Answer):
    """Proof that no draw was made up: the SHA-256 of `text` is the commitment.

    `secrets` lists all of them, where a game went back by consent or was forked.
    """

    commitment: str
    seed: str | None
    salt: str | None
    algorithm: Literal["sha256"]
    text: str
    secrets: list[Secret]


class AnalysisStep(Answer):
    """What each seat could expect after a number of moves; errors are half a 95 % interval."""

    step: int
    wins: list[float]
    wins_error: list[float]
    points: list[float]
    points_error: list[float]


class AnalysisCandidate(Answer):
    """A move that was tried, and the share of games it won."""

    move: dict[str, str | int]
    wins: float


class AnalysisDecision(Answer):
    """A decision, judged by the winning chance it lost from what the player could know."""

    step: int
    seat: int
    move: dict[str, str | int]
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    loss: float
    error: float
    better: dict[str, str | int] | None
    points: list[float] = Field(description="What the better move brings, at the end.")
    wins: list[float] = Field(description="What it brings in winning chances.")
    events: list[LogItem]
    told: dict[str, str] | None = Field(
        default=None, description="What the better move does at once, by language."
    )
    candidates: list[AnalysisCandidate]


class AnalysisShares(Answer):
    """What made the result of a seat: the beginning, luck, its own decisions and the others'."""

    start: float
    luck: float
    luck_error: float
    own: float
    others: float
    end: float


class AnalysisSummary(Answer):
    """How a seat played: its accuracy, by thirds of the game, and its verdicts."""

    seat: int
    accuracy: float | None
    parts: list[float | None]
    counts: dict[str, int]
    wins: AnalysisShares
    points: AnalysisShares


class AnalysisMoment(Answer):
    """A moment that decided the game, and what it changed for each seat."""

    step: int
    seat: int
    cause: Literal["decision", "luck"]
    wins: list[float]
    points: list[float]


class AnalysisRow(Answer):
    """A row of facts: of a seat, a number or a step."""

    label: int
    seat: int | None
    values: list[float | None]


class AnalysisFacts(Answer):
    """A table of facts, such as dice rolled and expected."""

    key: str
    by: Literal["seat", "value", "step"]
    columns: list[str]
    rows: list[AnalysisRow]


class Analysis(Answer):
    """A finished game looked back on."""

    format: int
    game: str
    players: list[str]
    over: bool
    worlds: list[int]
    steps: list[AnalysisStep]
    summaries: list[AnalysisSummary]
    decisions: list[AnalysisDecision]
    moments: list[AnalysisMoment]
    facts: list[AnalysisFacts]


class AnalysisProgress(Answer):
    """An analysis, or how far it has come; the total is 0 while it waits for others."""

    done: int
    total: int
    analysis: Analysis | None


class Health(Answer):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str
    database: str
