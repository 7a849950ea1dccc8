"""Meeting others in the browser: a Swiss tournament, open tables, and the search for a game."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import meeting
from tests.browser.chromium import PHONE, Watch, sit
from tests.browser.everyone import for_everyone
from tests.browser.meeting import look, play_round, rated
from tests.browser.servers import Person, wait_for


@pytest.mark.long
def test_a_swiss_tournament_of_eight_over_three_rounds(
    browser: Browser, ada: Person, bob: Person
) -> None:
    """Four people and four bots; a host at a desk, a guest on a phone, in German."""
    hers, his = sit(browser, ada).new_page(), sit(browser, bob, PHONE, locale="de").new_page()
    watches = [Watch(hers), Watch(his)]
    hers.goto("/tournaments")
    hers.get_by_role("link", name="New tournament").click()
    hers.get_by_text("The Royal Game of Ur", exact=True).click()
    hers.get_by_label("Name of the tournament").fill("Cup of the Nile")
    hers.get_by_label("easy", exact=True).fill("3")
    hers.get_by_label("easy", exact=True).blur()
    hers.get_by_label("medium", exact=True).fill("1")
    hers.get_by_label("medium", exact=True).blur()
    hers.get_by_text("Rule options").click()
    hers.get_by_label("Pieces").select_option("3")
    hers.get_by_role("button", name="Open the tournament").click()
    link = hers.get_by_label("Link to this tournament").input_value()
    id_ = link.rsplit("/", 1)[1]

    his.goto(link)
    his.get_by_label("Dein Name am Tisch").fill("Bobby")
    his.locator("form button").click()
    expect(his.get_by_text("Du bist dabei")).to_be_visible()
    for_everyone(his, "before the start")
    rude = Person(ada.address, "Rude")
    rude.ask("POST", f"/tournaments/{id_}/join", {})
    hers.get_by_role("button", name="Take out: Rude").click()
    hers.get_by_role("button", name="No", exact=True).click()
    hers.get_by_role("button", name="Take out: Rude").click()
    hers.get_by_role("button", name="Take out for good").click()
    expect(hers.get_by_text("Rude")).to_have_count(0)
    again = rude.http.post(f"/api/tournaments/{id_}/join", json={})
    assert again.json()["error"]["code"] == "taken_out"
    others = [Person(ada.address, name) for name in ("Cleo", "Dan")]
    for person in others:
        person.ask("POST", f"/tournaments/{id_}/join", {})
    people = [ada, bob, *others]
    expect(hers.get_by_role("heading", name="8 of 16 players")).to_be_visible()
    hers.get_by_role("button", name="Draw the first round").click()
    expect(hers.locator("[data-table]")).to_have_count(4)
    expect(his.get_by_role("link", name="Zu deinem Tisch")).to_be_visible()
    for_everyone(his, "first round")

    his.get_by_role("link", name="Zu deinem Tisch").click()
    expect(his.locator(".board")).to_be_visible()
    for number in (1, 2, 3):
        play_round(people, id_, number)
        if number < 3:
            expect(hers.locator(f"#round-{number + 1}")).to_be_visible()
    expect(hers.get_by_text("winner of the tournament")).to_be_visible()
    expect(hers.locator("tbody tr")).to_have_count(8)
    for watch in watches:
        watch.check()

    his.get_by_role("link", name="Zum Turnier").click()
    expect(his.get_by_text("Turniersieg")).to_be_visible()
    for_everyone(his, "standings")
    rows = his.locator("tbody tr th")
    heights = [rows.nth(n).evaluate("row => row.offsetHeight") for n in range(8)]
    assert max(heights) < 90, "names are not broken up, letter by letter"
    info = look(ada, id_)
    tables = [table for drawn in info["drawn"] for table in drawn["tables"]]
    met = [
        frozenset(pair)
        for table in tables
        for pair in combinations([place["number"] for place in table["places"]], 2)
    ]
    assert len(met) == len(set(met)) == 12, "nobody meets anybody twice"
    assert sum(one["points"] for one in info["standings"]) == 12
    shown = hers.locator("tbody tr .points").all_inner_texts()
    assert [float(points) for points in shown] == [one["points"] for one in info["standings"]]
    watches[1].check()


def test_an_open_table_is_found_and_joined(browser: Browser, ada: Person, bob: Person) -> None:
    table = rated(ada).table("me", "open", game="ur", public=True, options={"pieces": "3"})
    page = sit(browser, bob, PHONE).new_page()
    watch = Watch(page)
    page.goto("/meet")
    card = page.locator(f"[data-open='{table}']")
    expect(card).to_contain_text("Ada")
    expect(card).to_contain_text(re.compile(r"rating \d"))
    expect(card).to_contain_text("Pieces: 3")
    for_everyone(page, "open tables")
    card.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))
    assert len(bob.ask("GET", f"/tables/{table}")["my_seats"]) == 1
    page.goto("/leaderboard/ur")
    expect(page.get_by_role("link", name="Ada")).not_to_have_count(0)
    expect(page.get_by_text("Bots, easy")).to_be_visible()
    for_everyone(page, "leaderboard")
    watch.check()


def test_two_who_search_meet_at_a_table(browser: Browser, ada: Person, bob: Person) -> None:
    pages = [sit(browser, ada).new_page(), sit(browser, bob, PHONE, locale="nl").new_page()]
    watches = [Watch(page) for page in pages]
    hers, his = pages
    hers.goto("/meet")
    hers.locator("form").get_by_text("The Royal Game of Ur").click()
    hers.get_by_role("button", name="Find me a game").click()
    hers.get_by_role("button", name="Stop searching").click()
    expect(hers.get_by_role("button", name="Find me a game")).to_be_visible()
    wait_for(lambda: ada.ask("GET", "/search")["status"] == "none")
    hers.get_by_role("button", name="Find me a game").click()
    wait_for(lambda: ada.ask("GET", "/search")["status"] == "waiting")
    hers.get_by_role("link", name="Rules").first.click()  # the search goes on meanwhile

    his.goto("/meet")
    his.locator("form").get_by_text("Het Koninklijke Spel van Ur").click()
    for_everyone(his, "search")
    his.get_by_role("button", name="Zoek een spel voor mij").click()
    for page in pages:
        expect(page).to_have_url(re.compile("/table/"))
        expect(page.locator(".board")).to_be_visible()
    assert hers.url == his.url
    for watch in watches:
        watch.check()


def test_pages_of_meeting_are_for_everyone(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    for name in ("list", "new tournament", "searching"):
        meeting.PICTURES[name](ada, page)
        for_everyone(page, name)
    page.route("**/api/tournaments?*", lambda route: route.fulfill(json=[]))
    page.goto("/tournaments")
    page.locator(".none").wait_for()
    # Measured at the same time, once the fonts are there: lines move when they come.
    gap = page.evaluate("""async () => {
        await document.fonts.ready;
        const [button, nothing] = [".lead a", ".none"].map((one) =>
            document.querySelector(one).getBoundingClientRect());
        return nothing.top - button.bottom;
    }""")
    assert gap >= 12, "the two do not stick together"
    watch.check()
