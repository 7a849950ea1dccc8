"""Standing answers and counter-proposals on a running server."""

from __future__ import annotations

import pytest

from heliopolis.games.catan.components import RESOURCES
from tests.server.records import new_record
from tests.server.running import Person, Seat, Server
from tests.server.trades import with_offer

SEED, SEATS = 3, 3
ANYTHING = {"give": {"any": 9}, "get": {"any": 1}}
ASK_ME = {"decline_impossible": False, "decline_bots": False}


def until_known(seat: Seat, moves: int) -> None:
    """Wait until a seat that is asked knows of that many moves."""
    seat.until(lambda s: s.view["step"] >= moves and s.legal)


def offered(ada: Person) -> tuple[list[Seat], int, int]:
    """Ada's three seats where an offer was just made, its maker's and one that can accept."""
    record = new_record("catan-island", SEATS, SEED)
    active, partner = with_offer(record)
    decisions = record.table.decisions
    table = ada.table("catan-island", *["me"] * SEATS, start=True, seed=SEED)
    seats = [ada.sit(table, f"?seat={n}").until(lambda s: s.view) for n in range(SEATS)]
    made = 0
    for moves in decisions:
        seat, texts = seats[moves[0].seat], [move.text for move in moves]
        until_known(seat, made)
        made += len(moves)
        seat.do("move", step=seat.view["step"], move=texts if len(texts) > 1 else texts[0])
    return seats, active, partner


def test_the_server_answers_by_standing_wishes(server: Server) -> None:
    """The server declines for players who cannot accept, and accepts for one who named a price."""
    seats, active, partner = offered(Person(server))
    (other,) = set(range(SEATS)) - {active, partner}
    asked = seats[partner]
    asked.until(lambda s: s.parts["you"]["awaited"])
    assert asked.parts["you"]["standing_answer"] is None, "they can accept, and are asked"
    able = "offer_accept" in seats[other].until(lambda s: s.parts["view"]["table"]["offer"]).legal
    asked.do("standing", standing={"accept": [ANYTHING]})
    if able:
        seats[other].do("standing", standing={"accept": [ANYTHING]})
    maker = seats[active]
    maker.until(lambda s: s.view["table"]["phase"] == "offer_close")
    offer = maker.view["table"]["offer"]
    assert partner in offer["accepted"]
    assert other in offer["accepted" if able else "rejected"]
    maker.move(f"offer_confirm {partner}")
    asked.until(lambda s: s.view["table"]["offer"] is None)
    assert asked.parts["you"]["standing"]["accept"] == [ANYTHING]
    assert "standing" not in str(maker.heard[-1].get("log")), "nobody is told"


def test_settings_are_the_standing_answers_of_new_tables(server: Server) -> None:
    ada = Person(server)
    ada.patch("/api/me", {"settings": {"standing": ASK_ME}})
    seats, active, _ = offered(ada)
    for asked in set(range(SEATS)) - {active}:  # of one user, and each of them is asked
        seats[asked].until(lambda s: s.parts["you"]["standing"])
        assert seats[asked].parts["you"]["standing"] == {**ASK_ME, "accept": []}
        offer = seats[asked].view["table"]["offer"]
        assert (offer["accepted"], offer["rejected"]) == ([], []), "nobody was answered for"


def test_lists_of_moves_are_tried(server: Server) -> None:
    """Nothing is played, and what is no move at all cannot be made."""
    seats, active, partner = offered(Person(server))
    lists = [["offer_cancel"], ["offer_begin"], ["sing"], ["offer_accept"]]
    answer = seats[active].ask("try", moves=lists)
    assert answer["allowed"] == [True, False, False, False]
    assert seats[partner].ask("try", moves=lists)["allowed"] == [False, False, False, True]
    error = seats[active].refused("try", moves=[["roll"]] * 17)
    assert (error["code"], error["field"]) == ("bad_request", "moves")


def test_a_counter_proposal_reaches_everybody(server: Server) -> None:
    ada = Person(server)
    ada.patch("/api/me", {"settings": {"standing": ASK_ME}})
    seats, active, partner = offered(ada)
    wanted = {"give": {"ore": 1}, "get": {"wool": 2}}
    seats[partner].do("suggest", suggestion=wanted)
    for seat in seats:
        seat.until(lambda s: s.parts.get("suggestions"))
        assert seat.parts["suggestions"] == [{"seat": partner, **wanted}]
    assert seats[active].refused("suggest", suggestion=wanted)["code"] == "no_suggestion"


@pytest.mark.rule("CB-7.2")
def test_a_bot_does_not_wait_for_a_player_who_never_answers(server: Server) -> None:
    ada = Person(server)
    ada.patch("/api/me", {"settings": {"standing": ASK_ME}})
    seats, active, partner = offered(ada)
    (silent,) = set(range(SEATS)) - {active, partner}
    seats[active].do("leave")
    seats[silent].until(lambda s: "offer_reject" in s.legal)
    seats[partner].until(lambda s: "offer_accept" in s.legal).move("offer_accept")
    seats[silent].until(lambda s: s.view["table"]["offer"] is None)


def test_a_bot_takes_up_a_counter_proposal(server: Server) -> None:
    """The offer of a bot is rejected, and the bot makes the one that it was told of."""
    ada = Person(server)
    ada.patch("/api/me", {"settings": {"standing": ASK_ME}})
    seats, active, partner = offered(ada)
    record = new_record("catan-island", SEATS, SEED)
    with_offer(record)
    take_up = record.game.offers.take_up if record.game.offers else None
    assert take_up is not None
    known = record.table.known_state(active, 0)
    give, get = next(
        (give, get)
        for give in RESOURCES
        for get in RESOURCES
        if give != get and take_up(known, active, partner, {give: 1}, {get: 1})
    )
    seats[partner].do("suggest", suggestion={"give": {get: 1}, "get": {give: 1}})
    seats[active].do("leave")
    for seat in set(range(SEATS)) - {active}:
        seats[seat].until(lambda s: "offer_reject" in s.legal).move("offer_reject")
    seats[partner].until(
        lambda s: (
            (s.view["table"]["offer"] or {}).get("give") == {give: 1}
            and s.view["table"]["offer"]["want"] == {get: 1}
        )
    )
