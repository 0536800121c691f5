"""Moments and durations as text, by the clock on the reader's wall.

Only phones need them; messages have timestamps of Discord, which each reader sees in their own zone.
"""

from datetime import date, datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.units import format_unit

from clocks.local_time import day_of
from games.words import Verbatim, Words
from storage.core.rows import Away, VacationRow

DAY, HOUR, MINUTE = 86_400, 3600, 60

AMERICAN = "en-US"
"""The locale of Discord that shows times of the day by halves of twelve hours."""

NEAR = {-1: "moment-yesterday", 0: "moment-today"}
"""The texts of days that are not called by their weekday; what is read later calls none tomorrow."""

WEEKDAYS = range(1, 7)
"""Days ahead that are called by their weekday."""


def format_moment(moment: float, now: float, zone: str, words: Words, locale: str = "") -> str:
    """ "20:00 today", within a week "Monday, 20:00", else "5 January, 20:00"; `locale`: of Discord."""
    here = ZoneInfo(zone)
    then, today = datetime.fromtimestamp(moment, here), datetime.fromtimestamp(now, here)
    days = (then.date() - today.date()).days
    time = format_clock(then.hour * 60 + then.minute, locale)
    if days in NEAR:
        return words(NEAR[days], time=time)
    if days in WEEKDAYS:
        weekday = format_date(then, "EEEE", locale=words.locale)
        return words("moment-weekday", weekday=weekday, time=time)
    day = format_skeleton("MMMMd", then, locale=words.locale)
    return words("moment-date", date=day, time=time)


def day_text(day: date, words: Words) -> str:
    """A day as text: "Mon, Jan 18"."""
    return str(format_skeleton("MMMEd", day, locale=words.locale))


def vacation_days(away: Away | VacationRow, words: Words) -> tuple[Verbatim, Verbatim]:
    """The first and the last day of a vacation as text, by the calendar of its user."""
    first, last = day_of(away.begins, away.zone), day_of(away.ends - MINUTE, away.zone)
    return Verbatim(day_text(first, words)), Verbatim(day_text(last, words))


def format_clock(minutes: int, locale: str) -> str:
    """Minutes since midnight as Discord shows them in a locale: "20:00", in American English "8:00 PM"."""
    if locale != AMERICAN:
        return f"{minutes // 60:02}:{minutes % 60:02}"
    return f"{minutes // 60 % 12 or 12}:{minutes % 60:02} {'AM' if minutes < 720 else 'PM'}"


def format_duration(seconds: float, words: Words) -> str:
    """A duration in its two largest units: "2 days, 5 hours"; less than a minute is none."""
    minutes = int(max(0.0, seconds) // MINUTE)
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [("day", days), ("hour", hours), ("minute", minutes)]
    while len(parts) > 1 and not parts[0][1]:
        del parts[0]
    texts = [
        format_unit(number, f"duration-{unit}", length="long", locale=words.locale)
        for index, (unit, number) in enumerate(parts[:2])
        if number or (index == 0 and len(parts) == 1)
    ]
    return format_list(texts, style="unit", locale=words.locale)
