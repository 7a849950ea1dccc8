"""Company: from an invitation to a rematch, talk, absence, and one's tables on the home page."""

from __future__ import annotations

import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Watch, sit, visit
from tests.browser.everyone import for_everyone
from tests.browser.servers import DATABASES, Person, wait_for
from tests.browser.stages import UR

HOUR, DAY = 3_600_000, 86_400_000


def change(person: Person, statement: str, *values: object) -> None:
    """Change the database of a person's server behind its back."""
    with sqlite3.connect(DATABASES[person.address], timeout=60) as database:
        database.execute(statement, values)
    database.close()


# What is shown for a moment only is written down as it comes, however slow the test is.
_NOTE = """() => {
  window.shown = [];
  new MutationObserver(changes => changes.forEach(({addedNodes}) => addedNodes.forEach(node => {
    if (node.nodeType !== 1) return;
    const said = '.toast, .reaction';
    const found = node.matches(said) ? node : node.querySelector(said);
    if (found) window.shown.push(found.textContent.trim());
  }))).observe(document.body, {childList: true, subtree: true});
}"""


_HEAD_FITS = """() => [...document.querySelectorAll('header.head *')].every(one =>
  one.closest('svg, .unseen, .home') || one.clientWidth < 2 ||
  one.scrollWidth <= one.clientWidth + 1)"""


def note(page: Page) -> None:
    page.evaluate(_NOTE)


def saw(page: Page, text: str) -> None:
    """Wait until a toast or a reaction has said something."""
    page.wait_for_function("text => window.shown.some(one => one.includes(text))", arg=text)


def seated(ada: Person, bob: Person) -> str:
    """A game of Ur that has begun, of which Ada has the first turn."""
    table = ada.table("me", "open", game=UR, options={"first_player": "seat_0"})
    bob.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    return table


def test_from_invitation_to_rematch(browser: Browser, ada: Person, bob: Person) -> None:
    hers, his = sit(browser, ada, DESKTOP).new_page(), sit(browser, bob, PHONE).new_page()
    watches = [Watch(hers), Watch(his)]
    hers.goto("/new/catan-island")
    hers.get_by_text("3", exact=True).click()
    hers.get_by_text("End", exact=True).click()
    points = hers.locator("[data-option=victory_target] input")
    assert [points.get_attribute(name) for name in ("min", "max")] == ["3", "30"]
    points.fill("3")
    assert hers.evaluate("document.documentElement.scrollHeight <= innerHeight")
    hers.get_by_role("button", name="Open the table").click()
    link = hers.get_by_label("Link to this table").input_value()
    expect(hers.get_by_role("img", name="QR code")).to_be_visible()

    his.goto(link)
    expect(his.get_by_role("heading", name="Ada invites you to Catan")).to_be_visible()
    expect(his.locator("[data-option=victory_target]")).to_have_text("Points to win: 3")
    expect(his.locator(".picture svg:not(.sprite)")).to_be_visible()
    for_everyone(his, "invitation")
    sit_down = his.get_by_role("button", name="Sit down")
    expect(sit_down).to_be_in_viewport()
    sit_down.click()
    expect(hers.locator(".seats")).to_contain_text("Bob")

    hers.get_by_label("Level of the bots").select_option("easy")
    hers.locator("[data-bot]").click()
    expect(hers.locator(".seats")).to_contain_text("Bot, easy")
    hers.get_by_role("button", name="Remove the bot").click()
    hers.get_by_role("button", name="Fill with bots and start").click()
    for page in (hers, his):
        page.locator("[data-step]").wait_for()

    table = link.rsplit("/", 1)[1]
    with ThreadPoolExecutor(2) as both:
        for over in [both.submit(person.play, table, lambda _: False) for person in (ada, bob)]:
            assert over.result() is False
    for page in (hers, his):
        page.get_by_role("button", name="To the result").click()
    note(his)
    hers.get_by_role("button", name="Play again").click()
    expect(hers.locator(".seats")).to_contain_text("has not answered yet")
    saw(his, "Somebody wants to play again.")
    his.get_by_role("button", name="Yes, play again").click()
    for page in (hers, his):
        page.locator("[data-step]").wait_for()
        assert table not in page.url
    assert hers.url == his.url
    for watch in watches:
        watch.check()


