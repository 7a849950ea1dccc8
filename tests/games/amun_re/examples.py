"""The worked examples of the rulebook, as the rules play them.

What the browser draws lies in ``src/heliopolis/games/amun_re/examples.json``; it is written anew by
``python -m tests.games.amun_re.examples``, and a test says when it is old.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from heliopolis.games import amun_re
from tests.games.amun_re.positions import Position

FILE = Path(amun_re.__file__).with_name("examples.json")
# What the drawing of a province looks at.
DRAWN = (
    "id", "card_limit", "fields", "printed_farmers", "free_cards", "free_bricks", "free_gold",
    "income_always", "income_camel", "temples", "owner", "farmers", "flat_farmers", "bricks",
    "pyramids", "stones",
)  # fmt: skip


def drawn(position: Position, names: str) -> list[dict[str, Any]]:
    """These provinces as they lie."""
    seen = {one["id"]: one for one in position.view()["provinces"]}
    return [{key: seen[name][key] for key in DRAWN} for name in names.split()]


def revealed() -> dict[str, Any]:
    position = Position(4).auction("baharya", "dakhla", "abydos", "sawu")
    return {"provinces": drawn(position, "baharya dakhla abydos sawu")}


def auctioned() -> dict[str, Any]:
    position = Position(4).auction("baharya", "dakhla", "abydos", "sawu")
    position.play(
        "0: bid abydos 3", "1: bid sawu 1", "2: bid abydos 6", "3: bid abydos 10",
        "0: bid dakhla 0", "2: bid sawu 6",
    )  # fmt: skip
    before = drawn(position, "baharya dakhla abydos sawu")
    position.play("1: bid baharya 0")
    return {
        "provinces": before,
        "after": drawn(position, "baharya dakhla abydos sawu"),
        "results": [{"seat": n["seat"], "pays": n["gold"]} for n in position.told("paid")],
    }


def card_limit() -> dict[str, Any]:
    position = Position(3).owning("memphis amarna avaris")
    limit = position.view()["players"][0]["card_limit"]
    return {
        "provinces": drawn(position, "memphis amarna avaris"),
        "results": [{"seat": 0, "cards": limit}],
    }


def farmers() -> dict[str, Any]:
    position = Position(3).owning("baharya berenike").no_hands().gold(3).turn_of(0)
    before = drawn(position, "baharya berenike")
    position.play("0: buy_cards 0", "0: buy_farmers 2")
    return {
        "provinces": before,
        "after": drawn(position, "baharya berenike"),
        "results": [{"seat": 0, "pays": 3 - position.all_gold[0]}],
    }


def bricks() -> dict[str, Any]:
    position = Position(3).owning("memphis mendes").no_hands().gold(6)
    position.bricks(memphis=2, mendes=1).pyramids(mendes=1).turn_of(0)
    before = drawn(position, "memphis mendes")
    position.play("0: buy_cards 0", "0: buy_farmers 0", "0: buy_bricks 3")
    position.play("0: place_brick memphis", "0: place_brick mendes", "0: place_brick mendes")
    return {
        "provinces": before,
        "after": drawn(position, "memphis mendes"),
        "results": [{"seat": 0, "pays": 6 - position.all_gold[0]}],
    }


def offered() -> dict[str, Any]:
    position = Position(4).owning("mendes").no_hands().gold(20, 20, 20, 20).offering()
    position.play("0: offer 9", "1: steal", "2: offer 4", "3: steal")
    s = position.state
    takes = {s.ranking[0]: 3, s.ranking[1]: 2}
    return {
        "field": s.temple,
        "sum": s.offering_sum,
        "offers": [{"seat": 0, "gold": 9}, {"seat": 1, "gold": None}, {"seat": 2, "gold": 4},
                   {"seat": 3, "gold": None}],
        "results": [
            {"seat": seat, "items": takes[seat]} if seat in takes else
            {"seat": seat, "gold": position.all_gold[seat] - 20}
            for seat in range(4)
        ],
    }  # fmt: skip


def income() -> dict[str, Any]:
    position = Position(3).owning("memphis abu sawu").no_hands().temple(2).gold(0)
    position.farmers(memphis=1, abu=2)
    before = drawn(position, "memphis abu sawu")
    position.income()
    (log_event,) = [n for n in position.told("income-three") if n["seat"] == 0]
    return {"field": 2, "provinces": before, "results": [{"seat": 0, "gold": log_event["income"]}]}


def scored(position: Position, names: str, field: int, items: str) -> dict[str, Any]:
    """Provinces, and what everybody gets for certain items."""
    before = drawn(position, names)
    position.scoring()
    results = []
    for seat in sorted({one["owner"] for one in before}):
        points = sum(position.scored(seat).get(item, 0) for item in items.split())
        if points:
            results.append({"seat": seat, "points": points})
    return {"field": field, "provinces": before, "results": results}


def most_pyramids() -> dict[str, Any]:
    position = Position(3).owning("edfu abu dakhla", "berenike buto kharga").no_hands().temple(1)
    position.pyramids(edfu=3, abu=2, berenike=2).bricks(abu=1, berenike=1)
    return scored(position, "edfu abu berenike", 1, "most_west most_east")


def temples() -> dict[str, Any]:
    position = Position(3).owning("damanhur mendes dakhla").no_hands().temple(3)
    return scored(position, "damanhur", 3, "temples")


def sets() -> dict[str, Any]:
    position = Position(3).owning("mendes amarna thebes").no_hands().temple(1)
    position.pyramids(mendes=2, amarna=2, thebes=3)
    return scored(position, "mendes amarna thebes", 1, "pyramids sets")


EXAMPLES = {
    "AR-X3": (["AR-3.2"], revealed),
    "AR-X4": (["AR-4.3", "AR-4.4"], auctioned),
    "AR-X5": (["AR-5.3"], card_limit),
    "AR-X7": (["AR-5.4"], farmers),
    "AR-X8": (["AR-5.7", "AR-5.6"], bricks),
    "AR-X9": (["AR-6.10", "AR-6.8"], offered),
    "AR-X10": (["AR-7.2", "AR-7.3"], income),
    "AR-E16": (["AR-8.3", "AR-8.2"], sets),
    "AR-X11": (["AR-8.5", "AR-8.4"], most_pyramids),
    "AR-X12": (["AR-8.7"], temples),
}


def examples() -> list[dict[str, Any]]:
    """All of them, as the browser gets them."""
    return [{"id": name, "rules": rules, **play()} for name, (rules, play) in EXAMPLES.items()]


if __name__ == "__main__":
    FILE.write_text(json.dumps(examples(), indent=1) + "\n", "utf-8")
