"""Automatic matching: by game, pace, number of players and rating."""

from __future__ import annotations

import pytest

from heliopolis.server.core import lobby
from heliopolis.server.core.errors import Refused
from heliopolis.server.core.matching import Search, check, match, table_header
from heliopolis.server.core.meeting_protocol import SearchRequest


def search(
    person: str,
    rating: float = 25.0,
    seats: tuple[int, ...] = (2,),
    within: float | None = None,
    game: str = "catan-island",
    pace: str = "live",
) -> Search:
    return Search(person, person.upper(), game, seats, pace, within, rating, ord(person[0]))


def matched(*searches: Search) -> list[str]:
    return ["".join(one.person for one in group) for group in match(searches)]


def test_two_who_want_the_same_are_seated() -> None:
    assert matched(search("a")) == []
    assert matched(search("b"), search("a")) == ["ab"]
    assert matched(search("a"), search("b", game="ur")) == []
    assert matched(search("a"), search("b", pace="daily")) == []
    assert matched(search("a"), search("b", seats=(3,))) == []


def test_the_nearest_rating_is_chosen_and_the_longest_waiting_first() -> None:
    assert matched(search("a", 25), search("b", 35), search("c", 27)) == ["ac"]
    assert matched(search("a", 25), search("b", 20), search("c", 30)) == ["ab"]
    everybody = [search("a", 25), search("b", 35), search("c", 27), search("d", 36)]
    assert matched(*everybody) == ["ac", "bd"]


def test_a_range_of_ratings_holds_for_all_at_the_table() -> None:
    assert matched(search("a", 25, within=3), search("b", 29)) == []
    assert matched(search("a", 25), search("b", 29, within=3)) == []
    assert matched(search("a", 25, within=4), search("b", 29, within=4)) == ["ab"]
    three = [search("a", 25, (3,), 4), search("b", 28, (3,), 4), search("c", 22, (3,), 4)]
    assert matched(*three) == [], "b and c are too far apart, though both are near to a"
    assert matched(*three, search("d", 26, (3,))) == ["abd"]


def test_more_players_are_better_where_several_numbers_are_welcome() -> None:
    assert matched(search("a", seats=(2, 3)), search("b", seats=(2, 3))) == ["ab"]
    three = [search("a", seats=(2, 3)), search("b", seats=(2, 3)), search("c", seats=(3, 4))]
    assert matched(*three) == ["abc"]
    assert matched(three[0], three[2], search("d", seats=(2,))) == ["ad"]


def test_nobody_is_seated_twice() -> None:
    many = [search(chr(97 + n), 20 + n % 7, (2, 3, 4), 5.0) for n in range(25)]
    groups = match(many)
    seated = [one.person for group in groups for one in group]
    assert len(seated) == len(set(seated))
    assert all(
        one.takes(other) for group in groups for one in group for other in group
    )  # fmt: skip


def test_numbers_of_players_are_checked() -> None:
    assert check(SearchRequest(game="catan-island", seats=[4, 3, 4])) == (3, 4)
    with pytest.raises(Refused) as refused:
        check(SearchRequest(game="ur", seats=[2, 3]))
    assert (refused.value.field, refused.value.message) == ("seats", "seats: 3 is not 2")
    with pytest.raises(Refused):
        check(SearchRequest(game="chess", seats=[2]))


def test_a_table_is_made_for_the_group() -> None:
    group = match([search("b"), search("a")])[0]
    header = table_header(group, None, 7)
    assert [seat["person"] for seat in header.seating] == ["a", "b"]
    assert (header.host, header.rated, header.pace) == ("a", True, "live")
    assert lobby.first_events(header)[0].data == {"names": ["A", "B"]}
