"""Write the report of a tournament."""

from __future__ import annotations

from heliopolis.arena.report.formatting import Formatter, format_options
from heliopolis.arena.report.page import cards, command, folded, listing, page, section, table
from heliopolis.arena.report.plots import (
    Bar,
    Scale,
    bars,
    histogram,
    histograms,
    legend,
    log_scale_for,
    scale_for,
)
from heliopolis.arena.tournament import Outcome
from heliopolis.kernel.game import Game
from heliopolis.texts import texts, title_of


def tournament_page(outcome: Outcome, game: Game, typed: str, language: str = "en") -> str:
    """Return the page; `typed` is the command that reproduces the outcome."""
    import heliopolis

    tr = texts(language, game)
    fmt = Formatter(tr)
    parts = [
        section(tr("report-summary"), _summary(outcome, fmt), wide=True),
        section(tr("report-wins"), _wins(outcome, fmt), hint=tr("report-wins-hint")),
        section(tr("report-ratings"), _ratings(outcome, fmt), hint=tr("report-ratings-hint")),
        section(tr("report-table"), _table(outcome, fmt), hint=tr("report-table-hint"),
                wide=True),
        section(tr("report-scores"), _scores(outcome, fmt), hint=tr("report-scores-hint"),
                wide=True),
        section(tr("report-pairings"), _pairings(outcome, fmt),
                hint=tr("report-pairings-hint")),
        section(tr("report-times"), _times(outcome, fmt), hint=tr("report-times-hint")),
        section(tr("report-seats"), _seats(outcome, fmt), hint=tr("report-seats-hint"),
                wide=True),
        section(tr("report-how"), *_how(outcome, fmt, typed), wide=True),
    ]  # fmt: skip
    subtitle = tr("report-arena-subtitle", games=outcome.games, seats=outcome.seats,
                   seed=str(outcome.seed))  # fmt: skip
    title = tr("report-arena-title", game=title_of(game, tr.language))
    return page(tr, title, subtitle, parts, f"Heliopolis {heliopolis.__version__}")


def _summary(outcome: Outcome, fmt: Formatter) -> str:
    tr = fmt.tr
    return cards(
        (
            standing.name,
            fmt.percent(standing.win_share),
            tr(
                f"report-verdict-{_side(standing.times_fair_ci95)}",
                times=fmt.hundredths(standing.times_fair),
            ),
        )
        for standing in outcome.bots
    )


def _side(times_fair: tuple[float, float]) -> str:
    return "above" if times_fair[0] > 1 else "below" if times_fair[1] < 1 else "even"


def _wins(outcome: Outcome, fmt: Formatter) -> str:
    rows = [
        Bar(
            standing.name, standing.win_share, standing.ci95,
            f"{fmt.percent(standing.win_share)} ({fmt.percents(standing.ci95)})",
            mark=standing.fair_share,
        )
        for standing in outcome.bots
    ]  # fmt: skip
    return bars(rows, _shares(rows), fmt.whole_percent) + _share_legend(fmt)


def _shares(rows: list[Bar]) -> Scale:
    """Return a scale from 0 to beyond the longest interval."""
    ends = [row.interval[1] for row in rows if row.interval]
    return Scale(0.0, min(1.0, scale_for([*ends, *(row.mark or 0 for row in rows)]).maximum))


def _share_legend(fmt: Formatter) -> str:
    tr = fmt.tr
    return legend([
        ("above", tr("report-above")),
        ("plain", tr("report-even")),
        ("below", tr("report-below")),
        ("mark", tr("report-fair")),
        ("whisker", tr("study-interval")),
    ])  # fmt: skip


def _ratings(outcome: Outcome, fmt: Formatter) -> str:
    rows = [
        Bar(
            standing.name, standing.rating, standing.rating_ci95,
            f"{fmt.decimal(standing.rating)} ({fmt.range(standing.rating_ci95)})",
        )
        for standing in sorted(outcome.bots, key=lambda standing: -standing.rating)
    ]  # fmt: skip
    scale = scale_for([end for row in rows for end in row.interval or ()], zero=False)
    return bars(rows, scale, fmt.number, dots=True)


