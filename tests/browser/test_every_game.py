"""What every table must do: undo, replay, keyboard, words, two people and a spectator."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from itertools import count, islice, repeat

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.catan import question
from tests.browser.chromium import PHONE, Watch, moved, sit, step
from tests.browser.late import GAMES, late, late_table
from tests.browser.rehearsal import stored
from tests.browser.servers import DATABASES, Person, wait_for

LONG = 200  # more answers than the end of a game asks for
QUESTIONS = 8  # before the end, about

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
_ASKED = "[data-answer]:enabled, .spot.open, [data-card]:enabled, [data-more]:enabled"
_SHOWN = f".ending, dialog[open] .main, {_ASKED}"
_FOCUSED = "wanted => document.activeElement.matches(wanted)"
# Answered, or to be confirmed; a place that says why not would be neither.
_TAKEN = """before => document.querySelector('.confirm .main, dialog[open], .ending')
  || Number(document.querySelector('[data-step]').dataset.step) > before"""


def _press_until_focused(page: Page, keys: Iterable[str], wanted: str) -> None:
    for key in islice(keys, 150):
        if page.evaluate(_FOCUSED, wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} cannot be reached")


def _answer_by_keyboard(page: Page, chance: random.Random) -> str:
    """Answer by arrow keys over the board, by a number, or by Tab; return which of them."""
    before = step(page)
    places = page.locator(".stage .spot.open").count()
    answers = page.locator("[data-answer]:enabled:visible").count()
    if places and (not answers or chance.random() < 0.6):
        how = "arrows"
        page.keyboard.press("ArrowRight")
        assert page.evaluate(_FOCUSED, ".stage :is(.spot.open, button, [role=button])")
        for key in chance.choices(ARROWS, k=2):
            page.keyboard.press(key)
        wandering = (chance.choice(ARROWS) for _ in count())
        _press_until_focused(page, wandering, ".spot.open")
        page.keyboard.press("Enter")
    elif answers:
        how = "numbers"
        page.keyboard.press(str(chance.randint(1, min(9, answers))))
    else:  # cards to give up, goods to pay with: one after another
        _press_until_focused(
            page, repeat("Tab"), "[data-card][aria-pressed=false]:enabled, [data-more]"
        )
        page.keyboard.press("Enter")
        return "tab"
    page.wait_for_function(_TAKEN, arg=before)
    if page.locator(".confirm .main").count():
        page.keyboard.press("Enter")
    moved(page, before)
    return how


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_by_keyboard_alone(browser: Browser, ada: Person, game: str) -> None:
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    page.goto(f"/table/{late_table(ada, game, QUESTIONS)}")
    chance = random.Random(1)
    for _ in range(LONG):
        page.locator(_SHOWN).first.wait_for(state="attached")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
            expect(page.locator("dialog[open]")).to_have_count(0)
        elif page.locator(".ending").count():
            break
        else:
            _answer_by_keyboard(page, chance)
    expect(page.locator(".ending tfoot td").first).to_be_visible()
    watch.check()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_in_words_alone(browser: Browser, ada: Person, game: str) -> None:
    ada.prefer(text_view=True)
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    page.goto(f"/table/{late_table(ada, game, QUESTIONS)}")
    move = page.get_by_label("Type a move or its number")
    result = page.get_by_role("heading", name="The end of the game")
    chance = random.Random(1)
    for _ in range(LONG):
        page.locator("[data-typed], dialog[open] .main").or_(result).first.wait_for()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
            expect(page.locator("dialog[open]")).to_have_count(0)
            continue
        if result.count():
            break
        before = step(page)
        typed = page.locator("[data-typed]").evaluate_all("all => all.map(e => e.dataset.typed)")
        move.fill(chance.choice(typed))
        move.press("Enter")
        page.wait_for_function(_TAKEN, arg=before)
    expect(result).to_be_visible()
    watch.check()


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_taken_back_by_the_button(browser: Browser, ada: Person, game: str) -> None:
    """Against bots for the whole game: also what revealed something, and what bots did since."""
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    table = ada.table("me", *["easy"] * _bots(game), game=game)
    page.goto(f"/table/{table}")
    undo = page.get_by_role("button", name="Take back")
    asked = []
    for _ in range(2):
        asked.append((_asked_now(ada, table, page), question(page)))
        if len(asked) == 1:
            expect(undo).to_be_disabled()
        _move(ada, table)
    _asked_now(ada, table, page)
    for at, there in reversed(asked):
        undo.click()
        expect(page.locator("[data-step]")).to_have_attribute("data-step", str(at))
        page.locator(_ASKED).first.wait_for(state="attached")
        assert question(page) == there
    expect(undo).to_be_disabled()
    watch.check()


def _bots(game: str) -> int:
    """Return how many there must be besides one or two people."""
    return 1 if game in ("priests-of-ra", "ur") else 2


def _asked_now(person: Person, table: str, page: Page) -> int:
    """Wait until this person is asked and the page shows it; return the step."""
    wait_for(lambda: person.view(table)["legal"])
    at: int = person.view(table)["step"]
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(at))
    page.locator(_ASKED).first.wait_for(state="attached")
    return at


def _move(person: Person, table: str) -> None:
    """Make the first move there is."""
    view = person.view(table)
    body = {"step": view["step"], "move": view["legal"][0]["text"]}
    person.ask("POST", f"/tables/{table}/moves", body)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_and_played_on(
    browser: Browser, ada: Person, game: str
) -> None:
    play = late(game, QUESTIONS)
    last, at = len(play.moves), play.asked["late"].step
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto(f"/table/{stored(DATABASES[ada.address], play)}/replay/{at - 1}")
    position = page.locator("output")
    expect(position).to_have_text(f"Move {at - 1} of {last}")
    expect(page.locator("[data-board]")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("tfoot td")).to_have_count(play.seats)
    page.get_by_label("Step of the game").fill(str(at - 1))
    page.get_by_role("button", name="One step forward").click()
    expect(position).to_have_text(f"Move {at} of {last}")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", str(last))
    watch.check()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_by_link_and_a_spectator(
    browser: Browser, ada: Person, bob: Person, game: str
) -> None:
    """Each sees what the other does; one who watches sees it too, and has nothing to tap."""
    table = ada.table("me", "open", *["easy"] * (_bots(game) - 1), game=game)
    ada_page, bob_page = sit(browser, ada).new_page(), sit(browser, bob, PHONE).new_page()
    watches = [Watch(ada_page), Watch(bob_page)]
    ada_page.goto(f"/table/{table}")
    bob_page.goto(ada_page.get_by_label("Link to this table").input_value())
    bob_page.get_by_role("button", name="Sit down").click()
    ada_page.get_by_role("button", name="Start the game").click()
    eve = sit(browser, Person(ada.address, "Eve")).new_page()
    watches.append(Watch(eve))
    eve.goto(ada_page.url)
    eve.locator("[data-board]").wait_for()
    movers: set[str] = set()
    for _ in range(LONG):
        wait_for(lambda: ada.view(table)["legal"] or bob.view(table)["legal"])
        mover, page = (ada, ada_page) if ada.view(table)["legal"] else (bob, bob_page)
        page.locator(_ASKED).first.wait_for(state="attached")
        before = step(eve)
        _move(mover, table)
        movers.add(mover.id)
        if movers == {ada.id, bob.id} and mover.view(table)["step"] > before:
            break
    for other in (ada_page, bob_page, eve):
        moved(other, before)
    expect(eve.locator(".spot.open, [data-answer], [data-thing=hand]")).to_have_count(0)
    for watch in watches:
        watch.check()
