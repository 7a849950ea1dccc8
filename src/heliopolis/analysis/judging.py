"""Judge decisions by the winning chance they lost, from what the player could know.

The likeliest moves are tried in worlds that are consistent with what the player knew: first all of
them in a few worlds, then the better half in more, as long as the move that was made seems to have
lost something. What it lost is then measured against the best one in worlds that had no part in
choosing that one: a move that only looked best by chance does not make a mistake of another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import TYPE_CHECKING

from heliopolis.analysis.curve import Z_95
from heliopolis.analysis.worlds import Array, Outcomes, Worlds
from heliopolis.bots.bot import Knowledge
from heliopolis.extras import needs

with needs("fast", "analysis"):
    import numpy as np

if TYPE_CHECKING:
    from heliopolis.table import LogEvent, Move, Table

VERDICTS = ("best", "good", "inaccuracy", "mistake", "blunder")
# The winning chance that a decision must have lost for sure to be called that.
LIMITS = {"blunder": 0.12, "mistake": 0.06, "inaccuracy": 0.03, "good": 0.01}
# Standard errors that are taken off what was measured: with one, 78 % of the mistakes in Alexander
# stood at ten times the depth.
SURE = 1.645
DOUBTFUL = 0.02  # a smaller loss in the first worlds is not looked into
MOST_CANDIDATES = 10
BY_SCORE = 6  # of the candidates: those that look best; the others are the best of each verb
MEASURED = 4  # times the worlds that choose are those that measure a loss
AGAIN = 12  # the same, where the loss seems to be one of a mistake: it is then measured anew
FLAWS = ("mistake", "blunder")
FRESH = 1 << 20  # the number of the first world for measuring


@dataclass(frozen=True)
class Candidate:
    """A move that was tried, and how it ended."""

    move: Move
    wins: float
    points: list[float]


@dataclass(frozen=True)
class Judgement:
    """What a decision was worth."""

    step: int  # the number of moves before it
    seat: int
    move: Move
    verdict: str  # one of VERDICTS
    loss: float  # winning chance
    error: float  # half the width of the 95 % interval of the loss
    better: Move | None  # where something was lost
    points: list[float]  # what the better move brings to each seat, in points at the end
    events: list[LogEvent]  # what the better move does at once
    candidates: list[Candidate]  # the best ones first
    wins: list[float] = field(default_factory=list)  # what the better move brings in chances to win

    @property
    def accuracy(self) -> float:
        """The accuracy of the decision, from 0 to 1; losing 10 % of the chances gives 0.64."""
        percent = 100 * max(0.0, self.loss - self.error / 2)
        return max(0.0, min(1.0, (103.1668 * exp(-0.04354 * percent) - 3.1669) / 100))


def judge(table: Table, move: Move, worlds: Worlds, count: int) -> Judgement:
    """Judge a move at the table's position; `count` worlds tell what it lost."""
    step = len(table.moves)
    return judge_known(
        Knowledge.of(table, move.seat, worlds.seed + step), step, move, worlds, count
    )


def judge_known(
    knowledge: Knowledge, step: int, move: Move, worlds: Worlds, count: int
) -> Judgement:
    """Judge a move from what its seat knows after `step` moves."""
    seat = move.seat
    tried = Trial(knowledge, step, worlds, move)
    if len(knowledge.legal) == 1:
        return Judgement(step, seat, move, "best", 0.0, 0.0, None, [], [], [])
    best = tried.find_best(count)
    if best == move or not tried.seems_worse():
        verdict = "best" if best == move else "good"
        return Judgement(step, seat, move, verdict, 0.0, 0.0, None, [], [], tried.listed())
    made, better = (tried.fresh(one, MEASURED * count) for one in (move, best))
    loss, deviation = difference(better.wins[:, seat], made.wins[:, seat])
    verdict = verdict_of(loss - SURE * deviation)
    if verdict in FLAWS:  # of many decisions, some look like mistakes by chance
        made, better = (tried.fresh(one, AGAIN * count, FRESH) for one in (move, best))
        loss, deviation = difference(better.wins[:, seat], made.wins[:, seat])
        verdict = verdict_of(loss - SURE * deviation)
    points, wins = (
        [float(gain) for gain in (after - before).mean(axis=0)]
        for after, before in ((better.points, made.points), (better.wins, made.wins))
    )
    if verdict in {"best", "good"}:
        return Judgement(
            step, seat, move, "good", max(0.0, loss), Z_95 * deviation, None, [], [], tried.listed()
        )
    return Judgement(
        step,
        seat,
        move,
        verdict,
        loss,
        Z_95 * deviation,
        best,
        points,
        _events(knowledge, best),
        tried.listed(),
        wins,
    )


def verdict_of(loss: float) -> str:
    """Return what losing that much of the winning chances is called."""
    return next((name for name, limit in LIMITS.items() if loss >= limit), "best")


