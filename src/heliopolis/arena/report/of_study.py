"""The report of a study."""

from __future__ import annotations

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
from heliopolis.arena.report.words import Words, options_shown
from heliopolis.arena.simulate import Study
from heliopolis.arena.tally import Histogram
from heliopolis.kernel.game import Game
from heliopolis.texts import texts

MOST_ROWS = 24  # of a plot; the table has all


def study_page(study: Study, game: Game, typed: str, language: str = "en") -> str:
    """The page; `typed` is the command that gives the same study again."""
    import heliopolis

    say = texts(language, game)
    words = Words(say)
    parts = [
        section(say("report-summary"), _summary(study, words), wide=True),
        section(say("report-seats"), _seats(study, words), hint=say("report-study-seats-hint")),
        section(say("report-length"), _spreads(study, words), hint=say("report-length-hint")),
        section(say("report-scores"), _scores(study, words), hint=say("report-scores-hint"),
                wide=True),
    ]  # fmt: skip
    if study.things:
        hint = say("report-things-hint", games=study.detailed)
        parts.append(section(say("report-things"), _things(study, words), hint=hint, wide=True))
    if study.events:
        parts.append(section(say("report-events"), _events(study, words), wide=True))
    parts.append(section(say("report-how"), *_how(study, words, typed), wide=True))
    subtitle = say("report-study-subtitle", games=study.games, seats=study.seats,
                   bots=", ".join(study.bots), seed=str(study.seed))  # fmt: skip
    title = say("report-study-title", game=game.title)
    return page(say, title, subtitle, parts, f"Heliopolis {heliopolis.__version__}")


def _summary(study: Study, words: Words) -> str:
    say = words.say
    best = max(study.standings, key=lambda standing: standing.share)
    return cards(
        [
            (say("report-best-seat"), best.seat, words.percent(best.share)),
            (say("report-decisions"), words.decimal(study.decisions.mean),
             f"{study.decisions.least} – {study.decisions.most}"),
            (say("report-winning-score"), words.decimal(study.winning_score.mean),
             f"{study.winning_score.least} – {study.winning_score.most}"),
            (say("report-margin"), words.decimal(study.margin.mean),
             f"{study.margin.least} – {study.margin.most}"),
        ]
    )  # fmt: skip


def _seats(study: Study, words: Words) -> str:
    say = words.say
    fair = 1 / study.seats
    rows = [
        Bar(
            say("report-seat", seat=standing.seat), standing.share, standing.interval,
            f"{words.percent(standing.share)} ({words.percents(standing.interval)})", mark=fair,
        )
        for standing in study.standings
    ]  # fmt: skip
    heads = [
        say("study-seat"),
        *(say(f"report-{key}") for key in ("win-share", "score", "deviation")),
    ]
    grid = [
        [
            standing.seat,
            f"{words.percent(standing.share)}\n{words.percents(standing.interval)}",
            words.decimal(standing.score.mean),
            words.decimal(standing.score.deviation),
        ]
        for standing in study.standings
    ]
    most = scale_for([fair, *(standing.interval[1] for standing in study.standings)]).most
    return (
        bars(rows, Scale(0.0, min(1.0, most)), words.whole_percent)
        + legend(
            [
                ("above", say("report-above")),
                ("plain", say("report-even")),
                ("below", say("report-below")),
                ("mark", say("report-fair")),
            ]
        )
        + table(say("report-seats"), heads, grid)
    )


def _spreads(study: Study, words: Words) -> str:
    say = words.say
    return histograms(
        [
            _histogram(say("report-decisions"), study.tally.decisions, words, zero=False),
            _histogram(say("report-margin"), study.tally.margins, words, zero=True),
        ]
    )


def _histogram(
    name: str, counted: Histogram, words: Words, *, zero: bool, scale: Scale | None = None
) -> str:
    items, spread = counted.items(), counted.spread()
    fitting = scale or scale_for([spread.least, spread.most + 1], zero=zero)
    text = f"{words.decimal(spread.mean)} ± {words.decimal(spread.deviation)}"
    return histogram(name, items, fitting, words.number, spread.mean, text)


def _scores(study: Study, words: Words) -> str:
    say = words.say
    counted = [*study.tally.scores, study.tally.winning]
    spreads = [histogram.spread() for histogram in counted]
    scale = scale_for([s.least for s in spreads] + [s.most + 1 for s in spreads])
    names = [say("report-seat", seat=standing.seat) for standing in study.standings]
    return histograms(
        _histogram(name, histogram, words, zero=True, scale=scale)
        for name, histogram in zip([*names, say("report-winning-score")], counted, strict=True)
    )


def _things(study: Study, words: Words) -> str:
    """Those that tell winners from others, the clearest first; and a table of all."""
    say = words.say
    rows = [
        Pair(
            words.thing(thing.log_event, thing.values), thing.share_in_wins, thing.wins_ci95,
            thing.share_in_losses, thing.losses_ci95,
            f"{words.percent(thing.share_in_wins)} · {words.percent(thing.share_in_losses)}",
        )
        for thing in study.telling()[:MOST_ROWS]
    ]  # fmt: skip
    drawing = legend(
        [
            ("full", say("report-in-wins")),
            ("hollow", say("report-in-losses")),
            ("whisker", say("study-interval")),
        ]
    ) + pairs(rows, Scale(0.0, 1.0), words.whole_percent)
    heads = [
        say(f"report-{key}")
        for key in ("thing", "in-wins", "in-losses", "times-in-wins", "times-in-losses",
                    "points-in-wins", "points-in-losses", "win-share-with")
    ]  # fmt: skip
    grid = [
        [
            words.thing(thing.log_event, thing.values),
            f"{words.percent(thing.share_in_wins)}\n{words.percents(thing.wins_ci95)}",
            f"{words.percent(thing.share_in_losses)}\n{words.percents(thing.losses_ci95)}",
            words.hundredths(thing.mean_in_wins),
            words.hundredths(thing.mean_in_losses),
            _points(thing.points_in_wins, words),
            _points(thing.points_in_losses, words),
            f"{words.percent(thing.win_share_with)}\n{words.percents(thing.with_ci95)}",
        ]
        for thing in study.things
    ]
    return drawing + folded(say("report-all-things"), table(say("report-things"), heads, grid))


def _points(points: float | None, words: Words) -> str:
    return "–" if points is None else words.hundredths(points)


def _events(study: Study, words: Words) -> str:
    say = words.say
    heads = [say(f"report-{key}") for key in ("thing", "in-games", "interval", "times-a-game")]
    grid = [
        [
            words.thing(event.log_event, event.values),
            words.percent(event.share),
            words.percents(event.ci95),
            words.hundredths(event.mean),
        ]
        for event in study.events
    ]
    return table(say("report-events"), heads, grid)


def _how(study: Study, words: Words, typed: str) -> list[str]:
    say = words.say
    lines = [
        say("report-how-study", target=study.target, weighed=str(study.biased).lower()),
        say("report-how-seats"),
        say("report-how-wilson"),
        say("report-how-things", games=study.detailed),
        say("report-how-study-again", options=options_shown(study.options) or "–"),
    ]
    return [listing(lines), command(typed)]
