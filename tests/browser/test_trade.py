"""Trade between people and bots, and what was agreed taken back with consent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.catan import open_trade
from tests.browser.chromium import PHONE, Watch, sit
from tests.browser.screen import OneScreen
from tests.browser.servers import Person, wait_for
from tests.browser.trading import Market, at_market

ISLAND = "catan-island"


def seated(browser: Browser, table: str, *people: Person) -> list[Page]:
    """Pages of people at a table: the first at a desk, the others on phones."""
    pages: list[Page] = []
    for person in people:
        size = {"size": PHONE} if pages else {}
        page = sit(browser, person, **size).new_page()  # type: ignore[arg-type]
        page.goto(f"/table/{table}")
        page.locator("[data-board]").wait_for()
        pages.append(page)
    return pages


def test_a_bots_offer_is_answered_by_two_people_at_once(
    browser: Browser, ada: Person, bob: Person
) -> None:
    table, _ = at_market(ISLAND, None, ada, bob, offered=True)
    pages = seated(browser, table, ada, bob)
    watches = [Watch(page) for page in pages]
    for page in pages:
        page.locator("[data-answer=offer_accept]").first.wait_for()
    pages[0].locator("[data-answer=offer_reject]").first.click()
    pages[1].locator("[data-answer=offer_accept]").first.click()
    # Neither waits for the other. The last bot answers, and the one that offers makes up its mind.
    wait_for(lambda: ada.view(table)["table"]["offer"] is None)
    for page, own in zip(pages, ("You reject.", "You accept."), strict=True):
        expect(page.locator("[data-thing=offer]")).to_have_count(0)
        assert own in (page.locator(".log").text_content() or "")
    for watch in watches:
        watch.check()


def test_an_offer_is_concluded_with_the_first_who_accepts(
    browser: Browser, ada: Person, bob: Person
) -> None:
    """Two people and two bots: cards of the hand are tapped, answers come, one tap concludes."""
    table, market = at_market(ISLAND, ada, bob)
    desk, phone = seated(browser, table, ada, bob)
    watches = [Watch(desk), Watch(phone)]
    open_trade(desk)
    desk.locator(f"[data-give={market.give}].can").click()
    desk.locator(f"[data-want={market.get}].can").click()
    desk.locator("[data-answer=offer_send]").click()
    expect(desk.locator("[data-answered]")).to_have_count(3)
    OneScreen().check(desk, "offer-answers")
    phone.locator("[data-answer=offer_accept]").first.wait_for()
    OneScreen().check(phone, "offer-reply")
    phone.locator("[data-answer=offer_accept]").first.click()
    conclude = desk.locator(f"li [data-answer='offer_confirm {market.partners[0]}']")
    expect(conclude).to_contain_text("Bob")
    before = hand(ada, table)
    conclude.click()
    expect(desk.locator(".log")).to_contain_text(f"You give Bob 1 {market.give}")
    expect(phone.locator(".prompt")).to_contain_text(f"gives you 1 {market.give}")
    after = hand(ada, table)
    assert after[market.give] == before[market.give] - 1
    assert after[market.get] == before[market.get] + 1
    for watch in watches:
        watch.check()


def test_who_offers_is_told_apart_from_those_who_are_awaited(
    browser: Browser, ada: Person, bob: Person
) -> None:
    table, market = at_market(ISLAND, None, ada, bob, offered=True)
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{table}")
    for seat in market.partners:
        expect(page.locator(f"[data-seat='{seat}'] .turn:not(.waits)")).to_have_count(1)
    expect(page.locator(f"[data-seat='{market.active}'] .turn:not(.waits)")).to_have_count(0)
    expect(page.locator(f"[data-seat='{market.active}'] .waits .more")).to_have_text("offers")


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_who_accepts_can_be_read_on_a_phone(
    browser: Browser, ada: Person, bob: Person, locale: str
) -> None:
    """Names and answers are whole, also of three players with long names."""
    table, market = at_market(ISLAND, ada, bob, offered=True)
    page = sit(browser, ada, PHONE, locale=locale).new_page()
    page.goto(f"/table/{table}")
    bob.ask(
        "POST", f"/tables/{table}/moves", {"step": bob.view(table)["step"], "move": "offer_accept"}
    )
    page.locator(f"li [data-answer='offer_confirm {market.partners[0]}']").wait_for()
    cut = page.evaluate(
        """async () => {
          await document.fonts.ready;
          const chips = [...document.querySelectorAll('[data-answered]')];
          if (chips.length !== 3) return `${chips.length} answers`;
          for (const chip of chips) chip.querySelector('.name').textContent = 'Hatshepsut';
          return chips.flatMap(chip => {
            const room = chip.getBoundingClientRect();
            const state = chip.querySelector('.state');
            const sign = state.firstElementChild.getBoundingClientRect();
            return [chip.querySelector('.name'), state]
              .filter(part => part.scrollWidth > part.clientWidth + 1
                || part.getBoundingClientRect().right > room.right + 1 || sign.width < 4)
              .map(part => part.outerHTML);
          });
        }"""
    )
    assert cut == []
    OneScreen().check(page, "answers")


def test_what_others_did_is_said_once_on_a_phone(
    browser: Browser, ada: Person, bob: Person
) -> None:
    table, _ = at_market(ISLAND, ada, bob)
    page = sit(browser, bob, PHONE).new_page()
    page.goto(f"/table/{table}")
    told = page.locator(".prompt .told")
    question = page.locator(".prompt h2")
    expect(told).not_to_have_text("")
    expect(question).to_have_text(told.text_content() or "")
    width = "element => element.getBoundingClientRect().width"
    assert question.evaluate(width) <= 1
    # Three lines of it are whole, beside the dice.
    told.evaluate("element => element.textContent = 'Berenice moves the robber. '.repeat(3)")
    assert told.evaluate("element => element.scrollHeight - element.clientHeight") <= 1
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(told).to_be_hidden()
    assert question.evaluate(width) > 100


def test_a_counter_proposal_is_taken_up_by_a_tap(
    browser: Browser, ada: Person, bob: Person
) -> None:
    table, market = at_market(ISLAND, ada, bob, offered=True)
    desk, phone = seated(browser, table, ada, bob)
    wanted = min({good for good, n in hand(ada, table).items() if n} - {market.give})
    suggest(phone, market, wanted)
    desk.locator(f"[data-suggestion='{market.partners[0]}']").first.click()
    expect(desk.locator(f"[data-less=want-{market.get}]")).to_be_visible()
    expect(desk.locator(f"[data-less=give-{wanted}]")).to_be_visible()


def terms(page: Page, within: str) -> list[str | None]:
    """Return the goods of an offer or a counter-proposal in the order in which they are told."""
    goods = page.locator(f"{within} [data-terms] [data-piece]").all()
    return [good.get_attribute("data-piece") for good in goods]


def test_a_counter_proposal_is_told_in_the_order_of_the_offer(
    browser: Browser, ada: Person, bob: Person
) -> None:
    """Everybody reads first what the player gives who makes the offers, then what they get."""
    cleo = Person(ada.address, "Cleo")
    table, market = at_market(ISLAND, ada, bob, cleo, offered=True)
    desk, *phones = seated(browser, table, ada, bob, cleo)
    wanted = min({good for good, n in hand(ada, table).items() if n} - {market.give})
    suggest(phones[0], market, wanted)
    suggestion = f"[data-suggestion='{market.partners[0]}']"
    for page in (desk, *phones):
        page.locator(suggestion).first.wait_for()
        assert terms(page, "[data-thing=offer] .deal") == [
            f"good:{market.give}", f"good:{market.get}",
        ]  # fmt: skip
        assert terms(page, suggestion) == [f"good:{wanted}", f"good:{market.get}"]
    expect(desk.locator(suggestion)).to_contain_text("You give")
    expect(phones[1].locator(suggestion)).to_contain_text("Ada gives")


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
@pytest.mark.parametrize("game", [ISLAND, "catan-alexander"])
def test_the_log_keeps_its_room_beside_an_offer(
    browser: Browser, ada: Person, bob: Person, game: str, locale: str
) -> None:
    """Beside four players, their answers and a counter-proposal."""
    table, market = at_market(game, ada, bob, offered=True)
    desk = sit(browser, ada, (1280, 800), locale=locale).new_page()
    desk.goto(f"/table/{table}")
    phone = sit(browser, bob, PHONE).new_page()
    phone.goto(f"/table/{table}")
    wanted = min({good for good, n in hand(ada, table).items() if n} - {market.give, market.get})
    suggest(phone, market, wanted)
    desk.locator("[data-suggestion]").first.wait_for()
    desk.evaluate("document.fonts.ready")
    shown = desk.evaluate(
        """() => {
          const {bottom} = document.querySelector('.pane').getBoundingClientRect();
          return [...document.querySelectorAll('.log li')]
            .filter(line => line.getBoundingClientRect().bottom <= bottom).length;
        }"""
    )
    assert shown >= 5
    OneScreen().check(desk, "an offer with a counter-proposal")


def suggest(phone: Page, market: Market, wanted: str) -> None:
    """Suggest something else to the player who offers, in place of what is offered."""
    phone.locator("[data-counter]").click()
    expect(phone.locator(f"[data-less=give-{market.get}]")).to_be_visible()
    expect(phone.locator(f"[data-less=want-{market.give}]")).to_be_visible()
    expect(phone.locator("[data-main]")).to_be_disabled()  # this is what is offered
    phone.locator(f"[data-less=want-{market.give}]").click()
    phone.locator(f"[data-want={wanted}].can").click()
    phone.locator("[data-answer=suggest]").click()
    phone.locator("[data-counter]").wait_for(state="detached")


def test_a_tap_on_a_counter_proposal_counts_even_as_the_offer_ends(
    browser: Browser, ada: Person, bob: Person
) -> None:
    """All have rejected it, which the page that still shows it does not know yet."""
    cleo = Person(ada.address, "Cleo")
    table, market = at_market(ISLAND, ada, bob, cleo, offered=True)
    phone = sit(browser, bob, PHONE).new_page()
    phone.goto(f"/table/{table}")
    desk = sit(browser, ada).new_page()
    lines: list[WebSocketRoute] = []
    told: list[dict[str, Any]] = []
    late: list[str | bytes] = []  # what the server says once the suggestion has been shown

    def hold_back(line: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            if any(message.get("suggestions") for message in told):
                late.append(text)
            else:
                line.send(text)
            told.append(json.loads(text))

        line.connect_to_server().on_message(heard)
        lines.append(line)

    desk.route_web_socket("**/live?*", hold_back)
    desk.goto(f"/table/{table}")
    desk.locator("[data-thing=offer]").wait_for()
    wanted = min({good for good, n in hand(ada, table).items() if n} - {market.give})
    suggest(phone, market, wanted)
    suggested = desk.locator(f"[data-suggestion='{market.partners[0]}']").first
    suggested.wait_for()
    wait_for(lambda: len(ada.view(table)["table"]["offer"]["rejected"]) == 2)
    make(cleo, table, "offer_reject")
    wait_for(lambda: ada.view(table)["table"]["offer"] is None)
    suggested.click()
    wait_for(lambda: desk.evaluate("1") and any(message["type"] == "error" for message in told))
    for text in late:
        lines[0].send(text)
    expect(desk.locator(f"[data-less=want-{market.get}]")).to_be_visible()
    expect(desk.locator(f"[data-less=give-{wanted}]")).to_be_visible()


def test_a_counter_proposal_beyond_ones_means_cannot_be_taken_up(
    browser: Browser, ada: Person, bob: Person
) -> None:
    table, market = at_market(ISLAND, ada, bob, offered=True)
    desk, phone = seated(browser, table, ada, bob)
    lacking = min({good for good, n in hand(ada, table).items() if not n} - {market.get})
    phone.locator("[data-counter]").click()
    phone.locator(f"[data-less=want-{market.give}]").click()
    phone.locator(f"[data-want={lacking}].can").click()
    phone.locator("[data-answer=suggest]").click()
    suggested = desk.locator(f"[data-suggestion='{market.partners[0]}']").first
    expect(suggested).to_be_disabled()


def hand(person: Person, table: str) -> dict[str, int]:
    view = person.view(table)
    held: dict[str, int] = view["table"]["players"][view["seat"]]["hand"]
    return held


def traded(table: str, market: Market, ada: Person, bob: Person) -> None:
    """Let Ada and Bob trade, without a browser."""
    partner = market.partners[0]
    make(ada, table, market.offer)
    make(bob, table, "offer_accept")
    make(ada, table, f"offer_confirm {partner}")


def make(person: Person, table: str, move: str) -> None:
    body = {"step": person.view(table)["step"], "move": move}
    person.ask("POST", f"/tables/{table}/moves", body)


def test_a_trade_is_taken_back_only_by_consent(browser: Browser, ada: Person, bob: Person) -> None:
    table, market = at_market(ISLAND, ada, bob)
    before = hand(ada, table)
    traded(table, market, ada, bob)
    desk, phone = seated(browser, table, ada, bob)
    watches = [Watch(desk), Watch(phone)]
    ask = desk.locator("[data-undo=ask]")
    ask.click()
    asked = phone.locator(".asking")
    expect(asked).to_contain_text(f"Ada asks to take back: Ada gives you 1 {market.give}")
    phone.locator("[data-undo=no]").click()
    expect(desk.locator(".toast")).to_have_text("Not everybody agrees to go back.")
    assert hand(ada, table) != before
    ask.click()
    phone.locator("[data-undo=yes]").click()
    told = f"Ada took back: Ada gives you 1 {market.give}"
    expect(phone.locator(".toast")).to_contain_text(told)
    expect(desk.locator(".log [data-undo]")).to_contain_text("You took back: You give Bob")
    assert hand(ada, table) == before
    for watch in watches:
        watch.check()


def test_a_standing_answer_is_left_at_an_offer(browser: Browser, ada: Person, bob: Person) -> None:
    table, _ = at_market(ISLAND, None, ada, bob, offered=True)
    desk, phone = seated(browser, table, ada, bob)
    desk.locator("[data-thing=offer] [data-standing=open]").click()
    desk.get_by_label("Decline all offers of bots").check()
    desk.get_by_role("button", name="Close").click()
    expect(desk.locator(".log")).to_contain_text("You reject.")
    phone.locator("[data-thing=offer] [data-standing=open]").click()
    phone.locator("[data-standing=add]").click()
    expect(phone.locator("[data-bargain]")).to_have_text(
        "I give 1 of any kind and get 1 of any kind"
    )
    wait_for(lambda: bob.ask("GET", f"/tables/{table}/state")["you"]["standing"]["accept"])
    wait_for(lambda: ada.view(table)["table"]["offer"] is None)
    expect(phone.locator(".log")).to_contain_text("You accept.")
