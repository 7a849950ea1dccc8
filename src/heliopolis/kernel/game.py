"""The contract that every game fulfils, and the facts it states about itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from heliopolis.errors import BadSetupError
from heliopolis.kernel.layout import BaseState
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves
from heliopolis.kernel.rules import RULEBOOK_STRIDE, rule, rule_id

LONG = 10_000  # decisions
# Of the seats in a terminal, in order; never the only thing that tells players apart.
SEAT_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")


@dataclass(frozen=True)
class Option:
    """A ruling that a table chooses: its name, the rule it settles, its values."""

    name: str
    rule: str
    values: tuple[str, ...]
    default: str

    def encode(self, value: Any, seats: int) -> int:
        """The value as the int that the rules read."""
        if value not in self.values:
            raise BadSetupError(f"option {self.name}: {value!r:.60} is not {self.usage()}")
        return self.values.index(value)

    def usage(self) -> str:
        """Which values it takes."""
        return f"one of {', '.join(self.values)}"

    def named(self) -> tuple[str, ...]:
        """The values that have a text of their own."""
        return self.values


@dataclass(frozen=True)
class Arrangement(Option):
    """An option that leaves something to chance or fixes it: one digit a seat, each used once."""

    values: tuple[str, ...] = ("random",)
    default: str = "random"

    def encode(self, value: Any, seats: int) -> int:
        """0 for chance, or the digits as a number."""
        if value == "random":
            return 0
        digits = [str(n) for n in range(1, seats + 1)]
        if not isinstance(value, str) or sorted(value) != digits:
            raise BadSetupError(
                f"option {self.name}: {value!r:.60} is neither 'random' nor the digits "
                f"{'1 to ' + digits[-1]} in some order"
            )
        return int(value)


@dataclass(frozen=True)
class Number(Option):
    """An option that is a whole number; `values` are some that are worth a trial."""

    least: int = 0
    most: int = 0

    def encode(self, value: Any, seats: int) -> int:
        """The number itself; 0 for a word such as "none"."""
        if value in self.values and not value.isdecimal():
            return 0
        number = int(value) if isinstance(value, str) and re.fullmatch(r"\d{1,5}", value) else value
        if isinstance(number, bool) or not isinstance(number, int):
            raise BadSetupError(f"option {self.name}: {value!r:.60} is not {self.usage()}")
        if not self.least <= number <= self.most:
            raise BadSetupError(f"option {self.name}: {number} is not {self.usage()}")
        return number

    def usage(self) -> str:
        """Which values it takes."""
        words = "".join(f", or {value}" for value in self.named())
        return f"a whole number from {self.least} to {self.most}{words}"

    def named(self) -> tuple[str, ...]:
        """The values that are no numbers."""
        return tuple(value for value in self.values if not value.isdecimal())


@dataclass(frozen=True)
class Book:
    """A numbered rulebook: the prefix of its ids, and how many rules each chapter has."""

    prefix: str
    chapters: tuple[int, ...]

    @property
    def rule_ids(self) -> list[str]:
        """The ids of its rules, in order."""
        return [
            f"{self.prefix}-{chapter}.{number}"
            for chapter, count in enumerate(self.chapters, 1)
            for number in range(1, count + 1)
        ]


@dataclass(frozen=True)
class Boards:
    """Boards as data, for a game whose printed numbers a player may correct or replace."""

    default: Mapping[str, Any]
    check: Callable[[Any], None]  # refuses data that does not fit, naming the field
    encode: Callable[[Mapping[str, Any]], Sequence[int]]  # the numbers that `setup` reads


@rule
def no_turns(s: Any) -> int:
    """The turn of a game that does not count them."""
    return 0


@dataclass(frozen=True)
class Rules:
    """The rules of a game as the kernel calls them: plain functions over its state."""

    setup: Callable[[Any, int, int, Sequence[int]], None]
    players_to_move: Callable[[Any], int]  # bit mask of the seats that may act now
    legal: Callable[[Any, int, Any], int]  # writes the legal moves of a seat, returns how many
    broken_rule: Callable[[Any, int, int], int]  # 0, or the number of the rule the move would break
    apply: Callable[[Any, int, int], None]
    over: Callable[[Any], bool]
    scores: Callable[[Any, Any], None]  # writes the points of every seat
    ranks: Callable[[Any, Any], None]  # writes the rank of every seat, 0 for the winner
    resample_hidden: Callable[
        [Any, int, int], None
    ]  # resamples from a seed what a seat cannot know
    observe: Callable[[Any, int, Any], None]  # writes the features that a seat sees
    check_invariants: Callable[[Any], int]  # 0, or the number of the invariant that is violated
    move_score: Callable[
        [Any, int, int], int
    ]  # how good a legal move looks to its seat: a judgement
    evaluate: Callable[[Any, int], int]  # what a seat can be expected to have in the end
    turns_ended: Callable[[Any], int] = no_turns  # how many turns have ended


@dataclass(frozen=True)
class SearchHints:
    """How a game is best searched: found by trying, see docs/bots.md."""

    cut_off: int  # decisions of a playout before judgement takes the place of the end
    margin: int  # how many points ahead are as good as any lead
    exploration: float = 0.25
    widening: float = 1.0  # times the root of its visits: how many moves are tried at a node
    randomly: int = 6  # of 256 decisions in a playout so many are made at random
    turns: int = 1 << 20  # after so many it is cut off too: then all have had as many


@dataclass(frozen=True)
class Auction:
    """What a server must know to bid for somebody up to a secret maximum."""

    verb: str  # the move that bids
    amount: str  # its argument that counts: the lowest legal one is bid
    running: Callable[[Any], bool]  # whether bids are being made; a maximum ends with its auction
    passing: str | None = None  # the move of who does not bid, where one may pass


@dataclass(frozen=True)
class Part:
    """A rule whose share of a step the bench shows."""

    title: str  # what it is for; several rules may share one
    rule: Callable[..., Any]
    # Does its work over and over on a state, writes what it found to `out`, returns how often.
    again: Callable[[Any, Any], int]


@dataclass(frozen=True)
class Feature:
    """One run of numbers in an observation, and what it means."""

    name: str
    size: int
    meaning: str


@dataclass(frozen=True)
class Presentation:
    """How people meet the game: what they see, are asked and are shown in a terminal."""

    view: Callable[[Any, int | None], dict[str, Any]]  # what a seat, or a spectator, may see
    prompt: Callable[[Any, int], dict[str, Any]]  # the question put to a seat that may act
    draw: Callable[[dict[str, Any], Any], Any]  # the table's view as something Rich can print
    # How values in notes, prompts and moves become words: field -> group of texts ("face" for the
    # messages face-farmer, face-warrior, …), or "player" for a seat that becomes a name.
    words: Mapping[str, str]
    # What the rules page says of the board beside the rules, for Rich: numbers, and how sure.
    board: Callable[[Any], Any] | None = None
    # A line that stands for a run of small moves, as their texts; None if it is no such line.
    shorthand: Callable[[str], list[str] | None] | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its facts, its data, its rules."""

    name: str  # as typed and in journals: "priests-of-ra"
    title: str
    designer: str
    prefix: str  # of its rule ids: "PR"
    chapters: tuple[int, ...]  # how many numbered rules each chapter of its rulebook has
    vectors: Mapping[
        str, int
    ]  # the worked examples of its specification: {"S": 19} or {"AR-X": 16}
    rules_version: int  # changes whenever the same journal could give another game
    seats: range
    minutes: int
    information: str  # "perfect but for chance", "hidden hands", ...
    longest: int  # no game takes more decisions than this
    options: tuple[Option, ...]
    state: type[BaseState]
    moves: Moves
    log_events: LogEvents
    rules: Rules
    features: tuple[Feature, ...]
    weights: Sequence[int]  # of the moves, for random play that reaches what equal chances do not
    invariants: tuple[str, ...]  # what `sound` checks, by its numbers from 1
    package: str  # where its modules and texts live
    presentation: Presentation
    search: SearchHints = SearchHints(cut_off=12, margin=25)
    boards: Boards | None = None
    auction: Auction | None = None
    builds_on: tuple[Book, ...] = ()  # the rulebooks that its own adds to and changes
    # A package with rules and texts that it shares with others of its family, around its own.
    family: str = ""
    usual_seats: int = 0  # what is played and measured where nobody says; 0: the most there can be
    parts: tuple[Part, ...] = ()  # what the bench looks at in particular
    # Options that make its games short, for checks that look at every option of a long game.
    brief: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_long(self) -> bool:
        """Whether its games are so long that checks play fewer of them."""
        return self.longest > LONG

    def default_seats(self) -> int:
        """The number of seats where nobody says how many."""
        return self.usual_seats or self.seats[-1]

    @property
    def books(self) -> tuple[Book, ...]:
        """Its rulebooks: those it builds on, then its own."""
        return (*self.builds_on, Book(self.prefix, self.chapters))

    @property
    def rule_ids(self) -> list[str]:
        """The ids of all its numbered rules, in the order of the rulebooks."""
        return [rule for book in self.books for rule in book.rule_ids]

    def rule_id(self, number: int) -> str:
        """The id of the rule that a predicate returned."""
        return rule_id(self.books[number // RULEBOOK_STRIDE].prefix, number % RULEBOOK_STRIDE)

    @property
    def text_packages(self) -> list[str]:
        """Where its texts are: those of its family first."""
        return [f"{package}.texts" for package in (self.family, self.package) if package]

    @property
    def vector_ids(self) -> list[str]:
        """The ids of all worked examples and edge cases of its specification."""
        return [
            f"{kind}{n}" if "-" in kind else f"{kind}-{n}"
            for kind, count in self.vectors.items()
            for n in range(1, count + 1)
        ]

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(feature.size for feature in self.features)

    def check_seats(self, seats: Any) -> int:
        """`seats`, or a clear error."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSetupError(
                f"seats: {self.title} is for {self.seats[0]} to {self.seats[-1]} players, "
                f"not {seats!r:.20}"
            )
        return seats

    def complete_options(self, given: Mapping[str, Any] | None) -> dict[str, str]:
        """The given options with the defaults of the others; unknown names are refused."""
        known = {option.name: option for option in self.options}
        for name in given or {}:
            if name not in known:
                raise BadSetupError(
                    f"option {name:.60}: {self.title} has only {', '.join(known) or 'none'}"
                )
        return {name: (given or {}).get(name, known[name].default) for name in known}

    def encode_setup(
        self, seats: int, options: Mapping[str, Any] | None, board: Mapping[str, Any] | None
    ) -> list[int]:
        """What `setup` reads: an int an option, in their order, then the numbers of the board."""
        complete = self.complete_options(options)
        codes = [option.encode(complete[option.name], seats) for option in self.options]
        if self.boards is None:
            if board is not None:
                raise BadSetupError(f"board: {self.title} takes no other board")
            return codes
        if board is not None:
            self.boards.check(board)
        return [*codes, *self.boards.encode(self.boards.default if board is None else board)]
