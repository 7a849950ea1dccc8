"""The games and bots of this server, as clients see them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from heliopolis import boards, games
from heliopolis.bots.levels import LEVELS
from heliopolis.errors import UnknownGameError
from heliopolis.games.pieces import pieces
from heliopolis.games.rulings import rulings_on
from heliopolis.kernel.game import Arrangement, Game, Number, Option
from heliopolis.server.core import bot_names
from heliopolis.server.core.errors import not_found
from heliopolis.table import worked_examples as examples
from heliopolis.texts import LANGUAGES, texts, title_of


def find(name: str) -> Game:
    """The game of a name."""
    try:
        return games.find(name)
    except UnknownGameError:
        raise not_found("game", "game") from None


def option_info(option: Option) -> dict[str, Any]:
    """The facts of an option, and the values that it takes."""
    number = option if isinstance(option, Number) else None
    return {
        "name": option.name,
        "rule": option.rule,
        "values": list(option.values),
        "default": option.default,
        "seasoned": option.seasoned,
        "group": option.group,
        "arrangement": isinstance(option, Arrangement),
        "form": "number" if number else "choice" if type(option) is Option else "text",
        "least": number.least if number else None,
        "most": number.most if number else None,
    }


@cache
def game_info(game: Game) -> dict[str, Any]:
    """The facts of a game."""
    auction, offers = game.auction, game.offers
    return {
        "name": game.name,
        "title": game.title,
        "titles": {language: title_of(game, language) for language in LANGUAGES},
        "designer": game.designer,
        "seats": list(game.seats),
        "default_seats": game.default_seats(),
        "minutes": game.minutes,
        "information": game.information,
        "rules_version": game.rules_version,
        "options": [option_info(option) for option in game.options],
        "verbs": [
            {"name": verb.name, "arguments": {k: list(v) for k, v in verb.arguments.items()}}
            for verb in game.moves.verbs.values()
        ],
        "words": dict(game.presentation.words),
        "components": dict(game.presentation.components),
        "pieces": {
            piece.id: {"name": piece.name, "text": piece.text, "rules": list(piece.rules)}
            for piece in pieces(game).values()
        },
        "takes_board": game.boards is not None,
        "edits_board": boards.editor_of(game.name) is not None,
        "auction": auction
        and {
            "verb": auction.verb,
            "amount": auction.amount,
            "passing": auction.passing,
            "lot": auction.lot,
        },
        "offers": offers
        and {"accept": offers.accept, "reject": offers.reject, "goods": list(offers.goods)},
    }


@cache
def rulebook(game: Game, language: str) -> dict[str, Any]:
    """All numbered rules of a game in a language."""
    say = texts(language, game)
    rules: list[dict[str, Any]] = [
        {
            "id": rule,
            "chapter": rule.partition(".")[0],
            "text": say.rule(rule),
            "rulings": [
                {
                    "id": ruling.id,
                    "text": say(ruling.id),
                    "why": say(f"{ruling.id}.why"),
                    "option": ruling.option,
                }
                for ruling in rulings_on(game, rule)
            ],
        }
        for rule in game.rule_ids
    ]
    chapters: dict[str, list[str]] = {}
    for rule in rules:
        chapters.setdefault(rule["chapter"], []).append(rule["id"])
    return {
        "rules": rules,
        "chapters": [
            {"id": name, "title": say.rule(name), "rules": ids} for name, ids in chapters.items()
        ],
    }


@cache
def worked_examples(game: Game, language: str) -> list[dict[str, Any]]:
    """The worked examples of a game in a language. Replays their journals: takes a while."""
    say = texts(language, game)
    return [
        {
            "id": example.id,
            "title": say(f"example-{example.id}.title"),
            "text": say(f"example-{example.id}"),
            "rules": list(example.rules),
            "view": example.after().view(None),
        }
        for example in examples.worked_examples(game)
    ]


def bot_infos(own_bots: Sequence[str]) -> list[dict[str, Any]]:
    """The bots that can take a seat, the operator's own last."""
    names = (*bot_names.ALL, *own_bots)
    return [
        {
            "name": name,
            "searches": name not in bot_names.QUICK,
            "level": name in LEVELS,
        }
        for name in names
    ]
