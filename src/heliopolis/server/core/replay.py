"""A table as it was after any of its moves, and what can be said of a game when it is over.

While a game runs everybody may look back at what was public. A step is counted as a spectator
counts it, so that nobody learns how many moves lie sealed. When the game is over, everything may be
seen, from every seat.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any

from heliopolis.bots.seated import bot_player
from heliopolis.errors import BadSetupError
from heliopolis.server.core import events, messages, undoing
from heliopolis.server.core.errors import Refused, conflict, not_in_range
from heliopolis.server.core.events import Event
from heliopolis.server.core.record import Occupant, Record
from heliopolis.server.core.seat_names import names_at
from heliopolis.table import Table, walk
from heliopolis.table.picture import as_text

MOST_AT_ONCE = 100
Work = Generator[None, None, Any]
_UNTOLD = "heliopolis:SEED:SALT"


def steps(record: Record) -> int:
    """Return the number of moves that a replay can show."""
    return record.table.known_step() if _started(record) else 0


def _started(record: Record) -> bool:
    if record.table_if_started is None:
        raise conflict("not_started", "the game has not started")
    return True


def shown(
    record: Record, first: int, last: int, seat: int | None, language: str | None = None
) -> list[dict[str, Any]]:
    """The steps from the first to the last, as a seat or a spectator saw them."""
    return run(show_steps(record, first, last, seat, language))  # type: ignore[no-any-return]


def show_steps(
    record: Record,
    first: int,
    last: int,
    seat: int | None,
    language: str | None = None,
    hands: bool = False,
) -> Work:
    """As `shown`, yielding after every move so that others can be served meanwhile.

    With `hands`, what each seat saw of itself is shown besides, if the game is over.
    """
    _checked_steps(record, first, last, seat)
    if hands and record.status != "over":
        raise conflict("not_over", "all hands can be seen when the game is over", "hands")
    names = names_at(record, language) if language else None
    return _show_steps(walk.tables(record.table, last), first, seat, language, names, hands)


def _show_steps(
    tables: Iterator[Table],
    first: int,
    seat: int | None,
    language: str | None,
    names: list[str] | None,
    hands: bool,
) -> Work:
    found = []
    for table in tables:
        if len(table.moves) >= first:
            found.append(_step(table, seat, language, names))
            if hands:
                found[-1]["own"] = [_own_things(table, own) for own in range(table.seats)]
        yield
    return found


def _own_things(table: Table, seat: int) -> dict[str, Any]:
    """Return what a seat sees of itself."""
    seen = table.view(seat)["table"]
    players = seen.get("players") or [{}] * table.seats
    return {"player": players[seat], "hand": seen.get("hand")}


def run(work: Work) -> Any:
    """Do work at once that could be done in slices."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


def _checked_steps(record: Record, first: int, last: int, seat: int | None) -> tuple[int, int]:
    length = steps(record)
    for step in (first, last):
        if not 0 <= step <= length:
            message = not_in_range("step", step, 0, length)
            raise Refused("not_found", message, status=404, field="step")
    if first > last:
        raise Refused("bad_request", f"from: {first} is after to: {last}", field="from")
    if last - first >= MOST_AT_ONCE:
        message = f"to: at most {MOST_AT_ONCE} steps are shown at once"
        raise Refused("bad_request", message, field="to")
    if seat is not None and record.status != "over":
        raise conflict("not_over", "seats can be looked through when the game is over", "seat")
    if seat is not None and seat >= len(record.seats):
        raise Refused(
            "bad_request", not_in_range("seat", seat, 0, len(record.seats) - 1), field="seat"
        )
    return first, last


def _step(
    table: Table, seat: int | None, language: str | None, names: list[str] | None
) -> dict[str, Any]:
    step, log_events = len(table.moves), table.log_events
    first = len(log_events)
    while first and log_events[first - 1]["step"] == step:
        first -= 1
    seen = messages.seen_by(table, seat)
    if language is None or names is None:
        return {"step": step, "view": seen, "log": table.log(seat, first)}
    told = table.told(seat, first, None, language, names)
    return {"step": step, "view": {**seen, "names": names}, "log": told}


