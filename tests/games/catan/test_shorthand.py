from __future__ import annotations

import pytest

import heliopolis
from heliopolis.errors import BadMoveError
from heliopolis.games.catan.shorthand import shorthand
from tests.cli.conftest import Cli, cli, surroundings

__all__ = ["cli", "surroundings"]


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("offer 2 wool for 1 ore", "begin;give wool;give wool;get ore;send"),
        ("Offer wool and brick for 2 ore", "begin;give brick;give wool;get ore;get ore;send"),
        ("offer wool, ore for gold", "begin;give wool;give ore;get gold;send"),
    ],
)
@pytest.mark.rule("CB-7.6")
def test_a_line_stands_for_a_whole_offer(line: str, moves: str) -> None:
    expected = [
        f"offer_{'add_' if part.startswith('g') else ''}{part}" for part in moves.split(";")
    ]
    assert shorthand(line) == expected


def test_lines_stand_for_payments_discards_and_answers() -> None:
    assert shorthand("pay 2 wool and 1 gold") == ["pay wool", "pay wool", "pay gold"]
    assert shorthand("discard 2 ore") == ["discard ore", "discard ore"]
    assert shorthand("accept") == ["offer_accept"]
    assert shorthand("reject") == ["offer_reject"]
    assert shorthand("withdraw") == ["offer_cancel"]
    assert shorthand("conclude B") == shorthand("conclude 1") == ["offer_confirm 1"]


@pytest.mark.rule("CB-7.4")
def test_a_line_stands_for_a_trade_with_the_bank() -> None:
    assert shorthand("bank wool for ore") == ["bank_trade wool ore"]
    table = heliopolis.new("catan-island", seats=3, seed=1)
    for line in ("conclude x", "bank sand for ore"):
        with pytest.raises(BadMoveError):
            table.play(line)


@pytest.mark.parametrize(
    "line", ["", "roll", "offer", "offer for", "offer wool", "offer 2 x for ore", "pay 99 wool"]
)
def test_other_lines_are_left_alone(line: str) -> None:
    assert shorthand(line) is None


def test_a_line_is_played_as_a_whole_or_not_at_all(cli: Cli) -> None:
    play = ("play", "catan-island", "--bots", "random", "--seats", 2, "--seed", 3)
    typed = "1\n" * 4 + "offer 9 wool for 1 ore\n" + "quit\n"
    done = cli(*play, typed=typed)
    assert done.status == 0
    assert "CB-" in done.out
