"""``heliopolis rules``: print the rulebook, search it, or report its coverage."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heliopolis import games
from heliopolis.cli.exits import InputError
from heliopolis.cli.inputs import find_game
from heliopolis.cli.language import Language, wrong_input
from heliopolis.cli.output import AsJson, Terminal, print_json
from heliopolis.texts import title_of

if TYPE_CHECKING:
    from heliopolis.cli.rulebook import Found
    from heliopolis.kernel.game import Game
    from heliopolis.testing.coverage import Coverage

PlayRequest = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME] [RULE|CHAPTER|WORDS]",
        help="A game and what to look up: PR-5.4 is a rule, PR-5 a chapter, PR-R4 a ruling, other "
        "words are searched for.",
        show_default=False,
    ),
]
ShowCoverage = Annotated[
    bool,
    typer.Option(
        "--coverage",
        help="For each rule, list its texts, the code that decides it and its tests. "
        "Exit status 1 if something is missing.",
    ),
]
ShowDifferences = Annotated[
    bool,
    typer.Option(
        "--differences", help="What a scenario overrides of the rules that its family shares."
    ),
]
Tests = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="The tests that --coverage reads.", show_default="ours"),
]


def rules(
    asked: PlayRequest = None,
    coverage: ShowCoverage = False,
    differences: ShowDifferences = False,
    tests: Tests = None,
    json: AsJson = False,
    lang: Language = "",
) -> int:
    """Print the rules: the whole rulebook, a chapter, one rule, or the rules with given words.

    Under a rule stand the rulings on it: how we decide what the rulebook leaves open, why, and
    which option changes it.

    [bold]Examples[/bold]

    [cyan]heliopolis rules[/cyan]

    [cyan]heliopolis rules PR-5.4[/cyan]

    [cyan]heliopolis rules CH-R7[/cyan]

    [cyan]heliopolis rules priests-of-ra plague --lang nl[/cyan]

    [cyan]heliopolis rules --differences catan-cheops[/cyan]
    """
    words = list(asked or [])
    game = _game_among(words)
    if coverage:
        return _coverage(game, words, tests, json)
    if tests is not None:
        raise wrong_input("requires-coverage")
    if differences:
        _differences(game, words, json)
        return 0
    if game is None and not words:
        game = find_game(None)
    if not words and game:
        _book(game, lang, json)
    else:
        _look_up([game] if game else _all_games(), " ".join(words), lang, json)
    return 0


def _game_among(words: list[str]) -> Game | None:
    """Return the game that the first word names, if any, and remove that word."""
    if words and words[0].lower() in games.names():
        return games.find(words.pop(0).lower())
    return None


def _all_games() -> list[Game]:
    return [games.find(name) for name in games.names()]


# --- Reading --------------------------------------------------------------------------------------


def _book(game: Game, language: str, as_json: bool) -> None:
    """Print the whole rulebook followed by the options."""
    from rich.text import Text

    from heliopolis.cli import rulebook

    terminal = Terminal(language, game)
    found = rulebook.Found(rulebook.chapters(game), [])
    if as_json:
        print_json(_as_json(game, found, terminal))
        return
    designer = f" · {game.designer}" if game.designer else ""
    terminal.show(Text.assemble((title_of(game, language), "bold yellow"), designer))
    for key in ("game-summary", "game-goal"):
        if key in terminal.text:
            terminal.show()
            terminal.print_text(key)
    terminal.show()
    terminal.show(rulebook.shown(found, terminal.text, terminal.columns))
    if game.presentation.board:
        terminal.show()
        terminal.show(game.presentation.board(terminal.text))
    if game.options:
        terminal.show()
        terminal.print_text("rules-options", "bold")
        terminal.show(rulebook.options(game, terminal.text))


def _look_up(among: list[Game], query: str, language: str, as_json: bool) -> None:
    from heliopolis.cli import rulebook

    hits = [(game, rulebook.look_up(game, query, Terminal(language, game).text)) for game in among]
    hits = [(game, found) for game, found in hits if found]
    if not hits:
        raise InputError(_describe_no_match(among, query, language))
    if as_json:
        print_json([r for g, found in hits for r in _as_json(g, found, Terminal(language, g))])
        return
    for number, (game, found) in enumerate(hits):
        terminal = Terminal(language, game)
        if number:
            terminal.show()
        columns = 0 if found.words else terminal.columns  # a search lists rules, without pictures
        terminal.show(rulebook.shown(found, terminal.text, columns))


def _describe_no_match(among: list[Game], query: str, language: str) -> str:
    """Return the message for a query without results, which may be a misspelled game."""
    from difflib import get_close_matches

    from heliopolis.cli import rulebook
    from heliopolis.texts import texts

    near = get_close_matches(query.lower(), games.names(), n=1)
    if near:
        return texts(language)("rules-near-game", query=query, game=near[0])
    is_number = any(rulebook.is_number(game, query) for game in among)
    return texts(language)("rules-no-number" if is_number else "rules-no-word", query=query)


def _as_json(game: Game, found: Found, terminal: Terminal) -> list[dict[str, Any]]:
    from heliopolis.cli import rulebook

    return [{"game": game.name, **rule} for rule in rulebook.as_json(found, terminal.text)]


# --- Differences ----------------------------------------------------------------------------------


def _differences(game: Game | None, words: list[str], as_json: bool) -> None:
    """A line per hook that the game overrides."""
    from rich import box
    from rich.table import Table as Grid

    from heliopolis.kernel.specialize import differences

    if game is None or words:
        wrong = f" {words[-1]!r:.60}" if words else ""
        raise wrong_input("takes-game", name=wrong, option="--differences")
    found = differences(game.rules)
    if as_json:
        print_json([difference._asdict() for difference in found])
        return
    terminal = Terminal("en")
    if not found:
        terminal.show(f"{game.name} overrides no shared rule")
        return
    grid = Grid(title=game.name, box=box.SIMPLE, title_justify="left", title_style="bold")
    for heading in ("shared rule", "overridden by", "rules", "what it does"):
        grid.add_column(heading, overflow="fold")
    for one in found:
        grid.add_row(one.hook, one.override, ", ".join(one.rule_ids), one.meaning)
    terminal.show(grid)


# --- Coverage -------------------------------------------------------------------------------------


def _coverage(game: Game | None, words: list[str], tests: Path | None, as_json: bool) -> int:
    from heliopolis.testing.coverage import coverage

    if words:
        raise wrong_input("only-game", name=f"{words[0]!r:.60}", option="--coverage")
    if tests is not None and not tests.is_dir():
        raise wrong_input("folder", folder=str(tests))
    found = {g.name: coverage(g, tests) for g in ([game] if game else _all_games())}
    if as_json:
        print_json({name: of_game.to_json() for name, of_game in found.items()})
    else:
        for name, of_game in found.items():
            _show_coverage(name, of_game)
    return int(any(of_game.missing for of_game in found.values()))


def _show_coverage(name: str, found: Coverage) -> None:
    """Print one line per rule with its texts, code and tests, then what is missing."""
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    terminal = Terminal("en")
    languages = list(found.rows[0].text) if found.rows else []
    grid = Grid(title=name, box=box.SIMPLE, title_justify="left", title_style="bold")
    for heading in ("rule", *languages, "code", "tests"):
        grid.add_column(heading)
    for row in found.rows:
        marks = [Text("✓", "green") if row.text[lang] else Text("–", "red") for lang in languages]
        grid.add_row(row.id, *marks, ", ".join(row.code) or _gap(), str(len(row.tests) or _gap()))
    terminal.show(grid)
    replayed = sum(bool(tests) for tests in found.vectors.values())
    terminal.show(f"{len(found.rows)} rules, {replayed} of {len(found.vectors)} worked examples")
    for line in found.missing:
        terminal.show(Text(f"missing: {line}", "red"))


def _gap() -> Any:
    from rich.text import Text

    return Text("–", "red")
