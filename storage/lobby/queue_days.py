"""How many people look for a table, by whole days: the same figures for everybody. A part of the `Store`."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from storage.core.database import Connection, Part, column, writes

DAY, HOUR = 86_400.0, 3600.0

KEPT_DAYS = 28
"""Days before the present one of which figures are kept."""

FEW = 3
"""Fewer people than this look like nobody."""

TOGETHER = 3
"""Hours of a day, one after another, in which people come."""

IS_COUNTED = "SELECT EXISTS (SELECT 1 FROM queue_day WHERE day = ?)"
BEGAN = "SELECT games, came FROM seeker WHERE came >= ? AND came < ?"
LOOKED_ON = "SELECT games, came FROM seeker WHERE since IS NOT NULL AND coalesce(came, 0) < ?"
KEEP = "INSERT INTO queue_day (day, figures) VALUES (?, ?) ON CONFLICT DO NOTHING"
DROP = "DELETE FROM queue_day WHERE day < ?"
DAYS = "SELECT figures FROM queue_day WHERE day < ? ORDER BY day DESC"


class QueueDay(Struct, frozen=True):
    """The people of one day."""

    games: Mapping[str, int] = {}
    """How many looked, by game: who came then, or earlier and still looked."""
    hours: tuple[int, ...] = (0,) * 24
    """How many came, by the hour (UTC) at which each came last."""


def count_yesterday(connection: Connection, now: float) -> None:
    """Count the day before once, ahead of the first search after it."""
    today = int(now // DAY)
    (is_counted,) = connection.execute(IS_COUNTED, (today - 1,)).fetchone()
    if is_counted:
        return
    begin, end = (today - 1) * DAY, today * DAY
    came = connection.execute(BEGAN, (begin, end)).fetchall()
    earlier = connection.execute(LOOKED_ON, (begin,)).fetchall()
    games = Counter(name for wanted, _ in (*came, *earlier) for name in msgspec.json.decode(wanted))
    hours = Counter(int(moment % DAY // HOUR) for _, moment in came)
    counted = QueueDay(games, tuple(hours[hour] for hour in range(24)))
    connection.execute(KEEP, (today - 1, msgspec.json.encode(counted).decode()))
    connection.execute(DROP, (today - KEPT_DAYS,))


def days_before(connection: Connection, now: float) -> tuple[QueueDay, ...]:
    """The days with figures before the present one, the latest first."""
    count_yesterday(connection, now)
    found = column(connection, DAYS, (int(now // DAY),))
    return tuple(msgspec.json.decode(figures, type=QueueDay) for figures in found)


def busiest_hour(days: Iterable[QueueDay]) -> int | None:
    """The hour (UTC) that begins the hours in which most come; None where never a few have come in them."""
    sums = Counter[int]()
    for day in days:
        for first in range(24):
            came = sum(day.hours[(first + hour) % 24] for hour in range(TOGETHER))
            sums[first] += came if came >= FEW else 0
    most = max(sums.values(), default=0)
    return min(first for first, came in sums.items() if came == most) if most else None


class QueueDays(Part):
    before = writes(days_before)
