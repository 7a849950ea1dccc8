"""New tables: as requested, as a rematch, or as a fork from any step of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from heliopolis.server.core import lobby
from heliopolis.server.core.clocks import terms_of
from heliopolis.server.core.errors import Refused, not_found
from heliopolis.server.core.protocol import SeatRequest, TableRequest
from heliopolis.server.core.users import User
from heliopolis.server.runtime.heavy_reads import LimitedProcess
from heliopolis.server.runtime.live_table import LiveTable
from heliopolis.server.runtime.live_tables import LiveTables
from heliopolis.server.settings import Settings
from heliopolis.server.store.boards import BoardStore


async def create(
    tables: LiveTables,
    settings: Settings,
    board_check: LimitedProcess,
    boards: BoardStore,
    me: User,
    request: TableRequest,
) -> LiveTable:
    """Make the table that a user asks for.

    A board of the user's own is first tried in another process, within a time limit: it might take
    long to check, and everybody would wait. The table keeps the board itself, also of a stored one.
    """
    await tables.check_quota(me.id, settings.tables_per_user)
    if request.board_id is not None:
        request = await _with_stored_board(boards, request, request.board_id)
    if request.board is not None:
        lobby.check_board_size(request.board)
        setup = request.game, len(request.seats), request.options, request.board
        if refused := await board_check.run(lobby.try_board, *setup):
            raise refused
    header = lobby.new_header(me, request, terms_of(request.pace, settings), settings.own_bots)
    return await tables.create(header, lobby.first_events(header) if request.start else ())


async def _with_stored_board(boards: BoardStore, request: TableRequest, id_: str) -> TableRequest:
    """Return the request with the board that it names."""
    if request.board is not None:
        message = "board_id: there is a board besides; name one of them"
        raise Refused("bad_request", message, field="board_id")
    found = await boards.get(id_)
    if found is None:
        raise not_found("board", "board_id")
    if found["game"] != request.game:
        message = f"board_id: this board is for {found['game']}, not for {request.game!r:.60}"
        raise Refused("bad_request", message, field="board_id")
    return request.model_copy(update={"board": found["board"]})


async def rematch(tables: LiveTables, settings: Settings, me: User, live: LiveTable) -> LiveTable:
    """Find or make the next table of the same players; all who ask get the same one.

    Whoever asks says yes to it; it begins as soon as all have.
    """
    lobby.check_rematch(live.record, me)
    if not live.record.rematch:
        await _offer_rematch(tables, settings, me, live)
    next_table = await tables.get(live.record.rematch or "")
    with suppress(Refused):  # they have said so before, somebody took the seat, or it has begun
        await sit_down(next_table, me, None)
    return next_table


async def sit_down(live: LiveTable, me: User, seat: int | None) -> None:
    """Take a seat; begin if this was the last of a rematch."""
    await live.append(lambda record: lobby.join(record, me, seat))
    if lobby.starts_by_itself(live.record):
        with suppress(Refused):  # the host was quicker
            await live.append(lobby.begin)


async def _offer_rematch(tables: LiveTables, settings: Settings, me: User, live: LiveTable) -> None:
    header = lobby.rematch_header(live.record, me, terms_of(live.record.header.pace, settings))
    alone = len({seat.get("person") for seat in header.seating} - {None}) == 1
    await tables.create(header, lobby.first_events(header) if alone else ())
    try:
        await live.append(lambda record: lobby.offer_rematch(record, header.id))
    except Refused as refused:
        if refused.code != "rematch":  # else somebody was faster, and theirs counts
            raise
        return
    (await tables.get(header.id)).tell_invitation(me, live.audience.online())


async def fork(
    tables: LiveTables,
    settings: Settings,
    me: User,
    live: LiveTable,
    step: int,
    requested: Sequence[SeatRequest] | None,
) -> LiveTable:
    """Make a table that goes on where this one stood after some moves, with a new seed."""
    await tables.check_quota(me.id, settings.tables_per_user)
    header = lobby.fork_header(live.record, me, step, requested, settings.own_bots)
    return await tables.create(header, lobby.fork_events(live.record, header, step))
