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

from bot.first_day.kinds import kinds_of, route_of
from bot.limits import BAD_REQUEST

RATES = re.compile("x-ratelimit|retry-after|via$", re.IGNORECASE)
"""Headers that say something about rate limits."""

LEAST_ID = 2**40
"""Smaller numbers are no ids of Discord."""

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

    method: str
    path: str
    exchange: Exchange
    body: bytearray = field(default_factory=bytearray)
    number: int | None = None
    """Its number in the journal, if it makes something."""


class Shapes:
    """Replaces texts by their lengths, and ids by numbers that stay the same."""

    def __init__(self) -> None:
        self._numbers: dict[int, str] = {}

    def of(self, value: Any, *, is_open: bool = False) -> Any:
        """The shape of a JSON value; `is_open`: of a refusal, whose texts are Discord's own."""
        if isinstance(value, dict):
            return {self._key(key): self.of(each, is_open=is_open) for key, each in value.items()}
        if isinstance(value, list):
            return [self.of(each, is_open=is_open) for each in value]
        if isinstance(value, str):
            if value.isdecimal() and int(value) >= LEAST_ID:
                return self._number(int(value))
            return value if is_open or value == "" else f"text of {len(value)}"
        if isinstance(value, int) and not isinstance(value, bool) and value >= LEAST_ID:
            return self._number(value)
        return value

    def _key(self, key: str) -> str:
        return self._number(int(key)) if key.isdecimal() and int(key) >= LEAST_ID else key

    def _number(self, id_: int) -> str:
        return self._numbers.setdefault(id_, f"id {len(self._numbers) + 1}")


class Recorder:
    """Listens to a session of aiohttp."""

    def __init__(
        self,
        on_request: Callable[[Sent], None],
        on_answer: Callable[[Sent, int, Any], None],
    ) -> None:
        """`on_request` hears of a request before it is made; `on_answer` of the status and the answer."""
        self.exchanges: list[Exchange] = []
        self.check = "connect"
        """The check that runs; "" between checks."""
        self._shapes = Shapes()
        self._on_request = on_request
        self._on_answer = on_answer
        self._start = time.monotonic()
        self._answered = asyncio.Event()

    def attach(self, trace: aiohttp.TraceConfig) -> None:
        """Listen to a session that is not made yet."""
        trace.on_request_start.append(self._begin)
        trace.on_request_chunk_sent.append(self._sent)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._failed)
        trace.on_response_chunk_received.append(self._read)

    async def _begin(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        began = time.monotonic() - self._start
        exchange = Exchange(self.check, params.method, route_of(params.url.path), began=began)
        path = re.sub(r"^/api/v\d+", "", params.url.path)
        context.sent = Sent(params.method, path, exchange)
        if params.method != "GET" or not params.headers.get("Upgrade"):
            self.exchanges.append(exchange)
        self._on_request(context.sent)

    async def _sent(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        context.sent.body += params.chunk

    async def _end(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        sent: Sent = context.sent
        exchange, headers = sent.exchange, params.response.headers
        body, files = _read_body(bytes(sent.body))
        exchange.kinds = sorted(kinds_of(sent.method, sent.path, body, files=files))
        exchange.request, exchange.bytes_sent = self._shapes.of(body), len(sent.body)
        exchange.status = params.response.status
        exchange.headers = {name: text for name, text in headers.items() if RATES.match(name)}
        exchange.seconds = time.monotonic() - self._start - exchange.began

    async def _failed(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        context.sent.exchange.answer = type(params.exception).__name__

    async def _read(
        self,
        _: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        sent: Sent = context.sent
        answer, exchange = _json(params.chunk), sent.exchange
        refused = exchange.status >= BAD_REQUEST
        exchange.answer = self._shapes.of(answer, is_open=refused)
        if refused and isinstance(answer, dict):
            exchange.code = answer.get("code") or 0
        self._on_answer(sent, exchange.status, answer)
        self._answered.set()

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


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return None


def _read_body(content: bytes) -> tuple[Any, bool]:
    """The JSON of a body, and whether there are files with it."""
    form = re.search(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', content, re.DOTALL)
    if form is None:
        return _json(content), b'name="files[' in content[:1000]
    return _json(form[1]), b'name="files[' in content
