"""The report of a tournament."""

from __future__ import annotations

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
from heliopolis.arena.report.words import Words, options_shown
from heliopolis.arena.tournament import Outcome
from heliopolis.kernel.game import Game
from heliopolis.texts import texts


def tournament_page(outcome: Outcome, game: Game, typed: str, language: str = "en") -> str:
    """The page; `typed` is the command that gives the same outcome again."""
    import heliopolis

    say = texts(language, game)
    words = Words(say)
    parts = [
        section(say("report-summary"), _summary(outcome, words), wide=True),
        section(say("report-wins"), _wins(outcome, words), hint=say("report-wins-hint")),
        section(say("report-ratings"), _ratings(outcome, words), hint=say("report-ratings-hint")),
        section(say("report-table"), _table(outcome, words), hint=say("report-table-hint"),
                wide=True),
        section(say("report-scores"), _scores(outcome, words), hint=say("report-scores-hint"),
                wide=True),
        section(say("report-pairings"), _pairings(outcome, words),
                hint=say("report-pairings-hint")),
        section(say("report-times"), _times(outcome, words), hint=say("report-times-hint")),
        section(say("report-seats"), _seats(outcome, words), hint=say("report-seats-hint"),
                wide=True),
        section(say("report-how"), *_how(outcome, words, typed), wide=True),
    ]  # fmt: skip
    subtitle = say("report-arena-subtitle", games=outcome.games, seats=outcome.seats,
                   seed=str(outcome.seed))  # fmt: skip
    title = say("report-arena-title", game=game.title)
    return page(say, title, subtitle, parts, f"Heliopolis {heliopolis.__version__}")


def _summary(outcome: Outcome, words: Words) -> str:
    say = words.say
    return cards(
        (
            standing.name,
            words.percent(standing.win_share),
            say(
                f"report-verdict-{_side(standing.times_fair_ci95)}",
                times=words.hundredths(standing.times_fair),
            ),
        )
        for standing in outcome.bots
    )


def _side(times_fair: tuple[float, float]) -> str:
    return "above" if times_fair[0] > 1 else "below" if times_fair[1] < 1 else "even"


def _wins(outcome: Outcome, words: Words) -> str:
    rows = [
        Bar(
            standing.name, standing.win_share, standing.ci95,
            f"{words.percent(standing.win_share)} ({words.percents(standing.ci95)})",
            mark=standing.fair_share,
        )
        for standing in outcome.bots
    ]  # fmt: skip
    return bars(rows, _shares(rows), words.whole_percent) + _shares_legend(words)


def _shares(rows: list[Bar]) -> Scale:
    """From nothing to beyond the longest interval."""
    ends = [row.interval[1] for row in rows if row.interval]
    return Scale(0.0, min(1.0, scale_for([*ends, *(row.mark or 0 for row in rows)]).most))


def _shares_legend(words: Words) -> str:
    say = words.say
    return legend([
        ("above", say("report-above")),
        ("plain", say("report-even")),
        ("below", say("report-below")),
        ("mark", say("report-fair")),
        ("whisker", say("study-interval")),
    ])  # fmt: skip


def _ratings(outcome: Outcome, words: Words) -> str:
    rows = [
        Bar(
            standing.name, standing.rating, standing.rating_ci95,
            f"{words.decimal(standing.rating)} ({words.range(standing.rating_ci95)})",
        )
        for standing in sorted(outcome.bots, key=lambda standing: -standing.rating)
    ]  # fmt: skip
    scale = scale_for([end for row in rows for end in row.interval or ()], zero=False)
    return bars(rows, scale, words.number, dots=True)


