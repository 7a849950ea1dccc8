"""Write the report of a study."""

from __future__ import annotations

from typing import Protocol

from heliopolis.arena.event_counts import SeatEvent
from heliopolis.arena.intervals import Interval
from heliopolis.arena.report.formatting import Formatter, format_options
from heliopolis.arena.report.page import cards, command, folded, listing, page, section, table
from heliopolis.arena.report.plots import (
    Bar,
    Pair,
    Scale,
    bars,
    histogram,
    histograms,
    legend,
    pairs,
    scale_for,
)
from heliopolis.arena.simulate import Study
from heliopolis.arena.tally import Histogram
from heliopolis.kernel.game import Game
from heliopolis.texts import texts, title_of

MAX_ROWS = 24  # of a plot; the table lists all


class Luck(Protocol):
    """How much luck decides: see `heliopolis.analysis.decisiveness`."""

    @property
    def luck(self) -> float:
        """From 0, nothing, to 1, everything."""
        ...

    @property
    def luck_ci95(self) -> Interval:
        """Its interval."""
        ...


def study_page(
    study: Study, game: Game, typed: str, language: str = "en", luck: Luck | None = None
) -> str:
    """Return the page; `typed` is the command that reproduces the study."""
    import heliopolis

    tr = texts(language, game)
    fmt = Formatter(tr)
    parts = [
        section(tr("report-summary"), _summary(study, luck, fmt), wide=True),
        section(tr("report-seats"), _seats(study, fmt), hint=tr("report-study-seats-hint")),
        section(tr("report-length"), _spreads(study, fmt), hint=tr("report-length-hint")),
        section(tr("report-scores"), _scores(study, fmt), hint=tr("report-scores-hint"),
                wide=True),
    ]  # fmt: skip
    if study.seat_events:
        hint = tr("report-seat-events-hint", games=study.detailed)
        parts.append(
            section(tr("report-seat-events"), _seat_events(study, fmt), hint=hint, wide=True)
        )
    if study.game_events:
        parts.append(section(tr("report-game-events"), _events(study, fmt), wide=True))
    parts.append(section(tr("report-how"), *_how(study, fmt, typed), wide=True))
    subtitle = tr("report-study-subtitle", games=study.games, seats=study.seats,
                   bots=", ".join(study.bots), seed=str(study.seed))  # fmt: skip
    title = tr("report-study-title", game=title_of(game, tr.language))
    return page(tr, title, subtitle, parts, f"Heliopolis {heliopolis.__version__}")


def _summary(study: Study, luck: Luck | None, fmt: Formatter) -> str:
    tr = fmt.tr
    best, course = study.best_seat(), study.course
    return cards(
        [
            (tr("report-best-seat"), best.seat, fmt.percent(best.share))
            if best
            else (tr("report-best-seat"), "–", tr("report-best-seat-none")),
            (tr("report-decisions"), fmt.decimal(study.decisions.mean),
             f"{study.decisions.minimum} – {study.decisions.maximum}"),
            (tr("report-winning-score"), fmt.decimal(study.winning_score.mean),
             f"{study.winning_score.minimum} – {study.winning_score.maximum}"),
            (tr("report-margin"), fmt.decimal(study.margin.mean),
             f"{study.margin.minimum} – {study.margin.maximum}"),
            *([
                (tr("report-lead-changes"), fmt.decimal(course.lead_changes.mean),
                 f"{course.lead_changes.minimum} – {course.lead_changes.maximum}"),
                (tr("report-branching"), fmt.decimal(course.branching),
                 tr("report-forced", share=fmt.percent(course.forced))),
            ] if course else []),
            *([(tr("report-luck"), fmt.percent(luck.luck), fmt.percents(luck.luck_ci95))]
              if luck else []),
        ]
    )  # fmt: skip


def _seats(study: Study, fmt: Formatter) -> str:
    tr = fmt.tr
    fair = 1 / study.seats
    rows = [
        Bar(
            tr("report-seat", seat=standing.seat), standing.share, standing.interval,
            f"{fmt.percent(standing.share)} ({fmt.percents(standing.interval)})", mark=fair,
        )
        for standing in study.standings
    ]  # fmt: skip
    headers = [
        tr("study-seat"),
        *(tr(f"report-{key}") for key in ("win-share", "score", "deviation")),
    ]
    grid = [
        [
            standing.seat,
            f"{fmt.percent(standing.share)}\n{fmt.percents(standing.interval)}",
            fmt.decimal(standing.score.mean),
            fmt.decimal(standing.score.deviation),
        ]
        for standing in study.standings
    ]
    maximum = scale_for([fair, *(standing.interval[1] for standing in study.standings)]).maximum
    return (
        bars(rows, Scale(0.0, min(1.0, maximum)), fmt.whole_percent)
        + legend(
            [
                ("above", tr("report-above")),
                ("plain", tr("report-even")),
                ("below", tr("report-below")),
                ("mark", tr("report-fair")),
            ]
        )
        + table(tr("report-seats"), headers, grid)
    )


