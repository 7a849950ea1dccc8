"""Every game fits the window: its picture, the question, the choices and the line that is typed."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import pytest
from rich.console import Console

import heliopolis
from heliopolis import games
from heliopolis.cli.playing.commands import parse_line
from heliopolis.cli.playing.menu import FLAT, Menu
from heliopolis.cli.playing.screen import Screen
from heliopolis.games.terminal import Frame, Picture
from heliopolis.table import Table
from heliopolis.texts import LANGUAGES

SIZES = [(80, 24), (120, 40)]
MOVES = 600  # of the game that is looked at, if it is not over before
LOOKS = 8  # positions of it, besides those in which a kind of move is met for the first time


def window(table: Table, language: str, columns: int, lines: int) -> Screen:
    """A terminal of that size; what is printed stays in its file."""
    screen = Screen(language, table.game)
    screen.console = Console(
        file=io.StringIO(), width=columns, height=lines, force_terminal=True, color_system=None,
        markup=False, highlight=False, emoji=False,
    )  # fmt: skip
    return screen


def printed(screen: Screen, table: Table, seat: int, menu: Menu) -> list[str]:
    stream = screen.console.file = io.StringIO()
    screen.window(table, seat, menu, alone=False, hint=True)
    return stream.getvalue().splitlines()


def positions(name: str) -> Iterator[Table]:
    """A random game with most players: the start, and positions of the rest of it."""
    seats = games.find(name).seats[-1]
    players = ["Wilhelmina", *(f"medium bot {n}" for n in range(1, seats))]
    table = heliopolis.new(name, seats=seats, seed=11, players=players)
    chance = random.Random(11)
    looked: set[str] = set()
    for step in range(MOVES):
        if table.over:
            return
        seat = table.players_to_move[0]
        legal = table.legal(seat)
        verbs = {move.text.split()[0] for move in legal}
        if step % (MOVES // LOOKS) == 0 or not verbs <= looked:  # every kind of decision
            looked |= verbs
            yield table
        table.play(chance.choice(legal))


@pytest.mark.parametrize("name", games.names())
def test_a_position_fits_the_window_in_both_sizes(name: str) -> None:
    seen, opened = 0, set[tuple[tuple[str, ...], int]]()
    for seen, table in enumerate(positions(name), 1):
        seat, language = table.players_to_move[0], LANGUAGES[seen % len(LANGUAGES)]
        for columns, lines in SIZES:
            screen = window(table, language, columns, lines)
            top = screen.menu(table, seat)
            deeper = [
                screen.menu(table, seat, entry.words)
                for entry in top.entries
                if not entry.move and (entry.words, lines) not in opened
            ]
            opened |= {(menu.opened, lines) for menu in deeper}
            for menu in (top, *deeper):
                out = printed(screen, table, seat, menu)
                shown = "\n".join(out)
                assert len(out) < lines, f"no room for the line that is typed:\n{shown}"
                assert max(map(len, out)) <= columns, shown
                for entry in menu.entries:
                    named = screen.text.has_attribute(f"move-{entry.words[0]}", "more")
                    assert named or entry.move or menu.on_picture or menu.by_value, entry.words
    assert seen > 5 or name == "morra", "its games are one decision long"


@pytest.mark.parametrize("name", games.names())
def test_every_move_can_be_chosen_by_labels(name: str) -> None:
    for table in positions(name):
        seat = table.players_to_move[0]
        screen = window(table, "en", *SIZES[0])
        menus, reached = [screen.menu(table, seat)], set()
        while menus:
            menu = menus.pop()
            labels = [entry.label for entry in menu.entries]
            assert len(set(labels)) == len(labels)
            for entry in menu.entries:
                meant = parse_line(entry.label, table, menu)
                if meant.kind == "open":
                    menus.append(screen.menu(table, seat, tuple(meant.argument.split())))
                else:
                    reached.add(meant.argument)
        assert reached == {move.text for move in table.legal(seat)}
        if len(table.moves) > 200:
            return


def test_many_places_have_their_labels_on_the_picture() -> None:
    table = heliopolis.new("catan-island", seats=4, seed=1)
    screen = window(table, "en", 80, 24)
    seat = table.players_to_move[0]
    menu = screen.menu(table, seat)
    assert len(menu.entries) == 54
    assert menu.on_picture
    out = "\n".join(printed(screen, table, seat, menu))
    assert all(label in out for label in menu.marks.values())
    assert len(menu.marks) == 54
    assert "setup_settlement" not in out
    assert "Type the number at the place on the picture" in out


def test_help_explains_the_picture_and_lists_no_places() -> None:
    table = heliopolis.new("catan-cheops", seats=4, seed=1)
    screen = window(table, "en", 80, 24)
    screen.help(table, screen.menu(table, table.players_to_move[0]))
    told = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "K Knights, B Blocks" in told
    assert "● robber" in told
    assert "Type the number at the place on the picture" in told
    assert "setup_settlement" not in told


def test_small_pictures_cut_no_label() -> None:
    table = heliopolis.new("catan-island", seats=4, seed=1)
    for language, label in (
        ("en", "Dev 0 Kn 0"),
        ("nl", "Ontw 0 Ridd 0"),
        ("de", "Entw 0 Ritter 0"),
    ):
        screen = window(table, language, 80, 24)
        seat = table.players_to_move[0]
        out = "\n".join(printed(screen, table, seat, screen.menu(table, seat)))
        assert label in out
        assert "2:1" in out, "harbours are named by the numbers on the picture"
        assert "0,-2,n" not in out


def test_amounts_are_typed_as_they_are() -> None:
    table = heliopolis.new("amun-re", seats=3, seed=1)
    seat = table.players_to_move[0]
    screen = window(table, "en", 80, 24)
    provinces = screen.menu(table, seat)
    assert provinces.on_picture
    first = provinces.entries[0]
    assert not first.move
    amounts = screen.menu(table, seat, first.words)
    assert [entry.label for entry in amounts.entries if entry.move][:2] == ["1", "2"]
    assert len(amounts.entries) <= FLAT
    typed = parse_line(" ".join(first.words), table, provinces)
    assert typed == ("open", " ".join(first.words))


def outbid_table() -> Table:
    """An auction in which one province has one bid left, another one two, and others many."""
    table = heliopolis.new("amun-re", seats=5, seed=5)
    table.play("bid damanhur 15")
    table.play("bid buto 10")
    return table


@pytest.mark.parametrize("size", SIZES)
def test_a_province_has_one_label_on_the_picture(size: tuple[int, int]) -> None:
    table = outbid_table()
    screen = window(table, "en", *size)
    menu = screen.menu(table, table.players_to_move[0])
    assert [len(entry.moves) for entry in menu.entries] == [1, 2, 7, 7, 7]
    assert menu.on_picture
    assert set(menu.marks.values()) == {entry.label for entry in menu.entries}


@pytest.mark.parametrize("size", SIZES)
def test_no_bid_is_made_before_its_amount_is_shown(size: tuple[int, int]) -> None:
    table = outbid_table()
    screen, seat = window(table, "en", *size), table.players_to_move[0]
    provinces = screen.menu(table, seat)
    for province in provinces.entries:
        meant = parse_line(province.label, table, provinces)
        assert meant == ("open", f"bid {province.place}")
        amounts = screen.menu(table, seat, province.words)
        shown = "\n".join(printed(screen, table, seat, amounts))
        assert len(amounts.entries) == 1 or not amounts.marks, "a place stands for several bids"
        for entry in amounts.entries:
            assert entry.move, "an amount is the whole bid"
            gold = entry.move.text.split()[2]
            assert f"Bid {gold} for {province.place.capitalize()}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Ada", "master bot 1", "W" * 40])
def test_the_round_of_amun_re_takes_one_line(language: str, name: str) -> None:
    players = [name, *(f"{letter}-{name}"[:40] for letter in "BCDE")]
    table = heliopolis.new("amun-re", seats=5, seed=5, players=players)
    screen = window(table, language, 80, 24)
    seat = table.players_to_move[0]
    out = printed(screen, table, seat, screen.menu(table, seat))
    deck = screen.text("label-deck")
    assert out[0].endswith(f" · {deck} {table.view(seat)['table']['deck']}"), "\n".join(out[:3])
    assert out[1].startswith("1 Damanhur")


def test_the_frame_decides_how_the_board_is_drawn() -> None:
    table = heliopolis.new("catan-cheops", seats=4, seed=1)
    console = Console(file=io.StringIO(), width=120, height=40)
    heights = [
        len(console.render_lines(table.drawn(0, "en", frame), console.options.update(width=120)))
        for frame in (None, Frame(120, 34), Frame(80, 19))
    ]
    assert heights[0] > 40
    assert heights[1] <= 34
    assert heights[2] <= 19
    picture = table.drawn(0)
    assert isinstance(picture, Picture)
    assert {"0,2", "0,2,n", "0,2,e"} <= picture.places
