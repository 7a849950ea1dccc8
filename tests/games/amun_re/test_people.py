"""What people read: log events, questions, the map."""

from __future__ import annotations

import pytest

from heliopolis import BadMoveError
from heliopolis.games.amun_re import GAME
from heliopolis.games.amun_re.board import PROVINCES
from heliopolis.kernel.journal import Secret
from heliopolis.table import Table
from heliopolis.table.picture import as_text
from heliopolis.testing import play_randomly
from heliopolis.texts import LANGUAGES, texts
from tests.games.amun_re.positions import Position


def said(position: Position, name: str) -> list[str]:
    say = texts("en", GAME)
    names = ["Red", "Blue", "White"]
    return [say.log_event({"log_event": name, **n}, names) for n in position.logged(name)]


def test_the_auction_is_logged_in_sentences() -> None:
    position = Position(3).no_hands().auction("dakhla", "thebes", "mendes")
    position.play("0: bid dakhla 3", "1: bid thebes 0", "2: bid mendes 1")
    assert said(position, "revealed") == [
        "Dakhla is turned up, with one power card and 12 gold.",
        "Thebes is turned up, with 2 power cards.",
        "Mendes is turned up.",
    ]
    assert said(position, "bade")[0] == "Red bids 3 for Dakhla."
    assert said(position, "took-free") == [
        "Red takes from Dakhla: one power card and 12 gold.",
        "Blue takes from Thebes: 2 power cards.",
    ]


def test_a_scoring_is_logged_by_item() -> None:
    position = Position(3).owning("mendes amarna abu").no_hands().temple(2).pyramids(abu=2)
    position.scoring()
    assert said(position, "scored")[:3] == [
        "Red: pyramids 2",
        "Red: most pyramids east of the Nile 5",
        "Red: temples 2",
    ]
    assert said(position, "booked")[0] == "Red: 9 in this scoring, 9 in total"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_fits_eighty_columns_and_names_everything(language: str) -> None:
    table = Table(GAME, 5, Secret(2), players=["Ada", "Bo", "Cy", "Di", "Ed"])
    for _ in range(3):
        table.play(table.legal()[-1])
    say = texts(language, GAME)
    lines = as_text(table.drawn(table.players_to_move[0], language)).splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith("╭"))
    bottom = next(i for i, line in enumerate(lines) if line.startswith("╰"))
    assert max(len(line) for line in lines[top : bottom + 1]) <= 80
    text = "\n".join(lines[top:bottom])
    for name in PROVINCES:
        assert say(f"province-{name}") in text
    assert say("label-temple-track") in text
    assert "»" in text
    assert "≈" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_finished_games_can_be_drawn(language: str) -> None:
    table = play_randomly(GAME, 3, 4)
    for seat in (None, 0, 1, 2):
        assert as_text(table.drawn(seat, language))


def test_the_province_of_a_move_is_optional_where_it_has_none() -> None:
    moves = GAME.moves
    assert moves.to_json(moves.parse("take power_card")) == {"move": "take", "piece": "power_card"}
    assert moves.to_json(moves.parse("take farmer memphis")) == {
        "move": "take", "piece": "farmer", "province": "memphis",
    }  # fmt: skip
    with pytest.raises(BadMoveError, match=r"it is typed 'take PIECE \[PROVINCE\]'"):
        moves.parse("take farmer")
    with pytest.raises(BadMoveError, match="province is one of damanhur"):
        moves.parse("take farmer atlantis")
