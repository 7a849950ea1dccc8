"""Every page and every kind of decision, each with what brings it about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.amun_re import PICTURES as AMUN_RE
from tests.browser.catan import ISLAND
from tests.browser.catan_lands import PICTURES as LANDS
from tests.browser.meeting import PICTURES as MEETING
from tests.browser.rehearsal import LAST_OF_EPOCH, rehearsal, rehearsal_of_bots, stored
from tests.browser.servers import DATABASES, Person

UR = "ur"

Set = Callable[[Person, Page], None]


@dataclass(frozen=True)
class Stage:
    """A picture worth looking at: its name, and how to reach it."""

    name: str
    set: Set


SHORT = {"victory_target": "3"}


def _open(path: str, shown: str = "main h1") -> Set:
    def go(person: Person, page: Page) -> None:
        page.goto(path)
        page.locator(shown).first.wait_for(state="attached")

    return go


def _asked(prompt: str, then: Callable[[Page], None] | None = None) -> Set:
    def go(person: Person, page: Page) -> None:
        page.goto(f"/table/{person.reach(prompt, 'easy', 'easy')}")
        page.locator("[data-answer]").first.wait_for()
        if then:
            then(page)

    return go


def _home(person: Person, page: Page) -> None:
    person.reach("turn", "easy", "easy")
    person.table("me", "open", "easy", public=True)
    page.goto("/")
    page.locator(".game h3").first.wait_for()
    page.locator(".tables a").first.wait_for()


def _rules(game: str, heading: str) -> Set:
    """A new table with its rules under a heading; on a phone they open in a sheet."""

    def go(person: Person, page: Page) -> None:
        page.goto(f"/new/{game}")
        page.locator(".seats").wait_for()
        if page.locator("[data-rules]").count():
            page.locator("[data-rules]").click()
        if page.locator("html").get_attribute("lang") == "en":
            page.get_by_text(heading, exact=True).click()

    return go


def _invitation(person: Person, page: Page) -> None:
    host = Person(person.address, "Ada of Alexandria")
    page.goto(f"/table/{host.table('me', 'open', 'medium', game='catan-island', options=SHORT)}")
    page.locator(".seats").wait_for()


def _lobby(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.table('me', 'open', 'medium')}")
    page.locator(".seats").wait_for()


def _choose_bid(page: Page) -> None:
    page.locator("[data-answer^=bid]").first.click()
    page.locator(".confirm").wait_for()


def _why_not(page: Page) -> None:
    page.locator("[data-move=draw]").click(force=True)  # it says why not
    page.locator(".why").wait_for()


def _in_words(page: Page) -> None:
    page.get_by_role("button", name="Text").click()
    page.locator("[data-typed]").first.wait_for()


def scoring(person: Person, page: Page) -> None:
    """The last answer of an epoch is given on the page itself, so that its scoring is shown."""
    table = person.at(rehearsal("priests-of-ra", 2, LAST_OF_EPOCH), LAST_OF_EPOCH, "easy")
    page.goto(f"/table/{table}")
    page.locator("[data-answer]").first.wait_for()
    person.play(table, lambda view: view["table"]["epoch"] > 1)
    page.locator("dialog").wait_for()


def _end(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.finished('easy', 'easy')}")
    page.locator(".ending").wait_for()


def _replay(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.finished('easy', 'easy')}/replay/60")
    page.locator(".board").wait_for()
    page.get_by_role("button", name="Show the proof").click()
    page.locator("dl code").first.wait_for()


def _guided(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.reach('turn', 'easy')}?guide=1")
    page.locator(".bubble").wait_for()


def _amun_re(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.reach('bid', 'easy', 'easy', game='amun-re')}")
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Text").click()
    page.locator("[data-typed]").first.wait_for()


def _ur(prompt: str) -> Set:
    def go(person: Person, page: Page) -> None:
        page.goto(f"/table/{person.reach(prompt, 'easy', game=UR)}")
        page.locator("[data-answer]:enabled, .spot.open").first.wait_for()

    return go


def _ur_end(person: Person, page: Page) -> None:
    page.goto(f"/table/{person.finished('easy', game=UR)}")
    page.locator(".ending").wait_for()


def _profile(person: Person, page: Page) -> None:
    person.finished("easy")
    page.goto(f"/people/{person.id}")
    page.locator(".games a").first.wait_for()


def _analysis(game: str, seats: int) -> Set:
    """The replay of a game of bots with its whole analysis, at a mistake."""

    def go(person: Person, page: Page) -> None:
        bots = ("greedy", "easy", "random", "easy")[:seats]
        table = stored(DATABASES[person.address], rehearsal_of_bots(game, seats, bots))
        page.goto(f"/table/{table}/replay/40")
        page.get_by_role("region", name="Luck and decisions").wait_for(timeout=1000 * LONG)
        if page.get_by_role("button", name="Next mistake").is_enabled():
            page.keyboard.press("n")
            page.locator(".here .better").wait_for()

    return go


STAGES = [
    Stage("home", _home),
    Stage("new table", _rules("priests-of-ra", "Set-up")),
    Stage("new table, Amun-Re", _rules("amun-re", "Own board")),
    Stage("lobby", _lobby),
    Stage("invitation", _invitation),
    Stage("draw or invoke", _asked("turn")),
    Stage("why not", _asked("bid-first", _why_not)),
    Stage("choose a face", _asked("place")),
    Stage("bid", _asked("bid-first")),
    Stage("bid over", _asked("bid-over")),
    Stage("must bid", _asked("bid-must")),
    Stage("bid, to confirm", _asked("bid-first", _choose_bid)),
    Stage("priests", _asked("flip")),
    Stage("scoring", scoring),
    Stage("text view", _asked("turn", _in_words)),
    Stage("text view, Amun-Re", _amun_re),
    Stage("guided game", _guided),
    Stage("end", _end),
    Stage("replay", _replay),
    Stage("rules", _open("/rules/priests-of-ra", ".rule")),
    Stage("settings", _open("/settings", "input[type=url]")),
    Stage("profile", _profile),
    Stage("nothing here", _open("/nowhere")),
]
# Looked at in the gallery; what tests see of them, they see in the course of one game.
AMUN_RE_STAGES = [Stage(f"Amun-Re, {name}", set_it) for name, set_it in AMUN_RE.items()]
CATAN_STAGES = [
    Stage(f"{game}, {name}", set_it)
    for game, pictures in {"Catan": ISLAND.pictures(), **LANDS}.items()
    for name, set_it in pictures.items()
]
MEETING_STAGES = [Stage(f"meeting, {name}", set_it) for name, set_it in MEETING.items()]
UR_STAGES = [
    Stage("Ur, roll", _ur("roll")),
    Stage("Ur, move", _ur("move")),
    Stage("Ur, end", _ur_end),
]
LONG = 900.0  # seconds for an analysis: the playouts of its game may have to be compiled
ANALYSIS_STAGES = [
    Stage(f"analysis, {game}", _analysis(game, seats))
    for game, seats in {
        "priests-of-ra": 3,
        "amun-re": 4,
        "catan-island": 3,
        "catan-alexander": 3,
        "catan-cheops": 3,
        "ur": 2,
    }.items()
]
