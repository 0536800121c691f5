"""A table before its game: its start and end, presence questions, invitations."""

from collections.abc import Iterator
from math import inf, isfinite

from storage.core.rows import LOBBY
from storage.sqlite.snapshot import Record, StoredGame


def lobby_faults(stored: StoredGame) -> Iterator[str]:
    row = stored.row
    if (row.closing is not None) != row.closed:
        yield "it was closed and was not"
    is_open = row.stage == LOBBY and not row.closed
    under_way = (row.starts, row.warned, row.held_by)
    if not is_open and under_way != (None, None, None):
        yield "it is to start, or to be closed, but is no lobby any more"
    if not isfinite(row.changed) or row.changed < 0:
        yield "it was changed at no time"
    for asked in stored.presence:
        for fault in _presence_faults(stored, asked):
            yield f"user {asked['user']}, who was asked whether they are there: {fault}"
    for invitation in stored.invitations:
        if (invitation["accepted"] == 0) != (invitation["reason"] is not None):
            yield f"invitation {invitation['id']}: it was refused without a reason"
        if not is_open and invitation["seat"] is None and invitation["accepted"] is None:
            yield f"invitation {invitation['id']}: it can be answered, but there is no lobby"
    for request in stored.requests:
        for fault in _request_faults(stored, request, is_open=is_open):
            yield f"user {request['user']}, who has asked for a seat: {fault}"


def _request_faults(stored: StoredGame, request: Record, *, is_open: bool) -> Iterator[str]:
    if not 0 <= request["created"] <= request["expires"] < inf:
        yield "that was at no time"
    if request["answer"] is None and not is_open:
        yield "that can be answered, but there is no lobby"
    if request["answer"] is None and stored.row.own_seat_of(request["user"]) is not None:
        yield "they have one"


def _presence_faults(stored: StoredGame, asked: Record) -> Iterator[str]:
    row = stored.row
    if not isfinite(asked["asked"]) or asked["asked"] < 0:
        yield "that was at no time"
    if asked["here"] is None and row.starts is None:
        yield "it is not to start"
    if asked["here"] is None and row.own_seat_of(asked["user"]) is None:
        yield "they do not sit there"
