"""The page: its address with a random key, its routes, and its open tabs."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from sandbox.actors.actions import NotOffered
from sandbox.actors.channel import Channel
from sandbox.actors.user import User
from sandbox.server import Sandbox
from sandbox.web import payloads
from sandbox.web.browser_tab import BrowserTab
from sandbox.web.frames import MAX_FRAME
from sandbox.web.read_state import ReadState
from sandbox.world.files import Upload
from sandbox.world.model import Account, Json

Run = Callable[[User, str], Coroutine[Any, Any, Channel | None]]
"""Runs an action for a user, with a choice; the page opens the returned channel."""


@dataclass(frozen=True, slots=True)
class Action:
    """A button, with a select next to it for ``choices`` (value, label)."""

    name: str
    label: str
    run: Run
    hint: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    def payload(self) -> Json:
        choices = [{"value": value, "label": label} for value, label in self.choices]
        return {"name": self.name, "label": self.label, "hint": self.hint, "choices": choices}


MOST = 10
"""How many files wait for their commands; beyond that the oldest is dropped."""


class Uploads:
    def __init__(self) -> None:
        self._waiting: OrderedDict[tuple[int, str], Upload] = OrderedDict()
        self._numbers = count(1)

    def keep(self, account: int, upload: Upload) -> str:
        number = str(next(self._numbers))
        self._waiting[account, number] = upload
        if len(self._waiting) > MOST:
            self._waiting.popitem(last=False)
        return number

    def take(self, account: int, number: str) -> Upload:
        """Raises NotOffered."""
        upload = self._waiting.pop((account, number), None)
        if upload is None:
            raise NotOffered("This file is not there any more: choose it again.")
        return upload


STATIC = Path(__file__).parent / "static"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Nothing is loaded from other servers, and no address is passed on to them."""

T = TypeVar("T")
Advance = Callable[[float], Awaitable[None]]


class Page:
    """The sandbox in a browser; created before the sandbox starts.

    ``advance`` moves the clock shared with the bot; ``note`` is shown to everybody; ``key`` is part of its
    address.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        *,
        actions: Iterable[Action] = (),
        advance: Advance | None = None,
        note: str = "",
        key: str = "",
    ) -> None:
        self.sandbox = sandbox
        self.note = note
        self.actions = {action.name: action for action in actions}
        self.read_state = ReadState(sandbox.world)
        self.uploads = Uploads()
        self._advance = advance
        self._key = key or secrets.token_urlsafe(24)
        self._tabs: set[BrowserTab] = set()
        self._running: dict[str, asyncio.Task[Any]] = {}
        sandbox.serve(self)

    @property
    def address(self) -> str:
        """The address to open in a browser; ``#user=Anna`` after it selects the user."""
        return f"{self.sandbox.address}/?key={self._key}"

    @property
    def running(self) -> list[str]:
        return list(self._running)

    async def run(self, name: str, work: Coroutine[Any, Any, T]) -> T:
        """Run an action to its end even if its tab is closed. Raises NotOffered while it is running."""
        if name in self._running:
            work.close()
            raise NotOffered("That is still under way.")
        task = self._running[name] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._done(name))
        self.sandbox.world.changed()
        return await asyncio.shield(task)

    def _done(self, name: str) -> None:
        del self._running[name]
        self.sandbox.world.changed()

    async def advance(self, seconds: float) -> None:
        if self._advance is None:
            self.sandbox.advance(seconds)
        else:
            await self._advance(seconds)
            self.sandbox.advance(0.0)

    def routes(self) -> Iterable[web.RouteDef]:
        """The key is part of every address."""
        prefix = "/page/{key}"
        return [
            web.get(prefix + "/static/{name}", self._static),
            web.get(prefix + "/files/{user}{path:/.*}", self._file),
            web.post(prefix + "/uploads/{user}", self._upload),
            web.get(prefix + "/socket", self._socket),
        ]

    async def home(self, request: web.Request) -> web.StreamResponse:
        self._check(request.query.get("key", ""))
        text = (STATIC / "index.html").read_text("utf-8").replace("{key}", self._key)
        headers = HEADERS | {"Cache-Control": "no-store"}
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def close(self) -> None:
        for tab in list(self._tabs):
            await tab.close()
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check(self, key: str) -> None:
        if not secrets.compare_digest(key.encode(errors="replace"), self._key.encode()):
            raise web.HTTPForbidden(text="Open the whole address that was printed at the start.")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        self._check(request.match_info["key"])
        path = STATIC / request.match_info["name"]
        if path.suffix not in KINDS or path.parent != STATIC or not path.is_file():
            raise web.HTTPNotFound
        headers = HEADERS | {"Cache-Control": "no-store"}
        return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], headers=headers)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file, if the user may fetch it."""
        self._check(request.match_info["key"])
        account = self._account(request.match_info["user"])
        path = request.match_info["path"]
        content = self.sandbox.world.files.get(path)
        if account is None or content is None or not payloads.may_fetch(self.sandbox.world, account, path):
            raise web.HTTPNotFound
        headers = HEADERS | {"Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=content[1], content_type=content[0], headers=headers)

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        """Take a file for a command; the answer is its number, or a refusal."""
        self._check(request.match_info["key"])
        account = self._account(request.match_info["user"])
        if account is None:
            raise web.HTTPNotFound
        content, most = bytearray(), self.sandbox.world.rates.largest_file
        async for chunk in request.content.iter_any():
            if len(content) <= most:
                content += chunk
        if len(content) > most:
            return web.json_response({"error": "This file is too large."})
        upload = Upload(0, request.query.get("name", ""), bytes(content))
        return web.json_response({"file": self.uploads.keep(account.id, upload)})

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._check(request.match_info["key"])
        wanted = request.query.get("user", "")
        account = (
            self._account(wanted)
            if wanted
            else next(iter(payloads.playable_accounts(self.sandbox.world)), None)
        )
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=MAX_FRAME)
        await socket.prepare(request)
        if account is None:
            await socket.close(code=4004, message=b"nobody of this name")
            return socket
        tab = BrowserTab(self, account, socket)
        self._tabs.add(tab)
        try:
            await tab.run()
        finally:
            self._tabs.discard(tab)
        return socket

    def _account(self, wanted: str) -> Account | None:
        accounts = payloads.playable_accounts(self.sandbox.world)
        return next((account for account in accounts if wanted in (str(account.id), account.name)), None)
