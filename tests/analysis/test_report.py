"""The report page, in three languages, and the hint."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any, cast

import pytest

import heliopolis
from heliopolis.analysis import Analysis, Depth, judging
from heliopolis.analysis.analyse import Moment, find_moments
from heliopolis.analysis.curve import Value, draw_curve
from heliopolis.analysis.facts import Facts, Row, collect_facts
from heliopolis.analysis.hint import hint
from heliopolis.analysis.judging import Judgement
from heliopolis.analysis.report import report, scale
from heliopolis.analysis.wording import Wording
from heliopolis.arena.report.sharing import Shared
from heliopolis.texts import LANGUAGES
from tests.analysis.games import WHOLE_GAMES, MadeUpWorlds, finished

EMPTY = {"meta", "br", "line", "circle", "polyline", "polygon", "rect"}


class Balanced(HTMLParser):
    """Checks that every element is closed, and collects what is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.loaded += [value or "" for name, value in attributes if name in {"src", "href"}]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


@cache
def made_up(name: str) -> Analysis:
    table = finished(name)
    curve = draw_curve(table, cast(Any, MadeUpWorlds(table.seats)), 2)
    flaw = Judgement(
        step=5,
        seat=table.moves[5].seat,
        move=table.moves[5],
        verdict="blunder",
        loss=0.2,
        error=0.05,
        better=table.fork(5).legal(table.moves[5].seat)[0],
        points=[2.5, *[-1.5] * (table.seats - 1)],
        events=[],
        candidates=[],
    )
    facts = collect_facts(table, curve)
    return Analysis(table, Depth(2, 2), curve, [flaw], find_moments(curve), facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_page_is_whole_and_loads_nothing(name: str, language: str) -> None:
    page = report(made_up(name), language)
    parser = Balanced()
    parser.feed(page)
    assert not parser.open
    assert not parser.loaded
    assert f'lang="{language}"' in page
    drawings = 2 * 2  # of chances and points, for desktops and phones
    assert page.count("<polyline") == drawings * finished(name).seats
    assert page.count('class="flaw blunder') == drawings
    assert page.count("<li><span") == 1  # the blunder, with the better move
    assert "{ $" not in page


NOTHING_FOUND = {
    "en": "Nobody made a mistake that could be measured.",
    "nl": "Niemand maakte een meetbare fout.",
    "de": "Niemand machte einen messbaren Fehler.",
}
NOT_JUDGED = {
    "en": "No decision was judged at this depth.",
    "nl": "Op deze diepte is geen beslissing beoordeeld.",
    "de": "Bei dieser Tiefe wurde keine Entscheidung beurteilt.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_was_judged_nobody_is_said_to_have_made_no_mistake(language: str) -> None:
    analysis = made_up("ur")
    shared = Shared.at("https://heliopolis.example", "1")
    unjudged = report(replace(analysis, judgements=[], depth=Depth(2, 0)), language, shared)
    assert NOT_JUDGED[language] in unjudged
    assert NOTHING_FOUND[language] not in unjudged
    assert "–." not in unjudged  # messengers are told of no accuracy
    good = replace(analysis.judgements[0], verdict="good", better=None)
    judged = report(replace(analysis, judgements=[good]), language, shared)
    assert NOT_JUDGED[language] not in judged
    assert NOTHING_FOUND[language] in judged


def test_reasons_tell_what_the_better_move_does_at_once() -> None:
    analysis = made_up("catan-island")
    made = {"step": 0, "log_event": "rolled", "seat": 1, "a": 2, "b": 3, "sum": 5}
    brought = {"step": 0, "log_event": "received", "seat": 1, "count": 2, "good": "ore"}
    flaw = replace(analysis.judgements[0], events=[made, brought])
    words = {language: Wording(analysis.table, language) for language in LANGUAGES}
    told = {language: wording.told(flaw) for language, wording in words.items()}
    assert len(set(told.values())) == len(LANGUAGES)
    assert told["en"].endswith("receives 2 ore.")
    assert words["en"].reasons(flaw).startswith(told["en"])
    assert not words["en"].told(replace(flaw, events=[made]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_say_nothing_the_reason_is_whose_chances_fall(language: str) -> None:
    analysis = made_up("priests-of-ra")
    seat, seats = analysis.judgements[0].seat, analysis.table.seats
    wins = [0.12 if one == seat else -0.12 / (seats - 1) for one in range(seats)]
    flaw = replace(analysis.judgements[0], points=[0.1] * seats, wins=wins)
    said = Wording(analysis.table, language).reasons(flaw)
    others = [name for one, name in enumerate(analysis.table.players) if one != seat]
    assert all(name in said for name in others[:3])
    assert analysis.table.players[seat] not in said
    assert "−" in said
    told = Wording(analysis.table, language).reasons(replace(flaw, points=[1.5] * seats))
    assert all(name not in told for name in others), "points say enough"


def test_players_are_called_by_the_names_that_are_given() -> None:
    analysis = made_up("catan-island")
    names = ["Isis", "Nut", "Hathor", "Bastet"][: analysis.table.seats]
    page = report(analysis, "en", Shared.at("https://heliopolis.example", "1"), names)
    for own, given in zip(analysis.table.players, names, strict=False):
        assert f"</svg> {own}</span>" not in page
        assert f"</svg> {given}</span>" in page
        assert f"{given}: " in page
    assert f"{names[analysis.judgements[0].seat]}" in Wording(analysis.table, "en", names).reasons(
        analysis.judgements[0]
    )


def test_what_chance_brought_is_told() -> None:
    analysis = made_up("catan-island")
    rolled = next(e for e in analysis.table.log_events if e["log_event"] == "rolled")
    step = rolled["step"] - 1
    change = Value([0.3, *[-0.1] * (analysis.table.seats - 1)], [], [], [])
    words = Wording(analysis.table, "en")
    what, changes = words.moment(Moment(step, rolled["seat"], "luck", change))
    name = analysis.table.players[rolled["seat"]]
    assert what.startswith(f"Move {step + 1}, luck: {name} rolls ")
    assert changes.startswith(f"Winning chances: {analysis.table.players[0]} +30%, ")


def test_marks_of_an_axis_are_round_and_hold_everything() -> None:
    assert scale(0, 1) == [0, 0.25, 0.5, 0.75, 1]
    assert scale(0, 7) == [0, 2, 4, 6, 8]
    assert scale(0, 56.2) == [0, 20, 40, 60]
    assert scale(-3, 10) == [-5, 0, 5, 10]
    assert scale(0, 1.5) == pytest.approx([0, 0.5, 1, 1.5])


def test_a_column_has_decimals_everywhere_or_nowhere() -> None:
    words = Wording(finished("ur"), "en")
    facts = Facts("dice", "value", ["rolled", "expected"], [Row(1, [3, 6]), Row(2, [4, 5.52])])
    assert [words.facts_row(facts, row) for row in facts.rows] == [
        ["1", "3", "6.0"],
        ["2", "4", "5.5"],
    ]


def test_only_those_who_lost_nothing_have_an_accuracy_of_100() -> None:
    analysis = made_up("ur")
    flaw = replace(analysis.judgements[0], loss=0.001, error=0.0)
    nearly = replace(analysis, judgements=[flaw])
    words = Wording(analysis.table, "en")
    assert words.accuracy(nearly, flaw.seat) == "99%"
    none_lost = replace(analysis, judgements=[replace(flaw, loss=0.0)])
    assert words.accuracy(none_lost, flaw.seat) == "100%"


def test_a_shared_report_leads_to_each_mistake() -> None:
    shared = Shared.at("https://heliopolis.example", "1")
    page = report(made_up("ur"), "en", shared)
    assert '<a href="https://heliopolis.example/table/1/replay/5">6</a>' in page


def test_places_are_told_by_the_lands_around_them() -> None:
    table = finished("catan-island")
    founding = next(move for move in table.moves if move.text.startswith("setup_settlement"))
    assert Wording(table, "en").move(founding) == "Settlement at mountains 3, fields 6, hills 5"


def test_names_of_players_are_no_markup() -> None:
    table = heliopolis.new("ur", seed=1, players=["<b>Ada</b>", "Bo"])
    curve = draw_curve(table, cast(Any, MadeUpWorlds(2)), 2)
    page = report(Analysis(table, Depth(2, 2), curve, [], [], []))
    assert "<b>Ada" not in page
    assert "&lt;b&gt;Ada" in page


def test_a_hint_names_the_move_and_its_chances() -> None:
    table = heliopolis.new("priests-of-ra", 2, seed=7)
    table.play("invoke")
    seat = table.players_to_move[0]
    lines = hint(table, seat, "en", seconds=0.01)
    assert lines[0].startswith("Try: ")
    assert lines[0].removeprefix("Try: ").partition(" (")[0] in map(str, table.legal(seat))
    assert "%" in lines[1]


def test_the_only_move_is_said_to_be_the_only_one() -> None:
    table = finished("ur")
    step = next(step for step in range(len(table.moves)) if len(table.fork(step).legal()) == 1)
    early = table.fork(step)
    assert hint(early, early.players_to_move[0], "en", 0.01)[-1] == "It is the only move."
    assert judging.MOST_CANDIDATES >= judging.BY_SCORE
