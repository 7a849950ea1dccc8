"""PPO in one file: a net learns to play Priests of Ra against three random players.

    pip install "heliopolis[learn]" torch
    python examples/ppo.py                                  # train, and say how strong it became
    python examples/ppo.py --game ur --seats 2 --opponents greedy --updates 400

The learner plays one seat of many games at once; the others are played inside the environment. It
sees an observation and a mask of legal moves, and is paid at the end of each game. See
docs/learning.md for the environment, and Schulman et al. 2017 for the algorithm.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from heliopolis import learn


@dataclass(frozen=True)
class Settings:
    """What is learned, and how."""

    game: str = "priests-of-ra"
    seats: int = 4
    opponents: str = "random"
    reward: str = "margin"  # says more than a win, and points the same way
    envs: int = 256
    steps: int = 64  # per environment and update
    updates: int = 60
    epochs: int = 3
    minibatches: int = 8
    hidden: int = 128
    learning_rate: float = 1e-3
    gamma: float = 1.0  # games end
    trace: float = 0.95  # lambda of generalised advantage estimation
    clip: float = 0.2
    entropy: float = 0.01
    threads: int = 2
    seed: int = 1


class Net(nn.Module):
    """A perceptron with two heads: what to play, and how well it will end."""

    def __init__(self, features: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(hidden, moves), nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of all moves, illegal ones at minus infinity, and values."""
        # Counts reach from 0 to hundreds: their logarithms are of one size.
        known = seen.float()
        inner = self.body(known.sign() * known.abs().log1p())
        scores = self.policy(inner).masked_fill(~legal, -1e9)
        return scores.log_softmax(-1), self.value(inner).squeeze(-1)


def as_tensors(seen: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
    """Return observations and masks as torch reads them, without a copy."""
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]).bool()


def sample(log_probabilities: Tensor) -> Tensor:
    """Draw a move by its probability (the Gumbel trick: faster than `multinomial`)."""
    noise = -torch.empty_like(log_probabilities).exponential_().log()
    return (log_probabilities + noise).argmax(-1)


@dataclass
class Rollout:
    """What was seen, done and paid, by step and environment."""

    seen: Tensor
    legal: Tensor
    moves: Tensor
    log_probabilities: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor

    @classmethod
    def room(cls, s: Settings, features: int, moves: int) -> Rollout:
        """Return room for one update."""
        shape = (s.steps, s.envs)
        return cls(
            torch.empty(*shape, features, dtype=torch.int16),
            torch.empty(*shape, moves, dtype=torch.bool),
            torch.empty(shape, dtype=torch.long),
            *(torch.empty(shape) for _ in range(4)),
        )

    def advantages(self, last_values: Tensor, s: Settings) -> Tensor:
        """Return how much better each move turned out than expected."""
        advantages, running, following = torch.empty_like(self.values), 0.0, last_values
        for t in reversed(range(s.steps)):
            goes_on = 1.0 - self.ended[t]
            surprise = self.rewards[t] + s.gamma * following * goes_on - self.values[t]
            running = surprise + s.gamma * s.trace * goes_on * running
            advantages[t], following = running, self.values[t]
        return advantages


