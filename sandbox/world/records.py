"""A world as records; names of collections and fields are stored and never change."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from msgspec import Raw, Struct

from sandbox.world.model import (
    Account,
    Channel,
    Command,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    Notification,
)
from sandbox.world.retention import Bounds, drop_unused_files
from sandbox.world.world import World

Key = int | str | None | tuple[int, int]
"""Key of an entity in its collection."""

Records = dict[str, dict[Key, Raw]]
"""The newest record of each entity, by collection and key."""

MESSAGES, INTERACTIONS = "messages", "interactions"


class Record(Struct, frozen=True, array_like=True):
    collection: str
    key: Key
    value: Raw
    """The entity in MessagePack; nil: it is gone."""


class Identity(Struct, frozen=True):
    """What a world needs to know about itself."""

    bot: int
    owner: int
    base: str
    """Address of its server."""


class File(Struct, frozen=True, array_like=True):
    content_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Collection:
    """A part of the world, compared with its last record."""

    name: str
    items: Callable[[World], Iterable[tuple[Any, Any]]]
    fixed: bool = False
    """Whether its entities never change."""
    kept: Callable[[Any], Any] = lambda entity: entity
    """The record of an entity."""


COLLECTIONS = (
    Collection("world", lambda world: [("", Identity(world.bot.id, world.owner.id, world.base))]),
    Collection("accounts", lambda world: world.accounts.items()),
    Collection("guilds", lambda world: world.guilds.items()),
    Collection(
        "channels", lambda world: world.channels.items(), kept=lambda channel: replace(channel, messages={})
    ),
    Collection("commands", lambda world: world.commands.items()),
    Collection("emojis", lambda world: world.emojis.items(), fixed=True),
    Collection("files", lambda world: world.files.items(), fixed=True, kept=lambda file: File(*file)),
    Collection("notifications", lambda world: enumerate(world.notifications), fixed=True),
    Collection("read", lambda world: world.read.items()),
    Collection("dismissed", lambda world: ((each, True) for each in world.dismissed), fixed=True),
)
"""Everything except messages, which report their changes themselves, and their interactions."""

GONE = Raw(msgspec.msgpack.encode(None))


GONE_FILE = ("", b"")
"""Of a message so old that its files were dropped."""


def record(collection: str, key: Key, value: Any) -> Record:
    return Record(collection, key, Raw(msgspec.msgpack.encode(value)))


class Recorder:
    """Finds the changes of a world since the last call."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known: dict[str, dict[Key, Raw | None]] = {each.name: {} for each in COLLECTIONS}
        self._changed_messages: dict[int, int] = {}
        """Changed messages -> their channels."""
        world.listeners.append(self._listen)

    def close(self) -> None:
        self._world.listeners.remove(self._listen)

    def _listen(self, name: str, data: Json) -> None:
        if name.startswith("MESSAGE_"):
            self._changed_messages[int(data["id"])] = int(data["channel_id"])

    def everything(self) -> list[Record]:
        """Records of the whole world."""
        drop_unused_files(self._world)
        del self._world.notifications[: -Bounds().notifications]
        self._known = {each.name: {} for each in COLLECTIONS}
        self._changed_messages = {
            message: channel.id for channel in self._world.channels.values() for message in channel.messages
        }
        return self.changes()

    def changes(self) -> list[Record]:
        """Records of what is new, changed or gone."""
        found = [each for collection in COLLECTIONS for each in self._compare(collection)]
        for message, channel in self._changed_messages.items():
            found += self._message(channel, message)
        self._changed_messages.clear()
        return found

    def _compare(self, collection: Collection) -> Iterator[Record]:
        known = self._known[collection.name]
        present = set()
        for key, entity in collection.items(self._world):
            present.add(key)
            if collection.fixed and key in known:
                continue
            made = record(collection.name, key, collection.kept(entity))
            if key not in known or known[key] != made.value:
                known[key] = None if collection.fixed else made.value
                yield made
        for key in known.keys() - present:
            del known[key]
            yield Record(collection.name, key, GONE)

    def _message(self, channel_id: int, message_id: int) -> Iterator[Record]:
        """A message without the contents of its files, after its interaction."""
        channel = self._world.channels.get(channel_id)
        message = None if channel is None else channel.messages.get(message_id)
        if message is None:
            yield Record(MESSAGES, message_id, GONE)
            return
        if message.interaction_id is not None:
            interaction = self._world.interactions[message.interaction_id]
            yield record(INTERACTIONS, interaction.id, interaction)
        attachments = [replace(each, content=b"") for each in message.attachments]
        yield record(MESSAGES, message_id, replace(message, attachments=attachments))


def restore(world: World, records: Records) -> None:
    """Replace a world by records. Raises LookupError and msgspec.DecodeError before any change."""
    identity = msgspec.msgpack.decode(records["world"][""], type=Identity)
    accounts = decoded(records, "accounts", Account)
    bot, owner = accounts[identity.bot], accounts[identity.owner]
    guilds = decoded(records, "guilds", Guild)
    channels = decoded(records, "channels", Channel)
    commands = decoded(records, "commands", list[Command])
    interactions = decoded(records, INTERACTIONS, Interaction)
    emojis = decoded(records, "emojis", Emoji)
    files = {
        path: (file.content_type, file.content) for path, file in decoded(records, "files", File).items()
    }
    messages = decoded(records, MESSAGES, Message)
    for message in sorted(messages.values(), key=lambda message: message.id):
        if message.channel_id in channels and not message.thinking:
            message.attachments = [
                replace(each, content=files.get(each.url.removeprefix(identity.base), GONE_FILE)[1])
                for each in message.attachments
            ]
            channels[message.channel_id].messages[message.id] = message
    notifications = decoded(records, "notifications", Notification)
    read, dismissed = decoded(records, "read", int), decoded(records, "dismissed", bool)

    world.base, world.bot, world.owner = identity.base, bot, owner
    world.accounts, world.guilds, world.channels = accounts, guilds, channels
    world.commands, world.interactions = commands, interactions
    world.emojis, world.files = emojis, files
    world.notifications = [notifications[number] for number in sorted(notifications)]
    world.read, world.dismissed = read, set(dismissed)


def decoded(records: Records, collection: str, kind: Any) -> dict[Any, Any]:
    found: Mapping[Key, Raw] = records.get(collection, {})
    return {key: msgspec.msgpack.decode(value, type=kind) for key, value in found.items()}


def move(world: World, base: str) -> None:
    """Give a world another address: files and components follow."""
    old, world.base = f"{world.base}/", base
    for channel in world.channels.values():
        for message in channel.messages.values():
            message.attachments = [
                replace(each, url=f"{base}/{each.url.removeprefix(old)}") for each in message.attachments
            ]
            message.components = _moved(message.components, old, base)
            message.embeds = _moved(message.embeds, old, base)


def _moved(value: Any, old: str, base: str) -> Any:
    """JSON with addresses below another one."""
    if isinstance(value, str):
        return f"{base}/{value.removeprefix(old)}" if value.startswith(old) else value
    if isinstance(value, list):
        return [_moved(each, old, base) for each in value]
    if isinstance(value, dict):
        return {key: _moved(each, old, base) for key, each in value.items()}
    return value
