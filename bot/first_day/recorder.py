"""Records every request to Discord with its answer, without names, texts and tokens."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
from msgspec import Struct, field

from bot.first_day.kinds import LEAST_ID, kinds_of, path_of, route_of
from bot.limits import BAD_REQUEST

RATES = re.compile("x-ratelimit|retry-after|via$", re.IGNORECASE)
"""Headers that say something about rate limits."""

ANSWER_SECONDS = 30.0
"""Longest wait for the bot to answer an interaction."""


class Exchange(Struct):
    """A request to Discord with its answer."""

    check: str
    """The check that made it; "" between checks."""
    method: str
    route: str
    kinds: list[str] = field(default_factory=list)
    request: Any = None
    """The shape of the body: its fields and numbers, without texts and names."""
    bytes_sent: int = 0
    status: int = 0
    """0: no answer."""
    code: int = 0
    """Discord's error code."""
    answer: Any = None
    """The shape of the answer; of a refusal all of it."""
    headers: dict[str, str] = field(default_factory=dict)
    began: float = 0.0
    """Seconds since the start."""
    seconds: float = 0.0


class Sent(Struct):
    """A request as listeners see it."""

    path: str
    exchange: Exchange
    body: bytearray = field(default_factory=bytearray)
    number: int | None = None
    """Its number in the journal, if it makes something."""


class Recorder:
    """Listens to a session of aiohttp."""

    def __init__(
        self, on_request: Callable[[Sent], None], on_answer: Callable[[Sent, int, Any], None]
    ) -> None:
        """`on_request` hears of a request before it is made; `on_answer` of the status and the answer."""
        self.exchanges: list[Exchange] = []
        self.check = "connect"
        """The check that runs; "" between checks."""
        self._on_request = on_request
        self._on_answer = on_answer
        self._start = time.monotonic()
        self._answered = asyncio.Event()
        self._ids: dict[int, str] = {}

    def attach(self, trace: aiohttp.TraceConfig) -> None:
        """Listen to a session that is not made yet."""
        trace.on_request_start.append(self._begin)
        trace.on_request_chunk_sent.append(self._sent)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._failed)

    async def _begin(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        began, path = time.monotonic() - self._start, params.url.path
        exchange = Exchange(self.check, params.method, route_of(path), began=began)
        context.sent = Sent(path_of(path), exchange)
        context.is_socket = "Upgrade" in params.headers
        if not context.is_socket:
            self.exchanges.append(exchange)
            self._on_request(context.sent)

    async def _sent(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        context.sent.body += params.chunk

    async def _failed(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        context.sent.exchange.answer = type(params.exception).__name__

    async def _end(self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if context.is_socket:
            return
        sent: Sent = context.sent
        exchange, response = sent.exchange, params.response
        exchange.seconds = time.monotonic() - self._start - exchange.began
        form = re.search(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', sent.body, re.DOTALL)
        body, files = _json(form[1] if form else sent.body), b'name="files[' in sent.body
        exchange.kinds = sorted(kinds_of(exchange.method, sent.path, body, files=files))
        exchange.request, exchange.bytes_sent = self._shape(body), len(sent.body)
        exchange.headers = {name: text for name, text in response.headers.items() if RATES.match(name)}
        answer, is_refused = _json(await response.read()), response.status >= BAD_REQUEST
        exchange.status = response.status
        exchange.answer = self._shape(answer, is_open=is_refused)
        if is_refused and isinstance(answer, dict):
            exchange.code = answer.get("code") or 0
        self._on_answer(sent, exchange.status, answer)
        self._answered.set()

    def _shape(self, value: Any, *, is_open: bool = False) -> Any:
        """A JSON value with lengths for texts, and for each id a number that stays the same.

        `is_open`: of a refusal, whose texts are Discord's own.
        """
        if isinstance(value, dict):
            return {
                self._shape(key, is_open=True): self._shape(each, is_open=is_open)
                for key, each in value.items()
            }
        if isinstance(value, list):
            return [self._shape(each, is_open=is_open) for each in value]
        if isinstance(value, int | str) and str(value).isdecimal() and int(value) >= LEAST_ID:
            return self._ids.setdefault(int(value), f"id {len(self._ids) + 1}")
        return f"text of {len(value)}" if isinstance(value, str) and value and not is_open else value

    async def wait_for(self, kind: str, since: int) -> Exchange:
        """Wait for a request of a kind, or a refused answer, after the first `since`. Raises TimeoutError."""
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                for each in self.exchanges[since:]:
                    refused = each.status >= BAD_REQUEST and "{token}" in each.route
                    if (kind in each.kinds and each.status) or refused:
                        return each
                self._answered.clear()
                await self._answered.wait()


def _json(content: bytes | bytearray) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return None
