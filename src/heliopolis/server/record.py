"""A table as it follows from its events. Nothing here reads, writes or waits.

`Record.apply` takes one event after the other; everything else asks what came of it. The same
events always give the same record, in whatever process, so any process can serve any table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.server import events
from heliopolis.server.clocks import Clocks, Terms
from heliopolis.server.events import Event
from heliopolis.table import Table

AS_IT_IS = (
    *("status", "rules", "host", "rematch"),
    *("branch", "shared_log", "next_seq", "last_at"),
)
WHILE_FROZEN = (events.CHAT, events.REMATCH, events.HAND_OVER)


@dataclass(frozen=True)
class Header:
    """What was settled when the table was made."""

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
    seating: list[dict[str, Any]]  # of each seat: kind, person, name, bot
    forked_from: str | None
    rated: bool
    created: int


@dataclass
class Sitting:
    """Who sits in a seat. A person who left, or ran out of time, is replaced by a bot for now."""

    kind: str  # person, bot, open
    name: str
    person: str | None = None
    bot: str | None = None
    replaced_by: str | None = None

    @property
    def plays(self) -> str:
        """Who makes the moves: person, bot, or open if nobody does."""
        return "bot" if self.replaced_by else self.kind

    @property
    def player(self) -> str | None:
        """The bot that makes the moves, if one does."""
        return self.replaced_by or self.bot


@dataclass
class Asked:
    """Somebody asks all to go back."""

    by: int
    to: int  # moves that stay, counted as they really are
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    seat: int | None
    name: str
    text: str
    time: int

    def to_json(self) -> dict[str, Any]:
        """As clients get it."""
        return {"seat": self.seat, "name": self.name, "text": self.text, "time": self.time}


class Record:
    """A table: its seats, its game, what was said and asked."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.status = "open"
        self.why_frozen: str | None = None
        self.rules = header.rules
        self.seats = [Sitting(**seat) for seat in header.seating]
        self.host = header.host
        self.table: Table | None = None
        self.chat: list[Said] = []
        self.orders: dict[int, dict[str, Any]] = {}
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self.branch = 0  # how often the log became shorter
        self.shared_log = 0  # notes that stayed when it last did
        self.next_seq = 0
        self.last_at = header.created
        self.clocks = Clocks(header.pace, header.terms, len(self.seats))
        self.asked_since: dict[int, int] = {}  # of people who are asked now: since which event

    # --- Where it stands --------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """All that came of the events so far, as JSON."""
        asked = self.asked
        return {
            "status": self.status,
            "rules": self.rules,
            "host": self.host,
            "seats": [asdict(seat) for seat in self.seats],
            "names": self.game.players,
            "table": self.game.snapshot(),
            "chat": [said.to_json() for said in self.chat],
            "orders": list(self.orders.items()),
            "asked": [asked.by, asked.to, sorted(asked.agreed)] if asked else None,
            "rematch": self.rematch,
            "branch": self.branch,
            "shared_log": self.shared_log,
            "next_seq": self.next_seq,
            "last_at": self.last_at,
            "clocks": self.clocks.snapshot(),
            "asked_since": list(self.asked_since.items()),
        }

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Be as the events made a record of the same header."""
        self._start({"names": kept["names"]}, 0)
        self.game.restore(kept["table"])
        self.seats = [Sitting(**seat) for seat in kept["seats"]]
        self.chat = [Said(**said) for said in kept["chat"]]
        self.orders = dict(kept["orders"])
        self.asked_since = dict(kept["asked_since"])
        if kept["asked"]:
            by, to, agreed = kept["asked"]
            self.asked = Asked(by, to, set(agreed))
        self.clocks.restore(kept["clocks"])
        for name in (
            "status",
            "rules",
            "host",
            "rematch",
            "branch",
            "shared_log",
            "next_seq",
            "last_at",
        ):
            setattr(self, name, kept[name])

    # --- What happened ----------------------------------------------------------------------------

    def take(self, event: Event) -> None:
        """Let the next event happen; where it does not fit the rules of today, freeze."""
        try:
            self.apply(event)
        except HeliopolisError as error:
            self.freeze(f"event {event.seq} does not fit the rules of today: {error}")
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Let the next event happen; an error if it cannot."""
        if event.seq != self.next_seq:
            raise ValueError(f"event {event.seq} of {event.table} is not the next")
        if self.status != "frozen" or event.kind in WHILE_FROZEN:
            getattr(self, f"_{event.kind}")(event.data, event.at)
        self.next_seq += 1
        self.last_at = event.at
        if self.status != "open":
            asked, since = self._asked_people(), self.asked_since
            self.clocks.run(asked, event.at, gain=event.kind != events.UNDO)
            self.asked_since = {seat: since.get(seat, event.seq) for seat in asked}

    def _sit(self, data: dict[str, Any], at: int) -> None:
        self.seats[data["seat"]] = Sitting("person", data["name"], person=data["person"])

    def _stand(self, data: dict[str, Any], at: int) -> None:
        self.seats[data["seat"]] = Sitting("open", "")

    def _hand_over(self, data: dict[str, Any], at: int) -> None:
        for number in data["seats"]:
            seat = self.seats[number]
            seat.person = data["to"]
            if self.status == "open":
                seat.name = data["name"]
        if self.host == data["from"]:
            self.host = data["to"]

    def _close(self, data: dict[str, Any], at: int) -> None:
        self.freeze("it was never started, and has been cleared away")

    def _start(self, data: dict[str, Any], at: int) -> None:
        header = self.header
        names = data["names"]
        self.table = Table(
            self.rulebook, len(self.seats), header.secret, header.options, names,
            header.board,
        )  # fmt: skip
        self.status = "running"

    def _move(self, data: dict[str, Any], at: int) -> None:
        before = self.game.known_step()
        self.game.play(data["move"], data["seat"])
        if self.game.known_step() != before:  # by a sealed move nobody is to see anything change
            self.asked = None
        self._after_moves()

    def _undo(self, data: dict[str, Any], at: int) -> None:
        before = self.game.log_events
        if "to" in data:
            self.game.go_back(data["to"])
        else:
            self.game.remove(data["remove"])
        if "seed" in data:
            self._reseed(data, at)
        self.asked = None
        self._drop_orders(data)
        self.branch += 1
        self.shared_log = _shared(before, self.game.log_events)
        self._after_moves()

    def _drop_orders(self, data: dict[str, Any]) -> None:
        """An order would at once do again what has been taken back."""
        if "to" in data:
            self.orders.clear()
        else:
            self.orders.pop(data["seat"], None)

    def _reseed(self, data: dict[str, Any], at: int) -> None:
        self.game.reseed(Secret(data["seed"], data["salt"]))

    def _after_moves(self) -> None:
        if self.orders and not self.game.bidding:
            self.orders.clear()
        if self.game.over:
            self.status = "over"

    def _ask(self, data: dict[str, Any], at: int) -> None:
        self.asked = Asked(data["seat"], data["to"], {data["seat"]})

    def _answer(self, data: dict[str, Any], at: int) -> None:
        if self.asked and data["agree"]:
            self.asked.agreed.add(data["seat"])
        else:
            self.asked = None

    def _order(self, data: dict[str, Any], at: int) -> None:
        if data["order"]:
            self.orders[data["seat"]] = data["order"]
        else:
            self.orders.pop(data["seat"], None)

    def _replace(self, data: dict[str, Any], at: int) -> None:
        self.seats[data["seat"]].replaced_by = data["bot"]
        self.orders.pop(data["seat"], None)

    def _return(self, data: dict[str, Any], at: int) -> None:
        self.seats[data["seat"]].replaced_by = None
        self.clocks.refill(data["seat"])

    def _chat(self, data: dict[str, Any], at: int) -> None:
        self.chat.append(Said(data["seat"], data["name"], data["text"], at))

    def _rematch(self, data: dict[str, Any], at: int) -> None:
        self.rematch = data["table"]

    def _upgrade(self, data: dict[str, Any], at: int) -> None:
        self.rules = data["rules"]

    def freeze(self, why: str) -> None:
        """Stop the game where it stands, and say why."""
        self.status, self.why_frozen = "frozen", why
        self.clocks.run((), self.last_at)

    # --- What came of it --------------------------------------------------------------------------

    @property
    def game(self) -> Table:
        """The game that was started."""
        if self.table is None:
            raise RuntimeError(f"table {self.header.id} has not been started")
        return self.table

    @property
    def rulebook(self) -> Game:
        """The rules that are played here."""
        return games.find(self.header.game)

    @property
    def players_to_move(self) -> list[int]:
        """The seats that are asked for a move."""
        return self.game.players_to_move if self.status == "running" else []

    def _asked_people(self) -> list[int]:
        return [seat for seat in self.players_to_move if self.seats[seat].plays == "person"]

    def waiting_bots(self) -> list[int]:
        """The seats that bots are to move for."""
        return [seat for seat in self.players_to_move if self.seats[seat].plays == "bot"]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, replaced by a bot or not."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> set[str]:
        """All who have a seat."""
        return {seat.person for seat in self.seats if seat.person}

    def players(self) -> list[int]:
        """The seats for which a person plays now."""
        return [n for n, seat in enumerate(self.seats) if seat.plays == "person"]

    @property
    def commitment(self) -> str | None:
        """What is known of the seed that chance follows now."""
        return self.table.secrets[-1][1].commitment if self.table else None


def _shared(before: Sequence[Any], after: Sequence[Any]) -> int:
    """How many of the first notes are the same."""
    count = 0
    while count < min(len(before), len(after)) and before[count] == after[count]:
        count += 1
    return count
