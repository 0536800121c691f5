"""Permissions: their bits, and how they are computed for a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.model import Channel, Guild


class Permission(IntFlag):
    """The permissions the sandbox looks at, by Discord's names and bits."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


NOTHING = Permission(0)
EVERYTHING = Permission((1 << 53) - 1)
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)


def permissions_by_name(*names: str) -> Permission:
    """Raises KeyError for an unknown name."""
    total = Permission(0)
    for name in names:
        total |= Permission[name.upper()]
    return total


def in_guild(guild: Guild, account: int) -> Permission:
    """The permissions of an account before channel overwrites."""
    member = guild.members.get(account)
    if member is None:
        return Permission(0)
    if account == guild.owner_id:
        return EVERYTHING
    granted = guild.everyone | member.permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return EVERYTHING if granted & Permission.ADMINISTRATOR else granted


def in_channel(guild: Guild, channel: Channel, account: int) -> Permission:
    """The permissions of an account in a channel; for a thread pass its parent channel."""
    granted = in_guild(guild, account)
    if granted == EVERYTHING:
        return granted
    member = guild.members.get(account)
    for targets in ([guild.id], member.role_ids if member else [], [account]):
        found = [channel.overwrites[each] for each in targets if each in channel.overwrites]
        for overwrite in found:
            granted &= ~overwrite.deny
        for overwrite in found:
            granted |= overwrite.allow
    if not granted & Permission.VIEW_CHANNEL:
        return Permission(0)
    return granted
