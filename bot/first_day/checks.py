"""All checks in the order they run."""

from bot.first_day import application, messages, places, with_person
from bot.first_day.check import Check

CHECKS: tuple[Check, ...] = (
    *application.CHECKS,
    *messages.CHECKS,
    *places.CHECKS,
    *with_person.CHECKS,
    *messages.LAST,
    *application.LAST,
)

COVERED = frozenset(kind for check in CHECKS for kind in check.covers)

KINDS = COVERED | {kind.partition(": ")[0] for kind in COVERED if not kind.startswith("component")}
"""The kinds of requests that are tried: all that the bot makes."""
