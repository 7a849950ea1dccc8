"""Tournaments: who takes part, what is drawn, what counts. Each decision makes the next state.

A tournament is a value. A decision takes one and returns the next, or refuses with a reason; the
runtime stores it if nobody else has stored one meanwhile, and asks again otherwise. Nothing here
reads, writes or waits, and every draw follows from the tournament itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from typing import Literal

from heliopolis import games
from heliopolis.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Secret
from heliopolis.server.core import bot_names, events, pairing, standings
from heliopolis.server.core.clocks import HOUR, MINUTE, Terms, now_ms
from heliopolis.server.core.errors import (
    Refused,
    conflict,
    forbidden,
    not_in_range,
    of_input,
    unprintable,
)
from heliopolis.server.core.events import Event
from heliopolis.server.core.lobby import new_id, unique_names
from heliopolis.server.core.meeting_protocol import MOST_BOTS, TournamentRequest
from heliopolis.server.core.record import Header
from heliopolis.server.core.standings import RoundResult, Standing
from heliopolis.server.core.users import User
from heliopolis.table import Table

LIVE_HOURS, DAILY_HOURS = 3, 14 * 24  # of a round, unless the host says otherwise
RATING_STEPS = 100  # to a point of rating: levels are whole numbers
PLAY_OUT_MS = 60_000  # before tables that bots play to their end are looked at again
UNRATED = 25.0  # the rating of who has not been rated yet

Work = Literal["play_out", "draw", "finish"]


@dataclass(frozen=True)
class Entrant:
    """A player of a tournament: a user or a bot; neither if the user's account was deleted."""

    number: int
    name: str
    person: str | None
    bot: str | None
    rating: float | None  # when they joined
    withdrawn: bool = False

    @property
    def active(self) -> bool:
        """Whether they are drawn for the next round."""
        return not self.withdrawn and (self.person or self.bot) is not None


@dataclass(frozen=True)
class Place:
    """A player's place in a round: a seat at a table, or none for who sits out."""

    round: int
    number: int  # of the entrant
    table: int | None = None  # numbered from 1
    seat: int | None = None
    table_id: str | None = None
    rank: int | None = None
    score: int | None = None
    points: int | None = None
    absent: bool = False


@dataclass(frozen=True)
class Tournament:
    """A tournament as it stands. `version` counts the changes."""

    id: str
    game: str
    name: str
    host: str
    host_name: str
    seats: int
    options: dict[str, str]
    pace: str
    draw: str
    rounds: int
    most_players: int
    round_hours: int
    break_minutes: int
    public: bool
    seed: int
    created: int
    status: str = "open"
    round: int = 0
    deadline: int | None = None
    wake_at: int | None = None
    ended: int | None = None
    version: int = 0
    entrants: tuple[Entrant, ...] = ()
    places: tuple[Place, ...] = ()

    def entrant_of(self, person: str | None) -> Entrant | None:
        """Return the entrant that a user is."""
        found = (one for one in self.entrants if person is not None and one.person == person)
        return next(found, None)

    def active(self) -> list[Entrant]:
        """Return those who are drawn for the next round."""
        return [one for one in self.entrants if one.active]

    def is_barred(self, entrant: Entrant) -> bool:
        """Tell whether the host took a player out before the first round.

        Whoever leaves by themselves before it is an entrant no more, and everybody else has a place
        in it: so a withdrawn entrant without a place was taken out.
        """
        return entrant.withdrawn and all(place.number != entrant.number for place in self.places)

    def participants(self) -> list[Entrant]:
        """Return all who take part or did, without those whom the host took out in time."""
        return [one for one in self.entrants if not self.is_barred(one)]

    def places_of(self, number: int) -> list[Place]:
        """Return the places of a round."""
        return [place for place in self.places if place.round == number]

    def unfinished(self) -> list[str]:
        """Return the ids of the tables of this round that are being played."""
        open_ = (p.table_id for p in self.places_of(self.round) if p.points is None)
        return list(dict.fromkeys(table for table in open_ if table is not None))


