"""The journal of everything that a trial makes on Discord, by which it is removed, at the next start too."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord
import msgspec
from msgspec import Struct

from bot.first_day.recorder import Sent, parts_of
from bot.limits import BAD_REQUEST, THREAD_ARCHIVED

MESSAGE, THREAD, EMOJI, COMMANDS, TAGS = "message", "thread", "emoji", "commands", "tags"

EMOJI_NAME = "tabellarius_try"
"""The emoji a trial uploads."""

MAKES: Mapping[str, str] = {
    r"/channels/\d+/messages": MESSAGE,
    r"/channels/\d+(/messages/\d+)?/threads": THREAD,
    r"/applications/\d+/emojis": EMOJI,
}
"""Paths of POST requests -> what they make."""

SYSTEM_NEAR = 20
"""In so many messages after a thread Discord's own about it is looked for."""

EPHEMERAL = 1 << 6
"""Flag of a message that Discord removes by itself."""


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the journal: a thing that may be made, its id once that is known, or that it is gone."""

    number: int
    kind: str = ""
    place: int = 0
    """Its channel."""
    since: int = 0
    """An id of Discord that is older."""
    id: int = 0
    before: Any = None
    """What was there before, to be restored."""
    gone: bool = False


class Thing(Struct):
    number: int
    kind: str
    place: int
    since: int
    before: Any
    id: int = 0


class Journal:
    """Notes things before and after each request that makes one, and removes them."""

    def __init__(self, path: Path) -> None:
        """Read what an earlier trial has left. Raises OSError, msgspec.DecodeError."""
        self._path = path
        self._next = 1
        self._newest = 0
        """The newest id of Discord that was seen."""
        self.things: dict[int, Thing] = {}
        for line in path.read_bytes().splitlines() if path.exists() else ():
            self._apply(msgspec.json.decode(line, type=Line))

    def _apply(self, line: Line) -> None:
        self._next = max(self._next, line.number + 1)
        if line.gone:
            self.things.pop(line.number, None)
        elif line.kind:
            self.things[line.number] = Thing(
                line.number, line.kind, line.place, line.since, line.before, line.id
            )
        else:
            self.things[line.number].id = line.id

    def _write(self, line: Line) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._apply(line)

    def note(self, kind: str, place: int = 0, *, before: Any = None, id_: int = 0) -> int:
        """Note a thing that may be made from now on; returns its number."""
        self._write(Line(self._next, kind, place, self._newest, id_, before))
        return self._next - 1

    def forget(self, number: int) -> None:
        """Note that a thing is gone, or stays as it is."""
        if number in self.things:
            self._write(Line(number, gone=True))

    def saw(self, *ids: int | None) -> None:
        """Note ids of Discord: what is made from now on has newer ones."""
        self._newest = max(self._newest, *(each or 0 for each in ids))

    def on_request(self, sent: Sent) -> None:
        """Note what a request is about to make."""
        path = re.sub(r"^/api/v\d+", "", sent.path)
        kind = next((kind for pattern, kind in MAKES.items() if re.fullmatch(pattern, path)), None)
        if kind is not None and sent.method == "POST":
            sent.number = self.note(kind, parts_of(path).get("channels", 0))

    def on_answer(self, sent: Sent, status: int, answer: Any) -> None:
        """Note the id of what was made, or that it was refused."""
        deletes = sent.method == "DELETE" and parts_of(sent.path).keys() & {"messages", "emojis"}
        if deletes and status < BAD_REQUEST:
            gone = [each.number for each in self.things.values() if sent.path.endswith(f"/{each.id}")]
            for number in gone:
                self.forget(number)
        elif sent.number is not None:
            if status < BAD_REQUEST:
                self._write(Line(sent.number, id=int(answer["id"])))
                self.saw(int(answer["id"]))
            elif status < 500:
                self._write(Line(sent.number, gone=True))
        elif sent.exchange.route == "/users/@me/channels" and status < BAD_REQUEST:
            self.saw(int(answer.get("last_message_id") or 0))
        elif "{token}" in sent.exchange.route and isinstance(answer, dict):
            self._note_response((answer.get("resource") or {}).get("message") or answer)

    def _note_response(self, message: Mapping[str, Any]) -> None:
        """Note what an interaction is answered with, unless Discord removes it by itself."""
        known = {str(each.id) for each in self.things.values()}
        if "channel_id" in message and message["id"] not in known and not message["flags"] & EPHEMERAL:
            self.note(MESSAGE, int(message["channel_id"]), id_=int(message["id"]))

    async def remove_all(self, client: discord.Client, server: discord.Guild) -> list[str]:
        """Remove everything that is noted; returns what a person has to remove, as lines."""
        remover = _Remover(client, server)
        order = (THREAD, MESSAGE, EMOJI, TAGS, COMMANDS)
        left = []
        for thing in sorted(self.things.values(), key=lambda each: (order.index(each.kind), -each.number)):
            left += await remover.remove(thing)
            self.forget(thing.number)
        left += await remover.archive_kept()
        self._path.unlink(missing_ok=True)
        return left


class _Remover:
    def __init__(self, client: discord.Client, server: discord.Guild) -> None:
        self._client = client
        self._server = server
        self._deleted: set[int] = set()
        self._kept: set[int] = set()
        """Threads that the bot may not delete."""

    async def remove(self, thing: Thing) -> list[str]:
        """Remove a thing; returns what is left of it. Raises discord.HTTPException where that may pass."""
        left = []
        async for id_ in self._ids(thing):
            try:
                await self._remove(thing, id_)
            except discord.NotFound:
                continue
            except discord.Forbidden as error:
                left.append(f"a {thing.kind}: {self._link(thing.place, id_)} ({error.code})")
        return left

    async def _ids(self, thing: Thing) -> Any:
        if thing.id or thing.before is not None:
            yield thing.id
            return
        try:
            async for id_ in self._made_since(thing):
                yield id_
        except (discord.NotFound, discord.Forbidden):
            return

    async def _made_since(self, thing: Thing) -> Any:
        """The ids of things that the answer to a request was lost for."""
        if thing.kind == EMOJI:
            for emoji in await self._client.fetch_application_emojis():
                if emoji.name == EMOJI_NAME:
                    yield emoji.id
        elif thing.kind == THREAD:
            for thread in await self._server.active_threads():
                if thread.owner_id == self._own and thread.id > thing.since:
                    yield thread.id
        elif thing.place not in self._deleted:
            channel = self._client.get_partial_messageable(thing.place)
            async for message in channel.history(limit=None, after=discord.Object(thing.since)):
                if message.author.id == self._own:
                    yield message.id

    @property
    def _own(self) -> int:
        assert self._client.user is not None
        return self._client.user.id

    async def _remove(self, thing: Thing, id_: int) -> None:
        http = self._client.http
        application = self._client.application_id or 0
        if thing.kind == THREAD:
            await self._remove_thread(thing, id_)
        elif thing.kind == MESSAGE:
            if thing.place not in self._deleted:
                await self._remove_message(thing.place, id_)
        elif thing.kind == EMOJI:
            await http.delete_application_emoji(application, id_)
        elif thing.kind == TAGS:
            await http.edit_channel(thing.place, available_tags=thing.before)
        else:
            await http.bulk_upsert_global_commands(application, thing.before)

    async def _remove_thread(self, thing: Thing, id_: int) -> None:
        parent = self._client.get_channel(thing.place)
        if isinstance(parent, discord.TextChannel):
            async for message in parent.history(limit=SYSTEM_NEAR, after=discord.Object(thing.since)):
                about = message.reference.channel_id if message.reference is not None else 0
                if message.type is discord.MessageType.thread_created and about == id_:
                    await message.delete()
        try:
            await self._client.http.delete_channel(id_)
        except discord.Forbidden:
            self._kept.add(id_)
        else:
            self._deleted.add(id_)

    async def _remove_message(self, channel: int, id_: int) -> None:
        try:
            await self._client.http.delete_message(channel, id_)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self._client.http.edit_channel(channel, archived=False)
            await self._client.http.delete_message(channel, id_)

    async def archive_kept(self) -> list[str]:
        """Archive the threads that could not be deleted, now that they are empty."""
        left = []
        for id_ in sorted(self._kept):
            try:
                await self._client.http.edit_channel(id_, archived=True)
            except discord.NotFound:
                continue
            except discord.HTTPException as error:
                left.append(f"a thread that stays open ({error.code}): {self._link(id_)}")
                continue
            left.append(f"an empty thread, archived: {self._link(id_)}")
        return left

    def _link(self, *ids: int) -> str:
        return "/".join(("https://discord.com/channels", str(self._server.id), *map(str, filter(None, ids))))
