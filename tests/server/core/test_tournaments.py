"""Tournaments without a server: what may be done when, what is drawn, and how results count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from heliopolis.server.core import actions, events, meeting_messages, tournaments
from heliopolis.server.core.clocks import HOUR, MINUTE
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.events import Event
from heliopolis.server.core.meeting_protocol import TournamentInfo, TournamentRequest
from heliopolis.server.core.record import Record
from heliopolis.server.core.standings import WIN, table_points
from heliopolis.server.core.tournaments import Tournament
from heliopolis.server.core.users import User

HOST = User("host", "Host", "s")


def user(name: str) -> User:
    return User(name, name.capitalize(), "s")


def opened(players: int = 8, **wishes: Any) -> Tournament:
    """A tournament of Ur that a number of people have joined, the better ones first."""
    request = {"name": "Cup", "game": "ur", "seats": 2, "play": False, **wishes}
    t = tournaments.open_tournament(HOST, TournamentRequest(**request), {})
    for n in range(players):
        t = tournaments.join(t, user(f"p{n}"), 40.0 - n)
    return t


def running(t: Tournament, now: int = 0) -> Tournament:
    t = tournaments.start(t, HOST, now)
    return tournaments.draw_round(t, None, now)[0]


def reported(t: Tournament, better: Callable[[int, int], bool] | None = None) -> Tournament:
    """All tables of the round end; the player with the lower number wins, or the `better` one."""
    places = list(t.places)
    for table in tournaments.tables_of(t.places_of(t.round)):
        order = sorted(table, key=lambda place: place.number)
        if better and better(order[1].number, order[0].number):
            order.reverse()
        ranks = [order.index(place) for place in table]
        for place, rank, points in zip(
            table, ranks, table_points(ranks, [False] * len(ranks)), strict=True
        ):
            places[places.index(place)] = replace(place, rank=rank, score=0, points=points)
    return replace(t, places=tuple(places), deadline=None, wake_at=0)


def refused(decide: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as error:
        decide()
    return error.value


def test_a_swiss_tournament_of_eight_over_three_rounds() -> None:
    t = running(opened(8))
    assert t.round == 1
    for number in range(1, 4):
        assert tournaments.work_due(t, 0) is None, "it is being played"
        t = reported(t)
        due = tournaments.work_due(t, 0)
        assert due == ("draw" if number < 3 else "finish")
        if due == "draw":
            t = tournaments.draw_round(t, None, 0)[0]
    t = tournaments.finish(t, 9)
    table = tournaments.table_of_standings(t)
    assert table[0].number == 0
    assert sorted(one.points // WIN for one in table) == [0, 1, 1, 1, 2, 2, 2, 3]
    met = [frozenset(p.number for p in table) for table in tournaments.tables_of(t.places)]
    assert len(met) == len(set(met)) == 12, "nobody has met anybody twice"
    info = meeting_messages.tournament_info(t, "p0")
    assert TournamentInfo(**info).standings[0].points == 3
    assert (info["status"], info["my_number"], info["my_table"]) == ("over", 0, None)
    assert info["seed"] == str(t.seed)


def test_who_sits_out_counts_as_a_win_and_is_told_apart_from_one() -> None:
    t = reported(running(opened(5)))
    out = next(place for place in t.places if place.table is None)
    assert (out.number, out.points) != (0, None)
    standing = {one.number: one for one in tournaments.table_of_standings(t)}
    assert (standing[out.number].points, standing[out.number].wins) == (WIN, 0)
    t = tournaments.draw_round(t, None, 0)[0]
    again = [place.number for place in t.places_of(2) if place.table is None]
    assert again != [out.number]
    assert tournaments.sitting_out(t) == 1


def test_draws_follow_from_the_tournament_alone() -> None:
    t = tournaments.start(opened(8), HOST, 0)

    def drawn(t: Tournament) -> list[tuple[int, int | None, int | None]]:
        after = tournaments.draw_round(t, None, 0)[0]
        return [(place.number, place.table, place.seat) for place in after.places]

    assert drawn(t) == drawn(t)
    assert any(drawn(replace(t, seed=seed)) != drawn(t) for seed in range(5))


def test_tables_are_made_with_people_and_bots() -> None:
    t = opened(1, bots=["hard", "easy", "easy"])
    after, tables = tournaments.draw_round(tournaments.start(t, HOST, 5), None, 5)
    assert len(tables) == 2
    for header, start in tables:
        record = Record(header)
        record.take(start)
        assert record.status == "running"
        assert (header.tournament, header.rated, header.pace) == (t.id, True, "live")
    kinds = sorted(sorted(seat["kind"] for seat in header.seating) for header, _ in tables)
    assert kinds == [["bot", "bot"], ["bot", "person"]], "bots may have a table for themselves"
    assert after.deadline == 5 + 3 * HOUR


def test_only_as_many_as_allowed_take_part() -> None:
    t = opened(2, most_players=2)
    assert refused(lambda: tournaments.join(t, user("late"), 25.0)).code == "tournament_full"
    assert refused(lambda: tournaments.join(t, user("p0"), 25.0)).code == "joined"
    left = tournaments.leave(t, user("p0"))
    assert [one.number for one in left.entrants] == [1]
    joined = tournaments.join(left, user("late"), 25.0)
    assert [one.number for one in joined.entrants] == [1, 2], "numbers are not used again"
    assert refused(lambda: tournaments.leave(left, user("p0"))).code == "not_joined"
    full = opened(0, bots=["easy"] * 16, most_players=32)
    assert refused(lambda: tournaments.add_bot(full, HOST, "easy", {})).code == "tournament_full"


def test_whom_the_host_takes_out_cannot_join_again() -> None:
    t = opened(3, most_players=4, bots=["easy"])
    p0, p1, late = user("p0"), user("p1"), user("late")
    t = tournaments.remove(t, HOST, t.entrant_of(p0.id).number)  # type: ignore[union-attr]
    assert refused(lambda: tournaments.join(t, p0, 25.0)).code == "taken_out"
    assert refused(lambda: tournaments.leave(t, p0)).code == "not_joined"
    info = TournamentInfo(**meeting_messages.tournament_info(t, p0.id))
    assert (info.playing, info.my_number, info.players) == (False, None, 3)
    assert "P0" not in [one.name for one in info.entrants]
    back = tournaments.join(tournaments.leave(t, p1), p1, 25.0)
    assert back.entrant_of(p1.id) in back.active(), "one who left may return"
    full = tournaments.join(t, late, 25.0)
    assert refused(lambda: tournaments.join(full, user("more"), 25.0)).code == "tournament_full"
    after = running(full)
    assert refused(lambda: tournaments.join(after, p0, 25.0)).code == "taken_out"
    assert len(tournaments.table_of_standings(after)) == 4
    without_bot = tournaments.remove(t, HOST, next(one.number for one in t.entrants if one.bot))
    assert not any(one.bot for one in without_bot.entrants), "a bot leaves no trace"
    alone = tournaments.remove(opened(1, bots=["easy", "easy"]), HOST, 2)
    assert refused(lambda: tournaments.start(alone, HOST, 0)).code == "nobody_plays"


def test_a_host_who_takes_themself_out_may_return() -> None:
    t = opened(2, play=True)
    t = tournaments.remove(t, HOST, t.entrant_of(HOST.id).number)  # type: ignore[union-attr]
    assert tournaments.join(t, HOST, 25.0).entrant_of(HOST.id) is not None


def test_one_taken_out_during_the_rounds_stays_in_the_standings() -> None:
    t = tournaments.remove(running(opened(4)), HOST, 1)
    assert len(t.active()) == 3
    assert len(tournaments.table_of_standings(t)) == 4


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 3}, "seats"),
        ({"options": {"x": "y"}}, "option x"),
        ({"bots": ["genius"]}, "bots"),
        ({"bots": ["easy", "easy"], "most_players": 2, "play": True}, "bots"),
        ({"name": "bell\u0007"}, "name"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused_by_field(wishes: Any, field: str) -> None:
    error = refused(lambda: opened(0, **wishes))
    assert (error.field or "").startswith(field), error.message


def test_options_must_fit_smaller_tables_too() -> None:
    """Seven players of Priests of Ra sit at tables of three and of two."""
    ra: dict[str, Any] = {"game": "priests-of-ra", "seats": 3}
    assert opened(0, **ra).options["sun_groups"] == "random"
    error = refused(lambda: opened(0, **ra, options={"sun_groups": "312"}))
    assert error.field == "option sun_groups"


def test_only_the_host_starts_changes_and_ends_it() -> None:
    t = opened(4)
    eve = user("p0")
    for decide in (
        lambda: tournaments.start(t, eve, 0),
        lambda: tournaments.close(t, eve, 0),
        lambda: tournaments.add_bot(t, eve, "easy", {}),
        lambda: tournaments.remove(t, eve, 1),
    ):
        assert refused(decide).code == "forbidden"
    assert [one.number for one in tournaments.remove(t, HOST, 1).active()] == [0, 2, 3]
    assert refused(lambda: tournaments.remove(t, HOST, 77)).field == "number"
    t = running(t)
    assert tournaments.remove(t, HOST, 1).entrants[1].withdrawn
    for late in (
        lambda: tournaments.join(t, user("late"), 25.0),
        lambda: tournaments.start(t, HOST, 0),
        lambda: tournaments.add_bot(t, HOST, "easy", {}),
    ):
        assert refused(late).code == "tournament_started"
    over = tournaments.close(t, HOST, 3)
    assert (over.status, over.ended) == ("over", 3)
    assert tournaments.close(opened(1), HOST, 3).status == "closed", "it never began"
    for decide in (
        lambda: tournaments.leave(over, eve),
        lambda: tournaments.join(over, eve, 25.0),
        lambda: tournaments.close(over, HOST, 4),
    ):
        assert refused(decide).code == "tournament_over"


def test_a_start_needs_enough_players_and_a_person() -> None:
    assert refused(lambda: tournaments.start(opened(1), HOST, 0)).code == "too_few"
    bots = opened(0, bots=["easy", "easy"])
    assert refused(lambda: tournaments.start(bots, HOST, 0)).code == "nobody_plays"


def test_who_withdraws_is_drawn_no_more_until_they_play_on() -> None:
    t = tournaments.leave(running(opened(4)), user("p3"))
    second = tournaments.draw_round(reported(t), None, 0)[0]
    assert 3 not in {place.number for place in second.places_of(2)}
    back = tournaments.join(reported(second), user("p3"), 1.0)
    assert back.entrants[3].rating == 37.0, "the rating is that of the first time"
    third = tournaments.draw_round(back, None, 0)[0]
    assert 3 in {place.number for place in third.places_of(3)}


def test_it_ends_when_nobody_is_left_to_play_with() -> None:
    t = reported(running(opened(4)))
    for player in ("p1", "p2", "p3"):
        t = tournaments.leave(t, user(player))
    assert tournaments.work_due(t, 0) == "finish"
    bots = reported(running(opened(1, bots=["easy"] * 3)))
    assert tournaments.work_due(bots, 0) == "draw"
    assert tournaments.work_due(tournaments.leave(bots, user("p0")), 0) == "finish"


def test_a_break_comes_between_rounds_and_not_after_the_last() -> None:
    assert tournaments.next_round_at(100, 1, 3, 5) == 100 + 5 * MINUTE
    assert tournaments.next_round_at(100, 3, 3, 5) == 100


def test_at_the_deadline_bots_play_on_and_nobody_can_return() -> None:
    t = running(opened(4, round_hours=2))
    assert t.deadline == 2 * HOUR
    assert tournaments.work_due(replace(t, wake_at=0), HOUR) is None, "there is time left"
    assert tournaments.work_due(t, 2 * HOUR) == "play_out"
    waiting = tournaments.wait_for_bots(t, 2 * HOUR)
    assert tournaments.work_due(waiting, 2 * HOUR) is None
    assert tournaments.work_due(waiting, 2 * HOUR + MINUTE) == "play_out"


def test_at_a_table_of_a_tournament() -> None:
    """A bot that stands in at the deadline counts for its player; whoever left has lost."""
    _, tables = tournaments.draw_round(tournaments.start(opened(2), HOST, 0), None, 0)
    header, start = tables[0]
    record = Record(header)
    record.take(start)

    def happens(proposed: actions.ProposedEvent) -> None:
        record.take(Event(header.id, record.next_seq, 1, proposed.kind, proposed.data))

    happens(actions.leave(record, 0, "medium"))
    assert record.seats[0].absent
    happens(actions.come_back(record, 0))
    assert not record.seats[0].absent
    happens(actions.leave(record, 0, "medium"))
    happens(actions.play_out(record, "medium"))
    assert [seat.absent for seat in record.seats] == [True, False]
    assert refused(lambda: actions.play_out(record, "medium")).code == "already_left"
    assert refused(lambda: actions.come_back(record, 1)).code == "deadline"
    happens(actions.come_back(record, 0))
    assert record.seats[0].plays == "person"


def test_nobody_is_advised_or_goes_back_alone_in_a_tournament() -> None:
    t = opened(1, bots=["easy"])
    _, tables = tournaments.draw_round(tournaments.start(t, HOST, 0), None, 0)
    header, start = tables[0]
    for tournament in (t.id, None):
        record = Record(replace(header, tournament=tournament))
        record.take(start)
        seat = record.seats_of("p0")[0]
        while not record.table.legal(seat):
            record.take(_first_move(record))
        record.take(_first_move(record))
        free = tournament is None
        assert record.may_be_advised("p0") == free
        assert (record.last_decision_alone(seat) is not None) == free


def _first_move(record: Record) -> Event:
    seat = record.players_to_move[0]
    proposed = actions.checked_move(record, seat, record.table.legal(seat)[0].text)
    return Event(record.header.id, record.next_seq, 1, events.MOVE, proposed.data)