def _table(outcome: Outcome, words: Words) -> str:
    say = words.say
    heads = [
        say(f"report-{key}")
        for key in ("bot", "games", "win-share", "fair-share", "times-fair", "score", "rank",
                    "rating", "mean-time", "long-time")
    ]  # fmt: skip
    rows = [
        [
            standing.name,
            say("study-count", n=standing.games),
            f"{words.percent(standing.win_share)}\n{words.percents(standing.ci95)}",
            words.percent(standing.fair_share),
            f"{words.hundredths(standing.times_fair)}\n{words.range(standing.times_fair_ci95)}",
            f"{words.decimal(standing.mean_score)}\n{words.range(standing.score_ci95)}",
            words.hundredths(standing.mean_rank),
            f"{words.decimal(standing.rating)}\n{words.range(standing.rating_ci95)}",
            words.seconds(standing.seconds_per_decision),
            words.seconds(standing.seconds_per_decision_p95),
        ]
        for standing in outcome.bots
    ]
    return table(say("report-table"), heads, rows)


def _scores(outcome: Outcome, words: Words) -> str:
    scale = scale_for([v for counts in outcome.scores.values() for v in (*counts, max(counts) + 1)])
    return histograms(
        histogram(
            standing.name, outcome.scores[standing.name], scale, words.number, standing.mean_score,
            f"{words.decimal(standing.mean_score)} ± {words.decimal(standing.score_deviation)}",
        )
        for standing in outcome.bots
    )  # fmt: skip


def _pairings(outcome: Outcome, words: Words) -> str:
    say = words.say
    names = [standing.name for standing in outcome.bots]
    met = {(pairing.bot, pairing.other): pairing for pairing in outcome.pairings}
    rows = [
        [
            name,
            *(
                f"{words.percent(met[name, other].above)}\n{words.percents(met[name, other].ci95)}"
                if (name, other) in met
                else "–"
                for other in names
            ),
        ]
        for name in names
    ]
    return table(say("report-pairings"), [say("report-bot"), *names], rows)


def _times(outcome: Outcome, words: Words) -> str:
    rows = [
        Bar(
            standing.name, standing.seconds_per_decision, None,
            f"{words.seconds(standing.seconds_per_decision)} · "
            f"{words.seconds(standing.seconds_per_decision_p95)}",
            second=standing.seconds_per_decision_p95,
        )
        for standing in outcome.bots
    ]  # fmt: skip
    scale = log_scale_for(v for row in rows for v in (row.value, row.second or row.value))
    say = words.say
    return bars(rows, scale, words.seconds) + legend(
        [("plain", say("report-mean-time")), ("second", say("report-long-time"))]
    )


def _seats(outcome: Outcome, words: Words) -> str:
    say = words.say
    fair = 1 / outcome.seats
    rows = [
        Bar(
            say("report-seat", seat=seat.seat), seat.win_share, seat.ci95,
            f"{words.percent(seat.win_share)} ({words.percents(seat.ci95)})", mark=fair,
        )
        for seat in outcome.seat_advantage
    ]  # fmt: skip
    grid = [
        [
            standing.name,
            *(
                f"{words.percent(found.win_share)}\n{words.percents(found.ci95)}"
                if (found := {s.seat: s for s in standing.by_seat}.get(seat.seat))
                else "–"
                for seat in outcome.seat_advantage
            ),
        ]
        for standing in outcome.bots
    ]
    heads = [say("report-bot"), *(say("report-seat", seat=s.seat) for s in outcome.seat_advantage)]
    return (
        bars(rows, _shares(rows), words.whole_percent)
        + _shares_legend(words)
        + table(say("report-seats"), heads, grid)
    )


def _how(outcome: Outcome, words: Words, typed: str) -> list[str]:
    say = words.say
    lines = [
        say("report-how-balance", games=outcome.games, deals=outcome.deals,
            seatings=len(outcome.seatings)),
        say("report-how-wins"),
        say("report-how-wilson"),
        say("report-how-scores"),
        say("report-how-ratings"),
        say("report-how-times"),
        say("report-how-again", rules=outcome.rules_version,
            options=options_shown(outcome.options) or "–"),
    ]  # fmt: skip
    if not outcome.complete:
        lines.insert(0, say("report-how-stopped"))
    seatings = listing(" · ".join(seating) for seating in outcome.seatings)
    return [listing(lines), command(typed), folded(say("report-seatings"), seatings)]
