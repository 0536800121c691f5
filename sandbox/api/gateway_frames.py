"""What a bot sends to the gateway, checked as it is read."""

from enum import IntEnum, IntFlag
from typing import Annotated, Any

from msgspec import Meta, Struct


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """Gateway intents that change events here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


Id = int | Annotated[str, Meta(pattern="^[0-9]{1,20}$")]
"""A snowflake in a frame of a bot."""


class Frame(Struct, frozen=True):
    op: int
    d: Any = None


class Identify(Struct, frozen=True):
    token: str
    intents: Annotated[int, Meta(ge=0)] = 0
    shard: tuple[int, int] = (0, 1)


class Resume(Struct, frozen=True):
    token: str
    session_id: str | None
    """None: discord.py resumes also what was cut before it had a session."""
    seq: Annotated[int, Meta(ge=0)] | None = None


class RequestMembers(Struct, frozen=True):
    guild_id: Id
    user_ids: Id | list[Id] | None = None
    query: str | None = None
    limit: Annotated[int, Meta(ge=0)] = 0
    nonce: str | None = None
