"""Games steered by Hypothesis, which looks for moves that break something and shrinks them.

A normal run covers the first moves of a few games; the soak tier covers many whole games.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

CHECKED = 5  # moves from one check of the invariants to the next; what breaks one mostly stays
STEERED = 100  # moves of a game, in each of which Hypothesis has a say


def play_as_steered(name: str, data: st.DataObject, most_moves: int) -> None:
    """Play any choice of moves, check all invariants, and replay the journal."""
    game = games.find(name)
    seats = data.draw(st.sampled_from(list(game.seats)), "seats")
    options = {
        option.name: data.draw(st.sampled_from(option.values), option.name)
        for option in game.options
    }
    table = Table(game, seats, Secret(data.draw(st.integers(0, 2**63 - 1), "seed")), options)
    choices = iter(data.draw(st.lists(st.integers(0, 63), max_size=most_moves), "choices"))
    while not table.over and len(table.moves) < most_moves:
        legal = table.legal()
        table.play(legal[next(choices, 0) % len(legal)])
        assert len(table.moves) <= game.longest
        if table.over or len(table.moves) % CHECKED == 0:
            s = table.state()
            assert not game.rules.check_invariants(s)
            assert not list(s.misfits())
    assert Table.load(table.journal).state() == table.state()


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_choice_of_moves_keeps_the_invariants(name: str, data: st.DataObject) -> None:
    play_as_steered(name, data, STEERED)


@pytest.mark.soak
@pytest.mark.parametrize("name", games.names())
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_any_choice_of_moves_leads_to_an_end(name: str, data: st.DataObject) -> None:
    game = games.find(name)
    play_as_steered(name, data, 1000 if game.is_long else game.longest)
