"""What the managers of servers are told of people at tables. A part of the `Store`, and of transactions."""

from __future__ import annotations

import re

from msgspec import Struct, structs

from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.errors import TooManyReports
from storage.core.marks import marks
from storage.core.verbs import reads, writes

DAY = 24 * 3600.0

KEPT_SECONDS = 90 * DAY
"""How long a report is kept."""

HALF_MONTH = 15 * DAY
"""Reports about all who were erased in one are kept until the end of the next: that day is nobody's alone."""

NO_NAME = "…"
"""What takes the place of a name in a report."""

MOST_A_DAY = 5
"""How many reports somebody may write in 24 hours."""


class NewReport(Struct, frozen=True):
    """What managers are told; the names are those of the columns."""

    guild: int
    game: int
    step: int
    """The step of the game at which it was written; 0 before the first."""
    user: int
    """Who writes it."""
    reported: int
    """Whom it is about."""
    written: float
    text: str


class Report(Struct, frozen=True):
    """A report that is open."""

    id: int
    about: NewReport


COLUMNS = ", ".join(f'"{each}"' if each == "user" else each for each in NewReport.__struct_fields__)

ADD = f"INSERT INTO report ({COLUMNS}) VALUES ({marks(NewReport.__struct_fields__)})"

ON_SERVER = f"""
SELECT id, {COLUMNS} FROM report WHERE guild = ? AND written > ? AND coalesce(until, 9e15) > ?
ORDER BY written DESC, id DESC
"""

TODAY = 'SELECT count(*) FROM report WHERE "user" = ? AND written > ?'


def _add(connection: Connection, new: NewReport) -> None:
    """Store a report. Raises TooManyReports."""
    (today,) = connection.execute(TODAY, (new.user, new.written - DAY)).fetchone()
    if today >= MOST_A_DAY:
        raise TooManyReports(MOST_A_DAY)
    connection.execute(ADD, structs.astuple(new))


def _on_server(connection: Connection, guild: int, now: float) -> tuple[Report, ...]:
    """The open reports of a server, the last one first."""
    found = connection.execute(ON_SERVER, (guild, now - KEPT_SECONDS, now))
    return tuple(Report(id_, NewReport(*values)) for id_, *values in found)


def _close(connection: Connection, guild: int, report: int) -> None:
    """Delete a report of a server."""
    connection.execute("DELETE FROM report WHERE id = ? AND guild = ?", (report, guild))


def delete_old(connection: Connection, now: float) -> None:
    """Delete the reports whose time is over."""
    connection.execute("DELETE FROM report WHERE written <= ?", (now - KEPT_SECONDS,))
    connection.execute("DELETE FROM report WHERE until <= ?", (now,))


def take_names(connection: Connection, game: int, user: int, number: int, now: float) -> None:
    """Have the open reports about a user at a game be about a number, for 15 to 30 days yet."""
    named = connection.execute('SELECT DISTINCT name FROM member_name WHERE "user" = ?', (user,)).fetchall()
    names = "|".join(re.escape(name) for name in (str(user), *(name for (name,) in named)) if name)
    pattern = re.compile(rf"(?<!\w)(?:{names})(?!\w)", re.IGNORECASE)
    until = (now // HALF_MONTH + 2) * HALF_MONTH
    found = "SELECT id, text FROM report WHERE game = ? AND reported = ?"
    for id_, text in connection.execute(found, (game, user)).fetchall():
        connection.execute(
            "UPDATE report SET reported = ?, until = ?, text = ? WHERE id = ?",
            (number, until, pattern.sub(NO_NAME, text), id_),
        )


class Reports:
    """Asynchronous access to reports."""

    def __init__(self, database: Database) -> None:
        """Reports in an open database."""
        self._database = database

    add = writes(_add)
    on_server = reads(_on_server)
    close = writes(_close)
    delete_old = writes(delete_old)
