"""Positions of Amun-Re that read like the sentences of the specification.

    position = Position(4).auction("baharya", "dakhla", "abydos", "sawu")
    position.play("0: bid abydos 3", "1: bid sawu 1")
    assert position.refused("2: bid abydos 3") == "AR-4.2"

Seat 0 is start player unless a test says otherwise. Cards, bricks and farmers that are put
somewhere come out of the deck and the supplies, so that nothing is ever lost; after each move the
invariants of the game are checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from heliopolis.games.amun_re import GAME, auction, reveal
from heliopolis.games.amun_re.board import (
    KIND_COUNT,
    KINDS,
    NOTHING,
    PROVINCE_COUNT,
    PROVINCES,
    ROUNDS,
)
from heliopolis.games.amun_re.cards import add_card, remove_card
from heliopolis.games.amun_re.moves import MOVES
from heliopolis.games.amun_re.phases import (
    BID,
    BUY_CARDS,
    COLLECTING,
    OFFERING,
    PHASES,
    SCORING,
)
from heliopolis.games.amun_re.play import play_on
from heliopolis.games.amun_re.rulebook import AR
from heliopolis.games.amun_re.state import NOBODY, State

ALL_SEATS = (3, 4, 5)


def province(name: str) -> int:
    return PROVINCES.index(name)


def kind(name: str) -> int:
    return KINDS.index(name)


class Position:
    """A game set up by hand, and played on by lines such as ``2: bid mendes 4``."""

    def __init__(
        self, seats: int = 4, seed: int = 0, board: Mapping[str, Any] | None = None, **options: Any
    ) -> None:
        chosen = {"first_player": "seat_0", **options}
        self.state = State()
        GAME.rules.setup(self.state, seats, seed, GAME.encode_setup(seats, chosen, board))
        self._clear_board()
        self.state.log_events.clear()

    # --- Setting up -------------------------------------------------------------------------------

    def _clear_board(self) -> None:
        """Take back what the first reveal has laid: all provinces lie face down."""
        s = self.state
        for slot in range(s.seats):
            for i, card in enumerate(s.under[slot]):
                if card != NOTHING:
                    s.deck[card] += 1
                    s.deck_left += 1
                    s.under[slot][i] = NOTHING
        for p in range(PROVINCE_COUNT):
            s.brick_supply += s.bricks[p]
            s.bricks[p] = 0
            s.face_down[p], s.used[p] = 1, 0
        s.face_down_left = PROVINCE_COUNT
        reveal.clear_provinces(s)

    def _turned_up(self, p: int) -> None:
        s = self.state
        assert s.face_down[p], f"{PROVINCES[p]} is turned up already"
        s.face_down[p], s.used[p] = 0, 1
        s.face_down_left -= 1

    def owning(self, *provinces: str, kingdom: str = "old") -> Self:
        """Give provinces, as ``owning("memphis abu", "edfu")``; other seats get what is left.

        All get the same number as the player with the most; the round follows from that.
        """
        s = self.state
        named = [text.split() for text in provinces] + [[] for _ in range(s.seats)]
        each = max(map(len, named))
        spare = [p for p in reversed(PROVINCES) if not any(p in names for names in named)]
        for seat in range(s.seats):
            names = [*named[seat], *(spare.pop() for _ in range(each - len(named[seat])))]
            for name in names:
                self._turned_up(province(name))
                auction.mark_province(s, seat, province(name))
        s.round = each + (0 if kingdom == "old" else ROUNDS)
        if kingdom == "new":
            for name in spare[(ROUNDS - each) * s.seats :]:
                s.face_down[province(name)] = 0
                s.face_down_left -= 1
        return self

    def auction(self, *provinces: str) -> Self:
        """Turn up these provinces, in this order, with their free material."""
        s = self.state
        if any(s.owned):
            s.round += 1
        for slot, name in enumerate(provinces):
            p = province(name)
            self._turned_up(p)
            s.revealed[slot], s.slot[p] = p, slot
            s.top_step[slot] = s.top_seat[slot] = NOTHING
            reveal.lay_free_material(s, slot, p)
        s.actor, s.phase = s.start, BID
        return self

    def hand(self, seat: int, *kinds: str) -> Self:
        """Put exactly these cards into a hand; the others go back to the deck."""
        s = self.state
        for k in range(KIND_COUNT):
            while s.hand[seat][k]:
                remove_card(s, seat, k)
                s.deck[k] += 1
                s.deck_left += 1
        for name in kinds:
            self._from_deck(name)
            add_card(s, seat, kind(name), s.batch)
        return self

    def no_hands(self) -> Self:
        """Take all cards out of all hands."""
        for seat in range(self.state.seats):
            self.hand(seat)
        return self

    def deck(self, *kinds: str, discard: Sequence[str] = (), rest: int) -> Self:
        """Leave exactly these cards in the deck and the discard pile; a seat holds all others."""
        s = self.state
        kept = list(kinds)
        for name in discard:
            self._from_deck(name)
            s.discard[kind(name)] += 1
            s.discard_left += 1
        for k, name in enumerate(KINDS):
            for _ in range(s.deck[k] - kept.count(name)):
                self._from_deck(name)
                add_card(s, rest, k, s.batch)
        assert s.deck_left == len(kept)
        return self

    def _from_deck(self, name: str) -> None:
        assert self.state.deck[kind(name)] > 0, f"the deck has no {name} left"
        self.state.deck[kind(name)] -= 1
        self.state.deck_left -= 1

    def gold(self, *gold: int) -> Self:
        """Set the gold of all seats from the first on."""
        self.state.gold[: len(gold)] = gold
        return self

    def points(self, *points: int) -> Self:
        """Set the points of all seats."""
        self.state.points[: len(points)] = points
        return self

    def farmers(self, **provinces: int) -> Self:
        """Put farmers on fields."""
        for name, n in provinces.items():
            self.state.farmer_supply -= n - self.state.farmers[province(name)]
            self.state.farmers[province(name)] = n
        return self

    def flat(self, **provinces: int) -> Self:
        """Put farmers on flat land."""
        for name, n in provinces.items():
            self.state.farmer_supply -= n - self.state.flat[province(name)]
            self.state.flat[province(name)] = n
        return self

    def bricks(self, **provinces: int) -> Self:
        """Put bricks into provinces."""
        for name, n in provinces.items():
            self.state.brick_supply -= n - self.state.bricks[province(name)]
            self.state.bricks[province(name)] = n
        return self

    def pyramids(self, **provinces: int) -> Self:
        """Put pyramids into provinces."""
        for name, n in provinces.items():
            self.state.pyramids[province(name)] = n
        return self

    def temple(self, field: int) -> Self:
        """Put the Amun-Re temple on this field."""
        self.state.temple = field
        return self

    def start(self, seat: int) -> Self:
        """Give the Pharaoh to this seat."""
        self.state.start = seat
        return self

    def turn_of(self, seat: int) -> Self:
        """Begin the turn of a seat in phase 3."""
        s = self.state
        s.turn = (seat - s.start) % s.seats
        s.actor, s.phase = seat, BUY_CARDS
        return self

    def _go_to(self, phase: int) -> Self:
        self.state.turn, self.state.phase = 0, phase
        play_on(self.state)
        return self

    def offering(self) -> Self:
        """Begin phase 4."""
        return self._go_to(OFFERING)

    def income(self) -> Self:
        """Begin phase 5."""
        return self._go_to(COLLECTING)

    def scoring(self) -> Self:
        """Begin phase 6."""
        return self._go_to(SCORING)

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, *lines: str) -> Self:
        """Play legal moves, one after another: ``play("0: bid abu 3", "1: bid buto 0")``."""
        for line in lines:
            seat, move = self._read(line)
            assert move in self._legal(seat), f"{line}: {self.refused(line)}"
            assert self.refused(line) is None, line
            GAME.rules.apply(self.state, seat, move)
            broken = GAME.rules.check_invariants(self.state)
            assert not broken, f"after {line}: {list(GAME.invariants)[broken - 1]}"
            assert not list(self.state.misfits())
        return self

    def refused(self, line: str) -> str | None:
        """Return the rule that a move would break; None if it is legal."""
        seat, move = self._read(line)
        broken = GAME.rules.broken_rule(self.state, seat, move)
        return AR.id_of(broken) if broken else None

    def _read(self, line: str) -> tuple[int, int]:
        seat, _, move = line.partition(": ")
        return int(seat), MOVES.parse(move)

    def _legal(self, seat: int) -> list[int]:
        out = [0] * len(MOVES)
        asked = GAME.rules.players_to_move(self.state) >> seat & 1
        return sorted(out[: GAME.rules.legal(self.state, seat, out)]) if asked else []

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """Return the legal moves of a seat; with a verb only what follows it."""
        texts = [MOVES.text(move) for move in self._legal(seat)]
        if not verb:
            return texts
        return [text[len(verb) + 1 :] for text in texts if text.split()[0] == verb]

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def players_to_move(self) -> list[int]:
        mask = GAME.rules.players_to_move(self.state)
        return [seat for seat in range(self.state.seats) if mask >> seat & 1]

    @property
    def asked(self) -> tuple[int, str]:
        """Return the seat that is asked, and what it is asked."""
        (seat,) = self.players_to_move
        return seat, PHASES[self.state.phase]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def cards(self, seat: int) -> list[str]:
        return [KINDS[k] for k in range(KIND_COUNT) for _ in range(self.state.hand[seat][k])]

    @property
    def discarded(self) -> list[str]:
        return [KINDS[k] for k in range(KIND_COUNT) for _ in range(self.state.discard[k])]

    @property
    def all_gold(self) -> list[int]:
        return self.state.gold[: self.state.seats]

    def owner(self, name: str) -> int | None:
        seat = self.state.owner[province(name)]
        return None if seat == NOBODY else seat

    def building(self, name: str) -> tuple[int, int]:
        """Pyramids and bricks of a province."""
        return self.state.pyramids[province(name)], self.state.bricks[province(name)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return GAME.presentation.view(self.state, seat)

    def logged(self, name: str) -> list[dict[str, Any]]:
        """Return the log events of a kind so far, without its name."""
        log_events = [GAME.log_events.to_json(raw) for raw in self.state.log_events]
        return [
            {k: v for k, v in log_event.items() if k != "log_event"}
            for log_event in log_events
            if log_event["log_event"] == name
        ]

    def scored(self, seat: int) -> dict[str, int]:
        """Return what the last scoring gave a seat, by item."""
        return {n["item"]: n["points"] for n in self.logged("scored") if n["seat"] == seat}
