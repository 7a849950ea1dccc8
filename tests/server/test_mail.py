"""E-mails, against a real mail server on loopback."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import update

from heliopolis.server.core.clocks import DAY, now_ms
from heliopolis.server.runtime import background_work, cleaning, mailboxes, notifications
from heliopolis.server.runtime.mails import last_digest
from heliopolis.server.store import schema
from tests.server.conftest import Serve
from tests.server.mail_server import MailServer, Sent, mail_server
from tests.server.running import Person, Server, inside, wait_for
from tests.server.test_notifications import undelivered
from tests.server.test_push import started, two

PUBLIC = "https://games.example"


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as made:
        yield made


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "MAIL_AFTER_MS", 0)
    monkeypatch.setattr(background_work, "DELIVER_SECONDS", 0.1)


def sending(serve: Serve, mail: MailServer, **settings: Any) -> Server:
    return serve(**{"public_url": f"{PUBLIC}/", **mail.settings, **settings})


def confirmed(person: Person, mail: MailServer, mode: str = "now") -> Sent:
    """Give a person an address and confirm it; return the mail that asked for that."""
    before = len(mail.got)
    person.post("/api/mail", {"address": "bo@example.org"})
    wait_for(lambda: len(mail.got) > before)
    sent = mail.got[-1]
    key = urlsplit(sent.link("confirm")).query.removeprefix("key=")
    person.post("/api/mail/confirm", {"key": key}, 204)
    person.patch("/api/notifications", {"mail": mode})
    return sent


def test_an_address_counts_when_its_owner_has_confirmed_it(serve: Serve, mail: MailServer) -> None:
    server = sending(serve, mail)
    ada, bo = two(server)
    bo.patch("/api/me", {"language": "de"})
    assert bo.get("/api/notifications")["mail"] == {
        "available": True,
        "address": None,
        "confirmed": False,
        "mode": "off",
    }
    told = bo.post("/api/mail", {"address": " bo@example.org "})
    assert (told["address"], told["confirmed"]) == ("bo@example.org", False)
    started(ada, bo)
    wait_for(lambda: mail.got)
    sent = mail.got[0]
    assert (sent.sender, sent.receiver) == ("games@example.org", "bo@example.org")
    assert sent.mail["Subject"] == "Bestätige deine E-Mail-Adresse"
    link = sent.link("confirm")
    assert link.startswith(f"{PUBLIC}/confirm?key=")
    assert link.replace("&", "&amp;") in sent.html
    key = urlsplit(link).query.removeprefix("key=")
    anybody = Person(server)
    anybody.post("/api/mail/confirm", {"key": key[:-1] + ("0" if key[-1] != "0" else "1")}, 404)
    anybody.post("/api/mail/confirm", {"key": "nobody.0"}, 404)
    anybody.post("/api/mail/confirm", {"key": key}, 204)
    anybody.post("/api/mail/confirm", {"key": key}, 204)  # a link may be opened twice
    assert bo.get("/api/notifications")["mail"]["confirmed"]
    started(ada, bo)
    wait_for(lambda: len(mail.got) == 2)
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    assert len(mail.got) == 2, "of the first table nobody was told"


def test_a_link_grows_old_and_an_address_can_be_forgotten(
    serve: Serve, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = sending(serve, mail)
    bo = Person(server)
    bo.post("/api/mail", {"address": "bo@example.org"})
    wait_for(lambda: mail.got)
    key = urlsplit(mail.got[0].link("confirm")).query.removeprefix("key=")
    monkeypatch.setattr(mailboxes, "now_ms", lambda: now_ms() + 3 * DAY)
    assert bo.post("/api/mail/confirm", {"key": key}, 409)["error"]["code"] == "link_expired"
    bo.delete("/api/mail")
    bo.delete("/api/mail", 404)
    bo.post("/api/mail/confirm", {"key": key}, 404)


def test_an_address_that_nobody_confirmed_is_forgotten(
    serve: Serve, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = sending(serve, mail)
    bo, ada = Person(server), Person(server)
    bo.post("/api/mail", {"address": "bo@example.org"})
    ada.post("/api/mail", {"address": "ada@example.org"})
    wait_for(lambda: len(mail.got) == 2)
    theirs = next(sent for sent in mail.got if sent.receiver == "ada@example.org")
    ada.post("/api/mail/confirm", {"key": urlsplit(theirs.link("confirm")).query[4:]})

    def cleaned() -> int:
        process = server.process
        return inside(server, cleaning.clean(process.database, process.tables, server.settings))[
            "mailboxes"
        ]

    assert cleaned() == 0
    monkeypatch.setattr(cleaning, "now_ms", lambda: now_ms() + 3 * DAY)
    assert cleaned() == 1
    assert bo.get("/api/notifications")["mail"]["address"] is None
    assert ada.get("/api/notifications")["mail"]["address"] == "ada@example.org"


def test_a_turn_is_told_at_once(serve: Serve, mail: MailServer) -> None:
    server = sending(serve, mail)
    ada, bo = two(server)
    confirmed(bo, mail)
    table = started(ada, bo)
    wait_for(lambda: len(mail.got) == 2)
    sent = mail.got[1]
    assert sent.mail["Subject"] == "Your turn at Morra"
    assert sent.link("table") == f"{PUBLIC}/table/{table}"
    assert f'href="{PUBLIC}/table/{table}"' in sent.html
    assert "Hello Bo," in sent.plain
    assert sent.mail["Auto-Submitted"] == "auto-generated"
    assert sent.mail["Message-ID"].endswith("@example.org>")


def test_one_click_ends_the_mails(serve: Serve, mail: MailServer) -> None:
    server = sending(serve, mail)
    ada, bo = two(server)
    confirmed(bo, mail)
    started(ada, bo)
    wait_for(lambda: len(mail.got) == 2)
    sent = mail.got[1]
    link = sent.mail["List-Unsubscribe"].strip("<>")
    assert sent.mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link == sent.link("unsubscribe")
    path = link.removeprefix(PUBLIC)
    provider = Person(server).http
    wrong = provider.post(path[:-1] + ("0" if path[-1] != "0" else "1"))
    assert wrong.status_code == 404
    assert bo.get("/api/notifications")["mail"]["mode"] == "now"
    done = provider.post(
        path,
        content="List-Unsubscribe=One-Click",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    assert done.status_code == 204
    assert bo.get("/api/notifications")["mail"]["mode"] == "off"


def test_a_digest_lists_all_tables_that_wait(serve: Serve, mail: MailServer) -> None:
    server = sending(serve, mail)
    ada, bo = two(server)
    confirmed(bo, mail, "daily")
    tables = [started(ada, bo, pace="daily"), started(ada, bo)]
    mails = server.process.mails
    inside(server, mails.send_digests(now_ms()))
    assert len(mail.got) == 1, "the digest of today is not due any more"
    tomorrow = now_ms() + DAY
    inside(server, mails.send_digests(tomorrow))
    assert len(mail.got) == 2
    sent = mail.got[1]
    assert sent.mail["Subject"] == "2 tables are waiting for you"
    found = [sent.plain.index(table) for table in tables]
    assert found == sorted(found), "the earliest deadline comes first"
    assert "Time left until" in sent.plain
    inside(server, mails.send_digests(tomorrow + 1))
    inside(server, mails.send_digests(tomorrow + DAY))
    assert len(mail.got) == 2, "nothing new is waiting"


def test_what_was_seen_is_not_in_a_digest(serve: Serve, mail: MailServer) -> None:
    server = sending(serve, mail)
    ada, bo = two(server)
    confirmed(bo, mail, "daily")
    table = started(ada, bo)
    seat = bo.sit(table).until(lambda s: s.view)
    live = server.process.tables.live[table]
    seat.close()
    wait_for(lambda: not live.audience.online())
    wait_for(lambda: inside(server, _fresh(server)) == 0)
    inside(server, server.process.mails.send_digests(now_ms() + DAY))
    assert len(mail.got) == 1


async def _fresh(server: Server) -> int:
    from sqlalchemy import func, select

    d = schema.deliveries.c
    query = select(func.count()).where(d.channel == notifications.DIGEST, d.attempts == 0)
    row = await server.process.database.row(query)
    assert row is not None
    return int(row[0])


def test_a_mail_server_that_is_away_is_tried_again(
    serve: Serve, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PAUSES_MS", (10, 10, 10))
    server = sending(serve, mail)
    ada, bo = two(server)
    confirmed(bo, mail)
    mail.refusals = ["451 later", "550 no such user"]
    started(ada, bo)
    wait_for(lambda: not mail.refusals)
    wait_for(lambda: inside(server, undelivered(server)) == 0)
    assert len(mail.got) == 1, "what is refused for good is not tried again"
    mail.refusals = ["421 busy"]
    started(ada, bo)
    wait_for(lambda: len(mail.got) == 2)


def test_several_notices_are_one_mail(
    serve: Serve, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = 3_600_000
    monkeypatch.setattr(notifications, "MAIL_AFTER_MS", later)
    server = sending(serve, mail)
    ada, bo = two(server)
    confirmed(bo, mail)
    for _ in range(2):
        started(ada, bo)
    wait_for(lambda: inside(server, undelivered(server)) == 2)
    inside(server, _due_now(server))
    wait_for(lambda: len(mail.got) == 2)
    assert mail.got[1].mail["Subject"] == "2 tables are waiting for you"


async def _due_now(server: Server) -> None:
    d = schema.deliveries
    waiting = update(d).where(d.c.channel == notifications.MAIL, d.c.due != notifications.DONE)
    await server.process.database.do(waiting.values(due=0))


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("bo@example.org", True),
        ("bo.van-dijk+games@mail.example.org", True),
        *((wrong, False) for wrong in ("bo", "bo@", "@example.org", "b o@example.org")),
        *((wrong, False) for wrong in ("bo@localhost", "bo@example.org\n", "bo@ex\r\nCc: x@y.z")),
        ("Bo <bo@example.org>", False),
        *((wrong, False) for wrong in ("bo@-example.org", "bo@example-.org", "bo@example..org")),
    ],
)
def test_what_is_no_address_is_known(text: str, right: bool) -> None:
    assert mailboxes.is_address(text) is right


def test_nobody_floods_a_mailbox(serve: Serve, mail: MailServer, no_time_passes: None) -> None:
    server = sending(serve, mail)
    for person in (Person(server), Person(server)):
        person.post("/api/mail", {"address": "victim@example.org"})
    refused = Person(server).post("/api/mail", {"address": "Victim@example.org"}, 429)
    assert refused["error"]["code"] == "too_many"
    bo = Person(server)
    assert bo.post("/api/mail", {"address": "a b@example.org"}, 400)["error"]["field"] == "address"
    assert bo.patch("/api/notifications", {"mail": "daily"}, 409)["error"]["code"] == "no_address"


def test_a_server_without_a_mail_server_says_so(server: Server) -> None:
    bo = Person(server)
    assert not bo.get("/api/notifications")["mail"]["available"]
    refused = bo.post("/api/mail", {"address": "bo@example.org"}, 409)["error"]
    assert (refused["code"], refused["field"]) == ("no_mail", "address")


def test_digests_are_due_once_a_day() -> None:
    midnight = 20_000 * DAY
    assert last_digest(midnight + 8 * 3_600_000, 7) == midnight + 7 * 3_600_000
    assert last_digest(midnight + 6 * 3_600_000, 7) == midnight - 17 * 3_600_000
