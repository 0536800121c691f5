"""The journal of everything that `tabellarius try` makes on Discord, by which it is removed again."""

import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import msgspec
from msgspec import Struct, structs

from bot.client.acknowledgement import LOST
from bot.first_day.recorder import Sent
from bot.limits import BAD_REQUEST, SERVER_ERROR, THREAD_ARCHIVED

THREAD, MESSAGE, EMOJI, TAGS, COMMANDS = KINDS = ("thread", "message", "emoji", "tags", "commands")
"""Kinds of things in the order they are removed."""

EMOJI_NAME = "tabellarius_try"
"""The emoji that is uploaded."""

MAKES: Mapping[str, str] = {
    r"/channels/(\d+)/messages": MESSAGE,
    r"/channels/(\d+)(?:/messages/\d+)?/threads": THREAD,
    r"/applications/(\d+)/emojis": EMOJI,
}
"""Paths of POST requests, with the place -> what they make."""

DELETES = re.compile(r".*/(?:messages|emojis)/(\d+)")

SYSTEM_NEAR = 20
"""Among so many messages after a thread is Discord's own about it."""

PASSING = (*LOST, discord.DiscordException)
"""Errors after which a thing may still be there."""

EPHEMERAL = 1 << 6
"""Flag of a message that Discord removes by itself."""


class Thing(Struct, frozen=True, omit_defaults=True):
    """A line of the journal: a thing that may be made, again with its id once that is known, or gone."""

    number: int
    kind: str = ""
    place: int = 0
    """Its channel."""
    since: int = 0
    """An id of Discord that is older."""
    id: int = 0
    before: Any = None
    """What was there before, to be restored."""


class Journal:
    """Notes things before and after each request that makes one, and removes them."""

    def __init__(self, path: Path) -> None:
        """Read what an earlier run has left. Raises OSError, msgspec.DecodeError."""
        self._path = path
        self._last = 0
        self._newest = 0
        """The newest id of Discord that was seen."""
        self.things: dict[int, Thing] = {}
        for line in path.read_bytes().splitlines() if path.exists() else ():
            self._apply(msgspec.json.decode(line, type=Thing))

    def _apply(self, thing: Thing) -> None:
        self._last = max(self._last, thing.number)
        if thing.kind:
            self.things[thing.number] = thing
        else:
            self.things.pop(thing.number, None)

    def _write(self, thing: Thing) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(thing) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._apply(thing)

    def note(self, kind: str, place: int = 0, *, before: Any = None, id_: int = 0) -> int:
        """Note a thing that is about to be made; returns its number."""
        self._write(Thing(self._last + 1, kind, place, self._newest, id_, before))
        return self._last

    def forget(self, number: int) -> None:
        """Note that a thing is gone, or stays as it is."""
        self._write(Thing(number))

    def saw(self, *ids: int | None) -> None:
        """Note ids of Discord: what is made from now on has newer ones."""
        self._newest = max(self._newest, *(each or 0 for each in ids))

    def on_request(self, sent: Sent) -> None:
        """Note what a request is about to make."""
        for pattern, kind in MAKES.items():
            made = re.fullmatch(pattern, sent.path)
            if made is not None and sent.method == "POST":
                sent.number = self.note(kind, int(made[1]))

    def on_answer(self, sent: Sent, status: int, answer: Any) -> None:
        """Note the id of what was made, or that it was refused or is deleted."""
        deleted = DELETES.fullmatch(sent.path) if sent.method == "DELETE" else None
        if sent.number is not None and BAD_REQUEST <= status < SERVER_ERROR:
            self.forget(sent.number)
        elif status >= BAD_REQUEST:
            return
        elif sent.number is not None:
            self._write(structs.replace(self.things[sent.number], id=int(answer["id"])))
            self.saw(int(answer["id"]))
        elif deleted is not None:
            for number in [each.number for each in self.things.values() if each.id == int(deleted[1])]:
                self.forget(number)
        elif isinstance(answer, dict):
            self.saw(int(answer.get("last_message_id") or 0))
            if "{token}" in sent.exchange.route:
                self._note_response((answer.get("resource") or {}).get("message") or answer)

    def _note_response(self, message: Mapping[str, Any]) -> None:
        """Note what an interaction is answered with, unless Discord removes it by itself."""
        known = {str(each.id) for each in self.things.values()}
        if "channel_id" in message and message["id"] not in known and not message["flags"] & EPHEMERAL:
            self.note(MESSAGE, int(message["channel_id"]), id_=int(message["id"]))

    async def remove_all(self, client: discord.Client, server: discord.Guild) -> list[str]:
        """Remove everything that is noted; returns what a person has to remove, as lines."""
        remover = _Remover(client, server)
        for thing in sorted(self.things.values(), key=lambda each: (KINDS.index(each.kind), -each.number)):
            try:
                await remover.remove(thing)
            except PASSING as error:
                remover.left.append(f"a {thing.kind}, until the next start: {type(error).__name__}")
            else:
                self.forget(thing.number)
        await remover.archive_kept()
        if not self.things:
            self._path.unlink(missing_ok=True)
        return remover.left


class _Remover:
    def __init__(self, client: discord.Client, server: discord.Guild) -> None:
        self.left: list[str] = []
        self._client = client
        self._server = server
        self._deleted: set[int] = set()
        self._kept: set[int] = set()
        """Threads that the bot may not delete."""

    async def remove(self, thing: Thing) -> None:
        """Remove a thing. Raises discord.HTTPException where that may pass."""
        with suppress(discord.NotFound):
            async for id_ in self._ids(thing):
                try:
                    await self._remove(thing, id_)
                except discord.Forbidden as error:
                    self.left.append(f"a {thing.kind}: {self._link(thing.place, id_)} ({error.code})")

    async def _ids(self, thing: Thing) -> AsyncIterator[int]:
        """The id of a thing; if the answer to its request was lost, the ids of all it can be."""
        own = self._client.user.id if self._client.user else 0
        if thing.id or thing.before is not None:
            yield thing.id
        elif thing.kind == EMOJI:
            for emoji in await self._client.fetch_application_emojis():
                if emoji.name == EMOJI_NAME:
                    yield emoji.id
        elif thing.kind == THREAD:
            for thread in await self._server.active_threads():
                if thread.owner_id == own and thread.id > thing.since:
                    yield thread.id
        else:
            channel = self._client.get_partial_messageable(thing.place)
            async for message in channel.history(limit=None, after=discord.Object(thing.since)):
                if message.author.id == own:
                    yield message.id

    async def _remove(self, thing: Thing, id_: int) -> None:
        http, application = self._client.http, self._client.application_id or 0
        if thing.kind == THREAD:
            await self._remove_thread(thing, id_)
        elif thing.kind == MESSAGE and thing.place not in self._deleted:
            await self._remove_message(thing.place, id_)
        elif thing.kind == EMOJI:
            await http.delete_application_emoji(application, id_)
        elif thing.kind == TAGS:
            await http.edit_channel(thing.place, available_tags=thing.before)
        elif thing.kind == COMMANDS:
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

    async def archive_kept(self) -> None:
        """Archive the threads that could not be deleted, once they are empty."""
        for id_ in sorted(self._kept):
            with suppress(*PASSING):
                await self._remove_message(id_, id_)
            with suppress(*PASSING):
                await self._client.http.edit_channel(id_, archived=True)
            self.left.append(f"a thread, emptied and archived: {self._link(id_)}")

    def _link(self, *ids: int) -> str:
        return "/".join(("https://discord.com/channels", str(self._server.id), *map(str, filter(None, ids))))
