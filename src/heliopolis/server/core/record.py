"""A table as it follows from its events. Nothing here reads, writes or waits.

`Record.apply` takes one event after another; every other method asks what came of them. The same
events always give the same record, in any process, so any process can serve any table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import events, undoing
from heliopolis.server.core.clocks import Clocks, Terms
from heliopolis.server.core.events import Event
from heliopolis.server.core.undoing import TakenBack, UndoRequest
from heliopolis.table import Decision, LogEvent, Move, Table

# Fields that a snapshot holds as they are.
PLAIN_FIELDS = (
    *("status", "rules", "host", "rematch"),
    *("branch", "shared_log", "next_seq", "last_at", "acted_at", "undone", "advised"),
)
CLOSED_WHY = {"abandoned": "was abandoned", "quit": "was given up"}
# By these a person shows that they are there; moves count once everybody may know of them.
ACTS = (events.SIT, events.STAND, events.BOTS, events.START, events.ASK, events.ANSWER,
        events.RETURN, events.REMATCH)  # fmt: skip
WHILE_FROZEN = (events.CHAT, events.REMATCH, events.HAND_OVER, events.CLOSE)


@dataclass(frozen=True)
class Header:
    """The facts that were settled when the table was made."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    board: dict[str, Any] | None
    secret: Secret
    pace: str
    terms: Terms | None
    public: bool
    host: str
    seating: list[dict[str, Any]]  # per seat: kind, person, name, bot
    forked_from: str | None
    rated: bool
    created: int
    tournament: str | None = None  # to which its result counts


@dataclass
class Occupant:
    """The occupant of a seat. A bot stands in for a user who left or ran out of time."""

    kind: str  # person, bot, open
    name: str
    person: str | None = None
    bot: str | None = None
    replaced_by: str | None = None
    why_replaced: str | None = None  # left, time, or deadline: then everybody was
    awaited: bool = False  # a seat of a rematch whose player has not said yes yet

    @property
    def absent(self) -> bool:
        """Whether a bot stands in because the player left, or let their time run out."""
        return self.replaced_by is not None and self.why_replaced != "deadline"

    @property
    def plays(self) -> str:
        """What makes the moves: "person", "bot", or "open" for an empty seat."""
        return "bot" if self.replaced_by else self.kind

    @property
    def player(self) -> str | None:
        """The bot that makes the moves, if one does."""
        return self.replaced_by or self.bot


@dataclass(frozen=True)
class ChatLine:
    """A line of chat, or a reaction, which everybody reads in their own language."""

    seat: int | None
    name: str
    text: str
    time: int
    reaction: str | None = None

    def to_json(self) -> dict[str, Any]:
        """As clients get it."""
        return asdict(self)


