"""What is learned, and how."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game


@dataclass(frozen=True)
class TrainSettings:
    """The settings of a training run. A run with the same settings by `updates` is repeatable."""

    game: str
    widths: tuple[int, ...]  # neurons per hidden layer
    envs: int = 16384  # games played at once, over all numbers of seats
    steps: int = 32  # decisions per game and update
    measure_minutes: float = 1.0  # between two measurements, each of which is written down
    updates: int = 0  # 0: as many as fit in `minutes`
    minutes: float = 10.0
    stagger: int = 256  # decisions over which the beginnings of the first games are spread
    epochs: int = 2
    minibatches: int = 8
    learning_rate: float = 7e-4
    trace: float = 0.95  # lambda of generalised advantage estimation
    clip: float = 0.2
    entropy: float = 0.01
    # The updates at the beginning that teach values only: a policy that begins with the game's own
    # scores is worth more than what a net that knows nothing would make of it.
    value_updates: int = 30
    greedy_share: float = 0.15  # of the games: one seat against greedy players
    past_share: float = 0.25  # of the games: one seat against a net of the past
    # Of the games: one seat against the rival, which never changes. It is the net in a file, or
    # what the lessons have made, which plays about as the teacher does.
    rival_share: float = 0.0
    rival: str = ""
    win_weight: tuple[float, float] = (0.3, 0.8)  # of winning against margin: first and last
    most_decisions: int = 4000  # of a game, before it is stopped
    teacher: str = ""  # whose moves are learned first: "search:300", or "netsearch:100"
    lesson_minutes: float = 0.0
    lesson_steps: int = 0  # decisions per game of the teachers; 0: as many as fit in the minutes
    lesson_games: int = 1024  # games between teachers, played at once
    lesson_epochs: int = 6
    options: tuple[dict[str, Any], ...] = field(default_factory=lambda: ({},))
    seed: int = 1
    device: str = "cpu"  # of the net
    # The target of the rules. The threads of a GPU are slow alone: it needs thousands of games.
    rules: str = "compiled"
    threads: int = 1  # of compiled rules, and of teachers

    def __post_init__(self) -> None:
        """Refuse values that make no sense, by their field."""
        for name in (
            "envs", "steps", "epochs", "minibatches", "threads", "most_decisions", "lesson_games",
        ):  # fmt: skip
            _check(name, getattr(self, name), 1, 10**7)
        _check("updates", self.updates, 0, 10**9)
        _check("value_updates", self.value_updates, 0, 10**9)
        _check("lesson_steps", self.lesson_steps, 0, 10**7)
        _check("stagger", self.stagger, 0, 10**5)
        _check("minutes", self.minutes, 0.01, 10**6)
        for name in ("greedy_share", "past_share", "rival_share", "entropy", "trace", "clip"):
            _check(name, getattr(self, name), 0, 1)
        if self.greedy_share + self.past_share + self.rival_share > 1:
            raise BadSetupError(
                "greedy_share, past_share and rival_share: together they are at most 1"
            )
        if self.teacher:
            parse_teacher(self.teacher)
        if self.rival_share and not (self.rival or self.teacher):
            raise BadSetupError("rival_share: there is neither a rival nor a teacher")
        if not self.widths:
            raise BadSetupError("widths: a net has at least one hidden layer")
        for width in self.widths:
            _check("widths", width, 8, 4096)
        if self.device not in ("cpu", "cuda"):
            raise BadSetupError(f"device: {self.device!r:.40} is neither cpu nor cuda")
        if self.rules not in ("compiled", "cuda") or (self.rules, self.device) == ("cuda", "cpu"):
            raise BadSetupError(
                f"rules: {self.rules!r:.40} is neither compiled nor, with a net on cuda, cuda"
            )

    @property
    def wants_lessons(self) -> bool:
        """Whether there is a teacher, and time for it."""
        return bool(self.teacher) and (self.lesson_minutes > 0 or self.lesson_steps > 0)

    def on_cores(self) -> TrainSettings:
        """Return the same settings with games and their tensors in the memory of the host."""
        return replace(self, device="cpu", rules="compiled")

    def card(self) -> dict[str, Any]:
        """Return the settings for the card of a weights file."""
        return asdict(self)


def parse_teacher(name: str) -> tuple[bool, int]:
    """Return whether a teacher searches with a net, and for how many iterations."""
    kind, _, iterations = name.partition(":")
    if kind not in ("search", "netsearch") or not iterations.isdecimal() or int(iterations) == 0:
        raise BadSetupError(f"teacher: {name!r:.40} is neither search:N nor netsearch:N")
    return kind == "netsearch", int(iterations)


def _check(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadSetupError(f"{name}: {value} is not in {least}..{most}")


# As wide as two megabytes allow: the first layer grows with what is seen, the last with the moves.
_WIDTHS = {
    "priests-of-ra": (512, 512, 512),
    "amun-re": (512, 512, 512),
    "catan-island": (512, 256, 256),
    "catan-alexander": (256, 256, 256),
    "catan-cheops": (192, 192, 192),
}
_CATAN: dict[str, Any] = {
    "envs": 8192,
    "measure_minutes": 3.0,
    "learning_rate": 1e-3,
    "entropy": 0.015,
    "value_updates": 20,
    "greedy_share": 0.1,
    "win_weight": (0.4, 0.8),
}
# With fewer games against greedy players, it learns to play well among its own kind alone.
_AMUN_RE: dict[str, Any] = {
    "envs": 24576,
    "minibatches": 12,
    "measure_minutes": 3.0,
    "learning_rate": 1e-3,
    "entropy": 0.012,
    "value_updates": 10,
    "greedy_share": 0.4,
    "past_share": 0.2,
    "win_weight": (0.4, 0.8),
}

_LEFT_ALONE = {"turn_limit"}  # ends without a winner


def varied_options(game: Game) -> tuple[dict[str, Any], ...]:
    """Return the options that games are dealt: the usual ones in half of them, else one changed."""
    changed: list[dict[str, Any]] = [
        {option.name: value}
        for option in game.options
        for value in option.values
        if value != option.default and option.name not in _LEFT_ALONE
    ]
    usual: list[dict[str, Any]] = [{}]
    if "board" in {option.name for option in game.options}:
        usual.append({"board": "island_variable"})
    rows = [dict(usual[i % len(usual)]) for i in range(max(1, len(changed)))]
    return tuple(row for pair in zip(rows, changed or rows, strict=True) for row in pair)


def usual_settings(game: Game, **changes: Any) -> TrainSettings:
    """Return the settings that have served a game well, with some of them changed."""
    usual = TrainSettings(
        game.name, _WIDTHS.get(game.name, (256, 256)), options=varied_options(game)
    )
    if game.name.startswith("catan"):
        usual = replace(usual, **_CATAN)
    elif game.name == "amun-re":
        usual = replace(usual, **_AMUN_RE)
    return replace(usual, **changes)
