"""Comparison of a world with its journal."""

from pathlib import Path

from sandbox.world.journal import read
from sandbox.world.world import World


def comparable(world: World) -> dict[str, str]:
    """The parts of a world, without the address of its server."""
    channels = list(world.channels.values())
    files = [file for one in channels for each in one.messages.values() for file in each.attachments]
    responded = {each.interaction_id for one in channels for each in one.messages.values()}
    parts = {
        "identity": (world.bot, world.owner),
        "accounts": world.accounts,
        "guilds": world.guilds,
        "channels": world.channels,
        "files": [(file.url, file.content, world.files[file.url.removeprefix(world.base)]) for file in files],
        "commands": world.commands,
        "interactions": [each for each in world.interactions.values() if each.id in responded],
        "emojis": [(each, each.image) for each in world.emojis.values()],
        "notifications": world.notifications,
        "read": world.read,
        "dismissed": world.dismissed,
        "newest id": world.last_id,
    }
    return {name: repr(part).replace(world.base, "") for name, part in parts.items()}


def as_kept(journal: Path) -> World:
    """The world restored from a journal, as after a kill."""
    world = World()
    read(journal, world)
    return world
