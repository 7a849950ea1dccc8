"""What tiles would bring if the epoch were scored now: for players who think about a lot.

The rules themselves do the scoring, on a copy. It is done as if this were the last epoch, so that
what counts only at the end is told too; readers know which items those are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

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
from heliopolis.games.priests_of_ra.log_events import ITEMS, LOG_EVENTS, SCORED_MAJORITY, SUNS_ITEM
from heliopolis.games.priests_of_ra.scoring import score_epoch
from heliopolis.games.priests_of_ra.state import FLIPPING, OVER, State

Worth = dict[str, int]  # points by item

Scored = tuple[list[Worth], list[list[str]]]  # by seat: the points, and professions with most tiles

# What a scoring does not read; the rest of a state decides what comes of it.
_NOT_SCORED = {
    *("chance_seed", "chance_block", "chance_draws", "reveals", "sealed_moves"),
    *("phase", "actor", "turn", "epoch", "ra_tiles", "row_length", "row", "drawn", "centre_sun"),
    *("reason", "best_bid", "best_bidder", "flips_left", "turned", "usable"),
    *("bag", "box", "bag_left", "points", "net", "score_visibility", "ended_by"),
}
_SCORED_FIELDS = [name for name in State.fields if name not in _NOT_SCORED]
_CACHE: dict[tuple[Any, ...], Scored] = {}
MOST_CACHED = 1024
_APPRAISED_ITEMS = [item for item in ITEMS if item != ITEMS[SUNS_ITEM]]


class Appraisal(NamedTuple):
    """All that is appraised in a position. Everybody may see it."""

    worths: list[Worth]  # for each player, what a scoring would bring now, by item
    leads: list[list[str]]  # for each player, the professions in which they lead
    lots: list[Worth] | None  # for each player, what the lot would change; None without a lot
    choices: list[dict[str, Any]]  # what each face or tile to turn would change


def appraise(s: State) -> Appraisal:
    """Appraise a position."""
    found, leads = _scored(s)
    now: list[Worth] = [{} if s.phase == OVER else dict(worth) for worth in found]
    return Appraisal(now, [list(lead) for lead in leads], _lots(s, now), _choices(s, now))


def _lots(s: State, now: Sequence[Worth]) -> list[Worth] | None:
    """Return what the lot would change for each player, by item; None without tiles to win."""
    if s.row_length == 0 or s.phase == OVER:
        return None
    return [_gain_by_lot(s, seat, now[seat]) for seat in range(s.seats)]


def _choices(s: State, now: Sequence[Worth]) -> list[dict[str, Any]]:
    """Return what each choice would change, where a face or a tile to turn is to be chosen."""
    if s.drawn != NOTHING:
        return [
            {
                "face": FACES[face],
                "gains": [_gain_by_lot(s, seat, now[seat], face) for seat in range(s.seats)],
            }
            for face in (FRONT[s.drawn], BACK[s.drawn])
        ]
    if s.phase == FLIPPING:
        turnable = [f for f in range(TWO_FACED_COUNT) if rule_against_flip(s, s.actor, f) == 0]
        return [
            {
                "face": FACES[face],
                "into": FACES[OTHER_FACE[face]],
                "gain": _gain_by_turning(s, face, now[s.actor]),
            }
            for face in turnable
        ]
    return []


def _gain_by_lot(s: State, seat: int, before: Worth, extra: int = NOTHING) -> Worth:
    tiles = list(s.tiles[seat])
    for face in [*s.row[: s.row_length], *([] if extra == NOTHING else [extra])]:
        tiles[face] += 1
    return _difference(_scored(s, seat, tiles)[0][seat], before)


def _gain_by_turning(s: State, face: int, before: Worth) -> Worth:
    tiles = list(s.tiles[s.actor])
    tiles[face] -= 1
    tiles[OTHER_FACE[face]] += 1
    return _difference(_scored(s, s.actor, tiles)[0][s.actor], before)


def _scored(s: State, seat: int = 0, tiles: Sequence[int] | None = None) -> Scored:
    """Score a position, or the same with other tiles of a seat; each of them once.

    Most moves are bids, which change nothing that is scored.
    """
    own = s.tiles[seat]
    s.tiles[seat] = own if tiles is None else list(tiles)
    try:
        key = tuple(_as_key(getattr(s, name)) for name in _SCORED_FIELDS)
        found = _CACHE.get(key)
        if found is None:
            if len(_CACHE) >= MOST_CACHED:
                _CACHE.clear()
            found = _CACHE[key] = _score(s)
    finally:
        s.tiles[seat] = own
    return found


def _as_key(value: Any) -> Any:
    """A field of a state as something that can be looked up."""
    if isinstance(value, list):
        return tuple(map(tuple, value)) if isinstance(value[0], list) else tuple(value)
    return value


def _score(s: State) -> Scored:
    trial = s.copy()
    trial.epoch = LAST_EPOCH
    score_epoch(trial)
    worths: list[Worth] = [{} for _ in range(s.seats)]
    leads: list[list[str]] = [[] for _ in range(s.seats)]
    for raw in trial.log_events:
        told: dict[str, Any] = LOG_EVENTS.to_json(raw)
        if "points" in told:
            worth = worths[told["seat"]]
            worth[told["item"]] = worth.get(told["item"], 0) + told["points"]
        if raw[0] == SCORED_MAJORITY:
            leads[told["seat"]].append(told["face"])
    return worths, leads


def _difference(after: Worth, before: Worth) -> Worth:
    """What changed. The sum of suns is left out: it depends on the sun that is bid."""
    changes = {item: after.get(item, 0) - before.get(item, 0) for item in _APPRAISED_ITEMS}
    return {item: change for item, change in changes.items() if change}
