"""What is delivered of a game: its notifications and the messages that are known by a name."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.notifications import Kind
from storage.read_only import Record, StoredGame

TO_A_SEAT = (Kind.ASK, Kind.RECEIVED)
"""The kinds of notifications that are for one seat."""


def delivery_faults(stored: StoredGame) -> Iterator[str]:
    """What is wrong with a game's notifications and messages."""
    for record in stored.outbox:
        for fault in _notification_faults(stored, record):
            yield f"notification {record['id']}: {fault}"
    for record in stored.messages:
        if record["message"] <= 0 or record["channel"] <= 0:
            yield f"message {record['name']!r} is nothing on Discord"


def _notification_faults(stored: StoredGame, record: Record) -> Iterator[str]:
    n, seat, created, done = (record[name] for name in ("n", "seat", "created", "done"))
    if record["kind"] not in list(Kind):
        yield f"there is no kind {record['kind']!r}"
    if n > len(stored.moves):
        yield f"there is no row {n}"
    elif n > 0 and created < stored.moves[n - 1].time:
        yield f"it is older than row {n}"
    if (seat is not None) != (record["kind"] in TO_A_SEAT):
        yield "it is for a seat and for everybody"
    if seat is not None and stored.row.holder(seat) is None:
        yield f"there is no seat {seat + 1}"
    if done is not None and done < created:
        yield "it was sent before it was written"
    if record["message"] is not None and (done is None or record["message"] <= 0):
        yield "its message is nothing on Discord, or not sent"
