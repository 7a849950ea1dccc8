from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heliopolis
from heliopolis import HeliopolisError, JournalError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import LARGEST_JOURNAL, Journal, Secret
from heliopolis.testing import play_randomly

JOURNAL = """heliopolis journal 1
game: priests-of-ra
rules: 1
seats: 2
player A: Ada
player B: Bo
option burial_scoring: each_color
option score_visibility: own_only
option sun_groups: 12
commitment: {commitment}
seed: 7
moves:
A invoke
B pass
A bid 2
B draw
""".format(commitment=hashlib.sha256(b"heliopolis:7:").hexdigest())


def test_a_journal_is_read_and_written_the_same() -> None:
    table = heliopolis.load(JOURNAL)
    assert table.journal == JOURNAL
    assert table.players == ["Ada", "Bo"]
    assert table.options["burial_scoring"] == "each_color"
    assert len(table.moves) == 4


def test_comments_blank_lines_and_line_ends_do_not_matter() -> None:
    text = "# a game\n\n" + JOURNAL.replace("\n", "  \r\n").replace(
        "B pass", "# a comment\n B  pass"
    )
    assert heliopolis.load(text).journal == JOURNAL


def test_missing_options_have_their_defaults() -> None:
    text = "".join(line for line in JOURNAL.splitlines(True) if not line.startswith("option bur"))
    assert heliopolis.load(text).options["burial_scoring"] == "best_color"


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("heliopolis journal 1", "heliopolis journal 2", 1, "format 2"),
        ("heliopolis journal 1", "hello", 1, "starts with"),
        ("game: priests-of-ra", "game: senet", 2, "'senet'"),
        ("game: priests-of-ra", "game priests-of-ra", 2, "field: value"),
        ("rules: 1", "rules: 2", 3, "version 2 is newer than 1"),
        ("rules: 1", "rules: one", 3, "field 'rules'"),
        ("rules: 1", "rules: 0", 3, "field 'rules'"),
        ("seats: 2", "seats: 9", 4, "field 'seats'"),
        ("seats: 2", "seats: 0", 4, "field 'seats'"),
        ("seats: 2", "seats: 6", 4, "seats"),
        ("player B: Bo", "player C: Bo", 6, "only 2 seats"),
        ("player B: Bo", "player X: Bo", 6, "not known"),
        ("player B: Bo", "player B: " + "o" * 41, 6, "1 to 40"),
        ("player B: Bo", "player A: Bo", 6, "twice"),
        ("burial_scoring: each_color", "burial_scoring: no", 7, "option burial_scoring"),
        ("option burial_scoring", "option burial", 7, "option burial"),
        ("option burial_scoring", "opinion burial_scoring", 7, "not known"),
        ("seed: 7", "seed: 8", 11, "does not match its commitment"),
        ("seed: 7", "seed: -7", 11, "whole number"),
        ("seed: 7", "seed: 9999999999999999999", 11, "larger"),
        ("seed: 7", "seed: 7\nsalt: 12", 11, "does not match"),
        ("seed: 7", "seed: 7\nsalt: xy", 12, "hexadecimal"),
        ("commitment: ", "commitment: 00", 10, "64 hexadecimal"),
        ("moves:\n", "", 12, "field: value"),
        ("A invoke", "A fly", 13, "'fly' is no move"),
        ("A invoke", "B invoke", 13, "PR-2.1"),
        ("B pass", "B bid 9", 14, "PR-5.3"),
        ("A bid 2", "A pass", 15, "PR-5.4"),
        ("A bid 2", "bid 2", 15, "a seat"),
        ("A bid 2", "C bid 2", 15, "A to B"),
        ("A bid 2", "A", 15, "a seat"),
        ("A bid 2", "reseed: 12 3", 15, "COMMITMENT SEED"),
        ("A bid 2", "reseed: " + "0" * 64 + " 3", 15, "does not match"),
    ],
)
def test_the_first_wrong_line_is_named(old: str, new: str, line: int, says: str) -> None:
    assert old in JOURNAL
    with pytest.raises(JournalError, match=says) as failed:
        heliopolis.load(JOURNAL.replace(old, new, 1))
    assert failed.value.line == line
    assert str(failed.value).startswith(f"line {line}: ")


def test_a_broken_rule_is_given_with_its_id() -> None:
    with pytest.raises(JournalError) as failed:
        heliopolis.load(JOURNAL.replace("A bid 2", "A pass"))
    assert failed.value.rule == "PR-5.4"


@pytest.mark.parametrize("field", ["game", "rules", "seats", "commitment", "seed"])
def test_missing_fields_are_named(field: str) -> None:
    lines = [line for line in JOURNAL.splitlines() if not line.startswith(f"{field}:")]
    with pytest.raises(JournalError, match=f"field '{field}' is missing"):
        heliopolis.load("\n".join(lines))


def test_a_board_must_be_json_and_supported() -> None:
    with pytest.raises(JournalError, match="field 'board': it is not JSON"):
        heliopolis.load(JOURNAL.replace("seed: 7", "board: {\nseed: 7"))
    with pytest.raises(JournalError, match="takes no other board") as failed:
        heliopolis.load(JOURNAL.replace("seed: 7", "board: {}\nseed: 7"))
    assert failed.value.line == 11


def test_journals_have_a_size_limit() -> None:
    with pytest.raises(JournalError, match="at most"):
        heliopolis.load(JOURNAL + "#" * LARGEST_JOURNAL)


def test_a_journal_must_be_text() -> None:
    with pytest.raises(JournalError, match="a text"):
        heliopolis.load(b"heliopolis journal 1")  # type: ignore[arg-type]


def test_the_commitment_can_be_checked_by_anybody() -> None:
    secret = Secret.fresh()
    assert len(secret.salt) == 32
    text = f"heliopolis:{secret.seed}:{secret.salt}"
    assert secret.commitment == hashlib.sha256(text.encode()).hexdigest()
    assert Secret(secret.seed + 1, secret.salt).commitment != secret.commitment


@given(st.text())
def test_any_text_is_a_journal_or_a_documented_error(text: str) -> None:
    with pytest.raises(HeliopolisError):
        heliopolis.load(text)


journal_lines = st.sampled_from(
    [*JOURNAL.splitlines(), "moves:", "A draw", "B invoke", "reseed: 1 2 3", "board: []", "#", ":"]
)


@given(st.lists(journal_lines | st.text(max_size=20), max_size=30))
def test_any_lines_are_a_journal_or_a_documented_error(lines: list[str]) -> None:
    try:
        table = heliopolis.load("\n".join(lines))
    except HeliopolisError:
        return
    assert heliopolis.load(table.journal).journal == table.journal


@given(st.data())
def test_a_damaged_journal_is_read_or_refused_with_its_line(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(JOURNAL)))
    end = data.draw(st.integers(at, min(len(JOURNAL), at + 12)))
    text = JOURNAL[:at] + data.draw(st.text(max_size=8)) + JOURNAL[end:]
    try:
        table = heliopolis.load(text)
    except JournalError:
        return
    assert heliopolis.load(table.journal).journal == table.journal


def test_whole_games_are_parsed_line_by_line(ra: Game) -> None:
    table = play_randomly(ra, 5, 3, biased=True)
    journal = Journal.parse(table.journal)
    assert len(journal.entries) == len(table.moves)
    assert journal.entries[0].line == 11
