"""What Discord sends, as little of it as the bot's library needs."""

from __future__ import annotations

from itertools import count
from time import time
from typing import Any

from benchmarks.load.database import RunningTable

Json = dict[str, Any]

BOT = 4 * 10**12
OWNER = BOT + 1
EPOCH = 1_420_070_400_000
ALL_PERMISSIONS = str(2**53 - 1)
THEN = "2026-01-01T00:00:00+00:00"

_numbers = count()


def snowflake() -> int:
    """A new id of this moment."""
    return (int(time() * 1000) - EPOCH << 22) + next(_numbers) % 4096


def user(id_: int, *, bot: bool = False) -> Json:
    """A user."""
    name = "Tabellarius" if bot else f"User {id_ % 10**6}"
    return {
        "id": str(id_),
        "username": f"user_{id_}",
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def member(id_: int, *, bot: bool = False) -> Json:
    """A member of a server."""
    return {
        "user": user(id_, bot=bot),
        "roles": [],
        "joined_at": THEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def role(guild: int) -> Json:
    """The role of everybody, who may do everything."""
    return {
        "id": str(guild),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": ALL_PERMISSIONS,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(id_: int, guild: int) -> Json:
    """A text channel."""
    return {
        "id": str(id_),
        "type": 0,
        "guild_id": str(guild),
        "name": "games",
        "position": 0,
        "permission_overwrites": [],
        "flags": 0,
    }


def thread(id_: int, parent: int, guild: int) -> Json:
    """A thread of a table."""
    return {
        "id": str(id_),
        "type": 11,
        "guild_id": str(guild),
        "parent_id": str(parent),
        "owner_id": str(BOT),
        "name": "table",
        "message_count": 0,
        "member_count": 1,
        "flags": 0,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": False,
            "locked": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": THEN,
        },
    }


def guild(id_: int, tables: list[RunningTable]) -> Json:
    """A server with its channel and the threads of its tables."""
    parent = tables[0].channel
    return {
        "id": str(id_),
        "name": "Club",
        "owner_id": str(OWNER),
        "preferred_locale": "en-US",
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(id_)],
        "joined_at": THEN,
        "large": False,
        "unavailable": False,
        "member_count": 2,
        "members": [member(BOT, bot=True)],
        "channels": [channel(parent, id_)],
        "threads": [thread(each.thread, parent, id_) for each in tables],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
    }


def ready(guilds: list[int], address: str) -> Json:
    """READY."""
    return {
        "v": 10,
        "user": user(BOT, bot=True),
        "guilds": [{"id": str(each), "unavailable": True} for each in guilds],
        "session_id": "load",
        "resume_gateway_url": f"ws://{address}/gateway",
        "application": {"id": str(BOT), "flags": 0},
        "private_channels": [],
    }


def application() -> Json:
    """The application of the bot."""
    return {
        "id": str(BOT),
        "name": "Tabellarius",
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(OWNER),
        "team": None,
        "flags": 0,
    }


def message(id_: int, in_channel: int, body: Json, *, flags: int = 0) -> Json:
    """A message of the bot, made or edited by a request."""
    return {
        "id": str(id_),
        "channel_id": str(in_channel),
        "type": 0,
        "author": user(BOT, bot=True),
        "application_id": str(BOT),
        "content": body.get("content") or "",
        "timestamp": THEN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [_attachment(each) for each in body.get("attachments") or []],
        "embeds": [],
        "components": body.get("components") or [],
        "flags": flags | (body.get("flags") or 0),
        "pinned": False,
        **({"nonce": body["nonce"]} if "nonce" in body else {}),
    }


def _attachment(asked: Json) -> Json:
    name = asked.get("filename", "picture.png")
    url = f"http://127.0.0.1/{name}"
    return {"id": str(snowflake()), "filename": name, "size": 100_000, "url": url, "proxy_url": url}


def press(
    id_: int, token: str, table: RunningTable, by: int, on: Json, custom_id: str, values: list[str] | None
) -> Json:
    """INTERACTION_CREATE of a press on a message in a table's thread."""
    component: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        component["values"] = values
    where = thread(table.thread, table.channel, table.guild)
    return {
        "id": str(id_),
        "application_id": str(BOT),
        "type": 3,
        "token": token,
        "version": 1,
        "data": component,
        "channel_id": str(table.thread),
        "channel": {**where, "permissions": ALL_PERMISSIONS},
        "guild_id": str(table.guild),
        "guild": {"id": str(table.guild), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "locale": "en-US",
        "app_permissions": ALL_PERMISSIONS,
        "attachment_size_limit": 10 * 2**20,
        "entitlements": [],
        "context": 0,
        "authorizing_integration_owners": {"0": str(table.guild)},
        "member": {**member(by), "permissions": ALL_PERMISSIONS},
        "message": on,
    }
