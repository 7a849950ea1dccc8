"""Compound moves, moves by number, copies and files."""

from __future__ import annotations

from pathlib import Path

import pytest

import heliopolis
from heliopolis import Table
from heliopolis.errors import BadMoveError, IllegalMoveError, JournalError
from heliopolis.games import find
from heliopolis.kernel.journal import Journal
from heliopolis.table.shorthand import expand

OFFER = "offer 1 {0} for 1 {1}"


def farmers() -> Table:
    """A table of Amun-Re in which a seat may place several farmers."""
    table = heliopolis.new("amun-re", seats=3, seed=4)
    while not any(move.text.startswith("place_farmers") for move in table.legal()):
        seat = table.players_to_move[0]
        moves = table.legal(seat)
        bought = [m for m in moves if m.text.startswith("buy_farmers")]
        table.play(bought[-1] if bought else moves[-1])
    return table


def offering() -> tuple[Table, str]:
    """A table of Catan in which a seat may make an offer, and such an offer."""
    table = heliopolis.new("catan-island", seats=3, seed=3)
    while not any(move.text == "offer_begin" for move in table.legal()):
        table.play(table.legal(table.players_to_move[0])[0])
    twin = table.copy()
    twin.play("offer_begin")
    give = next(m.text.split()[1] for m in twin.legal() if m.text.startswith("offer_add_give"))
    twin.play(f"offer_add_give {give}")
    get = next(m.text.split()[1] for m in twin.legal() if m.text.startswith("offer_add_get"))
    return table, OFFER.format(give, get)


class TestMoves:
    def test_a_move_may_be_a_number(self) -> None:
        table = heliopolis.new("priests-of-ra", seats=3, seed=7, options={"sun_groups": "123"})
        assert table.play(1).text == "invoke"
        assert table.play(16).text == "bid 3"
        assert table.why_not(15) == table.why_not("bid 2")

    @pytest.mark.parametrize("move", [-1, 10**6, True, None, 1.0])
    def test_an_unknown_move_changes_nothing(self, move: object) -> None:
        table = heliopolis.new("priests-of-ra", seats=3, seed=7)
        with pytest.raises(BadMoveError):
            table.play(move)  # type: ignore[arg-type]
        assert not table.moves

    def test_a_copy_is_independent(self) -> None:
        table = heliopolis.new("priests-of-ra", seats=3, seed=7)
        table.play("draw")
        twin = table.copy()
        assert (twin.journal, twin.view(0), twin.log_events) == (
            table.journal, table.view(0), table.log_events,
        )  # fmt: skip
        assert twin.play(twin.legal()[0]) == table.play(table.legal()[0])
        assert twin.state() == table.state()
        twin.undo()
        assert len(table.moves) == 2

    def test_a_table_is_saved_and_loaded(self, tmp_path: Path) -> None:
        table = heliopolis.new("priests-of-ra", seats=3, seed=7)
        table.play("draw")
        for path in (tmp_path / "game.journal", str(tmp_path / "other.journal")):
            table.save(path)
            assert heliopolis.load(path).journal == table.journal
        with pytest.raises(JournalError, match="No such file"):
            heliopolis.load(tmp_path / "nowhere.journal")
        with pytest.raises(JournalError, match=r"^'nowhere\.journal': No such file or directory$"):
            heliopolis.load("nowhere.journal")
        (tmp_path / "picture.journal").write_bytes(b"\xff\xd8")
        with pytest.raises(JournalError, match="codec can't decode"):
            heliopolis.load(tmp_path / "picture.journal")
        with pytest.raises(JournalError, match="a journal starts with"):
            Table.load(str(tmp_path / "game.journal"))  # text from strangers never names a file


