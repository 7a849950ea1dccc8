"""Positions of the Royal Game of Ur, set up by hand."""

from __future__ import annotations

from heliopolis.games.ur import GAME
from heliopolis.games.ur.board import HAND, HOME
from heliopolis.games.ur.state import MOVING, ROLLING, State

OPTIONS = {"first_player": "seat_0"}


class Position:
    """A state in which pieces stand where a test wants them; the others are in hand."""

    def __init__(
        self,
        first: tuple[int, ...] = (),
        second: tuple[int, ...] = (),
        roll: int = 0,
        home: tuple[int, int] = (0, 0),
        **options: str,
    ) -> None:
        self.state: State = GAME.state()  # type: ignore[assignment]
        codes = GAME.encode_setup(2, {**OPTIONS, **options}, None)
        GAME.rules.setup(self.state, 2, 1, codes)
        for seat, squares in enumerate((first, second)):
            for square in squares:
                self.state.at[seat][HAND] -= 1
                self.state.at[seat][square] += 1
            self.state.at[seat][HAND] -= home[seat]
            self.state.at[seat][HOME] += home[seat]
        self.state.roll = roll
        self.state.phase = MOVING if roll else ROLLING
        self.state.log_events.clear()

    def broken(self, move: str, seat: int = 0) -> str | None:
        """The id of the rule that a move would break."""
        number = GAME.rules.broken_rule(self.state, seat, GAME.moves.parse(move))
        return GAME.rule_id(number) if number else None

    def play(self, move: str, seat: int = 0) -> list[str]:
        """Make a legal move; return the names of its log events."""
        assert self.broken(move, seat) is None
        self.state.log_events.clear()
        GAME.rules.apply(self.state, seat, GAME.moves.parse(move))
        assert GAME.rules.check_invariants(self.state) == 0
        events = [GAME.log_events.to_json(event) for event in self.state.log_events]
        return [str(event["log_event"]) for event in events]

    def legal(self, seat: int = 0) -> list[str]:
        """The legal moves."""
        moves = [0] * len(GAME.moves)
        count = GAME.rules.legal(self.state, seat, moves)
        return [GAME.moves.text(move) for move in moves[:count]]
