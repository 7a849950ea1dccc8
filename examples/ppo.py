"""PPO in one file: a net learns to play Priests of Ra against three random players.

    pip install "heliopolis[learn]" torch
    python examples/ppo.py                                  # train, and say how strong it became
    python examples/ppo.py --game ur --seats 2 --opponents greedy --updates 400
    python examples/ppo.py --device cuda --opponents greedy --envs 8192 --steps 32 \
        --updates 100000 --seconds 100 --hidden 256              # games and net on one GPU

The learner plays one seat of many games at once; the others are played inside the environment. It
sees an observation and a mask of legal moves, and is paid at the end of each game. See
docs/learning.md for the environment, and Schulman et al. 2017 for the algorithm.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
    seconds: float = 1e9  # to stop after, if that is before the last update
    device: str = "cpu"  # or cuda: the games and the net on a GPU


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


class Games:
    """Many games in step, as tensors that share the memory of their arrays."""

    def __init__(self, s: Settings, count: int, reward: str, seed: int) -> None:
        self.device = s.device
        self.batch = learn.Batch(
            learn.game(s.game), count, seats=s.seats, reward=reward, learner="by_seed",
            opponents=s.opponents, first_seed=seed, threads=s.threads,
            target="cuda" if s.device == "cuda" else "compiled",
        )  # fmt: skip
        self.batch.reset()
        self.seen, self.masks = self.tensor(self.batch.observations), self.tensor(self.batch.masks)
        self.all_rewards, self.movers = (
            self.tensor(self.batch.rewards),
            self.tensor(self.batch.movers),
        )
        self.ended = self.tensor(self.batch.ended)

    def tensor(self, array: Any) -> Tensor:
        """Return an array of the batch as a tensor, without a copy."""
        return torch.as_tensor(array, device=self.device)

    @property
    def legal(self) -> Tensor:
        """The legal moves, as a mask."""
        return self.masks.bool()

    def step(self, chosen: Tensor) -> Tensor:
        """Make a move in every game; the others answer. Return what the learner is paid."""
        self.batch.step(chosen)
        return self.all_rewards.gather(1, self.movers.clamp_min(0)[:, None])[:, 0]


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
        shape, on = (s.steps, s.envs), s.device
        return cls(
            torch.empty(*shape, features, dtype=torch.int16, device=on),
            torch.empty(*shape, moves, dtype=torch.bool, device=on),
            torch.empty(shape, dtype=torch.long, device=on),
            *(torch.empty(shape, device=on) for _ in range(4)),
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
        for part in torch.randperm(len(moves), device=s.device).chunk(s.minibatches):
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
    games = Games(s, s.envs, s.reward, s.seed)
    features, moves = games.seen.shape[1], games.masks.shape[1]
    net = Net(features, moves, s.hidden).to(s.device)
    optimizer = torch.optim.Adam(net.parameters(), s.learning_rate, eps=1e-5)
    rollout = Rollout.room(s, features, moves)
    began, told, ends, paid = time.perf_counter(), 0.0, 0.0, 0.0
    for update in range(1, s.updates + 1):
        seconds = time.perf_counter() - began
        done = max((update - 1) / s.updates, seconds / s.seconds)
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = s.learning_rate * (1 - done)
        with torch.no_grad():
            for t in range(s.steps):
                rollout.seen[t], rollout.legal[t] = games.seen, games.masks
                log_probabilities, rollout.values[t] = net(rollout.seen[t], rollout.legal[t])
                chosen = sample(log_probabilities)
                rollout.moves[t] = chosen
                rollout.log_probabilities[t] = log_probabilities.gather(1, chosen[:, None])[:, 0]
                rollout.rewards[t] = games.step(chosen)
                rollout.ended[t] = games.ended
            last = net(games.seen, games.legal)[1]
        improve(net, optimizer, rollout, last, s)
        ends, paid = ends + float(rollout.ended.sum()), paid + float(rollout.rewards.sum())
        if tell and time.perf_counter() - began >= told + 5:
            told, steps = time.perf_counter() - began, update * s.steps * s.envs
            print(
                f"update {update}: {steps:,} moves in {told:.0f} s, "
                f"mean {s.reward} of the last {ends:,.0f} games {paid / max(ends, 1):+.3f}",
                flush=True,
            )
            ends, paid = 0.0, 0.0
    return net


def evaluate(net: Net, s: Settings, games: int = 2_000) -> float:
    """Return the share of games that the net wins with its best moves, from seeds of their own."""
    played = Games(s, 500, "win", 10**9)
    most = -(-games // 500)
    won, counts = 0.0, torch.zeros(500, device=s.device)
    with torch.no_grad():
        while counts.min() < most:
            rewards = played.step(net(played.seen, played.legal)[0].argmax(-1))
            counted = played.ended & (counts < most)  # as many of each: short ones count no more
            won += float(rewards[counted].sum())
            counts += played.ended
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
