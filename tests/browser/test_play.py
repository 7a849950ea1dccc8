"""Playing in the browser by what is offered, and by nothing else."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Watch, answer, moved, sit, step
from tests.browser.screen import OneScreen
from tests.browser.servers import Person, wait_for

LONG = 400  # more questions than a game of two asks one of them


def play_to_the_end(page: Page, choose: str = "") -> None:
    """Tap answers until the scores are there; scorings on the way are closed."""
    over = page.locator(".ending")
    asked = page.locator("[data-answer]")
    scoring = page.locator("dialog .main")
    for _ in range(LONG):
        over.or_(asked.first).or_(scoring).first.wait_for()
        if scoring.count():
            scoring.click()
        elif over.count():
            return
        else:
            answer(page)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_against_a_bot(browser: Browser, ada: Person, size: tuple[int, int]) -> None:
    """From the home page to the final scores."""
    page = sit(browser, ada, size).new_page()
    watch = Watch(page)
    page.goto("/new/priests-of-ra")
    if size == PHONE:
        page.get_by_label("Players").last.select_option("2")
    else:
        page.get_by_text("2", exact=True).click()
    page.get_by_label("Seat 2").select_option("bot:easy")
    page.get_by_role("button", name="Start").click()
    play_to_the_end(page)
    expect(page.locator(".ending tfoot td")).to_have_count(2)
    expect(page.locator(".prompt h2")).to_contain_text("The game is over")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    watch.check()


QUESTIONS = ("turn", "place", "bid-first", "bid-over", "bid-must", "flip")


def test_every_question_is_on_one_screen(browser: Browser, ada: Person) -> None:
    """With five players, for whom there is the least room; each in one of the languages."""
    pages = [sit(browser, ada, PHONE, locale=to).new_page() for to in ("en", "nl", "de")]
    screen = OneScreen()
    for page, kind in zip(cycle(pages), QUESTIONS, strict=False):
        page.goto(f"/table/{ada.reach(kind, *['easy'] * 4)}")
        page.locator("[data-answer]").first.wait_for()
        screen.check(page, kind)


def test_one_tap_on_the_home_page_starts_a_game(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/")
    page.locator("[data-play=priests-of-ra]").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(4)


def test_two_people_join_by_link_and_one_watches(
    browser: Browser, ada: Person, bob: Person
) -> None:
    hers, his = sit(browser, ada).new_page(), sit(browser, bob, PHONE).new_page()
    hers.goto("/new/priests-of-ra")
    hers.get_by_text("2", exact=True).click()
    hers.get_by_role("button", name="Open the table").click()
    link = hers.get_by_label("Link to this table").input_value()

    his.goto(link)
    his.get_by_label("Your name at the table").fill("Bobby")
    his.get_by_role("button", name="Sit down").click()
    expect(hers.get_by_text("Bobby")).to_be_visible()
    hers.get_by_role("button", name="Start the game").click()

    onlooker = sit(browser, Person(ada.address, "Eve")).new_page()
    onlooker.goto(link)
    expect(onlooker.locator(".board")).to_be_visible()
    expect(onlooker.locator("[data-answer]")).to_have_count(0)

    for _ in range(12):
        wait_for(lambda: any(page.locator("[data-answer]").count() for page in (hers, his)))
        page = hers if hers.locator("[data-answer]").count() else his
        before = step(page)
        answer(page)
        for other in (hers, his, onlooker):
            moved(other, before)
    hers.get_by_text("Chat", exact=True).click()
    hers.get_by_label("Say something").fill("good luck!")
    hers.get_by_role("button", name="Send").click()
    onlooker.get_by_role("tab", name="Chat 1 unread").click()
    expect(onlooker.get_by_text("good luck!")).to_be_visible()


def test_a_move_is_taken_back(browser: Browser, ada: Person, bob: Person) -> None:
    """A call for an auction can be taken back until the next bidder has answered."""
    table = ada.table("me", "open")
    bob.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    person = ada if ada.view(table)["legal"] else bob
    page = sit(browser, person).new_page()
    page.goto(f"/table/{table}")
    answer(page, "invoke")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-answer=draw]")).to_be_visible()
    assert person.view(table)["prompt"] == {"prompt": "turn"}


def test_a_whole_turn_is_taken_back(browser: Browser, ada: Person) -> None:
    """Several moves of one turn go back at once."""
    table = ada.reach("buy-cards", "easy", "easy", game="amun-re")
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{table}")
    asked = page.locator(".prompt h2").inner_text()
    for _ in range(2):
        answer(page)
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".prompt h2")).to_have_text(asked)


def test_price_and_effect_before_a_bid_counts(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.reach('bid-first')}")
    before = step(page)
    page.locator("[data-answer^=bid]").first.click()
    expect(page.locator(".effect")).to_contain_text("Worth to you")
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator("[data-answer]").first).to_be_visible()
    assert step(page) == before


def test_an_illegal_move_says_why(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.reach('turn')}")
    expect(page.locator(".spot.open")).to_have_count(2)  # bag and Ra figure glow
    page.locator(".hand [data-move^=bid]").first.click(force=True)
    why = page.locator(".why")
    expect(why).to_contain_text("PR-")
    why.locator(".number").click()
    expect(page.locator("dialog")).to_be_visible()
    expect(page.locator("dialog .rule")).to_have_count(1)
    page.keyboard.press("Escape")


def test_pointing_at_an_illegal_move_says_why(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.reach('turn')}")
    page.locator(".hand [data-move^=bid]").first.hover(force=True)
    expect(page.locator(".why")).to_contain_text("PR-")
    page.locator(".prompt h2").hover()
    expect(page.locator(".why")).to_have_count(0)


def test_earlier_steps_can_be_shown(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.reach('turn')}")
    answer(page, "draw")
    page.locator("[data-answer]").first.wait_for()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".prompt h2")).to_contain_text("looking back")
    expect(page.locator("[data-answer]")).to_have_count(0)
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator("[data-answer]").first).to_be_visible()


def test_the_guided_game_points_at_things(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto("/")
    page.locator("[data-guide=priests-of-ra]").click()
    wanted, told = {"Your turn", "The auction row"}, set()
    for _ in range(25):
        page.locator("[data-answer]").first.wait_for()
        scoring = page.locator("dialog .main")
        if scoring.count():
            scoring.click()
        while page.locator(".bubble").count():
            told.add(page.locator(".bubble h2").inner_text())
            page.get_by_role("button", name="Understood").click()
        if wanted <= told and len(told) >= 4:
            break
        answer(page)
    assert wanted <= told
    watch.check()
