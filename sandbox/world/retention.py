"""Forgets old data of a world that runs for weeks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from sandbox.validation.components import ComponentType, walk
from sandbox.validation.limits import TOKEN_LIFE
from sandbox.world.files import GIVEN
from sandbox.world.messages import delete
from sandbox.world.model import Channel, ChannelType, Message
from sandbox.world.world import World


@dataclass(frozen=True, slots=True)
class Bounds:
    requests: int = 100
    """Of the bot's requests and faults: the newest."""
    picture_bytes: int = 8 * 2**20
    """Of the files of messages: the newest; older messages keep their texts and alt texts.

    The newest message with a picture and buttons in a text channel keeps both: it greets newcomers.
    """
    ephemeral_seconds: float = 86_400.0
    """Seconds for which ephemeral messages are kept."""
    notifications: int = 2_000
    """Of all: the newest."""


def forget(world: World, bounds: Bounds) -> None:
    """Drop data beyond the bounds, and what only that needed."""
    _forget_ephemeral(world, bounds.ephemeral_seconds)
    _forget_interactions(world)
    _forget_pictures(world, bounds.picture_bytes)
    drop_unused_files(world, [url for url, _ in world.replaced])


def drop_unused_files(world: World, replaced: Iterable[str] = ()) -> None:
    """Drop the files that no message shows, but those just ``replaced``, or no interaction has."""
    shown = (file.url for each in _messages(world) for file in each.attachments)
    used = {url.removeprefix(world.base) for url in (*shown, *replaced, *_attached_file_urls(world))}
    for path in [each for each in world.files if each.startswith(("/attachments/", GIVEN))]:
        if path not in used:
            del world.files[path]


def _attached_file_urls(world: World) -> Iterator[str]:
    for interaction in world.interactions.values():
        for file in interaction.data.get("resolved", {}).get("attachments", {}).values():
            yield file["url"]


def _messages(world: World) -> list[Message]:
    found = (message for channel in world.channels.values() for message in channel.messages.values())
    return sorted(found, key=lambda message: message.id)


def _forget_ephemeral(world: World, seconds: float) -> None:
    for message in _messages(world):
        if message.ephemeral and world.now() - message.created_at > seconds:
            delete(world, message)
            world.dismissed.discard(message.id)


def _forget_interactions(world: World) -> None:
    """Forget interactions with a dead token and no response."""
    responded = {message.interaction_id for message in _messages(world)}
    for interaction in list(world.interactions.values()):
        if world.now() - interaction.created_at > TOKEN_LIFE:
            world.tokens.pop(interaction.token, None)
            if interaction.id not in responded:
                del world.interactions[interaction.id]


def _greeting(channel: Channel) -> int | None:
    """The newest message with a picture and buttons that a text channel shows to everybody."""
    if channel.type != ChannelType.GUILD_TEXT:
        return None
    shown = (each for each in channel.messages.values() if each.attachments and not each.ephemeral)
    types = ((each.id, {part["type"] for part in walk(each.components)}) for each in shown)
    return max((message for message, found in types if ComponentType.BUTTON in found), default=None)


def _forget_pictures(world: World, most: int) -> None:
    left, greetings = most, {_greeting(channel) for channel in world.channels.values()}
    for message in reversed(_messages(world)):
        if message.id in greetings:
            continue
        left -= sum(len(file.content) for file in message.attachments)
        if left < 0 and any(file.content for file in message.attachments):
            for file in message.attachments:
                world.files.pop(file.url.removeprefix(world.base), None)
            message.attachments = [replace(file, content=b"") for file in message.attachments]
