"""What players who are away are told: a turn of theirs, the end of a game, an invitation, chat.

A notice is made from what its reader may see, in the reader's language. It has an id that can exist
only once, so that it is told once, whichever process finds out that it is due.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

from heliopolis.server.core.clocks import HOUR
from heliopolis.server.core.messages import log
from heliopolis.server.core.record import Record
from heliopolis.server.core.seat_names import names_at
from heliopolis.texts import texts, title_of

Kind = Literal["turn", "invitation", "over", "chat"]
KINDS: tuple[Kind, ...] = get_args(Kind)
USUAL: dict[str, bool] = {"turn": True, "invitation": True, "over": True, "chat": False}
LONGEST_TEXT = 300  # characters; a screen shows fewer


def notice_id(record: Record, seat: int, kind: Kind, number: int = 0) -> str:
    """Return the id of a notice: a turn by the event since which it is, chat once per hour."""
    what = {"turn": str(number), "chat": f"c{number // HOUR}"}.get(kind, kind)
    return f"{record.header.id}:{seat}:{what}"


def is_wanted(record: Record, seat: int, what: str, online: bool) -> bool:
    """Whether what a notice tells is still so, and its reader still away."""
    if what.isdigit():
        return record.awaited_since.get(seat) == int(what) and not online
    return what == "over" or not online


def webhook_body(record: Record, seat: int, kind: Kind, language: str, link: str) -> dict[str, Any]:
    """Return what a webhook is sent."""
    header, table = record.header, record.table
    body: dict[str, Any] = {
        "type": kind,
        "table": header.id,
        "url": link,
        "game": header.game,
        "title": title_of(record.game, language),
        "seat": seat,
        "prompt": None,
        "text": None,
        "result": None,
    }
    if prompt := table.prompt(seat):
        body["prompt"] = prompt
        body["text"] = texts(language, table.game).prompt(prompt, names_at(record, language))
    if table.over:
        body["result"] = {"scores": table.scores(), "ranks": table.ranks()}
    return body


def notice(
    record: Record, seat: int, kind: Kind, language: str, name: str = "", text: str = ""
) -> dict[str, Any]:
    """Return what a browser shows, or an e-mail lists: a title and one sentence.

    `name` is who invites or speaks, `text` what they said.
    """
    title = title_of(record.game, language)
    return {
        "kind": kind,
        "table": record.header.id,
        "title": texts(language)("notice-turn", game=title) if kind == "turn" else title,
        "text": _sentence(record, seat, kind, language, name, text)[:LONGEST_TEXT],
        "url": f"/table/{record.header.id}",
    }


def _sentence(record: Record, seat: int, kind: Kind, language: str, name: str, text: str) -> str:
    say = texts(language, record.game)
    if kind == "turn":
        return question(record, seat, language)
    if kind == "over":
        return _ending(record, seat, language)
    return say(f"notice-{kind}", name=name, text=text)


def question(record: Record, seat: int, language: str) -> str:
    """Return what a seat is asked, as a sentence; nothing if it is not asked."""
    prompt = record.table.prompt(seat)
    if not prompt:
        return ""
    return texts(language, record.game).prompt(prompt, names_at(record, language))


def _ending(record: Record, seat: int, language: str) -> str:
    say = texts(language, record.game)
    if not record.table.over:
        return say("notice-over")
    place = record.table.ranks()[seat] + 1
    if place == 1:
        return say("notice-over-won")
    return say("notice-over-lost", place=place, players=len(record.seats))


# --- All turns of a user --------------------------------------------------------------------------


def my_turns(
    record: Record, person: str, language: str, seats: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Return the turns of a user at a table: what is asked, until when, and what happened last."""
    own = [seat for seat in record.seats_of(person) if seat in record.awaited_since]
    return [
        {
            "table": record.header.id,
            "game": record.header.game,
            "title": title_of(record.game, language),
            "pace": record.header.pace,
            "seat": seat,
            "seats": seats,
            "question": question(record, seat, language),
            "last": last_told(record, seat, language),
            "last_at": record.last_at,
            "deadline": record.clocks.deadline_of(seat),
        }
        for seat in own
    ]


def in_order(turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return turns by deadline, the earliest first; then those that have waited longest."""
    never = 2**62
    return sorted(turns, key=lambda t: (t["deadline"] or never, t["last_at"], t["table"]))


def last_told(record: Record, seat: int, language: str) -> str | None:
    """Return the last sentence of a table's log, as a seat may read it."""
    table = record.table_if_started
    if table is None or not table.log_events:
        return None
    items = log(record, seat, len(table.log_events) - 1, language=language)["items"]
    return items[-1]["text"] if items else None
