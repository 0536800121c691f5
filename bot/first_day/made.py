"""The journal of everything that `tabellarius try` makes on Discord, by which it is removed again."""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import msgspec
from msgspec import Struct, structs

from bot.client.acknowledgement import LOST
from bot.first_day.recorder import Sent
from bot.limits import BAD_REQUEST, SERVER_ERROR, THREAD_ARCHIVED

MESSAGE, THREAD, EMOJI, TAGS, COMMANDS = KINDS = ("message", "thread", "emoji", "tags", "commands")
"""Kinds of things in the order they are removed."""

EMOJI_NAME = "tabellarius_try"
"""The emoji that is uploaded."""

MAKES: Mapping[str, str] = {
    r"/channels/(\d+)/messages": MESSAGE,
    r"/channels/(\d+)(?:/messages/\d+)?/threads": THREAD,
    r"/applications/(\d+)/emojis": EMOJI,
}
"""Paths of POST requests, with the place -> what they make."""

DELETES = re.compile(r"DELETE .*/(message|emoji)s/(\d+)")

SYSTEM_NEAR = 20
"""Among so many messages after a thread is Discord's own about it."""

PASSING = (*LOST, discord.DiscordException)
"""Errors after which a thing may still be there."""


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
            if made is not None and sent.exchange.method == "POST":
                sent.number = self.note(kind, int(made[1]))

    def on_answer(self, sent: Sent, status: int, answer: Any) -> None:
        """Note the id of what was made, or that it was refused or is deleted."""
        deleted = DELETES.fullmatch(f"{sent.exchange.method} {sent.path}")
        if sent.number is not None and BAD_REQUEST <= status < SERVER_ERROR:
            self.forget(sent.number)
        elif status >= BAD_REQUEST:
            return
        elif sent.number is not None:
            self._write(structs.replace(self.things[sent.number], id=int(answer["id"])))
            self.saw(int(answer["id"]))
        elif deleted is not None:
            kind, id_ = deleted[1], int(deleted[2])
            for thing in [each for each in self.things.values() if (each.kind, each.id) == (kind, id_)]:
                self.forget(thing.number)
        elif isinstance(answer, dict):
            self.saw(int(answer.get("last_message_id") or 0))
            if "{token}" in sent.exchange.route:
                self._note_response((answer.get("resource") or {}).get("message") or answer)

    def _note_response(self, message: Mapping[str, Any]) -> None:
        """Note what an interaction is answered with, unless Discord removes it by itself."""
        known = {str(each.id) for each in self.things.values()}
        is_private = discord.MessageFlags._from_value(message.get("flags", 0)).ephemeral
        if "channel_id" in message and message["id"] not in known and not is_private:
            self.note(MESSAGE, int(message["channel_id"]), id_=int(message["id"]))

    async def remove_all(self, client: discord.Client, server: discord.Guild) -> list[str]:
        """Remove everything that is noted; returns what a person has to remove, as lines."""
        left = list[str]()
        for thing in sorted(self.things.values(), key=lambda each: (KINDS.index(each.kind), -each.number)):
            found = thing
            try:
                with suppress(discord.NotFound):
                    found = structs.replace(thing, id=thing.id or await self._lost_id(thing, client, server))
                    await _remove(found, client)
            except discord.Forbidden as error:
                left.append(f"{_link(found, server)} ({error.code})")
            except PASSING as error:
                left.append(f"a {thing.kind}, until the next start: {type(error).__name__}")
                continue
            self.forget(thing.number)
        if not self.things:
            self._path.unlink(missing_ok=True)
        return left

    async def _lost_id(self, thing: Thing, client: discord.Client, server: discord.Guild) -> int:
        """The id of a thing the answer to whose request was lost; 0 if there is none."""
        known = {each.id for each in self.things.values()}
        found = list[discord.Message | discord.Thread | discord.Emoji]()
        if thing.kind == EMOJI:
            found = [each for each in await client.fetch_application_emojis() if each.name == EMOJI_NAME]
        elif thing.kind == THREAD:
            found = [each for each in await server.active_threads() if each.owner_id == server.me.id]
        elif thing.kind == MESSAGE:
            channel, since = client.get_partial_messageable(thing.place), discord.Object(thing.since)
            async for message in channel.history(limit=None, after=since):
                if message.author.id == server.me.id:
                    found.append(message)
        return min((each.id for each in found if each.id > thing.since and each.id not in known), default=0)


def _link(thing: Thing, server: discord.Guild) -> str:
    """What a person has to remove, and where it is."""
    place = f"{thing.place}/" if thing.kind == MESSAGE else ""
    done = ", emptied and archived" if thing.kind == THREAD else ""
    return f"a {thing.kind}{done}: https://discord.com/channels/{server.id}/{place}{thing.id}"


async def _remove(thing: Thing, client: discord.Client) -> None:
    """Remove a thing, if it is there. Raises discord.HTTPException."""
    http, application = client.http, client.application_id or 0
    if thing.kind == TAGS:
        await http.edit_channel(thing.place, available_tags=thing.before)
    elif thing.kind == COMMANDS:
        await http.bulk_upsert_global_commands(application, thing.before)
    elif thing.kind == EMOJI and thing.id:
        await http.delete_application_emoji(application, thing.id)
    elif thing.kind == THREAD and thing.id:
        await _remove_thread(thing, client)
    elif thing.kind == MESSAGE and thing.id:
        await _remove_message(client, thing.place, thing.id)


async def _remove_message(client: discord.Client, channel: int, id_: int) -> None:
    try:
        await client.http.delete_message(channel, id_)
    except discord.HTTPException as error:
        if error.code != THREAD_ARCHIVED:
            raise
        await client.http.edit_channel(channel, archived=False)
        await client.http.delete_message(channel, id_)


async def _remove_thread(thing: Thing, client: discord.Client) -> None:
    """Delete a thread with Discord's own message about it, else empty and archive it.

    Raises discord.HTTPException.
    """
    parent = client.get_channel(thing.place)
    if isinstance(parent, discord.TextChannel):
        async for message in parent.history(limit=SYSTEM_NEAR, after=discord.Object(thing.since)):
            about = message.reference.channel_id if message.reference is not None else 0
            if message.type is discord.MessageType.thread_created and about == thing.id:
                await message.delete()
    try:
        await client.http.delete_channel(thing.id)
    except discord.Forbidden:
        with suppress(*PASSING):
            await _remove_message(client, thing.id, thing.id)
        with suppress(*PASSING):
            await client.http.edit_channel(thing.id, archived=True)
        raise
