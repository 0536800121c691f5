"""Letters: direct messages that belong to no table. Rows are deleted once sent. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import randbits

from msgspec import Struct

from clocks.local_time import next_new_year, year_that_is_over
from storage.core.database import Connection, Part, reads, writes
from storage.core.kinds import LetterKind
from storage.core.outbox import NONCE_BITS

COLUMNS = 'id, "user", kind, about, created, nonce, attempted_after'

WRITE = """
INSERT INTO letter ("user", kind, about, created, nonce) SELECT ?1, ?2, ?3, ?4, ?5
WHERE NOT EXISTS (SELECT 1 FROM erasure WHERE "user" = ?1)
"""

DUE = f"""
SELECT {COLUMNS} FROM letter WHERE id > ? AND (kind = '{LetterKind.YEAR}') = ? ORDER BY id LIMIT ?
"""

OF_ABOUT = 'FROM letter WHERE kind = ? AND "user" = ? AND about = ?'

YEARS_DUE = """
SELECT "user", year_due FROM settings
WHERE year_due <= ? AND NOT EXISTS (SELECT 1 FROM erasure WHERE erasure."user" = settings."user")
ORDER BY year_due LIMIT ?
"""

LATEST_SECONDS = 30 * 86400.0
"""Seconds after which a year that is over is no longer sent."""


class LetterRow(Struct, frozen=True):
    """A direct message that is due."""

    id: int
    user: int
    kind: str
    about: int
    """As its kind says."""
    created: float
    nonce: int
    """Random number by which it is recognised on Discord."""
    attempted_after: int | None = None
    """Discord id older than it, if it may have been posted; None: surely it was not."""

    @property
    def message(self) -> None:
        """It has no line before it."""


def write(connection: Connection, kind: LetterKind, users: Iterable[int], about: int, time: float) -> None:
    """Make a letter due to each of some users, unless they are to be erased."""
    rows = [(user, kind.value, about, time, 1 + randbits(NONCE_BITS - 1)) for user in users]
    connection.executemany(WRITE, rows)


def withdraw(connection: Connection, kind: LetterKind, user: int, about: int) -> bool:
    """Delete a letter; returns whether it was due and certainly not sent."""
    values = (kind.value, user, about)
    found = connection.execute(f"SELECT attempted_after {OF_ABOUT}", values).fetchall()
    connection.execute(f"DELETE {OF_ABOUT}", values)
    return found == [(None,)]


def _due(connection: Connection, after: int, most: int, *, of_years: bool = False) -> tuple[LetterRow, ...]:
    """The next letters after one, by its id: those about years, or all others."""
    return tuple(LetterRow(*row) for row in connection.execute(DUE, (after, of_years, most)).fetchall())


def _write_of_years(connection: Connection, now: float, most: int) -> int:
    """Make letters about a year that is over due to the next users; returns how many it looked at."""
    found = connection.execute(YEARS_DUE, (now, most)).fetchall()
    for user, due in found:
        if due > now - LATEST_SECONDS:
            write(connection, LetterKind.YEAR, [user], year_that_is_over(due), now)
        connection.execute('UPDATE settings SET year_due = ? WHERE "user" = ?', (next_new_year(now), user))
    return len(found)


def _mark_attempted(connection: Connection, row: LetterRow, *, after: int | None) -> None:
    """From here on a letter may have been posted, after a Discord id; None: surely it was not."""
    connection.execute("UPDATE letter SET attempted_after = ? WHERE id = ?", (after, row.id))


def _done(connection: Connection, id_: int) -> None:
    """A letter was sent, or never will be."""
    connection.execute("DELETE FROM letter WHERE id = ?", (id_,))


class Letters(Part):
    due = reads(_due)
    write = writes(write)
    write_of_years = writes(_write_of_years)
    mark_attempted = writes(_mark_attempted)
    done = writes(_done)