def best_move(knowledge: Knowledge, step: int, worlds: Worlds, count: int, most: int) -> Judgement:
    """Return the judgement of the move that looks best to a seat: the one to advise.

    `most` moves are tried; without worlds to play, the one with the highest score is the best.
    """
    seat = knowledge.seat
    tried = Trial(knowledge, step, worlds, None)
    tried.left = tried.left[: max(1, most)]
    while count and len(tried.left) > 1:
        tried.try_all(max(4, count // 2))
        if len(tried.left) < 3:
            break
        tried.keep_better_half()
    best = tried.best() if tried.outcomes else tried.left[0]
    return Judgement(
        step, seat, best, "best", 0.0, 0.0, None, [], _events(knowledge, best), tried.listed()
    )


class Trial:
    """Moves of one decision that are tried in the same worlds."""

    def __init__(self, knowledge: Knowledge, step: int, worlds: Worlds, made: Move | None) -> None:
        self.knowledge, self.step, self.worlds, self.made = knowledge, step, worlds, made
        self.left = _candidates(knowledge, made)
        self.outcomes: dict[int, Outcomes] = {}
        self.margin = float(knowledge.game.search.margin)

    def find_best(self, count: int) -> Move:
        """Return the best move: the better half goes on while the one made seems to lose."""
        self.try_all(max(2, count // 8))
        rounds = 0
        while self.seems_worse() and len(self.left) > 2 and rounds < 3:
            self.keep_better_half()
            self.try_all(max(2, (count // 8) << rounds))
            rounds += 1
        return self.best()

    def try_all(self, count: int) -> None:
        """Try the moves that are left in further worlds."""
        for move in self.left:
            before = self.outcomes.get(move.number)
            more = self._play(move, count, len(before) if before else 0)
            self.outcomes[move.number] = before.joined(more) if before else more

    def fresh(self, move: Move, count: int, further: int = 0) -> Outcomes:
        """Try a move in worlds that had no part in choosing it, or in others further on."""
        return self._play(move, count, FRESH + further)

    def _play(self, move: Move, count: int, first: int) -> Outcomes:
        return self.worlds.play(
            self.knowledge.state,
            self.step,
            count,
            move=(move.seat, move.number),
            viewer=self.knowledge.seat,
            first=first,
        )

    def utility(self, move: Move) -> float:
        """Return how good a move seems so far."""
        seat = self.knowledge.seat
        return float(self.outcomes[move.number].utility(seat, self.margin).mean())

    def best(self) -> Move:
        """Return the move that seems best; the one that was made if it is as good."""
        return max(self.left, key=lambda move: (self.utility(move), move == self.made))

    def seems_worse(self) -> bool:
        """Return whether the move that was made seems to have lost something."""
        assert self.made is not None
        best, seat = self.best(), self.knowledge.seat
        if best == self.made:
            return False
        ours, theirs = self.outcomes[best.number], self.outcomes[self.made.number]
        loss, deviation = difference(
            ours.utility(seat, self.margin), theirs.utility(seat, self.margin)
        )
        return loss > DOUBTFUL / 2 and loss > 0.5 * deviation

    def keep_better_half(self) -> None:
        """Leave the better half of the moves, and the one that was made."""
        ordered = sorted(self.left, key=self.utility, reverse=True)
        kept = ordered[: max(2, (len(ordered) + 1) // 2)]
        self.left = [*kept, *(m for m in ordered[len(kept) :] if m == self.made)]

    def listed(self) -> list[Candidate]:
        """Return all moves that were tried, those that seem best first."""
        seat = self.knowledge.seat
        legal = {move.number: move for move in self.knowledge.legal}
        tried = sorted((legal[n] for n in self.outcomes), key=self.utility, reverse=True)
        return [
            Candidate(
                move,
                float(self.outcomes[move.number].wins[:, seat].mean()),
                [float(p) for p in self.outcomes[move.number].points.mean(axis=0)],
            )
            for move in tried
        ]


def _candidates(knowledge: Knowledge, made: Move | None) -> list[Move]:
    """Return the moves to try: those that look best, the best of each verb, and the one made."""
    score, moves = knowledge.game.rules.move_score, knowledge.game.moves
    state = knowledge.state.copy()
    ordered = sorted(knowledge.legal, key=lambda move: -score(state, knowledge.seat, move.number))
    chosen = ordered[:BY_SCORE]
    verbs = {moves.to_json(move.number)["move"] for move in chosen}
    for move in ordered[BY_SCORE:]:
        verb = moves.to_json(move.number)["move"]
        if verb not in verbs and len(chosen) < MOST_CANDIDATES:
            verbs.add(verb)
            chosen.append(move)
    if made is not None and made not in chosen:
        chosen.append(made)
    return chosen


def difference(better: Array, worse: Array) -> tuple[float, float]:
    """Return the mean difference over the same worlds, and its standard error."""
    gap = better - worse
    return float(gap.mean()), float(np.std(gap, ddof=1) / sqrt(len(gap)))


def _events(knowledge: Knowledge, move: Move) -> list[LogEvent]:
    """Return what a move does at once, if neither chance nor a reveal has a part in it."""
    s = knowledge.state.copy()
    known = s.chance_draws, s.reveals
    knowledge.game.rules.apply(s, move.seat, move.number)
    if (s.chance_draws, s.reveals) != known:
        return []
    return [{"step": 0, **knowledge.game.log_events.to_json(raw)} for raw in s.log_events]


# --- The whole game -------------------------------------------------------------------------------


def accuracy(judgements: Iterable[Judgement]) -> float | None:
    """Return the mean accuracy of decisions, or None if there are none."""
    values = [judgement.accuracy for judgement in judgements]
    return sum(values) / len(values) if values else None


def thirds(judgements: Sequence[Judgement], steps: int) -> list[list[Judgement]]:
    """Return the judgements of the opening, the middle and the end of a game."""
    parts: list[list[Judgement]] = [[], [], []]
    for judgement in judgements:
        parts[min(2, 3 * judgement.step // max(1, steps))].append(judgement)
    return parts
