"""A game as one object: its facts, its data, its rules, and how people meet it.

What a first playable game needs has no default here; everything else has one, and is added when
wanted. The
smallest example is :mod:`heliopolis.games.examples.morra`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from heliopolis.errors import BadSetupError, ErrorText
from heliopolis.kernel.contract import DEFAULT_FEATURES, Rules, evaluate_nothing
from heliopolis.kernel.features import Feature, Grid
from heliopolis.kernel.layout import BaseState
from heliopolis.kernel.log_events import Gain, LogEvents, gain_of_score
from heliopolis.kernel.moves import Moves
from heliopolis.kernel.options import Arrangement, Number, Option
from heliopolis.kernel.rulebook import Rulebook

__all__ = [
    "Arrangement",
    "Auction",
    "Boards",
    "Feature",
    "Game",
    "GpuHints",
    "Grid",
    "Number",
    "Option",
    "Presentation",
    "Rules",
    "SearchHints",
]

LONG = 10_000  # decisions


class TitleText(ErrorText):
    """The title of a game within an error, in the language of its reader."""

    def __init__(self, game: Game) -> None:
        super().__init__("title")
        self.game = game

    def in_language(self, language: str) -> str:
        """Return the title; the English one needs no texts."""
        from heliopolis.texts import title_of  # late: it knows games

        return self.game.title if language == "en" else title_of(self.game, language)

    def __reduce__(self) -> tuple[Any, ...]:
        from heliopolis.texts import LANGUAGES

        # Another process may not know the game.
        return _Titles, ({language: self.in_language(language) for language in LANGUAGES},)


class _Titles(ErrorText):
    """The title of a game of another process, in all languages."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        super().__init__("title")
        self.titles = titles

    def in_language(self, language: str) -> str:
        """Return the title."""
        return self.titles[language]


@dataclass(frozen=True)
class Boards:
    """Boards as data, for a game whose printed numbers a player may correct or replace."""

    default: Mapping[str, Any]
    check: Callable[[Any], None]  # refuses data that does not fit, naming the field
    encode: Callable[[Mapping[str, Any]], Sequence[int]]  # the numbers that `setup` reads


@dataclass(frozen=True)
class SearchHints:
    """How a game is best searched: found by trying, see docs/strength.md."""

    cut_off: int  # decisions of a playout before `evaluate` takes the place of the end
    margin: int  # a lead of this number of points is as good as any larger one
    exploration: float = 0.25
    widening: float = 1.0  # times the root of its visits: the number of moves tried at a node
    randomly: int = 6  # the number of decisions out of 256 in a playout that are made at random
    turns: int = 1 << 20  # a playout is cut off after this number of turns, too
    # Of search with a net: how much a move's prior counts, how much worse than its siblings a move
    # is taken to be that was never tried, whether the moves of others are drawn from their policy
    # instead of searched, and the iterations of the strongest level.
    net_exploration: float = 1.0
    net_caution: float = 0.05
    net_samples_others: bool = False
    net_iterations: int = 2_000


DEFAULT_HINTS = SearchHints(cut_off=12, margin=25)


@dataclass(frozen=True)
class GpuHints:
    """How random games are best played on a GPU: found by trying, see docs/performance.md."""

    threads: int = 1024  # per block: all of them play the same phase at a time
    registers: int = 64  # per thread; with more, 1024 threads would not fit into a processor
    games: int = 4  # per thread at a time: more of them leave it idle less often


@dataclass(frozen=True)
class Auction:
    """A move that bids, for clients that bid for a player up to a secret maximum."""

    verb: str  # the move that bids
    amount: str  # its argument that is the amount: the lowest legal one is bid
    running: Callable[[Any], bool]  # whether bids are being made; a maximum ends with its auction
    passing: str | None = None  # the move of a player who does not bid, where one may pass
    lot: str | None = None  # its argument that names what is bid for, where several things are up
    lots: Callable[[Any], Sequence[str]] = lambda s: ()  # the values of it that are up now


class OpenOffer(NamedTuple):
    """An offer that a seat is asked about: from whom, and what it would get and give."""

    by: int
    get: dict[str, int]
    give: dict[str, int]


@dataclass(frozen=True)
class Offers:
    """Offers that players answer, for servers that answer one by a player's standing wishes."""

    accept: str  # the moves that answer
    reject: str
    goods: Sequence[str]  # what is traded
    to: Callable[[Any, int], OpenOffer | None]  # the offer that a seat is asked about now, if any
    maker: Callable[[Any], int | None]  # the seat that makes offers now, if any
    # What a bot that rejects an offer suggests instead: what the maker would give and get, if any.
    counter: Callable[[Any, int], tuple[Mapping[str, int], Mapping[str, int]] | None] | None = None
    # The moves by which a bot that makes offers takes up what another seat suggests, if it likes
    # that: its seat, the other one, what it would give and what it would get.
    take_up: (
        Callable[[Any, int, int, Mapping[str, int], Mapping[str, int]], Sequence[str] | None] | None
    ) = None


