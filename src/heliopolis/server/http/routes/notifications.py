"""How I am told what happens while I am away; all my turns; and vacations, on which tables wait."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.server.core import messages, notices, protocol
from heliopolis.server.core.clocks import now_ms
from heliopolis.server.core.errors import too_many
from heliopolis.server.core.users import User
from heliopolis.server.http.routes.dependencies import (
    REFUSALS,
    Id,
    Me,
    MyBrowser,
    TheTables,
    address,
    as_json,
    process_of,
)

router = APIRouter(tags=["notifications"], responses=REFUSALS)

AT_ONCE = 10  # tables of a list, before others are served
Key = Annotated[str, Query(min_length=1, max_length=200)]


async def _info(request: Request, me: User) -> dict[str, Any]:
    process = process_of(request)
    return {
        "kinds": (await process.channels.of(me.id)).kinds,
        "push_key": (await process.devices.key()).public_text,
        "devices": await process.devices.of(me),
        "mail": await process.mailboxes.info(me.id),
    }


@router.get("/api/notifications", response_model=protocol.NotificationInfo)
async def read_notifications(request: Request, me: MyBrowser) -> Response:
    """How I am told."""
    return as_json(await _info(request, me))


@router.patch("/api/notifications", response_model=protocol.NotificationInfo)
async def change_notifications(
    request: Request, me: MyBrowser, change: protocol.NotificationChange
) -> Response:
    """Change of what I am told, and how often by e-mail; what is left out stays."""
    process = process_of(request)
    if change.mail is not None:
        await process.mailboxes.set_mode(me.id, change.mail)
    if change.kinds is not None:
        chosen = change.kinds.model_dump(exclude_none=True)
        await process.channels.choose(me.id, chosen)
    return as_json(await _info(request, me))


@router.post("/api/push", response_model=protocol.PushDevice, status_code=201)
async def add_device(request: Request, me: MyBrowser, given: protocol.PushSubscription) -> Response:
    """Tell me in this browser, by push messages."""
    agent = request.headers.get("user-agent", "")
    return as_json(await process_of(request).devices.add(me, given, agent), 201)


@router.delete("/api/push/{device}", status_code=204)
async def remove_device(request: Request, me: MyBrowser, device: Id) -> Response:
    """Tell me no more in a browser."""
    await process_of(request).devices.remove(me, device)
    return Response(status_code=204)


@router.post("/api/mail", response_model=protocol.MailInfo)
async def ask_mail(request: Request, me: MyBrowser, wanted: protocol.MailRequest) -> Response:
    """Give an e-mail address; a link by which it is confirmed is sent there."""
    mailboxes = process_of(request).mailboxes
    await mailboxes.ask(me.id, wanted.address, address(request))
    return as_json(await mailboxes.info(me.id))


@router.delete("/api/mail", status_code=204)
async def remove_mail(request: Request, me: MyBrowser) -> Response:
    """Forget my e-mail address."""
    await process_of(request).mailboxes.remove(me.id)
    return Response(status_code=204)


@router.post("/api/mail/confirm", status_code=204)
async def confirm_mail(request: Request, given: protocol.MailKey) -> Response:
    """Confirm an e-mail address by the key of the link that was sent there."""
    _limit(request)
    await process_of(request).mailboxes.confirm(given.key)
    return Response(status_code=204)


@router.post("/unsubscribe", status_code=204)
async def stop_mail(request: Request, key: Key) -> Response:
    """Write no more e-mails, by the key of a link in one (RFC 8058: one click)."""
    _limit(request)
    await process_of(request).mailboxes.stop(key)
    return Response(status_code=204)


def _limit(request: Request) -> None:
    """Limit requests by which keys of links could be guessed: they name no user."""
    if not process_of(request).change_limit.allows(address(request)):
        raise too_many("requests")


@router.get("/api/turns", response_model=protocol.Turns)
async def list_turns(tables: TheTables, me: Me, language: protocol.Language = "en") -> Response:
    """All my turns: the earliest deadline first."""
    found = []
    for number, live in enumerate(await tables.listed("mine", me.id)):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)  # others are served meanwhile
        record = live.record
        if record.status == "running":
            seats = messages.seats(record, live.audience.online())
            found += notices.my_turns(record, me.id, language, seats)
    return as_json({"now": now_ms(), "turns": notices.in_order(found)})


@router.get("/api/vacation", response_model=protocol.VacationInfo)
async def read_vacation(request: Request, me: Me) -> Response:
    """Whether I am on vacation, and how many days I have left this year."""
    return as_json(await process_of(request).vacations.info(me.id))


@router.post("/api/vacation", response_model=protocol.VacationInfo)
async def begin_vacation(
    request: Request, tables: TheTables, me: MyBrowser, wanted: protocol.VacationRequest
) -> Response:
    """Begin a vacation: tables played by the day wait for me."""
    vacations = process_of(request).vacations
    await vacations.begin(tables, me.id, wanted.days)
    return as_json(await vacations.info(me.id))


@router.delete("/api/vacation", response_model=protocol.VacationInfo)
async def end_vacation(request: Request, tables: TheTables, me: MyBrowser) -> Response:
    """End my vacation; days that have not begun are left for later."""
    vacations = process_of(request).vacations
    await vacations.end(tables, me.id)
    return as_json(await vacations.info(me.id))