# --- Opening --------------------------------------------------------------------------------------


def open_tournament(
    me: User,
    request: TournamentRequest,
    ratings: Mapping[str, float],
    own_bots: Collection[str] = (),
) -> Tournament:
    """Return a new tournament, checked by setting up one of its tables."""
    game = _game(request.game)
    if request.seats not in game.seats:
        message = not_in_range("seats", request.seats, game.seats[0], game.seats[-1])
        raise Refused("bad_setup", message, field="seats")
    options = _checked_options(game, request)
    if not request.name.isprintable():
        raise unprintable("name")
    known = [bot_names.check_bot_name(bot, own_bots, field="bots") for bot in request.bots]
    if len(known) + request.play > request.most_players:
        message = f"bots: {len(known)} are too many for {request.most_players} players"
        raise Refused("bad_setup", message, field="bots")
    usual = LIVE_HOURS if request.pace == "live" else DAILY_HOURS
    made = Tournament(
        id=new_id(),
        game=game.name,
        name=request.name,
        host=me.id,
        host_name=me.name,
        seats=request.seats,
        options=options,
        pace=request.pace,
        draw=request.draw,
        rounds=request.rounds,
        most_players=request.most_players,
        round_hours=request.round_hours or usual,
        break_minutes=request.break_minutes,
        public=request.public,
        seed=Secret.fresh().seed,
        created=now_ms(),
    )
    if request.play:
        made = join(made, me, ratings.get(me.id))
    for bot in known:
        made = add_bot(made, me, bot, ratings, own_bots)
    return made


def _checked_options(game: Game, request: TournamentRequest) -> dict[str, str]:
    """Return all options; refuse those with which some table could not be set up."""
    sizes = {request.seats, request.seats - 1} & set(game.seats)
    try:
        trials = [Table(game, size, Secret(0), request.options) for size in sizes]
    except HeliopolisError as error:
        raise of_input(error) from error
    return trials[0].options


def _game(name: str) -> Game:
    try:
        return games.find(name)
    except HeliopolisError as error:
        raise of_input(error) from error


# --- Taking part ----------------------------------------------------------------------------------


def join(t: Tournament, me: User, rating: float | None) -> Tournament:
    """Take part; or play on, after one has withdrawn.

    Whoever left before the start may come back; whoever the host took out may not.
    """
    known = t.entrant_of(me.id)
    if known is not None:
        _must_not_be_over(t)
        if not known.withdrawn:
            raise conflict("joined", "you take part already")
        if t.is_barred(known):
            raise conflict("taken_out", "the host has taken you out of this tournament")
        return _changed(t, replace(known, withdrawn=False))
    _must_be_open(t)
    return _with(t, Entrant(_next_number(t), me.name, me.id, None, rating))


def leave(t: Tournament, me: User) -> Tournament:
    """Leave before the first round; afterwards, be drawn no more."""
    _must_not_be_over(t)
    known = t.entrant_of(me.id)
    if known is None or known.withdrawn:
        raise conflict("not_joined", "you do not take part")
    if t.round == 0:
        return _without(t, known)
    return _changed(t, replace(known, withdrawn=True))


def add_bot(
    t: Tournament,
    me: User,
    bot: str,
    ratings: Mapping[str, float],
    own_bots: Collection[str] = (),
) -> Tournament:
    """Have a bot take part, as the host."""
    _must_host(t, me)
    _must_be_open(t)
    level = bot_names.check_bot_name(bot, own_bots)
    if sum(one.bot is not None for one in t.entrants) >= MOST_BOTS:
        raise conflict("tournament_full", f"bot: at most {MOST_BOTS} bots can take part", "bot")
    number = _next_number(t)
    rating = ratings.get(f"bot:{level}")
    return _with(t, Entrant(number, bot_names.seat_name(level, number), None, level, rating))


