"""Generate the reference page of each game: ``python -m heliopolis.docs FOLDER``."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from heliopolis import games
from heliopolis.bench import signature
from heliopolis.cli.log_sentences import sentences
from heliopolis.cli.rulebook import chapters
from heliopolis.games.rulings import rulings_on
from heliopolis.games.terminal import Frame
from heliopolis.kernel.features import NUMBER, RELATIVE_SEATS
from heliopolis.kernel.game import Game, Number
from heliopolis.table import Table
from heliopolis.table.picture import as_text
from heliopolis.table.worked_examples import worked_examples
from heliopolis.texts import texts

ROOT = Path(__file__).parents[2]  # pages are made from a checkout
CHANGELOG = ROOT / "CHANGELOG.md"
PICTURE = Frame(98, 30)


def page(game: Game) -> str:
    """Return the page of a game as Markdown."""
    parts = (
        _facts, _versions, _options, _worked, _rulebook, _moves, _observation, _log_events,
        _invariants,
    )  # fmt: skip
    prose = inspect.getdoc(import_module(game.package)) or ""
    title, _, rest = prose.partition("\n")
    picture = f"![A table of {game.title} in the browser](../images/{game.name}.png)"
    lines = [f"# {game.title}", "", title, "", picture, rest.replace("``", "`")]
    for part in parts:
        lines += ["", *part(game)]
    return "\n".join(lines).rstrip() + "\n"


def _facts(game: Game) -> Iterator[str]:
    yield "## Facts"
    yield ""
    yield "| | |"
    yield "| --- | --- |"
    yield f"| name | `{game.name}` |"
    yield f"| designer | {game.designer} |"
    yield f"| players | {game.seats[0]} to {game.seats[-1]} |"
    yield f"| minutes | about {game.minutes} |"
    yield f"| information | {game.information} |"
    yield f"| moves | {len(game.moves)} |"
    yield f"| decisions per game | at most {game.longest} |"
    yield f"| observation | {game.observation_size} numbers |"
    yield f"| state | {game.state.dtype().itemsize} bytes |"
    yield f"| rules version | {game.rules_version} |"
    yield f"| signature | `{signature(game)}` |"


def _versions(game: Game) -> Iterator[str]:
    """List what the changelog says about the game, release by release."""
    yield "## Versions"
    yield ""
    yield "What each release of Heliopolis changed in this game."
    yield ""
    yield "| release | change |"
    yield "| --- | --- |"
    release = ""
    text = CHANGELOG.read_text("utf-8").replace("\n  ", " ")  # lines that go on are indented
    for line in text.splitlines():
        if line.startswith("## "):
            release = line.split()[1]
        elif line.startswith("- ") and _subject(line[2:]) == game.title:
            yield f"| {release} | {line[2:]} |"


def _worked(game: Game) -> Iterator[str]:
    """Draw moments of games in which rules of this game are at work, before and after."""
    tr = texts("en", game)
    for number, example in enumerate(worked_examples(game)):
        before, after, between = example.before_and_after()
        if not number:
            yield "## Worked examples"
        yield ""
        yield f"### {tr(f'example-{example.id}.title')}"
        yield ""
        yield tr(f"example-{example.id}")
        yield ""
        yield from _drawn(before)
        yield ""
        for sentence in sentences(between, after.players, tr):
            yield f"- {sentence}"
        yield ""
        yield from _drawn(after)
        for rule in example.rules:
            yield ""
            yield f"> **{rule}** {tr.rule(rule)}"


def _drawn(table: Table) -> Iterator[str]:
    """Draw a table as it is drawn in a terminal."""
    yield "```text"
    yield as_text(table.drawn(None, "en", PICTURE), PICTURE.columns)
    yield "```"


def _subject(line: str) -> str | None:
    """Return the title of the game that a line of the changelog is about: the longest that fits."""
    titles = [games.find(name).title for name in games.names()]
    return max((title for title in titles if line.startswith(title)), key=len, default=None)


def _options(game: Game) -> Iterator[str]:
    tr = texts("en", game)
    yield "## Options"
    yield ""
    yield "| option | values (the first is the default) | rule | |"
    yield "| --- | --- | --- | --- |"
    for option in game.options:
        values = sorted(option.values, key=lambda value: value != option.default)
        listed = ", ".join(f"`{value}`" for value in values)
        if isinstance(option, Number):
            listed = f"`{option.default}`; {option.usage()}"
        yield f"| `{option.name}` | {listed} | {option.rule} | {tr(f'option-{option.name}')} |"


def _moves(game: Game) -> Iterator[str]:
    yield "## Moves"
    yield ""
    yield "| number | text | JSON of the first move |"
    yield "| --- | --- | --- |"
    first = 0
    for verb in game.moves.verbs.values():
        count = len(verb.choices())
        numbers = str(first) if count == 1 else f"{first} to {first + count - 1}"
        example = json.dumps(game.moves.to_json(first))
        yield f"| {numbers} | `{verb.usage()}` | `{example}` |"
        first += count
    for verb in game.moves.verbs.values():
        for name, values in verb.arguments.items():
            yield ""
            yield f"`{name.upper()}` of `{verb.name}`: {', '.join(map(str, values))}."


def _observation(game: Game) -> Iterator[str]:
    yield "## Observation"
    yield ""
    yield "The features that a seat observes, and nothing else. Seats are relative to the observer:"
    yield f"{', '.join(f'*{name}*' for name in RELATIVE_SEATS[: game.seats[-1]])}, in the order of"
    yield "play; features of a place where nobody sits are 0. Those of the kind *seat* are one-hot"
    yield "over them. `heliopolis.learn.features(game)` has this table as data; see"
    yield "[learning](../learning.md)."
    yield ""
    yield "| from | size | what | meaning | range | kind |"
    yield "| --- | --- | --- | --- | --- | --- |"
    start = 0
    for feature in game.features:
        parts = f" × {feature.groups}" if feature.groups > 1 and feature.kind != NUMBER else ""
        yield (
            f"| {start} | {feature.size} | {feature.name} | {feature.meaning} | "
            f"{feature.least} to {feature.most} | {feature.kind}{parts} |"
        )
        start += feature.size


def _log_events(game: Game) -> Iterator[str]:
    yield "## Log events"
    yield ""
    yield "What everybody at the table can read: `log_event` names the event, these are its fields."
    yield ""
    yield "| log event | fields |"
    yield "| --- | --- |"
    for kind in game.log_events.kinds:
        yield f"| `{kind.name}` | {', '.join(f'`{field}`' for field in kind.values)} |"


def _invariants(game: Game) -> Iterator[str]:
    yield "## Invariants"
    yield ""
    yield "Checked at every step of the conformance suite."
    yield ""
    for number, invariant in enumerate(game.invariants, 1):
        yield f"{number}. {invariant}"


def _rulebook(game: Game) -> Iterator[str]:
    """List the rules, each with its rulings: what we decided where the rulebook is silent."""
    tr = texts("en", game)
    yield "## Rules"
    for chapter in chapters(game):
        yield ""
        yield f"### {chapter.id} {tr.rule(chapter.id)}"
        for rule in chapter.rules:
            yield ""
            yield f"**{rule}** {tr.rule(rule)}"
            for ruling in rulings_on(game, rule):
                option = f" *Option:* `{ruling.option}`." if ruling.option else ""
                why = tr(f"{ruling.id}.why")
                yield ""
                yield f"> *Ruling {ruling.id}:* {tr(ruling.id)} *Why:* {why}{option}"


def main(folder: Path) -> None:
    """Write the pages of all games to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        (folder / f"{name}.md").write_text(page(games.find(name)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
