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

LIMIT, RESET = "x-ratelimit-limit", "x-ratelimit-reset-after"

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
            headers = {name.lower(): text for name, text in each.headers.items()}
            if LIMIT in headers and RESET in headers:
                before = found[each.line].window if each.line in found else 0.0
                found[each.line] = Rate(int(headers[LIMIT]), max(float(headers[RESET]), before))
        return found

    def apply(self, api: RequestHandler) -> None:
        """Have an API behave as Discord did."""
        rates = self.rates
        for route in api.endpoints.routes:
            line = re.sub(r"\{(?!token)\w+\}", "{id}", route)
            if line in rates:
                api.rates.by_route[route] = rates[line]
        accepted = {each.line for each in self.requests if each.status < REFUSED}
        too_large = [each.bytes_sent for each in self.requests if each.code == TOO_LARGE]
        passed = [each.bytes_sent for each in self.requests if each.status < REFUSED]
        if too_large:
            api.world.rates.largest_file = max(size for size in passed if size < min(too_large))
        refused = [each for each in self.requests if REFUSED <= each.status < FAILED]
        answers = {each.code: (each.status, each.answer["message"]) for each in self.requests if each.code}
        api.answers |= {code: said for code, said in answers.items() if ERRORS.codes.get(code) != said}
        never = {each.line: each.code for each in refused if each.status != TOO_MANY}
        for line in never.keys() - accepted:
            pattern = re.escape(line).replace(r"\{id\}", r"\d+").replace(r"\{token\}", "[^/]+")
            api.injections.add(f"^{pattern}$", refuse(never[line]), None)
