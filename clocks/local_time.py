"""Days and hours by the clock on somebody's wall, as moments (UTC seconds)."""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo


def day_of(moment: float, zone: str) -> date:
    """The local day of a moment."""
    return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone)).date()


def moment_of(day: date, zone: str, minutes: int = 0) -> float:
    """A number of minutes after midnight; a time that a change of clocks leaves out comes later."""
    return datetime.combine(day, time(minutes // 60, minutes % 60), ZoneInfo(zone)).timestamp()
