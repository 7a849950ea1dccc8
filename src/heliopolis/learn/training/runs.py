"""A training run on disk: to be taken up where it was, and its result with a card."""

from __future__ import annotations

import json
import pickle
import platform
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from heliopolis.bots.nets import read_net
from heliopolis.bots.quantise import dequantise, quantise
from heliopolis.errors import BadSetupError
from heliopolis.kernel.game import Game
from heliopolis.learn.training.model import Parameters
from heliopolis.learn.training.settings import TrainSettings
from heliopolis.learn.training.strength import Strength

RUN_PARTS = {"card", "net", "rival", "optimizer", "reached", "random"}


@dataclass
class Run:
    """What a run has reached."""

    settings: TrainSettings
    net: Parameters
    optimizer: torch.optim.Optimizer
    rival: Parameters | None = None  # see `TrainSettings.rival_share`
    updates: int = 0
    seconds: float = 0.0  # without those of the lessons
    decisions: int = 0
    games: int = 0
    lessons: int = 0
    results: list[dict[str, Any]] = field(default_factory=list)

    def note(self, strengths: list[Strength]) -> None:
        """Keep what was measured."""
        for strength in strengths:
            low, high = strength.interval
            self.results.append(
                {
                    "against": strength.against,
                    "seats": strength.seats,
                    "games": strength.games,
                    "share": round(strength.share, 4),
                    "interval": [round(low, 4), round(high, 4)],
                    "updates": self.updates,
                    "seconds": round(self.seconds, 1),
                }
            )

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        kept = {
            "card": self.settings.card(),
            "net": {name: value.detach().cpu() for name, value in self.net.items()},
            "optimizer": self.optimizer.state_dict(),
            "reached": {
                name: getattr(self, name)
                for name in ("updates", "seconds", "decisions", "games", "lessons", "results")
            },
            "rival": {name: value.cpu() for name, value in (self.rival or {}).items()},
            "random": torch.get_rng_state(),
        }
        partial = path.with_suffix(".part")
        torch.save(kept, partial)
        partial.replace(path)

    def load(self, path: Path) -> None:
        """Go on from what an earlier run has written; it must have trained the same net."""
        kept = self._read(path)
        for name in ("game", "widths"):
            if kept["card"][name] != self.settings.card()[name]:
                raise BadSetupError(
                    f"resume: the run has {name} {kept['card'][name]}, "
                    f"not {self.settings.card()[name]}"
                )
        with torch.no_grad():
            for name, value in self.net.items():
                if value.shape != kept["net"][name].shape:
                    raise BadSetupError("resume: the run was trained for other rules of this game")
                value.copy_(kept["net"][name])
        device = self.settings.device
        self.rival = {name: value.to(device) for name, value in kept["rival"].items()} or None
        self.optimizer.load_state_dict(kept["optimizer"])
        for name, value in kept["reached"].items():
            setattr(self, name, value)
        torch.set_rng_state(kept["random"].cpu())

    def _read(self, path: Path) -> dict[str, Any]:
        try:
            kept = torch.load(path, map_location=self.settings.device, weights_only=True)
        except (OSError, EOFError, RuntimeError, pickle.UnpicklingError) as error:
            reason = str(error).partition("\n")[0]
            raise BadSetupError(f"resume: {path} is not a run: {reason:.200}") from error
        if not isinstance(kept, dict) or not kept.keys() >= RUN_PARTS:
            raise BadSetupError(f"resume: {path} is not a run")
        return kept

    def start_from(self, path: Path, game: Game) -> None:
        """Begin with the weights that an earlier run has written, or with those of a net."""
        copy_weights(read_weights(path, game), self.net, path)

    def card(self, game: Game) -> dict[str, Any]:
        """Return what belongs beside the weights."""
        on_gpu = self.settings.device == "cuda"
        return {
            "game": game.name,
            "rules_version": game.rules_version,
            "settings": self.settings.card(),
            "watched": True,
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
            "lessons": self.lessons,
            "seconds": round(self.seconds, 1),
            "device": torch.cuda.get_device_name() if on_gpu else platform.machine(),
            "results": self.results,
        }

    def weights(self) -> dict[str, Any]:
        """Return the weights as arrays of NumPy."""
        return {
            name: value.detach().cpu().numpy().astype(np.float32)
            for name, value in self.net.items()
        }


def read_weights(path: Path, game: Game) -> dict[str, Any]:
    """Read the weights of a run (.npz), or those of a net in whole numbers (.bin)."""
    if path.suffix == ".bin":
        return dequantise(read_net(path, game))
    try:
        with np.load(path) as given:
            return {name: given[name] for name in given.files if name != "card"}
    except OSError as error:
        raise BadSetupError(f"{path}: not the weights of a run: {error.strerror}") from error
    except ValueError as error:
        raise BadSetupError(f"{path}: not the weights of a run, but something else") from error


def copy_weights(given: dict[str, Any], net: Parameters, name: object) -> None:
    """Give a net the weights that were read from a file of that name."""
    with torch.no_grad():
        for key, value in net.items():
            if key not in given:
                raise BadSetupError(f"{name}: not the weights of a run: {key} is missing")
            if value.shape != given[key].shape:
                raise BadSetupError(f"{name}: {key} has another shape: another net")
            value.copy_(torch.as_tensor(given[key]))


def write_weights(game: Game, run: Run, path: Path) -> None:
    """Write the weights in floating point with their card, and beside them the net to ship."""
    card, weights = run.card(game), run.weights()
    partial = path.with_name(f"partial-{path.name}")
    np.savez(partial, card=np.array(json.dumps(card)), **weights)
    partial.replace(path)
    quantise(game, weights, card).save(path.with_suffix(".bin"))
