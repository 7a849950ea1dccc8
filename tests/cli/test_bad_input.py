"""Bad input of any kind gives one line that names it, exit status 2, and loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

LARGE = "1" * 400


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("dance", "No such command 'dance'"),
        ("--dance", "No such option: --dance"),
        ("play --sead 3", "No such option: --sead"),
        ("play --seats", "Option '--seats' requires an argument"),
        ("play preists-of-ra", "game 'preists-of-ra': did you mean 'priests-of-ra'?"),
        ("play qwerty", "game 'qwerty': not one of priests-of-ra"),
        ("play priests-of-ra extra", "unexpected extra argument"),
        ("play --seats 1", "seats: Priests of Ra is for 2 to 5 players, not 1"),
        ("play --seats 6", "seats: Priests of Ra is for 2 to 5 players, not 6"),
        ("play --seats -1", "seats: Priests of Ra is for 2 to 5 players, not -1"),
        ("play --seats Ada", "seats: Priests of Ra is for 2 to 5 players, not 1"),
        ("play --seats Ada,Ada", "--seats: the name 'Ada' is used twice"),
        ("play --seats Ada,ADA", "--seats: the name 'Ada' is used twice"),
        ("play --seats Ada,,Bob", "--seats: 'Ada,,Bob' contains an empty name"),
        ("play --seats Ada,\x1b[31m", "players: '\\x1b[31m' is not a printable name"),
        (f"play --seats Ada,{LARGE}", "players: "),
        ("play --seed x", "'--seed'"),
        ("play --seed -1", "seed: -1"),
        (f"play --seed {LARGE}", "seed: 1111"),
        ("play --option open", "--option 'open': not NAME=VALUE"),
        ("play --option =open", "--option '=open': not NAME=VALUE"),
        ("play --option fish=1", "option fish: Priests of Ra has only"),
        ("play --option sun_groups=11", "option sun_groups: '11'"),
        ("play --option sun_groups=1 --option sun_groups=2", "--option 'sun_groups': given twice"),
        ("play --board nowhere.json", "nowhere.json: No such file"),
        ("play --board {journal}", "not JSON"),
        ("play --board {json}", "board: Priests of Ra takes no other board"),
        ("play --board {deep}", "not JSON"),
        ("play --lang fr", "'--lang'"),
        ("play --journal {folder}", "not a file"),
        ("play --journal {folder}/no/where", "No such file or directory"),
        ("play --journal {journal}/x", "Not a directory"),
        ("play --journal /dev/null", "/dev/null: not a file"),
        ("play --journal {binary}", "not UTF-8 text (byte 2)"),
        ("play --journal {json}", "line 1: a journal starts with"),
        ("play --journal {wrong}", "line "),
        (f"play --journal {LARGE}", "File name too long"),
        ("play --continue", "--continue: there is no unfinished game"),
        ("play --continue --journal x", "--continue: cannot be combined with --journal"),
        ("check", "Missing argument 'FILE'"),
        ("check nowhere", "nowhere: No such file or directory"),
        ("check {folder}", "Is a directory"),
        ("check {binary}", "not UTF-8 text (byte 2)"),
        ("check {json}", "line 1: a journal starts with"),
        ("check {huge}", "larger than"),
        ("check /dev/zero", "larger than"),
        ("replay nowhere", "nowhere: No such file or directory"),
        ("replay {journal} --at 9999", "--at: 9999 is not in 0.."),
        ("replay {journal} --at -1", "--at: -1 is not in 0.."),
        (
            "replay {journal} --seat Z",
            "--seat: 'Z' is not one of A, B, C, random bot 1, random bot 2, random bot 3",
        ),
        ("rules PR-99", "There is no rule or chapter “PR-99”."),
        ("rules PR-5.99", "There is no rule or chapter “PR-5.99”."),
        ("rules qwerty", "No rule mentions “qwerty”."),
        ("rules preists-of-ra", "did you mean the game priests-of-ra?"),
        ("rules --tests {folder}", "--tests: requires --coverage"),
        ("rules --coverage --tests nowhere", "--tests nowhere: not a folder"),
        ("rules --coverage qwerty", "game 'qwerty'"),
        ("simulate qwerty", "game 'qwerty'"),
        ("simulate --games 0", "games: 0"),
        ("simulate --games x", "'--games'"),
        ("simulate --seats 9", "seats: Priests of Ra is for 2 to 5 players, not 9"),
        ("simulate --target gpu", "target: 'gpu' is not one of compiled, plain"),
        ("simulate --jobs 0", "jobs: 0"),
        ("simulate --seed -5", "seed: -5"),
        (f"simulate --seed {2**63 - 5}", "seed: "),
        ("simulate --option fish=1", "option fish: "),
        ("bench qwerty", "game 'qwerty'"),
        ("bench --seats 9", "seats: Priests of Ra is for 2 to 5 players, not 9"),
        ("bench --target plain", "--target: requires --signature"),
        ("bench --signature --target fish", "target 'fish'"),
        ("bench --signature --seats 3", "--seats: "),
    ],
)
def test_bad_input_is_named_in_one_line(
    cli: Cli, finished: Path, tmp_path: Path, command: str, named: str
) -> None:
    files = {
        "folder": tmp_path,
        "journal": finished,
        "json": tmp_path / "a.json",
        "deep": tmp_path / "deep.json",
        "binary": tmp_path / "binary",
        "wrong": tmp_path / "wrong.journal",
        "huge": tmp_path / "huge",
    }
    files["json"].write_text("{}")
    files["deep"].write_text("[" * 100_000)
    files["binary"].write_bytes(b"h\xff\xfe")
    files["wrong"].write_text(finished.read_text("utf-8").replace(" draw\n", " invoke\n"))
    files["huge"].write_bytes(b"#" * 5_000_000)
    contents = {path: path.read_bytes() for path in files.values() if path.is_file()}
    done = cli(*(word.format(**files) for word in command.split(" ")))
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("heliopolis: ")
    assert done.err.count("\n") == 1
    assert done.err.removesuffix("\n").isprintable()
    assert named in done.err
    assert {path: path.read_bytes() for path in contents} == contents


def test_a_file_name_that_is_not_text_is_refused_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "heliopolis", "check", b"\xff\xfe"], capture_output=True
    )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_typed_bytes_need_not_be_text(shell: Cli) -> None:
    script = "printf '\\377\\376\\000\\n2\\n' | " + f"{sys.executable} -m heliopolis play --seed 5"
    done = subprocess.run(["bash", "-c", script], capture_output=True)
    assert done.returncode == 0
    assert b"Goodbye!" in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_unicode_is_written_to(shell: Cli, encoding: str) -> None:
    process = subprocess.run(
        [
            sys.executable,
            "-m",
            "heliopolis",
            "play",
            "--bots",
            "random",
            "--seed",
            "5",
            "--lang",
            "de",
        ],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        input=b"draw\nquit\n",
        capture_output=True,
    )
    assert process.returncode == 0
    assert process.stderr == b""


def test_a_closed_pipe_ends_the_command_quietly() -> None:
    script = f"{sys.executable} -m heliopolis rules | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.startswith("Priests of Ra")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_standard_streams_end_the_command_quietly(closed: str) -> None:
    script = f"{sys.executable} -m heliopolis play --seed 5 {closed}"
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_is_named() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "heliopolis", "rules"], stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 2
    assert done.stderr == b"heliopolis: No space left on device\n"


def test_control_c_ends_quietly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "heliopolis",
            "play",
            "--bots",
            "random",
            "--journal",
            str(tmp_path / "journal"),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    seen = b""
    while "› ".encode() not in seen:
        read = os.read(process.stdout.fileno(), 10_000)
        assert read, f"it ended before the first prompt: {process.communicate()[1].decode()}"
        seen += read
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == b""


@pytest.mark.parametrize(
    ("command", "answers"),
    [
        ("play catann --lang de", "Meinst du 'catan-island'?"),
        ("play --continue --lang nl", "er is geen onafgemaakt spel"),
        ("play --seats Ada,,Bo --lang de", "enthält einen leeren Namen"),
        ("replay nowhere --lang de", "nowhere"),
        ("rules --tests . --lang nl", "vereist --coverage"),
        ("simulate qwerty --lang de", "keines von"),
        ("dance --lang nl", "De opdracht 'dance' bestaat niet (zie"),
        ("play --sead 3 --lang de", "Die Option --sead gibt es nicht (wohl aber: "),
        ("play --seed x --lang nl", "Ongeldige waarde voor '--seed': dit is geen geheel getal"),
        ("serve --port 0 --lang de", "Ungültiger Wert für '--port': mindestens 1 ist erlaubt"),
        ("check --lang de", "'FILE' fehlt (siehe 'heliopolis check --help')"),
        ("play --lang=nl ur extra", "Te veel opgegeven: extra"),
        ("play --seats 9 --lang nl", "Priests of Ra is voor 2 tot 5 spelers, niet voor 9"),
        ("play --option sun_groups=11 --lang de", "weder 'random' noch"),
        ("play --bots nix --lang de", "Bot: 'nix' ist keiner von random"),
        ("check nowhere --lang de", "nowhere: Datei oder Ordner nicht gefunden"),
        ("play catan-island --board {board} --lang nl", "bord, veld 'hexes.0,0.number': 7 is"),
        ("play catan-cheops --board {board} --lang de", "Plan, Feld 'hexes.0,0': der Plan des"),
        ("check {board} --lang de", "Zeile 1: ein Journal beginnt mit"),
    ],
)
def test_errors_are_in_the_language_that_was_asked_for(
    cli: Cli, command: str, answers: str, tmp_path: Path
) -> None:
    board = tmp_path / "board.json"
    board.write_text('{"hexes": {"0,0": {"terrain": "forest", "number": 7}}}')
    done = cli(*(word.format(board=board) for word in command.split()))
    assert done.status == 2
    assert answers in done.err
    assert done.err.count("\n") == 1


def test_the_language_of_errors_is_forgotten_after_a_command(cli: Cli) -> None:
    assert "keines von" in cli("play", "qwerty", "--lang", "de").err
    assert "not one of" in cli("play", "qwerty").err
