"""Facts beside the winning chances: what chance brought, and what it brings on average.

What chance brings on average is found by making the same move again with chance drawn anew, and
reading what the log tells. Facts use nothing but the log, the curve and the rules, so that they
hold for every scenario of a game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from heliopolis.analysis.playouts import mix
from heliopolis.analysis.positions import Position, positions
from heliopolis.kernel.chance import seed_chance

if TYPE_CHECKING:
    from heliopolis.analysis.curve import Curve
    from heliopolis.table import GameState, LogEvent, Table

SAMPLES = 36  # of chance, for each move that asks it
KINDS_OF_LUCK = {
    "rolled": "dice",
    "stole": "steals",
    "drew": "draws",
    "turned-chit": "draws",
    "bought-card": "cards",
    "bought-cards": "cards",
    "took-card": "cards",
    "took-free": "cards",
    "reshuffled": "cards",
    "revealed": "provinces",
}
OTHER_LUCK = "other"
BY_SEAT, BY_VALUE, BY_STEP = "seat", "value", "step"


@dataclass(frozen=True)
class Row:
    """A row of facts: of a seat, a number or a step."""

    label: int
    values: list[float | None]
    seat: int | None = None  # of a step: the seat that it is about


@dataclass(frozen=True)
class Facts:
    """A table of facts; texts name it ``facts-KEY`` and its columns ``facts-column-COLUMN``."""

    key: str
    by: str  # what its rows are: "seat", "value" or "step"
    columns: list[str]
    rows: list[Row]

    def to_json(self) -> dict[str, Any]:
        """Return the facts as JSON."""
        return {
            "key": self.key,
            "by": self.by,
            "columns": self.columns,
            "rows": [
                {
                    "label": row.label,
                    "seat": row.seat,
                    "values": [None if v is None else round(v, 2) for v in row.values],
                }
                for row in self.rows
            ],
        }


@dataclass
class Course:
    """A game as the facts read it: its events by step, and its curve."""

    table: Table
    curve: Curve
    events: dict[int, list[LogEvent]] = field(init=False)

    def __post_init__(self) -> None:
        self.events = defaultdict(list)
        for event in self.table.log_events:
            self.events[event["step"]].append(event)

    def gain(self, seat: int, first: int, last: int) -> float:
        """Return the change of a seat's expected points between two steps."""
        values = self.curve.values
        return values[last].points[seat] - values[first].points[seat]


def collect_facts(table: Table, curve: Curve) -> list[Facts]:
    """Return all facts that a game has something to say about."""
    course = Course(table, curve)
    found: list[Facts | None] = [luck_by_kind(course)]
    told = {event["log_event"] for event in table.log_events}
    if "rolled" in told:
        found.append(dice(course))
    if {"rolled", "received"} <= told:
        found.append(production(course))
    if "won-tile" in told:
        found += [suns(course), lots(course)]
    if "temple-moved" in told:
        found += [cards(course), temple(course), provinces(course)]
    if "won-auction" in told:
        found.append(auctions(course))
    return [facts for facts in found if facts is not None and facts.rows]


def luck_by_kind(course: Course) -> Facts | None:
    """What chance changed in each seat's expected points: by dice, draws, cards and steals."""
    seats = course.table.seats
    sums: dict[str, list[float]] = {}
    for change in course.curve.changes:
        if any(change.luck.points) or any(change.luck.wins):
            told = [event["log_event"] for event in course.events[change.step + 1]]
            kind = next((KINDS_OF_LUCK[n] for n in told if n in KINDS_OF_LUCK), OTHER_LUCK)
            row = sums.setdefault(kind, [0.0] * seats)
            for seat in range(seats):
                row[seat] += change.luck.points[seat]
    columns = sorted(sums, key=[*dict.fromkeys(KINDS_OF_LUCK.values()), OTHER_LUCK].index)
    rows = [Row(seat, [sums[kind][seat] for kind in columns]) for seat in range(seats)]
    return Facts("luck", BY_SEAT, columns, rows) if columns else None


def dice(course: Course) -> Facts:
    """How often each sum was rolled, and how often it comes on average."""
    rolled: Counter[int] = Counter()
    expected: Counter[int] = Counter()
    for position in _where(course, "rolled"):
        rolled.update(e["sum"] for e in _of(course, position, "rolled"))
        for events in _sampled(position):
            for event in events:
                if event["log_event"] == "rolled":
                    expected[event["sum"]] += 1
    share = 1 / SAMPLES
    sums = sorted({*rolled, *expected})
    rows = [Row(n, [float(rolled[n]), expected[n] * share]) for n in sums]
    return Facts("dice", BY_VALUE, ["rolled", "expected"], rows)


def production(course: Course) -> Facts:
    """What the rolls brought to each seat, what they bring on average, and the robber's cost."""
    seats = course.table.seats
    received, expected, robbed = ([0.0] * seats for _ in range(3))
    for position in _where(course, "rolled"):
        actual = _goods(_of(course, position, "received"), seats)
        for events in _sampled(position):
            for seat, goods in enumerate(_goods(events, seats)):
                expected[seat] += goods / SAMPLES
        without = _goods(_without_robber(position), seats)
        for seat in range(seats):
            received[seat] += actual[seat]
            robbed[seat] += max(0.0, without[seat] - actual[seat])
    rows = [Row(s, [received[s], expected[s], robbed[s]]) for s in range(seats)]
    return Facts("production", BY_SEAT, ["received", "expected", "robbed"], rows)


