"""Requests of the bot: read, recorded and answered."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.api.rate_limits import RequestRates
from sandbox.api.routes import Answer, Call, Endpoint, Endpoints
from sandbox.validation.errors import Refusal
from sandbox.world.files import Upload
from sandbox.world.model import Json
from sandbox.world.world import World

LOG = logging.getLogger(__name__)
PREFIX = "/api/v10"
MAX_BODY = 110 * 1024 * 1024
MAJOR = ("channel_id", "guild_id", "webhook_id", "token")


@dataclass(frozen=True, slots=True)
class Request:
    """A request the bot made, and how it was answered."""

    method: str
    path: str
    """Without ``/api/v10``."""
    route: str | None
    """Method and template of the endpoint; None if there is none."""
    query: Mapping[str, str]
    body: Any
    """Its JSON."""
    files: tuple[Upload, ...]
    status: int
    """HTTP status of the answer."""
    code: int | None
    """JSON error code of a refusal."""
    answer: Any
    """JSON of the answer."""
    lost: bool = False
    """Whether the connection was cut instead of sending the answer."""

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
    """Called before an answer is sent: what the bot hears of is kept."""
    requests: list[Request] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    answers_to_lose: list[str] = field(default_factory=list)
    """Patterns of "METHOD /path" whose next answer is lost."""
    injected_refusals: list[tuple[str, Refusal]] = field(default_factory=list)
    """Patterns of "METHOD /path" whose next request is refused."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        path = request.path.removeprefix(PREFIX)
        found = self.endpoints.find(request.method, path)
        route = None if found is None else found[0].route
        major = "" if found is None else "+".join(found[1][name] for name in MAJOR if name in found[1])
        body: Any = None
        uploads: tuple[Upload, ...] = ()
        refusal: Refusal | None = None
        try:
            body, uploads = await read_body(request)
            if found is None:
                raise Refusal(0)
            self._admit(request, found[0], path, major)
            call = Call(self.world, found[1], request.query, body, uploads)
            status, answer = self._call(found[0], call)
        except Refusal as refused:
            refusal, status, answer = refused, refused.status, refused.body()
        code = None if refusal is None else refusal.code
        lost = self._is_lost(request.method, path)
        query = dict(request.query)
        record = Request(request.method, path, route, query, body, uploads, status, code, answer, lost)
        self.requests.append(record)
        if refusal is not None and refusal.is_fault:
            self.faults.append(Fault(record, refusal.code, refusal.message + _error_text(refusal.errors)))
        self.world.changed()
        self.keep()
        if lost and request.transport is not None:
            request.transport.abort()
        headers = {} if route is None else self.rates.headers(route, major)
        return _response(status, answer, headers | _refusal_headers(refusal))

    def _call(self, endpoint: Endpoint, call: Call) -> Answer:
        try:
            return endpoint.handler(call)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            LOG.exception("%s with %r", endpoint.route, call.body)
            raise Refusal(0, status=400, message=f"The sandbox cannot read this: {error!r}") from error

    def _admit(self, request: web.Request, endpoint: Endpoint, path: str, major: str) -> None:
        if not endpoint.own_token and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refusal(0, status=401, message="401: Unauthorized")
        for injected in self.injected_refusals:
            if re.search(injected[0], f"{request.method} {path}"):
                self.injected_refusals.remove(injected)
                raise injected[1]
        self.rates.take(endpoint.route, major, counted=not endpoint.own_token)

    def _is_lost(self, method: str, path: str) -> bool:
        for pattern in self.answers_to_lose:
            if re.search(pattern, f"{method} {path}"):
                self.answers_to_lose.remove(pattern)
                return True
        return False


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(answer).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def _refusal_headers(refusal: Refusal | None) -> dict[str, str]:
    if refusal is None or refusal.retry_after is None:
        return {}
    scope = "global" if refusal.is_global else "user"
    headers = {
        "Retry-After": f"{refusal.retry_after:.3f}",
        "Via": "1.1 sandbox",
        "X-RateLimit-Scope": scope,
    }
    return headers | ({"X-RateLimit-Global": "true"} if refusal.is_global else {})


def _error_text(errors: Json | None, path: str = "") -> str:
    """The errors of a form on one line: where and what."""
    text = ""
    for key, value in (errors or {}).items():
        if key == "_errors":
            text += "".join(f"; {path}: {one['message']}" for one in value)
        else:
            text += _error_text(value, f"{path}.{key}".removeprefix("."))
    return text


async def read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """The JSON of a request and its uploads. Raises the refusals 50109 (no JSON) and 40005 (too large)."""
    if not request.body_exists:
        return None, ()
    if request.content_type != "multipart/form-data":
        text = await request.text()
        return (_json(text) if text else None), ()
    body: Any = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        name = getattr(part, "name", None) or ""
        content = bytes(await part.read(decode=True))  # type: ignore[union-attr]
        match = re.fullmatch(r"files\[(\d+)\]", name)
        if name == "payload_json":
            body = _json(content.decode())
        elif match is not None:
            uploads.append(Upload(int(match[1]), getattr(part, "filename", None) or "unknown", content))
    return body, tuple(uploads)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Refusal(50109) from None
