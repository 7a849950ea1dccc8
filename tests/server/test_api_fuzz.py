"""Schemathesis over the whole API: no request makes the server fail."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from heliopolis.server.app import create
from heliopolis.server.settings import Settings
from tests.server.running import Person, Server, play_out, serving

EXAMPLES = 6
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.fixture(scope="module")
def places(running: Server) -> dict[str, list[str]]:
    """Existing ids: tables before, during and after their games, and a user."""
    ada = Person(running, "Ada")
    before = ada.table("priests-of-ra", "me", "open")
    during = ada.table("amun-re", "me", "me", "random", start=True)
    after = ada.table("morra", "me", "random", start=True)
    play_out(ada.sit(after))
    cup = {"name": "Cup", "game": "ur", "seats": 2, "bots": ["random"]}
    waiting, playing = (ada.post("/api/tournaments", cup)["id"] for _ in range(2))
    ada.post(f"/api/tournaments/{playing}/start")
    return {
        "table": [before, during, after],
        "person": [ada.id],
        "tournament": [waiting, playing],
        "game": ["priests-of-ra", "amun-re"],
        "language": ["nl"],
        "step": ["0", "1"],
    }


SCHEMA = schemathesis.openapi.from_dict(
    {**create(Settings(database="sqlite:///unused.sqlite")).openapi()}
)
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_makes_the_server_fail(
    label: str, running: Server, places: dict[str, list[str]]
) -> None:
    operation = OPERATIONS[label]
    turns = itertools.count()

    @given(operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        turn = next(turns)
        if turn % 3:  # otherwise what Schemathesis made up
            for name in case.path_parameters or {}:
                known = places.get(name, ["unknown"])
                case.path_parameters[name] = known[turn % len(known)]
        case.headers = {**(case.headers or {}), "Cookie": f"heliopolis={cookie}"}
        case.call_and_validate(base_url=running.address, checks=CHECKS)

    cookie = Person(running).http.cookies["heliopolis"]
    ask()
