"""Amun-Re in the browser: every decision where it happens, and nothing that others may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, expect

from heliopolis import games
from heliopolis.games.amun_re.board import KINDS
from heliopolis.games.pieces import pieces
from heliopolis.texts import Texts, read
from tests.browser.amun_re import (
    BOTS,
    GAME,
    at,
    play_on,
    with_a_debt,
    with_many_cards,
    with_much_to_take,
    with_provinces_far_apart,
    with_two_bonuses,
)
from tests.browser.chromium import DESKTOP, PHONE, ROOT, Watch, sit, step
from tests.browser.everyone import for_everyone
from tests.browser.screen import OneScreen
from tests.browser.servers import Person, wait_for

NAMES_OF_BONUS_CARDS = re.compile(r"^card-bonus_\w+ = (.+)$", re.MULTILINE)
SOURCES = ROOT / "web" / "src" / "games" / "amun_re"


@pytest.mark.long
def test_a_whole_game_by_what_is_offered(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, DESKTOP, locale="nl").new_page()
    watch = Watch(page)
    page.goto(f"/table/{ada.table('me', *BOTS, game=GAME)}")
    play_on(page, watch.check)
    expect(page.locator(".ending tfoot td")).to_have_count(3)
    watch.check()


@pytest.mark.long
def test_a_whole_game_on_a_phone_for_everyone(browser: Browser, ada: Person) -> None:
    """At the first of every kind of question: nothing for axe to find, by day and by night,
    nothing too small for a finger, nothing wider than the screen, no text missing."""
    page = sit(browser, ada, PHONE, locale="de").new_page()
    watch = Watch(page)
    table = ada.table("me", *BOTS, game=GAME)
    page.goto(f"/table/{table}")
    seen = set()
    screen = OneScreen()

    def look() -> None:
        watch.check()
        kind = (ada.view(table)["prompt"] or {}).get("prompt", "end")
        kind = "scoring" if page.locator("dialog .main").count() else kind
        if kind in seen:
            return
        seen.add(kind)
        if kind not in ("scoring", "end"):
            screen.check(page, kind)
        for_everyone(page, kind)

    play_on(page, look)
    look()
    assert {"bid", "buy-cards", "buy-farmers", "buy-bricks", "offer", "scoring", "end"} <= seen


def test_a_secret_maximum_is_for_the_province_that_was_chosen(
    browser: Browser, ada: Person
) -> None:
    page = sit(browser, ada, PHONE).new_page()
    table = at(ada, page, "bid")
    lots = ada.view(table)["table"]["auction"]["provinces"]
    page.get_by_role("button", name="More").click()
    maximum = page.locator("[data-maximum]")
    expect(maximum.locator("input[name=lot]")).to_have_count(len(lots))
    expect(maximum.get_by_text("Pass")).to_have_count(0)  # nobody can (AR-4.6)
    leave = maximum.get_by_role("button", name="Set this maximum")
    expect(leave).to_be_disabled()
    maximum.locator(f"label:has(input[value={lots[-1]}])").click()
    for_everyone(page, "maximum bid")
    step, seat = ada.view(table)["step"], ada.view(table)["seat"]
    leave.click()
    wait_for(lambda: ada.view(table)["step"] > step)
    log = ada.ask("GET", f"/tables/{table}/state")["log"]["items"]
    bids = [event for event in log if event["log_event"] == "bade"]
    assert lots[-1] in [event["province"] for event in bids if event["seat"] == seat]


def test_a_message_lies_above_the_dialog_that_led_to_it(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, DESKTOP, locale="de").new_page()
    at(ada, page, "bid")
    page.get_by_role("button", name="Mehr").click()
    maximum = page.locator("[data-maximum]")
    maximum.locator("label:has(input[name=lot])").first.click()
    maximum.get_by_role("spinbutton").fill("-1")
    maximum.get_by_role("button", name="Höchstgebot festlegen").click()
    expect(page.locator(".toast.bad")).to_contain_text(
        "Geheimes Höchstgebot: -1 ist zu niedrig, erlaubt ist 0 oder mehr"
    )
    assert page.locator("dialog[open]").count() == 1
    assert page.locator(".toasts").evaluate("(shelf) => shelf.matches(':popover-open')")


def test_nine_kinds_of_cards_fit_into_a_hand(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, DESKTOP, locale="de").new_page()
    page.goto(f"/table/{with_many_cards(ada, 9)}")
    expect(page.locator("[data-thing=hand] .card")).to_have_count(9)
    OneScreen().check(page, "nine cards")
    # What can be done with a card stands in the card that a tap opens.
    page.locator("[data-thing=hand] .card.can .face").first.click()
    expect(page.locator("dialog [data-answer^=sell_card]")).to_be_visible()


def test_two_cards_with_any_names_fit_into_the_hand_of_a_phone(
    browser: Browser, ada: Person
) -> None:
    page = sit(browser, ada, PHONE).new_page()
    page.goto(f"/table/{with_many_cards(ada, 2)}")
    page.locator("[data-thing=hand] .card").first.wait_for()
    texts = [read("heliopolis.games.amun_re.texts", language) for language in ("en", "nl", "de")]
    names = [text for found in texts for text in NAMES_OF_BONUS_CARDS.findall(found)]
    assert len(names) == 15
    # Two cards are left. Both get each name in turn, and a line that says how their holder stands.
    heights = page.evaluate(
        """async (names) => {
            await document.fonts.ready;
            const room = document.querySelector('.hand-room');
            room.querySelector('ul').classList.add('few');
            for (const card of [...room.querySelectorAll('.card')].slice(2)) card.remove();
            for (const words of room.querySelectorAll('.words')) {
                const line = words.querySelector('.condition') ?? document.createElement('span');
                const {className} = words.querySelector('.title');
                line.className = className.replace('title', 'condition');
                line.textContent = '3 / 7';
                words.append(line);
            }
            return names.map((name) => {
                for (const title of room.querySelectorAll('.title')) title.textContent = name;
                return room.scrollHeight - room.clientHeight;
            });
        }""",
        names,
    )
    assert max(heights) <= 1, dict(zip(names, heights, strict=True))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Take a brick for Memphis"),
        ("nl", "Neem een bouwsteen voor Memphis"),
        ("de", "Nimm einen Baustein für Memphis"),
    ],
)
def test_the_richest_reward_fits_on_a_phone(
    browser: Browser, ada: Person, language: str, sentence: str
) -> None:
    """Buttons show a picture and the province there; what they are called is the whole sentence."""
    page = sit(browser, ada, PHONE, locale=language).new_page()
    page.goto(f"/table/{with_much_to_take(ada)}")
    page.locator("[data-thing=unveiling]").wait_for()
    expect(page.get_by_role("button", name=sentence)).to_have_count(1)
    OneScreen().check(page, "reward")


@pytest.mark.parametrize(
    ("set_table", "answers", "number"),
    [
        (with_two_bonuses, "[data-thing=bonus] [data-answer^=bonus]", 2),
        (with_a_debt, ".many [data-answer^=sell_card]", 7),
    ],
)
def test_cards_to_play_or_sell_can_be_tapped_on_a_phone(
    browser: Browser, ada: Person, set_table: Callable[[Person], str], answers: str, number: int
) -> None:
    page = sit(browser, ada, PHONE, locale="de").new_page()
    page.goto(f"/table/{set_table(ada)}")
    expect(page.locator(answers)).to_have_count(number)
    OneScreen().check(page, answers)
    for_everyone(page, answers)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_provinces_are_on_offer_as_players(
    browser: Browser, ada: Person, seats: int
) -> None:
    page = sit(browser, ada).new_page()
    table = ada.reach("bid", *["easy"] * (seats - 1), game=GAME)
    page.goto(f"/table/{table}")
    expect(page.locator(".auction .card")).to_have_count(seats)
    expect(page.locator(".region")).to_have_count(15)
    expect(page.locator("[data-seat]")).to_have_count(seats)
    assert page.evaluate("document.documentElement.scrollWidth") <= DESKTOP[0]


def test_a_phone_shows_what_a_province_on_offer_is_worth(browser: Browser, ada: Person) -> None:
    """The same signs as on a desktop, beside the numbers; the sheet leaves most of the map."""
    page = sit(browser, ada, PHONE).new_page()
    page.goto(f"/table/{ada.reach('bid', *['easy'] * 4, game=GAME)}")
    worth = page.locator(".drawer .worth .signs")
    expect(worth).to_have_count(1)
    seen = set()
    for name in page.locator(".auction .head").all():
        name.click()
        expect(page.locator(".auction .looked .head")).to_contain_text(name.inner_text())
        seen.add(worth.text_content())
    assert len(seen) > 1
    page.locator(".facts").locator("..").locator(".close").click()
    # The map comes down again from the province that was looked at.
    page.wait_for_function("() => document.querySelector('.window').scrollTop === 0")
    box = """selector => {
      const {top, bottom} = document.querySelector(selector).getBoundingClientRect();
      return [top, bottom];
    }"""
    board, drawer = page.evaluate(box, "[data-board]"), page.evaluate(box, ".drawer")
    first, last = (page.evaluate(box, f"[data-thing='province:{p}']") for p in ("buto", "edfu"))
    assert first[0] - board[0] < 40
    assert drawer[0] - first[0] > (last[1] - first[0]) * 0.7
    assert (
        page.evaluate(box, ".lens .whole")[1] <= page.evaluate(box, "[data-thing=temple-track]")[0]
    )
    assert page.evaluate(box, ".worth")[1] <= drawer[1]
    OneScreen().check(page, "bid")


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_names_of_cards_are_divided_as_in_print_on_a_phone(
    browser: Browser, ada: Person, locale: str
) -> None:
    """Of two cards that lie side by side with their names, as the pages write these names."""
    page = sit(browser, ada, PHONE, locale=locale).new_page()
    page.goto(f"/table/{with_many_cards(ada, 2)}")
    page.locator("[data-thing=hand] .title").first.wait_for()
    tr = Texts(locale, games.find(GAME))
    keys = [f"card-{kind}" for kind in KINDS]
    names = [tr(f"{k}.divided" if tr.has_attribute(k, "divided") else k) for k in keys]
    unseen = "[\N{SOFT HYPHEN}\N{ZERO WIDTH SPACE}]"
    assert [tr(key) for key in keys] == [re.sub(unseen, "", name) for name in names]
    broken = page.evaluate(
        """async (names) => {
            await document.fonts.ready;
            const room = document.querySelector('[data-thing=hand]');
            room.querySelector('ul').classList.add('few');
            for (const card of [...room.querySelectorAll('.card')].slice(2)) card.remove();
            const title = room.querySelector('.title');
            title.style.overflowWrap = 'normal';
            return names.filter(name => {
              title.textContent = name;
              return title.scrollWidth > title.clientWidth + 1;
            });
        }""",
        names,
    )
    assert broken == []


def test_the_sheet_for_the_offering_leaves_a_part_of_the_map(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE, locale="de").new_page()
    page.goto(f"/table/{ada.reach('offer', *['easy'] * 4, game=GAME)}")
    page.locator("[data-answer=steal]").wait_for()
    expect(page.locator("[data-thing=sealed] li")).to_have_count(5)
    expect(page.locator("[data-thing=sealed]")).to_contain_text("wählt noch")
    shown = page.evaluate(
        """() => {
          const {top, height} = document.querySelector('[data-board]').getBoundingClientRect();
          return (document.querySelector('.drawer').getBoundingClientRect().top - top) / height;
        }"""
    )
    assert shown > 0.25
    OneScreen().check(page, "offer")


# Own provinces of which something is not in sight between the upper edge of the map and the sheet.
_HIDDEN = """() => {
  const {top} = document.querySelector('.window').getBoundingClientRect();
  const {top: bottom} = document.querySelector('.drawer').getBoundingClientRect();
  return [...document.querySelectorAll('.region.matters')].map(region => {
    const owner = region.dataset.thing.replace('province', 'owner');
    return document.querySelector(`[data-thing="${owner}"]`).closest('.plot');
  }).filter(plot => {
    const place = plot.getBoundingClientRect();
    return place.top < top - 1 || place.bottom > bottom + 1;
  }).map(plot => plot.textContent);
}"""


@pytest.mark.parametrize("locale", ["en", "nl", "de"])
def test_the_sheet_for_farmers_leaves_all_of_ones_provinces_in_sight(
    browser: Browser, ada: Person, locale: str
) -> None:
    page = sit(browser, ada, PHONE, locale=locale).new_page()
    page.goto(f"/table/{with_provinces_far_apart(ada)}")
    page.locator("[data-thing=settle]").wait_for()
    page.wait_for_function(f"() => !({_HIDDEN})().length")
    expect(page.locator(".region.matters")).to_have_count(3)
    # A tap on the lowest one lays a farmer there.
    page.locator("[data-thing='province:edfu']").click()
    expect(page.get_by_role("group", name="Edfu").locator("output")).to_have_text("1")
    page.wait_for_function(f"() => !({_HIDDEN})().length")
    OneScreen().check(page, "farmers")
    for_everyone(page, "farmers")


def test_what_a_sheet_covers_of_the_map_can_be_moved_up(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    page.goto(f"/table/{ada.reach('bid', *['easy'] * 4, game=GAME)}")
    page.locator(".auction").wait_for()
    edges = """() => [
      document.querySelector("[data-thing='province:edfu']").getBoundingClientRect().bottom,
      document.querySelector('.drawer').getBoundingClientRect().top,
    ]"""
    lowest, drawer = page.evaluate(edges)
    assert lowest > drawer
    page.locator(".window").evaluate("map => map.scrollTo(0, map.scrollHeight)")
    lowest, drawer = page.evaluate(edges)
    assert lowest <= drawer + 1
    # It is moved by itself to a province that is looked at.
    page.locator(".window").evaluate("map => map.scrollTo(0, 0)")
    page.locator(".auction .head", has_text="Kharga").click()
    page.locator(".drawer .facts").wait_for()
    bottom = (
        "document.querySelector(\"[data-thing='province:kharga']\").getBoundingClientRect().bottom"
    )
    page.wait_for_function(
        f"() => {bottom} <= document.querySelector('.drawer').getBoundingClientRect().top + 1"
    )
    OneScreen().check(page, "a province on offer")


def test_the_amount_of_a_bid_leaves_the_letter_of_its_player(browser: Browser, ada: Person) -> None:
    table = ada.reach("bid", *["easy"] * 4, game=GAME)

    def some_bid(view: dict[str, Any]) -> bool:
        lying = any(province["stones"] for province in view["table"]["provinces"])
        return bool(view["table"]["auction"]) and lying

    assert ada.play(table, some_bid)
    page = sit(browser, ada, (1280, 800)).new_page()
    page.goto(f"/table/{table}")
    page.locator(".space small").first.wait_for()
    for width in (1280, 1920, PHONE[0]):
        page.set_viewport_size({"width": width, "height": 800})
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.space small')].filter(amount => {
              const its = amount.getBoundingClientRect();
              const letter = amount.parentElement.querySelector('.mark .disc')
                .getBoundingClientRect();
              return its.right > letter.left + 1 && its.left < letter.right
                && its.bottom > letter.top && its.top < letter.bottom;
            }).length"""
        )
        assert covered == 0, width


