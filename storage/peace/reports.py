"""Reports to server managers about people at tables. A part of the `Store`."""

import re

from msgspec import Struct, structs

from storage.core.database import Connection, Part, placeholders, reads, writes
from storage.core.errors import TooManyReports

DAY = 24 * 3600.0
KEPT_SECONDS = 90 * DAY
HALF_MONTH = 15 * DAY
"""Reports on erased users are kept until the end of the next one, so that the day reveals nobody."""

NO_NAME = "…"
MOST_A_DAY = 5
"""Reports per user in 24 hours."""


class NewReport(Struct, frozen=True):
    """A report to managers; fields are named like the columns."""

    guild: int
    game: int
    step: int
    """Step of the game when it was written; 0 before the first."""
    user: int
    """The author."""
    reported: int
    written: float
    text: str


class Report(Struct, frozen=True):
    id: int
    about: NewReport


COLUMNS = ", ".join(f'"{each}"' if each == "user" else each for each in NewReport.__struct_fields__)
ADD = f"INSERT INTO report ({COLUMNS}) VALUES ({placeholders(NewReport.__struct_fields__)})"

ON_SERVER = f"""
SELECT id, {COLUMNS} FROM report WHERE guild = ? AND written > ? AND coalesce(until, 9e15) > ?
ORDER BY written DESC, id DESC
"""

TODAY = 'SELECT count(*) FROM report WHERE "user" = ? AND written > ?'


def _add(connection: Connection, new: NewReport) -> None:
    """Raises TooManyReports."""
    (today,) = connection.execute(TODAY, (new.user, new.written - DAY)).fetchone()
    if today >= MOST_A_DAY:
        raise TooManyReports(MOST_A_DAY)
    connection.execute(ADD, structs.astuple(new))


def _on_server(connection: Connection, guild: int, now: float) -> tuple[Report, ...]:
    found = connection.execute(ON_SERVER, (guild, now - KEPT_SECONDS, now))
    return tuple(Report(id_, NewReport(*values)) for id_, *values in found)


def _close(connection: Connection, guild: int, report: int) -> None:
    connection.execute("DELETE FROM report WHERE id = ? AND guild = ?", (report, guild))


def delete_old(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM report WHERE written <= ?", (now - KEPT_SECONDS,))
    connection.execute("DELETE FROM report WHERE until <= ?", (now,))


def replace_names(connection: Connection, game: int, user: int, number: int, now: float) -> None:
    """Replace a user in the open reports about them at a game by a number, for 15 to 30 days."""
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


class Reports(Part):
    add = writes(_add)
    on_server = reads(_on_server)
    close = writes(_close)
