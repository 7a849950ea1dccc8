"""The plain island of Catan in the browser: every decision where it happens."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.catan import (
    ISLAND,
    check_every_question,
    check_texts,
    choose,
    draft_offer,
    finish,
    open_trade,
    play_on,
)
from tests.browser.chromium import DESKTOP, PHONE, ROOT, Watch, moved, sit, step
from tests.browser.servers import Person, wait_for
from tests.browser.tapping import tab_to

SHORT = "4"  # points that win where a whole game is played


@pytest.mark.long
def test_a_whole_game_by_what_is_offered(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, DESKTOP, locale="nl").new_page()
    watch = Watch(page)
    page.goto(f"/table/{ISLAND.new(ada, victory_target=SHORT)}")
    play_on(page, watch.check)
    expect(page.locator(".ending tfoot td")).to_have_count(3)
    watch.check()


@pytest.mark.long
def test_a_whole_game_of_four_on_a_phone(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE, locale="de").new_page()
    watch = Watch(page)
    page.goto(f"/table/{ISLAND.new(ada, bots=3, victory_target=SHORT)}")
    play_on(page, lambda: None, seed=2)
    expect(page.locator(".ending tfoot td")).to_have_count(4)
    watch.check()


@pytest.mark.long
def test_every_question_for_everyone(browser: Browser, ada: Person) -> None:
    check_every_question(browser, ada, ISLAND)


def test_a_turn_by_keyboard(browser: Browser, ada: Person) -> None:
    """Settlements, roads, dice and the end of turns without ever pointing at anything."""
    table = ISLAND.new(ada, victory_target=SHORT)
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{table}")
    for _ in range(9):
        offered = page.locator(".spot.open, [data-answer]:enabled, .ending").first
        offered.wait_for(state="attached")
        if page.locator(".ending").count():
            return
        before = step(page)
        _press(page, ".spot.open, .answer, [data-thing=discard] button:enabled")
        if page.locator(".confirm").count():
            page.keyboard.press("Enter")
        while page.locator("[data-thing=discard]").count():
            _press(page, "[data-card]:enabled[aria-pressed=false], [data-answer=discard]")
        moved(page, before)
    assert page.locator(".log li").count() > 8


def _press(page: Page, wanted: str) -> None:
    """Tab to something and press Enter."""
    tab_to(page, wanted, most=120)
    page.keyboard.press("Enter")


def test_the_text_view(browser: Browser, ada: Person) -> None:
    """The text view tells the table, and moves are typed."""
    table = ISLAND.asked(ada, "main")
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Text").click()
    words = page.locator("section.text")
    expect(words).to_contain_text("2:1, wool")
    expect(words).to_contain_text("Building costs: Road 1 brick, 1 lumber")
    move, chance = page.get_by_label("Type a move or its number"), random.Random(1)
    for _ in range(6):
        page.locator("[data-typed]").first.or_(page.locator(".ending")).first.wait_for()
        before = step(page)
        typed = page.locator("[data-typed]").evaluate_all("all => all.map(e => e.dataset.typed)")
        move.fill(choose(typed, chance))
        move.press("Enter")
        moved(page, before)
    move.fill("why not setup_settlement 0,0,n")
    move.press("Enter")
    expect(page.locator(".answer[role=status]")).to_contain_text("CB-")
    watch.check()


def test_places_are_named_by_their_hexes(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    ISLAND.at(ada, page, "setup-settlement")
    page.get_by_role("button", name="Text").click()
    for move in page.locator(".moves li").all_inner_texts():
        assert re.search(r" (hills|forest|pasture|fields|mountains|desert)\b", move), move


def test_a_settlement_tells_what_it_brings_before_it_counts(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    ISLAND.at(ada, page, "setup-settlement")
    before = step(page)
    page.locator(".spot.open").nth(20).click(force=True)
    expect(page.locator(".effect")).to_contain_text("of 36 rolls")
    page.get_by_role("button", name="Not yet").click()
    assert step(page) == before


def test_a_place_that_is_not_allowed_says_why(browser: Browser, ada: Person) -> None:
    """Where somebody has a settlement nobody else may build one."""
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ISLAND.moment(ada, 'second-settlement')}")
    page.locator(".spot.open").first.wait_for()
    page.locator("[data-thing^='settlement:']").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("CB-1.4")


def test_a_price_is_shown_and_paid(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    table = ISLAND.at(ada, page, "main")
    offered = {move["move"] for move in ada.view(table)["legal"]}
    road = page.locator("[data-ware=road]")
    road.click()
    if "build_road" in offered:
        expect(page.locator(".spot.open:not([data-move^=build_road])")).to_have_count(0)
        page.locator(".spot.open").first.dispatch_event("click")
        expect(page.locator(".effect")).to_contain_text("Costs")
    else:
        expect(page.locator(".why")).to_contain_text("CB-")


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_what_can_be_built_is_divided_as_in_print(
    browser: Browser, ada: Person, locale: str
) -> None:
    """A long name is divided where its language does, not where a button ends."""
    page = sit(browser, ada, DESKTOP, locale=locale).new_page()
    ISLAND.at(ada, page, "main")
    broken = page.evaluate(
        """async () => {
            await document.fonts.ready;
            const names = [...document.querySelectorAll('[data-thing=builder] strong')];
            for (const name of names) name.style.overflowWrap = 'normal';
            return names.filter((name) => name.scrollWidth > name.clientWidth + 1)
              .map((name) => name.textContent);
        }"""
    )
    assert broken == []


def test_an_offer_is_put_together_and_sent_in_one_go(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    table = ISLAND.at(ada, page, "main")
    open_trade(page)
    drafted = draft_offer(page)
    assert drafted is not None
    given, wanted = drafted
    page.locator("[data-answer=offer_send]").click()
    expect(page.locator(".log")).to_contain_text(f"offer 1 {given} for 1 {wanted}.")
    assert ada.view(table)["table"]["phase"] in ("main", "offer_close", "offer_reply")
    moves = [json.loads(text) for text in sent if '"move"' in text]
    offers = [one["move"] for one in moves if one["type"] == "move"]
    assert offers == [
        ["offer_begin", f"offer_add_give {given}", f"offer_add_get {wanted}", "offer_send"]
    ], "one message"


def test_the_bank_trades_in_three_taps(browser: Browser, ada: Person) -> None:
    """What is given, what it brings, the bank; and what the bank does not give says why not."""
    page = sit(browser, ada).new_page()
    table = ISLAND.at(ada, page, "main")
    before = ada.view(table)
    open_trade(page)
    trades = [move for move in before["legal"] if move["move"] == "bank_trade"]
    if not trades:
        page.locator("[data-give].can").first.click()
        page.locator("[data-bank]").click()
        expect(page.locator(".why")).to_contain_text("CB-7.4")
        return
    page.locator(f"[data-give={trades[0]['give']}]").click()
    page.locator("[data-thing=trade][aria-busy=false]").wait_for()  # it is known what may be wanted
    wanted = page.locator(f"[data-want={trades[0]['get']}]")
    expect(wanted.locator(".rate")).to_have_count(1)
    wanted.click()
    page.locator(f"[data-answer='{trades[0]['text']}']").click()
    moved(page, before["step"])
    bank = ada.view(table)["table"]["bank"]
    assert bank != before["table"]["bank"]


def test_cards_for_a_seven_are_given_up_together(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    table = ISLAND.at(ada, page, "discard")
    view = ada.view(table)
    owed = view["table"]["players"][view["seat"]]["to_discard"]
    give_up = page.locator("[data-main]")
    for n in range(owed):
        expect(give_up).to_be_disabled()
        expect(give_up).to_contain_text(f"{n} of {owed}")
        page.locator("[data-card][aria-pressed=false]").first.click()
    assert ada.view(table)["step"] == view["step"]  # nothing is sent before all are chosen
    give_up.click()
    expect(page.locator("[data-thing=discard]")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("You give up")


def test_a_card_that_cannot_be_played_says_why(browser: Browser, ada: Person) -> None:
    """A card bought in this turn waits for the next."""
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ISLAND.moment(ada, 'bought-card')}")
    page.locator("[data-why]").first.click()
    expect(page.locator(".why")).to_contain_text("CB-9.2")


def test_a_card_is_played_from_the_hand(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    page.goto(f"/table/{ISLAND.moment(ada, 'playable-card')}")
    card = page.locator(".hand [data-answer^=play_]").first
    card.click()
    expect(page.locator(".effect")).not_to_be_empty()
    before = step(page)
    page.locator(".confirm .main").click()
    moved(page, before)
    expect(page.locator(".log")).to_contain_text(re.compile(r"\b(You|and) play "))


def test_the_longest_road_is_drawn_along_its_edges(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    table = ISLAND.moment(ada, "longest-road")
    page.goto(f"/table/{table}")
    view = ada.view(table)["table"]
    holder = view["players"][view["longest_road"]]
    page.locator(".board-frame").wait_for()
    expect(page.locator(".longest")).to_have_count(holder["road_length"])
    expect(page.locator(f"[data-seat='{holder['seat']}'] .holds")).to_be_visible()


def test_zooming(browser: Browser, ada: Person) -> None:
    """By buttons, keys, wheel; the question stays in sight."""
    page = sit(browser, ada, PHONE).new_page()
    ISLAND.at(ada, page, "setup-settlement")
    window = page.locator(".board-frame .window")
    drawing = window.locator("> svg")
    width = drawing.bounding_box()["width"]  # type: ignore[index]

    def size() -> float:
        return drawing.bounding_box()["width"] / width  # type: ignore[index]

    page.get_by_role("button", name="Zoom in").click()
    wait_for(lambda: size() > 1.3)
    window.focus()
    page.keyboard.press("+")
    wait_for(lambda: size() > 1.8)
    page.keyboard.press("0")
    wait_for(lambda: size() == 1)
    page.evaluate(
        "() => document.querySelector('.board-frame .window').dispatchEvent(new WheelEvent("
        "'wheel', {deltaY: -240, ctrlKey: true, clientX: 180, clientY: 300, bubbles: true,"
        " cancelable: true}))"
    )
    wait_for(lambda: size() > 1.5)
    expect(page.locator(".prompt h2")).to_be_in_viewport()
    before = size()
    page.evaluate(_PINCH)
    wait_for(lambda: size() > before * 1.3)
    page.get_by_role("button", name="Whole board").click()
    wait_for(lambda: size() == 1)


_PINCH = """() => {
  const target = document.querySelector('.board-frame .window');
  const touch = (identifier, clientX) => new Touch({identifier, target, clientX, clientY: 300});
  for (const [type, apart] of [['touchstart', 40], ['touchmove', 50], ['touchmove', 60]])
    target.dispatchEvent(new TouchEvent(type, {bubbles: true, cancelable: true,
      touches: [touch(1, 180 - apart), touch(2, 180 + apart)]}));
  target.dispatchEvent(new TouchEvent('touchend', {bubbles: true, touches: []}));
}"""


def test_a_spectator_sees_no_hand_and_nothing_to_tap(
    browser: Browser, ada: Person, bob: Person
) -> None:
    page = sit(browser, bob).new_page()
    watch = Watch(page)
    page.goto(f"/table/{ISLAND.asked(ada, 'main')}")
    page.locator(".board-frame").wait_for()
    expect(page.locator("[data-seat]")).to_have_count(3)
    for hidden in (".spot.open", "[data-thing=hand]", "[data-thing=builder]", "[data-answer]"):
        expect(page.locator(hidden)).to_have_count(0)
    watch.check()


def test_a_finished_game_is_replayed(browser: Browser, ada: Person) -> None:
    """Replay draws the board of every step; the race is told as points came."""
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    table = ISLAND.new(ada, victory_target="3")
    finish(ada, table)
    page.goto(f"/table/{table}/replay/9")
    page.locator(".board-frame").wait_for()
    expect(page.locator("[data-thing^='settlement:']")).not_to_have_count(0)
    page.get_by_role("button", name="One step forward").click()
    watch.check()


def test_motion_can_be_switched_off(browser: Browser, ada: Person) -> None:
    for motion, flies in (("no-preference", True), ("reduce", False)):
        page = sit(browser, ada, reduced_motion=motion).new_page()
        ISLAND.at(ada, page, "setup-road")
        page.evaluate(
            "() => { window.flown = 0; new MutationObserver(all => all.forEach(one => one"
            ".addedNodes.forEach(node => flown += node.className === 'flight')))"
            ".observe(document.body, {childList: true}); }"
        )
        before = step(page)
        page.locator(".spot.open").first.dispatch_event("click")
        moved(page, before)
        if flies:
            page.wait_for_function("() => flown > 0")
        else:  # it would have begun to fly when the next picture is drawn
            page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            assert page.evaluate("flown") == 0
        page.context.close()


def test_the_guided_game_points_at_things(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto("/")
    page.locator("[data-guide=catan-island]").click()
    told: set[str] = set()

    def listened() -> bool:
        while page.locator(".bubble").count():
            told.add(page.locator(".bubble h2").inner_text())
            page.get_by_role("button", name="Understood").click()
        return len(told) >= 6

    play_on(page, listened)
    assert {"The island", "Where to begin", "Roll the dice", "Building"} <= told
    watch.check()


def test_examples_are_drawn(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    watch = Watch(page)
    page.goto("/rules/catan-island")
    expect(page.locator("figure .board-frame")).to_have_count(4)
    watch.check()


def test_every_text_that_the_table_asks_for_is_there_and_used() -> None:
    games = ROOT / "web" / "src" / "games"
    package = "heliopolis.games.catan"
    check_texts(
        [games / "catan", games / "catan_island"],
        [f"{package}.texts", f"{package}.island.texts"],
        ("board-", "example-"),
    )