class TestShorthand:
    @pytest.mark.parametrize(
        ("game", "line", "moves"),
        [
            ("amun-re", "place 3 farmers in abydos, 2 in memphis",
             ["place_farmers abydos 3", "place_farmers memphis 2"]),
            ("amun-re", "buy 2 farmers; place 2 farmers in abydos and end turn",
             ["buy_farmers 2", "place_farmers abydos 2", "end_turn"]),
            ("amun-re", "place 2 bricks in abydos", ["place_brick abydos"] * 2),
            ("amun-re", "bid 3 on memphis", ["bid memphis 3"]),
            ("catan-island", "offer 2 wool for 1 ore",
             ["offer_begin", "offer_add_give wool", "offer_add_give wool", "offer_add_get ore",
              "offer_send"]),
            ("catan-island", "discard 2 wool, 1 ore", ["discard wool", "discard wool",
                                                      "discard ore"]),
            ("priests-of-ra", "dance", None),
            ("priests-of-ra", "", None),
            ("priests-of-ra", "draw twice", None),
            ("amun-re", "place 3 farmers in abydos, ", None),
            ("amun-re", "place 300 bricks in abydos", None),
            ("amun-re", "place 20 bricks in abydos, 20, 20, 20", None),
            ("amun-re", "x" * 1000, None),
        ],
    )  # fmt: skip
    def test_a_line_stands_for_moves(self, game: str, line: str, moves: list[str] | None) -> None:
        assert expand(find(game), line) == moves

    def test_a_line_is_played_as_one(self) -> None:
        table, line = offering()
        before = len(table.moves)
        assert table.why_not(line) is None
        assert table.play(line).text == "offer_send"
        assert len(table.moves) == before + 4
        assert table.decisions[-1][0].text == "offer_begin"
        assert table.undo().text == "offer_send"
        assert len(table.moves) == before

    def test_farmers_are_placed_in_one_line(self) -> None:
        table = farmers()
        move = next(m for m in table.legal() if m.text.startswith("place_farmers"))
        _, province, count = move.text.split()
        assert table.play(f"place {count} farmers in {province}", move.seat) == move

    def test_what_the_rules_do_by_themselves_is_not_asked_of_a_list(self) -> None:
        """Three farmers are left, for Dakhla with one field and then Abydos with four."""
        table = farmers()
        table.play_all(["place_farmers dakhla 1", "place_farmers abydos 2", "skip"])
        assert [m.text for m in table.moves[-2:]] == ["place_farmers dakhla 1", "skip"]
        table = farmers()
        table.play_all(["place_farmers abydos 3", "skip"])
        assert [m.text for m in table.moves[-2:]] == ["place_farmers dakhla 0", "skip"]
        table = farmers()
        with pytest.raises(IllegalMoveError, match="'place_farmers abydos 1' breaks AR-5"):
            table.play_all(["place_farmers dakhla 1", "place_farmers abydos 1"])


class TestCompounds:
    def test_a_compound_is_played_completely_or_not_at_all(self) -> None:
        table, _ = offering()
        state, journal, events = table.state(), table.journal, list(table.log_events)
        with pytest.raises(IllegalMoveError, match="'offer_send' breaks CB-") as refused:
            table.play_all(["offer_begin", "offer_send"])
        assert refused.value.rule.startswith("CB-")
        assert (table.state(), table.journal, table.log_events) == (state, journal, events)
        refusal = table.why_not("offer 20 wool for 20 ore")
        assert refusal is not None
        assert (table.state(), table.journal) == (state, journal)

    def test_only_the_last_move_may_reveal_something(self) -> None:
        table = heliopolis.new("priests-of-ra", seats=2, seed=7)
        with pytest.raises(BadMoveError, match="'draw' reveals something"):
            table.play_all(["draw", "draw"])
        with pytest.raises(BadMoveError, match="'draw' reveals something"):
            table.why_not("draw, draw")
        assert not table.moves
        assert table.play_all(["draw"]) == table.moves

    def test_a_compound_is_a_list_of_moves_of_one_seat(self) -> None:
        table = heliopolis.new("priests-of-ra", seats=2, seed=7)
        draw = table.legal()[0]
        other = heliopolis.Move(1, draw.number, draw.text)
        for moves in ([draw, other], [], "draw"):
            with pytest.raises(BadMoveError, match="moves: "):
                table.play_all(moves)
        assert not table.moves

    def test_a_journal_keeps_single_moves_and_marks_compounds(self) -> None:
        table, line = offering()
        plain = table.copy()
        table.play(line)
        for move in table.decisions[-1]:
            plain.play(move)
        assert "# compound: 4\n" in table.journal
        assert table.journal.replace("# compound: 4\n", "") == plain.journal
        assert len(Journal.parse(table.journal).entries) == len(table.moves)
        steps = {
            event["step"] for event in table.grouped_log if event["step"] > len(table.moves) - 4
        }
        assert steps == {len(table.moves)}
        again = heliopolis.load(table.journal)
        assert again.decisions == table.decisions
        assert again.journal == table.journal
        again.undo()
        assert len(again.moves) == len(table.moves) - 4
        assert len(heliopolis.load(plain.journal).decisions) == len(table.moves)

    def test_copies_forks_and_snapshots_keep_compounds(self) -> None:
        table, line = offering()
        table.play(line)
        twin = Table(table.game, table.seats, table.secret, table.options)
        twin.restore(table.snapshot())
        for other in (table.copy(), table.fork(), twin):
            assert other.decisions == table.decisions
        assert len(table.fork(len(table.moves) - 1).decisions[-1]) == 1
        table.go_back(len(table.moves) - 1)
        assert len(table.decisions[-1]) == 1
        table.undo()
        assert table.moves[-1].text.startswith("offer_add_give")

    def test_removing_a_move_dissolves_its_compound(self) -> None:
        table, line = offering()
        start = len(table.moves)
        table.play(line)
        table.remove(range(start, len(table.moves)))
        assert len(table.moves) == start
        assert all(len(decision) == 1 for decision in table.decisions)

    @pytest.mark.parametrize("mark", ["# compound: 2", "# compound: 99", "#compound:1", "# hello"])
    def test_a_mark_that_does_not_fit_is_a_comment(self, mark: str) -> None:
        table = heliopolis.new("priests-of-ra", seats=2, seed=7)
        table.play("draw")
        text = table.journal.replace("moves:\n", f"moves:\n{mark}\n")
        assert heliopolis.load(text).decisions == [table.moves]
