"""A whole training run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import torch

from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.learn.training.imitation import Lectures, imitate
from heliopolis.learn.training.lessons import Lessons, Teachers
from heliopolis.learn.training.model import Parameters, new_parameters
from heliopolis.learn.training.ppo import Rollouts, improve
from heliopolis.learn.training.runs import Run
from heliopolis.learn.training.self_play import make_games
from heliopolis.learn.training.settings import TrainSettings
from heliopolis.learn.training.strength import measure

Tell = Callable[[str], None]

SEEDS_OF_RUN = 1 << 50  # between the first seeds of two runs
SECONDS_PER_REPORT = 20.0
SECONDS_PER_KEEPING = 60.0  # the most that a run loses when it is cut off
UPDATES_PER_SNAPSHOT = 50  # after which the net joins those of the past
MOST_SNAPSHOTS = 12
UPDATES_PER_OPPONENT = 10  # after which another net of the past is played against
LESSON_SEEDS = 1 << 48


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
        wants_lessons = bool(s.teacher) and s.lesson_minutes > 0 and run.updates == 0
        end_of_lessons = time.monotonic() + 60 * s.lesson_minutes
        teachers = None
        if wants_lessons:
            teachers = Teachers(self.game, s.teacher, s.options, s.jobs, LESSON_SEEDS + s.seed)
        try:
            # Meanwhile the games are compiled for the device.
            # A run that is taken up plays on with deals that it has not seen.
            games = make_games(self.game, s, s.seed * SEEDS_OF_RUN + run.games)
            self.tell(f"{games.count:,} games are set up")
            if teachers is not None:
                lessons = teachers.lessons_until(end_of_lessons)
                teachers.stop()
                self._learn(lessons)
        finally:
            if teachers is not None:
                teachers.stop()
        for _ in self._updates(Rollouts(games, s)):
            pass
        run.note(strengths := measure(run.net, self.game, s))
        self.tell("against greedy players: " + ", ".join(map(str, strengths)))
        if self.keep is not None:
            self.keep(run)
        return run

    def _learn(self, lessons: Lessons | None) -> None:
        if lessons is None:
            self.tell("no lesson was finished in time")
            return
        self.run.lessons = len(lessons)
        lectures = Lectures(lessons, self.settings.device)
        imitate(self.run.net, lectures, self.settings, self.tell)
        self.run.note(strengths := measure(self.run.net, self.game, self.settings))
        self.tell("after the lessons, against greedy players: " + ", ".join(map(str, strengths)))

    def _updates(self, rollouts: Rollouts) -> Iterator[None]:
        s, run = self.settings, self.run
        began = time.monotonic() - run.seconds
        told = measured = kept = time.monotonic()
        past = Past(s.seed)
        while (done := self._done()) < 1:
            for group in run.optimizer.param_groups:
                group["lr"] = s.learning_rate * (1 - done)
            samples = rollouts.collect(run.net, past.opponent(run.updates, run.net))
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
                run.note(strengths := measure(run.net, self.game, s))
                self.tell("against greedy players: " + ", ".join(map(str, strengths)))
            if self.keep is not None and now - kept >= SECONDS_PER_KEEPING:
                kept = now
                self.keep(run)
            yield

    def _done(self) -> float:
        s = self.settings
        if s.updates:
            return self.run.updates / s.updates
        return self.run.seconds / (60 * s.minutes)


class Past:
    """Nets of the past to play against: what beats the newest one alone may lose to older ones."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._snapshots: list[Parameters] = []
        self._opponent = 0

    def opponent(self, update: int, net: Parameters) -> Parameters:
        """Return the net to play against in an update, having kept the newest from time to time."""
        if not self._snapshots or update % UPDATES_PER_SNAPSHOT == 0:
            self._snapshots.append({name: value.detach().clone() for name, value in net.items()})
            if len(self._snapshots) > MOST_SNAPSHOTS:
                del self._snapshots[self._random.randrange(MOST_SNAPSHOTS)]
        if update % UPDATES_PER_OPPONENT == 0:
            self._opponent = self._random.randrange(len(self._snapshots))
        return self._snapshots[min(self._opponent, len(self._snapshots) - 1)]
