"""Numbers and names as a report writes them, in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Mapping

from heliopolis.arena.statistics import Interval
from heliopolis.texts import Texts


class Words:
    """Says numbers; texts come from the Fluent messages that all commands share."""

    def __init__(self, say: Texts) -> None:
        self.say = say

    def percent(self, share: float) -> str:
        """A share with one decimal."""
        return self.say("study-percent", share=share)

    def whole_percent(self, share: float) -> str:
        """A share in whole percent, for axes."""
        return self.say("report-percent", share=share)

    def percents(self, interval: Interval) -> str:
        """An interval of shares."""
        return self.say("study-percents", low=interval[0], high=interval[1])

    def decimal(self, number: float) -> str:
        """A number with one decimal."""
        return self.say("study-decimal", n=number)

    def hundredths(self, number: float) -> str:
        """A number with two decimals."""
        return self.say("report-hundredths", n=number)

    def number(self, number: float) -> str:
        """A number as short as it can be, for axes."""
        return self.say("report-number", n=number)

    def range(self, interval: Interval | None) -> str:
        """An interval of numbers with one decimal."""
        if interval is None:
            return "–"
        return f"{self.decimal(interval[0])} – {self.decimal(interval[1])}"

    def seconds(self, seconds: float) -> str:
        """A time in the unit that suits it."""
        for unit, size in (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6)):
            if seconds >= size * 0.9995 or size == 1e-6:
                number = seconds / size
                digits = 2 - math.floor(math.log10(number)) if number > 0 else 0
                return self.say(f"report-{unit}", n=round(number, min(3, digits)))
        raise AssertionError

    def thing(self, log_event: str, values: Mapping[str, str]) -> str:
        """What happened: the title of the note, and the names in it."""
        key = f"thing-{log_event}"
        title = self.say(key) if key in self.say else log_event.replace("-", " ")
        names = [self._name(field, value) for field, value in values.items()]
        return ": ".join([title, ", ".join(names)]) if names else title

    def _name(self, field: str, value: str) -> str:
        game = self.say.game
        group = game.presentation.words.get(field) if game else None
        key = f"{group}-{value}"
        return self.say(key) if group and key in self.say else str(value).replace("_", " ")


def options_shown(options: Mapping[str, str]) -> str:
    """Options as they are typed."""
    return ", ".join(f"{name}={value}" for name, value in options.items())
