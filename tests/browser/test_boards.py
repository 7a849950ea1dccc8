"""The board editor: values are changed by tapping, errors shown at their place, boards shared."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Watch, sit
from tests.browser.servers import Person


class Edit(NamedTuple):
    """A change of a board: where, something wrong, something right, and how that is seen."""

    game: str
    place: str
    wrong: Callable[[Page], None]
    right: Callable[[Page], None]
    seats: int
    is_there: Callable[[dict[str, Any]], bool]


def spot(page: Page, place: str) -> Locator:
    return page.locator(f'[data-spot="{place}"]')


def tap(page: Page, place: str) -> None:
    """Tap a place; in Amun-Re where the name of the province stands, as regions have any shape."""
    if place.startswith("province:"):
        name = place.partition(":")[2].capitalize()
        box = page.locator("svg text.name", has_text=name).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        spot(page, place).click()
    expect(page.locator("#place-sheet h2")).to_be_visible()


def choose(field: str, value: str) -> Callable[[Page], None]:
    def chosen(page: Page) -> None:
        group = page.locator(f'#place-sheet [data-field="{field}"]')
        group.get_by_role("button", name=value, exact=True).click()

    return chosen


def type_in(field: str, value: int) -> Callable[[Page], None]:
    def typed(page: Page) -> None:
        given = page.get_by_label(field, exact=True)
        given.fill(str(value))
        given.press("Tab")

    return typed


def swap_back(page: Page) -> None:
    """The box has three hills: where one is laid, another makes room."""
    tap(page, "hex:0,-1")
    choose("terrain", "mountains")(page)


EDITS = [
    Edit(
        *("catan-island", "hex:0,-2", choose("terrain", "hills"), swap_back, 3),
        lambda table: table["hexes"]["0,-2"] == {"terrain": "hills", "number": 10},
    ),
    Edit(
        *("catan-alexander", "hex:0,0", choose("number", "none"), choose("number", "9"), 3),
        lambda table: table["hexes"]["0,0"]["number"] == 9,
    ),
    Edit(
        *("catan-cheops", "hex:1,1", choose("number", "none"), choose("number", "4"), 3),
        lambda table: table["hexes"]["1,1"]["number"] == 4,
    ),
    Edit(
        *("amun-re", "province:memphis", type_in("Fields", 9), type_in("Fields", 4), 3),
        lambda table: next(p for p in table["provinces"] if p["id"] == "memphis")["fields"] == 4,
    ),
]


@pytest.mark.parametrize("edit", EDITS, ids=[edit.game for edit in EDITS])
def test_a_board_is_changed_shared_and_played_on(
    browser: Browser, ada: Person, bob: Person, edit: Edit
) -> None:
    page = sit(browser, ada, DESKTOP).new_page()
    watch = Watch(page)
    page.goto(f"/boards/new?game={edit.game}")
    expect(page.get_by_text("This board can be played.")).to_be_visible()
    tap(page, edit.place)
    edit.wrong(page)
    expect(page.get_by_text("One thing is wrong")).to_be_visible()
    expect(spot(page, edit.place)).to_have_class(re.compile(r"\bbad\b"))
    expect(page.locator("#place-sheet [role=alert]")).to_be_visible()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    edit.right(page)
    expect(page.get_by_text("This board can be played.")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(re.compile("/boards/(?!new)"))
    watch.check()

    other = sit(browser, bob, DESKTOP).new_page()
    watch = Watch(other)
    other.goto(page.url)
    expect(other.get_by_text("A board of Ada.")).to_be_visible()
    expect(spot(other, edit.place)).to_have_class(re.compile(r"\bchanged\b"))
    other.get_by_role("button", name="Play on this board").click()
    expect(other.get_by_label("Board", exact=True)).to_have_value(page.url.rsplit("/", 1)[1])
    other.get_by_role("button", name="Open the table").click()
    expect(other).to_have_url(re.compile("/table/"))
    watch.check()
    made = bob.ask("GET", f"/tables/{other.url.rsplit('/', 1)[1]}")
    table = bob.table(*["me", "easy", "easy"][: edit.seats], game=edit.game, board=made["board"])
    assert edit.is_there(bob.view(table)["table"])


def test_stand_ins_are_marked_until_they_are_corrected(browser: Browser, ada: Person) -> None:
    page = sit(browser, ada, PHONE).new_page()
    page.goto("/boards/new?game=amun-re")
    marks = page.locator(".sign.guess")
    expect(marks).to_have_count(14)  # all but Mendes
    tap(page, "province:buto")
    expect(page.locator("#place-sheet .guess")).to_have_count(1)  # its card limit is known
    type_in("Fields", 4)(page)
    expect(page.locator("#place-sheet .guess")).to_have_count(0)
    expect(page.locator("#place-sheet .was")).to_have_text("was 5")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#place-sheet .guess")).to_have_count(1)


def test_keys_alone_edit_and_correct_for_everybody(browser: Browser, ada: Person) -> None:
    """Arrow keys go from place to place, Enter opens one."""
    page = sit(browser, ada, DESKTOP).new_page()
    page.goto("/boards/new?game=catan-alexander")
    spot(page, "hex:0,0").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    spot(page, "edge:-1,2,e").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Close this harbour").press("Enter")
    expect(page.get_by_role("button", name="Open a harbour here")).to_be_visible()
    page.get_by_role("button", name="Correct it for everybody").press("Enter")
    text = page.get_by_label("Text of the contribution")
    expect(text).to_have_value(re.compile("-1,2,e, harbour"))
    page.get_by_label("Edition", exact=True).fill("Kosmos 2002")
    expect(text).to_have_value(re.compile("Edition: Kosmos 2002"))


def test_boards_are_listed_and_deleted(browser: Browser, ada: Person) -> None:
    own = ada.ask("GET", "/games/amun-re/board")["board"]
    ada.ask("POST", "/boards", {"game": "amun-re", "name": "First printing", "board": own})
    page = sit(browser, ada, PHONE).new_page()
    watch = Watch(page)
    page.goto("/boards")
    expect(page.get_by_text("First printing")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    watch.check()