def _spreads(study: Study, fmt: Formatter) -> str:
    tr = fmt.tr
    return histograms(
        [
            _histogram(tr("report-decisions"), study.tally.decisions, fmt, zero=False),
            _histogram(tr("report-margin"), study.tally.margins, fmt, zero=True),
        ]
    )


def _histogram(
    name: str, counted: Histogram, fmt: Formatter, *, zero: bool, scale: Scale | None = None
) -> str:
    items, spread = counted.items(), counted.spread()
    fitting = scale or scale_for([spread.minimum, spread.maximum + 1], zero=zero)
    text = f"{fmt.decimal(spread.mean)} ± {fmt.decimal(spread.deviation)}"
    return histogram(name, items, fitting, fmt.number, spread.mean, text)


def _scores(study: Study, fmt: Formatter) -> str:
    tr = fmt.tr
    counted = [*study.tally.scores, study.tally.winning]
    spreads = [histogram.spread() for histogram in counted]
    scale = scale_for([s.minimum for s in spreads] + [s.maximum + 1 for s in spreads])
    names = [tr("report-seat", seat=standing.seat) for standing in study.standings]
    return histograms(
        _histogram(name, histogram, fmt, zero=True, scale=scale)
        for name, histogram in zip([*names, tr("report-winning-score")], counted, strict=True)
    )


def _seat_events(study: Study, fmt: Formatter) -> str:
    """Plot the events that distinguish winners most clearly, above a table of all events."""
    tr = fmt.tr
    rows = [
        Pair(
            fmt.event(event.log_event, event.values), event.share_in_wins, event.wins_ci95,
            event.share_in_losses, event.losses_ci95,
            f"{fmt.percent(event.share_in_wins)} · {fmt.percent(event.share_in_losses)}",
        )
        for event in study.distinguishing()[:MAX_ROWS]
    ]  # fmt: skip
    drawing = legend(
        [
            ("full", tr("report-in-wins")),
            ("hollow", tr("report-in-losses")),
            ("whisker", tr("study-interval")),
        ]
    ) + pairs(rows, Scale(0.0, 1.0), fmt.whole_percent)
    headers = [
        tr(f"report-{key}")
        for key in ("event", "in-wins", "in-losses", "times-in-wins", "times-in-losses",
                    "points-in-wins", "points-in-losses", "win-share-with", "worth")
    ]  # fmt: skip
    grid = [
        [
            fmt.event(event.log_event, event.values),
            f"{fmt.percent(event.share_in_wins)}\n{fmt.percents(event.wins_ci95)}",
            f"{fmt.percent(event.share_in_losses)}\n{fmt.percents(event.losses_ci95)}",
            fmt.hundredths(event.mean_in_wins),
            fmt.hundredths(event.mean_in_losses),
            _points(event.points_in_wins, fmt),
            _points(event.points_in_losses, fmt),
            f"{fmt.percent(event.win_share_with)}\n{fmt.percents(event.with_ci95)}",
            worth_of(event, fmt),
        ]
        for event in study.seat_events
    ]
    return drawing + folded(tr("report-all-events"), table(tr("report-seat-events"), headers, grid))


def worth_of(event: SeatEvent, fmt: Formatter) -> str:
    """Return what an occurrence is worth in points, with the interval; a dash if it is unknown."""
    if event.worth is None or event.worth_ci95 is None:
        return "–"
    low, high = event.worth_ci95
    return f"{fmt.hundredths(event.worth)}\n{fmt.hundredths(low)} – {fmt.hundredths(high)}"


def _points(points: float | None, fmt: Formatter) -> str:
    return "–" if points is None else fmt.hundredths(points)


def _events(study: Study, fmt: Formatter) -> str:
    tr = fmt.tr
    headers = [tr(f"report-{key}") for key in ("event", "in-games", "interval", "times-per-game")]
    grid = [
        [
            fmt.event(event.log_event, event.values),
            fmt.percent(event.share),
            fmt.percents(event.ci95),
            fmt.hundredths(event.mean),
        ]
        for event in study.game_events
    ]
    return table(tr("report-game-events"), headers, grid)


def _how(study: Study, fmt: Formatter, typed: str) -> list[str]:
    tr = fmt.tr
    lines = [
        tr("report-how-study", target=study.target, weighed=str(study.biased).lower()),
        tr("report-how-seats"),
        tr("report-how-wilson"),
        tr("report-how-events", games=study.detailed),
        tr("report-how-study-again", options=format_options(study.options) or "–"),
    ]
    return [listing(lines), command(typed)]
