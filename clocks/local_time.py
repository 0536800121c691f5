"""Days and hours by the clock on somebody's wall, as moments (UTC seconds)."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo


def day_of(moment: float, zone: str) -> date:
    return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone)).date()


def moment_of(day: date, zone: str, minutes: int = 0) -> float:
    """A number of minutes after midnight; a time that a change of clocks leaves out comes later."""
    return datetime.combine(day, time(minutes // 60, minutes % 60), ZoneInfo(zone)).timestamp()


NOON = timedelta(hours=12)
"""At noon in UTC the new year has begun in every time zone."""


def quarter_begun(now: float) -> float:
    """When the present quarter of the year has begun, in UTC."""
    today = datetime.fromtimestamp(now, UTC)
    return datetime(today.year, today.month - (today.month - 1) % 3, 1, tzinfo=UTC).timestamp()


def next_new_year(now: float) -> float:
    """The next moment at which a year is over everywhere."""
    year = datetime.fromtimestamp(now, UTC).year
    moments = (new_year(year), new_year(year + 1))
    return next(each for each in moments if each > now)


def new_year(year: int) -> float:
    """The moment from which on a year has begun everywhere."""
    return (datetime(year, 1, 1, tzinfo=UTC) + NOON).timestamp()


def year_that_is_over(moment: float) -> int:
    """The year before that of a moment, in UTC."""
    return datetime.fromtimestamp(moment, UTC).year - 1
