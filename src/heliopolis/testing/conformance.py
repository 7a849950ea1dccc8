"""What every game must do, checked by playing it.

Each check is a function over a game. It plays random games, uniform and biased, over all seat
counts and options, and fails with an `AssertionError` that says where.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from heliopolis.errors import IllegalMoveError
from heliopolis.kernel.game import Auction, Game
from heliopolis.table import Table
from heliopolis.testing.play import play_randomly, sampled_settings
from heliopolis.texts import LANGUAGES, texts

Check = Callable[[Game], None]


def check_game(game: Game) -> None:
    """All checks, one after another."""
    for check in CHECKS:
        check(game)


def check_facts(game: Game) -> None:
    """What a game says about itself fits together."""
    assert game.name == game.name.lower().replace(" ", "-"), "name: lower case, with hyphens"
    assert len(game.weights) == len(game.moves), "weights: one a move"
    assert min(game.weights) > 0, "weights: all above zero, or random play could get stuck"
    assert len({option.name for option in game.options}) == len(game.options), "options: twice"
    for option in game.options:
        assert option.default in option.values, f"option {option.name}: default is no value"
        assert option.rule in game.rule_ids, f"option {option.name}: rule {option.rule}"
    if game.auction:
        _check_auction(game, game.auction)
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


def check_moves_round_trip(game: Game) -> None:
    """Every move is the same as a number, as a text and as JSON."""
    for number in range(len(game.moves)):
        text, data = game.moves.text(number), game.moves.to_json(number)
        assert game.moves.parse(text) == number, text
        assert game.moves.parse(f"  {text.upper()} ") == number, text
        assert game.moves.from_json(json.loads(json.dumps(data))) == number, data


def check_games_end_soundly(game: Game) -> None:
    """Games end within their bound; at every step all invariants hold and all values fit."""

    def watch(table: Table) -> None:
        if game.is_long and len(table.moves) % 9 and not table.over:
            return
        s = table.state()
        broken = game.rules.check_invariants(s)
        assert not broken, _failed(table, f"invariant {broken}: {game.invariants[broken - 1]}")
        assert not list(s.misfits()), _failed(table, f"too large for: {', '.join(s.misfits())}")
        assert len(table.moves) <= game.longest, _failed(table, "longer than `longest`")
        assert bool(table.players_to_move) != table.over, _failed(
            table, "waiting and over disagree"
        )

    for table in _games(game, 3, watch):
        places = sorted(table.ranks())
        assert places[0] == 0, _failed(table, f"nobody is first: {places}")
        assert all(place <= i for i, place in enumerate(places)), _failed(table, f"ranks {places}")


def check_legality_is_decided_once(game: Game) -> None:
    """`legal` lists exactly the moves that break no rule, each once, for each seat."""

    def watch(table: Table) -> None:
        if game.is_long and len(table.moves) % 11:
            return
        s, moves = table.state(), [0] * len(game.moves)
        for seat in range(table.seats):
            listed = (
                moves[: game.rules.legal(s, seat, moves)] if seat in table.players_to_move else []
            )
            allowed = [m for m in range(len(game.moves)) if not game.rules.broken_rule(s, seat, m)]
            assert sorted(listed) == allowed, _failed(table, f"seat {seat}: {listed} {allowed}")
        assert all(table.legal(seat) for seat in table.players_to_move), _failed(
            table, "nothing to do"
        )

    for _ in _games(game, 1, watch):
        pass


def check_refused_moves_change_nothing(game: Game) -> None:
    """An illegal move is refused with the id of a rule, and the table is as it was.

    A game of many moves has each of them tried at some moments, not at all.
    """
    stride = 1 + len(game.moves) // 50

    def watch(table: Table) -> None:
        if len(table.moves) % (49 if game.is_long else 7):
            return
        before, journal = table.state(), table.journal
        for seat in range(table.seats):
            legal = {move.number for move in table.legal(seat)}
            for number in range(len(table.moves) // 7 % stride, len(game.moves), stride):
                if number not in legal:
                    _expect_refusal(table, seat, number)
        assert table.state() == before, _failed(table, "a refused move changed the state")
        assert table.journal == journal, _failed(table, "a refused move changed the journal")

    for _ in _games(game, 1, watch):
        pass


def _expect_refusal(table: Table, seat: int, number: int) -> None:
    broken = table.game.rule_id(table.game.rules.broken_rule(table.state(), seat, number))
    assert broken in table.game.rule_ids, _failed(table, f"{broken} is no rule")
    refused = ""
    try:
        table.play(table.game.moves.text(number), seat)
    except IllegalMoveError as error:
        refused = error.rule
    wanted = f"{table.game.moves.text(number)} is to be refused by {broken}"
    assert refused == broken, _failed(table, f"{wanted}, not by {refused or 'nothing'}")


def check_nothing_secret_leaks(game: Game) -> None:
    """What a seat sees, may do and is asked does not change when what it cannot know does."""

    def watch(table: Table) -> None:
        if len(table.moves) % (23 if game.is_long else 5):
            return
        for seat in range(table.seats):
            seen = _seen(game, table.state(), seat)
            for seed in (1, 2**62 + len(table.moves)):
                s = table.known_state(seat, seed)
                assert _seen(game, s, seat) == seen, _failed(table, f"seat {seat} sees a secret")
                assert not game.rules.check_invariants(s), _failed(
                    table, "what could be is not sound"
                )
                spectator = game.presentation.view(s, None)
                assert spectator == game.presentation.view(table.state(), None), _failed(
                    table, "a spectator sees a secret"
                )

    for _ in _games(game, 1, watch):
        pass


def _seen(game: Game, s: Any, seat: int) -> tuple[Any, ...]:
    """All that reaches a seat: view, question, legal moves, observation."""
    moves, features = [0] * len(game.moves), [0] * game.observation_size
    waits = game.rules.players_to_move(s)
    asked = bool(waits >> seat & 1)
    legal = moves[: game.rules.legal(s, seat, moves)] if asked else []
    game.rules.observe(s, seat, features)
    prompt = game.presentation.prompt(s, seat) if asked else None
    return waits, game.presentation.view(s, seat), prompt, sorted(legal), features


def check_chance_is_hidden(game: Game) -> None:
    """After `hide` chance is another: nothing of the true seed is left."""
    for seats in game.seats:
        table = Table(game, seats)
        for seat in range(seats):
            s = table.known_state(seat, 12345)
            assert s.chance_seed != table.secret.seed, "hide keeps the seed"
            assert not set(s.chance_block) & (set(table.state().chance_block) - {0}), "hide: block"


def check_observations_are_complete(game: Game) -> None:
    """An observation writes every one of its numbers, and depends on the state alone."""

    def watch(table: Table) -> None:
        if game.is_long and len(table.moves) % 11:
            return
        s = table.state()
        for seat in range(table.seats):
            first, second = [-77] * game.observation_size, [99] * game.observation_size
            game.rules.observe(s, seat, first)
            game.rules.observe(s, seat, second)
            assert first == second, _failed(table, "an observation leaves numbers unwritten")

    for _ in _games(game, 1, watch):
        pass


def check_journals_round_trip(game: Game) -> None:
    """A journal gives the same table again, and so does a picture of it; states pack exactly."""
    import numpy as np

    for table in _games(game, 1):
        again = Table.load(table.journal)
        assert again.journal == table.journal
        assert (again.state(), again.log_events) == (table.state(), table.log_events)
        assert Table.load(str(table)).journal == table.journal
        record = np.zeros(1, game.state.dtype())[0]
        table.state().write_record(record)
        assert game.state.from_record(record) == table.state()


def check_undo_is_exact(game: Game) -> None:
    """Undoing a move gives exactly what was; so does a fork at any step."""
    for whole in _games(game, 1):
        end = len(whole.moves)
        for step in (1, end // 2, end):
            table, before = whole.fork(step), whole.fork(step - 1)
            move = table.undo()
            assert _everything(table) == _everything(before), _failed(table, "undo is not exact")
            table.play(move)
            assert _everything(table) == _everything(table.fork(step)), _failed(table, "redo")


def _everything(table: Table) -> tuple[Any, ...]:
    return table.state(), table.log_events, table.journal, table.view(0), table.undo_limit(0)


def check_views_are_json(game: Game) -> None:
    """Views and notes can be sent as JSON and come back the same."""

    def watch(table: Table) -> None:
        if len(table.moves) % (31 if game.is_long else 5) and not table.over:
            return
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view, _failed(table, "a view is not JSON")
        assert json.loads(json.dumps(table.log_events)) == table.log_events, _failed(
            table, "notes: not JSON"
        )

    for _ in _games(game, 1, watch):
        pass


def check_texts_are_complete(game: Game) -> None:
    """Every rule, note, question, move and option has a text in every language."""
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
            assert f"note-{kind.name}" in say, f"note-{kind.name} in {language}"
        for number in range(len(game.moves)):
            assert say.move(game.moves.to_json(number), ["A"] * 8)

    def watch(table: Table) -> None:
        if game.is_long and len(table.moves) % 3:
            return
        for seat in table.players_to_move:
            prompt = table.view(seat)["prompt"]
            assert all(texts(lang, game).prompt(prompt, table.players) for lang in LANGUAGES)

    for table in _games(game, 1, watch):
        for language in LANGUAGES:
            for log_event in table.log_events:
                told = {field: value for field, value in log_event.items() if field != "step"}
                assert texts(language, game).log_event(told, table.players)
            assert table.drawn(0, language)


def check_targets_agree(game: Game) -> None:
    """Plain and compiled play the same games to the same bits."""
    from heliopolis.kernel.targets import engine

    plain, compiled = engine(game, "plain"), engine(game, "compiled")
    slots = 5 if game.is_long else 20
    for seats, options, biased in sampled_settings(game):
        setting: dict[str, Any] = {"seats": seats, "options": options, "biased": biased}
        one = plain.playouts(slots, first_seed=1000, **setting)
        other = compiled.playouts(slots, first_seed=1000, **setting)
        assert one.traces.tolist() == other.traces.tolist(), f"{setting}: other moves"
        assert one.states.tobytes() == other.states.tobytes(), f"{setting}: other states"


def check_same_seed_same_game(game: Game) -> None:
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
    check_chance_is_hidden,
    check_observations_are_complete,
    check_journals_round_trip,
    check_undo_is_exact,
    check_views_are_json,
    check_texts_are_complete,
    check_targets_agree,
    check_same_seed_same_game,
)


def _games(game: Game, count: int, watch: Callable[[Table], None] | None = None) -> Iterator[Table]:
    """`count` finished games of every setting."""
    for seats, options, biased in sampled_settings(game):
        for seed in range(1 if game.is_long else count):
            yield play_randomly(game, seats, seed, options, biased, watch)


def _failed(table: Table, what: str) -> str:
    return f"{what}\nafter {len(table.moves)} moves of this game:\n{table.journal}"
