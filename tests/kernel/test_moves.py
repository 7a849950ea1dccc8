from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.errors import BadMoveError
from heliopolis.kernel.codes import Placeholder
from heliopolis.kernel.moves import NO_MOVE, Moves, Verb

MOVES = Moves(
    Verb("draw"),
    Verb("bid", province=["abydos", "memphis"], gold=[0, 1, 3]),
    Verb("sun", n=range(5)),
)


def test_numbers_follow_from_the_order_of_the_verbs() -> None:
    assert [MOVES.text(n) for n in range(4)] == [
        "draw",
        "bid abydos 0",
        "bid abydos 1",
        "bid abydos 3",
    ]
    assert MOVES.parse("sun 0") == 7
    assert len(MOVES) == 12


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("darw", "did you mean 'draw'"),
        ("fly", "moves are: draw, bid PROVINCE GOLD, sun N"),
        ("bid abydos", "bid PROVINCE GOLD"),
        ("draw 3", "typed 'draw'"),
        ("bid thebes 1", "province is one of abydos, memphis"),
        ("bid abydos 2", "gold is one of 0, 1, 3"),
        ("sun 9", "n is 0 to 4"),
        ("x" * 60, f"^'{'x' * 60}' is no move"),
        ("x" * 61, f"^'{'x' * 57}\\.\\.\\.' is no move"),
    ],
)
def test_an_unknown_move_is_explained(text: str, says: str) -> None:
    with pytest.raises(BadMoveError, match=says):
        MOVES.parse(text)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ("draw", "field 'move'"),
        ([], "field 'move'"),
        ({}, "field 'move'"),
        ({"move": 3}, "field 'move'"),
        ({"move": ["draw"]}, "field 'move'"),
        ({"move": "draw", "sun": 1}, "field 'sun'"),
        ({"move": "bid", "province": "abydos"}, "field 'gold'"),
        ({"move": "bid", "province": "abydos", "gold": True}, "field 'gold'"),
        ({"move": "bid", "province": "abydos", "gold": "1"}, "field 'gold'"),
        ({"move": "bid", "province": 1, "gold": 1}, "field 'province'"),
        ({"move": "sun", "n": 1.0}, "field 'n'"),
    ],
)
def test_the_wrong_field_of_a_json_move_is_named(data: Any, field: str) -> None:
    with pytest.raises(BadMoveError, match=field):
        MOVES.from_json(data)


def test_a_json_move_without_its_verb_says_that_it_is_missing() -> None:
    with pytest.raises(BadMoveError) as caught:
        MOVES.from_json({"a": 1})
    assert str(caught.value) == "field 'move': it is missing; it is one of draw, bid, sun"


class TestVerbsOfSeveralWords:
    moves = Moves(
        Verb("place_farmers", province=("abydos", "abu"), farmers=range(5)),
        Verb("place_brick", province=("abydos", "abu")),
    )

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("place 999999999999 farmers in abydos", "farmers is 0 to 4"),
            ("place 3 farmers in abydos", "it is typed 'place_farmers PROVINCE FARMERS'"),
            ("place brick in abu", "it is typed 'place_brick PROVINCE'"),
            ("place it", "did you mean 'place_brick'"),
        ],
    )
    def test_a_spoken_verb_is_recognized(self, text: str, says: str) -> None:
        with pytest.raises(BadMoveError, match=says):
            self.moves.parse(text)


@given(st.text())
def test_any_text_is_a_move_or_a_documented_error(text: str) -> None:
    try:
        number = MOVES.parse(text)
    except BadMoveError:
        return
    assert MOVES.text(number) == " ".join(text.lower().split())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
near_moves = st.fixed_dictionaries(
    {"move": st.sampled_from(["draw", "bid", "sun", "x"])},
    optional={"province": json_values, "gold": json_values, "n": json_values},
)


@given(json_values | near_moves)
def test_any_json_is_a_move_or_a_documented_error(data: Any) -> None:
    try:
        number = MOVES.from_json(data)
    except BadMoveError:
        return
    assert MOVES.to_json(number) == data


def test_two_moves_cannot_have_the_same_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        Moves(Verb("draw", n=["a b"]), Verb("draw a", n=["b"])).parse("draw")


