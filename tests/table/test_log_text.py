"""How log events are told: to whom, in lines that join small steps, in groups by turn."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import heliopolis
from heliopolis import games
from heliopolis.errors import BadMoveError, IllegalMoveError
from heliopolis.kernel.game import Game
from heliopolis.table import Table
from heliopolis.table.log_text import Narrator
from heliopolis.texts import LANGUAGES, texts
from tests.table.test_view_types import shortened

OURS = [name for name in games.names() if name != "morra"]
NAMES = ["Nefertari", "Hasdrubal", "Imhotep"]


def lines(
    game: str, events: list[dict[str, Any]], viewer: int | None = None, language: str = "en"
) -> list[str]:
    """Tell events of one turn; each is one step later."""
    narrator = Narrator(texts(language, games.find(game)), NAMES, viewer)
    found: dict[int, str] = {}
    for step, event in enumerate(events, 1):
        told = narrator.tell({"step": step, **event}, event.get("seat", 0))
        found[told["line"]] = told["text"]
    return list(found.values())


def event(kind: str, seat: int = 0, **values: Any) -> dict[str, Any]:
    return {"log_event": kind, "seat": seat, **values}


SMALL_STEPS = [
    event("bought-farmers", farmers=3, gold=6),
    event("placed-farmers", province="memphis", farmers=2),
    event("placed-farmers", province="abydos", farmers=1),
    event("bought-bricks", bricks=3, gold=6),
    *(event("placed-brick", province="memphis", bricks=n) for n in (1, 2, 3)),
    event("built", province="memphis", pyramids=1),
]


def test_small_steps_of_a_player_are_one_sentence() -> None:
    assert lines("amun-re", SMALL_STEPS) == [
        "Nefertari buys 3 farmers for 6, settles 2 farmers in Memphis, settles one farmer in "
        "Abydos, buys 3 bricks for 6, lays 3 bricks in Memphis and builds a pyramid in Memphis, "
        "the first there."
    ]


def test_a_minus_is_written_as_in_print() -> None:
    assert lines("priests-of-ra", [event("scored", item="plague", points=-3)]) == [
        "Nefertari: plague \N{MINUS SIGN}3"
    ]


def test_the_viewer_is_you() -> None:
    assert lines("amun-re", SMALL_STEPS, viewer=0)[0].startswith("You buy 3 farmers for 6, settle")
    assert lines("amun-re", SMALL_STEPS, 0, "de")[0].startswith("Du kaufst 3 Bauern für 6, setzt")
    assert lines("amun-re", SMALL_STEPS, 0, "nl")[0].startswith("Je koopt 3 boeren voor 6, ")


def test_a_trade_is_told_to_both() -> None:
    goods = {f"{side}_{good}": 0 for side in ("give", "want")
             for good in ("brick", "lumber", "wool", "grain", "ore", "gold")}  # fmt: skip
    trade = event("traded", partner=1, **{**goods, "give_lumber": 1, "want_wool": 1})
    assert lines("catan-island", [trade], viewer=1) == ["Nefertari gives you 1 lumber for 1 wool."]
    assert lines("catan-island", [trade], viewer=0) == ["You give Hasdrubal 1 lumber for 1 wool."]
    assert lines("catan-island", [trade], 1, "de") == ["Nefertari gibt dir 1 Holz für 1 Wolle."]


def test_goods_are_added_up_by_kind() -> None:
    got = [event("received", good=good, count=n) for good, n in
           (("wool", 1), ("brick", 2), ("wool", 1))]  # fmt: skip
    narrator = Narrator(texts("en", games.find("catan-island")), NAMES)
    told = [narrator.tell({"step": 1, **one}, 0)["text"] for one in got]
    assert told[-1] == "Nefertari receives 2 wool and 2 brick."


@pytest.mark.parametrize(
    ("language", "paid"),
    [
        ("en", "You pay 2 grain, 1 brick and 2 knights."),
        ("nl", "Je betaalt 2 graan, 1 baksteen en 2 ridders."),
        ("de", "Du zahlst 2 Getreide, 1 Lehm und 2 Ritter."),
    ],
)
def test_a_payment_is_one_sentence(language: str, paid: str) -> None:
    """A winner pays card by card, each in a step of its own."""
    goods = ("grain", "brick", "knight", "grain", "knight")
    payment = [event("paid", payment=good) for good in goods]
    assert lines("catan-alexander", payment, 0, language) == [paid]
    assert lines("catan-alexander", payment[:1]) == ["Nefertari pays grain."]


@pytest.mark.parametrize(
    ("language", "offered"),
    [
        ("en", "Nefertari offers 1 brick, 2 wool and 1 ore for 1 lumber and 1 grain."),
        ("nl", "Nefertari biedt 1 baksteen, 2 wol en 1 erts voor 1 hout en 1 graan."),
        ("de", "Nefertari bietet 1 Lehm, 2 Wolle und 1 Erz für 1 Holz und 1 Getreide."),
    ],
)
def test_goods_are_listed_as_one_says_them(language: str, offered: str) -> None:
    goods = {f"{side}_{good}": 0 for side in ("give", "want")
             for good in ("brick", "lumber", "wool", "grain", "ore", "gold")}  # fmt: skip
    goods |= {"give_brick": 1, "give_wool": 2, "give_ore": 1, "want_lumber": 1, "want_grain": 1}
    assert lines("catan-island", [event("offered", **goods)], None, language) == [offered]


def test_what_is_no_plain_clause_stands_alone() -> None:
    told = lines(
        "priests-of-ra",
        [event("bade", sun=3), event("won", sun=3, centre=7), event("won-tile", face="farmer")],
    )
    assert len(told) == 3


def test_another_player_begins_another_line() -> None:
    assert lines("ur", [event("rolled", 0, sum=2), event("rolled", 1, sum=3)]) == [
        "Nefertari rolls 2.",
        "Hasdrubal rolls 3.",
    ]


def play(name: str, moves: int, seed: int = 4) -> Table:
    table = heliopolis.new(name, seed=seed)
    rng = random.Random(seed)
    while not table.over and len(table.moves) < moves:
        table.play(rng.choice(table.legal()))
    return table


@pytest.mark.parametrize("name", OURS)
def test_a_log_that_comes_in_parts_is_the_whole_log(name: str) -> None:
    table = play(name, 60)
    whole = table.told(1, language="nl")
    assert [entry["log_event"] for entry in whole] == [e["log_event"] for e in table.log_events]
    parts: list[dict[str, Any]] = []
    for end in (5, 6, 30, len(whole)):
        parts += table.told(1, len(parts), end, language="nl")
    assert parts == whole
    middle = len(whole) // 2
    assert table.told(1, middle, language="nl") == whole[middle:]
    assert all(entry["turn"] <= entry["line"] <= n for n, entry in enumerate(whole))


def test_what_is_undone_is_told_anew() -> None:
    table = heliopolis.new("ur", seed=3)
    table.play("roll")
    before = table.told(0)
    table.undo()
    table.play("roll")
    assert table.told(0) == before


def test_a_turn_of_catan_is_a_group() -> None:
    table = play("catan-island", 80)
    ended = [n for n, entry in enumerate(table.told()) if entry["log_event"] == "ended-turn"]
    told = table.told()
    assert len(ended) > 3
    for first, last in pairwise(ended):
        assert {entry["turn"] for entry in told[first + 1 : last + 1]} == {first + 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_event_of_a_player_can_be_told_to_that_player(name: str, language: str) -> None:
    game = games.find(name)
    say = texts(language, game)
    for kind in game.log_events.kinds:
        key = f"log-{kind.name}"
        if "seat" in kind.values and not say.has_attribute(key, "you"):
            values = dict.fromkeys(kind.values, 1) | {"seat": "SEAT"}
            assert say(key, **values).startswith("SEAT:"), f"{key} has no .you in {language}"


@pytest.mark.parametrize("name", OURS)
def test_gains_add_up_to_the_points(name: str) -> None:
    """What log events bring is what the players have at the end, as far as points are told."""
    table = heliopolis.new(name, seed=2, options=shortened(name))
    rng = random.Random(2)
    before = table.scores()
    while not table.over:
        table.play(rng.choice(table.legal()))
    points = [0] * table.seats
    for entry in table.told():
        for gain in entry["gains"]:
            points[gain["seat"]] += gain["points"]
    assert [start + told for start, told in zip(before, points, strict=True)] == table.scores()


# --- Previews -------------------------------------------------------------------------------------


def test_a_preview_shows_what_moves_would_do_and_plays_nothing() -> None:
    table = heliopolis.new("catan-island", seed=7)
    seat = table.players_to_move[0]
    before = table.view(seat)
    settlement = str(table.legal()[0])
    assert settlement.split()[1] in table.preview(settlement, seat)["buildings"]
    twin = table.copy()
    twin.play(settlement)
    road = str(twin.legal()[0])
    assert road.split()[1] in table.preview([settlement, road], seat)["roads"]
    assert table.view(seat) == before
    assert not table.moves


def test_what_is_illegal_or_reveals_something_has_no_preview() -> None:
    table = heliopolis.new("priests-of-ra", seats=3, seed=7)
    seat = table.players_to_move[0]
    with pytest.raises(IllegalMoveError):
        table.preview("bid 3", seat)
    with pytest.raises(BadMoveError, match="reveals"):
        table.preview("draw", seat)
    assert not table.moves


def test_a_game_without_forms_for_its_viewer_names_everybody(morra: Game) -> None:
    narrator = Narrator(texts("en", morra), NAMES, viewer=0)
    told = narrator.tell({"step": 1, "log_event": "won-round", "seat": 0, "prize": 3}, 0)
    assert told["text"].endswith("Nefertari wins 3.")
