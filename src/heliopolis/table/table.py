"""One game being played: named moves, views, undo, log events and the journal.

A table is determined by its journal: undo, forks and going back replay a shorter one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast, overload

from heliopolis import games
from heliopolis.errors import (
    BadMoveError,
    BadSetupError,
    ErrorText,
    HeliopolisError,
    IllegalMoveError,
    JournalError,
    UndoError,
)
from heliopolis.kernel.chance import LARGEST_SEED, seed_chance
from heliopolis.kernel.game import Game, OpenOffer
from heliopolis.kernel.journal import LONGEST_NAME, SEAT_LETTERS, Entry, Journal, Secret, relabelled
from heliopolis.kernel.layout import BaseState
from heliopolis.kernel.moves import NO_MOVE
from heliopolis.table import compounds
from heliopolis.table.compounds import Compound
from heliopolis.table.log_text import Narrator
from heliopolis.table.shorthand import MAX_MOVES, expand
from heliopolis.table.views import GameState, LogEvent, Prompt, Result, TableView

if TYPE_CHECKING:
    from heliopolis.games.terminal import Frame

SomeState = TypeVar("SomeState", bound=BaseState)


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a seat. The rules use `number`, people and journals use `text`."""

    seat: int
    number: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the id of the rule it would break, and the text of that rule."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


class BrokenRuleText(ErrorText):
    """That a move breaks a rule, with the text of the rule."""

    def __init__(self, game: str, move: str, rule: str) -> None:
        super().__init__("broken-rule", move=move, rule=rule)
        self.game = game

    def in_language(self, language: str) -> str:
        """Return it as a sentence."""
        from heliopolis.texts import texts

        rule = texts(language, games.find(self.game)).rule(self.values["rule"])
        return ErrorText(self.key, **self.values, text=rule).in_language(language)


GivenMove = str | int | Move | Mapping[str, Any]