def move_times(happened: Iterable[Event], steps: int) -> list[float] | None:
    """Return the seconds from the start to each move that stands; None if they are not known."""
    started, at = 0, []
    for event in happened:
        if event.kind == events.START:
            started = event.at
        elif event.kind == events.MOVE:
            at += [event.at] * len(events.move_texts(event.data))
        elif event.kind == events.UNDO:
            gone = set(event.data.get("remove", range(event.data.get("to", 0), len(at))))
            at = [time for index, time in enumerate(at) if index not in gone]
    return [round((time - started) / 1000, 1) for time in at] if len(at) == steps else None


# --- After the end --------------------------------------------------------------------------------


def journal(record: Record, language: str) -> str:
    """The whole game as text; bots have the names that they have at the table in a language."""
    if record.status != "over":
        raise conflict("not_over", "the journal can be read when the game is over")
    named = _named(record, language)
    named.players = [
        _journal_name(name, seat) for name, seat in zip(named.players, record.seats, strict=True)
    ]
    return named.journal


def _named(record: Record, language: str) -> Table:
    """Return a copy of the table with the names that its players have in a language."""
    table = record.table.copy()
    table.players = names_at(record, language)
    return table


def _journal_name(name: str, seat: Occupant) -> str:
    """Return a player's name in a journal, which tells what bot one is: ``Bo (bot hard)``."""
    if seat.bot is None or " " in seat.bot:
        return name
    try:
        return bot_player(name, seat.bot)
    except BadSetupError:  # with the name of its module it is too long for a journal
        return name


def proof(record: Record) -> dict[str, Any]:
    """The seeds and commitments that prove the draws."""
    _started(record)
    over = record.status == "over"
    secrets = [
        {
            "step": step,
            "commitment": secret.commitment,
            "seed": str(secret.seed) if over else None,
            "salt": secret.salt if over else None,
            "text": f"heliopolis:{secret.seed}:{secret.salt}" if over else _UNTOLD,
        }
        for step, secret in record.table.secrets
        if over or step <= record.table.known_step()
    ]
    last = secrets[-1]
    told = {name: last[name] for name in ("commitment", "seed", "salt", "text")}
    return {**told, "algorithm": "sha256", "secrets": secrets}


def finished_journal(record: Record) -> str:
    """Return the journal of a game that is over, for what is computed elsewhere."""
    if record.status != "over":
        raise conflict("not_over", "a game can be analysed when it is over")
    return record.table.journal


def picture(record: Record, seat: int | None, language: str) -> str:
    """The table as a picture in plain text."""
    return as_text(_named(record, language).drawn(seat, language)) if _started(record) else ""


def past_picture(record: Record, seat: int | None, language: str, step: int) -> Work:
    """The table as it was, as a picture; yields after every move."""
    _checked_steps(record, step, step, seat)
    return _past_picture(walk.tables(_named(record, language), step), seat, language)


def _past_picture(tables: Iterator[Table], seat: int | None, language: str) -> Work:
    table = next(tables)  # one and the same, as it was at each step
    for _ in tables:
        yield
    return as_text(table.drawn(seat, language))


def state(
    record: Record,
    person: str | None,
    seat: int | None,
    online: set[str],
    watching: tuple[int, list[str]],
    log: int | None = None,
    language: str | None = None,
) -> dict[str, Any]:
    """The message a WebSocket gets first, for programs that poll."""
    return {
        "type": "state",
        "table": messages.table_info(record, person, online),
        "you": messages.you(record, seat, person, watching[0], language, watching[1]),
        "view": messages.view(record, seat, language),
        "log": messages.log(record, seat, messages.log_start(record, None, log), language=language),
        "chat": messages.chat(record),
        "clocks": messages.clocks(record),
        "branch": record.branch,
        "undos": undoing.told(record, seat, language),
        "suggestions": messages.suggestions(record),
    }
