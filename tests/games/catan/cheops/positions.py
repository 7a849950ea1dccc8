"""Positions of Cheops that read like the sentences of the specification.

    position = Position().settle(1, "0,4,n").road(1, "0,4,ne").settle(0, "1,4,n")
    position.give(0, ore=1, brick=1, gold=1).turn(0)
    assert position.play("0: build_block 1").gold(1) == 4

Seat 0 has the turn unless a test says otherwise, and every player starts with three gold pieces.
Goods come out of the bank, so that nothing is lost; after each move the invariants are checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from heliopolis.games.catan import build, hands
from heliopolis.games.catan.cheops import GAME, pyramid, ships
from heliopolis.games.catan.cheops.board import FRAME
from heliopolis.games.catan.cheops.moves import MOVES
from heliopolis.games.catan.cheops.overrides import specialize
from heliopolis.games.catan.cheops.state import PHARAOH, PHASES, State
from heliopolis.games.catan.components import ALL_GOODS, GOLD, KINDS, RESOURCES
from heliopolis.games.catan.geometry import Place
from heliopolis.games.catan.state import BEFORE_ROLL, MAIN, OVER
from heliopolis.kernel.chance import seed_chance


def place(text: str) -> Place:
    q, r, tip = text.lower().split(",")
    return int(q), int(r), tip


def vertex(text: str) -> int:
    return FRAME.vertex_index[place(text)]


def edge(text: str) -> int:
    return FRAME.edge_index[place(text)]


def hexagon(text: str) -> int:
    q, r = map(int, text.split(","))
    return FRAME.hex_index[q, r]


class Position:
    """A game set up by hand, and played on by lines such as ``2: build_ship 1,5,e``."""

    def __init__(
        self, seats: int = 4, board: Mapping[str, Any] | None = None, **options: Any
    ) -> None:
        chosen = {"first_player": "seat_0", **options}
        self.state = State()
        GAME.rules.setup(self.state, seats, 0, GAME.encode_setup(seats, chosen, board))
        self.state.log_events.clear()

    # --- Setting up -------------------------------------------------------------------------------

    def settle(self, seat: int, *vertices: str) -> Self:
        for name in vertices:
            specialize(build.found_settlement)(self.state, seat, vertex(name))
            specialize(pyramid.open_site)(self.state, seat, vertex(name))
        return self

    def city(self, seat: int, name: str) -> Self:
        """A settlement that has become a city."""
        self.settle(seat, name)
        s = self.state
        s.city[vertex(name)] = 1
        s.points[seat] += 1
        s.settlements_left[seat] += 1
        s.cities_left[seat] -= 1
        return self

    def road(self, seat: int, *edges: str) -> Self:
        for name in edges:
            specialize(build.lay_road)(self.state, seat, edge(name))
        return self

    def ship(self, seat: int, *edges: str) -> Self:
        for name in edges:
            specialize(ships.lay_ship)(self.state, seat, edge(name))
        return self

    def old_ships(self) -> Self:
        """Treat all ships as built before this turn."""
        specialize(ships.age_ships)(self.state)
        return self

    def give(self, seat: int, **goods: int) -> Self:
        for good, count in goods.items():
            specialize(hands.gain)(self.state, seat, ALL_GOODS.index(good), count)
        return self

    def no_gold(self, seat: int) -> Self:
        specialize(hands.lose)(self.state, seat, GOLD, self.state.hand[seat][GOLD])
        return self

    def card(self, seat: int, kind: str, count: int = 1) -> Self:
        s, k = self.state, KINDS.index(kind)
        s.deck[k] -= count
        s.deck_left -= count
        s.held[seat][k] += count
        s.held_cards[seat] += count
        return self

    def blocks(self, *seats: int | str) -> Self:
        """Blocks of these seats, or of the pharaoh for "p", in this order; the site is open."""
        s = self.state
        s.site_open = 1
        for who in seats:
            if who == "p":
                s.black += 1
                specialize(pyramid.lay_block)(s, PHARAOH)
            else:
                assert isinstance(who, int)
                s.blocks[who] += 1
                specialize(pyramid.lay_block)(s, who)
                specialize(pyramid.settle_blessing)(s, who)
                specialize(pyramid.settle_curses)(s)
        return self

    def robber(self, name: str) -> Self:
        self.state.robber = hexagon(name)
        return self

    def turn(self, seat: int = 0, phase: int = MAIN) -> Self:
        """It is a seat's turn, after the roll."""
        s = self.state
        s.pending = 0
        s.active = s.actor = seat
        s.phase = phase
        s.built = 0
        s.dice[0], s.dice[1] = (1, 1) if phase == MAIN else (0, 0)
        s.log_events.clear()
        return self

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, *lines: str) -> Self:
        for line in lines:
            seat, move = int(line[0]), line[2:].strip()
            broken = self.refused(line)
            assert not broken, f"{line} breaks {broken}"
            GAME.rules.apply(self.state, seat, MOVES.parse(move))
            self.check()
        return self

    def check(self) -> None:
        broken = GAME.rules.check_invariants(self.state)
        assert not broken, GAME.invariants[broken - 1]

    def roll(self, number: int, seat: int = 0) -> Self:
        """Let a seat roll a given sum in its turn."""
        self.turn(seat, BEFORE_ROLL)
        for seed in range(500):
            trial = self.state.copy()
            seed_chance(trial, seed)
            GAME.rules.apply(trial, seat, MOVES.parse("roll"))
            if sum(trial.dice) == number:
                seed_chance(self.state, seed)
                return self.play(f"{seat}: roll")
        raise AssertionError(f"no seed rolls {number}")

    def refused(self, line: str) -> str:
        """The rule that a move breaks, or ""."""
        number = GAME.rules.broken_rule(self.state, int(line[0]), MOVES.parse(line[2:].strip()))
        return GAME.rule_id(number) if number else ""

    def legal(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The legal moves that begin like this."""
        moves = [0] * len(MOVES)
        who = self.state.actor if seat is None else seat
        count = GAME.rules.legal(self.state, who, moves)
        texts = sorted(MOVES.text(move) for move in moves[:count])
        return [text for text in texts if text.split()[0] == verb or not verb]

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def points(self) -> list[int]:
        return self.state.points[: self.state.seats]

    @property
    def winners(self) -> list[int]:
        places = [0] * self.state.seats
        GAME.rules.ranks(self.state, places)
        return [seat for seat, rank in enumerate(places) if rank == 0]

    @property
    def curses(self) -> str:
        """The cursed seats, as letters."""
        return "".join("ABCD"[n] for n in range(self.state.seats) if self.state.cursed >> n & 1)

    @property
    def blessed(self) -> str:
        return "ABCD"[self.state.blessed] if self.state.blessed >= 0 else ""

    def gold(self, seat: int) -> int:
        return self.state.hand[seat][GOLD]

    def hand(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(RESOURCES, self.state.hand[seat], strict=False) if n}

    def log_events(self) -> list[str]:
        return [GAME.log_events.kinds[log_event[0]].name for log_event in self.state.log_events]

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return GAME.presentation.view(self.state, seat)
