"""Reports: one self-contained page with every figure, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from heliopolis import games
from heliopolis.arena import Outcome, Study, simulate, tournament
from heliopolis.arena.report import study_page, tournament_page
from heliopolis.arena.report.formatting import Formatter
from heliopolis.arena.report.plots import Scale, log_scale_for, scale_for
from heliopolis.kernel.game import Game
from heliopolis.texts import LANGUAGES, texts

# Elements without an end tag.
VOID = {"meta", "br", "rect", "line", "circle"}


class Reader(HTMLParser):
    """Checks that every tag is closed, and collects what a browser would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.labels = 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.labels += any(name == "aria-label" and value for name, value in attrs)
        self.loads += [str(v) for n, v in attrs if n in {"src", "href", "srcset", "data", "action"}]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    from tests import toy

    bots = "random,tests.arena.bots:First,tests.arena.bots:Slow"
    return tournament(toy.GAME, bots, 12, seats=3)


@pytest.fixture(scope="module")
def study() -> Study:
    from heliopolis import games

    ra = games.find("priests-of-ra")
    return simulate(ra, 120, seats=3, target="plain", detail=120)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_self_contained(
    ra: Game, morra: Game, outcome: Outcome, study: Study, language: str
) -> None:
    for page in (
        tournament_page(outcome, morra, "heliopolis arena …", language),
        study_page(study, ra, "heliopolis simulate …", language),
    ):
        reader = Reader(page)
        assert reader.open == []
        assert reader.loads == []
        assert not {"script", "link", "img", "iframe", "object", "image"} & set(reader.tags)
        assert not re.search(r"https?://|//\w|@import|url\(", page)
        assert f'lang="{language}"' in page
        assert reader.tags.count("svg") > 8
        assert reader.labels > 8
        assert "prefers-color-scheme: dark" in page


def test_a_report_contains_every_figure(morra: Game, outcome: Outcome) -> None:
    page = tournament_page(outcome, morra, "heliopolis arena morra --bots x")
    fmt = Formatter(texts("en"))
    for standing in outcome.bots:
        for text in (
            standing.name,
            fmt.percent(standing.win_share),
            fmt.percents(standing.ci95),
            fmt.percent(standing.fair_share),
            fmt.decimal(standing.mean_score),
            fmt.decimal(standing.rating),
            fmt.seconds(standing.seconds_per_decision),
        ):
            assert text in page
    assert "heliopolis arena morra --bots x" in page


def test_names_of_bots_are_escaped(morra: Game, outcome: Outcome) -> None:
    page = tournament_page(outcome, morra, "<script>alert(1)</script>")
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


def test_a_study_of_one_game_can_be_drawn(morra: Game) -> None:
    """All values are equal there."""
    study = simulate(morra, 1, target="plain", detail=1)
    assert Reader(study_page(study, morra, "")).open == []
    outcome = tournament(morra, "random", 1)
    assert Reader(tournament_page(outcome, morra, "")).open == []


def test_events_are_named_in_the_readers_language(ra: Game) -> None:
    fmt = Formatter(texts("de", ra))
    assert fmt.event("won-tile", {"face": "farmer"}) == "… bekommt: Bauer"
    assert fmt.event("some-thing", {"x": "a_b"}) == "some thing: a b"
    assert fmt.event("passed", {}) == "… passt"
    assert fmt.event("scored", {"item": "suns"}) == "Summe der Sonnen"
    catan = games.find("catan-island")
    assert Formatter(texts("nl", catan)).event("offered", {}) == "… biedt … voor …"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_event_of_a_game_has_words(name: str, language: str) -> None:
    game = games.find(name)
    fmt = Formatter(texts(language, game))
    for kind in game.log_events.kinds:
        named = [(f, known) for f, known in kind.values.items() if known and f != "seat"]
        said = fmt.event(kind.name, {field: list(known)[-1] for field, known in named})
        assert not said.startswith(kind.name.replace("-", " "))
        assert not said.endswith(".")


def test_scales_have_round_steps() -> None:
    assert scale_for([3, 47]) == Scale(0, 50)
    assert scale_for([21.3, 28.8], zero=False) == Scale(20, 30)
    assert scale_for([-4, 7]).minimum <= -4
    assert Scale(0, 50).ticks(5) == [0, 10, 20, 30, 40, 50]
    assert Scale(0, 50).at(25) == 50
    assert Scale(0, 50).at(99) == 100
    assert Scale(4, 4).at(4) == 0
    times = log_scale_for([0.00002, 0.3])
    assert (times.minimum, times.maximum) == pytest.approx((1e-5, 1))
    assert times.at(1e-5) == 0
    assert len(times.ticks(6)) == 6
    assert times.ticks(4) == pytest.approx([1e-5, 1e-3, 0.1])


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0 µs"), (1e-7, "0.1 µs"), (1.2345e-6, "1.23 µs"), (0.0456, "45.6 ms"), (2.3456, "2.35 s"),
     (123.4, "123 s"), (0.99999, "1 s")],
)  # fmt: skip
def test_times_are_readable(seconds: float, shown: str) -> None:
    assert Formatter(texts("en")).seconds(seconds) == shown
