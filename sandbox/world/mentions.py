"""Notifications of messages: mentions, ``allowed_mentions``, direct messages."""

import re

from sandbox.validation.components import ComponentType, walk
from sandbox.world.model import ChannelType, Json, Message, MessageFlag, Notification
from sandbox.world.permissions import Permission
from sandbox.world.world import World

MENTION = re.compile(r"<@!?(\d+)>")
CHANNEL_MENTION = re.compile(r"<#(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


def notify(world: World, message: Message, allowed: Json | None) -> None:
    """Set the mentions of a new message and notify users; ``allowed``: the body's ``allowed_mentions``."""
    if message.thinking:
        return
    channel = world.channels[message.channel_id]
    message.mentions = _mentioned(world, message, allowed)
    message.mention_roles = _mentioned_roles(world, message, allowed)
    if message.ephemeral:
        return
    reasons = dict.fromkeys(message.mentions, "mention")
    if message.mention_roles:
        members = world.guilds[channel.guild_id or 0].members
        called = [one for one in members if set(members[one].roles) & set(message.mention_roles)]
        reasons = dict.fromkeys(called, "role") | reasons
    if channel.type is ChannelType.DM:
        answered = world.interactions.get(message.interaction_id or 0)
        responded_to = set() if answered is None else {answered.account_id}
        reasons = dict.fromkeys(channel.recipients - responded_to, "direct message")
    elif message.mention_everyone:
        guild = world.guilds[channel.guild_id or 0]
        reasons = dict.fromkeys(guild.members, "everyone") | reasons
    silent = bool(message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)
    for account_id, reason in reasons.items():
        sees = world.permissions(channel, account_id) & Permission.VIEW_CHANNEL
        if account_id == message.author_id or world.accounts[account_id].bot or not sees:
            continue
        if channel.is_thread and reason == "mention":
            channel.thread_members.setdefault(account_id, world.now())
        text = push_text(world, message.content)
        note = Notification(account_id, channel.id, message.id, reason, silent, text)
        world.notifications.append(note)


def push_text(world: World, content: str) -> str:
    """The content of a message as a phone shows it."""

    def user(mention: re.Match[str]) -> str:
        account = world.accounts.get(int(mention[1]))
        return mention[0] if account is None else f"@{account.name}"

    def channel(mention: re.Match[str]) -> str:
        found = world.channels.get(int(mention[1]))
        return mention[0] if found is None else f"#{found.name}"

    return CHANNEL_MENTION.sub(channel, with_role_names(world, MENTION.sub(user, content)))


def with_role_names(world: World, text: str) -> str:
    """A text with the roles it mentions by their names."""

    def name(mention: re.Match[str]) -> str:
        number = int(mention[1])
        found = (guild.roles[number].name for guild in world.guilds.values() if number in guild.roles)
        return f"@{next(found, 'deleted-role')}"

    return ROLE_MENTION.sub(name, text)


def message_text(message: Message) -> str:
    """The content and all text displays of a message."""
    displays = [c["content"] for c in walk(message.components) if c["type"] == ComponentType.TEXT_DISPLAY]
    return "\n".join(filter(None, [message.content, *displays]))


def _parsed(allowed: Json | None) -> list[str]:
    return ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []


def _mentioned_roles(world: World, message: Message, allowed: Json | None) -> list[int]:
    """The roles that a message really mentions: everybody may mention them, or its author any."""
    channel = world.channels[message.channel_id]
    guild = world.guild_of(channel)
    if guild is None:
        return []
    parse, listed = _parsed(allowed), {int(one) for one in (allowed or {}).get("roles") or []}
    may = world.permissions(channel, message.author_id) & Permission.MENTION_EVERYONE
    found = dict.fromkeys(int(number) for number in ROLE_MENTION.findall(message_text(message)))
    return [
        one
        for one in found
        if one in guild.roles
        and ("roles" in parse or one in listed)
        and (may or guild.roles[one].mentionable)
    ]


def _mentioned(world: World, message: Message, allowed: Json | None) -> list[int]:
    channel = world.channels[message.channel_id]
    text = message_text(message)
    parse = _parsed(allowed)
    listed = {int(one) for one in (allowed or {}).get("users") or []}
    found = list(dict.fromkeys(int(number) for number in MENTION.findall(text)))
    mentioned = [one for one in found if one in world.accounts and ("users" in parse or one in listed)]
    may = world.permissions(channel, message.author_id) & Permission.MENTION_EVERYONE
    everyone = "@everyone" in text or "@here" in text
    message.mention_everyone = bool(may and everyone and "everyone" in parse)
    if message.reference is not None and (allowed is None or allowed.get("replied_user")):
        source = channel.messages.get(message.reference[1])
        if source is not None and source.author_id not in mentioned:
            mentioned.append(source.author_id)
    return mentioned
