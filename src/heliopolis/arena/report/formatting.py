"""Format numbers and names for a report in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Mapping

from heliopolis.arena.intervals import Interval
from heliopolis.texts import Texts

BLANK = "…"


class Formatter:
    """Formats values by the Fluent messages that all commands share."""

    def __init__(self, tr: Texts) -> None:
        self.tr = tr

    def percent(self, share: float) -> str:
        """Format a share as a percentage with one decimal."""
        return self.tr("study-percent", share=share)

    def whole_percent(self, share: float) -> str:
        """Format a share as a whole percentage, for axes."""
        return self.tr("report-percent", share=share)

    def percents(self, interval: Interval) -> str:
        """Format an interval of shares."""
        return self.tr("study-percents", low=interval[0], high=interval[1])

    def decimal(self, number: float) -> str:
        """Format a number with one decimal."""
        return self.tr("study-decimal", n=number)

    def hundredths(self, number: float) -> str:
        """Format a number with two decimals."""
        return self.tr("report-hundredths", n=number)

    def number(self, number: float) -> str:
        """Format a number without trailing zeros, for axes."""
        return self.tr("report-number", n=number)

    def range(self, interval: Interval | None) -> str:
        """Format an interval of numbers with one decimal."""
        if interval is None:
            return "–"
        return f"{self.decimal(interval[0])} – {self.decimal(interval[1])}"

    def seconds(self, seconds: float) -> str:
        """Format a time in seconds, milliseconds or microseconds."""
        for unit, size in (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6)):
            if seconds >= size * 0.9995 or size == 1e-6:
                number = seconds / size
                digits = 2 - math.floor(math.log10(number)) if number > 0 else 0
                return self.tr(f"report-{unit}", n=round(number, min(3, digits)))
        raise AssertionError

    def event(self, log_event: str, values: Mapping[str, str]) -> str:
        """Format an event: its sentence in the log, with dots for what differs each time."""
        key, names = f"log-{log_event}", {f: self._name(f, v) for f, v in values.items()}
        if key not in self.tr:
            title = log_event.replace("-", " ")
            return ": ".join([title, ", ".join(names.values())]) if names else title
        said = self.tr(key, **{**self._blanks(log_event), **names})
        said = said.removesuffix(".")
        if said.startswith(f"{BLANK}: "):  # whose, what for, how many points: what for is enough
            return said.removeprefix(f"{BLANK}: ").removesuffix(f" {BLANK}")
        return said

    def _blanks(self, log_event: str) -> dict[str, str]:
        """Return dots for each field of a log event, and for each list of goods in it."""
        kinds = self.tr.game.log_events.kinds if self.tr.game else ()
        fields = [field for kind in kinds if kind.name == log_event for field in kind.values]
        lists = self.tr.goods_lists(dict.fromkeys(fields, 0))
        return dict.fromkeys([*fields, *lists], BLANK)

    def _name(self, field: str, value: str) -> str:
        game = self.tr.game
        group = game.presentation.words.get(field) if game else None
        key = f"{group}-{value}"
        return self.tr(key) if group and key in self.tr else str(value).replace("_", " ")


def format_options(options: Mapping[str, str]) -> str:
    """Format options as they are typed on the command line."""
    return ", ".join(f"{name}={value}" for name, value in options.items())
