"""The pages around the tables: making one, settings, account, rulebook."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.browser.chromium import DESKTOP, PHONE, Watch, sit
from tests.browser.everyone import for_everyone
from tests.browser.servers import Person, wait_for


def test_options_and_pace_reach_the_table(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/new/priests-of-ra")
    page.get_by_text("End", exact=True).click()
    page.get_by_text("Every colour", exact=True).click()
    page.get_by_text("Live", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    made = ada.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["options"]["burial_scoring"] == "each_color"
    assert made["pace"] == "live"


def test_a_new_table_fits_one_screen(browser: Browser, ada: Person) -> None:
    """With all seats of every game, friends on them and the clock with the longest hint."""
    for size, language in ((PHONE, "nl"), (PHONE, "de"), ((1280, 800), "de")):
        page = sit(browser, ada, size, locale=language).new_page()
        watch = Watch(page)
        page.goto("/new")
        page.locator(".seats").wait_for()
        page.locator("input[name=pace][value=live]").check(force=True)
        games = ada.ask("GET", "/games")
        assert len(games) >= 6
        for game in games:
            seats = str(game["seats"][-1])
            if size == PHONE:
                page.locator(".game select").first.select_option(game["name"])
                page.locator(".game select").last.select_option(seats)
            else:
                page.locator(f"input[name=game][value={game['name']}]").check(force=True)
                page.locator(f"input[name=seats][value='{seats}']").check(force=True)
            expect(page.locator(".seats select")).to_have_count(int(seats))
            if size != PHONE:
                expect(page.locator(".pane")).to_be_visible()
            fits = "document.documentElement.scrollHeight <= innerHeight"
            assert page.evaluate(fits), (size, game["name"])
        if size == PHONE:
            for_everyone(page, "new table")
            page.locator("[data-rules]").click()
            for_everyone(page, "rules of a new table")
        watch.check()


def test_texts_that_come_late_are_not_shown_for_another_game(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    held: list[Route] = []
    page.route("**/games/ur/texts/*", lambda route: held.append(route))
    page.goto("/new/priests-of-ra")
    expect(page.locator("[data-option=sun_groups]")).to_be_visible()
    watch = Watch(page)
    with page.expect_request("**/games/ur/texts/*"):
        page.locator("input[name=game][value=ur]").check(force=True)
    expect(page.locator(".seats select")).to_have_count(2)
    expect(page.locator("[data-option]")).to_have_count(0)
    watch.check()
    with page.expect_response("**/games/amun-re/texts/*"):
        page.locator("input[name=game][value=amun-re]").check(force=True)
    with page.expect_response("**/games/ur/texts/*"):
        held.pop().continue_()
    expect(page.locator("[data-option]").first).to_be_visible()
    watch.check()
    page.locator("input[name=game][value=ur]").check(force=True)
    held.pop().continue_()
    expect(page.locator("[data-option=pieces]")).to_be_visible()
    watch.check()


def test_rules_chosen_on_a_phone_reach_the_table(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    page.goto("/new/priests-of-ra")
    rules = page.locator("[data-rules]")
    rules.click()
    page.get_by_text("End", exact=True).click()
    page.get_by_text("Every colour", exact=True).click()
    page.get_by_role("button", name="Close").click()
    expect(rules).to_contain_text("one changed")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    made = ada.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["options"]["burial_scoring"] == "each_color"


def test_a_board_of_ones_own(browser: Browser, ada: Person, tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    board.write_text(json.dumps({"provinces": {"memphis": {"fields": 3}, "abydos": {"fields": 3}}}))
    page = sit(browser, ada).new_page()
    page.goto("/new/amun-re")
    page.get_by_text("Own board", exact=True).click()
    page.locator("input[type=file]").set_input_files(board)
    expect(page.get_by_text("board.json")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert ada.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["board"] is not None


def test_clocks_run(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ada.table('me', 'easy', pace='live')}")
    clock = page.locator(".clock.running")
    clock.wait_for()
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)


def test_the_rulebook_is_searchable(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/rules/priests-of-ra")
    expect(page.locator(".rule")).to_have_count(52)
    expect(page.locator("figure")).not_to_have_count(0)  # worked examples, drawn
    page.get_by_role("searchbox").fill("pr-5.4")
    expect(page.locator("[id='PR-5.4']")).to_be_visible()
    page.get_by_role("searchbox").fill("burial chamber colour")
    expect(page.locator(".rule")).not_to_have_count(0)
    expect(page.locator("[id='PR-7.9']")).to_be_visible()
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No rule mentions")).to_be_visible()


def test_a_link_to_a_rule_opens_there(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/rules/priests-of-ra#PR-7.9")
    expect(page.locator("[id='PR-7.9']")).to_be_in_viewport()


def test_a_ruling_tells_its_reason_and_its_option(browser: Browser, ada: Person) -> None:
    for size in (DESKTOP, PHONE):
        page = sit(browser, ada, size, locale="nl").new_page()
        page.goto("/rules/catan-cheops")
        ruling = page.locator("[id='CH-6.4'] details", has_text="Uitspraak CH-R7:")
        expect(ruling).to_contain_text("Eén goudstuk betaalt")
        reason = ruling.get_by_text("Het gedrukte voorbeeld")
        expect(reason).to_be_hidden()
        ruling.get_by_text("Waarom?").click()
        expect(reason).to_be_visible()
        expect(ruling.get_by_text("De optie ‘")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        page.goto("/rules/catan-cheops#CH-R19")
        opened = page.locator("[id='CH-R19']")
        expect(opened).to_be_in_viewport()
        expect(opened.get_by_text("drie vloekkaarten")).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_what_can_be_searched_in_the_rules_is_read_on_a_phone(
    browser: Browser, ada: Person, locale: str
) -> None:
    page = sit(browser, ada, PHONE, locale=locale).new_page()
    page.goto("/rules/amun-re")
    field = page.locator("input[type=search]")
    room, words = field.evaluate(
        """async (field) => {
            await document.fonts.ready;
            const room = field.clientWidth - 20;  // at its end lies what empties it
            const words = field.parentElement.appendChild(document.createElement('span'));
            words.textContent = field.placeholder;
            words.style.cssText = 'position: absolute; white-space: nowrap';
            words.style.font = getComputedStyle(field).font;
            return [room, words.getBoundingClientRect().width];
        }"""
    )
    assert words <= room


def test_worked_examples_are_drawn_under_their_rules(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    for game, rule, title in (
        ("catan-alexander", "AL-6.1", "A settlement at a temple"),
        ("catan-cheops", "CH-9.1", "The first block of a player"),
    ):
        page.goto(f"/rules/{game}")
        examples = page.locator("figure", has_text="Example:")
        expect(examples).to_have_count(3)
        drawn = page.locator(f"[id='{rule}'] figure", has_text=title)
        drawn.scroll_into_view_if_needed()
        board = drawn.locator("svg[role=group], svg").first
        expect(board).to_be_visible()
        box = board.bounding_box()
        assert box
        assert box["width"] > 400
        assert box["height"] > 250


def test_stand_ins_are_marked_in_the_rulebook(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/rules/amun-re")
    numbers = page.get_by_role("table").filter(has_text="Card limit")
    expect(numbers.get_by_role("img", name="Stand-in")).to_have_count(13 + 12)
    berenike = numbers.get_by_role("row").filter(has_text="Berenike")
    expect(berenike.locator("td").first).to_have_text("0")  # known to have no fields


def test_settings_are_kept(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill("Ada of Alexandria")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text("Night", exact=True).click()
    page.get_by_role("switch", name="Sound").check()
    page.get_by_label("Webhook").fill("http://127.0.0.1:9/turn")
    page.get_by_role("button", name="Save").nth(1).click()
    expect(page.get_by_text("Saved.").first).to_be_visible()
    # Changes are sent one after the other: with the last all of them are there.
    wait_for(lambda: ada.ask("GET", "/me")["webhook"] == "http://127.0.0.1:9/turn")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    kept = ada.ask("GET", "/me")
    assert kept["name"] == "Ada of Alexandria"
    assert kept["settings"]["theme"] == "night"


def test_a_late_answer_does_not_undo_a_setting(browser: Browser, ada: Person) -> None:
    ada.prefer(theme="day")
    page = sit(browser, ada).new_page()
    page.goto("/settings")
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        held.append((route, route.fetch()))

    def answer() -> None:
        while not held:
            page.wait_for_timeout(10)
        route, response = held.pop(0)
        route.fulfill(response=response)

    page.route("**/api/me", hold)
    page.get_by_label("Name", exact=True).fill("Ada of Alexandria")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text("Night", exact=True).click()
    answer()  # to the name: it knows nothing of the night
    expect(page.get_by_text("Saved.").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.get_by_role("switch", name="Sound").check()
    answer()
    answer()
    page.unroute("**/api/me", hold)
    kept = ada.ask("GET", "/me")["settings"]
    assert (kept["theme"], kept["sounds"]) == ("night", True)


def test_an_account_is_used_on_another_device(browser: Browser, ada: Person, bob: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/settings")
    page.get_by_label("Account name").fill(f"ada-{ada.id}")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form").filter(has=page.get_by_label("Password")).get_by_role("button").click()
    expect(page.get_by_text("You are logged in as")).to_be_visible()

    other = sit(browser, bob).new_page()
    other.goto("/settings")
    other.get_by_text("Log in", exact=True).click()
    other.get_by_label("Account name").fill(f"ada-{ada.id}")
    form = other.locator("form").filter(has=other.get_by_label("Password"))
    other.get_by_label("Password").fill("wrong password")
    form.get_by_role("button").click()
    expect(other.get_by_role("alert")).to_have_text("Wrong name or password.")
    other.get_by_label("Password").fill("correct horse")
    form.get_by_role("button").click()
    expect(other.get_by_text("You are logged in as")).to_be_visible()
    expect(other.get_by_role("button", name="Log out there")).to_have_count(1)


def test_a_token_is_shown_once(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/settings")
    page.get_by_label("Name of the program").fill("my bot")
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator("code")).not_to_be_empty()
    page.reload()
    expect(page.get_by_text("my bot")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)


def test_a_bot_takes_over_and_gives_back(browser: Browser, ada: Person, bob: Person) -> None:
    table = ada.table("me", "open")
    bob.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Let a bot take over").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Let a bot take over")).to_be_visible()


def test_an_unknown_address(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_an_address_that_names_nothing(browser: Browser, ada: Person) -> None:
    for size in (DESKTOP, PHONE):
        page = sit(browser, ada, size).new_page()
        for path in ("/rules/zz", "/new/zz", "/table/replay/replay"):
            page.goto(path)
            expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
            expect(page).to_have_url(re.compile(f"{path}$"))
            expect(page).to_have_title("There is nothing here · Heliopolis")
            expect(page.get_by_text("One moment")).to_have_count(0)
            expect(page.locator(".toast")).to_have_count(0)
        page.get_by_role("link", name="Home", exact=True).last.click()
        expect(page).to_have_url(re.compile("/$"))


def test_my_tables_that_wait_for_me_come_first(browser: Browser, ada: Person) -> None:
    players_to_move = ada.reach("turn")
    ada.table("me", "open")
    page = sit(browser, ada, DESKTOP).new_page()
    watch = Watch(page)
    page.goto("/")
    first = page.locator(".tables a").first
    expect(first).to_have_attribute("href", re.compile(players_to_move))
    expect(first).to_contain_text("Your turn")
    expect(page.locator("nav .badge")).to_have_text("1")
    watch.check()