def test_five_long_names_before_a_game_fit_one_screen(browser: Browser, address: str) -> None:
    host = Person(address, "Maximiliana Konstantinopolitanopoulos")
    table = host.table("me", *["open"] * 4, game="amun-re")
    for n in range(3):
        Person(address, f"Maximiliano Konstantinopolitanopoulo{n}").ask(
            "POST", f"/tables/{table}/join", {}
        )
    guest = Person(address, "Ada")
    for language, button in (("en", "Sit down"), ("de", "Hinsetzen")):
        hers = sit(browser, host, (1280, 800), locale=language).new_page()
        his = sit(browser, guest, PHONE, locale=language).new_page()
        for page in (hers, his):
            page.goto(f"/table/{table}")
            page.locator(".seats").wait_for()
        for n in range(4):  # however much is said
            hers.get_by_role("textbox").last.fill(f"{n}, by the way: {table} {table} {table}")
            hers.keyboard.press("Enter")
            expect(hers.locator("ol.chat")).to_contain_text(f"{n}, by the way")
        expect(hers.get_by_role("img", name="QR")).to_be_visible()
        assert hers.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert hers.evaluate("document.querySelector('ol.chat').clientHeight >= 50")
        sit_down = his.get_by_role("button", name=button)
        for shown in (
            his.get_by_role("heading").first,
            his.locator(".picture svg").first,
            sit_down,
        ):
            expect(shown).to_be_in_viewport(ratio=0.4)
        expect(sit_down).to_be_in_viewport(ratio=1)
        for seat in his.locator(".seats li").all():
            expect(seat).to_be_in_viewport(ratio=1)
        assert his.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_invitation_that_has_ended_says_so(browser: Browser, ada: Person, bob: Person) -> None:
    table = ada.table("me", "open", game=UR)
    page = sit(browser, bob, PHONE, locale="de").new_page()
    watch = Watch(page)
    page.goto(f"/table/{table}")
    sit_down = page.get_by_role("button", name="Hinsetzen")
    expect(sit_down).to_be_visible()
    cleo = Person(ada.address, "Cleo")
    cleo.ask("POST", f"/tables/{table}/join", {})
    expect(page.get_by_role("status").first).to_contain_text("Du kannst zuschauen")
    expect(sit_down).to_have_count(0)
    for person in (cleo, ada):
        person.ask("POST", f"/tables/{table}/quit")
    expect(page.get_by_role("heading", name="Dieser Tisch ist geschlossen")).to_be_visible()
    expect(sit_down).to_have_count(0)
    for_everyone(page, "closed")
    page.goto("/tournaments/nosuch")
    expect(page.get_by_role("heading", name="Dieses Turnier gibt es nicht")).to_be_visible()
    assert {complaint.partition("404")[1] for complaint in watch.complaints} <= {"404"}


