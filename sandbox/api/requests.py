"""Requests of the bot: admitted, carried out or disrupted, recorded and answered."""

import json
import logging
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any

from aiohttp import BodyPartReader, StreamReader, web

from sandbox.api.injection import PAGE, Disruption, Injections, Moment, RequestHook
from sandbox.api.rate_limits import RequestRates
from sandbox.api.routes import Answer, Call, Endpoint, Endpoints
from sandbox.validation.errors import Refusal
from sandbox.world.files import Upload
from sandbox.world.model import Json
from sandbox.world.world import World

MAX_BODY = 25 * 1024 * 1024
"""Bytes of the largest body."""

MAX_JSON = 1024 * 1024
"""Bytes of the largest JSON."""

MAX_PARTS = 16
"""Parts of a multipart body: ten files and their JSON, with some to spare."""


async def read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """The JSON of a request and its uploads. Raises the refusals 50109 (no JSON) and 40005 (too large)."""
    if not request.body_exists:
        return None, ()
    multipart = request.content_type == "multipart/form-data"
    if (request.content_length or 0) > (MAX_BODY if multipart else MAX_JSON):
        raise Refusal(40005)
    if multipart:
        return await _read_parts(request)
    content = await _read(request.content, MAX_JSON)
    return (_json(content) if content else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = {}
    uploads: list[Upload] = []
    left, parts = MAX_BODY, 0
    try:
        async for part in await request.multipart():
            parts += 1
            if not isinstance(part, BodyPartReader) or parts > MAX_PARTS:
                raise Refusal(50109)
            content = await _read_part(part, left)
            left -= len(content)
            match = re.fullmatch(r"files\[(\d{1,3})\]", part.name or "")
            if part.name == "payload_json":
                body = _json(content)
            elif match is not None:
                uploads.append(Upload(int(match[1]), part.filename or "unknown", content))
    except (ValueError, AssertionError) as error:
        raise Refusal(50109) from error
    return body, tuple(uploads)


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    content = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        content += chunk
        if len(content) > most:
            raise Refusal(40005)
    return bytes(content)


async def _read(stream: StreamReader, most: int) -> bytes:
    content = bytearray()
    while chunk := await stream.readany():
        content += chunk
        if len(content) > most:
            raise Refusal(40005)
    return bytes(content)


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise Refusal(50109) from None


LOG = logging.getLogger(__name__)
PREFIX = "/api/v10"
MAJOR = ("channel_id", "guild_id", "webhook_id", "token")
UNDISRUPTED = Disruption()
ALREADY_ACKNOWLEDGED = 40060


@dataclass(frozen=True, slots=True)
class Request:
    method: str
    path: str
    """Without ``/api/v10``."""
    route: str | None
    """Method and template of the endpoint; None if there is none."""
    query: Mapping[str, str]
    body: Any
    files: tuple[Upload, ...]
    status: int
    code: int | None
    """JSON error code of a refusal."""
    answer: Any
    lost: bool = False
    """Whether the connection was cut instead of sending the answer."""
    carried_out: bool = True

    def __str__(self) -> str:
        code = "" if self.code is None else f" ({self.code})"
        return f"{self.method} {self.path} -> {self.status}{code}"


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake of the bot: an unknown endpoint, a breach of a limit, a late or second acknowledgement."""

    request: Request
    code: int
    message: str

    def __str__(self) -> str:
        return f"{self.request}: {self.message}"


@dataclass(slots=True)
class RequestHandler:
    """Answers every request of the bot and records it."""

    world: World
    token: str
    endpoints: Endpoints
    rates: RequestRates
    keep: Callable[[], None]
    """Called before an answer is sent: events must be stored by then."""
    injections: Injections = field(default_factory=Injections)
    kept_requests: int | None = None
    """How many of the last requests and faults are kept; None: all."""
    requests: list[Request] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    hook: RequestHook | None = None
    answers: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Error codes -> their statuses and messages, if not as usual."""
    lost: set[str] = field(default_factory=set)
    """"METHOD /path" of the requests that took effect although their answer was disrupted."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        try:
            return await self._answer(request)
        except ConnectionAbortedError:
            _cut(request)
            return web.Response()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        line = f"{request.method} {path}"
        found = self.endpoints.find(request.method, path)
        route = None if found is None else found[0].route
        major = "" if found is None else "+".join(found[1][name] for name in MAJOR if name in found[1])
        body: Any = None
        uploads: tuple[Upload, ...] = ()
        refusal: Refusal | None = None
        disruption = UNDISRUPTED
        carried_out = False
        try:
            self._authorize(request, found)
            body, uploads = await read_body(request)
            await self._tell("before", line)
            injection = self.injections.take(line, body)
            if injection is not None:
                disruption = injection.disruption
                self.world.changed()
                await injection.wait()
            if disruption.refusal is not None:
                raise disruption.refusal
            status, answer = disruption.status or 0, None
            if disruption.passes or disruption.carried_out:
                if found is None:
                    raise Refusal(0)
                self.rates.take(route or "", major, counted=not found[0].own_token)
                call = Call(self.world, found[1], request.query, body, uploads)
                status, answer = self._call(found[0], call)
                carried_out = True
        except Refusal as refused:
            usual = refused.status, refused.message
            refused.status, refused.message = self.answers.get(refused.code, usual)
            refusal, status, answer = refused, refused.status, refused.body()
        code = None if refusal is None else refusal.code
        if disruption.status is not None:
            status = disruption.status
        self._record(
            Request(
                request.method,
                path,
                route,
                dict(request.query),
                body,
                uploads,
                status,
                code,
                answer,
                lost=disruption.cut,
                carried_out=carried_out,
            ),
            refusal,
            disrupted=not disruption.passes,
        )
        self.world.changed()
        self.keep()
        await self._tell("after", line)
        if disruption.cut:
            raise ConnectionAbortedError
        if disruption.status is not None:
            return web.Response(status=status, text=PAGE.format(status=status), content_type="text/html")
        headers = {} if route is None else self.rates.headers(route, major)
        date = {"Date": formatdate(self.world.now(), usegmt=True)}
        return _response(status, answer, headers | _refusal_headers(refusal) | date)

    def _record(self, record: Request, refusal: Refusal | None, *, disrupted: bool) -> None:
        self.requests.append(record)
        line = f"{record.method} {record.path}"
        if record.carried_out and disrupted:
            self.lost.add(line)
        repeated = refusal is not None and refusal.code == ALREADY_ACKNOWLEDGED and line in self.lost
        if refusal is not None and refusal.is_fault and not repeated:
            self.faults.append(Fault(record, refusal.code, refusal.message + _error_text(refusal.errors)))
        if self.kept_requests is not None:
            del self.requests[: -self.kept_requests], self.faults[: -self.kept_requests]
            self.lost.clear()

    async def _tell(self, moment: Moment, line: str) -> None:
        """Tell the hook of a request. Raises ConnectionAbortedError if its connection is to be cut."""
        if self.hook is not None:
            await self.hook(moment, line)

    def _call(self, endpoint: Endpoint, call: Call) -> Answer:
        if "application_id" in call.parameters and call.number("application_id") != self.world.bot.id:
            raise Refusal(0, status=403, message="Missing Access")
        try:
            return endpoint.handler(call)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            LOG.exception("%s with %r", endpoint.route, call.body)
            raise Refusal(0, status=400, message=f"The sandbox cannot read this: {error!r}") from error

    def _authorize(self, request: web.Request, found: tuple[Endpoint, dict[str, str]] | None) -> None:
        """Check the token in the header, or that of an interaction in the path, before a body is read."""
        if found is not None and found[0].own_token:
            if found[1]["token"] not in self.world.tokens:
                raise Refusal(10062 if "interaction_id" in found[1] else 10015)
            return
        given = request.headers.get("Authorization", "")
        if not secrets.compare_digest(given.encode(errors="replace"), f"Bot {self.token}".encode()):
            raise Refusal(0, status=401, message="401: Unauthorized")


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(answer).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def _refusal_headers(refusal: Refusal | None) -> dict[str, str]:
    if refusal is None or refusal.retry_after is None:
        return {}
    scope = "global" if refusal.is_global else "shared" if refusal.is_shared else "user"
    headers = {"Retry-After": f"{refusal.retry_after:.3f}", "Via": "1.1 sandbox", "X-RateLimit-Scope": scope}
    return headers | ({"X-RateLimit-Global": "true"} if refusal.is_global else {})


def _error_text(errors: Json | None, path: str = "") -> str:
    """The errors of a form on one line, with their paths."""
    text = ""
    for key, value in (errors or {}).items():
        if key == "_errors":
            text += "".join(f"; {path}: {one['message']}" for one in value)
        else:
            text += _error_text(value, f"{path}.{key}".removeprefix("."))
    return text
