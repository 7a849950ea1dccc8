"""What games show, ask and tell is what their types say, in every phase of whole games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter

import heliopolis
from heliopolis import games
from heliopolis.table import Table
from heliopolis.table.schema import log_event_type
from heliopolis.testing.play import SHORTENING_OPTIONS

OURS = [name for name in games.names() if name != "morra"]
# What is played: a seed, and options under which questions come that are not asked otherwise.
LONG = {"turn_limit": "300"}
GAMES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "priests-of-ra": [(1, {})],
    "amun-re": [(1, {}), (6, {"supply_limits": "strict"})],
    "catan-island": [(1, {}), (2, {"turn_limit": "200"})],
    "catan-alexander": [
        (2, {"overbid": "penalty", **LONG}),
        (3, {}),
        (5, {}),
        (
            1,
            {"card_exchange": "choice", "starting_gold": "eight", "knight_overpay": "true", **LONG},
        ),
    ],
    "catan-cheops": [
        (5, {}),
        (
            2,
            {
                "setup_ship": "true",
                "ship_rules": "seafarers",
                "robber_start": "first_player_chooses",
                **LONG,
            },
        ),
    ],
    "ur": [(1, {})],
}
# Questions of the family that the campaign never asks: its start is dealt, and nobody is robbed.
NEVER = {"catan-alexander": {"setup_settlement", "setup_road", "rob"}}


def shortened(game: str) -> dict[str, str]:
    """Return the options under which a long game ends sooner."""
    known = {option.name for option in games.find(game).options}
    return {name: value for name, value in SHORTENING_OPTIONS.items() if name in known}


def play(game: str, seed: int, options: dict[str, str]) -> Iterator[Table]:
    """Play a whole game at random, rare moves more often, and yield it after every move."""
    table = heliopolis.new(game, seed=seed, options={**shortened(game), **options})
    rng = random.Random(seed)
    weights = table.game.weights
    made: Counter[str] = Counter()
    while not table.over:
        yield table
        moves = table.legal()
        if rng.random() < 0.3:
            least = min(made[move.text.split()[0]] for move in moves)
            moves = [move for move in moves if made[move.text.split()[0]] == least]
        move = rng.choices(moves, [weights[move.number] for move in moves])[0]
        made[move.text.split()[0]] += 1
        table.play(move)
    yield table


def unlike(adapter: TypeAdapter[Any], value: Any) -> str | None:
    """Return how a value differs from its type: what is wrong, missing or not declared."""
    try:
        read = json.loads(adapter.dump_json(adapter.validate_json(json.dumps(value), strict=True)))
    except ValueError as error:
        return str(error)
    return None if read == value else f"{value} has fields that no type declares: {read}"


@pytest.mark.parametrize("name", OURS)
def test_views_prompts_and_log_events_have_their_types(name: str) -> None:
    game = games.find(name)
    views = TypeAdapter(game.presentation.view_type)
    prompts = TypeAdapter(game.presentation.prompt_type)
    events: TypeAdapter[Any] = TypeAdapter(log_event_type(game))
    phase_field = "step" if name == "amun-re" else "phase"
    phases: set[str] = set()
    asked: set[str] = set()
    for seed, options in GAMES[name]:
        for table in play(name, seed, options):
            acting = table.players_to_move[0] if table.players_to_move else 0
            question = str((table.prompt(acting) or {}).get("prompt"))
            if question in asked and len(table.moves) % 10:
                continue
            asked.add(question)
            for viewer in (acting, None):
                seen = table.view(viewer)
                phases.add(seen["table"][phase_field])
                assert unlike(views, seen["table"]) is None
                if seen["prompt"] is not None:
                    assert unlike(prompts, seen["prompt"]) is None
        for told in table.told(0):
            assert unlike(events, told) is None
    declared = get_type_hints(game.presentation.view_type)[phase_field]
    assert phases == set(_values(declared)) - NEVER.get(name, set())


def _values(hint: Any) -> Iterator[str]:
    """Yield the values of a literal type, or of a union of some."""
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        else:
            yield from _values(part)


@pytest.mark.parametrize("name", OURS)
def test_components_have_their_type(name: str) -> None:
    presentation = games.find(name).presentation
    assert unlike(TypeAdapter(presentation.components_type), presentation.components) is None


def test_a_field_too_many_or_too_few_is_noticed() -> None:
    game = games.find("ur")
    adapter = TypeAdapter(game.presentation.view_type)
    seen = heliopolis.new("ur", seed=1).view(0)["table"]
    assert unlike(adapter, seen) is None
    assert unlike(adapter, {**seen, "weather": "fine"})
    assert unlike(adapter, {key: value for key, value in seen.items() if key != "turn"})
    assert unlike(adapter, {**seen, "phase": "pause"})