def test_chat_reactions_and_presence(browser: Browser, ada: Person, bob: Person) -> None:
    """What others say is seen by one who looks at the board, each in their own language."""
    table = seated(ada, bob)
    hers = sit(browser, ada, PHONE, locale="nl").new_page()
    his = sit(browser, bob, DESKTOP).new_page()
    watching = sit(browser, Person(ada.address, "Eve"), DESKTOP).new_page()
    for page in (hers, his, watching):
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
        note(page)
    expect(watching.locator("[data-presence]")).to_contain_text("You are watching")
    expect(his.locator(".panel .here")).to_have_count(1)
    expect(hers.locator("[data-presence]")).to_contain_text("1")
    assert hers.evaluate(_HEAD_FITS), "how far the game is can be read beside who is there"
    his.get_by_role("tab", name="Chat").click()
    his.get_by_label("Say something").fill("good luck!")
    his.get_by_role("button", name="Send").click()

    saw(hers, "Bob: good luck!")
    expect(hers.locator(".prompt .unread")).to_contain_text("1")
    his.get_by_role("button", name="React").click()
    his.locator("[data-reaction=wow]").click()
    saw(hers, "Wauw!")
    saw(watching, "Wow!")
    hers.locator("button.last").click()
    hers.get_by_role("tab", name="Chat").click()
    expect(hers.locator(".chat li")).to_have_count(2)
    expect(hers.locator(".unread")).to_have_count(0)
    hers.get_by_role("button", name="Reageren").click()
    for_everyone(hers, "chat")
    hers.keyboard.press("Escape")

    watching.get_by_role("button", name="React").click()
    watching.locator("[data-reaction=hello]").click()
    saw(hers, "Eve: Hallo!")
    hers.locator("[data-presence]").click()
    expect(hers.locator("dialog")).to_contain_text("Eve")
    for_everyone(hers, "presence")
    his.close()
    expect(hers.locator("dialog")).to_contain_text("weg")


# The largest numbers that a head shows have two digits.
_LARGEST = """() => {
  const texts = document.createTreeWalker(document.querySelector('header .where'), 4);
  while (texts.nextNode()) {
    const {currentNode: text} = texts;
    if (!text.parentElement.closest('svg, li')) text.data = text.data.replace(/\\d+/g, '28');
  }
}"""


def test_how_far_a_game_is_can_be_read_beside_spectators(
    browser: Browser, ada: Person, bob: Person
) -> None:
    ada.reach("turn")  # waits for her elsewhere, which the head tells, too
    watching = sit(browser, Person(ada.address, "Eve"), DESKTOP).new_page()
    pages = [sit(browser, ada, PHONE, locale=language).new_page() for language in ("nl", "de")]
    for game in ("catan-cheops", "catan-island", "catan-alexander", "amun-re", "priests-of-ra"):
        table = ada.table("me", "open", "easy", game=game)
        bob.ask("POST", f"/tables/{table}/join", {})
        ada.ask("POST", f"/tables/{table}/start", {})
        visit(watching, f"/table/{table}")
        for page in pages:
            visit(page, f"/table/{table}")
            page.locator("[data-step]").wait_for()
            expect(page.locator("[data-presence] .count")).to_have_count(2)
            expect(page.locator("header .home .badge")).to_be_visible()
            page.evaluate(_LARGEST)
            assert page.evaluate(_HEAD_FITS), game


