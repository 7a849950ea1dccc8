"""One game as people play it: named moves, views, undo, notes, and the journal it all follows from.

A table is its journal. The state is always derivable from it, so undo, time travel and forks are
nothing but replaying a shorter one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis import games
from heliopolis.errors import (
    BadMoveError,
    BadSetupError,
    HeliopolisError,
    IllegalMoveError,
    JournalError,
    UndoError,
)
from heliopolis.kernel.chance import LARGEST_SEED, seed_chance
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import LONGEST_NAME, SEAT_LETTERS, Entry, Journal, Secret


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a seat. `number` is what the rules know it by, `text` what people type."""

    seat: int
    number: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the id of the rule it would break, and what that rule says."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


class Table:
    """A game in progress, or finished.

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
        self._restart()

    def _restart(self) -> None:
        self.moves: list[Move] = []
        self.log_events: list[dict[str, Any]] = []
        self._revealing: list[bool] = []  # of each move: did it make something known?
        self.secrets = [(0, self.secret)]  # what chance followed, each after how many moves
        self._state = self.game.state()
        self.game.rules.setup(self._state, self.seats, self.secret.seed, self._codes)
        self._collect_log_events()

    # --- Whose move it is, and what may be done ---------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.rules.over(self._state))

    @property
    def players_to_move(self) -> list[int]:
        """The seats that may act now: several where choices are simultaneous, none at the end."""
        mask = self.game.rules.players_to_move(self._state)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat, or of all seats that may act."""
        seats = self.players_to_move if seat is None else [self._check_seat(seat)]
        return [move for who in seats for move in self._legal_of(who)]

    def _legal_of(self, seat: int) -> list[Move]:
        if seat not in self.players_to_move:
            return []
        count = self.game.rules.legal(self._state, seat, self._buffer)
        return [Move(seat, n, self.game.moves.text(n)) for n in sorted(self._buffer[:count])]

    def why_not(
        self, move: str | Move | Mapping[str, Any], seat: int | None = None, language: str = "en"
    ) -> Refusal | None:
        """The rule that a move would break now; None if it is legal."""
        wanted = self._parse_move(move, seat)
        number = self.game.rules.broken_rule(self._state, wanted.seat, wanted.number)
        if not number:
            return None
        from heliopolis.texts import texts

        broken = self.game.rule_id(number)
        return Refusal(broken, texts(language, self.game).rule(broken))

    def play(self, move: str | Move | Mapping[str, Any], seat: int | None = None) -> Move:
        """Make a move, given as text, as JSON or as one of `legal()`.

        The seat may be left out where only one can act. A refused move changes nothing.
        """
        wanted = self._parse_move(move, seat)
        refusal = self.why_not(wanted)
        if refusal:
            raise IllegalMoveError(f"'{wanted}' breaks {refusal}", refusal.rule)
        known = self._state.chance_draws, self._state.reveals
        self.game.rules.apply(self._state, wanted.seat, wanted.number)
        self.moves.append(wanted)
        self._revealing.append((self._state.chance_draws, self._state.reveals) != known)
        self._collect_log_events()
        return wanted

    def _parse_move(self, move: str | Move | Mapping[str, Any], seat: int | None) -> Move:
        if isinstance(move, Move):
            return Move(self._check_seat(move.seat), self.game.moves.parse(move.text), move.text)
        if isinstance(move, str):
            number = self.game.moves.parse(move)
        else:
            number = self.game.moves.from_json(move)
        return Move(self._acting_seat(seat), number, self.game.moves.text(number))

    def _acting_seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._check_seat(seat)
        if len(self.players_to_move) > 1:
            raise BadMoveError("seat: several players may move now, so it must be said who does")
        return self.players_to_move[0] if self.players_to_move else 0

    def _check_seat(self, seat: Any) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadMoveError(f"seat: {seat!r:.20} is not one of 0 to {self.seats - 1}")
        return seat

    def _collect_log_events(self) -> None:
        for raw in self._state.log_events:
            self.log_events.append({"step": len(self.moves), **self.game.log_events.to_json(raw)})
        self._state.log_events.clear()

    # --- What is seen -----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or a spectator if none is named; ready to be sent as JSON."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": dict(self.options),
            "names": list(self.players),
            "commitment": self.secrets[-1][1].commitment,
            "seat": seat,
            "step": self.known_step(seat),
            "waiting": self.players_to_move,
            "over": self.over,
            "prompt": self.prompt(seat),
            "legal": [] if seat is None else [str(move) for move in self.legal(seat)],
            "result": self._result(),
            "table": self.game.presentation.view(self._state, seat),
        }

    def known_moves(self, seat: int | None = None) -> Sequence[int]:
        """The indices of the moves a seat or a spectator knows of: not those others have sealed."""
        sealed = self._state.sealed_moves
        hidden = [sealed[who] if who != seat else 0 for who in range(self.seats)]
        if not any(hidden):
            return range(len(self.moves))
        last: list[int] = []  # of the moves among which some are hidden, those that are not
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
        """How many moves a seat or a spectator knows of."""
        sealed = self._state.sealed_moves
        return len(self.moves) - sum(sealed[who] for who in range(self.seats) if who != seat)

    def log(
        self, seat: int | None = None, start: int = 0, end: int | None = None
    ) -> list[dict[str, Any]]:
        """The notes from `start` on, up to `end`, each with the step a seat or a spectator counts.

        Notes are for everybody; only the number of moves before them would give away how many
        moves others have sealed.
        """
        known = self.known_moves(seat)
        if len(known) == len(self.moves):
            return [dict(log_event) for log_event in self.log_events[start:end]]
        return [
            {**log_event, "step": bisect_left(known, log_event["step"])}
            for log_event in self.log_events[start:end]
        ]

    def prompt(self, seat: int | None) -> dict[str, Any] | None:
        """The question put to a seat; None if it is not asked."""
        if seat is None or seat not in self.players_to_move:
            return None
        return self.game.presentation.prompt(self._state, seat)

    def _result(self) -> dict[str, Any] | None:
        return {"scores": self.scores(), "ranks": self.ranks()} if self.over else None

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        points = [0] * self.seats
        self.game.rules.scores(self._state, points)
        return points

    def ranks(self) -> list[int]:
        """The rank of every seat as it stands; 0 leads."""
        places = [0] * self.seats
        self.game.rules.ranks(self._state, places)
        return places

    def known_state(self, seat: int, seed: int) -> Any:
        """A state that could be this one for all that a seat knows: the rest is resampled."""
        s = self._state.copy()
        self.game.rules.resample_hidden(s, self._check_seat(seat), seed)
        return s

    def state(self) -> Any:
        """A copy of the whole state, secrets and all."""
        return self._state.copy()

    @property
    def bidding(self) -> bool:
        """Whether an auction is running in which bids are made."""
        auction = self.game.auction
        return auction is not None and auction.running(self._state)

    def drawn(self, seat: int | None = None, language: str = "en") -> Any:
        """The table as something Rich can print in colour."""
        from heliopolis.texts import texts

        return self.game.presentation.draw(self.view(seat), texts(language, self.game))

    # --- Going back, and from there elsewhere -----------------------------------------------------

    def undo(self) -> Move:
        """Take back the last move, exactly. Returns it."""
        if not self.moves:
            raise UndoError("there is no move to undo")
        last = self.moves[-1]
        self.go_back(len(self.moves) - 1)
        return last

    def revealed(self, index: int) -> bool:
        """Whether the move of that index, from 0, made something known that nobody can forget."""
        return self._revealing[index]

    def undo_limit(self, seat: int) -> int:
        """The number of moves that stay, as the seat counts them, when it goes back by itself.

        It may take back its own last moves until something became known by one of them, such as a
        tile that was drawn or a sealed choice laid open, or until somebody else has moved. What
        others seal meanwhile does not count: the seat knows nothing of it.
        """
        known = self.known_moves(self._check_seat(seat))
        limit = len(known)
        while limit and self._may_take_back(known[limit - 1], seat):
            limit -= 1
        return limit

    def _may_take_back(self, index: int, seat: int) -> bool:
        return self.moves[index].seat == seat and not self._revealing[index]

    def take_back(self, seat: int, step: int) -> None:
        """Take back a seat's own moves until it knows of only `step` moves."""
        known = self.known_moves(self._check_seat(seat))
        if not self.undo_limit(seat) <= step < len(known):
            raise UndoError(f"step: there is no own move to take back to {step!r:.20}")
        self.remove(known[step:])

    def remove(self, indices: Sequence[int]) -> None:
        """Take the moves of these indices out; those after them must be legal without them."""
        entries = self._entries
        gone = set(indices)
        moves = [place for place, entry in enumerate(entries) if not entry.reseed]
        dropped = {moves[index] for index in gone}
        try:
            self._restart()
            self._replay([e for place, e in enumerate(entries) if place not in dropped])
        except HeliopolisError as error:
            self._restart()
            self._replay(entries)
            raise UndoError(f"step: what came after it would not stand: {error}") from error

    def go_back(self, step: int) -> None:
        """Take back all moves but the first `step`."""
        entries = self._entries_up_to(step)
        self._restart()
        self._replay(entries)

    def fork(self, at: int | None = None, secret: Secret | None = None) -> Table:
        """A new table that starts where this one stood after `at` moves.

        Chance goes on as it would have here; with a `secret` it goes anew, so that those who saw
        this table's future do not know that one's.
        """
        twin = Table(self.game, self.seats, self.secret, self.options, self.players, self.board)
        twin._replay(self._entries_up_to(len(self.moves) if at is None else at))
        if secret:
            twin.reseed(secret)
        return twin

    def reseed(self, secret: Secret) -> None:
        """From now on chance follows a new seed; the journal says so."""
        self.secrets.append((len(self.moves), secret))
        seed_chance(self._state, secret.seed)

    @property
    def _entries(self) -> list[Entry]:
        """What the journal lists: the moves, and new seeds where there were any."""
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
            raise UndoError(f"step: {step!r:.20} is not one of 0 to {len(self.moves)}")
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
                self.play(entry.move, entry.seat)

    # --- Where it stands --------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Where the table stands and how it came there, as JSON: `restore` need not replay it.

        It holds for just these sources of the rules; what holds for longer is the journal.
        """
        return {
            "state": self._state.values(),
            "moves": [[move.seat, move.number] for move in self.moves],
            "revealing": "".join("1" if flag else "0" for flag in self._revealing),
            "notes": self.log_events,
            "secrets": [[at, secret.seed, secret.salt] for at, secret in self.secrets[1:]],
        }

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Stand where a table of the same game, seats, options and secret stood."""
        state = self.game.state()
        if kept["state"].keys() != state.values().keys():
            raise JournalError("the snapshot is of another layout")
        for name, value in kept["state"].items():
            setattr(state, name, value)
        once: dict[int, Move] = {}  # a move is a value: one object serves wherever it was made
        text, width = self.game.moves.text, self.seats
        moves = []
        for seat, number in kept["moves"]:
            key = number * width + seat
            moves.append(once.get(key) or once.setdefault(key, Move(seat, number, text(number))))
        self._state, self.moves = state, moves
        self._revealing = [flag == "1" for flag in kept["revealing"]]
        self.log_events = list(kept["notes"])
        later = [(at, Secret(seed, salt)) for at, seed, salt in kept["secrets"]]
        self.secrets = [(0, self.secret), *later]

    # --- The journal ------------------------------------------------------------------------------

    @property
    def journal(self) -> str:
        """The whole game as text, secrets and all: `load` makes the same table from it."""
        named = any(name != SEAT_LETTERS[seat] for seat, name in enumerate(self.players))
        return str(
            Journal(
                game=self.game.name,
                rules=self.game.rules_version,
                seats=self.seats,
                secret=self.secret,
                players=dict(enumerate(self.players)) if named else {},
                options=self.options,
                board=self.board,
                entries=self._entries,
            )
        )

    def __str__(self) -> str:
        """The journal, with a picture of the table below it as comments."""
        from heliopolis.table.picture import as_text

        picture = "".join(
            f"# {line}".rstrip() + "\n" for line in as_text(self.drawn()).splitlines()
        )
        return f"{self.journal}\n{picture}"

    def __repr__(self) -> str:
        return f"<Table {self.game.name} seats={self.seats} step={len(self.moves)}>"

    @classmethod
    def load(cls, text: str) -> Table:
        """The table that a journal describes; errors name the first wrong line and its rule."""
        if not isinstance(text, str):
            raise JournalError(f"a journal is a text, not {type(text).__name__}")
        journal = Journal.parse(text)
        table = cls._from_header(journal)
        for entry in journal.entries:
            try:
                table._replay([entry])
            except HeliopolisError as error:
                raise JournalError(str(error), entry.line, getattr(error, "rule", None)) from error
        return table

    @classmethod
    def _from_header(cls, journal: Journal) -> Table:
        try:
            game = games.find(journal.game)
            if journal.rules > game.rules_version:
                raise BadSetupError(
                    f"rules: it was played by rules {journal.rules}, "
                    f"known here are those up to {game.rules_version}"
                )
            names = [journal.players.get(seat, SEAT_LETTERS[seat]) for seat in range(journal.seats)]
            return cls(game, journal.seats, journal.secret, journal.options, names, journal.board)
        except BadSetupError as error:
            raise JournalError(str(error), journal.lines.get(error.field)) from error


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    players: Sequence[str] | None = None,
    board: Mapping[str, Any] | None = None,
) -> Table:
    """A new table. Without a seed chance is secret; the same seed always gives the same chances."""
    secret = None if seed is None else _secret(seed)
    return Table(games.find(game), seats, secret, options, players, board)


def load(text: str) -> Table:
    """The table that a journal describes."""
    return Table.load(text)


def _secret(seed: Any) -> Secret:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise BadSetupError(f"seed: {seed!r:.40} is not a whole number from 0 to {LARGEST_SEED}")
    return Secret(seed)


def _names(players: Sequence[str] | None, seats: int) -> list[str]:
    if players is None:
        return list(SEAT_LETTERS[:seats])
    names = list(players)
    if isinstance(players, str) or len(names) != seats:
        raise BadSetupError(f"players: there are {seats} seats, so {seats} names are needed")
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadSetupError(f"players: {name!r:.60} is not a printable name")
        if len(name) > LONGEST_NAME:
            raise BadSetupError(f"players: {name!r:.60} is longer than {LONGEST_NAME} characters")
    return [name.strip() for name in names]
