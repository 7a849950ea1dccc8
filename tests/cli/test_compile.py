from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from heliopolis import games, prepare
from heliopolis.errors import HeliopolisError
from tests.cli.conftest import Cli

Asked = list[tuple[dict[str, list[str]], int]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """The list of what would be compiled."""
    calls: Asked = []

    def note(
        wanted: Mapping[str, Sequence[str]], progress: Callable[[str], None], jobs: int
    ) -> None:
        calls.append(({name: list(purposes) for name, purposes in wanted.items()}, jobs))
        progress("compiled")

    monkeypatch.setattr(prepare, "prepare_games", note)
    return calls


def test_by_default_all_games_are_compiled_for_play_and_search(cli: Cli, asked: Asked) -> None:
    assert cli("compile").out == "compiled\n"
    usual = ["search", "play", "simulate", "batch"]
    assert asked == [(dict.fromkeys(games.names(), usual), 0)]


def test_games_and_purposes_can_be_chosen(cli: Cli, asked: Asked) -> None:
    assert cli("compile", "amun-re", "--for", "search, audit", "--jobs", "3").status == 0
    assert asked == [({"amun-re": ["search", "audit"]}, 3)]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [("amun-re --for fun", "--for: 'fun' is not one of play, search"), ("senet", "senet")],
)
def test_bad_input_is_named(cli: Cli, asked: Asked, arguments: str, complaint: str) -> None:
    done = cli("compile", *arguments.split())
    assert done.status == 2
    assert complaint in done.err
    assert not asked


def test_every_purpose_is_offered(cli: Cli) -> None:
    said = cli("compile", "--help").said
    assert all(purpose in said for purpose in prepare.PURPOSES)


@pytest.mark.compiled
def test_each_purpose_is_told_when_it_is_done() -> None:
    told: list[str] = []
    prepare.prepare_games({"priests-of-ra": ["batch"]}, told.append)
    assert [line.partition(" (")[0] for line in told] == [
        "priests-of-ra: batch, 1 of 1",
        "1 of 1: priests-of-ra is compiled",
    ]


def test_a_failure_is_reported_and_not_told_as_compiled() -> None:
    """`morra` is registered in this process only, so its own process cannot find it."""
    told: list[str] = []
    with pytest.raises(HeliopolisError, match="morra: exit status 1"):
        prepare.prepare_games({"morra": ["play"], "priests-of-ra": []}, told.append, 1)
    assert told == []


def test_more_cores_than_games_share_out_the_purposes() -> None:
    wanted = {"ur": ["search", "play"], "amun-re": ["search", "play", "batch"]}
    assert prepare.shared_out(wanted, 2) == [
        ("amun-re", ("search", "play", "batch")),
        ("ur", ("search", "play")),
    ]
    assert prepare.shared_out(wanted, 4) == [
        ("amun-re", ("search", "batch")),
        ("ur", ("search",)),
        ("amun-re", ("play",)),
        ("ur", ("play",)),
    ]
    assert len(prepare.shared_out(wanted, 64)) == 5
