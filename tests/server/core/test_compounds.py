"""Several moves as one: one event, one log entry, one undo, all or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from heliopolis.server.core import actions, events, lobby, messages
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.record import Record
from heliopolis.server.core.users import User
from tests.server.records import happen, header, new_record, play, told


def can_offer(record: Record) -> bool:
    """Whether a player may offer three of a good for two of another."""
    table = record.table
    if not any(move.text == "offer_begin" for move in table.legal()):
        return False
    return table.why_not(_offer(record)) is None


def _offer(record: Record) -> str:
    seat = record.players_to_move[0]
    hand = record.table.view(seat)["table"]["players"][seat]["hand"]
    best = max(hand, key=hand.get)
    return f"offer 3 {best} for 2 {'ore' if best != 'ore' else 'wool'}"


def trading() -> tuple[Record, int, str]:
    """A game of Catan in which a seat may make an offer of five cards, and that offer."""
    record = new_record("catan-island", 3, 5)
    while not can_offer(record):
        moves = record.table.legal(record.players_to_move[0])
        keep = ("end_turn", "roll", "setup_", "discard", "move_robber", "rob")
        play(record, next((m for m in moves if m.text.startswith(keep)), moves[0]))
    return record, record.players_to_move[0], _offer(record)


def test_an_offer_of_five_cards_is_one_event() -> None:
    record, seat, line = trading()
    seq, step, told_before = record.next_seq, record.table.known_step(seat), len(record.table.log())
    proposed = actions.move(record, seat, step, line)
    assert proposed.kind == events.MOVE
    assert [text.split()[0] for text in proposed.data["moves"]] == [
        "offer_begin", *["offer_add_give"] * 3, *["offer_add_get"] * 2, "offer_send",
    ]  # fmt: skip
    happen(record, proposed)
    assert record.next_seq == seq + 1
    assert len(record.table.moves) == step + 7
    items = messages.log(record, None, told_before)["items"]
    assert items
    assert {item["step"] for item in items} == {step + 7}, "one entry of the log"


def test_a_compound_is_judged_once_and_undone_as_one() -> None:
    record, seat, line = trading()
    before, step = told(record, seat), record.table.known_step(seat)
    judged = _count_judgements(record)
    unsent = actions.move(record, seat, step, line).data["moves"][:-1]  # sending cannot be undone
    judged.clear()
    proposed = actions.move(record, seat, step, unsent)
    event = events.Event("t", record.next_seq, 0, proposed.kind, proposed.data)
    record.apply(event, proposed.decision)
    assert len(judged) == 6
    assert messages.you(record, seat, None, 0)["undo_to"] == step
    branch = record.branch
    happen(record, actions.undo(record, seat, step + 6, whole_turn=False))
    record.branch, record.undos = branch, []
    assert told(record, seat) == before


def _count_judgements(record: Record) -> list[Any]:
    """Record every judgement of a move."""
    table, noted = record.table, []
    judge = table._check_legal
    table._check_legal = lambda s, move: noted.append(move) or judge(s, move)  # type: ignore
    return noted


def test_a_compound_is_stored_completely_or_not_at_all() -> None:
    record, seat, line = trading()
    before, step = told(record, seat), record.table.known_step(seat)
    for wrong in ("offer 3 wool for 99 ore", ["offer_begin", "offer_send"], [line, "fly"], []):
        with pytest.raises(Refused):
            actions.move(record, seat, step, wrong)
    with pytest.raises(Refused) as refused:
        actions.move(record, seat, step, ["offer_begin", "offer_send"])
    assert refused.value.code == "illegal_move"
    assert refused.value.rule is not None
    assert refused.value.rule.startswith("CB-")
    assert told(record, seat) == before


def test_a_compound_judged_by_another_process_is_judged_again() -> None:
    record, seat, line = trading()
    step = record.table.known_step(seat)
    proposed = actions.move(record, seat, step, line)
    play(record, "end_turn")
    seq = record.next_seq
    record.take(events.Event("t", seq, 0, proposed.kind, proposed.data), proposed.decision)
    assert record.status == "frozen"
    assert "breaks CB-" in (record.why_frozen or "")


def test_undo_never_ends_inside_a_compound() -> None:
    record, seat, line = trading()
    step = record.table.known_step(seat)
    happen(record, actions.move(record, seat, step, line))
    happen(record, actions.ask_undo(record, seat, step + 3))
    assert record.undo_request is not None
    assert record.undo_request.to == step


def test_old_events_single_moves_and_forks_give_the_same_game() -> None:
    record, seat, line = trading()
    step = record.table.known_step(seat)
    proposed = actions.move(record, seat, step, line)
    happen(record, proposed)
    old = new_record("catan-island", 3, 5)
    for move in record.table.moves:
        play(old, move)
    journal = record.table.journal
    assert "# compound: 7\n" in journal
    assert old.table.journal == journal.replace("# compound: 7\n", "")
    assert record.table.fork().decisions == record.table.decisions
    record.status = "over"  # as far as forks are concerned
    me = User("p0", "P0", "s")
    fork = lobby.fork_header(record, me, len(record.table.moves), None)
    stored = [event.data for event in lobby.fork_events(record, fork, len(record.table.moves))]
    assert {"seat": seat, "moves": proposed.data["moves"]} in stored


class TestFarmers:
    """Amun-Re: provinces that leave no choice are filled by the rules."""

    def buying(self) -> tuple[Record, int, list[str], list[int]]:
        """A seat that may buy farmers, its provinces, and their free fields."""
        record = new_record("amun-re", 3, 4)
        while True:
            seat = record.players_to_move[0]
            moves = record.table.legal(seat)
            if sum(move.text.startswith("buy_farmers") for move in moves) > 3:
                view = record.table.view(seat)["table"]
                own = [p for p in view["provinces"] if p["owner"] == seat]
                if len(own) > 1:
                    rooms = [p["fields"] - p["farmers"] for p in own]
                    return record, seat, [p["id"] for p in own], rooms
            play(record, next((m for m in moves if m.text == "buy_farmers 0"), moves[0]))

    def lay(self, record: Record, seat: int, line: Any) -> dict[str, int]:
        """Carry out a line; return the farmers of the seat's provinces."""
        before, step = record.next_seq, record.table.known_step(seat)
        happen(record, actions.move(record, seat, step, line))
        assert record.next_seq == before + 1
        view = record.table.view(seat)["table"]
        return {p["id"]: p["farmers"] for p in view["provinces"] if p["owner"] == seat}

    def test_each_distribution_can_be_written_as_a_line(self) -> None:
        record, seat, own, rooms = self.buying()
        start = dict.fromkeys(own, 0)
        view = record.table.view(seat)["table"]
        start |= {p["id"]: p["farmers"] for p in view["provinces"] if p["owner"] == seat}
        most = max(
            int(m.text.split()[1]) for m in record.table.legal(seat) if m.text[:5] == "buy_f"
        )
        tried = 0
        for first in range(rooms[0] + 1):
            for last in range(rooms[-1] + 1):
                if not 0 < first + last <= most:
                    continue
                moves = [f"buy_farmers {first + last}"]
                moves += [f"place_farmers {own[0]} {first}"] if first else []
                moves += [f"place_farmers {own[-1]} {last}"] if last else []
                twin = _again(record)
                got = self.lay(twin, seat, moves)
                assert got == {**start, own[0]: start[own[0]] + first,
                               own[-1]: start[own[-1]] + last}, moves  # fmt: skip
                tried += 1
        assert tried > 3

    def test_an_impossible_distribution_is_refused(self) -> None:
        record, seat, own, _ = self.buying()
        before = told(record, seat)
        moves = ["buy_farmers 1", f"place_farmers {own[0]} 2"]
        with pytest.raises(Refused) as refused:
            actions.move(record, seat, record.table.known_step(seat), moves)
        assert (refused.value.code, refused.value.rule) == ("illegal_move", "AR-5.4")
        assert told(record, seat) == before
        with pytest.raises(Refused):
            actions.move(record, seat, record.table.known_step(seat),
                         [f"place_farmers {own[0]} 0", f"place_farmers {own[-1]} 0"])  # fmt: skip


def _again(record: Record) -> Record:
    """The same record, rebuilt from its events."""
    seating = [{"kind": s.kind, "name": s.name, "person": s.person} for s in record.seats]
    twin = Record(header(record.header.game, seating, record.header.secret.seed))
    twin.apply(events.Event("t", 0, 0, events.START, {"names": record.table.players}))
    for moves in record.table.decisions:
        happen(twin, actions.ProposedEvent(events.MOVE, events.move_data(moves)))
    return twin
