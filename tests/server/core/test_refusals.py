"""What is wrong with a request is told in the language of whoever sent it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from heliopolis.server.core import errors, protocol
from heliopolis.server.core.errors import Refused, of_validation
from heliopolis.server.core.meeting_protocol import SearchRequest, TournamentRequest
from heliopolis.server.http.languages import language_of
from heliopolis.texts import LANGUAGES, message_ids

MESSAGE: TypeAdapter[Any] = TypeAdapter(protocol.AnyClientMessage)


def refusal(model: Any, given: Any) -> Refused:
    adapter = model if isinstance(model, TypeAdapter) else TypeAdapter(model)
    with pytest.raises(ValidationError) as caught:
        adapter.validate_python(given)
    return of_validation(caught.value.errors())


def order(up_to: Any) -> dict[str, Any]:
    return {"verb": "bid", "up_to": up_to}


CUP = {"name": "Cup", "game": "ur", "seats": 2}
LONG = "x" * 501
WRONG = [
    (protocol.Order, order(-1), "Secret maximum bid: -1 is too low, 0 or more is allowed"),
    (
        protocol.Order,
        order(10**7),
        "Secret maximum bid: 10000000 is too high, 1000000 or less is allowed",
    ),
    (protocol.Order, order(2.5), "Secret maximum bid: 2.5 is not a whole number"),
    (protocol.Order, order(None), "Secret maximum bid: None is not a whole number"),
    (protocol.Order, {"verb": "bid"}, "Secret maximum bid: it is missing"),
    (protocol.MeChange, {"name": " "}, "Name: it is empty"),
    (
        protocol.MeChange,
        {"name": "x" * 41},
        "Name: its length is 41, at most 40 characters are allowed",
    ),
    (protocol.MeChange, {"name": 7}, "Name: a text is expected"),
    (protocol.MeChange, {"name": "\ud800"}, "Name: a text is expected"),
    (protocol.MeChange, {"language": "fr"}, "language: 'fr' is not one of 'en', 'nl', 'de'"),
    (protocol.MeChange, {"age": 9}, "age: it is not known here"),
    (
        protocol.PasswordProof,
        {"password": "abc"},
        "Password: its length is 3, at least 8 characters are needed",
    ),
    (protocol.VacationRequest, {"days": 0}, "Days: 0 is too low, 1 or more is allowed"),
    (
        TournamentRequest,
        {**CUP, "round_hours": 999},
        "Hours per round: 999 is too high, 720 or less is allowed",
    ),
    (
        TournamentRequest,
        {**CUP, "bots": ["easy"] * 17},
        "bots: 17 entries are given, at most 16 are allowed",
    ),
    (
        SearchRequest,
        {"game": "ur", "seats": []},
        "seats: 0 entries are given, at least 1 are needed",
    ),
    (
        SearchRequest,
        {"game": "ur", "seats": [2], "within": "far"},
        "within: 'far' is not a number",
    ),
    (protocol.HideRequest, {"hidden": "x"}, "hidden: 'x' is neither true nor false"),
    (protocol.JoinRequest, {"seat": 8}, "seat: 8 is too high, less than 8 is allowed"),
    (protocol.BotsRequest, [], "body: an object is expected"),
    (
        protocol.MoveRequest,
        {"step": 0, "move": None},
        "move: a text is expected, or an object is expected, or a list is expected",
    ),
    (MESSAGE, {"type": "chat", "text": LONG}, None),
]


@pytest.mark.parametrize(("model", "given", "message"), WRONG)
def test_what_is_wrong_is_told_with_the_value_and_what_is_allowed(
    model: Any, given: Any, message: str | None
) -> None:
    refused = refusal(model, given)
    if message is not None:
        assert refused.to_json()["message"] == message
    told = {language: refused.to_json(language)["message"] for language in LANGUAGES}
    assert len(set(told.values())) == 3, "each language has words of its own"
    assert not any("nput should" in text or "should have" in text for text in told.values())
    assert pickle.loads(pickle.dumps(refused)).to_json("de") == refused.to_json("de")


def test_a_player_is_told_what_is_wrong_with_a_maximum_bid() -> None:
    refused = refusal(protocol.Order, order(-1))
    assert (refused.code, refused.status, refused.field) == ("bad_request", 422, "up_to")
    assert refused.to_json("de")["message"] == (
        "Geheimes Höchstgebot: -1 ist zu niedrig, erlaubt ist 0 oder mehr"
    )
    assert refused.to_json("nl")["message"] == (
        "Geheim maximumbod: -1 is te laag, 0 of meer is toegestaan"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_field_of_a_form_has_a_text(language: str) -> None:
    there = message_ids("heliopolis.texts", language)
    assert {f"error-{key}" for key in errors._REASONS.values()} <= set(there)
    assert {f"error-field-{field}" for field in errors._OF_FORMS} == {
        key for key in there if key.startswith("error-field-")
    }


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("fr, de;q=0.7", "de"),
        ("*", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_language_of_a_request(header: str | None, language: str) -> None:
    assert language_of({} if header is None else {"accept-language": header}) == language


def test_a_value_of_any_depth_and_length_is_quoted() -> None:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    deep = refusal(protocol.Order, order(nested))
    assert deep.message == "Secret maximum bid: [[[[...]]]] is not a whole number"
    long = refusal(protocol.Order, order("9" * 100_000 + "x"))
    assert long.message.endswith(" is not a whole number")
    assert len(long.message) < 100


def test_a_field_with_several_forms_is_named_without_them() -> None:
    told = refusal(MESSAGE, {"type": "ping", "id": [1]})
    assert told.message == "ping.id: [1] is not a whole number, or a text is expected"
