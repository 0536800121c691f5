"""What the managers of servers are told of people at tables. A part of the `Store`."""

from __future__ import annotations

from msgspec import Struct, structs

from storage.connection import Connection
from storage.database import Database
from storage.errors import TooManyReports
from storage.marks import marks
from storage.verbs import reads, writes

KEPT_SECONDS = 90 * 24 * 3600.0
"""How long a report is kept."""

MOST_A_DAY = 5
"""How many reports somebody may write in 24 hours."""

DAY = 24 * 3600.0


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

ON_SERVER = f"SELECT id, {COLUMNS} FROM report WHERE guild = ? AND written > ? ORDER BY written DESC, id DESC"

TODAY = 'SELECT count(*) FROM report WHERE "user" = ? AND written > ?'


def _add(connection: Connection, new: NewReport) -> None:
    """Store a report. Raises TooManyReports."""
    (today,) = connection.execute(TODAY, (new.user, new.written - DAY)).fetchone()
    if today >= MOST_A_DAY:
        raise TooManyReports(MOST_A_DAY)
    connection.execute(ADD, structs.astuple(new))


def _on_server(connection: Connection, guild: int, now: float) -> tuple[Report, ...]:
    """The open reports of a server, the last one first."""
    found = connection.execute(ON_SERVER, (guild, now - KEPT_SECONDS))
    return tuple(Report(id_, NewReport(*values)) for id_, *values in found)


def _close(connection: Connection, guild: int, report: int) -> None:
    """Delete a report of a server."""
    connection.execute("DELETE FROM report WHERE id = ? AND guild = ?", (report, guild))


def delete_old(connection: Connection, now: float) -> None:
    """Delete the reports whose time is over."""
    connection.execute("DELETE FROM report WHERE written <= ?", (now - KEPT_SECONDS,))


class Reports:
    """Asynchronous access to reports."""

    def __init__(self, database: Database) -> None:
        """Reports in an open database."""
        self._database = database

    add = writes(_add)
    on_server = reads(_on_server)
    close = writes(_close)
    delete_old = writes(delete_old)
