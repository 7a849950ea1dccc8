"""Standing answers to offers, on records: which answer is given, when, and that nobody notices."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from heliopolis.kernel.game import OpenOffer
from heliopolis.server.core import actions, events, messages, standing
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.protocol import Bargain, StandingAnswers
from heliopolis.server.core.record import Record
from heliopolis.server.runtime.audience import Audience, Listener
from tests.server.records import happen, header, new_record, play, told
from tests.server.trades import TRADING, with_offer

ACCEPT, REJECT = "offer_accept", "offer_reject"
BOTH_WAYS = {"give": {"any": 9}, "get": {"any": 1}}


def wish(record: Record, seat: int, **wanted: Any) -> None:
    happen(record, actions.stand_by(record, seat, StandingAnswers.model_validate(wanted)))


def offered(name: str = "catan-island", seats: int = 3, seed: int = 3) -> tuple[Record, int, int]:
    """A record with an open offer, the active seat, and a seat that is asked and could accept."""
    record = new_record(name, seats, seed)
    active, partner = with_offer(record)
    while partner not in record.players_to_move:
        play(record, REJECT, record.players_to_move[0])
    return record, active, partner


def cannot_accept(record: Record, seat: int) -> None:
    """Take what is wanted from a seat that is asked."""
    state = record.table._state
    for good, count in enumerate(state.want[:5]):
        if count:
            state.bank[good] += state.hand[seat][good]
            state.cards[seat] -= state.hand[seat][good]
            state.hand[seat][good] = 0


@pytest.mark.parametrize("name", TRADING)
def test_what_cannot_be_accepted_is_declined_unless_said_otherwise(name: str) -> None:
    record, _, seat = offered(name)
    assert standing.answer(record, seat) is None, "one who could accept is asked"
    cannot_accept(record, seat)
    assert standing.answers(record)[seat] == REJECT
    assert standing.due(record, seat) == (events.MOVE, {"seat": seat, "move": REJECT})
    assert messages.you(record, seat, None, 0)["standing_answer"] == REJECT
    wish(record, seat, decline_impossible=False)
    assert standing.answer(record, seat) is None


def test_offers_of_bots_are_declined_and_only_those() -> None:
    record, active, seat = offered()
    wish(record, seat, decline_bots=True, accept=[BOTH_WAYS])
    assert standing.answer(record, seat) == ACCEPT, "a person offers"
    happen(record, actions.leave(record, active, "easy"))
    assert standing.answer(record, seat) == REJECT, "declining comes before accepting"
    wish(record, seat, decline_bots=False)
    assert standing.answer(record, seat) is None


OFFER = OpenOffer(by=0, get={"wool": 2}, give={"ore": 1})


@pytest.mark.parametrize(
    ("give", "get", "met"),
    [
        ({"ore": 1}, {"wool": 2}, True),
        ({"ore": 1}, {"wool": 1}, True),
        ({"ore": 2}, {"wool": 2}, True),
        ({"ore": 1, "grain": 1}, {"wool": 2}, True),
        ({"ore": 1}, {"wool": 3}, False),
        ({"ore": 1}, {"wool": 2, "brick": 1}, False),
        ({"grain": 1}, {"wool": 2}, False),
        ({"any": 1}, {"wool": 2}, True),
        ({"ore": 1}, {"any": 2}, True),
        ({"ore": 1}, {"any": 3}, False),
        ({"ore": 1}, {"wool": 1, "any": 1}, True),
        ({"ore": 1}, {"wool": 2, "any": 1}, False),
    ],
)
def test_a_bargain_is_met_by_what_is_at_least_as_good(
    give: dict[str, int], get: dict[str, int], met: bool
) -> None:
    assert standing._is_met(Bargain(give=give, get=get), OFFER) == met


def test_any_good_of_a_bargain_is_limited_in_number() -> None:
    wanted = OpenOffer(by=0, get={"wool": 1}, give={"ore": 1, "grain": 1})
    assert not standing._is_met(Bargain(give={"any": 1}, get={"wool": 1}), wanted)
    assert standing._is_met(Bargain(give={"any": 2}, get={"wool": 1}), wanted)


def test_a_bargain_accepts_only_what_the_player_can_give() -> None:
    record, _, seat = offered()
    wish(record, seat, decline_impossible=False, accept=[BOTH_WAYS])
    assert standing.answer(record, seat) == ACCEPT
    cannot_accept(record, seat)
    assert standing.answer(record, seat) is None, "they wanted to be asked about those"


def test_nobody_answers_for_bots_or_for_those_who_are_not_asked() -> None:
    record, active, seat = offered()
    for other in range(3):
        wish(record, other, accept=[BOTH_WAYS])
    assert standing.answer(record, active) is None
    happen(record, actions.leave(record, seat, "easy"))
    assert standing.answer(record, seat) is None
    happen(record, actions.come_back(record, seat))
    assert standing.answer(record, seat) == ACCEPT, "the wishes are kept meanwhile"


def test_one_who_takes_an_answer_back_gives_the_next_one_themselves() -> None:
    record, active, seat = offered()
    wish(record, seat, accept=[BOTH_WAYS])
    event = standing.due(record, seat)
    assert event is not None
    before = len(record.table.moves)
    record.apply(Event("t", record.next_seq, 0, *event))
    happen(record, actions.ProposedEvent(events.UNDO, {"to": before, "seat": seat}))
    assert standing.answer(record, seat) is None
    kept = Record(record.header)
    kept.restore(orjson.loads(orjson.dumps(record.snapshot())))
    assert kept.answers_themselves == {seat}
    assert kept.standing == record.standing
    while record.table.offer_to(seat) or any(map(record.table.offer_to, range(3))):
        play(record, REJECT, next(s for s in record.players_to_move if s != active))
    assert record.answers_themselves == set(), "that was for one offer"


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"accept": [{"give": {"sand": 1}, "get": {"any": 1}}]}, "give"),
        ({"accept": [{"give": {"any": 1}, "get": {"gold": 1}}]}, "get"),
    ],
)
def test_bad_wishes_name_their_field(wanted: dict[str, Any], field: str) -> None:
    record, _, seat = offered()
    with pytest.raises(Refused) as refused:
        wish(record, seat, **wanted)
    assert (refused.value.code, refused.value.field) == ("bad_standing", field)


def test_a_game_without_offers_has_no_standing_answers() -> None:
    record = new_record("priests-of-ra", 3, 7)
    with pytest.raises(Refused) as refused:
        wish(record, 0)
    assert (refused.value.code, refused.value.field) == ("bad_standing", "standing")
    assert standing.answers(record) == {}


@pytest.mark.parametrize(
    "settings", [{}, {"standing": None}, {"standing": 7}, {"standing": {"decline_bots": "often"}}]
)
def test_settings_that_say_nothing_give_the_usual_answers(settings: dict[str, Any]) -> None:
    assert standing.of_settings(settings) == standing.USUAL
    assert standing.USUAL.decline_impossible
    assert not standing.USUAL.decline_bots


def test_settings_are_the_wishes_of_seats_without_any() -> None:
    wanted = standing.of_settings({"standing": {"decline_bots": True}})
    assert wanted.decline_bots
    assert wanted.decline_impossible


# --- Secrecy --------------------------------------------------------------------------------------


def test_nobody_notices_that_a_wish_is_left_or_changed() -> None:
    record, _, seat = offered()
    audience, others = Audience(record), []
    for viewer in (None, *range(3)):
        listener = Listener("somebody" if viewer is None else f"p{viewer}", "s", language="en")
        listener.look_from(record.seats_of(listener.user))
        audience.listeners.add(listener)
        audience.state(listener)
        others += [listener] if viewer != seat else []
    audience.tell_changes()
    for listener in others:
        listener.unsent.clear()
    before = {listener.viewer: told(record, listener.viewer) for listener in others}
    for wanted in ({"decline_bots": True}, {"accept": [BOTH_WAYS]}, {}):
        wish(record, seat, **wanted)
        audience.tell_changes()
    assert [list(listener.unsent) for listener in others] == [[], [], []]
    assert {viewer: told(record, viewer) for viewer in before} == before


@pytest.mark.parametrize("accepts", [True, False])
def test_an_answer_of_the_server_looks_like_the_players_own(accepts: bool) -> None:
    """The same answer, given by the player at one table and by a wish at the other."""
    by_hand, _, seat = offered()
    by_wish, _, _ = offered()
    if not accepts:
        for record in (by_hand, by_wish):
            cannot_accept(record, seat)
    wish(by_wish, seat, accept=[BOTH_WAYS])
    event = standing.due(by_wish, seat)
    assert event is not None
    by_wish.apply(Event("t", by_wish.next_seq, 0, *event))
    play(by_hand, ACCEPT if accepts else REJECT, seat)
    for viewer in (None, *(other for other in range(3) if other != seat)):
        assert told(by_wish, viewer) == told(by_hand, viewer)


def test_bots_at_a_table_have_no_wishes() -> None:
    seating: list[dict[str, Any]] = [
        {"kind": "person", "name": "P0", "person": "p0"},
        *({"kind": "bot", "name": f"B{n}", "bot": "easy"} for n in (1, 2)),
    ]
    record, chooser = Record(header("catan-island", seating, 3)), random.Random(3)
    record.apply(Event("t", 0, 0, events.START, {"names": ["P0", "B1", "B2"]}))
    for _ in range(300):
        assert standing.answers(record).keys() <= {0}
        play(record, chooser.choice(record.table.legal()))
