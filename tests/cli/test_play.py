"""Playing through a pipe: what is typed, what it does, and what is saved."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import heliopolis
from heliopolis.cli.playing.journal_file import JournalFile
from heliopolis.cli.playing.seating import seat_bot
from heliopolis.cli.playing.takeback import Takeback, last_decision
from heliopolis.table import Table
from heliopolis.texts import LANGUAGES, texts
from tests.cli.conftest import Cli

# With this seed the person moves first.
START = ("play", "priests-of-ra", "--bots", "random", "--seats", 3, "--seed", 5)


def journals(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state").rglob("*.journal"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers(cli: Cli, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.journal"
    done = cli(*START, "--journal", path, "--lang", language, typed="2\n" * 200)
    assert done.status == 0
    assert done.err == ""
    table = heliopolis.load(path.read_text("utf-8"))
    assert table.over
    tr = texts(language, table.game)
    assert tr("result-title") in done.out
    assert f"heliopolis replay {path}" in done.out
    winner = table.players[table.ranks().index(0)]
    assert tr("result-winner", winner=winner, points=max(table.scores())) in done.out


def test_the_points_by_item_add_up(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    done = cli(*START, "--journal", path, typed="1\n" * 200)
    table = heliopolis.load(path.read_text("utf-8"))
    sheet = done.out[done.out.rindex("The game is over. Points:") :].splitlines()
    rows = [re.split(r"\s{2,}", line.strip()) for line in sheet[3:] if line.strip()]
    numbers = {row[0]: [int(cell.replace("·", "0")) for cell in row[1:]] for row in rows[:-4]}
    total = numbers.pop("Total")
    assert total == table.scores()
    assert [sum(column) for column in zip(*numbers.values(), strict=True)] == total


def test_the_prompt_shows_a_line_for_several_moves(cli: Cli) -> None:
    out = cli("play", "catan-island", "--bots", "random", "--seed", 5, typed="1\n" * 9).out
    assert "In one line: offer 2 wool for 1 ore" in out


def test_a_decision_shows_log_table_prompt_and_moves(cli: Cli) -> None:
    out = cli(*START).out
    assert "Priests of Ra · move 3" in out
    assert "random bot 2 draws a tile: farmer/warrior." in out
    assert "Auction row  farmer" in out
    assert "It is your turn: draw a tile or invoke Ra." in out
    assert re.search(r"1  draw +Draw a tile\n +2  invoke +Invoke Ra", out)


@pytest.mark.parametrize("move", ["invoke", "INVOKE", " invoke ", "2"])
def test_a_move_is_typed_as_text_or_number(cli: Cli, tmp_path: Path, move: str) -> None:
    path = tmp_path / "game.journal"
    cli(*START, "--journal", path, typed=f"{move}\n")
    assert "\nA invoke\n" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("moves", "1  draw"),
        ("", "1  draw"),
        ("board", "Centre sun"),
        ("help", "why not MOVE"),
        ("?", "why not MOVE"),
        ("log", "random bot 2 adds to the auction row: farmer."),
        ("log all", "You get sun group 2."),
        ("why not bid 7", "PR-2.2 On your turn"),
        ("Why not BID 7", "PR-2.2 On your turn"),
        ("why bid 7", "PR-2.2 On your turn"),
        ("why not draw", "“draw” is allowed now."),
        ("why not", "Which move do you mean?"),
        ("why not dance", "Which move do you mean?"),
        ("explain", "You can have explained: Suns, Ankhs, Ra, farmer,"),
        ("explain priest", "PR-7.4"),
        ("explain Burial", "burial chamber (green)"),
        ("explain qwerty", "There is no “qwerty” here."),
        ("explain \x1b[31mred\x00", "There is no “\\x1b[31mred\\x00” here."),
        ("explain " + "x" * 5000, "There is no “xxx"),
        ("rules \x1b[31mred\x00", "No rule mentions “\\x1b[31mred\\x00”."),
        ("rules", "PR-9  Supplies"),
        ("rules PR-5.4", "PR-5.4  If you are the Ra player"),
        ("rules pr-5.4", "PR-5.4  If you are the Ra player"),
        ("rules 5", "PR-5.10"),
        ("rules plague", "PR-7.6"),
        ("rules 5.99", "There is no rule or chapter “5.99”."),
        ("rules qwerty", "No rule mentions “qwerty”."),
        ("bid 7", "“bid 7” is not allowed now:"),
        ("bid", "It is typed: bid SUN"),
        ("bid 99", "'bid 99' is no move: sun is 1 to 16"),
        ("bid 99 7", "'bid 99 7' is no move: it is typed 'bid SUN'"),
        ("3", "the numbers go from 1 to 2"),
        ("0", "the numbers go from 1 to 2"),
        ("999999999999999999999", "the numbers go from 1 to 2"),
        ("drwa", "Did you mean “draw”?"),
        ("qwerty", "“qwerty” is neither a move nor a command."),
        ("\x1b[31mred\x00", "neither a move nor a command"),
        ("x" * 5000, "neither a move nor a command"),
        ("-1", "neither a move nor a command"),
        ("undo", "nothing to take back"),
        ("save", "Name a file"),
        ("resign\nno", "You play on."),
    ],
)
def test_commands_are_answered_and_change_nothing(
    cli: Cli, tmp_path: Path, typed: str, answer: str
) -> None:
    path = tmp_path / "game.journal"
    before = cli(*START, "--journal", path).out
    journal = path.read_text("utf-8")
    done = cli(*START, "--journal", path, typed=f"{typed}\n")
    assert done.status == 0
    assert " ".join(answer.split()) in done.said
    assert "\x1b" not in done.out
    assert before.partition("Priests of Ra · move")[2].splitlines()[0] in done.out
    assert path.read_text("utf-8") == journal


# --- Undo -----------------------------------------------------------------------------------------


def test_a_wrong_amount_is_named_with_what_is_allowed(cli: Cli) -> None:
    done = cli("play", "amun-re", "--bots", "random", "--seed", 5, typed="bid thebes 999\nbid\n")
    assert "'bid thebes 999' is no move: gold is one of 0, 1, 3, 6, 10" in done.said
    assert done.said.count("That move is incomplete. It is typed: bid PROVINCE GOLD") == 1


def after(cli: Cli, path: Path, *typed: str) -> tuple[Table, str]:
    done = cli(
        "play",
        "--bots",
        "random",
        "--seats",
        3,
        "--seed",
        5,
        "--journal",
        path,
        typed="\n".join(typed) + "\n",
    )
    assert done.status == 0
    return heliopolis.load(path.read_text("utf-8")), done.said


def test_undo_takes_back_the_bots_moves_and_they_repeat_them(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    # After invoking Ra both bots answer, and the person is asked to bid.
    invoked, _ = after(cli, path, "invoke")
    assert invoked.moves[-1].seat != 0
    back, out = after(cli, path, "undo")
    assert [str(m) for m in back.moves] == [str(m) for m in invoked.moves][: len(back.moves)]
    assert [str(move) for move in back.legal(0)] == ["draw", "invoke"]
    assert re.search(r"Taken back: invoke, and the \d moves after it\.", out)
    again, _ = after(cli, path, "invoke")
    assert again.journal == invoked.journal


def test_undo_takes_back_an_own_move(cli: Cli, tmp_path: Path) -> None:
    table, out = after(cli, tmp_path / "game.journal", "invoke", "undo", "undo")
    assert "Taken back: invoke" in out
    assert "nothing to take back" in out
    assert [str(move) for move in table.legal(0)] == ["draw", "invoke"]


def test_a_revealing_move_cannot_be_taken_back(cli: Cli, tmp_path: Path) -> None:
    table, out = after(cli, tmp_path / "game.journal", "draw", "undo")
    assert "because it revealed something: You draw a tile: market/library." in out
    assert any(str(move) == "draw" and move.seat == 0 for move in table.moves)


def test_undo_stops_at_a_revealing_move_of_a_bot(cli: Cli, tmp_path: Path) -> None:
    _, out = after(cli, tmp_path / "game.journal", "draw", "1", "undo")
    assert "something has been revealed since: random bot 1 draws a tile: Ra." in out


# --- Seats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "players"),
    [
        ("2", ["Guest", "random bot 1"]),
        ("5", ["Guest", "random bot 1", "random bot 2", "random bot 3", "random bot 4"]),
        ("me,bot,bot", ["Guest", "random bot 1", "random bot 2"]),
        ("Bot, Ada ,BOT", ["random bot 1", "Ada", "random bot 2"]),
        ("me,Easy,hard", ["Guest", "easy bot 1", "hard bot 2"]),
        ("search:9,Ada", ["search:9 bot 1", "Ada"]),
        ("Ada,Bob", ["Ada", "Bob"]),
        ("[red]Ada,Émile", ["[red]Ada", "Émile"]),
    ],
)
def test_seats_are_named_on_the_command_line(
    cli: Cli, tmp_path: Path, seats: str, players: list[str]
) -> None:
    path = tmp_path / "game.journal"
    done = cli("play", "--bots", "random", "--seats", seats, "--journal", path)
    assert done.status == 0
    assert heliopolis.load(path.read_text("utf-8")).players == players
    assert all(name in done.out for name in players)


def test_at_one_keyboard_players_see_only_their_own_points(cli: Cli) -> None:
    out = cli(
        "play", "--bots", "random", "--seats", "Ada,Bob", "--seed", 1, typed="invoke\n1\n1\n1\n"
    ).out
    asked = [
        part for part in out.split("Priests of Ra · move")[1:] if "You" in part or "your" in part
    ]
    assert len(asked) > 2
    for part in asked:
        name = re.findall(r"^(Ada|Bob): ", part, re.MULTILINE)[-1]
        rows = {m[1]: m[0] for m in re.findall(r"(│[ ►]*(Ada|Bob) .*)", part)}
        assert "hidden" not in rows[name]
        assert all("hidden" in row for other, row in rows.items() if other != name)


def test_at_one_keyboard_anyone_can_take_back_the_last_move(cli: Cli) -> None:
    out = cli(
        "play", "--bots", "random", "--seats", "Ada,Bob", "--seed", 1, typed="invoke\nundo\n"
    ).out
    assert re.search(r"Taken back: the last move of (Ada|Bob)\.", out)


def test_open_points_are_shown_to_all(cli: Cli) -> None:
    out = cli(
        "play", "--bots", "random", "--seats", "Ada,Bob", "--option", "score_visibility=open"
    ).out
    assert "hidden" not in out


def test_bots_play_a_whole_game_without_people(cli: Cli) -> None:
    done = cli("play", "--bots", "random", "--seats", "bot,bot")
    assert done.status == 0
    assert "The game is over." in done.out


def test_a_bot_takes_over_for_a_player_who_resigns(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    done = cli(*START, "--journal", path, typed="resign\nyes\n")
    assert "Guest has resigned; a bot takes over." in done.out
    assert "The game is over." in done.out
    assert heliopolis.load(path.read_text("utf-8")).over


def test_the_moves_of_bots_depend_on_the_journal_only() -> None:
    """Of bots without a clock: how far `medium` looks depends on how busy the machine is."""
    names = ["easy bot 1", "random bot 2"]
    tables = [heliopolis.new("priests-of-ra", seats=2, seed=8, players=names) for _ in range(2)]
    for table in tables:
        while not table.over:
            table.play(seat_bot(table, table.players_to_move[0]).choose(table))
    assert tables[0].journal == tables[1].journal


def test_simultaneous_secret_choices_are_played(cli: Cli) -> None:
    out = cli(
        "play",
        "morra",
        "--bots",
        "random",
        "--seats",
        "Ada,bot",
        "--seed",
        1,
        typed="show 2\n1\n3\n",
    ).out
    assert "Show your fingers" in out
    assert re.search(r"(Ada|random bot 1) wins with|share the victory", out)


# --- The journal ----------------------------------------------------------------------------------


def test_a_game_resumes_from_its_journal(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    first = cli(*START, "--seats", 4, "--journal", path, typed="draw\n")
    assert f"heliopolis play --journal {path}" in first.out
    moves = len(heliopolis.load(path.read_text("utf-8")).moves)
    # The same command again, and the short one.
    for arguments in ([*START, "--seats", 4], ["play", "--bots", "random"]):
        again = cli(*arguments, "--journal", path, "--lang", "nl")
        assert f"na {moves} zetten." in again.said


def test_an_empty_file_becomes_a_new_journal(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.touch(0o640)
    assert cli("play", "--bots", "random", "--journal", path).status == 0
    assert heliopolis.load(path.read_text("utf-8")).game.name == "priests-of-ra"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_linked_journal_stays_a_link_and_no_files_are_left_behind(
    cli: Cli, tmp_path: Path
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = tmp_path / "game.journal"
    link.symlink_to(folder / "real.journal")
    assert cli(*START, "--journal", link, typed="draw\n").status == 0
    assert link.is_symlink()
    assert [path.name for path in folder.iterdir()] == ["real.journal"]


def test_a_finished_journal_shows_its_result(cli: Cli, finished: Path) -> None:
    done = cli("play", "--bots", "random", "--journal", finished)
    assert done.status == 0
    assert "The game is over." in done.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--seed", 6], "--seed"),
        (["--seats", 4], "--seats"),
        (["--seats", "Ada,bot,bot"], "--seats"),
        (["--option", "burial_scoring=each_color"], "--option burial_scoring"),
        (["morra"], "game"),
    ],
)
def test_settings_that_contradict_the_journal_are_refused(
    cli: Cli, tmp_path: Path, arguments: list[object], named: str
) -> None:
    path = tmp_path / "game.journal"
    cli(
        "play",
        "--bots",
        "random",
        "--seats",
        3,
        "--seed",
        5,
        "--seats",
        "Cleo,bot,bot",
        "--journal",
        path,
    )
    before = path.read_bytes()
    done = cli("play", "--bots", "random", *arguments, "--journal", path)
    assert done.status == 2
    assert done.err.startswith(f"heliopolis: {named}")
    assert path.read_bytes() == before


def test_changes_by_another_program_are_not_overwritten(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from heliopolis.cli.playing import session

    path = tmp_path / "game.journal"
    theirs = heliopolis.new("priests-of-ra", seed=1).journal
    play = session.Session._move

    def meddle(self: session.Session, seat: int, text: str) -> None:
        path.write_text(theirs, "utf-8")
        play(self, seat, text)

    monkeypatch.setattr(session.Session, "_move", meddle)
    done = cli(*START, "--journal", path, typed="draw\n")
    assert done.status == 2
    assert "another program has changed the file" in done.err
    assert path.read_text("utf-8") == theirs


def test_a_full_disk_does_not_end_the_game(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.journal"
    cli(*START, "--journal", path)
    before = path.read_text("utf-8")

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    assert cli(*START, "--journal", path).status == 2  # the warning comes before the first move
    writes = iter([lambda descriptor: None])
    monkeypatch.setattr(os, "fsync", lambda descriptor: next(writes, fail)(descriptor))
    done = cli(*START, "--journal", path, typed="draw\nsave x\n")
    assert done.status == 0
    assert "but you can play on" in done.said
    assert path.read_text("utf-8") == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.journal"]


def test_a_game_without_a_journal_can_be_continued(cli: Cli, tmp_path: Path) -> None:
    done = cli(*START, typed="draw\n")
    (kept,) = journals(tmp_path)
    assert "heliopolis play --continue" in done.out
    moves = len(heliopolis.load(kept.read_text("utf-8")).moves)
    # Continuing is announced; a game without a move leaves nothing behind.
    assert "heliopolis play --continue" in cli("play", "--bots", "random", typed="quit\n").out
    assert journals(tmp_path) == [kept]
    again = cli("play", "--continue", typed="1\n")
    assert f"Continuing after {moves} moves." in again.out
    assert journals(tmp_path) == [kept]
    assert len(heliopolis.load(kept.read_text("utf-8")).moves) > moves


def test_a_finished_game_without_a_journal_is_not_continued(cli: Cli) -> None:
    assert "heliopolis replay" in cli(*START, typed="resign\nyes\n").out
    assert cli("play", "--continue").status == 2


def test_a_game_is_played_even_if_it_cannot_be_saved(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    done = cli(*START, typed="draw\n")
    assert done.status == 0
    assert "Goodbye!" in done.out


def test_a_copy_of_the_game_can_be_saved(cli: Cli, tmp_path: Path) -> None:
    copy, other = tmp_path / "my copy", tmp_path / "other"
    other.write_text("mine\n")
    typed = f"save {copy}\ndraw\nsave {copy}\nsave {other}\nsave {tmp_path}\nsave {tmp_path}/no/x\n"
    done = cli(*START, typed=typed)
    assert done.status == 0
    assert done.out.replace("\n", "").count("Saved to ") == 2
    kept = heliopolis.load(copy.read_text("utf-8")).moves
    assert any(move.seat == 0 and move.text == "draw" for move in kept)
    assert "is not a copy of this game" in done.said
    assert other.read_text() == "mine\n"
    assert done.out.count("The game could not be saved:") == 2


@pytest.mark.parametrize("bots", ["nobody", "search:0", "no_such:Bot"])
def test_unknown_bots_are_refused_at_once(cli: Cli, bots: str) -> None:
    done = cli("play", "--bots", bots)
    assert done.status == 2
    assert done.err.startswith("heliopolis: bot: ")


@pytest.mark.parametrize(
    ("bots", "seats", "players"),
    [
        ("greedy,random", (), ["greedy bot 1", "random bot 2"]),
        ("greedy, random*2", (), ["greedy bot 1", "random bot 2", "random bot 3"]),
        ("greedy*1", (), ["greedy bot 1"]),
        ("greedy,random", ("--seats", 3), ["greedy bot 1", "random bot 2"]),
        (
            "greedy,random",
            ("--seats", "bot,Ada,random,bot"),
            ["greedy bot 1", "Ada", "random bot 2", "random bot 3"],
        ),
    ],
)
def test_a_list_of_bots_names_the_opponents_seat_by_seat(
    cli: Cli, tmp_path: Path, bots: str, seats: tuple[str, ...], players: list[str]
) -> None:
    path = tmp_path / "game.journal"
    cli("play", "priests-of-ra", "--bots", bots, *seats, "--seed", 5, "--journal", path)
    kept = heliopolis.load(path.read_text("utf-8")).players
    assert kept[-len(players) :] == players
    assert len(kept) == len(players) + ("Ada" not in players)


@pytest.mark.parametrize(
    ("bots", "seats", "complaint"),
    [
        ("greedy,random", ("--seats", 4), "--seats: the number of seats for bots is 3, but"),
        ("greedy*2", ("--seats", 2), "--seats: the number of seats for bots is 1, but"),
        ("greedy,easy", ("--seats", "A,B"), "--seats: the number of seats for bots is 0, but"),
        ("greedy*9", (), "seats: "),
        ("greedy,", (), "bots: '' is not NAME or NAME*N"),
        ("greedy,nobody", (), "bot: 'nobody' is not one of"),
    ],
)
def test_a_list_of_bots_that_does_not_fit_is_refused(
    cli: Cli, bots: str, seats: tuple[str, ...], complaint: str
) -> None:
    done = cli("play", "priests-of-ra", "--bots", bots, *seats)
    assert done.status == 2
    assert done.err.startswith(f"heliopolis: {complaint}")


def test_a_bot_that_fails_ends_the_game_in_one_line(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    done = cli(
        "play", "priests-of-ra", "--seats", "2", "--seed", 5, "--journal", path,
        "--bots", "tests.arena.bots:Failing", typed="invoke\n9\n1\n1\n1\n",
    )  # fmt: skip
    assert done.status == 2
    assert "bot tests.arena.bots:Failing: failed at move" in done.err
    assert heliopolis.load(path.read_text("utf-8")).game.name == "priests-of-ra"


def test_why_not_takes_the_number_of_a_move(cli: Cli) -> None:
    out = cli(*START, typed="why not 1\nwhy not foo\n").out
    assert "is allowed now" in out


def test_a_line_of_several_moves_is_one_decision(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    table = heliopolis.new("catan-island", seats=3, seed=3, players=["Ada", "Bo", "Cy"])
    while not any(move.text == "offer_begin" for move in table.legal()):
        table.play(table.legal(table.players_to_move[0])[0])
    table.save(path)
    moves = len(table.moves)
    twin = table.copy()
    twin.play("offer_begin")
    give = next(m.text.split()[1] for m in twin.legal() if "add_give" in m.text)
    get = "ore" if give != "ore" else "wool"
    line = f"offer 1 {give} for 1 {get}"
    done = cli("play", "--journal", path, typed=f"offer 20 {give} for 1 {get}\n{line}\n")
    assert done.status == 0
    assert "is not allowed now" in done.said
    played = heliopolis.load(path)
    assert [move.text for move in played.decisions[-1]] == [
        "offer_begin", f"offer_add_give {give}", f"offer_add_get {get}", "offer_send",
    ]  # fmt: skip
    assert len(played.moves) == moves + 4
    twin = table.copy()
    twin.play_all(["offer_begin", f"offer_add_give {give}"])
    assert last_decision(twin, {0, 1, 2}) == Takeback(moves)


def test_a_player_may_be_a_named_bot(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    done = cli("play", "--seats", "Ada,Bo (bot random)", "--seed", 5, "--journal", path)
    assert done.status == 0
    assert "player B: Bo (bot random)\n" in path.read_text("utf-8")
    again = cli("play", "--journal", path, typed="draw\n")
    assert again.status == 0
    assert any(move.seat == 1 for move in heliopolis.load(path).moves)
    assert "bot: 'nobody' is not one of" in cli("play", "--seats", "Ada,Bo (bot nobody)").err


# --- Games that are open elsewhere, and players who resigned --------------------------------------


def test_a_game_that_is_open_elsewhere_is_not_offered(cli: Cli, tmp_path: Path) -> None:
    cli(*START, typed="draw\n")
    (kept,) = journals(tmp_path)
    elsewhere = JournalFile(kept, automatic=True)
    assert elsewhere.hold()
    assert cli("play", "--continue").status == 2
    assert "unfinished game" not in cli(*START, typed="quit\n").out
    elsewhere.release()
    assert "unfinished game" in cli(*START, typed="quit\n").out
    assert cli("play", "--continue", typed="quit\n").status == 0
    assert [path.suffix for path in kept.parent.iterdir()] == [".journal"]


def test_a_player_who_resigned_does_not_win(cli: Cli) -> None:
    out = cli(*START, typed="resign\nyes\n").out
    end = out[out.rindex("The game is over.") :]
    assert "bot for Guest" in " ".join(end.split())
    assert "Guest wins" not in end.replace("bot for Guest wins", "")


def test_a_long_path_is_printed_in_one_line(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    done = cli(*START, typed=f"save {folder}/game\n")
    assert f"Saved to {folder}/game." in done.out


@pytest.mark.parametrize("name", ["priests-of-ra", "amun-re", "catan-island", "ur"])
def test_everywhere_a_game_has_the_same_number_of_seats(
    cli: Cli, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "game.journal"
    cli("play", name, "--bots", "random", "--journal", path)
    assert heliopolis.load(path).seats == heliopolis.new(name).seats
