"""Fault injection: faults in the answers to requests of the bot."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from sandbox.validation.errors import Refusal

Scope = Literal["user", "shared", "global"]
"""The scope of a rate limit: the bot on this route, everybody on this route, the bot on all routes."""

Moment = Literal["before", "after"]
"""Before a request takes effect, or after it has and before it is answered."""

Match = Callable[[str, Any], bool]
RequestHook = Callable[[Moment, str], Awaitable[None]]
"""Awaited with "METHOD /path" before and after each request; ConnectionAbortedError cuts its connection."""

GATEWAY = "CONNECT /"
"""Pattern of a connection to the gateway."""

PAGE = "<html><head><title>{status}</title></head><body><center><h1>{status}</h1></center></body></html>"


@dataclass(frozen=True, slots=True)
class Disruption:
    refusal: Refusal | None = None
    """Answered as JSON, without the request being carried out."""
    status: int | None = None
    """Answered with a page that is no JSON."""
    cut: bool = False
    """The connection is cut instead of an answer."""
    carried_out: bool = False
    """Whether the request takes effect all the same."""
    delay: float = 0.0
    held: bool = False
    """Nothing happens before the injection is lifted."""

    @property
    def passes(self) -> bool:
        return self.refusal is None and self.status is None and not self.cut


def refuse(code: int = 0, *, status: int | None = None, message: str | None = None) -> Disruption:
    """A refusal with a JSON error code; by default with the status and message Discord gives it."""
    return Disruption(refusal=Refusal(code, status=status, message=message, injected=True))


def rate_limit(retry_after: float, *, scope: Scope = "user") -> Disruption:
    """A 429 with its headers and JSON; `retry_after` in seconds."""
    message = "You are being rate limited."
    return Disruption(
        refusal=Refusal(
            0,
            status=429,
            message=message,
            retry_after=retry_after,
            is_global=scope == "global",
            is_shared=scope == "shared",
            injected=True,
        )
    )


def no_json(status: int = 502, *, carried_out: bool = False) -> Disruption:
    """A page of a proxy, without JSON and without headers of rate limits: 502, or a 429 of Cloudflare."""
    return Disruption(status=status, carried_out=carried_out)


def cut(*, carried_out: bool = False) -> Disruption:
    """The connection breaks, before the request takes effect or after it has."""
    return Disruption(cut=True, carried_out=carried_out)


def delay(seconds: float) -> Disruption:
    return Disruption(delay=seconds)


def hold() -> Disruption:
    return Disruption(held=True)


@dataclass(slots=True, eq=False)
class Injection:
    """A disruption of all requests that match, until it is used up or lifted."""

    match: Match
    disruption: Disruption
    times: int | None
    hits: int = 0
    _lifted: asyncio.Event = field(default_factory=asyncio.Event)

    def lift(self) -> None:
        """End it and release held requests."""
        self._lifted.set()

    def takes(self, line: str, body: Any) -> bool:
        """Whether it disrupts a request, which counts as a hit."""
        if self.ended or not self.match(line, body):
            return False
        self.hits += 1
        return True

    @property
    def ended(self) -> bool:
        """Whether it was lifted or used up."""
        return self._lifted.is_set() or self.times == self.hits

    async def wait(self) -> None:
        """Delay a request for the injected time, or hold it until `lift`."""
        if self.disruption.delay:
            await asyncio.sleep(self.disruption.delay)
        if self.disruption.held:
            await self._lifted.wait()


class Injections:
    def __init__(self) -> None:
        self._all: list[Injection] = []

    def add(self, pattern: str | Match, disruption: Disruption, times: int | None) -> Injection:
        injection = Injection(pattern if callable(pattern) else _searching(pattern), disruption, times)
        self._all = [*(each for each in self._all if not each.ended), injection]
        return injection

    def take(self, line: str, body: Any = None) -> Injection | None:
        """The oldest injection that disrupts this request; None: nothing does."""
        self._all = [each for each in self._all if not each.ended]
        return next((each for each in self._all if each.takes(line, body)), None)


def _searching(pattern: str) -> Match:
    compiled = re.compile(pattern)
    return lambda line, _: compiled.search(line) is not None