def show_everything(s: Any, seat: int | None) -> dict[str, Any]:
    """Show every field that the game declares: the view of a game in which nothing is hidden."""
    own = [name for name in s.fields if name not in BaseState.fields]
    values: dict[str, Any] = s.copy().values()
    return {name: values[name] for name in own}


def ask_for_a_move(s: Any, seat: int) -> dict[str, Any]:
    """Ask for a move, whatever the moment."""
    return {"prompt": "move"}


def list_view(view: dict[str, Any], say: Any) -> str:
    """List what there is to see, a line per field."""
    return "\n".join(f"{name}: {value}" for name, value in view["table"].items())


@dataclass(frozen=True)
class Presentation:
    """How people meet the game: what they see, are asked and are shown in a terminal."""

    # What a seat, or a spectator, may see; the default is for games in which nothing is hidden.
    view: Callable[..., dict[str, Any]] = show_everything
    # What everybody may see and takes long to find out: a table asks for it once per position, and
    # gives it to `view` as a third argument. Without that argument, a view finds it out itself.
    common_view: Callable[[Any], Any] | None = None
    prompt: Callable[[Any, int], Any] = ask_for_a_move  # a dict with the key "prompt"
    draw: Callable[[dict[str, Any], Any], Any] = list_view  # the view as something Rich can print
    # How values in log events, prompts and moves become words: field -> group of texts ("face" for
    # the messages face-farmer, face-warrior, …), or "player" for a seat that becomes a name.
    words: Mapping[str, str] = field(default_factory=lambda: {"seat": "player"})
    # The types of what `view` and `prompt` return: TypedDicts, from which the API schema is made.
    view_type: Any = dict[str, Any]
    prompt_type: Any = dict[str, Any]
    # What everybody needs to know of the components and is the same at every table, with its type.
    components: Mapping[str, Any] = field(default_factory=dict)
    components_type: Any = dict[str, Any]
    # What a view shows that lies in no state, such as who passed: from the log events so far.
    recall: Callable[[Any, Sequence[Mapping[str, Any]]], dict[str, Any]] | None = None
    # What a log event means in points and goods; it is also given all log events before it.
    gains: Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]]], list[Gain]] = gain_of_score
    # How far the game has come, such as its round, as values of the text `progress`; public.
    progress: Callable[[Any], dict[str, int]] | None = None
    # For logs that are grouped by turns: whether a turn is what one player does without another in
    # between, and the log events with which a turn begins or ends besides.
    turn_by_mover: bool = True
    turn_starts: frozenset[str] = frozenset()
    turn_ends: frozenset[str] = frozenset()
    # What a place is called in a sentence, from the state, the field, its value and the texts;
    # None if its name is as good as any.
    place_word: Callable[[Any, str, Any, Any], str | None] | None = None
    # What a move is told with where its text names it otherwise, such as the gold of a bid on a
    # corrected board: from the state and the parts of the move, the parts that differ.
    move_values: Callable[[Any, Mapping[str, Any]], dict[str, Any]] | None = None
    # What the rules page says about the board, for Rich: its numbers, and how certain they are.
    board: Callable[[Any], Any] | None = None
    # A line that stands for a run of small moves, as their texts; None if it is no such line.
    shorthand: Callable[[str], list[str] | None] | None = None
    # From the state before a list of moves, the state now, a seat and a move of the list: the next
    # move towards it. That is the move itself, one that it implies, or NO_MOVE if the rules have
    # carried it out by themselves.
    next_of_list: Callable[[Any, Any, int, int], int] | None = None


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: its facts, its data, its rules."""

    name: str  # as typed and in journals: "priests-of-ra"
    title: str
    seats: range
    state: type[BaseState]  # with a field `seats`
    moves: Moves
    rules: Rules
    rulebook: Rulebook
    package: str  # where its modules and texts live

    options: Sequence[Option] = ()
    log_events: LogEvents = field(default_factory=LogEvents)
    features: Sequence[Feature] = DEFAULT_FEATURES
    derived_features: Sequence[Feature] = ()  # what `derive_features` writes, for nets alone
    grid: Grid | None = None  # of the board, for observations as planes
    invariants: Sequence[str] = ()  # what `check_invariants` checks, by its numbers from 1
    boards: Boards | None = None

    # Facts.
    designer: str = ""
    minutes: int = 15
    information: str = ""  # "perfect but for chance", "hidden hands", ...
    rules_version: int = 1  # changes whenever the same journal could give another game
    longest: int = LONG  # no game takes more decisions than this
    usual_seats: int = 0  # the number of seats where nobody chooses one; 0: the most there can be

    # How people meet it. Its texts are Fluent messages in the folder `texts` of its package.
    presentation: Presentation = field(default_factory=Presentation)
    # A package with rules and texts that it shares with others of its family, around its own.
    family: str = ""

    # For bots and servers; none of it changes how the game is played.
    weights: Sequence[int] = ()  # of the moves, for random play that gets further; empty: equal
    search: SearchHints = DEFAULT_HINTS
    gpu: GpuHints = GpuHints()
    auction: Auction | None = None
    offers: Offers | None = None
    # Verbs by which something is agreed with others: only with their consent is it taken back.
    agreements: Sequence[str] = ()

    def __post_init__(self) -> None:
        put = object.__setattr__  # the class is frozen; this is where its defaults get their values
        put(self, "rules", self.rules.completed(len(self.moves)))
        put(self, "weights", self.weights or [1] * len(self.moves))
        if self.search is DEFAULT_HINTS and self.rules.evaluate is evaluate_nothing:
            put(self, "search", replace(DEFAULT_HINTS, cut_off=self.longest))

    @cached_property
    def agreement_moves(self) -> frozenset[int]:
        """The numbers of the moves by which something is agreed with others."""
        verbs = set(self.agreements)
        every = range(len(self.moves))
        return frozenset(n for n in every if self.moves.to_json(n)["move"] in verbs)

    @property
    def is_long(self) -> bool:
        """Whether its games are so long that checks play fewer of them."""
        return self.longest > LONG

    def default_seats(self) -> int:
        """Return the number of seats where nobody chooses one."""
        return self.usual_seats or self.seats[-1]

    @property
    def prefix(self) -> str:
        """The prefix of its rule ids, such as "PR"."""
        return self.rulebook.prefix

    @property
    def books(self) -> tuple[Rulebook, ...]:
        """Its rulebooks: those it builds on, then its own."""
        return self.rulebook.books

    @property
    def rule_ids(self) -> list[str]:
        """The ids of all its numbered rules, in the order of the rulebooks."""
        return [rule for book in self.books for rule in book.rule_ids]

    def rule_id(self, number: int) -> str:
        """Return the id of the rule that a predicate returned."""
        return self.rulebook.id_of(number)

    @property
    def text_packages(self) -> list[str]:
        """The packages with its texts: those of its family first."""
        return [f"{package}.texts" for package in (self.family, self.package) if package]

    @cached_property
    def observation_size(self) -> int:
        """The length of an observation."""
        return sum(feature.size for feature in self.features)

    @cached_property
    def net_input_size(self) -> int:
        """The number of features that a net reads: the observation, and what is derived from it."""
        return self.observation_size + sum(feature.size for feature in self.derived_features)

    def write_net_input(self, s: Any, seat: int, out: list[int]) -> None:
        """Write what a net reads, as the loops do (`loops.write_net_input`)."""
        self.rules.observe(s, seat, out)
        self.rules.derive_features(s, seat, out, self.observation_size)

    def check_seats(self, seats: Any) -> int:
        """Return `seats`, or raise a clear error."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            told = {"game": TitleText(self), "seats": f"{seats!r:.20}"}
            if least == most:
                raise BadSetupError(ErrorText("seats-exact", needed=least, **told))
            raise BadSetupError(ErrorText("seats-range", least=least, most=most, **told))
        return seats

    def complete_options(self, given: Mapping[str, Any] | None) -> dict[str, str]:
        """Return the given options with the defaults of the others; refuse unknown names."""
        known = {option.name: option for option in self.options}
        for name in given or {}:
            if name not in known:
                key = "option-unknown" if known else "option-none"
                told = {"name": f"{name:.60}", "game": TitleText(self), "known": ", ".join(known)}
                raise BadSetupError(ErrorText(key, **told))
        return {name: (given or {}).get(name, known[name].default) for name in known}

    def encode_setup(
        self, seats: int, options: Mapping[str, Any] | None, board: Mapping[str, Any] | None
    ) -> list[int]:
        """Return what `setup` reads: an int per option, in their order, then those of the board."""
        complete = self.complete_options(options)
        codes = [option.encode(complete[option.name], seats) for option in self.options]
        if self.boards is None:
            if board is not None:
                raise BadSetupError(ErrorText("board-none", game=TitleText(self)))
            return codes
        if board is not None:
            self.boards.check(board)
        return [*codes, *self.boards.encode(self.boards.default if board is None else board)]
