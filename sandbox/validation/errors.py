"""Errors of the API: HTTP status, JSON error code, message and, for form bodies, a tree of errors."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

from sandbox.world.model import Json

Path = tuple[str | int, ...]

KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10087: (404, "Unknown Tag"),
    20009: (403, "Explicit content cannot be sent to the desired recipient(s)"),
    20026: (403, "This action cannot be performed at this time"),
    20031: (400, "Your Stage topic, server name, or channel names contain words that are not allowed"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30033: (400, "Maximum number of thread participants has been reached (1000)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast."),
    40004: (403, "Send messages has been temporarily disabled"),
    40006: (403, "This feature has been temporarily disabled server-side"),
    40005: (413, "Request entity too large"),
    40333: (403, "internal network error"),
    40060: (400, "Interaction has already been acknowledged."),
    40061: (400, "Tag names must be unique"),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40094: (400, "This interaction has reached the maximum number of follow-up messages"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50095: (403, "This server is not available in your location"),
    50101: (403, "This server needs more boosts to perform this action"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
    240000: (400, "Message blocked by harmful links filter"),
    400001: (403, "Access to file uploads has been limited for this guild"),
}
"""HTTP status and message of every JSON error code of the sandbox."""

NO_FAULT = frozenset(
    {
        *(10003, 10004, 10007, 10008, 10013, 10087, 40066, 40067),
        *(50001, 50007, 50013, 50083, 50278, 160005, 160006, 160007, 20031, 200000, 200001),
    }
)
"""Codes due to the state of the world, not to a mistake of the bot."""


class Refusal(Exception):
    """Discord refuses a request; ``retry_after`` makes it a rate limit, global, shared or the bot's."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: Json | None = None,
        retry_after: float | None = None,
        is_global: bool = False,
        is_shared: bool = False,
        injected: bool = False,
    ) -> None:
        known_status, known_message = KNOWN.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        self.retry_after = retry_after
        self.is_global = is_global
        self.is_shared = is_shared
        self.injected = injected
        super().__init__(f"{self.status} (error code {code}): {self.message} {errors or ''}".strip())

    @property
    def is_fault(self) -> bool:
        return not (self.injected or self.is_shared) and self.code not in NO_FAULT

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body["retry_after"] = self.retry_after
            body["global"] = self.is_global
        return body


class Form:
    """Collects the errors of a request body, then refuses it as a whole (50035)."""

    def __init__(self) -> None:
        self._errors: dict[Path, list[Json]] = {}

    def add_error(self, path: Path, code: str, message: str) -> None:
        self._errors.setdefault(path, []).append({"code": code, "message": message})

    def check_length(self, path: Path, value: Sized, low: int, high: int) -> None:
        if low <= len(value) <= high:
            return
        if low == 0:
            message = f"Must be {high} or fewer in length."
            code = "BASE_TYPE_MAX_LENGTH"
        else:
            message = f"Must be between {low} and {high} in length."
            code = "BASE_TYPE_BAD_LENGTH"
        self.add_error(path, code, message)

    def check_text(self, path: Path, value: object, low: int, high: int, *, required: bool = True) -> None:
        """Check for a string of ``low`` to ``high`` characters, or None if it is not required."""
        if value is None:
            if required:
                self.add_error(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif isinstance(value, str):
            self.check_length(path, value, low, high)
        else:
            self.add_error(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")

    def check_number(self, path: Path, value: object, low: int, high: int) -> None:
        """Check for an integer from ``low`` to ``high``."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add_error(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
        elif value < low:
            self.add_error(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add_error(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def check_choice(self, path: Path, value: object, allowed: tuple[object, ...]) -> None:
        if value not in allowed:
            self.add_error(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def check_list(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """The value as a list, checked for ``low`` to ``high`` elements; None counts as empty."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.add_error(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self.check_length(path, value, low, high)
        return value

    def tree(self) -> Json:
        """All errors as Discord nests them: ``{"components": {"0": {"_errors": [...]}}}``."""
        tree: Json = {}
        for path, errors in self._errors.items():
            branch = tree
            for step in path:
                branch = branch.setdefault(str(step), {})
            branch.setdefault("_errors", []).extend(errors)
        return tree

    def raise_errors(self) -> None:
        """Raise the refusal 50035 if there are errors."""
        if self._errors:
            raise Refusal(50035, errors=self.tree())


def snowflake(text: str, name: str) -> int:
    """Parse an id from a path, a query or a body. Raises the refusal 50035."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        form = Form()
        form.add_error((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        form.raise_errors()
    return int(text)
