"""Positions of Priests of Ra that read like the sentences of the specification.

    position = Position(4).lay_row("plague", "priest").lay_ra(8)
    position.play("0: draw ra")
    assert position.asked == (0, "turn")

Suns are dealt in the order of the groups (seat 0 has group 1) unless a test says otherwise. Tiles
that are laid somewhere come out of the bag, so that nothing is ever lost; after each move the
invariants of the game are checked. ``draw KIND`` draws that kind whatever chance would say.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self, cast

from heliopolis.games.priests_of_ra import GAME
from heliopolis.games.priests_of_ra.board import (
    FACES,
    KIND_OF_FACE,
    KINDS,
    NOTHING,
    RA,
    RA_SPACES,
)
from heliopolis.games.priests_of_ra.log_events import ITEMS
from heliopolis.games.priests_of_ra.moves import DRAW, MOVE_OF, MOVES
from heliopolis.games.priests_of_ra.state import PHASES, REASONS, TURN, State
from heliopolis.kernel.journal import Secret
from heliopolis.table import GameState, Table

ALL_SEATS = (2, 3, 4, 5)


@dataclass(frozen=True)
class Scoring:
    """What one scoring gave everyone: points by item, and the net that was booked."""

    items: dict[str, list[int]]
    net: list[int]

    def __getitem__(self, item: str) -> list[int]:
        return self.items[item]

    def of(self, seat: int) -> dict[str, int]:
        """The items that brought or cost a seat something."""
        return {item: points[seat] for item, points in self.items.items() if points[seat]}


class Position:
    """A game set up by hand, and played on by lines such as ``2: bid 4``."""

    def __init__(self, seats: int, seed: int = 0, groups: str = "", **options: str) -> None:
        chosen = {"sun_groups": groups or "12345"[:seats], **options}
        self.state = State()
        GAME.rules.setup(self.state, seats, seed, GAME.encode_setup(seats, chosen, None))
        self._heard = 0

    # --- Setting up -------------------------------------------------------------------------------

    def give(self, seat: int, **faces: int) -> Self:
        """Tiles from the bag for the display of a seat: ``give(0, farmer=2, plague=1)``."""
        for face, count in faces.items():
            self._take(KIND_OF_FACE[FACES.index(face)], count)
            self.state.tiles[seat][FACES.index(face)] += count
        return self

    def lay_row(self, *faces: str) -> Self:
        """Tiles from the bag for the auction row."""
        for face in faces:
            self._take(KIND_OF_FACE[FACES.index(face)], 1)
            self.state.row[self.state.row_length] = FACES.index(face)
            self.state.row_length += 1
        return self

    def lay_ra(self, count: int) -> Self:
        """Ra tiles from the bag for the Ra row."""
        self._take(RA, count)
        self.state.ra_tiles += count
        return self

    def lay_suns(self, *players: str, centre: int) -> Self:
        """Everyone's suns, face up | down: ``lay_suns("9 | 1 3 4", "| 8 7 6 5", centre=2)``."""
        assert len(players) == self.state.seats
        for seat, text in enumerate(players):
            up, _, down = text.partition("|")
            suns = [*map(int, up.split()), *(-int(sun) for sun in down.split())]
            self.state.suns[seat][: len(suns)] = suns
            self.state.usable[seat] = len(up.split())
        self.state.centre_sun = centre
        return self

    def leave_in_bag(self, **kinds: int) -> Self:
        """All other tiles of the bag leave the game."""
        for kind, name in enumerate(KINDS):
            self._to_box(kind, self.state.bag[kind] - kinds.get(name, 0))
        return self

    def set_epoch(self, epoch: int) -> Self:
        """Set the epoch: 1, 2 or 3."""
        self.state.epoch = epoch
        return self

    def set_points(self, *points: int) -> Self:
        """The totals of all seats."""
        self.state.points[: len(points)] = points
        return self

    def set_ankhs(self, *ankhs: int) -> Self:
        """The ankhs of all seats."""
        self.state.ankhs[: len(ankhs)] = ankhs
        return self

    def turn_of(self, seat: int) -> Self:
        """Make it the turn of a seat."""
        self.state.turn = self.state.actor = seat
        self.state.phase = TURN
        return self

    def _take(self, kind: int, count: int) -> None:
        assert self.state.bag[kind] >= count, f"there are not so many {KINDS[kind]}"
        self.state.bag[kind] -= count
        self.state.bag_left -= count

    def _to_box(self, kind: int, count: int) -> None:
        self._take(kind, count)
        self.state.box[kind] += count

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, *lines: str) -> Self:
        """Legal moves, one after another: ``play("0: draw pyramid", "1: invoke", "2: bid 4")``."""
        for line in lines:
            seat, _, move = line.partition(": ")
            verb, _, kind = move.partition(" ")
            if verb == "draw" and kind:
                self._draw(int(seat), KINDS.index(kind))
            else:
                self._make(int(seat), MOVES.parse(move))
            self.check_invariants()
        return self

    def _draw(self, seat: int, kind: int) -> None:
        s = self.state
        bag, left = s.bag[:], s.bag_left
        assert bag[kind] > 0, f"there is no {KINDS[kind]} left"
        s.bag[:] = [int(k == kind) for k in range(len(KINDS))]
        s.bag_left = 1
        self._make(seat, MOVE_OF[DRAW])
        assert s.bag_left == sum(s.bag) == 0
        bag[kind] -= 1
        s.bag[:] = bag
        s.bag_left = left - 1

    def _make(self, seat: int, move: int) -> None:
        broken = GAME.rules.broken_rule(self.state, seat, move)
        assert broken == 0, f"'{seat}: {MOVES.text(move)}' breaks {GAME.rule_id(broken)}"
        GAME.rules.apply(self.state, seat, move)

    def check_invariants(self) -> None:
        """Check every invariant."""
        broken = GAME.rules.check_invariants(self.state)
        assert broken == 0, GAME.invariants[broken - 1]

    def all_pass(self) -> Self:
        """Everyone who is asked to bid passes."""
        while self.asked[1] == "bid":
            self.play(f"{self.asked[0]}: pass")
        return self

    def draw_in_turn(self, kind: str, count: int) -> Self:
        """The player whose turn it is draws such a tile, `count` times."""
        for _ in range(count):
            self.play(f"{self.asked[0]}: draw {kind}")
        return self

    def never_bid(self) -> int:
        """Play the longest game: nobody ever invokes or bids. Return the number of decisions."""
        answers = {"turn": "draw", "bid": "pass"}
        decisions = 0
        while not self.over:
            seat, phase = self.asked
            self.play(f"{seat}: {answers.get(phase) or min(self.legal())}")
            decisions += 1
        return decisions

    def end_epoch(self) -> Scoring:
        """Fill the Ra row except for one space; the active player draws the last Ra tile."""
        self.lay_ra(RA_SPACES[self.state.seats] - 1 - self.state.ra_tiles)
        self.news()
        self.play(f"{self.asked[0]}: draw ra")
        return self.last_scoring()

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is to move, and what it is asked."""
        return self.state.actor, PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(GAME.rules.over(self.state))

    @property
    def reason(self) -> str:
        """Why an auction is held."""
        return REASONS[self.state.reason]

    @property
    def row(self) -> list[str]:
        """The auction row."""
        return [FACES[face] for face in self.state.row[: self.state.row_length]]

    @property
    def drawn(self) -> str | None:
        """The tile whose face is being chosen."""
        return None if self.state.drawn == NOTHING else KINDS[self.state.drawn]

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat, 0 for the winner."""
        ranks = [0] * self.state.seats
        GAME.rules.ranks(self.state, ranks)
        return ranks

    @property
    def points(self) -> list[int]:
        """The total of every seat."""
        return self.state.points[: self.state.seats]

    @property
    def ankhs(self) -> list[int]:
        """The ankhs of every seat."""
        return self.state.ankhs[: self.state.seats]

    def up(self, seat: int) -> set[int]:
        """The suns of a seat that lie face up."""
        return {sun for sun in self.state.suns[seat] if sun > 0}

    def down(self, seat: int) -> set[int]:
        """The suns of a seat that lie face down."""
        return {-sun for sun in self.state.suns[seat] if sun < 0}

    def display(self, seat: int) -> dict[str, int]:
        """The tiles of a seat by face."""
        return {FACES[face]: n for face, n in enumerate(self.state.tiles[seat]) if n}

    @property
    def bag(self) -> dict[str, int]:
        """The tiles left in the bag by kind."""
        return {KINDS[kind]: n for kind, n in enumerate(self.state.bag) if n}

    @property
    def box(self) -> dict[str, int]:
        """The tiles that left the game by kind."""
        return {KINDS[kind]: n for kind, n in enumerate(self.state.box) if n}

    def legal(self, seat: int | None = None) -> set[str]:
        """The legal moves of a seat, or of the one that is asked."""
        room = [0] * len(MOVES)
        count = GAME.rules.legal(self.state, self.state.actor if seat is None else seat, room)
        return {MOVES.text(move) for move in room[:count]}

    def broken_rule(self, line: str) -> str | None:
        """The rule that ``2: bid 4`` would break now."""
        seat, _, move = line.partition(": ")
        number = GAME.rules.broken_rule(self.state, int(seat), MOVES.parse(move))
        return GAME.rule_id(number) if number else None

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return GAME.presentation.view(self.state, seat)

    def observation(self, seat: int) -> list[int]:
        """What a seat observes, as numbers."""
        numbers = [0] * GAME.observation_size
        GAME.rules.observe(self.state, seat, numbers)
        return numbers

    def observed(self, seat: int) -> dict[str, list[int]]:
        """The same by the names of the features."""
        numbers = iter(self.observation(seat))
        return {
            feature.name: [next(numbers) for _ in range(feature.size)] for feature in GAME.features
        }

    def log_events(self) -> list[str]:
        """All log events since the set-up, as ``bade 2 4``."""
        return [_told(raw) for raw in self.state.log_events]

    def news(self) -> list[str]:
        """The log events since `news` was last read."""
        fresh = self.state.log_events[self._heard :]
        self._heard = len(self.state.log_events)
        return [_told(raw) for raw in fresh]

    def last_scoring(self) -> Scoring:
        """The last scoring, as it was logged."""
        raw = [GAME.log_events.to_json(log_event) for log_event in self.state.log_events]
        start = max(n for n, log_event in enumerate(raw) if log_event["log_event"] == "epoch-ended")
        items = {item: [0] * self.state.seats for item in ITEMS}
        net = [0] * self.state.seats
        for log_event in raw[start:]:
            seat, item = log_event.get("seat"), log_event.get("item", "professions")
            if log_event["log_event"] in ("scored", "scored-majority"):
                assert isinstance(seat, int)
                items[str(item)][seat] += int(log_event["points"])
            elif log_event["log_event"] == "booked":
                assert isinstance(seat, int)
                net[seat] = int(log_event["net"])
        return Scoring(items, net)

    def copy(self) -> Position:
        """The same position, to be played on differently."""
        twin = Position.__new__(Position)
        twin.state = self.state.copy()
        twin._heard = 0
        return twin

    def at_table(self) -> Table:
        """A table in this position (its journal does not contain how it came about)."""
        table = Table(GAME, self.state.seats, Secret(0))
        table._state = cast("GameState", self.state.copy())
        return table


