"""Messages: the same in every language, with the same values; log events become sentences."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import heliopolis
from heliopolis.cli.log_sentences import sentences
from heliopolis.cli.playing.commands import COMMANDS
from heliopolis.cli.playing.seating import seat_bot
from heliopolis.cli.scoresheet import by_reason
from heliopolis.kernel.game import Game
from heliopolis.texts import LANGUAGES, read, texts


class Variables(Visitor):
    """Collects the values that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """For each message its attributes and its variables."""
    found = {}
    for entry in FluentParser().parse(read("heliopolis.texts", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            attributes = {attribute.id.name for attribute in entry.attributes}
            found[entry.id.name] = (attributes, variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    tr = texts(language)
    for name, (attributes, variables) in messages(language).items():
        for count in (0, 1, 2, 1000):
            values = dict.fromkeys(variables, count)
            assert tr(name, **values)
            assert all(tr(f"{name}.{attribute}", **values) for attribute in attributes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_help(language: str) -> None:
    tr = texts(language)
    for name in COMMANDS:
        assert tr(f"command-{name}.usage", prefix="PR").startswith(name)


def test_a_lot_is_described_in_one_sentence(ra: Game) -> None:
    def won(face: str, step: int = 5) -> dict[str, object]:
        return {"step": step, "log_event": "won-tile", "seat": 1, "face": face}

    log_events = [
        {"step": 5, "log_event": "won", "seat": 1, "sun": 9, "centre": 1},
        *map(won, ("farmer", "priest", "farmer", "plague")),
        won("farmer", step=6),
        {"step": 6, "log_event": "passed", "seat": 0},
        {"step": 6, "log_event": "passed", "seat": 1},
    ]
    assert sentences(log_events, ["Ada", "Bob"], texts("en", ra)) == [
        "Bob wins the lot with sun 9 and takes sun 1 from the centre.",
        "Bob receives: farmer ×2, priest, plague.",
        "Bob receives: farmer.",
        "Ada passes.",
        "Bob passes.",
    ]


def test_equal_tiles_are_counted(ra: Game) -> None:
    log_event = {"step": 5, "log_event": "won-tile", "seat": 0, "face": "farmer"}
    assert sentences([log_event, log_event], ["Ada"], texts("en", ra)) == [
        "Ada receives: farmer ×2."
    ]


def test_the_log_of_a_whole_game_can_be_formatted_in_every_language(ra: Game) -> None:
    players = [f"greedy bot {number}" for number in range(1, 5)]
    table = heliopolis.new("priests-of-ra", seats=4, seed=2, players=players)
    while not table.over:
        table.play(seat_bot(table, table.players_to_move[0]).choose(table))
    for language in LANGUAGES:
        rendered = sentences(table.log_events, table.players, texts(language, ra))
        assert len(rendered) > 100
    points = by_reason(table.log_events, 4)
    assert sum(map(sum, points.values())) == sum(
        log_event["points"] for log_event in table.log_events if "points" in log_event
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A gives the bank 4 brick for 1 ore."),
        ("nl", "A geeft de bank 4 baksteen voor 1 erts."),
        ("de", "A gibt der Bank 4 Lehm für 1 Erz."),
    ],
)
def test_the_log_tells_both_numbers_of_a_trade_with_the_bank(language: str, told: str) -> None:
    table = heliopolis.new("catan-island", seats=3, seed=1)
    trade = {"log_event": "traded-with-bank", "step": 1, "seat": 0, "count": 4}
    event = {**trade, "give": "brick", "get": "ore"}
    assert sentences([event], ["A", "B", "C"], texts(language, table.game), None) == [told]
