"""A whole training run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import torch

from heliopolis.bots.quantise import quantise
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.learn.training.imitation import Lectures, imitate
from heliopolis.learn.training.lessons import Classroom
from heliopolis.learn.training.model import Parameters, new_parameters, sample_greedily
from heliopolis.learn.training.ppo import Opponent, Rollouts, improve, net_opponent
from heliopolis.learn.training.runs import Run, copy_weights, read_weights
from heliopolis.learn.training.self_play import make_games
from heliopolis.learn.training.settings import TrainSettings, parse_teacher
from heliopolis.learn.training.strength import measure

Tell = Callable[[str], None]

SEEDS_OF_RUN = 1 << 50  # between the first seeds of two runs
SECONDS_PER_REPORT = 20.0
SECONDS_PER_KEEPING = 60.0  # the most that a run loses when it is cut off
UPDATES_PER_SNAPSHOT = 50  # after which the net joins those of the past
MOST_SNAPSHOTS = 12
UPDATES_PER_OPPONENT = 10  # after which another net of the past is played against


class Training:
    """Trains a net for a game, step by step."""

    def __init__(
        self, game: Game, s: TrainSettings, tell: Tell, keep: Callable[[Run], None] | None = None
    ) -> None:
        """`keep` is called from time to time, to write down what has been reached."""
        if s.device == "cuda" and not torch.cuda.is_available():
            raise BadSetupError("device: there is no CUDA device here that torch can use")
        self.game, self.settings, self.tell, self.keep = game, s, tell, keep
        torch.manual_seed(s.seed)
        # The same run on the same device gives the same net.
        torch.use_deterministic_algorithms(mode=True, warn_only=True)
        setattr(torch.utils.deterministic, "fill_uninitialized_memory", False)  # noqa: B010
        net = new_parameters(
            game.net_input_size, len(game.moves), game.seats[-1], s.widths, s.device
        )
        optimizer = torch.optim.Adam(list(net.values()), s.learning_rate, eps=1e-5)
        self.run = Run(s, net, optimizer)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint."""
        self.run.load(path)

    def train(self) -> Run:
        """Take the lessons, then play until updates or minutes are used up."""
        s, run = self.settings, self.run
        if s.rival:
            run.rival = copy_of(run.net)
            copy_weights(read_weights(Path(s.rival), self.game), run.rival, s.rival)
        if s.wants_lessons and not run.lessons:
            self._take_lessons()
        if self._done() < 1:
            # A run that is taken up plays on with deals that it has not seen.
            games = make_games(self.game, s, s.seed * SEEDS_OF_RUN + run.games)
            self.tell(f"{games.count:,} games are set up")
            for _ in self._updates(Rollouts(games, s)):
                pass
        self._measure()
        if self.keep is not None:
            self.keep(run)
        return run

    def _measure(self) -> None:
        """Play against greedy players, and against a rival from a file, and note the results."""
        s, run = self.settings, self.run
        run.note(strengths := measure(run.net, self.game, s))
        self.tell("against greedy players: " + ", ".join(map(str, strengths)))
        if s.rival and run.rival is not None:
            rival = net_opponent(run.rival)
            strengths = measure(run.net, self.game, s, against="rival", opponent=rival)
            run.note(strengths)
            self.tell("against the rival: " + ", ".join(map(str, strengths)))

    def _take_lessons(self) -> None:
        """Learn to play as the teacher does; what comes of it is the rival from then on."""
        s, run = self.settings, self.run
        with_net, _ = parse_teacher(s.teacher)
        net = quantise(self.game, run.weights(), run.card(self.game)) if with_net else None
        classroom = Classroom(self.game, s, net)
        self.tell(f"{s.lesson_games:,} games between teachers are set up")
        lessons = classroom.lessons_until(time.monotonic() + 60 * s.lesson_minutes, s.lesson_steps)
        run.lessons = len(lessons)
        imitate(run.net, Lectures(lessons, s.device), s, self.tell)
        if not s.rival:
            run.rival = copy_of(run.net)
        if self.keep is not None:
            self.keep(run)

    def _opponents(self, past: Past) -> list[Opponent]:
        """Return those that play the groups of `make_games`."""
        run = self.run
        return [
            net_opponent(run.rival or run.net),
            net_opponent(past.opponent(run.updates, run.net)),
            sample_greedily,
        ]

    def _updates(self, rollouts: Rollouts) -> Iterator[None]:
        s, run = self.settings, self.run
        began = time.monotonic() - run.seconds
        told = measured = kept = time.monotonic()
        past = Past(s.seed)
        while (done := self._done()) < 1:
            for group in run.optimizer.param_groups:
                group["lr"] = s.learning_rate * (1 - done)
            samples = rollouts.collect(run.net, self._opponents(past))
            values_only = run.updates < s.value_updates
            progress = improve(run.net, run.optimizer, samples, s, done, values_only=values_only)
            run.updates += 1
            run.decisions += s.steps * rollouts.games.count
            run.games += rollouts.ends
            rollouts.ends = 0
            now = time.monotonic()
            run.seconds = now - began
            if now - told >= SECONDS_PER_REPORT:
                told = now
                self.tell(
                    f"{done:.0%}: update {run.updates:,}, {run.decisions:,} decisions, "
                    f"{run.games:,} games, {run.seconds:.0f} s, "
                    f"surprise {progress.surprise:.4f}, entropy {progress.entropy:.3f}"
                )
            if self.keep is not None and now - measured >= 60 * s.measure_minutes:
                measured = now
                self._measure()
            if self.keep is not None and now - kept >= SECONDS_PER_KEEPING:
                kept = now
                self.keep(run)
            yield

    def _done(self) -> float:
        s = self.settings
        if s.updates:
            return self.run.updates / s.updates
        return self.run.seconds / (60 * s.minutes)


def copy_of(net: Parameters) -> Parameters:
    """Return a net as it is now, which learns no more."""
    return {name: value.detach().clone() for name, value in net.items()}


class Past:
    """Nets of the past to play against: what beats the newest one alone may lose to older ones."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._snapshots: list[Parameters] = []
        self._opponent = 0

    def opponent(self, update: int, net: Parameters) -> Parameters:
        """Return the net to play against in an update, having kept the newest from time to time."""
        if not self._snapshots or update % UPDATES_PER_SNAPSHOT == 0:
            self._snapshots.append(copy_of(net))
            if len(self._snapshots) > MOST_SNAPSHOTS:
                del self._snapshots[self._random.randrange(MOST_SNAPSHOTS)]
        if update % UPDATES_PER_OPPONENT == 0:
            self._opponent = self._random.randrange(len(self._snapshots))
        return self._snapshots[min(self._opponent, len(self._snapshots) - 1)]
