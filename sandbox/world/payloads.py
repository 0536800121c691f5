"""JSON of users, guilds, channels and messages, as in REST v10 and gateway events."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from sandbox.world.model import (
    REQUIRE_TAG,
    Account,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    InteractionType,
    Json,
    Member,
    Message,
    MessageType,
    Role,
)
from sandbox.world.permissions import Permission
from sandbox.world.world import World

FIXED: Mapping[str, Json] = msgspec.json.decode((Path(__file__).parent / "fixed_fields.json").read_bytes())
"""Fields of objects with the same value everywhere."""


def iso_time(seconds: float) -> str:
    """A time in ISO 8601, in whole milliseconds, as ids are."""
    return datetime.fromtimestamp(int(seconds * 1000) / 1000, UTC).isoformat()


def user_payload(account: Account) -> Json:
    return {
        "id": str(account.id),
        "username": account.name.lower().replace(" ", "_"),
        "global_name": None if account.bot else account.name,
        "discriminator": "0000" if account.bot else "0",
        "avatar": None,
        "bot": account.bot,
        "public_flags": 0,
    }


def member_payload(world: World, member: Member, *, with_user: bool = True) -> Json:
    payload: Json = {
        **FIXED["member"],
        "roles": [str(role_id) for role_id in member.role_ids],
        "joined_at": iso_time(member.joined_at),
    }
    if with_user:
        payload["user"] = user_payload(world.accounts[member.account_id])
    return payload


def role_payload(role: Role, position: int, *, managed: bool = False) -> Json:
    return {
        **FIXED["role"],
        "id": str(role.id),
        "name": role.name,
        "position": position,
        "permissions": str(int(role.permissions)),
        "managed": managed,
        "mentionable": role.mentionable,
    }


def role_payloads(world: World, guild: Guild) -> list[Json]:
    """The roles of a guild: everybody's, those of single members, those that members share."""
    roles = [role_payload(Role(guild.id, "@everyone", guild.everyone), 0)]
    for member in guild.members.values():
        if member.role_id is not None:
            own = Role(member.role_id, world.accounts[member.account_id].name, member.permissions)
            roles.append(role_payload(own, len(roles), managed=True))
    for role in guild.roles.values():
        roles.append(role_payload(role, len(roles)))
    return roles


def guild_payload(world: World, guild: Guild) -> Json:
    """A guild as in GUILD_CREATE, with its channels and open threads."""
    channels = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    visible = [c for c in channels if world.permissions(c, world.bot.id) & Permission.VIEW_CHANNEL]
    return {
        **FIXED["guild"],
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": role_payloads(world, guild),
        "joined_at": iso_time(guild.members[world.bot.id].joined_at),
        "member_count": len(guild.members),
        "members": [member_payload(world, guild.members[world.bot.id])],
        "channels": [channel_payload(world, channel) for channel in channels if not channel.is_thread],
        "threads": [channel_payload(world, c) for c in visible if c.is_thread and not c.archived],
    }


def joined_payload(world: World, guild: Guild) -> Json:
    """A guild as in the GUILD_CREATE of a bot that has just joined it."""
    payload = guild_payload(world, guild)
    del payload["unavailable"]
    return payload


def channel_payload(world: World, channel: Channel) -> Json:
    """A channel object: text channel, forum, thread or direct message channel."""
    last = max(channel.messages, default=None)
    payload: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if channel.type is ChannelType.DM:
        others = [world.accounts[one] for one in channel.recipients if one != world.bot.id]
        return payload | {"recipients": [user_payload(account) for account in others]}
    payload |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.is_thread:
        return payload | _thread_fields(world, channel)
    overwrites = [
        {
            "id": str(target),
            "type": 1 if target in world.accounts else 0,
            "allow": str(int(overwrite.allow)),
            "deny": str(int(overwrite.deny)),
        }
        for target, overwrite in channel.overwrites.items()
    ]
    payload |= {
        "position": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }
    return payload | _forum_fields(world, channel) if channel.type is ChannelType.GUILD_FORUM else payload


def _forum_fields(world: World, forum: Channel) -> Json:
    newest = max((post.id for post in world.threads(forum)), default=None)
    return {
        "last_message_id": None if newest is None else str(newest),
        "flags": REQUIRE_TAG if forum.require_tag else 0,
        "available_tags": [
            {
                "id": str(tag.id),
                "name": tag.name,
                "moderated": tag.moderated,
                "emoji_id": None,
                "emoji_name": tag.emoji_name,
            }
            for tag in forum.available_tags
        ],
        "default_reaction_emoji": None,
        "default_thread_rate_limit_per_user": 0,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }


def _thread_fields(world: World, thread: Channel) -> Json:
    counted = sum(
        message.type is MessageType.DEFAULT and message.id != thread.id
        for message in thread.messages.values()
    )
    fields: Json = {
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "message_count": counted,
        "total_message_sent": counted,
        "member_count": len(thread.thread_members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive_duration,
            "archive_timestamp": iso_time(thread.archive_changed_at),
            "create_timestamp": iso_time(thread.archive_changed_at),
        },
    }
    if is_post(world, thread):
        fields["applied_tags"] = [str(tag) for tag in thread.applied_tags]
    if world.bot.id in thread.thread_members:
        fields["member"] = thread_member_payload(thread, world.bot.id)
    return fields


def is_post(world: World, thread: Channel) -> bool:
    parent = world.channels.get(thread.parent_id or 0)
    return parent is not None and parent.type is ChannelType.GUILD_FORUM


def thread_member_payload(thread: Channel, account_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(account_id),
        "join_timestamp": iso_time(thread.thread_members[account_id]),
        "flags": 0,
    }


def attachment_payload(attachment: Attachment) -> Json:
    payload: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        payload["description"] = attachment.description
    if attachment.width is not None:
        payload |= {"width": attachment.width, "height": attachment.height}
    return payload


def message_payload(world: World, message: Message) -> Json:
    channel = world.channels[message.channel_id]
    payload: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": int(message.type),
        "author": user_payload(world.accounts[message.author_id]),
        "content": message.content,
        "timestamp": iso_time(message.created_at),
        "edited_timestamp": None if message.edited_at is None else iso_time(message.edited_at),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_payload(world.accounts[one]) for one in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_payload(attachment) for attachment in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "flags": int(message.flags),
        "pinned": False,
    }
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.author_id == world.bot.id:
        payload["application_id"] = str(world.bot.id)
    if message.interaction_id is not None:
        interaction = world.interactions[message.interaction_id]
        payload["webhook_id"] = str(world.bot.id)
        payload["interaction_metadata"] = _interaction_metadata(world, interaction)
    if message.reference is not None:
        channel_id, message_id = message.reference
        payload["message_reference"] = {
            "type": 0,
            "channel_id": str(channel_id),
            "message_id": str(message_id),
            **({} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}),
        }
        source = world.channels[channel_id].messages.get(message_id) if channel_id in world.channels else None
        payload["referenced_message"] = None if source is None else message_payload(world, source)
    thread = world.channels.get(message.id)
    starts = thread is not None and message.channel_id == thread.parent_id
    if thread is not None and starts and message.type is not MessageType.THREAD_STARTER_MESSAGE:
        payload["thread"] = channel_payload(world, thread)
    return payload


def _interaction_metadata(world: World, interaction: Interaction) -> Json:
    metadata: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user_payload(world.accounts[interaction.account_id]),
        "authorizing_integration_owners": {},
    }
    if interaction.type is InteractionType.MESSAGE_COMPONENT:
        metadata["interacted_message_id"] = str(interaction.message_id)
    return metadata