def _told(raw: tuple[int, ...]) -> str:
    return " ".join(map(str, GAME.log_events.to_json(raw).values()))


# --- Positions that many tests start from ---------------------------------------------------------


def full_row(seats: int, face: str = "pyramid") -> Position:
    """Eight tiles lie on the row: seat 0 had to invoke Ra, and seat 1 is asked to bid."""
    last = seats - 1
    position = Position(seats).lay_row(*[face] * 7).turn_of(last)
    return position.play(f"{last}: draw {face}")


def won_lot(seats: int, *row: str, **owned: int) -> Position:
    """Seat 0 owned some tiles, and has just won a lot by invoking Ra while all others passed."""
    position = Position(seats).give(0, **owned).lay_row(*row)
    position.play("0: invoke", *(f"{seat}: pass" for seat in range(1, seats)), "0: bid 2")
    return position


def finished(seats: int = 3) -> Position:
    """The game is over: the last Ra tile of epoch 3 was drawn."""
    position = Position(seats).set_epoch(3)
    position.end_epoch()
    return position


def phases() -> dict[str, Position]:
    """A position of three players for each phase; the asked seat differs from the one on turn."""
    return {
        "turn": Position(3).play("0: draw pyramid"),
        "place": Position(3).play("0: draw farmer_warrior"),
        "bid": Position(3).lay_row("pyramid").play("0: draw ra", "1: bid 6"),
        "flip": Position(3).lay_row("priest", "priest", "farmer", "market").play(
            "0: invoke", "1: bid 6", "2: bid 7", "0: pass"
        ),
        "over": finished(),
    }  # fmt: skip


# --- Random play ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One decision of a random game: the position before it, and what was chosen."""

    position: Position
    seat: int
    move: str


def random_game(
    seats: int, seed: int, biased: bool = True, groups: str = "random", **options: str
) -> Iterator[Step]:
    """A random game, step by step; each step's position is played on when the next is asked for."""
    chance = random.Random(seed)
    position = Position(seats, seed, groups, **options)
    room = [0] * len(MOVES)
    while not position.over:
        seat = position.asked[0]
        moves = room[: GAME.rules.legal(position.state, seat, room)]
        weights = [GAME.weights[move] if biased else 1 for move in moves]
        move = chance.choices(moves, weights)[0]
        yield Step(position, seat, MOVES.text(move))
        GAME.rules.apply(position.state, seat, move)


def random_end(seats: int, seed: int, biased: bool = True, **options: str) -> Position:
    """The end of a random game, with all log events."""
    position = Position(seats)
    for step in random_game(seats, seed, biased, **options):
        position = step.position
    return position
