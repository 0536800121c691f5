"""Findings of `tabellarius doctor`: what a check says, in a line."""

import logging

from msgspec import Struct

OK, FAULT, UNCHECKED = "ok", "fault", "not checked"

log = logging.getLogger(__name__)


class Finding(Struct, frozen=True):
    subject: str
    state: str
    """OK, FAULT or UNCHECKED."""
    text: str
    """What was found, or why nothing was."""
    remedy: str = ""
    """What to do about a fault."""

    def __str__(self) -> str:
        line = f"{self.state:<11}  {self.subject}: {self.text}"
        return f"{line}. What to do: {self.remedy}." if self.remedy else line


def fine(subject: str, text: str) -> Finding:
    return Finding(subject, OK, text)


def fault(subject: str, text: str, remedy: str) -> Finding:
    return Finding(subject, FAULT, text, remedy)


def judge(subject: str, wrong: str, remedy: str, right: str) -> Finding:
    """A fault if anything is wrong, in words."""
    return fault(subject, wrong, remedy) if wrong else fine(subject, right)


def unchecked(subject: str, why: str) -> Finding:
    return Finding(subject, UNCHECKED, why)


def broken(subject: str, error: Exception) -> Finding:
    """The finding of a check that has failed itself; the log has why."""
    log.error("the check of %s has failed", subject, exc_info=error)
    return fault(subject, f"the check itself has failed ({type(error).__name__})", "report the lines above")
