"""Texts for people, in English, Dutch and German.

They are Fluent messages (``.ftl`` files): some common ones in this folder, the others in the folder
``texts`` of each game. Programs get keys and values; only here do they become sentences.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game

if TYPE_CHECKING:
    from heliopolis.texts.messages import Messages

LANGUAGES = ("en", "nl", "de")
MINUS = "−"  # as in print; what people type, and errors quote, has a hyphen
_IN_PRINT = ("log-", "prompt-", "move-")  # sentences of the table
_NEGATIVE = re.compile(r"-\d+")
MOST_REMEMBERED = 5_000  # sentences: at a table the same are said again and again


def _as_in_print(value: Any) -> Any:
    """Return a negative number with a real minus sign, and all else as it is."""
    if isinstance(value, str) and _NEGATIVE.fullmatch(value):
        return MINUS + value[1:]
    if not isinstance(value, int) or value >= 0:
        return value
    from heliopolis.texts.messages import Number

    return Number(value, minus=MINUS)


class Texts:
    """The texts of one language: the common ones, and those of a game if one is given."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        from heliopolis.texts.messages import Messages

        if language not in LANGUAGES:
            raise HeliopolisError(
                f"language: {language!r:.20} is not one of {', '.join(LANGUAGES)}"
            )
        self.language = language
        self.game = game
        self._said: dict[tuple[Any, ...], str] = {}
        self._attributes: dict[tuple[str, str], bool] = {}
        self._messages = Messages(language)
        self._messages.add(read(__name__, language))
        for source in sources(game, language) if game else []:
            self._messages.add(source)

    def __call__(self, key: str, **values: Any) -> str:
        """Return a message with its values filled in; ``key.attribute`` for an attribute of it."""
        asked = key, *((name, type(value), value) for name, value in values.items())
        try:
            said = self._said.get(asked)
        except TypeError:  # a value that cannot be remembered is none that can be said
            return self._say(key, values)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._say(key, values)
        return said

    def _say(self, key: str, values: dict[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        if name.startswith(_IN_PRINT):
            values = {field: _as_in_print(value) for field, value in values.items()}
        try:
            return self._messages.format(name, attribute, values)
        except (LookupError, TypeError, ValueError) as error:
            raise KeyError(f"text {key!r} in {self.language}: {error}") from error

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def has_attribute(self, key: str, attribute: str) -> bool:
        """Return whether a message has an attribute."""
        known = self._attributes.get((key, attribute))
        if known is None:
            known = self._messages.has_attribute(key, attribute)
            self._attributes[key, attribute] = known
        return known

    @cached_property
    def addresses_players(self) -> bool:
        """Whether there are sentences for the player who did something: "You draw a tile."."""
        return self._messages.uses_attribute("you")

    def rule(self, rule_id: str) -> str:
        """Return the text of a numbered rule, such as ``PR-5.3``."""
        return self(rule_id.replace(".", "-"))

    def log_event(self, log_event: Mapping[str, Any], players: Sequence[str]) -> str:
        """Return a log event as a sentence."""
        return self._sentence("log", "log_event", log_event, players)

    def prompt(
        self, prompt: Mapping[str, Any], players: Sequence[str], *, only: bool = False
    ) -> str:
        """Return a question to a player as a sentence; `only`: there is no more than one answer."""
        form = ".only" if only and self.has_attribute(f"prompt-{prompt['prompt']}", "only") else ""
        return self._sentence("prompt", "prompt", prompt, players, form)

    def move(self, move: Mapping[str, Any], players: Sequence[str]) -> str:
        """Return a move, given as JSON, as a line of a menu."""
        return self._sentence("move", "move", move, players)

    def _sentence(
        self,
        prefix: str,
        kind: str,
        data: Mapping[str, Any],
        players: Sequence[str],
        form: str = "",
    ) -> str:
        values = {f: self.word(f, v, players) for f, v in data.items() if f != kind}
        values |= self.goods_lists(data)
        return self(f"{prefix}-{data[kind]}{form}", **values)

    def goods_lists(self, data: Mapping[str, Any]) -> dict[str, str]:
        """Return the numbers of goods in data as lists that can be read, by the name of each list.

        ``give_wool`` and ``give_ore`` are in the list ``give``, ``wool`` and ``ore`` in ``goods``.
        """
        lists: dict[str, list[str]] = {}
        for field, number in data.items():
            name, _, good = field.rpartition("_")
            if f"good-{good}" in self and isinstance(number, int):
                found = lists.setdefault(name or "goods", [])
                found += [self.counted(f"good-{good}", number)] if number else []
        return {name: self.list(found) for name, found in lists.items()}

    def counted(self, key: str, number: int) -> str:
        """Return a number of things: by the attribute ``counted``, else the number and the word."""
        if self.has_attribute(key, "counted"):
            return self(f"{key}.counted", n=number)
        return f"{number} {self(key)}"

    def list(self, words: Sequence[str]) -> str:
        """Return words as a list: "a, b and c"."""
        *most, last = words or [""]
        return f"{', '.join(most)} {self('log-and')} {last}" if most else last

    def word(self, field: str, value: Any, players: Sequence[str]) -> Any:
        """Return the word for the value of a field: a player, a text of the game, or itself."""
        group = self.game.presentation.words.get(field) if self.game else None
        if group == "player":
            return players[value]
        return self(f"{group}-{value}") if group else value


@cache
def texts(language: str, game: Game | None = None) -> Texts:
    """Return the texts of a language, loaded once."""
    return Texts(language, game)


def title_of(game: Game, language: str) -> str:
    """Return the title of a game in a language: that of its publisher unless its texts have one."""
    found = texts(language, game)
    return found("game-title") if "game-title" in found else game.title


@cache
def messages_of(package: str, language: str) -> Messages:
    """Return the messages of one package, loaded once."""
    from heliopolis.texts.messages import Messages

    found = Messages(language)
    found.add(read(package, _spoken(package, language)))
    return found


def sources(game: Game, language: str) -> list[str]:
    """Return the Fluent sources of a game's texts: those of its family first.

    A game that has no texts in the language gives those in the first language that it has.
    """
    return [read(package, _spoken(package, language)) for package in game.text_packages]


def _spoken(package: str, language: str) -> str:
    """Return the language, or the first one that a package has where it lacks this one."""
    has = [lang for lang in LANGUAGES if files(package).joinpath(f"{lang}.ftl").is_file()]
    return language if language in has or not has else has[0]


def read(package: str, language: str) -> str:
    """Return the Fluent source of a package's texts in a language."""
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


def message_ids(package: str, language: str) -> list[str]:
    """Return the ids of all messages in a package's texts, in the order of the file."""
    return re.findall(r"^([A-Za-z][\w-]*) *=", read(package, language), re.MULTILINE)