def test_a_bid_tells_what_is_left_before_it_counts(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    at(ada, page, "bid")
    before = step(page)
    page.locator("[data-answer^=bid]").first.click()
    expect(page.locator(".effect")).to_contain_text("gold left")
    page.get_by_role("button", name="Not yet").click()
    assert step(page) == before


def test_a_bid_that_is_too_low_says_why(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    at(ada, page, "bid")
    page.locator(".space[aria-disabled=true]").last.click(force=True)
    expect(page.locator(".why")).to_contain_text("AR-4.")


@pytest.mark.parametrize(
    ("language", "sums"),
    [
        ("en", ("21 gold: 20 gold + 1 card.", "28 is more than the 21 you can pay: 20 gold + 1")),
        ("nl", ("21 goud betalen: 20 goud + 1 kaart.", "21 die je kunt betalen: 20 goud + 1")),
        ("de", ("21 Gold zahlen: 20 Gold + 1 Karte.", "21, die du zahlen kannst: 20 Gold + 1")),
    ],
)
def test_what_can_be_paid_says_how_the_sum_comes_about(
    browser: Browser, ada: Person, language: str, sums: tuple[str, str]
) -> None:
    """At a desk where bids are made, on a phone where a dearer one is tapped."""
    page = sit(browser, ada, locale=language).new_page()
    table = at(ada, page, "bid")
    view = ada.view(table)
    me = view["table"]["players"][view["seat"]]
    assert (me["gold"], me["cards"]) == (20, 1), "the game that was rehearsed has a card to sell"
    expect(page.locator(".purse")).to_contain_text(sums[0])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".space[aria-disabled=true]", has_text="28").first.click(force=True)
    expect(page.locator(".why")).to_contain_text(sums[1])


def test_bricks_are_shown_as_they_will_lie_and_bought_in_one_go(
    browser: Browser, ada: Person
) -> None:
    page = sit(browser, ada).new_page()
    table = at(ada, page, "buy-bricks")
    before = ada.view(table)
    me = before["table"]["players"][before["seat"]]
    assert me["gold"], "the game that was rehearsed leaves gold for a brick"
    gold = page.locator(".bill .sum")
    expect(gold).to_contain_text(f"{me['gold']} left")
    page.locator("[data-more]:enabled").first.click()
    expect(gold).to_contain_text(f"{me['gold'] - 1} left")
    page.locator("[data-answer='buy_bricks 1']").click()
    expect(page.locator("[data-answer=end_turn]")).to_be_visible()
    mine = ada.view(table)["table"]["players"][before["seat"]]
    assert mine["gold"] == me["gold"] - 1
    assert mine["bricks"] + 3 * mine["pyramids"] == me["bricks"] + 3 * me["pyramids"] + 1


def to_the_offering(table: str, *people: Person) -> None:
    """Everybody does as little as possible until all are asked for their offering."""

    def reached() -> bool:
        views = [(person, person.view(table)) for person in people]
        for person, view in views:
            if view["legal"] and view["table"]["step"] != "offer":
                legal = [m for m in view["legal"] if m["move"] not in ("play_card", "sell_card")]
                move = (legal or view["legal"])[0]
                body = {"step": view["step"], "move": move["text"]}
                person.ask("POST", f"/tables/{table}/moves", body)
        return all(view["table"]["step"] == "offer" for _, view in views)

    wait_for(reached)


def test_nobody_sees_a_sealed_offering(browser: Browser, ada: Person, bob: Person) -> None:
    """What one has laid down is on nobody else's page, and in nothing that page was told."""
    table = ada.table("me", "open", "easy", game=GAME)
    bob.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    to_the_offering(table, ada, bob)
    hers, his = sit(browser, ada).new_page(), sit(browser, bob).new_page()
    heard: list[str] = []
    his.on("websocket", lambda line: line.on("framereceived", lambda data: heard.append(str(data))))
    for page in (hers, his):
        page.goto(f"/table/{table}")
        page.locator("[data-thing=offer], [data-answer^=correction]").first.wait_for()
    if hers.locator("[data-answer='correction no']").count():
        hers.locator("[data-answer='correction no']").click()
    hers.locator("[data-answer=steal]").click()
    expect(his.locator("[data-thing=sealed]")).to_contain_text("Ada: offering sealed")
    expect(hers.locator("[data-thing=sealed]")).to_contain_text("Bob: still choosing")
    assert his.locator("[data-thing=unveiling]").count() == 0
    assert not any(re.search(r'"log_event": ?"(stole|offered)"', told) for told in heard)
    assert all(player["steals"] is None for player in bob.view(table)["table"]["players"])


def test_gold_of_others_is_hidden_unless_the_table_shows_it(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada).new_page()
    for option, hidden in (("hidden", 2), ("open", 0)):
        table = ada.table("me", *BOTS, game=GAME, options={"gold_visibility": option})
        page.goto(f"/table/{table}")
        page.locator("[data-seat]").first.wait_for()
        expect(page.locator(".facts b", has_text="?")).to_have_count(hidden)


def test_the_guided_game_points_at_things(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto("/")
    page.locator(f"[data-guide={GAME}]").click()
    told: set[str] = set()

    def listened() -> bool:
        while page.locator(".bubble").count():
            told.add(page.locator(".bubble h2").inner_text())
            page.get_by_role("button", name="Understood").click()
        return len(told) >= 5

    play_on(page, listened)
    assert {"The land of the Nile", "The auction"} <= told
    watch.check()


def test_every_text_that_the_table_asks_for_is_there_and_used() -> None:
    source = "\n".join(
        file.read_text("utf-8") for file in SOURCES.rglob("*") if file.suffix in (".svelte", ".ts")
    )
    body = FluentParser().parse(read("heliopolis.games.amun_re.texts", "en")).body
    known = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    asked = set(re.findall(r'(?<![.\w])say\("([\w-]+)"', source))
    assert asked <= known
    kinds = ("board-", "do-", "region-", "scoring-", "side-")
    of_the_table = {key for key in known if key.startswith(kinds)}
    named = set(re.findall(r'[`"]([a-z][\w-]*)[`"]', source))
    named |= {piece.name for piece in pieces(games.find(GAME)).values()}
    families = tuple(set(re.findall(r"`([\w-]+-)\$\{", source)))
    assert {key for key in of_the_table - named if not key.startswith(families)} == set()
