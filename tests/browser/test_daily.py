"""Play by the day: push messages, e-mail, the page of one's turns, vacations, and no connection."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Watch, sit
from tests.browser.servers import Person, serving, wait_for
from tests.server.mail_server import MailServer, mail_server
from tests.server.push_service import PushService, push_service

# Chromium reaches no push service here: what it would give, and nothing else, is made up.
_SUBSCRIBE = """given => {
  PushManager.prototype.subscribe = async function ({userVisibleOnly, applicationServerKey}) {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('wrong');
    return {endpoint: given.endpoint, toJSON: () => given};
  };
}"""
# The headless shell shows no notifications: what the worker would have shown is written down.
_WRITE_DOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, more) => void shown.push({title, ...more});
}"""
# Nor can one be tapped; an event of a script cannot keep a worker awake, and need not.
_TAP = """data => {
  const tap = new ExtendableEvent('notificationclick');
  Object.assign(tap, {notification: {data, close() {}}, waitUntil() {}});
  self.dispatchEvent(tap);
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as made:
        yield made


def with_worker(browser: Browser, person: Person, size: tuple[int, int] = DESKTOP) -> Page:
    """A page of a browser that has the service worker."""
    context = sit(browser, person, size, fresh=True, service_workers="allow")
    context.grant_permissions(["notifications"], origin=person.address)
    return context.new_page()


def started(ada: Person, bob: Person, **wishes: object) -> str:
    """A table at which both have a seat, and which of them is to move shows."""
    table = ada.table("me", "open", game="ur", **wishes)
    bob.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start")
    return table


def to_move(table: str, *people: Person) -> Person:
    """Whoever of them is to move."""
    return next(person for person in people if person.view(table)["legal"])


def play_until_asked(table: str, person: Person, other: Person) -> None:
    """Let the other one move until the person is asked."""
    while to_move(table, person, other) is other:
        view = other.view(table)
        move = {"step": view["step"], "move": view["legal"][0]["text"]}
        other.ask("POST", f"/tables/{table}/moves", move)


def deliver(page: Page, address: str, message: object) -> None:
    """Hand the service worker a push message, as the browser's push service does."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    wait_for(lambda: page.evaluate("1") and found)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": found[-1], "data": json.dumps(message)},
    )


def test_push_messages_reach_a_phone_that_subscribed(
    browser: Browser, ada: Person, bob: Person, service: PushService
) -> None:
    page = with_worker(browser, bob, PHONE)
    watch = Watch(page)
    page.goto("/settings")
    news = page.locator("[data-news]")
    switch = news.get_by_role("switch").first
    expect(switch).not_to_be_checked()
    page.evaluate(_SUBSCRIBE, service.subscription("phone"))
    switch.check()
    expect(switch).to_be_checked()
    news.get_by_role("switch", name="Chat at my tables").check()
    page.reload()
    expect(news.get_by_role("switch", name="Chat at my tables")).to_be_checked()
    expect(news.get_by_role("switch").first).to_be_checked()

    page.goto("/rules")  # the app is open, but not the table
    table = started(ada, bob)
    play_until_asked(table, bob, ada)
    wait_for(lambda: service.got)
    sent = service.got[0]
    assert (sent["kind"], sent["url"]) == ("turn", f"/table/{table}")

    (worker,) = page.context.service_workers
    worker.evaluate(_WRITE_DOWN)
    deliver(page, bob.address, sent)
    wait_for(lambda: worker.evaluate("() => shown.length"))
    (shown,) = worker.evaluate("() => shown")
    assert (shown["title"], shown["body"]) == ("Your turn at The Royal Game of Ur", sent["text"])
    assert shown["tag"] == shown["data"]["url"] == f"/table/{table}"
    worker.evaluate(_TAP, shown["data"])
    page.wait_for_url(f"**/table/{table}")
    page.locator("[data-step]").wait_for()
    page.goto("/settings")
    page.evaluate(_SUBSCRIBE, service.subscription("phone"))
    news.get_by_role("switch").first.uncheck()
    expect(news.get_by_role("switch").first).not_to_be_checked()
    watch.check()


