"""Sealed choices stay secret: records that differ only in them look the same to a viewer.

Games of every kind are played to a moment at which several choose in secret. From there on the
viewer seals the same at both and the same seats are done; but the others have chosen something
else, in another order, and some who are not done have begun. Over HTTP and WebSockets this is
tested in `tests/server/test_sealed.py`.
"""

from __future__ import annotations

import pytest

from heliopolis import games
from heliopolis.server.core.record import Record
from tests.server.moments import Moment, Told, moments, two_worlds
from tests.server.records import GAMES, new_record, play, told

SEALING = ("amun-re", "catan-island", "catan-cheops")


def folded(moment: Moment, sealed: Told) -> Record:
    record = new_record(moment.game, moment.seats, moment.seed, moment.options)
    for seat, text in (*moment.moves, *sealed):
        play(record, text, seat)
    return record


@pytest.mark.parametrize("game", GAMES)
def test_sealed_choices_of_others_are_not_visible(game: str) -> None:
    compared = 0
    for seats in games.find(game).seats:
        for moment in moments(game, seats):
            for viewer in (None, *range(seats)):
                first, second = two_worlds(moment, viewer)
                one, two = told(folded(moment, first), viewer), told(folded(moment, second), viewer)
                assert one == two, (moment, viewer, first, second)
                compared += first != second
    assert (compared > 0) == (game in SEALING), "something was sealed"
