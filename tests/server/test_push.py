"""Push messages, against a push service that decrypts them as a browser does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heliopolis.server.runtime import background_work, notifications, push_devices, web_push
from tests.server.conftest import Serve
from tests.server.push_service import PushService, push_service
from tests.server.running import Person, Server, forget, inside, wait_for
from tests.server.test_notifications import undelivered


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


def two(server: Server) -> tuple[Person, Person]:
    return Person(server, "Ada"), Person(server, "Bo")


def started(ada: Person, bo: Person, **wishes: Any) -> str:
    """A table of Morra, at which both are to move from the beginning."""
    table = ada.table("morra", "me", "open", **wishes)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def test_a_browser_is_told_in_its_users_language(serve: Serve, service: PushService) -> None:
    server = serve(private_webhooks=True, contact="mailto:host@example.org")
    ada, bo = two(server)
    key = bo.get("/api/notifications")["push_key"]
    bo.patch("/api/me", {"language": "nl"})
    device = bo.post("/api/push", service.subscription("phone"), 201)
    assert device["current"]
    table = started(ada, bo)
    wait_for(lambda: service.got)
    told = service.got[0]
    assert (told["kind"], told["browser"]) == ("turn", "phone")
    assert told["title"] == "Jouw beurt bij Morra"
    assert told["text"]
    assert told["url"] == f"/table/{table}"
    headers = service.headers[0]
    assert headers["authorization"].endswith(f"k={key}")
    assert (headers["ttl"], headers["content-encoding"]) == ("86400", "aes128gcm")


def test_every_browser_of_a_user_is_told_until_it_is_removed(
    serve: Serve, service: PushService
) -> None:
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/account", {"name": "Bo", "password": "correct horse"})
    other = Person(server)
    other.post("/api/login", {"name": "Bo", "password": "correct horse"})
    bo.post("/api/push", service.subscription("phone"), 201)
    laptop = other.post("/api/push", service.subscription("laptop"), 201)
    started(ada, bo)
    wait_for(lambda: len(service.got) == 2)
    assert {told["browser"] for told in service.got} == {"phone", "laptop"}
    other.delete(f"/api/push/{laptop['id']}")
    other.delete(f"/api/push/{laptop['id']}", 404)
    started(ada, bo)
    wait_for(lambda: len(service.got) == 3)
    assert service.got[-1]["browser"] == "phone"
    bo.post("/api/logout")
    started(ada, other)
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    assert len(service.got) == 3, "nobody is told in a browser that is logged out"


def test_a_guest_who_gets_an_account_is_still_told(serve: Serve, service: PushService) -> None:
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/push", service.subscription("phone"), 201)
    bo.post("/api/account", {"name": "Bo", "password": "correct horse"})
    assert [device["current"] for device in bo.get("/api/notifications")["devices"]] == [True]
    started(ada, bo)
    wait_for(lambda: service.got)


def test_a_subscription_that_has_ended_is_forgotten(serve: Serve, service: PushService) -> None:
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/push", service.subscription("phone"), 201)
    service.statuses = [410]
    started(ada, bo)
    wait_for(lambda: service.refused)
    wait_for(lambda: bo.get("/api/notifications")["devices"] == [])
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    assert service.got == []


def test_a_message_that_was_not_taken_is_sent_again(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PAUSES_MS", (10, 10, 10))
    monkeypatch.setattr(background_work, "DELIVER_SECONDS", 0.1)
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/push", service.subscription("phone"), 201)
    service.statuses = [503, 429]
    started(ada, bo)
    wait_for(lambda: service.got)
    assert (service.refused, len(service.got)) == (2, 1)


def test_the_kinds_of_news_are_chosen(serve: Serve, service: PushService) -> None:
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/push", service.subscription("phone"), 201)
    kinds = bo.patch("/api/notifications", {"kinds": {"turn": False, "chat": True}})["kinds"]
    assert kinds == {"turn": False, "invitation": True, "over": True, "chat": True}
    table = started(ada, bo)
    seat = ada.sit(table)
    seat.do("chat", text="Are you there?")
    wait_for(lambda: service.got)
    assert (service.got[0]["kind"], service.got[0]["text"]) == ("chat", "Ada: Are you there?")
    seat.do("chat", text="Hello?")
    for _ in range(3):
        for person in (ada, bo):
            step = person.get(f"/api/tables/{table}/state")["view"]["step"]
            person.post(f"/api/tables/{table}/moves", {"step": step, "move": "show 1"})
    wait_for(lambda: len(service.got) == 2)
    assert service.got[1]["kind"] == "over", "chat is told once an hour"
    seat.close()
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    wait_for(lambda: len(service.got) == 3)
    assert service.got[2]["text"] == "Ada invites you to another game."
    assert service.got[2]["url"] == f"/table/{again}"


def test_a_turn_that_was_seen_is_not_told(serve: Serve, service: PushService) -> None:
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/push", service.subscription("phone"), 201)
    table = ada.table("morra", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    seat = bo.sit(table)
    seat.hear()
    ada.post(f"/api/tables/{table}/start")
    seat.until(lambda s: s.parts["view"] and s.legal)
    seat.close()
    live = server.process.tables.live[table]
    wait_for(lambda: not live.audience.online() and inside(server, _told(server)) == 1)
    forget(server, table)  # what the process knew of told turns is gone
    inside(server, server.process.tables.wake(table))
    wait_for(lambda: not server.process.tables.live[table].busy)
    assert inside(server, undelivered(server)) == 0
    assert service.got == []


async def _told(server: Server) -> int:
    from sqlalchemy import func, select

    from heliopolis.server.store import schema

    row = await server.process.database.row(select(func.count()).select_from(schema.deliveries))
    assert row is not None
    return int(row[0])


def test_private_addresses_are_refused(serve: Serve, service: PushService) -> None:
    server = serve()
    bo = Person(server)
    given = service.subscription("phone")
    assert bo.post("/api/push", given, 400)["error"]["message"] == (
        "endpoint: it starts with https://"
    )
    secure = {**given, "endpoint": "https://127.0.0.1/push"}
    error = bo.post("/api/push", secure, 400)["error"]
    assert (error["code"], error["field"]) == ("bad_endpoint", "endpoint")
    assert "public internet" in error["message"]
    assert bo.get("/api/notifications")["devices"] == []


def test_wrong_subscriptions_are_refused_by_field(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_devices, "MOST_DEVICES", 2)
    server = serve(private_webhooks=True)
    bo = Person(server, "Bo")
    good = service.subscription("phone")
    wrong = {**good, "keys": {**good["keys"], "p256dh": "AAAA"}}
    assert bo.post("/api/push", wrong, 400)["error"]["field"] == "keys.p256dh"
    assert bo.post("/api/push", {**good, "more": 1}, 422)["error"]["field"] == "more"
    for address in ("http://ⓛocalhost:9/push", "http://localhost:9/push\r\nX-More: 1"):
        error = bo.post("/api/push", {**good, "endpoint": address}, 400)["error"]
        assert (error["code"], error["field"]) == ("bad_endpoint", "endpoint")
    bo.post("/api/account", {"name": "Bo", "password": "correct horse"})
    for number in range(3):
        browser = Person(server)
        browser.post("/api/login", {"name": "Bo", "password": "correct horse"})
        status = 201 if number < 2 else 409
        answer = browser.post("/api/push", service.subscription(f"b{number}"), status)
    assert answer["error"]["code"] == "too_many_devices"
    assert len(bo.get("/api/notifications")["devices"]) == 2
    other = Person(server, "Ada")
    other.post("/api/push", good, 201)
    browser.post("/api/push", good, 409)
    assert len(other.get("/api/notifications")["devices"]) == 1, "what is refused changes nothing"


def test_a_delivery_that_fails_unexpectedly_is_given_up(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PAUSES_MS", (10, 10))
    monkeypatch.setattr(notifications, "TAKEN_MS", 10)
    monkeypatch.setattr(background_work, "DELIVER_SECONDS", 0.1)
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    bo.post("/api/push", service.subscription("phone"), 201)
    calls = 0

    def fail(*_: object) -> bytes:
        nonlocal calls
        calls += 1
        raise RuntimeError("a fault")

    monkeypatch.setattr(web_push, "encrypt", fail)
    started(ada, bo)
    wait_for(lambda: calls)
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    assert service.got == []


def test_a_browser_that_changes_hands_tells_only_its_new_user(
    serve: Serve, service: PushService
) -> None:
    server = serve(private_webhooks=True)
    ada, bo = two(server)
    ada.post("/api/push", service.subscription("shared"), 201)
    bo.post("/api/push", service.subscription("shared"), 201)
    assert ada.get("/api/notifications")["devices"] == []
    assert len(bo.get("/api/notifications")["devices"]) == 1


def test_the_key_is_made_once_and_can_be_given(serve: Serve) -> None:
    first, second = Person(serve()), Person(serve())
    key = first.get("/api/notifications")["push_key"]
    assert second.get("/api/notifications")["push_key"] == key
    given = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
    third = Person(serve(push_key=given))
    assert third.get("/api/notifications")["push_key"].startswith("BCVxsr7N_eNg")


def test_a_program_with_a_token_cannot_redirect_notifications(serve: Serve) -> None:
    server = serve()
    bo = Person(server)
    program = Person(server, token=bo.post("/api/tokens", {"name": "bot"})["token"])
    for method, path in (("GET", "/api/notifications"), ("DELETE", "/api/mail")):
        assert program.http.request(method, path).status_code == 403
