"""Reading what a player types: with editing and completion at a terminal, else line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from heliopolis.cli.ending import one_line

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

PROMPT = "› "


class Suggestion(NamedTuple):
    """A way to go on typing: the text, how many characters of it stand already, what it means."""

    text: str
    typed: int
    meaning: str = ""


Suggest = Callable[[str], list[Suggestion]]


class Reader(Protocol):
    """Where lines come from. Reading past the last raises EOFError."""

    live: bool  # whether somebody sits at a terminal

    def read(self, suggest: Suggest) -> str:
        """The next line."""
        ...


def reader() -> Reader:
    """The reader that fits: editing needs a terminal at both ends."""
    return TerminalReader() if sys.stdin.isatty() and sys.stdout.isatty() else LineReader()


class LineReader:
    """Lines from a pipe or a file, shown as if they were typed."""

    live = False

    def read(self, suggest: Suggest) -> str:
        """The next line."""
        sys.stdout.write(PROMPT)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        sys.stdout.write(one_line(line) + "\n")
        return line.strip()


class TerminalReader:
    """Lines typed at a terminal: Tab completes, the arrows bring back what was typed before."""

    live = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(complete_while_typing=False)

    def read(self, suggest: Suggest) -> str:
        """The next line."""
        return self._session.prompt(PROMPT, completer=_completer(suggest)).strip()


def _completer(suggest: Suggest) -> Completer:
    from prompt_toolkit.completion import Completer, Completion

    class SuggestingCompleter(Completer):
        """Offers what `suggest` offers for the text before the cursor."""

        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Completion]:
            for text, typed, meaning in suggest(document.text_before_cursor):
                yield Completion(text, start_position=-typed, display_meta=meaning)

    return SuggestingCompleter()
