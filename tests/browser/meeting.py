"""People who meet: tournaments of short games, played by program, and pictures of the pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from tests.browser.servers import Person, wait_for

SHORT = {"pieces": "1"}  # a game of Ur with one piece each


def tournament(host: Person, others: Sequence[Person], **wishes: Any) -> str:
    """Open a tournament of short games of Ur that others join."""
    wish = {"name": "Cup of the Nile", "game": "ur", "seats": 2, "options": SHORT, **wishes}
    made: str = host.ask("POST", "/tournaments", wish)["id"]
    for person in others:
        person.ask("POST", f"/tournaments/{made}/join", {})
    return made


def look(person: Person, id_: str) -> Any:
    return person.ask("GET", f"/tournaments/{id_}")


def play_round(people: Sequence[Person], id_: str, number: int) -> None:
    """Wait for a round, and play the tables of all these people to their end."""
    wait_for(lambda: look(people[0], id_)["round"] == number)

    def play(person: Person) -> None:
        if table := look(person, id_)["my_table"]:
            person.play(table, lambda view: False)

    with ThreadPoolExecutor(len(people)) as pool:
        list(pool.map(play, people))


def rated(person: Person) -> Person:
    """Return a person after a rated game of Ur."""
    table = person.table("me", "easy", game="ur", options=SHORT, seed=None)
    person.play(table, lambda view: False)
    wait_for(lambda: person.ask("GET", f"/people/{person.id}")["ratings"])
    return person


# --- Pictures -------------------------------------------------------------------------------------


def _others(person: Person) -> list[Person]:
    return [Person(person.address, name) for name in ("Berenice", "Senenmut", "Tiye")]


def open_tables(person: Person, page: Page) -> None:
    host, other, _ = _others(person)
    rated(host).table("me", "open", game="ur", public=True, pace="live", options=SHORT)
    other.table("me", "open", "open", "hard", game="catan-island", public=True)
    page.goto("/meet")
    page.locator("[data-open]").nth(1).wait_for()


def searching(person: Person, page: Page) -> None:
    person.ask("DELETE", "/search")
    page.goto("/meet")
    page.get_by_role("button", name="Find me a game").click()
    page.get_by_role("button", name="Stop searching").wait_for()


def leaderboard(person: Person, page: Page) -> None:
    for one in (person, *_others(person)):
        rated(one)
    page.goto("/leaderboard/ur")
    page.locator("tbody tr").nth(3).wait_for()


def tournaments(person: Person, page: Page) -> None:
    host, other, _ = _others(person)
    tournament(host, [person, other], bots=["easy"], name="Evening of Ur")
    tournament(other, [], pace="daily", game="catan-island", seats=4, options={}, rounds=5)
    running = tournament(host, [other], name="Cup of the Nile")
    host.ask("POST", f"/tournaments/{running}/start", {})
    page.goto("/tournaments")
    page.locator("section a").nth(2).wait_for()


def new_tournament(person: Person, page: Page) -> None:
    page.goto("/tournaments/new")
    page.locator("summary").click()
    page.locator("select").first.wait_for()


def entry(person: Person, page: Page) -> None:
    made = tournament(person, _others(person), bots=["hard", "easy", "easy"])
    page.goto(f"/tournaments/{made}")
    page.get_by_role("button", name="Draw the first round").wait_for()


def second_round(person: Person, page: Page) -> None:
    others = _others(person)
    made = tournament(person, others, bots=["hard", "easy", "easy"])
    person.ask("POST", f"/tournaments/{made}/start", {})
    play_round([person, *others], made, 1)
    wait_for(lambda: look(person, made)["round"] == 2)
    page.goto(f"/tournaments/{made}")
    page.locator("#round-2").wait_for()


def ended(person: Person, page: Page) -> None:
    others = _others(person)
    made = tournament(person, others, rounds=2)
    person.ask("POST", f"/tournaments/{made}/start", {})
    for number in (1, 2):
        play_round([person, *others], made, number)
    wait_for(lambda: look(person, made)["status"] == "over")
    page.goto(f"/tournaments/{made}")
    page.locator("#round-1").wait_for()


PICTURES: dict[str, Callable[[Person, Page], None]] = {
    "open tables": open_tables,
    "searching": searching,
    "leaderboard": leaderboard,
    "list": tournaments,
    "new tournament": new_tournament,
    "before the start": entry,
    "second round": second_round,
    "standings at the end": ended,
}