def test_a_verb_cannot_be_declared_twice() -> None:
    with pytest.raises(ValueError, match="'draw' is declared twice"):
        Moves(Verb("draw"), Verb("draw"))


def test_a_verb_cannot_be_added_to_moves_that_were_counted() -> None:
    moves = Moves(Verb("draw"))
    assert len(moves) == 1
    with pytest.raises(ValueError, match="'bid' is declared after"):
        moves.verb("bid")


class TestWhatRulesRead:
    def test_tables_convert_between_moves_and_verbs_with_arguments(self) -> None:
        moves = Moves()
        draw = moves.verb("draw")
        bid = moves.verb("bid", sun=range(1, 4))
        flip = moves.verb("flip", face=["farmer", "warrior"])
        verb_of, arg, _, move_of = moves.tables()
        assert verb_of == [draw, bid, bid, bid, flip, flip]
        assert arg == [0, 1, 2, 3, 0, 1]
        assert moves.text(move_of[draw]) == "draw"
        assert moves.text(move_of[bid] + 2) == "bid 2"
        assert moves.text(move_of[flip] + 1) == "flip warrior"
        assert moves.weigh(10, bid=5) == [10, 5, 5, 5, 10, 10]

    def test_a_grid_finds_moves_of_two_arguments(self) -> None:
        moves = Moves()
        moves.verb("roll")
        goods = ["wool", "ore", "gold"]
        trade = moves.verb("trade", lambda give, get: give != get, give=goods, get=goods)
        grid, tables = moves.grid(trade), moves.tables()
        assert moves.text(grid[2][1]) == "trade gold ore"
        assert grid[1][1] == NO_MOVE
        assert (tables.arg[grid[2][1]], tables.arg_2[grid[2][1]]) == (2, 1)

    def test_a_missing_argument_reads_as_minus_one(self) -> None:
        moves = Moves()
        take = moves.verb("take", lambda p, q: True, piece=["card"], province=("", "abu", "edfu"))
        assert moves.tables().arg_2 == [-1, 0, 1]
        assert moves.grid(take) == [[1, 2]]

    def test_games_of_a_family_share_codes_and_have_tables_of_their_own(self) -> None:
        shared = Moves()
        roll = shared.verb("roll")
        offer = shared.verb("offer", good=["wool"])
        road = shared.verb("road", edge=Placeholder("edges"))
        moves = shared.extend(edges=["a", "b"], without=["offer"])
        ship = moves.verb("ship", edge=["c"])
        assert (roll, offer, road, ship) == (0, 1, 2, 3)
        assert [moves.text(m) for m in range(len(moves))] == ["roll", "road a", "road b", "ship c"]
        names = moves.names()
        assert names["VERB_OF"] == [roll, road, road, ship]
        assert names["MOVE_OF"] == [0, NO_MOVE, 1, 3]
        with pytest.raises(ValueError, match="'ofer' is not one of the verbs"):
            shared.extend(edges=["a"], without=["ofer"])


class TestArgumentsThatOnlySomeMovesHave:
    moves = Moves(
        Verb(
            "take",
            lambda piece, province: (piece == "card") == (province == ""),
            piece=("card", "brick"),
            province=("", "memphis", "abu"),
        )
    )

    def test_missing_arguments_are_neither_typed_nor_sent(self) -> None:
        texts = [self.moves.text(number) for number in range(len(self.moves))]
        assert texts == ["take card", "take brick memphis", "take brick abu"]
        assert self.moves.to_json(0) == {"move": "take", "piece": "card"}
        assert self.moves.from_json({"move": "take", "piece": "card"}) == 0
        assert self.moves.from_json({"move": "take", "piece": "brick", "province": "abu"}) == 2

    def test_the_usage_marks_optional_arguments(self) -> None:
        for wrong in ("take", "take brick", "take card abu"):
            with pytest.raises(BadMoveError, match=r"it is typed 'take PIECE \[PROVINCE\]'"):
                self.moves.parse(wrong)
        with pytest.raises(BadMoveError, match="province is one of memphis, abu"):
            self.moves.parse("take brick thebes")
        with pytest.raises(BadMoveError, match="no move of this game"):
            self.moves.from_json({"move": "take", "piece": "card", "province": "abu"})
