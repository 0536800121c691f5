"""One browser tab: a socket that shows one user's Discord and does what that user does."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox.actors import actions
from sandbox.actors.actions import CannotDo
from sandbox.actors.user import User
from sandbox.validation.errors import Refusal
from sandbox.web import deeds, shown
from sandbox.world.model import Account, Channel, Json, Message

if TYPE_CHECKING:
    from sandbox.web.page import Page

LOG = logging.getLogger(__name__)
SHOWN = 50
"""Messages of a channel that are shown at first."""


class Session:
    """A tab of the page; its user is chosen when it opens and stays the same."""

    def __init__(self, page: Page, account: Account, socket: web.WebSocketResponse) -> None:
        self.page = page
        self.world = page.sandbox.world
        self.account = account
        self.looking = True
        self._socket = socket
        self._channel: Channel | None = None
        self._limit = SHOWN
        self._sent: dict[int, tuple[object, ...]] = {}
        self._told: dict[str, Json] = {}

    @property
    def user(self) -> User:
        """The user of this tab."""
        return User(self.world, self.account, self.page.sandbox)

    async def run(self) -> None:
        """Show and do until the tab is closed."""
        async with asyncio.TaskGroup() as group:
            tasks = {group.create_task(self._show())}
            async for received in self._socket:
                if received.type is WSMsgType.TEXT:
                    task = group.create_task(self._answer(json.loads(received.data)))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
            for task in tasks:
                task.cancel()

    async def close(self) -> None:
        """Let go of the tab."""
        await self._socket.close(code=1001)

    def place(self, number: object) -> Channel:
        """A channel by its id in a request. Raises CannotDo when this user does not see it."""
        channel = self.world.channels.get(int(str(number)))
        if channel is None or not actions.may_see(self.world, self.account, channel):
            raise CannotDo("There is no such channel.")
        return channel

    def open(self, channel: Channel, limit: int) -> None:
        """Show a channel from now on, so many of its newest messages."""
        if channel is not self._channel:
            self._sent.clear()
        self._channel, self._limit = channel, max(limit, SHOWN)
        self._told.pop("messages", None)
        self.world.changed()

    async def _answer(self, request: Json) -> None:
        """Do what the page asks for and tell it what came of it."""
        answer: Json = {"type": "reply", "to": request.get("number")}
        try:
            answer |= await deeds.do(self, request)
        except CannotDo as error:
            answer["error"] = str(error)
        except Refusal as refusal:
            answer["error"] = refusal.message
        await self._send(answer)

    async def _send(self, frame: Json) -> None:
        """Send a frame, unless the tab has just been closed."""
        if self._socket.closed:
            return
        try:
            await self._socket.send_str(json.dumps(frame))
        except ConnectionError:
            LOG.debug("%s has closed a tab", self.account.name)

    async def _show(self) -> None:
        """Send whatever is new, after every change of the world."""
        await self._send(self._welcome())
        while True:
            change = self.world.next_change()
            for frame in [self._status(), self._places(), *self._messages()]:
                settled = frame | {"changed": []} if "changed" in frame else frame
                if frame != settled or self._told.get(frame["type"]) != settled:
                    self._told[frame["type"]] = settled
                    await self._send(frame)
            await change

    def _welcome(self) -> Json:
        return {
            "type": "welcome",
            "me": str(self.account.id),
            "bot": {"id": str(self.world.bot.id), "name": self.world.bot.name},
            "base": self.world.base,
            "languages": self.page.languages,
            "actions": [action.described() for action in self.page.actions.values()],
        }

    def _status(self) -> Json:
        return {
            "type": "status",
            "ahead": round(self.world.now() - time.time(), 1),
            "connected": self.page.sandbox.connected,
            "locale": self.account.locale,
            "directMessagesOpen": self.account.direct_messages_open,
            "underWay": self.page.under_way,
            "people": shown.people(self.world, self.page.attention),
        }

    def _places(self) -> Json:
        return {"type": "places", **shown.places(self.world, self.account, self.page.attention)}

    def _messages(self) -> list[Json]:
        """The channel that is open; of its messages only those that are new or changed."""
        if self._channel is None:
            return []
        gone = self._channel.id not in self.world.channels
        if gone or not actions.may_see(self.world, self.account, self._channel):
            self._channel = None
            return [{"type": "messages", "channel": None}]
        seen = self._seen(self._channel)
        latest = seen[-self._limit :]
        changed = []
        versions = {}
        for message in latest:
            versions[message.id] = shown.version(self.world, message)
            if self._sent.get(message.id) != versions[message.id]:
                changed.append(shown.message(self.world, self.account, message))
        self._sent = versions
        if self.looking:
            self.page.attention.read(self.account, self._channel)
        frame = {
            "type": "messages",
            "channel": shown.channel(self.world, self.account, self._channel),
            "order": [str(message.id) for message in latest],
            "changed": changed,
            "earlier": len(seen) > len(latest),
        }
        return [frame]

    def _seen(self, channel: Channel) -> list[Message]:
        there = actions.visible_messages(self.world, self.account, channel)
        return [message for message in there if message.id not in self.page.attention.dismissed]
