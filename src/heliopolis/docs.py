"""Generate the reference page of each game: ``python -m heliopolis.docs FOLDER``."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from heliopolis import games
from heliopolis.bench import signature
from heliopolis.cli.log_sentences import sentences
from heliopolis.cli.rulebook import chapters
from heliopolis.games.terminal import Frame
from heliopolis.kernel.features import NUMBER, RELATIVE_SEATS
from heliopolis.kernel.game import Game, Number
from heliopolis.table import Table
from heliopolis.table.picture import as_text
from heliopolis.texts import texts

ROOT = Path(__file__).parents[2]  # pages are made from a checkout
CHANGELOG = ROOT / "CHANGELOG.md"
EXAMPLES = ROOT / "docs" / "examples"
PICTURE = Frame(98, 30)


class Example(NamedTuple):
    """A moment of a game: the journal ends with it, and the text says what it shows."""

    journal: str
    steps: int  # at the end of the journal, which are told
    title: str
    rules: tuple[str, ...]
    meaning: str


WORKED = {
    "catan-alexander": [
        Example(
            "founded", 15, "A settlement at a temple", ("AL-6.1", "AL-6.5", "AL-7.1", "AL-10.4"),
            "Alexander has passed the first temple, so a settlement is auctioned. Ada outbids all "
            "others with 5 and pays them in brick, wool and lumber: what a settlement is paid "
            "with, in any mixture. No road is needed. At crossings that Alexander has not passed "
            "yet, nobody builds a settlement.",
        ),
        Example(
            "took-office-from", 8, "An office changes hands", ("AL-8.2", "AL-8.3", "AL-8.4"),
            "Bo wins a fifth chit. Dan, Alexander's Right Hand, has fewer, so Bo takes the "
            "office, and its 4 points move at once. An equal number of chits would have taken "
            "nothing.",
        ),
        Example(
            "stayed", 2, "Alexander waits for a seven", ("AL-5.2", "AL-5.3"),
            "The next crossing is violet (V). Bo has rolled 3, so Alexander stays where he is: "
            "there is no march, no event and no auction in this turn. A seven lets him go on.",
        ),
    ],
    "catan-cheops": [
        Example(
            "pharaoh-built", 3, "The pharaoh lays a block",
            ("CH-7.3", "CH-8.1", "CH-8.2", "CH-9.5"),
            "Ada's settlement at a corner of the site (◇) opens it for good. Bo rolls a seven: "
            "before hands are halved and the robber moves, the pharaoh lays his first block. "
            "Nobody has the Blessing or the Curse yet: black blocks count for nobody.",
        ),
        Example(
            "blessed", 2, "The first block of a player", ("CH-7.5", "CH-9.1", "CH-9.3"),
            "Ada has a settlement at the site and builds through it: 1 ore and 1 brick, no gold. "
            "It is the first block of a player, so Ada takes the Blessing, 3 points, and everyone "
            "with the fewest blocks, here all the others with none, is cursed: 2 points less.",
        ),
        Example(
            "paid-host", 2, "A block through another player's building",
            ("CH-5.2", "CH-5.3", "CH-5.5", "CH-7.4", "CH-9.3"),
            "Dan has no building at the site, but roads and ships, of whatever colour, lead from "
            "one of Dan's buildings to Ada's. So Ada is the host and gets 1 gold; the owners of "
            "the pieces on the way get nothing. With one block Dan no longer has the fewest, and "
            "is rid of the Curse.",
        ),
    ],
}  # fmt: skip


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
    if game.name not in WORKED:
        return
    tr = texts("en", game)
    yield "## Worked examples"
    for example in WORKED[game.name]:
        table = Table.load((EXAMPLES / f"{game.name}-{example.journal}.journal").read_text("utf-8"))
        first = len(table.moves) - example.steps
        told = [event for event in table.log_events if event["step"] > first]
        yield ""
        yield f"### {example.title}"
        yield ""
        yield example.meaning
        yield ""
        yield from _drawn(table.fork(first))
        yield ""
        for sentence in sentences(told, table.players, tr):
            yield f"- {sentence}"
        yield ""
        yield from _drawn(table)
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
    tr = texts("en", game)
    yield "## Rules"
    for chapter in chapters(game):
        yield ""
        yield f"### {chapter.id} {tr.rule(chapter.id)}"
        for rule in chapter.rules:
            yield ""
            yield f"**{rule}** {tr.rule(rule)}"


def main(folder: Path) -> None:
    """Write the pages of all games to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        (folder / f"{name}.md").write_text(page(games.find(name)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