def remove(t: Tournament, me: User, number: int) -> Tournament:
    """Take a player or a bot out, as the host; after the start they are drawn no more.

    A person who is taken out before the first round cannot join again.
    """
    _must_host(t, me)
    _must_not_be_over(t)
    known = next((one for one in t.entrants if one.number == number), None)
    if known is None or known.withdrawn:
        raise Refused("bad_request", f"number: {number} does not take part", field="number")
    if known.person == me.id:
        return leave(t, me)
    if t.round == 0 and known.person is None:
        return _without(t, known)
    return _changed(t, replace(known, withdrawn=True))


def _with(t: Tournament, entrant: Entrant) -> Tournament:
    if len(t.participants()) >= t.most_players:
        raise conflict("tournament_full", f"it is full: {t.most_players} take part")
    return replace(t, entrants=(*t.entrants, entrant))


def _without(t: Tournament, entrant: Entrant) -> Tournament:
    return replace(t, entrants=tuple(one for one in t.entrants if one != entrant))


def _changed(t: Tournament, entrant: Entrant) -> Tournament:
    others = (entrant if one.number == entrant.number else one for one in t.entrants)
    return replace(t, entrants=tuple(others))


def _next_number(t: Tournament) -> int:
    return max((one.number for one in t.entrants), default=-1) + 1


# --- Running --------------------------------------------------------------------------------------


def start(t: Tournament, me: User, now: int) -> Tournament:
    """Begin, as the host, with those who have joined; the first round is drawn at once."""
    _must_host(t, me)
    _must_be_open(t)
    if not _tables_possible(t):
        raise conflict("too_few", f"too few take part for a table of {t.seats}")
    if not any(one.person for one in t.active()):
        raise conflict("nobody_plays", "at least one person must take part")
    return replace(t, status="running", wake_at=now)


def close(t: Tournament, me: User, now: int) -> Tournament:
    """End it early, as the host. Its tables can be played to their end, but count no more."""
    _must_host(t, me)
    _must_not_be_over(t)
    status = "closed" if t.round == 0 else "over"
    return replace(t, status=status, wake_at=None, deadline=None, ended=now)


def work_due(t: Tournament, now: int) -> Work | None:
    """Return what the server must do by itself now.

    When the time of a round is over, bots play its tables to their end. When all results are in and
    the break is over, the next round is drawn; after the last one the tournament is over. It also
    ends when nobody is left to play with, or no person is.
    """
    if t.status != "running" or t.wake_at is None or t.wake_at > now:
        return None
    if t.unfinished():
        return "play_out" if t.deadline is not None and t.deadline <= now else None
    people = any(one.person for one in t.active())
    if t.round >= t.rounds or not people or not _tables_possible(t):
        return "finish"
    return "draw"


def finish(t: Tournament, now: int) -> Tournament:
    """End it after its last round."""
    return replace(t, status="over", wake_at=None, deadline=None, ended=now)


def wait_for_bots(t: Tournament, now: int) -> Tournament:
    """Look again later: bots play the tables of this round to their end."""
    return replace(t, wake_at=now + PLAY_OUT_MS)


def draw_round(
    t: Tournament, terms: Terms | None, now: int
) -> tuple[Tournament, list[tuple[Header, Event]]]:
    """Draw the next round; return it with its tables, each with the event that starts it."""
    number = t.round + 1
    met = _meetings(t)
    drawn = pairing.draw(
        _candidates(t), t.seats, _game(t.game).seats, met, f"{t.seed}:{number}",
        spread=t.draw == "swiss",
    )  # fmt: skip
    places = [Place(number, out, points=standings.WIN) for out in drawn.out]
    tables = []
    for table, players in enumerate(drawn.tables, 1):
        seated = [t.entrants[_index(t, player)] for player in players]
        header = _header(t, seated, terms, now)
        names = unique_names([one.name for one in seated])
        tables.append((header, Event(header.id, 0, now, events.START, {"names": names})))
        places += [
            Place(number, player, table, seat, header.id) for seat, player in enumerate(players)
        ]
    deadline = now + t.round_hours * HOUR
    after = replace(
        t, round=number, deadline=deadline, wake_at=deadline, places=(*t.places, *places)
    )
    return after, tables


