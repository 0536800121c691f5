"""What there is in the pocket Discord: accounts, guilds, channels, messages, commands, interactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sandbox.validation.errors import Json
from sandbox.world.permissions import EVERYONE, NOTHING, Permission


class ChannelType(IntEnum):
    """Kinds of channels the sandbox knows."""

    GUILD_TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType(IntEnum):
    """Kinds of messages the sandbox makes."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER_MESSAGE = 21


class MessageFlag(IntFlag):
    """Message flags the sandbox knows."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class InteractionType(IntEnum):
    """What a user did."""

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


@dataclass(slots=True)
class Member:
    """Somebody in a guild; ``permissions`` come on top of everybody's, from a role of their own."""

    account_id: int
    joined_at: float
    permissions: Permission = NOTHING
    role_id: int | None = None


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel allows and denies to everybody (target = guild's id) or to one member."""

    allow: Permission
    deny: Permission


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    locale: str
    owner_id: int
    everyone: Permission = EVERYONE
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Channel:
    """A text channel, a thread (``parent_id`` set) or a direct message channel (``recipients`` set)."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    recipients: frozenset[int] = frozenset()
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive_duration: int = 4320
    archive_changed_at: float = 0.0
    active_at: float = 0.0
    thread_members: dict[int, float] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file at a message; ``description`` is its alt text."""

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
    """A message; ``only_for`` is the one user who sees an ephemeral one."""

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
    mention_everyone: bool = False
    only_for: int | None = None
    interaction_id: int | None = None
    reference: tuple[int, int] | None = None
    pinned: bool = False

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & MessageFlag.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """A deferred reply that has not been filled yet."""
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
    """Something a user did with the bot, and what the bot has answered so far.

    ``answers`` are the messages it has filled or changed by now, ``unfilled`` is a deferred reply in waiting,
    ``seen`` the components the user had before them when they are no longer the message's.
    """

    id: int
    token: str
    type: InteractionType
    account_id: int
    channel_id: int
    data: Json
    created_at: float
    message_id: int | None = None
    callback_type: int | None = None
    response_message_id: int | None = None
    unfilled: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None
    seen: tuple[Json, ...] | None = None
    followups: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    @property
    def acknowledged(self) -> bool:
        return self.callback_type is not None

    @property
    def about_message(self) -> bool:
        """It came from a message's component or a modal of one: types 6 and 7 may answer it."""
        return self.message_id is not None


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    image: bytes = field(repr=False)
    content_type: str


@dataclass(frozen=True, slots=True)
class Notification:
    """Discord told a user about a message: a mention on creation or a direct message.

    ``silent`` ones (SUPPRESS_NOTIFICATIONS) only leave a badge.
    """

    account_id: int
    channel_id: int
    message_id: int
    reason: str
    silent: bool
