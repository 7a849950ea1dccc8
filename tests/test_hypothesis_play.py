"""Games steered by Hypothesis: it looks for moves that break something, and shrinks them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis import games
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table

STEERED = 300  # so many moves of a game that has no end of its own


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_choice_of_moves_leads_to_an_end(name: str, data: st.DataObject) -> None:
    play_steered(name, data)


@pytest.mark.soak
@pytest.mark.parametrize("name", games.names())
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_many_choices_of_moves_lead_to_an_end(name: str, data: st.DataObject) -> None:
    play_steered(name, data)


def play_steered(name: str, data: st.DataObject) -> None:
    """Play a game by choices that Hypothesis makes; what must hold, holds after each."""
    game = games.find(name)
    seats = data.draw(st.sampled_from(list(game.seats)), "seats")
    options = {
        option.name: data.draw(st.sampled_from(option.values), option.name)
        for option in game.options
    }
    table = Table(game, seats, Secret(data.draw(st.integers(0, 2**63 - 1), "seed")), options)
    choices = iter(data.draw(st.lists(st.integers(0, 63), max_size=300), "choices"))
    while not table.over and not (game.is_long and len(table.moves) >= STEERED):
        legal = table.legal()
        table.play(legal[next(choices, 0) % len(legal)])
        s = table.state()
        assert not game.rules.check_invariants(s)
        assert not list(s.misfits())
        assert len(table.moves) <= game.longest
    assert Table.load(table.journal).state() == table.state()
