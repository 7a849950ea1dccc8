"""The Royal Game of Ur in the browser: a whole game, at both widths and for everyone."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Watch, moved, sit, step
from tests.browser.everyone import for_everyone
from tests.browser.screen import OneScreen
from tests.browser.servers import Person
from tests.browser.stages import UR

LONG = 600  # more taps than a game asks of one


def _tap(page: Page) -> None:
    """Roll, or move the foremost piece that can move."""
    before = step(page)
    if page.locator("[data-answer=roll]").count():
        page.locator("[data-answer=roll]").click()
    else:
        page.locator(".spot.open").last.click(force=True)
    moved(page, before)


def test_a_whole_game_for_everyone(browser: Browser, ada: Person) -> None:
    """One screen at every kind of question; nothing for axe to find; every word in German."""
    page = sit(browser, ada, PHONE, locale="de").new_page()
    watch = Watch(page)
    table = ada.table("me", "easy", game=UR, options={"pieces": "2"})
    page.goto(f"/table/{table}")
    screen = OneScreen()
    seen: set[str] = set()
    for _ in range(LONG):
        page.locator(".ending, [data-answer]:enabled, .spot.open").first.wait_for()
        if page.locator(".ending").count():
            break
        kind = ada.view(table)["prompt"]["prompt"]
        if kind not in seen:
            seen.add(kind)
            screen.check(page, kind)
            for_everyone(page, kind)
        _tap(page)
    assert {"roll", "move"} <= seen
    expect(page.locator(".ending tfoot td")).to_have_count(2)
    watch.check()


def test_pieces_forced_answers_and_pace(browser: Browser, ada: Person) -> None:
    """A tap explains a square; one possible move is made by the table; others' moves wait.

    Dice are rolled by hand even where nothing else can be done."""
    ada.prefer(pace="step", forced=True)
    page = sit(browser, ada, DESKTOP).new_page()
    table = ada.table("me", "easy", game=UR, options={"pieces": "1", "first_player": "seat_0"})
    page.goto(f"/table/{table}")
    roll, forced, following = (
        page.locator(selector) for selector in ("[data-answer=roll]", ".forced", "[data-pace=next]")
    )
    roll.wait_for()
    page.locator("[data-piece=rosette]").last.click()
    expect(page.locator(".piece-card")).to_contain_text("UR-5.1")
    page.keyboard.press("Escape")
    expect(page.locator(".piece-card")).to_have_count(0)
    page.keyboard.press("i")
    first = page.locator(".piece-card h3").inner_text()
    page.keyboard.press("i")
    expect(page.locator(".piece-card h3")).not_to_have_text(first)
    page.keyboard.press("Escape")
    waited = False
    for _ in range(LONG):
        forced.or_(roll).or_(following).first.wait_for()
        before = step(page)
        if forced.count():
            expect(page.locator(".prompt h2")).to_contain_text("your only option")
            moved(page, before)  # without a tap
            if waited:
                return
        elif following.count():
            waited = True
            following.click()
            moved(page, before)
        else:
            roll.click()
            moved(page, before)
    raise AssertionError("no roll left a single move")


def test_names_beside_the_race_are_whole(browser: Browser, ada: Person) -> None:
    """Those of bots in every language; a person's that is longer ends in dots."""
    person = Person(ada.address, "Nebuchadnezzar the Second")
    page = sit(browser, person, DESKTOP, locale="de").new_page()
    page.goto(f"/table/{person.finished('easy', game=UR)}")
    race = page.get_by_role("img", name="Das Rennen")
    expect(race.locator(".name")).to_have_count(2)
    expect(race.get_by_text("Nebuchadnez…")).to_be_visible()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if size == PHONE:
            page.locator(".ending fieldset label").last.click()
        edge = race.bounding_box()
        for name in race.locator(".name").all():
            box = name.bounding_box()
            assert box is not None
            assert edge is not None
            assert box["x"] + box["width"] <= edge["x"] + edge["width"]


def test_the_title_is_in_the_language_of_the_reader(browser: Browser, ada: Person) -> None:
    """Also at once after it is changed, and in the sentences that name the game."""
    page = sit(browser, ada, PHONE, locale="de").new_page()
    watch = Watch(page)
    page.goto("/rules/ur")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Die Regeln von „Das königliche Spiel von Ur“")
    table = ada.table("me", "open", game=UR)
    page.goto("/")
    expect(page.locator(f"main a[href*='{table}']")).to_contain_text("Das königliche Spiel von Ur")
    page.goto("/settings")
    page.get_by_text("Nederlands").click()
    page.get_by_role("link", name="Startpagina", exact=True).last.click()
    expect(page.locator(f"main a[href*='{table}']")).to_contain_text("Het Koninklijke Spel van Ur")
    watch.check()