def test_an_address_is_confirmed_and_let_go_by_links(
    browser: Browser, tmp_path: Path, mail: MailServer
) -> None:
    public = "http://127.0.0.1:1"  # where nobody is: the links are opened by their paths
    with serving(tmp_path, public_url=public, **mail.settings) as address:
        bob = Person(address, "Bob")
        page = sit(browser, bob, fresh=True).new_page()
        watch = Watch(page)
        page.goto("/settings")
        news = page.locator("[data-news]")
        news.get_by_label("E-mail address").fill("bob@example.org")
        news.get_by_role("button", name="Send confirmation").click()
        expect(news.get_by_role("status")).to_contain_text("bob@example.org")
        expect(news.get_by_role("button", name="Forget this address")).to_be_visible()
        wait_for(lambda: mail.got)
        page.goto(mail.got[0].link("confirm").removeprefix(public))
        expect(page.locator("h1")).to_have_text("E-mail address confirmed")
        page.goto("/settings")
        expect(news).to_contain_text("E-mails go to bob@example.org.")
        expect(news.get_by_role("radio", name="At once")).to_be_checked()
        news.get_by_text("One a day", exact=True).click()
        wait_for(lambda: bob.ask("GET", "/notifications")["mail"]["mode"] == "daily")
        key = urlsplit(mail.got[0].link("confirm")).query
        page.goto(f"/unsubscribe?{key}")  # the key of another link
        page.get_by_role("button", name="Stop the e-mails").click()
        expect(page.locator("h1")).to_have_text("That link does not work")
        assert {complaint.partition("404")[1] for complaint in watch.complaints} == {"404"}


def test_turns_lead_from_table_to_table(browser: Browser, ada: Person, bob: Person) -> None:
    page = sit(browser, bob, PHONE).new_page()
    watch = Watch(page)
    page.goto("/turns")
    expect(page.locator("main")).to_contain_text("No table is waiting for you.")
    tables = [bob.table("me", "easy", game="priests-of-ra"), started(ada, bob, pace="daily")]
    bob.play(tables[0], lambda view: True)
    mine = to_move(tables[1], ada, bob) is bob
    page.reload()
    links = page.locator("main ol a")
    expect(links).to_have_count(2 if mine else 1)
    if mine:
        expect(links.first).to_contain_text("The Royal Game of Ur")
        expect(links.first).to_contain_text(re.compile(r"47 h 5\d min left"))
    expect(links.last).to_contain_text("no time limit")
    links.first.click()
    page.wait_for_url("**/table/*")
    watch.check()


def test_the_next_table_is_one_tap_away(browser: Browser, ada: Person, bob: Person) -> None:
    waits = bob.table("me", "easy", game="priests-of-ra")
    bob.play(waits, lambda view: True)
    table = started(ada, bob)
    play_until_asked(table, ada, bob)  # Bob has nothing to do there
    page = sit(browser, bob).new_page()
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Next: Priests of Ra").click()
    page.wait_for_url(f"**/table/{waits}")
    expect(page.locator("[data-step]")).to_be_visible()


def test_everybody_sees_who_is_on_vacation(browser: Browser, ada: Person, bob: Person) -> None:
    table = started(ada, bob, pace="daily")
    away, looks = sit(browser, bob).new_page(), sit(browser, ada).new_page()
    watch = Watch(away)
    looks.goto(f"/table/{table}")
    expect(looks.locator("[data-seat='1']").first).to_be_visible()
    assert looks.locator("[data-vacation]").count() == 0
    away.goto("/settings")
    section = away.locator("[data-vacations]")
    section.get_by_label("Days").fill("3")
    section.get_by_role("button", name="Go on vacation").click()
    expect(section.get_by_role("status")).to_contain_text("You are on vacation until")
    expect(looks.locator("[data-seat='1'] [data-vacation]")).to_contain_text("on vacation until")
    section.get_by_role("button", name="I am back").click()
    expect(section).to_contain_text("You have 27 days of 28 left this year.")
    expect(looks.locator("[data-vacation]")).to_have_count(0)
    watch.check()


def test_without_a_connection_a_page_says_so_and_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        page = with_worker(browser, Person(address, "Ada"), PHONE)
        page.goto("/rules")
        page.wait_for_function("() => navigator.serviceWorker.controller")
    page.goto("/")  # the server is gone
    expect(page.locator("[data-offline] h1")).to_have_text("You are offline")
    page.goto("/settings")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_the_app_can_be_installed(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto("/rules")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert {"192x192", "512x512"} <= {
        icon["sizes"] for icon in manifest["icons"] if icon.get("purpose") == "maskable"
    }
    touch = page.locator("link[rel='apple-touch-icon']").get_attribute("href")
    for address in [touch, *(icon["src"] for icon in manifest["icons"])]:
        found = page.request.get(str(address))
        assert found.ok
        assert found.headers["content-type"].startswith("image/")
    worker = page.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
