"""One browser tab: a socket that shows what one user sees and handles their requests."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox.actors import actions
from sandbox.actors.actions import NotOffered
from sandbox.actors.user import User
from sandbox.validation.errors import Refusal
from sandbox.web import handlers, payloads
from sandbox.web.frames import read_head
from sandbox.world import languages
from sandbox.world.commands import LOCALES, USER_INSTALL
from sandbox.world.model import Account, Channel, Json, Message

if TYPE_CHECKING:
    from sandbox.web.page import Page

LOG = logging.getLogger(__name__)
FIRST_MESSAGES = 50
"""Messages of a channel that are shown at first."""
MOST_REQUESTS = 100
"""Requests of a tab that are handled at once."""


class BrowserTab:
    """A tab of the page, for one user."""

    def __init__(self, page: Page, account: Account, socket: web.WebSocketResponse) -> None:
        self.page = page
        self.world = page.sandbox.world
        self.account = account
        self.visible = True
        self._socket = socket
        self._channel: Channel | None = None
        self._limit = FIRST_MESSAGES
        self._versions: dict[int, tuple[object, ...]] = {}
        self._last_frames: dict[str, Json] = {}

    @property
    def user(self) -> User:
        return User(self.world, self.account, self.page.sandbox)

    async def run(self) -> None:
        """Send updates and handle requests until the tab is closed."""
        async with asyncio.TaskGroup() as group:
            tasks = {group.create_task(self._send_updates())}
            async for received in self._socket:
                if received.type is not WSMsgType.TEXT:
                    await self._send({"type": "reply", "to": None, "error": "A request is text."})
                elif len(tasks) > MOST_REQUESTS:
                    await self._send({"type": "reply", "to": None, "error": "Too many requests at once."})
                else:
                    task = group.create_task(self._handle(received.data))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
            for task in tasks:
                task.cancel()

    async def close(self) -> None:
        await self._socket.close(code=1001)

    def channel(self, number: object) -> Channel:
        """Raises NotOffered if this user does not see it."""
        channel = self.world.channels.get(int(str(number))) if str(number).isdecimal() else None
        if channel is None or not actions.may_see(self.world, self.account, channel):
            raise NotOffered("There is no such channel.")
        return channel

    def open(self, channel: Channel, limit: int) -> None:
        if channel is not self._channel:
            self._versions.clear()
        self._channel, self._limit = channel, max(limit, FIRST_MESSAGES)
        self._last_frames.pop("messages", None)
        self.world.changed()

    async def _handle(self, text: str) -> None:
        reply: Json = {"type": "reply", "to": None}
        try:
            head = read_head(text)
            reply["to"] = head.number
            reply |= await handlers.handle(self, head.type, text)
        except NotOffered as error:
            reply["error"] = str(error)
        except Refusal as refusal:
            reply["error"] = refusal.message
        except Exception as error:
            LOG.exception("A request of %s failed", self.account.name)
            reply["error"] = f"The sandbox failed: {error!r}"
        await self._send(reply)

    async def _send(self, frame: Json) -> None:
        """Send a frame, unless the tab is closed."""
        if self._socket.closed:
            return
        try:
            await self._socket.send_str(json.dumps(frame))
        except ConnectionError:
            LOG.debug("%s has closed a tab", self.account.name)

    async def _send_updates(self) -> None:
        await self._send(self._welcome())
        while True:
            change = self.world.next_change()
            messages = self._messages()
            for frame in [self._status(), self._channels(), *messages]:
                unchanged = frame | {"changed": []} if "changed" in frame else frame
                if frame != unchanged or self._last_frames.get(frame["type"]) != unchanged:
                    self._last_frames[frame["type"]] = unchanged
                    await self._send(frame)
            await change

    def _welcome(self) -> Json:
        return {
            "type": "welcome",
            "me": str(self.account.id),
            "bot": {"id": str(self.world.bot.id), "name": self.world.bot.name},
            "base": self.world.base,
            "languages": sorted(LOCALES),
            "note": self.page.note,
            "actions": [action.payload() for action in self.page.actions.values()],
        }

    def _status(self) -> Json:
        return {
            "type": "status",
            "clockAhead": round(self.world.now() - time.time(), 1),
            "connected": self.page.sandbox.gateway.connected,
            "locale": self.account.locale,
            "spoken": languages.spoken(self.world),
            "directMessagesOpen": self.account.direct_messages_open,
            "installed": self.account.installed if USER_INSTALL in self.world.integration_types else None,
            "running": self.page.running,
            "pushes": payloads.pushes_payload(self.world, self.account),
            "users": payloads.users_payload(self.world, self.page.read_state),
        }

    def _channels(self) -> Json:
        return {
            "type": "channels",
            **payloads.channels_payload(self.world, self.account, self.page.read_state),
        }

    def _messages(self) -> list[Json]:
        """The open channel, which is read then, with messages that are new or changed."""
        if self._channel is None:
            return []
        deleted = self._channel.id not in self.world.channels
        if deleted or not actions.may_see(self.world, self.account, self._channel):
            self._channel = None
            return [{"type": "messages", "channel": None}]
        messages = self._visible_messages(self._channel)
        latest = messages[-self._limit :]
        changed = []
        versions = {}
        for message in latest:
            versions[message.id] = payloads.message_version(self.world, message)
            if self._versions.get(message.id) != versions[message.id]:
                changed.append(payloads.message_payload(self.world, self.account, message))
        self._versions = versions
        if self.visible:
            self.page.read_state.mark_read(self.account, self._channel)
        frame = {
            "type": "messages",
            "channel": payloads.channel_payload(self.world, self.account, self._channel),
            "order": [str(message.id) for message in latest],
            "changed": changed,
            "earlier": len(messages) > len(latest),
        }
        return [frame]

    def _visible_messages(self, channel: Channel) -> list[Message]:
        messages = actions.visible_messages(self.world, self.account, channel)
        return [message for message in messages if not self.page.read_state.is_dismissed(message)]
