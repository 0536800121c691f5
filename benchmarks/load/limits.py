"""Discord's limits of requests, with the headers by which a client sees them coming."""

from __future__ import annotations

import time
from collections import deque

import msgspec
from aiohttp import web

CHANNEL, CHANNEL_SECONDS = 5, 5.0
"""Messages in a channel, new or edited, within so many seconds."""

GLOBAL, GLOBAL_SECONDS = 50, 1.0
"""Requests in all within so many seconds; answers to interactions are not counted."""


def json_response(body: object, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A response with JSON, labelled as Discord labels it: without a charset."""
    labelled = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=msgspec.json.encode(body), status=status, headers=labelled)


class Limits:
    """Counts requests, and refuses those that are too many."""

    def __init__(self) -> None:
        self.refused = 0
        self.counted = 0
        self._channels: dict[str, deque[float]] = {}
        self._all: deque[float] = deque()

    def refuse(self, bucket: str | None) -> web.Response | None:
        """The refusal of a request, None if it may pass; `bucket` is None for those without one."""
        now = time.monotonic()
        self.counted += 1
        wait = _wait(self._all, GLOBAL, GLOBAL_SECONDS, now)
        if wait:
            return self._refusal(wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"})
        if bucket is not None:
            passed = self._channels.setdefault(bucket, deque())
            wait = _wait(passed, CHANNEL, CHANNEL_SECONDS, now)
            if wait:
                return self._refusal(wait, {"X-RateLimit-Scope": "user", **self.headers(bucket)})
            passed.append(now)
        self._all.append(now)
        return None

    def headers(self, bucket: str) -> dict[str, str]:
        """What is left of a channel's limit."""
        now = time.monotonic()
        passed = self._channels.setdefault(bucket, deque())
        _forget(passed, CHANNEL_SECONDS, now)
        after = passed[0] + CHANNEL_SECONDS - now if passed else CHANNEL_SECONDS
        return {
            "X-RateLimit-Limit": str(CHANNEL),
            "X-RateLimit-Remaining": str(CHANNEL - len(passed)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": bucket.partition(" ")[0],
        }

    def _refusal(self, wait: float, headers: dict[str, str]) -> web.Response:
        self.refused += 1
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": len(headers) == 2}
        return json_response(
            body, status=429, headers={"Retry-After": f"{wait:.3f}", "Via": "1.1 load", **headers}
        )


def _forget(passed: deque[float], seconds: float, now: float) -> None:
    while passed and passed[0] <= now - seconds:
        passed.popleft()


def _wait(passed: deque[float], most: int, seconds: float, now: float) -> float:
    """Seconds until one more may pass."""
    _forget(passed, seconds, now)
    return passed[0] + seconds - now if len(passed) >= most else 0.0
