"""Entities of the sandbox: accounts, guilds, channels, messages, commands, interactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from sandbox.world.permissions import EVERYONE, NOTHING, Permission

Json = dict[str, Any]


class ChannelType(IntEnum):
    GUILD_TEXT = 0
    DM = 1
    GUILD_ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    GUILD_FORUM = 15


class MessageType(IntEnum):
    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER_MESSAGE = 21


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)
REQUIRE_TAG = 1 << 4
"""The flag of a forum in which every post has a tag."""


class InteractionType(IntEnum):
    APPLICATION_COMMAND = 2
    MESSAGE_COMPONENT = 3
    APPLICATION_COMMAND_AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


@dataclass(slots=True)
class Account:
    """A user or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    direct_messages_open: bool = True
    installed: bool = False
    """Whether they have installed the application for themselves."""


@dataclass(slots=True)
class Member:
    account_id: int
    joined_at: float
    permissions: Permission = NOTHING
    """On top of everybody's, from a role of their own."""
    role_id: int | None = None
    roles: list[int] = field(default_factory=list)
    """The roles they share with others, by id."""

    @property
    def role_ids(self) -> list[int]:
        """All their roles but everybody's."""
        return [*([] if self.role_id is None else [self.role_id]), *self.roles]


@dataclass(slots=True)
class Role:
    """A role of a guild that several members can have."""

    id: int
    name: str
    permissions: Permission = NOTHING
    mentionable: bool = False
    """Whether everybody may mention it."""


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel allows and denies to a role or a member."""

    allow: Permission
    deny: Permission


@dataclass(slots=True)
class Guild:
    """A guild (what the app calls a server)."""

    id: int
    name: str
    locale: str
    owner_id: int
    everyone: Permission = EVERYONE
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    unavailable: bool = False
    """Whether an outage of Discord keeps it from the bot."""
    moderated_words: list[str] = field(default_factory=list)
    """Words that automatic moderation refuses."""


@dataclass(slots=True)
class ForumTag:
    id: int
    name: str
    moderated: bool = False
    """Whether only who manages threads may give or take it."""
    emoji_name: str | None = None


@dataclass(slots=True)
class Channel:
    """A text channel, a forum, a thread (in a forum a post), or direct messages."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    """Who opened a thread."""
    recipients: frozenset[int] = frozenset()
    """Both accounts of a direct message channel."""
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    """By id of the role or the member."""
    available_tags: list[ForumTag] = field(default_factory=list)
    applied_tags: list[int] = field(default_factory=list)
    require_tag: bool = False
    messages: dict[int, Message] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive_duration: int = 4320
    """Minutes without a message after which a thread is archived."""
    archive_changed_at: float = 0.0
    active_at: float = 0.0
    """When the newest message was sent, or the thread unarchived."""
    thread_members: dict[int, float] = field(default_factory=dict)
    """When each member joined the thread, by account."""

    @property
    def is_thread(self) -> bool:
        return self.type in (ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; ``description`` is its alt text."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    content_type: str
    description: str | None
    url: str
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created_at: float
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    edited_at: float | None = None
    nonce: str | int | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    only_for: int | None = None
    """The one user who sees an ephemeral message."""
    interaction_id: int | None = None
    reference: tuple[int, int] | None = None
    """Channel and message that it replies to, or whose thread it begins."""
    locale: str = ""
    """Which locale the bot used; "" for messages of users."""

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it is a deferred reply without content yet."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(frozen=True, slots=True)
class Command:
    """An application command as registered; ``body`` is the JSON that registered it."""

    id: int
    version: int
    guild_id: int | None
    body: Json

    @property
    def name(self) -> str:
        return str(self.body["name"])


@dataclass(slots=True)
class Interaction:
    """An interaction of a user with the bot, and the bot's responses so far."""

    id: int
    token: str
    type: InteractionType
    account_id: int
    channel_id: int
    data: Json
    created_at: float
    locale: str = ""
    """Of the user's app at that time."""
    message_id: int | None = None
    """Message whose component was used, or opened the modal."""
    callback_type: int | None = None
    """Type of the acknowledgement; None before it."""
    response_message_id: int | None = None
    unfilled: bool = False
    """Whether a deferred reply still waits for its content."""
    modal: Json | None = None
    choices: list[Json] | None = None
    seen: tuple[Json, ...] | None = None
    """Components of the message as the user saw them, if they have changed since."""
    owners: Json = field(default_factory=dict)
    """Who has installed the application: "0" -> the guild, or 0 in direct messages, "1" -> the user."""
    followups: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """Messages that the bot has filled or edited in response."""

    @property
    def acknowledged(self) -> bool:
        return self.callback_type is not None


@dataclass(frozen=True, slots=True)
class Emoji:
    id: int
    name: str
    image: bytes = field(repr=False)
    content_type: str


@dataclass(frozen=True, slots=True)
class Notification:
    """A user was notified of a message."""

    account_id: int
    channel_id: int
    message_id: int
    reason: str
    """"mention", "role", "everyone" or "direct message"."""
    silent: bool
    """Whether it only leaves a badge (SUPPRESS_NOTIFICATIONS)."""
    text: str = ""
    """What a phone shows: the content as it was sent."""
