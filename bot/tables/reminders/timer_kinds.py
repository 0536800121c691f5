"""What falls due while a seat is waited for."""

from __future__ import annotations

from enum import StrEnum


class TimerKind(StrEnum):
    """Kinds of timers. The values are stored: they never change."""

    HALF = "half"
    """Half of the time is used."""
    LAST = "last"
    """The last hours before the deadline begin."""
    WAKE = "wake"
    """A user wakes up who was called silently."""
    NUDGE = "nudge"
    """Somebody at the table wants a user to be reminded."""
    DEADLINE = "deadline"
    """No time is left."""
    LATE_AGAIN = "late-again"
    """A user who was late a day ago may still be."""
    SLEPT = "slept"
    """A user has not moved for a long time at a table without a pace."""


REMINDERS = (TimerKind.HALF, TimerKind.LAST, TimerKind.WAKE, TimerKind.NUDGE)
"""Timers that are told of to the user who is waited for."""
