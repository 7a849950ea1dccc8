"""What every game must do, checked by playing it.

Each check is a function over a game that fails with an `AssertionError` that says where. Random
games are played once, in settings in which each number of seats, style of play and value of an
option meets every other. All checks look at the same moments of them: each kind of decision, and
more at regular intervals. With ``thorough=True`` a check plays each option's games by themselves
and looks at every moment, which takes hours for all games.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol

from heliopolis.errors import IllegalMoveError
from heliopolis.kernel.features import ONE_HOT, SEAT_ONE_HOT
from heliopolis.kernel.game import Auction, Game
from heliopolis.kernel.journal import Journal
from heliopolis.table import Move, Table
from heliopolis.testing.play import (
    covering_settings,
    play_randomly,
    random_game,
    sampled_settings,
)
from heliopolis.texts import LANGUAGES, texts

OF_A_KIND = 1  # moments of one kind of decision per game
STRIDE = 97  # moves until the next moment, whatever its kind
TRIED = 2  # moves per seat and moment that are tried out
TOLD = 20  # log events of one kind that are formatted in every language


class Check(Protocol):
    """A check of a game; thorough ones look at more moments of more games."""

    __name__: str

    def __call__(self, game: Game, *, thorough: bool = False) -> None:
        """Raise an `AssertionError` if the game does not conform."""


def check_game(game: Game, *, thorough: bool = False) -> None:
    """Run all checks, one after another."""
    for check in CHECKS:
        check(game, thorough=thorough)


def check_facts(game: Game, *, thorough: bool = False) -> None:
    """What a game says about itself fits together."""
    assert game.name == game.name.lower().replace(" ", "-"), "name: lower case, with hyphens"
    assert len(game.weights) == len(game.moves), "weights: one per move"
    assert min(game.weights) > 0, "weights: all above zero, or random play could get stuck"
    assert len({option.name for option in game.options}) == len(game.options), "options: twice"
    for option in game.options:
        assert option.default in option.values, f"option {option.name}: default is no value"
        assert option.rule in game.rule_ids, f"option {option.name}: rule {option.rule}"
    if game.auction:
        _check_auction(game, game.auction)
    if game.offers:
        for answer in (game.offers.accept, game.offers.reject):
            assert game.moves.parse(answer) >= 0, "offers: both answers are moves"
    assert set(game.agreements) <= set(game.moves.verbs), "agreements: they are verbs of the game"
    assert game.state.dtype().itemsize > 0
    assert len({log_event.name for log_event in game.log_events.kinds}) == len(
        game.log_events.kinds
    ), "notes: twice"


def _check_auction(game: Game, auction: Auction) -> None:
    assert auction.verb in game.moves.verbs, "auction: its verb is no move"
    amounts = game.moves.verbs[auction.verb].arguments.get(auction.amount, ())
    assert amounts, "auction: its verb has no such amount"
    assert all(isinstance(amount, int) for amount in amounts), "auction: amounts are numbers"
    assert auction.passing is None or game.moves.parse(auction.passing) >= 0
    if auction.lot:
        lots = game.moves.verbs[auction.verb].arguments.get(auction.lot, ())
        assert lots, "auction: its verb has no such lot"
        for language in LANGUAGES:
            say = texts(language, game)
            unnamed = [lot for lot in lots if f"{auction.lot}-{lot}" not in say]
            assert not unnamed, f"auction: {language} has no names for {unnamed}"


def check_moves_round_trip(game: Game, *, thorough: bool = False) -> None:
    """Every move is the same as a number, as a text and as JSON."""
    for number in range(len(game.moves)):
        text, data = game.moves.text(number), game.moves.to_json(number)
        assert game.moves.parse(text) == number, text
        assert game.moves.parse(f"  {text.upper()} ") == number, text
        assert game.moves.from_json(json.loads(json.dumps(data))) == number, data


def check_games_end_soundly(game: Game, *, thorough: bool = False) -> None:
    """Games end within their bound; all invariants hold and all values fit."""
    for table in _moments(game, thorough):
        s = table.state()
        broken = game.rules.check_invariants(s)
        assert not broken, _failed(table, f"invariant {broken}: {game.invariants[broken - 1]}")
        assert not list(s.misfits()), _failed(table, f"too large for: {', '.join(s.misfits())}")
        assert bool(table.players_to_move) != table.over, _failed(
            table, "players_to_move and over disagree"
        )
        if table.over:
            places = sorted(table.ranks())
            assert places[0] == 0, _failed(table, f"nobody is first: {places}")
            assert all(place <= i for i, place in enumerate(places)), _failed(
                table, f"ranks {places}"
            )


def check_legality_is_decided_once(game: Game, *, thorough: bool = False) -> None:
    """`legal` lists exactly the moves that break no rule, each once, for each seat."""
    moves = [0] * len(game.moves)
    for table in _moments(game, thorough):
        s = table.state()
        for seat in range(table.seats):
            listed = (
                moves[: game.rules.legal(s, seat, moves)] if seat in table.players_to_move else []
            )
            allowed = [m for m in range(len(game.moves)) if not game.rules.broken_rule(s, seat, m)]
            assert sorted(listed) == allowed, _failed(table, f"seat {seat}: {listed} {allowed}")
            if listed:
                _check_candidates(table, seat, allowed)
        assert all(table.legal(seat) for seat in table.players_to_move), _failed(
            table, "nothing to do"
        )


def _check_candidates(table: Table, seat: int, legal: list[int]) -> None:
    """Some legal moves are worth considering, each is listed once, and looking changes nothing."""
    s, moves = table.state(), [0] * len(table.game.moves)
    found = moves[: table.game.rules.candidate_moves(s, seat, moves)]
    assert found, _failed(table, f"seat {seat} has no candidate moves")
    assert sorted(set(found) & set(legal)) == sorted(found), _failed(table, f"candidates {found}")
    assert s == table.state(), _failed(table, "candidate_moves changed the state")
    awaited = set(table.players_awaited)
    assert awaited, _failed(table, "players_awaited: nobody")
    assert awaited <= set(table.players_to_move), _failed(table, "players_awaited may not move")


def check_refused_moves_change_nothing(game: Game, *, thorough: bool = False) -> None:
    """An illegal move is refused with the id of a rule, and the table is as it was.

    A game of many moves has each of them tried at some moments, not at all.
    """
    stride, rules = 1 + len(game.moves) // 50, frozenset(game.rule_ids)
    for turn, table in enumerate(_moments(game, thorough)):
        before, journal = table.state(), table.journal
        for seat in range(table.seats):
            legal = {move.number for move in table.legal(seat)}
            for number in range(turn % stride, len(game.moves), stride):
                if number not in legal:
                    _expect_refusal(table, before, seat, number, rules)
        assert table.state() == before, _failed(table, "a refused move changed the state")
        assert table.journal == journal, _failed(table, "a refused move changed the journal")


def _expect_refusal(table: Table, s: Any, seat: int, number: int, rules: frozenset[str]) -> None:
    broken = table.game.rule_id(table.game.rules.broken_rule(s, seat, number))
    assert broken in rules, _failed(table, f"{broken} is no rule")
    refused = ""
    try:
        table.play(table.game.moves.text(number), seat)
    except IllegalMoveError as error:
        refused = error.rule
    wanted = f"{table.game.moves.text(number)} is to be refused by {broken}"
    assert refused == broken, _failed(table, f"{wanted}, not by {refused or 'nothing'}")


def check_nothing_secret_leaks(game: Game, *, thorough: bool = False) -> None:
    """What a seat sees, may do and is asked does not change when what it cannot know does."""
    for table in _moments(game, thorough):
        spectator = game.presentation.view(table.state(), None)
        for seat in range(table.seats):
            seen = _seen(game, table.state(), seat)
            for seed in _seeds(table, thorough):
                s = table.known_state(seat, seed)
                assert _seen(game, s, seat) == seen, _failed(table, f"seat {seat} sees a secret")
                assert not game.rules.check_invariants(s), _failed(
                    table, "what could be breaks an invariant"
                )
                assert spectator == game.presentation.view(s, None), _failed(
                    table, "a spectator sees a secret"
                )


def _seeds(table: Table, thorough: bool) -> tuple[int, ...]:
    """Seeds to resample what is hidden: small ones and large ones."""
    large = 2**62 + len(table.moves)
    return (1, large) if thorough else (large if len(table.moves) % 2 else 1 + len(table.moves),)


def _seen(game: Game, s: Any, seat: int) -> tuple[Any, ...]:
    """All that reaches a seat: view, question, legal moves and candidates, features."""
    moves, features = [0] * len(game.moves), [0] * game.net_input_size
    waits = game.rules.players_to_move(s)
    asked = bool(waits >> seat & 1)
    legal = moves[: game.rules.legal(s, seat, moves)] if asked else []
    candidates = moves[: game.rules.candidate_moves(s, seat, moves)] if asked else []
    game.write_net_input(s, seat, features)
    prompt = game.presentation.prompt(s, seat) if asked else None
    choices = sorted(legal), sorted(candidates)
    return waits, game.presentation.view(s, seat), prompt, choices, features


def check_sealed_moves_are_counted(game: Game, *, thorough: bool = False) -> None:
    """A seat does not count another's move of which it can notice nothing.

    Such a move is sealed and must be in `sealed_moves` until it is laid open: or else the number of
    moves that a seat is told would give it away.
    """
    for table in _moments(game, thorough):
        sealed, made = table.state().sealed_moves, Counter(move.seat for move in table.moves)
        assert all(0 <= sealed[seat] <= made[seat] for seat in range(len(sealed))), _failed(
            table, f"sealed_moves: {sealed}, but only {dict(made)} were made"
        )
        assert not table.over or not any(sealed), _failed(table, f"sealed at the end: {sealed}")
        for move in _tried(table):
            after = _played(table, move)
            if len(after.log_events) > len(table.log_events):
                continue
            for other in set(range(table.seats)) - {move.seat}:
                if after.known_step(other) > table.known_step(other):
                    before = _seen(game, table.state(), other)
                    assert _seen(game, after.state(), other) != before, _failed(
                        after, f"sealed_moves: the last move is missing; seat {other} sees nothing"
                    )


def check_reveals_are_counted(game: Game, *, thorough: bool = False) -> None:
    """A move that tells the player who makes it something new is marked, so that it stays.

    What the player sees after it must follow from what they knew before it, whatever is hidden.
    Where it does not, chance was drawn or `reveals` must have grown. The end shows everything.
    """
    for table in _moments(game, thorough):
        for move in _tried(table):
            after = _played(table, move)
            if after.over or after.revealed(len(after.moves) - 1):
                continue
            told = [_without_step(event) for event in after.log_events[len(table.log_events) :]]
            seen = _seen(game, after.state(), move.seat)
            for seed in _seeds(table, thorough):
                s = table.known_state(move.seat, seed)
                game.rules.apply(s, move.seat, move.number)
                said = [game.log_events.to_json(event) for event in s.log_events]
                assert said == told and _seen(game, s, move.seat) == seen, _failed(  # noqa: PT018
                    after, f"reveals: the last move revealed something to seat {move.seat}"
                )


def _without_step(log_event: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in log_event.items() if field != "step"}


def _tried(table: Table) -> list[Move]:
    """Some legal moves of the seats to move: a few of each seat, of different verbs if possible."""
    chosen = []
    for seat in table.players_to_move:
        by_verb: dict[str, Move] = {}
        legal = table.legal(seat)
        for move in legal[len(table.moves) % len(legal) :] + legal:
            by_verb.setdefault(move.text.split()[0], move)
        moves = list(by_verb.values())
        first = len(table.moves) % len(moves)
        chosen += (moves[first:] + moves[:first])[:TRIED]
    return chosen


def _played(table: Table, move: Move) -> Table:
    """A copy of the table after a move."""
    after = table.copy()
    after.play(move)
    return after


def check_chance_is_hidden(game: Game, *, thorough: bool = False) -> None:
    """After `resample_hidden` chance is another: nothing of the true seed is left."""
    for seats in game.seats:
        table = Table(game, seats)
        for seat in range(seats):
            s = table.known_state(seat, 12345)
            assert s.chance_seed != table.secret.seed, "resample_hidden keeps the seed"
            assert not set(s.chance_block) & (set(table.state().chance_block) - {0}), (
                "resample_hidden keeps the block"
            )


def check_setup_starts_afresh(game: Game, *, thorough: bool = False) -> None:
    """Set-up gives the same state whatever was there before: loops and batches reuse states."""
    for table in _ends(game, thorough):
        s, codes = table.state(), game.encode_setup(table.seats, table.options, table.board)
        game.rules.setup(s, table.seats, table.secret.seed, codes)
        fresh = Table(game, table.seats, table.secret, table.options, board=table.board)
        assert s == fresh.state(), _failed(table, "set-up leaves something of the last game")


def check_observations_are_complete(game: Game, *, thorough: bool = False) -> None:
    """An observation writes every one of its numbers, and depends on the state alone.

    So does what is derived from it.
    """
    for table in _moments(game, thorough):
        s = table.state()
        for seat in range(table.seats):
            first, second = [-77] * game.net_input_size, [99] * game.net_input_size
            game.write_net_input(s, seat, first)
            game.write_net_input(s, seat, second)
            assert first == second, _failed(table, "an observation leaves numbers unwritten")


def check_observations_fit_their_features(game: Game, *, thorough: bool = False) -> None:
    """Every number that a seat observes is in the range of its feature, and of its kind.

    So is every number that is derived from them.
    """
    out = [0] * game.net_input_size
    for table in _moments(game, thorough):
        for seat in range(table.seats):
            game.write_net_input(table.state(), seat, out)
            begin = 0
            for feature in (*game.features, *game.derived_features):
                values = out[begin : begin + feature.size]
                begin += feature.size
                assert all(feature.least <= value <= feature.most for value in values), _failed(
                    table, f"feature {feature.name!r}: {values} of seat {seat}"
                )
                if feature.kind in (ONE_HOT, SEAT_ONE_HOT):
                    part = feature.size // feature.groups
                    assert all(
                        sum(values[at : at + part]) <= 1 for at in range(0, feature.size, part)
                    ), _failed(table, f"feature {feature.name!r}: several ones for seat {seat}")


def check_journals_round_trip(game: Game, *, thorough: bool = False) -> None:
    """A journal gives the same table again, and so does a picture of it; states pack exactly."""
    import numpy as np

    for table in _ends(game, thorough):
        again = Table.load(table.journal)
        assert again.journal == table.journal
        assert (again.state(), again.log_events) == (table.state(), table.log_events)
        assert str(Journal.parse(str(table))) == table.journal
        record = np.zeros(1, game.state.dtype())[0]
        table.state().write_record(record)
        assert game.state.from_record(record) == table.state()


def check_undo_is_exact(game: Game, *, thorough: bool = False) -> None:
    """Undoing a move gives exactly what was; so does a fork at any step."""
    for turn, whole in enumerate(_ends(game, thorough)):
        end = len(whole.moves)
        steps = (1, end // 2, end)
        for step in steps if thorough else steps[turn % 3 : turn % 3 + 1]:
            table, before = whole.fork(step), whole.fork(step - 1)
            move = table.undo()
            assert _everything(table) == _everything(before), _failed(table, "undo is not exact")
            table.play(move)
            assert _everything(table) == _everything(table.fork(step)), _failed(table, "redo")


def _everything(table: Table) -> tuple[Any, ...]:
    return table.state(), table.log_events, table.journal, table.view(0), table.undo_limit(0)


def check_views_are_json(game: Game, *, thorough: bool = False) -> None:
    """Views and log events can be sent as JSON and come back the same."""
    for table in _moments(game, thorough):
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view, _failed(table, "a view is not JSON")
    for table in _ends(game, thorough):
        assert json.loads(json.dumps(table.log_events)) == table.log_events, _failed(
            table, "log events: not JSON"
        )


def check_texts_are_complete(game: Game, *, thorough: bool = False) -> None:
    """Every rule, log event, question, move and option has a text in every language."""
    for language in LANGUAGES:
        say = texts(language, game)
        for rule in game.rule_ids:
            assert say.rule(rule), rule
        for book in game.books:
            for chapter in range(1, len(book.chapters) + 1):
                assert say(f"{book.prefix}-{chapter}")
        for option in game.options:
            assert say(f"option-{option.name}")
            assert say(f"option-{option.name}.name")
            for value in option.named():
                assert say(f"option-{option.name}.{value}")
        for kind in game.log_events.kinds:
            assert f"log-{kind.name}" in say, f"log-{kind.name} in {language}"
        for number in range(len(game.moves)):
            assert say.move(game.moves.to_json(number), ["A"] * 8)
    for table in _moments(game, thorough):
        for seat in table.players_to_move:
            prompt = table.prompt(seat)
            assert prompt is not None, _failed(table, f"seat {seat} is not asked")
            assert all(texts(lang, game).prompt(prompt, table.players) for lang in LANGUAGES)
    told: Counter[Any] = Counter()
    for table in _ends(game, thorough):
        for log_event in table.log_events:
            told[log_event["log_event"]] += 1
            if thorough or told[log_event["log_event"]] <= TOLD:
                said = _without_step(log_event)
                assert all(texts(lang, game).log_event(said, table.players) for lang in LANGUAGES)
        assert all(table.drawn(0, language) for language in LANGUAGES)


def check_targets_agree(game: Game, *, thorough: bool = False) -> None:
    """Plain and compiled play the same games to the same bits."""
    from heliopolis.kernel.targets import engine

    plain, compiled = engine(game, "plain"), engine(game, "compiled")
    slots = 20 if thorough else 2 if game.is_long else 5
    for seats, options, biased in _settings(game, thorough):
        setting: dict[str, Any] = {"seats": seats, "options": options, "biased": biased}
        one = plain.playouts(slots, first_seed=1000, **setting)
        other = compiled.playouts(slots, first_seed=1000, **setting)
        assert one.traces.tolist() == other.traces.tolist(), f"{setting}: other moves"
        assert one.states.tobytes() == other.states.tobytes(), f"{setting}: other states"


def check_same_seed_same_game(game: Game, *, thorough: bool = False) -> None:
    """A seed fixes all chances; another seed gives others."""
    journals = [play_randomly(game, game.seats[0], seed).journal for seed in (1, 1, 2)]
    assert journals[0] == journals[1]
    assert journals[0].split("moves:")[1] != journals[2].split("moves:")[1]


CHECKS: tuple[Check, ...] = (
    check_facts,
    check_moves_round_trip,
    check_games_end_soundly,
    check_legality_is_decided_once,
    check_refused_moves_change_nothing,
    check_nothing_secret_leaks,
    check_sealed_moves_are_counted,
    check_reveals_are_counted,
    check_chance_is_hidden,
    check_setup_starts_afresh,
    check_observations_are_complete,
    check_observations_fit_their_features,
    check_journals_round_trip,
    check_undo_is_exact,
    check_views_are_json,
    check_texts_are_complete,
    check_targets_agree,
    check_same_seed_same_game,
)


# --- The games that are played, and the moments that are looked at --------------------------------


def _settings(game: Game, thorough: bool) -> Iterator[tuple[int, dict[str, str], bool]]:
    yield from sampled_settings(game) if thorough else covering_settings(game)


def _moments(game: Game, thorough: bool) -> Iterator[Table]:
    """Tables that stand at the moments to look at; the next moment may change the table."""
    if not thorough:
        yield from _sampled_moments(game)
        return
    for seats, options, biased in _settings(game, thorough):
        for table in random_game(game, seats, 0, options, biased):
            assert len(table.moves) <= game.longest, _failed(table, "longer than `longest`")
            yield table


def _ends(game: Game, thorough: bool) -> Iterator[Table]:
    """Finished games."""
    yield from (table for table in _moments(game, thorough) if table.over)


@cache
def _sampled_moments(game: Game) -> tuple[Table, ...]:
    """Of one game per setting: each kind of decision, some more, the last decision and the end."""
    moments: list[Table] = []
    for seats, options, biased in covering_settings(game):
        met: Counter[tuple[Any, int]] = Counter()
        for table in random_game(game, seats, 0, options, biased):
            assert len(table.moves) <= game.longest, _failed(table, "longer than `longest`")
            kind = _kind_of_decision(table)
            met[kind] += 1
            if met[kind] <= OF_A_KIND or len(table.moves) % STRIDE == 0:
                moments.append(table.copy())
        moments += [table.fork(len(table.moves) - 1), table]
    return tuple(moments)


def _kind_of_decision(table: Table) -> tuple[Any, int]:
    """The question put to the first who is asked, and how many are asked."""
    seats = table.players_to_move
    prompt = table.prompt(seats[0]) if seats else None
    return prompt and prompt["prompt"], len(seats)


def _failed(table: Table, what: str) -> str:
    return f"{what}\nafter {len(table.moves)} moves of this game:\n{table.journal}"