def next_round_at(ended: int, number: int, rounds: int, break_minutes: int) -> int:
    """Return when the server acts after the last result of a round; the last one has no break."""
    return ended + (break_minutes * MINUTE if number < rounds else 0)


def _tables_possible(t: Tournament) -> bool:
    sizes, _ = pairing.table_sizes(len(t.active()), t.seats, _game(t.game).seats)
    return bool(sizes)


def sitting_out(t: Tournament) -> int:
    """Return how many would sit out if a round began now."""
    return pairing.table_sizes(len(t.active()), t.seats, _game(t.game).seats)[1]


def _candidates(t: Tournament) -> list[pairing.Candidate]:
    points = {one.number: one.points for one in table_of_standings(t)}
    ratings = {one.number: UNRATED if one.rating is None else one.rating for one in t.entrants}
    return [
        pairing.Candidate(
            one.number,
            points[one.number] if t.draw == "swiss" else int(ratings[one.number] * RATING_STEPS),
            ratings[one.number],
            sum(p.number == one.number and p.table is None for p in t.places),
            tuple(p.seat for p in t.places if p.number == one.number and p.seat is not None),
        )
        for one in t.active()
    ]


def _meetings(t: Tournament) -> Counter[frozenset[int]]:
    met: Counter[frozenset[int]] = Counter()
    for table in tables_of(t.places):
        met.update(frozenset(pair) for pair in combinations([p.number for p in table], 2))
    return met


def tables_of(places: Sequence[Place]) -> list[list[Place]]:
    """Return the tables of all rounds, each as its places in the order of seats."""

    def key(place: Place) -> tuple[int, int, int]:
        return place.round, place.table or 0, place.seat or 0

    seated = sorted((place for place in places if place.table is not None), key=key)
    grouped = groupby(seated, key=lambda place: (place.round, place.table))
    return [list(table) for _, table in grouped]


def _index(t: Tournament, number: int) -> int:
    return next(index for index, one in enumerate(t.entrants) if one.number == number)


def _header(t: Tournament, seated: Sequence[Entrant], terms: Terms | None, now: int) -> Header:
    game = _game(t.game)
    seating = [
        {"kind": "person", "name": one.name, "person": one.person}
        if one.person
        else {"kind": "bot", "name": one.name, "bot": one.bot}
        for one in seated
    ]
    return Header(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        options=t.options,
        board=None,
        secret=Secret.fresh(),
        pace=t.pace,
        terms=terms,
        public=t.public,
        host=t.host,
        seating=seating,
        forked_from=None,
        rated=True,
        created=now,
        tournament=t.id,
    )


# --- What counts ----------------------------------------------------------------------------------


def table_of_standings(t: Tournament) -> list[Standing]:
    """Return the standings by all results that are in."""
    rounds: list[dict[int, RoundResult]] = [{} for _ in range(t.round)]
    for place in t.places:
        if place.table is None and place.points is not None:
            rounds[place.round - 1][place.number] = RoundResult(place.points, (), False)
    for table in tables_of(t.places):
        for place in table:
            if place.points is not None:
                mates = tuple(other.number for other in table if other is not place)
                won = place.points == standings.WIN
                result = RoundResult(place.points, mates, won)
                rounds[place.round - 1][place.number] = result
    return standings.standings([one.number for one in t.participants()], rounds)


def _must_host(t: Tournament, me: User) -> None:
    if t.host != me.id:
        raise forbidden("only the host of the tournament can do this")


def _must_be_open(t: Tournament) -> None:
    _must_not_be_over(t)
    if t.status != "open":
        raise conflict("tournament_started", "the tournament has already started")


def _must_not_be_over(t: Tournament) -> None:
    if t.status in ("over", "closed"):
        raise conflict("tournament_over", "the tournament is over")
