"""A light stand-in of Discord: its gateway and the requests the bot makes, with delays and limits.

It checks nothing; for that there is the sandbox.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

from aiohttp import WSMsgType, web

from benchmarks.load import payloads
from benchmarks.load.database import RunningTable
from benchmarks.load.limits import Limits, json_response
from benchmarks.load.payloads import Json
from bot.client.emojis import wanted_emojis

DELAY = (0.06, 0.15)
"""Seconds a request takes on its way and back, at least and at most."""

HEARTBEAT = 41_250

_CALLBACK = re.compile(r"/interactions/(\d+)/([^/]+)/callback")
_REPLY = re.compile(r"/webhooks/\d+/([^/]+)(/messages/[^/]+)?")
_MESSAGES = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
_PAYLOAD = re.compile(rb'name="payload_json"[^\r]*(?:\r\n[^\r]+)*\r\n\r\n(.*?)\r\n--', re.DOTALL)


class Pressed:
    """What came of an interaction."""

    def __init__(self, sent: float) -> None:
        self.sent = sent
        """When it was sent, of the loop's clock."""
        self.acknowledged: float | None = None
        self.answered: float | None = None
        self.message: Json = {}
        """The message as it is after the answer."""
        self.done = asyncio.Event()


class StandIn:
    """Discord, for one bot."""

    def __init__(self, tables: Sequence[RunningTable], *, seed: int = 1) -> None:
        self.limits = Limits()
        self.requests: Counter[str] = Counter()
        """The requests by kind."""
        self.posted: Counter[int] = Counter()
        """How often a message was posted with each nonce."""
        self.identified = asyncio.Event()
        """Whether the bot is connected."""
        self._guilds: dict[int, list[RunningTable]] = defaultdict(list)
        for table in tables:
            self._guilds[table.guild].append(table)
        self._random = Random(seed)
        self._pressed: dict[str, Pressed] = {}
        self._socket: web.WebSocketResponse | None = None
        self._sequence = 0
        self._commands: list[Json] = []
        self._kept: dict[str, list[Json]] = defaultdict(list)
        self._direct: dict[str, int] = {}
        self._emojis = [_emoji(each.name) for each in {each.name: each for each in wanted_emojis()}.values()]
        self._runner: web.AppRunner | None = None
        self.address = ""

    async def start(self) -> None:
        """Listen on a free port of this machine."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.address = f"127.0.0.1:{port}"

    async def stop(self) -> None:
        """Stop listening."""
        assert self._runner is not None
        await self._runner.cleanup()

    async def press(
        self, table: RunningTable, by: int, on: Json, custom_id: str, values: list[str] | None
    ) -> Pressed:
        """Send a press to the bot."""
        number = payloads.snowflake()
        token = f"press{number}"
        pressed = self._pressed[token] = Pressed(asyncio.get_running_loop().time())
        pressed.message = on
        await self._dispatch(
            "INTERACTION_CREATE", payloads.press(number, token, table, by, on, custom_id, values)
        )
        return pressed

    # Gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
        async for received in socket:
            if received.type is not WSMsgType.TEXT:
                break
            frame = json.loads(received.data)
            if frame["op"] == 1:
                asyncio.get_running_loop().call_later(0.03, self._acknowledge, socket)
            elif frame["op"] in (2, 6):
                self._socket = socket
                await self._welcome()
        if self._socket is socket:
            self._socket = None
            self.identified.clear()
        return socket

    def _acknowledge(self, socket: web.WebSocketResponse) -> None:
        if not socket.closed:
            self._last = asyncio.ensure_future(socket.send_json({"op": 11, "d": None}))

    async def _welcome(self) -> None:
        await self._dispatch("READY", payloads.ready(list(self._guilds), self.address))
        for id_, tables in self._guilds.items():
            await self._dispatch("GUILD_CREATE", payloads.guild(id_, tables))
        self.identified.set()

    async def _dispatch(self, name: str, data: Json) -> None:
        if self._socket is not None and not self._socket.closed:
            self._sequence += 1
            await self._socket.send_str(json.dumps({"op": 0, "t": name, "s": self._sequence, "d": data}))

    # REST

    async def _request(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        body = _body(await request.read())
        there, back = (self._random.uniform(*DELAY) / 2 for _ in range(2))
        await asyncio.sleep(there)
        response = self._respond(request.method, path, body)
        await asyncio.sleep(back)
        return response

    def _respond(self, method: str, path: str, body: Any) -> web.Response:
        if found := _CALLBACK.fullmatch(path):
            return self._callback(found[1], found[2], body)
        if found := _REPLY.fullmatch(path):
            return self._reply(method, found[1], body)
        found = _MESSAGES.fullmatch(path)
        bucket = f"{method} {found[1]}" if found and method in ("POST", "PATCH") else None
        refused = self.limits.refuse(bucket)
        if refused is not None:
            self.requests["refused"] += 1
            return refused
        if found:
            answer = self._message(method, found[1], found[2], body)
            return json_response(answer, headers=self.limits.headers(bucket) if bucket else {})
        self.requests[f"{method} {re.sub(r'[0-9]+', '#', path)}"] += 1
        return json_response(self._other(method, path, body))

    def _callback(self, id_: str, token: str, body: Json) -> web.Response:
        self.requests["acknowledgement"] += 1
        pressed = self._pressed.get(token)
        if pressed is None or asyncio.get_running_loop().time() - pressed.sent > 3.0:
            return json_response({"code": 10062, "message": "Unknown interaction"}, status=404)
        pressed.acknowledged = asyncio.get_running_loop().time()
        if body["type"] in (4, 7):
            self._answered(pressed, body.get("data") or {})
        thinking = body["type"] == 5
        shown = payloads.message(int(id_), 1, {}) if thinking else pressed.message
        interaction = {"id": id_, "type": 3, "response_message_id": shown["id"]}
        return json_response(
            {"interaction": interaction, "resource": {"type": body["type"], "message": shown}}
        )

    def _reply(self, method: str, token: str, body: Json) -> web.Response:
        self.requests["answer"] += 1
        pressed = self._pressed.get(token)
        if pressed is None:
            return json_response({"code": 10015, "message": "Unknown Webhook"}, status=404)
        if method in ("POST", "PATCH"):
            self._answered(pressed, body)
        return json_response(pressed.message)

    def _answered(self, pressed: Pressed, body: Json) -> None:
        pressed.message = payloads.message(payloads.snowflake(), 1, body, flags=64)
        if pressed.answered is None:
            pressed.answered = asyncio.get_running_loop().time()
        pressed.done.set()

    def _message(self, method: str, channel: str, id_: str | None, body: Json) -> Any:
        self.requests[f"{method} message"] += 1
        if method == "GET":
            return (
                self._kept[channel][-50:][::-1]
                if id_ is None
                else payloads.message(int(id_), int(channel), {})
            )
        message = payloads.message(int(id_ or payloads.snowflake()), int(channel), body)
        if method == "POST":
            if body.get("nonce") is not None:
                self.posted[int(body["nonce"])] += 1
            self._kept[channel].append(message)
        return message

    def _other(self, method: str, path: str, body: Any) -> Any:
        if path == "/users/@me":
            return payloads.user(payloads.BOT, bot=True)
        if path == "/users/@me/channels":
            user = str(body["recipient_id"])
            id_ = self._direct.setdefault(user, payloads.snowflake())
            return {"id": str(id_), "type": 1, "recipients": [payloads.user(int(user))], "flags": 0}
        if path in ("/oauth2/applications/@me", "/applications/@me"):
            return payloads.application()
        if path.endswith("/commands"):
            if method == "PUT":
                shared = {"application_id": str(payloads.BOT), "version": "1"}
                self._commands = [
                    {"description": "", **each, "id": str(payloads.snowflake()), **shared} for each in body
                ]
            return self._commands
        if path.endswith("/emojis"):
            return {"items": self._emojis}
        if path.startswith("/users/"):
            return payloads.user(int(path.rpartition("/")[2]))
        if "/members/" in path:
            return payloads.member(int(path.rpartition("/")[2]))
        if path.startswith("/channels/"):
            id_ = int(path.split("/")[2])
            return payloads.thread(id_, id_, int(next(iter(self._guilds))))
        return {}


def _emoji(name: str) -> Json:
    return {
        "id": str(payloads.snowflake()),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _body(data: bytes) -> Any:
    """The JSON of a request, alone or beside files."""
    if not data:
        return {}
    if data[:1] in b"{[":
        return json.loads(data)
    found = _PAYLOAD.search(data)
    return json.loads(found[1]) if found else {}