def improve(
    net: Net, optimizer: torch.optim.Optimizer, r: Rollout, last: Tensor, s: Settings
) -> None:
    """Follow the clipped gradient over what was played, in a few rounds of minibatches."""
    advantages = r.advantages(last, s)
    targets = (advantages + r.values).flatten()
    flat = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    flat = flat.flatten()
    seen, legal = r.seen.flatten(0, 1), r.legal.flatten(0, 1)
    moves, before = r.moves.flatten(), r.log_probabilities.flatten()
    for _ in range(s.epochs):
        for part in torch.randperm(len(moves)).chunk(s.minibatches):
            log_probabilities, values = net(seen[part], legal[part])
            chosen = log_probabilities.gather(1, moves[part, None]).squeeze(1)
            ratio = (chosen - before[part]).exp()
            clipped = ratio.clamp(1 - s.clip, 1 + s.clip)
            gain = torch.min(ratio * flat[part], clipped * flat[part]).mean()
            spread = -(log_probabilities.exp() * log_probabilities.clamp_min(-30)).sum(1).mean()
            loss = (values - targets[part]).square().mean() / 2 - gain - s.entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def train(s: Settings, tell: bool = True) -> Net:
    """Train a net; tells from time to time how it goes."""
    torch.manual_seed(s.seed)
    torch.set_num_threads(s.threads)
    envs = learn.vector(
        s.game, s.envs, s.seats, reward=s.reward, opponents=s.opponents,
        autoreset_mode="SameStep", threads=s.threads, copy=False,
    )  # fmt: skip
    seen, _ = envs.reset(seed=s.seed)
    features, moves = envs.batch.observations.shape[1], envs.batch.masks.shape[1]
    net = Net(features, moves, s.hidden)
    optimizer = torch.optim.Adam(net.parameters(), s.learning_rate, eps=1e-5)
    rollout = Rollout.room(s, features, moves)
    began, games, paid = time.perf_counter(), 0, 0.0
    for update in range(1, s.updates + 1):
        for group in optimizer.param_groups:
            group["lr"] = s.learning_rate * (1 - (update - 1) / s.updates)
        with torch.no_grad():
            for t in range(s.steps):
                rollout.seen[t], rollout.legal[t] = as_tensors(seen)
                log_probabilities, rollout.values[t] = net(rollout.seen[t], rollout.legal[t])
                chosen = sample(log_probabilities)
                rollout.moves[t] = chosen
                rollout.log_probabilities[t] = log_probabilities.gather(1, chosen[:, None])[:, 0]
                seen, rewards, ended, truncated, _ = envs.step(chosen.numpy())
                rollout.rewards[t] = torch.from_numpy(rewards)
                rollout.ended[t] = torch.from_numpy(ended | truncated)
                games, paid = games + int(ended.sum()), paid + float(rewards.sum())
            last = net(*as_tensors(seen))[1]
        improve(net, optimizer, rollout, last, s)
        if tell and update % 10 == 0:
            seconds, steps = time.perf_counter() - began, update * s.steps * s.envs
            print(
                f"update {update}: {steps:,} moves in {seconds:.0f} s, "
                f"mean {s.reward} of the last {games} games {paid / max(games, 1):+.3f}",
                flush=True,
            )
            games, paid = 0, 0.0
    return net


def evaluate(net: Net, s: Settings, games: int = 2_000) -> float:
    """Return the share of games that the net wins with its best moves, from seeds of their own."""
    envs = learn.vector(
        s.game, 500, s.seats, reward="win", opponents=s.opponents, autoreset_mode="SameStep"
    )
    seen, _ = envs.reset(seed=10**9)
    won, played = 0.0, np.zeros(500, int)
    most = -(-games // 500)
    with torch.no_grad():
        while played.min() < most:
            chosen = net(*as_tensors(seen))[0].argmax(-1)
            seen, rewards, ended, _, _ = envs.step(chosen.numpy())
            counted = ended & (played < most)  # as many games of each: short ones count no more
            won += float(rewards[counted].sum())
            played += ended
    return won / (500 * most)


def main() -> None:
    """Train and evaluate, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    usual = Settings()
    for name, value in vars(usual).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("--save", type=Path, help="where to write the net")
    given = vars(parser.parse_args())
    path = given.pop("save")
    settings = Settings(**given)
    began, used = time.perf_counter(), time.process_time()
    net = train(settings)
    wall, processor = time.perf_counter() - began, time.process_time() - used
    print(f"trained in {wall:.0f} s ({processor:.0f} s of processor time)")
    others = f"{settings.seats - 1} {settings.opponents} players"
    print(f"wins {evaluate(net, settings):.1%} of 2,000 games against {others}")
    if path:
        torch.save(net.state_dict(), path)


if __name__ == "__main__":
    main()
