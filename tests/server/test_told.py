"""The log in words, and previews of moves, as clients ask for them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heliopolis import texts
from tests.server.running import Person, Seat, Server, asked, play_out

LANGUAGES = ("en", "nl", "de")


def bot_names(language: str) -> list[str]:
    """The names that bots have in a language."""
    found = re.search(r"^bot-names = (.+)$", texts.read("heliopolis.texts.web", language), re.M)
    assert found
    return found[1].split(", ")


def sentences(items: list[dict[str, Any]]) -> list[str]:
    return list({item["line"]: item["text"] for item in items}.values())


def played(ada: Person) -> str:
    """A table of Ur at which a person and a bot have moved, and the person is asked."""
    table = ada.table("ur", "me", "random", start=True, seed=5)
    seat = ada.sit(table).until(lambda s: s.legal)
    while {event.get("seat") for event in seat.log} != {0, 1}:
        step = seat.view["step"]
        seat.move(seat.legal[0])
        seat.until(lambda s, step=step: s.legal and s.view["step"] > step)  # type: ignore[misc]
    seat.close()
    return table


def test_the_log_is_told_in_the_language_that_is_named(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    path = f"/api/tables/{played(ada)}"
    plain = ada.get(f"{path}/log?from=0")["items"]
    assert all(item.get("text") is None and item.get("gains") is None for item in plain)
    you = {"en": "You roll", "nl": "Je werpt", "de": "Du wirfst"}
    for language in LANGUAGES:
        told = ada.get(f"{path}/log?from=0&language={language}")["items"]
        assert [item["log_event"] for item in told] == [item["log_event"] for item in plain]
        assert any(text.startswith(you[language]) for text in sentences(told))
        state = ada.get(f"{path}/state?log=0&language={language}")
        assert state["log"]["items"] == told, "what is told does not depend on who asks"
        live = ada.sit(path.rpartition("/")[2], f"?language={language}")
        live.hear()
        assert live.log == told
        live.close()
        last = told[-1]["step"]
        steps = ada.get(f"{path}/replay/all?from=0&to={last}&language={language}")
        replayed = [item["text"] for step in steps for item in step["log"]]
        watched = bo.get(f"{path}/log?from=0&language={language}")["items"]
        assert replayed == [item["text"] for item in watched], "while it is played, as all see it"


def test_bots_have_names_in_sentences(server: Server) -> None:
    ada = Person(server, "Ada")
    path = f"/api/tables/{played(ada)}"
    for language in LANGUAGES:
        state = ada.get(f"{path}/state?log=0&language={language}")
        name = state["view"]["names"][1]
        assert state["view"]["names"][0] == "Ada"
        assert name in bot_names(language)
        told = sentences(state["log"]["items"])
        assert any(text.startswith(f"{name} ") for text in told)
        assert not any("Random" in text for text in told), "bots are called by their names"
    assert ada.get(f"{path}/state")["view"]["names"][1] == "Random 2", "programs see what it is"


def test_bots_have_the_same_names_in_journals_and_pictures(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("ur", "me", "random", start=True, options={"pieces": "2"}, seed=1)
    play_out(ada.sit(table))
    path = f"/api/tables/{table}"
    for language in LANGUAGES:
        name = ada.get(f"{path}/state?language={language}")["view"]["names"][1]
        assert name in bot_names(language)
        journal = ada.http.get(f"{path}/journal?language={language}").text
        assert f"\nplayer B: {name} (bot random)\n" in journal
        for step in ("", "&step=0"):
            picture = ada.http.get(f"{path}/picture?language={language}{step}").text
            assert name in picture
            assert "Random" not in picture


def test_the_title_is_told_in_the_language_that_is_named(server: Server) -> None:
    ada = Person(server, "Ada")
    played(ada)
    (game,) = [game for game in ada.get("/api/games") if game["name"] == "ur"]
    assert game["titles"]["de"] == "Das königliche Spiel von Ur"
    for language in LANGUAGES:
        (turn,) = ada.get(f"/api/turns?language={language}")["turns"]
        assert turn["title"] == game["titles"][language]


def test_namesakes_are_told_apart_in_every_language(server: Server) -> None:
    ada, other = Person(server, "Ada"), Person(server, "Ada")
    table = ada.table("ur", "me", "open")
    other.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    for asked_in in ("", *(f"?language={language}" for language in LANGUAGES)):
        state = ada.get(f"/api/tables/{table}/state{asked_in}")
        assert state["view"]["names"] == ["Ada", "Ada 2"]


def test_a_spectator_is_nobody_in_the_log(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = played(ada)
    told = sentences(bo.get(f"/api/tables/{table}/log?from=0&language=en")["items"])
    assert any(text.startswith("Ada ") for text in told)
    assert not any(text.startswith("You ") for text in told)


@pytest.mark.parametrize("path", ["/state", "/log", "/replay/0", "/replay/all"])
def test_an_unknown_language_is_refused_by_name(server: Server, path: str) -> None:
    ada = Person(server, "Ada")
    table = ada.table("ur", "me", "me", start=True)
    error = ada.get(f"/api/tables/{table}{path}?language=xx", 422)["error"]
    assert (error["code"], error["field"]) == ("bad_request", "language")


# --- Previews -------------------------------------------------------------------------------------


def auction(server: Server) -> tuple[str, Seat]:
    """A table of Amun-Re at its first bid, and the seat that bids."""
    ada = Person(server, "Ada")
    table = ada.table("amun-re", "me", "me", "me", start=True, seed=7)
    return table, asked(ada, table)


def test_a_preview_shows_the_table_and_plays_nothing(server: Server) -> None:
    table, seat = auction(server)
    move = next(move for move in seat.legal if move.startswith("bid "))
    before = seat.view
    answer = seat.ask("preview", move=move)
    assert answer["type"] == "preview"
    province = next(p for p in answer["table"]["provinces"] if p["id"] == move.split()[1])
    assert [stone["seat"] for stone in province["stones"]] == [before["seat"]]
    again = seat.person.get(f"/api/tables/{table}/state?seat={before['seat']}")
    assert again["view"] == before, "nothing was played"
    assert not any("view" in message for message in seat.heard[1:]), "and nobody was told anything"


@pytest.mark.parametrize(
    ("move", "code", "field"),
    [
        ("fly away", "bad_move", "move"),
        ("", "bad_move", "move"),
        ([], "bad_request", "move"),
        (["pass", 7.5], "bad_request", "move"),
        (None, "bad_request", "move"),
        ("bid nowhere 3", "bad_move", "move"),
        ("pass", "illegal_move", "move"),
        (["pass", "pass"], "illegal_move", "move"),
    ],
)
def test_a_bad_preview_names_the_field(server: Server, move: Any, code: str, field: str) -> None:
    _, seat = auction(server)
    error = seat.refused("preview", move=move)
    assert (error["code"], error["field"].partition(".")[0]) == (code, field)
    assert (error["rule"] or "").startswith("AR-") == (code == "illegal_move")


def test_only_players_of_a_running_game_see_previews(server: Server) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    table = ada.table("ur", "me", "open")
    error = ada.sit(table).refused("preview", move="roll")
    assert error["code"] == "not_started"
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    watcher = Person(server, "Cy").sit(table)
    assert watcher.refused("preview", move="roll")["field"] == "seat"
    mover = next(p for p in (ada, bo) if p.get(f"/api/tables/{table}/state")["view"]["legal"])
    error = mover.sit(table).refused("preview", move="roll")
    assert (error["code"], error["field"]) == ("bad_move", "move"), "dice are not rolled to see"
    assert "reveals" in error["message"]
