"""What the games of Catan have in common as games: rules, words, facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from heliopolis.games.catan import (
    components,
    derived,
    evaluation,
    hidden,
    observation,
    play,
    trading,
)
from heliopolis.games.catan.geometry import Frame
from heliopolis.games.catan.moves import BANK_TRADE
from heliopolis.games.catan.shorthand import shorthand
from heliopolis.games.catan.view import View
from heliopolis.kernel.game import Boards, Game, Offers, Presentation, Rules
from heliopolis.kernel.invariants import Invariants
from heliopolis.kernel.moves import Moves
from heliopolis.kernel.specialize import Override, Specializer, specialize_rules

FAMILY = __name__.rpartition(".")[0]

WORDS = {
    "seat": "player",
    "victim": "player",
    "partner": "player",
    "resource": "good",
    "good": "good",
    "give": "good",
    "get": "good",
    "card": "card",
    "item": "item",
}


def names_of(
    frame: Frame, moves: Moves, goods: list[str], start_rounds: int, **others: Any
) -> dict[str, Any]:
    """Return what the open names of the shared rules stand for in a game."""
    return {
        **frame.names(),
        **moves.names(),
        "BANK_TRADE_MOVE": moves.grid(BANK_TRADE),
        "GOODS": len(goods),
        "COSTS": components.COSTS,
        "START_ROUNDS": start_rounds,
        **others,
    }


def make_game(
    *,
    board: ModuleType,
    moves: ModuleType,
    setup: Callable[..., None],
    overrides: Iterable[Override] = (),
    invariants: Invariants,
    view: View,
    draw: Callable[..., Any],
    draw_board: Callable[..., Any] | None = None,
    words: Mapping[str, str] | None = None,
    people: Mapping[str, Any],
    **facts: Any,
) -> Game:
    """Return a game of the family: the shared rules with its own names and overrides.

    `board` is its module with FRAME, OWN, check, encode and the numbers of seats; `moves` the one
    with MOVES, LOG_EVENTS, NAMES and BUILDING_WEIGHTS; `people` are fields of `Presentation`.
    """
    shared = Rules(
        setup=setup,
        players_to_move=play.players_to_move,
        players_awaited=play.players_awaited,
        legal=play.legal,
        broken_rule=play.broken_rule,
        apply=play.apply,
        over=play.over,
        scores=play.scores,
        ranks=play.ranks,
        resample_hidden=hidden.resample_hidden,
        observe=observation.observe,
        derive_features=derived.derive_features,
        check_invariants=invariants.first_broken(),
        candidate_moves=evaluation.candidate_moves,
        move_score=evaluation.move_score,
        evaluate=evaluation.evaluate,
        turns_ended=play.turns_ended,
    )
    specializer = Specializer(moves.NAMES, overrides)
    find_counter_offer = specializer.specialize(trading.find_counter_offer)
    value_suggestion = specializer.specialize(trading.value_suggestion)

    def take_up(
        s: Any, seat: int, partner: int, give: Mapping[str, int], want: Mapping[str, int]
    ) -> list[str] | None:
        sides = [[side.get(good, 0) for good in view.goods] for side in (give, want)]
        if value_suggestion(s, seat, partner, *sides) <= 0:
            return None
        gives, gets = (
            [f"{step} {good}" for good, n in zip(view.goods, side, strict=True) for _ in range(n)]
            for step, side in zip(("offer_add_give", "offer_add_get"), sides, strict=True)
        )
        return ["offer_begin", *gives, *gets, "offer_send"]

    return Game(
        designer="Klaus Teuber",
        # Version 2: an offer is answered by all at once (CB-7.2). In version 1 they answered in
        # turn order, which is one of the orders that are allowed now: its journals stay valid.
        rules_version=2,
        # The rules enforce no end. Random players need a twentieth of this.
        longest=200_000,
        family=FAMILY,
        rules=specialize_rules(shared, moves.NAMES, overrides),
        invariants=invariants,
        seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
        boards=Boards(board.OWN, board.check, board.encode),
        grid=board.FRAME.grid(),
        moves=moves.MOVES,
        log_events=moves.LOG_EVENTS,
        weights=moves.BUILDING_WEIGHTS,
        agreements=("offer_accept", "offer_confirm"),
        offers=Offers(
            "offer_accept",
            "offer_reject",
            view.goods,
            view.offer_to,
            view.offering_seat,
            lambda s, seat: trading.read_offer(find_counter_offer(s, seat), view.goods),
            take_up,
        ),
        presentation=Presentation(
            view=view.view,
            prompt=view.prompt,
            progress=view.progress,
            draw=draw,
            place_word=view.place_word,
            recall=view.recall,
            turn_by_mover=False,
            turn_starts=frozenset({"placed-settlement"}),
            turn_ends=frozenset({"ended-turn"}),
            **people,
            shorthand=shorthand,
            words={**WORDS, **(words or {})},
            board=draw_board,
        ),
        **facts,
    )
