"""The contract that every game fulfils, and the facts it states about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from heliopolis.errors import BadSetupError
from heliopolis.kernel.features import Feature
from heliopolis.kernel.layout import BaseState
from heliopolis.kernel.log_events import LogEvents
from heliopolis.kernel.moves import Moves
from heliopolis.kernel.options import Arrangement, Number, Option
from heliopolis.kernel.rulebook import Rulebook
from heliopolis.kernel.rules import rule

Book = Rulebook  # until every game has a rulebook.py
NO_RULEBOOK = Rulebook("", ())
__all__ = [
    "Arrangement",
    "Auction",
    "Boards",
    "Book",
    "Feature",
    "Game",
    "Number",
    "Option",
    "Part",
    "Presentation",
    "Rules",
    "SearchHints",
]

LONG = 10_000  # decisions
# Of the seats in a terminal, in order; never the only thing that tells players apart.
SEAT_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")


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


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: its facts, its data, its rules."""

    name: str  # as typed and in journals: "priests-of-ra"
    title: str
    designer: str
    rulebook: Rulebook = NO_RULEBOOK
    prefix: str = ""  # of its rule ids: "PR"
    chapters: tuple[int, ...] = ()  # the number of rules in each chapter of its rulebook
    vectors: Mapping[
        str, int
    ]  # the worked examples of its specification: {"S": 19} or {"AR-X": 16}
    rules_version: int  # changes whenever the same journal could give another game
    seats: range
    minutes: int
    information: str  # "perfect but for chance", "hidden hands", ...
    longest: int  # no game takes more decisions than this
    options: Sequence[Option]
    state: type[BaseState]
    moves: Moves
    log_events: LogEvents
    rules: Rules
    features: Sequence[Feature]
    weights: Sequence[int]  # of the moves, for random play that reaches what equal chances do not
    invariants: Sequence[str]  # what `check_invariants` checks, by its numbers from 1
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

    def __post_init__(self) -> None:
        put = object.__setattr__  # the class is frozen; this is where its fields get their form
        if self.prefix:
            put(self, "rulebook", Rulebook(self.prefix, self.chapters, self.builds_on))
        else:
            put(self, "prefix", self.rulebook.prefix)
            put(self, "chapters", self.rulebook.chapters)
            put(self, "builds_on", self.rulebook.builds_on)

    @property
    def is_long(self) -> bool:
        """Whether its games are so long that checks play fewer of them."""
        return self.longest > LONG

    def default_seats(self) -> int:
        """The number of seats where nobody says how many."""
        return self.usual_seats or self.seats[-1]

    @property
    def books(self) -> tuple[Rulebook, ...]:
        """Its rulebooks: those it builds on, then its own."""
        return self.rulebook.books

    @property
    def rule_ids(self) -> list[str]:
        """The ids of all its numbered rules, in the order of the rulebooks."""
        return [rule for book in self.books for rule in book.rule_ids]

    def rule_id(self, number: int) -> str:
        """The id of the rule that a predicate returned."""
        return self.rulebook.id_of(number)

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
