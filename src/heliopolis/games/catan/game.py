"""What the games of Catan have in common as games: rulebook, rules, options, words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from heliopolis.games.catan import evaluation, hidden, invariants, observation, play
from heliopolis.games.catan.state import MOST_REFUSED
from heliopolis.kernel.game import Book, Number, Option, Rules
from heliopolis.kernel.specialize import specialize_rules

FAMILY = __name__.rpartition(".")[0]
RULEBOOK = Book("CB", (5, 4, 6, 3, 3, 7, 6, 6, 7, 4, 2, 5, 6, 2))

BRIEF = {"turn_limit": "60"}

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


def rules(setup: Callable[..., None], names: Mapping[str, Any]) -> Rules:
    """The rules of one game: the shared ones with what its names and changes stand for."""
    shared = Rules(
        setup=setup,
        players_to_move=play.players_to_move,
        legal=play.legal,
        broken_rule=play.broken_rule,
        apply=play.apply,
        over=play.over,
        scores=play.scores,
        ranks=play.ranks,
        resample_hidden=hidden.resample_hidden,
        observe=observation.observe,
        check_invariants=invariants.check_invariants,
        move_score=evaluation.move_score,
        evaluate=evaluation.evaluate,
        turns_ended=play.turns_ended,
    )
    changed = {field.name: names[field.name] for field in fields(shared) if field.name in names}
    return specialize_rules(replace(shared, **changed), names)


def common_options(**defaults: str) -> tuple[Option, ...]:
    """The options that all games have, in the order in which rules read them."""
    usual = {
        "trade_build": "combined",
        "discard_threshold": "8",
        "victory_target": "10",
        **defaults,
    }
    threshold, target = usual["discard_threshold"], usual["victory_target"]
    return (
        Option("trade_build", "CB-4.2", ("combined", "phased"), usual["trade_build"]),
        Option("bank_shortage", "CB-5.2", ("official", "all_or_nothing", "unlimited"), "official"),
        Option("domestic_trade", "CB-7.6", ("true", "false"), "true"),
        Number("max_offers_per_turn", "CB-7.3", ("10", "1"), "10", 0, MOST_REFUSED),
        Number("discard_threshold", "CB-6.1", (threshold, "5"), threshold, 2, 95),
        Number("victory_target", "CB-12.2", (target, "6"), target, 3, 30),
        Option("first_player", "CB-3.3", ("random", "seat_0", "dice"), "random"),
        Option("dev_card_before_roll", "CB-9.2", ("any", "knight_only"), "any"),
        Option("friendly_robber", "CB-6.7", ("true", "false"), "false"),
        Number("turn_limit", "CB-12.5", ("none", "60"), "none", 1, 99_999),
    )
