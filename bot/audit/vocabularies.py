"""Columns that hold one of a few words, or of a few sizes: the schema does not know which there are."""

from collections.abc import Collection, Iterator, Mapping

from cups.schedule import SCHEDULES
from storage.core import rows
from storage.cups import rows as cups
from storage.lobby.invitations import DECLINED, EXPIRED, WITHDRAWN
from storage.lobby.lobby_seats import BY_HOST, BY_MANAGER, CHANNEL_GONE, IDLE, LEFT
from storage.lobby.requests import ACCEPTED
from storage.lobby.requests import DECLINED as REQUEST_DECLINED
from storage.lobby.requests import EXPIRED as REQUEST_EXPIRED
from storage.lobby.requests import OVER as LOBBY_OVER
from storage.sqlite.snapshot import Snapshot

VOCABULARIES: Mapping[tuple[str, str], Collection[str | int]] = {
    ("game", "stage"): (rows.LOBBY, rows.PLAYING, rows.OVER),
    ("game", "when_late"): (rows.ASK, rows.COMPUTER_MOVES),
    ("game", "outcome"): (rows.FINISHED, rows.AGREED, rows.RESIGNED, rows.ABANDONED, rows.BY_MANAGERS),
    ("game", "closing"): (LEFT, BY_HOST, BY_MANAGER, IDLE, CHANNEL_GONE),
    ("table_change", "kind"): (rows.SEAT_CHANGE, rows.END_CHANGE, rows.CHANNEL_CHANGE),
    ("pause", "kind"): (rows.AGREED_PAUSE, rows.DORMANT),
    ("invitation", "reason"): (DECLINED, WITHDRAWN, EXPIRED),
    ("seat_request", "answer"): (ACCEPTED, REQUEST_DECLINED, REQUEST_EXPIRED, LOBBY_OVER),
    ("cup", "stage"): (cups.DRAFT, cups.OPEN, cups.PLAYING, cups.OVER, cups.CALLED_OFF),
    ("cup", "size"): SCHEDULES,
}
"""Table and column -> what it holds, if it is not NULL."""


def vocabulary_faults(stored: Snapshot) -> Iterator[str]:
    """Unknown words, and unknown sizes."""
    for (table, column), known in VOCABULARIES.items():
        found = stored.connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL")
        yield from (f"{table}.{column}: there is no {each!r}" for (each,) in found if each not in known)