class Record:
    """A table: its seats, its game, its chat and open requests."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.status = "open"
        self.why_frozen: str | None = None
        self.is_closed = False  # cleared away; its rows are deleted soon
        self.rules = header.rules
        self.seats = [Occupant(**seat) for seat in header.seating]
        self.host = header.host
        self.table_if_started: Table | None = None
        self.chat: list[ChatLine] = []
        self.orders: dict[int, dict[str, Any]] = {}
        self.standing: dict[int, dict[str, Any]] = {}  # wishes about offers, by seat
        self.answers_themselves: set[int] = set()  # seats that took back an answer to this offer
        self.suggestions: dict[int, dict[str, Any]] = {}  # counter-proposals, by seat
        self.undo_request: UndoRequest | None = None
        self.rematch: str | None = None
        self.undone = False  # whether a move was ever taken back
        self.undos: list[TakenBack] = []  # the last ones that everybody is told of
        self.advised = False  # whether a player was given a hint or a warning
        self.branch = 0  # number of times the log became shorter
        self.shared_log = 0  # log events that stayed when it last did
        self.next_seq = 0
        self.last_at = header.created
        self.acted_at = header.created  # when a person last did what everybody may know of
        self.clocks = Clocks(header.pace, header.terms, len(self.seats))
        self.awaited_since: dict[int, int] = {}  # per person awaited: the event since which
        self.question_steps: dict[int, int] = {}  # per seat to move: the step of its question

    # --- Snapshots --------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Return all that came of the events so far, as JSON."""
        request = self.undo_request
        return {
            **{name: getattr(self, name) for name in PLAIN_FIELDS},
            "seats": [asdict(seat) for seat in self.seats],
            "names": self.table.players,
            "table": self.table.snapshot(),
            "chat": [line.to_json() for line in self.chat],
            "orders": list(self.orders.items()),
            "standing": list(self.standing.items()),
            "suggestions": list(self.suggestions.items()),
            "answers_themselves": sorted(self.answers_themselves),
            "undo_request": [request.by, request.to, sorted(request.agreed)] if request else None,
            "undos": [undo.to_json() for undo in self.undos],
            "clocks": self.clocks.snapshot(),
            "awaited_since": list(self.awaited_since.items()),
            "question_steps": list(self.question_steps.items()),
        }

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Become what the events had made of a record with the same header."""
        self._start({"names": snapshot["names"]}, 0)
        self.table.restore(snapshot["table"])
        self.seats = [Occupant(**seat) for seat in snapshot["seats"]]
        self.chat = [ChatLine(**line) for line in snapshot["chat"]]
        self.orders = dict(snapshot["orders"])
        self.standing = dict(snapshot["standing"])
        self.answers_themselves = set(snapshot["answers_themselves"])
        self.suggestions = dict(snapshot["suggestions"])
        self.awaited_since = dict(snapshot["awaited_since"])
        self.question_steps = dict(snapshot["question_steps"])
        if snapshot["undo_request"]:
            by, to, agreed = snapshot["undo_request"]
            self.undo_request = UndoRequest(by, to, set(agreed))
        self.undos = [TakenBack.from_json(undo) for undo in snapshot["undos"]]
        self.clocks.restore(snapshot["clocks"])
        for name in PLAIN_FIELDS:
            setattr(self, name, snapshot[name])

    # --- What happened ----------------------------------------------------------------------------

    def take(self, event: Event, decision: Decision | None = None) -> None:
        """Apply the next event; freeze the table where it does not fit today's rules."""
        try:
            self.apply(event, decision)
        except HeliopolisError as error:
            self.freeze(f"event {event.seq} does not fit today's rules: {error}")
            self.apply(event)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            if event.seq != self.next_seq:
                raise
            self.freeze(f"event {event.seq} cannot be read: {error!r:.100}")
            self.apply(event)

    def apply(self, event: Event, decision: Decision | None = None) -> None:
        """Apply the next event; raise an error if it cannot happen.

        `decision` is what a MOVE event decides, where this record's table has judged it already.
        """
        if event.seq != self.next_seq:
            raise ValueError(f"event {event.seq} of {event.table} is not the next")
        if decision and self.status != "frozen":
            self._carry_out(decision, event.at)
        elif self.status != "frozen" or event.kind in WHILE_FROZEN:
            getattr(self, f"_{event.kind}")(event.data, event.at)
        self.next_seq += 1
        self.last_at = event.at
        if event.kind in ACTS:
            self.acted_at = event.at
        if self.status != "open":
            awaited, since = self._people_awaited(), self.awaited_since
            self.clocks.run(awaited, event.at, gain=event.kind != events.UNDO)
            self.awaited_since = {seat: since.get(seat, event.seq) for seat in awaited}
            self._note_questions(event)

    def _sit(self, data: dict[str, Any], at: int) -> None:
        self.seats[data["seat"]] = Occupant("person", data["name"], person=data["person"])

    def _bots(self, data: dict[str, Any], at: int) -> None:
        for bot in data["bots"]:
            self.seats[bot["seat"]] = Occupant("bot", bot["name"], bot=bot["bot"])

    def _stand(self, data: dict[str, Any], at: int) -> None:
        self.seats[data["seat"]] = Occupant("open", "")

    def _hand_over(self, data: dict[str, Any], at: int) -> None:
        for number in data["seats"]:
            seat = self.seats[number]
            seat.person = data["to"]
            if self.status == "open":
                seat.name = data["name"]
        if self.host == data["from"]:
            self.host = data["to"]

    def _close(self, data: dict[str, Any], at: int) -> None:
        why = CLOSED_WHY.get(data.get("why", ""), "was never started")
        self.freeze(f"it {why}, and has been cleared away")
        self.is_closed = True

    def _start(self, data: dict[str, Any], at: int) -> None:
        header = self.header
        names = data["names"]
        self.table_if_started = Table(
            self.game, len(self.seats), header.secret, header.options, names,
            header.board,
        )  # fmt: skip
        self.status = "running"

    def _move(self, data: dict[str, Any], at: int) -> None:
        self._carry_out(self.table.judge(events.move_texts(data), data["seat"]), at)

    def _carry_out(self, decision: Decision, at: int) -> None:
        before = self.table.known_step()
        offering = self._offering() if self.suggestions else (None, False)
        self.table.carry_out(decision)
        if self.suggestions and self._offering() not in (offering, (offering[0], False)):
            self.suggestions.clear()  # the next offer was made, or the turn has passed on
        if self.table.known_step() != before:  # nobody may notice a sealed move
            self.undo_request = None
            if self.seats[decision.moves[0].seat].plays == "person":
                self.acted_at = at
        self._after_moves()

    def _undo(self, data: dict[str, Any], at: int) -> None:
        before, public_step = self.table.log_events, self.table.known_step()
        moves = self.table.moves
        if "to" in data:
            self.table.go_back(data["to"])
        else:
            self.table.remove(data["remove"])
        if "seed" in data:
            self._reseed(data, at)
        self.undone = True
        self._drop_orders(data)
        self._leave_answers(data, moves)
        self.suggestions.clear()
        if self.table.known_step() != public_step or self.table.log_events != before:
            # Of a sealed move nobody else may learn, neither that it was made nor taken back.
            self.undo_request = None
            self.acted_at = at
            self.branch += 1
            self.shared_log = _shared(before, self.table.log_events)
            self._note_undo(data, before[self.shared_log :], at)
        self._after_moves()

    def _note_undo(self, data: dict[str, Any], gone: Sequence[LogEvent], at: int) -> None:
        number = self.undos[-1].number + 1 if self.undos else 1
        self.undos.append(undoing.note(data, number, gone, self.shared_log, at))
        del self.undos[: -undoing.MOST_KEPT]

    def _drop_orders(self, data: dict[str, Any]) -> None:
        """Drop orders that would at once repeat what was taken back."""
        if "to" in data:
            self.orders.clear()
        else:
            self.orders.pop(data["seat"], None)

    def _leave_answers(self, data: dict[str, Any], before: Sequence[Move]) -> None:
        """Let players whose answers to an offer were taken back give the next one themselves."""
        if offers := self.game.offers:
            gone = before[data["to"] :] if "to" in data else [before[n] for n in data["remove"]]
            answered = {move.seat for move in gone if move.text in (offers.accept, offers.reject)}
            self.answers_themselves |= answered

    def _reseed(self, data: dict[str, Any], at: int) -> None:
        self.table.reseed(Secret(data["seed"], data["salt"]))

    def _after_moves(self) -> None:
        if self.orders and not self.table.bidding:
            self.orders.clear()
        if self.answers_themselves and not self._is_offer_open():
            self.answers_themselves.clear()
        if self.table.over:
            self.status = "over"

    def _offering(self) -> tuple[int | None, bool]:
        """Return the seat that makes offers, and whether one is open."""
        return self.table.offering_seat, self._is_offer_open()

    def _is_offer_open(self) -> bool:
        return any(self.table.offer_to(seat) for seat in self.table.players_to_move)

    def _ask(self, data: dict[str, Any], at: int) -> None:
        self.undo_request = UndoRequest(data["seat"], data["to"], {data["seat"]})

    def _answer(self, data: dict[str, Any], at: int) -> None:
        if self.undo_request and data["agree"]:
            self.undo_request.agreed.add(data["seat"])
        else:
            self.undo_request = None

    def _order(self, data: dict[str, Any], at: int) -> None:
        if data["order"]:
            self.orders[data["seat"]] = data["order"]
        else:
            self.orders.pop(data["seat"], None)

    def _standing(self, data: dict[str, Any], at: int) -> None:
        self.standing[data["seat"]] = data["standing"]

    def _suggest(self, data: dict[str, Any], at: int) -> None:
        self.suggestions.pop(data["seat"], None)
        if data["suggestion"]:
            self.suggestions[data["seat"]] = data["suggestion"]

    def _replace(self, data: dict[str, Any], at: int) -> None:
        seat = self.seats[data["seat"]]
        seat.replaced_by, seat.why_replaced = data["bot"], data.get("why")
        self.orders.pop(data["seat"], None)

    def _return(self, data: dict[str, Any], at: int) -> None:
        seat = self.seats[data["seat"]]
        seat.replaced_by = seat.why_replaced = None
        self.clocks.refill(data["seat"])

    def _chat(self, data: dict[str, Any], at: int) -> None:
        said = ChatLine(data["seat"], data["name"], data["text"], at, data.get("reaction"))
        self.chat.append(said)
        if said.seat is not None:
            self.acted_at = at

    def _rematch(self, data: dict[str, Any], at: int) -> None:
        self.rematch = data["table"]

    def _unreadable(self, data: dict[str, Any], at: int) -> None:
        self.freeze(f"event {self.next_seq} cannot be read: its kind is {data['kind']!r:.40}")

    def _advice(self, data: dict[str, Any], at: int) -> None:
        self.advised = True

    def _vacation(self, data: dict[str, Any], at: int) -> None:
        for seat in data["seats"]:
            self.clocks.pause(seat, at, data["until"])

    def _upgrade(self, data: dict[str, Any], at: int) -> None:
        self.rules = data["rules"]

    def freeze(self, why: str) -> None:
        """Stop the game where it stands, and record why."""
        self.status, self.why_frozen = "frozen", why
        self.clocks.run((), self.last_at)

    # --- What came of it --------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table that is being played; an error before the start."""
        if self.table_if_started is None:
            raise RuntimeError(f"table {self.header.id} has not been started")
        return self.table_if_started

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return games.find(self.header.game)

    @property
    def players_to_move(self) -> list[int]:
        """The seats whose players are to move."""
        return self.table.players_to_move if self.status == "running" else []

    @property
    def players_awaited(self) -> list[int]:
        """The seats that the game waits for; others may move, too, but need not."""
        return self.table.players_awaited if self.status == "running" else []

    def _people_awaited(self) -> list[int]:
        return [seat for seat in self.players_awaited if self.seats[seat].plays == "person"]

    def bots_to_move(self) -> list[int]:
        """Return the seats for which a bot is to move; a bot does not move unless awaited."""
        return [seat for seat in self.players_awaited if self.seats[seat].plays == "bot"]

    def bots_to_agree(self) -> list[int]:
        """Return the seats of bots that need not move, but may agree to what others accepted.

        A player who has not answered an offer must not keep those waiting who have.
        """
        found = []
        for seat in set(self.players_to_move) - set(self.players_awaited):
            numbers = {move.number for move in self.table.legal(seat)}
            if self.seats[seat].plays == "bot" and numbers & self.game.agreement_moves:
                found.append(seat)
        return found

    def _note_questions(self, event: Event) -> None:
        """Note since which step each seat has had its question.

        A question stays the same while others move, as long as its seat may move all the time: the
        answers of others to an offer change nothing for a player who has yet to answer.
        """
        if event.kind not in (events.START, events.MOVE, events.UNDO):
            return
        before, mover = self.question_steps, event.data.get("seat")
        if event.kind != events.MOVE:
            before = {}
        self.question_steps = {
            seat: before[seat] if seat in before and seat != mover else self.table.known_step(seat)
            for seat in self.players_to_move
        }

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a user, whether or not a bot stands in."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    def users(self) -> set[str]:
        """Return the ids of all users who have a seat."""
        return {seat.person for seat in self.seats if seat.person}

    def free_seats(self) -> list[int]:
        """Return the seats that nobody has taken, or whose players have not come yet."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "open" or seat.awaited]

    def players(self) -> list[int]:
        """Return the seats for which a person plays now."""
        return [n for n, seat in enumerate(self.seats) if seat.plays == "person"]

    def last_decision_alone(self, seat: int) -> int | None:
        """Return the index of the seat's last decision if its player plays against bots alone.

        None if somebody else has a seat, in a tournament, or if the seat has not moved yet.
        """
        if self.players() != [seat] or len(self.users()) != 1 or self.header.tournament:
            return None
        return self.table.last_decision_of(seat)

    @property
    def rated(self) -> bool:
        """Whether its result counts for ratings.

        It does not if one who plays alone took moves back, nor if anybody was advised, even if
        others have joined since.
        """
        alone = len(self.users()) == 1
        return self.header.rated and not self.advised and not (alone and self.undone)

    def may_be_advised(self, person: str | None) -> bool:
        """Whether a user may ask for advice here: nobody else plays, only bots, and for fun."""
        alone = person is not None and self.users() == {person}
        return self.status == "running" and alone and not self.header.tournament

    @property
    def commitment(self) -> str | None:
        """The public commitment to the seed in use."""
        return self.table_if_started.secrets[-1][1].commitment if self.table_if_started else None


def _shared(before: Sequence[Any], after: Sequence[Any]) -> int:
    """Return the number of leading log events that are equal."""
    count = 0
    while count < min(len(before), len(after)) and before[count] == after[count]:
        count += 1
    return count
