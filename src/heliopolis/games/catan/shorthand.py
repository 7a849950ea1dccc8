"""Lines that stand for a series of small moves.

offer 2 wool for 1 ore          an offer from its beginning to its sending
discard 2 wool 1 brick          cards given up to a seven
pay 2 wool and 1 gold           a payment
accept, reject                  the answer to an offer
conclude B, conclude 1          the trade with a player who accepted, by letter or number
withdraw                        the end of an offer
bank wool for ore               a trade with the bank, at the player's ratio
"""

from __future__ import annotations

import re

from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.kernel.rules import decides

PAYMENTS = [*ALL_GOODS, "knight"]
ANSWERS = {"accept": "offer_accept", "reject": "offer_reject", "withdraw": "offer_cancel"}
SEATS = "abcdef"  # as players are called where they have no names
MOST = 20  # of a kind in one line


@decides("CB-7.2", "CB-7.6")
def shorthand(line: str) -> list[str] | None:
    """Return the moves that a line stands for; None if it is no such line."""
    words = line.lower().split()
    if len(words) == 1:
        return [ANSWERS[words[0]]] if words[0] in ANSWERS else None
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "conclude" and len(rest) == 1:
        seat = rest[0] if rest[0].isdigit() else str(SEATS.find(rest[0]))
        return [f"offer_confirm {seat}"]
    if verb == "bank" and len(rest) == 3 and rest[1] == "for":
        return [f"bank_trade {rest[0]} {rest[2]}"]
    if verb == "offer" and "for" in rest:
        middle = rest.index("for")
        give, get = _goods(rest[:middle]), _goods(rest[middle + 1 :])
        if give is None or get is None:
            return None
        gives = [f"offer_add_give {good}" for good in give]
        gets = [f"offer_add_get {good}" for good in get]
        return ["offer_begin", *gives, *gets, "offer_send"]
    if verb in ("discard", "pay"):
        units = _goods(rest)
        return None if units is None else [f"{verb} {unit}" for unit in units]
    return None


def _goods(words: list[str]) -> list[str] | None:
    """Read a list such as ``2 wool and 1 ore`` as single units, in the order of the goods."""
    text = " ".join(word for word in words if word not in ("and", "+", ",")).replace(",", " ")
    found = re.findall(r"(?:(\d{1,2}) ?)?([a-z]+)", text)
    if not found or re.sub(r"(?:\d{1,2} ?)?[a-z]+", "", text).strip():
        return None
    units: list[str] = []
    for count, name in found:
        if name not in PAYMENTS or int(count or 1) > MOST:
            return None
        units += [name] * int(count or 1)
    return sorted(units, key=PAYMENTS.index)
