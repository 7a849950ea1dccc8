"""Priests of Ra as people see it: the view of a seat, and the question it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.games.priests_of_ra import board, scoring
from heliopolis.games.priests_of_ra.appraisal import appraise
from heliopolis.games.priests_of_ra.auction import rule_against_pass
from heliopolis.games.priests_of_ra.board import EPOCHS, FACES, KINDS, LAST_EPOCH, NOTHING
from heliopolis.games.priests_of_ra.hidden import sees_points
from heliopolis.games.priests_of_ra.log_events import LAST_EPOCH_ITEMS
from heliopolis.games.priests_of_ra.state import (
    BIDDING,
    CAUSES,
    FLIPPING,
    NO_AUCTION,
    NOBODY,
    PHASES,
    PLACING,
    REASONS,
    TURN,
    State,
)
from heliopolis.games.priests_of_ra.view_types import (
    PriestsOfRaAnswer,
    PriestsOfRaAuction,
    PriestsOfRaComponents,
    PriestsOfRaFlipping,
    PriestsOfRaPrompt,
)
from heliopolis.kernel.rules import decides

SPECTATOR = -1


@decides("PR-8.2", "PR-8.3", "PR-8.4")
def view(s: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return all that a seat, or a spectator, may see. Which tile comes next is in no view."""
    observer = SPECTATOR if seat is None else seat
    common = public or public_view(s)
    players = [
        {**player, "points": s.points[n] if sees_points(s, observer, n) else None}
        for n, player in enumerate(common["players"])
    ]
    return {**common, "players": players}


def public_view(s: State) -> dict[str, Any]:
    """Return what everybody may see: the points of players are left to the views of seats."""
    worths, leads, lots, choices = appraise(s)
    return {
        "phase": PHASES[s.phase],
        "epoch": s.epoch,
        "epoch_name": EPOCHS[s.epoch - 1],
        "ended_by": [CAUSES[cause] for cause in s.ended_by],
        "turn": s.turn,
        "ra_row": {"tiles": s.ra_tiles, "spaces": board.RA_SPACES[s.seats]},
        "auction_row": [FACES[face] for face in s.row[: s.row_length]],
        "row_spaces": board.ROW_SPACES,
        "centre_sun": s.centre_sun,
        "drawn": None if s.drawn == NOTHING else KINDS[s.drawn],
        "auction": _auction(s),
        "flipping": _flipping(s),
        "choices": choices,
        "lot_gains": lots,
        "counted_later": [] if s.epoch == LAST_EPOCH else LAST_EPOCH_ITEMS,
        "bag": dict(zip(KINDS, s.bag, strict=True)),
        "bag_left": s.bag_left,
        "box": dict(zip(KINDS, s.box, strict=True)),
        "players": [
            {**_player(s, player), "worth": worths[player], "leads": leads[player]}
            for player in range(s.seats)
        ],
    }


def _auction(s: State) -> PriestsOfRaAuction | None:
    if s.reason == NO_AUCTION:
        return None
    return {
        "reason": REASONS[s.reason],
        "ra_player": s.turn,
        "best_bid": s.best_bid or None,
        "best_bidder": None if s.best_bidder == NOBODY else s.best_bidder,
    }


def _flipping(s: State) -> PriestsOfRaFlipping | None:
    if s.phase != FLIPPING:
        return None
    turned = {FACES[face]: n for face, n in enumerate(s.turned) if n}
    return {"seat": s.actor, "flips_left": s.flips_left, "turned": turned}


def _player(s: State, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "points": None,
        "ankhs": s.ankhs[seat],
        "suns_up": sorted((sun for sun in s.suns[seat] if sun > 0), reverse=True),
        "suns_down": sorted((-sun for sun in s.suns[seat] if sun < 0), reverse=True),
        "sun_sum": scoring.sun_sum(s, seat),
        "display": {FACES[face]: n for face, n in enumerate(s.tiles[seat]) if n},
    }


def progress(s: State) -> dict[str, int]:
    """Return the number of the epoch, and how many there are."""
    return {"n": s.epoch, "of": LAST_EPOCH}


def prompt(s: State, seat: int) -> PriestsOfRaPrompt:
    """Return the question to a seat that may act: the key of a text, with its values."""
    if s.phase == TURN:
        return {"prompt": "turn"}
    if s.phase == PLACING:
        return {"prompt": "place", "tile": KINDS[s.drawn]}
    if s.phase == BIDDING and s.best_bidder != NOBODY:
        return {"prompt": "bid-over", "best": s.best_bid, "leader": s.best_bidder}
    if s.phase == BIDDING:
        return {"prompt": "bid-must" if rule_against_pass(s, seat) else "bid-first"}
    return {"prompt": "flip", "flips": s.flips_left}


# --- What is in no state --------------------------------------------------------------------------

BIDS = ("bade", "had-to-bid")
PASSES = ("passed", "could-not-outbid")


def recall(s: State, log_events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return what the players have said in the auction under way, in the order of their answers."""
    answers: list[PriestsOfRaAnswer] = []
    if s.reason != NO_AUCTION:
        for told in reversed(log_events):
            if told["log_event"] == "invoked":
                break
            if told["log_event"] in BIDS or told["log_event"] in PASSES:
                bid = told["sun"] if told["log_event"] in BIDS else None
                answers.insert(0, {"seat": told["seat"], "bid": bid})
    return {"answers": answers}


def _components() -> PriestsOfRaComponents:
    row = board.DATA["board"]["ra_row"]
    return {
        "faces": {kind["id"]: kind["faces"] for kind in board.DATA["tiles"]["kinds"]},
        "professions": [FACES[face] for face in board.PROFESSIONS],
        "buildings": [FACES[face] for face in board.BUILDINGS],
        "chambers": [FACES[face] for face in board.BURIALS],
        "ra_row_spaces": row["spaces"],
        "blocked_spaces": row["blocked_spaces_by_players"],
        "row_spaces": board.ROW_SPACES,
        "epochs": EPOCHS,
        "tiles_per_building": board.TILES_A_BUILDING,
        "pyramid_levels": board.STEP_PYRAMID_LEVELS,
    }


COMPONENTS = _components()
