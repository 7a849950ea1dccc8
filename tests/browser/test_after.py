"""After the game: replay, analysis, proof, fork, and the history of a person."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

import heliopolis
from heliopolis.server.core import protocol
from tests.browser.chromium import PHONE, Watch, sit
from tests.browser.rehearsal import Rehearsal, rehearsal_of_bots, stored
from tests.browser.servers import DATABASES, PATIENCE, Person, wait_for


@pytest.mark.long
def test_replay_proof_and_fork(browser: Browser, ada: Person) -> None:
    table = ada.played("easy")
    last = ada.view(table)["step"]
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    page.goto(f"/table/{table}/replay/10")
    position = page.locator("output")
    expect(position).to_have_text(f"Move 10 of {last}")
    page.get_by_role("button", name="One step forward").click()
    expect(position).to_have_text(f"Move 11 of {last}")
    page.keyboard.press("ArrowLeft")
    expect(position).to_have_text(f"Move 10 of {last}")
    page.get_by_label("Step of the game").fill("20")
    expect(position).to_have_text(f"Move 20 of {last}")
    assert page.url.endswith("/replay/20")  # a link to this very step

    page.get_by_role("button", name="Play", exact=True).click()
    expect(position).not_to_have_text(re.compile(r"^Move 2[01] "))  # by itself, further and further
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("button", name="To the end").click()
    expect(page.locator("tfoot td").first).to_be_visible()
    expect(page.get_by_role("img", name="The race")).to_be_visible()
    expect(page.get_by_role("img", name="Winning chances")).to_be_visible(timeout=1000 * PATIENCE)
    page.get_by_text("Expected points", exact=True).click()
    expect(page.get_by_role("img", name="Expected points")).to_be_visible()
    expect(page.get_by_role("region", name="Luck and decisions")).to_be_visible()

    page.get_by_role("button", name="Show the proof").click()
    page.get_by_role("button", name="Check it in this browser").click()
    expect(page.get_by_text("It matches: no draw was made up")).to_be_visible()

    page.get_by_label("Step of the game").fill("20")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(page.locator(".board").or_(page.locator(".seats")).first).to_be_visible()
    watch.check()


def test_from_a_mistake_to_trying_it_anew(browser: Browser, ada: Person) -> None:
    table = ada.finished("easy")
    path = f"/tables/{table}/analysis"
    wait_for(lambda: ada.ask("GET", path)["analysis"])
    told = ada.ask("GET", path)
    (seat,) = ada.ask("GET", f"/tables/{table}")["my_seats"]
    judged = told["analysis"]["decisions"]
    own = [one for one in judged if one["seat"] == seat and one["candidates"]]
    for one, points in zip(own[-2:], (1.5, 2.5), strict=True):  # whatever was found: two blunders
        better = one["candidates"][-1]["move"]
        one |= {"verdict": "blunder", "loss": 0.2, "better": better}
        one["points"] = [points, points]
        one["told"] = {"en": "That brings a lot."}
    first, second = (one["step"] for one in own[-2:])
    told["analysis"]["decisions"] = own[-2:]
    page = sit(browser, ada).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/table/{table}/replay/{first - 1}")
    here, position = page.locator(".controls"), page.locator("output")
    expect(page.get_by_role("button", name="Next mistake")).to_be_enabled()
    page.keyboard.press("n")
    expect(position).to_contain_text(f"Move {first} of")
    expect(here).to_contain_text("Blunder, 20 % of the winning chances lost")
    expect(here).to_contain_text("That brings a lot. ")
    expect(here).to_contain_text("+1.5 points")
    page.keyboard.press("n")
    expect(position).to_contain_text(f"Move {second} of")
    expect(here).to_contain_text("+2.5 points")
    page.keyboard.press("p")
    expect(position).to_contain_text(f"Move {first} of")
    expect(page.locator(".mistakes li").first).to_contain_text(f"Move {first + 1} of")
    here.get_by_role("button", name="Try it from here").click()
    expect(page).not_to_have_url(re.compile("replay"))
    tried = page.url.rpartition("/")[2]
    expect(page.locator(".board")).to_be_visible()
    assert ada.view(tried)["step"] == first
    asked = ada.ask("GET", f"/tables/{tried}")
    assert asked["my_seats"] == [seat]
    assert asked["seats"][1 - seat]["bot"] == "easy", "the same bot"
    assert asked["forked_from"] == table


def _flaws(play: Rehearsal, at: dict[int, tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    """Return what a page is told of an even game: a blunder each, its seat and the better move.

    To analyse a whole game takes as long as all else here; what a page shows does not depend on it.
    """
    seats = range(play.seats)
    even = {"wins": [1 / play.seats] * play.seats, "points": [5.0] * play.seats}
    errors = {f"{what}_error": [0.01] * play.seats for what in even}
    shares = {"start": 1.0, "luck": 0.0, "luck_error": 0.0, "own": 0.0, "others": 0.0, "end": 1.0}
    decisions = [
        {
            "step": step, "seat": seat, "move": better, "verdict": "blunder", "loss": 0.2,
            "error": 0.04, "better": better, "points": [1.5, -1.5, 0.0], "wins": [0.2, -0.2, 0.0],
            "events": [], "candidates": [],
        }
        for step, (seat, better) in at.items()
    ]  # fmt: skip
    summaries = [
        {
            "seat": seat, "accuracy": 90.0, "parts": [90.0] * 3, "wins": shares, "points": shares,
            "counts": dict.fromkeys(("best", "good", "inaccuracy", "mistake", "blunder"), 0),
        }
        for seat in seats
    ]  # fmt: skip
    analysis = {
        "format": 1, "game": play.game, "players": [f"Bot {seat}" for seat in seats], "over": True,
        "worlds": [64, 16], "moments": [], "facts": [], "decisions": decisions,
        "steps": [{"step": step, **even, **errors} for step in range(len(play.moves) + 1)],
        "summaries": summaries,
    }  # fmt: skip
    told = {"done": 1, "total": 1, "analysis": analysis}
    protocol.AnalysisProgress.model_validate(told)
    return told


ENTER = {"text": "enter", "move": "enter"}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_better_move_glows_at_the_pieces_of_who_should_make_it(
    browser: Browser, ada: Person, seat: int
) -> None:
    play = rehearsal_of_bots("ur", 2, ("greedy", "greedy"))
    table = stored(DATABASES[ada.address], play)
    entered = next(n for n, one in enumerate(play.moves) if one == (seat, "enter"))
    moved = next(
        n
        for n, (who, text) in enumerate(play.moves)
        if n > entered and who == seat and text.startswith("move ")
    )
    square = play.moves[moved][1].split()[1]
    onward = {"text": f"move {square}", "move": "move", "square": int(square)}
    told = _flaws(play, {entered: (seat, ENTER), moved: (seat, onward)})
    page = sit(browser, ada).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/table/{table}/replay/{entered}")
    expect(page.locator(".here .better")).to_be_visible()
    own, other = (page.locator(f"[data-thing='seat:{one}:hand']") for one in (seat, 1 - seat))
    expect(own).to_have_css("filter", re.compile("drop-shadow"))
    expect(other).to_have_css("filter", "none")
    page.keyboard.press("n")
    piece = page.locator(f".spot:has([data-thing='seat:{seat}:at:{square}'])")
    expect(piece).to_have_css("filter", re.compile("drop-shadow"))
    expect(own).to_have_css("filter", "none")


def test_the_better_place_is_ringed_on_a_board_that_is_drawn_small(
    browser: Browser, ada: Person
) -> None:
    play = rehearsal_of_bots("catan-cheops", 3, ("greedy",) * 3)
    table = stored(DATABASES[ada.address], play)
    seat, text = play.moves[0]
    told = _flaws(play, {0: (seat, {"text": text, "move": text.split()[0]})})
    page = sit(browser, ada).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/table/{table}/replay/0")
    ring = page.locator(f"[data-move='{text}'] .hit")
    expect(ring).to_have_css("stroke-width", "3px")
    expect(ring).to_have_css("vector-effect", "non-scaling-stroke")
    page.get_by_role("button", name="One step forward").click()
    expect(ring).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_the_board_and_what_is_said_of_a_decision_are_in_one_window(
    browser: Browser, ada: Person, size: tuple[int, int]
) -> None:
    play = rehearsal_of_bots("ur", 2, ("greedy", "greedy"))
    table = stored(DATABASES[ada.address], play)
    at = next(n for n, one in enumerate(play.moves) if one == (0, "enter"))
    later = next(n for n, one in enumerate(play.moves) if n > at + 1 and one == (1, "enter"))
    told = _flaws(play, {at: (0, ENTER), later: (1, ENTER)})
    page = sit(browser, ada, size).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/table/{table}/replay/{at - 1}")
    board, following = page.locator("[data-board]"), page.get_by_role("button", name="Next mistake")
    expect(following).to_be_enabled()
    before = board.bounding_box()
    following.click()
    expect(page.locator(".here .better")).to_be_visible()
    assert board.bounding_box() == before, "the board stays where it is"
    for part in (board, page.locator(".controls")):
        box = part.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    page.locator(".mistakes li").last.get_by_role("button").click()
    expect(page.locator("output")).to_contain_text(f"Move {later} of")
    page.wait_for_function("scrollY === 0")  # back at the board, which shows it


def test_the_way_from_mistake_to_mistake_is_that_of_one_player(
    browser: Browser, ada: Person
) -> None:
    play = rehearsal_of_bots("ur", 2, ("greedy", "greedy"))
    table = stored(DATABASES[ada.address], play)
    at = {seat: play.moves.index((seat, "enter")) for seat in (0, 1)}
    told = _flaws(play, {at[seat]: (seat, ENTER) for seat in sorted(at, key=at.__getitem__)})
    page = sit(browser, ada).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/table/{table}/replay/0")
    expect(page.locator(".mistakes li")).to_have_count(2)
    whose = page.get_by_label("Whose mistakes are shown")
    whose.select_option(index=2)
    expect(page.locator(".mistakes li")).to_have_count(1)
    page.get_by_label("Step of the game").focus()
    page.keyboard.press("n")  # a slider needs no letters
    expect(page.locator("output")).to_contain_text(f"Move {at[1]} of")
    expect(page.get_by_role("button", name="Next mistake")).to_be_disabled()


def test_one_who_asks_for_too_many_analyses_waits(browser: Browser, ada: Person) -> None:
    play = rehearsal_of_bots("ur", 2, ("greedy", "greedy"))
    table = stored(DATABASES[ada.address], play)
    told = _flaws(play, {})
    full = {"code": "too_many", "message": "wait a little", "rule": None, "field": None}
    answers: list[tuple[int, Any]] = [(429, {"error": full}), (200, told)]
    page = sit(browser, ada).new_page()
    asked: list[int] = []

    def answer(route: Route) -> None:
        status, body = answers[min(len(asked), 1)]
        asked.append(status)
        route.fulfill(status=status, json=body)

    page.route("**/analysis", answer)
    page.goto(f"/table/{table}/replay")
    expect(page.get_by_text("The analysis waits for its turn.")).to_be_visible()
    expect(page.get_by_role("img", name="Winning chances")).to_be_visible()
    assert asked == [429, 200]


def test_where_nothing_was_judged_it_is_said(browser: Browser, ada: Person) -> None:
    play = rehearsal_of_bots("ur", 2, ("greedy", "greedy"))
    table = stored(DATABASES[ada.address], play)
    told = _flaws(play, {})
    page = sit(browser, ada).new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/table/{table}/replay")
    expect(page.get_by_text("No decision was judged at this depth.")).to_be_visible()
    expect(page.get_by_text("Nobody made a mistake")).not_to_be_visible()


def test_a_running_game_keeps_its_secret(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.reach('bid-first')}/replay")
    page.get_by_role("button", name="Show the proof").click()
    expect(page.get_by_text("revealed when the game is over")).to_be_visible()


def test_a_finished_game_is_in_the_history(browser: Browser, ada: Person) -> None:
    table = ada.played("easy")
    page = sit(browser, ada).new_page()
    page.goto("/settings")
    page.get_by_role("link", name="Your ratings and games").click()
    expect(page.locator(f"a[href='/table/{table}/replay']")).to_be_visible()


def test_playing_again(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.finished('easy')}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.long
def test_the_rest_of_a_long_log_is_loaded_on_demand(browser: Browser, ada: Person) -> None:
    wish = {"game": "amun-re", "seats": [{"kind": "me"}] * 5, "seed": 7, "start": True}
    path = f"/tables/{ada.ask('POST', '/tables', wish)['id']}"
    mirror, chooser = heliopolis.new("amun-re", seats=5, seed=7), random.Random(7)

    def play(log_events: int) -> None:
        while len(mirror.log_events) < log_events and not mirror.over:
            move = chooser.choice(mirror.legal())
            step = mirror.known_step(move.seat)
            ada.ask("POST", f"{path}/moves", {"seat": move.seat, "step": step, "move": move.text})
            mirror.play(move)

    play(280)
    page = sit(browser, ada).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.replace("tables", "table"))
    told = page.locator(".log li")
    expect(told.first).to_be_visible()
    few = told.count()
    assert not any("/log?" in url for url in asked)
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_role("button", name="Show everything")).to_be_hidden()
    assert sum("/log?" in url for url in asked) == 1
    assert told.count() > few
    play(10**6)
    expect(page.get_by_role("img", name="The race")).to_be_visible()
    page.reload()
    expect(page.get_by_role("img", name="The race")).to_be_visible()
    sums = page.locator(".ending tfoot td")
    assert [cell.inner_text() for cell in sums.all()] == [str(score) for score in mirror.scores()]
    lines = page.locator(".ending tbody tr").count()
    page.get_by_role("button", name="Show everything").click()
    assert page.locator(".ending tbody tr").count() == lines, "the sheet was whole before"
