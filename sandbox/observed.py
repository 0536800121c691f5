"""What Discord really did, from a file of `tabellarius try`: its limits, rates and odd answers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from sandbox.api.injection import refuse
from sandbox.api.requests import RequestHandler
from sandbox.validation.errors import ERRORS
from sandbox.world.rate_limits import Rate

LIMIT, RESET, SCOPE = "x-ratelimit-limit", "x-ratelimit-reset-after", "x-ratelimit-scope"

REFUSED, TOO_MANY, FAILED = 400, 429, 500
"""HTTP statuses: the first of a refusal, of a rate limit, the first of Discord's own failures."""

TOO_LARGE = 40005
"""Error code: a file is too large."""


class Exchange(Struct, frozen=True):
    """A request with its answer, as the file has it."""

    method: str
    route: str
    bytes_sent: int
    status: int
    code: int
    answer: Any
    headers: dict[str, str]

    @property
    def line(self) -> str:
        return f"{self.method} {self.route}"

    def header(self, name: str) -> str | None:
        return next((text for each, text in self.headers.items() if each.lower() == name), None)


class Observed(Struct, frozen=True):
    """The Discord of a file."""

    requests: list[Exchange] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> Observed:
        """Raises OSError, msgspec.DecodeError."""
        return msgspec.json.decode(path.read_bytes(), type=cls)

    @property
    def rates(self) -> dict[str, Rate]:
        """Routes -> their rates: the limit, and the longest time until all of it was free again."""
        found: dict[str, Rate] = {}
        for each in self.requests:
            limit, reset = each.header(LIMIT), each.header(RESET)
            if limit is not None and reset is not None:
                window = max(float(reset), found[each.line].window if each.line in found else 0.0)
                found[each.line] = Rate(int(limit), window)
        return found

    @property
    def largest_file(self) -> int | None:
        """Bytes of the largest request that passed, if a larger one did not."""
        sizes = [each.bytes_sent for each in self.requests if each.code == TOO_LARGE]
        passed = [each.bytes_sent for each in self.requests if each.status < REFUSED]
        return max(size for size in passed if size < min(sizes)) if sizes else None

    @property
    def answers(self) -> dict[int, tuple[int, str]]:
        """Codes -> their statuses and messages, where those of the sandbox are others."""
        said = {each.code: (each.status, each.answer["message"]) for each in self.requests if each.code}
        return {code: answer for code, answer in said.items() if ERRORS.codes.get(code) != answer}

    @property
    def refused(self) -> dict[str, int]:
        """Routes of which nothing was accepted -> the code of the refusal."""
        accepted = {each.line for each in self.requests if each.status < REFUSED}
        return {
            each.line: each.code
            for each in self.requests
            if REFUSED <= each.status < FAILED and each.status != TOO_MANY and each.line not in accepted
        }

    def apply(self, api: RequestHandler) -> None:
        """Have an API behave as Discord did."""
        for route in api.endpoints.routes:
            line = re.sub(r"\{(?!token)\w+\}", "{id}", route)
            if line in self.rates:
                api.rates.by_route[route] = self.rates[line]
        if self.largest_file is not None:
            api.world.rates.largest_file = self.largest_file
        api.answers |= self.answers
        for line, code in self.refused.items():
            pattern = re.escape(line).replace(r"\{id\}", r"\d+").replace(r"\{token\}", "[^/]+")
            api.injections.add(f"^{pattern}$", refuse(code), None)
