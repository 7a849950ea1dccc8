"""Read what a player types: with editing and completion at a terminal, otherwise line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from heliopolis.cli.exits import one_line
from heliopolis.extras import needs

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

PROMPT = "› "


class Suggestion(NamedTuple):
    """A completion: the text, the number of characters already typed, the meaning."""

    text: str
    typed: int
    meaning: str = ""


Suggest = Callable[[str], list[Suggestion]]


class Reader(Protocol):
    """A source of lines. Reading past the last one raises EOFError."""

    live: bool  # whether a person is at a terminal

    def read(self, suggest: Suggest) -> str:
        """The next line."""
        ...


def reader() -> Reader:
    """Return a reader; editing requires that both stdin and stdout are terminals."""
    return TerminalReader() if at_terminal() else LineReader()


def at_terminal() -> bool:
    """Return whether a person types and reads at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class LineReader:
    """Reads lines from a pipe or a file and echoes them."""

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
    """Reads lines at a terminal, with completion by Tab and history by the arrow keys."""

    live = True

    def __init__(self) -> None:
        with needs("play", "heliopolis play"):
            from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(complete_while_typing=False)

    def read(self, suggest: Suggest) -> str:
        """The next line."""
        return self._session.prompt(PROMPT, completer=complete_by(suggest)).strip()


def complete_by(suggest: Suggest) -> Completer:
    """Return a completer of prompt-toolkit."""
    from prompt_toolkit.completion import Completer, Completion

    class SuggestingCompleter(Completer):
        """Completes the text before the cursor by `suggest`."""

        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Completion]:
            for text, typed, meaning in suggest(document.text_before_cursor):
                yield Completion(text, start_position=-typed, display_meta=meaning)

    return SuggestingCompleter()