def test_what_happened_while_one_was_away(browser: Browser, ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    hers = sit(browser, ada, PHONE).new_page()
    watch = Watch(hers)
    hers.goto(f"/table/{table}")
    hers.locator(".board").wait_for()
    expect(hers.locator(".line.away")).to_have_count(0)
    visit(hers, "/")  # she leaves
    read = "SELECT count(*) FROM visits WHERE table_id = ?"

    def stored() -> bool:
        with sqlite3.connect(DATABASES[ada.address], timeout=60) as database:
            (count,) = database.execute(read, (table,)).fetchone()
        database.close()
        return bool(count)

    wait_for(stored)
    change(ada, "UPDATE visits SET at = at - ? WHERE table_id = ?", HOUR, table)
    for person in (ada, bob):  # she rolls elsewhere, and he answers
        view = person.view(table)
        while view["legal"]:
            body = {"step": view["step"], "move": view["legal"][0]["text"]}
            view = person.ask("POST", f"/tables/{table}/moves", body)["view"]
    talk = sit(browser, bob, DESKTOP).new_page()
    talk.goto(f"/table/{table}")
    talk.get_by_role("tab", name="Chat").click()
    talk.get_by_label("Say something").fill("your turn")
    talk.get_by_role("button", name="Send").click()
    expect(talk.locator(".chat li strong")).to_have_count(1)

    visit(hers, "/")
    card = hers.locator(".tables li", has=hers.locator(f"a[href='/table/{table}']"))
    expect(card.locator(".unread")).to_contain_text("1")
    expect(card.locator(".progress")).to_contain_text("Turn")
    expect(card.locator(".last")).not_to_be_empty()
    visit(hers, f"/table/{table}")
    away = hers.locator(".line.away")
    expect(away).to_contain_text("You were last here 1 hour ago")
    expect(away).to_contain_text("Bob")
    expect(away).to_contain_text("One unread message")
    for_everyone(hers, "away")
    away.get_by_role("button", name="Seen").click()
    expect(away).to_have_count(0)
    watch.check()


def abandoned(person: Person) -> str:
    """A table of a person's at which nobody has moved for a month."""
    live = person.table("me", "easy", game=UR)
    old = f"{live[:-3]}old"
    for name, aged in (("tables", "created"), ("events", "at"), ("seats", "")):
        with sqlite3.connect(DATABASES[person.address], timeout=60) as database:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        database.close()
        key = "id" if name == "tables" else "table_id"
        values = ", ".join(
            f"'{old}'" if column == key else f"{column} - {30 * DAY}" if column == aged else column
            for column in columns
        )
        copied = f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = ?"
        change(person, copied, live)
    person.ask("POST", f"/tables/{live}/quit")
    return old


def test_home_sorts_hides_and_leaves_tables(browser: Browser, ada: Person, bob: Person) -> None:
    running, old = seated(ada, bob), abandoned(ada)
    page = sit(browser, ada, DESKTOP).new_page()
    watch = Watch(page)
    page.goto("/")
    cards = page.locator("section .tables li")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("Your turn")
    page.locator("[data-abandoned] summary").click()
    expect(page.locator(f"[data-abandoned] a[href='/table/{old}']")).to_be_visible()
    page.locator(f"[data-quit='{old}']").click()
    expect(page.locator("dialog")).to_contain_text("closed for good")
    page.locator("[data-leave]").click()
    expect(page.locator("[data-abandoned]")).to_have_count(0)
    page.locator(f"[data-hide='{running}']").click()
    expect(page.locator("[data-hidden] summary")).to_have_text("Hidden tables (1)")
    expect(page.locator("nav .badge")).to_have_count(1)
    page.locator("[data-hidden] summary").click()
    page.get_by_role("button", name="Show this table again").click()
    expect(cards).to_have_count(1)
    watch.check()


def _island(page: Page) -> str:
    page.goto("/new/catan-island")
    checked = page.locator("[data-option=board] input:checked, [data-option=board] select")
    return checked.input_value()


def test_a_quick_game_is_remembered_and_the_island_random_after_the_first(
    browser: Browser, ada: Person
) -> None:
    page = sit(browser, ada, DESKTOP).new_page()
    page.goto("/")
    page.get_by_label("Game", exact=True).select_option("priests-of-ra")
    page.get_by_label("Number of opponents").select_option("2")
    page.get_by_label("Level of the bots").select_option("easy")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-seat]")).to_have_count(3)
    visit(page, "/")
    expect(page.get_by_label("Number of opponents")).to_have_value("2")
    expect(page.get_by_label("Level of the bots")).to_have_value("easy")
    assert _island(page) == "island_beginner"
    result = "INSERT INTO results VALUES (?, 0, 'catan-island', 1, ?, 'Ada', NULL, 10, 0)"
    change(ada, result, f"of {ada.id}", ada.id)
    assert _island(page) == "island_variable"
    page.goto("/")
    page.locator("[data-play=catan-island]").click()
    page.locator("[data-step]").wait_for()
    made = ada.ask("GET", f"/tables/{re.sub('.*/', '', page.url)}")
    assert made["options"]["board"] == "island_variable"
