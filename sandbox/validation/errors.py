"""Errors of the API: HTTP status, JSON error code, message and, for form bodies, a tree of errors."""

import pathlib
from collections.abc import Sized
from typing import Any

import msgspec
from msgspec import Struct

from sandbox.world.model import Json

Path = tuple[str | int, ...]


class Errors(Struct, frozen=True):
    codes: dict[int, tuple[int, str]]
    """JSON error code -> HTTP status and message."""
    form: dict[str, str]
    """Code of a form's error -> message."""


ERRORS = msgspec.toml.decode((pathlib.Path(__file__).parent / "errors.toml").read_bytes(), type=Errors)

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
        known_status, known_message = ERRORS.codes.get(code, (400, "Bad Request"))
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

    def add_error(self, path: Path, code: str, message: str = "") -> None:
        error = {"code": code, "message": message or ERRORS.form[code]}
        self._errors.setdefault(path, []).append(error)

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
                self.add_error(path, "BASE_TYPE_REQUIRED")
        elif isinstance(value, str):
            self.check_length(path, value, low, high)
        else:
            self.add_error(path, "STRING_TYPE_CONVERT")

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
            self.add_error(path, "LIST_TYPE_CONVERT")
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
