"""The types that users of a table meet: states, views, prompts and log events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from heliopolis.kernel.layout import BaseState

if TYPE_CHECKING:

    class GameState(BaseState):
        """The state of any game: what all states have, and the fields of the game as `Any`."""

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

else:
    GameState = BaseState

# A log event names its kind in "log_event" and the number of moves before it in "step"; a prompt
# names its kind in "prompt". Their other fields depend on the kind: see the page of the game.
LogEvent = dict[str, Any]
Prompt = dict[str, Any]


class Result(TypedDict):
    """The end of a game; rank 0 wins."""

    scores: list[int]
    ranks: list[int]


class TableView(TypedDict):
    """What a seat, or a spectator, sees of a table."""

    game: str
    rules_version: int
    options: dict[str, Any]
    names: list[str]
    commitment: str
    seat: int | None  # None for a spectator
    step: int  # the number of moves that the viewer knows of
    players_to_move: list[int]  # the seats that may move
    over: bool
    prompt: Any  # a Prompt, or None if the viewer is not to move
    legal: list[str]  # the texts of the viewer's legal moves
    result: Result | None
    table: dict[str, Any]  # what lies on the table: depends on the game
