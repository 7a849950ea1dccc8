"""Tell log events: as sentences, in lines that join small steps, in groups by turn.

This is the only place that makes sentences of log events: terminal, browser and text view show what
it returns. A viewer is "you". Sentences are made from messages of the game's texts:

- ``log-drew`` tells of one event.
- ``log-drew.you`` tells it to the player whose seat the event names; a game without such forms
  names all players, its viewer included.
- ``log-drew.to-you`` tells it to another player of the event, where "you" in the place of a name
  would be wrong.
- ``log-drew.several`` tells of several such events in a row, with their number in ``$times``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from heliopolis.texts import Texts

LogEvent = Mapping[str, Any]
PlaceWord = Callable[[str, Any], str | None]

MOST_JOINED = 8  # sentences in a line
_MARKS = frozenset(":!(;")  # no clause with one of these is joined with others
_NOT_TOLD = frozenset({"log_event", "step"})
_NEVER_LISTED = frozenset({"log_event", "seat", "step"})
_COUNTED = ("good", "resource", "payment")  # what `count` is the number of; without it, of one


class Told(TypedDict):
    """How an event is told: the events since `line` in one text, the turn that began at `turn`."""

    turn: int
    line: int
    text: str


def is_score(log_event: LogEvent) -> bool:
    """Return whether an event tells of points that a seat got for something."""
    return {"seat", "points"} <= log_event.keys() and not log_event.keys().isdisjoint(
        {"item", "face"}
    )


class Narrator:
    """Tells the log events of a table one after another, for one viewer in one language."""

    def __init__(
        self,
        texts: Texts,
        players: Sequence[str],
        viewer: int | None = None,
        place_word: PlaceWord | None = None,
        first: int = 0,
    ) -> None:
        assert texts.game
        self._texts, self._players = texts, players
        self._viewer = viewer if texts.addresses_players else None
        self._place_word = place_word
        self._presentation = texts.game.presentation
        self.next = first  # the number of the event that is told next
        self._turn = self._line = first
        self._turn_step, self._mover = -1, -2
        self._ended = True
        self._sentences: list[str] = []  # of the line
        self._run: list[LogEvent] = []  # the events of its last sentence

    def tell(self, log_event: LogEvent, mover: int) -> Told:
        """Return the next event with its turn and line, and the text of the line so far."""
        new_turn = self.follow(log_event, mover)
        if new_turn:
            self._turn = self.next
        if not new_turn and self._run and self._continues_run(log_event):
            self._run.append(log_event)
            self._sentences[-1] = self._sentence(self._run)
        else:
            sentence = self._sentence([log_event])
            if new_turn or not self._joins(log_event, sentence):
                self._line, self._sentences = self.next, []
            self._run = [log_event]
            self._sentences.append(sentence)
        self.next += 1
        return {"turn": self._turn, "line": self._line, "text": self._joined()}

    def follow(self, log_event: LogEvent, mover: int) -> bool:
        """Take in an event after a move of `mover`; return whether a turn begins with it."""
        begins = self._begins_turn(log_event, mover)
        if begins:
            self._turn_step = log_event["step"]
        self._mover = mover
        self._ended = log_event["log_event"] in self._presentation.turn_ends
        return begins

    def _begins_turn(self, log_event: LogEvent, mover: int) -> bool:
        if self._ended:
            return True
        if log_event["step"] == self._turn_step:
            return False
        if log_event["log_event"] in self._presentation.turn_starts:
            return True
        return self._presentation.turn_by_mover and mover != self._mover

    # --- Runs of similar events -------------------------------------------------------------------

    def _continues_run(self, log_event: LogEvent) -> bool:
        first = self._run[0]
        if log_event["log_event"] != first["log_event"] or "seat" not in log_event:
            return False
        if log_event["seat"] != first["seat"] or is_score(log_event):
            return False
        if self._texts.has_attribute(f"log-{first['log_event']}", "several"):
            words = [field for field, value in first.items() if isinstance(value, str)]
            return all(log_event[field] == first[field] for field in words)
        counted = _counted_field(log_event) is not None
        one_by_one = counted and "count" not in log_event
        if log_event["step"] != first["step"] and not one_by_one:
            return False
        added_up = {"count", "step"} if counted else set()
        return len(_changed_fields([*self._run, log_event], added_up)) <= 1

    # --- Lines ------------------------------------------------------------------------------------

    def _joins(self, log_event: LogEvent, sentence: str) -> bool:
        """Return whether a sentence goes on where the line is: the same player, in short."""
        if not self._run or len(self._sentences) == MOST_JOINED:
            return False
        last = self._run[-1]
        if "seat" not in log_event or log_event["seat"] != last.get("seat"):
            return False
        subject = self._subject(log_event)
        return all(self._is_plain(text, subject) for text in (sentence, *self._sentences))

    def _is_plain(self, sentence: str, subject: str) -> bool:
        """Return whether a sentence is one clause that begins with its subject."""
        if f" {self._texts('log-and')} " in sentence or not _MARKS.isdisjoint(sentence):
            return False
        return sentence.startswith(f"{subject} ") and sentence.find(".") == len(sentence) - 1

    def _subject(self, log_event: LogEvent) -> str:
        seat = log_event["seat"]
        return self._texts("log-you") if seat == self._viewer else self._players[seat]

    def _joined(self) -> str:
        if len(self._sentences) == 1:
            return self._sentences[0]
        subject = self._subject(self._run[-1])
        first, *rest = (sentence.removesuffix(".") for sentence in self._sentences)
        clauses = [first, *(clause.removeprefix(f"{subject} ") for clause in rest)]
        return f"{', '.join(clauses[:-1])} {self._texts('log-and')} {clauses[-1]}."

    # --- Sentences --------------------------------------------------------------------------------

    def _sentence(self, run: Sequence[LogEvent]) -> str:
        last = run[-1]
        key = f"log-{last['log_event']}"
        values = {f: self._word(f, v) for f, v in last.items() if f not in _NOT_TOLD}
        values |= self._texts.goods_lists(last)
        if self._texts.has_attribute(key, "several"):
            mine = self._viewer is not None and last["seat"] == self._viewer
            form = "several-you" if mine else "several"
            return self._texts(f"{key}.{form}", **values, times=len(run))
        if len(run) > 1 and (counted := _counted_field(last)):
            values |= self._added_up(counted, run)
        elif len(run) > 1:
            changed = next(iter(_changed_fields(run)), list(last)[-1])
            values[changed] = self._listed(changed, run)
        return self._texts(f"{key}{self._form(key, last)}", **values)

    def _form(self, key: str, log_event: LogEvent) -> str:
        """Return the attribute of the message for this viewer; "" for the message itself."""
        if self._viewer is None:
            return ""
        if log_event.get("seat") == self._viewer and self._texts.has_attribute(key, "you"):
            return ".you"
        concerned = any(
            log_event[field] == self._viewer for field in self._player_fields(log_event)
        )
        return ".to-you" if concerned and self._texts.has_attribute(key, "to-you") else ""

    def _player_fields(self, log_event: LogEvent) -> list[str]:
        words = self._presentation.words
        return [f for f in log_event if words.get(f) == "player" and f != "seat"]

    def _listed(self, field: str, run: Sequence[LogEvent]) -> str:
        """Return the words of all events for a field in which they differ."""
        words = [str(self._word(field, log_event[field])) for log_event in run]
        counted = {word: words.count(word) for word in words}
        return ", ".join(f"{word} ×{n}" if n > 1 else word for word, n in counted.items())

    def _added_up(self, field: str, run: Sequence[LogEvent]) -> dict[str, Any]:
        """Return what all events bring: the number of the first kind, its word and the rest."""
        totals: dict[str, int] = {}
        for log_event in run:
            kind = log_event[field]
            totals[kind] = totals.get(kind, 0) + log_event.get("count", 1)
        group = self._presentation.words[field]
        said = [self._texts.counted(f"{group}-{kind}", n) for kind, n in totals.items()]
        if "count" not in run[0]:
            return {field: self._texts.list(said)}
        first = run[0][field]
        word = str(self._word(field, first))
        return {"count": totals[first], field: self._texts.list([word, *said[1:]])}

    def _word(self, field: str, value: Any) -> Any:
        if self._place_word and (place := self._place_word(field, value)) is not None:
            return place
        group = self._presentation.words.get(field)
        if group == "player":
            if value == self._viewer:
                return self._texts("log-you" if field == "seat" else "log-to-you")
            return self._players[value]
        return self._texts(f"{group}-{value}") if group else value


def _counted_field(log_event: LogEvent) -> str | None:
    """Return the field of an event that names what its `count` is the number of."""
    return next((f for f in _COUNTED if f in log_event), None)


def _changed_fields(run: Sequence[LogEvent], but: Collection[str] = ()) -> list[str]:
    """Return the fields in which events differ, `_NEVER_LISTED` ones twice to forbid them."""
    fields = (field for field in run[0] if field not in but)
    changed = [field for field in fields if any(e[field] != run[0][field] for e in run)]
    return changed if _NEVER_LISTED.isdisjoint(changed) else changed * 2
