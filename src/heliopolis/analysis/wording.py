"""The findings of an analysis in the reader's language, for the terminal and the report page."""

from __future__ import annotations

from collections.abc import Mapping
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
MOST_REASONS = 3


class Wording:
    """Says what an analysis found."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.tr = texts(language, table.game)
        self.format = Formatter(self.tr)
        self._state = table.state()  # for the names of its places

    def move(self, move: Move) -> str:
        """Return a move in words."""
        game = self.table.game
        if f"move-{game.moves.to_json(move.number)['move']}" not in self.tr:
            return move.text
        return self.tr.move(self._with_places(self.table.told_move(move)), self.table.players)

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
        own, seat, players = judgement.points, judgement.seat, self.table.players
        if not own:
            return ""
        said = []
        if abs(own[seat]) >= TELLING:
            points = self.signed(own[seat])
            said.append(self.tr("analyse-why-own", player=players[seat], points=points))
        others = sorted(
            (other for other in range(self.table.seats) if other != seat), key=own.__getitem__
        )
        said += [
            self.tr("analyse-why-other", player=players[other], points=self.signed(own[other]))
            for other in others
            if own[other] <= -TELLING
        ]
        return f"{self.told(judgement)} {'; '.join(said[:MOST_REASONS])}".strip()

    def told(self, judgement: Judgement) -> str:
        """Return what the better move does at once, besides being made."""
        events = judgement.events[1:2]  # the first one says that the move was made
        players = self.table.players
        return " ".join(self.tr.log_event(self._with_places(event), players) for event in events)

    def moment(self, moment: Moment) -> tuple[str, str]:
        """Return what happened at a moment, and how the winning chances changed."""
        players, move = self.table.players, self.table.moves[moment.step]
        what = self.tr(f"analyse-moment-{moment.cause}", played=self.move(move))
        changes = ", ".join(
            f"{players[seat]} {self.signed_percent(change)}"
            for seat, change in sorted(enumerate(moment.change.wins), key=lambda item: -item[1])
            if abs(change) >= 0.005
        )
        return (
            self.tr("analyse-moment", move=moment.step + 1, player=players[moment.seat], what=what),
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
        players = self.table.players
        if facts.by == "seat":
            label = players[row.label]
        elif facts.by == "step":
            label = self.tr("facts-row-step", label=row.label, player=players[row.seat or 0])
        else:
            label = self.tr("facts-row-value", facts=facts.key, label=row.label)
        signed = {"gain"} if facts.key != "luck" else set(facts.columns)
        return [
            label,
            *(
                "–"
                if value is None
                else self.signed(value)
                if column in signed
                else self.format.number(round(value, 1))
                for column, value in zip(facts.columns, row.values, strict=True)
            ),
        ]

    def no_mistakes(self, analysis: Analysis) -> str:
        """Return what is said where no mistakes are listed: none was found, or none looked for."""
        return self.tr(f"analyse-mistakes-{'none' if analysis.judgements else 'unjudged'}")

    def accuracy(self, analysis: Analysis, seat: int, part: int | None = None) -> str:
        """Return an accuracy, or a dash where nothing was decided."""
        share = analysis.accuracy(seat, part)
        return "–" if share is None else self.format.whole_percent(share)
