"""Positions of Catan that read like the sentences of the specification.

    position = Island().settle(0, "0,0,n").hand(0, brick=1, lumber=1)
    position.play("0: build_road 0,0,ne")
    assert position.refused("0: build_road 2,0,e") == "CB-8.2"

Seat 0 is active after its roll unless a test says otherwise. Cards put into a hand come out
of the bank or the draw pile: nothing is ever lost, and after each move all invariants hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from heliopolis.games.catan import build, development, hands, roads, turn
from heliopolis.games.catan.alexander import GAME as ALEXANDER
from heliopolis.games.catan.alexander import overrides as alexander
from heliopolis.games.catan.components import ALL_GOODS, GOLD, KINDS, RESOURCES
from heliopolis.games.catan.geometry import Frame
from heliopolis.games.catan.island import GAME as ISLAND
from heliopolis.games.catan.island.moves import NAMES
from heliopolis.games.catan.state import BEFORE_ROLL, MAIN
from heliopolis.kernel.chance import seed_chance
from heliopolis.kernel.game import Game
from heliopolis.kernel.specialize import Specializer


class Position:
    """A game set up by hand, and played on by lines such as ``2: build_road 0,0,ne``."""

    game: Game
    specialize: ClassVar[Any]  # makes a rule what it is in this game

    def __init__(
        self, seats: int = 4, seed: int = 0, board: Mapping[str, Any] | None = None, **options: Any
    ) -> None:
        from heliopolis.games.catan.alexander.board import FRAME as ASIA
        from heliopolis.games.catan.island.board import FRAME as ISLE

        self.frame: Frame = ASIA if self.game is ALEXANDER else ISLE
        self.state: Any = self.game.state()
        chosen = {"first_player": "seat_0", **options}
        codes = self.game.encode_setup(seats, chosen, board)
        self.game.rules.setup(self.state, seats, seed, codes)
        self.log_events: list[dict[str, Any]] = []

    def call(self, rule: Callable[..., Any], *arguments: Any) -> Any:
        """Call a rule with this game's names on the state."""
        return self.specialize(rule)(self.state, *arguments)

    # --- Setting up -------------------------------------------------------------------------------

    def vertex(self, name: str) -> int:
        return self.frame.vertex_names.index(name.lower())

    def edge(self, name: str) -> int:
        return self.frame.edge_names.index(name.lower())

    def hex(self, name: str) -> int:
        return self.frame.hex_names.index(name)

    def turn_of(self, seat: int, *, rolled: bool = True) -> Self:
        """Start a turn of a seat: after its roll, or before."""
        self.state.active = seat
        self.call(turn.begin_turn)
        self.state.phase = MAIN if rolled else BEFORE_ROLL
        return self

    def settle(self, seat: int, *vertices: str) -> Self:
        for name in vertices:
            self.call(build.found_settlement, seat, self.vertex(name))
            self.call(roads.after_settlement, seat, self.vertex(name))
        return self

    def city(self, seat: int, *vertices: str) -> Self:
        for name in vertices:
            self.settle(seat, name)
            self.state.city[self.vertex(name)] = 1
            self.state.settlements_left[seat] += 1
            self.state.cities_left[seat] -= 1
            self.state.points[seat] += 1
        return self

    def road(self, seat: int, *edges: str) -> Self:
        for name in edges:
            self.call(build.lay_road, seat, self.edge(name))
            self.call(roads.after_road, seat, self.edge(name))
        return self

    def hand(self, seat: int, **goods: int) -> Self:
        """Put exactly these goods into a hand, known to all."""
        s = self.state
        for good in range(len(ALL_GOODS)):
            if s.hand[seat][good]:
                self.call(hands.lose, seat, good, s.hand[seat][good])
        for name, count in goods.items():
            good = ALL_GOODS.index(name)
            short = count - s.bank[good]
            if good != GOLD and short > 0:  # out of the draw pile
                s.pile[good] -= short
                s.pile_left -= short
                s.bank[good] += short
            self.call(hands.gain, seat, good, count)
        return self

    def bank(self, **goods: int) -> Self:
        """Leave these numbers of cards in the bank; the others go to the last seat."""
        s = self.state
        for name, count in goods.items():
            good = ALL_GOODS.index(name)
            rest = s.bank[good] - count
            if s.pile_left and good != GOLD:
                s.pile[good] += rest
                s.pile_left += rest
                s.bank[good] = count
            else:
                self.call(hands.gain, s.seats - 1, good, rest)
        return self

    def holds(self, seat: int, **cards: int) -> Self:
        """Put development cards of earlier turns into a hand."""
        for name, count in cards.items():
            kind = KINDS.index(name)
            self.state.deck[kind] -= count
            self.state.deck_left -= count
            self.state.held[seat][kind] += count
            self.state.held_cards[seat] += count
        return self

    def knights(self, *counts: int) -> Self:
        """Lay knights face up before each seat."""
        for seat, count in enumerate(counts):
            self.state.deck[0] -= count - self.state.knights[seat]
            self.state.deck_left -= count - self.state.knights[seat]
            self.state.knights[seat] = count
        self.call(development.settle_largest_army)
        return self

    def robber(self, hex_: str) -> Self:
        self.state.robber = self.hex(hex_)
        return self

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, *lines: str) -> Self:
        for line in lines:
            seat, move = self._parsed(line)
            broken = self.game.rules.broken_rule(self.state, seat, move)
            assert not broken, f"{line!r} breaks {self.game.rule_id(broken)}"
            self.game.rules.apply(self.state, seat, move)
            self.check()
        return self

    def check(self) -> Self:
        """Check all invariants and collect the log events."""
        self.log_events += [self.game.log_events.to_json(raw) for raw in self.state.log_events]
        self.state.log_events.clear()
        broken = self.game.rules.check_invariants(self.state)
        assert not broken, self.game.invariants[broken - 1]
        assert not list(self.state.misfits())
        return self

    def roll(self, number: int, seat: int | None = None) -> Self:
        """Let the seat roll this number, by trying seeds until it comes."""
        seat = self.state.active if seat is None else seat
        move = self.game.moves.parse("roll")
        for seed in range(10_000):
            s = self.state.copy()
            seed_chance(s, seed)
            self.game.rules.apply(s, seat, move)
            if s.dice[0] + s.dice[1] == number or (s.winner == seat and sum(s.dice) == number):
                seed_chance(self.state, seed)
                return self.play(f"{seat}: roll")
        raise AssertionError(f"no seed rolls {number}")

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, as texts."""
        if not self.game.rules.players_to_move(self.state) >> seat & 1:
            return []
        moves = [0] * len(self.game.moves)
        count = self.game.rules.legal(self.state, seat, moves)
        return sorted(self.game.moves.text(move) for move in moves[:count])

    def verbs(self, seat: int) -> set[str]:
        return {text.split()[0] for text in self.legal(seat)}

    def refused(self, line: str) -> str | None:
        """The rule that a move would break; it changes nothing."""
        seat, move = self._parsed(line)
        broken = self.game.rules.broken_rule(self.state, seat, move)
        return self.game.rule_id(broken) if broken else None

    def _parsed(self, line: str) -> tuple[int, int]:
        seat, _, text = line.partition(": ")
        return int(seat), self.game.moves.parse(text)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        view: dict[str, Any] = self.game.presentation.view(self.state, None)
        return str(view["phase"])

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.presentation.view(self.state, seat)

    def prompt(self, seat: int) -> dict[str, Any]:
        """What a seat that may act is asked."""
        asked: dict[str, Any] = self.game.presentation.prompt(self.state, seat)
        return asked

    def goods(self, seat: int) -> dict[str, int]:
        """What a hand holds, without zeros."""
        held = zip(ALL_GOODS, self.state.hand[seat], strict=True)
        return {name: count for name, count in held if count}

    def is_in_bank(self, good: str) -> int:
        return int(self.state.bank[ALL_GOODS.index(good)])

    def points(self, seat: int) -> int:
        return int(self.state.points[seat])

    def ranks(self) -> list[int]:
        places = [0] * self.state.seats
        self.game.rules.ranks(self.state, places)
        return places


class Island(Position):
    """The beginners' island after the start, with nothing on it."""

    game, specialize = ISLAND, Specializer(NAMES).specialize

    def __init__(self, seats: int = 4, seed: int = 0, **arguments: Any) -> None:
        super().__init__(seats, seed, **arguments)
        self.turn_of(0)