def _table(outcome: Outcome, fmt: Formatter) -> str:
    tr = fmt.tr
    headers = [
        tr(f"report-{key}")
        for key in ("bot", "games", "win-share", "fair-share", "times-fair", "score", "rank",
                    "rating", "mean-time", "long-time")
    ]  # fmt: skip
    rows = [
        [
            standing.name,
            tr("study-count", n=standing.games),
            f"{fmt.percent(standing.win_share)}\n{fmt.percents(standing.ci95)}",
            fmt.percent(standing.fair_share),
            f"{fmt.hundredths(standing.times_fair)}\n{fmt.range(standing.times_fair_ci95)}",
            f"{fmt.decimal(standing.mean_score)}\n{fmt.range(standing.score_ci95)}",
            fmt.hundredths(standing.mean_rank),
            f"{fmt.decimal(standing.rating)}\n{fmt.range(standing.rating_ci95)}",
            fmt.seconds(standing.seconds_per_decision),
            fmt.seconds(standing.seconds_per_decision_p95),
        ]
        for standing in outcome.bots
    ]
    return table(tr("report-table"), headers, rows)


def _scores(outcome: Outcome, fmt: Formatter) -> str:
    scale = scale_for([v for counts in outcome.scores.values() for v in (*counts, max(counts) + 1)])
    return histograms(
        histogram(
            standing.name, outcome.scores[standing.name], scale, fmt.number, standing.mean_score,
            f"{fmt.decimal(standing.mean_score)} ± {fmt.decimal(standing.score_deviation)}",
        )
        for standing in outcome.bots
    )  # fmt: skip


def _pairings(outcome: Outcome, fmt: Formatter) -> str:
    tr = fmt.tr
    names = [standing.name for standing in outcome.bots]
    met = {(pairing.bot, pairing.other): pairing for pairing in outcome.pairings}
    rows = [
        [
            name,
            *(
                f"{fmt.percent(met[name, other].above)}\n{fmt.percents(met[name, other].ci95)}"
                if (name, other) in met
                else "–"
                for other in names
            ),
        ]
        for name in names
    ]
    return table(tr("report-pairings"), [tr("report-bot"), *names], rows)


def _times(outcome: Outcome, fmt: Formatter) -> str:
    rows = [
        Bar(
            standing.name, standing.seconds_per_decision, None,
            f"{fmt.seconds(standing.seconds_per_decision)} · "
            f"{fmt.seconds(standing.seconds_per_decision_p95)}",
            second=standing.seconds_per_decision_p95,
        )
        for standing in outcome.bots
    ]  # fmt: skip
    scale = log_scale_for(v for row in rows for v in (row.value, row.second or row.value))
    tr = fmt.tr
    return bars(rows, scale, fmt.seconds) + legend(
        [("plain", tr("report-mean-time")), ("second", tr("report-long-time"))]
    )


def _seats(outcome: Outcome, fmt: Formatter) -> str:
    tr = fmt.tr
    fair = 1 / outcome.seats
    rows = [
        Bar(
            tr("report-seat", seat=seat.seat), seat.win_share, seat.ci95,
            f"{fmt.percent(seat.win_share)} ({fmt.percents(seat.ci95)})", mark=fair,
        )
        for seat in outcome.seat_advantage
    ]  # fmt: skip
    grid = [
        [
            standing.name,
            *(
                f"{fmt.percent(found.win_share)}\n{fmt.percents(found.ci95)}"
                if (found := {s.seat: s for s in standing.by_seat}.get(seat.seat))
                else "–"
                for seat in outcome.seat_advantage
            ),
        ]
        for standing in outcome.bots
    ]
    headers = [tr("report-bot"), *(tr("report-seat", seat=s.seat) for s in outcome.seat_advantage)]
    return (
        bars(rows, _shares(rows), fmt.whole_percent)
        + _share_legend(fmt)
        + table(tr("report-seats"), headers, grid)
    )


def _how(outcome: Outcome, fmt: Formatter, typed: str) -> list[str]:
    tr = fmt.tr
    lines = [
        tr("report-how-balance", games=outcome.games, deals=outcome.deals,
            seatings=len(outcome.seatings)),
        tr("report-how-wins"),
        tr("report-how-wilson"),
        tr("report-how-scores"),
        tr("report-how-ratings"),
        tr("report-how-times"),
        tr("report-how-again", rules=outcome.rules_version,
            options=format_options(outcome.options) or "–"),
    ]  # fmt: skip
    if not outcome.complete:
        lines.insert(0, tr("report-how-stopped"))
    seatings = listing(" · ".join(seating) for seating in outcome.seatings)
    return [listing(lines), command(typed), folded(tr("report-seatings"), seatings)]
