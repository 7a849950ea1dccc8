"""The findings of an analysis in the reader's language, for the terminal and the report page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from typing import TYPE_CHECKING, Any

from heliopolis.arena.report.formatting import Formatter
from heliopolis.texts import texts

if TYPE_CHECKING:
    from heliopolis.analysis.analyse import Analysis, Moment
    from heliopolis.analysis.facts import Facts, Row
    from heliopolis.analysis.judging import Judgement
    from heliopolis.table import Move, Table

MINUS = "−"
TELLING = 0.25  # points: a smaller difference is no reason
TELLING_CHANCE = 0.02  # the same of winning chances
MOST_REASONS = 3
MOST_TOLD = 2  # log entries that say what chance brought


class Wording:
    """Says what an analysis found."""

    def __init__(self, table: Table, language: str, names: Sequence[str] | None = None) -> None:
        """`names` are what the players are called in that language, if not as in the journal."""
        self.table = table
        self.names = list(names or table.players)
        self.tr = texts(language, table.game)
        self.format = Formatter(self.tr)
        self._state = table.state()  # for the names of its places

    def move(self, move: Move) -> str:
        """Return a move in words."""
        game = self.table.game
        if f"move-{game.moves.to_json(move.number)['move']}" not in self.tr:
            return move.text
        return self.tr.move(self._with_places(self.table.told_move(move)), self.names)

    def _with_places(self, told: Mapping[str, Any]) -> dict[str, Any]:
        """Return what is told with places by the lands around them: nobody knows coordinates."""
        name = self.table.game.presentation.place_word
        if name is None:
            return dict(told)
        named = {field: name(self._state, field, value, self.tr) for field, value in told.items()}
        return {field: named[field] or value for field, value in told.items()}

    def signed(self, number: float) -> str:
        """Return a number with its sign and one decimal."""
        return f"{MINUS if round(number, 1) < 0 else '+'}{self.format.decimal(abs(number))}"

    def signed_percent(self, share: float) -> str:
        """Return a share with its sign, as a whole percentage."""
        return f"{MINUS if share < 0 else '+'}{self.format.whole_percent(abs(share))}"

    def verdict(self, judgement: Judgement) -> str:
        """Return what a decision is called."""
        return self.tr(f"analyse-verdict-{judgement.verdict}")

    def reasons(self, judgement: Judgement) -> str:
        """Return what the better move brings, and whom it denies something."""
        own, seat, players = judgement.points, judgement.seat, self.names
        said = []
        if own and abs(own[seat]) >= TELLING:
            points = self.signed(own[seat])
            said.append(self.tr("analyse-why-own", player=players[seat], points=points))
        said += [
            self.tr("analyse-why-other", player=players[other], points=self.signed(points))
            for other, points in self._denied(own, seat, TELLING)
        ]
        said = said or [
            self.tr("analyse-why-chance", player=players[other], change=self.signed_percent(change))
            for other, change in self._denied(judgement.wins, seat, TELLING_CHANCE)
        ]
        return f"{self.told(judgement)} {'; '.join(said[:MOST_REASONS])}".strip()

    @staticmethod
    def _denied(gains: Sequence[float], seat: int, telling: float) -> list[tuple[int, float]]:
        """Return the others who would have had less, and how much less, those first who lose most.

        They are told of by points; by winning chances where points say nothing.
        """
        others = [(other, gain) for other, gain in enumerate(gains) if other != seat]
        return sorted((one for one in others if one[1] <= -telling), key=lambda one: one[1])

    def told(self, judgement: Judgement) -> str:
        """Return what the better move does at once, besides being made."""
        events = judgement.events[1:2]  # the first one says that the move was made
        return self._log(events)

    def _log(self, events: Sequence[Mapping[str, Any]]) -> str:
        """Return what the log says of events."""
        return " ".join(self.tr.log_event(self._with_places(event), self.names) for event in events)

    def moment(self, moment: Moment) -> tuple[str, str]:
        """Return what happened at a moment, and how the winning chances changed."""
        players, move = self.names, self.table.moves[moment.step]
        number, told = moment.step + 1, ""
        if moment.cause == "luck":
            told = self._log([e for e in self.table.log_events if e["step"] == number][:MOST_TOLD])
        what = self.tr(f"analyse-moment-{moment.cause}", played=self.move(move))
        changes = ", ".join(
            f"{players[seat]} {self.signed_percent(change)}"
            for seat, change in sorted(enumerate(moment.change.wins), key=lambda item: -item[1])
            if abs(change) >= 0.005
        )
        return (
            self.tr("analyse-moment-told", move=number, told=told)
            if told
            else self.tr("analyse-moment", move=number, player=players[moment.seat], what=what),
            self.tr("analyse-changes", changes=changes),
        )

    def facts_title(self, facts: Facts) -> str:
        """Return the title of facts."""
        return self.tr(f"facts-{facts.key}")

    def facts_columns(self, facts: Facts) -> list[str]:
        """Return the titles of their columns."""
        return [self.tr(f"facts-column-{column}") for column in facts.columns]

    def facts_row(self, facts: Facts, row: Row) -> list[str]:
        """Return a row of facts: its label and its values."""
        players = self.names
        if facts.by == "seat":
            label = players[row.label]
        elif facts.by == "step":
            label = self.tr("facts-row-step", label=row.label, player=players[row.seat or 0])
        else:
            label = self.tr("facts-row-value", facts=facts.key, label=row.label)
        return [
            label,
            *(self._figure(value, facts, column) for column, value in enumerate(row.values)),
        ]

    def _figure(self, value: float | None, facts: Facts, column: int) -> str:
        """Return a value of a column; all of a column have decimals, or none has."""
        if value is None:
            return "–"
        if facts.key == "luck" or facts.columns[column] == "gain":
            return self.signed(value)
        whole = all(float(row.values[column] or 0).is_integer() for row in facts.rows)
        return self.format.number(value) if whole else self.format.decimal(value)

    def no_mistakes(self, analysis: Analysis) -> str:
        """Return what is said where no mistakes are listed: none was found, or none looked for."""
        return self.tr(f"analyse-mistakes-{'none' if analysis.judgements else 'unjudged'}")

    def accuracy(self, analysis: Analysis, seat: int, part: int | None = None) -> str:
        """Return an accuracy, or a dash where nothing was decided.

        It is rounded down: 100 % are those who lost nothing.
        """
        share = analysis.accuracy(seat, part)
        return (
            "–" if share is None else self.format.whole_percent(floor(100 * round(share, 4)) / 100)
        )