class Outcome(NamedTuple):
    """A move that was made, whether it revealed something, and its log events as rules log them."""

    move: Move
    revealing: bool
    log_events: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, or several moves of one seat as one, judged legal at one point of a game."""

    moves: tuple[Move, ...]
    judged_at: int  # the table's number of changes then
    outcomes: tuple[Outcome, ...] = ()  # of several moves, which were tried on a copy
    state: GameState | None = None  # that copy


class Table:
    """A game in progress or finished.

    >>> import heliopolis
    >>> table = heliopolis.new("priests-of-ra", seats=2, seed=7)
    >>> [str(move) for move in table.legal()]
    ['draw', 'invoke']
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        secret: Secret | None = None,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] | None = None,
        board: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(game.default_seats() if seats is None else seats)
        self.options = game.complete_options(options)
        self.players = _names(players, self.seats)
        self.board = board
        self.secret = secret or Secret.fresh()
        self._codes = game.encode_setup(self.seats, self.options, board)
        self._buffer = [0] * len(game.moves)
        self._changes = 0  # number of changes: a decision belongs to one point of the game
        self._restart()

    def _restart(self) -> None:
        self._changes += 1
        self.moves: list[Move] = []
        self.log_events: list[LogEvent] = []
        self._revealing: list[bool] = []  # of each move: whether it revealed something
        self._compounds: list[Compound] = []
        self.secrets = [(0, self.secret)]  # each seed, with the number of moves before it
        self._state = cast("GameState", self.game.state())
        self.game.rules.setup(self._state, self.seats, self.secret.seed, self._codes)
        self._log(self._state.log_events)
        self._state.log_events.clear()
        self._narrators: dict[tuple[str, int | None, tuple[str, ...]], Narrator] = {}

    # --- Moves ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.rules.over(self._state))

    @property
    def players_to_move(self) -> list[int]:
        """The seats that may move now: several if choices are simultaneous, none at the end."""
        mask = self.game.rules.players_to_move(self._state)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def players_awaited(self) -> list[int]:
        """The seats that the game waits for: those that may move, unless they may as well wait."""
        mask = self.game.rules.players_awaited(self._state)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int | None = None) -> list[Move]:
        """Return the legal moves of a seat, or of all seats that may move."""
        seats = self.players_to_move if seat is None else [self._check_seat(seat)]
        return [move for mover in seats for move in self._legal_of(mover)]

    def _legal_of(self, seat: int) -> list[Move]:
        if seat not in self.players_to_move:
            return []
        count = self.game.rules.legal(self._state, seat, self._buffer)
        return [Move(seat, n, self.game.moves.text(n)) for n in sorted(self._buffer[:count])]

    def told_move(self, move: int | Move) -> dict[str, Any]:
        """Return a move as people are told it: its verb and arguments by name."""
        parts = self.game.moves.to_json(move.number if isinstance(move, Move) else move)
        values = self.game.presentation.move_values
        return {**parts, **values(self._state, parts)} if values else parts

    def why_not(
        self,
        move: GivenMove | Sequence[GivenMove],
        seat: int | None = None,
        language: str = "en",
    ) -> Refusal | None:
        """Return the rule that a move would break now, or None if it is legal.

        Several moves are tried on a copy; what a move in between would reveal is not returned.
        """
        wanted = self._parse_all(move, seat)
        if len(wanted) == 1:
            return self._refusal(self._state, wanted[0], language)
        try:
            self._judge_together(wanted)
        except IllegalMoveError as error:
            return self._refusal_by(error.rule, language)
        return None

    def _refusal(self, s: GameState, move: Move, language: str = "en") -> Refusal | None:
        number = self.game.rules.broken_rule(s, move.seat, move.number)
        return self._refusal_by(self.game.rule_id(number), language) if number else None

    def _refusal_by(self, rule: str, language: str) -> Refusal:
        from heliopolis.texts import texts

        return Refusal(rule, texts(language, self.game).rule(rule))

    def play(self, move: GivenMove, seat: int | None = None) -> Move:
        """Make a move, given as text, as a number, as JSON or as one of `legal()`.

        The seat may be left out if only one can move. An illegal move changes nothing. A text may
        stand for several moves (``offer 2 wool for 1 ore``): they are played as by `play_all`, and
        the last of them is returned.

        >>> import heliopolis
        >>> table = heliopolis.new("priests-of-ra", seats=2, seed=7)
        >>> table.play("invoke") == table.moves[0]
        True
        """
        return self.carry_out(self._judge(self._parse(move, seat)))[-1]

    def play_all(self, moves: Sequence[GivenMove], seat: int | None = None) -> list[Move]:
        """Make several moves of one seat as one: all of them, or none if one is illegal.

        `undo` takes them back as one, and the journal marks them as one. Only the last move may
        reveal something, so that a refusal tells nothing. Moves that the rules carry out by
        themselves, or that another one implies, may be listed or left out.
        """
        if isinstance(moves, str | Mapping) or not isinstance(moves, Sequence):
            raise BadMoveError("moves: a list of at least one move is needed")
        return self.carry_out(self.judge(moves, seat))

    def judge(self, move: GivenMove | Sequence[GivenMove], seat: int | None = None) -> Decision:
        """Return a move, or several as one, understood and found legal; nothing is changed.

        `carry_out` plays it without judging it again, so that it can be stored in between. An
        illegal move raises an error that names the rule.
        """
        return self._judge(self._parse_all(move, seat))

    def _judge(self, moves: list[Move]) -> Decision:
        if len(moves) > 1:
            return self._judge_together(moves)
        self._check_legal(self._state, moves[0])
        return Decision(tuple(moves), self._changes)

    def _judge_together(self, moves: list[Move]) -> Decision:
        if len({move.seat for move in moves}) > 1:
            raise BadMoveError("moves: all moves of a compound must be of the same seat")
        s = self._state.copy()
        outcomes: list[Outcome] = []
        for move in moves:
            step = None
            while step != move and (step := self._step_towards(s, move)):
                if outcomes and outcomes[-1].revealing:
                    raise _revealing_error(outcomes[-1].move)
                if len(outcomes) == MAX_MOVES:
                    raise BadMoveError(ErrorText("moves-many", most=MAX_MOVES))
                self._check_legal(s, step)
                outcomes.append(self._apply_to(s, step))
        if not outcomes:  # the rules had carried out all of them before: they are not asked for
            self._check_legal(self._state, moves[0])
        made = tuple(outcome.move for outcome in outcomes)
        return Decision(made, self._changes, tuple(outcomes), s)

    def _step_towards(self, s: GameState, move: Move) -> Move | None:
        """Return the next move towards one of a list, None if the rules have carried it out."""
        next_of_list = self.game.presentation.next_of_list
        if next_of_list is None:
            return move
        number = next_of_list(self._state, s, move.seat, move.number)
        if number == NO_MOVE:
            return None
        return move if number == move.number else self._numbered(number, move.seat)

    def _check_legal(self, s: GameState, move: Move) -> None:
        refusal = self._refusal(s, move)
        if refusal:
            raise self._illegal(move, refusal.rule)

    def _illegal(self, move: Move, rule: str) -> IllegalMoveError:
        return IllegalMoveError(BrokenRuleText(self.game.name, str(move), rule), rule)

    def carry_out(self, decision: Decision) -> list[Move]:
        """Play what `judge` has found legal; it is judged again if the table has changed since."""
        if decision.judged_at != self._changes:
            decision = self._judge(list(decision.moves))
        first = len(self.moves)
        outcomes = decision.outcomes
        if decision.state is None:
            outcomes = (self._apply_to(self._state, decision.moves[0]),)
        else:
            self._state = decision.state
        for outcome in outcomes:
            self._append(outcome)
        if len(outcomes) > 1:
            self._compounds.append((first, len(self.moves)))
        return list(decision.moves)

    def _play_one(self, move: Move) -> Move:
        self._check_legal(self._state, move)
        self._append(self._apply_to(self._state, move))
        return move

    def _apply_to(self, s: GameState, move: Move) -> Outcome:
        known = s.chance_draws, s.reveals
        self.game.rules.apply(s, move.seat, move.number)
        log_events = tuple(s.log_events)
        s.log_events.clear()
        return Outcome(move, (s.chance_draws, s.reveals) != known, log_events)

    def _append(self, outcome: Outcome) -> None:
        self._changes += 1
        self.moves.append(outcome.move)
        self._revealing.append(outcome.revealing)
        self._log(outcome.log_events)

    def _parse_all(self, given: GivenMove | Sequence[GivenMove], seat: int | None) -> list[Move]:
        """Return one given move, or each of several, as a list of single moves."""
        if isinstance(given, str | Mapping) or not isinstance(given, Sequence):
            return self._parse(given, seat)
        if not given:
            raise BadMoveError("moves: a list of at least one move is needed")
        if len(given) > MAX_MOVES:
            raise BadMoveError(f"moves: {len(given)} are given, {MAX_MOVES} are allowed")
        wanted: list[Move] = []
        for move in given:
            wanted += self._parse(move, wanted[0].seat if wanted else seat)
        return wanted

    def _parse(self, move: GivenMove, seat: int | None) -> list[Move]:
        """Return a move as a list of one, or the moves that a line stands for."""
        moves = self.game.moves
        if isinstance(move, Move):
            return [Move(self._check_seat(move.seat), moves.parse(move.text), move.text)]
        if isinstance(move, str):
            try:
                numbers = [moves.parse(move)]
            except BadMoveError:
                texts = expand(self.game, move)
                if not texts:
                    raise
                numbers = [moves.parse(text) for text in texts]
        elif isinstance(move, int) and not isinstance(move, bool):
            if not 0 <= move < len(moves):
                raise BadMoveError(f"move: {move} is not in 0..{len(moves) - 1}")
            numbers = [move]
        else:
            numbers = [moves.from_json(move)]
        mover = self._acting_seat(seat)
        return [self._numbered(number, mover) for number in numbers]

    def _numbered(self, number: int, seat: int) -> Move:
        return Move(seat, number, self.game.moves.text(number))

    def _acting_seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._check_seat(seat)
        if len(self.players_to_move) > 1:
            raise BadMoveError("seat: several players may move now, so a seat must be given")
        return self.players_to_move[0] if self.players_to_move else 0

    def _check_seat(self, seat: Any) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadMoveError(f"seat: {seat!r:.20} is not in 0..{self.seats - 1}")
        return seat

    def _log(self, raw_events: Sequence[tuple[int, ...]]) -> None:
        step, to_json = len(self.moves), self.game.log_events.to_json
        self.log_events += [{"step": step, **to_json(raw)} for raw in raw_events]

    # --- Views ------------------------------------------------------------------------------------

    def view(self, seat: int | None = None, common: Any = None) -> TableView:
        """Return what a seat may know, or a spectator if None, ready to be sent as JSON.

        A caller that makes views of a position for several seats may give each of them the same
        `common_view()`; they share parts of it then.
        """
        if seat is not None:
            self._check_seat(seat)
        to_move = self.players_to_move
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": dict(self.options),
            "names": list(self.players),
            "commitment": self.secrets[-1][1].commitment,
            "seat": seat,
            "step": self.known_step(seat),
            "players_to_move": to_move,
            "over": self.over,
            "prompt": self.prompt(seat) if seat in to_move else None,
            "legal": [move.text for move in self._legal_of(seat)] if seat in to_move else [],
            "result": self._result(),
            "table": self._shown(self._state, seat, common),
        }

    def _shown(self, s: GameState, seat: int | None, common: Any = None) -> dict[str, Any]:
        """Return what lies on the table, with what only the log events tell."""
        presentation = self.game.presentation
        view = presentation.view
        shown = view(s, seat) if common is None else view(s, seat, common)
        return (
            {**shown, **presentation.recall(s, self.log_events)} if presentation.recall else shown
        )

    def preview(self, moves: GivenMove | Sequence[GivenMove], seat: int) -> dict[str, Any]:
        """Return what would lie on the table after moves of a seat, as that seat would see it.

        Nothing is played. What would reveal something cannot be previewed.
        """
        s = self._state.copy()
        wanted = self._parse_all(moves, self._check_seat(seat))
        if len(wanted) == 1:
            if refusal := self._refusal(s, wanted[0]):
                raise self._illegal(wanted[0], refusal.rule)
            self.game.rules.apply(s, wanted[0].seat, wanted[0].number)
        else:
            tried = self._judge_together(wanted).state
            assert tried is not None
            s = tried
        if (s.chance_draws, s.reveals) != (self._state.chance_draws, self._state.reveals):
            raise BadMoveError(f"moves: '{wanted[-1]}' reveals something, so it has no preview")
        s.log_events.clear()
        return self._shown(s, seat)

    def common_view(self) -> Any:
        """Return what the views of all seats have in common and takes long to find out, or None."""
        common_view = self.game.presentation.common_view
        return common_view(self._state) if common_view else None

    def known_moves(self, seat: int | None = None) -> Sequence[int]:
        """Return the indices of the moves that a seat or a spectator knows of.

        Sealed moves of others, such as simultaneous bids, are left out until they are revealed.
        """
        sealed = self._state.sealed_moves
        hidden = [sealed[other] if other != seat else 0 for other in range(self.seats)]
        if not any(hidden):
            return range(len(self.moves))
        last: list[int] = []  # the known moves after the first hidden one, in reverse
        index = len(self.moves)
        while any(hidden):
            index -= 1
            mover = self.moves[index].seat
            if hidden[mover]:
                hidden[mover] -= 1
            else:
                last.append(index)
        return [*range(index), *reversed(last)]

    def known_step(self, seat: int | None = None) -> int:
        """Return the number of moves that a seat or a spectator knows of."""
        sealed = self._state.sealed_moves
        return len(self.moves) - sum(sealed[other] for other in range(self.seats) if other != seat)

    def log(
        self, seat: int | None = None, start: int = 0, end: int | None = None
    ) -> list[LogEvent]:
        """Return the log events in a range, with steps as a seat or a spectator counts them.

        Those of moves that were made as one have the same step.

        Everybody may read log events; only the true number of moves before them would give away
        the number of moves that others have sealed.
        """
        events = self._grouped(self.log_events[start:end])
        known = self.known_moves(seat)
        if len(known) == len(self.moves):
            return events
        return [{**event, "step": bisect_left(known, event["step"])} for event in events]

    def told(
        self,
        seat: int | None = None,
        start: int = 0,
        end: int | None = None,
        language: str = "en",
        names: Sequence[str] | None = None,
    ) -> list[LogEvent]:
        """Return the log as it is told to a seat or a spectator: see `heliopolis.table.log_text`.

        To each log event it adds its meaning in points and goods (`gains`), the number of the event
        with which its turn and its line began, and the `text` of that line up to this event.
        """
        last = len(self.log_events) if end is None else min(end, len(self.log_events))
        players = self.players if names is None else names
        narrator = self._narrator(seat, min(start, last), language, players)
        gains = self.game.presentation.gains
        found = []
        first = narrator.next
        grouped = self._grouped(self.log_events[first:last])
        shown = self.log(seat, first, last)
        for index, (plain, log_event) in enumerate(zip(grouped, shown, strict=True), first):
            told = narrator.tell(plain, self._mover(plain))
            if index >= start:
                meaning = gains(plain, self.log_events[:index])
                found.append({**log_event, **told, "gains": meaning})
        return found

    def retell(
        self,
        events: Sequence[LogEvent],
        seat: int | None = None,
        language: str = "en",
        names: Sequence[str] | None = None,
    ) -> list[str]:
        """Return the lines that tell of log events by themselves, also of ones taken back since."""
        narrator = self._new_narrator(seat, language, self.players if names is None else names)
        lines: dict[int, str] = {}
        for event in events:
            told = narrator.tell(event, event.get("seat", -1))
            lines[told["line"]] = told["text"]
        return list(lines.values())

    def _mover(self, log_event: LogEvent) -> int:
        """Return the seat whose move caused a log event; -1 for the setup."""
        step = log_event["step"]
        return self.moves[step - 1].seat if step else -1

    def _narrator(
        self, seat: int | None, start: int, language: str, names: Sequence[str]
    ) -> Narrator:
        """Return a narrator that has told all up to `start`, or begins with the turn before."""
        key = language, seat, tuple(names)
        kept = self._narrators.get(key)
        if kept and kept.next == start:
            return kept
        first = self._turn_start(start, self._new_narrator(seat, language, names))
        made = self._narrators[key] = self._new_narrator(seat, language, names, first)
        return made

    def _new_narrator(
        self, seat: int | None, language: str, names: Sequence[str], first: int = 0
    ) -> Narrator:
        from heliopolis.texts import texts

        place = self.game.presentation.place_word
        say = texts(language, self.game)
        word = (lambda field, value: place(self._state, field, value, say)) if place else None
        return Narrator(say, names, seat, word, first)

    def _turn_start(self, start: int, narrator: Narrator) -> int:
        """Return the number of the event with which the turn of an event began."""
        first = 0
        for index, log_event in enumerate(self.log_events[: start + 1]):
            if narrator.follow(log_event, self._mover(log_event)):
                first = index
        return first

    def prompt(self, seat: int | None) -> Prompt | None:
        """Return what a seat is asked to decide, or None if it is not its move."""
        if seat is None or seat not in self.players_to_move:
            return None
        asked: Prompt = self.game.presentation.prompt(self._state, seat)
        return asked

    def progress(self) -> dict[str, int] | None:
        """Return how far the game has come, as values of its text `progress`, if it can tell."""
        tell = self.game.presentation.progress
        return tell(self._state) if tell else None

    def _result(self) -> Result | None:
        return {"scores": self.scores(), "ranks": self.ranks()} if self.over else None

    def scores(self) -> list[int]:
        """Return the current points of every seat."""
        points = [0] * self.seats
        self.game.rules.scores(self._state, points)
        return points

    def ranks(self) -> list[int]:
        """Return the current rank of every seat; 0 leads."""
        places = [0] * self.seats
        self.game.rules.ranks(self._state, places)
        return places

    def known_state(self, seat: int, seed: int) -> GameState:
        """Return a state consistent with what a seat knows; `seed` decides the hidden rest."""
        s = self._state.copy()
        self.game.rules.resample_hidden(s, self._check_seat(seat), seed)
        return s

    @overload
    def state(self) -> GameState: ...
    @overload
    def state(self, kind: type[SomeState]) -> SomeState: ...
    def state(self, kind: type[BaseState] = BaseState) -> BaseState:
        """Return a copy of the whole state, hidden information included.

        With the class of a game's states (``heliopolis.games.ur.state.State``) editors and type
        checkers know its fields.
        """
        if not isinstance(self._state, kind):
            raise BadSetupError(
                f"state: {self.game.title} has no {kind.__module__}.{kind.__name__}"
            )
        return self._state.copy()

    @property
    def bidding(self) -> bool:
        """Whether an auction with bids is running."""
        return self.lots is not None

    @property
    def lots(self) -> list[str] | None:
        """What is up for auction, where a bid names it; None while no auction is running."""
        auction = self.game.auction
        if auction is None or not auction.running(self._state):
            return None
        return list(auction.lots(self._state))

    def offer_to(self, seat: int) -> OpenOffer | None:
        """Return the offer that a seat is asked about now, if there is one."""
        offers = self.game.offers
        if offers is None or seat not in self.players_to_move:
            return None
        return offers.to(self._state, seat)

    @property
    def offering_seat(self) -> int | None:
        """The seat that makes offers now, if there is one."""
        offers = self.game.offers
        return offers.maker(self._state) if offers else None

    def drawn(
        self, seat: int | None = None, language: str = "en", frame: Frame | None = None
    ) -> Any:
        """Return a drawing of the table that Rich can print in colour.

        A `frame` says how much room there is; without one, the drawing is as high as it gets.
        """
        from heliopolis.texts import texts

        view: dict[str, Any] = {**self.view(seat)}
        if frame is not None:
            view["frame"] = frame
        return self.game.presentation.draw(view, texts(language, self.game))

    # --- Undo, copies and forks -------------------------------------------------------------------

    def undo(self) -> Move:
        """Take back the last move, or the last compound as one, and return the last move."""
        if not self.moves:
            raise UndoError("there is no move to undo")
        last = self.moves[-1]
        self.go_back(self._last_decision()[0])
        return last

    def _last_decision(self) -> Compound:
        """The range of the last move, or of the last moves that were made as one."""
        if self._compounds and self._compounds[-1][1] == len(self.moves):
            return self._compounds[-1]
        return len(self.moves) - 1, len(self.moves)

    def decision_start(self, index: int) -> int:
        """Return the index of the first move that was made as one with the move of that index."""
        for first, end in reversed(self._compounds):
            if first <= index < end:
                return first
            if end <= index:
                break
        return index

    def last_decision_step(self, seat: int) -> int:
        """Return the step before the last decision that a seat knows of, as it counts steps."""
        known = self.known_moves(self._check_seat(seat))
        return bisect_left(known, self.decision_start(known[-1])) if known else 0

    def last_decision_of(self, seat: int) -> int | None:
        """Return the index of the first move of a seat's last decision, whoever moved since."""
        moves = self.moves
        own = next((n for n in reversed(range(len(moves))) if moves[n].seat == seat), None)
        return None if own is None else self.decision_start(own)

    @property
    def grouped_log(self) -> list[LogEvent]:
        """The log events, those of moves that were made as one with the step of the last of them.

        Readers that show one entry per step show a compound as one entry.
        """
        return self._grouped(self.log_events)

    def _grouped(self, events: Sequence[LogEvent]) -> list[LogEvent]:
        if not self._compounds or not events:
            return [dict(event) for event in events]
        last: dict[int, int] = {}  # of a step inside a compound: the step after its last move
        for first, end in reversed(self._compounds):
            if end < events[0]["step"]:
                break
            last.update(dict.fromkeys(range(first + 1, end), end))
        return [{**event, "step": last.get(event["step"], event["step"])} for event in events]

    @property
    def decisions(self) -> list[list[Move]]:
        """The moves, grouped: those that were made as one by `play_all` are one list."""
        groups: list[list[Move]] = []
        ends = dict(self._compounds)
        index = 0
        while index < len(self.moves):
            end = ends.get(index, index + 1)
            groups.append(self.moves[index:end])
            index = end
        return groups

    def revealed(self, index: int) -> bool:
        """Return whether the move with that index, from 0, revealed something."""
        return self._revealing[index]

    def undo_limit(self, seat: int) -> int:
        """Return the lowest step that a seat may go back to without consent, as it counts steps.

        A seat may take back its own last moves, up to one that revealed something, such as a drawn
        tile, one that agreed something with others, such as a trade, or up to a move of another
        seat. Moves that others seal meanwhile do not count, since the seat does not know of them.
        """
        known = self.known_moves(self._check_seat(seat))
        limit = len(known)
        while limit and self._may_take_back(known[limit - 1], seat):
            limit -= 1
        return limit

    def _may_take_back(self, index: int, seat: int) -> bool:
        move = self.moves[index]
        agreed = move.number in self.game.agreement_moves
        return move.seat == seat and not agreed and not self._revealing[index]

    def take_back(self, seat: int, step: int) -> None:
        """Take back a seat's own moves until it knows of only `step` moves."""
        known = self.known_moves(self._check_seat(seat))
        if not self.undo_limit(seat) <= step < len(known):
            raise UndoError(f"step: seat {seat} has no own move to take back to {step!r:.20}")
        self.remove(known[step:])

    def remove(self, indices: Sequence[int]) -> None:
        """Remove the moves with these indices; the later moves must be legal without them."""
        entries = self._entries
        gone = set(indices)
        moves = [place for place, entry in enumerate(entries) if not entry.reseed]
        dropped = {moves[index] for index in gone}
        before = self._compounds
        try:
            self._restart()
            self._replay([e for place, e in enumerate(entries) if place not in dropped])
            self._compounds = compounds.without(before, gone)
        except HeliopolisError as error:
            self._restart()
            self._replay(entries)
            self._compounds = before
            raise UndoError(f"step: a later move would be illegal: {error}") from error

    def go_back(self, step: int) -> None:
        """Take back all moves except the first `step`."""
        entries, before = self._entries_up_to(step), self._compounds
        self._restart()
        self._replay(entries)
        self._compounds = [compound for compound in before if compound[1] <= step]

    def copy(self) -> Table:
        """Return an independent table at the same point, with the same chance ahead.

        >>> import heliopolis
        >>> table = heliopolis.new("priests-of-ra", seats=2, seed=7)
        >>> twin = table.copy()
        >>> twin.play("draw") and len(table.moves)
        0
        """
        twin = copy(self)  # without setting up a game that is thrown away
        twin._buffer, twin._state = list(self._buffer), self._state.copy()
        twin.options, twin.players = dict(self.options), list(self.players)
        twin.moves, twin._revealing = list(self.moves), list(self._revealing)
        twin.log_events = [dict(log_event) for log_event in self.log_events]
        twin._compounds, twin.secrets = list(self._compounds), list(self.secrets)
        return twin

    def fork(self, at: int | None = None, secret: Secret | None = None) -> Table:
        """Return a new table that continues from this one after `at` moves.

        Its chance is the same as here; with a `secret` it is new, so that players who know this
        table's future do not know that one's.
        """
        step = len(self.moves) if at is None else at
        twin = Table(self.game, self.seats, self.secret, self.options, self.players, self.board)
        twin._replay(self._entries_up_to(step))
        twin._compounds = [compound for compound in self._compounds if compound[1] <= step]
        if secret:
            twin.reseed(secret)
        return twin

    def reseed(self, secret: Secret) -> None:
        """Continue with a new seed from here; the journal records it."""
        self._changes += 1
        self.secrets.append((len(self.moves), secret))
        seed_chance(self._state, secret.seed)

    @property
    def _entries(self) -> list[Entry]:
        """The entries of the journal: the moves, and new seeds where there were any."""
        reseeds = self.secrets[1:]
        if not reseeds:
            return [Entry(0, move.seat, move.text) for move in self.moves]
        entries: list[Entry] = []
        for index in range(len(self.moves) + 1):
            entries += [Entry(0, reseed=secret) for at, secret in reseeds if at == index]
            if index < len(self.moves):
                entries.append(Entry(0, self.moves[index].seat, self.moves[index].text))
        return entries

    def _entries_up_to(self, step: Any) -> list[Entry]:
        if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step <= len(self.moves):
            raise UndoError(f"step: {step!r:.20} is not in 0..{len(self.moves)}")
        kept: list[Entry] = []
        moves = 0
        for entry in self._entries:
            if moves == step and not entry.reseed:
                break
            moves += not entry.reseed
            kept.append(entry)
        return kept

    def _replay(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.reseed:
                self.reseed(entry.reseed)
            else:
                self._play_one(self._parse_one(entry.move, entry.seat))

    def _parse_one(self, text: str, seat: int) -> Move:
        number = self.game.moves.parse(text)
        return Move(self._check_seat(seat), number, self.game.moves.text(number))

    # --- Snapshots --------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Return the table as JSON that `restore` can load without replaying the game.

        A snapshot is valid for the same source code of the rules only; for storage use the journal.
        """
        return {
            **({"compounds": [list(c) for c in self._compounds]} if self._compounds else {}),
            "state": self._state.values(),
            "moves": [[move.seat, move.number] for move in self.moves],
            "revealing": "".join("1" if flag else "0" for flag in self._revealing),
            "log_events": self.log_events,
            "secrets": [[at, secret.seed, secret.salt] for at, secret in self.secrets[1:]],
        }

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Load a snapshot of a table with the same game, seats, options and secret."""
        state = cast("GameState", self.game.state())
        if snapshot["state"].keys() != state.values().keys():
            raise JournalError("snapshot: its fields are not those of this version of the game")
        for name, value in snapshot["state"].items():
            setattr(state, name, value)
        once: dict[int, Move] = {}  # equal moves share one object
        text, width = self.game.moves.text, self.seats
        moves = []
        for seat, number in snapshot["moves"]:
            key = number * width + seat
            moves.append(once.get(key) or once.setdefault(key, Move(seat, number, text(number))))
        self._changes += 1
        self._state, self.moves = state, moves
        self._compounds = [(first, end) for first, end in snapshot.get("compounds", [])]
        self._revealing = [flag == "1" for flag in snapshot["revealing"]]
        self.log_events = list(snapshot["log_events"])
        self._narrators = {}
        later = [(at, Secret(seed, salt)) for at, seed, salt in snapshot["secrets"]]
        self.secrets = [(0, self.secret), *later]

    # --- The journal ------------------------------------------------------------------------------

    @property
    def journal(self) -> str:
        """The whole game as text, hidden information included; `load` makes the table from it."""
        named = any(name != SEAT_LETTERS[seat] for seat, name in enumerate(self.players))
        entries = self._entries
        journal = Journal(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            secret=self.secret,
            players=dict(enumerate(self.players)) if named else {},
            options=self.options,
            board=self.board,
            entries=entries,
        )
        return compounds.mark(str(journal), entries, self._compounds)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the journal to a file; `heliopolis.load` reads it."""
        Path(path).write_text(self.journal, "utf-8", newline="\n")

    def __str__(self) -> str:
        """Return the journal, followed by a drawing of the table as comments."""
        from heliopolis.table.picture import as_text

        picture = "".join(
            f"# {line}".rstrip() + "\n" for line in as_text(self.drawn()).splitlines()
        )
        return f"{self.journal}\n{picture}"

    def __repr__(self) -> str:
        return f"<Table {self.game.name} seats={self.seats} step={len(self.moves)}>"

    @classmethod
    def load(cls, text: str) -> Table:
        """Load a table from the text of a journal, never from a file: the text may be untrusted.

        Errors name the first wrong line and the rule it breaks.
        """
        if not isinstance(text, str):
            raise JournalError(f"a journal is a text, not {type(text).__name__}")
        journal = Journal.parse(text)
        table = cls._from_header(journal)
        for entry in journal.entries:
            try:
                table._replay([entry])
            except HeliopolisError as error:
                raise relabelled(error, entry.line) from error
        table._compounds = compounds.read_marks(text, journal.entries)
        return table

    @classmethod
    def _from_header(cls, journal: Journal) -> Table:
        try:
            game = games.find(journal.game)
            if journal.rules > game.rules_version:
                known = game.rules_version
                raise BadSetupError(ErrorText("rules-newer", rules=journal.rules, known=known))
            names = [journal.players.get(seat, SEAT_LETTERS[seat]) for seat in range(journal.seats)]
            return cls(game, journal.seats, journal.secret, journal.options, names, journal.board)
        except BadSetupError as error:
            raise JournalError(error.text, journal.lines.get(error.field)) from error


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    players: Sequence[str] | None = None,
    board: Mapping[str, Any] | None = None,
) -> Table:
    """Make a new table. Without a seed, a secret one is drawn; equal seeds give equal chance."""
    secret = None if seed is None else _secret(seed)
    return Table(games.find(game), seats, secret, options, players, board)


def load(source: str | PathLike[str]) -> Table:
    """Load a table from a file, or from the text of a journal.

    A string is a path if it is a single line that does not begin like a journal; for texts that
    come from others use `Table.load`, which reads no files.
    """
    if isinstance(source, PathLike) or (isinstance(source, str) and _is_path(source)):
        return Table.load(_read_file(source))
    return Table.load(source)


def _read_file(path: str | PathLike[str]) -> str:
    try:
        return Path(path).read_text("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise JournalError(f"{str(path)!r:.200}: {reason}") from error


def _is_path(source: str) -> bool:
    """Whether a string names a file: no journal fits into one line."""
    return bool(source.strip()) and "\n" not in source and not source.startswith("heliopolis")


def _secret(seed: Any) -> Secret:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise BadSetupError(ErrorText("seed", seed=f"{seed!r:.40}", most=LARGEST_SEED))
    return Secret(seed)


def _revealing_error(move: Move) -> BadMoveError:
    return BadMoveError(ErrorText("moves-reveal", move=move))


def _names(players: Sequence[str] | None, seats: int) -> list[str]:
    if players is None:
        return list(SEAT_LETTERS[:seats])
    names = list(players)
    if isinstance(players, str) or len(names) != seats:
        raise BadSetupError(ErrorText("players-count", count=len(names), seats=seats))
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadSetupError(ErrorText("players-name", name=f"{name!r:.60}"))
        if len(name) > LONGEST_NAME:
            raise BadSetupError(ErrorText("players-long", name=f"{name!r:.60}", most=LONGEST_NAME))
    return [name.strip() for name in names]