class Campaign(Position):
    """Alexander's board with nothing on it; hands are empty, all cards in the draw pile."""

    game, specialize = ALEXANDER, alexander.specialize

    def __init__(
        self, seats: int = 4, seed: int = 0, *, dealt: bool = False, **arguments: Any
    ) -> None:
        super().__init__(seats, seed, **arguments)
        s = self.state
        if dealt:
            return
        for seat in range(seats):
            for resource in range(len(RESOURCES)):
                s.pile[resource] += s.hand[seat][resource]
                s.pile_left += s.hand[seat][resource]
                s.hand[seat][resource] = 0
            s.cards[seat] = 0
        s.turns = 1
        s.phase = MAIN

    def turn_of(self, seat: int, *, rolled: bool = True) -> Self:
        self.state.turns = max(self.state.turns, 1)
        return super().turn_of(seat, rolled=rolled)

    def at(self, position: int) -> Self:
        """Let Alexander have passed that number of crossings; their chits left the game."""
        s = self.state
        for i in range(position):
            if s.route_kind[i] == 1:  # an event
                kind = next(k for k in range(4) if s.chits_left[k] > 0)
                s.chits_left[kind] -= 1
                s.chits_gone[kind] += 1
                s.route_kind[i] = 4 + 1 + kind
        s.position = position
        return self

    def no_pile(self) -> Self:
        """Use up the draw pile: its cards go to the bank."""
        s = self.state
        for resource in range(len(RESOURCES)):
            s.bank[resource] += s.pile[resource]
            s.pile[resource] = 0
        s.pile_left = 0
        return self

    def auction(self, event: str, active: int = 0, position: int | None = None) -> Self:
        """Start an auction of this event, at a crossing of its kind."""
        from heliopolis.games.catan.alexander import auction
        from heliopolis.games.catan.alexander.board import EVENTS

        s = self.state
        self.turn_of(active)
        if position is None:
            position = 4 if event == "settlement" else 2  # Sardis, Sestos
        self.at(position - 1)
        s.event = EVENTS.index(event)
        s.position = position
        s.old_knights = s.knights[active]
        if event != "settlement":
            s.chits_left[s.event - 1] -= 1
            s.route_kind[position - 1] = 4 + s.event
        self.call(auction.start_auction)
        return self.check()

    def chits(self, *counts: int) -> Self:
        """Lay chits before each seat, without settling the offices."""
        s = self.state
        for seat, count in enumerate(counts):
            for _ in range(count - s.chits[seat]):
                kind = next(k for k in range(4) if s.chits_left[k] > 0)
                place = next(i for i in range(s.crossings) if s.route_kind[i] == 1)
                s.chits_left[kind] -= 1
                s.route_kind[place] = 5 + kind
                s.chits[seat] += 1
                s.won[seat][kind] += 1
        return self

    def office(self, *holders: int | None) -> Self:
        """Set the holders of Right Hand, First Counsellor and General Adviser."""
        from heliopolis.games.catan.alexander.board import OFFICE_POINTS

        for office, holder in enumerate(holders):
            if holder is not None:
                self.state.office[office] = holder
                self.state.points[holder] += OFFICE_POINTS[office]
        return self

    def win_chit(self, seat: int, event: str = "famine") -> Self:
        """Let a seat win a chit for free."""
        from heliopolis.games.catan.alexander import offices
        from heliopolis.games.catan.alexander.board import EVENTS

        s = self.state
        s.event = EVENTS.index(event)
        s.chits_left[s.event - 1] -= 1
        place = next(i for i in range(s.crossings) if s.route_kind[i] == 1)
        s.route_kind[place] = 4 + s.event
        s.actor = seat
        self.call(offices.win_chit, seat)
        return self.check()