def suns(course: Course) -> Facts:
    """Priests of Ra: the auctions each seat won, with their tiles and suns on average."""
    won: dict[int, list[LogEvent]] = {seat: [] for seat in range(course.table.seats)}
    tiles: Counter[int] = Counter()
    for event in course.table.log_events:
        if event["log_event"] == "won":
            won[event["seat"]].append(event)
        elif event["log_event"] == "won-tile":
            tiles[event["seat"]] += 1
    rows = []
    for seat, events in won.items():
        count = len(events)
        means = [
            total / count if count else None
            for total in (
                tiles[seat],
                sum(event["sun"] for event in events),
                sum(event["centre"] for event in events),
            )
        ]
        rows.append(Row(seat, [float(count), *means]))
    return Facts("suns", BY_SEAT, ["won", "tiles", "paid-sun", "got-sun"], rows)


def lots(course: Course) -> Facts:
    """Priests of Ra: each auction, with the sun paid, the tiles, and what they were worth."""
    rows = []
    for event, gain in _purchases(course, "invoked", "won"):
        tiles = sum(e["log_event"] == "won-tile" for e in course.events[event["step"]])
        values = [event["sun"], event["centre"], tiles, gain]
        rows.append(Row(event["step"], [float(v) for v in values], event["seat"]))
    return Facts("lots", BY_STEP, ["paid-sun", "got-sun", "tiles", "gain"], rows)


def cards(course: Course) -> Facts:
    """Amun-Re: the power cards each seat drew, and what was paid for those that were bought."""
    drawn, bought, paid = ([0.0] * course.table.seats for _ in range(3))
    for event in course.table.log_events:
        name = event["log_event"]
        if name in {"took-free", "bought-cards"}:
            drawn[event["seat"]] += event["cards"]
        elif name == "took-card":
            drawn[event["seat"]] += 1
        if name == "bought-cards":
            bought[event["seat"]] += event["cards"]
            paid[event["seat"]] += event["gold"]
    rows = [Row(seat, [drawn[seat], bought[seat], paid[seat]]) for seat in range(len(drawn))]
    return Facts("cards", BY_SEAT, ["drawn", "bought", "paid-gold"], rows)


def temple(course: Course) -> Facts:
    """Amun-Re: the sum of the offerings in each round, and where the temple came to stand."""
    events = [e for e in course.table.log_events if e["log_event"] == "temple-moved"]
    rows = [Row(n, [float(e["sum"]), float(e["field"])]) for n, e in enumerate(events, 1)]
    return Facts("temple", BY_VALUE, ["offerings", "temple-field"], rows)


def provinces(course: Course) -> Facts:
    """Amun-Re: what was paid for each province, and the change of the expected points since."""
    rows = [
        Row(event["step"], [float(event["gold"]), gain], event["seat"])
        for event, gain in _purchases(course, "round-started", "paid")
    ]
    return Facts("provinces", BY_STEP, ["paid-gold", "gain"], rows)


def auctions(course: Course) -> Facts:
    """Alexander: what was paid in each auction, and the change of the expected points since."""
    rows = [
        Row(event["step"], [float(event["value"]), gain], event["seat"])
        for event, gain in _purchases(course, "auction", "won-auction")
    ]
    return Facts("auctions", BY_STEP, ["paid-cards", "gain"], rows)


def _purchases(course: Course, begins: str, ends: str) -> Iterator[tuple[LogEvent, float]]:
    """Yield the events that end a sale, and what the buyer gained since it began."""
    began = 0
    for event in course.table.log_events:
        if event["log_event"] == begins:
            began = event["step"]
        elif event["log_event"] == ends:
            yield event, course.gain(event["seat"], began, event["step"])


# --- Making moves again ---------------------------------------------------------------------------


def _where(course: Course, name: str) -> Iterator[Position]:
    """Yield the positions whose move made an event happen by chance."""
    for position in positions(course.table):
        if position.drew and _of(course, position, name):
            yield position


def _of(course: Course, position: Position, name: str) -> list[LogEvent]:
    return [event for event in course.events[position.step + 1] if event["log_event"] == name]


def _sampled(position: Position) -> Iterator[list[LogEvent]]:
    """Yield what the same move leads to, with chance drawn anew."""
    for sample in range(SAMPLES):

        def draw_anew(s: GameState, sample: int = sample) -> None:
            seed_chance(s, mix(position.step, sample, 1))

        yield _made_again(position, draw_anew)


def _without_robber(position: Position) -> list[LogEvent]:
    """Return what the same move, with the same dice, leads to if no hex is robbed."""

    def lift(s: GameState) -> None:
        s.robber = -1

    return _made_again(position, lift)


def _made_again(position: Position, change: Callable[[GameState], None]) -> list[LogEvent]:
    game, s = position.table.game, position.state.copy()
    change(s)
    game.rules.apply(s, position.move.seat, position.move.number)
    return [game.log_events.to_json(raw) for raw in s.log_events]


def _goods(events: list[LogEvent] | list[dict[str, Any]], seats: int) -> list[float]:
    goods = [0.0] * seats
    for event in events:
        if event["log_event"] == "received":
            goods[event["seat"]] += event["count"]
    return goods
