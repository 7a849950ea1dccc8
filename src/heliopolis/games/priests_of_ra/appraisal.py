"""What tiles would bring if the epoch were scored now: for players who think about a lot.

The rules themselves do the scoring, on a copy. It is done as if this were the last epoch, so that
what counts only at the end is told too; readers know which items those are.
"""

from __future__ import annotations

from typing import Any

from heliopolis.games.priests_of_ra.auction import rule_against_flip
from heliopolis.games.priests_of_ra.board import (
    BACK,
    FACES,
    FRONT,
    LAST_EPOCH,
    NOTHING,
    OTHER_FACE,
    TWO_FACED_COUNT,
)
from heliopolis.games.priests_of_ra.log_events import ITEMS, LOG_EVENTS, SUNS_ITEM
from heliopolis.games.priests_of_ra.scoring import score_epoch, score_professions
from heliopolis.games.priests_of_ra.state import FLIPPING, OVER, State

Worth = dict[str, int]  # points by item


def worths(s: State) -> list[Worth]:
    """Return for each player what a scoring would bring now, by item; nothing after the end."""
    found: list[Worth] = [{} for _ in range(s.seats)]
    if s.phase == OVER:
        return found
    trial = _trial(s)
    score_epoch(trial)
    for raw in trial.log_events:
        told: dict[str, Any] = LOG_EVENTS.to_json(raw)
        if "points" in told:
            worth = found[told["seat"]]
            worth[told["item"]] = worth.get(told["item"], 0) + told["points"]
    return found


def leads(s: State) -> list[list[str]]:
    """Return for each player the professions in which they lead, as a scoring would find now."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    trial = _trial(s)
    score_professions(trial)
    for raw in trial.log_events:
        told: dict[str, Any] = LOG_EVENTS.to_json(raw)
        found[told["seat"]].append(told["face"])
    return found


def lots(s: State) -> list[Worth] | None:
    """Return what the lot would change for each player, by item; None without tiles to win."""
    if s.row_length == 0 or s.phase == OVER:
        return None
    before = worths(s)
    return [_gain_by_lot(s, seat, before[seat]) for seat in range(s.seats)]


def choices(s: State) -> list[dict[str, Any]]:
    """Return what each choice would change, where a face or a tile to turn is to be chosen."""
    before = worths(s)
    if s.drawn != NOTHING:
        return [
            {
                "face": FACES[face],
                "gains": [_gain_by_lot(s, seat, before[seat], face) for seat in range(s.seats)],
            }
            for face in (FRONT[s.drawn], BACK[s.drawn])
        ]
    if s.phase == FLIPPING:
        turnable = [f for f in range(TWO_FACED_COUNT) if rule_against_flip(s, s.actor, f) == 0]
        return [
            {
                "face": FACES[face],
                "into": FACES[OTHER_FACE[face]],
                "gain": _gain_by_turning(s, face, before[s.actor]),
            }
            for face in turnable
        ]
    return []


def _gain_by_lot(s: State, seat: int, before: Worth, extra: int = NOTHING) -> Worth:
    trial = _trial(s)
    for face in [*s.row[: s.row_length], *([] if extra == NOTHING else [extra])]:
        trial.tiles[seat][face] += 1
    return _difference(worths(trial)[seat], before)


def _gain_by_turning(s: State, face: int, before: Worth) -> Worth:
    trial = _trial(s)
    trial.tiles[s.actor][face] -= 1
    trial.tiles[s.actor][OTHER_FACE[face]] += 1
    return _difference(worths(trial)[s.actor], before)


def _trial(s: State) -> State:
    trial = s.copy()
    trial.epoch = LAST_EPOCH
    return trial


def _difference(after: Worth, before: Worth) -> Worth:
    """What changed. The sum of suns is left out: it depends on the sun that is bid."""
    items = [item for item in ITEMS if item != ITEMS[SUNS_ITEM]]
    changes = {item: after.get(item, 0) - before.get(item, 0) for item in items}
    return {item: change for item, change in changes.items() if change}
